import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { splitModelId } from '#contract/catalog/providers.ts';
import { OperatorError } from '#server/core/fatal.ts';

const OverrideSchema = z.strictObject({
  label: z.string().optional(),
  windowTokens: z.int().positive().optional(),
  maxOutputTokens: z.int().positive().optional(),
  /** Cents per million tokens. */
  prices: z
    .strictObject({
      inCents: z.number().nonnegative(),
      outCents: z.number().nonnegative(),
      cachedCents: z.number().nonnegative(),
    })
    .optional(),
  reasons: z.boolean().optional(),
  recommended: z.boolean().optional(),
  /** Left out of lists, but still usable by name. */
  hidden: z.boolean().optional(),
});
export type ModelOverride = z.infer<typeof OverrideSchema>;

const FileSchema = z.record(
  z.string().refine((id) => splitModelId(id) !== null, 'must be provider/model'),
  OverrideSchema,
);

/** The operator's model file; takes precedence over everything else. */
export function readModelOverrides(file: string | undefined): ReadonlyMap<string, ModelOverride> {
  if (file === undefined) return new Map();
  let parsed: unknown;
  try {
    parsed = JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new OperatorError(
      `AI_MODELS_FILE names a file that isn’t valid JSON ("${file}"). Nothing was started.\n(${(error as Error).message})`,
      error,
    );
  }
  const result = FileSchema.safeParse(parsed);
  if (result.success) return new Map(Object.entries(result.data));
  const problems = result.error.issues.map(
    ({ path, message }) => `  - ${path.join('.')} ${message}`,
  );
  throw new OperatorError(
    `AI_MODELS_FILE ("${file}") can’t be used, so nothing was started.\n${problems.join('\n')}`,
  );
}
