import { existsSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { openRecording } from '#server/providers/recognition/cut-audio.ts';
import { createBuiltInRecognizer } from '#server/providers/recognition/built-in/engine.ts';
import type { CutPart } from '#server/providers/recognition/port.ts';
import type { Cue } from '#contract/videos.ts';
import { openScene } from '#tests/support/server-process.ts';
import { findSpoken, type SpokenFile } from './read-back/spoken.ts';
import { heardError } from './read-back/word-error.ts';

/**
 * `npm run bench -- recognition [folder]`: accuracy and speed of speech recognition without an API key, beside an idle
 * server. The folder has pairs of `name.wav` and `name.txt` with the words spoken, or `name.de.wav` and `name.de.txt`
 * if they aren't English, and `name.json` with the seconds at which sentences start, if they're known. Without one, the
 * built-in voices speak English, and espeak-ng some of the other sample talks if it's installed (or named in
 * ESPEAK_PATH). Whisper isn't told the language. Time is wall-clock on all CPUs; memory is the peak of the recognising
 * process. `RECOGNITION_SHOW=1` prints what was heard.
 */

const LIMITS = {
  english: { wordError: 0.05, ofRealTime: 0.4, megabytes: 1200 },
  whisper: { wordError: 0.15, ofRealTime: 1, megabytes: 1600 },
} as const;
const WITHIN_SECONDS = 1;

interface Heard {
  ear: keyof typeof LIMITS;
  name: string;
  seconds: number;
  /** The language it was taken for. */
  tag: string | null;
  /** Of characters in languages written without spaces. */
  wordError: number;
  isGiven: boolean;
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
  const runs: Heard[] = [];
  const scene = openScene();
  try {
    await scene.start({ dataDir: scene.folder() });
    console.log('model    language  seconds  error    of real time  peak MB  times within s  file');
    for await (const spoken of findSpoken(folder)) {
      for (const ear of ['english', 'whisper'] as const) {
        if (ear === 'english' && spoken.tag !== 'en') continue;
        const heard = await hear(spoken, ear);
        runs.push(heard);
        console.log(
          [
            ear.padEnd(7),
            `${spoken.tag}${heard.tag === spoken.tag ? '' : ` as ${heard.tag}`}`.padStart(9),
            heard.seconds.toFixed(0).padStart(8),
            `${(100 * heard.wordError).toFixed(1)}%`.padStart(8),
            heard.ofRealTime.toFixed(2).padStart(12),
            heard.megabytes.toFixed(0).padStart(8),
            (heard.latestSeconds?.toFixed(2) ?? '').padStart(15),
            ` ${heard.name}`,
          ].join(' '),
        );
      }
    }
  } finally {
    await scene.close();
  }
  const ratio = Math.min(...runs.flatMap(ratiosOf));
  return { name: 'recognition', ratio, processors: availableParallelism(), runs };
}

function ratiosOf(heard: Heard): number[] {
  const { wordError: wrong, ofRealTime, megabytes } = LIMITS[heard.ear];
  const ratios = [ofRealTime / heard.ofRealTime, megabytes / heard.megabytes];
  if (heard.isGiven) ratios.push(wrong / Math.max(heard.wordError, 0.001));
  if (heard.latestSeconds !== null) ratios.push(WITHIN_SECONDS / heard.latestSeconds);
  return ratios.map((ratio) => Number(ratio.toFixed(2)));
}

async function hear(spoken: SpokenFile, ear: Heard['ear']): Promise<Heard> {
  const { name, tag, isGiven, wav, text, starts } = spoken;
  const recognizer = createBuiltInRecognizer({ modelDir: undefined, ears: earsOf(ear) });
  const memory = watchMemory();
  try {
    const read = async ({ start, end }: { start: number; end: number }) =>
      new Uint8Array(wav.subarray(start, end + 1));
    const recording = await openRecording({ size: wav.length, read }, recognizer.limits);
    const cues: Cue[] = [];
    const { signal } = new AbortController();
    const languageTag = ear === 'english' ? 'en' : null;
    let heardTag: string | null = null;
    const ask = (part: CutPart) =>
      recognizer.recognize(part, { key: '', languageTag, heardTag, ownerId: 'bench', signal });
    // Not measured: models are loaded once, however long the recording is.
    await ask(await recording.cut(0));
    const began = performance.now();
    for (let fromMs = 0; fromMs < recording.durationMs;) {
      const part = await recording.cut(fromMs);
      const found = await ask(part);
      heardTag ??= found.languageTag;
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
    const { errors, words } = heardError(text, cues.map((cue) => cue.text).join(' '), tag);
    if (process.env['RECOGNITION_SHOW']) for (const cue of cues) console.log(shown(cue));
    const distances = starts.map((start) =>
      Math.min(...cues.map(({ startMs }) => Math.abs(startMs / 1000 - start))),
    );
    return {
      ear,
      name,
      seconds,
      tag: heardTag,
      wordError: errors / words,
      isGiven,
      ofRealTime,
      megabytes: memory.peak(),
      latestSeconds: starts.length > 0 ? Math.max(...distances) : null,
    };
  } finally {
    memory.end();
    await recognizer.close();
  }
}

const shown = ({ startMs, endMs, text }: Cue) =>
  `    ${(startMs / 1000).toFixed(2)}–${(endMs / 1000).toFixed(2)} ${text}`;

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
