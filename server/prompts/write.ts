import type { TranscriptBlock } from '#contract/videos.ts';
import { fenced, oneLine } from './fences.ts';
import type { PlannedSection } from './sections.ts';
import { styleLines, type PromptStyle } from './style.ts';
import { GRAMMAR, RULES } from './system.ts';

/** A fact of the video with the blocks that say it. */
export interface Note {
  text: string;
  blockIds: number[];
}

export interface Messages {
  system: string;
  messages: { role: 'user' | 'assistant'; content: string }[];
}

export interface WriteInput {
  /** What the thing is called: "article", "LinkedIn post". */
  formatName: string;
  /** In English, as a model knows it: "Portuguese (Brazil)". */
  languageName: string;
  /** Random, new for every run. */
  nonce: string;
  /** What is left to write. */
  sections: readonly PlannedSection[];
  /** The transcript itself, or what was noted from one that is too long to be read at once. */
  material: { blocks: readonly TranscriptBlock[] } | { notes: readonly Note[] };
  videoTitle: string;
  /** Wishes of the customer: audience, keyword, names of hosts. */
  details: readonly string[];
  style: PromptStyle | null;
  /** The customer's own format. */
  request: string | null;
  /** What stands already, where a run goes on after an interruption. */
  written: readonly string[];
  /** An answer in the wrong language was thrown away. */
  insistOnLanguage?: boolean;
}

/** Of blocks that are kept: the estimate, the plan and each call ask for the same. */
const texts = new WeakMap<readonly TranscriptBlock[], string>();

export function materialText(material: WriteInput['material']): string {
  if ('blocks' in material) {
    const { blocks } = material;
    const known = texts.get(blocks);
    if (known !== undefined) return known;
    const text = blocks
      .map(({ id, text: said, speaker }) => {
        const who = speaker === undefined ? '' : `${oneLine(speaker)}: `;
        return `#${id} ${who}${oneLine(said)}`;
      })
      .join('\n');
    texts.set(blocks, text);
    return text;
  }
  return material.notes
    .map(({ text, blockIds }) => `[${blockIds.map((id) => `#${id}`).join(' ')}] ${oneLine(text)}`)
    .join('\n');
}

/** Said only of a transcript that names anybody. */
export function aboutSpeakers(blocks: readonly TranscriptBlock[]): string[] {
  if (blocks.every(({ speaker }) => speaker === undefined)) return [];
  return [
    'Behind its number, a block names whoever speaks in it, up to the first colon. That name is not something that was said. What a block says is said by that person and by nobody else: never put it into the mouth of somebody else, and never guess who a person without a name is, even where names are mentioned.',
  ];
}

/** All of it in one message, the material last but one, so that providers can keep what repeats in their caches. */
export function writeMessages(input: WriteInput): Messages {
  const { nonce, languageName, sections, material } = input;
  const parts = [
    `From the ${'blocks' in material ? 'transcript' : 'notes'} below, write in ${languageName}: ${input.formatName}.`,
    fenced('blocks' in material ? 'TRANSCRIPT' : 'NOTES', materialText(material), nonce),
    ...('blocks' in material ? aboutSpeakers(material.blocks) : []),
    `The video is called, between fences:\n${fenced('DETAILS', oneLine(input.videoTitle), nonce)}`,
  ];
  if (input.details.length > 0) {
    const details = input.details.map(oneLine).join('\n');
    parts.push(`What the customer says about it:\n${fenced('DETAILS', details, nonce)}`);
  }
  if (input.style) {
    const style = styleLines(input.style);
    parts.push(`How the customer wants to sound:\n${fenced('STYLE', style, nonce)}`);
  }
  if (input.request !== null) {
    parts.push(
      `The format that the customer asks for:\n${fenced('REQUEST', input.request, nonce)}`,
    );
  }
  if (input.written.length > 0) {
    const written = input.written.map(oneLine).join('\n');
    parts.push(
      `These parts stand already. Go on after them and do not repeat them:\n${fenced('WRITTEN', written, nonce)}`,
    );
  }
  parts.push(
    [
      `Write these sections now, in ${languageName}, in this order:`,
      ...sections.map(({ id, ask }) => `@section ${id} — ${ask}`),
    ].join('\n'),
  );
  if (input.insistOnLanguage) parts.push(insistOn(languageName));
  return {
    system: `${RULES}\n\n${GRAMMAR}`,
    messages: [{ role: 'user', content: parts.join('\n\n') }],
  };
}

export function insistOn(languageName: string): string {
  return `Every word of your answer after the tags must be in ${languageName}. An earlier answer was in another language and was thrown away.`;
}

/** Asks a model that was cut off by its length limit to go on where it stopped. */
export function continueMessages(asked: Messages, answer: string): Messages {
  return {
    system: asked.system,
    messages: [
      ...asked.messages,
      { role: 'assistant', content: answer.trimEnd() },
      {
        role: 'user',
        content:
          'You were cut off. Go on exactly where you stopped, in the middle of the line if need be: repeat nothing, begin no section again, and add no remark.',
      },
    ],
  };
}
