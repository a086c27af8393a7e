import { joinTexts } from './joining.ts';

/** Markup, styling and sound descriptions, which are shown but not spoken. */
const MARKUP = /<\/?[a-z][^<>]{0,200}>/giu;
const STYLING = /\{[^{}]*\}/gu;
const SOUND = /[[［][^\]［］[]{0,60}[\]］]/gu;
const NOTES = /[♪♫♬♩𝄞]+/gu;
const SOUND_LINE = /^[(（【][^()（）【】]{0,60}[)）】]$/u;
const TURN_MARK = /(?:>>+|＞＞+|》》)/u;
/** A dash marks a change of speaker in dialogue subtitles. */
const DASH = /^[-–—‐]\s*(?=[\p{Lu}\p{Lo}\p{Lt}¿¡"“«])/u;

/** A single line of words separated by single spaces, as most captions are. */
const PLAIN = /^[\p{L}\p{N}"'“‘’](?:[\p{L}\p{M}\p{N},.;:!?'’"“”%$€£-]| (?! ))*(?<! )$/u;
/** The same for English letters, in a fifth of the time. */
const PLAIN_ASCII = /^[A-Za-z\d"'][A-Za-z\d,.;:!?'"%$-]*(?: [A-Za-z\d,.;:!?'"%$-]+)*$/;
const isPlain = (raw: string) => PLAIN_ASCII.test(raw) || PLAIN.test(raw);

/**
 * The spoken words of a caption, one entry per speaker turn; every entry but the first starts a new turn. The first
 * does if `opensTurn` is set.
 */
export function spokenTurns(raw: string): { opensTurn: boolean; turns: string[] } {
  if (isPlain(raw)) return { opensTurn: false, turns: [raw] };
  const bare = raw
    .replace(MARKUP, '')
    .replace(STYLING, ' ')
    .replace(SOUND, ' ')
    .replace(NOTES, ' ');
  let opensTurn = false;
  const turns: string[][] = [[]];
  for (const line of bare.split(/[\r\n\u2028\u2029]+/u)) {
    const parts = line.split(TURN_MARK);
    parts.forEach((part, index) => {
      const trimmed = part.replace(/\s+/gu, ' ').trim();
      const text = trimmed.replace(DASH, '');
      if (index > 0 || text !== trimmed) {
        if (turns.length === 1 && turns[0]!.length === 0) opensTurn = true;
        else if (turns.at(-1)!.length > 0) turns.push([]);
      }
      if (text !== '' && !SOUND_LINE.test(text)) turns.at(-1)!.push(text);
    });
  }
  return { opensTurn, turns: turns.map(joinTexts).filter((turn) => turn !== '') };
}

/** The same without turns, for text that is only scanned. */
export function spokenText(raw: string): string {
  return isPlain(raw) ? raw : joinTexts(spokenTurns(raw).turns);
}
