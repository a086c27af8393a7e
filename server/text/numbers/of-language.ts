import type { LanguageValue } from '#contract/catalog/languages.ts';
import { chinese, japanese, korean, thai } from './eastern.data.ts';
import { danish, dutch, english, german, norwegian, swedish } from './germanic.data.ts';
import { finnishWords, greek, hungarian, latvian, lithuanian, turkish } from './northern.data.ts';
import type { NumberWords } from './number-words.ts';
import { french, italian, portuguese, romanian, spanish } from './romance.data.ts';
import { arabic, hebrew, persian } from './semitic.data.ts';
import {
  bulgarian,
  croatian,
  czech,
  polish,
  russian,
  serbian,
  slovak,
  slovenian,
  ukrainian,
} from './slavic.data.ts';
import { bengali, hindi, indonesian, malay, tamil, urdu, vietnamese } from './southern.data.ts';

export const NUMBER_WORDS: Readonly<Record<LanguageValue, NumberWords>> = {
  arabic,
  bengali,
  bulgarian,
  chinese,
  croatian,
  czech,
  danish,
  dutch,
  english,
  finnish: finnishWords,
  french,
  german,
  greek,
  hebrew,
  hindi,
  hungarian,
  indonesian,
  italian,
  japanese,
  korean,
  latvian,
  lithuanian,
  malay,
  norwegian,
  persian,
  polish,
  portuguese,
  portuguese_br: portuguese,
  romanian,
  russian,
  serbian,
  slovak,
  slovenian,
  spanish,
  swedish,
  tamil,
  thai,
  turkish,
  ukrainian,
  urdu,
  vietnamese,
};
