/** Unicode whitespace as defined by CommonMark; line edges count as such. */
const SPACE = /[\t-\r\p{Zs}]/u;
const PUNCTUATION = /[\p{P}\p{S}]/u;
/** Wide and halfwidth characters except emoji, and Hangul: https://github.com/tats-u/markdown-cjk-friendly */
const CJK =
  /[\u1100-\u11FF\u20A9\u2329\u232A\u2E80-\u303E\u3041-\u33FF\u3400-\u4DBF\u4E00-\uA4CF\uA960-\uA97F\uAC00-\uD7FF\uF900-\uFAFF\uFE10-\uFE19\uFE30-\uFE6F\uFF01-\uFFEE\u{16FE0}-\u{18DFF}\u{1AFF0}-\u{1B2FF}\u{1F200}\u{1F202}\u{1F210}-\u{1F219}\u{1F240}-\u{1F248}\u{20000}-\u{3FFFD}]|[\u{E0100}-\u{E01EF}]/u;

export function isSpace(char: string): boolean {
  return char === '' || SPACE.test(char);
}

/** The code point before a position, including a variation selector. */
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
  /** Index of the text piece that holds the run. */
  piece: number;
  length: number;
  /** Characters not yet used by a pair. */
  left: number;
  canOpen: boolean;
  canClose: boolean;
  /** Whether people would read it as emphasis although CommonMark doesn't: `**Note:**text`. */
  mayOpen: boolean;
  mayClose: boolean;
}

interface PieceMarks {
  /** Unmatched characters to display; `null` if the piece isn't a run. */
  left: number | null;
  strong: boolean;
  em: boolean;
}

/** Delimiter runs of `*` and `_`, and their pairing. */
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

  /** Reads the run at `at` for this piece, and returns its length. */
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

  /** Pairs the runs from this index on by CommonMark's rules; they aren't paired again. */
  pair(bottom: number): void {
    const runs = this.runs.splice(bottom);
    const open: Run[] = [];
    /** CommonMark's openers_bottom: no opener of this kind exists below these positions. */
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
      // An unmatched run may still be paired leniently.
      if (closer.left > 0) open.push(closer);
    }
    this.pairLeniently(open);
  }

  /** Pairs runs that would otherwise show up as asterisks. */
  private pairLeniently(runs: readonly Run[]): void {
    /** Positions in `runs`, by run length. */
    const open: number[][] = [[], [], [], []];
    runs.forEach((run, at) => {
      if (run.char !== '*' || run.left < run.length || run.length > 3) return;
      const from = run.mayClose ? open[run.length]!.at(-1) : undefined;
      if (from === undefined) {
        if (run.mayOpen) open[run.length]!.push(at);
        return;
      }
      // Runs opened in between stay literal.
      for (const places of open) while (places.length > 0 && places.at(-1)! >= from) places.pop();
      while (run.left > 0) this.join(runs[from]!, run, run.left >= 2 ? 2 : 1);
    });
  }

  private join(opener: Run, closer: Run, used: 1 | 2): void {
    opener.left -= used;
    closer.left -= used;
    this.pairs.push({ from: opener.piece + 1, to: closer.piece, isStrong: used === 2 });
  }

  /** Marks of each text piece according to the pairs. */
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
