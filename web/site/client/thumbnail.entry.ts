import { THUMBNAIL_SIZES, type ThumbnailSize } from '#contract/catalog/thumbnails.ts';
import { CALLS, fill } from '#contract/paths.ts';
import { findThumbnailVideoId, parseVideoLink, watchUrl } from '#contract/video-links.ts';

const INVALID = 'Invalid YouTube URL';
const NO_PICTURE = 'We couldn’t find that video, or it has no thumbnail. Check the link.';
const UNREACHABLE = 'We couldn’t reach YouTube. Your link may be fine. Try again in a moment.';
/** Width of the placeholder that the platform sends for missing pictures. */
const PLACEHOLDER_WIDTH = 120;
/** Sizes wider than the placeholder. Every video has all but the two largest, so the smallest isn't needed. */
const SHOWN_SIZES = THUMBNAIL_SIZES.filter(({ width }) => width > PLACEHOLDER_WIDTH);

function showThumbnails(): void {
  const form = find<HTMLFormElement>('#thumbnail-form');
  find<HTMLButtonElement>('#thumbnail-form [type=submit]').disabled = false;
  const field = find<HTMLInputElement>('#url');
  const error = find('#thumbnail-error');
  const hint = find('#thumbnail-hint');
  const instead = find<HTMLButtonElement>('button', hint);
  const figure = find('.thumbnail');
  const film = find('.thumbnail-film');
  const empty = find('.thumbnail-empty');
  const status = find('.tool-status');
  const list = find('.thumbnail-sizes');
  const download = find<HTMLAnchorElement>('[data-download]');
  const base = figure.dataset['images'] ?? '';
  const sizes = [...list.children];
  let asked = 0;
  /** The platform always sends a picture, even if it is a placeholder. None at all means it couldn't be reached. */
  let hasAnswered = false;

  function clear(): void {
    asked += 1;
    take();
    status.textContent = '';
    download.hidden = true;
    list.replaceChildren(...sizes);
  }

  function refuse(): void {
    clear();
    error.textContent = INVALID;
    error.hidden = false;
    // Shorts, live and shared links are valid, but not in the format that this tool must accept.
    const other = parseVideoLink(field.value);
    hint.hidden = !other.ok;
    instead.textContent = other.ok ? watchUrl(other.id) : '';
    field.setAttribute('aria-invalid', 'true');
    field.focus();
  }

  function accept(id: string): void {
    clear();
    hasAnswered = false;
    error.hidden = true;
    hint.hidden = true;
    field.removeAttribute('aria-invalid');
    show(id, 0, asked);
  }

  function listSizes(id: string, from: number): void {
    list.replaceChildren(
      ...THUMBNAIL_SIZES.slice(from).map(({ name, width, height, file }) => {
        const item = document.createElement('li');
        const link = document.createElement('a');
        link.className = 'link alone';
        link.href = address(id, file);
        link.target = '_blank';
        link.rel = 'noopener';
        link.textContent = name;
        const size = document.createElement('span');
        size.className = 'time';
        size.textContent = `${width} × ${height}`;
        item.append(link, size);
        return item;
      }),
    );
  }

  const address = (id: string, file: string) => `${base}/vi/${id}/${file}.jpg`;

  function put(image: HTMLImageElement): void {
    empty.hidden = true;
    film.querySelector('img')?.remove();
    film.prepend(image);
  }

  function take(): void {
    film.querySelector('img')?.remove();
    empty.hidden = false;
  }

  function picture(id: string, { file }: ThumbnailSize): HTMLImageElement {
    const image = new Image();
    image.alt = 'Video thumbnail';
    image.src = address(id, file);
    return image;
  }

  /** Tries the largest picture first, then the next smaller one. The largest is there at once, and stays if nothing answers. */
  function show(id: string, step: number, question: number, largest?: HTMLImageElement): void {
    const size = SHOWN_SIZES[step];
    if (!size) {
      status.textContent = hasAnswered ? NO_PICTURE : UNREACHABLE;
      if (!hasAnswered && largest) put(largest);
      return;
    }
    status.textContent = 'Loading the thumbnail…';
    const image = picture(id, size);
    image.addEventListener('load', () => {
      if (question !== asked) return;
      hasAnswered = true;
      if (image.naturalWidth <= PLACEHOLDER_WIDTH) next();
      else present(image, { id, size, step });
    });
    image.addEventListener('error', () => {
      if (question === asked) next();
    });
    const next = () => {
      take();
      show(id, step + 1, question, largest ?? image);
    };
    if (step === 0) put(image);
  }

  interface Found {
    id: string;
    size: ThumbnailSize;
    step: number;
  }

  function present(image: HTMLImageElement, { id, size, step }: Found): void {
    put(image);
    const width = image.naturalWidth;
    status.textContent =
      step === 0
        ? `Maximum resolution, ${width} × ${image.naturalHeight}.`
        : `This video has no maximum-resolution thumbnail. Here’s the next size, ${width} × ${image.naturalHeight}.`;
    download.href = `${fill(CALLS.thumbnail, { videoId: id })}?size=${size.file}`;
    download.hidden = false;
    listSizes(id, step);
  }

  instead.addEventListener('click', () => {
    field.value = instead.textContent;
    form.requestSubmit();
  });
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const id = findThumbnailVideoId(field.value);
    if (id === null) refuse();
    else accept(id);
  });
}

function find<Kind extends HTMLElement>(selector: string, within: ParentNode = document): Kind {
  const element = within.querySelector<Kind>(selector);
  if (!element) throw new Error(`The page has no ${selector}`);
  return element;
}

showThumbnails();
