import type { ReactNode } from 'react';

type Marked = (text: string) => ReactNode;

/** The sentences of `MAKE_WORDS` that have an element in them. */
export const MAKE_LINKED_WORDS = {
  keyUntested: (provider: string, link: Marked) => (
    <>
      We couldn’t test your {provider} key, so we’ll only use it if you choose one of its models.{' '}
      {link('Test it again')}
    </>
  ),
  keyForModel: (link: Marked) => (
    <>
      Picks key passages in the speaker’s own words. No key needed. To have an AI model write the
      draft, {link('add a key')}.
    </>
  ),
  noStyle: (link: Marked) => <>{link('Create a style')} to make drafts sound like you.</>,
  retriesAt: (time: ReactNode) => (
    <>We’ll try again at {time}. Keep this page open, or paste the link again later.</>
  ),
  retryAt: (time: ReactNode) => <>You can try YouTube again at {time}.</>,
} as const;
