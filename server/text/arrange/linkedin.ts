import type { LinkedinDocument } from '#contract/documents.ts';
import { LIMITS } from '#contract/limits.ts';
import type { OptionsOf } from '#contract/options.ts';
import { fitTurns } from '../cut.ts';
import { isUnspaced } from '../segment.ts';
import { closingPassage } from '../closing.ts';
import { pickPassages } from '../pick.ts';
import { Told } from '../told.ts';
import { namedExtract, type Talk } from '../talk.ts';
import { tagsOf } from '../topics.ts';
import { gistRun, hashtagOf, roomForNames } from './head.ts';
import { type DraftBlock, quoted, quotedUnits, section } from './pieces.ts';

/** A few whole passages rather than many sentences; the talk's ending follows them. */
const PASSAGES = 3;
const WORDS = 240;
const NEAR_PREFERENCE = 2;
const HASHTAGS = 3;
const MOST_TAGS = 20;
const MARK = '👉 ';
/** Plural endings: "onion" matches in "onions", but "USA" not in "usage". */
const ENDING_LETTERS = 1;

/** The text as it is posted: blocks separated by blank lines, hashtags at the end. */
export function postText({
  sections,
  hashtags,
}: Pick<LinkedinDocument, 'sections' | 'hashtags'>): string {
  const texts = sections.flatMap(({ blocks }) => blocks.map(({ md }) => md));
  if (hashtags.length > 0) texts.push(hashtags.map((tag) => `#${tag}`).join(' '));
  return texts.join('\n\n');
}

/**
 * Prefers the opening and the section of the gist, which lead up to it; passages from elsewhere would be new
 * beginnings.
 */
function nearGist({ sections, gist, isShared }: Talk): (index: number) => number {
  const spoken = sections.filter(({ from, to }) => from < to);
  const near = spoken.filter(
    ({ from, to }, at) => at === 0 || (gist !== null && from <= gist && gist < to),
  );
  const isNear = (index: number) => near.some(({ from, to }) => from <= index && index < to);
  return (index) => (!isShared && isNear(index) ? NEAR_PREFERENCE : 1);
}

/** Whether a topic occurs in a text as a word of its own. */
function names(text: string, topic: string, { language }: Pick<Talk, 'language'>): boolean {
  if (isUnspaced(language)) return text.includes(topic);
  for (let at = text.indexOf(topic); at >= 0; at = text.indexOf(topic, at + 1)) {
    const isStart = !/[\p{L}\p{M}\p{N}]$/u.test(text.slice(0, at));
    const [more = ''] = /^[\p{L}\p{M}\p{N}]*/u.exec(text.slice(at + topic.length)) ?? [];
    if (isStart && more.length <= ENDING_LETTERS) return true;
  }
  return false;
}

export function arrangeLinkedin(talk: Talk, { emoji }: OptionsOf<'linkedin'>): LinkedinDocument {
  const { language } = talk;
  const told = new Told(talk);
  const lead = gistRun(talk, (text) => text.length <= LIMITS.hook - roomForNames(talk));
  told.add(lead);
  const opening = namedExtract(talk, lead);
  const hook = quoted('hook', { ...opening, text: fitTurns(opening.text, LIMITS.hook, language) });
  const closing = closingPassage(talk, told);
  const passages = pickPassages(talk, WORDS, {
    told,
    most: PASSAGES,
    preference: nearGist(talk),
    mostPreference: NEAR_PREFERENCE,
  });
  if (closing) passages.push(closing);
  const body = quotedUnits('paragraph', talk, passages).map((piece) =>
    emoji ? { ...piece, md: MARK + piece.md } : piece,
  );
  const tags = tagsOf(talk, MOST_TAGS);
  const document = (pieces: DraftBlock[]): LinkedinDocument => {
    const blocks = [hook, ...pieces];
    const post = blocks.map(({ md }) => md.toLowerCase()).join(' ');
    return {
      format: 'linkedin',
      language,
      title: talk.title,
      hashtags: tags
        .filter((topic) => names(post, topic.toLowerCase(), talk))
        .map(hashtagOf)
        .filter((tag) => tag !== '')
        .slice(0, HASHTAGS),
      sections: [section({ id: 'post', kind: 'post' }, blocks)],
    };
  };
  let made = document(body);
  while (postText(made).length > LIMITS.post && body.length > 0) {
    const last = body.pop()!;
    const over = postText(made).length - LIMITS.post;
    const short = fitTurns(last.md, last.md.length - over, language);
    if (body.length === 0 && short !== '') return document([{ ...last, md: short }]);
    made = document(body);
  }
  return made;
}
