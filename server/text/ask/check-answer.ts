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

/** The answer's citations are only claims; see `evidence/anchor.ts`. */
export interface AnswerLine {
  text: string;
  blockIds: readonly number[];
}

interface CheckedSentence {
  text: string;
  /** Never empty, and only blocks that the engine was given. */
  blockIds: number[];
}

export interface AnswerCheck {
  /** Returns the sentences of the line that have evidence. */
  check(line: AnswerLine): CheckedSentence[];
}

interface Given {
  /** Everything the engine was given, with the same numbers. */
  blocks: readonly TranscriptBlock[];
  /** Titles of the sources and names of all speakers, which may be mentioned too. */
  names: readonly string[];
  spoken: LanguageValue;
  answered: LanguageValue;
}

/** Marks that mean a sentence says something nobody said. The other kinds are about style. */
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
/** Minimum share of a sentence's terms found in its evidence. Stricter than in drafts, where a lower share is only marked. */
const LEAST_SHARE = 0.35;
const LEAST_TERMS = 3;

/** Checks a model's answer against what it was given, as drafts are checked against transcripts, but more strictly. */
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

/** Models, and injected instructions, may continue in lower case after a full stop, so each part is checked by itself. */
function sentencesIn(text: string, language: LanguageValue): string[] {
  return writtenSentences(text, language).flatMap((sentence) =>
    sentence.split(/(?<=\p{L}{3}[.!?])\s+(?=\p{Ll})/u),
  );
}

const isUntrue = ({ kind }: Mark) => UNTRUE.has(kind);
