import type Stripe from 'stripe';
import type { SimulatorLedger } from '#server/providers/billing/simulator/ledger.ts';
import { empty } from '#server/providers/billing/simulator/objects.ts';

const TEST = { livemode: false, currency: 'usd' } as const;

export type DisputeStatus = 'needs_response' | 'won' | 'lost' | 'warning_needs_response';

/** Opens a dispute on a payment, or closes it. */
export async function setDispute(
  ledger: SimulatorLedger,
  intentId: string,
  status: DisputeStatus,
): Promise<void> {
  const intent = await ledger.get('payment_intent', intentId);
  const charge = await ledger.get('charge', intent.latest_charge as string);
  const id = `du_${charge.id.slice(3)}`;
  const isNew = (await ledger.find('dispute', id)) === null;
  const { amount } = charge;
  const object = dispute(id, {
    charge: charge.id,
    intent: intentId,
    amount,
    created: ledger.now,
    status,
  });
  await ledger.put('dispute', object);
  await ledger.put('charge', { ...charge, disputed: true });
  await ledger.emit(isNew ? 'charge.dispute.created' : 'charge.dispute.closed', object);
}

export async function warnOfFraud(ledger: SimulatorLedger, intentId: string): Promise<void> {
  const intent = await ledger.get('payment_intent', intentId);
  const warning = fraudWarning(ledger.newId('radar.early_fraud_warning'), {
    charge: intent.latest_charge as string,
    intent: intentId,
    created: ledger.now,
  });
  await ledger.put('radar.early_fraud_warning', warning);
  await ledger.emit('radar.early_fraud_warning.created', warning);
}

function dispute(
  id: string,
  given: { charge: string; intent: string; amount: number; created: number; status: string },
): Stripe.Dispute {
  return {
    ...TEST,
    id,
    object: 'dispute',
    amount: given.amount,
    balance_transactions: [],
    charge: given.charge,
    created: given.created,
    enhanced_eligibility_types: [],
    evidence: {
      ...empty(
        'access_activity_log',
        'billing_address',
        'cancellation_policy',
        'cancellation_policy_disclosure',
        'cancellation_rebuttal',
        'customer_communication',
        'customer_email_address',
        'customer_name',
        'customer_purchase_ip',
        'customer_signature',
        'duplicate_charge_documentation',
        'duplicate_charge_explanation',
        'duplicate_charge_id',
        'product_description',
        'receipt',
        'refund_policy',
        'refund_policy_disclosure',
        'refund_refusal_explanation',
        'service_date',
        'service_documentation',
        'shipping_address',
        'shipping_carrier',
        'shipping_date',
        'shipping_documentation',
        'shipping_tracking_number',
        'uncategorized_file',
        'uncategorized_text',
      ),
      enhanced_evidence: {},
    },
    evidence_details: {
      due_by: given.created + 14 * 24 * 3600,
      enhanced_eligibility: {},
      has_evidence: false,
      past_due: false,
      submission_count: 0,
      submission_method: 'manual',
    },
    intended_submission_method: 'manual',
    is_charge_refundable: false,
    metadata: {},
    payment_intent: given.intent,
    reason: 'general',
    status: given.status,
  };
}

function fraudWarning(
  id: string,
  given: { charge: string; intent: string; created: number },
): Stripe.Radar.EarlyFraudWarning {
  return {
    id,
    object: 'radar.early_fraud_warning',
    actionable: true,
    charge: given.charge,
    created: given.created,
    fraud_type: 'misc',
    livemode: false,
    payment_intent: given.intent,
  };
}
