import { DEFAULT_LANGUAGE } from '#contract/catalog/languages.ts';
import type { Estimate } from '#contract/generations.ts';
import type { Cue } from '#contract/videos.ts';
import type { Material, Source } from '../../videos/videos.service.ts';
import { wordsOfRun } from '../words-wanted.ts';
import {
  builtIn,
  type EstimateDependencies,
  type EstimateInput,
  estimateRuns,
} from './estimates.ts';

const MINUTE_MS = 60_000;
/** Assumed length if no video's length is known. */
const USUAL_MS = 10 * MINUTE_MS;
/** A talk at normal speed. */
const WORDS_PER_MINUTE = 155;
/** Lengths that are priced exactly; others are interpolated. */
const MARKS_MS = [3, 12, 45, 150].map((minutes) => minutes * MINUTE_MS);
/** Videos written concurrently, and the least time to read one. */
const AT_A_TIME = 2;
const READ_SECONDS = 2;
/** Margin for the unknown language: many take twice the tokens of English for the same speech. */
const OTHER_LANGUAGES = 2;

type Input = Omit<EstimateInput, 'source'>;

/** Estimates the same runs for many unread videos from their lengths alone. */
export async function estimateLengths(
  dependencies: EstimateDependencies,
  input: Input,
  lengthsMs: readonly (number | null)[],
): Promise<Estimate> {
  const known = lengthsMs.filter((length) => length !== null);
  const mean = known.reduce((sum, length) => sum + length, 0) / known.length || USUAL_MS;
  const lengths = lengthsMs.map((length) => length ?? mean);
  const { chosen, wishes } = input;
  const leastSeconds = lengths.length * READ_SECONDS;
  if (!chosen.use || !chosen.info) {
    const words = lengths.flatMap((durationMs) =>
      wishes.map((wish) =>
        wordsOfRun({ ...wish, durationMs, isMeasured: true, engine: chosen.engine }),
      ),
    );
    const seconds = { low: leastSeconds, middle: leastSeconds * 1.5, ceiling: leastSeconds * 10 };
    return { ...builtIn(null), seconds, words: words.reduce((sum, one) => sum + one, 0) };
  }
  const marks = marksFor(lengths);
  const priced: Estimate[] = [];
  for (const durationMs of marks) priced.push(await priceOf(dependencies, input, durationMs));
  const sum = (of: (estimate: Estimate) => number) =>
    lengths.reduce((all, length) => all + between(marks, priced.map(of), length), 0);
  const range = (of: (estimate: Estimate) => Estimate['costCents'], most: number) => ({
    low: sum((one) => of(one).low),
    middle: sum((one) => of(one).middle),
    ceiling: sum((one) => of(one).ceiling) * most,
  });
  const rounded = ({ low, middle, ceiling }: Estimate['costCents']) => ({
    low: Math.round(low),
    middle: Math.round(middle),
    ceiling: Math.round(ceiling),
  });
  const time = range(({ seconds }) => seconds, 1);
  const inTurn = (seconds: number) => Math.max(leastSeconds, seconds / AT_A_TIME);
  const [shortest] = priced as [Estimate, ...Estimate[]];
  // A single long video shouldn't stop the others from starting.
  const problem = shortest.problem?.code === 'too_long_for_house' ? null : shortest.problem;
  return {
    engine: shortest.engine,
    tokensIn: rounded(range(({ tokensIn }) => tokensIn, OTHER_LANGUAGES)),
    tokensOut: rounded(range(({ tokensOut }) => tokensOut, OTHER_LANGUAGES)),
    costCents: range(({ costCents }) => costCents, OTHER_LANGUAGES),
    seconds: { low: inTurn(time.low), middle: inTurn(time.middle), ceiling: inTurn(time.ceiling) },
    words: Math.round(sum(({ words }) => words)),
    problem,
  };
}

/** The marks needed to interpolate these lengths. */
function marksFor(lengths: readonly number[]): number[] {
  const [shortest, longest] = [Math.min(...lengths), Math.max(...lengths)];
  const from = Math.max(
    0,
    MARKS_MS.findLastIndex((mark) => mark <= shortest),
  );
  const upTo = MARKS_MS.findIndex((mark) => mark >= longest);
  return MARKS_MS.slice(from, upTo < 0 ? undefined : Math.max(upTo, from + 1) + 1);
}

/** Interpolates between two marks, and extrapolates from the last two. */
function between(marks: readonly number[], values: readonly number[], at: number): number {
  const above = marks.findIndex((mark) => mark >= at);
  const right = Math.max(1, above < 0 ? marks.length - 1 : above);
  const [x0, x1] = [marks[right - 1]!, marks[right] ?? Infinity];
  const [y0, y1] = [values[right - 1]!, values[right] ?? values[right - 1]!];
  const share = Number.isFinite(x1) ? (at - x0) / (x1 - x0) : 0;
  return Math.max(0, y0 + (y1 - y0) * share);
}

function priceOf(
  dependencies: EstimateDependencies,
  input: Input,
  durationMs: number,
): Promise<Estimate> {
  const material = talkOf(durationMs);
  const { language, languageTag, title } = material;
  const source: Source = {
    videoId: '',
    transcriptId: material.fingerprint,
    title,
    channel: '',
    language,
    languageTag,
    durationMs,
    isMeasured: true,
  };
  const videos = { getMaterial: async () => material };
  return estimateRuns({ ...dependencies, videos }, { ...input, source });
}

/** A text with as many plain words as are said in that time. */
function talkOf(durationMs: number): Material {
  const words = SPOKEN.split(' ');
  const count = Math.ceil((durationMs / MINUTE_MS) * WORDS_PER_MINUTE);
  const cues: Cue[] = [];
  for (let from = 0; from < count; from += CUE_WORDS) {
    const said = Array.from({ length: CUE_WORDS }, (_, at) => words[(from + at) % words.length]!);
    const msOf = (word: number) => Math.round((word / count) * durationMs);
    cues.push({
      startMs: msOf(from),
      endMs: Math.max(msOf(from) + 1, Math.min(durationMs, msOf(from + CUE_WORDS))),
      text: said.join(' '),
    });
  }
  return {
    title: 'A talk',
    language: DEFAULT_LANGUAGE,
    languageTag: 'en',
    durationMs,
    chapters: [],
    cues,
    timed: true,
    fingerprint: `as long as ${durationMs}`,
  };
}

const CUE_WORDS = 12;
const SPOKEN =
  'So the first thing people ask me is how long it takes before you see anything at all. It depends on the soil. If you start in March you can pick the first salad in May, and the tomatoes come in August. Most beginners water too often and feed too late, which is the opposite of what the plants want. What I do instead is look at the leaves every morning, write down what changed, and wait a day before I do anything about it. You would be surprised how many problems go away when you let them. Then, once a week, I walk through the rows with a bucket and a pair of scissors and take out whatever is in the way of the light.';
