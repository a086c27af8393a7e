import { getLanguage, type LanguageValue } from '#contract/catalog/languages.ts';
import type { Engine, Estimate, RunUsage } from '#contract/generations.ts';
import { askMessages } from '#server/prompts/ask.ts';
import { type WordingInput, wordingMessages } from '#server/prompts/word-question.ts';
import type { AiRequest, ModelInfo } from '#server/providers/ai/port.ts';
import type { ModelCalls, PaidModel } from '../usage/model-call.service.ts';
import { MICRO_CENTS, type Usage } from '../usage/usage.service.ts';
import { MOST_CHARACTERS } from './ask-pieces.ts';
import type { Exchange } from './conversation.ts';

/** A few sentences with their citations. */
export const EXPECTED_TOKENS = 350;
/** For a question translated into one more language. */
const WORDING_TOKENS = 40;
const MOST_TOKENS = 1500;
/** A model's reasoning before the answer is billed as output. */
const MOST_THINKING = 8000;
/** Covers an answer that breaks off and is requested again, twice: by then the earlier output has been paid for. */
const MOST_CALLS = 3;
/** The most that is counted of an answer: a few sentences. */
export const WORDS_OF_ANSWER = 300;
/** The numbers and names before the pieces, and the source's title. */
const MARKS = 2400;
const SECONDS = { low: 2, middle: 4, ceiling: 60 };
const LOW = 0.8;
const NOTHING = { low: 0, middle: 0, ceiling: 0 };

export function answerRoom({ reasons, known, maxOutputTokens }: ModelInfo): number {
  const wanted = reasons || !known ? MOST_THINKING : MOST_TOKENS;
  return Math.min(wanted, maxOutputTokens ?? wanted);
}

/** The most that asking can cost. A call that could exceed it isn't made. */
export function ceilingOf(
  modelCalls: Pick<ModelCalls, 'price'>,
  use: PaidModel,
  request: Omit<AiRequest, 'model'>,
  language: LanguageValue,
): number {
  return modelCalls.price(use, request, EXPECTED_TOKENS, language).ceilingMicroCents * MOST_CALLS;
}

/** The request that translates a question into other languages, with its price. */
export function wordingRequest(
  modelCalls: Pick<ModelCalls, 'price'>,
  { use, info }: { use: PaidModel; info: ModelInfo },
  input: WordingInput,
  language: LanguageValue,
) {
  const request = { ...wordingMessages(input), maxOutputTokens: answerRoom(info) };
  const expectedOutputTokens = WORDING_TOKENS * input.languages.length;
  const price = modelCalls.price(use, request, expectedOutputTokens, language);
  return { request, expectedOutputTokens, price, ceiling: price.ceilingMicroCents * MOST_CALLS };
}

export function builtInEstimate(engine: Engine, problem: Estimate['problem']): Estimate {
  return {
    engine,
    tokensIn: NOTHING,
    tokensOut: NOTHING,
    costCents: NOTHING,
    seconds: { low: 0.1, middle: 0.3, ceiling: 10 },
    words: 0,
    problem,
  };
}

/** Empty if no model was asked. Questions that failed may have cost something too. */
export async function spentOnQuestion(
  usage: Pick<Usage, 'totalsOf'>,
  { id, engine }: { id: string; engine: Engine },
): Promise<{ usage?: RunUsage }> {
  if (engine.kind === 'built-in') return {};
  const totals = await usage.totalsOf(id);
  return totals.calls > 0 ? { usage: { words: 0, ...totals } } : {};
}

/** Filler text in a script's typical form: each script has its own number of tokens per letter. */
const SAID: Record<string, string> = {
  Arab: 'قيل هنا ',
  Beng: 'বলা হয় ',
  Cyrl: 'сказано это ',
  Deva: 'कहा गया ',
  Grek: 'ειπώθηκε εδώ ',
  Hans: '这里说过',
  Hebr: 'נאמר כאן ',
  Jpan: '此処言葉',
  Kore: '말했습니다 ',
  Taml: 'சொன்னது ',
  Thai: 'พูดไว้',
};
const PLAIN = 'words that were, as said, ';
const DENSEST_SCRIPT: LanguageValue = 'chinese';
const SAID_LATIN = 'wörds thát wére, sáid ';

interface AskedOf {
  text: string;
  language: LanguageValue;
  /** Languages spoken in the sources; `null` if one isn't known. */
  spoken: readonly (LanguageValue | null)[];
  /** Languages it may have to be translated into for the search. */
  others: readonly LanguageValue[];
  before: readonly Exchange[];
}

/** Priced for the largest possible prompt in the most expensive of the languages, as the passages aren't known yet. */
export function estimateQuestion(
  modelCalls: Pick<ModelCalls, 'price'>,
  chosen: { engine: Engine; use: PaidModel; info: ModelInfo },
  { text, language, spoken, others, before }: AskedOf,
): { estimate: Estimate; neededMicroCents: number } {
  const { engine, use, info } = chosen;
  const priceIn = (said: LanguageValue) => {
    const filler = SAID[getLanguage(said).script] ?? (said === 'english' ? PLAIN : SAID_LATIN);
    const length = MOST_CHARACTERS + MARKS;
    const request = {
      ...askMessages({
        nonce: '0'.repeat(24),
        question: text,
        before,
        pieces: [{ id: 1, text: filler.repeat(length).slice(0, length), title: null }],
        languageName: getLanguage(language).name,
        searched: { sources: 1000, words: 25_000_000, readWords: 2000 },
      }),
      maxOutputTokens: answerRoom(info),
    };
    return modelCalls.price(use, request, EXPECTED_TOKENS, said);
  };
  const languages = new Set([language, ...spoken.map((said) => said ?? DENSEST_SCRIPT)]);
  const answer = [...languages]
    .map(priceIn)
    .toSorted((a, b) => b.ceilingMicroCents - a.ceilingMicroCents)[0]!;
  const input = { nonce: '0'.repeat(24), question: text, before, languages: others };
  const calls =
    others.length > 0
      ? [answer, wordingRequest(modelCalls, { use, info }, input, language).price]
      : [answer];
  const sum = (of: (call: typeof answer) => number) =>
    calls.reduce((all, call) => all + of(call), 0);
  const expectedMicroCents = sum((call) => call.expectedMicroCents);
  const range = (middle: number, ceiling: number) => ({
    low: Math.floor(middle * LOW),
    middle,
    ceiling: Math.ceil(ceiling * MOST_CALLS),
  });
  const estimate: Estimate = {
    engine,
    tokensIn: range(
      sum(({ tokens }) => tokens.in),
      sum(({ most }) => most.in),
    ),
    tokensOut: range(
      sum(({ tokens }) => tokens.out),
      sum(({ most }) => most.out),
    ),
    costCents: {
      low: (expectedMicroCents * LOW) / MICRO_CENTS,
      middle: expectedMicroCents / MICRO_CENTS,
      ceiling: (sum((call) => call.ceilingMicroCents) * MOST_CALLS) / MICRO_CENTS,
    },
    seconds: SECONDS,
    words: Math.round(WORDS_OF_ANSWER / 2),
    problem: null,
  };
  // Where a limit has no room for the longest answer, a call is made with a shorter one.
  const least = Math.max(...calls.map((call) => call.least.microCents));
  return { estimate, neededMicroCents: Math.max(expectedMicroCents, least) };
}
