import * as z from 'zod/mini';
import { InstantSchema } from './values.ts';

const text = (longest: number) => z.string().check(z.trim(), z.maxLength(longest));
const NameSchema = z.string().check(z.trim(), z.minLength(1), z.maxLength(80));

export const MAX_SAMPLES = 5;

/** An account's writing style. */
export const StyleInputSchema = z.strictObject({
  name: NameSchema,
  tone: z._default(text(300), ''),
  audience: z._default(text(300), ''),
  rules: z._default(z.array(text(300)).check(z.maxLength(20)), []),
  /** The author's own texts as examples. */
  samples: z._default(z.array(text(8000)).check(z.maxLength(MAX_SAMPLES)), []),
  bannedWords: z._default(z.array(text(60)).check(z.maxLength(100)), []),
});
export type StyleInput = z.infer<typeof StyleInputSchema>;
export const StyleChangeSchema = z.partial(
  z.strictObject({
    name: NameSchema,
    tone: text(300),
    audience: text(300),
    rules: z.array(text(300)).check(z.maxLength(20)),
    samples: z.array(text(8000)).check(z.maxLength(MAX_SAMPLES)),
    bannedWords: z.array(text(60)).check(z.maxLength(100)),
  }),
);
export type StyleChange = z.infer<typeof StyleChangeSchema>;

/** Measured on the samples, so that a model gets numbers as well as adjectives. */
export const LearnedSchema = z.object({
  words: z.number(),
  /** Average words per sentence. */
  sentenceWords: z.number(),
  /** Average sentences per paragraph. */
  paragraphSentences: z.number(),
  /** Share of sentences, 0 to 1. */
  questions: z.number(),
  exclamations: z.number(),
  /** Share of sentences with I/we and with you. `null` for languages without word lists. */
  firstPerson: z.nullable(z.number()),
  secondPerson: z.nullable(z.number()),
  emoji: z.boolean(),
  lists: z.boolean(),
  /** Words the author uses far more often than others. */
  favourites: z.array(z.string()),
});
export type Learned = z.infer<typeof LearnedSchema>;

export const StyleSchema = z.object({
  id: z.string(),
  name: z.string(),
  tone: z.string(),
  audience: z.string(),
  rules: z.array(z.string()),
  samples: z.array(z.string()),
  bannedWords: z.array(z.string()),
  /** `null` without samples. */
  learned: z.nullable(LearnedSchema),
  createdAt: InstantSchema,
  updatedAt: InstantSchema,
});
export type Style = z.infer<typeof StyleSchema>;
export const StyleListSchema = z.object({ styles: z.array(StyleSchema) });

/** A `{{name}}` field of a template. */
export const PromptFieldSchema = z.strictObject({
  name: z.string().check(z.regex(/^[a-z][a-z0-9_]{0,39}$/)),
  label: NameSchema,
  example: z._default(text(300), ''),
  required: z._default(z.boolean(), false),
});
export type PromptField = z.infer<typeof PromptFieldSchema>;

const TemplateSchema = z.string().check(z.trim(), z.minLength(1), z.maxLength(20_000));
const FieldsSchema = z.array(PromptFieldSchema).check(z.maxLength(20));

/** A customer's own format. */
export const PromptInputSchema = z.strictObject({
  name: NameSchema,
  description: z._default(text(300), ''),
  template: TemplateSchema,
  fields: z._default(FieldsSchema, []),
});
export type PromptInput = z.infer<typeof PromptInputSchema>;
export const PromptChangeSchema = z.partial(
  z.strictObject({
    name: NameSchema,
    description: text(300),
    template: TemplateSchema,
    fields: FieldsSchema,
  }),
);
export type PromptChange = z.infer<typeof PromptChangeSchema>;

export const PromptSchema = z.object({
  id: z.string(),
  name: z.string(),
  description: z.string(),
  template: z.string(),
  fields: z.array(PromptFieldSchema),
  createdAt: InstantSchema,
  updatedAt: InstantSchema,
});
export type Prompt = z.infer<typeof PromptSchema>;
export const PromptListSchema = z.object({ prompts: z.array(PromptSchema) });

/** Export file for moving styles and formats between accounts. */
export const StyleFileSchema = z.strictObject({
  version: z.literal(1),
  styles: z._default(z.array(StyleInputSchema).check(z.maxLength(200)), []),
  prompts: z._default(z.array(PromptInputSchema).check(z.maxLength(200)), []),
});
export type StyleFile = z.infer<typeof StyleFileSchema>;

const FIELD = /\{\{\s*([a-z][a-z0-9_]*)\s*\}\}/g;

/** Field names in a template, without duplicates, in order. */
export function fieldNames(template: string): string[] {
  return [...new Set([...template.matchAll(FIELD)].map((match) => match[1]!))];
}

/** The template with values filled in. Fields without a value stay as they are. */
export function fillTemplate(template: string, values: Readonly<Record<string, string>>): string {
  return template.replaceAll(FIELD, (whole, name: string) =>
    Object.hasOwn(values, name) ? values[name]! : whole,
  );
}
