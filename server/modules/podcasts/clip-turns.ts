import { newId } from '#server/core/ids.ts';
import type { Database } from '#server/db/database.ts';
import { claimTurn, keepTurns, releaseTurn } from './clip-turns.repo.ts';
import type { PlannedClip } from './planned-clip.ts';

const KEEP_MS = 5000;
/** How long a killed process blocks a clip. */
const LOST_AFTER_SECONDS = 15;

type ClipName = Pick<PlannedClip, 'ownerId' | 'hash'>;

/** Leases on clips being spoken, shared by all processes of a database. */
interface ClipTurns {
  /** `false`: another process is speaking it. */
  take(clip: ClipName): Promise<boolean>;
  giveBack(clip: ClipName): Promise<void>;
  close(): void;
}

export function createClipTurns({ db, engine }: Database): ClipTurns {
  // Only one process can open the embedded database, and it tracks its clips in memory.
  if (engine === 'embedded') {
    return { take: async () => true, giveBack: async () => {}, close: () => {} };
  }
  const holder = newId('run');
  const held = new Set<string>();
  const nameOf = ({ ownerId, hash }: ClipName) => `${ownerId} ${hash}`;
  const keeping = setInterval(() => {
    // If the database fails, the lease expires after a while, and at worst the clip is spoken twice.
    if (held.size > 0) keepTurns(db, holder, LOST_AFTER_SECONDS).catch(() => {});
  }, KEEP_MS);
  keeping.unref();
  return {
    async take(clip) {
      const taken = await claimTurn(db, clip, holder, LOST_AFTER_SECONDS);
      if (taken) held.add(nameOf(clip));
      return taken;
    },
    async giveBack(clip) {
      held.delete(nameOf(clip));
      await releaseTurn(db, clip, holder);
    },
    close: () => clearInterval(keeping),
  };
}
