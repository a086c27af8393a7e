import { getLanguage, writingOf } from '#contract/catalog/languages.ts';
import { gapSentences } from '#contract/caption-gaps.ts';
import { timeLeftWords } from '#contract/time-left.ts';
import { samplePicture, type SampleInfo, type Video } from '#contract/videos.ts';
import { errorText } from '../../lib/api-client.ts';
import { percent } from '../../lib/run-progress.ts';
import { Button } from '../../ui/button.tsx';
import { Progress } from '../../ui/progress.tsx';
import { TimeRail } from '../../ui/rail.tsx';
import { Time } from '../../ui/time.tsx';
import { ASK_BESIDE_ID } from './ask-beside.tsx';
import type { ChosenSource } from './source.ts';
import { useStopTranscribing } from './source-calls.ts';
import { ASK_OPENER_ID, type Asking } from './use-asking.ts';
import { MAKE_WORDS } from './words.ts';

const WORDS = MAKE_WORDS.source;
const HOW: Partial<Record<string, string>> = WORDS.transcripts;

type Shown = Pick<Video, 'title' | 'channel' | 'durationMs' | 'chapters' | 'languageTag'> &
  Partial<Pick<Video, 'thumbnail' | 'transcript' | 'kind'>>;

function shownOf(source: ChosenSource): Shown | null {
  if (source.kind === 'video') return source.video;
  if (source.kind === 'sample') return shownSample(source.sample);
  return null;
}

function shownSample(sample: SampleInfo): Shown {
  return {
    ...sample,
    languageTag: getLanguage(sample.language).tag,
    kind: 'sample',
    thumbnail: samplePicture(sample.id),
  };
}

/** Text files are handled like subtitles, but have no times. */
function kindWords({ kind = 'sample', transcript }: Shown): string {
  return kind === 'subtitles' && transcript?.timed === false ? WORDS.textFile : WORDS.kinds[kind];
}

const seconds = (ms: number) => Math.floor(ms / 1000);

const MOST_LISTED = 10;

/** Avoids a "1 more" line that takes the space of the line it hides. */
function listedOf({ length }: readonly unknown[]): number {
  return length <= MOST_LISTED ? length : MOST_LISTED - 1;
}

interface SourcePreviewProps {
  source: ChosenSource;
  onClear: () => void;
  /** Set if the link was part of a playlist. */
  onPlaylist: (() => void) | null;
  asking: Asking;
  onShelf: (videoId: string) => void;
}

