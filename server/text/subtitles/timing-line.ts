/** A line `start --> end`, as in SubRip and WebVTT and the variants people and programs write. */
export interface TimingLine {
  startMs: number;
  endMs: number;
  /** Words on the same line, without cue settings. */
  said: string;
  /** Without fractions of a second, it may be a line of pasted text. */
  isExact: boolean;
}

const TIME = String.raw`-?\d{1,3}(?:\s?:\s?\d{1,3}){1,2}(?:\s?[.,:;]\s?\d{1,9})?`;
const ARROW = /[>＞→⇒⟶➔➜]/u;
const LINE = new RegExp(
  String.raw`^\s*(${TIME})\s*(?:[-–—=]{1,3}\s?>|[→⇒⟶➔➜])\s*(${TIME})(?:\s+(\S.*)?)?$`,
  'u',
);
const CLOCK = /^(-?)(?:(\d{1,3}):)?(\d{1,3}):(\d{1,2})(?:([.,:;])(\d{1,9}))?$/;
/** `align:start`, `X1:100`. */
const SETTINGS = /^[a-z]\w{0,30}:\S*(?:\s+[a-z]\w{0,30}:\S*)*\s*$/iu;
const WIDE = /[\uff01-\uff5e]/gu;
const FRAMES = 30;

export function findTiming(raw: string): TimingLine | null {
  if (raw.length > 5000 || !ARROW.test(raw)) return null;
  const line = raw.replace(WIDE, (mark) => String.fromCodePoint(mark.codePointAt(0)! - 0xfee0));
  const [, start, end, rest = ''] = LINE.exec(line) ?? [];
  if (!start || !end) return null;
  const from = readClock(start);
  const until = readClock(end);
  if (!from || !until) return null;
  const said = SETTINGS.test(rest) ? '' : rest.trim();
  return { startMs: from.ms, endMs: until.ms, said, isExact: from.isExact };
}

/** If the fraction follows a colon, two digits are frames and more are thousandths. */
function readClock(text: string): { ms: number; isExact: boolean } | null {
  const [, minus, hours, minutes, seconds, mark, fraction] =
    CLOCK.exec(text.replace(/\s/gu, '')) ?? [];
  if (seconds === undefined) return null;
  const isExact = fraction !== undefined;
  // A file shifted too far has negative times.
  if (minus) return { ms: 0, isExact };
  const whole = Number(hours ?? 0) * 3600 + Number(minutes) * 60 + Number(seconds);
  const areFrames = (mark === ':' || mark === ';') && fraction!.length < 3;
  const part = areFrames ? Number(fraction) / FRAMES : Number(`0.${fraction ?? 0}`);
  return { ms: whole * 1000 + Math.round(part * 1000), isExact };
}
