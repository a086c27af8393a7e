import { MENDED_IN_APP } from '#contract/errors/visitor.ts';
import type { PublicSummary } from '#contract/free-tools.ts';
import { CALLS } from '#contract/paths.ts';
import { TIMED_LINE, VIDEO_TITLE_HEADER } from '#contract/summary-lines.ts';
import { parseVideoLink, watchUrl } from '#contract/video-links.ts';
import { request } from '../../lib/api-client.ts';
import { showBusy } from './form-state.ts';

const USED = 'hasUsedSummaryTool';
const FAILED = 'An error occurred while summarizing the video.';
const SLOW_AFTER_MS = 8000;

/** One free summary per browser; the server has its own limits. */
function offerSummaries(): void {
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

  function showWork(busy: boolean): void {
    isBusy = busy;
    const button = find<HTMLButtonElement>('button[type=submit]', form);
    showBusy(button, busy);
    find('.button-run', button).hidden = !busy;
    status.textContent = busy ? 'Getting the captions and reading them…' : '';
  }

  async function summarize(): Promise<void> {
    const url = find<HTMLInputElement>('[name=url]', form).value;
    const choice = find<HTMLSelectElement>('[name=language]', form);
    const language = choice.value;
    const tag = choice.selectedOptions[0]?.dataset['tag'] ?? '';
    showError(null);
    result.hidden = true;
    showWork(true);
    const slow = setTimeout(() => {
      status.textContent = 'Still reading. Long videos take a little longer.';
    }, SLOW_AFTER_MS);
    try {
      const response = await request(CALLS.publicSummary, {
        method: 'POST',
        body: { url, language },
      });
      const { result: outcome, text, message } = (await response.json()) as PublicSummary;
      const title = decodeURIComponent(response.headers.get(VIDEO_TITLE_HEADER) ?? '');
      if (outcome === 'OK') {
        showSummary(result, { text, message, title, tag, url });
        isUsed = true;
        rememberUse();
      } else showError(message || FAILED, MENDED_IN_APP.test(outcome) ? 'app' : null);
    } catch {
      showError(FAILED);
    } finally {
      clearTimeout(slow);
      showWork(false);
    }
    if (!result.hidden) result.focus();
  }

  // `change` fires before the browser validates the address, also when Enter is pressed in the field.
  find('[name=url]', form).addEventListener('change', ({ currentTarget }) => {
    const field = currentTarget as HTMLInputElement;
    if (field.validity.typeMismatch) field.value = asAddress(field.value);
  });
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

/** Completes links copied without `https://` or with text around them; leaves anything else unchanged. */
function asAddress(typed: string): string {
  const link = parseVideoLink(typed);
  const full = `https://${typed.trim()}`;
  const isBare = !/\s|\/\//.test(typed.trim());
  if (link.ok) return isBare && parseVideoLink(full).ok ? full : watchUrl(link.id);
  return link.problem === 'not_a_url' || link.problem === 'empty' || !isBare ? typed : full;
}

interface Shown {
  text: string;
  message: string;
  title: string;
  tag: string;
  url: string;
}

const RIGHT_TO_LEFT = /^(ar|he|fa|ur)\b/;

function showSummary(result: HTMLElement, { text, message, title, tag, url }: Shown): void {
  const place = find('.summary-text', result);
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  const isRailed = lines.some((line) => TIMED_LINE.test(line));
  const video = parseVideoLink(url);
  place.classList.toggle('railed', isRailed);
  place.replaceChildren(
    ...lines.flatMap((line) => {
      const [mark = '', time] = TIMED_LINE.exec(line) ?? [];
      const paragraph = document.createElement('p');
      paragraph.textContent = line.slice(mark.length);
      // With times, the first line is the gist, and any other line without a time is a heading.
      paragraph.classList.toggle('summary-part', isRailed && !time && line !== lines[0]);
      return time && video.ok ? [momentLink(time, video.id), paragraph] : [paragraph];
    }),
  );
  place.dir = RIGHT_TO_LEFT.test(tag) ? 'rtl' : 'ltr';
  place.lang = tag;
  if (video.ok) showVideo(find('.summary-video', result), video.id, title);
  find('.summary-note', result).textContent = message;
  result.hidden = false;
}

/** The thumbnail straight from the platform; if there is none, only the title. */
function showVideo(figure: HTMLElement, id: string, title: string): void {
  figure.querySelector('img')?.remove();
  const image = new Image(320, 180);
  image.alt = '';
  image.addEventListener('error', () => image.remove());
  image.src = `${figure.dataset['images'] ?? ''}/vi/${id}/mqdefault.jpg`;
  const link = document.createElement('a');
  link.className = 'link';
  link.href = watchUrl(id);
  link.target = '_blank';
  link.rel = 'noopener noreferrer';
  link.textContent = title || 'Watch the video';
  figure.prepend(image);
  find('figcaption', figure).replaceChildren(link);
  figure.hidden = false;
}

function momentLink(time: string, id: string): HTMLElement {
  const seconds = time.split(':').reduce((sum, part) => sum * 60 + Number(part), 0);
  const link = document.createElement('a');
  link.className = 'rail-tick';
  link.href = `${watchUrl(id)}&t=${seconds}s`;
  link.target = '_blank';
  link.rel = 'noopener noreferrer';
  link.title = 'Watch this moment';
  const shown = document.createElement('span');
  shown.className = 'time';
  shown.textContent = time;
  link.append(shown);
  return link;
}

function offerCopy(result: HTMLElement): void {
  const button = find<HTMLButtonElement>('[data-copy]', result);
  const words = find('span', button);
  button.addEventListener('click', () => {
    const text = [...result.querySelectorAll('.summary-text > p')]
      .map((paragraph) => {
        const before = paragraph.previousElementSibling;
        const time = before?.matches('.rail-tick') ? `${before.textContent} ` : '';
        return time + paragraph.textContent;
      })
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
    // Storage is blocked, so it counts for this visit only.
  }
}

function find<Kind extends HTMLElement>(selector: string, within: ParentNode = document): Kind {
  const element = within.querySelector<Kind>(selector);
  if (!element) throw new Error(`The page has no ${selector}`);
  return element;
}

offerSummaries();
