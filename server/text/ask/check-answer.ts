import type { LanguageValue } from '#contract/catalog/languages.ts';
import type { Mark } from '#contract/checks.ts';
import type { Document } from '#contract/documents.ts';
import type { TranscriptBlock } from '#contract/videos.ts';
import { marksOf, plainLine } from '../clean-text.ts';
import { anchorDocument } from '../evidence/anchor.ts';
import { findMarks } from '../evidence/marks.ts';
import { joinLetters, readSaid, type Said } from '../evidence/said.ts';
import { indexTranscript, type TranscriptIndex } from '../evidence/transcript-index.ts';
import type { SaidTimes } from '../invented-times.ts';
import { writtenSentences } from '../sentence-spans.ts';

/** What a line of the answer cites is only a claim; see `evidence/anchor.ts`. */
export interface AnswerLine {
  text: string;
  blockIds: readonly number[];
}

interface CheckedSentence {
  text: string;
  /** Never empty, and only what the engine was given. */
  blockIds: number[];
}

export interface AnswerCheck {
  /** Those sentences of the line that are borne out. */
  check(line: AnswerLine): CheckedSentence[];
}

interface Given {
  /** Everything the engine was given to read, numbered as it was given. */
  blocks: readonly TranscriptBlock[];
  /** Titles of the sources and everybody who speaks in them: they may be named too. */
  names: readonly string[];
  spoken: LanguageValue;
  answered: LanguageValue;
}

/** A sentence with one of these says what nobody said. The others are about style. */
const UNTRUE: ReadonlySet<Mark['kind']> = new Set<Mark['kind']>([
  'unsupported',
  'number',
  'unit',
  'name',
  'speaker',
  'negation',
  'opposite',
  'quote',
  'time',
]);
/** Of what a sentence says so much must stand in what it rests on; pieces only mark what falls below less. */
const LEAST_SHARE = 0.35;
const LEAST_TERMS = 3;

/** Holds what a model answers against what it was given, as pieces are held against their transcripts, and more strictly. */
export function createAnswerCheck({ blocks, names, spoken, answered }: Given): AnswerCheck {
  const index = indexTranscript(blocks, spoken);
  const said = readSaid(blocks, [], spoken);
  const whole = blocks.map(({ text }) => text).join(' ');
  const marks = marksOf(`${names.join(' ')} ${whole}`);
  const spokenLower = `${names.join(' ')} ${joinLetters(whole)}`.toLowerCase();
  const context = {
    index,
    said,
    saidTimes: () => marks,
    spokenLower,
    sameLanguage: spoken === answered,
  };
  return {
    check: ({ text, blockIds }) =>
      sentencesIn(plainLine(text, marks), answered).flatMap((sentence) => {
        const ids = blockIds.filter((id) => id >= 1 && id <= blocks.length);
        return checkSentence({ text: sentence.trim(), blockIds: ids }, answered, context) ?? [];
      }),
  };
}

interface Context {
  index: TranscriptIndex;
  said: Said;
  saidTimes: () => SaidTimes;
  spokenLower: string;
  sameLanguage: boolean;
}

function checkSentence(
  { text, blockIds }: { text: string; blockIds: number[] },
  language: LanguageValue,
  { index, said, saidTimes, spokenLower, sameLanguage }: Context,
): CheckedSentence | null {
  if (!/[\p{L}\p{N}]/u.test(text)) return null;
  const block = { id: 's', kind: 'paragraph', md: text, blockIds, startMs: null } as const;
  const sections = [{ id: 'answer', kind: 'free', startMs: null, blocks: [block] } as const];
  const document = { format: 'summary', language, title: '', sections } as unknown as Document;
  const starts = new Map(said.sentences.map((one) => [one.blockId, one.startMs]));
  const anchored = anchorDocument(document, { index, sameLanguage, starts });
  const settled = anchored.sections[0]!.blocks[0]!;
  if (settled.blockIds.length === 0) return null;
  if (findMarks(anchored, { said, saidTimes, sameLanguage, spokenLower }).marks.some(isUntrue))
    return null;
  const terms = index.termsOf(text);
  const isThin =
    sameLanguage &&
    terms.length >= LEAST_TERMS &&
    index.shareIn(terms, settled.blockIds) < LEAST_SHARE;
  return isThin ? null : { text, blockIds: settled.blockIds };
}

/** Models, and those who give them orders, also go on in small letters after a full stop: each part stands for itself. */
function sentencesIn(text: string, language: LanguageValue): string[] {
  return writtenSentences(text, language).flatMap((sentence) =>
    sentence.split(/(?<=\p{L}{3}[.!?])\s+(?=\p{Ll})/u),
  );
}

const isUntrue = ({ kind }: Mark) => UNTRUE.has(kind);
