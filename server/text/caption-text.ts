import { joinTexts } from './joining.ts';

/** Markup, styling and sound: what a caption shows but nobody says. */
const MARKUP = /<\/?[a-z][^<>]{0,200}>/giu;
const STYLING = /\{[^{}]*\}/gu;
const SOUND = /[[［][^\]［］[]{0,60}[\]］]/gu;
const NOTES = /[♪♫♬♩𝄞]+/gu;
const SOUND_LINE = /^[(（【][^()（）【】]{0,60}[)）】]$/u;
const TURN_MARK = /(?:>>+|＞＞+|》》)/u;
/** A dash opens a speaker's line in subtitles of dialogue. */
const DASH = /^[-–—‐]\s*(?=[\p{Lu}\p{Lo}\p{Lt}¿¡"“«])/u;

/** One line of words with single spaces between them, as most captions are. */
const PLAIN = /^[\p{L}\p{N}"'“‘’](?:[\p{L}\p{M}\p{N},.;:!?'’"“”%$€£-]| (?! ))*(?<! )$/u;
/** The same in the letters of English, in a fifth of the time. */
const PLAIN_ASCII = /^[A-Za-z\d"'][A-Za-z\d,.;:!?'"%$-]*(?: [A-Za-z\d,.;:!?'"%$-]+)*$/;
const isPlain = (raw: string) => PLAIN_ASCII.test(raw) || PLAIN.test(raw);

/**
 * The spoken words of one caption, one entry per speaker's turn; every entry but the first begins a new turn. The first
 * does so when `opensTurn` is set.
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

/** The same without the turns, for text that is only read through. */
export function spokenText(raw: string): string {
  return isPlain(raw) ? raw : joinTexts(spokenTurns(raw).turns);
}
