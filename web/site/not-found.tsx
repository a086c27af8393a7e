import { PRODUCT } from '#contract/product.ts';
import { Time } from '../ui/time.tsx';
import { ADDRESS } from './addresses.ts';
import type { PageDefinition } from './page.ts';

export const NOT_FOUND: PageDefinition = {
  path: '/404',
  title: `Page not found · ${PRODUCT.name}`,
  description: 'We couldn’t find this page.',
  index: false,
  sheet: 'landing',
  Body: NotFound,
};

function NotFound() {
  return (
    <div className="wrap lost">
      <div>
        <h1 className="display lost-title">
          We couldn’t find <span className="caption line">that page.</span>
        </h1>
        <p className="lede">It may have moved, or the address may have a typo.</p>
        <div className="row">
          <a className="button go" href={ADDRESS.home}>
            Go to the home page
          </a>
          <a className="button" href={ADDRESS.app}>
            Open the app
          </a>
        </div>
        <p className="lost-links">
          Or go to{' '}
          <a className="link" href={ADDRESS.pricing}>
            pricing
          </a>
          ,{' '}
          <a className="link" href={ADDRESS.login}>
            login
          </a>{' '}
          or{' '}
          <a className="link" href={ADDRESS.contact}>
            contact
          </a>
          .
        </p>
      </div>
      <figure className="lost-film" aria-hidden="true">
        <div className="film">
          <p className="film-head">
            <span className="time">not found</span>
            <Time seconds={244} />
          </p>
          <p className="film-caption">
            <span className="caption">[no speech]</span>
          </p>
        </div>
        <div className="rail">
          <div className="rail-ruler">
            <span className="rail-head" data-late="">
              <Time seconds={244} />
            </span>
          </div>
        </div>
      </figure>
    </div>
  );
}
