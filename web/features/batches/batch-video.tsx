import type { BatchItem } from '#contract/batches.ts';
import { FORMATS, type FormatValue } from '#contract/catalog/formats.ts';
import { watchUrl } from '#contract/video-links.ts';
import { formatPath, generationPath } from '../../lib/paths.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Time } from '../../ui/time.tsx';
import { STATE_TONES, STATE_WORDS } from './words.ts';

export interface BatchVideoProps {
  item: BatchItem;
  /** What is made of it first. */
  format: FormatValue;
  isBusy: boolean;
  onRetry: () => void;
}

/** One video: its drafts, or why there are none and what to do about it. */
export function BatchVideo({ item, format, isBusy, onRetry }: BatchVideoProps) {
  const { platformId, title, durationMs, state, generations, error, videoId } = item;
  const name = title || watchUrl(platformId);
  const isUnread = state === 'failed' && generations.length === 0;
  return (
    <li className="batch-row">
      <div className="batch-words">
        <p className="batch-name">
          <bdi>{name}</bdi>
        </p>
        {generations.length > 0 && (
          <p className="batch-drafts">
            {generations.map((one) => (
              <a key={one.id} className="link" href={generationPath(one)}>
                {FORMATS.find(({ value }) => value === one.format)?.label}
                <span className="visually-hidden"> of {name}</span>
              </a>
            ))}
          </p>
        )}
        {error && <p className="batch-error">{error.message}</p>}
        {state === 'failed' && (
          <div className="row">
            <Button
              isSmall
              icon="retry"
              isDisabled={isBusy}
              aria-label={`Retry “${name}”`}
              onPress={onRetry}
            >
              Retry
            </Button>
            {isUnread && videoId !== null && (
              <ButtonLink
                isSmall
                icon="text"
                href={`${formatPath(format)}?video=${encodeURIComponent(videoId)}`}
              >
                Add a transcript
              </ButtonLink>
            )}
          </div>
        )}
      </div>
      {durationMs !== null && <Time seconds={durationMs / 1000} />}
      <Badge tone={STATE_TONES[state]}>{STATE_WORDS[state]}</Badge>
    </li>
  );
}
