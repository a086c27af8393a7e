import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { OperatorError } from '#server/core/fatal.ts';
import type { Log } from '#server/core/log.ts';

const LEAST_MAJOR = 15;
const CONNECT_TIMEOUT_MS = 10_000;
const [FIRST_PAUSE_MS, LONGEST_PAUSE_MS] = [250, 2000];

interface Options {
  url: string;
  log?: Log;
  /** How long to retry while the server doesn't answer. */
  waitSeconds: number;
}

/**
 * Waits until the server answers, since it may still be starting, and returns its major version. Permanent errors (wrong
 * password, missing database) and unsupported versions throw right away.
 */
export async function reachPostgres({ url, log, waitSeconds }: Options): Promise<number> {
  const until = performance.now() + waitSeconds * 1000;
  let told = '';
  for (let wait = FIRST_PAUSE_MS; ; wait = Math.min(wait * 2, LONGEST_PAUSE_MS)) {
    try {
      return assertNewEnough(url, await askVersion(url));
    } catch (error) {
      if (error instanceof OperatorError) throw error;
      const final = explainFinal(error, url);
      if (final) throw new OperatorError(final, error);
      if (performance.now() + wait > until) {
        throw new OperatorError(
          `The database at ${withoutPassword(url)} can't be reached. Nothing was changed.\n` +
            `We tried for ${waitSeconds} seconds (DATABASE_WAIT_SECONDS). Check DATABASE_URL and that the server is running.\n(${causeOf(error)})`,
          error,
        );
      }
      const cause = causeOf(error);
      if (cause !== told) {
        log?.warn(
          { database: withoutPassword(url), cause },
          `the database doesn't answer yet; trying for up to ${waitSeconds} seconds`,
        );
      }
      told = cause;
      await pause(wait);
    }
  }
}

/** Without the pool, which would hide the cause and keep a half-open connection. */
async function askVersion(url: string): Promise<number> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    query_timeout: CONNECT_TIMEOUT_MS,
  });
  // Ignored here because the pending call rejects with the same error.
  client.on('error', () => {});
  try {
    await client.connect();
    const { rows } = await client.query<{ server_version_num: string }>('SHOW server_version_num');
    return Math.floor(Number(rows[0]?.server_version_num) / 10_000);
  } finally {
    void client.end().catch(() => {});
  }
}

function assertNewEnough(url: string, version: number): number {
  if (version >= LEAST_MAJOR) return version;
  throw new OperatorError(
    `The database at ${withoutPassword(url)} is PostgreSQL ${version}. This program needs PostgreSQL ${LEAST_MAJOR} or newer. Nothing was changed.`,
  );
}

/** Message for errors that waiting can't fix; `null` for all others. */
function explainFinal(error: unknown, url: string): string | null {
  const { code = '' } = error as { code?: string };
  const cause = causeOf(error);
  const place = withoutPassword(url);
  if (code.startsWith('28') || cause.startsWith('SASL')) {
    return `The database at ${place} doesn't let this user in. Nothing was changed.\nCheck the user and password in DATABASE_URL.\n(${cause})`;
  }
  if (code === '3D000') {
    return `There's no database at ${place}. Nothing was changed.\nCreate it on the server, or correct the name in DATABASE_URL.\n(${cause})`;
  }
  if (/\b(?:SSL|TLS|certificate)\b/i.test(cause)) {
    return `The database at ${place} can't be reached securely. Nothing was changed.\nCheck sslmode in DATABASE_URL and the server's certificate.\n(${cause})`;
  }
  return null;
}

/** The root error's message. For a host with several addresses, one reason per address. */
export function causeOf(error: unknown): string {
  let deepest = error as Error & { errors?: Error[]; code?: string };
  while (deepest.cause instanceof Error) deepest = deepest.cause;
  const reasons = deepest.errors?.map(({ message }) => message) ?? [deepest.message];
  return reasons.join('; ').split('\n')[0] || deepest.code || 'no reason given';
}

export function withoutPassword(url: string): string {
  const parsed = new URL(url);
  return `${parsed.host || 'a local socket'}${parsed.pathname}`;
}
