import type { Document, PodcastDocument } from '#contract/documents.ts';
import { textKey } from '../autosave/text-key.ts';
import {
  changeLine,
  linesOf,
  placeLine,
  removeLine,
  type ScriptEdit,
  setHead,
  setName,
  setVoice,
  type StudioLine,
} from './script-edits.ts';

/**
 * The edits from one script to another, one change at a time, so that they can be replayed on a text that was changed
 * elsewhere without losing what the other side did.
 */
export function editsBetween(before: PodcastDocument, after: PodcastDocument): ScriptEdit[] {
  const [old, now] = [linesOf(before), linesOf(after)];
  const oldById = new Map(old.map((line) => [line.block.id, line]));
  const nowById = new Set(now.map(({ block }) => block.id));
  const staying = unmoved(old, now);
  return [
    ...headEdits(before, after),
    ...after.speakers.flatMap(({ id, voice, name }) => {
      const was = before.speakers.find((speaker) => speaker.id === id);
      return [
        ...(voice !== null && voice !== was?.voice ? [setVoice(id, voice)] : []),
        ...(name !== was?.name ? [setName(id, name)] : []),
      ];
    }),
    ...old.flatMap(({ block }) => (nowById.has(block.id) ? [] : [removeLine(block.id)])),
    // In script order: each line goes after one that is already in place.
    ...now.flatMap((line, at) => {
      const was = oldById.get(line.block.id);
      const behind = now[at - 1]?.block.id ?? null;
      return [
        ...(staying.has(line.block.id) ? [] : [placeLine(line, behind)]),
        ...(was ? lineEdits(was, line) : []),
      ];
    }),
  ];
}

function headEdits(before: PodcastDocument, after: PodcastDocument): ScriptEdit[] {
  const { title, description } = after;
  return [
    ...(title === before.title ? [] : [setHead({ title })]),
    ...(description === before.description ? [] : [setHead({ description })]),
  ];
}

function lineEdits({ block: was }: StudioLine, { block }: StudioLine): ScriptEdit[] {
  const { id, md, speaker, voice = null, pauseMs = null } = block;
  return [
    ...(md === was.md ? [] : [changeLine(id, { md })]),
    ...(speaker === undefined || speaker === was.speaker ? [] : [changeLine(id, { speaker })]),
    ...(voice === (was.voice ?? null) ? [] : [changeLine(id, { voice })]),
    ...(pauseMs === (was.pauseMs ?? null) ? [] : [changeLine(id, { pauseMs })]),
  ];
}

/** A longest sequence of lines in the same order in both. All others were moved. */
function unmoved(old: readonly StudioLine[], now: readonly StudioLine[]): Set<string> {
  const places = new Map(old.map(({ block, sectionId }, at) => [block.id, { at, sectionId }]));
  const common = now.flatMap(({ block, sectionId }) => {
    const was = places.get(block.id);
    return was?.sectionId === sectionId ? [{ id: block.id, at: was.at }] : [];
  });
  const runs: { length: number; from: number }[] = [];
  let [best, end] = [0, -1];
  for (const [index, { at }] of common.entries()) {
    let run = { length: 1, from: -1 };
    for (let earlier = 0; earlier < index; earlier += 1) {
      const { length } = runs[earlier]!;
      if (common[earlier]!.at < at && length >= run.length) {
        run = { length: length + 1, from: earlier };
      }
    }
    runs.push(run);
    if (run.length > best) [best, end] = [run.length, index];
  }
  const kept = new Set<string>();
  for (let index = end; index >= 0; index = runs[index]!.from) kept.add(common[index]!.id);
  return kept;
}

/**
 * Merges both sides' changes to a script; `null` if both changed the same thing, or if something changed that the
 * studio can't edit, such as chapters or notes.
 */
export function mergeScripts(base: Document, mine: Document, theirs: Document): Document | null {
  if (base.format !== 'podcast' || mine.format !== 'podcast' || theirs.format !== 'podcast') {
    return null;
  }
  const edits = editsBetween(base, mine);
  const over = (document: PodcastDocument) => edits.reduce((so, edit) => edit(so), document);
  if (textKey(over(base)) !== textKey(mine)) return null;
  const [was, own, other] = [fieldsOf(base), fieldsOf(mine), fieldsOf(theirs)];
  const isClash = [...was.keys(), ...own.keys()].some((key) => {
    const [before, here, there] = [was.get(key), own.get(key), other.get(key)];
    return here !== before && there !== before && here !== there;
  });
  return isClash ? null : over(theirs);
}

/** All editable values by path. */
function fieldsOf(document: PodcastDocument): Map<string, unknown> {
  const { title, description, speakers } = document;
  return new Map<string, unknown>([
    ['title', title],
    ['description', description],
    ...speakers.flatMap(({ id, name, voice }): [string, unknown][] => [
      [`name ${id}`, name],
      [`voice ${id}`, voice],
    ]),
    ...linesOf(document).flatMap(({ block }): [string, unknown][] => [
      [`md ${block.id}`, block.md],
      [`speaker ${block.id}`, block.speaker],
      [`own voice ${block.id}`, block.voice],
      [`pause ${block.id}`, block.pauseMs],
    ]),
  ]);
}
