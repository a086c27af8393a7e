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
  shelves: Pick<Shelves, 'getReadable' | 'listSources'>;
}): ScopeReader {
  return async (account, scope) => {
    if (scope.kind === 'video') {
      const video = await videos.get(account, scope.videoId);
      const card = await videos.card(video);
      if (!video.transcriptId || card.words === 0) throw new AppError('nothing_to_ask');
      return { name: card.title, sources: [{ card, transcriptId: video.transcriptId }] };
    }
    const shelf = await shelves.getReadable(account, scope.shelfId);
    const sources = (await shelves.listSources(shelf)).flatMap(({ card, transcriptId }) =>
      transcriptId && card.words > 0 ? [{ card, transcriptId }] : [],
    );
    if (sources.length === 0) throw new AppError('nothing_to_ask');
    return { name: shelf.name, sources };
  };
}
