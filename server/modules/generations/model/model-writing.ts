import { setTimeout as pause } from 'node:timers/promises';
import type { TranscriptBlock } from '#contract/videos.ts';
import { AppError } from '#server/core/app-error.ts';
import type { SourceCard } from '#server/prompts/card.ts';
import type { PlannedSection } from '#server/prompts/sections.ts';
import { continueMessages, type Messages, type Note } from '#server/prompts/write.ts';
import type { SourceMarks } from '#server/text/clean-text.ts';
import { languageOf } from '#server/languages/table.ts';
import { checkPart, checkWritten } from '#server/text/written-language.ts';
import { createDeltaPump } from './delta-pump.ts';
import { stage } from '../run/end-run.ts';
import type { Run } from '../run/generation-run.ts';
import { askedAgain, type Lack, lackOf, missingIn, repeatsIn } from './missing-lines.ts';
import { askWhole, type Asker } from './model-asking.ts';
import {
  answerLimit,
  expectedTokens,
  materialTokens,
  type Room,
  type RunPlan,
} from './model-plan.ts';
import { assemble } from './model-document.ts';
import { messagesFor } from './model-prompt.ts';
import { speakersOf } from './model-wishes.ts';
import { createSectionStream, type WholeSection } from './section-stream.ts';

interface Writing {
  run: Run;
  asker: Asker;
  plan: RunPlan;
  room: Room;
  blocks: readonly TranscriptBlock[];
  source: SourceMarks;
  /** Present if the transcript was too long or several formats share it. */
  notes: Note[] | null;
  card: SourceCard;
  /** Start times of the blocks; `null` where nothing was measured. */
  starts: ReadonlyMap<number, number | null>;
  /** Storing the plan. If that fails, the run ends before any request. */
  stored: Promise<unknown>;
}

/** Letters needed to detect a language reliably. Sections are stored once that many have been checked. */
const LANGUAGE_LETTERS = 160;
const MOST_IDLE_CALLS = 2;
/** Pause after a broken connection. */
const REST_MS = 300;

class WrongLanguage extends Error {}
/** A call failed after some of its sections were stored: the next one must ask only for the rest. */
class AskForTheRest extends Error {}

/** How often a server turned out to have read only the end of the video. What was stored before that is void. */
function cutsOf(run: Run): number {
  let count = 0;
  while (run.find(`cut ${count + 1}`)) count += 1;
  return count;
}

const since = (run: Run) => (cutsOf(run) > 0 ? ` after cut ${cutsOf(run)}` : '');
const nameOf = (run: Run, id: string) => `section ${id}${since(run)}`;

/** Stores a section that lacks something its format requires. It is requested once more, and kept if that's no better. */
const lackingName = (run: Run, id: string) => `lacking ${id}${since(run)}`;

/** What has been written of the plan. */
interface Written {
  done: Map<string, WholeSection>;
  lacking: Map<string, WholeSection>;
  /** Counts a call; `false`: the text has used all of its calls. */
  countCall(): boolean;
}

/** One call per section plus two spare ones. Whatever a model answers, nobody pays for more. */
const SPARE_CALLS = 2;

function callsOf({ plan }: Writing): () => boolean {
  let left = plan.sections.length + SPARE_CALLS;
  return () => {
    left -= 1;
    return left >= 0;
  };
}

/** Returns all sections of the plan: stored ones from earlier attempts, the others written now. */
export async function writeAll(writing: Writing): Promise<Map<string, WholeSection>> {
  const { plan } = writing;
  const written: Written = {
    done: storedAs(writing, nameOf),
    lacking: storedAs(writing, lackingName),
    countCall: callsOf(writing),
  };
  const { done, lacking } = written;
  let idle = 0;
  for (;;) {
    const left = missingOf(plan.sections, (id) => done.has(id) || lacking.has(id));
    if (left.length === 0) {
      await mend(writing, written);
      return done;
    }
    const before = done.size + lacking.size;
    if (!written.countCall()) throw new AppError('malformed_answer');
    await tryGroup(writing, written, groupOf(writing, left)).catch(async (error: unknown) => {
      const isCut = error instanceof AppError && error.code === 'prompt_cut';
      if (isCut) await voidWritten(writing);
      throw error;
    });
    idle = done.size + lacking.size > before ? 0 : idle + 1;
    if (idle > MOST_IDLE_CALLS) throw new AppError('malformed_answer');
  }
}

/** Sections still to be written. The writer's own plan is useful only at the start, so it isn't requested later. */
function missingOf(
  sections: readonly PlannedSection[],
  has: (id: string) => boolean,
): PlannedSection[] {
  const hasText = sections.some(({ id, kind }) => kind !== 'plan' && has(id));
  return sections.filter(({ id, kind }) => !has(id) && !(kind === 'plan' && hasText));
}

function storedAs({ run, plan }: Writing, name: typeof nameOf): Map<string, WholeSection> {
  const found = plan.sections.flatMap(({ id }) => run.find<WholeSection>(name(run, id)) ?? []);
  return new Map(found.map((whole) => [whole.id, whole]));
}

