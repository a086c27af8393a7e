import type { Checks } from '#contract/checks.ts';
import type { Document } from '#contract/documents.ts';
import { transcriptBlocks } from '#server/text/blocks.ts';
import { countWords } from '#server/text/segment.ts';
import type { Material } from '../videos/videos.service.ts';
import { coverageOf } from './coverage.ts';
import type { RemovedTime } from './section-stream.ts';

/** Everything that can be told about a document from its transcript; run when it is written and after every edit. */
export function checkDocument(
  document: Document,
  material: Material,
  _known: { removedTimes?: readonly RemovedTime[] } = {},
): Checks {
  const written = document.sections.flatMap((section) => section.blocks);
  const coverage = coverageOf(
    transcriptBlocks(material.cues, material.chapters),
    new Set(written.flatMap((block) => block.blockIds)),
  );
  return {
    words: written.reduce((sum, block) => sum + countWords(block.md, document.language), 0),
    coverage,
    leftOut: coverage.filter(({ share }) => share === 0).map(({ startMs }) => startMs),
    supported: null,
    copied: null,
    marks: [],
    rules: [],
  };
}
