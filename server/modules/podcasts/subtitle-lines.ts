import { stripLabel } from '#server/audio/spoken/speaker-label.ts';
import { stripMarkup } from '#server/audio/spoken/strip-markup.ts';
import { LINE_WIDTH, mayBreak, widthOf } from '#server/audio/subtitle-width.ts';
import type { SubtitleLine } from '#server/audio/subtitles.ts';
import type { FinishedAudio } from './podcasts.service.ts';
import { oneLine } from '#server/prompts/fences.ts';

/** Two lines of a film's subtitles, with room for the words to break where they do. */
const LONGEST_CUE = 2 * LINE_WIDTH - 6;
/** Marks stay with their word, but not any number of them. */
const ROOM_FOR_MARKS = 6;
const LONGEST_MS = 7000;

/** What is said when, as the file was made, in as much at once as can be read at once. */
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

/** Words take about as long as they are wide. */
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

/** About equally long, so that no single word is left for the last; a sentence or a clause is ended where it can be. */
function cut(text: string, lead: number, least: number): string[] {
  const count = Math.max(least, Math.ceil((lead + widthOf(text)) / LONGEST_CUE));
  if (count <= 1) return [text];
  const wanted = (lead + widthOf(text)) / count;
  const parts: string[] = [];
  let open = '';
  // Whatever is written, a cue comes to an end: the time this takes grows with the text and no faster.
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

/** A word that would fill a line by itself comes sign by sign. */
function* wordsOf(text: string): Iterable<string> {
  const words = new Intl.Segmenter(undefined, { granularity: 'word' });
  for (const { segment } of words.segment(text)) {
    if (widthOf(segment) <= LINE_WIDTH) yield segment;
    else for (const sign of new Intl.Segmenter().segment(segment)) yield sign.segment;
  }
}
