import { createHmac, randomBytes } from 'node:crypto';
import type { Clock } from '#server/core/clock.ts';
import { findNext } from './clockwork.ts';
import { type SimulatorLedger, openLedger, WAITING } from './ledger.ts';
import { serveWire, type WireRecord, type WireServer } from './server.ts';
import type { SimulatorRow, SimulatorRows, SimulatorStore } from '../port.ts';

/** Our own test payment provider. Speaks the real provider's API over a real socket. */
export interface Simulator {
  now(): Promise<Date>;
  /** Advances the provider's time; everything due happens in order. */
  advance(days: number): Promise<void>;
  /** Runs an action of a page or test, then delivers the events it caused. */
  act<T>(task: (ledger: SimulatorLedger) => Promise<T>): Promise<T>;
  /** Starts the API server on first use. */
  connect(): Promise<Connection>;
  /** Delivers pending events, including those of earlier processes. */
  deliverWaiting(): Promise<void>;
  close(): Promise<void>;
}

interface Connection {
  port: number;
  apiKey: string;
  webhookSecret: string;
}

interface SimulatorOptions {
  store: SimulatorStore;
  clock: Clock;
  pagesUrl(): string;
  /** Posts a signed event to our webhook; returns whether it was accepted. */
  deliver(message: { body: string; signature: string }): Promise<boolean>;
  watch?(seen: WireRecord): void;
}

const DAY = 24 * 3600;
const CLOCK = 'clock';
/** Far more than ten years of renewals; only a bug would exceed it. */
const MOST_STEPS = 5000;
/** Retry delay for events that weren't accepted: initial and maximum. */
const [AGAIN_MS, MOST_MS] = [500, 60_000];

export function createSimulator(options: SimulatorOptions): Simulator {
  const { store, clock, pagesUrl, watch } = options;
  const webhookSecret = `whsec_${randomBytes(24).toString('hex')}`;
  let wire: Promise<WireServer> | null = null;
  let delivering: Promise<void> = Promise.resolve();
  let waits = 0;
  let again: NodeJS.Timeout | undefined;
  let isClosed = false;
  const realNow = () => Math.floor(clock.now().getTime() / 1000);

  async function work<T>(
    task: (ledger: SimulatorLedger, rows: SimulatorRows) => Promise<T>,
  ): Promise<T> {
    const result = await store.run(async (rows) => {
      const { offset, next } = clockOf(await rows.find(CLOCK));
      const now = realNow() + offset;
      const seen = { ...rows, isChanged: false };
      seen.put = async (row) => {
        seen.isChanged = true;
        await rows.put(row);
      };
      if (next <= now) await catchUp(seen, now, pagesUrl());
      const done = await task(openLedger(seen, now, pagesUrl()), seen);
      if (seen.isChanged) await setClock(rows, offset, now);
      return done;
    });
    void deliverWaiting();
    return result;
  }

  /**
   * Delivers events one after another to keep their order. Retries with backoff, so a payment made while the database was busy
   * still arrives.
   */
  function deliverWaiting(): Promise<void> {
    clearTimeout(again);
    delivering = delivering
      .then(() => deliverAll(store, options, webhookSecret, realNow))
      .catch(() => false)
      .then((areAllTaken) => {
        clearTimeout(again);
        if (areAllTaken) waits = 0;
        if (areAllTaken || isClosed) return;
        again = setTimeout(bringAgain, Math.min(AGAIN_MS * 2 ** waits, MOST_MS)).unref();
      });
    return delivering;
  }

  /** Only timed retries increase the backoff, since many events can be refused in one busy moment. */
  function bringAgain(): void {
    waits += 1;
    void deliverWaiting();
  }

  return {
    async now() {
      return new Date((realNow() + clockOf(await store.find(CLOCK)).offset) * 1000);
    },
    async advance(days) {
      await store.run(async (rows) => {
        const offset = clockOf(await rows.find(CLOCK)).offset + Math.round(days * DAY);
        const now = realNow() + offset;
        await catchUp(rows, now, pagesUrl());
        await setClock(rows, offset, now);
      });
      await deliverWaiting();
    },
    async act(task) {
      const result = await work(task);
      await deliverWaiting();
      return result;
    },
    async connect() {
      wire ??= serveWire({ pagesUrl, work, ...(watch && { watch }) });
      const { port, apiKey } = await wire;
      return { port, apiKey, webhookSecret };
    },
    deliverWaiting,
    async close() {
      isClosed = true;
      clearTimeout(again);
      await delivering;
      await (await wire)?.close();
    },
  };
}

/** The provider's clock offset, and when its next scheduled event is due. */
function clockOf(row: SimulatorRow | null): { offset: number; next: number } {
  return { offset: Number(row?.object['offset'] ?? 0), next: Number(row?.object['next'] ?? 0) };
}

async function setClock(rows: SimulatorRows, offset: number, now: number): Promise<void> {
  const next = (await findNext(openLedger(rows, now, '')))?.at ?? Number.MAX_SAFE_INTEGER;
  await rows.put({ id: CLOCK, kind: CLOCK, shelf: null, object: { offset, next } });
}

async function catchUp(rows: SimulatorRows, now: number, pagesUrl: string): Promise<void> {
  for (let step = 0; step < MOST_STEPS; step += 1) {
    const next = await findNext(openLedger(rows, now, pagesUrl));
    if (!next || next.at > now) return;
    await next.happen(openLedger(rows, next.at, pagesUrl));
  }
}

/** Returns whether all were accepted. */
async function deliverAll(
  store: SimulatorStore,
  { deliver }: SimulatorOptions,
  secret: string,
  realNow: () => number,
): Promise<boolean> {
  const waiting = await store.run(async (rows) => rows.list('event', WAITING));
  for (const row of waiting) {
    const body = JSON.stringify(row.object);
    const at = realNow();
    const digest = createHmac('sha256', secret).update(`${at}.${body}`).digest('hex');
    if (!(await deliver({ body, signature: `t=${at},v1=${digest}` }))) return false;
    const object = { ...row.object, pending_webhooks: 0 };
    await store.run((rows) => rows.put({ ...row, shelf: null, object }));
  }
  return true;
}
