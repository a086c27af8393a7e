import type { PublicConfig } from '#contract/accounts.ts';
import { PRODUCT } from '#contract/product.ts';
import type { Clock } from '../core/clock.ts';
import type { Config } from '../core/config.ts';
import type { Keyring } from '../core/keyring.ts';
import type { Log } from '../core/log.ts';
import type { Site } from '../core/site.ts';
import type { Database } from '../db/database.ts';
import {
  accountDataJobs,
  finishDeletion,
  sweepImports,
} from '../modules/account-data/account-data.jobs.ts';
import { type AccountEnding, createDeletion } from '../modules/account-data/deletion.service.ts';
import { sweepTexts } from '../modules/account-data/archive-texts.ts';
import { sweepStaging } from '../modules/account-data/staging.ts';
import { createAccessTokens } from '../modules/accounts/access-tokens.service.ts';
import { createAccounts } from '../modules/accounts/accounts.service.ts';
import { createGoogleSignIn } from '../modules/accounts/google.service.ts';
import { linkJobs, sendLink } from '../modules/accounts/links.jobs.ts';
import { createLinks } from '../modules/accounts/links.ts';
import { createSessions } from '../modules/accounts/sessions.service.ts';
import { createSignIn } from '../modules/accounts/sign-in.service.ts';
import { sweep, sweepJobs } from '../modules/accounts/sweep.jobs.ts';
import { createAudit } from '../modules/audit/audit.service.ts';
import { createContactForm } from '../modules/contact/contact.service.ts';
import { createLimits } from '../modules/limits/limits.service.ts';
import { deliverMail } from '../modules/mail/mail.jobs.ts';
import { createMailer, mailJobs } from '../modules/mail/mailer.service.ts';
import { createKeys } from '../modules/settings/keys.service.ts';
import { createSettings } from '../modules/settings/settings.service.ts';
import { markJoined } from '../modules/teams/teams.repo.ts';
import type { AiProviders } from '../providers/ai/port.ts';
import { selectCaptcha } from '../providers/captcha/select.ts';
import { selectIdentity } from '../providers/identity/select.ts';
import { selectMail } from '../providers/mail/select.ts';
import type { HandledJob } from '../queue/job.ts';
import type { Queue } from '../queue/queue.ts';

const DAY_MS = 24 * 3600 * 1000;

export const ACCOUNT_JOBS = [deliverMail, sendLink, sweep, finishDeletion, sweepImports];

interface Options {
  config: Config;
  log: Log;
  clock: Clock;
  database: Database;
  queue: Queue;
  keyring: Keyring;
  site: Site;
  ai: Pick<AiProviders, 'checkKey'>;
  /** Cleanup outside the account's own rows on deletion; other parts add theirs during wiring. */
  endings: readonly AccountEnding[];
}

/** Wires up sign-in, sessions, keys and settings. */
export function composeAccounts({
  config,
  log,
  clock,
  database,
  queue,
  keyring,
  site,
  ai,
  endings,
}: Options) {
  const { production, http } = config;
  const { transport, mailbox } = selectMail(config);
  const captcha = selectCaptcha(config, keyring, clock);
  const audit = createAudit({ database, clock, log });
  const limits = createLimits({ database, clock });
  const mailer = createMailer({ queue, keyring });
  const links = createLinks({ clock, site });
  const sessions = createSessions({ database, audit, clock, production, markJoined });
  const accessTokens = createAccessTokens({ database, audit, clock });
  const accounts = createAccounts({
    database,
    queue,
    clock,
    sessions,
    accessTokens,
    links,
    operators: config.operators,
  });
  const supportEmail = config.mail.support ?? `support@${PRODUCT.slug}.example`;
  const google = createGoogleSignIn({
    database,
    provider: selectIdentity(config),
    identityUrl: http.identityUrl,
    site,
    links,
    keyring,
    audit,
    clock,
  });

  const settings = createSettings({ database, accounts });
  const deletion = createDeletion({ database, queue, audit, endings });

  return {
    deletion,
    audit,
    limits,
    mailer,
    sessions,
    accessTokens,
    accounts,
    google,
    captcha,
    signIn: createSignIn({ database, queue, sessions, limits, mailer, audit, site, clock }),
    keys: createKeys({ database, keyring, providers: ai, audit, clock }),
    settings,
    contactForm: createContactForm({ database, captcha, limits, mailer, supportEmail }),
    /** Shows sent email to someone working on this machine; off in production. */
    mailbox: production ? null : mailbox,
    publicConfig: publicConfigOf(config, supportEmail, google.isOn, captcha.kind),
    identityUrl: http.identityUrl,
    jobs: (): HandledJob[] => [
      ...mailJobs({ keyring, transport }),
      ...linkJobs({ database, links, transport, limits, audit, site }),
      ...sweepJobs({ database, clock }),
      ...accountDataJobs({
        finish: (gone) => deletion.finish(gone),
        sweep: async () => {
          await sweepTexts();
          await sweepStaging(database.db, new Date(clock.now().getTime() - DAY_MS));
        },
      }),
    ],
    close: () => transport.close(),
  };
}

export type AccountParts = ReturnType<typeof composeAccounts>;

function publicConfigOf(
  { http, site, youtube }: Config,
  supportEmail: string,
  google: boolean,
  captcha: PublicConfig['captcha'],
): PublicConfig {
  const { adConversionId: id, adConversionLabel: label = '', affiliateUrl = null } = site;
  return {
    captcha,
    google,
    identityUrl: http.identityUrl ?? '',
    supportEmail,
    adConversion: id ? { id, label } : null,
    affiliateUrl,
    embedUrl: youtube.embedBaseUrl,
  };
}
