import { NavLink } from 'react-router';
import { FORMATS } from '#contract/catalog/formats.ts';
import { useGenerations } from '../lib/generations.ts';
import { formatPath, PAGES } from '../lib/paths.ts';
import { useSession } from '../lib/session.ts';
import { Keys } from '../ui/kbd.tsx';
import { Link } from '../ui/link.tsx';
import { PlanLine } from '../ui/plan.tsx';
import { RunningJobs } from './running-jobs.tsx';

export function Sidebar({ onFind }: { onFind: () => void }) {
  const { data } = useGenerations();
  const count = data?.pages.at(-1)?.total;
  return (
    <>
      <button type="button" className="find" onClick={onFind}>
        <span>Find or do</span>
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
      <nav className="nav" aria-label="Your things">
        <NavLink className="nav-item" to={PAGES.library}>
          Library
          {Boolean(count) && <span className="time">{count}</span>}
        </NavLink>
        <NavLink className="nav-item" to={PAGES.styles}>
          Styles
        </NavLink>
        <NavLink className="nav-item" to={PAGES.settings}>
          Settings
        </NavLink>
      </nav>
      <RunningJobs />
      <Plan />
    </>
  );
}

/** Only what the server has said; nothing while it has not. */
function Plan() {
  const { subscription, hasLtd, user } = useSession();
  if (hasLtd) return <PlanLine state="Lifetime">{user?.email}</PlanLine>;
  if (!subscription) return user && <PlanLine state={user.email} />;
  return (
    <PlanLine state="No plan">
      {user && <span className="plan-email">{user.email}</span>}
      <Link href={PAGES.upgrade} isAlone>
        About plans
      </Link>
    </PlanLine>
  );
}
