import { setTheme, useTheme, type Theme } from '../../lib/theme.ts';
import { Segmented } from '../../ui/choice.tsx';
import { Setting } from './setting.tsx';

export function ThemePart() {
  const theme = useTheme();
  return (
    <Setting id="theme" title="Theme">
      <Segmented
        label="Theme"
        isLabelHidden
        value={theme}
        onChange={(value) => setTheme(value as Theme)}
        options={[
          { value: 'system', label: 'System' },
          { value: 'light', label: 'Light', icon: 'sun' },
          { value: 'dark', label: 'Dark', icon: 'moon' },
        ]}
      />
      <p className="setting-note">Kept in this browser, for the public pages too.</p>
    </Setting>
  );
}
