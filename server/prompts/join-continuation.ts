import { ANSWER_TAGS } from './answer-tags.ts';

/** As long as this may still be the beginning of one of our tags. */
const UNDECIDED = /^\s*(?:@[a-z0-9]{0,16})?$/u;

/** What a model goes on with after it was cut off. */
export interface Continuation {
  feed(text: string): string;
  /** What was held back because more could have come. */
  end(): string;
}

/**
 * A model that was cut off at the end of a line goes on with the next one, without the line break that it thinks it has
 * written. One of our tags at the start of what it adds therefore begins a line.
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
