import * as z from 'zod/mini';
import { CountSchema, NonEmptySchema } from './values.ts';

export const ArticleInfoSchema = z.object({
  slug: z.string().check(z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)),
  title: NonEmptySchema,
  description: NonEmptySchema,
});

export const ArticleSchema = z.extend(ArticleInfoSchema, {
  /** Unix time in seconds. */
  date: CountSchema,
  /** Trusted HTML that we wrote. */
  content: NonEmptySchema,
});
export type Article = z.infer<typeof ArticleSchema>;
