import { Settings } from '../features/settings/settings.tsx';
import { useTitle } from '../lib/head.ts';
import { PAGES } from '../lib/paths.ts';
import { ButtonLink } from '../ui/button.tsx';

export function SettingsScreen() {
  useTitle('Settings');
  return (
    <Settings
      plan={
        <div>
          <ButtonLink href={PAGES.upgrade}>About plans</ButtonLink>
        </div>
      }
      team={<p className="setting-note">One licence covers a team.</p>}
    />
  );
}
