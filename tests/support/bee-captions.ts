import { getLanguage, type LanguageValue } from '#contract/catalog/languages.ts';
import type { Cue } from '#contract/videos.ts';
import { TALKS } from './bee-talks.ts';

const CUE_MS = 2_000;
const PAUSE_MS = 1_200;
const CAPTION_LETTERS = 24;

/** Splits text into chunks the length of a caption line, at word boundaries and ignoring sentences. */
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

/** The talk as manual captions: punctuated, split mid-sentence, without gaps between cues. */
export function punctuatedCaptions(language: LanguageValue): Cue[] {
  const { script } = getLanguage(language);
  const whole = TALKS[language].join(script === 'Hans' || script === 'Jpan' ? '' : ' ');
  return lines(whole, language).map((text, index) => ({
    startMs: index * CUE_MS,
    endMs: (index + 1) * CUE_MS,
    text,
  }));
}

/** A sentence as speech recognition writes it: lower case, no punctuation. */
export function heard(sentence: string, language: LanguageValue): string {
  return sentence
    .replace(/[.,!?…;:¿¡؟،؛۔।]+(?=\s|$)|^[¿¡]|[。，！？、]/gu, '')
    .trim()
    .toLocaleLowerCase(getLanguage(language).tag);
}

/** The talk as automatic captions: no punctuation, no capitals, only a pause after each sentence. */
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
