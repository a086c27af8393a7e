import { zip } from 'fflate';
import { FORMATS } from '#contract/catalog/formats.ts';
import {
  type AudioFileKind,
  type ExportMany,
  type ExportNotes,
  type FileKind,
  fileKindsOf,
  hasTimesUnasked,
  isAudioFile,
} from '#contract/exports.ts';
import type { Document, NewsletterDocument } from '#contract/documents.ts';
import { type WatchedSource, withMomentLinks } from '#contract/moment-links.ts';
import type { JoinedTranscript } from '#contract/source-parts.ts';
import type { JoinedPart } from '#contract/videos.ts';
import { type EpisodeTimes, withEpisodeTimes } from '#contract/episode-times.ts';
import { AppError } from '#server/core/app-error.ts';
import { attachmentName } from '#server/core/attachment.ts';
import { orMissing } from '#server/core/not-loaded.ts';
import { languageOf } from '#server/languages/table.ts';
import type { Labelled } from '#document/mail-labels.ts';
import { renderHtml } from '#document/render-html.ts';
import { withPlaces } from '#document/source-places.ts';
import { renderMarkdown } from '#document/render-markdown.ts';
import type { OwnGeneration } from '../generations/generations.service.ts';
import { openPdfProcess } from './pdf-process.ts';
import { renderCsv } from './render-csv.ts';
import { renderText } from '#document/render-text.ts';
import { renderTypst } from './render-typst.ts';
import { withoutTimes } from '#document/without-times.ts';

interface ExportedFile {
  name: string;
  type: string;
  body: string | Uint8Array;
}

const TYPES: Record<Exclude<FileKind, AudioFileKind>, string> = {
  md: 'text/markdown; charset=utf-8',
  html: 'text/html; charset=utf-8',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  pdf: 'application/pdf',
  txt: 'text/plain; charset=utf-8',
  json: 'application/json; charset=utf-8',
  csv: 'text/csv; charset=utf-8',
};

/** The version the run wrote. */
const FIRST_VERSION = 1;

export interface DocumentExports {
  /** Throws `not_ready` if there is nothing to export yet. */
  export(generation: OwnGeneration, as: FileKind, times?: boolean): Promise<ExportedFile>;
  /** One zip; duplicate names are numbered. */
  exportMany(
    generations: readonly OwnGeneration[],
    as: ExportMany['as'],
    times?: boolean,
  ): Promise<Uint8Array>;
  close(): Promise<void>;
}

/** The facts of a podcast's recording needed in its text; `null` if there is none. */
type FindEpisode = (generation: OwnGeneration) => Promise<EpisodeTimes | null>;

/** Where a draft's source can be watched, and the sources it was joined from. */
type FindSource = (generation: OwnGeneration) => Promise<WatchedSource & JoinedTranscript>;

/** The account's setting. */
type FindNotes = (ownerId: string) => Promise<ExportNotes>;

interface Finders {
  findEpisode: FindEpisode;
  findSource: FindSource;
  findNotes: FindNotes;
}

export function createExports({ findEpisode, findSource, findNotes }: Finders): DocumentExports {
  const pages = openPdfProcess();

  async function render(
    { engine, version }: OwnGeneration,
    document: Document,
    as: FileKind,
    notes: ExportNotes,
  ): Promise<string | Uint8Array> {
    // After an edit, the text isn't only the engine's any more.
    const madeBy = version === FIRST_VERSION && notes !== 'never' ? engine : undefined;
    switch (as) {
      case 'md':
        return renderMarkdown(document, madeBy);
      case 'html':
        return renderHtml(document, madeBy);
      case 'txt':
        return renderText(document);
      case 'json':
        return `${JSON.stringify(document, null, 2)}\n`;
      case 'csv':
        if (document.format === 'tweet') return renderCsv(document);
        break;
      case 'docx':
        // A megabyte of code that most processes never need.
        return (await import('./render-docx.ts')).renderDocx(document);
      case 'pdf':
        return orMissing(pages.run(renderTypst(document)), 'pdf_not_installed');
      case 'mp3':
      case 'wav':
      case 'srt':
      case 'vtt':
        break;
    }
    throw new Error(`${document.format} cannot be written as ${as}`);
  }

  async function exportOne(
    generation: OwnGeneration,
    as: FileKind,
    wantedTimes?: boolean,
  ): Promise<ExportedFile> {
    const { document, format, title } = generation;
    if (!document) throw new AppError('not_ready');
    if (isAudioFile(as) || !fileKindsOf(format).includes(as)) {
      const problem = `must be one of ${fileKindsOf(format).join(', ')}`;
      throw new AppError('invalid_input', { fields: [{ field: 'as', problem }] });
    }
    const { name } = FORMATS.find(({ value }) => value === format)!;
    const notes = await findNotes(generation.ownerId);
    const times = wantedTimes ?? hasTimesUnasked(format, notes);
    return {
      name: attachmentName(`${title} - ${name}`, as),
      type: TYPES[as],
      body: await render(generation, await forReaders(generation, document, as, times), as, notes),
    };
  }

  async function forReaders(
    generation: OwnGeneration,
    document: Document,
    as: FileKind,
    times: boolean,
  ): Promise<Document> {
    if (document.format === 'podcast') {
      const episode = await findEpisode(generation);
      // JSON keeps the evidence, whose times refer to the video, with the episode's times next to it.
      if (as === 'json') return episode ? ({ ...document, episode } as Document) : document;
      return withEpisodeTimes(document, episode);
    }
    const source = await findSource(generation);
    const { parts } = source;
    // The sources that its moments refer to.
    if (as === 'json') {
      const joined: Document & { sources: readonly JoinedPart[] } = { ...document, sources: parts };
      return parts.length > 0 ? joined : document;
    }
    const linked = document.format === 'newsletter' ? asLetter(document, source) : document;
    return withPlaces(times ? linked : withoutTimes(linked), source, times);
  }

  return {
    export: exportOne,

    async exportMany(generations, as, times) {
      const files: Record<string, Uint8Array> = {};
      for (const generation of generations) {
        const { name, body } = await exportOne(generation, as, times);
        files[free(name, files)] = typeof body === 'string' ? new TextEncoder().encode(body) : body;
      }
      return new Promise((resolve, reject) => {
        zip(files, (error, bytes) => (error ? reject(error) : resolve(bytes)));
      });
    },

    close: () => pages.close(),
  };
}

/** Adds links to the newsletter's moments, and labels in its language. */
function asLetter(document: NewsletterDocument, source: WatchedSource): Labelled {
  const { phrases: labels } = languageOf(document.language);
  return { ...withMomentLinks(document, source), labels };
}

function free(name: string, taken: object): string {
  const dot = name.lastIndexOf('.');
  for (let number = 1; ; number += 1) {
    const numbered = number === 1 ? name : `${name.slice(0, dot)} (${number})${name.slice(dot)}`;
    if (!Object.hasOwn(taken, numbered)) return numbered;
  }
}
