import * as z from 'zod/mini';
import { CentsSchema, CountSchema } from './values.ts';

/** Whose key pays for a call. */
export const PayerSchema = z.enum(['own', 'house', 'local']);
export type Payer = z.infer<typeof PayerSchema>;

/** Cents for a million tokens. */
const ModelPricesSchema = z.object({
  inCents: CentsSchema,
  outCents: CentsSchema,
  cachedCents: CentsSchema,
});
export type ModelPrices = z.infer<typeof ModelPricesSchema>;

const ModelSchema = z.object({
  /** `provider/model`, or `built-in`: what `model` of a request takes. */
  id: z.string(),
  provider: z.string(),
  model: z.string(),
  label: z.string(),
  /** Tokens of question and answer together; `null` where nobody has said. */
  windowTokens: z.nullable(CountSchema),
  maxOutputTokens: z.nullable(CountSchema),
  /** `null`: not known, so that what it costs is a careful guess and marked as one. */
  prices: z.nullable(ModelPricesSchema),
  abilities: z.object({
    /** Thinks before it answers, which costs output tokens and seconds. */
    reasons: z.boolean(),
    /** Writes in languages other than the video's. */
    translates: z.boolean(),
  }),
  /** One of the few that the provider would have most people use. */
  recommended: z.boolean(),
  /** Who would pay if this account used it now; `null`: it needs a key first. The built-in engine costs nobody. */
  key: z.nullable(z.enum(['own', 'house', 'local', 'none'])),
  /** What to know before choosing it. */
  warning: z.nullable(z.string()),
});
export type Model = z.infer<typeof ModelSchema>;

export const ModelListSchema = z.object({
  /** What a run uses when it names no model. */
  defaultModel: z.string(),
  /** Best choices first. A model of a listed provider that is not in here may be named all the same. */
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
