import * as z from 'zod/mini';

/** Supported pace of a voice: `least` to `most`, in steps counted from 1. */
export const PaceRangeSchema = z.object({
  least: z.number(),
  most: z.number(),
  step: z.number(),
});
export type PaceRange = z.infer<typeof PaceRangeSchema>;

/** The nearest supported pace; on a tie the one closer to normal. `null`: fixed pace. */
export function fitPace(range: PaceRange | null, wanted: number): number {
  if (!range) return 1;
  const { least, most, step } = range;
  const steps = (Math.min(most, Math.max(least, wanted)) - 1) / step;
  // Prevents rounding errors from deciding a tie.
  const whole = Math.ceil(Math.abs(steps) - 0.5 - 1e-6);
  return Number((1 + Math.sign(steps) * whole * step).toFixed(2));
}
