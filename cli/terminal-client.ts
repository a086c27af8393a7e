import { setTimeout as pause } from 'node:timers/promises';
import { type ErrorBody } from '#contract/errors.ts';
import { createEventParser } from '#contract/events.ts';
import { type CreatedGenerations, CreatedGenerationsSchema, ENDED } from '#contract/generations.ts';
import { CALLS, fill, TOKEN_HEADER } from '#contract/paths.ts';
import { type AudioState, AudioStateSchema } from '#contract/podcasts.ts';
import { AskedSchema, type AskedQuestion, QuestionSchema } from '#contract/questions.ts';
import { applyEvent, EMPTY_RUN, type RunView } from '#contract/run-view.ts';
import { ShelfSchema } from '#contract/shelves.ts';
import { type Video, VideoSchema } from '#contract/videos.ts';
import { OperatorError } from '#server/core/fatal.ts';

export interface TerminalClient {
  /** Any other call; POST if there is a body. Throws the server's error message. */
  send<Schema extends Parsing>(
    path: string,
    schema: Schema,
    body?: object,
  ): Promise<Parsed<Schema>>;
  create(body: object): Promise<CreatedGenerations>;
  /** The id of a custom style or format by name; otherwise throws an error listing the names. */
  findNamed(kind: 'styles' | 'prompts', name: string): Promise<string>;
  /** Throws an error listing the attempts if there is no transcript. */
  findVideo(body: object): Promise<Video>;
  /** Resolves once there is a transcript; recordings take a while. */
  upload(
    file: { name: string; content: Blob },
    fields: Record<string, string>,
    onProgress: (share: number) => void,
  ): Promise<Video>;
  /** Resolves when the run ends; throws if it failed. */
  watch(id: string, onChange: (view: RunView) => void): Promise<void>;
  /** Returns the new shelf's id. */
  createShelf(name: string, videoIds: readonly string[]): Promise<string>;
  /** Asks and waits for the answer; throws if it failed. */
  ask(body: object): Promise<AskedQuestion>;
  exportMarkdown(id: string): Promise<{ name: string; text: string }>;
  /** Records a podcast and returns the finished file. */
  speak(
    id: string,
    onState: (state: AudioState) => void,
  ): Promise<{ name: string; bytes: Uint8Array }>;
  signOut(): Promise<void>;
}

interface Parsing {
  parse(value: unknown): unknown;
}
type Parsed<Schema extends Parsing> = ReturnType<Schema['parse']>;

const RETRY_MS = 500;
const AWAY_MS = 60_000;
const AWAY =
  'The server stopped responding. What’s written so far is saved, and the run will continue when the server is back. Look for the draft in your Library.';

type Named = Partial<Record<'styles' | 'prompts', { id: string; name: string }[]>>;

interface Request {
  method?: string;
  headers?: Record<string, string>;
  body?: string | FormData;
}

/** There's nothing to read at this link; another one may work. */
export class UnreadableSource extends OperatorError {}

/** This account has asked for too much for now. */
export class TooFast extends OperatorError {}

export function noneCalled(
  what: 'style' | 'format' | 'shelf',
  name: string,
  all: readonly { name: string }[],
): OperatorError {
  const names = all.map((named) => named.name).join(', ');
  const next = names === '' ? 'You don’t have any yet.' : `Choose one of these: ${names}.`;
  return new OperatorError(`There’s no ${what} called "${name}". ${next}`);
}

