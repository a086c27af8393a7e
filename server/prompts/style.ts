import type { Learned, StyleInput } from '#contract/styles.ts';
import { oneLine } from './fences.ts';

export type PromptStyle = StyleInput & { learned: Learned | null };

const SAMPLE_LETTERS = 1500;
const SAMPLES = 2;

/** The customer's style as instructions. Fenced, because it's user text. */
export function styleLines(style: PromptStyle): string {
  const lines = [
    style.tone && `Tone: ${oneLine(style.tone)}`,
    style.audience && `Written for: ${oneLine(style.audience)}`,
    ...style.rules.map((rule) => `Rule: ${oneLine(rule)}`),
    style.bannedWords.length > 0 &&
      `Never use these words: ${style.bannedWords.map(oneLine).join(', ')}`,
    ...(style.learned ? learnedLines(style.learned) : []),
    ...style.samples
      .slice(0, SAMPLES)
      .map(
        (sample, index) =>
          `Sample ${index + 1} of how they write: ${oneLine(sample).slice(0, SAMPLE_LETTERS)}`,
      ),
  ];
  return lines.filter((line) => line !== false && line !== '').join('\n');
}

function learnedLines(learned: Learned): string[] {
  const often = (share: number) =>
    share > 0.25 ? 'often' : share > 0.05 ? 'sometimes' : 'hardly ever';
  const lines = [
    `Sentences of about ${Math.round(learned.sentenceWords)} words, paragraphs of about ${Math.max(1, Math.round(learned.paragraphSentences))} sentences.`,
    `Asks questions ${often(learned.questions)}, uses exclamation marks ${often(learned.exclamations)}, ${learned.emoji ? 'uses' : 'does not use'} emoji, ${learned.lists ? 'likes' : 'avoids'} lists.`,
  ];
  if (learned.firstPerson !== null) lines.push(`Speaks as I or we ${often(learned.firstPerson)}.`);
  if (learned.secondPerson !== null) lines.push(`Speaks to you ${often(learned.secondPerson)}.`);
  if (learned.favourites.length > 0)
    lines.push(`Words they like: ${learned.favourites.slice(0, 12).map(oneLine).join(', ')}`);
  return lines;
}
