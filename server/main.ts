import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { loadConfig } from './core/config.ts';
import { createLog } from './core/log.ts';
import { loadPages } from './modules/pages/built-pages.ts';
import { siteValues } from './modules/pages/site-values.ts';
import { fail, serve } from './serve.ts';

try {
  const config = loadConfig(process.env);
  const log = createLog({ level: config.logLevel });
  const dist = fileURLToPath(new URL('../dist', import.meta.url));
  const pages = loadPages(dist, siteValues(config));
  if (!pages) log.warn('no pages have been built: only the calls are answered');
  await serve({ config, log, pages });
} catch (error) {
  fail(error);
}
