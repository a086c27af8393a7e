import type { Document, DocumentBlock } from '#contract/documents.ts';
import type { Delta, LiveEvent } from '#contract/events.ts';
import { applyDelta } from '#contract/run-view.ts';
import { AppError } from '#server/core/app-error.ts';
import type { RefineTask } from '#server/db/schema/generations.ts';
import { StopRequested } from '#server/runs/run.ts';
import { refineMessages } from '#server/prompts/refine.ts';
import { isRefusal } from '#server/prompts/remarks.ts';
import { continueMessages } from '#server/prompts/write.ts';
import { transcriptBlocks } from '#server/text/blocks.ts';
import { cleanText, marksOf, withOwnAddresses } from '#server/text/clean-text.ts';
import { fitDocument } from '#server/text/fit-document.ts';
import { countWords } from '#server/text/segment.ts';
import { speakable } from '#server/text/speakable.ts';
import { checkWritten } from '#server/text/written-language.ts';
import type { LanguageValue } from '#contract/catalog/languages.ts';
import type { PaidModel } from '../../usage/model-call.service.ts';
import { MICRO_CENTS } from '../../usage/usage.service.ts';
import { startsOf } from '../../videos/videos.service.ts';
import { settleAside } from '../check-aside.ts';
import { knownOf } from '../check-document.ts';
import { endDone, stage } from '../run/end-run.ts';
import type { Run } from '../run/generation-run.ts';
import { createDeltaPump } from './delta-pump.ts';
import { askWhole, type Asker, type ModelQuestion } from './model-asking.ts';
import { assemble } from './model-document.ts';
import { roomOf } from './model-plan.ts';
import { ownWords, speakersOf } from './model-wishes.ts';
import { headLines, headOf, readPassage } from './refine-lines.ts';
import {
  type Passage,
  type PlannedRefine,
  planRefine,
  refineCall,
  wishesIn,
  withLess,
} from './refine-plan.ts';
import { estimateCalls } from '../price/run-estimate.ts';
import { createPassageStream, type PassageStream } from './passage-stream.ts';
import { createSectionStream, type SectionStream, type WholeSection } from './section-stream.ts';
import { cardOf } from './model-prompt.ts';
import { readingBefore } from './stored-verdicts.ts';
import type { ModelWriting } from './write-with-model.ts';

/**
 * Refines a finished document: all of it, one passage, or several passages with an instruction each. The previous text
 * stays a version, and the result is one version however many passages there are.
 */
