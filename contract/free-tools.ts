import * as z from 'zod/mini';
import { THUMBNAIL_SIZES } from './catalog/thumbnails.ts';

/** Any text: an invalid link or language gets a normal answer instead of a validation error. */
export const PublicSummaryRequestSchema = z.strictObject({ url: z.string(), language: z.string() });
export type PublicSummaryRequest = z.infer<typeof PublicSummaryRequestSchema>;

/**
 * `result` is `OK` or an error code. Expected failures return 200, so the page can show `message`; with `OK` it tells what wrote
 * the text.
 */
export const PublicSummarySchema = z.object({
  result: z.string(),
  text: z.string(),
  message: z.string(),
});
export type PublicSummary = z.infer<typeof PublicSummarySchema>;

export const ThumbnailQuerySchema = z.object({
  size: z._default(z.enum(THUMBNAIL_SIZES.map(({ file }) => file)), 'maxresdefault'),
});
export const PlatformVideoIdSchema = z.string().check(z.regex(/^[\w-]{11}$/));
