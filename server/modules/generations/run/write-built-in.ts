import type { Document, DocumentSection } from '#contract/documents.ts';
import type { Delta } from '#contract/events.ts';
import { BUILT_IN_ENGINE, type RunUsage } from '#contract/generations.ts';
import { applyDelta } from '#contract/run-view.ts';
import { placeAt } from '#contract/source-parts.ts';
import { AppError } from '#server/core/app-error.ts';
import type { ArrangeInput } from '#server/text/arrange/arrange.ts';
import type { Usage } from '../../usage/usage.service.ts';
import type { Material, Videos } from '../../videos/videos.service.ts';
import type { GenerationRow } from '../generations.repo.ts';
import { checkAside } from '../check-aside.ts';
import { minutesAsked } from '../check-document.ts';
import type { EngineThread } from './engine-thread.ts';
import { wordingOf } from '../brief.ts';
import { endDone, stage } from './end-run.ts';
import type { Run } from './generation-run.ts';

interface Options {
  videos: Videos;
  engine: EngineThread;
  usage: Pick<Usage, 'addWords' | 'bookAtEnd'>;
}

/** Writes a document with the built-in engine: the video's own sentences, selected, arranged and linked to their moments. */
export async function writeBuiltIn(run: Run, { videos, engine, usage }: Options): Promise<void> {
  const { generation } = run;
  const material = await videos.getMaterial(generation);

  const planned = await run.step('reading', async () => {
    await run.say(stage('reading', 0));
    const found = await engine.arrange(builtInInput(material, generation));
    if (!found) throw new AppError('transcript_empty');
    const result = measured(found, material);
    return { result, events: [{ type: 'document', document: bare(result) }, stage('writing', 0)] };
  });

  let document = bare(planned);
  for (const [number, section] of planned.sections.entries()) {
    const deltas = await run.step(`section ${number + 1}`, async () => {
      const events = deltasOf(section);
      const progress = (number + 1) / planned.sections.length;
      return { result: events, events: [...events, stage('writing', progress)] };
    });
    for (const delta of deltas) document = applyDelta(document, delta);
  }

  await run.say(stage('checking', 0));
  const checks = await checkAside(document, material, {
    isExtractive: true,
    minutes: minutesAsked(generation.options),
  });
  const { words } = checks;
  await endDone(run, {
    document,
    checks,
    usage: usageOf(words),
    engine: BUILT_IN_ENGINE,
    usages: usage,
  });
}

/** The engine's input, identical for a run and for its estimate. */
export function builtInInput(
  { cues, chapters, title, parts = [] }: Material,
  {
    format,
    language,
    options,
    brief,
  }: Pick<GenerationRow, 'format' | 'language' | 'options' | 'brief'>,
): ArrangeInput {
  const prompt = brief.prompt && { ...brief.prompt, template: wordingOf(brief.prompt, options) };
  return { cues, chapters, title, language, format, options, prompt, parts };
}

/** A pasted text has an order but no times, and none are invented for it. */
function measured(document: Document, { timed, parts = [] }: Material): Document {
  const known = (startMs: number | null) =>
    startMs !== null && timed && placeAt(parts, startMs)?.part.timed !== false ? startMs : null;
  const sections = document.sections.map((section) => ({
    ...section,
    startMs: known(section.startMs),
    blocks: section.blocks.map((block) => ({ ...block, startMs: known(block.startMs) })),
  }));
  return { ...document, sections };
}

function bare(document: Document): Document {
  return { ...document, sections: [] };
}

function deltasOf({ blocks, ...section }: DocumentSection): Delta[] {
  return blocks.map(({ md, ...block }) => ({ type: 'delta', section, block, at: 0, text: md }));
}

function usageOf(words: number): RunUsage {
  const none = { calls: 0, tokensIn: 0, tokensOut: 0, tokensCached: 0, costCents: 0 };
  return { words, ...none, estimated: false };
}
