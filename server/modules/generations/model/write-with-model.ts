import type { RunUsage } from '#contract/generations.ts';
import type { LanguageValue } from '#contract/catalog/languages.ts';
import { AppError } from '#server/core/app-error.ts';
import type { Database } from '#server/db/database.ts';
import type { AiProviders } from '#server/providers/ai/port.ts';
import type { Note } from '#server/prompts/write.ts';
import { transcriptBlocks } from '#server/text/blocks.ts';
import { marksOf } from '#server/text/clean-text.ts';
import { checkWritten } from '#server/text/written-language.ts';
import type { ModelCalls, PaidModel } from '../../usage/model-call.service.ts';
import type { Usage } from '../../usage/usage.service.ts';
import type { Videos } from '../../videos/videos.service.ts';
import { checkDocument } from '../check-document.ts';
import { endDone, stage } from '../run/end-run.ts';
import type { EngineThread } from '../run/engine-thread.ts';
import type { Run } from '../run/generation-run.ts';
import { assemble } from './model-document.ts';
import type { Asker } from './model-asking.ts';
import { plannedCalls } from '../price/model-price.ts';
import { takeNotes } from './model-notes.ts';
import { partsWanted, planRun, type PricedPlan, roomOf } from './model-plan.ts';
import { estimateCalls } from '../price/run-estimate.ts';
import { writeAll, type Writing } from './model-writing.ts';

export interface ModelWriting {
  database: Database;
  videos: Videos;
  engine: EngineThread;
  usage: Usage;
  modelCalls: ModelCalls;
  models: Pick<AiProviders, 'describe'>;
}

/** A document by a model: planned, read or noted, written section by section, checked. Each stage is stored. */
export async function writeWithModel(run: Run, use: PaidModel, parts: ModelWriting): Promise<void> {
  const { database, videos, engine, usage, modelCalls, models } = parts;
  const { generation } = run;
  run.tell(stage('transcript', 0));
  // What an attempt that is gone had asked for and cannot settle any more. Nothing is asked before there is a plan.
  if (run.find('plan')) await usage.bookLostCalls(generation.id);
  const material = await videos.getMaterial(generation.transcriptId);
  const blocks = transcriptBlocks(material.cues, material.chapters);
  if (blocks.length === 0) throw new AppError('transcript_empty');
  const source = marksOf(blocks.map(({ text }) => text).join('\n'));
  const info = models.describe(use.provider, use.model);
  const room = roomOf(info, use.payer);
  const base = { run, room, blocks, source };

  const plan = await run.step<PricedPlan>('plan', async () => {
    const { cues, chapters, title } = material;
    const talk = { cues, chapters, title, language: material.language ?? FALLBACK };
    const wanted = partsWanted(generation.format, generation.options);
    const outline = (await engine.outline(talk, wanted, generation.transcriptId)).map((part) =>
      material.timed ? part : { ...part, startMs: null },
    );
    if (outline.length === 0) throw new AppError('transcript_empty');
    const planned = planRun(generation, blocks, outline, room);
    const context = { ...generation, videoTitle: title };
    const { language } = material;
    const calls = plannedCalls({ context, plan: planned, room, blocks, language });
    const { ceilingMicroCents } = estimateCalls(modelCalls, use, calls, info.reasons);
    const result = { ...planned, ceilingMicroCents };
    const document = assemble(generation, [], source);
    // One that reads and writes at once goes straight on.
    const stages = planned.stretches
      ? [stage('reading', 0)]
      : [stage('reading', 0), stage('writing', 0)];
    return { result, events: [{ type: 'document', document }, ...stages] };
  });

  // Each time its owner asks for another try, they have been told the price again.
  const ceilingMicroCents = plan.ceilingMicroCents * generation.jobNumber;
  const asker: Asker = { run, modelCalls, use, ceilingMicroCents, language: material.language };
  const videoTitle = material.title;
  let notes: Note[] | null = null;
  if (plan.stretches) {
    notes = await takeNotes({ ...base, asker, database, plan, videoTitle });
    run.tell(stage('writing', 0));
  }
  const { timed } = material;
  const writing: Writing = { ...base, asker, plan, notes, videoTitle, timed };
  const done = await writeAll(writing);

  await run.say(stage('checking', 0));
  const wholes = plan.sections.map(({ id }) => done.get(id)!);
  const document = assemble(generation, wholes, source);
  const removedTimes = wholes.flatMap((whole) =>
    whole.kind === 'section' ? whole.removedTimes : [],
  );
  const text = document.sections.flatMap(({ blocks: all }) => all.map(({ md }) => md)).join('\n');
  const written = await checkWritten(text, generation.language);
  if (!written.ok) throw new AppError('wrong_language');
  const checks = {
    ...checkDocument(document, material, {
      removedTimes,
      bannedWords: generation.brief.style?.bannedWords ?? [],
    }),
    language: { asked: generation.language, ...written },
  };
  await endDone(run, {
    document,
    checks,
    usage: await usageOf(usage, generation.id, checks.words),
    engine: generation.engine,
    usages: usage,
  });
}

/** Only to cut a text whose language nobody knows into parts. */
const FALLBACK: LanguageValue = 'english';

async function usageOf(usage: Usage, generationId: string, words: number): Promise<RunUsage> {
  return { words, ...(await usage.totalsOf(generationId)) };
}
