import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

export interface Registry {
  /** Integrity hash of a version; `null` if the registry doesn't have it. Throws if it doesn't answer. */
  findIntegrity(name: string, version: string): Promise<string | null>;
}

const TRIES = 3;
const TIMEOUT_MS = 20_000;

/** The registry npm is configured to use. */
export async function openRegistry(): Promise<Registry> {
  const { stdout } = await runNpm(['config', 'get', 'registry']);
  const base = new URL(stdout.trim());
  return {
    async findIntegrity(name, version) {
      const address = new URL(`${name.replace('/', '%2f')}/${version}`, base);
      const response = await ask(address);
      if (response.status === 404) return null;
      if (!response.ok)
        throw new Error(`The npm registry returned ${response.status} for ${name}.`);
      const { dist } = (await response.json()) as { dist: { integrity?: string } };
      return dist.integrity ?? null;
    },
  };
}

async function ask(address: URL, tries = TRIES): Promise<Response> {
  try {
    const response = await fetch(address, { signal: AbortSignal.timeout(TIMEOUT_MS) });
    if (response.status < 500 || tries === 1) return response;
  } catch (cause) {
    if (tries === 1) throw new Error('We can’t reach the npm registry.', { cause });
  }
  return ask(address, tries - 1);
}

/** The npm that started us, or the one on the path. */
export function runNpm(args: string[], cwd?: string): Promise<{ stdout: string; stderr: string }> {
  const npm = process.env['npm_execpath'];
  const options = { cwd, maxBuffer: 2 ** 26 };
  if (npm?.endsWith('.js')) return promisify(execFile)(process.execPath, [npm, ...args], options);
  return promisify(execFile)('npm', args, { ...options, shell: process.platform === 'win32' });
}
