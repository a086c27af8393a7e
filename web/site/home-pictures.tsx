interface AppPicture {
  /** Files `web/public/stills/<name>-light.webp` and `-dark.webp`, made by `npm run content -- stills`. */
  name: 'moments' | 'checks' | 'preview';
  title: string;
  text: string;
  alt: string;
}

const PICTURES: readonly AppPicture[] = [
  {
    name: 'moments',
    title: 'Find the moment',
    text: 'Click the time beside a line to jump to the video. Or ask a question, and get answers that link to the moments they came from.',
    alt: 'A summary in the editor with a time beside every line; the line at 0:29 is highlighted.',
  },
  {
    name: 'checks',
    title: 'See what was checked',
    text: 'Flagged sentences, parts left out, length and language.',
    alt: 'The checks beside a draft: how much of the video was used, what was flagged, and the language.',
  },
  {
    name: 'preview',
    title: 'Preview before you post',
    text: 'See posts, emails and pages as readers will, with lengths counted the way each platform does.',
    alt: 'A thread previewed as posts on X, each with its length out of 280.',
  },
];

export function AppPictures() {
  return (
    <section className="wrap part" aria-labelledby="features-title">
      <div className="part-head">
        <h2 className="headline" id="features-title">
          Inside the app
        </h2>
        <p className="lede">
          Write in your own style, in 41 languages, with the AI model you choose.
        </p>
      </div>
      <ul className="app-pictures snap">
        {PICTURES.map((picture) => (
          <Picture key={picture.name} {...picture} />
        ))}
      </ul>
    </section>
  );
}

function Picture({ name, title, text, alt }: AppPicture) {
  return (
    <li className="app-picture">
      {(['light', 'dark'] as const).map((theme) => (
        <img
          key={theme}
          className={`in-${theme}`}
          src={`/stills/${name}-${theme}.webp`}
          width="800"
          height="600"
          loading="lazy"
          decoding="async"
          alt={alt}
        />
      ))}
      <h3 className="card-title">{title}</h3>
      <p className="card-text">{text}</p>
    </li>
  );
}
