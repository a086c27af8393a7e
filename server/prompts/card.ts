import type { Whose } from '#contract/videos.ts';
import { oneLine } from './fences.ts';

/** What is known about a source besides its words. */
export interface SourceCard {
  title: string;
  /** Empty where nobody knows. */
  channel: string;
  /** Those who speak in it, by name, as far as they are known. */
  speakers: readonly string[];
  /** As the customer has said; `null`: nobody has. */
  whose: Whose | null;
}

/** Goes between fences: people gave these names. The same for every format of a source. */
export function cardLines({ title, channel, speakers }: SourceCard): string {
  return [
    `Title: ${oneLine(title)}`,
    ...(channel.trim() === '' ? [] : [`Channel: ${oneLine(channel)}`]),
    ...(speakers.length === 0 ? [] : [`Speaking: ${speakers.map(oneLine).join(', ')}`]),
  ].join('\n');
}

/** Who says it. Without this a text is in nobody's voice. */
export function voiceLine({ whose, speakers, channel }: SourceCard): string {
  const named =
    speakers.length > 0
      ? 'by the names on the card'
      : channel.trim() === ''
        ? 'as who they are in the story ("a baker who had given up on rye"), and then as he, she or they'
        : 'by the channel on the card ("the baker behind …"), and then as he, she or they';
  if (whose === 'mine')
    return speakers.length > 1
      ? 'The customer publishes this and is one of those who speak: write as "we" and name who says what.'
      : 'The customer publishes this and is the speaker: write as "I". What happened to the speaker happened to me.';
  if (whose === 'theirs')
    return `The customer publishes this about somebody else's video: report. Name who says it early, ${named}. Stories are theirs; never write "I" outside a quotation.`;
  return `Nobody has said whether the customer is the speaker. Speak to the reader, and tell stories as those of the speaker: ${named}. No "I" outside a quotation.`;
}
