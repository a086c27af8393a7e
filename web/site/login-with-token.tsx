import { PRODUCT } from '#contract/product.ts';
import { ADDRESS } from './addresses.ts';
import type { PageDefinition } from './page.ts';

/** Only the script uses up the link, so mail programs that prefetch links don't. */
export const LOGIN_WITH_TOKEN: PageDefinition = {
  path: ADDRESS.loginWithToken,
  title: `Connecting · ${PRODUCT.name}`,
  description: `Signing you in to ${PRODUCT.name} with your email link.`,
  index: false,
  bare: true,
  hasSecretAddress: true,
  whenSignedIn: ADDRESS.app,
  entries: ['login-with-token'],
  sheet: 'form',
  Body: LoginWithToken,
};

function LoginWithToken() {
  return (
    <div className="connecting">
      <div role="status">
        <h1>
          <span className="caption">Connecting...</span>
        </h1>
      </div>
      <noscript>
        <p>
          Signing in needs JavaScript. Your link is still good: turn JavaScript on and open it
          again.
        </p>
      </noscript>
    </div>
  );
}
