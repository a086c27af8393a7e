import { formatPath } from '../lib/paths.ts';
import { useSession } from '../lib/session.ts';
import { ButtonLink } from '../ui/button.tsx';
import { NotYet } from './not-yet.tsx';

export function UpgradeScreen() {
  const { hasLtd } = useSession();
  return (
    <NotYet
      name="Plans"
      said={
        hasLtd
          ? 'You have the lifetime plan. There is nothing to pay.'
          : 'Nothing is sold in this version. All of it works without a plan.'
      }
    >
      <p className="room-lede">
        You cannot be charged here: this version takes no card and has no checkout. What you make
        stays yours when plans arrive.
      </p>
      <ButtonLink tone="go" href={formatPath('summary')}>
        Write a summary
      </ButtonLink>
    </NotYet>
  );
}
