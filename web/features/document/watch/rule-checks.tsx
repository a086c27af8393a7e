import { useMemo, type ReactNode } from 'react';
import type { RuleResult } from '#contract/checks.ts';
import type { Estimate, GenerationSummary, Refine } from '#contract/generations.ts';
import { Check } from '../../../ui/check.tsx';
import { TextAction } from '../../../ui/link.tsx';
import { useWishEstimates, WishCost } from './wish-cost.tsx';
import { WATCH_WORDS } from './words.tsx';

const WORDS = WATCH_WORDS.checks;

const URGENCY = { broken: 0, warn: 1, ok: 2 } as const;

/** Red is only for a broken platform limit or a line that can't be spoken; style hints are advice. */
const RING = { broken: 'open', warn: 'advice', ok: 'ok' } as const;

function byUrgency(rules: readonly RuleResult[]): RuleResult[] {
  return rules.toSorted((a, b) => URGENCY[a.state] - URGENCY[b.state]);
}

export interface RuleChecksProps {
  generation: GenerationSummary;
  rules: readonly RuleResult[];
  isBusy: boolean;
  isWithoutModel: boolean;
  onShow: (blockId: string) => void;
  onMend: (wish: Refine) => void;
}

/** Every rule, and a button that fixes all failing lines in one refine, one version and one Stop. */
export function RuleChecks({
  rules,
  generation,
  isBusy,
  isWithoutModel,
  onShow,
  onMend,
}: RuleChecksProps) {
  const sorted = useMemo(() => byUrgency(rules), [rules]);
  // Fixes need an AI model, so without one they aren't offered.
  const all = useMemo(() => (isWithoutModel ? null : mendAll(sorted)), [sorted, isWithoutModel]);
  const wishes = useMemo(
    () => sorted.map((rule) => (isWithoutModel ? null : mendOf(rule))),
    [sorted, isWithoutModel],
  );
  const asked = [...(all ? [all] : []), ...wishes.filter((wish) => wish !== null)];
  const estimates = useWishEstimates(generation, isWithoutModel ? [] : asked);
  const costOf = (wish: Refine | null) => wish && estimates[asked.indexOf(wish)];
  return (
    <>
      {all && (
        <Check
          state={sorted[0]?.state === 'broken' ? 'open' : 'advice'}
          action={
            <TextAction disabled={isBusy} onPress={() => onMend(all)}>
              {WORDS.fixAll(passagesOf(all).length)}
            </TextAction>
          }
        >
          {WORDS.inOneGo(passagesOf(all).length)} <WishCost estimate={costOf(all) ?? undefined} />
        </Check>
      )}
      {sorted.map((rule, index) => {
        const wish = wishes[index] ?? null;
        return (
          <RuleCheck
            key={`${rule.id} ${index}`}
            rule={rule}
            wish={wish}
            estimate={costOf(wish) ?? undefined}
            isBusy={isBusy}
            onShow={onShow}
            onMend={onMend}
          />
        );
      })}
    </>
  );
}

interface RuleCheckProps extends Pick<RuleChecksProps, 'isBusy' | 'onShow' | 'onMend'> {
  rule: RuleResult;
  wish: Refine | null;
  estimate: Estimate | undefined;
}

function RuleCheck({ rule, wish, estimate, isBusy, onShow, onMend }: RuleCheckProps) {
  const { state, label, message, blockId, value, limit } = rule;
  let action: ReactNode = null;
  if (wish) {
    const isLong = value !== undefined && limit !== undefined && value > limit;
    const count = passagesOf(wish).length;
    action = (
      <TextAction disabled={isBusy} onPress={() => onMend(wish)}>
        {count > 1
          ? WORDS[isLong ? 'shortenAll' : 'fixAll'](count)
          : WORDS[isLong ? 'shorten' : 'fix']}
      </TextAction>
    );
  } else if (state !== 'ok' && blockId !== null) {
    action = <TextAction onPress={() => onShow(blockId)}>{WORDS.show}</TextAction>;
  }
  return (
    <Check state={RING[state]} action={action}>
      {WORDS.rule(label, message)} {wish && !estimate?.problem && <WishCost estimate={estimate} />}
    </Check>
  );
}

/** The maximum number of blocks per refine. */
const MOST = 200;

interface Passage {
  paragraphId: string;
  instruction: string;
}

/** The refine that fixes a failed check; `null` if asking can't fix it. */
function mendOf({ state, mend, blockId, moreBlockIds = [] }: RuleResult): Refine | null {
  if (state === 'ok' || mend === undefined) return null;
  if (blockId === null) return { instruction: mend };
  const ids = [blockId, ...moreBlockIds];
  return wishOf(ids.map((paragraphId) => ({ paragraphId, instruction: mend })));
}

/** One refine for the lines of all failed checks; `null` if fewer than two checks have any. */
function mendAll(rules: readonly RuleResult[]): Refine | null {
  const wishes = rules.map(mendOf).filter((wish) => wish?.paragraphId !== undefined);
  if (wishes.length < 2) return null;
  const byBlock = new Map<string, Passage>();
  for (const { paragraphId, instruction } of wishes.flatMap((wish) => passagesOf(wish!))) {
    const before = byBlock.get(paragraphId)?.instruction;
    const both = before === undefined ? instruction : `${before} ${instruction}`;
    byBlock.set(paragraphId, { paragraphId, instruction: both.slice(0, 4000) });
  }
  return byBlock.size > 1 ? wishOf([...byBlock.values()]) : null;
}

function passagesOf({ instruction, paragraphId, also = [] }: Refine): Passage[] {
  return paragraphId === undefined ? [] : [{ instruction, paragraphId }, ...also];
}

function wishOf(passages: readonly Passage[]): Refine | null {
  const [first, ...also] = passages.slice(0, MOST);
  return first ? { ...first, ...(also.length > 0 && { also }) } : null;
}
