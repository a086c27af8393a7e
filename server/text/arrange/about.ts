import { askTerms } from '../ask/ask-terms.ts';
import { questionTerms } from '../ask/question-terms.ts';
import { NAMED, ownScores, worthsOf } from '../ask/rank-passages.ts';
import { passagesOf, trimmed, wordsOfUnit } from '../pick.ts';
import type { Told } from '../told.ts';
import { words } from '../segment.ts';
import type { Talk } from '../talk.ts';
import type { Unit } from '../units.ts';

/** A passage whose match is this much weaker than the best one is about something else. */
const LEAST_SHARE = 0.5;
/** Length normalisation: a long passage contains any word more easily than a short one. */
const LENGTH_POWER = 0.75;
const SHORTEST = 0.2;
const APOSTROPHES = /[’ʼ]/gu;

interface Passage extends Unit {
  /** How often the passage contains each term. */
  counts: ReadonlyMap<string, number>;
  /** How many occurrences count as one: 1 in a passage of average length. */
  once: number;
}

/** The search result for one topic. */
interface Looked {
  /** The score of each passage. */
  scores: Float32Array;
  /** The terms that identify the topic. */
  telling: ReadonlySet<string>;
}

/** Finds passages of a talk about given topics by their words, with the same ranking as questions. */
export class Finder {
  private readonly talk: Talk;
  private readonly passages: readonly Passage[];
  private readonly speakers: readonly string[];

  constructor(talk: Talk) {
    this.talk = talk;
    this.speakers = [...new Set(talk.sentences.flatMap(({ speaker }) => speaker ?? []))];
    const { units } = passagesOf(talk);
    const usual = units.reduce((sum, unit) => sum + wordsOfUnit(talk, unit), 0) / units.length;
    this.passages = units.map((unit) => {
      const counts = new Map<string, number>();
      for (const term of this.termsIn(unit)) counts.set(term, (counts.get(term) ?? 0) + 1);
      const length = Math.max(SHORTEST, wordsOfUnit(talk, unit) / usual);
      return { ...unit, counts, once: length ** LENGTH_POWER };
    });
  }

  /**
   * The passages about each heading, within a word limit and in spoken order, marked as quoted. Passages are given out
   * first to the heading with the clearest match, since several headings may compete for one.
   */
  pickForEach(headings: readonly string[], most: number, told: Told): Unit[][] {
    const wanted = headings.map((heading) => this.look(heading));
    const found: Unit[][] = [];
    const clearest = [...wanted.keys()].toSorted(
      (one, other) => Math.max(...wanted[other]!.scores) - Math.max(...wanted[one]!.scores),
    );
    for (const at of clearest) found[at] = this.pick(wanted[at]!, most, told);
    return found;
  }

  private look(wanted: string): Looked {
    const { talk, passages } = this;
    const { terms, named } = questionTerms(wanted, talk.language, this.speakers);
    const line = this.lineOf(wanted);
    const timesOf = [
      ...terms.map(
        ({ text }) =>
          ({ counts }: Passage) =>
            counts.get(text) ?? 0,
      ),
      // The exact phrase counts as one more term.
      (passage: Passage) => (line.includes(' ') && this.isSaidIn(passage, line) ? 1 : 0),
    ];
    const postings = timesOf.map((timesIn) =>
      passages.flatMap((one, passage) => {
        const times = timesIn(one) / one.once;
        return times > 0 ? { passage, times } : [];
      }),
    );
    const source = { passages: passages.length, postings };
    const worths = worthsOf([source], [...terms.map(({ weight }) => weight), 1]);
    const scores = ownScores(source, worths).map((score, at) =>
      this.isSpokenBy(passages[at]!, named) ? score * NAMED : score,
    );
    return {
      scores,
      telling: new Set(terms.flatMap(({ text, weight }) => (weight === 1 ? text : []))),
    };
  }

  private pick({ scores, telling }: Looked, most: number, told: Told): Unit[] {
    const { talk, passages } = this;
    const picked: Unit[] = [];
    let best = 0;
    let left = most;
    const order = [...passages.keys()].toSorted((one, other) => scores[other]! - scores[one]!);
    for (const at of order) {
      if (scores[at]! <= LEAST_SHARE * best) break;
      const run = trimmed(talk, passages[at]!, told);
      if (!run || !this.termsIn(run).some((term) => telling.has(term))) continue;
      const length = wordsOfUnit(talk, run);
      if (picked.length > 0 && length > left) continue;
      best ||= scores[at]!;
      left -= length;
      told.add(run);
      picked.push(run);
    }
    return picked.toSorted((one, other) => one.from - other.from);
  }

  private isSpokenBy({ from, to }: Unit, names: readonly string[]): boolean {
    const said = this.talk.sentences.slice(from, to);
    return said.some(({ speaker }) => speaker !== undefined && names.includes(speaker));
  }

  private termsIn({ from, to }: Unit): string[] {
    const { sentences, language } = this.talk;
    return sentences.slice(from, to).flatMap(({ text }) => askTerms(text, language));
  }

  private isSaidIn({ from, to }: Unit, line: string): boolean {
    const said = this.talk.sentences.slice(from, to);
    return said.some(({ text }) => ` ${this.lineOf(text)} `.includes(` ${line} `));
  }

  private lineOf(text: string): string {
    const plain = text.toLowerCase().replaceAll(APOSTROPHES, "'");
    return words(plain, this.talk.language).join(' ');
  }
}
