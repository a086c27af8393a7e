import type { Batch, BatchItem, BatchSummary, CreateBatch, ItemState } from '#contract/batches.ts';
import { DEFAULT_LANGUAGE } from '#contract/catalog/languages.ts';
import type { ErrorCode } from '#contract/errors.ts';
import { MICRO_CENTS } from '../usage/usage.service.ts';
import type { BatchRow, ItemRow } from './batches.repo.ts';

/** An item with runs has their state. Runs that were stopped or deleted count as done. */
export function stateOf({ state, runs }: ItemRow): ItemState {
  if (runs.going > 0) return 'making';
  if (state !== 'making') return state;
  return runs.failed > 0 ? 'failed' : 'done';
}

/** In a paused or ended batch, nothing is being read. */
function shownState({ status }: BatchRow, row: ItemRow): ItemState {
  const state = stateOf(row);
  return state === 'reading' && status !== 'running' ? 'waiting' : state;
}

/** Nothing has been started for it, and it's still wanted. */
export const isOpen = ({ state }: ItemRow) => state === 'waiting' || state === 'reading';

/** It has no runs, which would count for the month they were started in. */
export const isUnstarted = (row: ItemRow) => isOpen(row) && row.generations.length === 0;

/** What it has cost, or can still cost while running. */
export function chargeOf({ runs, ceilingMicroCents }: ItemRow): number {
  return runs.going > 0 ? Math.max(runs.costMicroCents, ceilingMicroCents) : runs.costMicroCents;
}

export function toBatchSummary(
  batch: BatchRow,
  items: readonly ItemRow[],
  now: Date,
): BatchSummary {
  const states = items.map((item) => shownState(batch, item));
  const countOf = (...wanted: ItemState[]) =>
    states.filter((state) => wanted.includes(state)).length;
  const spent = items.reduce((sum, { runs }) => sum + runs.costMicroCents, 0);
  const { wish, capMicroCents, restUntil, status } = batch;
  const rests = status === 'running' && restUntil !== null && restUntil > now;
  return {
    id: batch.id,
    title: batch.title,
    status,
    formats: [...new Set([wish.format, ...wish.alsoMake])],
    counts: {
      all: items.length,
      done: countOf('done'),
      failed: countOf('failed'),
      going: countOf('reading', 'making'),
    },
    spentCents: spent / MICRO_CENTS,
    capCents: capMicroCents === null ? null : capMicroCents / MICRO_CENTS,
    problem: status === 'paused' ? storedProblem(batch.errorCode, batch.errorMessage) : null,
    restsUntil: rests ? restUntil.toISOString() : null,
    watchId: batch.watchId,
    createdAt: batch.createdAt.toISOString(),
    updatedAt: batch.updatedAt.toISOString(),
  };
}

export function toBatch(batch: BatchRow, items: readonly ItemRow[], now: Date): Batch {
  return { ...toBatchSummary(batch, items, now), items: items.map((item) => toItem(batch, item)) };
}

function toItem(batch: BatchRow, row: ItemRow): BatchItem {
  const state = shownState(batch, row);
  const { runs } = row;
  const own = storedProblem(row.errorCode, row.errorMessage);
  return {
    id: row.id,
    platformId: row.platformId,
    title: row.title,
    durationMs: row.durationMs,
    state,
    videoId: row.videoId,
    generations: row.generations,
    costCents: runs.costMicroCents / MICRO_CENTS,
    error:
      row.state !== 'making'
        ? own
        : state === 'failed'
          ? storedProblem(runs.code, runs.message)
          : null,
  };
}

export function storedProblem(code: ErrorCode | null, message: string | null): Batch['problem'] {
  return code ? { code, message: message ?? '' } : null;
}

/** A placeholder language for checks made before any video is read. */
export function inSomeLanguage<Wish extends { language?: CreateBatch['language'] }>(wish: Wish) {
  return { ...wish, language: wish.language ?? DEFAULT_LANGUAGE };
}

export const microCents = (cents: number | null | undefined) =>
  cents === null || cents === undefined ? null : Math.round(cents * MICRO_CENTS);
