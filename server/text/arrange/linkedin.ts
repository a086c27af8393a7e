import type { LinkedinDocument } from '#contract/documents.ts';
import { LIMITS } from '#contract/limits.ts';
import type { JoinedPart } from '#contract/videos.ts';
import type { OptionsOf } from '#contract/options.ts';
import { fitTurns } from '../cut.ts';
import { isUnspaced } from '../segment.ts';
import { closingPassage } from '../closing.ts';
import { gistAmong } from '../gist.ts';
import { pickPassages, wordsOfTalk, wordsOfUnit } from '../pick.ts';
import { bestStretches, stretchPieces } from '../stretches.ts';
import { Told } from '../told.ts';
import { extractOf, namedExtract, type Talk } from '../talk.ts';
import { tagsOf } from '../topics.ts';
import type { Unit } from '../units.ts';
import { longestFrom } from './attribute.ts';
import { gistRun, hashtagOf, isLine, roomForNames } from './head.ts';
import { type DraftBlock, quoted, quotedUnits, section } from './pieces.ts';

/** A few whole passages rather than many sentences; the talk's ending follows them. */
const PASSAGES = 3;
const SHARED_WORDS = 240;
const WORDS = 400;
const LEADING_SHARE = 0.6;
/** Of several short sources a post has the best passages, rather than most of what they say. */
const SHELF_SHARE = 0.3;
/** What follows from the gist is said within so many sentences after it. */
const NEAR_SENTENCES = 24;
/** A shorter stretch is only an example of something. */
const LEAST_WORDS = 60;
const NEAR_PREFERENCE = 2;
const HASHTAGS = 3;
const MOST_TAGS = 20;
const TAG_WORDS = 2;
export const MARK = '👉 ';
/** Plural endings: "onion" matches in "onions", but "USA" not in "usage". */
const ENDING_LETTERS = 1;

type Part = Pick<JoinedPart, 'title' | 'startMs'>;

/** The text as it is posted: blocks separated by blank lines, hashtags at the end. */
export function postText({
  sections,
  hashtags,
}: Pick<LinkedinDocument, 'sections' | 'hashtags'>): string {
  const texts = sections.flatMap(({ blocks }) => blocks.map(({ md }) => md));
  if (hashtags.length > 0) texts.push(hashtags.map((tag) => `#${tag}`).join(' '));
  return texts.join('\n\n');
}

/** Prefers the opening and the section of the gist; passages from elsewhere would be new beginnings. */
function nearGist({ sections, gist }: Talk): (index: number) => number {
  const spoken = sections.filter(({ from, to }) => from < to);
  const near = spoken.filter(
    ({ from, to }, at) => at === 0 || (gist !== null && from <= gist && gist < to),
  );
  const isNear = (index: number) => near.some(({ from, to }) => from <= index && index < to);
  return (index) => (isNear(index) ? NEAR_PREFERENCE : 1);
}

/** Of several short sources: the best passage of each, then the best of the rest, within a share of what they say. */
function passagesOfShelf(talk: Talk, told: Told, lead: Unit, parts: readonly Part[]): Unit[] {
  const { sentences } = talk;
  const room = Math.max(SHELF_SHARE * wordsOfTalk(talk), LEAST_WORDS);
  const found: Unit[] = [];
  const sources = parts.slice(0, PASSAGES).map(({ startMs }, at) => {
    const end = parts[at + 1]?.startMs ?? Infinity;
    const from = sentences.findIndex((one) => one.startMs >= startMs);
    const to = sentences.findLastIndex((one) => one.startMs < end) + 1;
    return { from: from < 0 ? sentences.length : from, to };
  });
  for (const { from, to } of sources) {
    const words = Math.max(room / sources.length, LEAST_WORDS);
    const own = { told, from, to, most: 1 };
    const picked = pickPassages(talk, words, own);
    const isLeads = from <= lead.from && lead.from < to;
    found.push(...(picked.length > 0 || isLeads ? picked : pickPassages(talk, Infinity, own)));
  }
  const left = room - found.reduce((sum, unit) => sum + wordsOfUnit(talk, unit), 0);
  const most = PASSAGES - found.length;
  if (most > 0 && left > 0) found.push(...pickPassages(talk, left, { told, most }));
  return found.toSorted((one, other) => one.from - other.from);
}

/** In a talk by one speaker what leads up to the gist and what follows from it; of a conversation the best passages. */
function bodyOf(talk: Talk, told: Told, lead: Unit, parts: readonly Part[]): Unit[] {
  const isShort = SHELF_SHARE * wordsOfTalk(talk) < (talk.isShared ? SHARED_WORDS : WORDS);
  if (parts.length > 1 && isShort) return passagesOfShelf(talk, told, lead, parts);
  if (talk.isShared) {
    const wanted = {
      told,
      most: PASSAGES,
      preference: nearGist(talk),
      mostPreference: NEAR_PREFERENCE,
    };
    return pickPassages(talk, SHARED_WORDS, wanted);
  }
  const before = stretchPieces(talk, { told, to: lead.from, preference: nearGist(talk) });
  const to = Math.min(talk.sentences.length, lead.to + 3 * NEAR_SENTENCES);
  const after = stretchPieces(talk, { told, from: lead.to, to });
  const least = LEAST_WORDS;
  const leading = bestStretches(before, { room: LEADING_SHARE * WORDS, most: 1, least }).flat();
  const room = WORDS - leading.reduce((sum, { size }) => sum + size, 0);
  const next = after.filter(({ from }) => from - lead.to < NEAR_SENTENCES);
  const following = bestStretches(next, { room, most: 1, least }).flat();
  const units = [...leading, ...following];
  told.add(...units);
  return units;
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

/** "#ThreeDimensionalScene" is no tag that anybody follows. */
const isShortTag = (topic: string) => topic.split(/[\s-]+/u).length <= TAG_WORDS;

/** The gist with what follows it or, if that is too long, the sentence closest to it that fits. */
function leadOf(talk: Talk, room: number): Unit {
  const lead = gistRun(talk, (text) => text.length <= room);
  if (extractOf(talk, lead).text.length <= room) return lead;
  const next = gistAmong(talk, (index) => isLine(talk, index, room));
  return next === null ? lead : { from: next, to: next + 1 };
}

/** A post from several sources names those of each passage. */
export function arrangeLinkedin(
  talk: Talk,
  { emoji }: OptionsOf<'linkedin'>,
  parts: readonly Part[] = [],
): LinkedinDocument {
  const { language } = talk;
  const told = new Told(talk);
  const isShelf = parts.length > 1;
  const lead = leadOf(talk, LIMITS.hook - roomForNames(talk) - (isShelf ? longestFrom(parts) : 0));
  told.add(lead);
  const opening = namedExtract(talk, lead);
  const hook = quoted('hook', { ...opening, text: fitTurns(opening.text, LIMITS.hook, language) });
  const passages = bodyOf(talk, told, lead, parts);
  const closing = isShelf ? null : closingPassage(talk, told, { isStrict: !talk.isShared });
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
        .filter((topic) => names(post, topic.toLowerCase(), talk) && isShortTag(topic))
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
