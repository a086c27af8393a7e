import { createHash } from 'node:crypto';
import type { LanguageValue } from '#contract/catalog/languages.ts';
import { ERRORS } from '#contract/errors.ts';
import type { TranscriptBlock } from '#contract/videos.ts';
import { AppError } from '#server/core/app-error.ts';
import { readingMessages, readVerdicts } from '#server/prompts/second-reading.ts';
import { continueMessages } from '#server/prompts/write.ts';
import {
  type Judged,
  type ReadClaim,
  type Verdicts,
  wordsIn,
} from '#server/text/evidence/second-reading.ts';
import { StopRequested } from '#server/runs/run.ts';
import type { KnownReading } from '../check-document.ts';
import type { Run } from '../run/generation-run.ts';
import { stage } from '../run/end-run.ts';
import type { PlannedCall } from '../price/run-estimate.ts';
import { askWhole, type Asker } from './model-asking.ts';
import { answerLimit, type Room } from './model-plan.ts';
import { READING_STEP, type StoredReading } from './stored-verdicts.ts';

/** Its name in the ledger. */
export const READING_STAGE = 'rereading';
/** Sentences per request; adjacent ones share their passages. */
const MOST_SENTENCES = 20;
const MOST_LETTERS = 16_000;
/** `@supported 12 "…"` with about ten words. */
const TOKENS_PER_VERDICT = 34;
/** Reserve for an answer that breaks off and is requested again. */
const MOST_TIMES = 1.5;

interface Asking {
  room: Room;
  nonce: string;
}

function batchesOf(claims: readonly ReadClaim[], { room }: Pick<Asking, 'room'>) {
  const most = Math.min(MOST_LETTERS, room.materialTokens * 2);
  const batches: ReadClaim[][] = [];
  const known = new Set<string>();
  let letters = Infinity;
  let shown = new Set<number>();
  for (const claim of claims) {
    // Identical sentences are checked once.
    if (known.has(claim.key)) continue;
    known.add(claim.key);
    const sizeOf = () =>
      claim.text.length +
      claim.passages.reduce((sum, { at, text }) => sum + (shown.has(at) ? 8 : text.length + 8), 0);
    if (letters + sizeOf() > most || batches.at(-1)!.length >= MOST_SENTENCES) {
      batches.push([]);
      letters = 0;
      shown = new Set();
    }
    letters += sizeOf();
    for (const { at } of claim.passages) shown.add(at);
    batches.at(-1)!.push(claim);
  }
  return batches;
}

function questionOf(batch: readonly ReadClaim[], { room, nonce }: Asking) {
  const passages = new Map(batch.flatMap((claim) => claim.passages.map((one) => [one.at, one])));
  const messages = readingMessages(
    nonce,
    [...passages.values()]
      .sort((a, b) => a.at - b.at)
      .map(({ at, speaker, text }) => ({ number: at + 1, speaker, text })),
    batch.map(({ text, passages: near }) => ({ text, passages: near.map(({ at }) => at + 1) })),
  );
  const expected = batch.length * TOKENS_PER_VERDICT + 20;
  return { messages, expected, maxOutputTokens: answerLimit(expected, room) };
}

/** The requests for these claims, exactly as they would be sent, for pricing. */
export function readingCalls(
  claims: readonly ReadClaim[],
  asking: Asking,
  language: LanguageValue | null,
): PlannedCall[] {
  return batchesOf(claims, asking).map((batch) => {
    const { messages, expected, maxOutputTokens } = questionOf(batch, asking);
    return {
      stage: READING_STAGE,
      ...(language && { language }),
      request: { ...messages, maxOutputTokens },
      expectedOutputTokens: expected,
      most: MOST_TIMES,
    };
  });
}

interface Reading extends Asking {
  run: Run;
  asker: Asker;
  model: string;
}

type ReadSoFar = Pick<KnownReading, 'verdicts' | 'stopped' | 'problem'>;

/**
 * Asks about every claim without a verdict. Each answer is a step, so none is paid for twice. If it fails or is stopped,
 * the text stays: unchecked claims are reported as such, and the next check includes them.
 */
