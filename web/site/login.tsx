import { PRODUCT } from '#contract/product.ts';
import { Icon } from '../ui/icons.tsx';
import { ADDRESS } from './addresses.ts';
import type { PageDefinition } from './page.ts';
import { BusyTexts } from './parts/busy-texts.tsx';
import { AppStill, FormPage, EmailField, Google, NeedsScript, SaidNote } from './parts/desk.tsx';

export const LOGIN: PageDefinition = {
  path: '/login',
  title: `Login · ${PRODUCT.name}`,
  description: `Sign in to ${PRODUCT.name} with an email link, your password or Google.`,
  picture: '/og/login.png',
  whenSignedIn: ADDRESS.app,
  entries: ['sign-in'],
  sheet: 'form',
  Body: Login,
};

/** Buttons are enabled by the script: without it, a form would send the password in the URL. */
function Login() {
  return (
    <FormPage
      title="Login"
      lede="We’ll email you a link that signs you in. No password needed."
      beside={<AppStill caption="Pick up where you left off." />}
    >
      <p className="sheet desk-said" role="alert" data-told="linkFailed" hidden>
        That link has expired or was already used. Your account is safe. Get a new link below.
      </p>
      <p className="sheet desk-said" role="status" data-told="sessionEnded" hidden>
        Your session ended, so you were signed out. Your saved work is safe. Sign in and we’ll take
        you back to where you were.
      </p>
      <p className="sheet desk-said" role="status" data-told="accountDeleted" hidden>
        We’ve deleted your account. Want to come back?{' '}
        <a className="link" href={ADDRESS.signup}>
          Create a new account
        </a>
        .
      </p>
      <p className="desk-first">
        No account yet?{' '}
        <a className="button" href={ADDRESS.signup}>
          Create an account
        </a>
      </p>
      <div className="sheet desk-sheet">
        <form className="desk-form" method="post" action={ADDRESS.login} data-form="link">
          <EmailField id="email" autoComplete="username" />
          <div className="field" data-password hidden>
            <label className="field-label" htmlFor="password">
              Password
            </label>
            <div className="input-group">
              <input
                className="input"
                id="password"
                name="password"
                type="password"
                maxLength={512}
                autoComplete="current-password"
                disabled
              />
              <button
                className="input-end"
                type="button"
                aria-label="Show password"
                aria-pressed="false"
                data-reveal
              >
                <Icon name="eye" />
              </button>
            </div>
          </div>
          <SaidNote />
          <button className="button go" type="submit" data-for="link" disabled>
            <BusyTexts idle="Send login link" busy="Sending..." />
          </button>
          <button className="button go" type="submit" data-for="password" disabled hidden>
            <BusyTexts idle="Login" busy="Signing in..." />
          </button>
          <button className="desk-switch" type="button" data-switch="password">
            Login with a password instead
          </button>
          <button className="desk-switch" type="button" data-switch="link" hidden>
            Send me a login link instead
          </button>
          <NeedsScript what="Signing in" />
        </form>
        <Google />
      </div>
    </FormPage>
  );
}
