import assert from 'node:assert/strict';
import { CALLS, fill, TOKEN_HEADER } from '#contract/paths.ts';
import { type LedgerRow, type UsageReport, UsageSchema } from '#contract/usage.ts';
import { systemClock } from '#server/core/clock.ts';
import { openDatabase } from '#server/db/open.ts';
import { MICRO_CENTS } from '#server/modules/usage/usage.service.ts';
import { aiProvidersFor } from '#tests/support/ai-providers.ts';
import { watchLog } from '#tests/support/log-watch.ts';
import type { StandInCall } from '#tests/support/stand-in-models/stand-in-models.ts';

/** A provider and model with a price, so that money is counted too. */
const PROVIDER = 'openai';
const PRICED = 'gpt-4.1-mini';
export const PRICED_MODEL = `${PROVIDER}/${PRICED}`;
const CAP_CENTS = 5000;
/** How far our count may differ from the provider's if its response was lost. */
const NEARLY = 0.15;

export interface Asking {
  nonce: string;
  sections: string[];
  at: Date;
}

/** Gives the account its own API key and a spending cap. */
export async function payForModels(server: { url: string; token: string }): Promise<void> {
  await put(server, fill(CALLS.key, { provider: PROVIDER }), { key: 'a-good-key-0001' }, 'PUT');
  await put(server, CALLS.settings, { capCents: CAP_CENTS }, 'PATCH');
}

/** Asserts that the ledger matches what was metered, that no amount is still reserved, and that the sums agree. */
export async function assertPaidOnce(
  server: { url: string; token: string },
  calls: readonly StandInCall[],
) {
  const { rows, cap } = await readLedger(server);
  assertMetered(rows, calls);
  assert.equal(cap.capCents, CAP_CENTS);
  assert.equal(cap.heldCents, 0, 'money is held back for calls that are over');
  const spentCents = rows.reduce((sum, { costCents }) => sum + costCents, 0);
  assert.ok(Math.abs(spentCents - cap.spentCents) < 1e-4 && spentCents <= CAP_CENTS);
  return { rows, spentCents };
}

/**
 * Every metered call is on the ledger: exact if the provider reported usage; otherwise as a marked estimate, close to
 * the input and at least the output that was read. Rows without a call were reserved but not sent.
 */
function assertMetered(rows: readonly LedgerRow[], calls: readonly StandInCall[]): void {
  const { cost } = aiProvidersFor({});
  const priceOf = (tokens: { in: number; out: number }) =>
    cost(PROVIDER, PRICED, { ...tokens, cached: 0 }).microCents / MICRO_CENTS;
  const left = [...calls];
  for (const { tokensIn, tokensOut, costCents, estimated } of rows) {
    if (estimated) continue;
    const key = `${tokensIn}/${tokensOut}`;
    const at = left.findIndex(({ tokens }) => `${tokens.in}/${tokens.out}` === key);
    assert.ok(at >= 0, `${key} is on the ledger and not on the meter`);
    left.splice(at, 1);
    assert.ok(Math.abs(costCents - priceOf({ in: tokensIn, out: tokensOut })) < 1e-6, key);
  }
  const marked = rows.filter(({ estimated }) => estimated);
  const fits = ({ tokens, unread }: StandInCall, row: LedgerRow) => {
    const read = { in: tokens.in, out: tokens.out - unread };
    return (
      Math.abs(row.tokensIn / read.in - 1) <= NEARLY &&
      row.tokensOut >= read.out * (1 - NEARLY) &&
      row.costCents >= priceOf(read) * (1 - NEARLY)
    );
  };
  const alone = left.filter((call) => !canBeBooked(call, marked, fits, new Set()));
  const asked = ({ tokens }: StandInCall) => `${tokens.in}/${tokens.out}`;
  const estimates = marked.map(({ tokensIn, tokensOut }) => `${tokensIn}/${tokensOut}`).join(', ');
  const why = `on the meter and not on the ledger, where the estimates are ${estimates || 'none'}`;
  assert.deepEqual(alone.map(asked), [], why);
}

const bookedAs = new WeakMap<LedgerRow, StandInCall>();

/**
 * Several estimates can match several calls. If another call has taken a row, that one is moved to its second choice
 * (bipartite matching).
 */
