import { MESSAGES } from '#contract/messages.ts';
import { CALLS } from '#contract/paths.ts';
import { request, messageIn } from '../../lib/api-client.ts';
import { mountToasts } from '../../ui/toast-view.ts';
import { toasts } from '../../ui/toast.ts';
import { say, showBusy, valuesOf, wordsOr } from './form-state.ts';
import { type Challenge, solve } from './proof-of-work.ts';
import { readConfig } from './read-config.ts';

interface Recaptcha {
  ready(then: () => void): void;
  execute(siteKey: string, options: { action: string }): Promise<string>;
}

/** A token from whichever captcha this server uses. None needs a click. */
async function proveHuman(): Promise<string> {
  const { captcha } = await readConfig();
  if (captcha.kind === 'recaptcha') return askGoogle(captcha.siteKey);
  const response = await request(CALLS.captcha);
  return solve((await response.json()) as Challenge);
}

/** Loads Google's script only when a form is sent, so that Google learns nothing about the visit before. */
async function askGoogle(siteKey: string): Promise<string> {
  const found = () => (globalThis as { grecaptcha?: Recaptcha }).grecaptcha;
  if (!found()) await loadScript(`https://www.google.com/recaptcha/api.js?render=${siteKey}`);
  const recaptcha = found();
  if (!recaptcha) throw new Error('reCAPTCHA didn’t load');
  await new Promise<void>((resolve) => recaptcha.ready(resolve));
  return recaptcha.execute(siteKey, { action: 'contact' });
}

function loadScript(source: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = source;
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () => reject(new Error(`${source} didn’t load`)));
    document.head.append(script);
  });
}

async function send(form: HTMLFormElement, button: HTMLButtonElement): Promise<void> {
  const { name = '', email = '', message = '' } = valuesOf(form);
  say(form, null);
  showBusy(button, true);
  try {
    const recaptchaToken = await proveHuman();
    const body = { name, email, message, recaptchaToken };
    const response = await request(CALLS.contact, { method: 'POST', body });
    const answer: unknown = await response.json().catch(() => null);
    form.reset();
    toasts.show(messageIn(answer) ?? MESSAGES.contactSent);
    say(form, 'well', `Thanks for your message. We’ll reply to ${email}.`);
  } catch (error) {
    toasts.show(wordsOr(error, MESSAGES.contactFailed), { type: 'error' });
  } finally {
    showBusy(button, false);
  }
}

mountToasts();
const form = document.querySelector<HTMLFormElement>('form[data-form=contact]');
const button = form?.querySelector<HTMLButtonElement>('button[type=submit]');
if (form && button) {
  button.disabled = false;
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    void send(form, button);
  });
}
