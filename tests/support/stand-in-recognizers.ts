import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

/** Stand-in for the transcription APIs of OpenAI, Groq, Deepgram and Google. */
export interface StandInRecognizers {
  url: string;
  /** Environment that points every service here, each at its own path. */
  env: Record<string, string>;
  requests: { path: string; query: string; authorization: string; type: string; bytes: number }[];
  /** Sets the next responses; after these, the usual one. */
  fail(...answers: { status: number; body: string; headers?: Record<string, string> }[]): void;
  close(): Promise<void>;
}

const SENTENCE =
  'The quick brown fox jumps over the lazy dog while everybody in the village is watching it.';
/** One sentence every ten seconds, enough for the longest possible chunk. */
const segments = Array.from({ length: 120 }, (_, n) => ({
  start: n * 10,
  end: n * 10 + 8,
  text: ` ${SENTENCE} Number ${n}.`,
}));

export async function startStandInRecognizers(): Promise<StandInRecognizers> {
  const requests: StandInRecognizers['requests'] = [];
  const failures: { status: number; body: string; headers?: Record<string, string> }[] = [];

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const [path = '/', query = ''] = (request.url ?? '/').split('?', 2);
    const body = await buffer(request);
    const json = (status: number, value: unknown) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(value));
    // The request with which we check an API key.
    if (request.method === 'GET') return void json(200, { data: [], models: [] });
    const authorization = String(
      request.headers.authorization ?? request.headers['x-goog-api-key'] ?? '',
    );
    const type = String(request.headers['content-type'] ?? '').split(';', 1)[0]!;
    requests.push({ path, query, authorization, type, bytes: body.length });
    const failure = failures.shift();
    if (failure) return void response.writeHead(failure.status, failure.headers).end(failure.body);
    if (path.endsWith('/audio/transcriptions')) {
      if (!body.includes('verbose_json')) return void json(400, { error: { message: 'no' } });
      return void json(200, { language: 'english', text: '', segments });
    }
    if (path.endsWith('/listen')) {
      // Deepgram's single-language models don't cover every language.
      if (query.includes('language=bn')) {
        return void json(400, {
          err_code: 'Bad Request',
          err_msg: 'Bad Request: No such model/language/tier combination found.',
        });
      }
      const utterances = segments.map(({ start, end, text }, n) => ({
        start,
        end,
        transcript: text.trim(),
        speaker: n % 2,
      }));
      return void json(200, {
        results: { channels: [{ alternatives: [{ languages: ['en'] }] }], utterances },
      });
    }
    if (path.endsWith(':generateContent')) {
      const clock = (seconds: number) =>
        `${String(Math.floor(seconds / 60)).padStart(2, '0')}:${String(seconds % 60).padStart(2, '0')}.0`;
      const list = segments.map(({ start, end, text }) => ({
        start: clock(start),
        end: clock(end),
        text,
      }));
      const text = JSON.stringify({ language: 'en', segments: list });
      return void json(200, {
        candidates: [{ content: { parts: [{ text }] } }],
        usageMetadata: {
          promptTokenCount: 3200,
          candidatesTokenCount: 900,
          thoughtsTokenCount: 100,
        },
      });
    }
    return void json(404, {});
  }

  const server = createServer((request, response) => {
    answer(request, response).catch(() => response.destroy());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url,
    env: {
      OPENAI_BASE_URL: `${url}/openai`,
      GROQ_BASE_URL: `${url}/groq`,
      GOOGLE_AI_BASE_URL: `${url}/google`,
      DEEPGRAM_BASE_URL: `${url}/deepgram`,
    },
    requests,
    fail: (...answers) => void failures.push(...answers),
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
