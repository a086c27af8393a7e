import type { GenerationSummary } from '#contract/generations.ts';
import type { AskedQuestion } from '#contract/questions.ts';
import { blocksSaid } from '#contract/source-parts.ts';
import type { Transcript } from '#contract/videos.ts';
import type { AnswerPiece } from '../editor/insert-answer.ts';

/** These write no space between sentences. */
const UNSPACED = /^(?:ja|zh)\b/;

/** An answer as paragraphs of a draft: its sentences as one, or each passage as a quote. */
export function answerPieces(
  { id: questionId, sentences, passages, languageTag }: AskedQuestion,
  { videoId }: Pick<GenerationSummary, 'videoId'>,
  { parts, blocks }: Pick<Transcript, 'parts' | 'blocks'>,
): AnswerPiece[] {
  const source = { videoId, parts, blocks };
  if (sentences.length > 0) {
    return [
      {
        kind: 'paragraph',
        text: sentences.map(({ text }) => text).join(UNSPACED.test(languageTag) ? '' : ' '),
        blockIds: blocksSaid(
          sentences.flatMap(({ moments }) => moments),
          source,
        ),
        answer: { questionId },
      },
    ];
  }
  return passages.map((moment, passage) => ({
    kind: 'quote',
    text: moment.quote,
    blockIds: blocksSaid([moment], source),
    answer: { questionId, passage },
  }));
}
