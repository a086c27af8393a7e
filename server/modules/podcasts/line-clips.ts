import type { Account } from '#contract/accounts.ts';
import type { LanguageValue } from '#contract/catalog/languages.ts';
import type { MediaLink } from '#contract/podcasts.ts';
import { AppError } from '#server/core/app-error.ts';
import type { Database } from '#server/db/database.ts';
import type { Entitlements } from '../billing/entitlements.service.ts';
import type { Clips } from './clips.ts';
import type { MediaLinks } from './media-links.ts';
import { findPronunciations } from './podcasts.repo.ts';
import { withProvider } from './voice-faults.ts';

interface Wanted {
  /** The podcast the line belongs to, if any. */
  generationId?: string;
  voice: string;
  language: LanguageValue;
  md: string;
  /** The speaker's name. */
  speaker?: string;
  pace: number;
  /** Spelled as in the video. */
  names?: readonly string[] | undefined;
}

/** Speaks a single line for listening. The clip is later reused for the whole podcast. */
export interface ClipSource {
  get(account: Account, wanted: Wanted): Promise<MediaLink>;
}

interface Dependencies {
  database: Database;
  clips: Clips;
  media: MediaLinks;
  entitlements: Pick<Entitlements, 'assertMayGenerate'>;
}

const LONGEST_MS = 60_000;

export function createLineClips({
  database,
  clips,
  media,
  entitlements,
}: Dependencies): ClipSource {
  return {
    async get(account, wanted) {
      const pronunciations = await findPronunciations(database.db, account.id);
      const planned = clips.plan({ ...wanted, ownerId: account.id, pronunciations });
      if (!planned) throw new AppError('script_empty');
      let row = await clips.find(planned);
      if (!row) {
        await entitlements.assertMayGenerate(account);
        const tooLong = AbortSignal.timeout(LONGEST_MS);
        row = await clips.make(planned, tooLong).catch((error: unknown) => {
          if (!tooLong.aborted) throw error;
          const code = planned.engine.needsKey ? 'voice_unreachable' : 'voices_busy';
          throw withProvider(new AppError(code, { cause: error }), planned.engine);
        });
      }
      return {
        ...media.sign({ key: row.key, type: 'audio/wav' }),
        durationMs: Math.round((row.samples / row.sampleRate) * 1000),
      };
    },
  };
}
