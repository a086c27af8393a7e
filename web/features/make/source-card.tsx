import { getLanguage, writingOf } from '#contract/catalog/languages.ts';
import type { SampleInfo, Video } from '#contract/videos.ts';
import { Button } from '../../ui/button.tsx';
import { Progress } from '../../ui/progress.tsx';
import { TimeRail } from '../../ui/rail.tsx';
import { Time } from '../../ui/time.tsx';
import type { Source } from './source.ts';

type Shown = Pick<Video, 'title' | 'channel' | 'durationMs' | 'chapters' | 'languageTag'> &
  Partial<Pick<Video, 'thumbnail' | 'transcript' | 'kind'>>;

function shownOf(source: Source): Shown | null {
  if (source.kind === 'video') return source.video;
  if (source.kind === 'sample') return shownSample(source.sample);
  return null;
}

function shownSample(sample: SampleInfo): Shown {
  return { ...sample, languageTag: getLanguage(sample.language).tag, kind: 'sample' };
}

const KINDS: Record<NonNullable<Shown['kind']>, string> = {
  sample: 'Built-in video',
  youtube: 'YouTube',
  text: 'Pasted text',
  subtitles: 'Subtitle file',
  media: 'Recording',
};

const HOW: Record<string, string> = {
  manual: 'captions written by people',
  automatic: 'automatic captions',
  given: 'your text',
  recognized: 'recognised speech',
  sample: 'its own transcript',
};

const seconds = (ms: number) => Math.floor(ms / 1000);

/** The chosen source: its title as the caption, its chapters on the ruler under it. */
export function SourceCard({ source, onClear }: { source: Source; onClear: () => void }) {
  const shown = shownOf(source);
  if (!shown) return null;
  const { tag, direction } = writingOf(shown);
  const { transcript, chapters, durationMs } = shown;
  return (
    <section className="make-film" aria-label="The chosen video" tabIndex={-1}>
      <div className="film" lang={tag} dir={direction}>
        {shown.thumbnail && (
          <img className="make-still" src={shown.thumbnail} alt="" referrerPolicy="no-referrer" />
        )}
        <p className="make-channel">
          <span lang="en">{KINDS[shown.kind ?? 'sample']}</span>
          {shown.channel && <span>{shown.channel}</span>}
        </p>
        {!shown.thumbnail && chapters.length > 0 && (
          <ol className="make-chapters">
            {chapters.slice(0, 7).map(({ startMs, title }) => (
              <li key={startMs}>
                <Time seconds={seconds(startMs)} />
                <span>{title}</span>
              </li>
            ))}
          </ol>
        )}
        <p className="film-caption">
          <span className="caption">{shown.title || 'Without a title'}</span>
        </p>
        {durationMs > 0 && (
          <span className="make-duration">
            <Time seconds={seconds(durationMs)} />
          </span>
        )}
      </div>
      {durationMs > 0 && chapters.length > 0 && (
        <TimeRail
          label="Chapters"
          isOnFilm
          durationSeconds={seconds(durationMs)}
          ticks={chapters.map(({ startMs, title }) => ({ at: seconds(startMs), label: title }))}
        />
      )}
      <div className="make-known">
        <span>{languageWords(source)}</span>
        {transcript && transcript.words > 0 && (
          <span>{transcript.words.toLocaleString('en-GB')} words</span>
        )}
        {transcript?.kind && transcript.kind !== 'sample' && <span>{HOW[transcript.kind]}</span>}
        <Button isSmall tone="quiet" icon="close" onPress={onClear}>
          Choose another
        </Button>
      </div>
      {transcript?.state === 'working' && (
        <div className="make-transcribing">
          <Progress
            label="Turning speech into text"
            {...(transcript.progress !== null && { value: transcript.progress })}
          />
        </div>
      )}
      {transcript?.state === 'waiting' && (
        <p className="make-transcribing" role="status">
          The platform asked us to wait. It is tried again by itself.
        </p>
      )}
    </section>
  );
}

function languageWords(source: Source): string {
  if (source.kind === 'sample') return getLanguage(source.sample.language).label;
  if (source.kind === 'none') return '';
  const { language, languageTag } = source.video;
  if (language) return getLanguage(language).label;
  return languageTag === 'und' ? 'Language not known' : languageTag;
}
