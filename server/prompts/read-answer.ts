/** What an answer says, in the order it says it. */
export type AnswerEvent =
  | { type: 'section'; id: string }
  /** A new line; `text` of it follows. */
  | { type: 'line'; tag: string; speaker: string | null; blockIds: number[] }
  | { type: 'text'; text: string };

const LONGEST_TAG = 16;
const LONGEST_LIST = 400;

export interface AnswerReader {
  feed(text: string): AnswerEvent[];
  /** What was held back because more could have come. */
  end(): AnswerEvent[];
}

/**
 * Reads our line grammar while it arrives, cut at any character. Models stray: a line without a tag goes on with the
 * one before, unknown tags are handed on for the caller to judge, code fences are passed over.
 */
export function createAnswerReader(): AnswerReader {
  let pending = '';
  let atLineStart = true;
  let hasLine = false;

  function read(isEnd: boolean): AnswerEvent[] {
    const events: AnswerEvent[] = [];
    while (pending !== '') {
      const lineEnd = pending.indexOf('\n');
      const line = lineEnd < 0 ? pending : pending.slice(0, lineEnd);
      const rest = lineEnd < 0 ? '' : pending.slice(lineEnd + 1);
      if (!atLineStart) {
        if (line !== '' && hasLine) events.push({ type: 'text', text: line });
        pending = rest;
        atLineStart = lineEnd >= 0;
        continue;
      }
      const start = readLineStart(line, isEnd || lineEnd >= 0);
      if (start === null) break;
      if (start.kind === 'skip' || start.kind === 'section') {
        if (start.kind === 'section') {
          hasLine = false;
          if (start.id !== '') events.push({ type: 'section', id: start.id });
        }
        pending = rest;
        continue;
      }
      if (start.kind === 'line') events.push(start.event);
      else if (hasLine) events.push({ type: 'text', text: '\n' });
      hasLine ||= start.kind === 'line';
      pending = pending.slice(start.used);
      atLineStart = false;
      // The line may hold nothing but its header.
      if (pending.startsWith('\n')) {
        pending = pending.slice(1);
        atLineStart = true;
      }
    }
    return events;
  }

  return {
    feed(text) {
      pending += text.replaceAll('\r', '');
      return read(false);
    },
    end: () => read(true),
  };
}

type LineStart =
  | { kind: 'skip' }
  | { kind: 'section'; id: string }
  | { kind: 'line'; event: AnswerEvent; used: number }
  | { kind: 'more'; used: 0 };

/** `null`: more must come before it can be told. */
function readLineStart(line: string, whole: boolean): LineStart | null {
  const text = line.trimStart();
  if (text === '') return whole ? { kind: 'skip' } : null;
  if (text.startsWith('```') || (!whole && '```'.startsWith(text))) {
    return whole ? { kind: 'skip' } : null;
  }
  if (!text.startsWith('@')) return { kind: 'more', used: 0 };
  const tag = /^@([a-z][a-z0-9]*)/u.exec(text)?.[1] ?? '';
  if (tag.length > LONGEST_TAG) return { kind: 'more', used: 0 };
  if (text.length === tag.length + 1 && !whole) return null;
  if (tag === '') return { kind: 'more', used: 0 };
  if (tag === 'section') {
    if (!whole) return null;
    const id = /^@section[ \t]+([A-Za-z0-9_-]{1,40})/u.exec(text)?.[1] ?? '';
    return { kind: 'section', id };
  }
  return readHeader(text, tag, whole, line.length - text.length);
}

/** Tag, speaker and blocks; decided once something that is none of them has come. */
function readHeader(text: string, tag: string, whole: boolean, indent: number): LineStart | null {
  let at = tag.length + 1;
  const skipBlanks = () => {
    while (text[at] === ' ' || text[at] === '\t') at += 1;
  };
  skipBlanks();
  let speaker: string | null = null;
  if (tag === 'turn' && /[A-Z]/u.test(text[at] ?? '')) {
    if (at + 1 === text.length && !whole) return null;
    if (/[\s[:]/u.test(text[at + 1] ?? ' ')) {
      speaker = text[at]!;
      at += 1;
      skipBlanks();
    }
  }
  let blockIds: number[] = [];
  if (text[at] === '[') {
    const end = text.indexOf(']', at);
    if (end < 0 && !whole && text.length - at < LONGEST_LIST) return null;
    const list = end < 0 ? '' : text.slice(at + 1, end);
    if (end >= 0 && list.length < LONGEST_LIST && /^[#\d\s,;–-]*$/u.test(list)) {
      blockIds = blocksIn(list);
      at = end + 1;
      skipBlanks();
    }
  }
  if (/[:：]/u.test(text[at] ?? '')) {
    at += 1;
    skipBlanks();
  }
  if (at >= text.length && !whole) return null;
  return { kind: 'line', event: { type: 'line', tag, speaker, blockIds }, used: indent + at };
}

const MOST_IN_RANGE = 40;

/** `#3, #5-#7` → 3, 5, 6, 7. */
function blocksIn(list: string): number[] {
  const ids = new Set<number>();
  for (const [, first, last] of list.matchAll(/(\d{1,6})(?:\s*[–-]\s*#?(\d{1,6}))?/gu)) {
    const from = Number(first);
    const to = last === undefined ? from : Number(last);
    for (let id = from; id <= Math.min(to, from + MOST_IN_RANGE); id++) if (id > 0) ids.add(id);
  }
  return [...ids];
}
