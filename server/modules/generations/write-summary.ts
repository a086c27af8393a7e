import type { Stage } from '#contract/catalog/formats.ts';
import type { DocumentBlock, SummaryDocument } from '#contract/documents.ts';
import type { Delta, LiveEvent } from '#contract/events.ts';
import { applyDelta } from '#contract/run-view.ts';
import { BUILT_IN_ENGINE } from '#contract/generations.ts';
import { AppError } from '#server/core/app-error.ts';
import { transcriptBlocks } from '#server/text/blocks.ts';
import { countWords } from '#server/text/segment.ts';
import type { Extract, ExtractiveSummary, SectionExtract } from '#server/text/summarize.ts';
import type { Material, Videos } from '../videos/videos.service.ts';
import { coverageOf } from './coverage.ts';
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
  let document: SummaryDocument = {
    format: 'summary',
    language: generation.language,
    title: generation.title,
    gist: null,
    points: [],
    sections: [],
  };

  const summary = await run.step('reading', async () => {
    await run.say(stage('reading', 0));
    const result = await engine.summarize({ ...material, length: generation.options.length });
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
  const checks = checksOf(document, material);
  await run.end(
    { status: 'done', stage: null, document, checks },
    { type: 'document', document },
    { type: 'checks', checks },
    { type: 'usage', engine: BUILT_IN_ENGINE, words: checks.words, costCents: 0 },
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
  return [
    { name: 'gist', deltas: [toDelta('gist', 'gist', gist)] },
    {
      name: 'points',
      deltas: points.map((point, index) => toDelta(`p${index + 1}`, 'point', point)),
    },
    ...sections.map((section, index) => ({
      name: `section ${index + 1}`,
      deltas: sectionDeltas(`s${index + 1}`, section),
    })),
  ];
}

function sectionDeltas(id: string, { title, startMs, sentences }: SectionExtract): DeltaDraft[] {
  const section = { id, startMs };
  const paragraphs = sentences.map((sentence, index) =>
    toDelta(`${id}p${index + 1}`, 'paragraph', sentence, section),
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
  id: string,
  kind: DocumentBlock['kind'],
  { text, blockIds, startMs }: Extract,
  section: Delta['section'] = null,
): DeltaDraft {
  return { section, block: { id, kind, blockIds, startMs }, text };
}

function checksOf(document: SummaryDocument, material: Material) {
  const written = [
    ...(document.gist ? [document.gist] : []),
    ...document.points,
    ...document.sections.flatMap((section) => section.blocks),
  ];
  return {
    words: written.reduce((sum, block) => sum + countWords(block.md, document.language), 0),
    coverage: coverageOf(
      transcriptBlocks(material.cues, material.chapters),
      new Set(written.flatMap((block) => block.blockIds)),
    ),
  };
}
