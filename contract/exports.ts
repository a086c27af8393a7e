import * as z from 'zod/mini';
import type { FormatValue } from './catalog/formats.ts';

const TEXT = ['md', 'html', 'docx', 'pdf', 'txt', 'json'] as const;
const THREAD = ['csv'] as const;
const AUDIO = ['mp3', 'wav', 'srt', 'vtt'] as const;

/** Export file types. */
export const FileKindSchema = z.enum([...TEXT, ...THREAD, ...AUDIO]);
export type FileKind = z.infer<typeof FileKindSchema>;
export type AudioFileKind = (typeof AUDIO)[number];

export function isAudioFile(kind: FileKind): kind is AudioFileKind {
  return (AUDIO as readonly string[]).includes(kind);
}

/** In menu order. */
export function fileKindsOf(format: FormatValue): readonly FileKind[] {
  if (format === 'tweet') return [...TEXT, ...THREAD];
  return format === 'podcast' ? [...TEXT, ...AUDIO] : TEXT;
}

/**
 * What exports say about a draft besides its text: times of the source, and that highlights were picked without an AI
 * model. Each account has one setting, which the page, zips, the API and the terminal all follow.
 */
export const ExportNotesSchema = z.enum(['fitting', 'always', 'never']);
export type ExportNotes = z.infer<typeof ExportNotesSchema>;

/** Posts have no room for times, and a podcast has its own. */
const NEVER_TIMED = new Set<FormatValue>(['tweet', 'linkedin', 'podcast']);

export function canHaveTimes(format: FormatValue): boolean {
  return !NEVER_TIMED.has(format);
}

/** If the setting leaves it to us, only in a summary: elsewhere people remove times before publishing. */
export function hasTimesUnasked(format: FormatValue, notes: ExportNotes): boolean {
  return notes === 'fitting' ? format === 'summary' : notes === 'always' && canHaveTimes(format);
}

export const MOST_EXPORTED = 100;

/** Exports several drafts as one zip. */
export const ExportManySchema = z.strictObject({
  ids: z
    .array(z.string().check(z.minLength(1), z.maxLength(60)))
    .check(z.minLength(1), z.maxLength(MOST_EXPORTED)),
  as: z.enum(TEXT),
  times: z.optional(z.boolean()),
});
export type ExportMany = z.infer<typeof ExportManySchema>;
