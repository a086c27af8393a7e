import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { FORMATS, FormatSchema } from '#contract/catalog/formats.ts';
import { LANGUAGES, LanguageSchema } from '#contract/catalog/languages.ts';
import { OPTIONS } from '#contract/options.ts';
import { CALLS } from '#contract/paths.ts';

const LanguageRowSchema = z.object({
  value: LanguageSchema,
  name: z.string(),
  label: z.string(),
  tag: z.string(),
  direction: z.enum(['ltr', 'rtl']),
});

const FormatRowSchema = z.object({
  value: FormatSchema,
  name: z.string(),
  label: z.string(),
  /** The format's options as a JSON Schema. */
  options: z.record(z.string(), z.unknown()),
});

const FORMAT_ROWS = FORMATS.map(({ value, name, label }) => ({
  value,
  name,
  label,
  options: z.toJSONSchema(OPTIONS[value], { io: 'input' }) as Record<string, unknown>,
}));

/** The contract's catalogues, for callers that don't share its code. */
export const catalogRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get(
    CALLS.languages,
    {
      config: { access: 'public' },
      schema: { summary: 'List the languages', response: { 200: z.array(LanguageRowSchema) } },
    },
    () => [...LANGUAGES],
  );

  app.get(
    CALLS.formats,
    {
      config: { access: 'public' },
      schema: { summary: 'List the formats', response: { 200: z.array(FormatRowSchema) } },
    },
    () => FORMAT_ROWS,
  );
};
