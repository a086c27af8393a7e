import { and, asc, eq, gt, isNotNull } from '#server/db/sql.ts';
import { z } from 'zod';
import { LanguageSchema } from '#contract/catalog/languages.ts';
import {
  AudioFileSchema,
  LONGEST_PAUSE_MS,
  PACE,
  PronunciationsSchema,
  SpokenLineSchema,
} from '#contract/podcasts.ts';
import { podcastAudio, pronunciations } from '#server/db/schema/podcasts.ts';
import { MomentSchema, type PortableTable, type Row } from './portable-table.ts';

const text = z.string().max(200_000);
/** Clamps to the limits, so archives from before there were any can still be imported. */
const within = (least: number, most: number) =>
  z.number().transform((value) => Math.min(most, Math.max(least, value)));

const ScriptSchema = z.looseObject({
  title: text,
  description: text,
  language: LanguageSchema,
  lines: z
    .array(
      z.looseObject({
        lineId: text,
        speaker: text,
        speakerName: text,
        voice: text,
        md: text,
        pauseMs: within(0, LONGEST_PAUSE_MS).nullable(),
        chapter: text.nullable(),
      }),
    )
    .max(20_000),
});

/** Without the storage key, which we assign, and fields computed per response. */
const {
  url: _url,
  downloadUrl: _download,
  coverUrl: _cover,
  expiresAt: _expires,
  notes: _notes,
  hosts: _hosts,
  ...measured
} = AudioFileSchema.shape;
const ResultSchema = z.looseObject({
  ...measured,
  // The lines' durations are used to estimate speaking times.
  lines: z.array(
    SpokenLineSchema.check(
      z.refine(({ startMs, endMs }) => startMs <= endMs, 'A line must not end before it starts.'),
    ),
  ),
  script: ScriptSchema,
  scriptHash: text,
  pronunciations: z.optional(PronunciationsSchema.shape.entries),
  key: z.undefined().optional(),
  // Clips aren't part of an archive.
  mix: z.undefined().optional(),
});

/** Loose, so measurements added by a later version are kept. */
const AudioSchema: z.ZodType<Row> = z.strictObject({
  generationId: z.string(),
  settings: z.looseObject({
    voices: z.record(z.string(), z.string()),
    pace: within(PACE.slowest, PACE.fastest),
    jingle: z.boolean(),
  }),
  published: z.boolean(),
  /** Missing in older archives. */
  publishedAt: MomentSchema.nullable().default(null),
  createdAt: MomentSchema,
  updatedAt: MomentSchema,
  result: ResultSchema,
});

/** Finished audio. Its file in the archive is `audio/<generation>.mp3`. */
export const PORTABLE_AUDIO: PortableTable = {
  name: 'audio',
  table: podcastAudio,
  async page(db, ownerId, after, limit) {
    const rows = await db
      .select()
      .from(podcastAudio)
      .where(
        and(
          eq(podcastAudio.ownerId, ownerId),
          isNotNull(podcastAudio.result),
          after ? gt(podcastAudio.generationId, String(after['generationId'])) : undefined,
        ),
      )
      .orderBy(asc(podcastAudio.generationId))
      .limit(limit);
    return rows.map(({ result, ...row }) => {
      const { key: _key, mix: _mix, ...kept } = result!;
      return { ...row, result: kept };
    });
  },
  shape: AudioSchema,
  hasId: false,
  refs: { generationId: 'generations' },
  partOf: { table: 'generations', column: 'generationId' },
  settle(row) {
    const { script } = row['result'] as z.infer<typeof ResultSchema>;
    const total = script.lines.length;
    return { ...row, script, status: 'done', progress: 1, linesDone: total, linesTotal: total };
  },
};

export const PORTABLE_PRONUNCIATIONS: PortableTable = {
  name: 'pronunciations',
  table: pronunciations,
  page: async (db, ownerId, after) =>
    after ? [] : db.select().from(pronunciations).where(eq(pronunciations.ownerId, ownerId)),
  shape: z.strictObject({
    entries: PronunciationsSchema.shape.entries,
    updatedAt: MomentSchema,
  }),
  hasId: false,
  isOnce: true,
  refs: {},
};
