import { useState } from 'react';
import type { Invoice, PortalPlace, Subscription } from '#contract/billing.ts';
import { formatMoney } from '#contract/money.ts';
import { errorText } from '../../lib/api-client.ts';
import { PAGES } from '../../lib/paths.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { toasts } from '../../ui/toast.ts';
import { openPortal, useInvoices, useResume, useSubscription } from './billing-calls.ts';
import { CHECKOUT_WORDS } from './checkout-words.tsx';
import { planWords } from './plan-words.ts';
import './plan-panel.css';

const { plan: WORDS, invoices: INVOICES } = CHECKOUT_WORDS;

/** The plan section in Settings: status, card, invoices, and cancelling in two clicks. */
export function PlanPanel({ hasChoice = false }: { hasChoice?: boolean }) {
  const { data, error, isPending, refetch } = useSubscription();
  if (isPending) return <p className="setting-note">{WORDS.loading}</p>;
  if (error) {
    return (
      <>
        <p role="alert">{errorText(error)}</p>
        <Button isSmall onPress={() => void refetch()}>
          {CHECKOUT_WORDS.retry}
        </Button>
      </>
    );
  }
  return <Plan subscription={data} hasChoice={hasChoice} />;
}

interface PlanProps {
  subscription: Subscription;
  /** The plans to choose from are on the same page. */
  hasChoice: boolean;
}

function Plan({ subscription, hasChoice }: PlanProps) {
  const [busy, setBusy] = useState<PortalPlace | null>(null);
  const resume = useResume();
  const { short, long, needsAttention } = planWords(subscription);
  const { status, hasPortal, isTest, openInvoice, pendingLifetime, hasCard } = subscription;
  const canCancel = status === 'trialing' || status === 'active' || status === 'past_due';
  const mayBuy = status === 'none' || status === 'ended' || status === 'team';
  const needsCard = openInvoice !== null || (status === 'trialing' && !hasCard);

  async function go(to: PortalPlace) {
    setBusy(to);
    try {
      await openPortal(to);
    } catch (error) {
      toasts.show(errorText(error), { type: 'error', durationMs: 6000 });
      setBusy(null);
    }
  }
  const portalButton = (
    to: PortalPlace,
    text: string,
    tone: 'plain' | 'quiet' | 'go' = 'plain',
  ) => (
    <Button
      tone={tone}
      isPending={busy === to}
      pendingText={CHECKOUT_WORDS.opening}
      onPress={() => void go(to)}
    >
      {text}
    </Button>
  );

  return (
    <div className="plan-panel" id="billing">
      <p className="plan-panel-state" {...(needsAttention && { 'data-tone': 'proof' })}>
        {short}
      </p>
      <p className="setting-note">{long}</p>
      {pendingLifetime && !mayBuy && (
        <p className="setting-note">{WORDS.pendingLifetime(formatMoney(pendingLifetime))}</p>
      )}
      {isTest && hasPortal && <p className="setting-note">{WORDS.test}</p>}
      <div className="plan-panel-actions">
        {openInvoice?.url && (
          <ButtonLink tone="go" href={openInvoice.url}>
            {WORDS.payInvoice}
          </ButtonLink>
        )}
        {status === 'cancelled' && subscription.cancelAt && (
          <Button
            tone="go"
            isPending={resume.isPending}
            pendingText={WORDS.resuming}
            onPress={() => resume.mutate()}
          >
            {WORDS.resume}
          </Button>
        )}
        {mayBuy && !hasChoice && (
          <ButtonLink tone={openInvoice ? 'plain' : 'go'} href={PAGES.upgrade}>
            {openInvoice ? WORDS.change : WORDS.choose}
          </ButtonLink>
        )}
        {needsCard &&
          portalButton(
            'card',
            openInvoice ? WORDS.changeCard : WORDS.addCard,
            openInvoice ? 'plain' : 'go',
          )}
        {hasPortal && portalButton('overview', WORDS.billing)}
        {canCancel && portalButton('cancel', WORDS.cancel, 'quiet')}
      </div>
      <Invoices isWanted={hasPortal} />
    </div>
  );
}

function Invoices({ isWanted }: { isWanted: boolean }) {
  const { data, error } = useInvoices(isWanted);
  const shown = data?.invoices.filter(({ totalCents }) => totalCents > 0) ?? [];
  if (error) return <p className="setting-note">{INVOICES.failed}</p>;
  if (shown.length === 0) return null;
  return (
    <table className="plan-panel-invoices">
      <caption>{INVOICES.title}</caption>
      <thead>
        <tr>
          <th scope="col">{INVOICES.number}</th>
          <th scope="col">{INVOICES.date}</th>
          <th scope="col">{INVOICES.amount}</th>
          <th scope="col">{INVOICES.status}</th>
        </tr>
      </thead>
      <tbody>
        {shown.map((invoice) => (
          <InvoiceRow key={invoice.id} invoice={invoice} />
        ))}
      </tbody>
    </table>
  );
}

function InvoiceRow({ invoice }: { invoice: Invoice }) {
  const name = invoice.number ?? INVOICES.unnumbered;
  const { currency, refundedCents } = invoice;
  const status = INVOICES.statuses[invoice.status];
  const isPartly = refundedCents > 0 && invoice.status !== 'refunded';
  return (
    <tr>
      <td>
        {invoice.url ? (
          <a className="link" href={invoice.url} target="_blank" rel="noreferrer">
            {name}
          </a>
        ) : (
          name
        )}
      </td>
      <td>{INVOICES.day(invoice.createdAt)}</td>
      <td>{formatMoney({ cents: invoice.totalCents, currency })}</td>
      <td>
        {isPartly
          ? INVOICES.partlyRefunded(status, formatMoney({ cents: refundedCents, currency }))
          : status}
      </td>
    </tr>
  );
}
