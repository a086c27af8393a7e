import { figure } from '#contract/count.ts';

/** Every text around a preview. */
export const PREVIEW_WORDS = {
  label: 'Preview',
  titles: {
    blog: 'Web page',
    summary: 'Web page',
    tweet: 'On X',
    linkedin: 'On LinkedIn',
    newsletter: 'In the inbox',
    podcast: 'Script',
    custom: 'Markdown',
  },
  screen: 'Screen',
  screens: { wide: 'Desktop', phone: 'Phone' },
  light: 'Light',
  lights: { light: 'Light', dark: 'Dark' },

  article: {
    address: (slug: string) => `example.com › ${slug || 'article'}`,
    minutes: (minutes: number) => `${minutes} min read`,
  },

  post: {
    now: 'Now',
    more: 'see more',
    length: (length: number, most: number) => `${figure(length)} / ${figure(most)}`,
    folded: 'Collapsed, as it appears in the feed',
    open: 'Expanded',
  },

  thread: {
    handle: 'you',
    copy: 'Copy',
    copyOne: (at: number) => `Copy post ${at}`,
    copied: (at: number) => `Post ${at} copied.`,
  },
} as const;
