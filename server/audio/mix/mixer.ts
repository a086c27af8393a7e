import { letGo } from '#server/core/let-go.ts';
import { dbToGain } from '../loudness.ts';
import { resample } from '../resample.ts';
import { makeJingle } from './jingle.ts';
import { lineGainsDb } from './levels.ts';
import { trimSilence } from './trim.ts';

/** Limits for gaps, to keep a conversation natural. */
const SHORTEST_MS = 280;
const LONGEST_MS = 570;
const LEAD_IN_MS = 250;
const LEAD_OUT_MS = 600;

/** What the mixer needs to know about a line in advance. */
interface PlannedLine {
  lineId: string;
  speaker: string;
  voice: string;
  /** Its final punctuation, which determines the next pause. */
  endsWith: string;
  opensChapter: boolean;
  /** A custom pause before the line. */
  pauseMs: number | null;
  loudnessLufs: number | null;
  samples: number;
}

export interface MixPlan {
  sampleRate: number;
  pace: number;
  jingle: boolean;
  lines: readonly PlannedLine[];
}

export interface Sound {
  sampleRate: number;
  samples: Float32Array;
}

export interface MixedLine {
  lineId: string;
  startMs: number;
  endMs: number;
}

/** Places lines one after another. Each call returns the next piece of the programme; earlier audio isn't kept. */
interface Mixer {
  begin(): Float32Array;
  /** Call once per line, in order. */
  add(clip: Sound): Float32Array;
  end(): Float32Array;
  lines(): MixedLine[];
  /** Samples returned so far. */
  length(): number;
}

export function createMixer({ sampleRate, pace, jingle, lines }: MixPlan): Mixer {
  const gains = lineGainsDb(lines).map(dbToGain);
  const mixed: MixedLine[] = [];
  let next = 0;
  let given = 0;
  const toSamples = (ms: number) => Math.round((ms / 1000) * sampleRate);
  const toMs = (samples: number) => Math.round((samples / sampleRate) * 1000);

  function give(parts: readonly Float32Array[]): Float32Array {
    const whole = new Float32Array(parts.reduce((sum, part) => sum + part.length, 0));
    let at = 0;
    for (const part of parts) {
      whole.set(part, at);
      at += part.length;
    }
    given += whole.length;
    return whole;
  }

  function silenceBefore(line: PlannedLine, before: PlannedLine | undefined): Float32Array {
    if (line.pauseMs !== null) return new Float32Array(toSamples(line.pauseMs));
    if (!before) return new Float32Array(0);
    const gap = gapMs({
      endedWith: before.endsWith,
      changesSpeaker: before.speaker !== line.speaker,
      opensChapter: line.opensChapter,
      pace,
    });
    return new Float32Array(toSamples(gap));
  }

  return {
    begin: () =>
      give([
        new Float32Array(toSamples(LEAD_IN_MS)),
        ...(jingle ? [makeJingle('opening', sampleRate), new Float32Array(toSamples(200))] : []),
      ]),

    add(clip) {
      const line = lines[next];
      if (!line) throw new Error('the mix was given more lines than it planned');
      // Trimmed at its original rate, so a line has the same length when measuring and when writing.
      const trimmed = trimSilence(clip.samples, clip.sampleRate);
      const sound = resample(trimmed, clip.sampleRate, sampleRate);
      if (sound !== trimmed) letGo(trimmed);
      const gain = gains[next]!;
      for (let at = 0; at < sound.length; at += 1) sound[at]! *= gain;
      const silence = silenceBefore(line, lines[next - 1]);
      next += 1;
      const startMs = toMs(given + silence.length);
      const part = give([silence, sound]);
      letGo(sound);
      mixed.push({ lineId: line.lineId, startMs, endMs: toMs(given) });
      return part;
    },

    end: () =>
      give([
        ...(jingle ? [new Float32Array(toSamples(500)), makeJingle('closing', sampleRate)] : []),
        new Float32Array(toSamples(LEAD_OUT_MS)),
      ]),

    lines: () => mixed,
    length: () => given,
  };
}

interface TurnAround {
  /** The final punctuation of the previous line. */
  endedWith: string;
  changesSpeaker: boolean;
  opensChapter: boolean;
  pace: number;
}

/** The pause before a line, modelled on conversation: answers to questions come faster. */
function gapMs({ endedWith, changesSpeaker, opensChapter, pace }: TurnAround): number {
  if (opensChapter) return LONGEST_MS;
  let gap = changesSpeaker ? 400 : 330;
  if (endedWith === '?') gap -= 70;
  else if (endedWith === '…') gap += 120;
  else if (endedWith === ',' || endedWith === '-' || endedWith === '—') gap -= 110;
  else if (endedWith === '!') gap -= 20;
  return Math.round(Math.min(LONGEST_MS, Math.max(SHORTEST_MS, gap / pace)));
}
