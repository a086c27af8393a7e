import { PRODUCT } from '#contract/product.ts';
import { ADDRESS } from './addresses.ts';
import type { PageDefinition } from './page.ts';

export const LOGIN: PageDefinition = {
  path: '/login',
  title: `Login · ${PRODUCT.name}`,
  description: `Sign in to ${PRODUCT.name} with the link that the program printed when it first started.`,
  whenSignedIn: ADDRESS.app,
  Body: Login,
};

function Login() {
  return (
    <div className="wrap desk-page">
      <h1 className="headline">Login</h1>
      <p className="lede">
        Signing in by email arrives with the accounts release. Today the link that was printed in
        the terminal at the first start signs you in. Open it, or paste it here.
      </p>
      <p className="sheet link-failed" role="alert" hidden>
        That link has been used before or is too old. Your account is safe. Print a new one with the
        command below.
      </p>
      <form className="sheet sign-in" method="get" action={ADDRESS.loginWithToken}>
        <div className="field">
          <label className="field-label" htmlFor="token">
            Link or token from the terminal
          </label>
          <input
            className="input"
            id="token"
            name="token"
            type="text"
            required
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            aria-describedby="token-hint"
          />
          <p className="field-hint" id="token-hint">
            It looks like …{ADDRESS.loginWithToken}?token=… The whole line will do.
          </p>
        </div>
        <button className="button go" type="submit">
          Sign in
        </button>
      </form>
      <p className="note">
        A link works once. <code>npm run admin -- link</code> prints a new one, for another browser
        or after signing out.
      </p>
    </div>
  );
}
