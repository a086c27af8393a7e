import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { RefineEstimatesSchema, type Estimate, type Refine } from '#contract/generations.ts';
import { CALLS, fill } from '#contract/paths.ts';
import { call } from '../../../lib/api-client.ts';
import { CostWords, ProblemLink, usesWords } from '../../../lib/estimate-words.tsx';
import { useFreeWords } from '../../../lib/session.ts';
import { useSettled } from '../../../lib/use-settled.ts';
import { WATCH_WORDS } from './words.tsx';

/** The maximum number of prices fetched at once; users rarely look at more. */
const MOST = 40;

/** The price of each refine, fetched once the list has been stable for a moment. */
export function useWishEstimates(
  { id, version }: { id: string; version: number },
  wishes: readonly Refine[],
): readonly Estimate[] {
  const asked = useSettled(wishes.length > 0 ? JSON.stringify(wishes.slice(0, MOST)) : null);
  const { data } = useQuery({
    queryKey: ['wish-estimates', id, version, asked],
    enabled: asked !== null,
    placeholderData: keepPreviousData,
    retry: false,
    queryFn: ({ signal }) =>
      call(fill(CALLS.refineEstimate, { id }), RefineEstimatesSchema, {
        method: 'POST',
        body: { wishes: JSON.parse(asked ?? '[]') as unknown },
        signal,
      }),
  });
  return asked !== null && wishes.length > 0 ? (data?.estimates ?? []) : [];
}

/** The price of a refine, worded as in the create form; nothing if it is free. */
export function WishCost({ estimate }: { estimate: Estimate | undefined }) {
  const left = useFreeWords();
  if (!estimate) return null;
  const { engine, costCents, words, problem } = estimate;
  if (problem) {
    return (
      <span className="wish-cost" role="status" data-tone="proof">
        {problem.message} <ProblemLink code={problem.code} />
      </span>
    );
  }
  const isPaid = costCents.ceiling > 0 && engine.kind === 'model' && engine.key === 'own';
  const isCounted = left !== null && words > 0;
  if (!isPaid && !isCounted) return null;
  return (
    <span className="wish-cost">
      {isPaid && <span>{WATCH_WORDS.costs(<CostWords costCents={costCents} />)}</span>}
      {isCounted && <span>{usesWords(words, left)}</span>}
    </span>
  );
}
