import { getLanguage } from '#contract/catalog/languages.ts';
import { languageOf } from '#server/languages/table.ts';
import { measuresOf } from './numbers/measures.ts';
import { RankQueue } from './rank-queue.ts';
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
  usesIn,
  writtenForm,
} from './topic-counts.ts';
import type { Unit } from './units.ts';

/*
 * The topics of a stretch of talk in its own words: recurring words and word pairs, weighted by the share of their uses
 * that fall there.
 */
const PAIR_BONUS = 1.7;
const TITLE_BONUS = 2;
/** What occurs only once is a topic only if nothing recurs. */
const ONCE = 0.3;

/** The topics that the stretch keeps coming back to, best first. */
export function topicsOf(
  talk: TopicSource,
  count: number,
  from = 0,
  to = talk.sentences.length,
): string[] {
  return ranked(talk, count, { from, to, fits: () => true });
}

const LEAST_USES = 3;
/** For a name that is no abbreviation. */
const LEAST_NAMED_USES = 2;
const SHORT_NAME = 3;
const LEAST_QUARTERS = 3;
/** Of the sentences. */
const OFTEN_SHARE = 0.04;
const LEAST_NAMED = 1 / 3;
/** In languages that capitalise every noun, shorter words are too generic. */
const NOUN_LETTERS = 7;

/**
 * The same for the whole talk, for use as tags: two-word terms, names, and words of the title, if the talk keeps coming
 * back to them. Gives none rather than a word that fits any talk or may be a verb.
 */
export function tagsOf(talk: TopicSource & { title: string }, count: number): string[] {
  const { capitalizesNouns = false, thingsLook, determiners } = languageOf(talk.language);
  const showsThings = capitalizesNouns || determiners !== undefined;
  // In languages with attached endings, spoken forms aren't dictionary forms.
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
    const inTitle = stems.filter(({ text }) => titled.has(text)).length;
    // What isn't in the title has to run through the whole talk, unless it is said again and again.
    const spread = new Set(uses.map(quarterOf)).size;
    const isKey = inTitle > 0 || uses.length >= OFTEN_SHARE * talk.sentences.length;
    if (uses.length < least || spread < (isKey ? 2 : LEAST_QUARTERS)) return false;
    if (!isThing(one)) return false;
    if (isGeneric(written, talk.language) || measures.find(written.split(' ').at(-1)!, ''))
      return false;
    if (looks) return looks.test(written);
    if (inTitle === stems.length || (inTitle > 0 && showsThings)) return true;
    if (!showsThings) return isName;
    if (stems.length > 1) return worthOf(one, uses.length) > 0;
    if (capitalizesNouns) return written.length >= NOUN_LETTERS;
    return isName;
  };
  return ranked(talk, count, { from: 0, to: talk.sentences.length, fits });
}

/** Whether a candidate looks like a noun, in languages that show it: after an article, or capitalised. */
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
/** The weight of a word by its length. */
const LENGTH_WORTHS = Array.from({ length: MOST_LETTERS + 1 }, (_, letters) => letters ** 0.6);

interface Stretch extends Unit {
  fits: (one: Candidate) => boolean;
}

/** The topics of a stretch, best first, computed on demand. */
class Best {
  readonly from: number;
  readonly to: number;
  private readonly sorted: Candidate[] = [];
  private readonly left: RankQueue;
  private readonly found: readonly Candidate[];

  constructor(talk: TopicSource, { from, to }: Unit) {
    this.from = from;
    this.to = to;
    this.left = rankUses(talk, { from, to });
    this.found = countAll(talk).found;
  }

  at(place: number): Candidate | null {
    while (this.sorted.length <= place) {
      const next = this.left.pop();
      if (next === null) return null;
      this.sorted.push(this.found[next]!);
    }
    return this.sorted[place]!;
  }
}

/** The topics of one stretch are requested several times in a row. */
const lastByTalk = new WeakMap<TopicSource, Best>();

function bestIn(talk: TopicSource, { from, to }: Unit): Best {
  let last = lastByTalk.get(talk);
  if (last?.from !== from || last.to !== to)
    lastByTalk.set(talk, (last = new Best(talk, { from, to })));
  return last;
}

function rankUses(talk: TopicSource, stretch: Unit): RankQueue {
  const { halves } = countAll(talk);
  const titled = new Set(words(talk.givenTitle, talk.language).map(topicStem));
  const single = isUnspaced(talk.language) ? 1 : 0;
  const worthOf = (one: Candidate, here: number): number => {
    const { stems, uses } = one;
    const all = uses.length;
    const isPair = stems.length > 1;
    if (isMeasure(one) || halves.has(one) || (isPair && !isTogether(one))) return 0;
    const isTitled = titled.size > 0 && stems.some(({ text }) => titled.has(text));
    const inTitle = isTitled ? TITLE_BONUS : 1;
    const letters = isPair
      ? Math.max(stems[0]!.text.length, stems[1]!.text.length)
      : stems[0]!.text.length;
    const focus = (here / Math.sqrt(all)) * (all > 1 ? 1 : ONCE);
    const length = LENGTH_WORTHS[Math.min(MOST_LETTERS, letters + 3 * single)]!;
    return focus * length * inTitle * (isPair ? PAIR_BONUS : 1);
  };
  const queue = new RankQueue();
  for (const { one, count } of usesIn(talk, stretch)) {
    const worth = worthOf(one, count);
    if (worth > 0) queue.push(one.number, worth);
  }
  return queue;
}

function ranked(talk: TopicSource, count: number, { from, to, fits }: Stretch): string[] {
  const { tokens } = countAll(talk);
  const best = bestIn(talk, { from, to });
  const used = new Set<Stem>();
  const topics: string[] = [];
  for (let place = 0; topics.length < count; place++) {
    const one = best.at(place);
    if (!one) break;
    // Checking whether it fits takes longest, so the best are checked first.
    if (one.stems.some((stem) => used.has(stem)) || !fits(one)) continue;
    if (isNoise(formAt(one.uses[0]!, one, tokens), talk.language)) continue;
    for (const stem of one.stems) used.add(stem);
    topics.push(writtenForm(one, tokens));
  }
  return topics;
}

const listFormats = new Map<string, Intl.ListFormat>();

function listFormatOf(tag: string): Intl.ListFormat {
  let found = listFormats.get(tag);
  if (!found) listFormats.set(tag, (found = new Intl.ListFormat(tag, { type: 'conjunction' })));
  return found;
}

/** A name for an untitled stretch, made of its topics: "river and floods". Empty if no topic stands out. */
export function nameStretch(talk: TopicSource, from: number, to: number): string {
  const { tag } = getLanguage(talk.language);
  const isThing = thingsIn(talk);
  // "Real" is the beginning of "real work".
  const things = ranked(talk, 2, { from, to, fits: (one) => isWholeTopic(one) && isThing(one) });
  const topics = things.length > 0 ? things : topicsOf(talk, 1, from, to);
  const name = listFormatOf(tag).format(topics);
  return name.replace(/^\p{Ll}/u, (first) => first.toLocaleUpperCase(tag));
}
