import { ApiError, errorText } from '../../lib/api-client.ts';
import { PAGES } from '../../lib/paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { MAKE_WORDS } from './words.ts';

/** Why the run wasn't started, with a link to fix it. */
export function CreateFailure({ error }: { error: unknown }) {
  const code = error instanceof ApiError ? error.code : '';
  return (
    <div className="make-failure" role="alert">
      <p className="field-error">{errorText(error)}</p>
      {code === 'plan_needed' && (
        <ButtonLink isSmall tone="go" icon="crown" href={PAGES.upgrade}>
          {MAKE_WORDS.act.plans}
        </ButtonLink>
      )}
      {/^(key_|no_credit|spending_cap|house_|too_long_for_house)/.test(code) && (
        <ButtonLink isSmall icon="settings" href={`${PAGES.settings}#keys`}>
          {MAKE_WORDS.act.settings}
        </ButtonLink>
      )}
    </div>
  );
}