function canBeBooked(
  call: StandInCall,
  marked: readonly LedgerRow[],
  fits: (call: StandInCall, row: LedgerRow) => boolean,
  tried: Set<LedgerRow>,
): boolean {
  return marked.some((row) => {
    if (tried.has(row) || !fits(call, row)) return false;
    tried.add(row);
    const other = bookedAs.get(row);
    if (other && !canBeBooked(other, marked, fits, tried)) return false;
    bookedAs.set(row, call);
    return true;
  });
}

/** Where a stopped server keeps its data. */
interface Settings {
  dataDir: string;
  env: Record<string, string>;
}

export async function queryStored<Row extends object>(
  { dataDir, env }: Settings,
  query: string,
): Promise<Row[]> {
  const data = {
    dir: dataDir,
    databaseUrl: env['DATABASE_URL'],
    databaseWaitSeconds: 0,
    databaseConnections: 10,
    storageUrl: undefined,
    encryptionKeys: undefined,
  };
  const { log } = watchLog();
  const database = await openDatabase({
    config: { data },
    log,
    clock: systemClock,
    isBehind: async () => false,
    prepare: async () => {},
  });
  const { rows } = await database.db.$client.query<Row>(query);
  await database.close();
  return rows;
}

/** Asserts that text stored before a prompt was sent isn't in that prompt, and that no run cost more than announced. */
export async function assertStored(
  settings: Settings,
  askings: readonly Asking[],
  ledgerRows: readonly LedgerRow[],
): Promise<void> {
  interface Step {
    id: string;
    nonce: string;
    ceiling: string;
    name: string;
    at: Date;
  }
  const rows = await queryStored<Step>(
    settings,
    `SELECT plan.generation_id AS id, plan.result->>'nonce' AS nonce,
            plan.result->>'ceilingMicroCents' AS ceiling, step.name, step.created_at AS at
       FROM generation_steps plan JOIN generation_steps step USING (generation_id)
      WHERE plan.name = 'plan' ORDER BY step.created_at`,
  );
  // Drafts of the same kind from the same source share prompts, so none may ask for what any of them has stored.
  const stored = new Map(rows.map(({ nonce, name, at }) => [`${nonce} ${name}`, at]));
  assert.ok(stored.size > 0 && askings.length > 0);
  for (const { nonce, sections, at } of askings) {
    const again = sections.filter((id) => (stored.get(`${nonce} section ${id}`) ?? at) < at);
    assert.deepEqual(again, [], 'asked for what was stored');
  }
  // Parallel runs share the price announced for a second reading.
  const ceilings = new Map(rows.map(({ id, ceiling }) => [id, Number(ceiling) / MICRO_CENTS]));
  const allowed = [...ceilings.values()].reduce((sum, one) => sum + one, 0);
  assert.ok(ledgerRows.reduce((sum, { costCents }) => sum + costCents, 0) <= allowed);
  for (const [id, most] of ceilings) {
    const own = ledgerRows.filter(({ generationId }) => generationId === id);
    const spent = own.reduce((sum, { costCents }) => sum + costCents, 0);
    assert.ok(own.length > 0 && spent > 0 && spent <= most, `${id}: ${spent} of ${most}`);
  }
}

async function put(
  { url, token }: { url: string; token: string },
  path: string,
  body: object,
  method: 'PUT' | 'PATCH',
): Promise<void> {
  const headers = { [TOKEN_HEADER]: token, 'content-type': 'application/json' };
  const answer = await fetch(url + path, { method, headers, body: JSON.stringify(body) });
  assert.equal(answer.status, 200, `${path} ${await answer.text()}`);
}

async function readLedger({ url, token }: { url: string; token: string }) {
  const rows: LedgerRow[] = [];
  let cap: UsageReport['cap'] | null = null;
  for (let cursor: string | null = ''; cursor !== null;) {
    const query: string = cursor === '' ? '' : `?cursor=${cursor}`;
    const response = await fetch(url + CALLS.usage + query, { headers: { [TOKEN_HEADER]: token } });
    const page = UsageSchema.parse(await response.json());
    rows.push(...page.rows);
    cap ??= page.cap;
    cursor = page.nextCursor;
  }
  return { rows, cap: cap! };
}
