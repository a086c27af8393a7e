import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { createServer, type ViteDevServer } from 'vite';
import { loadConfig } from '#server/core/config.ts';
import { createLog } from '#server/core/log.ts';
import { isAppPath, type Pages } from '#server/modules/pages/pages.ts';
import { serve } from '#server/serve.ts';
import type { RenderModule } from './build.ts';

/**
 * `npm run dev`: the same program, with pages that are made as they are asked for and change in the browser as they are
 * edited. A change on the server's side starts the process anew.
 */
const ROOT = fileURLToPath(new URL('..', import.meta.url));
const vite = await createServer({
  configFile: join(ROOT, 'vite.config.ts'),
  appType: 'custom',
  server: { middlewareMode: true },
});
const config = loadConfig(process.env);
await serve({ config, log: createLog({ level: config.logLevel }), pages: livePages(vite) });

function livePages(server: ViteDevServer): Pages {
  async function send(path: string, url: string): Promise<string | null> {
    if (isAppPath(path)) {
      const shell = readFileSync(join(ROOT, 'web/app/index.html'), 'utf8');
      return server.transformIndexHtml(url, shell);
    }
    const site = (await server.ssrLoadModule('/site/render.tsx')) as unknown as RenderModule;
    if (!site.listPages().includes(path)) return null;
    const html = await site.renderPage(path, {
      styles: ['/site/site.css'],
      scripts: ['/@vite/client', '/site/client/site.ts'],
      fonts: [],
    });
    return html;
  }

  return {
    servedAt() {},
    async answer(request, reply) {
      const [path = '/'] = request.url.split('?', 1);
      const html = await send(path, request.url);
      // The tools' own scripts are written into the page, so the strict policy stays out of the way here.
      reply.removeHeader('content-security-policy');
      if (html !== null) {
        await reply.type('text/html; charset=utf-8').send(html);
        return true;
      }
      return new Promise<boolean>((resolve) => {
        reply.hijack();
        reply.raw.once('close', () => resolve(true));
        server.middlewares(request.raw, reply.raw, () => {
          reply.raw.writeHead(404).end();
          resolve(true);
        });
      });
    },
    async answerNotFound(_request, reply) {
      await reply
        .code(404)
        .type('text/html; charset=utf-8')
        .send(await send('/404', '/404'));
    },
  };
}