export async function refineWithModel(
  run: Run,
  task: RefineTask,
  use: PaidModel,
  parts: ModelWriting,
): Promise<void> {
  const { videos, usage, modelCalls, models } = parts;
  const { generation } = run;
  const { language, brief } = generation;
  const document = generation.document!;
  await usage.bookLostCalls(generation.id);
  const material = await videos.getMaterial(generation);
  const blocks = transcriptBlocks(material.cues, material.chapters);
  const wishes = wishesIn(task);
  // Links that are already in the text, or in the instruction, may stay.
  const source = withOwnAddresses(
    marksOf(blocks.map(({ text }) => text).join('\n')),
    [
      headLines(document),
      ...document.sections.flatMap((one) => one.blocks.map(({ md }) => md)),
      ...wishes.map(({ instruction }) => instruction),
      ownWords(generation),
    ].join('\n'),
  );
  const info = models.describe(use.provider, use.model);
  const room = roomOf(info, use.payer);
  const spoken = { blocks, language: material.language };
  const card = cardOf(material, brief, blocks);
  const planned = wishes.map((wish) =>
    planRefine({ ...generation, document }, wish, spoken, { room, nonce: task.nonce, card }),
  );
  const { ceilingMicroCents } = estimateCalls(
    modelCalls,
    use,
    planned.map((one) => refineCall(one, material.language)),
    info.reasons,
  );
  // Priced once: an attempt that continues an interrupted one has only the rest of its budget.
  const microCents = await run.step(`price ${generation.jobNumber}`, async () => {
    const { costCents } = await usage.totalsOf(generation.id);
    return { result: Math.round(costCents * MICRO_CENTS) + ceilingMicroCents, events: [] };
  });
  const asker: Asker = {
    run,
    modelCalls,
    use,
    language: material.language,
    ceilingOf: () => ({ microCents }),
  };
  const starts = startsOf(blocks, material);
  const speakers = speakersOf(generation).byLetter;
  const newStream = ({ sections }: PlannedRefine) =>
    createSectionStream({ sections, source, starts, speakers, headings: {} });
  let changed: Document = document;
  let newWords: number | undefined;

  const ask = async (
    plan: PlannedRefine,
    insistOnLanguage: boolean,
    shownBlocks = plan.request.blocks,
  ): Promise<string> => {
    const messages = refineMessages({ ...plan.request, blocks: shownBlocks, insistOnLanguage });
    try {
      // Edits since then have no events, so viewers get the current text before it changes.
      const done = planned.indexOf(plan) / planned.length;
      await run.say({ type: 'document', document: changed }, stage('writing', done));
      const shown = plan.passage ? createPassageStream(plan.passage, source) : newStream(plan);
      const cleared = plan.passage ? null : { ...document, sections: [] };
      const { expected, maxOutputTokens } = plan;
      const question = {
        stage: 'refining',
        expected,
        maxOutputTokens,
        windowTokens: room.windowTokens,
        goOn: continueMessages,
      };
      return await askShown(asker, { ...question, messages }, shown, cleared);
    } catch (error) {
      // If the provider finds it too long despite our count, it is requested with fewer passages.
      if (!(error instanceof AppError) || error.code !== 'context_too_long') throw error;
      const fewer = withLess(plan, { ...spoken, blocks: shownBlocks });
      if (!fewer) throw error;
      return ask(plan, insistOnLanguage, fewer);
    }
  };

  const cleaned = ({ block }: Passage, answer: string) => {
    const { text, blockIds } = readPassage(answer);
    const clean = cleanText(text, source);
    const md = block.kind === 'turn' ? speakable(clean) : clean;
    return { md, blockIds: blockIds.filter((id) => starts.has(id)) };
  };

  const take = (plan: PlannedRefine, answer: string) => {
    if (plan.passage) {
      const written = cleaned(plan.passage, answer);
      newWords = (newWords ?? 0) + countWords(written.md, language);
      changed = replaceBlock(changed, plan.passage.block.id, written, starts);
    } else {
      const stream = newStream(plan);
      const wholes = [...stream.feed(answer), ...stream.end()];
      changed = assemble(generation, merged(document, wholes), source);
    }
  };

  for (const [index, plan] of planned.entries()) {
    const name = stepName(task, index);
    const isLast = index === planned.length - 1;
    try {
      // Only usable answers are stored, since a retry gets the stored one.
      const answer = await run.step(name, async () => {
        let result = await ask(plan, false);
        if (!(await isWritten(result, plan.written, language))) {
          result = await ask(plan, true);
          if (!(await isWritten(result, plan.written, language))) {
            throw new AppError('wrong_language');
          }
        }
        if (isRefusedPassage(result)) throw new AppError('refused_by_filter');
        if (plan.passage && cleaned(plan.passage, result).md === '') {
          throw new AppError('malformed_answer');
        }
        const next = isLast ? stage('checking', 0) : stage('writing', (index + 1) / planned.length);
        return { result, events: [next] };
      });
      take(plan, answer);
    } catch (error) {
      const isStopped = error instanceof StopRequested && planned.length > 1;
      const answered = isStopped ? run.find<string>(name) : null;
      if (answered !== null) take(plan, answered);
      // Passages changed before the stop have been paid for and are kept.
      if (!isStopped || changed === document) throw error;
      break;
    }
  }

  const fitted = fitDocument(changed);
  const text = fitted.sections.flatMap((one) => one.blocks.map(({ md }) => md)).join('\n');
  const detected = await checkWritten(text, language);
  if (!detected.ok) throw new AppError('wrong_language');
  const reading = await readingBefore(parts.database.db, generation);
  const known = { ...knownOf(generation), reading };
  const settled = await settleAside(fitted, material, known, { before: document });
  const checks = { ...settled.checks, language: { asked: language, ...detected } };
  await endDone(run, {
    document: settled.document,
    checks,
    usage: { words: checks.words, ...(await usage.totalsOf(generation.id)) },
    engine: generation.engine,
    usages: usage,
    entry: stepName(task, 0),
    cause: 'refine',
    ...(newWords !== undefined && !task.isFirstEnd && { newWords }),
  });
}

