import { getLanguage } from '#contract/catalog/languages.ts';
import type { SampleInfo } from '#contract/videos.ts';
import { TimeRail } from '../../ui/rail.tsx';
import { Time } from '../../ui/time.tsx';

/** The chosen video: its title as the caption, its chapters on the ruler under it. */
export function SampleFilm({ sample }: { sample: SampleInfo }) {
  const { tag, direction } = getLanguage(sample.language);
  const seconds = (ms: number) => Math.floor(ms / 1000);
  return (
    <section className="make-film" aria-label="The chosen video">
      <div className="film" lang={tag} dir={direction}>
        <p className="make-channel">{sample.channel}</p>
        <ol className="make-chapters">
          {sample.chapters.map(({ startMs, title }) => (
            <li key={startMs}>
              <Time seconds={seconds(startMs)} />
              <span>{title}</span>
            </li>
          ))}
        </ol>
        <p className="film-caption">
          <span className="caption">{sample.title}</span>
        </p>
        <span className="make-duration">
          <Time seconds={seconds(sample.durationMs)} />
        </span>
      </div>
      <TimeRail
        label="Chapters"
        isOnFilm
        durationSeconds={seconds(sample.durationMs)}
        ticks={sample.chapters.map(({ startMs, title }) => ({
          at: seconds(startMs),
          label: title,
        }))}
      />
    </section>
  );
}
