import type { PodcastDocument } from '#contract/documents.ts';
import { type EpisodeTimes, withEpisodeTimes } from '#contract/episode-times.ts';
import { plainText } from '../../lib/inline-markdown.ts';
import { timeCode } from '../../ui/time-code.ts';

/** What a podcast host asks for beside the sound: the description, the notes, and the chapters at the episode's times. */
export function showNotes(document: PodcastDocument, episode: EpisodeTimes): string {
  const blocks = withEpisodeTimes(document, episode)
    .sections.filter(({ kind }) => kind === 'notes')
    .flatMap((section) => section.blocks);
  const chapters = blocks.filter(({ kind }) => kind === 'chapter');
  const rest = blocks.filter(({ kind }) => kind !== 'chapter' && kind !== 'heading');
  const parts = [
    document.description,
    ...rest.map(({ md }) => plainText(md)),
    chapters
      // Hosts make a way to the moment of a time that stands first.
      .map(({ md, startMs }) =>
        [...(startMs === null ? [] : [timeCode(startMs / 1000)]), plainText(md)].join(' '),
      )
      .join('\n'),
  ];
  return parts.filter((part) => part.trim() !== '').join('\n\n');
}
