import {
  createReadStream,
  mkdtempSync,
  readFileSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { CALLS } from '#contract/paths.ts';
import { captionsBody } from '#tests/support/stand-in-captions.ts';
import { startStandInRecognizers } from '#tests/support/stand-in-recognizers.ts';
import { openScene, type ServerProcess } from '#tests/support/server-process.ts';
import { getTalks } from '#tests/support/talks.ts';

/**
 * `npm run bench -- transcript [gigabytes]`: a request with a ten-hour transcript, and an upload of two gigabytes,
 * each compared to its limits for time and for memory above an idle server.
 */
const TRANSCRIPT_MS = 2000;
const TRANSCRIPT_MB = 150;
const UPLOAD_MB = 64;
const HOURS = 10;
const WORDS = 90_000;
const MEGABYTE = 1024 * 1024;

interface TranscriptResult {
  name: 'transcript';
  /** The smallest ratio of limit to measurement: above 1 is within all limits. */
  ratio: number;
  words: number;
  parseAndStoreMs: number;
  parseAndStoreMb: number;
  uploadGb: number;
  uploadMb: number;
}

export async function run([gigabytes = '2']: string[]): Promise<TranscriptResult> {
  const scene = openScene();
  const services = await startStandInRecognizers();
  const folder = mkdtempSync(join(tmpdir(), 'bench-'));
  try {
    const env = {
      MAX_UPLOAD_MB: '9000',
      UPLOAD_QUOTA_MB: '20000',
      LOCAL_RECOGNITION_URL: `${services.url}/local`,
    };
    const server = await scene.start({ dataDir: scene.folder(), env });
    const idle = await settledMb(server.pid);
    // The first request counts too, including lazy loading, because a fresh server must be within the limits.
    const first = watchPeak(server.pid);
    const { ms: firstMs, words } = await sendTranscript(server, 0);
    const parseAndStoreMb = (await first.stop()) - idle;
    const times: number[] = [];
    for (let round = 1; round < 6; round += 1) times.push((await sendTranscript(server, round)).ms);
    const parseAndStoreMs = Math.round(Math.max(firstMs, ...times));

    const size = Math.round(Number(gigabytes) * 1024 * MEGABYTE);
    const file = join(folder, 'large.wav');
    writeFileSync(file, 'RIFF');
    truncateSync(file, size);
    const before = await settledMb(server.pid);
    const during = watchPeak(server.pid);
    await sendFile(server, file, size);
    const uploadMb = (await during.stop()) - before;
    console.log(
      `idle ${idle} MB; transcript ${parseAndStoreMs} ms, +${parseAndStoreMb} MB; upload +${uploadMb} MB`,
    );
    const ratio = Math.min(
      TRANSCRIPT_MS / parseAndStoreMs,
      TRANSCRIPT_MB / Math.max(1, parseAndStoreMb),
      UPLOAD_MB / Math.max(1, uploadMb),
    );
    return {
      name: 'transcript',
      ratio: Number(ratio.toFixed(2)),
      words,
      parseAndStoreMs,
      parseAndStoreMb,
      uploadGb: Number(gigabytes),
      uploadMb,
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
    await services.close();
    await scene.close();
  }
}

/** The built-in talk repeated in the platform's format until it is long enough. */
function longTranscript(round: number): string {
  const { cues } = getTalks()[0];
  const perRound = cues.reduce((sum, cue) => sum + cue.text.split(' ').length, 0);
  const rounds = Math.ceil(WORDS / perRound);
  const stepMs = Math.floor((HOURS * 3_600_000) / rounds);
  const long = Array.from({ length: rounds }, (_, n) =>
    cues.map((cue) => ({
      text: n === 0 ? `${cue.text} ${round}` : cue.text,
      startMs: Math.round((cue.startMs / cues.at(-1)!.endMs) * stepMs) + n * stepMs,
      endMs: Math.round((cue.endMs / cues.at(-1)!.endMs) * stepMs) + n * stepMs,
    })),
  ).flat();
  return captionsBody(long, 'json3');
}

async function post(
  server: ServerProcess,
  body: FormData,
): Promise<{ transcript: { words: number } }> {
  const response = await fetch(server.url + CALLS.videoUpload, {
    method: 'POST',
    headers: { token: server.token },
    body,
  });
  const answer = (await response.json()) as { transcript: { words: number }; message?: string };
  if (!response.ok) throw new Error(answer.message);
  return answer;
}

function formOf(text: string): FormData {
  const form = new FormData();
  form.set('file', new Blob([text]), 'long.json3');
  return form;
}

async function sendTranscript(
  server: ServerProcess,
  round: number,
): Promise<{ ms: number; words: number }> {
  const form = formOf(longTranscript(round));
  const began = performance.now();
  const { transcript } = await post(server, form);
  return { ms: performance.now() - began, words: transcript.words };
}

async function sendFile(server: ServerProcess, path: string, size: number): Promise<void> {
  const border = 'bench-border';
  const field = (name: string, value: string) =>
    `--${border}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
  const head = `${field('rights', 'true')}--${border}\r\ncontent-disposition: form-data; name="file"; filename="large.wav"\r\n\r\n`;
  const tail = `\r\n--${border}--\r\n`;
  const sent = request(server.url + CALLS.videoUpload, {
    method: 'POST',
    headers: {
      token: server.token,
      'content-type': `multipart/form-data; boundary=${border}`,
      'content-length': Buffer.byteLength(head) + size + Buffer.byteLength(tail),
    },
  });
  const answered = new Promise<number>((resolve, reject) => {
    sent
      .on('response', (response) => resolve(response.resume().statusCode ?? 0))
      .on('error', reject);
  });
  sent.write(head);
  await pipeline(createReadStream(path), sent, { end: false });
  sent.end(tail);
  const status = await answered;
  if (status !== 202) throw new Error(`the upload was answered with ${status}`);
}

function residentMb(pid: number): number {
  const [, kilobytes] =
    /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Math.round(Number(kilobytes) / 1024);
}

/** Waits until memory use is stable. */
async function settledMb(pid: number): Promise<number> {
  for (let last = residentMb(pid); ;) {
    await pause(2000);
    const now = residentMb(pid);
    if (Math.abs(now - last) < 4) return now;
    last = now;
  }
}

function watchPeak(pid: number): { stop(): Promise<number> } {
  let peak = residentMb(pid);
  let going = true;
  const watching = (async () => {
    while (going) {
      peak = Math.max(peak, residentMb(pid));
      await pause(20);
    }
  })();
  return {
    async stop() {
      going = false;
      await watching;
      return peak;
    },
  };
}

if (import.meta.main) console.log(JSON.stringify(await run(process.argv.slice(2))));
