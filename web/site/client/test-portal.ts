import { PLANS, type PriceId } from '#contract/catalog/plans.ts';
import type { TestAction } from '#contract/test-billing.ts';
import { errorText } from '../../lib/api-client.ts';
import {
  act,
  complain,
  day,
  dollars,
  findElement,
  INVOICE_WORDS,
  look,
  offerName,
  partOf,
  type PortalView,
  write,
} from './till-parts.ts';

/** Stripe's status names in words. */
const STATUS_WORDS: Readonly<Record<string, string>> = {
  trialing: 'free trial',
  active: 'paid',
  past_due: 'payment failed',
  canceled: 'ended',
};

/** Renders rows with a name on the left and a status on the right. */
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
  findElement(`[data-fill="${name}"]`, part).replaceChildren(...items);
}

export function showPortal(part: HTMLElement, view: PortalView): void {
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
      const isStill = status === 'canceled' || status === 'past_due';
      return [`${offerName(plan)} plan`, isStill ? words : `${words}, ${end}`];
    }),
  );
  list(
    part,
    'invoices',
    view.invoices.map(({ number, createdAt, totalCents, status }) => [
      `${number ?? 'Not numbered yet'}, ${day(createdAt)}`,
      `${dollars(totalCents)} (${INVOICE_WORDS[status] ?? status})`,
    ]),
  );
  if (view.returnUrl)
    findElement<HTMLAnchorElement>('[data-fill="return"]', part).href = view.returnUrl;
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

/** Fills in what each confirmation says: what happens, when, and how to undo it. */
function askAbout(
  part: HTMLElement,
  live: PortalView['subscriptions'][number],
  other: PriceId,
): void {
  const until = day(live.trialEnd && live.status === 'trialing' ? live.trialEnd : live.periodEnd);
  write(part, 'cancel-question', `Cancel the ${offerName(live.plan)} plan?`);
  write(
    part,
    'cancel-terms',
    `If you cancel, everything keeps working until ${until} and you won’t be charged again. You keep what you made, and you can resume the plan until then.`,
  );
  findElement('[data-ask="switch"]', part).textContent = `Switch to the ${offerName(other)} plan`;
  write(part, 'switch-question', `Switch to the ${offerName(other)} plan?`);
  const { priceCents, per } = PLANS.find(({ priceId }) => priceId === other)!;
  write(
    part,
    'switch-terms',
    live.status === 'trialing'
      ? `No charge today. When the trial ends on ${until}, it’s ${dollars(priceCents)} a ${per}.`
      : `You’ll be charged ${dollars(priceCents)} now, and a new ${per} starts today.`,
  );
  findElement('[data-asks="switch"] [data-act]', part).dataset['value'] = other;
}

/** Shows one confirmation at a time. Nothing happens before it is answered. */
function ask(name: string | null): void {
  const part = partOf('portal');
  for (const question of part.querySelectorAll<HTMLElement>('[data-asks]')) {
    question.hidden = question.dataset['asks'] !== name;
  }
  findElement('.till-offers', part).hidden = name !== null;
  findElement('.till-done', part).hidden = true;
  if (name !== null)
    findElement<HTMLButtonElement>(`[data-asks="${name}"] .button.go`, part).focus();
}

/** Scrolls to what the user came for: cancelling, switching or changing the card. */
export function arriveAt(place: string | null): void {
  if (place === 'card') {
    findElement('#till-card').scrollIntoView({ block: 'center' });
    findElement<HTMLButtonElement>('[data-act="card"][data-value="good"]').focus();
  } else if (place && !findElement<HTMLButtonElement>(`[data-ask="${place}"]`).hidden) {
    ask(place);
  }
}

function sayDone(name: string, view: PortalView): void {
  const live = view.subscriptions.find(({ status }) => status !== 'canceled');
  const words: Readonly<Record<string, string | null>> = {
    cancel: live?.cancelAt
      ? `Cancelled. Your plan works until ${day(live.cancelAt)}. You can resume it until then.`
      : null,
    renew: 'Your plan continues. You’ve undone the cancellation.',
    switch: live ? `Done. You’re on the ${offerName(live.plan)} plan.` : null,
    retry:
      live?.status === 'active' ? 'Paid. Your plan continues.' : 'The card was declined again.',
  };
  const done = findElement('.till-portal .till-done');
  done.hidden = !words[name];
  done.textContent = words[name] ?? '';
}

export function listenToPortal(portal: string): void {
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
        if (view.kind !== 'portal') return;
        showPortal(part, view);
        ask(null);
        sayDone(name, view);
      } catch (error) {
        complain(part, errorText(error));
      } finally {
        button.disabled = false;
      }
    })();
  });
}

function toAction(name: string, value: string, portal: string): TestAction {
  if (name === 'advance') return { action: 'advance', portal, days: Number(value) };
  if (name === 'card') return { action: 'card', portal, card: value as 'good' };
  if (name === 'switch') return { action: 'switch', portal, plan: value as 'price_yearly' };
  return { action: name as 'cancel', portal };
}
