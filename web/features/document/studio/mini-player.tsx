import type { ReactNode } from 'react';
import { Button, IconButton } from '../../../ui/button.tsx';
import { Time } from '../../../ui/time.tsx';
import type { Spoken } from './player.tsx';
import type { Playback } from './use-playback.ts';

interface MiniPlayerProps {
  playback: Playback;
  durationMs: number;
  now: Spoken | null;
  /** Set while the page has been moved away from the line in play. */
  onFollow: (() => void) | null;
  /** What else is to be known here, in place of the line being spoken. */
  news: { words: string; action: ReactNode } | null;
}

/** The player in one row, for as long as the whole one is out of view. */
export function MiniPlayer({ playback, durationMs, now, onFollow, news }: MiniPlayerProps) {
  const { isPlaying, positionMs, toggle } = playback;
  const played = durationMs > 0 ? (positionMs / durationMs) * 100 : 0;
  return (
    <section className="mini" aria-label="Player, small">
      <IconButton
        icon={isPlaying ? 'pause' : 'play'}
        label={isPlaying ? 'Pause' : 'Play'}
        tone="go"
        isSmall
        onPress={toggle}
      />
      <span className="player-time">
        <Time seconds={positionMs / 1000} isStrong />
      </span>
      {news && !isPlaying ? (
        <p className="mini-news">{news.words}</p>
      ) : (
        <p className="mini-line" lang={now?.lang} dir={now?.dir} aria-live="off">
          {now && (
            <>
              <b>{now.speaker}</b> {now.text}
            </>
          )}
        </p>
      )}
      {onFollow ? (
        <Button isSmall onPress={onFollow}>
          To the line
        </Button>
      ) : (
        news?.action
      )}
      <span className="mini-played" style={{ inlineSize: `${played}%` }} aria-hidden="true" />
    </section>
  );
}
