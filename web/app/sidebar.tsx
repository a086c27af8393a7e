import { Link, NavLink, useLocation } from 'react-router';
import { FORMATS } from '#contract/catalog/formats.ts';
import { MOST_COUNTED } from '#contract/generations.ts';
import { useGenerations } from '../lib/generations.ts';
import { formatPath, PAGES } from '../lib/paths.ts';
import { useSession } from '../lib/session.ts';
import { Keys } from '../ui/kbd.tsx';
import { PlanState } from './plan-state.tsx';
import { RunningJobs } from './running-jobs.tsx';
import { APP_WORDS } from './words.tsx';

const { nav: WORDS } = APP_WORDS;

export function Sidebar({ onFind }: { onFind: () => void }) {
  const { data } = useGenerations();
  const { user } = useSession();
  const count = data?.pages.at(-1)?.total;
  const { pathname, search } = useLocation();
  const place = workAt(pathname, search);
  return (
    <>
      <button type="button" className="find" onClick={onFind}>
        <span>{WORDS.search}</span>
        <Keys keys={['Mod', 'K']} />
      </button>
      <nav className="nav" aria-label={WORDS.formats}>
        {FORMATS.map(({ value, label }) => (
          <NavLink key={value} className="nav-item" to={formatPath(value)}>
            {label}
          </NavLink>
        ))}
      </nav>
      <hr />
      <nav className="nav" aria-label={WORDS.work}>
        <NavLink className="nav-item" to={PAGES.ask}>
          {WORDS.ask}
        </NavLink>
        <Link className="nav-item" to={PAGES.library} aria-current={currentIf(place === 'library')}>
          {WORDS.library}
          {Boolean(count) && (
            <span className="time">{count === MOST_COUNTED ? `${MOST_COUNTED}+` : count}</span>
          )}
        </Link>
        <Link className="nav-item" to={PAGES.shelves} aria-current={currentIf(place === 'shelves')}>
          {WORDS.shelves}
        </Link>
        <NavLink className="nav-item" to={PAGES.watches}>
          {WORDS.watches}
        </NavLink>
        <NavLink className="nav-item" to={PAGES.styles}>
          {WORDS.styles}
        </NavLink>
        <NavLink className="nav-item" to={PAGES.settings}>
          {WORDS.settings}
        </NavLink>
        {user?.isOperator && (
          <NavLink className="nav-item" to={PAGES.operator}>
            {WORDS.operator}
          </NavLink>
        )}
      </nav>
      <RunningJobs />
      <PlanState />
    </>
  );
}

const currentIf = (isHere: boolean) => (isHere ? 'page' : undefined);

/** Library and Shelves share a screen and differ by path; batches and the bin belong to the Library. */
function workAt(pathname: string, search: string): 'library' | 'shelves' | null {
  const isIn = (page: string) => pathname === page || pathname.startsWith(`${page}/`);
  if (isIn(PAGES.shelves)) return 'shelves';
  if (isIn(PAGES.library))
    return new URLSearchParams(search).get('group') === 'shelf' ? 'shelves' : 'library';
  return isIn(PAGES.bin) || isIn(PAGES.batches) ? 'library' : null;
}
