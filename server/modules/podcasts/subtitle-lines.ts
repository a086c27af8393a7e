import { stripLabel } from '#server/audio/spoken/speaker-label.ts';
import { stripMarkup } from '#server/audio/spoken/strip-markup.ts';
import { LINE_WIDTH, mayBreak, widthOf } from '#server/audio/subtitle-width.ts';
import type { SubtitleLine } from '#server/audio/subtitles.ts';
import type { FinishedAudio } from './podcasts.service.ts';
import { oneLine } from '#server/prompts/fences.ts';

/** Two standard subtitle lines, minus room for breaking between words. */
const LONGEST_CUE = 2 * LINE_WIDTH - 6;
/** Punctuation stays with its word, up to this many characters. */
const ROOM_FOR_MARKS = 6;
const LONGEST_MS = 7000;

/** The spoken text with its times in the finished file, in cues that can be read in time. */
export function subtitleLines({ result }: Pick<FinishedAudio, 'result'>): SubtitleLine[] {
  const { script } = result;
  const said = new Map(script.lines.map((line) => [line.lineId, line]));
  const speakers = new Set(script.lines.map(({ speaker }) => speaker));
  return result.lines.flatMap(({ lineId, startMs, endMs }) => {
    const line = said.get(lineId);
    if (!line) return [];
    const text = stripLabel(stripMarkup(line.md, script.language), line.speakerName);
    const speaker = speakers.size > 1 ? oneLine(line.speakerName) || null : null;
    return inCues({ startMs, endMs, speaker, text });
  });
}

/** Times are divided in proportion to text width. */
function inCues(line: SubtitleLine): SubtitleLine[] {
  const lead = line.speaker === null ? 0 : widthOf(line.speaker) + 2;
  const least = Math.ceil((line.endMs - line.startMs) / LONGEST_MS);
  const parts = cut(line.text.replaceAll(/\s+/g, ' ').trim(), Math.min(lead, LINE_WIDTH), least);
  const whole = parts.reduce((sum, part) => sum + widthOf(part), 0);
  let [so, startMs] = [0, line.startMs];
  return parts.map((text, at) => {
    so += widthOf(text);
    const endMs = Math.round(line.startMs + ((line.endMs - line.startMs) * so) / whole);
    const cue = { startMs, endMs, speaker: at === 0 ? line.speaker : null, text };
    startMs = endMs;
    return cue;
  });
}

/** Splits into parts of similar length, so no single word is left over, preferably at the end of a sentence or clause. */
function cut(text: string, lead: number, least: number): string[] {
  const count = Math.max(least, Math.ceil((lead + widthOf(text)) / LONGEST_CUE));
  if (count <= 1) return [text];
  const wanted = (lead + widthOf(text)) / count;
  const parts: string[] = [];
  let open = '';
  // A cue ends at the limit whatever the text, so this takes linear time.
  for (const segment of wordsOf(text)) {
    const width = widthOf(open) + (parts.length === 0 ? lead : 0);
    const isMark = /^[\p{Pe}\p{Pf}\p{Po}]/u.test(segment);
    const isFull = width + widthOf(segment) > LONGEST_CUE + (isMark ? ROOM_FOR_MARKS : 0);
    const isEnough = width >= wanted || /[.!?…。！？,;:،؛]$/u.test(open.trim());
    const isGap = mayBreak(open, segment);
    if (open.trim() !== '' && (isFull || (isGap && isEnough && width >= wanted / 2))) {
      parts.push(open.trim());
      open = '';
    }
    open += segment;
  }
  if (open.trim() !== '') parts.push(open.trim());
  return parts;
}

/** A word longer than a line is split into characters. */
function* wordsOf(text: string): Iterable<string> {
  const words = new Intl.Segmenter(undefined, { granularity: 'word' });
  for (const { segment } of words.segment(text)) {
    if (widthOf(segment) <= LINE_WIDTH) yield segment;
    else for (const sign of new Intl.Segmenter().segment(segment)) yield sign.segment;
  }
}
