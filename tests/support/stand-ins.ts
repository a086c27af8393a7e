import { once } from 'node:events';
import {
  createServer,
  type IncomingMessage,
  request as send,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { pipeline } from 'node:stream/promises';
import { startSpeechServer } from './speech-server.ts';
import { startStandInModels } from './stand-in-models/stand-in-models.ts';
import { idOf, MOODS, startStandInPlatform } from './stand-in-platform.ts';
import { startStandInRecognizers } from './stand-in-recognizers.ts';
import { answerLikeAModel } from './stand-in-writer.ts';
import { answerFromTape } from './tapes/tapes.ts';

/** All outside services, played on this machine: the video platform, models, speech to text and voices. */
export interface StandIns {
  /** Environment that points the program at the stand-ins. */
  env: Record<string, string>;
  /** Suggestions to print for a developer who started it by hand. */
  hints: string[];
  close(): Promise<void>;
}

export async function startStandIns(): Promise<StandIns> {
  const endings: (() => Promise<void>)[] = [];
  const [platform, recognizers, models, voices] = await Promise.all([
    startStandInPlatform(),
    startStandInRecognizers(),
    // About the speed of a small local model.
    startStandInModels({
      answer: (asked) => answerFromTape(asked) ?? answerLikeAModel(asked),
      tokensPerSecond: 80,
    }),
    startSpeechServer({ after: (work) => void endings.push(work) }),
  ]);
  const voicesUrl = new URL(voices.env['OPENAI_BASE_URL']!).origin;
  const front = await startFront((path) => {
    const isVoice = /\/audio\/speech$|^\/eleven\/|^\/deepgram\/speak|tts[^/]*:generateContent$/;
    if (isVoice.test(path)) return voicesUrl + path;
    if (/\/audio\/transcriptions$|^\/deepgram\/|:generateContent$/.test(path))
      return recognizers.url + path;
    return models.url + path;
  });
  const atFront = Object.entries(models.env()).map(([name, value]) => [
    name,
    value.replace(models.url, front.url),
  ]);
  return {
    env: {
      ...platform.env,
      ...Object.fromEntries(atFront),
      ELEVENLABS_BASE_URL: `${front.url}/eleven`,
      DEEPGRAM_BASE_URL: `${front.url}/deepgram`,
      LOCAL_AI_URL: models.localUrl,
      LOCAL_RECOGNITION_URL: `${recognizers.url}/local`,
    },
    hints: [
      `The video platform is played at ${platform.url}. Any link is an ordinary talk; these play a mood:`,
      ...MOODS.map((mood) => `  https://youtu.be/${idOf(mood)}  ${mood}`),
      'Models, speech to text and voices are played too: this server has a model of its own, and any key is good',
      'but those with "wrong" in them.',
    ],
    async close() {
      await Promise.all([front.close(), platform.close(), recognizers.close(), models.close()]);
      for (const end of endings) await end();
    },
  };
}

/** A proxy that routes to several servers by path, for services that have only one base URL. */
async function startFront(
  targetOf: (path: string) => string,
): Promise<{ url: string; close(): Promise<void> }> {
  async function pass(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, search } = new URL(request.url ?? '/', 'http://front');
    const onward = send(targetOf(pathname) + search, {
      method: request.method,
      headers: request.headers,
    });
    response.once('close', () => onward.destroy());
    const answered = once(onward, 'response') as Promise<[IncomingMessage]>;
    await pipeline(request, onward);
    const [answer] = await answered;
    response.writeHead(answer.statusCode ?? 502, answer.headers);
    await pipeline(answer, response);
  }
  const server = createServer((request, response) => {
    pass(request, response).catch(() => response.destroy());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
