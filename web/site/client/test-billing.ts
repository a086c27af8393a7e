import { PLANS, type PriceId } from '#contract/catalog/plans.ts';
import { CALLS } from '#contract/paths.ts';
import {
  TestActedSchema,
  type TestAction,
  type TestPage,
  type TestView,
  TestViewSchema,
} from '#contract/test-billing.ts';
import { call, wordsOf } from '../../lib/api-client.ts';

type Part = Extract<TestView, { kind: 'checkout' }>['kind'] | 'portal' | 'invoice';

const dollars = (cents: number) => `$${(cents / 100).toFixed(cents % 100 === 0 ? 0 : 2)}`;
const day = (instant: string) =>
  new Date(instant).toLocaleDateString('en-GB', { dateStyle: 'long' });
/** As the provider calls them, in words. */
const STATUS_WORDS: Readonly<Record<string, string>> = {
  trialing: 'on trial',
  active: 'paid',
  past_due: 'payment failed',
  canceled: 'ended',
};
const INVOICE_WORDS: Readonly<Record<string, string>> = {
  paid: 'Paid',
  open: 'Not paid yet',
  void: 'Taken back',
  uncollectible: 'Given up',
  draft: 'Draft',
  refunded: 'Refunded',
};
const nameOf = (plan: PriceId) => PLANS.find(({ priceId }) => priceId === plan)!.name;

function find<Found extends HTMLElement>(selector: string, within: ParentNode = document): Found {
  const found = within.querySelector<Found>(selector);
  if (!found) throw new Error(`There is no ${selector}`);
  return found;
}

function partOf(kind: Part): HTMLElement {
  return find(`[data-part="${kind}"]`);
}

function write(part: HTMLElement, name: string, text: string): void {
  find(`[data-fill="${name}"]`, part).textContent = text;
}

/** What it is on the left, how it stands on the right. */
function list(part: HTMLElement, name: string, lines: [what: string, state: string][]): void {
  const items = lines.map((texts) => {
    const item = document.createElement('li');
    for (const text of texts) {
      const cell = document.createElement('span');
      cell.textContent = text;
      item.append(cell, ' ');
    }
    return item;
  });
  find(`[data-fill="${name}"]`, part).replaceChildren(...items);
}

/** Which page the address asks for. */
function wanted(): TestPage | null {
  const query = new URLSearchParams(location.search);
  for (const kind of ['checkout', 'portal', 'invoice'] as const) {
    const id = query.get(kind);
    if (id) return { [kind]: id } as TestPage;
  }
  return null;
}

async function look(page: TestPage): Promise<TestView> {
  return call(`${CALLS.testBilling}?${new URLSearchParams(page)}`, TestViewSchema);
}

async function act(action: TestAction): Promise<string | null> {
  const options = { method: 'POST', body: action } as const;
  return (await call(CALLS.testBillingAct, TestActedSchema, options)).goTo;
}

export async function startTill(): Promise<void> {
  const state = find<HTMLParagraphElement>('.till-state');
  const page = wanted();
  try {
    if (!page) throw new Error('nothing is asked for');
    const view = await look(page);
    state.hidden = true;
    show(view);
    if ('checkout' in page) listenToCheckout(page.checkout);
    if ('portal' in page) {
      listenToPortal(page.portal);
      arriveAt(new URLSearchParams(location.search).get('flow'));
    }
    if ('invoice' in page) listenToInvoice(page.invoice);
  } catch (error) {
    state.hidden = false;
    state.textContent = page ? wordsOf(error) : 'There is nothing to pay here.';
  }
}

function show(view: TestView): void {
  const part = partOf(view.kind);
  part.hidden = false;
  if (view.kind === 'checkout') showCheckout(part, view);
  else if (view.kind === 'portal') showPortal(part, view);
  else showInvoice(part, view);
}

function showInvoice(part: HTMLElement, view: Extract<TestView, { kind: 'invoice' }>): void {
  const { number, totalCents, createdAt } = view.invoice;
  write(part, 'number', number ?? '');
  write(part, 'for', `${view.description} plan`);
  write(part, 'who', view.email);
  write(part, 'amount', dollars(totalCents));
  write(part, 'date', day(createdAt));
  write(part, 'status', INVOICE_WORDS[view.invoice.status] ?? view.invoice.status);
  find('[data-payable]', part).hidden = !view.isPayable;
  find<HTMLAnchorElement>('[data-fill="return"]', part).href = view.returnUrl;
}