async function tryGroup(
  writing: Writing,
  written: Written,
  sections: readonly PlannedSection[],
): Promise<void> {
  const { run } = writing;
  try {
    await writeGroup(writing, written, sections);
  } catch (error) {
    if (error instanceof WrongLanguage) await repairOnce(run);
    else if (error instanceof AskForTheRest)
      await pause(REST_MS, undefined, { signal: run.signal });
    else throw error;
  }
}

/**
 * Discards everything: a text about the end of a video must not pass for one about all of it, and no retry may continue it.
 */
async function voidWritten({ run, source }: Writing): Promise<void> {
  const document = assemble(run.generation, [], source);
  await run.step(`cut ${cutsOf(run) + 1}`, async () => ({
    result: true,
    events: [{ type: 'document', document }],
  }));
}

/** Requests incomplete sections once more. No text is lost because a model can't keep to the format. */
async function mend(writing: Writing, written: Written): Promise<void> {
  const { run, plan } = writing;
  const { done, lacking } = written;
  let left = missingOf(plan.sections, (id) => done.has(id)).map((section) =>
    askedAgain(section, lackIn(writing, written, section, lacking.get(section.id)!)),
  );
  while (left.length > 0 && written.countCall()) {
    const group = groupOf(writing, left);
    left = left.slice(group.length);
    try {
      await tryGroup(writing, written, group);
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      break;
    }
  }
  for (const { id } of plan.sections) {
    const whole = lacking.get(id);
    if (done.has(id) || !whole) continue;
    done.set(id, await run.step(nameOf(run, id), async () => ({ result: whole, events: [] })));
  }
}

/** What a section lacks of its plan, and which sentences it repeats from other sections. */
function lackIn(
  { asker, blocks, run }: Writing,
  { done, lacking }: Written,
  section: PlannedSection,
  whole: WholeSection,
): Lack {
  const { language } = run.generation;
  const others = [...done.values(), ...lacking.values()].filter(({ id }) => id !== whole.id);
  const spoken = { blocks, language: asker.language ?? language };
  return {
    missing: missingIn(section, whole),
    repeats: repeatsIn(whole, others, language, spoken),
  };
}

const repairName = ({ generation }: Run) => `repair ${generation.jobNumber}`;

/** A model that wrote in the wrong language is asked again only once. */
async function repairOnce(run: Run): Promise<void> {
  if (run.find(repairName(run))) throw new AppError('wrong_language');
  await run.step(repairName(run), async () => ({ result: true, events: [] }));
}

/** As many sections as fit in one call with their material. */
function groupOf(writing: Writing, left: readonly PlannedSection[]): PlannedSection[] {
  const { notes, room, asker } = writing;
  const fits = (some: Note[]) =>
    materialTokens({ notes: some }, asker.language) <= room.materialTokens;
  if (!notes || fits(notes)) return [...left];
  const group = [left[0]!];
  for (const section of left.slice(1)) {
    if (!fits(notesOf(notes, [...group, section]))) break;
    group.push(section);
  }
  return group;
}

/** Notes of the parts that the sections follow, or all notes if a section follows none. */
function notesOf(notes: Note[], sections: readonly PlannedSection[]): Note[] {
  const parts = sections.map(({ part }) => part);
  const inParts = parts.every((part) => part !== undefined)
    ? notes.filter(({ blockIds }) =>
        parts.some((part) => blockIds.some((id) => id >= part.fromBlock && id <= part.toBlock)),
      )
    : notes;
  return inParts.length > 0 ? inParts : notes;
}

/** The same, thinned evenly to fit. */
function notesFor(
  { room, asker }: Writing,
  notes: Note[],
  sections: readonly PlannedSection[],
): Note[] {
  const kept = notesOf(notes, sections);
  const tokens = materialTokens({ notes: kept }, asker.language);
  const share = room.materialTokens / Math.max(1, tokens);
  if (share >= 1) return kept;
  return kept.filter((_, index) => Math.floor(index * share) !== Math.floor((index + 1) * share));
}

