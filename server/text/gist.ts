import type { LanguageValue } from '#contract/catalog/languages.ts';
import { languageOf } from '#server/languages/table.ts';
import { breaksOff, withoutFalseStarts } from './false-starts.ts';
import { isUnresolved } from './openings.ts';
import { topicality, type Ranking } from './ranking.ts';
import { isQuestion } from './readability.ts';
import type { Sentence } from './sentences.ts';
import { announces, isHousekeeping, pointsAway, speaksOfSelf } from './speech.ts';
import type { Ties } from './units.ts';

/** What is needed of a talk to find its gist. */
export interface GistSource {
  language: LanguageValue;
  sentences: readonly Sentence[];
  asker: string | null;
  isShared: boolean;
  ranking: Ranking;
  standalone: Float64Array;
  ties: Ties;
  disputed: ReadonlySet<number>;
}

/** The weight of an announcement in a short talk, which makes a single point: none, "remember", "in one sentence". */
const STRESS_WORTH = [1, 1.35, 6];
/** The maximum in a long talk, where most are about details: reached in proportion to how central the sentence is. */
const CENTRAL_WORTH = [1, 3.2, 6];
/** An announcement of the whole stands within so many letters of the start. */
const CUE_LETTERS = 56;
/** In sentences: a talk up to the first is short, from the second on it is long. */
const SHORT_TALK = 40;
const LONG_TALK = 120;
/** What was announced may be short. */
const ANNOUNCED_STANDALONE = 0.6;
const LEANING_WORTH = 0.25;
const HANGING_WORTH = 0.05;
const SELF_WORTH = 0.6;
/** An answer is no gist without its question, and a question is none at all. */
const ANSWER_WORTH = 0.3;
const ASKER_WORTH = 0.1;
/** For an unresolved pronoun such as "him". */
const UNRESOLVED_WORTH = 0.5;
/** For a reference such as "this viewing angle". */
const POINTING_WORTH = 0.35;
/** For a false start or an unfinished sentence. */
const BROKEN_WORTH = 0.4;
/** For the second half of something. */
const TORN_WORTH = 0.35;
/** Sentences at the start of the talk are exempt. */
const OPENING_SENTENCES = 4;
const ENDED = /[.!?…。！？؟।]["'”’»」』)]*\s*$/u;
const HOUSEKEEPING_WORTH = 0.1;
const PAUSE_WORTH = 1.35;
const CLEAR_PAUSE_MS = 350;
/** A long talk states its subject early: the bonus for that, and within which share of the talk. */
const EARLY_BONUS = 1.2;
const EARLY_SHARE = 0.12;

/** The sentence that states the main point and can be read alone, or the first one if there is none. */
export function gistIndex(talk: GistSource): number {
  return gistAmong(talk, (index) => !talk.disputed.has(index)) ?? gistAmong(talk, () => true) ?? 0;
}

/** The same among some sentences; `null` if none qualifies. */
export function gistAmong(talk: GistSource, mayBe: (index: number) => boolean): number | null {
  const { ranking, standalone, ties, sentences, language, asker, isShared } = talk;
  const count = sentences.length;
  const topical = Float64Array.from(sentences, (_, index) => topicality(ranking, index));
  const sorted = topical.toSorted();
  const length = Math.min(1, Math.max(0, (count - SHORT_TALK) / (LONG_TALK - SHORT_TALK)));
  const hasEnds = sentences.some(({ text }) => ENDED.test(text));
  let best: number | null = null;
  let bestWorth = -1;
  for (const [index, factor] of standalone.entries()) {
    const worth =
      topical[index]! *
      (ties.stress[index] === 2 ? Math.max(ANNOUNCED_STANDALONE, factor) : factor) *
      stressWorth(index) *
      (index < EARLY_SHARE * count && !isShared ? 1 + length * EARLY_BONUS : 1) *
      (ties.leans[index] ? LEANING_WORTH : 1) *
      (ties.hangs[index] && ties.stress[index] !== 2 ? HANGING_WORTH : 1) *
      (ties.pauses[index]! > CLEAR_PAUSE_MS ? PAUSE_WORTH : 1);
    if (worth <= bestWorth || !mayBe(index)) continue;
    const { text, speaker } = sentences[index]!;
    const own =
      worth *
      (speaksOfSelf(text, language) ? selfWorth(index) : 1) *
      (isHousekeeping(text, language) && ties.stress[index] !== 2 ? HOUSEKEEPING_WORTH : 1) *
      (pointsAway(text, language) ? 1 - length * (1 - POINTING_WORTH) : 1) *
      (opensAlone(index) ? 1 : 1 - length * (1 - TORN_WORTH)) *
      (isBroken(text) ? 1 - length * (1 - BROKEN_WORTH) : 1) *
      (asker === null ? 1 : roleWorth(index, speaker)) *
      (asker !== null && ties.stress[index] !== 2 && isUnresolved(text, language)
        ? UNRESOLVED_WORTH
        : 1);
    if (own > bestWorth) {
      bestWorth = own;
      best = index;
    }
  }
  return best;

  function stressWorth(index: number): number {
    const stress = ties.stress[index]!;
    if (stress === 0) return 1;
    const share = rankIn(sorted, topical[index]!) ** 2;
    const most = stress === 1 && !announcesEarly(index) ? STRESS_WORTH[1]! : CENTRAL_WORTH[stress]!;
    const central = 1 + (most - 1) * share;
    return (1 - length) * STRESS_WORTH[stress]! + length * central;
  }

  /** Whether it follows neither a question nor a caption cut in mid-sentence. */
  function opensAlone(index: number): boolean {
    const before = sentences[index - 1]?.text ?? '.';
    if (ties.stress[index] === 2 || index < OPENING_SENTENCES) return true;
    return !isQuestion(before, language) && (ENDED.test(before) || !hasEnds);
  }

  /** "The most important advice I can give you" isn't a personal story. */
  function selfWorth(index: number): number {
    return ties.stress[index] === 0 ? SELF_WORTH : SELF_WORTH + length * (0.9 - SELF_WORTH);
  }

  function isBroken(text: string): boolean {
    const { stopWords } = languageOf(language);
    return breaksOff(text, language) || withoutFalseStarts(text, language, stopWords) !== text;
  }

  /** "The key is …", but not "…, which is key". */
  function announcesEarly(index: number): boolean {
    const opening = sentences[index]!.text.slice(0, CUE_LETTERS);
    return announces(opening, language).strength > 0 || ties.names[index - 1] === 1;
  }

  function roleWorth(index: number, speaker: string | undefined): number {
    if (speaker === asker) return ASKER_WORTH;
    return sentences[index - 1]?.speaker === asker && ties.stress[index] !== 2 ? ANSWER_WORTH : 1;
  }
}

/** The share of smaller values. */
function rankIn(sorted: Float64Array, value: number): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (sorted[middle]! < value) low = middle + 1;
    else high = middle;
  }
  return low / Math.max(1, sorted.length - 1);
}
