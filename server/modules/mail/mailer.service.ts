import { createHmac } from 'node:crypto';
import { newId } from '#server/core/ids.ts';
import type { Keyring } from '#server/core/keyring.ts';
import type { Queryable } from '#server/db/database.ts';
import type { MailTransport } from '#server/providers/mail/port.ts';
import { handle, type HandledJob } from '#server/queue/job.ts';
import type { Queue } from '#server/queue/queue.ts';
import { deliverMail } from './mail.jobs.ts';
import { type Mail, renderTemplate } from './templates.ts';

export { MAIL_POLICY } from './mail.jobs.ts';
export { type Mail, renderTemplate } from './templates.ts';

export interface Mailer {
  /** Queued when it returns; with a transaction, exactly when that commits. Retried until the mail server accepts it. */
  send(on: Queryable, mail: Mail): Promise<void>;
}

interface Options {
  queue: Pick<Queue, 'enqueue'>;
  keyring: Keyring;
}

export function createMailer({ queue, keyring }: Options): Mailer {
  const recipientKey = keyring.derive('mail recipients');
  return {
    async send(on, mail) {
      const id = newId('msg');
      // Encrypted, because mails contain addresses and sign-in links, which a copy of the database mustn't reveal.
      const sealed = keyring.seal(JSON.stringify(mail), boundTo(id));
      await queue.enqueue(on.$client, deliverMail, { id, sealed }, recipientOf(mail, recipientKey));
    },
  };
}

export function mailJobs({
  keyring,
  transport,
}: {
  keyring: Keyring;
  transport: MailTransport;
}): HandledJob[] {
  return [
    handle(deliverMail, {
      async run({ id, sealed }) {
        const mail = JSON.parse(keyring.open(sealed, boundTo(id))) as Mail;
        await transport.deliver(renderTemplate(mail), id);
      },
    }),
  ];
}

/** Recipients take turns. Marked with a key, because in a copy of the database addresses mustn't be guessable; with an @, as it isn't an account. */
function recipientOf({ to }: Mail, key: Buffer): string {
  return '@' + createHmac('sha256', key).update(to.toLowerCase()).digest('base64url').slice(0, 22);
}

function boundTo(id: string): string {
  return `mail:${id}`;
}
