import process from 'node:process';
import { CALLS } from '#contract/paths.ts';
import { type Config, loadConfig } from '#server/core/config.ts';

/** `quillcast health`: exits with 0 if the local server is ready. For container health checks and monitors. */
const { role, http } = readConfig();
const { host } = http;
const port = role === 'worker' ? (http.healthPort ?? http.port) : http.port;
const everywhere = ['0.0.0.0', '::'];
const name = everywhere.includes(host) ? 'localhost' : host;
const url = `http://${name.includes(':') ? `[${name}]` : name}:${port}${CALLS.readyz}`;
try {
  const { ok, status } = await fetch(url, { signal: AbortSignal.timeout(4000) });
  console.log(ok ? 'ready' : `not ready (${status})`);
  process.exit(ok ? 0 : 1);
} catch (error) {
  console.error(`${url} doesn't answer (${(error as Error).message})`);
  process.exit(1);
}

function readConfig(): Config {
  try {
    return loadConfig(process.env);
  } catch (error) {
    console.error((error as Error).message);
    process.exit(1);
  }
}
