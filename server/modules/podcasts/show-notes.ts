import type { DocumentSection, PodcastDocument } from '#contract/documents.ts';
import type { AudioChapter } from '#contract/podcasts.ts';
import { escapeHtml } from '#document/escape-html.ts';
import { bodyOf } from '#document/flow.ts';
import { blocksHtml } from '#document/html.ts';
import type { Block } from '#document/parse-blocks.ts';
import { blocksText } from '#document/print-blocks.ts';
import { formatTime } from '#document/time-code.ts';
import type { AudioScript } from '#server/db/schema/podcasts.ts';
import type { EpisodeSource } from './covers.repo.ts';

interface Noted {
  script: Pick<AudioScript, 'description' | 'language'>;
  chapters: readonly AudioChapter[];
  /** From the current document, because they are read, not spoken. */
  notes: readonly DocumentSection[];
  source: EpisodeSource | null;
}

/** Description, notes and chapters of an episode as plain text, for clients without markup. */
export function notesText({ script, chapters, notes, source }: Noted): string {
  const said = blocksOf(script, notes).map((block) => blocksText([block]));
  const list = chapters.map(({ title, startMs }) => `${formatTime(startMs)} ${title}`);
  const link = source ? `${source.title}: ${source.url}` : '';
  return [script.description, ...said, list.join('\n'), link]
    .filter((part) => part !== '')
    .join('\n\n');
}

export function notesHtml({ script, chapters, notes, source }: Noted): string {
  const said = blocksHtml(blocksOf(script, notes));
  const list = chapters.map(
    ({ title, startMs }) => `<li>${formatTime(startMs)} ${escapeHtml(title)}</li>`,
  );
  return [
    ...(script.description === '' ? [] : [`<p>${escapeHtml(script.description)}</p>`]),
    said,
    ...(list.length > 0 ? [`<ul>${list.join('')}</ul>`] : []),
    ...(source
      ? [`<p><a href="${escapeHtml(source.url)}">${escapeHtml(source.title)}</a></p>`]
      : []),
  ].join('');
}

/** Notes followed by their chapters, with the episode's times. */
function blocksOf(
  { language, description }: Noted['script'],
  notes: readonly DocumentSection[],
): Block[] {
  const document: PodcastDocument = {
    format: 'podcast',
    language,
    title: '',
    description: '',
    speakers: [],
    sections: notes.map((section) => ({
      ...section,
      blocks: section.blocks.filter(({ kind }) => kind !== 'chapter' && kind !== 'turn'),
    })),
  };
  // Writers often start the notes with the description, so the duplicate is removed.
  return bodyOf(document).filter((block) => blocksText([block]).trim() !== description.trim());
}
