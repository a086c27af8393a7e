import type { Document, DocumentBlock } from '#contract/documents.ts';
import type { QuotedMoment } from '#contract/questions.ts';
import { blocksSaid } from '#contract/source-parts.ts';
import type { Queryable } from '#server/db/database.ts';
import { questions } from '#server/db/schema/questions.ts';
import { and, eq, inArray } from '#server/db/sql.ts';
import { transcriptBlocks } from '#server/text/blocks.ts';
import { type Material, startsOf } from '../videos/videos.service.ts';
import type { GenerationRow } from './generations.repo.ts';

type Evidence = Pick<DocumentBlock, 'id' | 'blockIds' | 'startMs'>;
type Taken = DocumentBlock & { answer: NonNullable<DocumentBlock['answer']> };

/** Blocks that were inserted from answers since the text was last stored. */
export function takenFromAnswers({ sections }: Document, isKnown: (id: string) => boolean) {
  return sections
    .flatMap(({ blocks }) => blocks)
    .filter((block): block is Taken => block.answer !== undefined && !isKnown(block.id));
}

/**
 * Looks up the evidence of these blocks in the stored answers. Answers that are deleted or belong to someone else give
 * none.
 */
export async function answerEvidence(
  db: Queryable,
  { ownerId, videoId }: Pick<GenerationRow, 'ownerId' | 'videoId'>,
  taken: readonly Taken[],
  material: Material,
): Promise<Evidence[]> {
  const ids = [...new Set(taken.map(({ answer }) => answer.questionId))];
  const rows = await db
    .select()
    .from(questions)
    .where(and(eq(questions.ownerId, ownerId), inArray(questions.id, ids)));
  const known = new Map(rows.map((row) => [row.id, row]));
  const restsOn = evidenceIn(material, videoId);
  return taken.map(({ id, answer }) => {
    const { sentences = [], found } = known.get(answer.questionId) ?? {};
    const moments =
      answer.passage === undefined
        ? sentences.flatMap((sentence) => sentence.moments)
        : (found?.passages.slice(answer.passage, answer.passage + 1) ?? []);
    return { id, ...restsOn(moments) };
  });
}

/** Finds the blocks of a transcript in which moments are, and when the first of them is said. */
export function evidenceIn(material: Material, videoId: string) {
  const blocks = transcriptBlocks(material.cues, material.chapters);
  const starts = startsOf(blocks, material);
  const source = { videoId, parts: material.parts ?? [], blocks };
  // The transcript may have been replaced since the answer was given.
  const stillSaid = (moment: QuotedMoment) => {
    const ids = blocksSaid([moment], source);
    // Quotes of several speakers contain their names.
    const texts = ids.map((id) => `${blocks[id - 1]!.speaker ?? ''} ${blocks[id - 1]!.text}`);
    return isSaidIn(moment.quote, texts) ? ids : [];
  };
  return (moments: readonly QuotedMoment[]): Omit<Evidence, 'id'> => {
    const blockIds = [...new Set(moments.flatMap(stillSaid))].sort((one, other) => one - other);
    const times = blockIds.flatMap((one) => starts.get(one) ?? []);
    return { blockIds, startMs: times.length > 0 ? Math.min(...times) : null };
  };
}

const LEAST_SHARED = 0.6;

/** Whether most of a quote is in these texts. Quotes are cleaned of fillers, so they needn't match to the letter. */
function isSaidIn(quote: string, texts: readonly string[]): boolean {
  const wanted = threesOf(quote);
  const said = new Set(threesOf(texts.join(' ')));
  return wanted.filter((three) => said.has(three)).length >= LEAST_SHARED * wanted.length;
}

/** All runs of three letters; works without spaces between words too. */
function threesOf(text: string): string[] {
  const letters = text.toLowerCase().replaceAll(/[^\p{L}\p{M}\p{N}]/gu, '');
  return Array.from({ length: Math.max(0, letters.length - 2) }, (_, at) =>
    letters.slice(at, at + 3),
  );
}
