import { getLanguage, type LanguageValue } from '#contract/catalog/languages.ts';
import type { QuotedMoment } from '#contract/questions.ts';
import type { ListedSource } from '#contract/shelves.ts';
import type { TranscriptBlock } from '#contract/videos.ts';
import type { FoundColumn } from '#server/db/schema/questions.ts';
import { type AskedOn, askedOn, partAfter } from '#server/text/ask/follow-on.ts';
import { figureAnswer, figureAsked } from '#server/text/ask/figure-answer.ts';
import { quoteOf, type SaidQuote } from '#server/text/ask/quote.ts';
import { wasSaid } from '#server/text/ask/was-said.ts';
import { countWords } from '#server/text/segment.ts';
import type { AskEvidence } from '#server/text/ask/rank-passages.ts';
import type { FoundPassage, Passages, Wordings } from '../passages/passages.service.ts';
import { languageAskedIn, otherLanguagesIn } from './asked-in.ts';
import type { AskedScope } from './scope.ts';

/** Passages retrieved for an engine to answer from. */
export const MOST_PASSAGES = 12;
/** Of these are shown: a handful as an answer, or the nearest ones if nothing matches. */
const MOST_SHOWN = 6;
const MOST_NEAREST = 3;
/**
 * A passage whose own words match less of the question than this share of the best match was found through its context
 * and isn't shown. Among the first few, a slight match is enough. In users' questions about meetings, 31 % of the passages
 * shown belong to the answer, and 18 % of those left out.
 */
const LEAST_OWN = [0, 0.05, 0.05];
const LEAST_OWN_LATER = 0.3;
const QUOTE_WORDS = 60;

/** Stored with the question, so that a retry answers from the same passages. */
export interface FoundStep {
  passages: StoredPassage[];
  /** Judged by matching words alone. */
  said: boolean;
  /** Languages spoken in the sources in which the question's words couldn't find everything. */
  unread?: LanguageValue[];
  shown: FoundColumn;
}

export interface StoredPassage {
  videoId: string;
  title: string;
  blocks: TranscriptBlock[];
  language: LanguageValue;
  timed: boolean;
}

interface Asked {
  text: string;
  before: readonly string[];
  /** What was quoted in answer to the last of these; `null` if nothing answered it. */
  quotes: readonly string[] | null;
  wordings: Wordings;
}

export async function findPassages(
  passages: Passages,
  { sources }: AskedScope,
  { text, before, quotes: quoted, wordings }: Asked,
  signal: AbortSignal,
): Promise<FoundStep> {
  const searched = sources.map(({ card, transcriptId }) => ({
    videoId: card.videoId,
    transcriptId,
  }));
  await passages.ensureIndexed(searched, signal);
  const { found, evidence } = await searchOnce(passages, searched, {
    question: text,
    wordings,
    before,
  });
  const askedIn = await languageAskedIn(text);
  const on = found[0] ? askedOn(text, found[0].language) : null;
  const further = on && quoted && furtherMoments(found, on, quoted);
  // “Why?” has no answer if what it asks about has none.
  const said = further !== null || (wasSaid(evidence) && !(on && quoted === null));
  const others = otherLanguagesIn(sources, askedIn);
  const isOneLanguage = new Set(sources.map(({ card }) => card.languageTag)).size === 1;
  const cards = new Map(sources.map(({ card }) => [card.videoId, card]));
  const quotes = withoutCopies(further ?? answering(telling(found), text), ({ quote }) => quote);
  const shown = quotes.slice(0, said ? MOST_SHOWN : MOST_NEAREST);
  return {
    said,
    ...(others.length > 0 && !(said && isOneLanguage) && { unread: others }),
    passages: found.map(({ videoId, blocks, language, timed }) => ({
      videoId,
      title: cards.get(videoId)?.title ?? '',
      blocks,
      language,
      timed,
    })),
    shown: {
      ...(askedIn && { askedTag: getLanguage(askedIn).tag }),
      passages: shown,
      sources: cardsOf(found, cards),
      searched: {
        sources: sources.length,
        words: sources.reduce((sum, { card }) => sum + card.words, 0),
        readWords: found.reduce((sum, one) => sum + wordsInPassage(one), 0),
      },
    },
  };
}

