import { parseClock } from './clock-times.ts';
import type { RawCue } from './raw-cue.ts';

const HEAD = /^\ufeff?WEBVTT(?:\s|$)/u;
const MAP = /^X-TIMESTAMP-MAP\s*=/iu;
const TICKS_PER_MS = 90;
/** A broadcast's clock wraps around after 26 hours. */
const TICKS_ROUND = 2 ** 33;
const JOINED_MS = 50;

interface VttPart {
  lines: string[];
  /** Offset of its times from those of the first part. */
  shiftMs: number;
}

/** Splits a saved broadcast, a concatenation of parts with a header each. */
export function vttParts(lines: readonly string[]): VttPart[] {
  const parts: string[][] = [];
  for (const line of lines) {
    if (parts.length === 0 || HEAD.test(line)) parts.push([line]);
    else parts.at(-1)!.push(line);
  }
  const clocks = parts.map(clockOf);
  const [first] = clocks;
  return parts.map((part, index) => {
    const clock = clocks[index];
    if (!first || !clock) return { lines: part, shiftMs: 0 };
    const ticks = clock.ticks - first.ticks;
    const passed = ticks < -TICKS_ROUND / 2 ? ticks + TICKS_ROUND : ticks;
    return { lines: part, shiftMs: passed / TICKS_PER_MS - (clock.localMs - first.localMs) };
  });
}

/** Maps the part's time to the broadcast's clock. */
function clockOf(lines: readonly string[]): { ticks: number; localMs: number } | null {
  const end = lines.findIndex((line) => line.trim() === '');
  const map = lines.slice(0, end < 0 ? 5 : end).find((line) => MAP.test(line)) ?? '';
  const ticks = Number(/MPEGTS:(\d{1,16})/iu.exec(map)?.[1] ?? Number.NaN);
  const localMs = parseClock(/LOCAL:([\d:.]{1,16})/iu.exec(map)?.[1] ?? '');
  return Number.isFinite(ticks + localMs) ? { ticks, localMs } : null;
}

/** Captions that span two parts occur in both. */
export function joinParts(parts: readonly (readonly RawCue[])[]): RawCue[] {
  const latest = new Map<string, { cue: RawCue; part: number }>();
  const joined: RawCue[] = [];
  for (const [part, cues] of parts.entries()) {
    for (const cue of cues) {
      const key = `${cue.speaker ?? ''}\n${cue.text.trim()}`;
      const before = latest.get(key);
      const isSame = before && before.part < part && cue.startMs <= before.cue.endMs + JOINED_MS;
      if (isSame && cue.startMs >= before.cue.startMs) {
        before.cue.endMs = Math.max(before.cue.endMs, cue.endMs);
        before.part = part;
      } else {
        joined.push(cue);
        latest.set(key, { cue, part });
      }
    }
  }
  return joined;
}

/** Identical captions at the same time count once. */
export function withoutDoubles(cues: readonly RawCue[]): RawCue[] {
  const seen = new Set<string>();
  return cues.filter(({ startMs, endMs, text, speaker }) => {
    const key = `${startMs} ${endMs} ${speaker ?? ''}\n${text}`;
    return seen.size < seen.add(key).size;
  });
}
