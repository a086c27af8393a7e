import type { GenerationSummary } from '#contract/generations.ts';
import { wordsOf } from '../../lib/api-client.ts';
import { listed, useGenerations, useRuns } from '../../lib/generations.ts';
import { formatPath } from '../../lib/paths.ts';
import { Bar } from '../../ui/bar.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Empty } from '../../ui/empty.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useDeletion } from './delete-generation.ts';
import { LibraryRow } from './library-row.tsx';
import './library.css';

/** Everything the account has made, newest first. */
export function Library() {
  const generations = useGenerations();
  const runs = useRuns();
  const deletion = useDeletion();
  const all = listed(generations.data);
  const isEmpty = generations.isSuccess && all.length === 0;

  return (
    <>
      <Bar
        actions={
          <ButtonLink isSmall tone="go" icon="plus" href={formatPath('summary')}>
            New summary
          </ButtonLink>
        }
      >
        <span>Library</span>
        {generations.isSuccess && <span>{generations.data.pages.at(-1)?.total} made</span>}
      </Bar>
      <div className="library">
        <h1 className="room-title">Library</h1>
        {generations.isPending && <Skeleton label="Your things are on their way" lines={6} />}
        {generations.isError && all.length === 0 && (
          <div className="stack library-failure" role="alert">
            <p>{wordsOf(generations.error)}</p>
            <div>
              <Button icon="retry" onPress={() => void generations.refetch()}>
                Try again
              </Button>
            </div>
          </div>
        )}
        {isEmpty && (
          <Empty
            title="Nothing hangs here yet"
            level={2}
            action={
              <ButtonLink tone="go" href={formatPath('summary')}>
                Write the first summary
              </ButtonLink>
            }
          >
            Take one of the built-in videos and see it written. It takes a few seconds and costs
            nothing.
          </Empty>
        )}
        {all.length > 0 && (
          <div className="library-days">
            {byDay(all).map(([day, made]) => (
              <section key={day} className="library-day">
                <h2 className="library-day-name">{day}</h2>
                <ul className="library-list">
                  {made.map((generation) => (
                    <LibraryRow
                      key={generation.id}
                      generation={generation}
                      view={runs.get(generation.id)?.view ?? null}
                      isLeaving={deletion.leaving.has(generation.id)}
                      onDelete={() => deletion.start(generation.id)}
                      onUndo={() => deletion.undo(generation.id)}
                    />
                  ))}
                </ul>
              </section>
            ))}
          </div>
        )}
        {generations.hasNextPage && (
          <Button
            isPending={generations.isFetchingNextPage}
            pendingText="Loading…"
            onPress={() => void generations.fetchNextPage()}
          >
            Show more
          </Button>
        )}
      </div>
    </>
  );
}

/** Newest first stays newest first; each day keeps its own things together. */
function byDay(all: readonly GenerationSummary[]): [string, GenerationSummary[]][] {
  return [...Map.groupBy(all, ({ createdAt }) => dayName(new Date(createdAt)))];
}

function dayName(when: Date): string {
  const today = new Date();
  if (when.toDateString() === today.toDateString()) return 'Today';
  return when.toLocaleDateString('en-GB', {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    ...(when.getFullYear() !== today.getFullYear() && { year: 'numeric' }),
  });
}
