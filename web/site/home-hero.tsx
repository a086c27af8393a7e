import { LANGUAGES } from '#contract/catalog/languages.ts';
import { PLANS, TRIAL_DAYS } from '#contract/catalog/plans.ts';
import { ADDRESS } from './addresses.ts';
import { HomeScene } from './home-scene.tsx';
import { inDollars } from './price.ts';

const PROMISES = [
  {
    title: 'Every line has its moment',
    text: 'Pick a line above: the film goes to where it was said. What has no place in the video is marked, not hidden.',
  },
  {
    title: 'All of the video',
    text: 'From the first chapter to the last, with a bar that shows what the text rests on and what it left out.',
  },
  {
    title: 'Close the laptop',
    text: 'A run goes on without you. Cut it off, and it picks up where it was.',
  },
  {
    title: 'No account anywhere',
    text: 'No key, no network: the built-in engine works on its own, and every result says what made it.',
  },
] as const;

export function Hero() {
  const [monthly, yearly] = PLANS;
  return (
    <section className="wrap hero" aria-labelledby="hero-title">
      <h1 className="display" id="hero-title">
        You said it on camera. <span className="caption line">Now it is written.</span>
      </h1>
      <div className="hero-words">
        <p className="lede">
          Give it a video. Get the article, the thread, the newsletter, the LinkedIn post and the
          podcast, in {LANGUAGES.length} languages, every line tied to the moment you said it.
        </p>
        <div className="hero-go">
          <a className="button go large" href={ADDRESS.app}>
            TRY FOR FREE
          </a>
          <p className="note">
            {TRIAL_DAYS}-day free trial, no card needed
            <br />${inDollars(monthly.priceCents)} a month or ${inDollars(yearly.priceCents)} a year
          </p>
        </div>
      </div>
      <HomeScene />
      <ul className="strip">
        {PROMISES.map(({ title, text }) => (
          <li key={title}>
            <h2 className="card-title">{title}</h2>
            <p className="card-text">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
