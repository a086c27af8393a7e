import type { DocumentBlock, DocumentSection } from '#contract/documents.ts';
import type { Delta } from '#contract/events.ts';
import { createAnswerReader, type AnswerEvent } from '#server/prompts/read-answer.ts';
import { LINE_KINDS, type PlannedSection } from '#server/prompts/sections.ts';
import { cleanText, type SourceMarks } from '#server/text/clean-text.ts';
import { asPost } from '#server/text/markup.ts';
import { speakable } from '#server/text/speakable.ts';

/** A section that the model has finished, or the fields of the head. */
export type WholeSection =
  | {
      id: string;
      kind: 'section';
      section: DocumentSection;
      deltas: Delta[];
      removedTimes: RemovedTime[];
    }
  | { id: string; kind: 'head'; fields: [tag: string, text: string][] };

/** A time that a model made up and that was taken out. */
export interface RemovedTime {
  blockId: string;
  time: string;
}

export interface SectionStreamOptions {
  sections: readonly PlannedSection[];
  /** Start of each block of the transcript by its id; `null` where a pasted text has none. */
  starts: ReadonlyMap<number, number | null>;
  source: SourceMarks;
  /** `A` and `B` of the grammar → ids of the speakers. */
  speakers: Readonly<Record<string, string>>;
  /** Headings that we give ourselves, in the document's language, by kind of section. */
  headings: Partial<Record<string, string>>;
}

/** What is open is read anew with every piece of it. A line without end goes on in another block. */
const LONGEST_LINE = 8000;

interface OpenBlock {
  speaker: string;
  block: Omit<DocumentBlock, 'md'>;
  tag: string;
  raw: string;
  /** What readers of the log have of it. */
  told: string;
  /** Nothing more comes, and readers have all of it. */
  isTold: boolean;
}

interface OpenSection {
  plan: PlannedSection;
  blocks: OpenBlock[];
}

/** Turns an answer, as it comes, into text for readers and whole sections to be stored. */
export interface SectionStream {
  feed(text: string): WholeSection[];
  /** The answer is over; what is open is whole. */
  end(): WholeSection[];
  /** The answer so far is void: an attempt failed and another begins. */
  restart(): void;
  /** What readers have not been told yet. */
  takeDeltas(): Delta[];
}

