import type { Kind, Ledger } from './ledger.ts';

/** Fields that hold an id, and what it is the id of. */
const REFERENCES: Readonly<Record<string, Kind>> = {
  customer: 'customer',
  subscription: 'subscription',
  latest_invoice: 'invoice',
  invoice: 'invoice',
  payment_intent: 'payment_intent',
  latest_charge: 'charge',
  charge: 'charge',
};

type Node = Record<string, unknown>;

/** Puts whole objects where the answer has ids, along paths such as `data.latest_invoice`. */
export async function expand(ledger: Ledger, answer: object, paths: string[]): Promise<object> {
  const copy = structuredClone(answer) as Node;
  for (const path of paths) await expandPath(ledger, copy, path.split('.'));
  return copy;
}

async function expandPath(ledger: Ledger, node: unknown, path: string[]): Promise<void> {
  const [name, ...rest] = path;
  if (name === undefined || node === null || typeof node !== 'object') return;
  if (Array.isArray(node)) {
    for (const item of node) await expandPath(ledger, item, path);
    return;
  }
  const parent = node as Node;
  const kind = REFERENCES[name];
  const held = parent[name];
  if (kind && typeof held === 'string') {
    const whole = await ledger.find(kind, held);
    if (whole) parent[name] = structuredClone(whole);
  }
  await expandPath(ledger, parent[name], rest);
}
