import type { ChangeSpeakers, Transcript } from '#contract/videos.ts';
import { AppError } from '#server/core/app-error.ts';
import type { ChosenNames } from '#server/db/schema/videos.ts';
import { ownName } from '#server/text/speakers.ts';
import { cueText } from '#server/text/subtitles/raw-cue.ts';

/** Maximum number of changes that can be undone. */
const MOST_KEPT = 20;

interface Kept {
  chosen: ChosenNames;
  before: ChosenNames[];
}

/** Applies a change to the chosen names. `labels` are the source's own speaker labels. */
export function changeNames(
  { chosen, before }: Kept,
  change: ChangeSpeakers,
  { labels, transcript }: { labels: readonly string[]; transcript: Transcript },
): Kept {
  if (change.what === 'undo') {
    return { chosen: before.at(-1) ?? chosen, before: before.slice(0, -1) };
  }
  const to = cueText(change.to).replaceAll('\n', ' ');
  if (to === '') {
    const problem = 'must contain a letter';
    throw new AppError('invalid_input', { fields: [{ field: 'to', problem }] });
  }
  const next =
    change.what === 'line'
      ? { ...chosen, lines: { ...chosen.lines, [change.block]: to } }
      : renamed(chosen, labels, change.name, to);
  const isKnown =
    change.what === 'line'
      ? transcript.blocks.some(({ id }) => id === change.block)
      : transcript.speakers.some(({ name }) => name === change.name);
  if (!isKnown) throw new AppError('not_found');
  return { chosen: next, before: [...before, chosen].slice(-MOST_KEPT) };
}

function renamed(
  { names, lines }: ChosenNames,
  labels: readonly string[],
  name: string,
  to: string,
): ChosenNames {
  const own = labels.filter((label) => (ownName(names, label) ?? label) === name);
  return {
    names: { ...names, ...Object.fromEntries(own.map((label) => [label, to])) },
    lines: Object.fromEntries(
      Object.entries(lines).map(([block, speaker]) => [block, speaker === name ? to : speaker]),
    ),
  };
}

/** Maps every label in the source to the current name. */
export function namesOf(labels: readonly string[], { names }: ChosenNames): Record<string, string> {
  return Object.fromEntries(labels.map((label) => [label, ownName(names, label) ?? label]));
}
