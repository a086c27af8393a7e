import type { PageProps } from './page.ts';

const CAPTIONS = '/demo/film.vtt';

const STILL =
  'The app: formats on the left, a finished summary in the middle, each line with its time, and beside it the film with its captions, what the text rests on, and the transcript.';

const STEPS = [
  { title: 'Give it a video', text: 'A link, a file, a recording, or one of the built-in talks.' },
  { title: 'Watch it write', text: 'Stage by stage, line by line, each on its moment.' },
  { title: 'Check and send', text: 'Click to hear, change what you like, export.' },
] as const;

/** The recording is `web/public/demo/film.webm` or `.mp4` with `film.vtt`; until both are there a still of the app stands. */
export function Demo({ files }: PageProps) {
  const films = ['/demo/film.webm', '/demo/film.mp4'].filter((file) => files.has(file));
  const isReady = films.length > 0 && files.has(CAPTIONS);
  return (
    <section className="wrap part" id="demo" aria-labelledby="demo-title">
      <div className="part-head">
        <h2 className="headline" id="demo-title">
          From a talk to a page, without a cut
        </h2>
        <p className="lede">
          This is the app itself, filmed at work on the talk above. A script moves the pointer; what
          comes of each press was not arranged.
        </p>
      </div>
      <figure className="demo">
        {isReady ? <Film films={films} /> : <Still alt={STILL} />}
        <figcaption>
          <ol className="demo-steps">
            {STEPS.map(({ title, text }) => (
              <li key={title}>
                <b>{title}</b>
                <span>{text}</span>
              </li>
            ))}
          </ol>
        </figcaption>
      </figure>
    </section>
  );
}

function Film({ films }: { films: readonly string[] }) {
  return (
    <div className="demo-screen">
      {/* In place of a poster, which a browser fetches at once, however far down the page it stands. */}
      <Still alt="" />
      <video
        className="demo-film"
        controls
        playsInline
        preload="none"
        width="1440"
        height="900"
        aria-label="Recording of the app at work"
      >
        {films.map((file) => (
          <source key={file} src={file} type={file.endsWith('webm') ? 'video/webm' : 'video/mp4'} />
        ))}
        <track kind="captions" src={CAPTIONS} srcLang="en" label="English" default />
      </video>
      <button className="button go large demo-play" type="button" hidden>
        Play the film
      </button>
    </div>
  );
}

function Still({ alt }: { alt: string }) {
  return (
    <>
      {(['light', 'dark'] as const).map((theme) => (
        <img
          key={theme}
          className={`demo-film in-${theme}`}
          src={`/stills/summary-${theme}.webp`}
          srcSet={`/stills/summary-${theme}-small.webp 720w, /stills/summary-${theme}.webp 1440w`}
          sizes="(max-width: 84rem) 92vw, 1240px"
          width="1440"
          height="900"
          loading="lazy"
          decoding="async"
          alt={alt}
        />
      ))}
    </>
  );
}
