import type { Document, DocumentBlock, DocumentSection } from '#contract/documents.ts';
import type { Delta, LiveEvent } from '#contract/events.ts';
import { applyDelta } from '#contract/run-view.ts';
import { AppError } from '#server/core/app-error.ts';
import type { RefineTask } from '#server/db/schema/generations.ts';
import { refineMessages } from '#server/prompts/refine.ts';
import { continueMessages, type Messages } from '#server/prompts/write.ts';
import { transcriptBlocks } from '#server/text/blocks.ts';
import { cleanText, marksOf, withOwnAddresses } from '#server/text/clean-text.ts';
import { fitDocument } from '#server/text/fit-document.ts';
import { countWords } from '#server/text/segment.ts';
import { speakable } from '#server/text/speakable.ts';
import { countTokens } from '#server/text/tokens.ts';
import { checkWritten } from '#server/text/written-language.ts';
import { getLanguage, type LanguageValue } from '#contract/catalog/languages.ts';
import type { TranscriptBlock } from '#contract/videos.ts';
import type { PaidModel } from '../../usage/model-call.service.ts';
import { MICRO_CENTS } from '../../usage/usage.service.ts';
import { settleAside } from '../check-aside.ts';
import { minutesAsked } from '../check-document.ts';
import { endDone, stage } from '../run/end-run.ts';
import type { Run } from '../run/generation-run.ts';
import { createDeltaPump } from './delta-pump.ts';
import { askWhole, type Asker, type Question } from './model-asking.ts';
import { assemble } from './model-document.ts';
import { answerLimit, materialTokens, type PlannedMaterial, roomOf } from './model-plan.ts';
import { formatName } from './model-prompt.ts';
import { ownWords, speakersOf } from './model-wishes.ts';
import {
  headLines,
  headOf,
  plannedFrom,
  readPassage,
  sectionLines,
  tagOf,
} from './refine-lines.ts';
import { estimateCalls } from '../price/run-estimate.ts';
import { createPassageStream, type PassageStream } from './passage-stream.ts';
import { createSectionStream, type SectionStream, type WholeSection } from './section-stream.ts';
import type { ModelWriting } from './write-with-model.ts';

/** Blocks around the cited ones that are shown where the whole transcript does not fit. */
const AROUND = 8;
/** A text and what replaces it are about as long. */
const MOST_TIMES = 2.5;