const stepName = ({ number }: RefineTask, index: number) =>
  index === 0 ? `refine ${number}` : `refine ${number}.${index}`;

/** An answer with a tag isn't a refusal, whatever it says. */
const isRefusedPassage = (answer: string) => !/[@＠][a-z]/iu.test(answer) && isRefusal(answer);

const TAGS = /^@[a-z0-9]+(?: [A-Z](?= ))?(?: \[[^\]\n]*\])?/gmu;

/** The old text may have contained only names or been in another language; then the new one isn't rejected for that. */
async function isWritten(answer: string, stood: string, language: LanguageValue): Promise<boolean> {
  const isGood = async (text: string) =>
    (await checkWritten(text.replaceAll(TAGS, ''), language)).ok;
  return (await isGood(answer)) || !(await isGood(stood));
}

/** Streams the answer to viewers. */
async function askShown(
  asker: Asker,
  question: ModelQuestion,
  shown: PassageStream | SectionStream,
  /** The document that the new text is written into. Viewers see the old one until there are new words. */
  cleared: Document | null,
): Promise<string> {
  const { run } = asker;
  const failed = new AbortController();
  let blank = cleared;
  const inPlace = (deltas: Delta[]): LiveEvent[] => {
    if (!blank) return deltas;
    const begun = deltas.reduce(applyDelta, blank);
    blank = null;
    return [{ type: 'document', document: begun }];
  };
  const pump = createDeltaPump({
    take: () => shown.takeDeltas(),
    say: (deltas, isFirst) =>
      isFirst ? run.sayNow(...inPlace(deltas)) : run.say(...inPlace(deltas)),
    onFailure: (error) => failed.abort(error),
  });
  try {
    const answer = await askWhole(asker, {
      ...question,
      signal: failed.signal,
      onText(text) {
        for (const whole of shown.feed(text) ?? []) {
          const deltas = whole.kind === 'section' ? whole.deltas : [];
          if (deltas.length > 0) pump.after(() => run.say(...inPlace(deltas)));
        }
        pump.kick();
      },
      onRestart: () => shown.restart(),
    });
    await pump.drain();
    return answer;
  } catch (error) {
    // Nothing of it may be sent after the old text has been restored.
    await pump.drain().catch(() => {});
    throw failed.signal.aborted ? failed.signal.reason : error;
  }
}

function replaceBlock(
  document: Document,
  id: string,
  { md, blockIds }: { md: string; blockIds: number[] },
  starts: ReadonlyMap<number, number | null>,
): Document {
  const changed = (block: DocumentBlock): DocumentBlock => {
    const { edited: _edited, ...kept } = block;
    if (blockIds.length === 0) return { ...kept, md };
    const startMs =
      kept.startMs === null ? null : Math.min(...blockIds.map((one) => starts.get(one) ?? 0));
    return { ...kept, md, blockIds, startMs };
  };
  return {
    ...document,
    sections: document.sections.map((section) => ({
      ...section,
      blocks: section.blocks.map((block) => (block.id === id ? changed(block) : block)),
    })),
  };
}

/** The model's sections, and the old ones where it wrote none. */
function merged(document: Document, wholes: readonly WholeSection[]): WholeSection[] {
  const head = wholes.find(({ kind }) => kind === 'head') ?? headOf(document);
  return [
    head,
    ...document.sections.map((section): WholeSection => {
      const found = wholes.find((whole) => whole.kind === 'section' && whole.id === section.id);
      const { id } = section;
      return found ?? { id, kind: 'section', section, deltas: [] };
    }),
  ];
}
