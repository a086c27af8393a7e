import type { Tally } from '#server/core/tally.ts';
import { type CallIntent, MICRO_CENTS } from './call-booking.ts';
import type { Usage } from './usage.service.ts';

/** Wraps the ledger to count calls for the metrics. */
export function countCalls(usage: Usage, tally: Tally): Usage {
  const open = new Map<string, Pick<CallIntent, 'provider' | 'payer'>>();
  return {
    ...usage,
    async beginCall(intent) {
      const id = await usage.beginCall(intent);
      open.set(id, intent);
      return id;
    },
    async settleCall(id, outcome) {
      const { provider, payer } = open.get(id) ?? {};
      open.delete(id);
      await usage.settleCall(id, outcome);
      // Already counted; this is a correction.
      if (!provider || !payer) return;
      const { tokens, microCents, error = 'ok' } = outcome;
      tally.count('provider_calls_total', { provider, payer, outcome: error });
      tally.count('provider_cents_total', { provider, payer }, microCents / MICRO_CENTS);
      for (const [kind, count] of Object.entries(tokens)) {
        if (count > 0) tally.count('provider_tokens_total', { provider, kind }, count);
      }
    },
  };
}
