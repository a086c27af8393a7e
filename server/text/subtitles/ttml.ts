import { parseClock } from './clock-times.ts';
import type { RawCue } from './raw-cue.ts';
import { Agents } from './ttml-agents.ts';
import { TtmlParagraph, type TtmlSpan } from './ttml-paragraph.ts';
import { xmlTokens } from './xml-tokens.ts';

interface Rates {
  frames: number;
  ticks: number;
}

/** W3C Timed Text, also called DFXP. Times may be clocks, frames, ticks or `12.5s`, and are inherited. */
export function readTtml(text: string): RawCue[] {
  const cues: RawCue[] = [];
  const rates: Rates = { frames: 30, ticks: 1 };
  const agents = new Agents();
  /** Speakers of the enclosing elements. */
  const speakers: (string | undefined)[] = [undefined];
  /** Time offsets of the enclosing elements. */
  const offsets: number[] = [0];
  let open: TtmlParagraph | null = null;
  const close = () => {
    if (open) cues.push(...open.cues());
    open = null;
  };
  for (const token of xmlTokens(text)) {
    if (token.kind === 'text') {
      if (open) open.say(token.text.replace(/\s+/gu, ' '));
      else agents.say(token.text);
    } else if (token.kind === 'close') {
      if (token.name === 'p') close();
      else if (token.name === 'span') open?.closeSpan();
      else if (token.name === 'name') agents.closeName();
      else if (/^(?:body|div)$/.test(token.name) && offsets.length > 1) {
        offsets.pop();
        speakers.pop();
      }
    } else {
      const { name, attributes } = token;
      if (name === 'tt') readRates(attributes, rates);
      else if (name === 'agent') agents.open(attributes.get('id') ?? '');
      else if (name === 'name') agents.openName(attributes.get('type') ?? '');
      else if (name === 'br') open?.say('\n');
      else if ((name === 'body' || name === 'div') && !token.selfClosing && offsets.length < 50) {
        offsets.push(offsets.at(-1)! + (timeOf(attributes.get('begin'), rates) || 0));
        speakers.push(agents.nameOf(attributes.get('agent')) ?? speakers.at(-1));
      } else if (name === 'p') {
        close();
        const who = agents.nameOf(attributes.get('agent')) ?? speakers.at(-1);
        open = new TtmlParagraph(spanOf(attributes, rates, offsets.at(-1)!), who);
        if (token.selfClosing) close();
      } else if (name === 'span' && open && !token.selfClosing) {
        const next: TtmlParagraph = open.of(agents.nameOf(attributes.get('agent')));
        if (next !== open) close();
        open = next;
        open.openSpan(spanOf(attributes, rates, 0), offsets.at(-1)!);
      }
    }
  }
  close();
  return cues;
}

function readRates(attributes: ReadonlyMap<string, string>, rates: Rates): void {
  rates.frames = Number(attributes.get('frameRate')) || 30;
  rates.ticks = Number(attributes.get('tickRate')) || 1;
}

function spanOf(attributes: ReadonlyMap<string, string>, rates: Rates, offset: number): TtmlSpan {
  const begin = timeOf(attributes.get('begin'), rates);
  const end = timeOf(attributes.get('end'), rates);
  const length = timeOf(attributes.get('dur'), rates);
  const startMs = begin + offset;
  return {
    startMs,
    endMs: Number.isFinite(end) ? end + offset : startMs + (length || 0),
  };
}

const UNITS_MS: Readonly<Record<string, number>> = { h: 3_600_000, m: 60_000, s: 1000, ms: 1 };

function timeOf(text: string | undefined, rates: Rates): number {
  if (text === undefined) return NaN;
  const [, amount, unit] = /^([\d.]{1,15})(h|ms|m|s|f|t)$/.exec(text.trim()) ?? [];
  if (unit === 'f') return (Number(amount) / rates.frames) * 1000;
  if (unit === 't') return (Number(amount) / rates.ticks) * 1000;
  if (unit) return Number(amount) * UNITS_MS[unit]!;
  const [, clock, frames] = /^(\d+:\d+:\d+):(\d+)$/.exec(text.trim()) ?? [];
  if (clock) return parseClock(clock) + (Number(frames) / rates.frames) * 1000;
  return parseClock(text);
}
