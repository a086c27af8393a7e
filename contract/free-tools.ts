import * as z from 'zod/mini';
import { THUMBNAIL_SIZES } from './catalog/thumbnails.ts';

/** Any words: what is no link, or no language we write, is an answer of its own and not a wrong request. */
export const PublicSummaryRequestSchema = z.strictObject({ url: z.string(), language: z.string() });
export type PublicSummaryRequest = z.infer<typeof PublicSummaryRequestSchema>;

/**
 * `result` is `OK`, or the code of what stood in the way. Expected failures answer 200, so that the page can show
 * `message`; with `OK` the message says what wrote the text.
 */
export const PublicSummarySchema = z.object({
  result: z.string(),
  text: z.string(),
  message: z.string(),
});
export type PublicSummary = z.infer<typeof PublicSummarySchema>;

/** The title of the video, encoded as in an address: the body has the three fields it has always had. */
export const VIDEO_TITLE_HEADER = 'Video-Title';

/** A line of `text` that begins with when it is said: `[12:41] …`. Headings and lines of no known moment have none. */
export const TIMED_LINE = /^\[((?:\d+:)?\d{1,2}:\d{2})\] /;

export const ThumbnailQuerySchema = z.object({
  size: z._default(z.enum(THUMBNAIL_SIZES.map(({ file }) => file)), 'maxresdefault'),
});
export const PlatformVideoIdSchema = z.string().check(z.regex(/^[\w-]{11}$/));
