import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { createServer, type ViteDevServer } from 'vite';
import { fillPlaceholders } from '#contract/placeholders.ts';
import { type Config, loadConfig } from '#server/core/config.ts';
import { createLog } from '#server/core/log.ts';
import { isAppPath } from '#contract/paths.ts';
import type { Pages } from '#server/modules/pages/pages.ts';
import { siteValues } from '#server/modules/pages/site-values.ts';
import { fail, serve } from '#server/serve.ts';
import { publicFiles, type RenderModule } from './build.ts';

/** The part of tests/support used here; only exists in a checkout. */
interface StandInsModule {
  startStandIns(): Promise<{ env: Record<string, string>; hints: string[] }>;
}

/** `npm run dev`: pages are rendered on demand and hot-reloaded. Server changes restart the process. */
const ROOT = fileURLToPath(new URL('..', import.meta.url));
const vite = await createServer({
  configFile: join(ROOT, 'vite.config.ts'),
  // Other loaders write a file that would trigger the watcher.
  configLoader: 'native',
  appType: 'custom',
  server: { middlewareMode: true },
});
let config: Config;
try {
  config = loadConfig({ ...(await standIns()), ...process.env });
  await serve({ config, log: createLog({ level: config.logLevel }), pages: livePages(vite) });
} catch (error) {
  fail(error);
}

/**
 * With `--stand-ins` all outside services are simulated locally (video platform, models, speech to text, voices), so everything
 * works offline.
 */
async function standIns(): Promise<Record<string, string>> {
  if (!process.argv.includes('--stand-ins')) return {};
  const support = new URL('../tests/support/', import.meta.url);
  const module: unknown = await import(new URL('stand-ins.ts', support).href);
  const { startStandIns } = module as StandInsModule;
  const { env, hints } = await startStandIns();
  for (const hint of hints) console.log(hint);
  return env;
}

function livePages(server: ViteDevServer): Pages {
  let origin = '';
  const shells = new Map([
    ['app', 'web/app/index.html'],
    ['gallery', 'web/testing/index.html'],
  ]);

  async function render(path: string, url: string): Promise<string | null> {
    const shell = shells.get(isAppPath(path) ? 'app' : path.slice(1));
    if (shell) return server.transformIndexHtml(url, readFileSync(join(ROOT, shell), 'utf8'));
    const site = (await server.ssrLoadModule('/site/render.tsx')) as unknown as RenderModule;
    const page = site.listPages().find((known) => known.path === path);
    if (!page) return null;
    const html = await site.renderPage(path, {
      styles: [`/site/sheets/${page.sheet}.css`],
      scripts: [
        '/@vite/client',
        '/site/client/site.ts',
        ...page.entries.map((name) => `/site/client/${name}.entry.ts`),
      ],
      preloads: [],
      fonts: [],
      files: publicFiles(),
    });
    return fillPlaceholders(html, { ...siteValues(config), origin });
  }

  /** Modules, styles and pictures have a file extension; pages don't. */
  const isFile = (path: string) => path.startsWith('/@') || /\.\w+$/.test(path);

  /** Vite injects inline scripts and styles, which the API's CSP would block. */
  function relax(response: ServerResponse): void {
    response.removeHeader('content-security-policy');
  }

  function sendFile(request: IncomingMessage, response: ServerResponse): Promise<void> {
    relax(response);
    return new Promise((resolve) => {
      response.once('close', resolve);
      server.middlewares(request, response, () => response.writeHead(404).end());
    });
  }

  function sendPage(response: ServerResponse, html: string, status = 200): void {
    relax(response);
    response.writeHead(status, { 'content-type': 'text/html; charset=utf-8' }).end(html);
  }

  return {
    servedAt(address) {
      origin = address;
    },

    async answer(request, response) {
      const url = request.url ?? '/';
      const [path = '/'] = url.split('?', 1);
      if (isFile(path)) {
        await sendFile(request, response);
        return true;
      }
      const html = await render(path, url);
      if (html !== null) sendPage(response, html);
      return html !== null;
    },

    async answerNotFound({ url = '' }, response) {
      const name = url.startsWith('/blog/') ? '/blog/404' : '/404';
      sendPage(response, (await render(name, name)) ?? '', 404);
    },
  };
}
