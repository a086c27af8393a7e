import { GoogleLoginSchema, SignedInSchema } from '#contract/accounts.ts';
import { MESSAGES } from '#contract/messages.ts';
import { CALLS } from '#contract/paths.ts';
import { call, request } from '../../lib/api-client.ts';
import { takeSignInNote, type SignInNote } from '../../lib/sign-in-note.ts';
import { storeToken } from '../../lib/token.ts';
import { iconElement } from '../../ui/icon-element.ts';
import { showInvitation } from './invitation.ts';
import { showChosenPlan } from './chosen-plan.ts';
import { say, showBusy, valuesOf, wordsOr } from './form-state.ts';
import { readConfig } from './read-config.ts';

/** Submits a form: the button is busy meanwhile, then the form shows the result. */
async function send(
  form: HTMLFormElement,
  button: HTMLButtonElement,
  work: () => Promise<string | null>,
  otherwise: string,
): Promise<void> {
  say(form, null);
  showBusy(button, true);
  try {
    const words = await work();
    if (words !== null) say(form, 'well', words);
  } catch (error) {
    say(form, 'badly', wordsOr(error, otherwise));
  } finally {
    showBusy(button, false);
  }
}

async function sendLink(email: string): Promise<string> {
  await request(CALLS.sendLoginLink, { method: 'POST', body: { email } });
  return MESSAGES.linkSent;
}

async function signUp(email: string): Promise<string> {
  await request(CALLS.signup, { method: 'POST', body: { email } });
  return MESSAGES.signedUp;
}

async function logIn(email: string, password: string): Promise<null> {
  const body = { email, password };
  const { access_token: token } = await call(CALLS.login, SignedInSchema, { method: 'POST', body });
  storeToken(token);
  // After the reload, the page redirects signed-in users to the app.
  location.reload();
  return null;
}

function startSignup(form: HTMLFormElement, button: HTMLButtonElement): void {
  let sentTo: string | null = null;
  const isSent = () => valuesOf(form)['email'] === sentTo;
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const { email = '' } = valuesOf(form);
    const work = async () => {
      const words = await signUp(email);
      sentTo = email;
      return words;
    };
    // One email per address, since another click would only send another.
    void send(form, button, work, MESSAGES.signupFailed).then(() => (button.disabled = isSent()));
  });
  form.addEventListener('input', () => {
    if (!button.hasAttribute('data-pending')) button.disabled = isSent();
  });
}

function startLogin(form: HTMLFormElement): void {
  const password = form.querySelector<HTMLInputElement>('#password')!;
  const reveal = form.querySelector<HTMLButtonElement>('[data-reveal]')!;
  const buttonFor = (mode: string) =>
    form.querySelector<HTMLButtonElement>(`[data-for="${mode}"]`)!;

  function setMode(mode: 'link' | 'password'): void {
    const isPassword = mode === 'password';
    form.dataset['form'] = mode;
    say(form, null);
    form.querySelector<HTMLElement>('[data-password]')!.hidden = !isPassword;
    password.disabled = !isPassword;
    password.required = isPassword;
    for (const button of form.querySelectorAll<HTMLButtonElement>('[data-for]')) {
      button.hidden = button.dataset['for'] !== mode;
      button.disabled = button.hidden;
      // Enter presses a form's first submit button, even if it is hidden.
      button.type = button.hidden ? 'button' : 'submit';
    }
    for (const other of form.querySelectorAll<HTMLElement>('[data-switch]')) {
      other.hidden = other.dataset['switch'] === mode;
    }
  }

  for (const other of form.querySelectorAll<HTMLElement>('[data-switch]')) {
    other.addEventListener('click', () => {
      setMode(other.dataset['switch'] as 'link' | 'password');
      const email = form.querySelector<HTMLInputElement>('#email')!;
      (email.value === '' || password.disabled ? email : password).focus();
    });
  }
  reveal.addEventListener('click', () => {
    const isShown = password.type === 'password';
    password.type = isShown ? 'text' : 'password';
    reveal.setAttribute('aria-pressed', String(isShown));
    reveal.setAttribute('aria-label', isShown ? 'Hide password' : 'Show password');
    reveal.replaceChildren(iconElement(isShown ? 'eye-off' : 'eye'));
  });
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const { email = '' } = valuesOf(form);
    if (form.dataset['form'] === 'link') {
      void send(form, buttonFor('link'), () => sendLink(email), MESSAGES.linkFailed);
    } else {
      const work = () => logIn(email, password.value);
      void send(form, buttonFor('password'), work, MESSAGES.loginFailed);
    }
  });
  setMode('link');
}

function startGoogle(button: HTMLButtonElement): void {
  button.disabled = false;
  button.addEventListener('click', () => {
    button.disabled = true;
    void goToGoogle()
      .catch((error: unknown) => console.error('Signing in with Google failed:', error))
      .finally(() => (button.disabled = false));
  });
}

/** Says next to the button that Google sign-in is off. If the configuration can't be loaded, the button is shown alone. */
async function sayWhereGoogleIsOff(): Promise<void> {
  const note = document.querySelector<HTMLElement>('[data-google-off]');
  const { google: isOn } = await readConfig();
  if (note) note.hidden = isOn;
}

async function goToGoogle(): Promise<void> {
  const { identityUrl } = await readConfig();
  const response = await fetch(identityUrl + CALLS.googleLogin, { credentials: 'include' });
  if (!response.ok) throw new Error(await response.text());
  location.assign(GoogleLoginSchema.parse(await response.json()).auth_url);
}

/** Shows why the user was redirected here: a failed link, Google sign-in, or a deleted account. */
function tellWhatHappened(): void {
  const here = new URL(location.href);
  if (here.searchParams.has('google')) {
    console.error('Signing in with Google failed: Google didn’t say who you are.');
    here.searchParams.delete('google');
    history.replaceState(null, '', here.pathname + here.search);
  }
  for (const told of document.querySelectorAll<HTMLElement>('[data-told]')) {
    told.hidden = !takeSignInNote(told.dataset['told'] as SignInNote);
  }
}

const form = document.querySelector<HTMLFormElement>('form[data-form]');
const google = document.querySelector<HTMLButtonElement>('[data-google]');
if (form?.dataset['form'] === 'signup') {
  const button = form.querySelector<HTMLButtonElement>('button[type=submit]')!;
  button.disabled = false;
  startSignup(form, button);
  showChosenPlan();
  showInvitation(form);
} else if (form) {
  startLogin(form);
}
if (google) {
  startGoogle(google);
  void sayWhereGoogleIsOff().catch(() => undefined);
}
tellWhatHappened();
