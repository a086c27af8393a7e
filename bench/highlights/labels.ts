import { readFileSync } from 'node:fs';
import { LanguageSchema, type LanguageValue } from '#contract/catalog/languages.ts';
import type { Cue } from '#contract/videos.ts';
import { countWords } from '#server/text/segment.ts';
import { writtenSentences } from '#server/text/sentence-spans.ts';

/** The main point of each built-in talk in its speaker's words; finding one of the sentences is enough. */
export const SAMPLE_THESES: Readonly<Record<string, readonly string[]>> = {
  'small-garden': [
    'Before you buy a single plant, watch where the shade falls for one whole day, and let that day draw the plan.',
  ],
  'water-es': ['Voy a pedirte algo mucho más fácil: que midas.'],
  'airing-de': ['Die Lösung heißt Stoßlüften.'],
  'bicycle-ja': ['すぐに貼らないでください。'],
  'bread-ar': ['والحقيقة أنه يحتاج قبل كل شيء إلى الصبر.'],
  'hummus-he': ['והסוד הוא לא המתכון אלא הסבלנות.'],
  'photo-zh': ['真正难的不是器材，而是慢下来。'],
  'sleep-th': ['หลายคนคิดว่าการนอนหลับดีเริ่มตอนหัวถึงหมอน แต่จริง ๆ แล้วมันเริ่มตั้งแต่เช้าค่ะ'],
  'tea-hi': [
    'याद रखिए: पहले पानी और मसाला, फिर पत्ती, फिर दूध, और आख़िर में चीनी।',
    'फ़र्क़ पत्ती का कम और क्रम का ज़्यादा होता है',
  ],
};

/** Talks written for this benchmark, each with its labelled sentence. */
export interface LabelledTalk {
  title: string;
  language: LanguageValue;
  thesis: string;
  cues: Cue[];
}

const MS_PER_WORD = 400;
const SENTENCE_PAUSE_MS = 250;
const PARAGRAPH_PAUSE_MS = 1000;

export function labelledTalks(): LabelledTalk[] {
  const file = readFileSync(new URL('./talks.txt', import.meta.url), 'utf8');
  return file.split(/^===$/mu).map((text) => {
    const [front = '', ...paragraphs] = text.trim().split(/\n\s*\n/u);
    const field = (name: string) => new RegExp(`^${name}: (.+)$`, 'mu').exec(front)![1]!;
    const language = LanguageSchema.parse(field('language'));
    return {
      title: field('title'),
      language,
      thesis: field('thesis'),
      cues: cuesOf(paragraphs, language),
    };
  });
}

function cuesOf(paragraphs: readonly string[], language: LanguageValue): Cue[] {
  let startMs = 0;
  return paragraphs.flatMap((paragraph) => {
    const cues = writtenSentences(paragraph, language).map((text): Cue => {
      const endMs = startMs + countWords(text, language) * MS_PER_WORD;
      const cue = { startMs, endMs, text };
      startMs = endMs + SENTENCE_PAUSE_MS;
      return cue;
    });
    startMs += PARAGRAPH_PAUSE_MS;
    return cues;
  });
}
