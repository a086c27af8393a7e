import { counted, figure } from '#contract/count.ts';
import type { SpeakEstimate } from '#contract/podcasts.ts';
import { price } from '../../../lib/money.ts';

/** "Costs about $0.21: 11,402 characters by your OpenAI key." Said before anything is spoken. */
export function costWords({ paidTo, costCents, capLeftCents, lineIds }: SpeakEstimate): string {
  if (lineIds.length === 0) return 'Nothing needs recording, so there’s no charge.';
  if (paidTo.length === 0) return 'Free. These voices run on this server.';
  const who = paidTo
    .map(({ label, characters }) => `${figure(characters)} characters with your ${label} key`)
    .join(', ');
  const cost = `About ${price(costCents)} for ${who}.`;
  if (capLeftCents === null) return cost;
  const left = price(capLeftCents);
  return costCents > capLeftCents
    ? `${cost} You have ${left} left of this month’s limit. We’ll stop when you reach it and keep what’s recorded.`
    : `${cost} You have ${left} left of this month’s limit.`;
}

/** "$0.012078": all of it, as it is on the ledger; what was paid is not about so much. */
export function exactPrice(cents: number): string {
  const [whole, places = ''] = (cents / 100).toFixed(8).split('.');
  return `$${whole}.${places.replace(/0+$/, '').padEnd(2, '0')}`;
}

/** "$0.021" or "free", for a button that has no room for more. */
export function costInShort({ paidTo, costCents }: SpeakEstimate): string {
  return paidTo.length === 0 ? 'free' : price(costCents);
}

/** "3 lines, about 12 s of speech" */
export function amountWords({ lineIds, seconds }: SpeakEstimate): string {
  return `${countLines(lineIds.length)}, about ${inWords(seconds)} of speech`;
}

export function countLines(count: number): string {
  return counted(count, 'line', 'lines');
}

export function inWords(seconds: number): string {
  if (seconds < 60) return `${Math.max(1, Math.round(seconds))} s`;
  return `${Math.round(seconds / 60)} min`;
}
