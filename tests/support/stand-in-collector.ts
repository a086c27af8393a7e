import { once } from 'node:events';
import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type { Lifetime } from './make-app.ts';

/** A received span, with its attributes as an object. */
interface SeenSpan {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  kind: number;
  startTimeUnixNano: string;
  endTimeUnixNano: string;
  attributes: Record<string, string>;
  status?: { code: number };
}

interface SeenPost {
  path: string;
  headers: IncomingHttpHeaders;
  body: string;
  spans: SeenSpan[];
}

interface Collector {
  url: string;
  posts: SeenPost[];
  spans(): SeenSpan[];
  /** Waits for the first span that matches. */
  find(is: (span: SeenSpan) => boolean): Promise<SeenSpan>;
  /** Status for every further POST; `null` never answers. */
  answer(status: number | null): void;
  /** Stops listening, so that connections are refused from then on. */
  close(): Promise<void>;
}

interface Wire {
  resourceSpans: {
    scopeSpans: {
      spans: (Omit<SeenSpan, 'attributes'> & {
        attributes: { key: string; value: { stringValue?: string; intValue?: string } }[];
      })[];
    }[];
  }[];
}

/** An OpenTelemetry collector that accepts traces as JSON. */
export async function startCollector(lifetime: Lifetime): Promise<Collector> {
  const posts: SeenPost[] = [];
  let status: number | null = 200;
  async function take(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await text(request);
    posts.push({ path: request.url ?? '', headers: request.headers, body, spans: spansIn(body) });
    server.emit('post');
    if (status !== null) response.writeHead(status).end('{}');
  }
  const server = createServer((request, response) => {
    take(request, response).catch(() => response.destroy());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const close = async () => {
    if (!server.listening) return;
    server.closeAllConnections();
    server.close();
    await once(server, 'close');
  };
  lifetime.after(close);
  const spans = () => posts.flatMap((post) => post.spans);
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    posts,
    spans,
    async find(is) {
      for (;;) {
        const found = spans().find(is);
        if (found) return found;
        await once(server, 'post');
      }
    },
    answer: (given) => void (status = given),
    close,
  };
}

function spansIn(body: string): SeenSpan[] {
  const { resourceSpans } = JSON.parse(body) as Wire;
  return resourceSpans
    .flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans))
    .map(({ attributes, ...span }) => ({
      ...span,
      attributes: Object.fromEntries(
        attributes.map(({ key, value }) => [key, (value.stringValue ?? value.intValue)!]),
      ),
    }));
}
