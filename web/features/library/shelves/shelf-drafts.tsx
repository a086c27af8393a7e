import { useInfiniteQuery } from '@tanstack/react-query';
import { FORMATS } from '#contract/catalog/formats.ts';
import { getLanguage } from '#contract/catalog/languages.ts';
import { GenerationListSchema, type GenerationSummary } from '#contract/generations.ts';
import { CALLS } from '#contract/paths.ts';
import { call } from '../../../lib/api-client.ts';
import { GENERATIONS } from '../../../lib/live-events.ts';
import { generationPath } from '../../../lib/paths.ts';
import { STATUS_NAMES } from '../../../lib/run-progress.ts';
import { Button } from '../../../ui/button.tsx';
import { LIBRARY_WORDS } from '../words.tsx';
import { SHELF_WORDS } from './shelf-words.ts';

const PAGE_SIZE = '30';

/** The drafts made from all sources of a shelf, newest first; nothing before the first one. */
export function ShelfDrafts({ wholeVideoId }: { wholeVideoId: string }) {
  const found = useInfiniteQuery({
    queryKey: [...GENERATIONS, 'of-shelf', wholeVideoId],
    queryFn: ({ pageParam, signal }) => {
      const page = new URLSearchParams({ videoId: wholeVideoId, limit: PAGE_SIZE });
      if (pageParam !== null) page.set('cursor', pageParam);
      return call(`${CALLS.generations}?${page}`, GenerationListSchema, { signal });
    },
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.nextCursor,
  });
  const drafts = found.data?.pages.flatMap(({ generations }) => generations) ?? [];
  if (drafts.length === 0) return null;
  return (
    <section className="shelf-drafts" aria-label={SHELF_WORDS.drafts}>
      <h2 className="library-day-name">{SHELF_WORDS.drafts}</h2>
      <ul className="library-list">
        {drafts.map((draft) => (
          <DraftRow key={draft.id} draft={draft} />
        ))}
      </ul>
      {found.hasNextPage && (
        <Button
          isSmall
          isPending={found.isFetchingNextPage}
          onPress={() => void found.fetchNextPage()}
        >
          {SHELF_WORDS.more}
        </Button>
      )}
    </section>
  );
}

function DraftRow({ draft }: { draft: GenerationSummary }) {
  const { title, format, language, words, status, createdAt } = draft;
  const at = new Date(createdAt);
  return (
    <li className="library-row shelf-draft">
      <time
        className="rail-tick time"
        data-state={status === 'done' ? 'done' : 'todo'}
        dateTime={createdAt}
      >
        {LIBRARY_WORDS.row.date(at)}
      </time>
      <div className="library-words">
        <a className="library-title" href={generationPath(draft)} lang={getLanguage(language).tag}>
          <bdi>{title || SHELF_WORDS.untitled}</bdi>
        </a>
        <p className="library-facts">
          <span>{FORMATS.find(({ value }) => value === format)?.label}</span>
          {words > 0 && <span>{LIBRARY_WORDS.words(words)}</span>}
          {status !== 'done' && <span>{STATUS_NAMES[status]}</span>}
        </p>
      </div>
    </li>
  );
}
