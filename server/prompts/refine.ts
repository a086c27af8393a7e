import type { TranscriptBlock } from '#contract/videos.ts';
import { type SourceCard, voiceLine } from './card.ts';
import { fenced, oneLine } from './fences.ts';
import { styleLines, type PromptStyle } from './style.ts';
import { GRAMMAR, RULES } from './system.ts';
import { insistOn, type Messages, sourcePart } from './write.ts';

interface RefineInput {
  nonce: string;
  card: SourceCard;
  spoken: boolean;
  formatName: string;
  languageName: string;
  instruction: string;
  /** The current sections in our line grammar. */
  written: string;
  /** Sections to rewrite, or the tag of a single line. */
  wanted: { sections: readonly string[] } | { tag: string };
  blocks: readonly TranscriptBlock[];
  style: PromptStyle | null;
  /** The previous answer was in the wrong language. */
  insistOnLanguage?: boolean;
}

/** Changes existing text as instructed, still based only on the transcript. */
export function refineMessages(input: RefineInput): Messages {
  const { nonce, languageName, wanted } = input;
  const one = 'tag' in wanted;
  const source = sourcePart({ ...input, material: { blocks: input.blocks } });
  const parts = [
    `A text in ${languageName} (${input.formatName}) that rests on this is to be changed. ${voiceLine(input.card, input.spoken)}`,
    `${one ? 'The passage' : 'The text'} as it stands:\n${fenced('WRITTEN', input.written, nonce)}`,
  ];
  if (input.style) {
    parts.push(
      `How the customer wants to sound:\n${fenced('STYLE', styleLines(input.style), nonce)}`,
    );
  }
  parts.push(
    `What the customer wants changed:\n${fenced('REQUEST', oneLine(input.instruction), nonce)}`,
    one
      ? `Answer with one line, beginning with @${wanted.tag}: the passage changed that way, in ${languageName}. Change nothing that was not asked for.`
      : `Answer with the sections ${wanted.sections.join(', ')}, each begun by its @section line and with the same tags, changed that way, in ${languageName}. Repeat unchanged what the wish does not touch.`,
  );
  if (input.insistOnLanguage) parts.push(insistOn(languageName));
  return {
    system: `${RULES}\n\n${GRAMMAR}`,
    messages: [{ role: 'user', content: source + parts.join('\n\n') }],
    sharedLength: source.length,
  };
}
