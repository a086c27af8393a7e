const TAG_LENGTH = 300;

/**
 * The words of a line without anything that is only there to be looked at: Markdown, HTML, speech tags, stage
 * directions, emoji, a speaker's label. What is left is one line.
 */
export function stripMarkup(md: string): string {
  return (
    md
      .normalize('NFC')
      .replaceAll(/```[^\n]*\n?|~~~[^\n]*\n?/g, ' ')
      .replaceAll(/!\[([^\]]*)\]\([^)]*\)/g, ' $1 ')
      .replaceAll(/\[([^\]]{1,1000})\]\([^)]{0,2000}\)/g, '$1')
      .replaceAll(/\[([^\]]{1,1000})\]\[[^\]]{0,300}\]/g, '$1')
      .replaceAll(/\[\^[^\]]*\]/g, ' ')
      // A time, a cited block or a direction to the actor: none is for the ear.
      .replaceAll(/\[[^\]]{0,80}\]/g, ' ')
      .replaceAll(
        new RegExp(`<!--[\\s\\S]{0,4000}?-->|</?[a-zA-Z][^<>]{0,${TAG_LENGTH}}>`, 'g'),
        ' ',
      )
      .replaceAll(/&(?:nbsp|#160);/g, ' ')
      .replaceAll('&amp;', '&')
      .replaceAll('&lt;', '<')
      .replaceAll('&gt;', '>')
      .replaceAll(/&(?:quot|#34);/g, '"')
      .replaceAll(/&(?:apos|#39);/g, "'")
      .replaceAll(
        /\(\s*(?:laugh|chuckl|sigh|paus|music|applause|cough|beat|gasp)[^)]{0,40}\)/gi,
        ' ',
      )
      .replaceAll(/^[^\S\n]*(?:#{1,6}|>+|[-*+]|\d+[.)])\s+/gm, '')
      .replaceAll(/^[^\S\n]*(?:[-*_][^\S\n]*){3,}$/gm, ' ')
      // "**Anna:** Hello": who speaks is heard, not said.
      .replaceAll(/^[^\S\n]*\*\*[^*\n]{1,40}:\*\*\s*/gm, '')
      .replaceAll(/(?<![\w*])\*{1,3}(?=\S)([^*\n]+?)\*{1,3}(?!\w)/g, '$1')
      .replaceAll(/(?<!\w)_{1,3}(?=\S)([^_\n]+?)_{1,3}(?!\w)/g, '$1')
      .replaceAll(/~~([^~\n]+)~~/g, '$1')
      .replaceAll('`', '')
      .replaceAll(/[*|\\]+/g, ' ')
      .replaceAll(
        /(?:\p{Extended_Pictographic}|\p{Regional_Indicator}|\u{FE0F}|\u{200D}|\u{20E3}|\p{Emoji_Modifier})+/gu,
        (found) => (/^[©®™]+$/u.test(found) ? found : ' '),
      )
      .replaceAll(/[\p{Cc}\p{Cf}\p{Co}\p{Zl}\p{Zp}]+/gu, ' ')
      .replaceAll(/\s+/g, ' ')
      .trim()
  );
}
