import { Readable } from 'node:stream';
import { asc, and, eq, gt } from '#server/db/sql.ts';
import { z } from 'zod';
import type { Account, Imported } from '#contract/accounts.ts';
import { EditFeedSchema } from '#contract/podcasts.ts';
import { PRODUCT } from '#contract/product.ts';
import { type ChangeSettings, ChangeSettingsSchema } from '#contract/settings.ts';
import { AppError, toAppError } from '#server/core/app-error.ts';
import type { Clock } from '#server/core/clock.ts';
import type { Log } from '#server/core/log.ts';
import type { Database } from '#server/db/database.ts';
import { modelCalls } from '#server/db/schema/usage.ts';
import type { Storage } from '#server/providers/storage/port.ts';
import type { Accounts } from '../accounts/accounts.service.ts';
import type { Audit, Origin } from '../audit/audit.service.ts';
import type { Feeds } from '../podcasts/feeds.service.ts';
import type { AccountSettings } from '../settings/settings.service.ts';
import { batchRows, watchRows } from './archive-batches.ts';
import {
  audioName,
  packFiles,
  receiveFiles,
  type ReceivedFiles,
  recordingName,
} from './archive-files.ts';
import { parseLine } from './archive-line.ts';
import { archiveReadme } from './archive-readme.ts';
import { type ArchiveTexts, openTexts, textParts } from './archive-texts.ts';
import { createImportSlots } from './import-slots.ts';
import { type StagedRows, stageRows } from './import-rows.ts';
import { type PortableTable, type Row, toPortable } from './portable-table.ts';
import { PORTABLE_TABLES } from './portable-tables.ts';
import { closeStaging, moveStaged, openStaging } from './staging.ts';
import { readArchive } from './zip-reader.ts';
import { type ArchivePart, packArchive } from './zip-writer.ts';

const PAGE = 100;
/** Limits per insert, so that other requests don't wait long. */
const BATCH_ROWS = 20;
const BATCH_LENGTH = 200_000;
const VERSION = 1;

const ManifestSchema = z.object({
  archive: z.literal(PRODUCT.slug),
  version: z.literal(VERSION),
});
const SettingsLineSchema = z.strictObject(ChangeSettingsSchema.shape);
const { title, author, description, category } = EditFeedSchema.shape;
const FeedLineSchema = z.strictObject({ title, author, description, category });

/** An account's whole data in one file that people can read and an account can import. */
export interface Archive {
  pack(account: Account, origin: Origin): Promise<Readable>;
  /**
   * All or nothing if any part is invalid. A failure while rows are handed over may leave some of them: the error says so,
   * and importing the same archive again adds the rest. What the account already has isn't changed.
   */
  unpack(
    account: Account,
    bytes: AsyncIterable<Uint8Array>,
    origin: Origin,
    watcher?: ImportWatcher,
  ): Promise<Imported>;
}

/** Receives the progress of an import. */
export interface ImportWatcher {
  /** The whole file has arrived and looks valid as far as can be told without reading its contents. */
  onReceived(): void;
  /** 0 to 1, of the time after that. */
  onProgress(share: number): void;
}

const NOBODY: ImportWatcher = { onReceived: () => {}, onProgress: () => {} };
/** Share of the progress at which all rows are staged; handing them over takes the rest. */
const STORED_SHARE = 0.9;

interface Options {
  database: Database;
  accounts: Accounts;
  settings: AccountSettings;
  feeds: Pick<Feeds, 'get' | 'change'>;
  styles: { list(account: Account): Promise<readonly { id: string }[]> };
  storage: Storage;
  audit: Audit;
  clock: Clock;
  log: Log;
  /** Storage limit of an account's recordings, and of its imported episodes. */
  quotaBytes: number;
  /** How many this process imports at a time. */
  importsAtOnce: number;
}

const TEXTS = new Set(['manifest', 'settings', 'feed', ...PORTABLE_TABLES.map(({ name }) => name)]);

