import { joinTexts } from '../joining.ts';
import type { RawCue } from './raw-cue.ts';

export type JsonObject = Record<string, unknown>;
export const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
export const numberOf = (value: unknown): number =>
  typeof value === 'number' ? value : typeof value === 'string' ? Number.parseFloat(value) : NaN;
export const stringOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** A caption is a sentence, or at most this many words. */
const MOST_WORDS = 24;
const ENDS_SENTENCE = /\p{Sentence_Terminal}["”»)]?$/u;

/** Joins timed words into captions, by speaker and by sentence if there is punctuation. */
export function wordCues(spoken: readonly RawCue[]): RawCue[] {
  const cues: { texts: string[]; cue: RawCue }[] = [];
  let before = 0;
  for (const word of spoken) {
    const text = word.text.trim();
    if (text === '') continue;
    const last = cues.at(-1);
    const goesOn =
      last &&
      last.cue.speaker === word.speaker &&
      // Times go back where another channel begins.
      word.startMs >= before &&
      last.texts.length < MOST_WORDS &&
      !ENDS_SENTENCE.test(last.texts.at(-1)!);
    if (goesOn) {
      last.texts.push(text);
      last.cue.endMs = word.endMs;
    } else cues.push({ texts: [text], cue: { ...word } });
    before = word.startMs;
  }
  return cues.map(({ texts, cue }) => ({ ...cue, text: joinTexts(texts) }));
}

/** `0`, `1` or `A`, `B` aren't names. */
export function namedByNumber(cues: readonly RawCue[]): RawCue[] {
  const labels = [...new Set(cues.flatMap(({ speaker }) => speaker ?? []))];
  if (!labels.every((label) => /^(?:\d{1,3}|[A-Z])$/u.test(label))) return [...cues];
  return cues.map((cue) => {
    if (cue.speaker === undefined) return cue;
    const number = /\d/u.test(cue.speaker) ? cue.speaker : cue.speaker.charCodeAt(0) - 64;
    return { ...cue, speaker: `Speaker ${number}` };
  });
}
