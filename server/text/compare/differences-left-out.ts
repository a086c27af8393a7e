import type { LanguageValue } from '#contract/catalog/languages.ts';
import type { LeftOutDifference } from '#contract/checks.ts';
import type { DocumentBlock } from '#contract/documents.ts';
import type { Cue } from '#contract/videos.ts';
import { plainText } from '#document/parse-inline.ts';
import { quantitiesIn } from '../numbers/quantities.ts';
import { datesIn } from '../numbers/dates.ts';
import type { Difference, DifferenceSide } from './compare-sources.ts';
import { saidAt } from './said-at.ts';

type Written = Pick<DocumentBlock, 'md' | 'blockIds'>;

/**
 * The differences that a text doesn't mention. It mentions one if it cites every side, each in a block that also has the
 * figure or date of that side.
 */
export function differencesLeftOut(
  written: readonly Written[],
  differences: readonly Difference[],
  language: LanguageValue,
  cues: readonly Cue[],
): LeftOutDifference[] {
  return differences
    .filter(
      ({ sides }) => !sides.every((side) => written.some((one) => tells(one, side, language))),
    )
    .map(({ kind, sides }) => ({
      kind,
      sides: sides.map(({ statements }) => {
        const [first] = statements as [(typeof statements)[number]];
        return { startMs: saidAt(cues, first), quote: first.text };
      }),
    }));
}

function tells({ md, blockIds }: Written, side: DifferenceSide, language: LanguageValue): boolean {
  if (!side.statements.some(({ blockId }) => blockIds.includes(blockId))) return false;
  if (side.value === '') return true;
  const text = plainText(md);
  if (text.includes(side.value)) return true;
  const own = figuresIn(side.value, side.language);
  const its = figuresIn(text, language);
  return own.length > 0 && own.every((figure) => its.includes(figure));
}

const figuresIn = (text: string, language: LanguageValue) => [
  ...datesIn(text, language).flatMap(({ keys }) => keys),
  ...quantitiesIn(text, language).map(({ value }) => `value ${value}`),
];
