import type { GenerationSummary } from '#contract/generations.ts';
import type { AskedQuestion, QuotedMoment } from '#contract/questions.ts';
import { blocksSaid } from '#contract/source-parts.ts';
import type { Transcript } from '#contract/videos.ts';
import type { AnswerPiece } from '../editor/insert-answer.ts';

/** Languages without spaces between sentences. */
const UNSPACED = /^(?:ja|zh)\b/;

/** Dialogue quotes already start with the speakers' names. */
function speakerOf({ quote, speaker }: QuotedMoment): string | null {
  return speaker === null || quote.startsWith(`${speaker}: `) ? null : speaker;
}

/** An answer as paragraphs of a draft: its sentences joined into one, or each passage as a quote, or a single passage. */
export function answerPieces(
  { id: questionId, sentences, passages, languageTag }: AskedQuestion,
  { videoId }: Pick<GenerationSummary, 'videoId'>,
  { parts, blocks }: Pick<Transcript, 'parts' | 'blocks'>,
  only?: number,
): AnswerPiece[] {
  const source = { videoId, parts, blocks };
  if (sentences.length > 0 && only === undefined) {
    return [
      {
        kind: 'paragraph',
        text: sentences.map(({ text }) => text).join(UNSPACED.test(languageTag) ? '' : ' '),
        by: null,
        blockIds: blocksSaid(
          sentences.flatMap(({ moments }) => moments),
          source,
        ),
        answer: { questionId },
      },
    ];
  }
  return passages
    .map((moment, passage): AnswerPiece => ({
      kind: 'quote',
      text: moment.quote,
      by: speakerOf(moment),
      blockIds: blocksSaid([moment], source),
      answer: { questionId, passage },
    }))
    .filter((_, passage) => only === undefined || passage === only);
}
