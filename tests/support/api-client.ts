import { TOKEN_HEADER } from '#contract/paths.ts';
import { type ErrorBody, ErrorBodySchema } from '#contract/errors.ts';
import { createEventParser, type ReceivedEvent } from '#contract/events.ts';
import {
  CreatedGenerationsSchema,
  type Generation,
  GenerationListSchema,
  GenerationSchema,
  type GenerationSummary,
} from '#contract/generations.ts';
import { CALLS, fill } from '#contract/paths.ts';

export class ApiFailure extends Error {
  readonly status: number;
  readonly code: ErrorBody['code'];

  constructor(status: number, body: ErrorBody) {
    super(`${status} ${body.code}: ${body.message}`);
    this.name = 'ApiFailure';
    this.status = status;
    this.code = body.code;
  }
}

interface WatchOptions {
  /** Sent as `Last-Event-ID`. */
  after?: number;
  /** Called when the response headers have arrived, before the first event. */
  onOpen?: () => void;
}

export interface ApiClient {
  /** Resolves with the run's id once the server has acknowledged it. */
  create(wanted: object, key?: string): Promise<string>;
  get(id: string): Promise<Generation>;
  list(): Promise<GenerationSummary[]>;
  exportMarkdown(id: string): Promise<string>;
  retry(id: string): Promise<void>;
  /** Yields every event until the server ends the stream. Leaving the loop closes the connection. */
  watch(path: string, options?: WatchOptions): AsyncGenerator<ReceivedEvent>;
  /** All events of a run, read until it has ended. */
  log(id: string): Promise<ReceivedEvent[]>;
}

type CallInit = Omit<RequestInit, 'headers'> & { headers?: Record<string, string> };

export function createApiClient({ url, token }: { url: string; token: string }): ApiClient {
  async function call(path: string, { headers, ...init }: CallInit = {}): Promise<Response> {
    const response = await fetch(url + path, {
      ...init,
      headers: { [TOKEN_HEADER]: token, ...headers },
    });
    if (response.ok) return response;
    throw new ApiFailure(response.status, ErrorBodySchema.parse(await response.json()));
  }

  const client: ApiClient = {
    async create(wanted, key) {
      const response = await call(CALLS.generations, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...(key && { 'idempotency-key': key }) },
        body: JSON.stringify(wanted),
      });
      return CreatedGenerationsSchema.parse(await response.json()).generations[0]!.id;
    },

    async get(id) {
      const response = await call(fill(CALLS.generation, { id }));
      return GenerationSchema.parse(await response.json());
    },

    async list() {
      const all: GenerationSummary[] = [];
      for (let cursor: string | null = ''; cursor !== null;) {
        const query = cursor === '' ? '?limit=100' : `?limit=100&cursor=${cursor}`;
        const page = GenerationListSchema.parse(
          await (await call(CALLS.generations + query)).json(),
        );
        all.push(...page.generations);
        cursor = page.nextCursor;
      }
      return all;
    },

    async exportMarkdown(id) {
      return (await call(`${fill(CALLS.generationExport, { id })}?as=md`)).text();
    },

    async retry(id) {
      await call(fill(CALLS.generationRetry, { id }), { method: 'POST' });
    },

    async *watch(path, { after, onOpen } = {}) {
      // Cancelling the body alone doesn't close the connection.
      const leaving = new AbortController();
      try {
        const response = await call(path, {
          signal: leaving.signal,
          headers: after === undefined ? {} : { 'last-event-id': String(after) },
        });
        onOpen?.();
        const parse = createEventParser();
        for await (const text of response.body!.pipeThrough(new TextDecoderStream())) {
          yield* parse(text);
        }
      } finally {
        leaving.abort();
      }
    },

    log: (id) => Array.fromAsync(client.watch(fill(CALLS.generationEvents, { id }))),
  };
  return client;
}
