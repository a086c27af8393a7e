import { PLANS, type PriceId } from '#contract/catalog/plans.ts';
import { CALLS } from '#contract/paths.ts';
import {
  TestActedSchema,
  type TestAction,
  type TestPage,
  type TestView,
  TestViewSchema,
} from '#contract/test-billing.ts';
import { call } from '../../lib/api-client.ts';

/** Shared by the pages of the test checkout. */
export type PortalView = Extract<TestView, { kind: 'portal' }>;
export type CheckoutView = Extract<TestView, { kind: 'checkout' }>;
export type InvoiceView = Extract<TestView, { kind: 'invoice' }>;

export const dollars = (cents: number) => `$${(cents / 100).toFixed(cents % 100 === 0 ? 0 : 2)}`;

export const day = (instant: string) =>
  new Date(instant).toLocaleDateString('en-GB', { dateStyle: 'long' });

export const INVOICE_WORDS: Readonly<Record<string, string>> = {
  paid: 'Paid',
  open: 'Unpaid',
  void: 'Cancelled',
  uncollectible: 'Written off',
  draft: 'Draft',
  refunded: 'Refunded',
};

export const offerName = (plan: PriceId) => PLANS.find(({ priceId }) => priceId === plan)!.name;

export function findElement<Found extends HTMLElement>(
  selector: string,
  within: ParentNode = document,
): Found {
  const found = within.querySelector<Found>(selector);
  if (!found) throw new Error(`There is no ${selector}`);
  return found;
}

export function partOf(kind: TestView['kind']): HTMLElement {
  return findElement(`[data-part="${kind}"]`);
}

export function write(part: HTMLElement, name: string, text: string): void {
  findElement(`[data-fill="${name}"]`, part).textContent = text;
}

export async function look(page: TestPage): Promise<TestView> {
  return call(`${CALLS.testBilling}?${new URLSearchParams(page)}`, TestViewSchema);
}

export async function act(action: TestAction): Promise<string | null> {
  const options = { method: 'POST', body: action } as const;
  return (await call(CALLS.testBillingAct, TestActedSchema, options)).goTo;
}

export function complain(part: HTMLElement, words: string | null): void {
  const place = findElement('[role="alert"]', part);
  place.hidden = words === null;
  place.textContent = words;
}
