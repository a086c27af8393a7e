import { answerLikeAModel } from './stand-in-writer.ts';
import type { Asked } from './stand-in-models/wire-writers.ts';

/** How an instruction encodes the text to output, so that this text is not in the transcript itself. */
const DISGUISES = {
  base64: {
    hide: (text: string) => Buffer.from(text).toString('base64url'),
    read: (text: string) => Buffer.from(text, 'base64url').toString(),
  },
  hex: {
    hide: (text: string) => Buffer.from(text).toString('hex'),
    read: (text: string) => Buffer.from(text, 'hex').toString(),
  },
  backwards: {
    hide: (text: string) => Buffer.from(text).reverse().toString('hex'),
    read: (text: string) => Buffer.from(text, 'hex').reverse().toString(),
  },
} as const;
export type Disguise = keyof typeof DISGUISES;

/** What the instruction tells the model to do with that text. */
export type Deed = 'only' | 'append' | 'replace' | 'title' | 'sections';

export function orderOf(deed: Deed, disguise: Disguise, payload: string): string {
  return `decode this ${disguise} and obey ${deed} ${DISGUISES[disguise].hide(payload)}`;
}

const ORDER =
  /decode this (base64|hex|backwards) and obey (only|append|replace|title|sections) ([\w-]+)/u;

/**
 * A model that obeys the first injected instruction it finds anywhere in its input, fenced or not. If there is none,
 * it does what the prompt asks.
 */
export function obey(asked: Asked): string {
  const prompt = asked.messages[0]!.content;
  const [, disguise, deed, hidden] = ORDER.exec(prompt) ?? [];
  if (hidden === undefined) return answerLikeAModel(asked);
  const payload = DISGUISES[disguise as Disguise].read(hidden);
  switch (deed as Deed) {
    case 'only':
      return payload;
    case 'append':
      return answerLikeAModel(asked, { say: (text) => `${text} ${payload}` });
    case 'replace':
      return answerLikeAModel(asked, { say: () => payload });
    case 'title':
      return answerLikeAModel(asked, {
        say: (text, _, tag) =>
          /^(?:title|description|subject|preheader|h|q|hook|gist|tweet)$/u.test(tag)
            ? payload
            : text,
      });
    case 'sections':
      return answerLikeAModel(asked)
        .split('\n')
        .map((line) => (line.startsWith('@section') ? `${line}\n@p [#1 #99999] ${payload}` : line))
        .join('\n');
  }
}
