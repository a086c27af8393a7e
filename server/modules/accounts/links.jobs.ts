import { z } from 'zod';
import { TERMS_VERSION } from '#contract/accounts.ts';
import { newId } from '#server/core/ids.ts';
import type { Site } from '#server/core/site.ts';
import type { Database, Tx } from '#server/db/database.ts';
import type { MailTransport } from '#server/providers/mail/port.ts';
import { defineJob, handle, type HandledJob } from '#server/queue/job.ts';
import type { Audit } from '../audit/audit.service.ts';
import type { Limits } from '../limits/limits.service.ts';
import { MAIL_POLICY, type Mail, renderTemplate } from '../mail/mailer.service.ts';
import { ensureUser, findUserByEmail, lockEmail } from './accounts.repo.ts';
import { LINK_MINUTES, type Links } from './links.ts';

/**
 * Whether an address has an account is looked up here rather than during the request, so known and unknown addresses can't
 * be told apart. The link is created when it's sent: it doesn't expire while the mail server is down, and its token is
 * never stored.
 */
export const sendLink = defineJob({
  name: 'login-link',
  schema: z.strictObject({
    purpose: z.enum(['login', 'signup', 'welcome']),
    email: z.string(),
    /** Time of the request, and so of accepting the terms. */
    at: z.string(),
    plan: z.string().optional(),
  }),
  policy: MAIL_POLICY,
});
type Asked = z.infer<(typeof sendLink)['schema']>;

/** At most one a day per address, whoever enters it into the form. */
const NO_ACCOUNT_NOTICE = { name: 'no-account', max: 1, windowSeconds: 24 * 3600 };

interface Options {
  database: Database;
  links: Links;
  transport: MailTransport;
  limits: Limits;
  audit: Audit;
  site: Site;
}

export function linkJobs({
  database,
  links,
  transport,
  limits,
  audit,
  site,
}: Options): HandledJob[] {
  async function signUp(tx: Tx, { email, at }: Asked): Promise<Mail> {
    // Of two concurrent sign-ups, one creates the account and the other finds it.
    await lockEmail(tx, email);
    const terms = { termsVersion: TERMS_VERSION, termsAcceptedAt: new Date(at) };
    const { id, isNew } = await ensureUser(tx, newId('usr'), email, terms);
    if (isNew) await audit.record(tx, { ownerId: id, kind: 'signed_up', detail: 'email' });
    const user = await findUserByEmail(tx, email);
    if (user?.activatedAt) return loginLink(tx, id, email);
    const url = links.urlOf(await links.create(tx, id, 'activation'));
    const hours = LINK_MINUTES.activation / 60;
    return { to: email, template: 'activation', data: { url, hours } };
  }

  async function loginLink(tx: Tx, userId: string, to: string): Promise<Mail> {
    const url = links.urlOf(await links.create(tx, userId, 'login'));
    return { to, template: 'loginLink', data: { url, minutes: LINK_MINUTES.login } };
  }

  async function toMail(tx: Tx, asked: Asked): Promise<Mail> {
    const { purpose, email, plan = '' } = asked;
    if (purpose === 'signup') return signUp(tx, asked);
    const user = await findUserByEmail(tx, email);
    if (!user) {
      return { to: email, template: 'noAccount', data: { signupUrl: `${site.url}/signup` } };
    }
    if (purpose === 'login') return loginLink(tx, user.id, email);
    const url = links.urlOf(await links.create(tx, user.id, 'welcome'));
    const hours = LINK_MINUTES.welcome / 60;
    const loginUrl = `${site.url}/login`;
    return { to: email, template: 'welcome', data: { url, hours, loginUrl, email, plan } };
  }

  return [
    handle(sendLink, {
      async run(asked) {
        const mail = await database.transaction((tx) => toMail(tx, asked));
        if (mail.template === 'noAccount' && !(await limits.tryTake(NO_ACCOUNT_NOTICE, mail.to))) {
          return;
        }
        await transport.deliver(renderTemplate(mail), newId('msg'));
      },
    }),
  ];
}
