import { CALLS, fill } from '#contract/paths.ts';
import { tokenIn, waitForMail } from './mail.ts';

/** Signs up as a visitor with the mailed link and returns the session token. */
export async function signUp(
  { url }: { url: string },
  dataDir: string,
  email: string,
): Promise<string> {
  await fetch(url + CALLS.signup, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email }),
  });
  const token = tokenIn(await waitForMail(dataDir, email, /Activate/));
  const answer = await fetch(url + fill(CALLS.loginWithToken, { token }));
  return ((await answer.json()) as { access_token: string }).access_token;
}
