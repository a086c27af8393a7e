import { PlanPanel } from '../features/checkout/plan-panel.tsx';
import { TeamPanel } from '../features/checkout/team-panel.tsx';
import { SettingsPage } from '../features/settings/settings.tsx';
import { useTitle } from '../lib/head.ts';

export function SettingsScreen() {
  useTitle('Settings');
  return <SettingsPage plan={<PlanPanel />} team={<TeamPanel />} />;
}
