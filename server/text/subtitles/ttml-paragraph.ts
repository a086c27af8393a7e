import type { RawCue } from './raw-cue.ts';

export interface TtmlSpan {
  /** `NaN` where the file does not say. */
  startMs: number;
  endMs: number;
}

interface Piece extends TtmlSpan {
  text: string;
  /** Nothing stands between it and the one before. */
  isJoined: boolean;
}

/** Spans that are shorter, a word each, only light up as they are sung or said. */
const WORD_MS = 1500;
const DEEPEST = 50;

/** A `<p>` of Timed Text: one caption, or as many as it has spans with times of their own. */
export class TtmlParagraph {
  readonly #own: TtmlSpan;
  #speaker: string | undefined;
  readonly #pieces: Piece[] = [];
  /** The open spans, innermost last; `null` for those without times. */
  readonly #open: (Piece | null)[] = [];
  /** All that is said outside of timed spans, and all of it. */
  #outside = '';
  #whole = '';
  #gap = '';

  constructor(own: TtmlSpan, speaker: string | undefined) {
    this.#own = own;
    this.#speaker = speaker;
  }

  /** A span may say who speaks. The paragraph itself where it has said nothing yet, else one of the same time for them. */
  of(name: string | undefined): TtmlParagraph {
    if (name === undefined || name === this.#speaker) return this;
    if (this.#whole.trim() !== '') return new TtmlParagraph(this.#own, name);
    this.#speaker = name;
    return this;
  }

  say(text: string): void {
    const piece = this.#open.findLast((one) => one !== null);
    this.#whole += text;
    if (piece) piece.text += text;
    else {
      this.#outside += text;
      this.#gap += text;
    }
  }

  /** Times of a span count from the beginning of its paragraph; some write them from that of the file. */
  openSpan({ startMs, endMs }: TtmlSpan, offset: number): void {
    if (this.#open.length >= DEEPEST) return;
    if (!Number.isFinite(startMs)) return void this.#open.push(null);
    const { startMs: from, endMs: until } = this.#own;
    const isTimed = Number.isFinite(from);
    const isFromFile = isTimed && startMs + offset >= from && startMs + from >= until;
    const base = isTimed && !isFromFile ? from : offset;
    const isJoined = this.#pieces.length > 0 && this.#gap === '';
    const piece = { startMs: startMs + base, endMs: endMs + base, text: '', isJoined };
    this.#gap = '';
    this.#pieces.push(piece);
    this.#open.push(piece);
  }

  closeSpan(): void {
    this.#open.pop();
  }

  cues(): RawCue[] {
    const speaker = this.#speaker ? { speaker: this.#speaker } : {};
    const spans = this.#pieces;
    const isTimed = Number.isFinite(this.#own.startMs);
    if (spans.length === 0 || (isTimed && isByWord(spans))) {
      return [{ ...this.#own, text: this.#whole, ...speaker }];
    }
    const { startMs, endMs } = isTimed ? this.#own : spans[0]!;
    const rest = { startMs, endMs, text: this.#outside };
    return [
      ...spans.map(({ startMs: from, endMs: until, text }) => ({
        startMs: from,
        endMs: until,
        text,
      })),
      rest,
    ]
      .filter(({ text }) => text.trim() !== '')
      .map((cue) => ({ ...cue, ...speaker }));
  }
}

/** Each a word or a part of one; parts that touch are of one word and follow each other without a pause. */
function isByWord(spans: readonly Piece[]): boolean {
  return spans.every(
    ({ startMs, endMs, text, isJoined }, index) =>
      !/\s/u.test(text.trim()) &&
      endMs - startMs < WORD_MS &&
      (!isJoined || Math.abs(startMs - spans[index - 1]!.endMs) < 60),
  );
}
