import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { GenerationListSchema, type GenerationSummary } from '#contract/generations.ts';
import { CALLS } from '#contract/paths.ts';
import { call } from '../../lib/api-client.ts';
import { GENERATIONS } from '../../lib/live-events.ts';
import { generationPath } from '../../lib/paths.ts';
import { Link } from '../../ui/link.tsx';
import { ASK_LINKED_WORDS } from './linked-words.tsx';
import { ASK_WORDS } from './words.ts';

/** The newest ones; older ones are in the Library. */
const MOST_SHOWN = '100';

/** By the question they were made from, and `null` for those from all answers. */
type DraftsMade = ReadonlyMap<string | null, readonly GenerationSummary[]>;

/** The drafts made from a conversation, without those that are being deleted. */
export function useDraftsMade(
  threadId: string,
  leaving: ReadonlySet<string>,
  isWanted: boolean,
): DraftsMade {
  const { data } = useQuery({
    queryKey: [...GENERATIONS, 'of-conversation', threadId],
    enabled: isWanted,
    queryFn: ({ signal }) => {
      const page = new URLSearchParams({ threadId, limit: MOST_SHOWN });
      return call(`${CALLS.generations}?${page}`, GenerationListSchema, { signal });
    },
  });
  return useMemo(() => {
    const kept = (data?.generations ?? []).filter(({ id }) => !leaving.has(id));
    return Map.groupBy(kept, ({ answers }) =>
      answers && !answers.whole ? answers.questionId : null,
    );
  }, [data, leaving]);
}

/** Says what was made of an answer, or of all of them. */
export function MadeDrafts({ drafts = [] }: { drafts: readonly GenerationSummary[] | undefined }) {
  if (drafts.length === 0) return null;
  return (
    <ul className="qa-drafts">
      {drafts.map((draft) => (
        <li key={draft.id}>
          {ASK_LINKED_WORDS.draft(
            <Link href={generationPath(draft)}>
              <bdi>{draft.title || ASK_WORDS.answer.untitled}</bdi>
            </Link>,
          )}
        </li>
      ))}
    </ul>
  );
}
