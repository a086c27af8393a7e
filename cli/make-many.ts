import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import {
  type Batch,
  BatchEstimateSchema,
  BatchSchema,
  type BatchItem,
  VideoListingSchema,
} from '#contract/batches.ts';
import { counted } from '#contract/count.ts';
import { APP_PATH, CALLS, fill } from '#contract/paths.ts';
import { watchUrl } from '#contract/video-links.ts';
import { OperatorError } from '#server/core/fatal.ts';
import type { TerminalClient } from './terminal-client.ts';

const LOOK_MS = 1000;

interface Wanted {
  /** Output folder; default: standard output. */
  out: string | undefined;
  capCents: number | undefined;
}

/** Creates the same drafts from every video of a playlist, a channel or several links. Returns the path of the batch's page. */
export async function makeMany(
  client: TerminalClient,
  text: string,
  wish: object,
  { out, capCents }: Wanted,
): Promise<string> {
  const listing = await client.send(CALLS.videoListing, VideoListingSchema, { text });
  const readable = listing.videos.filter(({ problem }) => problem === null);
  for (const { title, platformId, problem } of listing.videos) {
    if (problem) say(`skipped: ${title || watchUrl(platformId)}. ${problem.message}`);
  }
  if (readable.length === 0) throw new OperatorError('We can’t read any of these videos.');
  const body = {
    ...wish,
    title: listing.title,
    videos: readable.map(({ platformId, title, durationMs }) => ({
      platformId,
      title: title.slice(0, 300),
      durationMs,
    })),
    ...(capCents !== undefined && { capCents }),
  };
  const { costCents, engine, problem } = await client.send(
    CALLS.batchEstimate,
    BatchEstimateSchema,
    body,
  );
  if (problem) throw new OperatorError(problem.message);
  const dollars = (cents: number) => `$${(cents / 100).toFixed(2)}`;
  const cost =
    costCents.ceiling > 0
      ? `about ${dollars(costCents.middle)}, at most ${dollars(costCents.ceiling)}`
      : 'free';
  say(
    `${listing.title || 'Links'}: ${counted(readable.length, 'video', 'videos')}, ${cost}, by ${engine.label}`,
  );
  const { id } = await client.send(CALLS.batches, BatchSchema, body);
  const over = await watch(client, id, out);
  const { counts } = over;
  say(`${counts.done} of ${counted(counts.all, 'video', 'videos')} done, ${counts.failed} failed`);
  if (over.problem) throw new OperatorError(over.problem.message);
  return `${APP_PATH}/batches/${id}`;
}

/** Reports every video once it's finished and writes its drafts. */
async function watch(client: TerminalClient, id: string, out: string | undefined): Promise<Batch> {
  const told = new Set<string>();
  let resting = '';
  let isPaused = false;
  for (;;) {
    const batch = await client.send(fill(CALLS.batch, { id }), BatchSchema);
    for (const [at, item] of batch.items.entries()) {
      if (told.has(item.id) || (item.state !== 'done' && item.state !== 'failed')) continue;
      told.add(item.id);
      await tell(client, item, { number: at + 1, of: batch.items.length, out });
    }
    const rests = batch.restsUntil ?? '';
    if (rests !== resting && rests !== '') say(`waiting until ${rests} before the next video`);
    resting = rests;
    // Drafts in progress are paid for, so wait for them even if nothing more is started.
    if (batch.status !== 'running' && batch.counts.going === 0) return batch;
    if (batch.problem && !isPaused) say(`paused: ${batch.problem.message}`);
    isPaused = batch.problem !== null;
    await pause(LOOK_MS);
  }
}

async function tell(
  client: TerminalClient,
  { title, platformId, state, error, generations }: BatchItem,
  { number, of, out }: { number: number; of: number; out: string | undefined },
): Promise<void> {
  say(`${number}/${of} ${state}: ${title || watchUrl(platformId)}`);
  if (error) say(`  ${error.message}`);
  if (state !== 'done') return;
  for (const one of generations) {
    const { name, text } = await client.exportMarkdown(one.id);
    if (out === undefined) {
      process.stdout.write(text);
      continue;
    }
    mkdirSync(out, { recursive: true });
    // Two videos may have the same title.
    const file = join(out, `${String(number).padStart(String(of).length, '0')} ${name}`);
    writeFileSync(file, text);
    say(`  written to ${file}`);
  }
}

const say = (line: string) => void process.stderr.write(`${line}\n`);
