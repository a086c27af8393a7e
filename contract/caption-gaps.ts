import * as z from 'zod/mini';
import { clock } from './episode-length.ts';
import { MillisecondsSchema } from './values.ts';

/** Parts of the video without captions. */
export const CaptionGapsSchema = z.object({
  /** Length of the video; 0 if unknown. */
  durationMs: MillisecondsSchema,
  /** `null`: captions start at the beginning. */
  startsAtMs: z.nullable(MillisecondsSchema),
  /** `null`: captions last until the end, as far as known. */
  endsAtMs: z.nullable(MillisecondsSchema),
  holes: z.array(z.object({ startMs: MillisecondsSchema, endMs: MillisecondsSchema })),
});
export type CaptionGaps = z.infer<typeof CaptionGapsSchema>;

const MOST_TOLD = 3;
const at = (ms: number) => clock(ms / 1000);

/** One sentence per gap: "Captions end at 1:27, but the video is 1:00:00 long." */
export function gapSentences({ durationMs, startsAtMs, endsAtMs, holes }: CaptionGaps): string[] {
  const more = holes.length - MOST_TOLD;
  const told = holes.slice(0, MOST_TOLD).map(({ startMs, endMs }) => `${at(startMs)}–${at(endMs)}`);
  const list = more > 0 ? `${told.join(', ')} and ${more} more` : told.join(', ');
  return [
    ...(startsAtMs === null ? [] : [`Captions start at ${at(startsAtMs)}.`]),
    ...(endsAtMs === null
      ? []
      : [`Captions end at ${at(endsAtMs)}, but the video is ${at(durationMs)} long.`]),
    ...(holes.length === 0 ? [] : [`Captions are missing at ${list}.`]),
  ];
}
