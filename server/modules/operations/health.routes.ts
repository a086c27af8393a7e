import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { CALLS } from '#contract/paths.ts';
import { assertReady, type Needs, notReady } from './readiness.ts';

const OkSchema = z.strictObject({ ok: z.literal(true) });

interface Options {
  needs: Needs;
}

/** `healthz`: the process answers. `readyz`: it can also do its work, so traffic may come; if not, what is missing. */
export const healthRoutes: FastifyPluginAsyncZod<Options> = async (app, { needs }) => {
  const config = { access: 'public' as const };
  const response = { 200: OkSchema };
  let closing = false;
  app.addHook('preClose', async () => {
    closing = true;
  });

  app.get(CALLS.healthz, { config, schema: { response } }, () => ({ ok: true as const }));

  app.get(CALLS.readyz, { config, schema: { response } }, async () => {
    if (closing) throw notReady([{ field: 'process', problem: 'is ending' }]);
    await assertReady(needs);
    return { ok: true as const };
  });
};
