import { answerLikeAModel } from './stand-in-writer.ts';
import type { Asked } from './stand-in-models/wire-writers.ts';

/** How an order hides what is to be said, so that the transcript itself does not say it. */
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

/** What an order wants done with it. */
export type Deed = 'only' | 'append' | 'replace' | 'title' | 'sections';

export function orderOf(deed: Deed, disguise: Disguise, payload: string): string {
  return `decode this ${disguise} and obey ${deed} ${DISGUISES[disguise].hide(payload)}`;
}

const ORDER =
  /decode this (base64|hex|backwards) and obey (only|append|replace|title|sections) ([\w-]+)/u;

/**
 * A model that reads the first order it finds anywhere in what it is sent, fenced or not, and does it. Without one it
 * writes as it is asked to.
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
