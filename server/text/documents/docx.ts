import { unzipSync } from 'fflate';
import { xmlTokens } from '../subtitles/xml-tokens.ts';

/** Unpacked limit, three times a book of a thousand pages. */
const MOST_BYTES = 20 * 1024 * 1024;
const PART = /^(?:word\/document\d*\.xml|content\.xml)$/u;
/** Elements that aren't part of the text: what was deleted or moved away, notes, duplicates of text boxes for old programs, and how a text looked before a change. */
const HIDDEN = new Set([
  'moveFrom',
  'note',
  'annotation',
  'tracked-changes',
  'Fallback',
  'rPrChange',
]);
const BREAKS: Readonly<Record<string, string>> = {
  br: '\n',
  cr: '\n',
  tab: '\t',
  'line-break': '\n',
  noBreakHyphen: '-',
};

/** The paragraphs of a Word or OpenDocument file. `null` if it's another kind of archive, or damaged. */
export function readDocx(bytes: Uint8Array): string | null {
  const part = unpack(bytes);
  if (!part) return null;
  const lines: string[] = [];
  let line = '';
  let hidden = 0;
  /** In a Word file, text outside of these are positions of pictures, field codes and the like. */
  let isWord: boolean | null = null;
  let isText = false;
  let isVanished = false;
  for (const token of xmlTokens(new TextDecoder().decode(part))) {
    if (token.kind === 'text') {
      if (hidden === 0 && (isText || !isWord) && !isVanished) line += token.text;
    } else if (token.kind === 'open') {
      isWord ??= token.name === 'document';
      isText = token.name === 't' && !token.selfClosing;
      if (token.name === 'r') isVanished = false;
      else if (token.name === 'vanish' && hidden === 0)
        isVanished = !/^(?:0|false|off)$/u.test(token.attributes.get('val') ?? '');
      else if (HIDDEN.has(token.name) && !token.selfClosing) hidden += 1;
      else if (token.name === 's') line += ' ';
      else if (BREAKS[token.name] && hidden === 0) line += BREAKS[token.name];
    } else {
      isText = false;
      if (token.name === 'r') isVanished = false;
      if (HIDDEN.has(token.name)) hidden = Math.max(0, hidden - 1);
      else if (hidden === 0 && (token.name === 'p' || token.name === 'h')) {
        lines.push(line);
        line = '';
      }
    }
  }
  return [...lines, line]
    .map((one) => one.trim())
    .join('\n')
    .trim();
}

function unpack(bytes: Uint8Array): Uint8Array | null {
  try {
    let isTaken = false;
    const files = unzipSync(bytes, {
      // Only one, because an archive may contain thousands of entries that each unpack to the limit.
      filter: ({ name, originalSize }) => {
        if (isTaken || !PART.test(name) || originalSize > MOST_BYTES) return false;
        isTaken = true;
        return true;
      },
    });
    return Object.values(files)[0] ?? null;
  } catch {
    return null;
  }
}
