import { readFileSync } from 'node:fs';
import { LanguageSchema } from '#contract/catalog/languages.ts';
import type { TalkInput } from '#server/text/talk.ts';
import { readTranscript } from '#server/text/subtitles/read-transcript.ts';

/** Talks of two or three minutes with file names as devices create them: a recipe, a demo, an interview, advice, a lecture. */
export function shortTalks(): TalkInput[] {
  const file = readFileSync(new URL('./short-talks.txt', import.meta.url), 'utf8');
  return file.split(/^===$/mu).map((text) => {
    const [front = '', ...paragraphs] = text.trim().split(/\n\s*\n/u);
    const field = (name: string) => new RegExp(`^${name}: (.+)$`, 'mu').exec(front)![1]!;
    return {
      title: field('title'),
      language: LanguageSchema.parse(field('language')),
      cues: readTranscript(paragraphs.join('\n\n')).cues,
      chapters: [],
    };
  });
}
