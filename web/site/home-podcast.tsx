import { Fragment } from 'react';
import {
  PODCAST_HEARD,
  PODCAST_SAMPLES,
  type PodcastSample,
} from '../../content/site/podcast-samples.ts';
import { Time } from '../ui/time.tsx';
import { Waveform } from './parts/waveform.tsx';
import type { PageProps } from './page.ts';

export function Podcast({ files }: PageProps) {
  return (
    <section className="wrap part sound" aria-labelledby="podcast-title">
      <div className="part-head">
        <h2 className="headline" id="podcast-title">
          Turn it into a podcast
        </h2>
        <p className="lede">
          Edit the script, pick from 10+ voices, publish to a private feed. Change a line and only
          that line is recorded again.
        </p>
      </div>
      <div className="episodes snap">
        {PODCAST_SAMPLES.map((sample) => (
          <Episode
            key={sample.id}
            sample={sample}
            isRecorded={files.has(`/demo/${sample.id}.mp3`)}
          />
        ))}
      </div>
      <p className="note">From one episode written by an AI model, unedited.</p>
    </section>
  );
}

function Episode({ sample, isRecorded }: { sample: PodcastSample; isRecorded: boolean }) {
  const { id, title } = sample;
  const { lines, durationMs, startsMs, bars } = PODCAST_HEARD[id];
  return (
    <article className="episode" aria-labelledby={`episode-${id}`}>
      <p className="episode-head">
        <strong id={`episode-${id}`}>{title}</strong>
        <span className="time">
          Two hosts, <Time seconds={durationMs / 1000} />
        </span>
      </p>
      <div className="episode-sound">
        {isRecorded && <Waveform bars={bars} />}
        <input
          className="episode-seek"
          type="range"
          min="0"
          max={durationMs / 1000}
          step="0.1"
          defaultValue="0"
          aria-label={`Position in “${title}”`}
          hidden
        />
      </div>
      <div className="episode-player">
        {isRecorded ? (
          <>
            {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- the script is right below it */}
            <audio controls preload="none" src={`/demo/${id}.mp3`}>
              <a href={`/demo/${id}.mp3`}>Download the recording</a>
            </audio>
            <Bar title={title} seconds={durationMs / 1000} />
          </>
        ) : (
          <p className="episode-wait">This recording isn’t ready yet. You can read the script.</p>
        )}
      </div>
      <p className="episode-now" aria-hidden="true" />
      <details className="episode-script">
        <summary>Read the script</summary>
        <ol className="episode-lines">
          {lines.map(({ speaker, text }, index) => (
            <li key={text}>
              <Time seconds={(startsMs[index] ?? 0) / 1000} />
              <b>{speaker}</b>
              <span>
                {captionsOf(
                  text.replaceAll("'", '’'),
                  startsMs[index] ?? 0,
                  startsMs[index + 1] ?? durationMs,
                ).map(({ caption, fromMs }) => (
                  <Fragment key={fromMs}>
                    <span data-from={fromMs / 1000}>{caption}</span>{' '}
                  </Fragment>
                ))}
              </span>
            </li>
          ))}
        </ol>
      </details>
    </article>
  );
}

/** What fits on two lines of a phone. */
const MOST_LETTERS = 58;

/** A line as captions, each with the time at which, going by its length, it begins. */
function captionsOf(text: string, fromMs: number, untilMs: number) {
  let at = 0;
  return text
    .split(/(?<=[.?!]”?) /)
    .flatMap(inEvenParts)
    .map((caption) => {
      const begins = Math.round(fromMs + ((untilMs - fromMs) * at) / text.length);
      at += caption.length + 1;
      return { caption, fromMs: begins };
    });
}

function inEvenParts(sentence: string): string[] {
  const length = sentence.length / Math.ceil(sentence.length / MOST_LETTERS);
  const parts: string[] = [];
  for (const word of sentence.split(' ')) {
    const last = parts.at(-1);
    if (last === undefined || last.length >= length - word.length / 2) parts.push(word);
    else parts[parts.length - 1] = `${last} ${word}`;
  }
  return parts;
}

/** Replaces the browser's own player once the script runs. */
function Bar({ title, seconds }: { title: string; seconds: number }) {
  return (
    <div className="episode-bar" role="group" aria-label={`Player for “${title}”`} hidden>
      <button className="button go" type="button">
        Play
      </button>
      <span className="time">
        <span data-at="">0:00</span> / <Time seconds={seconds} />
      </span>
      <span role="status" />
    </div>
  );
}
