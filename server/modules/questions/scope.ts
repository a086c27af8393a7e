import type { Account } from '#contract/accounts.ts';
import type { AskScope } from '#contract/questions.ts';
import type { ListedSource } from '#contract/shelves.ts';
import { AppError } from '#server/core/app-error.ts';
import type { ShelvedSource, Shelves } from '../shelves/shelves.service.ts';
import type { Videos } from '../videos/videos.service.ts';

/** A source that questions can be asked of. */
interface ScopeSource {
  card: ListedSource;
  transcriptId: string;
}

export interface AskedScope {
  name: string;
  sources: ScopeSource[];
}

type Watched = Awaited<ReturnType<Videos['get']>>;

export type ScopeReader = (account: Account, scope: AskScope) => Promise<AskedScope>;

/** What a question is about, in its current state. Throws `not_found` if the account has no access to it. */
export function createScopeReader({
  videos,
  shelves,
}: {
  videos: Pick<Videos, 'get' | 'card' | 'findWatched'>;
  shelves: Pick<Shelves, 'read' | 'readLeft'>;
}): ScopeReader {
  async function readShelf(account: Account, shelfId: string): Promise<AskedScope> {
    const { name, sources: all } = await shelves.read(account, shelfId);
    const sources = readyOf(all);
    if (sources.length === 0) throw new AppError('nothing_to_ask');
    return { name, sources };
  }

  /** The shelf was deleted or is no longer shared: the sources that the account still has can be asked. */
  async function readLeft(account: Account, video: Watched): Promise<AskedScope> {
    const { id: videoId, title, transcriptId } = video;
    const { parts } = transcriptId
      ? await videos.findWatched({ videoId, transcriptId })
      : { parts: [] };
    const left = await shelves.readLeft(
      account,
      parts.map((part) => part.videoId),
    );
    const sources = readyOf(left);
    if (sources.length === 0) throw new AppError('shelf_gone');
    return { name: title, sources };
  }

  return async (account, scope) => {
    if (scope.kind === 'video') {
      const video = await videos.get(account, scope.videoId);
      // A draft written from a shelf asks the shelf, because its evidence is that of the sources.
      if (video.kind === 'shelf') {
        return readShelf(account, video.sourceKey).catch((error: unknown) => {
          if (error instanceof AppError && error.code === 'not_found') {
            return readLeft(account, video);
          }
          throw error;
        });
      }
      const card = await videos.card(video);
      if (!video.transcriptId || card.words === 0) throw new AppError('nothing_to_ask');
      return { name: card.title, sources: [{ card, transcriptId: video.transcriptId }] };
    }
    return readShelf(account, scope.shelfId);
  };
}

function readyOf(all: readonly ShelvedSource[]): ScopeSource[] {
  return all.flatMap(({ card, transcriptId }) =>
    transcriptId && card.words > 0 ? [{ card, transcriptId }] : [],
  );
}
