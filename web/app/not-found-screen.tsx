import { useLocation } from 'react-router';
import { useTitle } from '../lib/head.ts';
import { formatPath, PAGES } from '../lib/paths.ts';
import { Bar } from '../ui/bar.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { APP_WORDS } from './words.tsx';

const { notFound: WORDS } = APP_WORDS;

export function NotFoundScreen() {
  const { pathname } = useLocation();
  useTitle(WORDS.title);
  return (
    <>
      <Bar>
        <span>{WORDS.place}</span>
      </Bar>
      <div className="room stack">
        <h1 className="room-title">{WORDS.title}</h1>
        <p className="room-lede">{WORDS.text(<code>{pathname}</code>)}</p>
        <div className="row">
          <ButtonLink tone="go" href={PAGES.library}>
            {WORDS.library}
          </ButtonLink>
          <ButtonLink href={formatPath('summary')}>{WORDS.create}</ButtonLink>
        </div>
      </div>
    </>
  );
}
