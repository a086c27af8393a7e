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

/** The video's title, percent-encoded. A header, because the body always had exactly three fields. */
export const VIDEO_TITLE_HEADER = 'Video-Title';

/** A line of `text` with its time: `[12:41] …`. Headings and lines without a known time have none. */
export const TIMED_LINE = /^\[((?:\d+:)?\d{1,2}:\d{2})\] /;

export const ThumbnailQuerySchema = z.object({
  size: z._default(z.enum(THUMBNAIL_SIZES.map(({ file }) => file)), 'maxresdefault'),
});
export const PlatformVideoIdSchema = z.string().check(z.regex(/^[\w-]{11}$/));
