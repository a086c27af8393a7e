import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { wavHeader } from '#server/audio/wav.ts';
import type { Lifetime } from './make-app.ts';

const SAMPLE_RATE = 24_000;
const SECONDS_PER_CHARACTER = 0.06;

interface SpokenRequest {
  path: string;
  key: string;
  text: string;
  voice: string;
  /** Pace as sent (for Google, in words); `null` if the request didn't include one. */
  pace: number | string | null;
}

export interface SpeechServer {
  /** Configuration that points every provider here. */
  env: Record<string, string>;
  requests: SpokenRequest[];
  /** Error responses for the next requests, one each. */
  faults: { status: number; body: unknown; headers?: Record<string, string> }[];
  /** Word → custom audio for texts that contain it. */
  sounds: Map<string, (samples: number) => Float32Array>;
  /** Delay before each response. */
  slowMs: number;
  /**
   * Answers this many more requests, then holds all except those with the `spared` word until the returned function
   * is called.
   */
  hold(after?: number, spared?: string): () => void;
  /** Resolves when a request is being held back. */
  asked(): Promise<void>;
}

/**
 * Stand-in for OpenAI, Google, ElevenLabs and Deepgram: their paths, headers, bodies and responses. It refuses the
 * same paces as the real services. The audio depends only on the request, so the same line always sounds the same.
 */
