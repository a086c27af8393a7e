import type { RuleResult } from '#contract/checks.ts';
import { counted } from '#contract/count.ts';
import type { Document, DocumentBlock } from '#contract/documents.ts';
import { LIMITS } from '#contract/limits.ts';
import { xLength } from '#contract/x-length.ts';
import { postText } from '../arrange/linkedin.ts';
import { countWords } from '../segment.ts';
import { aboutBlocks, repeatedLines, spokenLength } from './podcast-rules.ts';

/**
 * Checks the document against its platform's rules and, for an article, those of search engines. `minutes`: the
 * requested speaking time, if there is one.
 */
export function checkRules(document: Document, minutes?: number): RuleResult[] {
  switch (document.format) {
    case 'blog':
      return blogRules(document);
    case 'tweet':
      return document.sections.flatMap(({ blocks }) =>
        blocks.map((block, index) => tweetRule(block, index + 1)),
      );
    case 'linkedin':
      return [
        ...document.sections.flatMap(({ blocks }) =>
          blocks
            .filter(({ kind }) => kind === 'hook')
            .map((block) =>
              within(
                'linkedin.hook',
                'Hook before “see more”',
                block.md.length,
                LIMITS.hook,
                block.id,
              ),
            ),
        ),
        within('linkedin.length', 'Post length', postText(document).length, LIMITS.post),
        count('linkedin.hashtags', 'Hashtags', document.hashtags.length, 3, 5, true),
      ];
    case 'newsletter':
      return [
        ...document.subjects.map((subject, index) =>
          within(
            `newsletter.subject${index + 1}`,
            `Subject line ${index + 1}`,
            subject.length,
            LIMITS.subject,
          ),
        ),
        filled(
          'newsletter.preheader',
          'Preheader',
          document.preheader,
          LIMITS.preheader,
          'what an inbox shows after the subject',
        ),
      ];
    case 'podcast':
      return podcastRules(document, minutes);
    case 'summary':
    case 'custom':
      return [];
  }
}

function within(
  id: string,
  label: string,
  value: number,
  limit: number,
  blockId: string | null = null,
): RuleResult {
  const isOver = value > limit;
  return {
    id,
    label,
    state: isOver ? 'broken' : 'ok',
    message: isOver
      ? `${value} characters. Only ${limit} are shown.`
      : `${value} of ${limit} characters.`,
    blockId,
    value,
    limit,
    ...(isOver && {
      mend:
        blockId === null
          ? `${only('Shorten', label)} to at most ${limit} characters without losing its point.`
          : `Shorten it to at most ${limit} characters without losing its point.`,
    }),
  };
}

/**
 * A revision request for one field is sent with the whole document, so it must say that it is about that field alone.
 */
function only(verb: string, label: string): string {
  return `Leave the text itself exactly as it is. ${verb} only the field “${label.toLowerCase()}”`;
}

/** Like {@link within}, for a field that mustn't be empty either. */
function filled(
  id: string,
  label: string,
  text: string,
  limit: number,
  contents: string,
): RuleResult {
  if (text.trim() !== '') return within(id, label, text.length, limit);
  return {
    id,
    label,
    state: 'broken',
    message: 'It’s missing.',
    blockId: null,
    mend: `${only('Write', label)}: ${contents}, at most ${limit} characters.`,
  };
}

function count(
  id: string,
  label: string,
  value: number,
  least: number,
  most: number,
  isField = false,
): RuleResult {
  const ok = value >= least && value <= most;
  const own = value === 0 ? 'None yet.' : `You have ${value}.`;
  const message = ok ? `${value}.` : `${own} Aim for ${least} to ${most}.`;
  const mend = `${only('Change', label)}, so that there are ${least} to ${most} of them.`;
  const state = ok ? 'ok' : 'warn';
  return { id, label, state, message, blockId: null, value, ...(!ok && isField && { mend }) };
}

function yesNo(
  id: string,
  label: string,
  ok: boolean,
  messages: [yes: string, no: string],
  mend?: string,
): RuleResult {
  return {
    id,
    label,
    state: ok ? 'ok' : 'warn',
    message: messages[ok ? 0 : 1],
    blockId: null,
    ...(!ok && mend && { mend }),
  };
}

function tweetRule({ id, md }: DocumentBlock, number: number): RuleResult {
  const value = xLength(md);
  return {
    ...within(`tweet.${number}`, `Post ${number}`, value, LIMITS.tweet, id),
    message: `${value} of ${LIMITS.tweet} characters, as X counts them.`,
  };
}

const KEYWORD_PLACES = {
  title: 'title',
  description: 'meta description',
  opening: 'first paragraph',
  headings: 'heading that suits it best',
} as const;

