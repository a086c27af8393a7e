import { PRODUCT } from '#contract/product.ts';
import { AppError } from '#server/core/app-error.ts';
import { hash, verify } from './password-hash.ts';

/** Each takes 19 MiB and a thread of the pool that also serves file access. */
const AT_ONCE = 2;
const MOST_WAITING = 200;

let running = 0;
const waiting: (() => void)[] = [];

async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (running >= AT_ONCE) {
    if (waiting.length >= MOST_WAITING) throw new AppError('too_fast', { retryAfterSeconds: 10 });
    await new Promise<void>((resolve) => waiting.push(resolve));
  } else {
    running += 1;
  }
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }
}

export function hashPassword(password: string): Promise<string> {
  return inTurn(() => hash(password.normalize('NFKC')));
}

let nobodys: Promise<string> | null = null;

/** Computed once. If it fails, as under heavy load, it's tried again next time. */
function hashOfNobody(): Promise<string> {
  nobodys ??= hashPassword('the password of nobody').catch((error: unknown) => {
    nobodys = null;
    throw error;
  });
  return nobodys;
}

/** Does the same work if there is no account or password, so the response time reveals nothing. */
export async function verifyPassword(stored: string | null, password: string): Promise<boolean> {
  const nobody = await hashOfNobody();
  const against = stored ?? nobody;
  const fits = await inTurn(() => verify(against, password.normalize('NFKC')));
  return fits && stored !== null;
}

let common: Promise<ReadonlySet<string>> | null = null;

/** The fifty thousand most common passwords, loaded on first use. */
function loadCommon(): Promise<ReadonlySet<string>> {
  common ??= import('@zxcvbn-ts/language-common').then(
    ({ dictionary }) => new Set(dictionary['passwords-common'] as Iterable<string>),
  );
  return common;
}

/** Throws `password_common` for guessable passwords: a common one, parts of the address, one repeated character. */
export async function assertNotCommon(password: string, email: string): Promise<void> {
  const plain = password.normalize('NFKC').toLowerCase();
  const bare = plain.replaceAll(/[^\p{L}]/gu, '');
  const [local = ''] = email.split('@');
  const own = [email, local, PRODUCT.slug].filter((word) => word.length >= 4);
  const isOwn = own.some((word) => plain === word || bare === word.replaceAll(/[^\p{L}]/gu, ''));
  if (isOwn || new Set(plain).size < 4 || isRun(plain) || (await loadCommon()).has(plain)) {
    throw new AppError('password_common');
  }
}

/** `12345678`, `abcdefgh`, `87654321`. */
function isRun(text: string): boolean {
  const codes = Array.from(text, (letter) => letter.codePointAt(0)!);
  const steps = codes.slice(1).map((code, at) => code - codes[at]!);
  return steps.every((step) => step === steps[0]) && Math.abs(steps[0] ?? 9) <= 1;
}
