import type { PodcastDocument } from '#contract/documents.ts';

/** A script with two hosts taking turns, in chapters of a given number of lines. */
export function makeScript(
  lines: readonly string[],
  language: PodcastDocument['language'] = 'english',
  perChapter = 100,
): PodcastDocument {
  const chapters = Array.from({ length: Math.ceil(lines.length / perChapter) }, (_, at) => at);
  const block = { blockIds: [1], startMs: 0 };
  return {
    format: 'podcast',
    language,
    title: 'Small gardens & big <plans>',
    description: 'What two people make of a small garden.',
    speakers: [
      { id: 'a', name: 'Ada', voice: null },
      { id: 'b', name: 'Ben', voice: null },
    ],
    sections: [
      {
        id: 'notes',
        kind: 'notes',
        startMs: null,
        blocks: chapters.map((at) => ({
          ...block,
          id: `n${at}`,
          kind: 'chapter',
          md: `Part ${at + 1}`,
        })),
      },
      ...chapters.map((at) => ({
        id: `s${at}`,
        kind: 'script' as const,
        startMs: null,
        blocks: lines.slice(at * perChapter, (at + 1) * perChapter).map((md, line) => ({
          ...block,
          id: `l${at * perChapter + line}`,
          kind: 'turn' as const,
          md,
          speaker: line % 2 === 0 ? 'a' : 'b',
        })),
      })),
    ],
  };
}
