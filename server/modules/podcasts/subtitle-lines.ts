import { stripLabel } from '#server/audio/spoken/speaker-label.ts';
import { stripMarkup } from '#server/audio/spoken/strip-markup.ts';
import type { SubtitleLine } from '#server/audio/subtitles.ts';
import type { FinishedAudio } from './podcasts.service.ts';
import { oneLine } from './script.ts';

/** Two lines of a film's subtitles; of signs that are twice as wide, half as many. */
const LONGEST_CUE = 84;
const WIDE =
  /[\u{1100}-\u{11FF}\u{2E80}-\u{9FFF}\u{AC00}-\u{D7AF}\u{F900}-\u{FAFF}\u{FF00}-\u{FF60}]/u;

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
  const parts = cut(line.text.replaceAll(/\s+/g, ' ').trim());
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
function cut(text: string): string[] {
  const count = Math.ceil(widthOf(text) / LONGEST_CUE);
  if (count <= 1) return [text];
  const wanted = widthOf(text) / count;
  const parts: string[] = [];
  let open = '';
  for (const { segment } of new Intl.Segmenter(undefined, { granularity: 'word' }).segment(text)) {
    const isFull = widthOf(open) + widthOf(segment) > LONGEST_CUE;
    const isEnough = widthOf(open) >= wanted || /[.!?…。！？,;:،؛]$/u.test(open.trim());
    const isGap = /^\s+$/u.test(segment) || WIDE.test(segment);
    if (open.trim() !== '' && (isFull || (isGap && isEnough && widthOf(open) >= wanted / 2))) {
      parts.push(open.trim());
      open = '';
    }
    open += segment;
  }
  if (open.trim() !== '') parts.push(open.trim());
  return parts;
}

function widthOf(text: string): number {
  let width = 0;
  for (const sign of text) width += WIDE.test(sign) ? 2 : 1;
  return width;
}
