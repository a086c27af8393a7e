import { PlanPanel } from '../features/checkout/plan-panel.tsx';
import { TeamPanel } from '../features/checkout/team-panel.tsx';
import { SettingsPage } from '../features/settings/settings.tsx';
import { useTitle } from '../lib/head.ts';
import { APP_WORDS } from './words.tsx';

export function SettingsScreen() {
  useTitle(APP_WORDS.titles.settings);
  return <SettingsPage plan={<PlanPanel />} team={<TeamPanel />} />;
}