/** Changes a finished document by its owner's wish, whole or one passage of it. What stood stays a version. */
export async function refineWithModel(
  run: Run,
  task: RefineTask,
  use: PaidModel,
  parts: ModelWriting,
): Promise<void> {
  const { videos, usage, modelCalls, models } = parts;
  const { generation } = run;
  const { format, language, brief } = generation;
  const document = generation.document!;
  await usage.bookLostCalls(generation.id);
  const material = await videos.getMaterial(generation.transcriptId);
  const blocks = transcriptBlocks(material.cues, material.chapters);
  // What stands in the text already, or is asked for, is the customer's to keep.
  const source = withOwnAddresses(
    marksOf(blocks.map(({ text }) => text).join('\n')),
    [
      headLines(document),
      ...document.sections.flatMap((one) => one.blocks.map(({ md }) => md)),
      task.instruction,
      ownWords(generation),
    ].join('\n'),
  );
  const info = models.describe(use.provider, use.model);
  const room = roomOf(info, use.payer);
  const passage = task.paragraphId === null ? null : getPassage(document, task.paragraphId);
  const written = passage
    ? sectionLines([{ ...passage.section, blocks: [passage.block] }], false)
    : [headLines(document), sectionLines(document.sections, true)].join('\n');
  const expected = Math.ceil(countTokens(written, language) * 1.1) + 60;
  const sections = passage ? [] : plannedFrom(document);
  const cited = passage?.block.blockIds ?? [];
  const request = {
    nonce: task.nonce,
    formatName: formatName(format),
    languageName: getLanguage(language).name,
    instruction: task.instruction,
    written,
    wanted: passage ? { tag: tagOf(passage.block) } : { sections: sections.map(({ id }) => id) },
    blocks: fitting({ blocks, language: material.language }, cited, room.materialTokens),
    style: brief.style,
  };
  const messages = refineMessages(request);
  const maxOutputTokens = answerLimit(expected, room);
  const planned = { request: { ...messages, maxOutputTokens }, expectedOutputTokens: expected };
  const { ceilingMicroCents } = estimateCalls(
    modelCalls,
    use,
    [{ ...planned, ...(material.language && { language: material.language }), most: MOST_TIMES }],
    info.reasons,
  );
  // Said once: an attempt that goes on where another was cut off has no more to spend than that had left.
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
  const name = `refine ${task.number}`;
  const starts = new Map(blocks.map(({ id, startMs }) => [id, material.timed ? startMs : null]));
  const speakers = speakersOf(generation).byLetter;
  const newStream = () => createSectionStream({ sections, source, starts, speakers, headings: {} });
  const question = { stage: 'refining', expected, maxOutputTokens, goOn: continueMessages };
  let shownBlocks = request.blocks;
  const ask = async (insistOnLanguage: boolean): Promise<string> => {
    try {
      return await askWith(refineMessages({ ...request, blocks: shownBlocks, insistOnLanguage }));
    } catch (error) {
      // What is too long for the provider, whatever we counted, is asked with fewer of the passages.
      if (!(error instanceof AppError) || error.code !== 'context_too_long') throw error;
      const { language: spoken } = material;
      const half = Math.floor(materialTokens({ blocks: shownBlocks }, spoken) / 2);
      const fewer = fitting({ blocks: shownBlocks, language: spoken }, cited, half);
      if (fewer.length >= shownBlocks.length) throw error;
      shownBlocks = fewer;
      return ask(insistOnLanguage);
    }
  };
  const askWith = async (wanted: Messages) => {
    // What was edited since is in no event, so whoever watches is given what stands before it changes.
    await run.say({ type: 'document', document }, stage('writing', 0));
    const shown = passage ? createPassageStream(passage, source) : newStream();
    const cleared = passage ? null : { ...document, sections: [] };
    return askShown(asker, { ...question, messages: wanted }, shown, cleared);
  };
  // Only what can be used is stored: another try would be given it again.
  const answer = await run.step(name, async () => {
    let result = await ask(false);
    if (!(await isWritten(result, written, language))) {
      result = await ask(true);
      if (!(await isWritten(result, written, language))) throw new AppError('wrong_language');
    }
    if (passage && readPassage(result).text === '') throw new AppError('malformed_answer');
    return { result, events: [stage('checking', 0)] };
  });

  let changed: Document;
  let newWords: number | undefined;
  if (passage) {
    const { text, blockIds } = readPassage(answer);
    const clean = cleanText(text, source).text;
    const md = passage.block.kind === 'turn' ? speakable(clean) : clean;
    if (md === '') throw new AppError('malformed_answer');
    newWords = countWords(md, language);
    const real = blockIds.filter((id) => starts.has(id));
    changed = replaceBlock(document, passage.block.id, { md, blockIds: real }, starts);
  } else {
    const stream = newStream();
    const wholes = [...stream.feed(answer), ...stream.end()];
    changed = assemble(generation, merged(document, wholes), source);
  }
  const fitted = fitDocument(changed);
  const text = fitted.sections.flatMap((one) => one.blocks.map(({ md }) => md)).join('\n');
  const detected = await checkWritten(text, language);
  if (!detected.ok) throw new AppError('wrong_language');
  const known = {
    bannedWords: brief.style?.bannedWords ?? [],
    minutes: minutesAsked(generation.options),
  };
  const settled = await settleAside(fitted, material, known, { before: document });
  const checks = { ...settled.checks, language: { asked: language, ...detected } };
  await endDone(run, {
    document: settled.document,
    checks,
    usage: { words: checks.words, ...(await usage.totalsOf(generation.id)) },
    engine: generation.engine,
    usages: usage,
    entry: name,
    cause: 'refine',
    ...(newWords !== undefined && !task.isFirstEnd && { newWords }),
  });
}

const TAGS = /^@[a-z0-9]+(?: [A-Z](?= ))?(?: \[[^\]\n]*\])?/gmu;

/** What stood may have been nothing but names, or in another language; then that says nothing against its successor. */
async function isWritten(answer: string, stood: string, language: LanguageValue): Promise<boolean> {
  const isGood = async (text: string) =>
    (await checkWritten(text.replaceAll(TAGS, ''), language)).ok;
  return (await isGood(answer)) || !(await isGood(stood));
}

/** The answer, shown to whoever watches while it comes. */
async function askShown(
  asker: Asker,
  question: Question,
  shown: PassageStream | SectionStream,
  /** What the new text is written into. The old one is shown until there are words of it. */
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
    // Nothing of it may be told after what stands has been given back.
    await pump.drain().catch(() => {});
    throw failed.signal.aborted ? failed.signal.reason : error;
  }
}

function getPassage(
  document: Document,
  id: string,
): { section: DocumentSection; block: DocumentBlock } {
  for (const section of document.sections) {
    const block = section.blocks.find((one) => one.id === id);
    if (block) return { section, block };
  }
  throw new AppError('not_found');
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

/** What the model gave, and what stood where it gave nothing. */
function merged(document: Document, wholes: readonly WholeSection[]): WholeSection[] {
  const head = wholes.find(({ kind }) => kind === 'head') ?? headOf(document);
  return [
    head,
    ...document.sections.map((section): WholeSection => {
      const found = wholes.find((whole) => whole.kind === 'section' && whole.id === section.id);
      const { id } = section;
      return found ?? { id, kind: 'section', section, deltas: [], removedTimes: [] };
    }),
  ];
}

function fitting(
  { blocks, language }: PlannedMaterial,
  cited: readonly number[],
  mostTokens: number,
): TranscriptBlock[] {
  const fits = (some: readonly TranscriptBlock[]) =>
    materialTokens({ blocks: some }, language) <= mostTokens;
  if (fits(blocks)) return [...blocks];
  const near = blocks.filter(({ id }) => cited.some((one) => Math.abs(one - id) <= AROUND));
  let kept: TranscriptBlock[] = near.length > 0 ? near : [...blocks];
  while (kept.length > 1 && !fits(kept)) {
    kept = kept.filter((_, index) => index % 2 === 0);
  }
  return kept;
}
