import { type ErrorBody } from '#contract/errors.ts';
import { createEventParser, isLast } from '#contract/events.ts';
import { type CreatedGenerations, CreatedGenerationsSchema } from '#contract/generations.ts';
import { CALLS, fill, TOKEN_HEADER } from '#contract/paths.ts';
import { applyEvent, EMPTY_RUN, type RunView } from '#contract/run-view.ts';
import { OperatorError } from '#server/core/fatal.ts';

export interface TerminalClient {
  create(body: object): Promise<CreatedGenerations>;
  /** Until the run has ended; throws where it failed. */
  watch(id: string, onChange: (view: RunView) => void): Promise<void>;
  exportMarkdown(id: string): Promise<{ name: string; text: string }>;
}

interface Request {
  method?: string;
  headers?: Record<string, string>;
  body?: string;
}

/** The main calls over HTTP, as any other program would make them. */
export function createTerminalClient(url: string, token: string): TerminalClient {
  async function call(path: string, { headers, ...init }: Request = {}): Promise<Response> {
    const response = await fetch(url + path, {
      ...init,
      headers: { [TOKEN_HEADER]: token, ...headers },
    });
    if (response.ok) return response;
    const { message, fields = [] } = (await response.json()) as ErrorBody;
    const details = fields.map(({ field, problem }) => `\n  - ${field}: ${problem}`);
    throw new OperatorError(message + details.join(''));
  }

  return {
    async create(body) {
      const response = await call(CALLS.generations, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() },
        body: JSON.stringify(body),
      });
      return CreatedGenerationsSchema.parse(await response.json());
    },

    async watch(id, onChange) {
      const response = await call(fill(CALLS.generationEvents, { id }));
      const parse = createEventParser();
      let view = EMPTY_RUN;
      for await (const chunk of response.body!.pipeThrough(new TextDecoderStream())) {
        for (const { event } of parse(chunk)) {
          view = applyEvent(view, event);
          onChange(view);
          if (isLast(event) && view.error) throw new OperatorError(view.error.message);
        }
      }
    },

    async exportMarkdown(id) {
      const response = await call(`${fill(CALLS.generationExport, { id })}?as=md`);
      const [, name] =
        /filename\*=UTF-8''(\S+)/.exec(response.headers.get('content-disposition') ?? '') ?? [];
      return { name: decodeURIComponent(name ?? `${id}.md`), text: await response.text() };
    },
  };
}
