import type { LanguageValue } from '#contract/catalog/languages.ts';
import type { TranscriptBlock } from '#contract/videos.ts';
import { countWords } from '../segment.ts';
import { writtenSentences } from '../sentence-spans.ts';
import { askTerms } from './ask-terms.ts';

/** In words. Captions without full stops run on, so this many words count as one sentence. */
const LONGEST_RUN = 30;
/** A sentence with an end is kept whole up to about a whole passage. */
const LONGEST_SENTENCE = 100;
const HAS_END = /[.!?。！？؟।…]["'”’»)\]]*$/u;
/** Also limited in characters, because quotes are stored with the answer. */
const MOST_LETTERS = 1200;

export interface SaidQuote {
  startMs: number;
  endMs: number;
  text: string;
  /** `null` if unknown, or if several people speak: then their names precede their words. */
  speaker: string | null;
}

export interface QuoteSentence {
  text: string;
  words: number;
  worth: number;
  block: TranscriptBlock;
}

/** Selects the sentences of these blocks with the most of the searched terms, verbatim and up to a number of words. */
export function quoteOf(
  blocks: readonly TranscriptBlock[],
  wanted: ReadonlyMap<string, number>,
  language: LanguageValue,
  mostWords: number,
): SaidQuote {
  const sentences = blocks.flatMap((block) => sentencesOf(block, wanted, language));
  let best = { from: 0, to: 0, worth: -1 };
  for (const from of sentences.keys()) {
    let words = 0;
    let letters = 0;
    let worth = 0;
    for (let to = from; to < sentences.length; to += 1) {
      words += sentences[to]!.words;
      letters += sentences[to]!.text.length + 1;
      if (to > from && (words > mostWords || letters > MOST_LETTERS)) break;
      worth += sentences[to]!.worth;
      // Of equally good ones the shorter wins: what is added must add something.
      if (worth > best.worth + 0.001) best = { from, to, worth };
    }
  }
  return joinQuote(sentences.slice(best.from, best.to + 1));
}

/** Sentences in a row as a quote. */
export function joinQuote(chosen: readonly QuoteSentence[]): SaidQuote {
  const speakers = new Set(chosen.map(({ block }) => block.speaker ?? ''));
  return {
    startMs: chosen[0]?.block.startMs ?? 0,
    endMs: chosen.at(-1)?.block.endMs ?? 0,
    text: (speakers.size > 1 ? asDialogue(chosen) : chosen.map(({ text }) => text).join(' ')).slice(
      0,
      MOST_LETTERS,
    ),
    speaker: speakers.size === 1 ? [...speakers][0] || null : null,
  };
}

export function sentencesOf(
  block: TranscriptBlock,
  wanted: ReadonlyMap<string, number>,
  language: LanguageValue,
): QuoteSentence[] {
  return writtenSentences(block.text, language)
    .flatMap((text) => shortened(text, language))
    .map((text) => {
      let worth = 0;
      for (const term of new Set(askTerms(text, language))) worth += wanted.get(term) ?? 0;
      return { text, words: countWords(text, language), worth, block };
    });
}

function shortened(text: string, language: LanguageValue): string[] {
  const longest = HAS_END.test(text) ? LONGEST_SENTENCE : LONGEST_RUN;
  if (countWords(text, language) <= longest || !text.includes(' ')) return [text];
  const words = text.split(' ');
  const parts = Math.ceil(words.length / LONGEST_RUN);
  const each = Math.ceil(words.length / parts);
  return Array.from({ length: parts }, (_, at) =>
    words.slice(at * each, (at + 1) * each).join(' '),
  );
}

function asDialogue(sentences: readonly QuoteSentence[]): string {
  let before: string | undefined;
  return sentences
    .map(({ text, block: { speaker } }) => {
      const isNew = speaker !== before;
      before = speaker;
      return isNew && speaker !== undefined ? `${speaker}: ${text}` : text;
    })
    .join(' ');
}