export async function startSpeechServer(lifetime: Lifetime): Promise<SpeechServer> {
  const requests: SpokenRequest[] = [];
  const faults: SpeechServer['faults'] = [];
  const sounds: SpeechServer['sounds'] = new Map();
  const speaking = { slowMs: 0 };
  let held: Promise<void> | null = null;
  let stillAnswered = 0;
  let sparedWord: string | undefined;
  let waiting = Promise.withResolvers<void>();
  const server = createServer((request, response) => {
    void (async () => {
      const body = JSON.parse((await text(request)) || '{}') as Record<string, unknown>;
      const path = request.url ?? '';
      if (request.method === 'GET') {
        // The request with which we check an API key.
        response.setHeader('content-type', 'application/json');
        response.end('{"data":[]}');
        return;
      }
      const asked = readRequest(path, body, request.headers as Record<string, string>);
      requests.push(asked);
      const isSpared = sparedWord !== undefined && asked.text.includes(sparedWord);
      if (held && !isSpared && --stillAnswered < 0) {
        waiting.resolve();
        await held;
      }
      const fault = refusal(asked, body) ?? faults.shift();
      if (fault) {
        response.writeHead(fault.status, { 'content-type': 'application/json', ...fault.headers });
        response.end(JSON.stringify(fault.body));
        return;
      }
      if (speaking.slowMs > 0) await pause(speaking.slowMs);
      const pcm = toPcm(asked, sounds);
      if (path.includes(':generateContent')) {
        const wave = Buffer.concat([wavHeader(SAMPLE_RATE, pcm.length / 2), pcm]);
        response.setHeader('content-type', 'application/json');
        const parts = [{ inlineData: { mimeType: 'audio/wav', data: wave.toString('base64') } }];
        response.end(JSON.stringify({ candidates: [{ content: { parts } }] }));
      } else {
        response.setHeader('content-type', 'audio/pcm');
        response.end(pcm);
      }
    })();
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  lifetime.after(
    () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  );
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const env = {
    OPENAI_BASE_URL: `${url}/v1`,
    GOOGLE_AI_BASE_URL: `${url}/v1beta`,
    ELEVENLABS_BASE_URL: `${url}/eleven`,
    DEEPGRAM_BASE_URL: `${url}/deepgram`,
  };
  const hold = (after = 0, spared?: string) => {
    stillAnswered = after;
    sparedWord = spared;
    const released = Promise.withResolvers<void>();
    held = released.promise;
    waiting = Promise.withResolvers<void>();
    return () => {
      held = null;
      released.resolve();
    };
  };
  return Object.assign(speaking, {
    env,
    requests,
    faults,
    sounds,
    hold,
    asked: () => waiting.promise,
  });
}

function readRequest(
  path: string,
  body: any, // oxlint-disable-line no-explicit-any -- each vendor has a shape of its own
  headers: Record<string, string>,
): SpokenRequest {
  const bearer = (headers['authorization'] ?? '').replace(/^(?:Bearer|Token) /, '');
  if (path.includes(':generateContent')) {
    const { voiceName } = body.generationConfig.speechConfig.voiceConfig.prebuiltVoiceConfig;
    const key = headers['x-goog-api-key'] ?? '';
    const [{ text: said, speechMetadata }] = body.contents[0].parts;
    return { path, key, text: said, voice: voiceName, pace: speechMetadata?.style ?? null };
  }
  if (path.startsWith('/eleven')) {
    const voice = /text-to-speech\/(\w+)/.exec(path)?.[1] ?? '';
    const pace = body.voice_settings?.speed ?? null;
    return { path, key: headers['xi-api-key'] ?? '', text: body.text, voice, pace };
  }
  if (path.startsWith('/deepgram')) {
    const { searchParams } = new URL(path, 'http://x');
    const [voice, speed] = [searchParams.get('model') ?? '', searchParams.get('speed')];
    return {
      path,
      key: bearer,
      text: body.text,
      voice,
      pace: speed === null ? null : Number(speed),
    };
  }
  return { path, key: bearer, text: body.input, voice: body.voice, pace: body.speed ?? null };
}

type Fault = SpeechServer['faults'][number];

/** Error for an unsupported pace: OpenAI takes 0.25 to 4, ElevenLabs 0.7 to 1.2, Deepgram 0.7 to 1.5. */
function refusal(
  { path, pace }: SpokenRequest,
  body: any, // oxlint-disable-line no-explicit-any -- each vendor has a shape of its own
): Fault | null {
  const isWithin = (least: number, most: number) =>
    pace === null || (Number(pace) >= least && Number(pace) <= most);
  if (path.includes(':generateContent')) return googleRefusal(path, body);
  if (path.startsWith('/eleven')) {
    if (isWithin(0.7, 1.2)) return null;
    const message = `Invalid setting for speed received, expected to be greater or equal to 0.7 and less or equal to 1.2, received ${pace}.`;
    return { status: 400, body: { detail: { status: 'invalid_voice_settings', message } } };
  }
  if (path.startsWith('/deepgram')) {
    if (isWithin(0.7, 1.5)) return null;
    const told = { err_code: 'INVALID_QUERY_PARAMETER', err_msg: 'speed is out of range' };
    return { status: 400, body: told };
  }
  if (isWithin(0.25, 4)) return null;
  const error = { message: 'Invalid speed', type: 'invalid_request_error', param: 'speed' };
  return { status: 400, body: { error } };
}

/** Refuses retired models, unknown fields, and parameters that Google's speech models no longer accept. */
function googleRefusal(
  path: string,
  { contents, generationConfig }: any, // oxlint-disable-line no-explicit-any -- as it came
): Fault | null {
  const refuse = (code: number, status: string, message: string) => ({
    status: code,
    body: { error: { code, message, status } },
  });
  const model = /models\/([^:]+)/.exec(path)?.[1] ?? '';
  if (!/^gemini-3\.8-flash(?:-lite)?-tts$/.test(model)) {
    return refuse(404, 'NOT_FOUND', `models/${model} is not found for API version v1beta`);
  }
  const strangers = [
    [contents[0].parts[0], ['text', 'speechMetadata']],
    [contents[0].parts[0].speechMetadata ?? {}, ['speaker', 'style']],
    [generationConfig, ['responseModalities', 'speechConfig', 'responseFormat']],
    [generationConfig.speechConfig, ['voiceConfig', 'multiSpeakerVoiceConfig', 'languageCode']],
  ].flatMap(([fields, known]) => Object.keys(fields).filter((field) => !known.includes(field)));
  if (strangers.length === 0) return null;
  return refuse(400, 'INVALID_ARGUMENT', `Unknown name "${strangers[0]}": Cannot find field.`);
}

function toPcm({ text: said, voice, pace }: SpokenRequest, sounds: SpeechServer['sounds']): Buffer {
  const seconds = (said.length * SECONDS_PER_CHARACTER) / (Number(pace) || 1);
  const length = Math.round(SAMPLE_RATE * Math.max(0.3, seconds));
  const own = [...sounds].find(([word]) => said.includes(word))?.[1];
  const samples = own?.(length) ?? hum(length, said + voice);
  const bytes = Buffer.alloc(samples.length * 2);
  for (const [at, sample] of samples.entries()) {
    bytes.writeInt16LE(Math.round(Math.max(-1, Math.min(1, sample)) * 32767), at * 2);
  }
  return bytes;
}

/** A hum of syllables whose pitch depends on the text, with silence at both ends as vendors leave it. */
function hum(length: number, seed: string): Float32Array {
  let number = 7;
  for (let at = 0; at < seed.length; at += 1) number = (number * 31 + seed.charCodeAt(at)) % 9973;
  const hz = 110 + (number % 90);
  const level = 0.15 + (number % 7) * 0.05;
  const edge = Math.round(SAMPLE_RATE * 0.12);
  return Float32Array.from({ length }, (_, at) => {
    if (at < edge || at > length - edge) return 0;
    const t = at / SAMPLE_RATE;
    const syllable = 0.55 + 0.45 * Math.sin(2 * Math.PI * 4 * t);
    return (
      level * syllable * (Math.sin(2 * Math.PI * hz * t) + 0.4 * Math.sin(4 * Math.PI * hz * t + 1))
    );
  });
}
