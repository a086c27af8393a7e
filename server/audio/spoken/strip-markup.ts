import type { LanguageValue } from '#contract/catalog/languages.ts';
import { decodeEntities } from '#document/entities.ts';
import { isPartOfQuotation, stripDirections } from './stage-directions.ts';

// Bound every lookahead by the next mark of its kind; otherwise user text could cause quadratic time.
const LINK = String.raw`\((?:[^()\n]{0,500}\([^()\n]{0,200}\))?[^()\n]{0,1000}\)`;
const HIDDEN =
  /<(script|style)\b[^<>]{0,300}>(?:(?!<\1)[\s\S]){0,4000}?<\/\1\s{0,9}>|<!--(?:(?!<!--)[\s\S]){0,4000}?-->/gi;
const TAG = /<\/?[a-zA-Z][^<>]{0,300}>/g;
/** Nested or entity-encoded marks only appear once others are removed. */
const MOST_ROUNDS = 4;

/** Control characters separate words. */
const SAFE = { noSign: ' ', lowest: 32 };
/** Invisible characters in words copied from web pages. */
const UNSEEN = /(?:(?![\u200C\u200D])\p{Cf})+/gu;
/** Joiners matter in some scripts, but not in Latin. */
const IDLE_JOINERS =
  /(?<![\p{L}\p{M}])[\u200C\u200D]+|[\u200C\u200D]+(?![\p{L}\p{M}])|(?<=\p{Script=Latin})[\u200C\u200D]+/gu;
const EMOJI =
  /(?:\p{Extended_Pictographic}|\p{Regional_Indicator}|\u{FE0F}|\u{20E3}|\p{Emoji_Modifier})(?:\p{Extended_Pictographic}|\p{Regional_Indicator}|\u{FE0F}|\u{200D}|\u{20E3}|\p{Emoji_Modifier})*/gu;
