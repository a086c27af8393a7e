import { type LineStart, readLineStart } from './answer-lines.ts';
import { createThinkingFilter } from './drop-thinking.ts';
import { heldBack, ticksIn, withoutEnds } from './line-ends.ts';
import { type Following, mayGoOn, withoutLastRemark } from './remarks.ts';

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

interface Held {
  text: string;
  /** If it's a paragraph of its own. */
  line: AnswerEvent | null;
  afterBlank: boolean;
  isFirst: boolean;
}

/** Invisible signs at the start of a line and in its tag, which hide it. */
const UNSEEN =
  /^([>\s\-*+•‣#_`\\\d.)]{0,14}?(?:[@＠][a-z0-9]{0,24})?)[\u200b\u200e\u200f\u2060-\u2064\u202a-\u202e\ufeff]+/iu;

interface State {
  atLineStart: boolean;
  /** A tag has occurred. Before it there are only remarks, or an untagged answer. */
  isTagged: boolean;
  /** The current line: its unclosed mark (`**@p text**`), what closes it, and whether it was tagged. */
  line: { mark: string; names: readonly string[]; isPlain: boolean; isHeading: boolean } | null;
  /** Inside quoted code: only tags start a new line. */
  inCode: boolean;
  /** Fences of code within the current line so far. */
  ticks: number;
  lastSign: string;
  /** The answer is fenced with tildes. */
  isTilded: boolean;
  afterBlank: boolean;
  /** Untagged text: content, or a remark. */
  held: Held | null;
  untagged: string;
}

const fresh = (): State => ({
  atLineStart: true,
  isTagged: false,
  line: null,
  inCode: false,
  ticks: 0,
  lastSign: '',
  isTilded: false,
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

  function release(next: Following): AnswerEvent[] {
    const { held } = state;
    state.held = null;
    const text = held ? withoutLastRemark(held.text, next, held) : '';
    if (!held || text === '') return [];
    return [...(held.line ? [held.line] : []), { type: 'text', text }];
  }

  function hold(line: AnswerEvent | null, isFirst = false): void {
    state.held = { text: '', line, afterBlank: state.afterBlank, isFirst };
  }

  function addText(text: string): AnswerEvent[] {
    if (text === '' || !state.isTagged) return [];
    state.ticks += ticksIn(text);
    state.lastSign = text.at(-1)!;
    if (state.held === null) return state.line ? [{ type: 'text', text }] : [];
    state.held.text += text;
    return state.held.text.length > LONGEST_REMARK ? release('text') : [];
  }

  function begin(start: LineStart): AnswerEvent[] {
    const { line, afterBlank } = state;
    Object.assign(state, { ticks: 0, lastSign: '' });
    switch (start.kind) {
      case 'skip':
        state.afterBlank = true;
        return [];
      case 'fence':
        state.isTilded ||= line === null && start.isTilded;
        state.inCode = line !== null && !state.inCode;
        // If the whole answer was fenced, what follows may be a closing remark.
        state.afterBlank = true;
        if (state.inCode && state.held === null) hold(null);
        return [];
      case 'section':
        Object.assign(state, { isTagged: true, inCode: false, afterBlank: false, line: null });
        return [
          ...release('section'),
          ...(start.id === '' ? [] : [{ type: 'section', id: start.id } as const]),
        ];
      case 'tagged': {
        const { tag } = start.line;
        const names = [start.name, tag];
        const now = { mark: start.mark, names, isPlain: false, isHeading: isHeading(tag) };
        Object.assign(state, { isTagged: true, inCode: false, afterBlank: false, line: now });
        return [...release('line'), { type: 'line', ...start.line }];
      }
      case 'plain':
        return state.isTagged ? beginPlain(start, line, afterBlank) : [];
    }
  }

  function beginPlain(
    start: LineStart & { kind: 'plain' },
    line: State['line'],
    afterBlank: boolean,
  ): AnswerEvent[] {
    const prefix = `\n${start.prefix}`;
    if (line && state.inCode) {
      state.afterBlank = false;
      return addText(prefix);
    }
    const isNew =
      !line ||
      start.isHeading ||
      start.tag === 'row' ||
      line.isHeading ||
      (line.isPlain && (start.isMarked || afterBlank));
    const events: AnswerEvent[] = [];
    if (isNew) {
      const { tag, blockIds } = start;
      const event = { type: 'line', tag, speaker: null, blockIds, plain: true } as const;
      state.line = { mark: '', names: [], isPlain: true, isHeading: start.isHeading };
      events.push(...release('text'));
      if (start.isHeading || tag === 'row') events.push(event);
      else hold(event, !line);
    } else {
      if (!state.held || !mayGoOn(state.held, afterBlank)) {
        events.push(...release('text'));
        hold(null);
      }
      events.push(...addText(prefix));
    }
    state.afterBlank = false;
    return events;
  }

  function read(isEnd: boolean): AnswerEvent[] {
    const events: AnswerEvent[] = [];
    while (pending !== '') {
      const lineEnd = pending.indexOf('\n');
      const whole = isEnd || lineEnd >= 0;
      const here = lineEnd < 0 ? pending : pending.slice(0, lineEnd);
      let used = here.length;
      if (state.atLineStart) {
        if (UNSEEN.test(here)) {
          pending = pending.replace(UNSEEN, '$1');
          continue;
        }
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
        const { line, isTilded, ticks, lastSign: before } = state;
        const mark = line?.mark ?? '';
        const names = line?.names ?? [];
        const ended =
          whole && state.isTagged
            ? withoutEnds(here, { mark, names, isTilded, inTicks: ticks % 2 === 1, before })
            : { text: here.slice(0, whole ? here.length : heldBack(here)), isFenced: false };
        if (!whole) used = ended.text.length;
        if (!state.isTagged) state.untagged += here.slice(0, used);
        events.push(...addText(ended.text));
        if (ended.isFenced) events.push(...begin({ kind: 'fence', isTilded, used: 0 }));
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
    end: () => [...take(thinking.end()), ...read(true), ...release('end')],
    get untagged() {
      return state.untagged;
    },
  };
}

const isHeading = (tag: string) => tag === 'h' || tag === 'h3';
