import type { LanguageValue } from '#contract/catalog/languages.ts';
import { languageOf } from '#server/languages/table.ts';
import { breaksOff } from './false-starts.ts';
import { isUnresolved, pointingWords } from './openings.ts';
import { topicality } from './ranking.ts';
import { isCourtesy } from './readability.ts';
import { isUnspaced, words } from './segment.ts';
import {
  isHousekeeping,
  leansBack,
  speaksOfSelf,
  withoutAnnouncement,
  withoutLinks,
  withoutStumbles,
} from './speech.ts';
import type { TopicSource } from './topic-counts.ts';
import { topicsOf } from './topics.ts';
import type { Ties, Unit } from './units.ts';
import { weightedLength } from './weighted-length.ts';
import { asWritten } from './written-sentence.ts';

/*
 * A name for an unnamed section in words said in it: a short sentence that makes sense alone and contains the section's
 * subject.
 */
const SHORTEST_MASS = 12;
const LONGEST_MASS = 58;
const LONGEST = 72;
const FEWEST_WORDS = 3;
/** "Now I do something else" says nothing. */
const FEWEST_TELLING = 2;
const TOPICS = 4;
const TITLE_TOPICS = 2;
const OWN_STORY = 0.5;
/** Dropping an announcement or a clause may shorten a long sentence only so far. */
const MOST_CUT = 3;
const MOST_CUT_FREE = 1.1;
/** For a line that is only the beginning of a sentence. */
const CUT_WORTH = 0.6;
/** For a line that contains none of the section's topics. */
const UNTITLED = 0.2;
const STRESS_WORTH = [1, 1.4, 1.8];
const END = /[?？؟!！:：;；,،、，…]["'”’»」』)]*$/u;
const STOP = /(?<![.。])[.。।۔]["'”’»」』)]*$/u;
const QUOTED = /["“”„«»「」『』]/u;

/** What is needed of a talk to find a name in it. */
export interface NameSource extends TopicSource {
  /** The interviewer, if there is one. */
  asker: string | null;
  gist: number | null;
  ties: Ties;
  disputed: ReadonlySet<number>;
}

interface Named {
  /** The quotes below the name; the first sentence stands directly below it. */
  units: readonly Unit[];
  /** Names used elsewhere. */
  taken: ReadonlySet<string>;
  /** A name for the whole talk must contain its main topics. */
  isTitle?: boolean;
}

/** `null` if nothing in it can serve as a name. */
export function spokenNameOf(
  talk: NameSource,
  { units, taken, isTitle = false }: Named,
): string | null {
  const { language, ties, sentences, ranking, asker } = talk;
  const [first] = units;
  if (!first || languageOf(language).speech === undefined) return null;
  const topics = topicsOf(talk, isTitle ? TITLE_TOPICS : TOPICS, first.from, units.at(-1)!.to).map(
    (topic) => topic.toLowerCase(),
  );
  const rests = topics.map((topic) =>
    topic.split(' ').map((word) => word.replace(FIRST_LETTER, '')),
  );
  const lines: { index: number; own: number; most: number }[] = [];
  for (const { from, to } of units)
    for (let index = from; index < to; index++) {
      const isOpening = index === first.from;
      if (talk.disputed.has(index)) continue;
      if (isOpening || index === talk.gist || sentences[index]!.speaker === asker) continue;
      if (ties.leans[index] || ties.hangs[index] || ties.counted[index]! > 0) continue;
      if (ties.masses[index]! > MOST_CUT * LONGEST_MASS) continue;
      const own =
        topicality(ranking, index) *
        STRESS_WORTH[ties.stress[index]!]! *
        (ties.masses[index]! > MOST_CUT_FREE * LONGEST_MASS ? CUT_WORTH : 1);
      const lower = sentences[index]!.text.toLowerCase();
      const most = own * hitsFor(isTitle ? 0 : UNTITLED, (at) => mayName(lower, rests[at]!));
      if (most > 0) lines.push({ index, own, most });
    }
  let best: { name: string; index: number } | null = null;
  let bestWorth = 0;
  // Shortening lines into names takes most of the time, so the most promising come first.
  for (const { index, own, most } of lines.sort((one, other) => other.most - one.most)) {
    if (most < bestWorth) break;
    const name = nameIn(talk, index);
    if (name === null || taken.has(name)) continue;
    const lower = name.toLowerCase();
    const isOwn = speaksOfSelf(name, language);
    if (isTitle && language === 'english' && (isOwn || TELLS_OF_ONCE.test(name))) continue;
    const hits = hitsFor(isTitle || isOwn ? 0 : UNTITLED, (at) => lower.includes(topics[at]!));
    const worth = hits * own * (isOwn ? OWN_STORY : 1);
    const isEqual = worth === bestWorth && best !== null && index < best.index;
    if (worth <= bestWorth && !isEqual) continue;
    bestWorth = worth;
    best = { name, index };
  }
  return best?.name ?? null;

  /** The main topics count most. */
  function hitsFor(least: number, isNamed: (at: number) => boolean): number {
    return topics.reduce((sum, _, at) => sum + (isNamed(at) ? 1 / (at + 1) : 0), least);
  }
}

/**
 * A quick check whether the name made of a sentence may contain a topic: words may be dropped, and the first letter may
 * be capitalised.
 */
const mayName = (lower: string, rests: readonly string[]): boolean =>
  rests.every((rest) => lower.includes(rest));
const FIRST_LETTER = /^\p{L}\p{M}*/u;

/** English: about the moment, "There is a picture here", or the talk itself, "Next question is from Ann". */
const MOMENTARY =
  /^(?:now|next|here|there)\b|\b(?:here|side note)$|\bquestions? (?:is |are )?from\b/iu;
/** English: an answer to somebody, a guess, or vague: "Yes you're funding it", "You'd think it doubles", "A bowl or something". */
const CHATTY =
  /^(?:yes|yeah|okay|sure|sorry|you(?:['’]re| are) (?:right|welcome)|(?:you|one)(?:['’]d| would| might| may| could) (?:think|expect|guess|assume|imagine))(?!\p{L})|\bsorry$|\bor (?:something|whatever|anything|so)$/iu;
/** English: "Y you would need one", a letter transcribed as a word. Other languages have more one-letter words. */
const STUTTERED = /^(?![aioeuy]\s)\p{L}\s|^(?![ai]\s)(\p{L}) \1\p{L}/iu;

/**
 * English: half a sentence, a question without its mark, an announcement, repeated words. "How to", "How a" and "What
 * you see is" are none of these.
 */
const HALF =
  /^(?:if|when|whenever|since|because|unless|although|though|while|once|as|until)\b(?![^,]*,)|^(?:or|than|so that|through|without|into|via|including|like (?:an?|the|this|that|my|i))\b|^how (?:many|much|long|often|far|can|do|does|did|is|are|would|could|should)\b|^(?:who|whose|where|which|what|why) (?:is|are|was|were|do|does|did|can|could|would|should|will|has|have)\b|^(?:(?:we|i)['’]ll|let['’]s|let me|(?:we|i)(?:['’]re|['’]m| are| am) going to)\b|(?:^|\s)(\p{L}{2,} \p{L}{2,}),? \1\b|\s[-–—]\s/iu;
/** English: a single event in the past is no title. */
const TELLS_OF_ONCE =
  /\b(?:was|were|had|did|went|came|said|told|found|(?!hundred\b|naked\b|balanced\b)\p{Ll}{3,}(?<!e)ed)\b/u;
/** English: where a sentence continues after a complete statement. */
export const GOES_ON = /,\s+(?:and|because|so|since)\s/iu;

const CLAUSES = /[,،、，]\s*/u;

/** "For the winners of the third round" is the beginning of a sentence about them. */
function opensAPlace(name: string, language: LanguageValue): boolean {
  return pointingWords(language).prepositions.has(name.toLowerCase().split(' ')[0]!);
}

/** "At half past eleven, at half past twelve and at one": fragments, or too many clauses for a name. */
function isPieced(name: string, language: LanguageValue): boolean {
  if (/[.!?…]\s/u.test(name)) return true;
  const [first = '', second, ...more] = name.toLowerCase().split(CLAUSES);
  const { prepositions } = pointingWords(language);
  const opens = (clause: string) => prepositions.has(clause.split(' ')[0]!);
  if (second !== undefined && !isUnspaced(language)) {
    const isShort = [first, second].some((clause) => words(clause, language).length < FEWEST_WORDS);
    if (isShort) return true;
  }
  return more.length > 0 || (second !== undefined && opens(first) && opens(second));
}

const namesBySentences = new WeakMap<NameSource['sentences'], Map<number, string | null>>();

/** The sentence as a name; `null` if it's too long or too short for one, or needs what was said before. */
function nameIn(talk: NameSource, index: number): string | null {
  let known = namesBySentences.get(talk.sentences);
  if (!known) namesBySentences.set(talk.sentences, (known = new Map()));
  let name = known.get(index);
  if (name === undefined) known.set(index, (name = makeName(talk, index)));
  return name;
}

function makeName({ sentences, language }: NameSource, index: number): string | null {
  // "No." before a number is a word of its own, here an answer.
  const text = sentences[index]!.text.replace(/^No\.\s+(?=\p{Lu})/u, '');
  if (END.test(text) || QUOTED.test(text)) return null;
  const all = withoutAnnouncement(withoutLinks(text, language), language);
  const end = language === 'english' && all.length > LONGEST ? all.search(GOES_ON) : -1;
  const bare = end < 0 ? all : all.slice(0, end);
  const name = asWritten(withoutStumbles(bare, language), language).replace(STOP, '');
  const mass = weightedLength(name);
  if (mass < SHORTEST_MASS || mass > LONGEST_MASS || name.length > LONGEST) return null;
  if (isCourtesy(text, language) || isHousekeeping(text, language)) return null;
  if (isUnresolved(name, language) || isPieced(name, language)) return null;
  if (MOMENTARY.test(name) || opensAPlace(name, language)) return null;
  if (
    language === 'english' &&
    (CHATTY.test(name) || STUTTERED.test(name) || HALF.test(name) || breaksOff(name, language))
  )
    return null;
  const said = words(name, language);
  if (isUnspaced(language)) return leansBack(name, language) ? null : name;
  const { stopWords } = languageOf(language);
  // "6 months to 12 months" says a single thing.
  const telling = new Set(
    said
      .map((word) => word.toLowerCase())
      .filter((word) => /\p{L}/u.test(word) && !stopWords.has(word)),
  );
  const isEmpty = said.length < FEWEST_WORDS || telling.size < FEWEST_TELLING;
  return isEmpty || said.some((word) => leansBack(word, language)) ? null : name;
}
