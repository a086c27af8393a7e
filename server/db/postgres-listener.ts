import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import type { Log } from '#server/core/log.ts';
import type { Database } from './database.ts';

const CONNECT_TIMEOUT_MS = 10_000;
const RECONNECT_MS = 500;
/** A dead peer sends nothing; only a query reveals it. */
const PING_MS = 10_000;

interface Handler {
  onMessage: (payload: string) => void;
  onReconnect: () => void;
}

/** A dedicated LISTEN connection that reconnects when lost. */
export function openListener(
  url: string,
  log: Log,
): { listen: Database['listen']; close: () => Promise<void> } {
  const channels = new Map<string, Set<Handler>>();
  let client: Promise<pg.Client> | null = null;
  let closed = false;
  const stopping = new AbortController();

  async function connect(): Promise<pg.Client> {
    const next = new pg.Client({
      connectionString: url,
      keepAlive: true,
      connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
      query_timeout: PING_MS,
    });
    next.on('notification', ({ channel, payload = '' }) => {
      for (const handler of channels.get(channel) ?? []) handler.onMessage(payload);
    });
    next.on('error', (error) => log.warn({ err: error }, 'the listening connection was lost'));
    try {
      await next.connect();
      for (const channel of channels.keys()) {
        await next.query(`LISTEN ${pg.escapeIdentifier(channel)}`);
      }
    } catch (error) {
      // Close a half-open connection before the next try.
      void next.end().catch(() => {});
      throw error;
    }
    const ping = setInterval(() => {
      next.query('SELECT 1').catch(() => void next.end().catch(() => {}));
    }, PING_MS);
    next.once('end', () => {
      clearInterval(ping);
      if (!closed) client = reconnect();
    });
    return next;
  }

  async function reconnect(): Promise<pg.Client> {
    for (;;) {
      await pause(RECONNECT_MS, undefined, { signal: stopping.signal });
      try {
        const next = await connect();
        for (const handlers of channels.values()) {
          for (const handler of handlers) handler.onReconnect();
        }
        return next;
      } catch (error) {
        if (closed) throw error;
      }
    }
  }

  return {
    async listen(channel, onMessage, onReconnect) {
      const handler = { onMessage, onReconnect };
      const known = channels.get(channel);
      if (known) known.add(handler);
      else {
        channels.set(channel, new Set([handler]));
        if (client) await (await client).query(`LISTEN ${pg.escapeIdentifier(channel)}`);
      }
      client ??= connect();
      await client;
      return { close: async () => void channels.get(channel)?.delete(handler) };
    },
    async close() {
      closed = true;
      stopping.abort();
      await client?.then((open) => open.end()).catch(() => {});
    },
  };
}
