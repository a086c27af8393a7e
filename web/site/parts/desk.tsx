import type { ReactNode } from 'react';
import { PLACEHOLDERS } from '#contract/placeholders.ts';
import { Time } from '../../ui/time.tsx';
import { ADDRESS } from '../addresses.ts';

interface DeskProps {
  title: string;
  lede: string;
  /** What the film beside the sheet is saying. */
  caption: string;
  label: string;
  seconds: number;
  children: ReactNode;
}

/** A page with one sheet to fill in. The film says what comes of it. */
export function Desk({ title, lede, caption, label, seconds, children }: DeskProps) {
  return (
    <div className="wrap desk">
      <div className="desk-main">
        <h1 className="headline">{title}</h1>
        <p className="lede">{lede}</p>
        {children}
      </div>
      <figure className="desk-film" aria-hidden="true">
        <div className="film">
          <p className="film-head">
            <span className="time">{label}</span>
            <Time seconds={seconds} />
          </p>
          <p className="film-caption">
            <span className="caption">{caption}</span>
          </p>
        </div>
        <div className="rail on-film" data-orientation="horizontal">
          <div className="rail-ruler">
            <span className="rail-head" data-at="25">
              <Time seconds={seconds} />
            </span>
          </div>
        </div>
      </figure>
    </div>
  );
}

/** Both stand there from the start: a screen reader hears only what comes into a place it knows. */
export function Said() {
  return (
    <>
      <p className="desk-said" role="status" data-said="well" hidden />
      <p className="desk-said" role="alert" data-said="badly" hidden />
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

export function Terms() {
  return (
    <a className="link" href={ADDRESS.legal} target="_blank" rel="noopener">
      terms of use and privacy policy
    </a>
  );
}

/** The button stays when Google is not set up; then it only tells the console. */
export function Google() {
  return (
    <>
      <p className="desk-or">or</p>
      <button className="button" type="button" data-google disabled>
        Sign in with Google
      </button>
      <p className="note">
        Whoever continues with Google accepts the <Terms />.
      </p>
    </>
  );
}

export function NeedsScript({ what }: { what: string }) {
  return (
    <noscript>
      <p className="desk-said">
        {what} needs JavaScript, which is turned off in this browser. Nothing you typed has been
        sent. Turn it on and reload the page, or write to{' '}
        <a className="link" href={`mailto:${PLACEHOLDERS.support}`}>
          {PLACEHOLDERS.support}
        </a>
        .
      </p>
    </noscript>
  );
}
