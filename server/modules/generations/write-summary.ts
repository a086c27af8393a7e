import type { Stage } from '#contract/catalog/formats.ts';
import type { Document, DocumentBlock } from '#contract/documents.ts';
import type { Delta, LiveEvent } from '#contract/events.ts';
import { applyDelta } from '#contract/run-view.ts';
import { BUILT_IN_ENGINE, type RunUsage } from '#contract/generations.ts';
import { OPTIONS } from '#contract/options.ts';
import { AppError } from '#server/core/app-error.ts';
import type { Extract, ExtractiveSummary, SectionExtract } from '#server/text/summarize.ts';
import type { Videos } from '../videos/videos.service.ts';
import { checkDocument } from './check-document.ts';
import type { EngineThread } from './engine-thread.ts';
import type { Run } from './generation-run.ts';

interface Options {
  videos: Videos;
  engine: EngineThread;
}

type DeltaDraft = Omit<Delta, 'type' | 'at'>;

/** A summary by the built-in engine: the video's own sentences, chosen, ordered and tied to their moments. */
export async function writeSummary(run: Run, { videos, engine }: Options): Promise<void> {
  const { generation } = run;
  await run.say(stage('transcript', 0));
  const material = await videos.getMaterial(generation.transcriptId);
  let document: Document = {
    format: 'summary',
    language: generation.language,
    title: generation.title,
    sections: [],
  };

  const summary = await run.step('reading', async () => {
    await run.say(stage('reading', 0));
    const { length } = OPTIONS.summary.parse(generation.options);
    const result = await engine.summarize({ ...material, language: generation.language, length });
    if (result.gist.text === '') throw new AppError('transcript_empty');
    return { result, events: [{ type: 'document', document }, stage('writing', 0)] };
  });

  const parts = partsOf(summary);
  for (const [number, part] of parts.entries()) {
    const deltas = await run.step(part.name, async () => {
      const events = part.deltas.map((delta): Delta => ({ type: 'delta', at: 0, ...delta }));
      const progress = (number + 1) / parts.length;
      return { result: events, events: [...events, stage('writing', progress)] };
    });
    for (const delta of deltas) document = applyDelta(document, delta);
  }

  await run.say(stage('checking', 0));
  const checks = checkDocument(document, material);
  const { words } = checks;
  const usage = usageOf(words);
  await run.end(
    { status: 'done', stage: null, document, checks, usage, words },
    { type: 'document', document },
    { type: 'checks', checks },
    { type: 'usage', engine: BUILT_IN_ENGINE, usage },
    { type: 'done', status: 'done' },
  );
}

function stage(name: Stage, progress: number): LiveEvent {
  return { type: 'stage', stage: name, progress };
}

interface Part {
  name: string;
  deltas: DeltaDraft[];
}

/** The pieces that appear one after the other, each stored before the next begins. */
function partsOf({ gist, points, sections }: ExtractiveSummary): Part[] {
  const first = { id: 'gist', kind: 'gist', startMs: null } as const;
  const list = { id: 'points', kind: 'points', startMs: null } as const;
  return [
    { name: 'gist', deltas: [toDelta(first, 'gist1', 'gist', gist)] },
    {
      name: 'points',
      deltas: points.map((point, index) => toDelta(list, `p${index + 1}`, 'point', point)),
    },
    ...sections.map((section, index) => ({
      name: `section ${index + 1}`,
      deltas: sectionDeltas(`s${index + 1}`, section),
    })),
  ];
}

function sectionDeltas(id: string, { title, startMs, sentences }: SectionExtract): DeltaDraft[] {
  const section = { id, kind: 'section', startMs } as const;
  const paragraphs = sentences.map((sentence, index) =>
    toDelta(section, `${id}p${index + 1}`, 'paragraph', sentence),
  );
  if (title === null) return paragraphs;
  const heading = {
    section,
    block: { id: `${id}h`, kind: 'heading' as const, blockIds: [], startMs: null },
    text: title,
  };
  return [heading, ...paragraphs];
}

function toDelta(
  section: Delta['section'],
  id: string,
  kind: DocumentBlock['kind'],
  { text, blockIds, startMs }: Extract,
): DeltaDraft {
  return { section, block: { id, kind, blockIds, startMs }, text };
}

function usageOf(words: number): RunUsage {
  const none = { calls: 0, tokensIn: 0, tokensOut: 0, tokensCached: 0, costCents: 0 };
  return { words, ...none, estimated: false };
}
