import { getLanguage, type LanguageValue } from '#contract/catalog/languages.ts';
import type { DocumentBlock } from '#contract/documents.ts';
import { AppError } from '#server/core/app-error.ts';
import { languageOf } from '#server/languages/table.ts';
import { guideTo } from '#server/prompts/plan.ts';
import { type Fix, readRevision } from '#server/prompts/read-revision.ts';
import { type DraftLine, REVISED_SHARE, reviseMessages } from '#server/prompts/revise.ts';
import type { PlannedSection } from '#server/prompts/sections.ts';
import { continueMessages, type Messages, type WriteInput } from '#server/prompts/write.ts';
import { socialText } from '#document/parse-inline.ts';
import { cleanText, type SourceMarks } from '#server/text/clean-text.ts';
import { inventedTimes } from '#server/text/invented-times.ts';
import { datesIn } from '#server/text/numbers/dates.ts';
import { speakable } from '#server/text/speakable.ts';
import { countTokens } from '#server/text/tokens.ts';
import { checkPart } from '#server/text/written-language.ts';
import type { Run } from '../run/generation-run.ts';
import { missingIn } from './missing-lines.ts';
import { askWhole, type Asker } from './model-asking.ts';
import { answerLimit, type Room } from './model-plan.ts';
import { formatName, type PromptContext } from './model-prompt.ts';
import { tagOf } from './refine-lines.ts';
import type { WholeSection } from './section-stream.ts';

interface Revising {
  run: Run;
  asker: Asker;
  room: Room;
  nonce: string;
  context: PromptContext;
  material: WriteInput['material'];
  sections: readonly PlannedSection[];
  source: SourceMarks;
  /** The full speech and its language. */
  spoken: { text: string; language: LanguageValue };
  /** Start times by block id; `null` in a pasted text without times. */
  starts: ReadonlyMap<number, number | null>;
}

type Draft = ReadonlyMap<string, WholeSection>;

/** A correction longer than this multiple of the original is rejected. */
const MOST_GROWTH = 2;
const ROOM_TO_GROW = 120;
const REVISION = 'revision';

/**
 * Has a model revise the whole draft as an editor and applies its changes. If that fails for any reason, the draft stays as
 * it is: a failed final edit must not lose a text.
 */
export async function reviseDraft(revising: Revising, draft: Draft): Promise<Draft> {
  const { run } = revising;
  const fixes = await run.step<Fix[]>(REVISION, async () => ({
    result: await askForFixes(revising, draft),
    events: [],
  }));
  return withFixes(revising, draft, fixes);
}

async function askForFixes(revising: Revising, draft: Draft): Promise<Fix[]> {
  const { run, asker, room, context } = revising;
  const lines = withMoments(linesOf(draft), revising);
  const expected = expectedRevision(
    countTokens(
      lines.flatMap(({ text, isFixed }) => (isFixed ? [] : [text])).join('\n'),
      context.language,
    ),
  );
  try {
    const answer = await askWhole(asker, {
      stage: 'revising',
      expected,
      maxOutputTokens: answerLimit(expected, room),
      windowTokens: room.windowTokens,
      messages: revisionFor(context, { ...revising, lines }),
      goOn: continueMessages,
      // Not continued: corrections before a cut are complete.
      countCall: () => false,
    });
    const fixes = readRevision(answer);
    const text = fixes.map((fix) => (fix.kind === 'fix' ? fix.text : '')).join('\n');
    return (await checkPart(text, context.language)).ok ? fixes : [];
  } catch (error) {
    run.signal.throwIfAborted();
    if (error instanceof AppError) return [];
    throw error;
  }
}

/** Estimated length of the editor's answer. */
export function expectedRevision(draftTokens: number): number {
  return Math.ceil(draftTokens * REVISED_SHARE) + 40;
}

/** The request, identical for pricing and for running it. */
export function revisionFor(
  context: PromptContext,
  wanted: { nonce: string; material: WriteInput['material']; lines: readonly DraftLine[] },
): Messages {
  const { format, language, options, brief, card } = context;
  return reviseMessages({
    nonce: wanted.nonce,
    card,
    material: wanted.material,
    guide: guideTo(format, options),
    spoken: format === 'podcast',
    habits: languageOf(language).habits ?? '',
    formatName: formatName(format),
    languageName: getLanguage(language).name,
    lines: wanted.lines,
    style: brief.style,
  });
}

