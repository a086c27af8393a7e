import { getLanguage, type LanguageValue } from '#contract/catalog/languages.ts';
import type { Cue } from '#contract/videos.ts';
import { TALKS } from './bee-talks.ts';

const CUE_MS = 2_000;
const PAUSE_MS = 1_200;
const CAPTION_LETTERS = 24;

/** Pieces of about one caption line, broken between words and without regard to sentences. */
function lines(text: string, language: LanguageValue): string[] {
  const { tag, script } = getLanguage(language);
  const most = script === 'Hans' || script === 'Jpan' ? CAPTION_LETTERS / 2 : CAPTION_LETTERS;
  const spaced = script !== 'Hans' && script !== 'Jpan' && script !== 'Thai';
  const words = spaced
    ? text.split(/(?<=\s)/u)
    : [...new Intl.Segmenter(tag, { granularity: 'word' }).segment(text)].map(
        (part) => part.segment,
      );
  const found: string[] = [];
  let line = '';
  for (const word of words) {
    const mark = /^[\p{P}\s]+$/u.test(word);
    if (!mark && line !== '' && line.length + word.length > most) {
      found.push(line.trim());
      line = '';
    }
    line += word;
  }
  if (line.trim() !== '') found.push(line.trim());
  return found;
}

/** The talk as careful captions: punctuated, broken in mid-sentence, one after another without a gap. */
export function punctuatedCaptions(language: LanguageValue): Cue[] {
  const { script } = getLanguage(language);
  const whole = TALKS[language].join(script === 'Hans' || script === 'Jpan' ? '' : ' ');
  return lines(whole, language).map((text, index) => ({
    startMs: index * CUE_MS,
    endMs: (index + 1) * CUE_MS,
    text,
  }));
}

/** A sentence as a machine hears it: small letters, no marks. */
export function heard(sentence: string, language: LanguageValue): string {
  return sentence
    .replace(/[.,!?…;:¿¡؟،؛۔।]+(?=\s|$)|^[¿¡]|[。，！？、]/gu, '')
    .trim()
    .toLocaleLowerCase(getLanguage(language).tag);
}

/** The talk as automatic captions: no marks, no capitals, only a pause after each sentence. */
export function bareCaptions(language: LanguageValue): Cue[] {
  const cues: Cue[] = [];
  let startMs = 0;
  for (const sentence of TALKS[language]) {
    for (const text of lines(heard(sentence, language), language)) {
      cues.push({ startMs, endMs: startMs + CUE_MS, text });
      startMs += CUE_MS;
    }
    startMs += PAUSE_MS;
  }
  return cues;
}
