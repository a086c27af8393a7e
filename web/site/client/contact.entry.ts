import { MessageSchema } from '#contract/accounts.ts';
import { MESSAGES } from '#contract/messages.ts';
import { CALLS } from '#contract/paths.ts';
import { call } from '../../lib/api-client.ts';
import { mountToasts } from '../../ui/toast-view.ts';
import { toasts } from '../../ui/toast.ts';
import { proveHuman } from './captcha.ts';
import { say, showBusy, valuesOf, wordsOr } from './form-state.ts';

async function send(form: HTMLFormElement, button: HTMLButtonElement): Promise<void> {
  const { name = '', email = '', message = '' } = valuesOf(form);
  say(form, null);
  showBusy(button, true);
  try {
    const recaptchaToken = await proveHuman();
    const body = { name, email, message, recaptchaToken };
    const answer = await call(CALLS.contact, MessageSchema, { method: 'POST', body });
    form.reset();
    toasts.show(answer.message || MESSAGES.contactSent);
    say(form, 'well', `Your message is with us. A person answers to ${email}.`);
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