const nameOf = (id: string, index: number) => `${id}-${index + 1}`;

/** Everything a reader sees. Tables and the format's fixed lines are included only as context. */
function linesOf(draft: Draft): DraftLine[] {
  return [...draft.values()].flatMap((whole): DraftLine[] => {
    if (whole.kind === 'head')
      return whole.fields.flatMap(([tag, text], index) =>
        tag === 'plan' ? [] : [{ name: nameOf(whole.id, index), tag, blockIds: [], text }],
      );
    return whole.section.blocks.map((block) => ({
      name: block.id,
      tag: block.kind === 'turn' ? `turn ${block.speaker === 'host2' ? 'B' : 'A'}` : tagOf(block),
      blockIds: block.blockIds,
      text: block.md,
      ...(!mayChange(block) && { isFixed: true }),
    }));
  });
}

/** Lines that mention a position in the recording nobody says in the talk; only a rewrite can remove it. */
function withMoments(lines: readonly DraftLine[], revising: Revising): DraftLine[] {
  const { source, spoken, context } = revising;
  let told: Set<string> | null = null;
  return lines.map((line) => {
    const found = line.isFixed ? [] : inventedTimes(line.text, source);
    if (found.length === 0) return line;
    told ??= new Set(datesIn(spoken.text, spoken.language).flatMap(({ keys }) => keys));
    // A time of day in the story, however worded, isn't a position in the recording.
    const hours = datesIn(line.text, context.language).filter(({ keys }) =>
      keys.every((key) => told!.has(key)),
    );
    const moments = found
      .filter((one) => !hours.some(({ start, end }) => start < one.end && end > one.start))
      .map(({ text }) => text);
    return moments.length > 0 ? { ...line, moments } : line;
  });
}

const FIXED: ReadonlySet<DocumentBlock['kind']> = new Set(['table', 'chapter', 'link']);
const mayChange = ({ kind }: DocumentBlock) => !FIXED.has(kind);

function withFixes(revising: Revising, draft: Draft, fixes: readonly Fix[]): Draft {
  if (fixes.length === 0) return draft;
  const byName = new Map(fixes.map((fix) => [fix.name, fix]));
  const planned = new Map(revising.sections.map((section) => [section.id, section]));
  return new Map(
    [...draft].map(([id, whole]) => {
      const revised = revise(revising, whole, byName, true);
      const section = planned.get(id);
      const lost = section && missingIn(section, revised).length > missingIn(section, whole).length;
      // A cut that would leave a section without required lines isn't applied.
      return [id, lost ? revise(revising, whole, byName, false) : revised];
    }),
  );
}

function revise(
  revising: Revising,
  whole: WholeSection,
  fixes: ReadonlyMap<string, Fix>,
  mayCut: boolean,
): WholeSection {
  if (whole.kind === 'head') {
    const fields = whole.fields.map(([tag, text], index): [string, string] => {
      const fix = tag === 'plan' ? undefined : fixes.get(nameOf(whole.id, index));
      return [tag, fix?.kind === 'fix' && isCorrection(text, fix.text) ? fix.text : text];
    });
    return { ...whole, fields };
  }
  const blocks = whole.section.blocks.flatMap((block) => {
    const fix = mayChange(block) ? fixes.get(block.id) : undefined;
    if (!fix) return [block];
    if (fix.kind === 'cut') return mayCut && block.kind !== 'heading' ? [] : [block];
    return [changed(revising, block, fix)];
  });
  return { ...whole, section: { ...whole.section, blocks } };
}

const isCorrection = (before: string, after: string) =>
  after.length <= before.length * MOST_GROWTH + ROOM_TO_GROW;

function changed(
  { source, starts, context }: Revising,
  block: DocumentBlock,
  fix: Extract<Fix, { kind: 'fix' }>,
): DocumentBlock {
  const isPosted = context.format === 'tweet' || context.format === 'linkedin';
  const clean = (text: string) => cleanText(text, source);
  const text = clean(fix.text);
  const md = block.kind === 'turn' ? speakable(text) : isPosted ? clean(socialText(text)) : text;
  if (md === '' || !isCorrection(block.md, md)) return block;
  const cited = fix.blockIds.filter((id) => starts.has(id));
  if (cited.length === 0) return { ...block, md };
  const first = Math.min(...cited.map((id) => starts.get(id) ?? Infinity));
  return { ...block, md, blockIds: cited, startMs: Number.isFinite(first) ? first : null };
}
