import { counted } from '#contract/count.ts';

export const SHORT_DRAFT_WORDS = {
  label: 'Short article',
  message: (words: number) =>
    `${counted(words, 'word')}, short enough to read without headings or an introduction. Search engines favour 300 or more.`,
} as const;