function showCheckout(part: HTMLElement, view: Extract<TestView, { kind: 'checkout' }>): void {
  const { plan, subtotalCents, totalCents, trialDays, dueNowCents, email, isCardRequired } = view;
  write(part, 'plan', `${nameOf(plan)} plan`);
  write(part, 'price', dollars(subtotalCents));
  find('[data-row="discount"]', part).hidden = totalCents === subtotalCents;
  write(part, 'discount', `−${dollars(subtotalCents - totalCents)}`);
  find('[data-row="trial"]', part).hidden = trialDays === 0;
  write(part, 'trial', `First ${trialDays} days`);
  write(part, 'due', dollars(dueNowCents));
  if (view.cancelUrl) find<HTMLAnchorElement>('[data-fill="cancel"]', part).href = view.cancelUrl;
  if (email) {
    const field = find<HTMLInputElement>('[name="email"]', part);
    field.value = email;
    field.readOnly = true;
  }
  const needsCard = isCardRequired || dueNowCents > 0;
  const isOnce = plan === 'price_lifetime';
  const isOffered = (way: string) =>
    way.startsWith('slow') ? isOnce && totalCents > 0 : way !== 'none' || !needsCard;
  for (const choice of part.querySelectorAll<HTMLInputElement>('[name="way"]')) {
    choice.closest('label')!.hidden = !isOffered(choice.value);
    choice.checked = choice.value === (needsCard ? 'good' : 'none');
  }
  if (view.status !== 'open') {
    find<HTMLButtonElement>('[type="submit"]', part).disabled = true;
    complain(part, 'This checkout was paid or closed before. Nothing more is charged.');
  }
}

function showPortal(part: HTMLElement, view: Extract<TestView, { kind: 'portal' }>): void {
  write(part, 'who', view.email);
  write(
    part,
    'now',
    new Date(view.now).toLocaleString('en-GB', { dateStyle: 'long', timeStyle: 'short' }),
  );
  write(
    part,
    'card',
    { none: 'None.', good: 'One that works.', failing: 'One that fails.' }[view.card],
  );
  list(
    part,
    'subscriptions',
    view.subscriptions.map(({ plan, status, periodEnd, cancelAt }) => {
      const words = STATUS_WORDS[status] ?? status.replace('_', ' ');
      const end = cancelAt ? `ends on ${day(cancelAt)}` : `until ${day(periodEnd)}`;
      return [`${nameOf(plan)} plan`, status === 'canceled' ? words : `${words}, ${end}`];
    }),
  );
  list(
    part,
    'invoices',
    view.invoices.map(({ number, createdAt, totalCents, status }) => [
      `${number ?? 'Not numbered yet'}, ${day(createdAt)}`,
      `${dollars(totalCents)} ${(INVOICE_WORDS[status] ?? status).toLowerCase()}`,
    ]),
  );
  if (view.returnUrl) find<HTMLAnchorElement>('[data-fill="return"]', part).href = view.returnUrl;
  const live = view.subscriptions.find(({ status }) => status !== 'canceled');
  const other = live?.plan === 'price_yearly' ? 'price_monthly' : 'price_yearly';
  const isOffered: Readonly<Record<string, boolean>> = {
    cancel: Boolean(live && !live.cancelAt),
    renew: Boolean(live?.cancelAt),
    retry: live?.status === 'past_due',
    switch: Boolean(live && !live.cancelAt && live.status !== 'past_due'),
  };
  for (const button of part.querySelectorAll<HTMLElement>('.till-offers > button')) {
    const { act: does, ask: asks } = button.dataset;
    button.hidden = !isOffered[does ?? asks ?? ''];
  }
  if (live) askAbout(part, live, other);
}

/** What each question says before it is answered: what happens, when, and how to take it back. */
function askAbout(
  part: HTMLElement,
  live: Extract<TestView, { kind: 'portal' }>['subscriptions'][number],
  other: PriceId,
): void {
  const until = day(live.trialEnd && live.status === 'trialing' ? live.trialEnd : live.periodEnd);
  write(part, 'cancel-question', `Cancel the ${nameOf(live.plan)} plan?`);
  write(
    part,
    'cancel-terms',
    `Nothing has changed yet. If you cancel, everything works until ${until}, nothing more is charged, and what you made stays yours. You can resume the plan until that day.`,
  );
  find('[data-ask="switch"]', part).textContent = `Switch to ${nameOf(other).toLowerCase()}`;
  write(part, 'switch-question', `Switch to ${nameOf(other).toLowerCase()}?`);
  const { priceCents, per } = PLANS.find(({ priceId }) => priceId === other)!;
  write(
    part,
    'switch-terms',
    live.status === 'trialing'
      ? `Nothing is charged now. When the trial ends, on ${until}, it costs ${dollars(priceCents)} a ${per}.`
      : `${dollars(priceCents)} are charged now, and a new ${per} begins today.`,
  );
  find('[data-asks="switch"] [data-act]', part).dataset['value'] = other;
}

