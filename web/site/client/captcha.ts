import { CALLS } from '#contract/paths.ts';
import { request } from '../../lib/api-client.ts';
import { type Challenge, solve } from './proof-of-work.ts';
import { readConfig } from './read-config.ts';

interface Recaptcha {
  ready(then: () => void): void;
  execute(siteKey: string, options: { action: string }): Promise<string>;
}

/** The token of whichever captcha this server uses. Nobody has to click anything. */
export async function proveHuman(): Promise<string> {
  const { captcha } = await readConfig();
  if (captcha.kind === 'recaptcha') return askGoogle(captcha.siteKey);
  const response = await request(CALLS.captcha);
  return solve((await response.json()) as Challenge);
}

/** Loaded when a form is sent, not before: until then Google learns nothing of the visit. */
async function askGoogle(siteKey: string): Promise<string> {
  const found = () => (globalThis as { grecaptcha?: Recaptcha }).grecaptcha;
  if (!found()) await loadScript(`https://www.google.com/recaptcha/api.js?render=${siteKey}`);
  const recaptcha = found();
  if (!recaptcha) throw new Error('reCAPTCHA did not load');
  await new Promise<void>((resolve) => recaptcha.ready(resolve));
  return recaptcha.execute(siteKey, { action: 'contact' });
}

function loadScript(source: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = source;
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () => reject(new Error(`${source} did not load`)));
    document.head.append(script);
  });
}
