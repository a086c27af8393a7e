import type { LanguageValue } from '#contract/catalog/languages.ts';
import type { Cue } from '#contract/videos.ts';
import { arrange } from '#server/text/arrange/arrange.ts';
import { countWords } from '#server/text/segment.ts';
import { TALKS } from '#tests/support/bee-talks.ts';

/** How long the built-in engine takes for a transcript of 100,000 words, about eleven hours of speech. */

const WORDS = 100_000;
const LIMIT_SECONDS = 1;
const LANGUAGES: LanguageValue[] = ['english', 'german', 'arabic', 'thai', 'chinese', 'japanese'];
const CUE_MS = 2_800;
const UNSPACED: ReadonlySet<LanguageValue> = new Set(['thai', 'chinese', 'japanese']);

/** Seeded, so that every machine gets the same numbers. */
function* numbers(seed: number): Generator<number, never> {
  let state = seed;
  for (;;) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    yield state / 2 ** 32;
  }
}

/**
 * Captions made of the talk's words in random order, mixed with invented ones so that the vocabulary grows as in real speech.
 */
function transcript(language: LanguageValue, punctuated: boolean): { cues: Cue[]; words: number } {
  const random = numbers(7);
  const next = (below: number) => Math.floor(random.next().value * below);
  const separator = UNSPACED.has(language) ? '' : ' ';
  const pool = [
    ...new Intl.Segmenter(language.slice(0, 2), { granularity: 'word' }).segment(
      TALKS[language].join(' '),
    ),
  ]
    .filter((part) => part.isWordLike)
    .map((part) => part.segment.toLowerCase());
  const vocabulary = Array.from({ length: 4_000 }, () => {
    const word = pool[next(pool.length)]!;
    return separator === '' ? word : word + pool[next(pool.length)]!.slice(0, 3);
  });
  const cues: Cue[] = [];
  let words = 0;
  let startMs = 0;
  let sinceStop = 0;
  while (words < WORDS) {
    const spoken: string[] = [];
    for (let count = 0; count < 8; count++) {
      let word = next(2) === 0 ? pool[next(pool.length)]! : vocabulary[next(next(4_000) + 1)]!;
      if (punctuated && sinceStop++ > 8 + next(14)) {
        word += separator === '' ? '。' : '.';
        sinceStop = 0;
      }
      spoken.push(word);
    }
    const text = spoken.join(separator);
    cues.push({ startMs, endMs: startMs + CUE_MS, text });
    startMs += CUE_MS + (next(4) === 0 ? 700 : 0);
    words += countWords(text, language);
  }
  return { cues, words };
}

function secondsFor(language: LanguageValue, cues: Cue[]): number {
  // CPU time instead of wall-clock time: the limit is for one core, and the machine may be busy.
  const started = process.cpuUsage();
  const talk = { cues, chapters: [], language, title: '' };
  arrange({ ...talk, format: 'summary', options: { length: 'long' } });
  const { user, system } = process.cpuUsage(started);
  return (user + system) / 1_000_000;
}

export interface EngineResult {
  name: 'engine';
  /** The limit divided by the slowest time: above 1 is within it. */
  ratio: number;
  seconds: number;
  slowest: string;
}

export async function run(_args: string[]): Promise<EngineResult> {
  let worst = { seconds: 0, label: '' };
  console.log('language     captions      words  seconds    words/s');
  for (const language of LANGUAGES)
    for (const punctuated of [true, false]) {
      const { cues, words } = transcript(language, punctuated);
      // The better of two rounds, because the first includes JIT compilation.
      const seconds = Math.min(secondsFor(language, cues), secondsFor(language, cues));
      const label = `${language} ${punctuated ? 'marked' : 'bare'}`;
      if (seconds > worst.seconds) worst = { seconds, label };
      const rate = Math.round(words / seconds);
      const cells = [
        String(words).padStart(10),
        seconds.toFixed(3).padStart(8),
        String(rate).padStart(10),
      ];
      console.log(`${label.padEnd(17)}${cells.join(' ')}`);
    }
  return {
    name: 'engine',
    ratio: Number((LIMIT_SECONDS / worst.seconds).toFixed(2)),
    seconds: Number(worst.seconds.toFixed(3)),
    slowest: worst.label,
  };
}

if (import.meta.main) console.log(JSON.stringify(await run(process.argv.slice(2))));
