import type { DocumentBlock } from '#contract/documents.ts';
import type { OptionsOf } from '#contract/options.ts';
import { arrange } from '#server/text/arrange/arrange.ts';
import type { TalkInput } from '#server/text/talk.ts';

/** The summary that a run without an AI model writes, with each sentence as its own block. */
export function extractiveSummary(
  input: TalkInput,
  length: OptionsOf<'summary'>['length'],
): { gist: DocumentBlock | null; points: DocumentBlock[]; sections: DocumentBlock[][] } {
  const document = arrange({ ...input, format: 'summary', options: { length, shape: 'bullets' } });
  const [gist, points, ...sections] = document?.sections ?? [];
  return {
    gist: gist?.blocks[0] ?? null,
    points: points?.blocks ?? [],
    sections: sections.map(({ blocks }) => blocks.filter(({ kind }) => kind !== 'heading')),
  };
}
