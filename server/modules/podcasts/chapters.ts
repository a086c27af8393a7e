import type { AudioChapter, SpokenLine } from '#contract/podcasts.ts';
import type { ScriptLine } from '#server/db/schema/podcasts.ts';

/** Chapters start at their opening lines and last until the next one. The first starts with the file. */
export function toChapters(
  openings: readonly { lineId: string; title: string }[],
  lines: readonly SpokenLine[],
  endMs: number,
): AudioChapter[] {
  const startOf = new Map(lines.map(({ lineId, startMs }) => [lineId, startMs]));
  const starts = openings.flatMap(({ lineId, title }) => {
    const startMs = startOf.get(lineId);
    return startMs === undefined || title === '' ? [] : [{ title, startMs }];
  });
  return starts.map(({ title, startMs }, at) => ({
    title,
    startMs: at === 0 ? 0 : startMs,
    endMs: starts[at + 1]?.startMs ?? endMs,
  }));
}

export function openingsOf(lines: readonly ScriptLine[]): { lineId: string; title: string }[] {
  return lines.flatMap(({ lineId, chapter }) => (chapter ? [{ lineId, title: chapter }] : []));
}
