import type { LanguageValue } from '#contract/catalog/languages.ts';
import { isUnspaced, words } from '../segment.ts';

/** Words that turn a statement round. A leading or trailing `-` marks the beginning or end of a word. */
const BY_LANGUAGE: Record<LanguageValue, string> = {
  arabic: 'لا لم لن ليس ليست غير بدون دون ما ولا فلا',
  bengali: 'না নেই নয় নি ছাড়া',
  bulgarian: 'не няма без никога никой нищо нито',
  chinese: '不 没 没有 别 未 无',
  croatian: 'ne nije nisu nema bez nikad nikada nitko ništa nisam',
  czech: 'ne není nejsou nemá bez nikdy nikdo nic ani ne-',
  danish: 'ikke ingen aldrig uden intet',
  dutch: 'niet geen nooit zonder niets niemand',
  english: "not no never none nobody nothing without neither nor cannot -n't can't won't",
  finnish: 'ei eivät en et emme ette ilman koskaan',
  french: 'ne pas jamais aucun aucune sans rien personne n- ni',
  german: 'nicht kein keine keinen keiner keinem nie niemals ohne nichts niemand',
  greek: 'δεν μην όχι ποτέ χωρίς κανείς τίποτα',
  hebrew: 'לא אין בלי אל ללא',
  hindi: 'नहीं न मत बिना ना',
  hungarian: 'nem ne nincs nincsenek sem soha nélkül',
  indonesian: 'tidak bukan jangan tanpa belum tak',
  italian: 'non né mai senza nessuno niente nulla',
  japanese: 'ない ません なく ず ぬ なかっ なけれ なし',
  korean: '안 않 없 못 아니',
  latvian: 'ne nav nekad bez ne-',
  lithuanian: 'ne nėra niekada be ne-',
  malay: 'tidak bukan jangan tanpa belum tak',
  norwegian: 'ikke ingen aldri uten intet',
  persian: 'نه نیست نمی بدون هیچ ن-',
  polish: 'nie bez nigdy nikt nic ani',
  portuguese: 'não nunca sem nenhum nenhuma nada ninguém nem',
  portuguese_br: 'não nunca sem nenhum nenhuma nada ninguém nem',
  romanian: 'nu fără niciodată nimeni nimic nici',
  russian: 'не нет без никогда никто ничего ни нельзя',
  serbian: 'не није нису нема без никад никада нико ништа ne nije nisu nema bez nikad',
  slovak: 'nie nie je bez nikdy nikto nič ani ne-',
  slovenian: 'ne ni niso nima brez nikoli nihče nič',
  spanish: 'no nunca sin ningún ninguno ninguna nada nadie ni',
  swedish: 'inte ingen aldrig utan inget icke',
  tamil: 'இல்லை இல்லாமல் வேண்டாம் அல்ல',
  thai: 'ไม่ อย่า ไร้ มิ',
  turkish: 'değil yok hayır asla -maz -mez -mıyor -miyor -muyor -müyor -madı -medi',
  ukrainian: 'не немає без ніколи ніхто нічого ні',
  urdu: 'نہیں نہ مت بغیر',
  vietnamese: 'không chưa đừng chẳng',
};

interface Negators {
  whole: ReadonlySet<string>;
  starts: readonly string[];
  ends: readonly string[];
}

const tables = new Map<LanguageValue, Negators>();

function negatorsOf(language: LanguageValue): Negators {
  let table = tables.get(language);
  if (!table) {
    const all = BY_LANGUAGE[language].split(' ');
    table = {
      whole: new Set(all.filter((word) => !word.startsWith('-') && !word.endsWith('-'))),
      starts: all.filter((word) => word.endsWith('-')).map((word) => word.slice(0, -1)),
      ends: all.filter((word) => word.startsWith('-')).map((word) => word.slice(1)),
    };
    tables.set(language, table);
  }
  return table;
}

/** The words of a text that turn it round. */
export function negationsIn(text: string, language: LanguageValue): string[] {
  const { whole, starts, ends } = negatorsOf(language);
  const lower = text.toLowerCase().replaceAll('’', "'");
  if (isUnspaced(language) || language === 'korean') {
    return [...whole].filter((word) => lower.includes(word));
  }
  // A prefix such as the Czech ne- stands in too many other words to count where whole words do.
  const isPrefixed = language === 'persian' ? starts : [];
  return words(lower, language).filter(
    (word) =>
      whole.has(word) ||
      ends.some((end) => word.length > end.length && word.endsWith(end)) ||
      isPrefixed.some((start) => word.startsWith(`${start}می`)),
  );
}
