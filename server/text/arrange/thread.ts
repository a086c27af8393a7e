import type { TweetDocument } from '#contract/documents.ts';
import { LIMITS } from '#contract/limits.ts';
import type { OptionsOf } from '#contract/options.ts';
import { xLength } from '#contract/x-length.ts';
import { fitText } from '../cut.ts';
import { languageOf } from '#server/languages/table.ts';
import { joinSentences } from '../joining.ts';
import { type Extract, extractAt, pick, saidBy, type Talk } from '../talk.ts';
import { framed, type DraftBlock, quoted, section } from './pieces.ts';

/** Below this, the sentence that follows is put beside it if it fits. */
const SHORT = 170;
const LEAST_STANDALONE = 0.3;

export function arrangeThread(talk: Talk, { shape, count }: OptionsOf<'tweet'>): TweetDocument {
  const posts = shape === 'single' ? [single(talk)] : thread(talk, count);
  return {
    format: 'tweet',
    language: talk.language,
    title: talk.title,
    shape,
    sections: [section({ id: 'thread', kind: 'thread' }, posts)],
  };
}

function single(talk: Talk): DraftBlock {
  return quoted('tweet', within(talk, talk.gist!, LIMITS.tweet, new Set()));
}

function thread(talk: Talk, count: number): DraftBlock[] {
  const { language, gist } = talk;
  // Room for the number in front: "25/25 ".
  const room = LIMITS.tweet - `${count}/${count} `.length;
  const chosen = pick(talk, {
    count: Math.max(0, count - 2),
    said: saidBy(talk, [gist]),
    spread: true,
    preference: (index) => (xLength(talk.sentences[index]!.text) > room ? 0.3 : 1),
  });
  const taken = new Set([gist!, ...chosen]);
  const first = within(talk, gist!, room, taken);
  const titled = `${talk.title}\n\n${first.text}`;
  const hook = xLength(titled) <= room ? { ...first, text: titled } : first;
  const posts = [
    quoted('tweet', hook),
    ...chosen.map((index) => quoted('tweet', within(talk, index, room, taken))),
    framed('tweet', fitText(languageOf(language).phrases.callToAction, room, language, xLength)),
  ];
  return posts.map((post, index) => ({ ...post, md: `${index + 1}/${posts.length} ${post.md}` }));
}

/** One sentence as a post, with the one that follows where it is short and the other makes sense beside it. */
function within(talk: Talk, index: number, room: number, taken: ReadonlySet<number>): Extract {
  const one = extractAt(talk, index);
  const follows = talk.sentences[index + 1];
  if (follows && !taken.has(index + 1) && xLength(one.text) < SHORT) {
    const next = extractAt(talk, index + 1);
    const text = joinSentences([one.text, next.text], talk.language);
    if (talk.standalone[index + 1]! >= LEAST_STANDALONE && xLength(text) <= room) {
      const blockIds = [...new Set([...one.blockIds, ...next.blockIds])];
      return { ...one, text, endMs: next.endMs, blockIds };
    }
  }
  return { ...one, text: fitText(one.text, room, talk.language, xLength) };
}
