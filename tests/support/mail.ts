import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface ReceivedMail {
  id: string;
  to: string;
  replyTo?: string;
  subject: string;
  text: string;
  html: string;
}

/** All mails in the outbox of a data folder, oldest first. */
export function readOutbox(dataDir: string): ReceivedMail[] {
  const folder = join(dataDir, 'outbox');
  let names: string[];
  try {
    names = readdirSync(folder);
  } catch {
    return [];
  }
  return names
    .filter((name) => name.endsWith('.json') && !name.startsWith('.'))
    .toSorted()
    .map((name) => JSON.parse(readFileSync(join(folder, name), 'utf8')) as ReceivedMail);
}

const WAITS_MS = 30_000;

/** Waits for a mail to this address whose subject contains this text. */
export async function waitForMail(
  dataDir: string,
  to: string,
  subject: RegExp,
  after = 0,
): Promise<ReceivedMail> {
  const until = Date.now() + WAITS_MS;
  for (;;) {
    const found = readOutbox(dataDir).filter(
      (mail) => mail.to === to && subject.test(mail.subject),
    );
    if (found.length > after) return found.at(-1)!;
    if (Date.now() > until) {
      const all = readOutbox(dataDir).map((mail) => `${mail.to}: ${mail.subject}`);
      throw new Error(`no mail to ${to} about ${subject}; there is:\n${all.join('\n')}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
}

/** The sign-in token in a mail's link. */
export function tokenIn({ text }: ReceivedMail): string {
  const [, token] = /login_with_token\?token=([\w-]+)/.exec(text) ?? [];
  if (!token) throw new Error(`no link in:\n${text}`);
  return token;
}
