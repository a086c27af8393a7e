import { NavLink } from 'react-router';
import { FORMATS } from '#contract/catalog/formats.ts';
import { MOST_COUNTED } from '#contract/generations.ts';
import { useGenerations } from '../lib/generations.ts';
import { formatPath, PAGES } from '../lib/paths.ts';
import { useSession } from '../lib/session.ts';
import { Keys } from '../ui/kbd.tsx';
import { PlanState } from './plan-state.tsx';
import { RunningJobs } from './running-jobs.tsx';

export function Sidebar({ onFind }: { onFind: () => void }) {
  const { data } = useGenerations();
  const { user } = useSession();
  const count = data?.pages.at(-1)?.total;
  return (
    <>
      <button type="button" className="find" onClick={onFind}>
        <span>Search…</span>
        <Keys keys={['Mod', 'K']} />
      </button>
      <nav className="nav" aria-label="Formats">
        {FORMATS.map(({ value, label }) => (
          <NavLink key={value} className="nav-item" to={formatPath(value)}>
            {label}
          </NavLink>
        ))}
      </nav>
      <hr />
      <nav className="nav" aria-label="Your work">
        <NavLink className="nav-item" to={PAGES.ask}>
          Ask
        </NavLink>
        <NavLink className="nav-item" to={PAGES.library}>
          Library
          {Boolean(count) && (
            <span className="time">{count === MOST_COUNTED ? `${MOST_COUNTED}+` : count}</span>
          )}
        </NavLink>
        <NavLink className="nav-item" to={PAGES.shelves}>
          Shelves
        </NavLink>
        <NavLink className="nav-item" to={PAGES.watches}>
          Watched channels
        </NavLink>
        <NavLink className="nav-item" to={PAGES.styles}>
          Styles
        </NavLink>
        <NavLink className="nav-item" to={PAGES.settings}>
          Settings
        </NavLink>
        {user?.isOperator && (
          <NavLink className="nav-item" to={PAGES.operator}>
            Operator
          </NavLink>
        )}
      </nav>
      <RunningJobs />
      <PlanState />
    </>
  );
}
