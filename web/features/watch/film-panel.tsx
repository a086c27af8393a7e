import { getLanguage } from '#contract/catalog/languages.ts';
import type { Transcript } from '#contract/videos.ts';
import { TimeRail } from '../../ui/rail.tsx';
import { captionAt } from './transcript.ts';

export interface FilmPanelProps {
  transcript: Transcript;
  atMs: number;
  onSeek: (atMs: number) => void;
}

/** The line that is said at the chosen moment, under the frame it was said in. */
export function FilmPanel({ transcript, atMs, onSeek }: FilmPanelProps) {
  const { tag, direction } = getLanguage(transcript.language);
  const { title, channel, durationMs } = transcript.video;
  return (
    <section className="watch-film" aria-label="The video">
      <div className="film" lang={tag} dir={direction}>
        <p className="watch-film-name">
          <span>{title}</span>
          <span>{channel}</span>
        </p>
        <p className="film-caption">
          <span className="caption">{captionAt(transcript, atMs)}</span>
        </p>
      </div>
      <TimeRail
        label="The video"
        isOnFilm
        durationSeconds={Math.round(durationMs / 1000)}
        positionSeconds={Math.floor(atMs / 1000)}
        onSeek={(seconds) => onSeek(seconds * 1000)}
        ticks={[]}
      />
    </section>
  );
}
