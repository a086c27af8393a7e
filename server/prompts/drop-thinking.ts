/**
 * Some servers leave a reasoning model's thoughts in the answer: between tags of various spellings, or with only the closing tag
 * if the chat template opened it.
 */
const NAME =
  '(?:\\w{2,8}:)?(?:think(?:ing)?|thoughts?|reason(?:ing)?|reflection|analysis|scratchpad|inner_monologue)';
const CHANNEL = (name: string) =>
  `(?:<\\|start\\|>assistant)?<\\|channel\\|>${name}[^<\\n]{0,40}<\\|message\\|>`;
const OPENS = `<${NAME}(?:\\s[^<>\\n]{0,60})?>|\\[think(?:ing)?\\]|◁think▷|${CHANNEL('(?:analysis|commentary)')}`;
const CLOSES = `</${NAME}>|\\[/think(?:ing)?\\]|◁/think▷`;
/** Never part of the text. */
const FRAMES = `<\\|(?:end|return)\\|>|${CHANNEL('final')}`;

/** An answer may start with a thought. Later ones must be on their own line: a tag within a line is content. */
const FIRST_OPENING = new RegExp(`^\\s*(?:${OPENS})`, 'iu');
const OPENING = new RegExp(`^[^\\S\\n]*(?:${OPENS})[^\\S\\n]*(?=\\n)`, 'imu');
const CLOSING = new RegExp(`${CLOSES}|${FRAMES}`, 'iu');
/** The same for a closing tag without its opening. */
const LONE_CLOSING = new RegExp(`^[^\\S\\n]*(?:${CLOSES})[^\\S\\n]*(?=\\n)|${FRAMES}`, 'imu');
/**
 * After the start, a thought whose opening tag has text behind it must end its line and be followed by one of our tags: it may
 * be content, for example in quoted code.
 */
const WRITTEN_OUT = `^[^\\S\\n]*(?:${OPENS})(?:[^\\n]*?|[^]*?\\n[^\\S\\n]*)(?:${CLOSES})[^\\S\\n]*\\n`;
const FOLLOWED = `(?:\`{3}[\\w-]+\\s+)?[>\\s*+•#_\`\\\\-]{0,14}[@＠]|${OPENS}`;
const THOUGHT = new RegExp(`${WRITTEN_OUT}(?=\\s*(?:${FOLLOWED}))`, 'imu');
const LAST_THOUGHT = new RegExp(`${WRITTEN_OUT}(?=\\s*(?:${FOLLOWED}|(?![^])))`, 'imu');
const THOUGHT_BEGINS = new RegExp(`^[^\\S\\n]*(?:${OPENS})`, 'imu');
const THOUGHT_ENDS = new RegExp(WRITTEN_OUT, 'iu');
const MAYBE_FOLLOWED = /^\s*(?:`{0,3}[\w-]*\s*)?[>\s*+•#_`\\-]{0,14}$|^\s*[<[◁][^\n]*$/u;
const LONGEST_THOUGHT = 8000;

/** Maximum length of a line with a tag. */
const LONGEST = 160;
const MAYBE_TAG = /(?:^|\n)[^\S\n]*[<[◁][^\n]*$|<\|[^\n]*$/u;

export interface ThinkingFilter {
  /** Returns the answer without thoughts. `null`: discard everything so far, it was a thought. */
  feed(text: string): (string | null)[];
  end(): (string | null)[];
}

export function createThinkingFilter(): ThinkingFilter {
  let pending = '';
  let inside = false;
  let hasText = false;
  let atLineStart = true;

  function read(isEnd: boolean): (string | null)[] {
    const out: (string | null)[] = [];
    const give = (text: string) => {
      if (text === '') return;
      out.push(text);
      hasText ||= text.trim() !== '';
      const lastLine = text.slice(text.lastIndexOf('\n') + 1);
      atLineStart = lastLine.trim() === '' && (atLineStart || lastLine.length < text.length);
    };
    for (;;) {
      const thought = inside ? null : inLines(isEnd ? LAST_THOUGHT : THOUGHT);
      const closing = inside ? CLOSING.exec(pending) : inLines(LONE_CLOSING);
      const opening = inside ? null : openingIn(pending);
      const first = Math.min(opening?.index ?? Infinity, closing?.index ?? Infinity);
      if (!thought && !inside && !isEnd && (undecidedFrom() ?? Infinity) < first) break;
      if (thought && thought.index < first) {
        give(pending.slice(0, thought.index));
        pending = pending.slice(thought.index + thought[0].length);
        atLineStart = true;
      } else if (opening && (!closing || opening.index <= closing.index)) {
        give(pending.slice(0, opening.index));
        pending = pending.slice(opening.index + opening[0].length);
        inside = true;
      } else if (closing) {
        const endsAnswer = !inside && /^<\|(?:end|return)/iu.test(closing[0]);
        if (endsAnswer) give(pending.slice(0, closing.index));
        else if (!inside) out.push(null);
        pending = pending.slice(closing.index + closing[0].length).replace(/^\s+/u, '');
        atLineStart = true;
        hasText = endsAnswer;
        inside = false;
      } else break;
    }
    const safe = isEnd ? pending.length : heldFrom();
    if (!inside) give(pending.slice(0, safe));
    pending = pending.slice(inside ? Math.max(0, pending.length - LONGEST) : safe);
    return out;
  }

  const openingIn = (text: string) =>
    (hasText ? null : FIRST_OPENING.exec(text)) ?? inLines(OPENING);

  /** Matches at line starts of the answer rather than of this chunk. */
  function inLines(pattern: RegExp): RegExpExecArray | null {
    const from = atLineStart ? 0 : pending.indexOf('\n') + 1;
    const frame = new RegExp(FRAMES, 'iu').exec(pending.slice(0, from));
    if (frame && pattern === LONE_CLOSING) return frame;
    if (from === 0 && !atLineStart) {
      return pattern === LONE_CLOSING ? new RegExp(FRAMES, 'iu').exec(pending) : null;
    }
    const found = pattern.exec(pending.slice(from));
    if (found) found.index += from;
    return found;
  }

  function undecidedFrom(): number | null {
    const begun = inLines(THOUGHT_BEGINS);
    return begun && mayBeThought(pending.slice(begun.index)) ? begun.index : null;
  }

  /** Start of a possibly incomplete tag or thought. */
  function heldFrom(): number {
    const undecided = undecidedFrom();
    if (undecided !== null) return undecided;
    const from = Math.max(0, pending.length - LONGEST);
    const found = MAYBE_TAG.exec(pending.slice(from));
    if (
      !found ||
      (from + found.index === 0 &&
        !atLineStart &&
        !found[0].startsWith('\n') &&
        !found[0].startsWith('<|'))
    )
      return pending.length;
    return from + found.index + (found[0].startsWith('\n') ? 1 : 0);
  }

  return {
    feed(text) {
      pending += text;
      return read(false);
    },
    end() {
      // A tag at the end of the answer counts as a full line.
      pending += '\n';
      return read(true);
    },
  };
}

/** Whether more input decides if a text that starts with an opening tag is a thought. */
function mayBeThought(text: string): boolean {
  if (text.length > LONGEST_THOUGHT) return false;
  const ended = THOUGHT_ENDS.exec(text);
  if (ended) return MAYBE_FOLLOWED.test(text.slice(ended[0].length));
  const lineEnd = text.indexOf('\n');
  return lineEnd < 0 || !CLOSING.test(text.slice(0, lineEnd));
}
