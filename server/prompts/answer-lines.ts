import { ANSWER_TAGS, blocksIn, tagMeant } from './answer-tags.ts';

interface TaggedLine {
  tag: string;
  speaker: string | null;
  blockIds: number[];
}

/** How a line begins; `used` is the length of that prefix. */
export type LineStart = { used: number } & (
  | { kind: 'skip' }
  | { kind: 'fence'; isTilded: boolean }
  | { kind: 'section'; id: string }
  /** `mark`: Markdown around the tag that must be closed at the line's end. `name`: the tag as written. */
  | { kind: 'tagged'; line: TaggedLine; mark: string; name: string }
  /** No tag. `isMarked`: starts a list, quote or heading; `prefix` is its marker. */
  | {
      kind: 'plain';
      tag: string;
      blockIds: number[];
      isMarked: boolean;
      isHeading: boolean;
      prefix: string;
    }
);

const LONGEST_TAG = 24;
/** A longer line can't start with a tag anymore. */
const LONGEST_START = 200;
const LONGEST_LIST = 400;
/** `speaker A:` */
const LONGEST_HOST = 12;
/** What models put before a tag: quote, list, heading and emphasis marks. */
const BEFORE_TAG =
  /^[>\s]*(?:(?:[-*+•‣]|\d{1,3}[.)])[^\S\n]+)?(?:#{1,6}[^\S\n]*)?(\*{1,3}|_{1,3}|`{1,3})?\\?[@＠][^\S\n]?/u;
const MAYBE_BEFORE_TAG = /^[>\s\-*+•‣#_`~\\\d.)]{0,14}$/u;
const FENCE = /^\s*(?:`{3,}|~{3,})[\w-]*\s*$/u;
const BREAK = /^\s*(?:(?:-\s*){3,}|(?:\*\s*){3,}|(?:_\s*){3,})$/u;
/** `@end`, `@/section`: closes what the next tag would close. */
const END_TAG = /^[>\s]*[*_`]{0,3}[@＠](?:\/\s*[a-z0-9]*|end(?:[ _-]?section)?)[*_`]{0,3}\s*$/iu;
const MAYBE_END_TAG = /^[>\s]*[*_`]{0,3}[@＠](?:\/|end?[ _\-*`s]?)/iu;
/** `**[` before the number of a block. */
const MAYBE_MARKED_BLOCKS = /^[*_`]{1,3}(?:[[(（【]\s*)?$/u;
const MARKDOWN = /^\s*(?:(#{1,6})[^\S\n]+|([-*+•‣])[^\S\n]+|(\d{1,3})[.)][^\S\n]+|(>)[^\S\n]?)/u;

/** A Markdown table row. */
const ROW: LineStart = {
  kind: 'plain',
  tag: 'row',
  blockIds: [],
  isMarked: true,
  isHeading: false,
  prefix: '',
  used: 0,
};

/** `null`: needs more input. */
export function readLineStart(line: string, whole: boolean): LineStart | null {
  const mayGrow = !whole && line.length < LONGEST_START;
  if (line.trim() === '') return mayGrow ? null : { kind: 'skip', used: line.length };
  if (line.length < LONGEST_START && (FENCE.test(line) || BREAK.test(line)))
    return whole ? readRule(line) : null;
  if (mayGrow && MAYBE_BEFORE_TAG.test(line)) return null;
  if (mayGrow && MAYBE_END_TAG.test(line)) return null;
  if (whole && END_TAG.test(line)) return { kind: 'skip', used: line.length };
  const before = BEFORE_TAG.exec(line);
  const tagged = before ? readTag(line, before[0].length, before[1] ?? '', whole) : undefined;
  if (tagged !== undefined) return tagged;
  return readMarkdown(line);
}

const readRule = (line: string): LineStart =>
  FENCE.test(line)
    ? { kind: 'fence', isTilded: line.includes('~'), used: line.length }
    : { kind: 'skip', used: line.length };

/** `undefined`: not one of our tags. */
function readTag(
  line: string,
  from: number,
  opened: string,
  whole: boolean,
): LineStart | null | undefined {
  const written = /^[a-z][a-z0-9]*/iu.exec(line.slice(from))?.[0] ?? '';
  // `@turnA`; in small letters only the hosts that we ask for, because of `@turns`.
  const name = /^(?:[Tt]urn|TURN)(?=[A-Z]$|[ab]$)/u.exec(written)?.[0] ?? written;
  if (name.length > LONGEST_TAG) return undefined;
  if (from + written.length === line.length && !whole) return null;
  if (/\s$/u.test(line.slice(0, from))) {
    // `@ p`; `@ a` may be part of a sentence.
    const rest = line.slice(from + written.length).trim();
    if (rest === '' && !whole) return null;
    const isTag = name.toLowerCase() === 'a' ? /^[[:：]/u.test(rest) : true;
    if (!isTag || !ANSWER_TAGS.has(name.toLowerCase())) return undefined;
  }
  const isBare = /^\s*@$/u.test(line.slice(0, from));
  // A tag invented by the model; without block numbers it's a handle.
  if (!whole && isBare && /^[a-z][a-z0-9]*\s*(?:\[\s*#?)?$/u.test(line.slice(from))) return null;
  const isMadeUp = isBare && /^[a-z][a-z0-9]*\s*\[\s*#\d/u.test(line.slice(from));
  const tag = tagMeant(name) ?? (isMadeUp ? name : null);
  if (tag === null) return undefined;
  let at = from + name.length;
  let mark = opened;
  const skip = () => {
    while (/[^\S\n]/u.test(line[at] ?? '')) at += 1;
    if (mark !== '' && line.startsWith(mark, at)) {
      at += mark.length;
      mark = '';
      skip();
    }
  };
  const colon = () => {
    skip();
    if (!/[:：]/u.test(line[at] ?? '')) return;
    at += 1;
    skip();
  };
  if (tag === 'section') {
    if (!whole) return null;
    const id =
      /^[\s:：=<["'“`(*_]*([A-Za-z0-9](?:[A-Za-z0-9_-]{0,38}[A-Za-z0-9])?)/u.exec(
        line.slice(at),
      )?.[1] ?? '';
    return { kind: 'section', id, used: line.length };
  }
  const isGlued = tag === 'turn' && /^[_-]?[A-Za-z](?!\p{L})/u.test(line.slice(at));
  if (isGlued && /[_-]/u.test(line[at]!)) at += 1;
  colon();
  let speaker: string | null = null;
  if (tag === 'turn') {
    const said =
      /^[[(*_]{0,3}(?:host|speaker)?[^\S\n]*([A-Za-z])(?:[:：]?[\])*_]{1,3})?(?=[\s[(:：*]|$)/iu.exec(
        line.slice(at),
      );
    if (!said && !whole && line.length - at < LONGEST_HOST) return null;
    if (said && (/[A-Z]/u.test(said[1]!) || said[0].length > 1 || isGlued)) {
      speaker = said[1]!.toUpperCase();
      at += said[0].length;
      colon();
    }
  }
  const blockIds: number[] = [];
  for (;;) {
    if (!whole && MAYBE_MARKED_BLOCKS.test(line.slice(at))) return null;
    const around = /^[*_`]{0,3}(?=[[(（【]\s*#)/u.exec(line.slice(at))?.[0] ?? '';
    at += around.length;
    if (!/[[(（【]/u.test(line[at] ?? '')) break;
    const end = line.slice(at).search(/[\])）】]/u);
    if (end < 0 && !whole && line.length - at < LONGEST_LIST) return null;
    const list = end < 0 ? '?' : line.slice(at + 1, at + end);
    const isList = line[at] === '[' ? /^[#\d\s,;–-]*$/u : /^\s*#\d[#\d\s,;–-]*$/u;
    if (list.length > LONGEST_LIST || !isList.test(list.replace(/^blocks?\s+/iu, ''))) break;
    blockIds.push(...blocksIn(list));
    at += end + 1;
    if (!whole && around.startsWith(line.slice(at))) return null;
    if (line.startsWith(around, at)) at += around.length;
    skip();
  }
  colon();
  if (!whole && (at >= line.length || mark.startsWith(line.slice(at)))) return null;
  return {
    kind: 'tagged',
    line: { tag, speaker, blockIds: [...new Set(blockIds)] },
    mark,
    name: written.toLowerCase(),
    used: at,
  };
}

function readMarkdown(line: string): LineStart {
  if (/^\s*\|/u.test(line)) return ROW;
  const [prefix = '', heading, bullet, number, quote] = MARKDOWN.exec(line) ?? [];
  const level = heading ? (heading.length < 3 ? 'h' : 'h3') : null;
  const tag = level ?? (bullet ? 'point' : number ? 'step' : quote ? 'quote' : 'p');
  return {
    kind: 'plain',
    tag,
    blockIds: [],
    isMarked: tag !== 'p',
    isHeading: Boolean(heading),
    prefix,
    used: prefix.length,
  };
}