function telling(found: readonly FoundPassage[]): FoundPassage[] {
  const most = Math.max(...found.slice(0, MOST_SHOWN).map(({ own }) => own));
  return found.filter(({ own }, at) => own >= (LEAST_OWN[at] ?? LEAST_OWN_LATER) * most);
}

/**
 * For a question that only asks on: what was said right after the answer before. `null` if nothing is left there or it gives
 * no reason: then the same is shown again.
 */
function furtherMoments(
  found: readonly FoundPassage[],
  asked: AskedOn,
  quoted: readonly string[],
): QuotedMoment[] | null {
  const wanted = { most: QUOTE_WORDS, asked };
  const moments = quoted.flatMap((quote) =>
    found.flatMap((one) => {
      const part = partAfter(one.blocks, [quote], one.language, wanted);
      return part && !quoted.includes(part.text) ? momentOf(one, part) : [];
    }),
  );
  return moments.length > 0 ? moments : null;
}

type Searched = Parameters<Passages['search']>;

/** Skips copies of the same talk and fills their places with other passages. */
async function searchOnce(
  passages: Passages,
  sources: Searched[0],
  asked: Omit<Searched[1], 'most'>,
): Promise<{ found: FoundPassage[]; evidence: AskEvidence }> {
  const unlike = (all: readonly FoundPassage[]) =>
    withoutCopies(all, ({ blocks }) => blocks.map(({ text }) => text).join(' '));
  const first = await passages.search(sources, { ...asked, most: MOST_PASSAGES });
  const found = unlike(first.passages);
  const { evidence } = first;
  if (found.length === first.passages.length) return { found, evidence };
  const more = await passages.search(sources, { ...asked, most: 2 * MOST_PASSAGES });
  return { found: unlike(more.passages).slice(0, MOST_PASSAGES), evidence };
}

/** Keeps the first of those with the same wording. */
function withoutCopies<One>(all: readonly One[], textOf: (one: One) => string): One[] {
  const known = new Set<string>();
  return all.filter((one) => {
    const words = textOf(one)
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, ' ');
    return !known.has(words) && known.add(words);
  });
}

export function wordsInPassage({
  blocks,
  language,
}: Pick<FoundPassage, 'blocks' | 'language'>): number {
  return blocks.reduce((sum, { text }) => sum + countWords(text, language), 0);
}

/** A question for a figure is answered best by the sentence that has it, however little else its passage says. */
function answering(found: readonly FoundPassage[], text: string): QuotedMoment[] {
  const figure = found[0] ? figureAsked(text, found[0].language) : null;
  if (figure === null) return found.map(toMoment);
  return found
    .map((one) => {
      const moment = toMoment(one);
      const answer = figureAnswer(one.blocks, one.wanted, one.language, figure);
      if (!answer) return { moment, share: 0 };
      const { quote, share } = answer;
      const isQuoted = moment.quote.includes(quote.text);
      return { moment: isQuoted ? moment : momentOf(one, quote), share };
    })
    .toSorted((one, other) => other.share - one.share)
    .map(({ moment }) => moment);
}

const toMoment = (one: FoundPassage): QuotedMoment =>
  momentOf(one, quoteOf(one.blocks, one.wanted, one.language, QUOTE_WORDS));

function momentOf(
  { videoId, timed }: FoundPassage,
  { startMs, endMs, text, speaker }: SaidQuote,
): QuotedMoment {
  const times = timed ? { startMs, endMs } : { startMs: null, endMs: null };
  return { videoId, ...times, quote: text, speaker };
}

export function cardsOf(
  found: readonly Pick<QuotedMoment, 'videoId'>[],
  cards: ReadonlyMap<string, ListedSource>,
): ListedSource[] {
  return [...new Set(found.map(({ videoId }) => videoId))].flatMap((id) => cards.get(id) ?? []);
}
