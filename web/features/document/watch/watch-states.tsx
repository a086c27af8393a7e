import { FORMATS, type FormatValue } from '#contract/catalog/formats.ts';
import type { GenerationSummary } from '#contract/generations.ts';
import { ApiError, errorText } from '../../../lib/api-client.ts';
import { formatPath, generationPath, PAGES } from '../../../lib/paths.ts';
import { Bar } from '../../../ui/bar.tsx';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';

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
              <Skeleton label={`Loading the ${name}`} lines={7} />
            </div>
          </div>
        </div>
      </div>
      <aside className="watch-panel" aria-label="Source and checks">
        <div className="film" />
      </aside>
    </div>
  );
}

export interface WatchFailureProps {
  format: FormatValue;
  error: unknown;
  /** The text, where the address names it under another format. */
  elsewhere: GenerationSummary | null;
  onRetry: () => void;
}

export function WatchFailure({ format, error, elsewhere, onRetry }: WatchFailureProps) {
  const row = FORMATS.find(({ value }) => value === format);
  const name = row?.name ?? 'text';
  const isMissing = error instanceof ApiError && error.status === 404;
  return (
    <>
      <Bar>
        <span>{row?.label}</span>
        <span>{isMissing || elsewhere ? 'not found' : 'couldn’t load'}</span>
      </Bar>
      <div className="room stack">
        <h1 className="room-title">
          {elsewhere
            ? `This isn’t a ${name}`
            : isMissing
              ? `We couldn’t find that ${name}`
              : `We couldn’t load the ${name}`}
        </h1>
        <p className="room-lede">
          {elsewhere
            ? `“${elsewhere.title}” is a different format and has its own page.`
            : isMissing
              ? 'It was deleted, or it belongs to someone else. Your work is in the library.'
              : errorText(error)}
        </p>
        <div className="row">
          {elsewhere ? (
            <ButtonLink tone="go" href={generationPath(elsewhere)}>
              Open it
            </ButtonLink>
          ) : isMissing ? (
            <ButtonLink tone="go" href={PAGES.library}>
              Open the library
            </ButtonLink>
          ) : (
            <Button tone="go" icon="retry" onPress={onRetry}>
              Try again
            </Button>
          )}
          <ButtonLink href={formatPath(format)}>Create a new one</ButtonLink>
        </div>
      </div>
    </>
  );
}
