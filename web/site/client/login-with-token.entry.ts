import { SignedInSchema } from '#contract/accounts.ts';
import { CALLS, fill } from '#contract/paths.ts';
import { call } from '../../lib/api-client.ts';
import { claimNextPage } from '../../lib/next-page.ts';
import { PAGES } from '../../lib/paths.ts';
import { tellSignIn } from '../../lib/sign-in-note.ts';
import { findToken, storeToken } from '../../lib/token.ts';

async function signIn(): Promise<void> {
  const token = new URLSearchParams(location.search).get('token');
  // Remove the token from the URL right away, or it would stay in the history and leak to pages opened from here.
  history.replaceState(null, '', location.pathname);
  if (findToken() !== null) return location.replace(PAGES.app);
  if (!token) return location.replace(PAGES.login);
  try {
    const signedIn = await call(fill(CALLS.loginWithToken, { token }), SignedInSchema);
    claimNextPage();
    storeToken(signedIn.access_token);
    location.replace(PAGES.app);
  } catch (error) {
    console.error('Signing in by link failed:', error);
    tellSignIn('linkFailed');
    location.replace(PAGES.login);
  }
}

// Browsers may prerender the page, which must not use up the link.
if ('prerendering' in document && document.prerendering) {
  document.addEventListener('prerenderingchange', () => void signIn(), { once: true });
} else {
  void signIn();
}
