import type { LanguageValue } from '#contract/catalog/languages.ts';
import type { Mark } from '#contract/checks.ts';
import type { CustomDocument } from '#contract/documents.ts';
import { transcriptBlocks } from '#server/text/blocks.ts';
import { findMarks } from '#server/text/evidence/marks.ts';
import { readSaid } from '#server/text/evidence/said.ts';
import { saidTimesOf } from '#server/text/invented-times.ts';

const LINE_MS = 30_000;

/** Takes a talk line by line; returns a function that checks one paragraph citing the given blocks and returns its marks. */
export function reportOn(
  talk: readonly { text: string; speaker?: string }[],
  language: LanguageValue = 'english',
): (md: string, ...blockIds: number[]) => Mark[] {
  const cues = talk.map((line, at) => ({
    ...line,
    startMs: at * LINE_MS,
    endMs: (at + 1) * LINE_MS,
  }));
  const said = readSaid(transcriptBlocks(cues, []), cues, language);
  const spokenLower = talk
    .map(({ text }) => text)
    .join(' ')
    .toLowerCase();
  const evidence = {
    said,
    saidTimes: () => saidTimesOf(spokenLower),
    sameLanguage: true,
    spokenLower,
  };
  return (md, ...blockIds) => {
    const document: CustomDocument = {
      format: 'custom',
      language,
      title: '',
      promptName: 'Report',
      sections: [
        {
          id: 's',
          kind: 'free',
          startMs: null,
          blocks: [{ id: 'a', kind: 'paragraph', md, blockIds, startMs: null }],
        },
      ],
    };
    return findMarks(document, evidence).marks;
  };
}
