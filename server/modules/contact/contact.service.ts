import type { Contact } from '#contract/accounts.ts';
import { MESSAGES } from '#contract/messages.ts';
import { AppError } from '#server/core/app-error.ts';
import { newId } from '#server/core/ids.ts';
import type { Database } from '#server/db/database.ts';
import type { Captcha } from '#server/providers/captcha/port.ts';
import type { Limits } from '../limits/limits.service.ts';
import type { Mailer } from '../mail/mailer.service.ts';
import { insertMessage } from './contact.repo.ts';

/** A solution is accepted once; its challenge expires before this window ends. */
const ONE_USE = { name: 'captcha', max: 1, windowSeconds: 3600 };

export interface ContactForm {
  /** Stored and queued for support when it returns. Returns the text to show. */
  send(message: Contact, address: string): Promise<string>;
}

interface Options {
  database: Database;
  captcha: Captcha;
  limits: Limits;
  mailer: Mailer;
  supportEmail: string;
}

export function createContactForm({
  database,
  captcha,
  limits,
  mailer,
  supportEmail,
}: Options): ContactForm {
  return {
    async send({ name, email, message, recaptchaToken }, address) {
      const verified = await captcha.verify(recaptchaToken, address);
      if (!verified || !(await limits.tryTake(ONE_USE, verified.id))) {
        throw new AppError('captcha_failed');
      }
      await database.transaction(async (tx) => {
        await insertMessage(tx, { id: newId('msg'), name, email, message });
        const data = { name, email, message };
        await mailer.send(tx, { to: supportEmail, template: 'contact', data });
      });
      return MESSAGES.contactSent;
    },
  };
}
