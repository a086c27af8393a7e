import type { Site } from '#server/core/site.ts';
import type { Tx } from '#server/db/database.ts';
import type { Mailer } from '../mail/mailer.service.ts';
import { type AudioRow, findOwnerEmail } from './podcasts.repo.ts';

/** After this time, we assume the user isn't watching any more. */
const WATCHED_MS = 60_000;

/** Announces an episode's first file to the owner if making it took a while. */
export interface ReadyMail {
  send(tx: Tx, row: AudioRow): Promise<void>;
}

export function createReadyMail(mailer: Pick<Mailer, 'send'>, site: Site): ReadyMail {
  return {
    async send(tx, { ownerId, generationId, script, result, createdAt }) {
      // Later files follow an edit, so the user is present.
      if (result !== null || Date.now() - createdAt.getTime() < WATCHED_MS) return;
      const to = await findOwnerEmail(tx, ownerId);
      const url = `${site.url}/app/podcast/${generationId}`;
      if (!to) return;
      await mailer.send(tx, { to, template: 'podcastReady', data: { title: script.title, url } });
    },
  };
}
