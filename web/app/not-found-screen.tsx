import { useLocation } from 'react-router';
import { useTitle } from '../lib/head.ts';
import { formatPath, PAGES } from '../lib/paths.ts';
import { Bar } from '../ui/bar.tsx';
import { ButtonLink } from '../ui/button.tsx';

export function NotFoundScreen() {
  const { pathname } = useLocation();
  useTitle('Page not found');
  return (
    <>
      <Bar>
        <span>Not found</span>
      </Bar>
      <div className="room stack">
        <h1 className="room-title">Page not found</h1>
        <p className="room-lede">
          There’s no page called <code>{pathname}</code>. Your work is in the Library.
        </p>
        <div className="row">
          <ButtonLink tone="go" href={PAGES.library}>
            Open the library
          </ButtonLink>
          <ButtonLink href={formatPath('summary')}>Create a summary</ButtonLink>
        </div>
      </div>
    </>
  );
}
