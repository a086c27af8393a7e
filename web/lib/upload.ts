import { TOKEN_HEADER } from '#contract/paths.ts';
import { ApiError, leave, toApiError } from './api-client.ts';
import { findToken } from './token.ts';

export interface UploadOptions {
  /** Form fields sent before the file; `null` sends only the file as the body. */
  fields: Readonly<Record<string, string>> | null;
  signal: AbortSignal;
  method?: 'POST' | 'PUT';
  /** Upload progress, 0 to 1. */
  onProgress: (share: number) => void;
  /** Requests a streamed response and is called with the data of each event. */
  onEvent?: (data: unknown) => void;
}

/** Reads complete events from the text received so far, each once. */
function createEventReader(onEvent: (data: unknown) => void): (text: string) => void {
  let read = 0;
  return (text) => {
    for (let end = text.indexOf('\n\n', read); end >= 0; end = text.indexOf('\n\n', read)) {
      const frame = text.slice(read, end);
      read = end + 2;
      if (frame.startsWith('data: ')) onEvent(JSON.parse(frame.slice('data: '.length)));
    }
  };
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/**
 * Uploads a file and resolves to the response, unless it is streamed. Uses XMLHttpRequest, because `fetch` has no
 * upload progress.
 */
export function upload(path: string, file: File, options: UploadOptions): Promise<unknown> {
  const { fields, signal, onProgress, onEvent, method = 'POST' } = options;
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open(method, path);
    request.responseType = onEvent ? 'text' : 'json';
    const isGood = () => request.status >= 200 && request.status < 300;
    if (onEvent) {
      request.setRequestHeader('accept', 'text/event-stream');
      const read = createEventReader(onEvent);
      request.onprogress = () => isGood() && read(request.responseText);
    }
    const token = findToken();
    if (token !== null) request.setRequestHeader(TOKEN_HEADER, token);
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    request.onload = () => {
      if (isGood()) return resolve(request.response);
      if (request.status === 401) leave();
      const body: unknown = onEvent ? readJson(request.responseText) : request.response;
      reject(toApiError(request.status, body));
    };
    request.onerror = () =>
      reject(
        new ApiError(
          'unreachable',
          0,
          'The upload was interrupted. Nothing was saved. Check your connection and choose the file again.',
        ),
      );
    request.onabort = () => reject(new DOMException('The upload was stopped', 'AbortError'));
    signal.addEventListener('abort', () => request.abort(), { once: true });
    if (fields === null) {
      request.setRequestHeader('content-type', file.type || 'application/octet-stream');
      request.send(file);
      return;
    }
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.append(name, value);
    // The file comes last, so that the server has the fields before it reads the file.
    form.append('file', file, file.name);
    request.send(form);
  });
}
