import { openAsBlob } from 'node:fs';
import { basename } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { type ErrorBody } from '#contract/errors.ts';
import { createEventParser } from '#contract/events.ts';
import { type CreatedGenerations, CreatedGenerationsSchema, ENDED } from '#contract/generations.ts';
import { CALLS, fill, TOKEN_HEADER } from '#contract/paths.ts';
import { applyEvent, EMPTY_RUN, type RunView } from '#contract/run-view.ts';
import { type Video, VideoSchema } from '#contract/videos.ts';
import { OperatorError } from '#server/core/fatal.ts';
import type { MakeSource } from './make-arguments.ts';

export interface TerminalClient {
  /** The video with its transcript, once it has one; throws what stands in the way. */
  openVideo(source: MakeSource): Promise<Video>;
  findStyle(name: string): Promise<string>;
  findPrompt(name: string): Promise<string>;
  create(body: object): Promise<CreatedGenerations>;
  /** Until the run has ended; throws where it failed. */
  watch(id: string, onChange: (view: RunView) => void): Promise<void>;
  exportMarkdown(id: string): Promise<{ name: string; text: string }>;
}

const RETRY_MS = 500;
const AWAY_MS = 60_000;
const AWAY =
  'The server does not answer any more. What was written is stored and the run goes on when it is back: look for it in the library.';

interface Request {
  method?: string;
  headers?: Record<string, string>;
  body?: string | FormData;
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

  async function post(path: string, body: object): Promise<Response> {
    return call(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  }

  async function addVideo(source: MakeSource): Promise<Video> {
    if (!('file' in source))
      return VideoSchema.parse(await (await post(CALLS.videos, source)).json());
    const body = new FormData();
    // Whoever runs this on their own machine says with it that they may.
    body.set('rights', 'true');
    body.set('file', await openAsBlob(source.file), basename(source.file));
    const response = await call(CALLS.videoUpload, { method: 'POST', body });
    return VideoSchema.parse(await response.json());
  }

  async function findNamed(
    path: string,
    kind: 'styles' | 'prompts',
    name: string,
  ): Promise<string> {
    const found = (await (await call(path)).json()) as Record<
      string,
      { id: string; name: string }[]
    >;
    const all = found[kind] ?? [];
    const one = all.find((named) => named.name.toLowerCase() === name.toLowerCase());
    if (one) return one.id;
    const names = all.map((named) => named.name).join(', ') || 'none yet';
    throw new OperatorError(
      `There is no ${kind === 'styles' ? 'style' : 'format'} called "${name}". There are: ${names}.`,
    );
  }

  return {
    findStyle: (name) => findNamed(CALLS.styles, 'styles', name),
    findPrompt: (name) => findNamed(CALLS.prompts, 'prompts', name),

    async openVideo(source) {
      let video = await addVideo(source);
      while (video.transcript.state === 'working') {
        await pause(RETRY_MS);
        video = VideoSchema.parse(await (await call(fill(CALLS.video, { id: video.id }))).json());
      }
      if (video.transcript.error) throw new OperatorError(video.transcript.error.message);
      return video;
    },

    async create(body) {
      const response = await call(CALLS.generations, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() },
        body: JSON.stringify(body),
      });
      return CreatedGenerationsSchema.parse(await response.json());
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
          // A server that was restarted goes on with the run, and so do we; only an answer of its own is final.
          if (error instanceof OperatorError) throw error;
          if (Date.now() - heardAt > AWAY_MS) throw new OperatorError(AWAY);
        }
        if (!ENDED.includes(view.status)) await pause(RETRY_MS);
      }
      if (view.error) throw new OperatorError(view.error.message);
    },

    async exportMarkdown(id) {
      const response = await call(`${fill(CALLS.generationExport, { id })}?as=md`);
      const [, name] =
        /filename\*=UTF-8''(\S+)/.exec(response.headers.get('content-disposition') ?? '') ?? [];
      return { name: decodeURIComponent(name ?? `${id}.md`), text: await response.text() };
    },
  };
}
