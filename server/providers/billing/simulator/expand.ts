import type { Card, Kind, Ledger } from './ledger.ts';
import { customerIdOf, listOf, paymentMethod } from './objects.ts';

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

/** As they are printed on the provider's own cards for tests. */
const LAST_DIGITS: Readonly<Record<Exclude<Card, 'none'>, string>> = {
  good: '4242',
  failing: '0341',
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
  if (name === 'default_payment_method' && typeof held === 'string') {
    const { card = 'none' } = await ledger.notes(customerIdOf(held));
    if (card !== 'none') parent[name] = paymentMethod(held, LAST_DIGITS[card]);
  }
  if (name === 'payments' && parent['object'] === 'invoice') {
    const all = await ledger.list('invoice_payment');
    const own = all.filter(({ invoice }) => invoice === parent['id']);
    parent[name] = listOf(`/v1/invoice_payments?invoice=${String(parent['id'])}`, own);
  }
  if (kind && typeof held === 'string') {
    const whole = await ledger.find(kind, held);
    if (whole) parent[name] = structuredClone(whole);
  }
  await expandPath(ledger, parent[name], rest);
}
