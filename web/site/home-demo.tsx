import type { PageProps } from './page.ts';

const CAPTIONS = '/demo/film.vtt';

const STILL =
  'The app: formats on the left, a summary in the middle with a time beside each line, and on the right the video, the checks and the transcript.';

const STEPS = [
  { title: 'Add a video', text: 'Paste a link, drop a file or try a sample.' },
  { title: 'Pick your formats', text: 'You see the cost before anything runs.' },
  { title: 'Check, edit, export', text: 'Click a time to see where a line came from.' },
] as const;

/** The recording is `web/public/demo/film.webm` or `.mp4` with `film.vtt`. Without them, a still of the app is shown. */
export function Demo({ files }: PageProps) {
  const films = ['/demo/film.webm', '/demo/film.mp4'].filter((file) => files.has(file));
  const isReady = films.length > 0 && files.has(CAPTIONS);
  return (
    <section className="wrap part demo" id="demo" aria-labelledby="demo-title">
      <div className="demo-words">
        <h2 className="headline" id="demo-title">
          Watch it work
        </h2>
        <p className="lede">
          One talk becomes an article, a thread and a newsletter. One take, no cuts.
        </p>
        <ol className="demo-steps">
          {STEPS.map(({ title, text }) => (
            <li key={title}>
              <b>{title}</b>
              <span>{text}</span>
            </li>
          ))}
        </ol>
      </div>
      {isReady ? <Film films={films} /> : <Still alt={STILL} />}
    </section>
  );
}

function Film({ films }: { films: readonly string[] }) {
  return (
    <div className="demo-screen">
      {/* Instead of a poster, which browsers load right away even if it is far down the page. */}
      <Still alt="" />
      <video
        className="demo-film"
        controls
        playsInline
        preload="none"
        width="1440"
        height="900"
        aria-label="Screen recording of the app"
      >
        {films.map((file) => (
          <source key={file} src={file} type={file.endsWith('webm') ? 'video/webm' : 'video/mp4'} />
        ))}
        <track kind="captions" src={CAPTIONS} srcLang="en" label="English" default />
      </video>
      <button className="button go large demo-play" type="button" hidden>
        Play the video
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
          sizes="(max-width: 56rem) 92vw, 800px"
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
