import { useMatches } from 'react-router';
import { FORMATS, type FormatValue } from '#contract/catalog/formats.ts';
import { formatPath, PAGES } from '../lib/paths.ts';
import { ButtonLink } from '../ui/button.tsx';
import { NotYet } from './not-yet.tsx';

const SAID: Partial<Record<FormatValue, string>> = {
  blog: 'Articles are not in this version. Summaries are.',
  tweet: 'Threads are not in this version. Summaries are.',
  linkedin: 'LinkedIn posts are not in this version. Summaries are.',
  newsletter: 'Newsletters are not in this version. Summaries are.',
  podcast: 'Podcasts are not in this version. Summaries are.',
  custom: 'Your own formats are not in this version. Summaries are.',
};

export function FormatNotYetScreen() {
  const { format } = useMatches().at(-1)?.handle as { format: FormatValue };
  const name = FORMATS.find(({ value }) => value === format)?.label ?? 'Format';
  return (
    <NotYet name={name} said={SAID[format] ?? 'This is not in this version.'}>
      <p className="room-lede">
        A summary takes the same road this format will: a video goes in, and every paragraph that
        comes out hangs on the moment it was said.
      </p>
      <div className="row">
        <ButtonLink tone="go" href={formatPath('summary')}>
          Write a summary
        </ButtonLink>
        <ButtonLink href={PAGES.library}>Open the Library</ButtonLink>
      </div>
    </NotYet>
  );
}
