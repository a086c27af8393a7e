import * as z from 'zod/mini';

/** Which paces a voice can be asked for: from `least` to `most`, in steps that are counted from the usual one. */
export const PaceRangeSchema = z.object({
  least: z.number(),
  most: z.number(),
  step: z.number(),
});
export type PaceRange = z.infer<typeof PaceRangeSchema>;

/** The pace nearest to the wanted one that the voice can do; halfway between two, the more usual one. `null`: it has only one. */
export function fitPace(range: PaceRange | null, wanted: number): number {
  if (!range) return 1;
  const { least, most, step } = range;
  const steps = (Math.min(most, Math.max(least, wanted)) - 1) / step;
  // What binary fractions add to a half would decide it.
  const whole = Math.ceil(Math.abs(steps) - 0.5 - 1e-6);
  return Number((1 + Math.sign(steps) * whole * step).toFixed(2));
}
