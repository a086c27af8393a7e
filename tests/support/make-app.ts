import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Account } from '#contract/accounts.ts';
import { TOKEN_HEADER } from '#contract/paths.ts';
import { compose, type Program } from '#server/compose.ts';
import { type Clock, systemClock } from '#server/core/clock.ts';
import { loadConfig } from '#server/core/config.ts';
import type { App } from '#server/core/http.ts';
import { watchLog, type LogWatch } from './log-watch.ts';
import { makeAccount } from './make-account.ts';
import { makeEngine } from './make-engine.ts';
import { borrowDatabase } from './shared-engines.ts';

export interface TestApp extends Program {
  log: LogWatch;
  dataDir: string;
  url: string;
  owner: TestUser;
  makeUser(email: string): Promise<TestUser>;
}

export interface TestUser extends Account {
  token: string;
  call: Call;
}

/** Sends a request as this user through the whole app, without a socket. */
export type Call = (
  method: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE',
  path: string,
  body?: unknown,
  headers?: Record<string, string>,
) => Promise<{ status: number; headers: Record<string, unknown>; body: any; text: string }>; // oxlint-disable-line no-explicit-any -- what a test expects of a body is its assertion

interface Options {
  env?: Record<string, string>;
  clock?: Clock;
  /** Whether this process also runs jobs. */
  works?: boolean;
  /** Whether it listens on a socket, which streams need. */
  listens?: boolean;
}

/** A test's context, or node:test's own `after` for an app that all tests of a file share. */
export interface Lifetime {
  after(work: () => Promise<void>): void;
}

/**
 * The real program on an empty database: embedded, or PostgreSQL if TEST_ENGINE says so. Everything is closed after
 * the test, and a logged error that the test did not announce fails it.
 */
export async function makeApp(
  lifetime: Lifetime,
  { env = {}, clock = systemClock, works = true, listens = false }: Options = {},
): Promise<TestApp> {
  const dataDir = mkdtempSync(join(tmpdir(), 'data-'));
  const log = watchLog();
  const engine = await makeEngine();
  const config = loadConfig({ DATA_DIR: dataDir, ...engine.env, ...env });
  const shared = config.data.databaseUrl ? null : await borrowDatabase(log.log);
  const opening = shared && Promise.resolve(shared);
  const program = await compose({ config, log: log.log, clock, ...(opening && { opening }) });
  lifetime.after(async () => {
    await program.close();
    await engine.drop();
    rmSync(dataDir, { recursive: true, force: true });
    log.assertQuiet();
  });
  if (works) await program.work();
  const url = listens ? await program.app.listen({ port: 0, host: '127.0.0.1' }) : '';

  const makeUser = async (email: string): Promise<TestUser> => {
    const { account, token } = await makeAccount(program.database, email);
    return { ...account, token, call: callAs(program.app, token) };
  };
  return { ...program, log, dataDir, url, makeUser, owner: await makeUser('writer@example.org') };
}

export function callAs(app: App, token: string | null): Call {
  return async (method, path, body, headers = {}) => {
    const response = await app.inject({
      method,
      url: path,
      headers: { ...(token && { [TOKEN_HEADER]: token }), ...headers },
      ...(body !== undefined && { payload: body as object }),
    });
    const json = String(response.headers['content-type']).startsWith('application/json');
    return {
      status: response.statusCode,
      headers: response.headers,
      body: json ? response.json() : null,
      text: response.body,
    };
  };
}
