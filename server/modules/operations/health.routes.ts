import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { CALLS } from '#contract/paths.ts';
import { assertReady, type Needs, notReady } from './readiness.ts';

const OkSchema = z.strictObject({ ok: z.literal(true) });

interface Options {
  needs: Needs;
}

/**
 * `healthz`: the process responds. `readyz`: it can also do its work, so it may get traffic; otherwise it reports what is
 * missing.
 */
export const healthRoutes: FastifyPluginAsyncZod<Options> = async (app, { needs }) => {
  const config = { access: 'public' as const };
  const response = { 200: OkSchema };
  let closing = false;
  app.addHook('preClose', async () => {
    closing = true;
  });

  const alive = { summary: 'Check that the process is alive', response };
  app.get(CALLS.healthz, { config, schema: alive }, () => ({ ok: true as const }));

  const ready = { summary: 'Check that the server is ready, or see what’s missing', response };
  app.get(CALLS.readyz, { config, schema: ready }, async () => {
    if (closing) throw notReady([{ field: 'process', problem: 'is shutting down' }]);
    await assertReady(needs);
    return { ok: true as const };
  });
};
