import { buildIfStale } from '../../cli/build.ts';
import type { Lifetime } from './make-app.ts';
import { openScene, type ServerProcess } from './server-process.ts';

/** The whole product as its users meet it: built pages and calls from one real process. */
export interface Site {
  readonly url: string;
  /** Signs a browser in when put in its local storage as `token`. */
  readonly token: string;
  readonly dataDir: string;
  readonly server: ServerProcess;
  /** As a crash or a power cut would. */
  kill(): Promise<void>;
  /** On the same address and data. */
  restart(): Promise<void>;
}

export async function startSite(
  lifetime: Lifetime,
  env: Record<string, string> = {},
): Promise<Site> {
  await buildIfStale(() => {});
  const scene = openScene();
  lifetime.after(() => scene.close());
  const dataDir = scene.folder();
  let server = await scene.start({ dataDir, env });
  const { url, token } = server;
  return {
    url,
    token,
    dataDir,
    get server() {
      return server;
    },
    async kill() {
      server.kill('SIGKILL');
      await server.exit;
    },
    async restart() {
      server = await scene.start({ dataDir, env: { ...env, PORT: new URL(url).port } });
    },
  };
}
