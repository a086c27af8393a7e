/** What may end a line without being part of its text. */
export interface LineEnds {
  /** Markdown opened before the line's tag. */
  mark: string;
  /** What the line's closing tag may be called. */
  names: readonly string[];
  /** The answer is fenced with tildes, which otherwise end a line only as text. */
  isTilded: boolean;
  /** Inside quoted code that started on this line. */
  inTicks: boolean;
  /** The sign before this piece of the line. */
  before: string;
}

const CLOSING_TAG = /[@＠]\/([a-z0-9]{1,26})$/iu;
const FENCE = /(?<=[^\s`~])(?:`{3,8}|~{3,8})$/u;
const TICKS = /`{3,}/gu;
const LONGEST_END = 60;
const MAYBE_END = /(?:[*_`~\s]|[@＠](?:\/[a-z0-9]{0,26})?)*$/iu;

export const ticksIn = (text: string) => text.match(TICKS)?.length ?? 0;

/** A line without its mark, its closing tag and a fence behind its last word. */
export function withoutEnds(line: string, ends: LineEnds): { text: string; isFenced: boolean } {
  let text = line;
  let { mark } = ends;
  let isFenced = false;
  for (;;) {
    const plain = text.trimEnd();
    const name = CLOSING_TAG.exec(plain)?.[1];
    const fence = isFenced ? undefined : FENCE.exec(ends.before + plain)?.[0];
    if (mark !== '' && plain.endsWith(mark)) {
      text = plain.slice(0, -mark.length);
      mark = '';
    } else if (name && ends.names.includes(name.toLowerCase())) {
      text = plain.slice(0, -name.length - 2);
    } else if (fence && isClosing(fence, plain, ends)) {
      text = plain.slice(0, -fence.length);
      isFenced = true;
    } else return { text, isFenced };
  }
}

const isClosing = (fence: string, line: string, { isTilded, inTicks }: LineEnds) =>
  fence.startsWith('~') ? isTilded : (ticksIn(line) % 2 === 1) !== inTicks;

/** Length of an incomplete line that can be emitted now. */
export function heldBack(text: string): number {
  const from = Math.max(0, text.length - LONGEST_END);
  return text.length - (MAYBE_END.exec(text.slice(from))?.[0].length ?? 0);
}
