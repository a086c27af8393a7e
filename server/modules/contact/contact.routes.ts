import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { ContactSchema, MessageSchema } from '#contract/accounts.ts';
import { CALLS } from '#contract/paths.ts';
import type { Captcha } from '#server/providers/captcha/port.ts';
import type { ContactForm } from './contact.service.ts';

export interface ContactRouteOptions {
  contactForm: ContactForm;
  captcha: Captcha;
}

export const contactRoutes: FastifyPluginAsyncZod<ContactRouteOptions> = async (
  app,
  { contactForm, captcha },
) => {
  app.get(
    CALLS.captcha,
    {
      config: {
        access: 'public',
        limits: [{ by: 'address', name: 'captcha', max: 30, windowSeconds: 60 }],
      },
      schema: {
        summary: 'Get the proof-of-work challenge for a form. Empty if another captcha is used',
        response: { 200: z.record(z.string(), z.unknown()) },
      },
    },
    async (_request, reply) => {
      reply.header('cache-control', 'no-store');
      return { ...(await captcha.challenge()) };
    },
  );

  app.post(
    CALLS.contact,
    {
      config: {
        access: 'public',
        limits: [{ by: 'address', name: 'contact', max: 5, windowSeconds: 600 }],
      },
      schema: {
        summary: 'Send a message to support',
        body: ContactSchema,
        response: { 200: MessageSchema },
      },
    },
    async (request) => ({ message: await contactForm.send(request.body, request.ip) }),
  );
};
