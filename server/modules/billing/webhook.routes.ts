import type { FastifyPluginAsync } from 'fastify';
import { CALLS } from '#contract/paths.ts';
import { AppError } from '#server/core/app-error.ts';
import type { BillingEvents } from './billing-events.service.ts';

/** The signature covers the raw bytes, so on this route only, the body isn't parsed before it is verified. */
export const webhookRoutes: FastifyPluginAsync<{ billingEvents: BillingEvents }> = async (
  app,
  { billingEvents },
) => {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));

  app.post(
    CALLS.stripeWebhook,
    { config: { access: 'public' }, schema: { hide: true } },
    async (request) => {
      const signature = request.headers['stripe-signature'];
      if (typeof signature !== 'string' || !Buffer.isBuffer(request.body)) {
        throw new AppError('signature_wrong');
      }
      await billingEvents.receive(request.body, signature);
      return { received: true };
    },
  );
};
