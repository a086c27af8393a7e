import type { Chapter, Cue, SourceSpeaker, TranscriptBlock } from '#contract/videos.ts';
import { cuesOfBlocks } from './blocks.ts';

/** The source's labels and their chosen names; block numbers and their speakers. */
interface Chosen {
  names: Readonly<Record<string, string>>;
  lines: Readonly<Record<string, string>>;
}

/**
 * For transcripts from before blocks ended with a turn: their blocks keep the numbers that drafts cite, and one with
 * several speakers is attributed to nobody.
 */
export function withoutTurns(cues: readonly Cue[]): Cue[] {
  return cues.map((cue) => (cue.speaker === undefined ? cue : { ...cue, heard: '' }));
}

/** The captions with the chosen names. Blocks don't change. */
export function withNames(
  cues: readonly Cue[],
  chapters: readonly Chapter[],
  { names, lines }: Chosen,
): Cue[] {
  const heardAs = ({ heard, speaker }: Cue) => heard ?? speaker ?? '';
  const renamed = cues.map((cue) => {
    const name = cue.speaker === undefined ? undefined : ownName(names, cue.speaker);
    return name === undefined ? cue : { ...cue, speaker: name, heard: heardAs(cue) };
  });
  if (Object.keys(lines).length === 0) return renamed;
  for (const [block, of] of cuesOfBlocks(cues, chapters)) {
    const speaker = lines[block];
    if (speaker === undefined) continue;
    for (const at of of) renamed[at] = { ...cues[at]!, speaker, heard: heardAs(cues[at]!) };
  }
  return renamed;
}

/** A source may have a speaker named `constructor`. */
export const ownName = (names: Readonly<Record<string, string>>, label: string) =>
  Object.hasOwn(names, label) ? names[label] : undefined;

/** All speakers in the order in which they are first heard. */
export function listSpeakers(
  cues: readonly Cue[],
  blocks: readonly TranscriptBlock[],
): SourceSpeaker[] {
  const counts = new Map<string, number>();
  for (const { speaker } of cues) if (speaker !== undefined) counts.set(speaker, 0);
  for (const { speaker } of blocks) {
    if (speaker !== undefined) counts.set(speaker, counts.get(speaker)! + 1);
  }
  return Array.from(counts, ([name, count]) => ({ name, blocks: count }));
}

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/gu, String.raw`\$&`);
/** Scripts without spaces between words: a name in them has no visible boundaries. */
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;

function placesOf(names: readonly string[]): RegExp {
  const each = names.map((name) => {
    const before = UNSPACED.test(name[0]!) ? '' : String.raw`(?<![\p{L}\p{M}\p{N}])`;
    const after = UNSPACED.test(name.at(-1)!) ? '' : String.raw`(?![\p{L}\p{M}\p{N}])`;
    return `${before}${escaped(name)}${after}`;
  });
  return new RegExp(each.join('|'), 'gu');
}

/** Checks whether names are spoken in a source, searching it once per name. */
export function spokenNames(said: string): (name: string) => boolean {
  const known = new Map<string, boolean>();
  return (name) => {
    const found = known.get(name) ?? placesOf([name]).test(said);
    known.set(name, found);
    return found;
  };
}

type Names = Readonly<Record<string, string>>;

/**
 * A text with its speakers renamed. A name that is also spoken in the source is left alone: it can be a word or someone
 * mentioned; only an unspoken one must have been added by us.
 */
export function renamedText(
  text: string,
  was: Names,
  now: Names,
  isSaid: (name: string) => boolean,
): string {
  const changes = new Map<string, string>();
  for (const [label, name] of Object.entries(was)) {
    const next = ownName(now, label) ?? label;
    if (next !== name && !changes.has(name) && !isSaid(name)) changes.set(name, next);
  }
  if (changes.size === 0) return text;
  const longestFirst = [...changes.keys()].sort((one, other) => other.length - one.length);
  return text.replace(placesOf(longestFirst), (name) => changes.get(name)!);
}
