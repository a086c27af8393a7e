import { cardinal } from './english-numbers.ts';

const BOOKS =
  `Genesis Exodus Leviticus Numbers Deuteronomy Joshua Judges Ruth Samuel Kings Chronicles Ezra Nehemiah Esther Job Psalms?
  Proverbs Ecclesiastes Isaiah Jeremiah Lamentations Ezekiel Daniel Hosea Joel Amos Obadiah Jonah Micah Nahum Habakkuk
  Zephaniah Haggai Zechariah Malachi Matthew Mark Luke John Acts Romans Corinthians Galatians Ephesians Philippians
  Colossians Thessalonians Timothy Titus Philemon Hebrews James Peter Jude Revelation Surah? Quran Qur'an Gita`.split(
    /\s+/,
  );
const PLACE = new RegExp(
  `\\b(?:([123])\\s)?(${BOOKS.join('|')})\\s(\\d{1,3}):([1-9]\\d{0,2})(?:\\s?[-–]\\s?(\\d{1,3}))?\\b(?!\\s?[ap]\\.?m\\b|:)`,
  'g',
);
const COUNTED_NOUNS = ['', 'First ', 'Second ', 'Third '];

/** "Psalm 23:1", "1 Corinthians 13:4-7": neither a time nor a ratio. */
export function sayScripture(text: string): string {
  return text.replaceAll(PLACE, (...found) => {
    const [, count, book, chapter, verse, last] = found as (string | undefined)[];
    const to = last ? ` to ${cardinal(last)}` : '';
    return `${COUNTED_NOUNS[Number(count ?? 0)]}${book} ${cardinal(chapter!)} ${cardinal(verse!)}${to}`;
  });
}
