import * as z from 'zod/mini';
import { InstantSchema } from './values.ts';

const text = (longest: number) => z.string().check(z.trim(), z.maxLength(longest));
const NameSchema = z.string().check(z.trim(), z.minLength(1), z.maxLength(80));

export const MAX_SAMPLES = 5;

/** How an account wants its texts to sound. */
export const StyleInputSchema = z.strictObject({
  name: NameSchema,
  tone: z._default(text(300), ''),
  audience: z._default(text(300), ''),
  rules: z._default(z.array(text(300)).check(z.maxLength(20)), []),
  /** Texts of the author's own that show how they write. */
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

/** Measured on the samples, so that a model is told numbers and not only moods. */
export const LearnedSchema = z.object({
  words: z.number(),
  /** Words in a sentence, on average. */
  sentenceWords: z.number(),
  /** Sentences in a paragraph, on average. */
  paragraphSentences: z.number(),
  /** Shares of sentences, 0 to 1. */
  questions: z.number(),
  exclamations: z.number(),
  /** Of sentences that speak as I or we, and to you. Measured for languages whose words we know. */
  firstPerson: z.nullable(z.number()),
  secondPerson: z.nullable(z.number()),
  emoji: z.boolean(),
  lists: z.boolean(),
  /** Words the author uses far more than most. */
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

/** What `{{name}}` in a template stands for. */
export const PromptFieldSchema = z.strictObject({
  name: z.string().check(z.regex(/^[a-z][a-z0-9_]{0,39}$/)),
  label: NameSchema,
  example: z._default(text(300), ''),
  required: z._default(z.boolean(), false),
});
export type PromptField = z.infer<typeof PromptFieldSchema>;

const TemplateSchema = z.string().check(z.trim(), z.minLength(1), z.maxLength(20_000));
const FieldsSchema = z.array(PromptFieldSchema).check(z.maxLength(20));

/** A format of the customer's own. */
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

/** What a file of styles and formats holds when it is taken from one account to another. */
export const StyleFileSchema = z.strictObject({
  version: z.literal(1),
  styles: z._default(z.array(StyleInputSchema).check(z.maxLength(200)), []),
  prompts: z._default(z.array(PromptInputSchema).check(z.maxLength(200)), []),
});
export type StyleFile = z.infer<typeof StyleFileSchema>;

const FIELD = /\{\{\s*([a-z][a-z0-9_]*)\s*\}\}/g;

/** The names a template asks for, each once, in order. */
export function fieldNames(template: string): string[] {
  return [...new Set([...template.matchAll(FIELD)].map((match) => match[1]!))];
}

/** What will be asked for, with the values in place. A name without a value stays visible as it is. */
export function fillTemplate(template: string, values: Readonly<Record<string, string>>): string {
  return template.replaceAll(FIELD, (whole, name: string) =>
    Object.hasOwn(values, name) ? values[name]! : whole,
  );
}
