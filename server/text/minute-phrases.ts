import { westernDigits } from './western-digits.ts';

/**
 * The word for a minute, in the forms that name a moment ("minute 12", "in der 12. Minute"). Where a script has no
 * spaces the number and the word stand together, and only with a mark that makes it a moment.
 */
const WORDS = [
  'minute|minuto|minuut|minutt?|minuutti|minuutin|minuutilla|minuutilta',
  'minut[aeyuąęě]?|minúta|minúte|minúty|minuti|minutul|minutei|minutė|minutę|minūtē|minūte|minūti',
  'минут[аеуыи]?|минуте|минути|хвилин[аіиу]?|λεπτό|λεπτού|dakika(?:da|sında)?|perc(?:ben|nél)?',
  'menit|minit|phút|الدقيقة|دقيقة|دقیقه|دقیقهٔ|منٹ|मिनट|মিনিট|நிமிடம்|דקה|דקות',
].join('|');

const N = '\\p{Nd}{1,3}';
const BEFORE =
  '(?:(?:at|around|about|by|near|from|in|um|bei|ab|in der|à la|vers la|dès la|en el|a la|al|hacia el|no|na|ao|op|rond|vid|runt|ved|omkring|kohdassa|w|około|v|ve|kolem|pri|oko|в|на|около|о|у|στο|pada|di|vào|ở|lúc|khoảng|ใน|ที่|في|عند|در|ב)\\s)?(?:the\\s)?';
const EDGE = '(?<![\\p{L}\\p{Nd}:.,])';
const AFTER = '(?![\\p{L}\\p{Nd}:])';

/** "Every minute 12 people are born" names no moment. */
const NOT_EACH =
  '(?<!(?:every|each|per|a|one|jede|jeder|pro|eine|chaque|par|une|cada|por|un|ogni|al|elke|varje|hver|každou|każdą|co|в|за|her|setiap|mỗi)\\s)';

/** "around minute 12", "en el minuto 12", "นาทีที่ 12". */
const WORD_FIRST = `${EDGE}${NOT_EACH}${BEFORE}(?:${WORDS})\\s?(?:no\\.\\s|number\\s|ke-|thứ\\s|#)?${N}${AFTER}(?!\\s?[%€$£])`;
/** "the 12-minute mark", "the 12th minute", "in der 12. Minute", "à la 12e minute". */
const ORDINAL = `${EDGE}${BEFORE}${N}(?:(?:st|nd|rd|th|[eª.º]|ème|-?й|-?я|-?ю|-?і)\\s?(?:${WORDS})(?!\\p{L})(?:\\s(?:mark|point))?|[-\\s]minutes?\\s(?:mark|point))`;
/** "12 minutes in", "12 minutes and 5 seconds into the video". */
const INTO = `${EDGE}(?:(?:at|about|around|some|just)\\s)?${N}\\sminutes?(?:,?\\s(?:and\\s)?\\p{Nd}{1,2}\\sseconds?)?\\s(?:in(?=$|[.,;:!?)])|into\\s(?:the|this|his|her|their|our)\\s(?:video|talk|episode|recording|lecture|film|podcast|conversation|interview|clip|stream))`;
const UNSPACED = `(?:ใน|ที่|ตอน|ประมาณ)?นาทีที่\\s?${N}|第\\s?${N}\\s?(?:分钟|分鐘|分)(?:\\s?\\p{Nd}{1,2}\\s?秒)?(?:处|處|时|時)?|${N}分(?:\\p{Nd}{1,2}秒)?(?:頃|ごろ|あたり|の時点|あたりで)|${N}분(?:\\s?\\p{Nd}{1,2}초)?\\s?(?:쯤|경|지점)`;

/** A moment of the video told in minutes. */
export const MINUTE_PHRASE = new RegExp(`${INTO}|${ORDINAL}|${WORD_FIRST}|${UNSPACED}`, 'giu');

/** The minutes that such phrases of a text name. */
export function minutesIn(text: string): string[] {
  return (text.match(MINUTE_PHRASE) ?? []).map((phrase) => /\d+/u.exec(westernDigits(phrase))![0]);
}