async function writeGroup(
  writing: Writing,
  written: Written,
  sections: readonly PlannedSection[],
): Promise<void> {
  const { done, lacking } = written;
  const { run, asker, plan, room, source } = writing;
  const { language } = run.generation;
  const planned = new Map(sections.map((section) => [section.id, section]));
  const stream = createSectionStream({
    sections,
    source,
    starts: writing.starts,
    speakers: speakersOf(run.generation).byLetter,
    headings: headingsOf(run),
  });
  const failed = new AbortController();
  writing.stored.catch((error: unknown) => failed.abort(error));
  const pump = createDeltaPump({
    take: () => stream.takeDeltas(),
    say: (deltas, isFirst) => (isFirst ? run.sayNow(...deltas) : run.say(...deltas)),
    onFailure: (error) => failed.abort(error),
  });
  /** Complete sections whose language hasn't been checked yet. */
  let unseen: WholeSection[] = [];
  const store = async (isLast: boolean) => {
    const text = unseen.map(textOf).join('\n');
    if (unseen.length === 0 || (!isLast && text.length < LANGUAGE_LETTERS)) return;
    // A whole text is checked by itself; a part may contain nothing but names.
    const isAll = isLast && done.size + lacking.size === 0;
    if (!(await (isAll ? checkWritten : checkPart)(text, language)).ok) throw new WrongLanguage();
    for (const whole of unseen) await storeOne(whole);
    unseen = [];
  };
  const storeOne = async (whole: WholeSection) => {
    const lackHere = (one: WholeSection) =>
      lackOf(lackIn(writing, written, planned.get(one.id)!, one));
    const lack = lackHere(whole);
    const first = lacking.get(whole.id);
    const isKept = lack === 0 || first !== undefined;
    const lackedLess = first && lackHere(first) < lack;
    const result = lackedLess ? first : { ...whole, deltas: [] };
    await run.step((isKept ? nameOf : lackingName)(run, whole.id), async () => {
      const deltas = whole.kind === 'section' ? whole.deltas : [];
      const progress = Math.min(1, (done.size + lacking.size + 1) / plan.sections.length);
      return { result, events: [...deltas, stage('writing', progress)] };
    });
    (isKept ? done : lacking).set(whole.id, result);
  };
  const keep = (wholes: WholeSection[]) => {
    for (const whole of wholes) {
      pump.after(async () => {
        unseen.push(whole);
        await store(false);
      });
    }
  };
  const expected = expectedTokens(sections, language);
  const before = done.size + lacking.size;
  try {
    await askWhole(asker, {
      stage: 'writing',
      expected,
      maxOutputTokens: answerLimit(expected, room),
      windowTokens: room.windowTokens,
      messages: messagesOf(writing, done, sections),
      goOn: continueMessages,
      countCall: written.countCall,
      signal: failed.signal,
      onlyAfter: writing.stored,
      onText(text) {
        keep(stream.feed(text));
        pump.kick();
      },
      async onRestart() {
        stream.restart();
        // Complete sections may still be being stored; an error there has already ended the call.
        await pump.drain().catch(() => {});
        if (done.size + lacking.size > before) failed.abort(new AskForTheRest());
      },
    });
    keep(stream.end());
    if (stream.isRefused) throw new AppError('refused_by_filter');
    pump.after(() => store(true));
    await pump.drain();
  } catch (error) {
    await pump.drain().catch(() => {});
    throw failed.signal.aborted ? failed.signal.reason : error;
  }
}

function messagesOf(
  writing: Writing,
  done: ReadonlyMap<string, WholeSection>,
  sections: readonly PlannedSection[],
): Messages {
  const { run, plan, blocks, notes, card } = writing;
  const first = plan.sections.findIndex(({ id }) => id === sections[0]!.id);
  const before = plan.sections.slice(0, Math.max(0, first)).filter(({ kind }) => kind !== 'plan');
  const written = before.flatMap(({ id }) => {
    const whole = done.get(id);
    return whole ? [outlineOf(whole)] : [];
  });
  return messagesFor(
    { ...run.generation, card },
    {
      plan,
      sections,
      material: notes ? { notes: notesFor(writing, notes, sections) } : { blocks },
      planned: sections.some(({ kind }) => kind === 'plan') ? null : plannedIn(writing, done),
      written,
      insistOnLanguage: run.find(repairName(run)) !== null,
    },
  );
}

function headingsOf({ generation }: Run): Partial<Record<string, string>> {
  const { takeaways, faq, conclusion, moments, chapters } = languageOf(generation.language).phrases;
  return { takeaways, faq, conclusion, links: moments, notes: chapters };
}

function textOf(whole: WholeSection): string {
  if (whole.kind === 'head') return whole.fields.map(([, text]) => text).join('\n');
  // Our own headings are in the right language whatever the model's are.
  return whole.section.blocks
    .filter(({ kind, blockIds }, index) => kind !== 'heading' || index > 0 || blockIds.length > 0)
    .map(({ md }) => md)
    .join('\n');
}

/** The writer's own plan, in one line. */
function plannedIn({ plan }: Writing, done: ReadonlyMap<string, WholeSection>): string | null {
  const id = plan.sections.find(({ kind }) => kind === 'plan')?.id;
  const whole = id === undefined ? undefined : done.get(id);
  return whole?.kind === 'head' ? whole.fields.map(([, text]) => text).join(' / ') : null;
}

/** A short outline of a section, so that later calls don't repeat it. */
function outlineOf(whole: WholeSection): string {
  if (whole.kind === 'head')
    return whole.fields.map(([tag, text]) => `${tag}: ${text}`).join(' | ');
  const [first] = whole.section.blocks;
  const last = whole.section.blocks.at(-1)!;
  return `${whole.id}: ${first === last ? '' : `${first!.md} … `}${last.md}`.slice(0, 600);
}
