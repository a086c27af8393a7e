import { withoutLinks, withoutStumbles } from './speech.ts';
import { extractOf, type Talk } from './talk.ts';
import type { Unit } from './units.ts';

/** The lines as quoted, cached per talk: expensive, and the same for every document. */
const linesByTalk = new WeakMap<Talk, Map<number, string>>();

/** Tracks what a document has already quoted, by wording. */
export class Told {
  private readonly wordings = new Set<number>();
  private readonly lines = new Set<string>();
  private readonly quotes = new Set<string>();
  private readonly lineByIndex: Map<number, string>;
  private readonly talk: Talk;

  constructor(talk: Talk) {
    this.talk = talk;
    let known = linesByTalk.get(talk);
    if (!known) linesByTalk.set(talk, (known = new Map()));
    this.lineByIndex = known;
  }

  has(index: number): boolean {
    if (this.wordings.has(this.talk.ranking.sameAs[index]!)) return true;
    // "And what do you think?" becomes "What do you think?" at the start of a paragraph.
    return this.lines.size > 0 && this.lines.has(this.lineOf(index));
  }

  /** The same by what was said, whatever it looks like when quoted: much faster for a whole talk. */
  hasSaid(index: number): boolean {
    return this.wordings.has(this.talk.ranking.sameAs[index]!);
  }

  /** The letters of the sentence as it would be quoted. */
  private lineOf(index: number): string {
    const known = this.lineByIndex.get(index);
    if (known !== undefined) return known;
    const { sentences, language } = this.talk;
    const line = withoutStumbles(withoutLinks(sentences[index]!.text, language), language)
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}]+/gu, '');
    this.lineByIndex.set(index, line);
    return line;
  }

  hasAny({ from, to }: Unit): boolean {
    for (let index = from; index < to; index++) if (this.has(index)) return true;
    return false;
  }

  /**
   * Whether all of it reads like an earlier quote, even if split into different sentences: "Bold. No." is "Bold no."
   */
  hasQuoted(unit: Unit): boolean {
    return this.quotes.has(this.quoteOf(unit));
  }

  private quoteOf(unit: Unit): string {
    return extractOf(this.talk, unit)
      .text.toUpperCase()
      .normalize('NFKD')
      .replaceAll(/[^\p{L}\p{N}]+/gu, '');
  }

  add(...units: readonly Unit[]): void {
    for (const unit of units) {
      this.quotes.add(this.quoteOf(unit));
      for (let index = unit.from; index < unit.to; index++) {
        this.wordings.add(this.talk.ranking.sameAs[index]!);
        this.lines.add(this.lineOf(index));
      }
    }
  }
}