function blogRules(document: Extract<Document, { format: 'blog' }>): RuleResult[] {
  const { title, description, slug, keyword, tags, language, sections } = document;
  const blocks = sections.flatMap((section) => section.blocks);
  const headings = blocks.filter(({ kind }) => kind === 'heading');
  const words = blocks.reduce((sum, { md }) => sum + countWords(md, language), 0);
  const longest = Math.max(
    0,
    ...blocks.filter(({ kind }) => kind === 'paragraph').map(({ md }) => countWords(md, language)),
  );
  const has = (text: string) =>
    keyword !== null && text.toLowerCase().includes(keyword.toLowerCase());
  const opening = sections[0]?.blocks[0]?.md ?? '';
  const rules = [
    filled('blog.title', 'Title', title, LIMITS.title, 'what the article is about'),
    filled(
      'blog.description',
      'Meta description',
      description,
      LIMITS.description,
      'what a reader finds in the article, for search results',
    ),
    yesNo('blog.slug', 'Address', slug.length > 0 && slug.length <= 75, [
      'Short and readable.',
      'Too long for a URL.',
    ]),
    count('blog.headings', 'Headings', headings.length, 3, 20),
    yesNo(
      'blog.length',
      'Length',
      words >= 300,
      [`${words} words.`, `${words} words. Under 300 leaves little room for detail.`],
      'Add detail from the video to the thinnest section.',
    ),
    yesNo(
      'blog.paragraphs',
      'Paragraphs',
      longest <= 150,
      [
        'No paragraph is over 150 words.',
        `One paragraph has ${longest} words. Up to 150 is easier to read.`,
      ],
      'Split the longest paragraph.',
    ),
    count('blog.tags', 'Tags', tags.length, 3, 8, true),
  ];
  if (keyword === null) return rules;
  const where = [
    ['title', 'Keyword in the title', has(title)],
    ['description', 'Keyword in the description', has(description)],
    ['opening', 'Keyword in the first paragraph', has(opening)],
    ['headings', 'Keyword in a heading', headings.some(({ md }) => has(md))],
  ] as const;
  return [
    ...rules,
    ...where.map(([id, label, ok]) =>
      yesNo(
        `blog.keyword.${id}`,
        label,
        ok,
        ['It’s there.', 'It’s missing.'],
        `Use the keyword “${keyword}” in the ${KEYWORD_PLACES[id]}, naturally, and leave everything else as it is.`,
      ),
    ),
  ];
}

function podcastRules(
  document: Extract<Document, { format: 'podcast' }>,
  minutes: number | undefined,
): RuleResult[] {
  const turns = document.sections.flatMap(({ blocks }) =>
    blocks.filter(({ kind }) => kind === 'turn'),
  );
  const marked = turns.filter(({ md }) => /[*_`#<>[\]|]|https?:/u.test(md));
  return [
    filled(
      'podcast.description',
      'Description',
      document.description,
      LIMITS.description,
      'what a listener hears in the episode',
    ),
    {
      id: 'podcast.markup',
      label: marked.length > 0 ? 'Symbols in the script' : 'No symbols that can’t be read aloud',
      state: marked.length > 0 ? 'broken' : 'ok',
      message:
        marked.length > 0
          ? counted(
              marked.length,
              'line has symbols a voice can’t read.',
              'lines have symbols a voice can’t read.',
            )
          : 'Every line can be read aloud as written.',
      ...aboutBlocks(marked),
      ...(marked.length > 0 && { mend: 'Say the same without any sign or address in it.' }),
    },
    repeatedLines(turns, document.language),
    ...(minutes === undefined ? [] : [spokenLength(turns, minutes)]),
  ];
}

/** Words the user has banned, anywhere in the text. */
export function checkBanned(
  blocks: readonly DocumentBlock[],
  banned: readonly string[],
): RuleResult[] {
  return blocks.flatMap(({ id, md }) => {
    const lower = md.toLowerCase();
    const found = banned.filter((word) => word !== '' && isIn(lower, word.toLowerCase()));
    return found.map((word) => ({
      id: `style.banned.${id}`,
      label: 'Word to avoid',
      state: 'warn' as const,
      message: `“${word}” is on your list of words to avoid.`,
      blockId: id,
      mend: `Say it without the word “${word}”.`,
    }));
  });
}

/** Matches whole words in scripts that separate words. */
function isIn(text: string, word: string): boolean {
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) {
    const isWhole =
      !/\p{L}/u.test(text[at - 1] ?? '') && !/\p{L}/u.test(text[at + word.length] ?? '');
    if (isWhole || !/^[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\s'’-]+$/u.test(word))
      return true;
  }
  return false;
}
