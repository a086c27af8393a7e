import { useLocation } from 'react-router';
import { useTitle } from '../lib/head.ts';
import { formatPath, PAGES } from '../lib/paths.ts';
import { Bar } from '../ui/bar.tsx';
import { ButtonLink } from '../ui/button.tsx';

export function NotFoundScreen() {
  const { pathname } = useLocation();
  useTitle('Nothing at this address');
  return (
    <>
      <Bar>
        <span>Not found</span>
      </Bar>
      <div className="room stack">
        <h1 className="room-title">There is nothing at this address</h1>
        <p className="room-lede">
          The app has no page called <code>{pathname}</code>. What you made is in the Library.
        </p>
        <div className="row">
          <ButtonLink tone="go" href={PAGES.library}>
            Open the Library
          </ButtonLink>
          <ButtonLink href={formatPath('summary')}>Write a summary</ButtonLink>
        </div>
      </div>
    </>
  );
}
