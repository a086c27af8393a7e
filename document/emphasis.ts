/** What CommonMark calls Unicode whitespace; the edges of a line count as such. */
const SPACE = /[\t-\r\p{Zs}]/u;
const PUNCTUATION = /[\p{P}\p{S}]/u;
/** Wide and halfwidth signs that are no emoji, and Hangul: https://github.com/tats-u/markdown-cjk-friendly */
const CJK =
  /[\u1100-\u11FF\u20A9\u2329\u232A\u2E80-\u303E\u3041-\u33FF\u3400-\u4DBF\u4E00-\uA4CF\uA960-\uA97F\uAC00-\uD7FF\uF900-\uFAFF\uFE10-\uFE19\uFE30-\uFE6F\uFF01-\uFFEE\u{16FE0}-\u{18DFF}\u{1AFF0}-\u{1B2FF}\u{1F200}\u{1F202}\u{1F210}-\u{1F219}\u{1F240}-\u{1F248}\u{20000}-\u{3FFFD}]|[\u{E0100}-\u{E01EF}]/u;

export function isSpace(char: string): boolean {
  return char === '' || SPACE.test(char);
}

/** The sign before a place, whole where it takes two units; variation selectors belong to the sign before them. */
function signBefore(text: string, at: number): string {
  const [sign = ''] =
    /(?:[\uD800-\uDBFF][\uDC00-\uDFFF]|[^])[\uFE00-\uFE0E]?$/.exec(
      text.slice(Math.max(0, at - 3), at),
    ) ?? [];
  return sign;
}

function signAt(text: string, at: number): string {
  return String.fromCodePoint(text.codePointAt(at) ?? 32);
}

interface Run {
  char: string;
  /** Of the piece of text that holds the run. */
  piece: number;
  length: number;
  /** How many of its signs no pair has used. */
  left: number;
  canOpen: boolean;
  canClose: boolean;
  /** Whether people would take it for one, though CommonMark does not: `**Note:**text`. */
  mayOpen: boolean;
  mayClose: boolean;
}

interface PieceMarks {
  /** How many signs of a run are left to show; `null` where the piece is none. */
  left: number | null;
  strong: boolean;
  em: boolean;
}

/** The runs of `*` and `_` of a text, and which of them belong together. */
export class Delimiters {
  private readonly md: string;
  private runs: Run[] = [];
  private readonly all: Run[] = [];
  private readonly pairs: { from: number; to: number; isStrong: boolean }[] = [];

  constructor(md: string) {
    this.md = md;
  }

  get count(): number {
    return this.runs.length;
  }

  /** Takes the run that begins at `at` for the piece of this number, and answers its length. */
  read(at: number, piece: number): number {
    const char = this.md[at]!;
    let end = at + 1;
    while (this.md[end] === char) end += 1;
    const before = signBefore(this.md, at);
    const after = end < this.md.length ? signAt(this.md, end) : '';
    const run = { char, piece, length: end - at, left: end - at, ...flanks(char, before, after) };
    this.runs.push(run);
    this.all.push(run);
    return run.length;
  }

  /** Pairs the runs from this one on, as CommonMark does; none of them is paired again. */
  pair(bottom: number): void {
    const runs = this.runs.splice(bottom);
    const open: Run[] = [];
    /** Below these places no opener of a kind was found before, so none needs to be looked for. */
    const bottoms = new Map<string, number>();
    for (const closer of runs) {
      while (closer.canClose && closer.left > 0) {
        const kind = closer.char + String(closer.canOpen) + String(closer.length % 3);
        const least = bottoms.get(kind) ?? 0;
        let at = open.length - 1;
        while (at >= least && !isPair(open[at]!, closer)) at -= 1;
        if (at < least) {
          bottoms.set(kind, open.length);
          break;
        }
        this.pairLeniently(open.splice(at + 1));
        const opener = open[at]!;
        this.join(opener, closer, opener.left >= 2 && closer.left >= 2 ? 2 : 1);
        if (opener.left > 0) continue;
        open.pop();
        for (const [one, below] of bottoms) bottoms.set(one, Math.min(below, open.length));
      }
      // One that closes nothing and opens nothing may still be taken for either.
      if (closer.left > 0) open.push(closer);
    }
    this.pairLeniently(open);
  }

  /** What would otherwise be shown as asterisks, and what nobody means to be shown. */
  private pairLeniently(runs: readonly Run[]): void {
    /** Places in `runs`, by length. */
    const open: number[][] = [[], [], [], []];
    runs.forEach((run, at) => {
      if (run.char !== '*' || run.left < run.length || run.length > 3) return;
      const from = run.mayClose ? open[run.length]!.at(-1) : undefined;
      if (from === undefined) {
        if (run.mayOpen) open[run.length]!.push(at);
        return;
      }
      // What was opened between them stays as it is.
      for (const places of open) while (places.length > 0 && places.at(-1)! >= from) places.pop();
      while (run.left > 0) this.join(runs[from]!, run, run.left >= 2 ? 2 : 1);
    });
  }

  private join(opener: Run, closer: Run, used: 1 | 2): void {
    opener.left -= used;
    closer.left -= used;
    this.pairs.push({ from: opener.piece + 1, to: closer.piece, isStrong: used === 2 });
  }

  /** What the pairs make of each piece of text. */
  marks(pieces: number): PieceMarks[] {
    const changes = Array.from({ length: pieces + 1 }, () => ({ strong: 0, em: 0 }));
    for (const { from, to, isStrong } of this.pairs) {
      changes[from]![isStrong ? 'strong' : 'em'] += 1;
      changes[to]![isStrong ? 'strong' : 'em'] -= 1;
    }
    const left = new Map(this.all.map((run) => [run.piece, run.left]));
    let [strong, em] = [0, 0];
    return changes.slice(0, pieces).map((change, index) => {
      strong += change.strong;
      em += change.em;
      return { left: left.get(index) ?? null, strong: strong > 0, em: em > 0 };
    });
  }
}

function isPair(opener: Run, closer: Run): boolean {
  if (!opener.canOpen || opener.char !== closer.char) return false;
  const isOdd = (opener.canClose || closer.canOpen) && (opener.length + closer.length) % 3 === 0;
  return !isOdd || (opener.length % 3 === 0 && closer.length % 3 === 0);
}

function flanks(char: string, before: string, after: string) {
  const [isSpaceBefore, isSpaceAfter] = [isSpace(before), isSpace(after)];
  const [isCjkBefore, isCjkAfter] = [CJK.test(before), CJK.test(after)];
  const isMarkBefore = !isSpaceBefore && PUNCTUATION.test(before);
  const isMarkAfter = !isSpaceAfter && PUNCTUATION.test(after);
  const isLeft =
    !isSpaceAfter && (!isMarkAfter || isCjkAfter || isSpaceBefore || isMarkBefore || isCjkBefore);
  const isRight =
    !isSpaceBefore && (!isMarkBefore || isCjkBefore || isSpaceAfter || isMarkAfter || isCjkAfter);
  return {
    canOpen: isLeft && (char === '*' || !isRight || isMarkBefore),
    canClose: isRight && (char === '*' || !isLeft || isMarkAfter),
    mayOpen: !isSpaceAfter && !/\p{Pe}/u.test(after),
    mayClose: !isSpaceBefore && !/\p{Ps}/u.test(before),
  };
}
