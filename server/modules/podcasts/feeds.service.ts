import type { Account } from '#contract/accounts.ts';
import { DEFAULT_CATEGORY } from '#contract/catalog/feed-categories.ts';
import { CALLS, fill } from '#contract/paths.ts';
import type { EditFeed, FeedSettings } from '#contract/podcasts.ts';
import { toSrt, toVtt } from '#server/audio/subtitles.ts';
import { AppError } from '#server/core/app-error.ts';
import { newToken } from '#server/core/ids.ts';
import type { Keyring } from '#server/core/keyring.ts';
import type { Site } from '#server/core/site.ts';
import { hashToken } from '#server/core/tokens.ts';
import { createLruCache } from '#server/core/lru-cache.ts';
import type { Database } from '#server/db/database.ts';
import type { Storage } from '#server/providers/storage/port.ts';
import type { Audit, Origin } from '../audit/audit.service.ts';
import { countEpisodes, findEpisode, listEpisodes, readEpisodesState } from './episodes.repo.ts';
import { coverName, coverType, storeCover } from './feed-covers.ts';
import {
  deleteFeed,
  type FeedChange,
  type FeedRow,
  findFeed,
  findFeedBySecret,
  insertFeed,
  listFeeds,
  lockFeed,
  replaceSealedSecret,
  updateFeed,
} from './feeds.repo.ts';
import type { MediaLinks } from './media-links.ts';
import type { FinishedAudio } from './podcasts.service.ts';
import { renderPodcastFeed } from './render-feed.ts';
import { subtitleLines } from './subtitle-lines.ts';

/** A file listed in a feed. */
type FeedFile =
  | { kind: 'audio'; key: string }
  | { kind: 'text'; type: string; body: string }
  /** `null`: our default cover. */
  | { kind: 'cover'; key: string | null };

export interface Feeds {
  get(account: Account): Promise<FeedSettings>;
  /** Creates the feed if there is none. */
  change(account: Account, change: EditFeed, origin: Origin): Promise<FeedSettings>;
  /** Throws `invalid_input` if podcast clients wouldn't accept it as a cover. `null` restores our default. */
  setCover(account: Account, picture: Buffer | null): Promise<FeedSettings>;
  /** The address and everything under it stop working immediately. */
  remove(account: Account, origin: Origin): Promise<void>;
  /** Throws `not_found` for an unknown or revoked address. */
  render(secret: string): Promise<string>;
  getFile(secret: string, file: string): Promise<FeedFile>;
  /** Re-encrypts every address with the newest key. Returns the number of outdated ones. */
  rotate(): Promise<number>;
}

interface Dependencies {
  database: Database;
  keyring: Keyring;
  site: Site;
  audit: Audit;
  storage: Storage;
  media: MediaLinks;
}

const DRAWN_COVER = 'cover.png';
const boundTo = (ownerId: string) => `feed:${ownerId}`;

/** Feeds take at most a megabyte each, with three hundred episodes. */
const MOST_KEPT = 24;

