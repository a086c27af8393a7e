import type { Clock } from '#server/core/clock.ts';
import type { Database } from '#server/db/database.ts';
import type { Storage } from '#server/providers/storage/port.ts';
import { forgetClip, forgetFile, listLooseFiles, listStaleClips } from './podcasts.repo.ts';

const DAY_MS = 24 * 3600 * 1000;
const CLIPS_KEPT_DAYS = 30;
const BATCH = 500;

export interface AudioSweep {
  run(): Promise<void>;
}

/** Takes away what nothing needs: clips unheard for a month, files replaced a day ago, all of an account that is gone. */
export function createAudioSweep(database: Database, storage: Storage, clock: Clock): AudioSweep {
  const { db } = database;
  const ago = (days: number) => new Date(clock.now().getTime() - days * DAY_MS);
  return {
    async run() {
      for (const clip of await listStaleClips(db, ago(CLIPS_KEPT_DAYS), BATCH)) {
        await storage.remove(clip.key);
        await forgetClip(db, clip);
      }
      for (const key of await listLooseFiles(db, ago(1), BATCH)) {
        await storage.remove(key);
        await forgetFile(db, key);
      }
    },
  };
}
