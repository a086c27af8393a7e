import { ApiError, wordsOf } from '../../lib/api-client.ts';
import { formatPath, PAGES } from '../../lib/paths.ts';
import { Bar } from '../../ui/bar.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';

export function WatchLoading() {
  return (
    <div className="watch">
      <div className="watch-main">
        <Bar>
          <span>Summary</span>
        </Bar>
        <div className="watch-page">
          <h1 className="visually-hidden">Summary</h1>
          <div className="doc prose railed">
            <div className="doc-wait">
              <Skeleton label="The summary is on its way" lines={7} />
            </div>
          </div>
        </div>
      </div>
      <aside className="watch-panel" aria-label="Video and checks">
        <div className="film" />
      </aside>
    </div>
  );
}

export function WatchFailure({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const isMissing = error instanceof ApiError && error.status === 404;
  return (
    <>
      <Bar>
        <span>Summary</span>
        <span>{isMissing ? 'not found' : 'not loaded'}</span>
      </Bar>
      <div className="room stack">
        <h1 className="room-title">
          {isMissing ? 'There is no such summary' : 'The summary did not arrive'}
        </h1>
        <p className="room-lede">
          {isMissing
            ? 'It was deleted, or the address belongs to somebody else. What you made is in the Library.'
            : wordsOf(error)}
        </p>
        <div className="row">
          {isMissing ? (
            <ButtonLink tone="go" href={PAGES.library}>
              Open the Library
            </ButtonLink>
          ) : (
            <Button tone="go" icon="retry" onPress={onRetry}>
              Try again
            </Button>
          )}
          <ButtonLink href={formatPath('summary')}>Write a summary</ButtonLink>
        </div>
      </div>
    </>
  );
}
