import { blocksIn } from './answer-tags.ts';
import { createThinkingFilter } from './drop-thinking.ts';

/** A change requested by the editing pass. */
export type Fix =
  | { kind: 'fix'; name: string; text: string; blockIds: number[] }
  | { kind: 'cut'; name: string };

const LINE =
  /^[\s>*_`#-]*(?:\d{1,3}[.)]\s+)?[*_`]*@(fix|cut)[*_`]*[\s:：]+[*_`["“]*([a-z][a-z0-9]*-\d{1,4}b?)[*_`\]"”]*[:：]?[*_`]*\s*(.*)$/iu;
const CITED = /^\[([#\d\s,;–-]*)\]\s*/u;
/** The line's tag, which editors may repeat although not asked to. */
const TAG = /^@(?:turn\s+[A-Z]|[a-z][a-z0-9]*)\s+/u;

/** Extracts the changes from an answer. The first one per line counts. */
export function readRevision(answer: string): Fix[] {
  const thinking = createThinkingFilter();
  let text = '';
  for (const piece of [...thinking.feed(answer), ...thinking.end()])
    text = piece === null ? '' : text + piece;
  const fixes = new Map<string, Fix>();
  for (const line of text.replaceAll('\r', '').split('\n')) {
    const [, kind, name, rest = ''] = LINE.exec(line) ?? [];
    if (!kind || !name || fixes.has(name)) continue;
    if (kind.toLowerCase() === 'cut') {
      fixes.set(name, { kind: 'cut', name });
      continue;
    }
    let said = rest.replace(TAG, '');
    const list = CITED.exec(said);
    if (list) said = said.slice(list[0].length);
    said = said.replace(TAG, '').trim();
    if (said === '') continue;
    fixes.set(name, { kind: 'fix', name, text: said, blockIds: blocksIn(list?.[1] ?? '') });
  }
  return [...fixes.values()];
}
