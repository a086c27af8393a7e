import type { Document, DocumentBlock } from '#contract/documents.ts';
import { documentBlocks } from '../../../lib/block-looks.ts';
import { plainText } from '#document/parse-inline.ts';
import { AUTOSAVE_WORDS } from './words.ts';

interface Difference {
  id: string;
  /** `null` if this side doesn't have it. */
  mine: string | null;
  theirs: string | null;
}

/** Where two texts differ, in reading order. */
export function differences(mine: Document, theirs: Document): Difference[] {
  const pairs: [string, unknown, unknown][] = [];
  const { sections: _, ...head } = mine;
  for (const [id, value] of Object.entries(head)) {
    pairs.push([id, value, theirs[id as keyof Document]]);
  }
  const [own, other] = [mine, theirs].map(
    (document) => new Map(documentBlocks(document).map((block) => [block.id, block])),
  );
  for (const id of new Set([...own!.keys(), ...other!.keys()])) {
    const [here, there] = [own!.get(id), other!.get(id)];
    pairs.push(
      here?.md === there?.md
        ? [id, here && lineWords(here), there && lineWords(there)]
        : [id, here && plainText(here.md), there && plainText(there.md)],
    );
  }
  return pairs.flatMap(([id, here, there]) =>
    JSON.stringify(here) === JSON.stringify(there)
      ? []
      : [{ id, mine: headWords(here), theirs: headWords(there) }],
  );
}

function headWords(value: unknown): string | null {
  if (value === undefined || value === null) return null;
  if (Array.isArray(value)) return value.map(headWords).join(', ');
  return typeof value === 'object'
    ? Object.values(value)
        .flatMap((one) => headWords(one) ?? [])
        .slice(1)
        .join(' · ')
    : `${value as string | number | boolean}`;
}

/** Also includes how a podcast line is spoken, which can differ even if its words don't. */
function lineWords({ md, speaker, voice, pauseMs }: DocumentBlock): string {
  const pause = pauseMs === undefined ? [] : [AUTOSAVE_WORDS.conflict.pause(pauseMs / 1000)];
  return [plainText(md), speaker, voice, ...pause].filter(Boolean).join(' · ');
}
