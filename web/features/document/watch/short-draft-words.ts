import { counted } from '#contract/count.ts';

export const SHORT_DRAFT_WORDS = {
  label: 'Short article',
  message: (words: number) =>
    `${counted(words, 'word', 'words')}, short enough to read without headings or an introduction. Aim for 300 or more if you want a full article.`,
} as const;
