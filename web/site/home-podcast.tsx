import { PODCAST_SAMPLES, type PodcastSample } from '../../content/site/podcast-samples.ts';
import { Waveform } from './parts/waveform.tsx';
import type { PageProps } from './page.ts';

export function Podcast({ files }: PageProps) {
  return (
    <section className="wrap part sound" aria-labelledby="podcast-title">
      <div className="part-head">
        <h2 className="headline" id="podcast-title">
          Two voices, one episode, ready{'\u00a0'}to{'\u00a0'}publish
        </h2>
        <p className="lede">
          A script you can edit line by line, spoken by 10+ voices that need no studio, mixed to the
          loudness that directories ask for, with chapters and a private feed. Change one line and
          only that line is spoken again.
        </p>
      </div>
      <div className="episodes">
        {PODCAST_SAMPLES.map((sample) => (
          <Episode
            key={sample.id}
            sample={sample}
            isRecorded={files.has(`/demo/${sample.id}.mp3`)}
          />
        ))}
      </div>
    </section>
  );
}

function Episode({ sample, isRecorded }: { sample: PodcastSample; isRecorded: boolean }) {
  const { id, title, hosts, lines } = sample;
  return (
    <article className="episode" aria-labelledby={`episode-${id}`}>
      <p className="episode-head">
        <strong id={`episode-${id}`}>{title}</strong>
        <span className="time">{hosts}</span>
      </p>
      <Waveform seed={id} />
      {isRecorded ? (
        // oxlint-disable-next-line jsx-a11y/media-has-caption -- every word of it stands below
        <audio className="episode-player" controls preload="none" src={`/demo/${id}.mp3`}>
          <a href={`/demo/${id}.mp3`}>Download the recording</a>
        </audio>
      ) : (
        <p className="episode-player episode-wait">
          The recording is being made. Here is its script.
        </p>
      )}
      <ol className="episode-lines">
        {lines.map(({ speaker, text }, index) => (
          <li key={text}>
            <b>{speaker}</b>
            <span>{index === 0 ? <span className="caption">{text}</span> : text}</span>
          </li>
        ))}
      </ol>
    </article>
  );
}
