import type { LanguageValue } from '#contract/catalog/languages.ts';
import type { Chapter, Cue } from '#contract/videos.ts';
import { countWords } from '#server/text/segment.ts';
import { writtenSentences } from '#server/text/sentence-spans.ts';

const MS_PER_WORD = 400;
const SENTENCE_PAUSE_MS = 250;
const PARAGRAPH_PAUSE_MS = 1000;
const CHAPTER_PAUSE_MS = 2500;

/**
 * Turns a text into captions: one sentence per cue, a pause after each paragraph. A line starting with `# ` is a
 * chapter title.
 */
export function spokenTalk(
  text: string,
  language: LanguageValue = 'english',
): { cues: Cue[]; chapters: Chapter[]; language: LanguageValue } {
  const cues: Cue[] = [];
  const chapters: Chapter[] = [];
  let startMs = 0;
  for (const paragraph of text.trim().split(/\n\s*\n/u)) {
    if (paragraph.startsWith('# ')) {
      if (startMs > 0) startMs += CHAPTER_PAUSE_MS;
      chapters.push({ title: paragraph.slice(2), startMs });
      continue;
    }
    for (const sentence of writtenSentences(paragraph, language)) {
      const endMs = startMs + countWords(sentence, language) * MS_PER_WORD;
      cues.push({ startMs, endMs, text: sentence });
      startMs = endMs + SENTENCE_PAUSE_MS;
    }
    startMs += PARAGRAPH_PAUSE_MS;
  }
  return { cues, chapters, language };
}
