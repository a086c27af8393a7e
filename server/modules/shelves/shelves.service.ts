import type { Account } from '#contract/accounts.ts';
import {
  type CreateShelf,
  type EditShelf,
  MOST_ON_SHELF,
  type Shelf,
  type ShelfSummary,
} from '#contract/shelves.ts';
import { AppError } from '#server/core/app-error.ts';
import { type Authorized, authorize } from '#server/core/authorized.ts';
import type { Clock } from '#server/core/clock.ts';
import { newId } from '#server/core/ids.ts';
import type { Database, Queryable, Tx } from '#server/db/database.ts';
import * as repo from './shelves.repo.ts';

export type { ShelvedSource } from './shelves.repo.ts';

/** Far more than a person can use; it only stops scripts from filling the database. */
const MOST_SHELVES = 500;

type OwnShelf = Authorized<repo.ShelfRow>;

declare const readable: unique symbol;
/** A shelf its reader owns or shares as a team member. Only {@link Shelves.getReadable} creates one. */
type ReadableShelf = repo.CountedShelf & { readonly [readable]: true };

export interface Shelves {
  list(account: Account): Promise<ShelfSummary[]>;
  /** Users already signed in when they were invited join by looking at their shelves, as others do by signing in. */
  join(account: Account): Promise<void>;
  /** For changes: only its owner. */
  get(account: Account, id: string): Promise<OwnShelf>;
  /** For reading and asking: also those it is shared with. */
  getReadable(account: Account, id: string): Promise<ReadableShelf>;
  /** The same when a user opens it: if it's shared with them, this joins the team. */
  open(account: Account, id: string): Promise<ReadableShelf>;
  isReadable(account: Account, id: string): Promise<boolean>;
  describe(account: Account, shelf: ReadableShelf): Promise<Shelf>;
  /** Its name and contents. Throws `not_found` like {@link getReadable}. */
  read(account: Account, id: string): Promise<{ name: string; sources: repo.ShelvedSource[] }>;
  /** The account's own sources among those of a shelf it can no longer read. */
  readLeft(account: Account, videoIds: readonly string[]): Promise<repo.ShelvedSource[]>;
  create(account: Account, wanted: CreateShelf): Promise<Shelf>;
  change(account: Account, shelf: OwnShelf, change: EditShelf): Promise<Shelf>;
  /** Throws `not_found` if one of them isn't the account's, and then adds none; `too_many` beyond the limit. */
  addSources(account: Account, shelf: OwnShelf, videoIds: readonly string[]): Promise<Shelf>;
  removeSource(account: Account, shelf: OwnShelf, videoId: string): Promise<Shelf>;
  remove(shelf: OwnShelf): Promise<void>;
}

interface Parts {
  database: Database;
  clock: Clock;
  /** Looking at shelves accepts pending team invitations. */
  markJoined(on: Queryable, userId: string, at: Date): Promise<void>;
}

export function createShelves({ database, clock, markJoined }: Parts): Shelves {
  const { db } = database;

  async function getReadable(account: Account, id: string): Promise<ReadableShelf> {
    const found = await repo.findReadable(db, account, id);
    if (!found) throw new AppError('not_found');
    return found as ReadableShelf;
  }

  const join = (account: Account) => markJoined(db, account.id, clock.now());

  async function describe(account: Account, shelf: ReadableShelf): Promise<Shelf> {
    const [sources, wholeVideoId] = await Promise.all([
      repo.listOnShelf(db, shelf.id),
      repo.findWhole(db, account.id, shelf.id),
    ]);
    return { ...toSummary(account, shelf), sources: sources.map(({ card }) => card), wholeVideoId };
  }

  const readWhole = async (account: Account, id: string) =>
    describe(account, await getReadable(account, id));

  async function put(
    tx: Tx,
    account: Account,
    shelfId: string,
    videoIds: readonly string[],
  ): Promise<void> {
    const wanted = [...new Set(videoIds)];
    const own = await repo.listOwn(tx, account.id, wanted);
    if (own.size < wanted.length) throw new AppError('not_found');
    const before = await repo.holdShelf(tx, shelfId);
    const added = await repo.insertSources(tx, shelfId, wanted);
    if (before + added > MOST_ON_SHELF) throw new AppError('too_many');
  }

  return {
    getReadable,
    async open(account, id) {
      const found = await repo.findReadable(db, account, id);
      if (!found && (await repo.isSharedWith(db, account.email, id))) await join(account);
      return found ? (found as ReadableShelf) : getReadable(account, id);
    },
    isReadable: async (account, id) => (await repo.findReadable(db, account, id)) !== null,
    describe,
    join,
    async list(account) {
      return (await repo.listShelves(db, account)).map((shelf) => toSummary(account, shelf));
    },
    get: async (account, id) => authorize(account, await repo.findShelf(db, id)),
    async read(account, id) {
      const { name } = await getReadable(account, id);
      return { name, sources: await repo.listOnShelf(db, id) };
    },

    readLeft: ({ id }, videoIds) => repo.listOwnSources(db, id, videoIds),

    async create(account, { name, videoIds }) {
      if ((await repo.countShelves(db, account.id)) >= MOST_SHELVES) throw new AppError('too_many');
      const id = newId('shf');
      await database.transaction(async (tx) => {
        await repo.insertShelf(tx, { id, ownerId: account.id, name });
        await put(tx, account, id, videoIds);
      });
      return readWhole(account, id);
    },

    async change(account, { id }, change) {
      await database.transaction(async (tx) => {
        await repo.changeShelf(tx, id, change);
        // Transcripts that others have joined from it and written nothing from.
        if (change.sharedWithTeam === false) await repo.deleteUnwritten(tx, id, account.id);
      });
      return readWhole(account, id);
    },

    async addSources(account, { id }, videoIds) {
      await database.transaction(async (tx) => {
        await put(tx, account, id, videoIds);
        await repo.changeShelf(tx, id, {});
      });
      return readWhole(account, id);
    },

    async removeSource(account, { id }, videoId) {
      if (!(await repo.deleteSource(db, id, videoId))) throw new AppError('not_found');
      await repo.changeShelf(db, id, {});
      return readWhole(account, id);
    },

    async remove({ id }) {
      await database.transaction(async (tx) => {
        await repo.deleteShelf(tx, id);
        await repo.deleteUnwritten(tx, id);
      });
    },
  };
}

function toSummary(account: Account, shelf: repo.CountedShelf): ShelfSummary {
  const isOwn = shelf.ownerId === account.id;
  return {
    id: shelf.id,
    name: shelf.name,
    isOwn,
    ownerEmail: isOwn ? null : shelf.ownerEmail,
    sharedWithTeam: shelf.sharedWithTeam,
    sourceCount: shelf.sourceCount,
    words: shelf.words,
    durationMs: shelf.durationMs,
    createdAt: shelf.createdAt.toISOString(),
    updatedAt: shelf.updatedAt.toISOString(),
  };
}
