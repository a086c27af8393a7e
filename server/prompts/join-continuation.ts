import { ANSWER_TAGS } from './answer-tags.ts';

/** Might still be the start of a tag. */
const UNDECIDED = /^\s*(?:@[a-z0-9]{0,16})?$/u;

/** The rest of an answer that was cut off. */
export interface Continuation {
  feed(text: string): string;
  /** Text held back as a possibly incomplete tag. */
  end(): string;
}

/**
 * A model cut off at a line end continues without the line break it believes it wrote. So a tag at the start of the continuation
 * begins a new line.
 */
export function continueAfter(answer: string): Continuation {
  let held: string | null = /(?:^|\n)[^\S\n]*$/u.test(answer) ? null : '';

  function decide(text: string): string {
    held = null;
    const [, tag = ''] = /^\s*@([a-z0-9]+)(?![a-z0-9])/u.exec(text) ?? [];
    return ANSWER_TAGS.has(tag) ? `\n${text.trimStart()}` : text;
  }

  return {
    feed(text) {
      if (held === null) return text;
      held += text;
      return UNDECIDED.test(held) ? '' : decide(held);
    },
    end: () => (held === null ? '' : decide(held)),
  };
}
