import type { DocumentBlock, DocumentSection, SectionKind } from '#contract/documents.ts';
import type { Delta } from '#contract/events.ts';
import { blocksIn, CITATION } from '#server/prompts/answer-tags.ts';
import { createAnswerReader, type AnswerEvent } from '#server/prompts/read-answer.ts';
import { readUntagged } from '#server/prompts/read-untagged.ts';
import { isRefusal, mayBeThinking } from '#server/prompts/remarks.ts';
import { isShown, LINE_KINDS, type PlannedSection } from '#server/prompts/sections.ts';
import { tableOf } from '#server/prompts/table-rows.ts';
import { cleanText, type SourceMarks } from '#server/text/clean-text.ts';
import { socialText } from '#document/parse-inline.ts';
import { speakable } from '#server/text/speakable.ts';

/** A section the model has completed, or the fields of the head. */
export type WholeSection =
  | {
      id: string;
      kind: 'section';
      section: DocumentSection;
      deltas: Delta[];
    }
  | { id: string; kind: 'head'; fields: [tag: string, text: string][] };

interface SectionStreamOptions {
  sections: readonly PlannedSection[];
  /** Start times by block id; `null` in a pasted text without times. */
  starts: ReadonlyMap<number, number | null>;
  source: SourceMarks;
  /** `A` and `B` in the grammar → speaker ids. */
  speakers: Readonly<Record<string, string>>;
  /** Headings we supply ourselves, in the document's language, by kind of section. */
  headings: Partial<Record<string, string>>;
}

/** Open blocks are processed again with every chunk, so a line without end is continued in another block. */
const LONGEST_LINE = 8000;

interface OpenBlock {
  speaker: string;
  block: Omit<DocumentBlock, 'md'>;
  tag: string;
  raw: string;
  /** The part sent to readers. */
  told: string;
  /** The block is complete and fully sent. */
  isTold: boolean;
}

interface OpenSection {
  plan: PlannedSection;
  blocks: OpenBlock[];
}

/** Turns a streamed answer into text for readers and complete sections for storage. */
export interface SectionStream {
  feed(text: string): WholeSection[];
  /** Ends the answer and completes what is open. */
  end(): WholeSection[];
  /** Discards the answer so far: the attempt failed and another one starts. */
  restart(): void;
  /** Text that hasn't been sent to readers yet. */
  takeDeltas(): Delta[];
  /** The model refused in prose. */
  readonly isRefused: boolean;
}