export function createArchive(options: Options): Archive {
  const { database, accounts, settings, feeds, styles, storage, audit, clock, log, quotaBytes } =
    options;
  /** Not taken while a file arrives: a few uploads that stall would keep everyone else from importing. */
  const slots = createImportSlots(options.importsAtOnce);
  /** Accounts with a running import: one at a time, since each takes disk space before it's known to fit. */
  const busy = new Set<string>();
  const { db } = database;

  async function* tableLines(
    { page, shape }: (typeof PORTABLE_TABLES)[number],
    ownerId: string,
  ): AsyncGenerator<string> {
    let last: Row | null = null;
    for (;;) {
      const rows: Row[] = await page(db, ownerId, last, PAGE);
      for (const row of rows) yield toLine(toPortable(row, shape));
      if (rows.length < PAGE) return;
      last = rows.at(-1)!;
    }
  }

  async function* parts(account: Account): AsyncGenerator<ArchivePart> {
    const { capCents, ...defaults } = await settings.get(account.id);
    const { name } = await accounts.getUser(account);
    yield { name: 'README.txt', content: one(archiveReadme(account.email)) };
    const manifest = { archive: PRODUCT.slug, version: VERSION, email: account.email };
    yield { name: 'manifest.jsonl', content: one(toLine({ ...manifest, at: clock.now() })) };
    yield { name: 'settings.jsonl', content: one(toLine({ name, defaults, capCents })) };
    const { url, coverUrl: _cover, episodes: _episodes, ...feed } = await feeds.get(account);
    yield { name: 'feed.jsonl', content: url === null ? one('') : one(toLine(feed)) };
    for (const table of PORTABLE_TABLES) {
      yield* textParts(table.name, tableLines(table, account.id));
    }
    yield* textParts('batches', linesFrom(batchRows(db, account.id)));
    yield* textParts('watches', linesFrom(watchRows(db, account.id)));
    yield* textParts('audit', auditLines(account.id));
    yield* textParts('usage', usageLines(account.id));
    yield* packFiles(database, storage, account.id);
  }

  /** Informational; not imported. */
  async function* auditLines(ownerId: string): AsyncGenerator<string> {
    for (let cursor: string | null = ''; cursor !== null;) {
      const page = await audit.list(ownerId, { cursor: cursor || null, limit: PAGE });
      for (const event of page.events) yield toLine(event);
      cursor = page.nextCursor;
    }
  }

  /** Informational, too. */
  async function* usageLines(ownerId: string): AsyncGenerator<string> {
    for (let after = ''; ;) {
      const rows = await db
        .select()
        .from(modelCalls)
        .where(and(eq(modelCalls.ownerId, ownerId), gt(modelCalls.id, after)))
        .orderBy(asc(modelCalls.id))
        .limit(PAGE);
      for (const { ownerId: _ownerId, ...row } of rows) yield toLine(row);
      if (rows.length < PAGE) return;
      after = rows.at(-1)!.id;
    }
  }

  async function takeIn(
    account: Account,
    texts: ArchiveTexts,
    files: ReceivedFiles,
    origin: Origin,
    { onProgress }: ImportWatcher,
  ): Promise<Imported> {
    parseLine(ManifestSchema, await firstLine(texts, 'manifest'));
    const chosen = parseLine(SettingsLineSchema, await firstLine(texts, 'settings'));
    const feedLine = await firstLine(texts, 'feed');
    const feed = feedLine === undefined ? null : parseLine(FeedLineSchema, feedLine);
    async function* batchesOf({ name, shape }: PortableTable): AsyncGenerator<Row[]> {
      let batch: Row[] = [];
      let length = 0;
      for await (const { text, place } of texts.linesOf(name)) {
        const row = withFile(name, parseLine(shape, text, place), files);
        if (row) batch.push(row);
        length += text.length;
        if (batch.length < BATCH_ROWS && length < BATCH_LENGTH) continue;
        yield batch;
        onProgress(STORED_SHARE * texts.readShare());
        batch = [];
        length = 0;
      }
      if (batch.length > 0) yield batch;
    }
    const stagingId = await openStaging(db);
    const owners = {
      ownerId: account.id,
      stagingId,
      textStagingIds: [] as string[],
      openStaging: () => openStaging(db),
    };
    /** Texts first, because they refer to the rest. */
    const close = async (transcriptIds?: Iterable<string>) => {
      for (const id of owners.textStagingIds) await closeStaging(db, id);
      await closeStaging(db, stagingId, transcriptIds);
    };
    const made = new Map<string, Set<string>>();
    let hasBegun = false;
    try {
      const staged = await stageRows(db, owners, batchesOf, made);
      await database.transaction((tx) => files.settle(tx, stagingId));
      // From here on the account may have some of the rows.
      made.delete('transcripts');
      hasBegun = true;
      await moveStaged(database, staged, owners, (share) =>
        onProgress(STORED_SHARE + (1 - STORED_SHARE) * share),
      );
      await audit.record(db, { ownerId: account.id, kind: 'account_imported', origin });
      await settings.change(account, await withOwnStyle(account, chosen, staged));
      if (feed && (await feeds.get(account)).url === null) {
        await feeds.change(account, { ...feed, renew: false }, origin);
      }
      return { added: staged.added, skipped: staged.skipped };
    } catch (error) {
      throw hasBegun ? brokenOff(error) : error;
    } finally {
      await leaveToSweep(close(made.get('transcripts')));
    }
  }

  /** The file may name a style by the id it had in another account, or somebody else's. */
  async function withOwnStyle(
    account: Account,
    chosen: ChangeSettings,
    { idOf }: StagedRows,
  ): Promise<ChangeSettings> {
    const given = chosen.defaults?.styleId;
    if (!given) return chosen;
    const own = idOf('styles', given) ?? given;
    const isOwn = (await styles.list(account)).some(({ id }) => id === own);
    return { ...chosen, defaults: { ...chosen.defaults, styleId: isOwn ? own : null } };
  }

  /** A failed cleanup doesn't change an import's result: the hourly sweep removes what is left. */
  async function leaveToSweep(cleaning: Promise<void>): Promise<void> {
    await cleaning.catch((err: unknown) => log.warn({ err }, 'couldn’t clean up after an import'));
  }

  function assertFree(accountId: string): void {
    const isOwn = busy.has(accountId);
    if (!isOwn && !slots.areTaken) return;
    throw new AppError('too_fast', {
      retryAfterSeconds: 60,
      message: isOwn
        ? 'We’re still importing your other backup. This one wasn’t imported. Try again when that’s done.'
        : 'We’re importing other people’s backups right now. Yours wasn’t imported. Try again in a minute.',
    });
  }

  return {
    async pack(account, origin) {
      await audit.record(db, { ownerId: account.id, kind: 'account_exported', origin });
      return Readable.from(packArchive(parts(account)), { objectMode: false });
    },

    async unpack(account, bytes, origin, watcher = NOBODY) {
      assertFree(account.id);
      const files = receiveFiles({ database, storage, ownerId: account.id, quotaBytes });
      busy.add(account.id);
      let receivedBytes = 0;
      async function* counted(): AsyncGenerator<Uint8Array> {
        for await (const chunk of bytes) {
          receivedBytes += chunk.length;
          yield chunk;
        }
      }
      const texts = await openTexts({
        wanted: TEXTS,
        receivedBytes: () => receivedBytes,
      }).catch((error: unknown) => {
        busy.delete(account.id);
        throw error;
      });
      try {
        await readArchive(counted(), (name) => texts.taker(name) ?? files.taker(name));
        watcher.onReceived();
        return await slots.use(() => takeIn(account, texts, files, origin, watcher));
      } finally {
        busy.delete(account.id);
        await leaveToSweep(texts.remove());
        await leaveToSweep(files.dropUnused());
      }
    },
  };
}

function brokenOff(cause: unknown): AppError {
  return new AppError(toAppError(cause).code, {
    cause,
    message:
      'We couldn’t finish importing your backup. Some of it may already be in your Library. Import the same file again to get the rest.',
  });
}

/** Rows that need a file are dropped if it's missing. */
function withFile(table: string, row: Row, files: ReceivedFiles): Row | null {
  if (table === 'audio') {
    const found = files.find(audioName(String(row['generationId'])));
    return found && { ...row, result: { ...(row['result'] as object), ...found } };
  }
  if (table !== 'recordings') return row;
  const found = files.find(recordingName(String(row['id'])));
  return found && { ...row, bytes: found.bytes, storageKey: found.key };
}

async function firstLine(texts: ArchiveTexts, name: string): Promise<string | undefined> {
  for await (const { text } of texts.linesOf(name)) return text;
  return undefined;
}

function toLine(value: object): string {
  return `${JSON.stringify(value)}\n`;
}

async function* linesFrom(rows: AsyncGenerator<Row>): AsyncGenerator<string> {
  for await (const row of rows) yield toLine(row);
}

async function* one(text: string): AsyncGenerator<string> {
  yield text;
}
