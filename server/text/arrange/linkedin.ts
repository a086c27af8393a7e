import type { LinkedinDocument } from '#contract/documents.ts';
import { LIMITS } from '#contract/limits.ts';
import type { OptionsOf } from '#contract/options.ts';
import { fitText } from '../cut.ts';
import { languageOf } from '#server/languages/table.ts';
import { pick, saidBy, type Talk } from '../talk.ts';
import { topicsOf } from '../topics.ts';
import { hashtagOf, shortSentence } from './head.ts';
import { extracts, framed, joined, type DraftBlock, quoted, section } from './pieces.ts';

const PARAGRAPHS = 6;
const HASHTAGS = 5;
const MARK = '👉 ';

/** As it is posted: blocks with an empty line between them, hashtags at the end. */
export function postText({
  sections,
  hashtags,
}: Pick<LinkedinDocument, 'sections' | 'hashtags'>): string {
  const texts = sections.flatMap(({ blocks }) => blocks.map(({ md }) => md));
  if (hashtags.length > 0) texts.push(hashtags.map((tag) => `#${tag}`).join(' '));
  return texts.join('\n\n');
}

export function arrangeLinkedin(talk: Talk, { emoji }: OptionsOf<'linkedin'>): LinkedinDocument {
  const { language, gist } = talk;
  const hook = quoted('hook', shortSentence(talk, LIMITS.hook));
  const chosen = pick(talk, { count: PARAGRAPHS, said: saidBy(talk, [gist]), spread: true });
  const body = chosen
    .filter((index) => extracts(talk, [index])[0]!.text !== hook.md)
    .map((index): DraftBlock => {
      const piece = joined('paragraph', talk, [index]);
      return emoji ? { ...piece, md: MARK + piece.md } : piece;
    });
  const hashtags = topicsOf(talk, HASHTAGS)
    .map(hashtagOf)
    .filter((tag) => tag !== '');
  const question = framed('question', languageOf(language).phrases.question);
  const document = (pieces: DraftBlock[]): LinkedinDocument => ({
    format: 'linkedin',
    language,
    title: talk.title,
    hashtags,
    sections: [section({ id: 'post', kind: 'post' }, [hook, ...pieces, question])],
  });
  let made = document(body);
  while (postText(made).length > LIMITS.post && body.length > 0) {
    const last = body.pop()!;
    const over = postText(made).length - LIMITS.post;
    const short = fitText(last.md, last.md.length - over, language);
    if (body.length === 0 && short !== '') return document([{ ...last, md: short }]);
    made = document(body);
  }
  return made;
}
