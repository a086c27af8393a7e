import type { Whose } from '#contract/videos.ts';
import { fenced, oneLine } from './fences.ts';

export interface SourceCard {
  title: string;
  /** Empty if unknown. */
  channel: string;
  /** Names of its speakers, as far as known. */
  speakers: readonly string[];
  /** As the customer specified; `null` if not. */
  whose: Whose | null;
  /** For several sources: titles and block ranges. */
  sources?: readonly CardSource[];
  /** What the words of several sources have in common, and where they differ. */
  compared?: ComparedCard;
}

interface ComparedCard {
  shared: readonly { statements: readonly CardStatement[] }[];
  differences: readonly {
    kind: keyof typeof DIFFER_IN;
    sides: readonly { statements: readonly CardStatement[] }[];
  }[];
}

interface CardStatement {
  blockId: number;
  text: string;
}

const DIFFER_IN = {
  number: 'in a figure',
  date: 'in a date',
  not: 'because one denies it',
  opposite: 'by saying the opposite',
} as const;

interface CardSource {
  title: string;
  channel: string;
  fromBlock: number;
  toBlock: number;
}

/** Fenced, because people provide these names. The same for every format of a source. */
export function cardLines({ title, channel, speakers, sources = [] }: SourceCard): string {
  return [
    `Title: ${oneLine(title)}`,
    ...(channel.trim() === '' ? [] : [`Channel: ${oneLine(channel)}`]),
    ...(speakers.length === 0 ? [] : [`Speaking: ${speakers.map(oneLine).join(', ')}`]),
    ...sources.map(sourceLine),
  ].join('\n');
}

function sourceLine({ title, channel, fromBlock, toBlock }: CardSource, at: number): string {
  const by = channel.trim() === '' ? '' : `, by ${oneLine(channel)}`;
  return `Source ${at + 1}, blocks #${fromBlock} to #${toBlock}: ${oneLine(title)}${by}`;
}

/** Only for several sources. */
export function aboutSources({ sources = [] }: SourceCard): string[] {
  if (sources.length < 2) return [];
  return [
    `These are ${sources.length} separate sources, which the card lists with the numbers of their blocks. What a block says is said by its own source alone. Tell the reader which source says what, by its title or by whoever speaks in it. What several say alike is said once and cites blocks of each of them. Where they differ or contradict each other, in a figure, a cause or a judgement, say so, name both sides with what each says, and settle nothing yourself. If you plan, note first where they agree and where they contradict each other.`,
  ];
}

/** Both lists, with the numbers of the blocks; nothing if the sources have none in common. */
export function comparedPart({ compared }: SourceCard, nonce: string): string[] {
  const { shared = [], differences = [] } = compared ?? {};
  if (shared.length + differences.length === 0) return [];
  const lines = [
    ...shared.map(({ statements }) => `SAME ${saidBy(statements)}`),
    ...differences.map(
      ({ kind, sides }) =>
        `DIFFER ${DIFFER_IN[kind]}: ${sides.map(({ statements }) => saidBy(statements)).join(' against ')}`,
    ),
  ];
  return [
    `A comparison of the sources, word by word, found this:\n${fenced('COMPARED', lines.join('\n'), nonce)}`,
    'A line with SAME is one fact that several sources give: tell it once and cite a block of each. A line with DIFFER is a contradiction: wherever you write about its subject, name every side with its source and settle nothing. There may be more of both than the comparison found.',
  ];
}

/** One wording for all who say it alike, in words of the first. */
function saidBy(statements: readonly CardStatement[]): string {
  const blocks = statements.map(({ blockId }) => `#${blockId}`).join(' ');
  return `[${blocks}] ${oneLine(statements[0]?.text ?? '')}`;
}

/** How to refer to the speaker in reporting text. */
function naming({ speakers, channel }: SourceCard): string {
  if (speakers.length > 0) return 'by the names on the card';
  return channel.trim() === ''
    ? 'as who they are in the story ("a baker who had given up on rye"), and then as he, she or they'
    : 'by the channel on the card ("the baker behind …"), and then as he, she or they';
}

/** The narrative voice, without which a text sounds impersonal. `spoken`: narrated by hosts, who need not be the speaker. */
export function voiceLine(card: SourceCard, spoken: boolean): string {
  const { whose, speakers } = card;
  const named = naming(card);
  if (spoken)
    return whose === 'mine' && speakers.length < 2
      ? 'Host A is the speaker and tells it as "I".'
      : `The hosts are not the speaker: they tell the speaker's stories as the speaker's, ${named}, and never say "I" of them.`;
  if (whose === 'mine')
    return speakers.length > 1
      ? 'The customer publishes this and is one of those who speak: write as "we" and name who says what.'
      : 'The customer publishes this and is the speaker: write as "I". What happened to the speaker happened to me.';
  if (whose === 'theirs')
    return `The customer publishes this about somebody else's video: report. Name who says it early, ${named}. Stories are theirs; never write "I" outside a quotation.`;
  return `Nobody has said whether the customer is the speaker. Speak to the reader, and tell stories as those of the speaker, named ${named}. No "I" outside a quotation.`;
}
