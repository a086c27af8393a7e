import type { RunUsage } from '#contract/generations.ts';
import type { LanguageValue } from '#contract/catalog/languages.ts';
import type { LiveEvent } from '#contract/events.ts';
import type { TranscriptBlock } from '#contract/videos.ts';
import { AppError } from '#server/core/app-error.ts';
import type { Database } from '#server/db/database.ts';
import type { SourceCard } from '#server/prompts/card.ts';
import type { AiProviders, ModelInfo } from '#server/providers/ai/port.ts';
import type { Note } from '#server/prompts/write.ts';
import { type SourceMarks, withOwnAddresses } from '#server/text/clean-text.ts';
import type { Thread } from '#server/text/evidence/structure.ts';
import { checkSections } from '#server/text/written-language.ts';
import type { ModelCalls, PaidModel } from '../../usage/model-call.service.ts';
import type { Usage } from '../../usage/usage.service.ts';
import { type Material, startsOf, type Videos } from '../../videos/videos.service.ts';
import { checkAside, settleAside } from '../check-aside.ts';
import { type Asked, knownOf, type KnownReading } from '../check-document.ts';
import type { GenerationRow } from '../generations.repo.ts';
import { endDone, stage } from '../run/end-run.ts';
import type { EngineThread } from '../run/engine-thread.ts';
import type { Run } from '../run/generation-run.ts';
import { askForLess, type Way, wayOf } from './ask-for-less.ts';
import { assemble } from './model-document.ts';
import type { Asker } from './model-asking.ts';
import { plannedCalls } from '../price/model-price.ts';
import { cardOf } from './model-prompt.ts';
import { takeNotes } from './model-notes.ts';
import { readMaterial } from './read-material.ts';
import { partsWanted, planRun, type PricedPlan, type Room, roomOf } from './model-plan.ts';
import type { WholeSection } from './section-stream.ts';
import { estimateCalls } from '../price/run-estimate.ts';
import { ownWords } from './model-wishes.ts';
import { reviseDraft } from './revise-draft.ts';
import { readClaims } from './second-reading.ts';
import { findVerdicts } from './stored-verdicts.ts';
import { writeAll } from './model-writing.ts';

export interface ModelWriting {
  database: Database;
  videos: Videos;
  engine: EngineThread;
  usage: Usage;
  modelCalls: ModelCalls;
  models: Pick<AiProviders, 'describe'>;
}

/**
 * Writes a document with a model: plans, takes notes if needed, writes section by section, and checks. Each stage is
 * stored.
 */
export async function writeWithModel(run: Run, use: PaidModel, parts: ModelWriting): Promise<void> {
  const { database, videos, usage, modelCalls, models } = parts;
  const { generation } = run;
  run.tell(stage('transcript', 0));
  const reading = Promise.all([
    videos.getMaterial(generation),
    // Books calls that a dead attempt made, or was about to make, and can no longer settle.
    usage.bookLostCalls(generation.id),
  ]);
  const account = modelCalls.lookUp(use, generation.ownerId);
  account.catch(() => {});
  const [material] = await reading;
  const { blocks, source: said } = readMaterial(material);
  const source = withOwnAddresses(said, `${material.title}\n${ownWords(generation)}`);
  if (blocks.length === 0) throw new AppError('transcript_empty');
  const info = models.describe(use.provider, use.model);
  const room = roomOf(info, use.payer);
  const compared = await parts.engine.compare(material, material.fingerprint);
  const card = cardOf(material, generation.brief, blocks, compared);
  const base = { run, room, blocks, source, card };

  const before = run.find<PricedPlan>('plan');
  const fresh = before ? null : await makePlan(generation, use, parts, { ...base, material, info });
  const plan = before ?? fresh!.result;
  // Stored while the first call is being booked; the call is made only after both are done.
  const stored = fresh ? run.step('plan', async () => fresh) : Promise.resolve();
  stored.catch(() => {});

  const { language } = material;
  const starts = startsOf(blocks, material);
  const ceilingOf = ceilingsOf(plan, generation);
  const asker: Asker = { run, modelCalls, use, known: account, ceilingOf, language };
  let notesRead: Note[] | null = null;
  const readAndWrite = async (way: Way) => {
    let notes: Note[] | null = null;
    const here = { ...base, ...way, asker };
    try {
      if (way.plan.stretches) {
        await stored;
        notes = await takeNotes({ ...here, database });
        notesRead = notes;
        run.tell(stage('writing', 0));
      }
      return await writeAll({ ...here, notes, starts, stored });
    } catch (error) {
      await askForLess(run, wayOf(run, planned), { blocks, language, notes }, error);
      return null;
    }
  };
  const planned: Way = { plan, room };
  let done: Awaited<ReturnType<typeof readAndWrite>> = null;
  while (!done) done = await readAndWrite(wayOf(run, planned));

  await run.say(stage('checking', 0));
  const draft = new Map(done);
  const revised = plan.revises
    ? await reviseDraft(
        {
          run,
          asker,
          room,
          source,
          spoken: {
            text: blocks.map(({ text }) => text).join('\n'),
            language: language ?? generation.language,
          },
          sections: plan.sections,
          nonce: plan.nonce,
          context: { ...generation, card },
          material: notesRead ? { notes: notesRead } : { blocks },
          starts,
        },
        draft,
      )
    : draft;
  const wholes = plan.sections.flatMap(({ id }) => revised.get(id) ?? []);
  const assembled = assemble(generation, wholes, source);
  const texts = assembled.sections.map(({ blocks: all }) => all.map(({ md }) => md).join('\n'));
  const written = await checkSections(texts, generation.language);
  if (!written.ok) throw new AppError('wrong_language');
  const known = {
    thread: threadOf(plan, wholes),
    ...knownOf(generation),
  };
  const second = await readingWanted(database.db, generation);
  const settled = await settleAside(
    assembled,
    material,
    { ...known, reading: second },
    askedOf(plan),
  );
  const { document } = settled;
  let found = settled.checks;
  if (second) {
    // What was written stands even if the check fails.
    run.tell({ type: 'document', document });
    const task = { run, asker, room, nonce: plan.nonce, model: second.model };
    const read = await readClaims(task, settled.claims, second.verdicts);
    found = await checkAside(document, material, { ...known, reading: { ...second, ...read } });
  }
  const checks = { ...found, language: { asked: generation.language, ...written } };
  await endDone(run, {
    document,
    checks,
    usage: await usageOf(usage, generation.id, checks.words),
    engine: generation.engine,
    usages: usage,
  });
}

