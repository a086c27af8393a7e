import type { LanguageValue } from '#contract/catalog/languages.ts';
import type {
  BlogDocument,
  DocumentBlock,
  DocumentSection,
  SectionKind,
} from '#contract/documents.ts';
import { LIMITS } from '#contract/limits.ts';
import {
  type AskedQuestion,
  type ComparedAnswer,
  groupTitles,
  type QuotedMoment,
} from '#contract/questions.ts';
import { PLAIN } from '#document/parse-inline.ts';
import { printInline } from '#document/print-inline.ts';
import { slugOf } from '#server/text/arrange/head.ts';
import { fitText } from '#server/text/cut.ts';
import { writtenSentences } from '#server/text/sentence-spans.ts';

/** A question with its answer. */
export type Answered = Pick<
  AskedQuestion,
  'text' | 'engine' | 'sentences' | 'passages' | 'compared'
>;

type Evidence = Pick<DocumentBlock, 'blockIds' | 'startMs'>;
type Piece = Omit<DocumentBlock, 'id'>;

export interface AnswerPlaces {
  language: LanguageValue;
  /** What a whole conversation in English is about: a source or a shelf. */
  about: string | null;
  restsOn: (moments: readonly QuotedMoment[]) => Evidence;
  titles: ReadonlyMap<string, string>;
  /** Finds the speakers' names in a quote. */
  labels: RegExp | null;
}

/** For the title and headings. */
const LONGEST_TITLE = 100;
const LONGEST_SOURCE = 60;
const NOTHING: Evidence = { blockIds: [], startMs: null };

/**
 * What of the answers goes into a draft: sentences and passages whose evidence is still there, each passage once. If
 * all of an answer was quoted before, it repeats its best passage. An answer without evidence is left out.
 */
export function usableAnswers(
  answers: readonly Answered[],
  restsOn: AnswerPlaces['restsOn'],
): Answered[] {
  const isFound = (moments: readonly QuotedMoment[]) => restsOn(moments).blockIds.length > 0;
  const quoted: QuotedMoment[] = [];
  const newOrBest = (found: readonly QuotedMoment[]) => {
    const unquoted = found.filter((moment) => !quoted.some((one) => contains(one, moment)));
    return unquoted.length > 0 ? unquoted : found.slice(0, 1);
  };
  return answers.flatMap((one) => {
    const sentences = one.sentences.filter(({ moments }) => isFound(moments));
    if (one.sentences.length > 0) return sentences.length > 0 ? { ...one, sentences } : [];
    const isLeft = (moment: QuotedMoment) => isFound([moment]);
    const { passages, compared } = one.compared?.groups.length
      ? keptGroups(one, one.compared, isLeft)
      : { passages: newOrBest(one.passages.filter(isLeft)), compared: undefined };
    quoted.push(...passages);
    return passages.length > 0 ? { ...one, passages, compared } : [];
  });
}

/** A difference that lost a passage may have lost a side. What is alike needs two sources. */
function keptGroups(
  { passages }: Answered,
  { groups, ...compared }: ComparedAnswer,
  isKept: (moment: QuotedMoment) => boolean,
): Pick<Answered, 'passages' | 'compared'> {
  let next = 0;
  const kept = groups
    .map(({ values, passages: count }) => ({
      values,
      count,
      moments: passages.slice(next, (next += count)).filter(isKept),
    }))
    .filter(({ moments, count }) => moments.length >= (compared.asked === 'shared' ? 2 : count));
  return {
    passages: kept.flatMap(({ moments }) => moments),
    compared: {
      ...compared,
      groups: kept.map(({ values, moments }) => ({ values, passages: moments.length })),
    },
  };
}

function contains(one: QuotedMoment, { videoId, startMs, quote }: QuotedMoment): boolean {
  if (one.videoId !== videoId || !one.quote.includes(quote)) return false;
  // The same words can be said at another time.
  return startMs === null || (one.startMs! <= startMs && startMs < one.endMs!);
}

/**
 * An article under the first question, with each further question above its own answer. A conversation is named after
 * what it's about, so that it isn't mistaken for its first answer.
 */
