import { type SourceCard, voiceLine } from './card.ts';
import { fenced, oneLine } from './fences.ts';
import { styleLines, type PromptStyle } from './style.ts';
import { GRAMMAR, RULES } from './system.ts';
import { type Messages, sourcePart, type WriteInput } from './write.ts';

/** A draft line with the name the editor refers to. */
export interface DraftLine {
  name: string;
  tag: string;
  blockIds: readonly number[];
  text: string;
  /** Shown to avoid repetition, but not editable: a table, chapter or link. */
  isFixed?: boolean;
  /** Times in the recording that it mentions. */
  moments?: readonly string[];
}

interface ReviseInput extends Pick<
  WriteInput,
  'nonce' | 'material' | 'guide' | 'habits' | 'spoken'
> {
  card: SourceCard;
  formatName: string;
  languageName: string;
  lines: readonly DraftLine[];
  style: PromptStyle | null;
}

/** Typical share of a draft that the editing pass rewrites. */
export const REVISED_SHARE = 0.3;

/** The editing pass: tightens the draft and leaves good lines alone. */
export function reviseMessages(input: ReviseInput): Messages {
  const { nonce, languageName } = input;
  const source = sourcePart(input);
  const lines = input.lines.map(({ name, tag, blockIds, text, isFixed }) => {
    const cited = blockIds.length > 0 ? ` [${blockIds.map((id) => `#${id}`).join(' ')}]` : '';
    return `${isFixed ? 'FIXED' : name} @${tag}${cited} ${oneLine(text)}`;
  });
  const timed = input.lines.filter(({ moments }) => moments);
  const parts = [
    `A draft in ${languageName} (${input.formatName}) lies before you, written from this source by somebody else. You are the strict editor who signs for it. ${input.guide}`,
    voiceLine(input.card, input.spoken),
    ...(input.habits === '' ? [] : [`In ${languageName}: ${input.habits}`]),
    ...(input.style
      ? [`How the customer wants to sound:\n${fenced('STYLE', styleLines(input.style), nonce)}`]
      : []),
    `The draft, each line with its name in front; lines named FIXED stay as they are:\n${fenced('WRITTEN', lines.join('\n'), nonce)}`,
    [
      'Read it once as a stranger. Then, line by line: does the first line make one go on, or is the second the better opening; is anything said twice; does a sentence only announce another, clear its throat, or praise; is a phrase worn; does it speak about a video instead of its subject; does every figure have its unit and its owner, every "because" its cause, every "not" its place, as in the source; do the headings say something; does the ending land, or go on after it has.',
      'Answer only with the lines that change, at most a third of them, and with nothing else:',
      '@fix NAME [#12] the whole line as it shall stand, without its tag',
      '@cut NAME for a line that goes',
      ...(timed.length > 0
        ? [
            `A position in the recording never appears in a piece. Write each of these lines again, whole, so that it says the same without one: ${timed.map(({ name, moments }) => `${name} (“${moments!.map(oneLine).join('”, “')}”)`).join(', ')}.`,
          ]
        : []),
      'Leave what is good as it is. Add nothing that is not in the source. If nothing has to change, answer @good.',
    ].join('\n'),
  ];
  return {
    system: `${RULES}\n\n${GRAMMAR}`,
    messages: [{ role: 'user', content: source + parts.join('\n\n') }],
    sharedLength: source.length,
  };
}
