import { Suspense, useCallback, useState, type ComponentType } from 'react';
import { useSearchParams } from 'react-router';
import { MOST_COUNTED, MOST_FOUND, type GenerationSummary } from '#contract/generations.ts';
import { errorText } from '../../lib/api-client.ts';
import { useDeletion } from '../../lib/deletion.ts';
import { useFavourite } from '../../lib/favourite.ts';
import { listed, useRuns } from '../../lib/generations.ts';
import { useTitle } from '../../lib/head.ts';
import { askAnyPath, formatPath, PAGES } from '../../lib/paths.ts';
import { useRecordings } from '../../lib/recordings.ts';
import { Bar } from '../../ui/bar.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Empty } from '../../ui/empty.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { UndoButton } from '../../ui/undo-button.tsx';
import { BulkBar } from './bulk-bar.tsx';
import { LibraryFilters } from './library-filters.tsx';
import {
  GENERATION,
  isNarrowed,
  readWish,
  useLibrary,
  writeWish,
  type LibraryWish,
} from './library-query.ts';
import { grouped, isByDay, momentOf } from './library-groups.ts';
import { LibraryRow } from './library-row.tsx';
import { PutOnShelf } from './shelves/shelf-dialogs.tsx';
import {
  NewShelf,
  NoShelves,
  ShelfCount,
  ShelfHeading,
  useShelfGroups,
} from './shelves/shelf-groups.tsx';
import { LIBRARY_WORDS as WORDS } from './words.tsx';
import './library.css';

export interface LibraryProps {
  /** Matching questions; another feature, passed in by the app. */
  Questions: ComponentType<{ q: string }>;
  /** Batches and watched channels; also passed in. */
  Batches: ComponentType;
}