function complain(part: HTMLElement, words: string | null): void {
  const place = find('[role="alert"]', part);
  place.hidden = words === null;
  place.textContent = words;
}

function listenToCheckout(checkout: string): void {
  const form = partOf('checkout') as HTMLFormElement;
  const button = find<HTMLButtonElement>('[type="submit"]', form);
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const fields = new FormData(form);
    void (async () => {
      setBusy(button, true);
      complain(form, null);
      try {
        const email = find<HTMLInputElement>('[name="email"]', form).value;
        const way = fields.get('way') as 'good';
        const goTo = await act({ action: 'pay', checkout, email, way, acceptsTerms: true });
        if (goTo) location.assign(goTo);
      } catch (error) {
        complain(form, wordsOf(error));
        setBusy(button, false);
      }
    })();
  });
}

/** One question at a time, and nothing is done before it is answered. */
function ask(name: string | null): void {
  const part = partOf('portal');
  for (const question of part.querySelectorAll<HTMLElement>('[data-asks]')) {
    question.hidden = question.dataset['asks'] !== name;
  }
  find('.till-offers', part).hidden = name !== null;
  find('.till-done', part).hidden = true;
  if (name !== null) find<HTMLButtonElement>(`[data-asks="${name}"] .button.go`, part).focus();
}

/** Whoever came to cancel, to switch or to change the card finds that first. */
function arriveAt(place: string | null): void {
  if (place === 'card') {
    find('#till-card').scrollIntoView({ block: 'center' });
    find<HTMLButtonElement>('[data-act="card"][data-value="good"]').focus();
  } else if (place && !find<HTMLButtonElement>(`[data-ask="${place}"]`).hidden) {
    ask(place);
  }
}

function sayDone(name: string, view: TestView): void {
  if (view.kind !== 'portal') return;
  const live = view.subscriptions.find(({ status }) => status !== 'canceled');
  const words: Readonly<Record<string, string | null>> = {
    cancel: live?.cancelAt
      ? `Cancelled. The plan works until ${day(live.cancelAt)} and is then over. Until that day you can resume it.`
      : null,
    renew: 'The plan goes on. The cancellation was taken back.',
    switch: live ? `Done. You have the ${nameOf(live.plan)} plan.` : null,
    retry: live?.status === 'active' ? 'Paid. The plan goes on.' : 'The card was declined again.',
  };
  const done = find('.till-portal .till-done');
  done.hidden = !words[name];
  done.textContent = words[name] ?? '';
}

function listenToPortal(portal: string): void {
  const part = partOf('portal');
  part.addEventListener('click', (event) => {
    const button = (event.target as Element).closest<HTMLButtonElement>('button');
    if (!button) return;
    const { act: name, ask: asks, value = '' } = button.dataset;
    if (asks) return ask(asks);
    if (!name) return ask(null);
    void (async () => {
      button.disabled = true;
      complain(part, null);
      try {
        await act(toAction(name, value, portal));
        const view = await look({ portal });
        show(view);
        ask(null);
        sayDone(name, view);
      } catch (error) {
        complain(part, wordsOf(error));
      } finally {
        button.disabled = false;
      }
    })();
  });
}

function listenToInvoice(invoice: string): void {
  const part = partOf('invoice');
  part.addEventListener('click', (event) => {
    const button = (event.target as Element).closest<HTMLButtonElement>('[data-settle]');
    if (!button) return;
    void (async () => {
      button.disabled = true;
      complain(part, null);
      try {
        const card = button.dataset['settle'] as 'good';
        await act({ action: 'settle', invoice, card });
        show(await look({ invoice }));
        find('.till-done', part).hidden = false;
      } catch (error) {
        complain(part, wordsOf(error));
      } finally {
        button.disabled = false;
      }
    })();
  });
}

function toAction(name: string, value: string, portal: string): TestAction {
  if (name === 'advance') return { action: 'advance', portal, days: Number(value) };
  if (name === 'card') return { action: 'card', portal, card: value as 'good' };
  if (name === 'switch') return { action: 'switch', portal, plan: value as PriceId };
  return { action: name as 'cancel', portal };
}

function setBusy(button: HTMLButtonElement, isBusy: boolean): void {
  button.disabled = isBusy;
  button.toggleAttribute('data-pending', isBusy);
  const [idle, busy] = button.querySelectorAll('.button-texts > span');
  idle?.toggleAttribute('data-off', isBusy);
  busy?.toggleAttribute('data-off', !isBusy);
}