export function createSectionStream(options: SectionStreamOptions): SectionStream {
  const { sections, starts, source, speakers, headings } = options;
  const isPosted = sections.some(({ kind }) => kind === 'thread' || kind === 'post');
  const known = new Map(sections.map((section) => [section.id, section]));
  const finished = new Set<string>();
  let reader = createAnswerReader();
  let open: OpenSection | null = null;
  let skipping = false;
  let hasLine = false;
  let hasKnownId = false;
  let isRefused = false;
  /** Complete, but perhaps only a draft. */
  let held: WholeSection[] = [];

  function openSection(plan: PlannedSection): OpenSection {
    open = { plan, blocks: [] };
    const heading = headings[plan.kind];
    if (heading !== undefined && plan.kind !== 'notes') addBlock('h', heading);
    return open;
  }

  function addBlock(tag: string, text: string, cited: readonly number[] = [], speaker = ''): void {
    const { plan, blocks } = open!;
    const kind = LINE_KINDS[tag as keyof typeof LINE_KINDS] ?? 'paragraph';
    blocks.push({
      tag,
      speaker,
      raw: text,
      told: '',
      isTold: false,
      block: {
        id: `${plan.id}-${blocks.length + 1}`,
        kind,
        ...restingOn(kind, cited),
        ...(kind === 'turn' && { speaker: speakers[speaker] ?? Object.values(speakers)[0] ?? '' }),
      },
    });
  }

  /** Consecutive rows form one table. */
  function addRow(cited: readonly number[]): boolean {
    const last = open!.blocks.at(-1);
    if (last?.tag !== 'row') return false;
    last.raw += '\n';
    const all = [...new Set([...last.block.blockIds, ...cited])];
    last.block = { ...last.block, ...restingOn('table', all) };
    return true;
  }

  function restingOn(
    kind: DocumentBlock['kind'],
    cited: readonly number[],
  ): Pick<DocumentBlock, 'blockIds' | 'startMs'> {
    if (kind === 'heading' || kind === 'subheading') return { blockIds: [], startMs: null };
    const blockIds = cited.filter((id) => starts.has(id));
    const first = Math.min(...blockIds.map((id) => starts.get(id) ?? Infinity));
    return { blockIds, startMs: Number.isFinite(first) ? first : null };
  }

  /** Some models cite at the end of a line. */
  function citedBehind({ block, raw }: OpenBlock): OpenBlock['block'] {
    if (block.blockIds.length > 0) return block;
    const ids = [...raw.matchAll(CITATION)].flatMap(([list]) => blocksIn(list));
    return ids.length > 0 ? { ...block, ...restingOn(block.kind, ids) } : block;
  }

  function addText(text: string): void {
    for (let rest = text; rest !== '';) {
      const block = open?.blocks.at(-1);
      if (!block) return;
      const room = LONGEST_LINE - block.raw.length;
      block.raw += rest.slice(0, room);
      rest = rest.slice(room);
      if (rest === '' || !isShown(open!.plan)) return;
      addBlock(block.tag, '', block.block.blockIds, block.speaker);
    }
  }

  function take(event: AnswerEvent): WholeSection[] {
    if (event.type === 'void') {
      for (const { id } of held) finished.delete(id);
      held = [];
      open = null;
      skipping = false;
      hasLine = false;
      return [];
    }
    if (event.type === 'section') {
      const before = close();
      const plan = planOf(event.id);
      skipping = !plan || finished.has(plan.id);
      if (plan && !skipping) openSection(plan);
      return before;
    }
    if (skipping) return [];
    if (event.type === 'line') {
      hasLine = true;
      // If the model leaves out the first @section, it means the first one requested.
      const section = open ?? openFirst(event.tag);
      if (!section) return [];
      const { plan } = section;
      const fits = (plan.tags as readonly string[]).includes(event.tag);
      // We supply this heading, so the model's own would be a duplicate.
      const isHeading = event.tag === 'h' || event.tag === 'h3';
      if (event.tag === 'h' && headings[plan.kind] !== undefined) skipLine();
      else if (!fits && (!isShown(plan) || (event.plain && isHeading))) skipLine();
      else {
        if (event.tag === 'chapter' && !section.blocks.some(({ tag }) => tag === 'chapter')) {
          const heading = headings['notes'];
          if (heading !== undefined) addBlock('h', heading);
        }
        const tag = fits ? event.tag : usualTag(plan);
        if (tag !== 'row' || !addRow(event.blockIds))
          addBlock(tag, '', event.blockIds, event.speaker ?? '');
      }
      return [];
    }
    if (!skippedLine) addText(event.text);
    return [];
  }

  let skippedLine = false;
  function skipLine(): void {
    skippedLine = true;
  }

  /** If the model gives sections names of its own, they are matched in order. */
  function planOf(id: string): PlannedSection | undefined {
    const plan = known.get(id) ?? known.get(id.toLowerCase());
    hasKnownId ||= plan !== undefined;
    return plan ?? (hasKnownId ? undefined : sections.find((one) => !finished.has(one.id)));
  }

  /** Only a section tagged as plan is one: a plan must not be taken for the text or vice versa. */
  function openFirst(tag: string): OpenSection | null {
    const plan = sections.find(
      ({ id, kind }) => !finished.has(id) && (kind === 'plan') === (tag === 'plan'),
    );
    return plan ? openSection(plan) : null;
  }

  function textOf({ block, raw }: OpenBlock, isWhole: boolean): string {
    const text = cleanText(raw, source, isWhole);
    if (block.kind === 'turn') return speakable(text);
    if (block.kind === 'table') return tableOf(text);
    // Removing markup may create new matches, so the result is cleaned again.
    return isPosted ? cleanText(socialText(text), source, isWhole) : text;
  }

  function deltaOf(plan: PlannedSection, one: OpenBlock, now: string): Delta[] {
    if (now === one.told || !isShown(plan)) return [];
    const { id, startMs } = plan;
    const kind = plan.kind as SectionKind;
    const at = commonLength(one.told, now);
    one.told = now;
    const section = { id, kind, startMs };
    return [{ type: 'delta', section, block: one.block, at, text: now.slice(at) }];
  }

  /** Deltas that readers still need when a section is complete. */
  function lastDeltas(plan: PlannedSection, blocks: OpenBlock[]): Delta[] {
    return blocks.flatMap((one) => deltaOf(plan, one, textOf(one, true)));
  }

  function close(): WholeSection[] {
    if (!open) return [];
    const { plan, blocks } = open;
    open = null;
    if (!isShown(plan)) {
      const fields = blocks.map(({ tag, raw }): [string, string] => [tag, raw.trim()]);
      if (fields.length === 0) return [];
      finished.add(plan.id);
      return [{ id: plan.id, kind: 'head', fields }];
    }
    const written = blocks.map((one) => ({ ...citedBehind(one), md: textOf(one, true) }));
    const kept = written.filter(({ md }) => md !== '');
    // A heading with nothing below it isn't a section.
    if (!kept.some(({ kind }) => kind !== 'heading' && kind !== 'subheading')) return [];
    finished.add(plan.id);
    const { id } = plan;
    const kind = plan.kind as SectionKind;
    // In a free order, a section starts at its first known time.
    const first = kept.find(({ startMs }) => startMs !== null)?.startMs ?? null;
    const startMs = plan.startMs ?? (kind === 'section' ? first : null);
    const section = { id, kind, startMs, blocks: kept };
    return [{ id, kind: 'section', section, deltas: lastDeltas(plan, blocks) }];
  }

  function takeAll(events: readonly AnswerEvent[]): WholeSection[] {
    const wholes = events.flatMap((event) => {
      if (event.type === 'line') skippedLine = false;
      return take(event);
    });
    if (!isHeld()) return wholes;
    held.push(...wholes);
    return [];
  }

  /** Nothing is shown or kept until the end, because thinking could be mistaken for the text. */
  const isHeld = () => mayBeThinking(reader.untagged);

  return {
    feed: (text) => takeAll(reader.feed(text)),

    end() {
      const wholes = takeAll(reader.end());
      const { untagged } = reader;
      if (!hasLine && isRefusal(untagged)) isRefused = true;
      else if (!hasLine) {
        const left = sections.filter(({ id, kind }) => !finished.has(id) && kind !== 'plan');
        held.push(...readUntagged(untagged, left).flatMap(take));
      }
      const all = [...held, ...wholes, ...close()];
      held = [];
      return all;
    },

    restart() {
      reader = createAnswerReader();
      open = null;
      skipping = false;
      hasLine = false;
      hasKnownId = false;
      for (const { id } of held) finished.delete(id);
      held = [];
    },

    get isRefused() {
      return isRefused;
    },

    takeDeltas() {
      if (!open || !isShown(open.plan) || isHeld()) return [];
      const { plan, blocks } = open;
      const last = blocks.at(-1);
      return blocks.flatMap((one) => {
        if (one.isTold) return [];
        one.isTold = one !== last;
        return deltaOf(plan, one, textOf(one, one !== last));
      });
    },
  };
}

/** The tag assumed for a line whose tag doesn't belong in its section. */
function usualTag({ tags }: PlannedSection): string {
  return (
    ['p', 'turn', 'tweet', 'point'].find((tag) => (tags as readonly string[]).includes(tag)) ??
    tags[0]!
  );
}

function commonLength(one: string, other: string): number {
  const most = Math.min(one.length, other.length);
  let at = 0;
  while (at < most && one[at] === other[at]) at += 1;
  return at;
}
