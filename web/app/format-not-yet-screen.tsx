import { useMatches } from 'react-router';
import { FORMATS, type FormatValue } from '#contract/catalog/formats.ts';
import { formatPath, PAGES } from '../lib/paths.ts';
import { ButtonLink } from '../ui/button.tsx';
import { NotYet } from './not-yet.tsx';

const PLURALS: Partial<Record<FormatValue, string>> = {
  blog: 'Articles',
  tweet: 'Threads',
  linkedin: 'LinkedIn posts',
  newsletter: 'Newsletters',
  podcast: 'Podcasts',
  custom: 'Your formats',
};

export function FormatNotYetScreen() {
  const match = useMatches().at(-1);
  const { format } = (match?.handle ?? { format: 'blog' }) as { format: FormatValue };
  const name = FORMATS.find(({ value }) => value === format)?.label ?? 'Format';
  return (
    <NotYet name={name} said={[`${PLURALS[format] ?? name} are`, 'not in this version.']}>
      <p className="room-lede">
        Summaries are. A video goes in, and every sentence that comes out hangs on the moment it was
        said.
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
