import type { DocumentBlock, PodcastDocument } from './documents.ts';
import type { AudioFile } from './podcasts.ts';

export type EpisodeTimes = Pick<AudioFile, 'chapters' | 'lines'>;

/**
 * The script with chapter times of the episode; without a time if there is no recording of the chapter. Video times would point
 * past the episode's end.
 */
export function withEpisodeTimes(
  document: PodcastDocument,
  episode: EpisodeTimes | null,
): PodcastDocument {
  const spoken = document.sections.filter(({ kind }) => kind === 'script');
  const listed = document.sections
    .filter(({ kind }) => kind === 'notes')
    .flatMap(({ blocks }) => blocks.filter(({ kind }) => kind === 'chapter'));
  // The notes list one chapter per script section, the same order the speech planner uses.
  const partOf = (block: DocumentBlock) =>
    listed.length === spoken.length ? spoken[listed.indexOf(block)] : undefined;
  const chapters = (episode?.chapters ?? []).map(({ title, startMs }) => ({
    title: bare(title),
    startMs,
    opening: episode!.lines.find((line) => line.startMs >= startMs)?.lineId,
  }));
  const startOf = (block: DocumentBlock): number | null => {
    const lines = new Set(partOf(block)?.blocks.map(({ id }) => id));
    const found =
      chapters.find(({ opening }) => opening !== undefined && lines.has(opening)) ??
      chapters.find(({ title }) => title === bare(block.md));
    return found?.startMs ?? null;
  };
  const sections = document.sections.map((section) => ({
    ...section,
    startMs: null,
    blocks: section.blocks.map((block) =>
      block.kind === 'chapter'
        ? { ...block, md: withoutClock(block.md), startMs: startOf(block) }
        : { ...block, startMs: null },
    ),
  }));
  return { ...document, sections };
}

/** Some titles start with a time. */
function withoutClock(md: string): string {
  return md.replace(/^[\s*_]*[([]?(?:\d{1,2}:)?\d{1,2}:\d{2}[)\]]?[*_]{0,3}[\s–—:.-]*(?=\S)/u, '');
}

function bare(title: string): string {
  return withoutClock(title).replaceAll(/[*_`]/g, '').trim();
}
