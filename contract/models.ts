import * as z from 'zod/mini';
import { CentsSchema, CountSchema } from './values.ts';

/** Whose key pays for a call. */
export const PayerSchema = z.enum(['own', 'house', 'local']);
export type Payer = z.infer<typeof PayerSchema>;

/** Cents per million tokens. */
const ModelPricesSchema = z.object({
  inCents: CentsSchema,
  outCents: CentsSchema,
  cachedCents: CentsSchema,
});
export type ModelPrices = z.infer<typeof ModelPricesSchema>;

const ModelSchema = z.object({
  /** `provider/model`, or `built-in`, as used in requests. */
  id: z.string(),
  provider: z.string(),
  model: z.string(),
  label: z.string(),
  /** Context window for input and output; `null` if unknown. */
  windowTokens: z.nullable(CountSchema),
  maxOutputTokens: z.nullable(CountSchema),
  /** `null`: unknown, so costs are conservative estimates and marked as such. */
  prices: z.nullable(ModelPricesSchema),
  abilities: z.object({
    /** Reasons before answering, which costs output tokens and time. */
    reasons: z.boolean(),
    /** Can write in languages other than the video's. */
    translates: z.boolean(),
  }),
  /** Recommended for most people. */
  recommended: z.boolean(),
  /** Who would pay if this account used it now; `null`: a key is needed. `none`: the built-in engine is free. */
  key: z.nullable(z.enum(['own', 'house', 'local', 'none'])),
  /** A caveat to show before choosing it. */
  warning: z.nullable(z.string()),
});
export type Model = z.infer<typeof ModelSchema>;

export const ModelListSchema = z.object({
  /** Used by runs that name no model. */
  defaultModel: z.string(),
  /** Best first. Other models of a listed provider can be used by name. */
  models: z.array(ModelSchema),
  providers: z.array(
    z.object({
      provider: z.string(),
      name: z.string(),
      key: z.nullable(PayerSchema),
    }),
  ),
});
export type ModelList = z.infer<typeof ModelListSchema>;
