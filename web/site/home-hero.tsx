import { LANGUAGES } from '#contract/catalog/languages.ts';
import { PLANS, TRIAL_DAYS } from '#contract/catalog/plans.ts';
import { ADDRESS } from './addresses.ts';
import { HomeScene } from './home-scene.tsx';
import { inDollars } from './price.ts';

export function Hero() {
  const [monthly, yearly] = PLANS;
  return (
    <section className="wrap hero" aria-labelledby="hero-title">
      <h1 className="display" id="hero-title">
        You said it on camera. <span className="caption line">Now it’s written.</span>
      </h1>
      <div className="hero-words">
        <p className="lede">
          Paste a video link. Get the article, thread, newsletter, LinkedIn post and podcast in{' '}
          {LANGUAGES.length} languages. Click a time to jump to the moment you said it.
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
    </section>
  );
}
