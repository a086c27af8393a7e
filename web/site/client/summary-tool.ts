import type { PublicSummary } from '#contract/free-tools.ts';
import { CALLS } from '#contract/paths.ts';
import { request } from '../../lib/api-client.ts';

const USED = 'hasUsedSummaryTool';
const FAILED = 'An error occurred while summarizing the video.';
const SLOW_AFTER_MS = 8000;
/** What this page cannot do and the app can. */
const ADVISES_APP = /\baccount\b/;

/** One free summary per browser; the server has limits of its own behind it. */
export function offerSummaries(): void {
  const form = find<HTMLFormElement>('#summary-form');
  const status = find('.tool-status');
  const error = find('.tool-error');
  const result = find('.summary-result');
  const card = find('.tool-card');
  let isUsed = wasUsed();
  let isBusy = false;
  find<HTMLButtonElement>('button[type=submit]', form).disabled = false;

  function showError(message: string | null, way: 'app' | null = null): void {
    find('[data-words]', error).textContent = message ?? '';
    find('[data-way]', error).hidden = way === null;
    error.hidden = message === null || isUsed;
  }

  function showBusy(busy: boolean): void {
    isBusy = busy;
    const button = find<HTMLButtonElement>('button[type=submit]', form);
    button.disabled = busy;
    button.toggleAttribute('data-pending', busy);
    const [idle, working] = button.querySelectorAll('.button-texts > span');
    idle?.toggleAttribute('data-off', busy);
    working?.toggleAttribute('data-off', !busy);
    find('.button-run', button).hidden = !busy;
    status.textContent = busy ? 'Fetching the captions and reading them through.' : '';
  }

  async function summarize(): Promise<void> {
    const url = find<HTMLInputElement>('[name=url]', form).value;
    const choice = find<HTMLSelectElement>('[name=language]', form);
    const language = choice.value;
    const tag = choice.selectedOptions[0]?.dataset['tag'] ?? '';
    showError(null);
    result.hidden = true;
    showBusy(true);
    const slow = setTimeout(() => {
      status.textContent = 'Still reading. A long video takes a little longer.';
    }, SLOW_AFTER_MS);
    try {
      const response = await request(CALLS.publicSummary, {
        method: 'POST',
        body: { url, language },
      });
      const { result: outcome, text, message } = (await response.json()) as PublicSummary;
      if (outcome === 'OK') {
        showSummary(result, { text, message, tag });
        isUsed = true;
        rememberUse();
      } else showError(message, ADVISES_APP.test(message) ? 'app' : null);
    } catch {
      showError(FAILED);
    } finally {
      clearTimeout(slow);
      showBusy(false);
    }
    if (!result.hidden) result.focus();
  }

  form.addEventListener('submit', (event) => {
    event.preventDefault();
    if (isBusy) return;
    if (!isUsed) void summarize();
    else {
      showError(null);
      card.hidden = false;
      card.focus();
    }
  });
  offerCopy(result);
}

interface Shown {
  text: string;
  message: string;
  /** The tag of the language. */
  tag: string;
}

const RIGHT_TO_LEFT = /^(ar|he|fa|ur)\b/;

function showSummary(result: HTMLElement, { text, message, tag }: Shown): void {
  const place = find('.summary-text', result);
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  place.replaceChildren(
    ...lines.map((line) => {
      const paragraph = document.createElement('p');
      paragraph.textContent = line;
      return paragraph;
    }),
  );
  place.dir = RIGHT_TO_LEFT.test(tag) ? 'rtl' : 'ltr';
  place.lang = tag;
  find('.summary-note', result).textContent = message;
  result.hidden = false;
}

function offerCopy(result: HTMLElement): void {
  const button = find<HTMLButtonElement>('[data-copy]', result);
  const words = find('span', button);
  button.addEventListener('click', () => {
    const text = [...result.querySelectorAll('.summary-text > p')]
      .map((paragraph) => paragraph.textContent)
      .join('\n\n');
    void navigator.clipboard.writeText(text).then(
      () => (words.textContent = 'Copied'),
      () => (words.textContent = 'Select the text to copy it'),
    );
  });
}

function wasUsed(): boolean {
  try {
    return localStorage.getItem(USED) !== null;
  } catch {
    return false;
  }
}

function rememberUse(): void {
  try {
    localStorage.setItem(USED, 'true');
  } catch {
    // Counted for this visit only.
  }
}

function find<Kind extends HTMLElement>(selector: string, within: ParentNode = document): Kind {
  const element = within.querySelector<Kind>(selector);
  if (!element) throw new Error(`The page has no ${selector}`);
  return element;
}
