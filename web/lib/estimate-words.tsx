import { figure } from '#contract/count.ts';
import type { Estimate } from '#contract/generations.ts';
import { Link } from '../ui/link.tsx';
import { price } from './money.ts';
import { PAGES } from './paths.ts';

/** Beside "Uses" in a table: "about 380 of your 9,400 free words". */
export function usedWords(words: number, left: number): string {
  return words > 0
    ? `about ${figure(Math.min(words, left))} of your ${figure(left)} free words`
    : `your ${figure(left)} free words`;
}

export function usesWords(words: number, left: number): string {
  return `Uses about ${figure(Math.min(words, left))} of your ${figure(left)} free words`;
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
