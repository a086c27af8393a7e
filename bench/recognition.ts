import { existsSync, globSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { openRecording } from '#server/providers/recognition/cut-audio.ts';
import { createBuiltInRecognizer } from '#server/providers/recognition/built-in/engine.ts';
import type { Cue } from '#contract/videos.ts';
import { PROJECT } from '../tests/support/server-process.ts';
import { speakLines, toWav } from '../tests/support/spoken-file.ts';
import { wordError } from './read-back/word-error.ts';

/**
 * `npm run bench -- recognition [folder]`: accuracy and speed of speech recognition without an API key. The folder
 * has pairs of `name.wav` and `name.txt` with the words spoken. Without one, the built-in voices speak, and
 * timestamps are checked too. Time is wall-clock on all CPUs; memory is the peak of the recognising process.
 */

const LIMITS = {
  english: { wordError: 0.05, ofRealTime: 0.4, megabytes: 1200 },
  whisper: { wordError: 0.15, ofRealTime: 1, megabytes: 1600 },
} as const;
const WITHIN_SECONDS = 1;
const LINES = 40;

interface Spoken {
  name: string;
  wav: Buffer;
  text: string;
  /** The start of each line, if known. */
  starts: number[];
}

interface Heard {
  ear: keyof typeof LIMITS;
  name: string;
  seconds: number;
  wordError: number;
  ofRealTime: number;
  megabytes: number;
  /** The largest distance from a line's start to the nearest cue start. */
  latestSeconds: number | null;
}

interface RecognitionResult {
  name: 'recognition';
  /** The smallest ratio of limit to measurement: 1 or more is within. */
  ratio: number;
  processors: number;
  runs: Heard[];
}

export async function run([folder]: string[]): Promise<RecognitionResult> {
  const recordings = folder ? readFolder(folder) : [await speak()];
  const runs: Heard[] = [];
  console.log('model    seconds  word error  of real time  peak MB  times within s  file');
  for (const recording of recordings) {
    for (const ear of ['english', 'whisper'] as const) {
      const heard = await hear(recording, ear);
      runs.push(heard);
      console.log(
        [
          ear.padEnd(7),
          heard.seconds.toFixed(0).padStart(8),
          `${(100 * heard.wordError).toFixed(1)} %`.padStart(11),
          heard.ofRealTime.toFixed(2).padStart(13),
          heard.megabytes.toFixed(0).padStart(8),
          (heard.latestSeconds?.toFixed(2) ?? '').padStart(15),
          ` ${heard.name}`,
        ].join(' '),
      );
    }
  }
  const ratio = Math.min(...runs.flatMap(ratiosOf));
  return { name: 'recognition', ratio, processors: availableParallelism(), runs };
}

function ratiosOf(heard: Heard): number[] {
  const { wordError: wrong, ofRealTime, megabytes } = LIMITS[heard.ear];
  const ratios = [
    wrong / Math.max(heard.wordError, 0.001),
    ofRealTime / heard.ofRealTime,
    megabytes / heard.megabytes,
  ];
  if (heard.latestSeconds !== null) ratios.push(WITHIN_SECONDS / heard.latestSeconds);
  return ratios.map((ratio) => Number(ratio.toFixed(2)));
}

function readFolder(folder: string): Spoken[] {
  return globSync('*.wav', { cwd: folder })
    .filter((file) => existsSync(join(folder, file.replace(/wav$/, 'txt'))))
    .map((file) => ({
      name: file,
      wav: readFileSync(join(folder, file)),
      text: readFileSync(join(folder, file.replace(/wav$/, 'txt')), 'utf8'),
      starts: [],
    }));
}

/** Sentences of our own articles, spoken by the built-in voice. */
async function speak(): Promise<Spoken> {
  const lines = globSync('content/articles/*.md', { cwd: PROJECT })
    .toSorted()
    .map((file) => readFileSync(join(PROJECT, file), 'utf8').replaceAll(/\s+/g, ' '))
    .flatMap((text) => text.split(/(?<=[.?!]) /))
    .filter((line) => /^[A-Z][a-z ,']{50,140}\.$/.test(line))
    .slice(0, LINES);
  const spoken = await speakLines(lines);
  return {
    name: 'built-in voice',
    wav: toWav(spoken),
    text: lines.join(' '),
    starts: spoken.starts,
  };
}

async function hear({ name, wav, text, starts }: Spoken, ear: Heard['ear']): Promise<Heard> {
  const recognizer = createBuiltInRecognizer({ modelDir: undefined, ears: earsOf(ear) });
  const memory = watchMemory();
  try {
    const read = async ({ start, end }: { start: number; end: number }) =>
      new Uint8Array(wav.subarray(start, end + 1));
    const recording = await openRecording({ size: wav.length, read }, recognizer.limits);
    const cues: Cue[] = [];
    const { signal } = new AbortController();
    const options = { key: '', languageTag: 'en', heardTag: null, ownerId: 'bench', signal };
    // Not measured: models are loaded once, however long the recording is.
    await recognizer.recognize(await recording.cut(0), options);
    const began = performance.now();
    for (let fromMs = 0; fromMs < recording.durationMs;) {
      const part = await recording.cut(fromMs);
      const found = await recognizer.recognize(part, options);
      const move = (ms: number) => ms + part.offsetMs;
      cues.push(
        ...found.cues.map((cue) => ({
          ...cue,
          startMs: move(cue.startMs),
          endMs: move(cue.endMs),
        })),
      );
      fromMs = part.untilMs === Infinity ? Infinity : move(found.untilMs!);
    }
    const seconds = recording.durationMs / 1000;
    const ofRealTime = (performance.now() - began) / 1000 / seconds;
    recording.close();
    const { errors, words } = wordError(text, cues.map((cue) => cue.text).join(' '));
    const distances = starts.map((start) =>
      Math.min(...cues.map(({ startMs }) => Math.abs(startMs / 1000 - start))),
    );
    return {
      ear,
      name,
      seconds,
      wordError: errors / words,
      ofRealTime,
      megabytes: memory.peak(),
      latestSeconds: starts.length > 0 ? Math.max(...distances) : null,
    };
  } finally {
    memory.end();
    await recognizer.close();
  }
}

const earsOf = (ear: Heard['ear']) =>
  ear === 'english' ? (['moonshine'] as const) : (['whisper'] as const);

/** Peak memory of the child process. */
function watchMemory() {
  let most = 0;
  let isOver = false;
  const look = () => {
    const own = `/proc/${process.pid}/task/${process.pid}/children`;
    const children = existsSync(own) ? readFileSync(own, 'utf8').trim().split(' ') : [];
    for (const child of children.filter(Boolean)) {
      try {
        const [, kilobytes] =
          /VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${child}/status`, 'utf8')) ?? [];
        most = Math.max(most, Number(kilobytes ?? 0) / 1024);
      } catch {
        // It has just exited.
      }
    }
  };
  void (async () => {
    while (!isOver) {
      look();
      await pause(100);
    }
  })();
  return {
    peak: () => most,
    end: () => {
      isOver = true;
    },
  };
}
