import { newId } from '#server/core/ids.ts';
import type { Database } from '#server/db/database.ts';
import { claimTurn, keepTurns, releaseTurn } from './clip-turns.repo.ts';
import type { PlannedClip } from './planned-clip.ts';

const KEEP_MS = 5000;
/** A process that was killed holds up the others so long. */
const LOST_AFTER_SECONDS = 15;

type ClipName = Pick<PlannedClip, 'ownerId' | 'hash'>;

/** Whose turn it is to speak a clip, among all processes of one database. */
interface ClipTurns {
  /** `false`: another process is at it. */
  take(clip: ClipName): Promise<boolean>;
  giveBack(clip: ClipName): Promise<void>;
  close(): void;
}

export function createClipTurns({ db, engine }: Database): ClipTurns {
  // The embedded database is open in one process only, and that one knows what it speaks.
  if (engine === 'embedded') {
    return { take: async () => true, giveBack: async () => {}, close: () => {} };
  }
  const holder = newId('run');
  const held = new Set<string>();
  const nameOf = ({ ownerId, hash }: ClipName) => `${ownerId} ${hash}`;
  const keeping = setInterval(() => {
    // A fault of the database ends the turn in a while, and at worst the clip is spoken twice.
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
