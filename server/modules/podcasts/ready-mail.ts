import type { Site } from '#server/core/site.ts';
import type { Tx } from '#server/db/database.ts';
import type { Mailer } from '../mail/mailer.service.ts';
import { type AudioRow, findOwnerEmail } from './podcasts.repo.ts';

/** Whoever waits longer than this has turned to something else. */
const WATCHED_MS = 60_000;

/** Tells the owner that an episode can be heard: of its first file, where making it took a while. */
export interface ReadyMail {
  send(tx: Tx, row: AudioRow): Promise<void>;
}

export function createReadyMail(mailer: Pick<Mailer, 'send'>, site: Site): ReadyMail {
  return {
    async send(tx, { ownerId, generationId, script, result, createdAt }) {
      // Those that come after a change are made by somebody who is at it.
      if (result !== null || Date.now() - createdAt.getTime() < WATCHED_MS) return;
      const to = await findOwnerEmail(tx, ownerId);
      const url = `${site.url}/app/podcast/${generationId}`;
      if (!to) return;
      await mailer.send(tx, { to, template: 'podcastReady', data: { title: script.title, url } });
    },
  };
}
