import { buildIfStale } from '../../cli/build.ts';
import type { Lifetime } from './make-app.ts';
import { openScene, type ServerProcess } from './server-process.ts';

/** The whole product as users see it: one real server process with built pages. */
export interface Site {
  readonly url: string;
  /** Signs a browser in when stored in local storage as `token`. */
  readonly token: string;
  readonly dataDir: string;
  readonly server: ServerProcess;
  /** Kills the server, as a crash or power cut would. */
  kill(): Promise<void>;
  /** Starts it again with the same address and data. */
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
