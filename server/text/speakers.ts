import type { Chapter, Cue, SourceSpeaker, TranscriptBlock } from '#contract/videos.ts';
import { cuesOfBlocks } from './blocks.ts';

/** What the source calls somebody → what they are called; a block's number → who speaks in it. */
interface Chosen {
  names: Readonly<Record<string, string>>;
  lines: Readonly<Record<string, string>>;
}

/**
 * For transcripts from before blocks ended with a speaker's turn: their blocks keep the numbers that texts cite, and one
 * in which several people speak is said by nobody in particular.
 */
export function withoutTurns(cues: readonly Cue[]): Cue[] {
  return cues.map((cue) => (cue.speaker === undefined ? cue : { ...cue, heard: '' }));
}

/** The captions with the names that were chosen. Blocks stay where they are. */
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

/** A source may call somebody `constructor`. */
export const ownName = (names: Readonly<Record<string, string>>, label: string) =>
  Object.hasOwn(names, label) ? names[label] : undefined;

/** Everybody who speaks, in the order in which they are first heard. */
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
/** Scripts that put no space between words: there a name has no edges to be seen. */
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;

function placesOf(names: readonly string[]): RegExp {
  const each = names.map((name) => {
    const before = UNSPACED.test(name[0]!) ? '' : String.raw`(?<![\p{L}\p{M}\p{N}])`;
    const after = UNSPACED.test(name.at(-1)!) ? '' : String.raw`(?![\p{L}\p{M}\p{N}])`;
    return `${before}${escaped(name)}${after}`;
  });
  return new RegExp(each.join('|'), 'gu');
}

/** Tells which names are spoken in a source, looking through it once for each. */
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
 * A text with its speakers' new names. A name that is also said in the source is left alone: it can be a word, or
 * somebody who is talked about, and only one that nobody says must have come from us.
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
