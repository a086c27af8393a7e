import type { Clock } from '#server/core/clock.ts';
import type { Database } from '#server/db/database.ts';
import type { Storage } from '#server/providers/storage/port.ts';
import { forgetLostTurns } from './clip-turns.repo.ts';
import {
  forgetFile,
  forgetStaleClip,
  listLooseFiles,
  listStaleClips,
  markLooseFiles,
} from './podcasts.repo.ts';

const DAY_MS = 24 * 3600 * 1000;
const CLIPS_KEPT_DAYS = 30;
const BATCH = 500;

export interface AudioSweep {
  run(): Promise<void>;
}

/**
 * Removes what is no longer needed: clips unused for a month, files unreferenced for a day, and everything of deleted
 * accounts.
 */
export function createAudioSweep(database: Database, storage: Storage, clock: Clock): AudioSweep {
  const { db } = database;
  const ago = (days: number) => new Date(clock.now().getTime() - days * DAY_MS);
  return {
    async run() {
      const stale = ago(CLIPS_KEPT_DAYS);
      for (const clip of await listStaleClips(db, stale, BATCH)) {
        if (!(await database.transaction((tx) => forgetStaleClip(tx, clip, stale)))) continue;
        await storage.remove(clip.key);
        await forgetFile(db, clip.key);
      }
      await forgetLostTurns(db);
      await markLooseFiles(db, clock.now(), ago(1));
      for (const key of await listLooseFiles(db, ago(1), BATCH)) {
        await storage.remove(key);
        await forgetFile(db, key);
      }
    },
  };
}