export function Library({ Questions, Batches }: LibraryProps) {
  const [query, setQuery] = useSearchParams();
  const wish = readWish(query);
  const setWish = useCallback(
    (next: LibraryWish) => setQuery(writeWish(next), { replace: true, preventScrollReset: true }),
    [setQuery],
  );
  const found = useLibrary(wish);
  const runs = useRuns();
  const deletion = useDeletion(GENERATION);
  const favourite = useFavourite();
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const all = listed(found.data);
  const recordings = useRecordings(
    all.filter(({ format }) => format === 'podcast').map(({ id }) => id),
  );
  const total = found.data?.pages.at(-1)?.total ?? 0;
  const isMore = total >= (wish.q.trim() === '' ? MOST_COUNTED : MOST_FOUND);
  const isEmpty = found.isSuccess && all.length === 0;
  const ids = all.map(({ id }) => id).filter((id) => chosen.has(id));
  const shelves = useShelfGroups(wish.group === 'shelf');
  const pageName = wish.group === 'shelf' ? WORDS.shelves : WORDS.title;
  useTitle(pageName);
  const [putting, setPutting] = useState<readonly string[] | null>(null);
  const sourcesOf = (chosenIds: readonly string[]) => [
    ...new Set(all.filter(({ id }) => chosenIds.includes(id)).map(({ videoId }) => videoId)),
  ];
  const leaving = all.filter(({ id }) => deletion.leaving.has(id)).map(({ id }) => id);

  const choose = (id: string, isChosen: boolean) =>
    setChosen((before) => {
      const next = new Set(before);
      if (isChosen) next.add(id);
      else next.delete(id);
      return next;
    });

  const row = (generation: GenerationSummary) => (
    <LibraryRow
      key={generation.id}
      generation={generation}
      at={momentOf(generation, wish.sort)}
      isDayShown={!isByDay(wish)}
      view={runs.get(generation.id)?.view ?? null}
      recording={recordings.get(generation.id) ?? null}
      isChosen={chosen.has(generation.id)}
      onChoose={(isChosen) => choose(generation.id, isChosen)}
      onShelf={() => setPutting([generation.videoId])}
      onFavourite={() => favourite.mutate({ id: generation.id, favourite: !generation.favourite })}
      onDelete={() => {
        choose(generation.id, false);
        deletion.start([generation.id]);
      }}
      isLeaving={deletion.leaving.has(generation.id)}
      isAlone={leaving.length === 1}
      onUndo={() => deletion.undo([generation.id])}
    />
  );

  return (
    <>
      <Bar
        actions={
          <>
            {wish.group === 'shelf' && <NewShelf />}
            <ButtonLink isSmall tone="quiet" icon="trash" href={PAGES.bin}>
              {WORDS.bin}
            </ButtonLink>
            <ButtonLink
              isSmall
              tone={wish.group === 'shelf' ? 'quiet' : 'go'}
              icon="plus"
              href={formatPath('blog')}
            >
              {wish.group === 'shelf' ? WORDS.createDraft : WORDS.create}
            </ButtonLink>
          </>
        }
      >
        <span>{pageName}</span>
        {wish.group === 'shelf' && !isNarrowed(wish) ? (
          <ShelfCount />
        ) : (
          found.isSuccess && (
            <span>{WORDS[isNarrowed(wish) ? 'found' : 'count'](total, isMore)}</span>
          )
        )}
      </Bar>
      <div className="library">
        <h1 className="room-title">{pageName}</h1>
        {(!isEmpty || isNarrowed(wish)) && <LibraryFilters wish={wish} onChange={setWish} />}
        {!isNarrowed(wish) && wish.group !== 'shelf' && <Batches />}
        {wish.q !== '' && (
          <Suspense fallback={null}>
            <Questions q={wish.q} />
          </Suspense>
        )}
        {wish.group === 'shelf' && <NoShelves />}
        {found.isPending && <Skeleton label={WORDS.loading} lines={6} />}
        {found.isError && all.length === 0 && (
          <div className="stack library-failure" role="alert">
            <p>{errorText(found.error)}</p>
            <div>
              <Button icon="retry" onPress={() => void found.refetch()}>
                {WORDS.again}
              </Button>
            </div>
          </div>
        )}
        {isEmpty && (
          <Nothing isNarrowed={isNarrowed(wish)} q={wish.q} isByShelf={wish.group === 'shelf'} />
        )}
        {leaving.length > 1 && (
          <p className="library-leaving" role="status">
            {WORDS.leaving(leaving.length)}{' '}
            <UndoButton takesFocus={false} onUndo={() => deletion.undo(leaving)}>
              {WORDS.undoAll}
            </UndoButton>
          </p>
        )}
        {(all.length > 0 || shelves.length > 0) && (
          <div className="library-days">
            {grouped(all, wish, shelves).map(({ key, name, videoId, shelf, made }) => (
              <section key={key} className="library-day">
                {shelf && (
                  <ShelfHeading
                    shelf={shelf}
                    isEmpty={made.length === 0 && found.isSuccess && !found.hasNextPage}
                  />
                )}
                {!shelf && name !== null && (
                  <h2 className="library-day-name">
                    <bdi>{name}</bdi>
                    {videoId !== null && (
                      <a
                        className="link alone"
                        href={`${formatPath('blog')}?video=${encodeURIComponent(videoId)}`}
                      >
                        {WORDS.createMore}
                      </a>
                    )}
                  </h2>
                )}
                <ul className="library-list">{made.map(row)}</ul>
              </section>
            ))}
          </div>
        )}
        {found.hasNextPage && (
          <Button
            isPending={found.isFetchingNextPage}
            pendingText={WORDS.loadingMore}
            onPress={() => void found.fetchNextPage()}
          >
            {WORDS.more}
          </Button>
        )}
        {ids.length > 0 && (
          <BulkBar
            ids={ids}
            onClear={() => setChosen(new Set())}
            onShelf={() => setPutting(sourcesOf(ids))}
            onFavourite={() => {
              for (const id of ids) favourite.mutate({ id, favourite: true });
              setChosen(new Set());
            }}
            onDelete={() => {
              deletion.start(ids);
              setChosen(new Set());
            }}
          />
        )}
      </div>
      {putting && <PutOnShelf videoIds={putting} onClose={() => setPutting(null)} />}
    </>
  );
}

interface NothingProps {
  isNarrowed: boolean;
  q: string;
  isByShelf: boolean;
}

function Nothing({ isNarrowed: isSearch, q, isByShelf }: NothingProps) {
  const hasWords = q.trim() !== '';
  if (isSearch) {
    return (
      <Empty
        title={WORDS.nothing.noResults}
        level={2}
        action={
          hasWords && (
            <ButtonLink icon="search" href={askAnyPath(q.trim())}>
              {WORDS.nothing.ask}
            </ButtonLink>
          )
        }
      >
        {hasWords ? WORDS.nothing.tryWords : WORDS.nothing.tryFilters}
      </Empty>
    );
  }
  // Shelves are listed below with their drafts. If there are none, a note above says so.
  if (isByShelf) return null;
  return (
    <Empty
      title={WORDS.nothing.title}
      level={2}
      action={
        <ButtonLink tone="go" href={formatPath('blog')}>
          {WORDS.nothing.create}
        </ButtonLink>
      }
    >
      {WORDS.nothing.text}
    </Empty>
  );
}