/** The chosen source: its title as a caption, with its chapters on the ruler below. */
export function SourcePreview({
  source,
  onClear,
  onPlaylist,
  asking,
  onShelf,
}: SourcePreviewProps) {
  const shown = shownOf(source);
  if (!shown) return null;
  const { tag, direction } = writingOf(shown);
  const language = languageWords(source);
  const { transcript, chapters, durationMs } = shown;
  // Our samples leave room for the chapters; a platform's thumbnail fills the frame.
  const isDrawn = shown.kind === 'sample';
  // A shelf's chapters are its sources, each with its own timeline.
  const isShelf = shown.kind === 'shelf';
  return (
    <section className="make-film" aria-label={WORDS.label} tabIndex={-1}>
      <div className="film" lang={tag} dir={direction}>
        {shown.thumbnail && isDrawn && (
          <img className="make-drawn" src={shown.thumbnail} alt="" width={480} height={270} />
        )}
        {shown.thumbnail && !isDrawn && (
          <img className="make-still" src={shown.thumbnail} alt="" referrerPolicy="no-referrer" />
        )}
        <p className="make-channel">
          <span lang="en">{kindWords(shown)}</span>
          {shown.channel && <span>{shown.channel}</span>}
        </p>
        {(!shown.thumbnail || isDrawn) && chapters.length > 0 && (
          <ol className="make-chapters">
            {chapters.slice(0, listedOf(chapters)).map(({ startMs, title }) => (
              <li key={startMs}>
                {isShelf ? <span /> : <Time seconds={seconds(startMs)} />}
                <span>{title}</span>
              </li>
            ))}
            {chapters.length > listedOf(chapters) && (
              <li lang="en" dir="ltr">
                <span />
                <span>{WORDS.moreChapters(chapters.length - listedOf(chapters))}</span>
              </li>
            )}
          </ol>
        )}
        <p className="film-caption">
          <span className="caption" title={shown.title}>
            {shown.title || WORDS.untitled}
          </span>
        </p>
        {durationMs > 0 && !isShelf && (
          <span className="make-duration">
            <Time seconds={seconds(durationMs)} />
          </span>
        )}
      </div>
      {durationMs > 0 && chapters.length > 0 && !isShelf && (
        <TimeRail
          label={WORDS.chapters}
          durationSeconds={seconds(durationMs)}
          ticks={chapters.map(({ startMs, title }) => ({ at: seconds(startMs), label: title }))}
        />
      )}
      <div className="make-known">
        {language !== '' && <span>{language}</span>}
        {transcript && transcript.words > 0 && <span>{WORDS.words(transcript.words)}</span>}
        {isShelf && <span>{WORDS.sources(chapters.length)}</span>}
        {transcript?.kind && HOW[transcript.kind] && <span>{HOW[transcript.kind]}</span>}
        {asking.canAsk && (
          <Button
            id={ASK_OPENER_ID}
            isSmall
            icon="search"
            isPending={asking.isOpening}
            aria-expanded={asking.videoId !== null}
            {...(asking.videoId !== null && { 'aria-controls': ASK_BESIDE_ID })}
            onPress={asking.toggle}
          >
            {isShelf ? WORDS.askShelf : WORDS.ask}
          </Button>
        )}
        {source.kind === 'video' && transcript?.state === 'ready' && !isShelf && (
          <Button isSmall icon="library" onPress={() => onShelf(source.video.id)}>
            {WORDS.shelf}
          </Button>
        )}
        <Button isSmall tone="quiet" icon="close" onPress={onClear}>
          {WORDS.change}
        </Button>
      </div>
      {onPlaylist && (
        <div className="make-known">
          <span>{WORDS.inPlaylist}</span>
          <Button isSmall tone="quiet" icon="library" onPress={onPlaylist}>
            {WORDS.wholePlaylist}
          </Button>
        </div>
      )}
      {transcript?.gaps && (
        <p className="make-gaps" role="status">
          {gapSentences(transcript.gaps).join(' ')} {WORDS.gaps}
        </p>
      )}
      {source.kind === 'video' && transcript?.state === 'working' && (
        <Transcribing video={source.video} onStopped={onClear} />
      )}
      {transcript?.state === 'waiting' && (
        <p className="make-transcribing" role="status">
          {WORDS.waiting}
        </p>
      )}
    </section>
  );
}

/** Transcription continues on the server, whether or not this page is open. */
function Transcribing({
  video: { id, transcript },
  onStopped,
}: {
  video: Video;
  onStopped: () => void;
}) {
  const stop = useStopTranscribing();
  const { progress, remainingSeconds } = transcript;
  const left = remainingSeconds === null ? '' : timeLeftWords(remainingSeconds);
  return (
    <div className="make-transcribing">
      <Progress
        label={WORDS.transcribing}
        {...(progress !== null && { value: progress })}
        figure={[progress !== null && percent(progress), left].filter(Boolean).join(' · ')}
      />
      <p className="field-hint">{WORDS.keepsGoing}</p>
      {stop.isError && <p role="alert">{errorText(stop.error)}</p>}
      <Button
        isSmall
        icon="stop"
        isPending={stop.isPending}
        pendingText={MAKE_WORDS.act.stopping}
        onPress={() => stop.mutate(id, { onSuccess: onStopped })}
      >
        {MAKE_WORDS.act.stop}
      </Button>
    </div>
  );
}

function languageWords(source: ChosenSource): string {
  if (source.kind === 'sample') return getLanguage(source.sample.language).label;
  if (source.kind === 'none') return '';
  const { language, languageTag, transcript } = source.video;
  if (language) return getLanguage(language).label;
  // The language is unknown until the recording has been heard.
  if (transcript.state !== 'ready') return '';
  return languageTag === 'und' ? WORDS.unknownLanguage : languageTag;
}