export async function readClaims(
  reading: Reading,
  claims: readonly ReadClaim[],
  before: Verdicts,
): Promise<ReadSoFar> {
  const { run, model } = reading;
  const { jobNumber } = run.generation;
  const verdicts: Record<string, Judged> = { ...before };
  const batches = batchesOf(
    claims.filter(({ key }) => !before[key]?.verdict),
    reading,
  );
  for (const [index, batch] of batches.entries()) {
    const hash = createHash('sha256').update([model, ...batch.map(({ key }) => key)].join(' '));
    const name = `${READING_STEP}${jobNumber} ${hash.digest('base64url').slice(0, 22)}`;
    try {
      const stored = await run.step<StoredReading>(name, async () => ({
        result: { model, verdicts: await askAbout(reading, batch) },
        events: [stage('checking', (index + 1) / batches.length)],
      }));
      Object.assign(verdicts, stored.verdicts);
    } catch (error) {
      if (run.signal.reason instanceof StopRequested) {
        // The answer may have been stored nevertheless.
        const answered = run.find<StoredReading>(name)?.verdicts;
        return { verdicts: { ...verdicts, ...answered }, stopped: true };
      }
      run.signal.throwIfAborted();
      if (!(error instanceof AppError)) throw error;
      return { verdicts, problem: { code: error.code, message: ERRORS[error.code].words } };
    }
  }
  return { verdicts };
}

async function askAbout(
  reading: Reading,
  batch: readonly ReadClaim[],
): Promise<Record<string, Judged>> {
  const { asker, room } = reading;
  let heard = '';
  let isWhole = true;
  try {
    heard = await askWhole(asker, {
      stage: READING_STAGE,
      ...questionOf(batch, reading),
      windowTokens: room.windowTokens,
      goOn: continueMessages,
      countCall: () => false,
      onText: (text) => (heard += text),
      onRestart: () => void (heard = ''),
    });
  } catch (error) {
    // What arrived before the cut has been paid for, and its complete lines can be used.
    if (!(error instanceof AppError) || error.code !== 'cut_off' || heard === '') throw error;
    isWhole = false;
  }
  const verdicts: Record<string, Judged> = Object.fromEntries(
    batch.map(({ key }) => [key, { verdict: null, words: '' }]),
  );
  for (const { number, verdict, words } of readVerdicts(heard, isWhole)) {
    const claim = batch[number - 1];
    // A verdict that quotes words nobody said is ignored.
    if (!claim || (words !== '' && !wordsIn(claim.passages, words))) continue;
    verdicts[claim.key] = { verdict, words };
  }
  return verdicts;
}

/** Typical share of sentences that the rules doubt, and words per sentence. */
const DOUBTED_SHARE = 0.12;
const WORDS_IN_SENTENCE = 16;
const PASSAGES = 8;
const PASSAGE_WORDS = 20;

/**
 * Made-up claims from the talk, with the number and length of sentences and passages expected for a draft of this many
 * words.
 */
export function likelyClaims(
  words: number,
  scope: 'doubts' | 'on',
  blocks: readonly TranscriptBlock[],
): ReadClaim[] {
  const spoken = blocks.flatMap(({ text }) => text.split(' '));
  const cut = (from: number, count: number) => {
    const start = from % Math.max(1, spoken.length - count);
    return spoken.slice(start, start + count).join(' ');
  };
  const share = scope === 'on' ? 1 : DOUBTED_SHARE;
  const count = Math.max(1, Math.ceil((words / WORDS_IN_SENTENCE) * share));
  return Array.from({ length: count }, (_, index) => ({
    key: String(index),
    text: cut(index * WORDS_IN_SENTENCE, WORDS_IN_SENTENCE),
    passages: Array.from({ length: PASSAGES }, (__, near) => {
      const at = index * PASSAGES + near;
      return { at, startMs: 0, speaker: null, text: cut(at * PASSAGE_WORDS, PASSAGE_WORDS) };
    }),
  }));
}
