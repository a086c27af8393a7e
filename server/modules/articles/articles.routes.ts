import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { ArticleInfoSchema, ArticleSchema } from '#contract/articles.ts';
import { CALLS } from '#contract/paths.ts';
import { AppError } from '#server/core/app-error.ts';
import { createArticles } from './articles.service.ts';

/** The blog as JSON, for displaying it elsewhere. */
export const articleRoutes: FastifyPluginAsyncZod = async (app) => {
  const articles = createArticles();

  app.get(
    CALLS.articles,
    {
      config: { access: 'public' },
      schema: { summary: 'List the blog articles', response: { 200: z.array(ArticleInfoSchema) } },
    },
    () => articles.list().map(({ slug, title, description }) => ({ slug, title, description })),
  );

  app.get(
    CALLS.article,
    {
      config: { access: 'public' },
      schema: {
        summary: 'Get a blog article',
        params: z.object({ slug: z.string() }),
        response: { 200: ArticleSchema },
      },
    },
    ({ params }) => {
      const article = articles.find(params.slug);
      if (!article) throw new AppError('not_found');
      return article;
    },
  );
};
