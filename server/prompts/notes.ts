import type { TranscriptBlock } from '#contract/videos.ts';
import { cardLines, type SourceCard } from './card.ts';
import { fenced } from './fences.ts';
import { NOTE_RULES } from './system.ts';
import { aboutSpeakers, materialText, type Messages } from './write.ts';

interface NotesInput {
  nonce: string;
  card: SourceCard;
  /** One part of the video, as much as fits. */
  blocks: readonly TranscriptBlock[];
  number: number;
  of: number;
}

/** Approximate words of notes per word of speech. */
export const NOTES_SHARE = 0.28;

/** Requests notes on one part: every fact with its blocks, so drafts can still cite the video. */
export function notesMessages({ nonce, card, blocks, number, of }: NotesInput): Messages {
  return {
    system: [
      NOTE_RULES,
      '',
      'How to answer',
      'Answer in lines and nothing else. Each line is @note, then the numbers of the blocks it rests on in square brackets, then one fact in one sentence:',
      '@note [#12 #13] The bed should be 60 centimetres deep, because nobody reaches further.',
    ].join('\n'),
    messages: [
      {
        role: 'user',
        content: [
          `Stretch ${number} of ${of} of a video. Its card:\n${fenced('CARD', cardLines(card), nonce)}`,
          fenced('TRANSCRIPT', materialText({ blocks }), nonce),
          ...aboutSpeakers(blocks),
          'Note everything from this stretch that somebody would need who writes about the video without having seen it: claims and their reasons, steps, examples, definitions, stories with the details that make them seen, the lines that one would quote, word for word, and every figure, name and date exactly as it is said. Keep the order. At least one note for every two blocks that say anything. Write the notes in the language of the transcript.',
          ...(aboutSpeakers(blocks).length > 0
            ? ['In every note, say who says it, by the name of the block.']
            : []),
          ...((card.sources?.length ?? 0) > 1
            ? [
                'The card lists several sources with the numbers of their blocks. No note joins what two of them say: where they differ, each has its own note.',
              ]
            : []),
        ].join('\n\n'),
      },
    ],
  };
}
