import type { SummaryDocument } from '#contract/documents.ts';
import type { OptionsOf } from '#contract/options.ts';
import { gistOf, pointsOf, prepareTalk, sectionOf } from '../summarize.ts';
import type { Talk } from '../talk.ts';
import { framed, joinedExtracts, quoted, section } from './pieces.ts';

export function arrangeSummary(
  talk: Talk,
  { length, shape }: OptionsOf<'summary'>,
): SummaryDocument {
  const prepared = prepareTalk(talk, length);
  const bulleted = shape === 'bullets';
  const parts = prepared.sections.map((_, number) => {
    const { title, startMs, sentences } = sectionOf(prepared, number);
    const body = bulleted
      ? sentences.map((sentence) => quoted('paragraph', sentence))
      : sentences.length > 0
        ? [joinedExtracts('paragraph', talk, sentences)]
        : [];
    const pieces = title === null ? body : [framed('heading', title), ...body];
    return section({ id: `s${number + 1}`, kind: 'section', startMs }, pieces);
  });
  return {
    format: 'summary',
    language: talk.language,
    title: talk.title,
    sections: [
      section({ id: 'gist', kind: 'gist' }, [quoted('gist', gistOf(prepared))]),
      section(
        { id: 'points', kind: 'points' },
        pointsOf(prepared).map((point) => quoted(bulleted ? 'point' : 'paragraph', point)),
      ),
      ...parts,
    ],
  };
}
