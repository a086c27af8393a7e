import { redirect, type LoaderFunctionArgs } from 'react-router';
import { SignedInSchema } from '#contract/accounts.ts';
import { CALLS, fill } from '#contract/paths.ts';
import { call } from '../lib/api-client.ts';
import { PAGES } from '../lib/paths.ts';
import { getSession, signIn } from '../lib/session.ts';

/** Trades the one-time token of a link for a session. The address with the token leaves the history. */
export async function signInWithToken({ request }: LoaderFunctionArgs): Promise<Response> {
  if (getSession().isAuthenticated) return redirect(PAGES.app);
  const token = new URL(request.url).searchParams.get('token');
  if (!token) return toLogin();
  try {
    const signedIn = await call(fill(CALLS.loginWithToken, { token }), SignedInSchema);
    signIn(signedIn.access_token);
    return redirect(PAGES.app);
  } catch (error) {
    console.error('Signing in by link failed:', error);
    tellLogin();
    return toLogin();
  }
}

/** The address stays the plain one, so the sign-in page is told of the failure beside it. */
function tellLogin(): void {
  try {
    sessionStorage.setItem('linkFailed', 'true');
  } catch {
    // A browser that keeps nothing shows the form without the reason.
  }
}

/** The sign-in page is not part of the app; the screen stays until the browser has left. */
function toLogin(): Promise<Response> {
  location.replace(PAGES.login);
  return new Promise(() => {});
}

export function ConnectingScreen() {
  return (
    <div className="screen loading" role="status">
      <span className="caption">Connecting...</span>
    </div>
  );
}
