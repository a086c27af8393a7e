import { join } from 'node:path';
import { PRODUCT } from '#contract/product.ts';
import type { Config } from '#server/core/config.ts';
import { createOutbox } from './outbox.ts';
import type { SelectedMail } from './port.ts';
import { createSmtp } from './smtp.ts';

export function selectMail({ mail, data, http }: Config): SelectedMail {
  const host = http.publicUrl ? new URL(http.publicUrl).hostname : 'localhost';
  const from = mail.from ?? `${PRODUCT.name} <no-reply@${host}>`;
  if (mail.smtpUrl) return { transport: createSmtp({ url: mail.smtpUrl, from }), mailbox: null };
  const { mailbox, ...transport } = createOutbox({ folder: join(data.dir, 'outbox'), from });
  return { transport, mailbox };
}
