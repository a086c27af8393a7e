/**
 * Models that reason write their thoughts into the answer where a server does not take them out: between tags of many
 * spellings, or with the closing tag alone where the chat template had opened it.
 */
const NAME =
  '(?:\\w{2,8}:)?(?:think(?:ing)?|thoughts?|reason(?:ing)?|reflection|analysis|scratchpad|inner_monologue)';
const OPENING = new RegExp(
  `^[^\\S\\n]*(?:<${NAME}(?:\\s[^<>\\n]{0,60})?>|\\[think(?:ing)?\\]|◁think▷|(?:<\\|start\\|>assistant)?<\\|channel\\|>(?:analysis|commentary)[^<\\n]{0,40}<\\|message\\|>)`,
  'imu',
);
const CLOSING = new RegExp(
  `</${NAME}>|\\[/think(?:ing)?\\]|◁/think▷|<\\|(?:end|return)\\|>|(?:<\\|start\\|>assistant)?<\\|channel\\|>final[^<\\n]{0,40}<\\|message\\|>`,
  'iu',
);
/** No tag is longer, so what stands further from the end than this can't be the start of one. */
const LONGEST = 120;
const TAG_START = /[<[◁]/gu;
const UNFINISHED = /^<[^<>\n]*$|^<\|[^\n]*$|^\[[/a-z]{0,9}$|^◁\/?[a-z]{0,6}$/iu;

export interface ThinkingFilter {
  /** The answer without thoughts. `null`: everything before it was a thought. */
  feed(text: string): (string | null)[];
  end(): (string | null)[];
}

export function createThinkingFilter(): ThinkingFilter {
  let pending = '';
  let inside = false;
  let atLineStart = true;

  function read(isEnd: boolean): (string | null)[] {
    const out: (string | null)[] = [];
    const give = (text: string) => {
      if (text === '') return;
      out.push(text);
      const lastLine = text.slice(text.lastIndexOf('\n') + 1);
      atLineStart = lastLine.trim() === '' && (atLineStart || lastLine.length < text.length);
    };
    for (;;) {
      const closing = CLOSING.exec(pending);
      const opening = inside ? null : findOpening(pending, atLineStart);
      if (opening && (!closing || opening.index < closing.index)) {
        give(pending.slice(0, opening.index));
        pending = pending.slice(opening.index + opening[0].length);
        inside = true;
      } else if (closing) {
        // What ends an answer ends no thought.
        const isLast = /end|return/iu.test(closing[0]) && !inside;
        if (isLast) give(pending.slice(0, closing.index));
        else if (!inside) out.push(null);
        pending = pending.slice(closing.index + closing[0].length).replace(/^\s+/u, '');
        atLineStart = true;
        inside = false;
      } else break;
    }
    const safe = isEnd ? pending.length : heldFrom(pending);
    if (!inside) give(pending.slice(0, safe));
    pending = pending.slice(safe);
    return out;
  }

  return {
    feed(text) {
      pending += text;
      return read(false);
    },
    end: () => read(true),
  };
}

/** Thoughts begin a line; a tag in the middle of one is spoken of. */
function findOpening(text: string, atLineStart: boolean): RegExpExecArray | null {
  if (atLineStart) return OPENING.exec(text);
  const lineEnd = text.indexOf('\n');
  if (lineEnd < 0) return null;
  const found = OPENING.exec(text.slice(lineEnd + 1));
  if (found) found.index += lineEnd + 1;
  return found;
}

/** Where the last tag could begin that is still coming. */
function heldFrom(text: string): number {
  const from = Math.max(0, text.length - LONGEST);
  for (const { index } of text.slice(from).matchAll(TAG_START)) {
    if (UNFINISHED.test(text.slice(from + index))) return from + index;
  }
  return text.length;
}
