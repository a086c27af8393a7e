import {
  type Extract,
  extractAt,
  pick,
  readTalk,
  saidBy,
  type Talk,
  type TalkInput,
} from './talk.ts';

export type SummaryLength = 'short' | 'medium' | 'long';

export interface SectionExtract {
  title: string | null;
  startMs: number;
  endMs: number;
  sentences: Extract[];
}

export interface ExtractiveSummary {
  gist: Extract;
  points: Extract[];
  sections: SectionExtract[];
}

export interface SummaryInput extends TalkInput {
  length: SummaryLength;
}

/** A talk with the choices that the parts of its summary share. */
export interface Prepared extends Talk {
  length: SummaryLength;
  points: number[];
}

const POINTS: Record<SummaryLength, number> = { short: 3, medium: 5, long: 8 };
const SECTION_SENTENCES: Record<SummaryLength, number> = { short: 1, medium: 2, long: 4 };

export function prepare({ length, ...input }: SummaryInput): Prepared {
  return prepareTalk(readTalk(input), length);
}

export function prepareTalk(talk: Talk, length: SummaryLength): Prepared {
  const said = saidBy(talk, [talk.gist]);
  const points =
    talk.gist === null ? [] : pick(talk, { count: POINTS[length], said, spread: true });
  return { ...talk, length, points };
}

/** The one sentence that says most and can be read alone. Empty when the video has no speech. */
export function gistOf(prepared: Prepared): Extract {
  if (prepared.gist === null) return { text: '', startMs: 0, endMs: 0, blockIds: [] };
  return extractAt(prepared, prepared.gist);
}

/** The key sentences in the order they were said, none of them the gist. */
export function pointsOf(prepared: Prepared): Extract[] {
  return prepared.points.map((index) => extractAt(prepared, index));
}

/**
 * One part of the talk in its own sentences; at least one where anything is said in it. What the gist and the points
 * have said is said again only where the part has nothing else.
 */
export function sectionOf(prepared: Prepared, number: number): SectionExtract {
  const { title, startMs, endMs, from, to } = prepared.sections[number]!;
  const said = saidBy(prepared, [prepared.gist, ...prepared.points]);
  let chosen = pick(prepared, { from, to, said, count: SECTION_SENTENCES[prepared.length] });
  if (chosen.length === 0 && from < to) chosen = [from];
  return { title, startMs, endMs, sentences: chosen.map((index) => extractAt(prepared, index)) };
}

/** The whole built-in summary. A caller that wants to show it as it grows calls the steps instead. */
export function extractiveSummary(input: SummaryInput): ExtractiveSummary {
  const prepared = prepare(input);
  return {
    gist: gistOf(prepared),
    points: pointsOf(prepared),
    sections: prepared.sections.map((_, number) => sectionOf(prepared, number)),
  };
}
