import type { Account } from '#contract/accounts.ts';
import type { AskScope } from '#contract/questions.ts';
import type { ListedSource } from '#contract/shelves.ts';
import { AppError } from '#server/core/app-error.ts';
import type { Shelves } from '../shelves/shelves.service.ts';
import type { Videos } from '../videos/videos.service.ts';

/** A source that can be asked. */
export interface ScopeSource {
  card: ListedSource;
  transcriptId: string;
}

export interface AskedScope {
  name: string;
  sources: ScopeSource[];
}

export type ScopeReader = (account: Account, scope: AskScope) => Promise<AskedScope>;

/** What a question is asked of, as it is now. Throws `not_found` where it is not the account's to ask. */
export function createScopeReader({
  videos,
  shelves,
}: {
  videos: Pick<Videos, 'get' | 'card'>;
  shelves: Pick<Shelves, 'read'>;
}): ScopeReader {
  async function readShelf(account: Account, shelfId: string): Promise<AskedScope> {
    const { name, sources: all } = await shelves.read(account, shelfId);
    const sources = all.flatMap(({ card, transcriptId }) =>
      transcriptId && card.words > 0 ? [{ card, transcriptId }] : [],
    );
    if (sources.length === 0) throw new AppError('nothing_to_ask');
    return { name, sources };
  }

  return async (account, scope) => {
    if (scope.kind === 'video') {
      const video = await videos.get(account, scope.videoId);
      // What was written from a shelf asks the shelf: its moments are those of the sources.
      if (video.kind === 'shelf') return readShelf(account, video.sourceKey);
      const card = await videos.card(video);
      if (!video.transcriptId || card.words === 0) throw new AppError('nothing_to_ask');
      return { name: card.title, sources: [{ card, transcriptId: video.transcriptId }] };
    }
    return readShelf(account, scope.shelfId);
  };
}
