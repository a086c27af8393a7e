import type { ReactNode } from 'react';
import { FORMATS, type FormatValue } from '#contract/catalog/formats.ts';

/** Texts of what several features show. */
export const SHARED_WORDS = {
  new: {
    blog: 'New article',
    summary: 'New summary',
    tweet: 'New thread',
    linkedin: 'New LinkedIn post',
    newsletter: 'New newsletter',
    podcast: 'New podcast',
    custom: 'New custom draft',
  } satisfies Record<FormatValue, string>,
  /** The catalogue names a custom one in the words models are told. */
  draft: (format: FormatValue | undefined) =>
    format === 'custom'
      ? 'custom draft'
      : (FORMATS.find(({ value }) => value === format)?.name ?? 'draft'),

  film: {
    source: 'Source',
    silent: 'no sound',
    play: 'Play video here',
    frame: (title: string) => `Video: ${title}`,
    refused:
      'The owner doesn’t allow this video to play on other sites. The timeline and the transcript still work.',
    stuck: 'The player isn’t responding. The timeline and the transcript still work.',
    close: 'Close player',
  },

  recording: {
    queued: 'Waiting to record',
    running: (percent: string) => `Recording ${percent}`,
    failed: 'Recording failed',
    done: (length: string) => `Recorded, ${length}`,
  },

  voices: {
    none: (language: string) => `We don’t have a voice for ${language} yet.`,
    withKey: (providers: string, link: (text: string) => ReactNode) => (
      <>
        To get voices, {link('add a key in Settings')} for {providers}.
      </>
    ),
  },

  watch: {
    sameLanguage: 'The language of each video',
    shorts: 'With Shorts',
    noShorts: 'Without Shorts',
    atMost: (price: string) => `Up to ${price} a month`,
  },
};
