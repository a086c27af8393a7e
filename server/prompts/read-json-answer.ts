import { blocksIn, CITATION, tagMeant } from './answer-tags.ts';
import { withoutRemarks } from './remarks.ts';

/** A line of an untagged answer with its inferred tag. */
export interface UntaggedLine {
  tag: string;
  text: string;
  blockIds: number[];
  speaker: string | null;
}

const TEXT_KEYS = ['text', 'content', 'md', 'markdown', 'value', 'body'];
const BLOCK_KEYS = ['blocks', 'blockids', 'block_ids', 'citations', 'sources', 'refs', 'cites'];
const ID_KEYS = ['id', 'section', 'section_id', 'sectionid'];
const TAG_KEYS = ['tag', 'type', 'kind'];

type Found = UntaggedLine | { id: string };
type Fields = Record<string, unknown>;

/** Lines of a JSON answer, whatever its keys are called; `null` if it isn't JSON. */
export function readJsonAnswer(answer: string, sections: ReadonlySet<string>): Found[] | null {
  const value = parse(answer);
  if (value === null) return null;
  const found: Found[] = [];
  walk(value, 'p', null, found, sections);
  return found.some((one) => 'tag' in one) ? found : null;
}

/** Only if JSON is the whole answer, since text may contain brackets. */
function parse(answer: string): object | null {
  const fenced = /^[^\S\n]*```[\w-]*[^\S\n]*\n([^]*?)\n[^\S\n]*```/mu.exec(answer)?.[1];
  const text = (fenced ?? withoutRemarks(answer)).trim();
  if (!/^[[{]/u.test(text)) return null;
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' ? value : null;
  } catch {
    return null;
  }
}

const oneOf = (fields: Fields, keys: readonly string[]) =>
  Object.entries(fields).find(([key]) => keys.includes(key.toLowerCase()))?.[1];

function walk(
  value: unknown,
  tag: string,
  around: Fields | null,
  found: Found[],
  sections: ReadonlySet<string>,
): void {
  if (typeof value === 'string') {
    found.push(lineOf(value, tag, around));
    return;
  }
  if (Array.isArray(value)) {
    const isList =
      ['tags', 'hashtags'].includes(tag) && value.every((one) => typeof one === 'string');
    if (isList) found.push(lineOf(value.join(', '), tag, around));
    else for (const one of value) walk(one, tag, around, found, sections);
    return;
  }
  if (typeof value !== 'object' || value === null) return;
  const begin = (section: string) => {
    const open = found.findLast((one) => 'id' in one);
    if (sections.has(section) && open?.id !== section) found.push({ id: section });
  };
  const fields = value as Fields;
  const id = oneOf(fields, ID_KEYS);
  if (typeof id === 'string') begin(id);
  const named = oneOf(fields, TAG_KEYS);
  const own = (typeof named === 'string' && tagMeant(named)) || tag;
  const text = oneOf(fields, TEXT_KEYS);
  if (typeof text === 'string') {
    found.push(lineOf(text, own, fields));
    return;
  }
  for (const [key, inner] of Object.entries(fields)) {
    if ([...ID_KEYS, ...TAG_KEYS, ...BLOCK_KEYS, 'speaker', 'host'].includes(key.toLowerCase())) {
      if (!(key.toLowerCase() === 'section' && typeof inner === 'object')) continue;
    }
    begin(key);
    const isOurs = sections.has(key) || tagMeant(key) !== null;
    if (typeof inner === 'string' && !isOurs) continue;
    walk(inner, tagMeant(key) ?? own, fields, found, sections);
  }
}

function lineOf(text: string, tag: string, around: Fields | null): UntaggedLine {
  const cited = around ? JSON.stringify(oneOf(around, BLOCK_KEYS) ?? '') : '';
  const inText = [...text.matchAll(CITATION)].map(([list]) => list).join(' ');
  const speaker = around ? (oneOf(around, ['speaker', 'host']) ?? null) : null;
  return {
    tag,
    text: text.replaceAll(CITATION, '').trim(),
    blockIds: [...new Set([...blocksIn(cited), ...blocksIn(inText)])],
    speaker:
      typeof speaker === 'string' ? (/(?:^|\s)([A-Z])$/u.exec(speaker.trim())?.[1] ?? null) : null,
  };
}