/** Speech markup (SSML), including unclosed tags. */
const OPEN_SPEECH_TAG =
  /<\/?(?:speak|break|prosody|emphasis|say-as|phoneme|sub|voice|audio|mark|lang|[a-z]+:[a-z-]+)\b(?:\s+[\w:-]+\s?=\s?(?:"[^"<>]*"?|'[^'<>]*'?|[^\s<>]+)?)*\s*\/?/gi;

/**
 * Removes everything that isn't spoken: Markdown, HTML, speech tags, stage directions, emoji, speaker labels. Returns one line.
 */
export function stripMarkup(md: string, language: LanguageValue = 'english'): string {
  let text = md
    .normalize('NFC')
    .replaceAll(/[\uFB00-\uFB06]/g, (joined) => joined.normalize('NFKC'));
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const before = text;
    text = stripOnce(decodeEntities(text, SAFE).replaceAll(UNSEEN, ''), language);
    if (text === before) break;
  }
  return text
    .replaceAll('`', '')
    .replaceAll(/[*|\\]+|~{2,}/g, ' ')
    .replaceAll(EMOJI, (found, at: number, whole: string) => {
      if (/^[©®™]+$/u.test(found)) return found;
      const counts = /^[★⭐]\u{FE0F}?$/u.test(found) && /\d\s?$/.test(whole.slice(0, at));
      return counts || /^[★☆]{3,5}$/u.test(found) ? found : ' ';
    })
    .replaceAll(IDLE_JOINERS, '')
    .replaceAll(/[\p{Cc}\p{Co}\p{Zl}\p{Zp}]+/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

/** Tags being talked about: "the <head> tag", "List<String>". */
const NAMED_TAG = /<([a-z][a-z0-9]{0,20})>(?=`?\s+(?:tag|element)s?\b)/g;
const KIND_OF = /(?<=[A-Za-z]\w*)<([A-Z]\w{0,40}|int|string|bool|char|float|double|number)>/g;

function stripOnce(written: string, language: LanguageValue): string {
  const text = stripDirections(stripFences(written), language)
    .replaceAll(NAMED_TAG, '$1')
    .replaceAll(KIND_OF, ' of $1');
  // A single line starting with a number says it ("1984. What a year."); several are a list.
  const isList = (text.match(/^[^\S\n]*\d{1,2}[.)]\s/gm) ?? []).length > 1;
  return (
    text
      .replaceAll(new RegExp(String.raw`!\[([^[\]]{0,1000})\]${LINK}`, 'g'), ' $1 ')
      .replaceAll(new RegExp(String.raw`\[([^[\]]{1,1000})\]${LINK}`, 'g'), '$1')
      .replaceAll(/\[([^[\]]{1,1000})\]\[[^[\]]{0,300}\]/g, '$1')
      // A note, time, citation or stage direction.
      .replaceAll(
        /(?<=[\p{L},“"'‘] ?)\[([^[\]\d:]{1,60})\](?=[,.;?!]? ?["”’]?(?:\p{Ll}|$))/gu,
        (whole, inner) => (isPartOfQuotation(inner, language) ? inner : whole),
      )
      .replaceAll(
        /\[[^[\]]{0,400}\]|［[^［］]{0,400}］|【[^【】]{0,400}】|〔[^〔〕]{0,400}〕/g,
        ' ',
      )
      .replaceAll(/\{[^{}]{0,80}\}|｛[^｛｝]{0,80}｝/g, ' ')
      .replaceAll(HIDDEN, ' ')
      .replaceAll(TAG, ' ')
      .replaceAll(OPEN_SPEECH_TAG, ' ')
      .replaceAll(/[(（]\s*[)）]/g, ' ')
      .replaceAll(/^[^\S\n]*(?:#{1,6}|>+|[-*+])\s+/gm, '')
      .replaceAll(/^[^\S\n]*(\d{1,2})[.)]\s+/gm, isList ? '' : '$&')
      .replaceAll(/^[^\S\n]*(?:[-*_][^\S\n]*){3,}$/gm, ' ')
      // "**Anna:** Hello", "**Anna**: Hello": speaker labels.
      .replaceAll(/^[^\S\n]*\*\*[^*\n]{1,40}(?:[:：]\*\*|\*\*\s?[:：])\s*/gm, '')
      .replaceAll(
        /\*\*(?:co-?host|host|guest|narrator|speaker)(?:\s\w{1,5})?(?:[:：]\*\*|\*\*\s?[:：])/gi,
        ' ',
      )
      .replaceAll(/(?<=\b[1-5])\*(?=\s(?:hotel|resort|restaurant|review|rating)s?\b)/g, '★')
      .replaceAll(/(?<=[\d)])\s?\*\s?(?=[\d(])|(?<=\b[\da-z]\s)\*(?=\s[\da-z]\b)/g, ' × ')
      .replaceAll(/(?<![\w*])\*{1,3}(?=\S)([^*\n]+?)\*{1,3}(?!\w)/g, '$1')
      .replaceAll(/(?<!\w)_{1,3}(?=\S)([^_\n]+?)_{1,3}(?!\w)/g, '$1')
      .replaceAll(/(?<![\w~])~{1,2}(?=[^\s\d~])([^~\n]+?)~{1,2}(?!\w)/g, '$1')
  );
}

const CLOSING_TILDES = /^[^\S\n]{0,3}~{3,}[^\S\n]*$/m;

/**
 * Reads fenced code without its language. Only fences at the start of a line count: elsewhere people write "so cool~~~ right?".
 */
function stripFences(text: string): string {
  return text
    .replaceAll(/(?<!`)`{3,}([^`]*)`{3,}/g, (_, inside: string, at: number) => {
      const isBlock = /(?:^|\n)[^\S\n]{0,3}$/.test(text.slice(Math.max(0, at - 4), at));
      return ` ${inside.replace(isBlock ? /^[^\n]*\n/ : /^[\w+#.-]*[^\S\n]*\n/, '')} `;
    })
    .replaceAll(/^[^\S\n]{0,3}`{3,}(?:[\w+#.-]*[^\S\n]*$)?/gm, ' ')
    .replaceAll(
      CLOSING_TILDES.test(text) ? /^[^\S\n]{0,3}~{3,}[\w+#.-]*[^\S\n]*$/gm : /^[^\S\n]{0,3}~{3,}/gm,
      ' ',
    );
}