export function answerDocument(
  [first, ...others]: readonly [Answered, ...Answered[]],
  places: AnswerPlaces,
): BlogDocument {
  const { language } = places;
  const about = others.length > 0 ? places.about : null;
  const title =
    about === null
      ? titleOf(first, language)
      : `Questions about “${fitText(lineOf(about), LONGEST_SOURCE, language)}”`;
  const [firstQuote] = [first, ...others].flatMap(({ sentences, passages }) =>
    sentences.length > 0 ? [] : passages,
  );
  // How a passage starts says nothing about the answer.
  const said = lineOf(first.sentences[0]?.text ?? '');
  const [opening = ''] = writtenSentences(said, language);
  return {
    format: 'blog',
    language,
    title,
    description: opening.length <= LIMITS.description ? opening : '',
    slug: slugOf({ title, language }),
    keyword: null,
    tags: [],
    sections: [
      sectionOf('intro', 'intro', [
        ...(about === null ? [] : [headingOf(first, language)]),
        ...piecesOf(first, places, firstQuote, about === null ? 'heading' : 'subheading'),
      ]),
      ...others.map((one, index) =>
        sectionOf(`section-${index + 1}`, 'section', [
          headingOf(one, language),
          ...piecesOf(one, places, firstQuote),
        ]),
      ),
    ],
  };
}

const titleOf = ({ text }: Answered, language: LanguageValue) =>
  fitText(lineOf(text), LONGEST_TITLE, language);

function headingOf(answered: Answered, language: LanguageValue): Piece {
  return { ...NOTHING, kind: 'heading', md: markdownOf([titleOf(answered, language)]) };
}

/** Sentences as paragraphs or, if no model wrote any, passages as quotes. Without a question above, groups have headings. */
function piecesOf(
  { sentences, passages, compared }: Answered,
  places: AnswerPlaces,
  firstQuote: QuotedMoment | undefined,
  titleKind: 'heading' | 'subheading' = 'subheading',
): Piece[] {
  if (sentences.length > 0) {
    return sentences.map(({ text, moments }) => ({
      kind: 'paragraph',
      md: markdownOf([lineOf(text)]),
      ...places.restsOn(moments),
    }));
  }
  const titles = groupTitles({ compared });
  return passages.flatMap((moment, at) => {
    const by = bylineOf(moment, places, moment === firstQuote);
    const lines = [...turnsOf(moment, places), ...(by === '' ? [] : [`— ${by}`])];
    const title = titles.get(at);
    return [
      ...(title ? [{ ...NOTHING, kind: titleKind, md: markdownOf([title]) }] : []),
      { kind: 'quote' as const, md: markdownOf(lines), ...places.restsOn([moment]) },
    ];
  });
}

/** Each speaker's words on a line of their own. */
function turnsOf({ quote, speaker }: QuotedMoment, { labels }: AnswerPlaces): string[] {
  const line = lineOf(quote);
  if (speaker !== null || labels === null) return [line];
  return line.replaceAll(labels, '\n$2: ').trim().split('\n');
}

/** Without it a quote would read as the author's own words. The only source is named once. */
function bylineOf(
  { quote, speaker, videoId }: QuotedMoment,
  { titles, language }: AnswerPlaces,
  isFirst: boolean,
): string {
  // Quotes with several speakers name them inside.
  const name = speaker !== null && !quote.startsWith(`${speaker}: `) ? speaker : null;
  const title = titles.size > 1 || isFirst ? titles.get(videoId) : undefined;
  const from = title && fitText(title, LONGEST_SOURCE, language);
  return [name, from].filter(Boolean).join(', ');
}

function sectionOf(id: string, kind: SectionKind, pieces: readonly Piece[]): DocumentSection {
  const blocks = pieces.map((piece, index) => ({ id: `${id}-${index + 1}`, ...piece }));
  return { id, kind, startMs: null, blocks };
}

const lineOf = (text: string) => text.replaceAll(/\s+/gu, ' ').trim();

/** Questions and quotes are kept literally, whatever characters they contain. */
function markdownOf(lines: readonly string[]): string {
  const spans = lines.flatMap((text, at) => [
    ...(at === 0 ? [] : [{ ...PLAIN, text: '\n' }]),
    { ...PLAIN, text },
  ]);
  return printInline(spans, 'own');
}
