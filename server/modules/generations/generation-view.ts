import { ENDED, type Generation, type GenerationSummary } from '#contract/generations.ts';
import type { GenerationRow } from './generations.repo.ts';
import type { ListedGeneration } from './library.repo.ts';

export function toSummary(row: ListedGeneration): GenerationSummary {
  return {
    id: row.id,
    videoId: row.videoId,
    transcriptId: row.transcriptId,
    videoTitle: row.videoTitle,
    durationMs: row.isMeasured ? row.durationMs : 0,
    format: row.format,
    language: row.language,
    title: row.title,
    status: row.status,
    stage: ENDED.includes(row.status) ? null : row.stage,
    error: row.errorCode === null ? null : { code: row.errorCode, message: row.errorMessage ?? '' },
    engine: row.engine,
    favourite: row.favourite,
    words: row.words,
    version: row.version,
    lastSeq: row.lastSeq,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    ...(row.answers && { answers: row.answers }),
  };
}

export function toGeneration(row: GenerationRow): Generation {
  const { document, checks, usage, options, styleId, promptId } = row;
  return {
    ...toSummary({ ...row, answers: row.brief.answers ?? null }),
    document,
    checks,
    usage,
    options,
    styleId,
    promptId,
  };
}
