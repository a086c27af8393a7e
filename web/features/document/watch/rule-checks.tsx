import { useMemo, type ReactNode } from 'react';
import type { RuleResult } from '#contract/checks.ts';
import type { Estimate, GenerationSummary, Refine } from '#contract/generations.ts';
import { Check } from '../../../ui/check.tsx';
import { TextAction } from '../../../ui/link.tsx';
import { useWishEstimates, WishCost } from './wish-cost.tsx';
import { WATCH_WORDS } from './words.tsx';

const WORDS = WATCH_WORDS.checks;

const URGENCY = { broken: 0, warn: 1, ok: 2 } as const;

/** What reads better otherwise is not wrong: red is kept for what breaks a platform's limit or cannot be spoken. */
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

/** Every rule, and a way to mend all lines that fail one: one wish, one version, one Stop. */
export function RuleChecks({
  rules,
  generation,
  isBusy,
  isWithoutModel,
  onShow,
  onMend,
}: RuleChecksProps) {
  const sorted = useMemo(() => byUrgency(rules), [rules]);
  // What only a model can do is not offered where there is none.
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

/** As many passages as one wish may be about. */
const MOST = 200;

interface Passage {
  paragraphId: string;
  instruction: string;
}

/** What one click on an open check asks for; `null` where nothing can be mended by asking. */
function mendOf({ state, mend, blockId, moreBlockIds = [] }: RuleResult): Refine | null {
  if (state === 'ok' || mend === undefined) return null;
  if (blockId === null) return { instruction: mend };
  const ids = [blockId, ...moreBlockIds];
  return wishOf(ids.map((paragraphId) => ({ paragraphId, instruction: mend })));
}

/** All lines that fail a check, mended in one go; `null` where one check has them all, or there are none. */
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
