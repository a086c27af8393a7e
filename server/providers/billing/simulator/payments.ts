import type Stripe from 'stripe';
import { invoice, type InvoiceFacts, invoicePayment } from './invoice-objects.ts';
import { type SimulatorLedger, Refusal } from './ledger.ts';
import { charge, paymentIntent, refund } from './payment-objects.ts';

/** Takes a payment and creates its objects. */

export async function takeMoney(
  ledger: SimulatorLedger,
  given: {
    customer: string;
    amount: number;
    metadata?: Stripe.Metadata;
    /** Set for a pending payment that now succeeds. */
    intentId?: string;
  },
): Promise<Stripe.PaymentIntent> {
  const { customer, amount } = given;
  const created = ledger.now;
  const intentId = given.intentId ?? ledger.newId('payment_intent');
  const chargeId = ledger.newId('charge');
  await ledger.put('charge', charge(chargeId, { amount, created, customer, intent: intentId }));
  const intent = paymentIntent(intentId, {
    amount,
    created,
    customer,
    charge: chargeId,
    status: 'succeeded',
    metadata: given.metadata ?? {},
  });
  await ledger.put('payment_intent', intent);
  return intent;
}

export async function writeInvoice(
  ledger: SimulatorLedger,
  facts: Omit<InvoiceFacts, 'number' | 'created' | 'email' | 'url'>,
  intent: Stripe.PaymentIntent | null,
): Promise<Stripe.Invoice> {
  const written = await ledger.list('invoice');
  const { email } = await ledger.get('customer', facts.customer);
  const id = ledger.newId('invoice');
  const paper = invoice(id, {
    ...facts,
    email,
    created: ledger.now,
    number: `TEST-${String(written.length + 1).padStart(4, '0')}`,
    url: `${ledger.pagesUrl}/test_billing?invoice=${id}`,
  });
  await ledger.put('invoice', paper);
  if (intent) await attachPayment(ledger, paper, intent);
  return paper;
}

export async function payInvoice(
  ledger: SimulatorLedger,
  open: Stripe.Invoice,
): Promise<Stripe.Invoice> {
  const amount = open.amount_due;
  const customer = open.customer as string;
  const intent = amount > 0 ? await takeMoney(ledger, { customer, amount }) : null;
  const paid: Stripe.Invoice = {
    ...open,
    amount_paid: amount,
    amount_remaining: 0,
    status: 'paid',
    status_transitions: { ...open.status_transitions, paid_at: ledger.now },
  };
  await ledger.put('invoice', paid);
  if (intent) await attachPayment(ledger, paid, intent);
  return paid;
}

/** Voids an invoice, so nobody is asked to pay it. */
export async function voidInvoice(ledger: SimulatorLedger, id: string): Promise<Stripe.Invoice> {
  const open = await ledger.get('invoice', id);
  if (open.status !== 'open') {
    throw new Refusal(400, 'Only open invoices can be voided.', 'invoice_not_editable');
  }
  const voided: Stripe.Invoice = {
    ...open,
    status: 'void',
    status_transitions: { ...open.status_transitions, voided_at: ledger.now },
  };
  await ledger.put('invoice', voided);
  return voided;
}

async function attachPayment(
  ledger: SimulatorLedger,
  paper: Stripe.Invoice,
  intent: Stripe.PaymentIntent,
): Promise<void> {
  const payment = invoicePayment(ledger.newId('invoice_payment'), {
    invoice: paper.id,
    intent: intent.id,
    amount: intent.amount,
    created: ledger.now,
  });
  await ledger.put('invoice_payment', payment);
}

export async function giveBack(
  ledger: SimulatorLedger,
  intentId: string,
  wanted?: number,
): Promise<Stripe.Refund> {
  const intent = await ledger.get('payment_intent', intentId);
  if (typeof intent.latest_charge !== 'string') {
    throw new Refusal(400, 'This payment has no successful charge.', 'charge_not_refundable');
  }
  const paid = await ledger.get('charge', intent.latest_charge);
  const left = paid.amount - paid.amount_refunded;
  if (left === 0) throw new Refusal(400, 'Charge has been refunded.', 'charge_already_refunded');
  const amount = wanted ?? left;
  if (amount > left)
    throw new Refusal(400, 'Refund is greater than the charge.', 'amount_too_large');
  const amountRefunded = paid.amount_refunded + amount;
  const changed = {
    ...paid,
    amount_refunded: amountRefunded,
    refunded: amountRefunded === paid.amount,
  };
  await ledger.put('charge', changed);
  const made = refund(ledger.newId('refund'), {
    amount,
    created: ledger.now,
    charge: paid.id,
    intent: intentId,
  });
  await ledger.put('refund', made);
  await ledger.emit('refund.created', made);
  await ledger.emit('charge.refunded', changed);
  return made;
}
