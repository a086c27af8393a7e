import { type LineStart, readLineStart } from './answer-lines.ts';
import { createThinkingFilter } from './drop-thinking.ts';
import { isClosingRemark } from './remarks.ts';

/** Contents of an answer, in order. */
export type AnswerEvent =
  | { type: 'section'; id: string }
  /** A new line; `text` events follow. `plain`: untagged, with its kind inferred from Markdown. */
  | { type: 'line'; tag: string; speaker: string | null; blockIds: number[]; plain?: true }
  | { type: 'text'; text: string }
  /** Everything before was the model thinking aloud. */
  | { type: 'void' };

export interface AnswerReader {
  feed(text: string): AnswerEvent[];
  /** Flushes text held back as possibly incomplete. */
  end(): AnswerEvent[];
  /** Text before the first tag; without tags, the whole answer. */
  readonly untagged: string;
}

/** A remark is a few sentences; longer text is content, whatever it starts with. */
const LONGEST_REMARK = 600;

interface State {
  atLineStart: boolean;
  /** A tag has occurred. Before it there are only remarks, or an untagged answer. */
  isTagged: boolean;
  /** The current line: its unclosed mark (`**@p text**`), and whether it was tagged. */
  line: { mark: string; isPlain: boolean; isHeading: boolean } | null;
  /** Inside quoted code: only tags start a new line. */
  inCode: boolean;
  afterBlank: boolean;
  /** Untagged text after a blank line: more of the paragraph, or a closing remark. */
  held: string | null;
  untagged: string;
}

const fresh = (): State => ({
  atLineStart: true,
  isTagged: false,
  line: null,
  inCode: false,
  afterBlank: false,
  held: null,
  untagged: '',
});

/**
 * Streaming parser for our line grammar and the variations models produce: tags in capitals, bold, in lists, under headings or
 * with colons; Markdown inside a section; thoughts; remarks before and after. Untagged lines continue the previous one.
 */
export function createAnswerReader(): AnswerReader {
  const thinking = createThinkingFilter();
  let state = fresh();
  let pending = '';

  function release(isEnd = false): AnswerEvent[] {
    const text = state.held;
    state.held = null;
    if (text === null || text === '' || (isEnd && isClosingRemark(text))) return [];
    return [{ type: 'text', text }];
  }

  function addText(text: string): AnswerEvent[] {
    if (text === '' || !state.isTagged) return [];
    if (state.held === null) return state.line ? [{ type: 'text', text }] : [];
    state.held += text;
    return state.held.length > LONGEST_REMARK ? release() : [];
  }

  function begin(start: LineStart): AnswerEvent[] {
    const { line, afterBlank } = state;
    state.afterBlank = false;
    switch (start.kind) {
      case 'skip':
        state.afterBlank = true;
        return [];
      case 'fence':
        state.inCode = line !== null && !state.inCode;
        // If the whole answer was fenced, what follows may be a closing remark.
        if (state.inCode) state.held ??= '';
        return [];
      case 'section':
        state.isTagged = true;
        state.inCode = false;
        state.line = null;
        return [
          ...release(),
          ...(start.id === '' ? [] : [{ type: 'section', id: start.id } as const]),
        ];
      case 'tagged':
        state.isTagged = true;
        state.inCode = false;
        state.line = { mark: start.mark, isPlain: false, isHeading: isHeading(start.line.tag) };
        return [...release(), { type: 'line', ...start.line }];
      case 'plain': {
        if (!state.isTagged) return [];
        if (line && state.inCode) return addText(`\n${start.prefix}`);
        const isNew =
          !line ||
          start.isHeading ||
          start.tag === 'row' ||
          line.isHeading ||
          (line.isPlain && (start.isMarked || afterBlank));
        if (!isNew) {
          if (afterBlank && !line.isPlain && state.held === null) state.held = '';
          return addText(`\n${start.prefix}`);
        }
        state.line = { mark: '', isPlain: true, isHeading: start.isHeading };
        const { tag, blockIds } = start;
        return [...release(), { type: 'line', tag, speaker: null, blockIds, plain: true }];
      }
    }
  }

  function read(isEnd: boolean): AnswerEvent[] {
    const events: AnswerEvent[] = [];
    while (pending !== '') {
      const lineEnd = pending.indexOf('\n');
      const whole = isEnd || lineEnd >= 0;
      const here = lineEnd < 0 ? pending : pending.slice(0, lineEnd);
      let used = here.length;
      if (state.atLineStart) {
        const start = readLineStart(here, whole);
        if (start === null) break;
        used = start.used;
        events.push(...begin(start));
        if (!state.isTagged) state.untagged += here.slice(0, used);
        state.atLineStart = false;
        if (used < here.length) {
          pending = pending.slice(used);
          continue;
        }
      } else {
        const mark = state.line?.mark ?? '';
        const text = whole ? withoutEnding(here, mark) : here.slice(0, heldBack(here, mark));
        if (!whole) used = text.length;
        if (!state.isTagged) state.untagged += here.slice(0, used);
        events.push(...addText(text));
      }
      if (lineEnd < 0) {
        pending = pending.slice(used);
        break;
      }
      pending = pending.slice(lineEnd + 1);
      if (!state.isTagged) state.untagged += '\n';
      state.atLineStart = true;
    }
    return events;
  }

  function take(pieces: readonly (string | null)[]): AnswerEvent[] {
    return pieces.flatMap((piece) => {
      if (piece === null) {
        state = fresh();
        pending = '';
        return [{ type: 'void' } as const];
      }
      pending += piece.replaceAll('\r', '');
      return read(false);
    });
  }

  return {
    feed: (text) => take(thinking.feed(text)),
    end: () => [...take(thinking.end()), ...read(true), ...release(true)],
    get untagged() {
      return state.untagged;
    },
  };
}

const isHeading = (tag: string) => tag === 'h' || tag === 'h3';

const withoutEnding = (text: string, mark: string) =>
  mark !== '' && text.trimEnd().endsWith(mark) ? text.trimEnd().slice(0, -mark.length) : text;

/** Length of a line that can be emitted now, excluding a mark that may close it. */
function heldBack(text: string, mark: string): number {
  if (mark === '') return text.length;
  const end = text.trimEnd();
  let held = 0;
  while (held < mark.length && end[end.length - 1 - held] === mark[0]) held += 1;
  return end.length - held;
}