/** The main API calls over HTTP, like any other client. */
export function createTerminalClient(url: string, token: string): TerminalClient {
  async function call(path: string, { headers, ...init }: Request = {}): Promise<Response> {
    const response = await fetch(url + path, {
      ...init,
      headers: { [TOKEN_HEADER]: token, ...headers },
    });
    if (response.ok) return response;
    const { message, fields = [], attempts = [] } = (await response.json()) as ErrorBody;
    const details = [
      ...fields.map(({ field, problem }) => `\n  - ${field}: ${problem}`),
      ...attempts.map(({ via, outcome, ms }) => `\n  - tried ${via}: ${outcome} (${ms} ms)`),
    ];
    const Refused = { 422: UnreadableSource, 429: TooFast }[response.status] ?? OperatorError;
    throw new Refused(message + details.join(''));
  }

  const post = (path: string, body: object, headers: Record<string, string> = {}) =>
    call(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });

  /** Waits until a recording is transcribed; throws if that fails. */
  async function untilReady(video: Video, onProgress: (share: number) => void): Promise<Video> {
    let shown = 0;
    for (let now = video; ;) {
      const { state, progress, error } = now.transcript;
      if (state === 'ready') return now;
      if (state === 'failed') {
        throw new UnreadableSource(error?.message ?? 'There’s no transcript.');
      }
      if (progress !== null && progress > shown) onProgress((shown = progress));
      await pause(RETRY_MS);
      const response = await call(fill(CALLS.video, { id: video.id }));
      now = VideoSchema.parse(await response.json());
    }
  }

  return {
    async send<Schema extends Parsing>(path: string, schema: Schema, body?: object) {
      const response = await (body ? post(path, body) : call(path));
      return schema.parse(await response.json()) as Parsed<Schema>;
    },

    async create(body) {
      const response = await post(CALLS.generations, body, {
        'idempotency-key': crypto.randomUUID(),
      });
      return CreatedGenerationsSchema.parse(await response.json());
    },

    async findNamed(kind, name) {
      const answer = (await (await call(CALLS[kind])).json()) as Named;
      const all = answer[kind] ?? [];
      const one = all.find((named) => named.name.toLowerCase() === name.toLowerCase());
      if (one) return one.id;
      const what = kind === 'styles' ? 'style' : 'format';
      throw noneCalled(what, name, all);
    },

    async findVideo(body) {
      const response = await post(CALLS.videos, body);
      return untilReady(VideoSchema.parse(await response.json()), () => {});
    },

    async upload({ name, content }, fields, onProgress) {
      const form = new FormData();
      for (const [field, value] of Object.entries(fields)) form.set(field, value);
      form.set('file', content, name);
      const response = await call(CALLS.videoUpload, { method: 'POST', body: form });
      return untilReady(VideoSchema.parse(await response.json()), onProgress);
    },

    async watch(id, onChange) {
      let view = EMPTY_RUN;
      let seen = 0;
      let heardAt = Date.now();
      while (!ENDED.includes(view.status)) {
        try {
          const response = await call(fill(CALLS.generationEvents, { id }), {
            headers: { 'last-event-id': String(seen) },
          });
          const parse = createEventParser();
          for await (const chunk of response.body!.pipeThrough(new TextDecoderStream())) {
            heardAt = Date.now();
            for (const { event, seq } of parse(chunk)) {
              seen = seq;
              view = applyEvent(view, event);
              onChange(view);
            }
          }
        } catch (error) {
          // A restarted server resumes the run, so reconnect; only an error response is final.
          if (error instanceof OperatorError) throw error;
          if (Date.now() - heardAt > AWAY_MS) throw new OperatorError(AWAY);
        }
        if (!ENDED.includes(view.status)) await pause(RETRY_MS);
      }
      if (view.error) throw new OperatorError(view.error.message);
    },

    async createShelf(name, videoIds) {
      const response = await post(CALLS.shelves, { name, videoIds });
      return ShelfSchema.parse(await response.json()).id;
    },

    async ask(body) {
      const headers = { 'idempotency-key': crypto.randomUUID() };
      const response = await post(CALLS.questions, body, headers);
      const { id } = AskedSchema.parse(await response.json());
      for (;;) {
        const question = await untilThere(async () => {
          const answer = await call(fill(CALLS.question, { id }));
          return QuestionSchema.parse(await answer.json());
        });
        if (question.error) throw new OperatorError(question.error.message);
        if (ENDED.includes(question.status)) return question;
        await pause(RETRY_MS);
      }
    },

    async exportMarkdown(id) {
      const response = await call(`${fill(CALLS.generationExport, { id })}?as=md`);
      const [, name] =
        /filename\*=UTF-8''(\S+)/.exec(response.headers.get('content-disposition') ?? '') ?? [];
      return { name: decodeURIComponent(name ?? `${id}.md`), text: await response.text() };
    },

    async speak(id, onState) {
      const headers = { 'content-type': 'application/json' };
      const audio = fill(CALLS.generationAudio, { id });
      await call(audio, { method: 'POST', headers, body: '{}' });
      for (;;) {
        const state = await untilThere(async () => {
          const answer = await call(fill(CALLS.audioState, { id }));
          return AudioStateSchema.parse(await answer.json());
        });
        onState(state);
        if (state.status === 'done') break;
        if (state.status === 'failed' || state.status === 'stopped') {
          throw new OperatorError(state.error?.message ?? 'The audio was stopped.');
        }
        await pause(RETRY_MS);
      }
      return untilThere(async () => {
        const file = await call(`${fill(CALLS.generationExport, { id })}?as=mp3`);
        const [, name] =
          /filename\*=UTF-8''(\S+)/.exec(file.headers.get('content-disposition') ?? '') ?? [];
        const bytes = new Uint8Array(await file.arrayBuffer());
        return { name: decodeURIComponent(name ?? `${id}.mp3`), bytes };
      });
    },

    async signOut() {
      await call(CALLS.logout, { method: 'POST' });
    },
  };
}

/** Retries while the server restarts; only an error response is final. */
export async function untilThere<T>(
  ask: () => Promise<T>,
  { pauseMs = RETRY_MS, awayMs = AWAY_MS } = {},
): Promise<T> {
  for (const since = Date.now(); ; await pause(pauseMs)) {
    try {
      return await ask();
    } catch (error) {
      if (error instanceof OperatorError) throw error;
      if (Date.now() - since > awayMs) throw new OperatorError(AWAY);
    }
  }
}
