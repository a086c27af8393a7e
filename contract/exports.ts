import * as z from 'zod/mini';
import type { FormatValue } from './catalog/formats.ts';

const TEXT = ['md', 'html', 'docx', 'pdf', 'txt', 'json'] as const;
const THREAD = ['csv'] as const;
const AUDIO = ['mp3', 'wav', 'srt', 'vtt'] as const;

/** What a piece can be taken away as. */
export const FileKindSchema = z.enum([...TEXT, ...THREAD, ...AUDIO]);
export type FileKind = z.infer<typeof FileKindSchema>;
export type AudioFileKind = (typeof AUDIO)[number];

export function isAudioFile(kind: FileKind): kind is AudioFileKind {
  return (AUDIO as readonly string[]).includes(kind);
}

/** In the order a menu shows them. */
export function fileKindsOf(format: FormatValue): readonly FileKind[] {
  if (format === 'tweet') return [...TEXT, ...THREAD];
  return format === 'podcast' ? [...TEXT, ...AUDIO] : TEXT;
}

/** Whether times of the video stand in a file when nobody says: in a summary they lead back to it, elsewhere they are cut out before publishing. */
export function hasTimesUnasked(format: FormatValue): boolean {
  return format === 'summary';
}

export const MOST_EXPORTED = 100;

/** Many pieces in one zip. */
export const ExportManySchema = z.strictObject({
  ids: z
    .array(z.string().check(z.minLength(1), z.maxLength(60)))
    .check(z.minLength(1), z.maxLength(MOST_EXPORTED)),
  as: z.enum(TEXT),
  times: z.optional(z.boolean()),
});
export type ExportMany = z.infer<typeof ExportManySchema>;
