import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * A minimal model in its own process. Each token is the time it was sent, so that readers can measure its delay. The
 * model's name gives speed and length: `50x500`.
 */
const PREFIX =
  'event: response.output_text.delta\ndata: {"type":"response.output_text.delta","sequence_number":1,"item_id":"msg_0a1b2c3d4e5f","output_index":0,"content_index":0,"delta":"';

/** The last prompt, so that it can be repeated without the program. */
let lastBody = '';

const server = createServer((request, response) => {
  if (request.method === 'GET') {
    response.end(lastBody);
    return;
  }
  request.setEncoding('utf8');
  let body = '';
  request.on('data', (chunk: string) => (body += chunk));
  request.on('end', () => {
    lastBody = body;
    const [pace = 50, length = 1] = /"(\d+)x(\d+)"/.exec(body)?.slice(1).map(Number) ?? [];
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    response.write('event: response.created\ndata: {"type":"response.created"}\n\n');
    if (body.includes('"one-post"')) sendPost(response, body);
    else send(response, pace, length);
  });
});

function send(response: ServerResponse, pace: number, length: number): void {
  const startedAt = performance.now() - Math.random() * (1000 / pace);
  let sent = 0;
  const next = () => {
    if (response.destroyed) return;
    const due = Math.min(length, Math.floor(((performance.now() - startedAt) * pace) / 1000) + 1);
    for (; sent < due; sent += 1) response.write(`${PREFIX}${Date.now()} "}\n\n`);
    if (sent < length) {
      setTimeout(next, Math.max(0, startedAt + (sent * 1000) / pace - performance.now()));
      return;
    }
    const usage = { input_tokens: 10, output_tokens: length };
    response.end(
      `data: ${JSON.stringify({ type: 'response.completed', response: { usage } })}\n\n`,
    );
  };
  next();
}

/** A complete post for the requested section, sent in one piece. */
function sendPost(response: ServerResponse, body: string): void {
  const id = [...body.matchAll(/@section (\w+) — /g)].at(-1)?.[1] ?? 'post';
  const text =
    'A small garden needs a plan before it needs plants, and the plan begins with the light that falls on it through the day.';
  response.write(`${PREFIX}@section ${id}\\n@tweet [#1] ${text}"}\n\n`);
  const usage = { input_tokens: 10, output_tokens: 30 };
  response.end(`data: ${JSON.stringify({ type: 'response.completed', response: { usage } })}\n\n`);
}

server.on('connection', (socket) => socket.setNoDelay(true));
server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port));
process.on('disconnect', () => process.exit());