/** Which sentences a model should check; `null`: none. */
async function readingWanted(
  db: Database['db'],
  { id, jobNumber, brief, engine }: GenerationRow,
): Promise<KnownReading | null> {
  const scope = brief.secondReading;
  if (!scope) return null;
  const model = engine.label;
  return { scope, model, verdicts: await findVerdicts(db, { id, jobNumber }, model) };
}

function threadOf({ sections }: PricedPlan, wholes: readonly WholeSection[]): Thread | null {
  const asked = sections.find(({ kind }) => kind === 'thread')?.holds?.tweet;
  const whole = wholes.find(({ kind }) => kind === 'section');
  if (asked === undefined || whole?.kind !== 'section') return null;
  return { asked, written: whole.section.blocks.length };
}

function askedOf({ parts, sections }: PricedPlan): Asked {
  const following = sections.flatMap(({ id, part }) => (part ? [[id, part] as const] : []));
  return { chapters: parts, parts: new Map(following) };
}

/**
 * Of concurrent runs, the first takes the notes for all, and their joint price included that once: so they share the
 * ceiling for notes, and each has its own for writing.
 */
function ceilingsOf(
  { ceilingMicroCents, readingMicroCents }: PricedPlan,
  { id, jobNumber, brief }: GenerationRow,
): Asker['ceilingOf'] {
  // Each retry by the owner was priced again.
  const whole = { microCents: ceilingMicroCents * jobNumber };
  const { sideBySide } = brief;
  if (!sideBySide || readingMicroCents === undefined) return () => whole;
  const writing = (ceilingMicroCents - readingMicroCents) * jobNumber;
  return (name) =>
    name === 'reading'
      ? {
          microCents: readingMicroCents * jobNumber,
          scope: { generationIds: sideBySide, isReading: true },
        }
      : { microCents: writing, scope: { generationIds: [id], isReading: false } };
}

interface PlanMaterial {
  card: SourceCard;
  blocks: readonly TranscriptBlock[];
  source: SourceMarks;
  room: Room;
  material: Material;
  info: ModelInfo;
}

/** Creates the plan and its first events. */
async function makePlan(
  generation: GenerationRow,
  use: PaidModel,
  { engine, modelCalls }: ModelWriting,
  { blocks, source, room, material, info, card }: PlanMaterial,
): Promise<{ result: PricedPlan; events: LiveEvent[] }> {
  const { cues, chapters, title, language } = material;
  const talk = { cues, chapters, title, language: language ?? FALLBACK };
  const wanted = partsWanted(generation.format, generation.options);
  const starts = startsOf(blocks, material);
  const outline = (await engine.outline(talk, wanted, material.fingerprint)).map((part) =>
    starts.get(part.fromBlock) === null ? { ...part, startMs: null } : part,
  );
  if (outline.length === 0 && wanted > 0) throw new AppError('transcript_empty');
  const planned = planRun(generation, { blocks, language }, outline, room);
  const context = { ...generation, card };
  const calls = plannedCalls({ context, plan: planned, room, blocks, language });
  const { ceilingMicroCents } = estimateCalls(modelCalls, use, calls, info.reasons);
  const reads = calls.filter(({ stage: name }) => name === 'reading');
  const reading = estimateCalls(modelCalls, use, reads, info.reasons);
  const document = assemble(generation, [], source);
  // Without notes, writing starts right away.
  const stages = planned.stretches
    ? [stage('reading', 0)]
    : [stage('reading', 0), stage('writing', 0)];
  return {
    result: { ...planned, ceilingMicroCents, readingMicroCents: reading.ceilingMicroCents },
    events: [{ type: 'document', document }, ...stages],
  };
}

/** Only for splitting a text in an unknown language into parts. */
const FALLBACK: LanguageValue = 'english';

async function usageOf(usage: Usage, generationId: string, words: number): Promise<RunUsage> {
  return { words, ...(await usage.totalsOf(generationId)) };
}
