import type { ReactNode } from 'react';
import { PLACEHOLDERS } from '#contract/placeholders.ts';
import { ADDRESS } from '../addresses.ts';

interface DeskProps {
  title: string;
  lede: string;
  /** Shown next to the form if there is room. */
  beside: ReactNode;
  children: ReactNode;
}

/** A page with a form, and next to it what the user gets. */
export function FormPage({ title, lede, beside, children }: DeskProps) {
  return (
    <div className="wrap desk">
      <div className="desk-main">
        <h1 className="headline">{title}</h1>
        <p className="lede">{lede}</p>
        {children}
      </div>
      <div className="desk-beside">{beside}</div>
    </div>
  );
}

/** A screenshot of the app with a finished summary. Small screens neither show nor load it. */
export function AppStill({ caption }: { caption: string }) {
  return (
    <figure className="desk-still">
      {(['light', 'dark'] as const).map((theme) => (
        <img
          key={theme}
          className={`in-${theme}`}
          src={`/stills/summary-${theme}-small.webp`}
          srcSet={`/stills/summary-${theme}-small.webp 720w, /stills/summary-${theme}.webp 1440w`}
          sizes="(max-width: 56rem) 1px, 46vw"
          width="1440"
          height="900"
          loading="lazy"
          decoding="async"
          alt="The app: a summary with a time beside each line, next to the video it came from."
        />
      ))}
      <figcaption>
        <span className="caption">{caption}</span>
      </figcaption>
    </figure>
  );
}

/** Live regions have to exist from the start: screen readers only announce changes inside them. */
export function SaidNote() {
  return (
    <>
      <p className="desk-said" role="status" data-said="well" />
      <p className="desk-said" role="alert" data-said="badly" />
    </>
  );
}

export function EmailField({ id, autoComplete }: { id: string; autoComplete: string }) {
  return (
    <div className="field">
      <label className="field-label" htmlFor={id}>
        Email
      </label>
      <input
        className="input"
        id={id}
        name="email"
        type="email"
        required
        maxLength={254}
        autoComplete={autoComplete}
        autoCapitalize="none"
        spellCheck={false}
      />
    </div>
  );
}

export function TermsLink() {
  return (
    <a className="link" href={ADDRESS.legal} target="_blank" rel="noopener">
      terms of use and privacy policy
      <span className="visually-hidden"> (opens in a new tab)</span>
    </a>
  );
}

/** The button stays even if Google sign-in isn't set up; then it only logs to the console. */
export function Google() {
  return (
    <>
      <p className="desk-or">or</p>
      <button className="button" type="button" data-google disabled>
        Sign in with Google
      </button>
      <p className="note" role="status" data-google-off hidden>
        Google sign-in isn’t set up here. Use your email instead.
      </p>
      <p className="note">
        By continuing with Google you accept the <TermsLink />.
      </p>
    </>
  );
}

export function NeedsScript({ what }: { what: string }) {
  return (
    <noscript>
      <p className="desk-said">
        {what} needs JavaScript, and it’s turned off in your browser. Nothing has been sent. Turn it
        on and reload the page, or email{' '}
        <a className="link" href={`mailto:${PLACEHOLDERS.support}`}>
          {PLACEHOLDERS.support}
        </a>
        .
      </p>
    </noscript>
  );
}
