import type { Estimate } from '#contract/generations.ts';
import { Link } from '../ui/link.tsx';
import { price } from './money.ts';
import { PAGES } from './paths.ts';

/** "about 380 of your 9,400 free words": the same wherever words are taken. */
export function usesWords(words: number, left: number): string {
  const about = words > 0 ? `about ${Math.min(words, left).toLocaleString('en-GB')} of ` : '';
  return `${about}your ${left.toLocaleString('en-GB')} free words`;
}

/** "about $0.021" with what it can never pass; nothing where no money is taken. */
export function CostWords({ costCents }: Pick<Estimate, 'costCents'>) {
  if (costCents.ceiling === 0) return null;
  return (
    <>
      about {price(costCents.middle)}
      <small> at most {price(costCents.ceiling)}</small>
    </>
  );
}

export function ProblemLink({ code }: { code: string }) {
  if (code === 'plan_needed') return <Link href={PAGES.upgrade}>See plans</Link>;
  if (/^(key_|no_credit|spending_cap|house_|too_long_for_house|refine_needs)/.test(code)) {
    return <Link href={PAGES.settings}>Open Settings</Link>;
  }
  return null;
}
