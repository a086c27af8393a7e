import type { RuleResult } from '#contract/checks.ts';
import type { LanguageValue } from '#contract/catalog/languages.ts';
import type {
  BlockKind,
  Document,
  DocumentBlock,
  DocumentSection,
  SectionKind,
} from '#contract/documents.ts';
import type { TranscriptBlock } from '#contract/videos.ts';
import { languageOf } from '#server/languages/table.ts';
import { words } from '../segment.ts';
import { claimsIn, isStopWord } from './claims.ts';
import { claimTextOf } from './marks.ts';
import { negationsIn } from './negations.ts';
import { valuesIn } from './numbers.ts';
import { isSmallTalk } from './small-talk.ts';
import { STEM_LETTERS } from './stems.ts';

/** Blocks with content. Headings, greetings, links and separate quotes may naturally be repeated. */
const TELLING: ReadonlySet<BlockKind> = new Set([
  'paragraph',
  'point',
  'step',
  'answer',
  'tweet',
  'hook',
]);

/** Blocks that name something, in a few words that are no sentence. */
const NAMING: ReadonlySet<BlockKind> = new Set([
  'heading',
  'subheading',
  'link',
  'chapter',
  'table',
]);

/** Labels, "Try it yourself." and "Subscribe to the channel." may be repeated freely. */
const FEWEST_WORDS = 6;
const FEWEST_TELLING = 3;
/** With this many content words in the same order, different function words make no difference. */
const SAME_TELLING = 6;
/** With this many, neither does one content word. */
const NEARLY_TELLING = 12;
/** Nobody reads more; a text pasted twice has thousands. */
const MOST_ROWS = 20;
/** An address, an account or a hashtag: a call to action. */
const CALL = /https?:|www\.|[@#]\p{L}|:\s*$/u;

export interface SpokenPassage {
  blocks: readonly TranscriptBlock[];
  /** The transcript's language. */
  language: LanguageValue;
}

/** A sentence that repeats an earlier one. */
export interface Repeat {
  blockId: string;
  quote: string;
  /** The sentence's number within its block, and how many there are. */
  number: number;
  of: number;
  /** Said before in exactly these words. */
  isExact: boolean;
}

interface Sentence extends Pick<Repeat, 'number' | 'of'> {
  text: string;
  block: DocumentBlock;
  layer: string;
  /** The stems of all its words and of its content words, in order. */
  all: string[];
  telling: string[];
}

/**
 * Finds sentences repeated, verbatim or nearly, within text that is read in one go. Key points and answers restate the
 * text, so they are compared only with each other. What was said twice in the video is its refrain; and from a short
 * video the built-in engine (`isQuoted`) may have to quote a sentence twice.
 */
export function findRepeats(
  sections: readonly DocumentSection[],
  language: LanguageValue,
  spoken: SpokenPassage,
  isQuoted: (block: DocumentBlock) => boolean = () => false,
): Repeat[] {
  const seen = new Map<string, Sentence>();
  const refrains = refrainsOf(spoken);
  const found: Repeat[] = [];
  for (const sentence of tellingSentences(sections, language)) {
    const { text, block, number, of, all, telling } = sentence;
    if (all.length < FEWEST_WORDS || telling.length < FEWEST_TELLING) continue;
    const keys = keysOf(sentence, language);
    const before = keys.map((key) => seen.get(key)).find((one) => one !== undefined);
    for (const key of keys) if (!seen.has(key)) seen.set(key, sentence);
    if (!before || isFraming(before.block, block)) continue;
    if (isQuoted(before.block) && isQuoted(block)) continue;
    const isRefrain =
      spoken.language === language
        ? refrains.isSaidTwice(telling)
        : refrains.isSameIn(before.block.blockIds, block.blockIds);
    if (!isRefrain) {
      const isExact = wordsIn(before.text, language) === wordsIn(text, language);
      found.push({ blockId: block.id, quote: text, number, of, isExact });
    }
  }
  return found;
}

/** A row for each passage with a repeat. Podcast scripts are checked elsewhere, line by line. */
export function checkRepeats(
  document: Document,
  spoken: SpokenPassage,
  isQuoted?: (block: DocumentBlock) => boolean,
): RuleResult[] {
  if (document.format === 'podcast') return [];
  const repeats = findRepeats(document.sections, document.language, spoken, isQuoted);
  const label = 'No repeated sentences';
  const row = { id: 'text.repeated', label };
  if (repeats.length === 0) {
    return [{ ...row, ...saidAgain(document), state: 'ok', blockId: null }];
  }
  const byBlock = Map.groupBy(repeats, ({ blockId }) => blockId);
  return [...byBlock].slice(0, MOST_ROWS).map(([blockId, own]) => ({
    ...row,
    label: 'Said before',
    state: 'warn' as const,
    message: own[0]!.isExact
      ? `“${own[0]!.quote}” is already in the draft.`
      : `“${own[0]!.quote}” is already in the draft in nearly the same words.`,
    blockId,
    mend: repeatsMend(own),
  }));
}

const wordsIn = (sentence: string, language: LanguageValue) =>
  words(sentence.toLowerCase(), language).join(' ');

/** Verbatim repeats anywhere: quotes, key points and refrains may be repeated, but the user is told. */
function saidAgain({ sections, language }: Document): { label?: string; message: string } {
  const times = new Map<string, number>();
  for (const block of sections.flatMap(({ blocks }) => blocks)) {
    for (const claim of sentencesIn(claimTextOf(block), language)) {
      const key = wordsIn(claim, language);
      // A short heading may stand in two places; in a text, two words are a sentence.
      const fewest = NAMING.has(block.kind) ? FEWEST_WORDS : 2;
      if (key.split(' ').length < fewest) continue;
      times.set(key, (times.get(key) ?? 0) + 1);
    }
  }
  const [often, ...others] = [...times.values()].filter((number) => number > 1);
  if (often === undefined) return { message: 'No sentence appears twice.' };
  const once = often === 2 ? 'twice' : `${often} times`;
  const message =
    others.length === 0
      ? `One sentence appears ${once}. That’s fine for a quote or a key point.`
      : `${others.length + 1} sentences appear more than once. That’s fine for quotes and key points.`;
  return { label: 'Repeated sentences', message };
}

/**
 * Identifies sentences by number: a revision request must not contain words of the text, which could act as
 * instructions.
 */
function repeatsMend(repeats: readonly Repeat[]): string {
  const { of } = repeats[0]!;
  const which =
    repeats.length === of
      ? 'This passage says'
      : `Of the ${of} sentences of this passage, number ${repeats.map(({ number }) => number).join(' and ')} says`;
  return `${which} again what the text has said before. Say there instead what the video adds and the text does not have, or else say it shorter and in other words. Leave the rest as it is.`;
}

const BODY: ReadonlySet<SectionKind> = new Set(['intro', 'section', 'conclusion']);

/** The sections read in one go. In a user's own format, lists may summarise what paragraphs say. */
function layerOf({ kind }: DocumentSection, block: DocumentBlock): string {
  if (kind === 'free') return block.kind === 'paragraph' ? kind : `${kind} ${block.kind}`;
  return BODY.has(kind) ? 'body' : kind;
}

function tellingSentences(
  sections: readonly DocumentSection[],
  language: LanguageValue,
): Sentence[] {
  const bare = sections.flatMap((section) =>
    section.blocks
      .filter(({ kind }) => TELLING.has(kind))
      .flatMap((block) => {
        const layer = layerOf(section, block);
        const claims = sentencesIn(claimTextOf(block), language);
        const of = claims.length;
        return claims.map((text, index) => ({ text, block, layer, number: index + 1, of }));
      }),
  );
  const tells = bare.filter(({ text }) => !CALL.test(text) && !isSmallTalk(text, language));
  return tells.map((one) => {
    const all = stemsOf(one.text, language);
    return { ...one, all, telling: all.filter((stem) => !isStopWord(stem, language)) };
  });
}

/** Some languages separate sentences only by spaces. */
function sentencesIn(text: string, language: LanguageValue): string[] {
  const claims = claimsIn(text, language);
  return languageOf(language).spaceEndsSentence
    ? claims.flatMap((claim) => claim.split(/\s+/u))
    : claims;
}

function stemsOf(text: string, language: LanguageValue): string[] {
  return words(text, language).map((word) => word.toLowerCase().slice(0, STEM_LETTERS));
}

/** Two sentences that share one of these keys say the same. */
function keysOf({ text, layer, all, telling }: Sentence, language: LanguageValue): string[] {
  const exact = `${layer}|${all.join(' ')}`;
  if (telling.length < SAME_TELLING) return [exact];
  // Another number or a “not” makes it another sentence, however similar the rest is.
  const values = [...valuesIn(text.toLowerCase(), language)].toSorted().join(',');
  const turned = negationsIn(text, language).length % 2;
  const key = (stems: readonly string[]) => `${layer}|${turned}|${values}|${stems.join(' ')}`;
  if (telling.length < NEARLY_TELLING) return [exact, key(telling)];
  return [exact, key(telling), ...telling.map((_, at) => key(telling.toSpliced(at, 1)))];
}

/** Text without evidence is framing: a call to action, a word of thanks. */
function isFraming(...blocks: readonly DocumentBlock[]): boolean {
  return blocks.every(({ blockIds, edited }) => blockIds.length === 0 && !edited);
}

function refrainsOf({ blocks, language }: SpokenPassage) {
  /** The content words in spoken order, so that sentence boundaries don't matter. */
  const flow = (some: readonly TranscriptBlock[]) => {
    const stems = stemsOf(some.map(({ text }) => text).join(' '), language);
    return ` ${stems.filter((stem) => !isStopWord(stem, language)).join(' ')} `;
  };
  let whole: string | undefined;
  return {
    isSaidTwice(telling: readonly string[]): boolean {
      whole ??= flow(blocks);
      const run = ` ${telling.join(' ')} `;
      const first = whole.indexOf(run);
      return first >= 0 && whole.includes(run, first + 1);
    },
    /** Whether two places of the video, cited by a text in another language, share a sentence. */
    isSameIn(here: readonly number[], there: readonly number[]): boolean {
      const other = blocks.filter(({ id }) => there.includes(id) && !here.includes(id));
      if (other.length === 0) return false;
      const spokenThere = flow(other);
      return blocks
        .filter(({ id }) => here.includes(id) && !there.includes(id))
        .flatMap(({ text }) => claimsIn(text, language))
        .some((text) => {
          const own = flow([{ id: 0, startMs: 0, endMs: 0, text }]).trim();
          return own.split(' ').length >= FEWEST_TELLING && spokenThere.includes(` ${own} `);
        });
    },
  };
}
