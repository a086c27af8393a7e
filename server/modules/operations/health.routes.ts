import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { CALLS } from '#contract/paths.ts';
import { AppError } from '#server/core/app-error.ts';

const OkSchema = z.strictObject({ ok: z.literal(true) });
const PING_TIMEOUT_MS = 5000;

interface Options {
  ping(): Promise<void>;
}

/** `healthz`: the process answers. `readyz`: it can also do its work, so traffic may come. */
export const healthRoutes: FastifyPluginAsyncZod<Options> = async (app, { ping }) => {
  const config = { access: 'public' as const };
  const response = { 200: OkSchema };
  let closing = false;
  app.addHook('preClose', async () => {
    closing = true;
  });

  app.get(CALLS.healthz, { config, schema: { response } }, () => ({ ok: true as const }));

  app.get(CALLS.readyz, { config, schema: { response } }, async () => {
    if (closing) throw new AppError('unavailable');
    await Promise.race([ping(), rejectLater()]).catch((cause: unknown) => {
      throw new AppError('unavailable', { cause });
    });
    return { ok: true as const };
  });
};

function rejectLater(): Promise<never> {
  return new Promise((_, reject) => {
    setTimeout(reject, PING_TIMEOUT_MS, new Error('no answer in time')).unref();
  });
}
