import type { Chapter } from '#contract/videos.ts';
import { storable } from '#server/text/storable.ts';
import { parseClock } from '#server/text/subtitles/clock-times.ts';

const LEAST_CHAPTERS = 3;
const SHORTEST_MS = 10_000;
const DEEPEST = 60;
const MOST_CHAPTERS = 500;

/** The platform's chapter list, wherever it is in the page data. */
export function chaptersOfPage(page: unknown): Chapter[] {
  const bar = new Map<number, string>();
  const panel = new Map<number, string>();
  walk(page, 0, (name, value) => {
    if (name === 'chapterRenderer') {
      add(bar, Number(value['timeRangeStartMillis']), words(value['title']));
    } else if (name === 'macroMarkersListItemRenderer') {
      add(panel, parseClock(words(value['timeDescription'])), words(value['title']));
    }
  });
  const found = bar.size > 0 ? bar : panel;
  return toChapters([...found].map(([startMs, title]) => ({ startMs, title })));
}

function add(found: Map<number, string>, startMs: number, title: string): void {
  const usable = Number.isFinite(startMs) && startMs >= 0 && title !== '';
  if (usable && !found.has(startMs) && found.size < MOST_CHAPTERS) found.set(startMs, title);
}

type Json = Record<string, unknown>;

function walk(value: unknown, depth: number, visit: (name: string, value: Json) => void): void {
  if (typeof value !== 'object' || value === null || depth > DEEPEST) return;
  for (const [name, inner] of Object.entries(value)) {
    if (typeof inner !== 'object' || inner === null) continue;
    if (!Array.isArray(inner)) visit(name, inner as Json);
    walk(inner, depth + 1, visit);
  }
}

function words(value: unknown): string {
  if (typeof value !== 'object' || value === null) return '';
  const { simpleText, runs } = value as { simpleText?: unknown; runs?: unknown };
  if (typeof simpleText === 'string') return simpleText.trim();
  if (!Array.isArray(runs)) return '';
  const parts = runs.map((run: unknown) => (run as { text?: unknown } | null)?.text);
  return parts
    .filter((part) => typeof part === 'string')
    .join('')
    .trim();
}

const LINE = /^[\s\p{P}\p{S}]*((?:\d{1,2}:)?\d{1,3}:\d{2})[\s\p{P}]*(.*)$/u;
const TITLE_FIRST = /^(.+?)[\s\p{P}]+((?:\d{1,2}:)?\d{1,3}:\d{2})\s*$/u;

/** Chapters from timestamps in the description, by the platform's rule: starting at 0:00, at least three, ascending. */
export function chaptersOfDescription(description: string, durationMs: number): Chapter[] {
  const found: Chapter[] = [];
  for (const line of description.slice(0, 20_000).split('\n')) {
    const [, time, after] = LINE.exec(line) ?? [];
    const [, before, late] = time ? [] : (TITLE_FIRST.exec(line) ?? []);
    const startMs = parseClock(time ?? late ?? '');
    const title = (after ?? before ?? '').trim();
    if (Number.isFinite(startMs) && title !== '') found.push({ startMs, title });
  }
  const begin = found.findIndex((chapter) => chapter.startMs === 0);
  const chapters = begin < 0 ? [] : toChapters(found.slice(begin));
  const isRising = chapters.every(
    ({ startMs }, n) => n === 0 || startMs - chapters[n - 1]!.startMs >= SHORTEST_MS,
  );
  const fits = durationMs === 0 || chapters.every(({ startMs }) => startMs < durationMs);
  return chapters.length >= LEAST_CHAPTERS && isRising && fits ? chapters : [];
}

function toChapters(found: readonly Chapter[]): Chapter[] {
  return found
    .map(({ startMs, title }) => ({ startMs: Math.round(startMs), title: storable(title, 200) }))
    .sort((one, other) => one.startMs - other.startMs)
    .slice(0, MOST_CHAPTERS);
}
