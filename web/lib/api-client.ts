import type { ErrorCode, FieldProblem } from '#contract/errors.ts';
import { keepNextPage } from './next-page.ts';
import { PAGES } from './paths.ts';
import { TOKEN_HEADER } from '#contract/paths.ts';
import { tellSignIn } from './sign-in-note.ts';
import { dropToken, findToken } from './token.ts';

/** `unreachable`: no response. `unreadable`: a response this page doesn't understand. `unnamed`: words without a code. */
export type ApiErrorCode = ErrorCode | 'unreachable' | 'unreadable' | 'unnamed';

const UNREACHABLE = 'We can’t reach the server. Check your connection and try again.';
const UNREADABLE =
  'The server sent something this page doesn’t understand. Your saved work is safe. Reload the page and try again.';

export class ApiError extends Error {
  readonly code: ApiErrorCode;
  /** 0 if there was no response. */
  readonly status: number;
  readonly fields: readonly FieldProblem[];
  /** The whole response body, for callers that read more of it. */
  readonly body: Readonly<Record<string, unknown>>;

  constructor(
    code: ApiErrorCode,
    status: number,
    message: string,
    fields: FieldProblem[] = [],
    body: Record<string, unknown> = {},
  ) {
    super(message);
    this.name = 'ApiError';
    this.code = code;
    this.status = status;
    this.fields = fields;
    this.body = body;
  }
}

export interface RequestOptions {
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  body?: unknown;
  headers?: Record<string, string>;
  signal?: AbortSignal;
  /** Lets the request outlive the page. */
  keepalive?: boolean;
}

/** Returns the raw response; throws an {@link ApiError} unless it was successful. */
export async function request(path: string, options: RequestOptions = {}): Promise<Response> {
  const { method = 'GET', body, signal, keepalive = false } = options;
  const headers = new Headers(options.headers);
  const token = findToken();
  if (token !== null) headers.set(TOKEN_HEADER, token);
  headers.set('Content-Type', 'application/json');
  let response: Response;
  try {
    response = await fetch(path, {
      method,
      headers,
      keepalive,
      cache: 'no-store',
      ...(body !== undefined && { body: JSON.stringify(body) }),
      ...(signal && { signal }),
    });
  } catch (error) {
    if (signal?.aborted) throw error;
    throw new ApiError('unreachable', 0, UNREACHABLE);
  }
  if (response.ok) return response;
  if (response.status === 401) {
    keepNextPage(location.pathname + location.search + location.hash);
    if (token !== null && !isAtLogin()) tellSignIn('sessionEnded');
    leave();
  }
  throw await toError(response);
}

interface Schema<Answer> {
  parse(value: unknown): Answer;
}

/** Calls the API and validates the JSON response against the contract. */
export async function call<Answer>(
  path: string,
  answer: Schema<Answer>,
  options: RequestOptions = {},
): Promise<Answer> {
  const response = await request(path, options);
  try {
    return answer.parse(await response.json());
  } catch (error) {
    if (options.signal?.aborted) throw error;
    console.error(`The response from ${path} isn’t valid:`, error);
    throw new ApiError('unreadable', response.status, UNREADABLE);
  }
}

/** Ends the session in this browser and goes to the login page. If it's already there, a reload would hide the message. */
export function leave(): void {
  dropToken();
  if (!isAtLogin()) location.assign(PAGES.login);
}

const isAtLogin = (): boolean => location.pathname === PAGES.login;

export function toApiError(status: number, body: unknown): ApiError {
  if (isErrorBody(body)) {
    return new ApiError(body.code, status, body.message, body.fields, { ...body });
  }
  const words = messageIn(body);
  if (status < 500 && words !== null) return new ApiError('unnamed', status, words);
  // A proxy's error page means nothing to users. The body is kept for forms, which show whatever the server says.
  return status >= 500
    ? new ApiError('unreachable', status, UNREACHABLE, [], { ...(body as object | null) })
    : new ApiError('unreadable', status, UNREADABLE);
}

/** What a response says in `message` or `msg`. */
export function messageIn(body: unknown): string | null {
  const { message, msg } = (body ?? {}) as Record<string, unknown>;
  const words = [message, msg].find((one) => typeof one === 'string' && one !== '');
  return typeof words === 'string' ? words : null;
}

async function toError(response: Response): Promise<ApiError> {
  return toApiError(response.status, await response.json().catch(() => null));
}

function isErrorBody(
  body: unknown,
): body is { code: ErrorCode; message: string; fields?: FieldProblem[] } {
  if (typeof body !== 'object' || body === null) return false;
  const { code, message, fields } = body as Record<string, unknown>;
  return (
    typeof code === 'string' &&
    typeof message === 'string' &&
    (fields === undefined || Array.isArray(fields))
  );
}

/** The message to show for any failure, including which fields are invalid and why. */
export function errorText(error: unknown): string {
  if (!(error instanceof ApiError)) return UNREADABLE;
  if (error.code !== 'invalid_input' || error.fields.length === 0) return error.message;
  const problems = error.fields.map(({ field, problem }) => {
    const isSentence = /^\p{Lu}/u.test(problem);
    return `${nameOf(field)}${isSentence ? ':' : ''} ${problem.replace(/\.$/, '')}.`;
  });
  return [...new Set(problems), 'Nothing was changed.'].join(' ');
}

/** "options.showNotes" → "Show notes" */
function nameOf(field: string): string {
  if (field === 'request') return 'The request';
  const last = field.split('.').findLast((part) => !/^\d+$/.test(part)) ?? field;
  const words = last.replace(/(?<=[a-z])(?=[A-Z])|_/g, ' ').toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
