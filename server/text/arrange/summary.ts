import type { SummaryDocument } from '#contract/documents.ts';
import type { OptionsOf } from '#contract/options.ts';
import { extractAt, pick, saidBy, type Talk } from '../talk.ts';
import { extracts, framed, joinedExtracts, quoted, section } from './pieces.ts';

type Length = OptionsOf<'summary'>['length'];
const POINTS: Record<Length, number> = { short: 3, medium: 5, long: 8 };
const SECTION_SENTENCES: Record<Length, number> = { short: 1, medium: 2, long: 4 };

/**
 * The one sentence that says most and can be read alone, the key sentences in the order they were said, and each part of
 * the talk in its own sentences.
 */
export function arrangeSummary(
  talk: Talk,
  { length, shape }: OptionsOf<'summary'>,
): SummaryDocument {
  const gist = talk.gist!;
  const points = pick(talk, { count: POINTS[length], said: saidBy(talk, [gist]), spread: true });
  const bulleted = shape === 'bullets';
  // What the gist and the points have said is said again only where a part has nothing else.
  const said = saidBy(talk, [gist, ...points]);
  const parts = talk.sections.map(({ title, startMs, from, to }, number) => {
    const chosen = pick(talk, { from, to, said, count: SECTION_SENTENCES[length] });
    const sentences = extracts(talk, chosen.length === 0 && from < to ? [from] : chosen);
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
      section({ id: 'gist', kind: 'gist' }, [quoted('gist', extractAt(talk, gist))]),
      section(
        { id: 'points', kind: 'points' },
        extracts(talk, points).map((point) => quoted(bulleted ? 'point' : 'paragraph', point)),
      ),
      ...parts,
    ],
  };
}
