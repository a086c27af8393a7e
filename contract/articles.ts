import * as z from 'zod/mini';
import { CountSchema, NonEmptySchema } from './values.ts';

export const ArticleInfoSchema = z.object({
  slug: z.string().check(z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)),
  title: NonEmptySchema,
  description: NonEmptySchema,
});

export const ArticleSchema = z.extend(ArticleInfoSchema, {
  /** Seconds since 1970. */
  date: CountSchema,
  /** HTML of our own writing. */
  content: NonEmptySchema,
});
export type Article = z.infer<typeof ArticleSchema>;
