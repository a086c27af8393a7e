import { createServer } from 'vite';
import type { Document } from '#contract/documents.ts';

export interface Screen {
  live(document: Document): string;
  preview(document: Document): string;
  close(): Promise<void>;
}

/** Renders components of the app to HTML without a browser. */
export async function openScreen(): Promise<Screen> {
  const server = await createServer({
    configFile: 'vite.config.ts',
    appType: 'custom',
    logLevel: 'error',
    server: { middlewareMode: true, watch: null, ws: false },
    optimizeDeps: { noDiscovery: true },
  });
  const { live, preview } = (await server.ssrLoadModule('/app/testing/screen.tsx')) as Screen;
  return { live, preview, close: () => server.close() };
}
