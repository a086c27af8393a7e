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
        hasLtd ? ['You have the', 'lifetime plan.'] : ['Plans are', 'not sold in this version.']
      }
    >
      <p className="room-lede">
        Everything here works without one, and you cannot be charged: this version takes no card.
        What you make stays yours when plans arrive.
      </p>
      <ButtonLink tone="go" href={formatPath('summary')}>
        Write a summary
      </ButtonLink>
    </NotYet>
  );
}
