import { flushSync } from 'react-dom';
import { MOST_IN_BATCH, type ListedVideo } from '#contract/batches.ts';
import { watchUrl } from '#contract/video-links.ts';
import { errorText } from '../../../lib/api-client.ts';
import { Button } from '../../../ui/button.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { Time } from '../../../ui/time.tsx';
import { MAKE_WORDS } from '../words.ts';
import type { ManyState } from './use-many.ts';
import './many.css';

const WORDS = MAKE_WORDS.many;

/** Checkboxes for the videos of a playlist, a channel or pasted links. */
export function PickVideos({ many, onClear }: { many: ManyState; onClear: () => void }) {
  const { listing, all, videos } = many;
  const data = listing.data;
  /** Render the field synchronously: browsers open a file dialog only during the click itself. */
  const leave = (next: () => void) => {
    flushSync(onClear);
    next();
  };
  return (
    <section className="many" aria-label={WORDS.title}>
      <header className="many-head">
        <div>
          <h2 className="many-title">
            <bdi>{data ? data.title || WORDS.pasted : WORDS.title}</bdi>
          </h2>
          {data && (
            <p className="many-count" role="status">
              {!data.hasMore
                ? WORDS.selected(videos.length, all.length)
                : all.length < MOST_IN_BATCH
                  ? WORDS.selectedOfKnown(videos.length, all.length)
                  : WORDS.selectedOfFirst(videos.length, all.length, MOST_IN_BATCH)}
            </p>
          )}
        </div>
        <div className="row">
          {data && videos.length < all.length && (
            <Button isSmall onPress={() => many.tickAll(true)}>
              {WORDS.selectAll}
            </Button>
          )}
          {data && videos.length > 0 && (
            <Button isSmall onPress={() => many.tickAll(false)}>
              {WORDS.selectNone}
            </Button>
          )}
          <Button isSmall icon="close" onPress={onClear}>
            {WORDS.change}
          </Button>
        </div>
      </header>
      {listing.isPending && (
        <>
          <Skeleton label={WORDS.listing} lines={5} />
          <p className="field-hint">{WORDS.listingHint}</p>
        </>
      )}
      {listing.isError && (
        <div className="make-failure" role="alert">
          <p className="field-error">{errorText(listing.error)}</p>
          <div className="row">
            <Button isSmall icon="retry" onPress={() => void listing.refetch()}>
              {MAKE_WORDS.act.retry}
            </Button>
            <Button isSmall icon="text" onPress={() => leave(() => query('#source')?.focus())}>
              {MAKE_WORDS.act.paste}
            </Button>
            <Button
              isSmall
              icon="upload"
              onPress={() => leave(() => query('.source input[type=file]')?.click())}
            >
              {MAKE_WORDS.act.chooseFile}
            </Button>
          </div>
        </div>
      )}
      {data && (
        <ul className="many-list">
          {all.map((video) => (
            <VideoRow
              key={video.platformId}
              video={video}
              isTicked={many.isTicked(video)}
              onTick={(isOn) => many.tick(video.platformId, isOn)}
            />
          ))}
        </ul>
      )}
    </section>
  );
}

const query = (selector: string) => document.querySelector<HTMLElement>(selector);

interface VideoRowProps {
  video: ListedVideo;
  isTicked: boolean;
  onTick: (isOn: boolean) => void;
}

function VideoRow({ video, isTicked, onTick }: VideoRowProps) {
  const { platformId, title, durationMs, captions, problem } = video;
  return (
    <li>
      <label className="many-row">
        <input
          type="checkbox"
          checked={isTicked}
          onChange={(event) => onTick(event.target.checked)}
        />
        <span className="many-words">
          <bdi className="many-name">{title || watchUrl(platformId)}</bdi>
          <span className="many-facts" {...(problem && { 'data-tone': 'proof' })}>
            {problem ? firstSentence(problem.message) : WORDS.captions[`${captions}`]}
          </span>
        </span>
        {durationMs !== null && <Time seconds={durationMs / 1000} />}
      </label>
    </li>
  );
}

/** States the problem; what to do about it is shown after the first attempt. */
const firstSentence = (message: string) => /^.*?[.!?](?=\s|$)/u.exec(message)?.[0] ?? message;
