import { getLanguage } from '#contract/catalog/languages.ts';
import { languageOf } from '#server/languages/table.ts';
import { measuresOf } from './numbers/measures.ts';
import { isUnspaced, matchesInsideWords, words } from './segment.ts';
import { isNoise } from './speech.ts';
import { isGeneric, thingTest } from './things.ts';
import {
  type Candidate,
  countAll,
  formAt,
  isMeasure,
  isTogether,
  isWholeTopic,
  type Stem,
  topicStem,
  type TopicSource,
  writtenForm,
} from './topic-counts.ts';

/*
 * What a stretch of talk is about, in its own words: words and pairs of words that return in it, weighed by how much
 * of their use falls there.
 */
const PAIR_BONUS = 1.7;
const TITLE_BONUS = 2;
/** What is said only once names a stretch only if nothing returns in it. */
const ONCE = 0.3;

/** The names of the things that the stretch keeps coming back to, best first. */
export function topicsOf(
  talk: TopicSource,
  count: number,
  from = 0,
  to = talk.sentences.length,
): string[] {
  return ranked(talk, count, { from, to, fits: () => true });
}

const LEAST_USES = 3;
/** Of a name that is no abbreviation. */
const LEAST_NAMED_USES = 2;
const SHORT_NAME = 3;
const LEAST_NAMED = 1 / 3;
/** Where every noun has a capital, a word needs so many letters to say more than any talk does. */
const NOUN_LETTERS = 7;

/**
 * The same for the whole talk, as somebody would tag it: terms of two words, names, and what the title says, as far as the talk
 * keeps coming back to them. None rather than a word that fits any talk or that may be a verb.
 */
export function tagsOf(talk: TopicSource & { title: string }, count: number): string[] {
  const { capitalizesNouns = false, thingsLook, determiners } = languageOf(talk.language);
  const showsThings = capitalizesNouns || determiners !== undefined;
  // Where endings hang on to a word, what is said is not how it is called.
  if (matchesInsideWords(talk.language) && !isUnspaced(talk.language)) return [];
  const looks = thingsLook === undefined ? null : new RegExp(`^(?:${thingsLook})$`, 'u');
  const measures = measuresOf(talk.language);
  const titled = new Set(words(talk.title, talk.language).map(topicStem));
  const { tokens, starts } = countAll(talk);
  const quarters = [1, 2, 3].map((part) => starts[Math.ceil((part * (starts.length - 1)) / 4)]!);
  const quarterOf = (at: number) => quarters.filter((start) => start <= at).length;
  const isThing = thingsIn(talk);
  const worthOf = thingTest(talk);
  const fits = (one: Candidate): boolean => {
    const { stems, uses } = one;
    const written = writtenForm(one, tokens);
    const isName = !capitalizesNouns && /^\p{Lu}/u.test(written);
    const least = isName && written.length > SHORT_NAME ? LEAST_NAMED_USES : LEAST_USES;
    const isReturning = quarterOf(uses[0]!) < quarterOf(uses.at(-1)!);
    if (uses.length < least || !isReturning) return false;
    if (!isThing(one)) return false;
    if (isGeneric(written, talk.language) || measures.find(written.split(' ').at(-1)!, ''))
      return false;
    if (looks) return looks.test(written);
    const inTitle = stems.filter(({ text }) => titled.has(text)).length;
    if (inTitle === stems.length || (inTitle > 0 && showsThings)) return true;
    if (!showsThings) return isName;
    if (stems.length > 1) return worthOf(one, uses.length) > 0;
    if (capitalizesNouns) return written.length >= NOUN_LETTERS;
    return isName;
  };
  return ranked(talk, count, { from: 0, to: talk.sentences.length, fits });
}

/** What is named like a thing, in languages that show it: after an article, with a capital. */
function thingsIn(talk: TopicSource): (one: Candidate) => boolean {
  const { determiners, capitalizesNouns } = languageOf(talk.language);
  const { tokens } = countAll(talk);
  return (one) => {
    const { stems, uses, named } = one;
    if (stems.length > 1 && !isWholeTopic(one)) return false;
    const isName = /^\p{Lu}/u.test(writtenForm(one, tokens));
    if (capitalizesNouns) return isName;
    return !determiners || isName || named >= uses.length * LEAST_NAMED;
  };
}

const MOST_LETTERS = 8;
/** What a word of so many letters is worth. */
const LENGTH_WORTHS = Array.from({ length: MOST_LETTERS + 1 }, (_, letters) => letters ** 0.6);

interface Stretch {
  from: number;
  to: number;
  fits: (one: Candidate) => boolean;
}

function ranked(talk: TopicSource, count: number, { from, to, fits }: Stretch): string[] {
  const { tokens, starts, found, halves, pairs } = countAll(talk);
  const here = new Uint32Array(found.length);
  const named: Candidate[] = [];
  const meet = (one: Candidate) => {
    if (here[one.number]! === 0) named.push(one);
    here[one.number]! += 1;
  };
  for (let at = starts[from]!; at < starts[to]!; at++) {
    const { isTopical, stem } = tokens[at]!.term;
    if (isTopical) meet(stem.alone!);
    const pair = pairs[at];
    if (pair) meet(pair);
  }
  const titled = new Set(words(talk.givenTitle, talk.language).map(topicStem));
  const single = isUnspaced(talk.language) ? 1 : 0;
  const worthOf = (one: Candidate): number => {
    const { stems, uses } = one;
    const all = uses.length;
    const isPair = stems.length > 1;
    if (isMeasure(one) || halves.has(one) || (isPair && !isTogether(one))) return 0;
    const isTitled = titled.size > 0 && stems.some(({ text }) => titled.has(text));
    const inTitle = isTitled ? TITLE_BONUS : 1;
    const letters = isPair
      ? Math.max(stems[0]!.text.length, stems[1]!.text.length)
      : stems[0]!.text.length;
    const focus = (here[one.number]! / Math.sqrt(all)) * (all > 1 ? 1 : ONCE);
    const length = LENGTH_WORTHS[Math.min(MOST_LETTERS, letters + 3 * single)]!;
    return focus * length * inTitle * (isPair ? PAIR_BONUS : 1);
  };
  const scored = named
    .map((one) => ({ one, worth: worthOf(one) }))
    .filter(({ worth }) => worth > 0)
    .sort((a, b) => b.worth - a.worth || a.one.number - b.one.number);
  const used = new Set<Stem>();
  const topics: string[] = [];
  for (const { one } of scored) {
    if (topics.length === count) break;
    // Whether it fits takes longer than all else, so the best are asked first.
    if (one.stems.some((stem) => used.has(stem)) || !fits(one)) continue;
    if (isNoise(formAt(one.uses[0]!, one, tokens), talk.language)) continue;
    for (const stem of one.stems) used.add(stem);
    topics.push(writtenForm(one, tokens));
  }
  return topics;
}

/** A name for a stretch that has none, made of the things it is about: "river and floods". Empty where nothing stands out. */
export function nameStretch(talk: TopicSource, from: number, to: number): string {
  const { tag } = getLanguage(talk.language);
  const isThing = thingsIn(talk);
  // "Real" is the beginning of "real work".
  const things = ranked(talk, 2, { from, to, fits: (one) => isWholeTopic(one) && isThing(one) });
  const topics = things.length > 0 ? things : topicsOf(talk, 1, from, to);
  const name = new Intl.ListFormat(tag, { type: 'conjunction' }).format(topics);
  return name.replace(/^\p{Ll}/u, (first) => first.toLocaleUpperCase(tag));
}
