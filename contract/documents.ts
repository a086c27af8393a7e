import { z } from 'zod';
import { LanguageSchema } from './catalog/languages.ts';

/**
 * The smallest piece of a document that is edited, checked and cited on its own. `blockIds` name the transcript blocks
 * it rests on.
 */
export const DocumentBlockSchema = z.object({
  id: z.string(),
  kind: z.enum(['gist', 'point', 'heading', 'paragraph']),
  md: z.string(),
  blockIds: z.array(z.int().positive()),
  /** When in the video it is said, as the server knows it; `null` for what is not said, such as a heading. */
  startMs: z.int().nonnegative().nullable(),
});
export type DocumentBlock = z.infer<typeof DocumentBlockSchema>;

export const DocumentSectionSchema = z.object({
  id: z.string(),
  startMs: z.int().nonnegative(),
  blocks: z.array(DocumentBlockSchema),
});
export type DocumentSection = z.infer<typeof DocumentSectionSchema>;

/** A one-line gist, key points with times, then section summaries that follow the chapters. */
export const SummaryDocumentSchema = z.object({
  format: z.literal('summary'),
  language: LanguageSchema,
  title: z.string(),
  gist: DocumentBlockSchema.nullable(),
  points: z.array(DocumentBlockSchema),
  sections: z.array(DocumentSectionSchema),
});
export type SummaryDocument = z.infer<typeof SummaryDocumentSchema>;

/** The truth about a piece of writing; every file and preview is rendered from it. */
export const DocumentSchema = z.discriminatedUnion('format', [SummaryDocumentSchema]);
export type Document = z.infer<typeof DocumentSchema>;