export function createSectionStream(options: SectionStreamOptions): SectionStream {
  const { sections, starts, source, speakers, headings } = options;
  const isPosted = sections.some(({ kind }) => kind === 'thread' || kind === 'post');
  const known = new Map(sections.map((section) => [section.id, section]));
  const finished = new Set<string>();
  let reader = createAnswerReader();
  let open: OpenSection | null = null;
  let skipping = false;

  function openSection(plan: PlannedSection): OpenSection {
    open = { plan, blocks: [] };
    const heading = headings[plan.kind];
    if (heading !== undefined && plan.kind !== 'notes') addBlock('h', heading);
    return open;
  }

  function addBlock(tag: string, text: string, cited: readonly number[] = [], speaker = ''): void {
    const { plan, blocks } = open!;
    const kind = LINE_KINDS[tag as keyof typeof LINE_KINDS] ?? 'paragraph';
    const blockIds = cited.filter((id) => starts.has(id));
    const first = Math.min(...blockIds.map((id) => starts.get(id) ?? Infinity));
    const isSaid = Number.isFinite(first) && kind !== 'heading' && kind !== 'subheading';
    blocks.push({
      tag,
      speaker,
      raw: text,
      told: '',
      isTold: false,
      block: {
        id: `${plan.id}-${blocks.length + 1}`,
        kind,
        blockIds: kind === 'heading' || kind === 'subheading' ? [] : blockIds,
        startMs: isSaid ? first : null,
        ...(kind === 'turn' && { speaker: speakers[speaker] ?? Object.values(speakers)[0] ?? '' }),
      },
    });
  }

  function addText(text: string): void {
    for (let rest = text; rest !== '';) {
      const block = open?.blocks.at(-1);
      if (!block) return;
      const room = LONGEST_LINE - block.raw.length;
      block.raw += rest.slice(0, room);
      rest = rest.slice(room);
      if (rest === '' || open!.plan.kind === 'head') return;
      addBlock(block.tag, '', block.block.blockIds, block.speaker);
    }
  }

  function take(event: AnswerEvent): WholeSection[] {
    if (event.type === 'section') {
      const before = close();
      const plan = known.get(event.id);
      skipping = !plan || finished.has(event.id);
      if (plan && !skipping) openSection(plan);
      return before;
    }
    if (skipping) return [];
    if (event.type === 'line') {
      // A model that leaves the first @section out means the first that is wanted.
      const section = open ?? openFirst();
      if (!section) return [];
      const { plan } = section;
      const fits = (plan.tags as readonly string[]).includes(event.tag);
      // A heading of its own where we have put ours would stand twice.
      if (event.tag === 'h' && headings[plan.kind] !== undefined) skipLine();
      else if (plan.kind === 'head' && !fits) skipLine();
      else {
        if (event.tag === 'chapter' && !section.blocks.some(({ tag }) => tag === 'chapter')) {
          const heading = headings['notes'];
          if (heading !== undefined) addBlock('h', heading);
        }
        const tag = fits ? event.tag : usualTag(plan);
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

  function openFirst(): OpenSection | null {
    const plan = sections.find(({ id }) => !finished.has(id));
    return plan ? openSection(plan) : null;
  }

  function textOf({ block, raw }: OpenBlock, isWhole: boolean): string {
    const { text } = cleanText(raw, source, isWhole);
    if (block.kind === 'turn') return speakable(text);
    // Marks taken away may bring together what was apart.
    return isPosted ? cleanText(asPost(text), source, isWhole).text : text;
  }

  function deltaOf({ id, kind, startMs }: PlannedSection, one: OpenBlock, now: string): Delta[] {
    if (now === one.told || kind === 'head') return [];
    const at = commonLength(one.told, now);
    one.told = now;
    const section = { id, kind, startMs };
    return [{ type: 'delta', section, block: one.block, at, text: now.slice(at) }];
  }

  /** What readers of a section lack when it is whole. */
  function lastDeltas(plan: PlannedSection, blocks: OpenBlock[]): Delta[] {
    return blocks.flatMap((one) => deltaOf(plan, one, textOf(one, true)));
  }

  function close(): WholeSection[] {
    if (!open) return [];
    const { plan, blocks } = open;
    open = null;
    if (plan.kind === 'head') {
      const fields = blocks.map(({ tag, raw }): [string, string] => [tag, raw.trim()]);
      if (fields.length === 0) return [];
      finished.add(plan.id);
      return [{ id: plan.id, kind: 'head', fields }];
    }
    const written = blocks.map((one) => ({ ...one.block, md: textOf(one, true) }));
    const kept = written.filter(({ md }) => md !== '');
    // A heading with nothing under it is not a section.
    if (!kept.some(({ kind }) => kind !== 'heading' && kind !== 'subheading')) return [];
    finished.add(plan.id);
    const { id, kind, startMs } = plan;
    const removedTimes = blocks.flatMap(({ block, raw }) =>
      cleanText(raw, source).times.map((time) => ({ blockId: block.id, time })),
    );
    const section = { id, kind, startMs, blocks: kept };
    return [{ id, kind: 'section', section, deltas: lastDeltas(plan, blocks), removedTimes }];
  }

  function takeAll(events: readonly AnswerEvent[]): WholeSection[] {
    return events.flatMap((event) => {
      if (event.type === 'line') skippedLine = false;
      return take(event);
    });
  }

  return {
    feed: (text) => takeAll(reader.feed(text)),
    end: () => [...takeAll(reader.end()), ...close()],

    restart() {
      reader = createAnswerReader();
      open = null;
      skipping = false;
    },

    takeDeltas() {
      if (!open || open.plan.kind === 'head') return [];
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

/** What a line with a tag that its section does not have is taken for. */
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
