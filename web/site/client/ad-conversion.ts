import { readConfig } from './read-config.ts';

const CONSENT = 'adConsent';
const SENT = 'adConversionSent';
const PARTNER = 'https://www.googleadservices.com/pagead/conversion';

/**
 * Reports a purchase to the advertising partner: once per purchase, only if the operator has set an id, and only with
 * the user's consent. Uses an image rather than a script, so that the partner's code never runs here.
 */
export async function reportConversion(): Promise<void> {
  const purchase = new URLSearchParams(location.search).get('session_id');
  if (!purchase || read(SENT) === purchase) return;
  const { adConversion } = await readConfig();
  if (!adConversion) return;

  const send = () => {
    if (read(SENT) === purchase) return;
    write(SENT, purchase);
    const query = new URLSearchParams({
      label: adConversion.label,
      transaction_id: purchase,
      guid: 'ON',
      script: '0',
    });
    new Image().src = `${PARTNER}/${encodeURIComponent(adConversion.id)}/?${query}`;
  };
  const answer = read(CONSENT);
  if (answer === 'yes') send();
  if (answer === null) ask(send);
}

function ask(send: () => void): void {
  const form = document.querySelector<HTMLFormElement>('.consent');
  if (!form) return;
  form.hidden = false;
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const { value } = event.submitter as HTMLButtonElement;
    write(CONSENT, value);
    form.hidden = true;
    if (value === 'yes') send();
  });
}

/** Fallback if storage is blocked: the user is asked on each page load, and a purchase is reported once per visit. */
const kept = new Map<string, string>();

function read(name: string): string | null {
  try {
    return localStorage.getItem(name);
  } catch {
    return kept.get(name) ?? null;
  }
}

function write(name: string, value: string): void {
  try {
    localStorage.setItem(name, value);
  } catch {
    kept.set(name, value);
  }
}
