import type { FastifyPluginAsync } from 'fastify';
import { AppError } from '#server/core/app-error.ts';
import type { Pages } from './pages.ts';

/** Everything that isn't an API call: the site, the app, their files, and a real 404 for the rest. */
export const pageRoutes: FastifyPluginAsync<{ pages: Pages }> = async (app, { pages }) => {
  app.get(
    '/*',
    { config: { access: 'public' }, schema: { hide: true } },
    async ({ raw: request, headers }, reply) => {
      const isAnswered = await pages.answer(request, reply.raw);
      if (!isAnswered) {
        if (!String(headers.accept).includes('text/html')) throw new AppError('not_found');
        await pages.answerNotFound(request, reply.raw);
      }
      reply.hijack();
    },
  );
};
