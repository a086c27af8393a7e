import { and, eq, inArray, lt, sql } from '#server/db/sql.ts';
import { newId } from '#server/core/ids.ts';
import type { Database, Db, Tx } from '#server/db/database.ts';
import { users } from '#server/db/schema/accounts.ts';
import { generations } from '#server/db/schema/generations.ts';
import { podcastAudio, pronunciations } from '#server/db/schema/podcasts.ts';
import { questions, shelves } from '#server/db/schema/questions.ts';
import { prompts, styles } from '#server/db/schema/styles.ts';
import { transcripts, uploads, videos } from '#server/db/schema/videos.ts';
import type { PgTable } from '#server/db/tables.ts';
import type { StagedRows } from './import-rows.ts';

const BATCH = 100;

/** Creates a hidden owner without sign-in for rows being imported. */
export async function openStaging(db: Db): Promise<string> {
  const id = newId('imp');
  await db.insert(users).values({ id, email: `${id}@import.invalid` });
  return id;
}

/**
 * Hands the staged rows over to the account in batches: each text with everything that belongs to it. If the process is
 * killed, whole texts have been imported, and importing the same archive again adds the rest.
 */
export async function moveStaged(
  database: Database,
  { made, transcriptOf }: StagedRows,
  { ownerId, stagingId }: { ownerId: string; stagingId: string },
  onProgress: (share: number) => void,
): Promise<void> {
  const owner = { ownerId };
  const { db } = database;
  await pointVideosAt(db, transcriptOf, stagingId);
  await db.execute(sql`
    UPDATE ${pronunciations} SET owner_id = ${ownerId} WHERE owner_id = ${stagingId}
      AND NOT EXISTS (SELECT 1 FROM ${pronunciations} own WHERE own.owner_id = ${ownerId})`);
  await inBatches(made.get('videos'), (ids) =>
    database.transaction((tx) => moveVideos(tx, ids, ownerId)),
  );
  // After the videos: a shelf handed over before them would stay empty, since later imports don't change it.
  for (const [name, table] of Object.entries({ styles, prompts, shelves, questions })) {
    await inBatches(made.get(name), (ids) =>
      db.execute(sql`
        UPDATE ${table} SET owner_id = ${ownerId} WHERE id = ANY(${sql.param(ids)}::text[])`),
    );
  }
  await inBatches(made.get('recordings'), (ids) =>
    db.update(uploads).set(owner).where(inArray(uploads.id, ids)),
  );
  const texts = made.get('generations');
  let moved = 0;
  await inBatches(texts, async (ids) => {
    await database.transaction(async (tx) => {
      await tx.update(podcastAudio).set(owner).where(inArray(podcastAudio.generationId, ids));
      await tx.update(generations).set(owner).where(inArray(generations.id, ids));
    });
    moved += ids.length;
    onProgress(moved / texts!.size);
  });
  await pointVideosAt(db, transcriptOf, ownerId);
}

/** A video the owner has added in the meantime keeps its unique key. */
async function moveVideos(tx: Tx, ids: string[], ownerId: string): Promise<void> {
  await tx.execute(sql`
    UPDATE ${videos} SET owner_id = ${ownerId}, source_key = CASE WHEN EXISTS (
        SELECT 1 FROM ${videos} own WHERE own.owner_id = ${ownerId} AND own.kind = ${videos.kind}
          AND own.source_key = ${videos.sourceKey}
      ) THEN ${videos.id} ELSE ${videos.sourceKey} END
    WHERE ${videos.id} = ANY(${sql.param(ids)}::text[])`);
}

async function pointVideosAt(
  db: Db,
  transcriptOf: ReadonlyMap<string, string>,
  ownerId: string,
): Promise<void> {
  await inBatches(transcriptOf.keys(), async (ids) => {
    const targets = ids.map((id) => transcriptOf.get(id)!);
    await db.execute(sql`
      UPDATE ${videos} SET transcript_id = named.transcript
      FROM unnest(${sql.param(ids)}::text[], ${sql.param(targets)}::text[]) AS named (video, transcript)
      WHERE ${videos.id} = named.video AND owner_id = ${ownerId} AND transcript_id IS NULL`);
  });
}

/** Removes what is left of an import after its end, successful or not. */
export async function closeStaging(
  db: Db,
  stagingId: string,
  transcriptIds: Iterable<string> = [],
): Promise<void> {
  for (const table of [generations, uploads, videos, questions, shelves, styles, prompts]) {
    await removeOwned(db, table, stagingId);
  }
  // Transcripts of videos the account already had.
  await inBatches(transcriptIds, (ids) =>
    db.delete(transcripts).where(inArray(transcripts.id, ids)),
  );
  await db.delete(users).where(eq(users.id, stagingId));
}

/** Removes leftovers of killed imports. What can't be removed doesn't stop the rest. */
export async function sweepStaging(db: Db, before: Date): Promise<void> {
  const left = await db
    .select({ id: users.id })
    .from(users)
    .where(and(sql`${users.id} ^@ 'imp_'`, lt(users.createdAt, before)));
  const failures: unknown[] = [];
  const forEach = async (work: (id: string) => Promise<void>) => {
    for (const { id } of left) await work(id).catch((error: unknown) => failures.push(error));
  };
  // All texts first, because they refer to videos of other staging owners.
  await forEach((id) => removeOwned(db, generations, id));
  await forEach((id) => closeStaging(db, id));
  if (failures.length > 0) {
    throw new Error(`couldn’t clean up after all imports (failures: ${failures.length})`, {
      cause: failures[0],
    });
  }
}

async function removeOwned(db: Db, table: PgTable, ownerId: string): Promise<void> {
  for (let isMore = true; isMore;) {
    const { rows } = await db.execute(sql`
      DELETE FROM ${table} WHERE id IN (
        SELECT id FROM ${table} WHERE owner_id = ${ownerId} LIMIT ${BATCH}
      ) RETURNING 1`);
    isMore = rows.length === BATCH;
  }
}

async function inBatches(
  all: Iterable<string> = [],
  work: (ids: string[]) => Promise<unknown>,
): Promise<void> {
  const ids = [...all];
  for (let at = 0; at < ids.length; at += BATCH) await work(ids.slice(at, at + BATCH));
}
