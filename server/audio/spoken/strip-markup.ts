import { decodeEntities } from './entities.ts';

const TAG_LENGTH = 300;
/** Written inside one another, or behind entities, marks come to light only when others are gone. */
const MOST_ROUNDS = 4;

/** What an actor is told to do, however it is bracketed: none of it is for the ear. */
const DIRECTION =
  '(?:(?:he |she |they |both )?(?:laugh|chuckl|giggl|sigh|paus|whisper|gasp|cough|groan|smil|grin|nod|shrug|wink|snort|' +
  'sniff|sob|yawn|clap|inhal|exhal|mutter|shout|clear(?:s|ing) (?:his |her |their )?throat|music\\b|applause|beat\\b|' +
  'silence|intro\\b|outro\\b|jingle|sound effect|sfx|fade|softly|quietly|excited|sarcastic|deadpan|' +
  'in an? [a-z -]{2,24} (?:voice|tone)))';
const IN_PARENTHESES = new RegExp(`\\(\\s*${DIRECTION}[^)]{0,60}\\)`, 'gi');
const IN_STARS = new RegExp(`(?<![\\w*])\\*\\s?${DIRECTION}[^*\\n]{0,60}\\*(?!\\w)`, 'gi');

/**
 * The words of a line without anything that is only there to be looked at: Markdown, HTML, speech tags, stage
 * directions, emoji, a speaker's label. What is left is one line.
 */
export function stripMarkup(md: string): string {
  let text = md.normalize('NFC');
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const before = text;
    text = stripOnce(decodeEntities(text));
    if (text === before) break;
  }
  return text
    .replaceAll('`', '')
    .replaceAll(/[*|\\]+/g, ' ')
    .replaceAll(
      /(?:\p{Extended_Pictographic}|\p{Regional_Indicator}|\u{FE0F}|\u{200D}|\u{20E3}|\p{Emoji_Modifier})+/gu,
      (found) => (/^[©®™]+$/u.test(found) ? found : ' '),
    )
    .replaceAll(/[\p{Cc}\p{Cf}\p{Co}\p{Zl}\p{Zp}]+/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

function stripOnce(text: string): string {
  // A line that begins with a number says it: "1984. What a year." Only several such lines are a list.
  const isList = (text.match(/^[^\S\n]*\d{1,2}[.)]\s/gm) ?? []).length > 1;
  return (
    text
      .replaceAll(/```[^\n]*\n?|~~~[^\n]*\n?/g, ' ')
      .replaceAll(/!\[([^\]]*)\]\([^)]*\)/g, ' $1 ')
      .replaceAll(/\[([^\]]{1,1000})\]\([^)]{0,2000}\)/g, '$1')
      .replaceAll(/\[([^\]]{1,1000})\]\[[^\]]{0,300}\]/g, '$1')
      // A note, a time, a cited block or a direction to the actor.
      .replaceAll(/\[[^\]]{0,400}\]/g, ' ')
      .replaceAll(/\{[^{}]{0,80}\}/g, ' ')
      .replaceAll(/<(script|style)\b[^>]{0,300}>[\s\S]{0,4000}?<\/\1\s{0,9}>/gi, ' ')
      .replaceAll(
        new RegExp(`<!--[\\s\\S]{0,4000}?-->|</?[a-zA-Z][^<>]{0,${TAG_LENGTH}}>`, 'g'),
        ' ',
      )
      .replaceAll(IN_PARENTHESES, ' ')
      .replaceAll(IN_STARS, ' ')
      .replaceAll(/^[^\S\n]*(?:#{1,6}|>+|[-*+])\s+/gm, '')
      .replaceAll(/^[^\S\n]*(\d{1,2})[.)]\s+/gm, isList ? '' : '$&')
      .replaceAll(/^[^\S\n]*(?:[-*_][^\S\n]*){3,}$/gm, ' ')
      // "**Anna:** Hello", "**Anna**: Hello": who speaks is heard, not said.
      .replaceAll(/^[^\S\n]*\*\*[^*\n]{1,40}(?::\*\*|\*\*\s?:)\s*/gm, '')
      .replaceAll(/(?<=\d)\s?\*\s?(?=\d)/g, ' × ')
      .replaceAll(/(?<![\w*])\*{1,3}(?=\S)([^*\n]+?)\*{1,3}(?!\w)/g, '$1')
      .replaceAll(/(?<!\w)_{1,3}(?=\S)([^_\n]+?)_{1,3}(?!\w)/g, '$1')
      .replaceAll(/~~([^~\n]+)~~/g, '$1')
  );
}
