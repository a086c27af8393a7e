import type { RawCue } from './raw-cue.ts';

export interface TtmlSpan {
  /** `NaN` if the file doesn't say. */
  startMs: number;
  endMs: number;
}

interface Piece extends TtmlSpan {
  text: string;
  /** No text between it and the previous one. */
  isJoined: boolean;
}

/** Shorter spans are single words, highlighted as they are sung or spoken. */
const WORD_MS = 1500;
const DEEPEST = 50;

/** A `<p>` in Timed Text: one caption, or one per span with its own times. */
export class TtmlParagraph {
  readonly #own: TtmlSpan;
  #speaker: string | undefined;
  readonly #pieces: Piece[] = [];
  /** The open spans, innermost last; `null` for those without times. */
  readonly #open: (Piece | null)[] = [];
  /** Text outside of timed spans, and all text. */
  #outside = '';
  #whole = '';
  #gap = '';

  constructor(own: TtmlSpan, speaker: string | undefined) {
    this.#own = own;
    this.#speaker = speaker;
  }

  /** A span may have its own speaker: returns this paragraph if it's still empty, otherwise a new one with the same times. */
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

  /** Span times are relative to the paragraph, but some files write them relative to the file. */
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

/** Each span is a word or a part of one; adjoining spans belong to one word and follow without a pause. */
function isByWord(spans: readonly Piece[]): boolean {
  return spans.every(
    ({ startMs, endMs, text, isJoined }, index) =>
      !/\s/u.test(text.trim()) &&
      endMs - startMs < WORD_MS &&
      (!isJoined || Math.abs(startMs - spans[index - 1]!.endMs) < 60),
  );
}
