import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
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
  // The other ways write a file that the watcher takes for a change of ours.
  configLoader: 'native',
  appType: 'custom',
  server: { middlewareMode: true },
});
const config = loadConfig(process.env);
await serve({ config, log: createLog({ level: config.logLevel }), pages: livePages(vite) });

function livePages(server: ViteDevServer): Pages {
  const shells = new Map([
    ['app', 'web/app/index.html'],
    ['gallery', 'web/gallery/index.html'],
  ]);

  async function render(path: string, url: string): Promise<string | null> {
    const shell = shells.get(isAppPath(path) ? 'app' : path.slice(1));
    if (shell) return server.transformIndexHtml(url, readFileSync(join(ROOT, shell), 'utf8'));
    const site = (await server.ssrLoadModule('/site/render.tsx')) as unknown as RenderModule;
    if (!site.listPages().includes(path)) return null;
    return site.renderPage(path, {
      styles: ['/site/site.css'],
      scripts: ['/@vite/client', '/site/client/site.ts'],
      fonts: [],
    });
  }

  /** A module, a style or a picture: named by its file, which no page is. */
  const isFile = (path: string) => path.startsWith('/@') || /\.\w+$/.test(path);

  function sendFile(request: IncomingMessage, response: ServerResponse): Promise<void> {
    return new Promise((resolve) => {
      response.once('close', resolve);
      server.middlewares(request, response, () => response.writeHead(404).end());
    });
  }

  return {
    servedAt() {},

    async answer(request, reply) {
      const [path = '/'] = request.url.split('?', 1);
      // The tools write their own scripts into the page, so the strict policy stays out of the way here.
      reply.removeHeader('content-security-policy');
      if (isFile(path)) {
        reply.hijack();
        await sendFile(request.raw, reply.raw);
        return true;
      }
      const html = await render(path, request.url);
      if (html === null) return false;
      await reply.type('text/html; charset=utf-8').send(html);
      return true;
    },

    async answerNotFound(_request, reply) {
      await reply
        .code(404)
        .type('text/html; charset=utf-8')
        .send(await render('/404', '/404'));
    },
  };
}
