import { useState } from 'react';
import type { Invoice, Subscription } from '#contract/billing.ts';
import { wordsOf } from '../../lib/api-client.ts';
import { PAGES } from '../../lib/paths.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { toasts } from '../../ui/toast.ts';
import { openPortal, useInvoices, useSubscription } from './billing-calls.ts';
import { planWords } from './plan-words.ts';
import './plan-panel.css';

/** The plan in the settings: where one stands, the card, the invoices, and cancelling in two clicks. */
export function PlanPanel() {
  const { data, error, isPending, refetch } = useSubscription();
  if (isPending) return <p className="setting-note">Asking for your plan…</p>;
  if (error) {
    return (
      <>
        <p role="alert">{wordsOf(error)}</p>
        <Button isSmall onPress={() => void refetch()}>
          Try again
        </Button>
      </>
    );
  }
  return <Plan subscription={data} />;
}

function Plan({ subscription }: { subscription: Subscription }) {
  const [busy, setBusy] = useState<'overview' | 'cancel' | null>(null);
  const { short, long, needsAttention } = planWords(subscription);
  const { status, hasPortal, isTest } = subscription;
  const canCancel = status === 'trialing' || status === 'active' || status === 'past_due';
  const mayBuy = status === 'none' || status === 'ended' || status === 'team';

  async function go(to: 'overview' | 'cancel') {
    setBusy(to);
    try {
      await openPortal(to);
    } catch (error) {
      toasts.show(wordsOf(error), { type: 'error', durationMs: 6000 });
      setBusy(null);
    }
  }

  return (
    <div className="plan-panel" id="billing">
      <p className="plan-panel-state" {...(needsAttention && { 'data-tone': 'proof' })}>
        {short}
      </p>
      <p className="setting-note">{long}</p>
      {isTest && hasPortal && (
        <p className="setting-note">Test billing: nothing here is real money.</p>
      )}
      <div className="plan-panel-actions">
        {mayBuy && (
          <ButtonLink tone="go" href={PAGES.upgrade}>
            Choose a plan
          </ButtonLink>
        )}
        {hasPortal && (
          <Button
            isPending={busy === 'overview'}
            pendingText="Opening…"
            onPress={() => void go('overview')}
          >
            Card and billing
          </Button>
        )}
        {canCancel && (
          <Button
            tone="quiet"
            isPending={busy === 'cancel'}
            pendingText="Opening…"
            onPress={() => void go('cancel')}
          >
            Cancel plan
          </Button>
        )}
      </div>
      <Invoices isWanted={hasPortal} />
    </div>
  );
}

function Invoices({ isWanted }: { isWanted: boolean }) {
  const { data, error } = useInvoices(isWanted);
  const shown = data?.invoices.filter(({ totalCents }) => totalCents > 0) ?? [];
  if (error) return <p className="setting-note">The invoices cannot be shown now.</p>;
  if (shown.length === 0) return null;
  return (
    <table className="plan-panel-invoices">
      <caption>Invoices</caption>
      <thead>
        <tr>
          <th scope="col">Number</th>
          <th scope="col">Date</th>
          <th scope="col">Amount</th>
          <th scope="col">State</th>
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
  const name = invoice.number ?? 'Invoice';
  const amount = new Intl.NumberFormat('en', { style: 'currency', currency: invoice.currency });
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
      <td>{new Date(invoice.createdAt).toLocaleDateString('en-GB', { dateStyle: 'medium' })}</td>
      <td>{amount.format(invoice.totalCents / 100)}</td>
      <td>{invoice.status}</td>
    </tr>
  );
}
