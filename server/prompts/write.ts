import type { TranscriptBlock } from '#contract/videos.ts';
import { aboutSources, cardLines, comparedPart, type SourceCard, voiceLine } from './card.ts';
import { fenced, oneLine } from './fences.ts';
import type { PlannedSection } from './sections.ts';
import { styleLines, type PromptStyle } from './style.ts';
import { GRAMMAR, RULES } from './system.ts';

/** A fact of the video and its blocks. */
export interface Note {
  text: string;
  blockIds: number[];
}

export interface Messages {
  system: string;
  messages: { role: 'user' | 'assistant'; content: string }[];
  /** Length of the first message's prefix shared with other calls about the source. */
  sharedLength?: number;
}

export interface WriteInput {
  /** Name of the format: "article", "LinkedIn post". */
  formatName: string;
  /** English name: "Portuguese (Brazil)". */
  languageName: string;
  /** The same for all of an account's drafts of a source. */
  nonce: string;
  /** What makes a good draft in this format. */
  guide: string;
  spoken: boolean;
  /** What native readers of the language expect. */
  habits: string;
  /** Sections still to be written. */
  sections: readonly PlannedSection[];
  /** The transcript, or notes if it's too long to read at once. */
  material: { blocks: readonly TranscriptBlock[] } | { notes: readonly Note[] };
  card: SourceCard;
  /** The customer's details: audience, keyword, host names. */
  details: readonly string[];
  style: PromptStyle | null;
  /** The customer's own format. */
  request: string | null;
  /** The writer's plan, if a run resumes or continues with its next part. */
  planned: string | null;
  /** Text already written, if a run resumes. */
  written: readonly string[];
  /** The previous answer was in the wrong language. */
  insistOnLanguage?: boolean;
}

/** Cached per block list: the estimate, the plan and each call need the same text. */
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

/** Only for transcripts with speakers. */
export function aboutSpeakers(blocks: readonly TranscriptBlock[]): string[] {
  if (blocks.every(({ speaker }) => speaker === undefined)) return [];
  return [
    'Behind its number, a block names whoever speaks in it, up to the first colon. That name is not something that was said. What a block says is said by that person and by nobody else: never put it into the mouth of somebody else, and never guess who a person without a name is, even where names are mentioned.',
  ];
}

/** The start of every prompt about a source, byte-identical so that providers can cache it. */
export function sourcePart({
  card,
  material,
  nonce,
}: Pick<WriteInput, 'card' | 'material' | 'nonce'>): string {
  const isWhole = 'blocks' in material;
  return [
    `${(card.sources?.length ?? 0) > 1 ? 'What you write from is on this card' : 'The source is a video. Its card'}:\n${fenced('CARD', cardLines(card), nonce)}`,
    `${isWhole ? 'What is said in it, in numbered blocks' : 'What was noted from it, each note with its blocks'}:\n${fenced(isWhole ? 'TRANSCRIPT' : 'NOTES', materialText(material), nonce)}`,
    ...(isWhole ? aboutSpeakers(material.blocks) : []),
    ...aboutSources(card),
    ...comparedPart(card, nonce),
    '',
  ].join('\n\n');
}

/** Only for scripts about people who may have names. */
function aboutHosts({ material, sections }: Pick<WriteInput, 'material' | 'sections'>): string[] {
  const isScript = sections.some(({ kind }) => kind === 'script');
  const hasPeople = !('blocks' in material) || aboutSpeakers(material.blocks).length > 0;
  if (!isScript || !hasPeople) return [];
  return [
    'The hosts are not the people of the video: no host takes the name of one of them or speaks as one of them. They tell who said what.',
  ];
}

/** One message, source first and task last, so that providers can cache the repeated prefix. */
export function writeMessages(input: WriteInput): Messages {
  const { nonce, languageName, sections } = input;
  const source = sourcePart(input);
  const parts = [
    `Write in ${languageName}: ${input.formatName}. ${input.guide}`,
    voiceLine(input.card, input.spoken),
    ...aboutHosts(input),
    ...(input.habits === '' ? [] : [`In ${languageName}: ${input.habits}`]),
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
  if (input.planned !== null) {
    parts.push(`Your plan for it, made before:\n${fenced('PLAN', oneLine(input.planned), nonce)}`);
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
    messages: [{ role: 'user', content: source + parts.join('\n\n') }],
    sharedLength: source.length,
  };
}

export function insistOn(languageName: string): string {
  return `Every word of your answer after the tags must be in ${languageName}. An earlier answer was in another language and was thrown away.`;
}

/** Asks a model that reached its length limit to continue. */
export function continueMessages(asked: Messages, answer: string): Messages {
  return {
    ...asked,
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