export function createFeeds(dependencies: Dependencies): Feeds {
  const { database, keyring, site, audit, storage, media } = dependencies;
  const { db } = database;
  /** Caches rendered feeds, because clients poll every few minutes and rarely find anything new. */
  const kept = createLruCache<Promise<string>>(MOST_KEPT);

  async function getRow(secret: string): Promise<FeedRow> {
    const row = await findFeedBySecret(db, hashToken(secret));
    if (!row) throw new AppError('not_found');
    return row;
  }

  async function describe(account: Account, row: FeedRow | null): Promise<FeedSettings> {
    const episodes = await countEpisodes(db, account.id);
    if (!row) return { url: null, ...USUAL, coverUrl: null, episodes };
    const { title, author, description, category, coverKey } = row;
    const secret = findSecret(row);
    const url = secret === null ? null : site.url + fill(CALLS.feed, { secret });
    const coverUrl = coverKey && media.sign({ key: coverKey, type: coverType(coverKey) }).url;
    return { url, title, author, description, category, coverUrl, episodes };
  }

  /** `null` if its encryption key is gone: the address still works but can't be shown any more. */
  function findSecret({ sealedSecret, ownerId }: FeedRow): string | null {
    try {
      return keyring.open(sealedSecret, boundTo(ownerId));
    } catch {
      return null;
    }
  }

  return {
    get: async (account) => describe(account, await findFeed(db, account.id)),

    async change(account, { renew, ...words }, origin) {
      const secret = newToken();
      const address = {
        secretHash: hashToken(secret),
        sealedSecret: keyring.seal(secret, boundTo(account.id)),
      };
      const change: FeedChange = Object.fromEntries(
        Object.entries(words).filter(([, value]) => value !== undefined),
      );
      await database.transaction(async (tx) => {
        const entry = { ownerId: account.id, kind: 'feed_changed', origin } as const;
        const fresh = { ...USUAL, ...change, ...address, ownerId: account.id };
        if (await insertFeed(tx, fresh)) {
          await audit.record(tx, { ...entry, detail: 'opened' });
          return;
        }
        const before = await lockFeed(tx, account.id);
        // Closed by its owner a moment ago.
        if (!before) throw new AppError('not_found');
        const isRenewed = renew || findSecret(before) === null;
        await updateFeed(tx, account.id, { ...change, ...(isRenewed && address) });
        // Audited because anyone with the address can listen: a new one grants access, and the old one is revoked.
        if (isRenewed) await audit.record(tx, { ...entry, detail: 'renewed' });
      });
      return describe(account, await findFeed(db, account.id));
    },

    async setCover(account, picture) {
      const before = await findFeed(db, account.id);
      if (!before) throw new AppError('not_found');
      const key = picture && (await storeCover(database, storage, account.id, picture));
      await updateFeed(db, account.id, { coverKey: key });
      // Otherwise the sweep would remove it tomorrow; players get the new cover's address with the feed.
      if (before.coverKey !== null) await storage.remove(before.coverKey);
      return describe(account, await findFeed(db, account.id));
    },

    remove: (account, origin) =>
      database.transaction(async (tx) => {
        if (!(await deleteFeed(tx, account.id))) return;
        const entry = { ownerId: account.id, kind: 'feed_changed', origin } as const;
        await audit.record(tx, { ...entry, detail: 'closed' });
      }),

    async render(secret) {
      const row = await getRow(secret);
      const state = [
        row.secretHash,
        row.changedAt.toISOString(),
        await readEpisodesState(db, row.ownerId),
      ];
      const fileUrl = (file: string) => site.url + fill(CALLS.feedFile, { secret, file });
      return kept.get([row.ownerId, ...state].join(' '), async () =>
        renderPodcastFeed({
          feed: row,
          episodes: await listEpisodes(db, row.ownerId),
          selfUrl: site.url + fill(CALLS.feed, { secret }),
          siteUrl: site.url,
          coverUrl: fileUrl(row.coverKey === null ? DRAWN_COVER : coverName(row.coverKey)),
          fileUrl,
        }),
      );
    },

    async getFile(secret, file) {
      const { ownerId, coverKey } = await getRow(secret);
      if (coverKey !== null && file === coverName(coverKey))
        return { kind: 'cover', key: coverKey };
      if (file === DRAWN_COVER) return { kind: 'cover', key: null };
      const [, id = '', kind] = /^([\w-]+)\.(mp3|json|srt|vtt)$/.exec(file) ?? [];
      const audio = kind ? await findEpisode(db, ownerId, id) : null;
      if (!audio) throw new AppError('not_found');
      const finished = audio as FinishedAudio;
      const text = (type: string, body: string): FeedFile => ({ kind: 'text', type, body });
      if (kind === 'mp3') return { kind: 'audio', key: finished.result.key };
      if (kind === 'json') {
        return text('application/json+chapters; charset=utf-8', chaptersJson(finished));
      }
      return kind === 'srt'
        ? text('application/x-subrip; charset=utf-8', toSrt(subtitleLines(finished)))
        : text('text/vtt; charset=utf-8', toVtt(subtitleLines(finished)));
    },

    async rotate() {
      let changed = 0;
      for (const row of await listFeeds(db)) {
        const secret = keyring.isCurrent(row.sealedSecret) ? null : findSecret(row);
        if (secret === null) continue;
        const sealed = keyring.seal(secret, boundTo(row.ownerId));
        if (await replaceSealedSecret(db, row, sealed)) changed += 1;
      }
      return changed;
    },
  };
}

type Words = Pick<FeedRow, 'title' | 'author' | 'description' | 'category'>;

/** No account data: files with these defaults are given to others. */
const USUAL: Words = {
  title: 'My podcast',
  author: 'A private podcast',
  description: 'Conversations about videos.',
  category: DEFAULT_CATEGORY,
};

/** https://github.com/Podcastindex-org/podcast-namespace/blob/main/chapters/jsonChapters.md */
function chaptersJson({ result }: FinishedAudio): string {
  const chapters = result.chapters.map(({ title, startMs, endMs }) => ({
    title,
    startTime: startMs / 1000,
    endTime: endMs / 1000,
  }));
  return `${JSON.stringify({ version: '1.2.0', chapters }, null, 2)}\n`;
}
