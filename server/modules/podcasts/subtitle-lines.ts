import { stripLabel } from '#server/audio/spoken/speaker-label.ts';
import { stripMarkup } from '#server/audio/spoken/strip-markup.ts';
import type { SubtitleLine } from '#server/audio/subtitles.ts';
import type { FinishedAudio } from './podcasts.service.ts';

/** What is said when, as the file was made. */
export function subtitleLines({ result }: Pick<FinishedAudio, 'result'>): SubtitleLine[] {
  const { script } = result;
  const said = new Map(script.lines.map((line) => [line.lineId, line]));
  const speakers = new Set(script.lines.map(({ speaker }) => speaker));
  return result.lines.flatMap(({ lineId, startMs, endMs }) => {
    const line = said.get(lineId);
    if (!line) return [];
    const text = stripLabel(stripMarkup(line.md, script.language), line.speakerName);
    const speaker = speakers.size > 1 ? line.speakerName : null;
    return [{ startMs, endMs, speaker, text }];
  });
}
