import { FORMATS, type FormatValue } from '#contract/catalog/formats.ts';
import type { GenerationSummary } from '#contract/generations.ts';
import { ApiError, errorText } from '../../../lib/api-client.ts';
import { formatPath, generationPath, PAGES } from '../../../lib/paths.ts';
import { Bar } from '../../../ui/bar.tsx';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { WATCH_WORDS } from './words.tsx';

const WORDS = WATCH_WORDS.states;

export function WatchLoading({ name }: { name: string }) {
  return (
    <div className="watch">
      <div className="watch-main">
        <Bar>
          <span>{name}</span>
        </Bar>
        <div className="watch-page">
          <h1 className="visually-hidden">{name}</h1>
          <div className="doc prose">
            <div className="doc-wait">
              <Skeleton label={WORDS.loading} lines={7} />
            </div>
          </div>
        </div>
      </div>
      <aside className="watch-panel" aria-label={WATCH_WORDS.panel.label}>
        <div className="film" />
      </aside>
    </div>
  );
}

export interface WatchFailureProps {
  format: FormatValue;
  error: unknown;
  /** The draft, if the URL names the wrong format for it. */
  elsewhere: GenerationSummary | null;
  onRetry: () => void;
}

export function WatchFailure({ format, error, elsewhere, onRetry }: WatchFailureProps) {
  const row = FORMATS.find(({ value }) => value === format);
  const isMissing = error instanceof ApiError && error.status === 404;
  return (
    <>
      <Bar>
        <span>{row?.label}</span>
        <span>{isMissing || elsewhere ? WORDS.notFound : WORDS.notLoaded}</span>
      </Bar>
      <div className="room stack">
        <h1 className="room-title">
          {elsewhere ? WORDS.otherFormat : isMissing ? WORDS.missing : WORDS.failed}
        </h1>
        <p className="room-lede">
          {elsewhere
            ? WORDS.otherFormatText(elsewhere.title)
            : isMissing
              ? WORDS.missingText
              : errorText(error)}
        </p>
        <div className="row">
          {elsewhere ? (
            <ButtonLink tone="go" href={generationPath(elsewhere)}>
              {WORDS.openIt}
            </ButtonLink>
          ) : isMissing ? (
            <ButtonLink tone="go" href={PAGES.library}>
              {WORDS.library}
            </ButtonLink>
          ) : (
            <Button tone="go" icon="retry" onPress={onRetry}>
              {WORDS.retry}
            </Button>
          )}
          <ButtonLink href={formatPath(format)}>{WORDS.createNew}</ButtonLink>
        </div>
      </div>
    </>
  );
}
