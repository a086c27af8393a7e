import type { Document } from '#contract/documents.ts';
import type { GenerationSummary } from '#contract/generations.ts';

/** The title is known before anything is written, and stays where it stands. */
export function blankDocument({ format, title, language }: GenerationSummary): Document {
  const common = { language, title, sections: [] };
  switch (format) {
    case 'blog':
      return { format, ...common, description: '', slug: '', keyword: null, tags: [] };
    case 'summary':
      return { format, ...common };
    case 'tweet':
      return { format, ...common, shape: 'thread' };
    case 'linkedin':
      return { format, ...common, hashtags: [] };
    case 'newsletter':
      return { format, ...common, subjects: [], preheader: '' };
    case 'podcast':
      return { format, ...common, description: '', speakers: [] };
    case 'custom':
      return { format, ...common, promptName: '' };
  }
}
