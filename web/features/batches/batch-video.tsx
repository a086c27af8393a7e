import type { BatchItem } from '#contract/batches.ts';
import { FORMATS, type FormatValue } from '#contract/catalog/formats.ts';
import { watchUrl } from '#contract/video-links.ts';
import { formatPath, generationPath } from '../../lib/paths.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Time } from '../../ui/time.tsx';
import { draftOfVideo } from './linked-words.tsx';
import { BATCH_WORDS, STATE_TONES } from './words.ts';

const WORDS = BATCH_WORDS.video;

export interface BatchVideoProps {
  item: BatchItem;
  /** Its first format. */
  format: FormatValue;
  isBusy: boolean;
  onRetry: () => void;
}

/** A video with its drafts, or with the reason why there are none. */
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
                {draftOfVideo(
                  FORMATS.find(({ value }) => value === one.format)?.label,
                  name,
                  (text) => (
                    <span className="visually-hidden">{text}</span>
                  ),
                )}
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
              aria-label={WORDS.retryOne(name)}
              onPress={onRetry}
            >
              {WORDS.retry}
            </Button>
            {isUnread && videoId !== null && (
              <ButtonLink
                isSmall
                icon="text"
                href={`${formatPath(format)}?video=${encodeURIComponent(videoId)}`}
              >
                {WORDS.addTranscript}
              </ButtonLink>
            )}
          </div>
        )}
      </div>
      {durationMs !== null && <Time seconds={durationMs / 1000} />}
      <Badge tone={STATE_TONES[state]}>{BATCH_WORDS.state[state]}</Badge>
    </li>
  );
}
