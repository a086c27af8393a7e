import { useNavigate } from 'react-router';
import { FORMATS } from '#contract/catalog/formats.ts';
import { formatPath, PAGES } from '../lib/paths.ts';
import { signOut } from '../lib/session.ts';
import { setTheme, useTheme, type Theme } from '../lib/theme.ts';
import { Palette, type Command } from '../ui/palette.tsx';

const OTHER_WORDS: Partial<Record<string, string>> = {
  blog: 'blog post seo',
  tweet: 'tweet x twitter post',
  newsletter: 'mail email',
  podcast: 'audio script voice',
  custom: 'custom prompt template',
  summary: 'gist key points',
};

const THEME_COMMANDS: readonly {
  theme: Theme;
  label: string;
  icon: 'sun' | 'moon' | 'settings';
}[] = [
  { theme: 'light', label: 'Light theme', icon: 'sun' },
  { theme: 'dark', label: 'Dark theme', icon: 'moon' },
  { theme: 'system', label: 'Theme of the system', icon: 'settings' },
];

export interface CommandsProps {
  onOpenChange: (isOpen: boolean) => void;
  onShowKeys: () => void;
}

export function Commands({ onOpenChange, onShowKeys }: CommandsProps) {
  const navigate = useNavigate();
  const theme = useTheme();
  const go = (path: string) => () => void navigate(path);

  const formats = FORMATS.map(({ value, label }): Command => ({
    id: value,
    label,
    icon: 'text',
    keywords: OTHER_WORDS[value] ?? '',
    onAct: go(formatPath(value)),
  }));
  return (
    <Palette
      isOpen
      onOpenChange={onOpenChange}
      placeholder="Go somewhere, or do something"
      groups={[
        {
          title: 'Do',
          commands: [
            {
              id: 'new-summary',
              label: 'New summary',
              keywords: 'write make start',
              icon: 'plus',
              onAct: go(formatPath('summary')),
            },
            ...THEME_COMMANDS.filter((command) => command.theme !== theme).map((command) => ({
              id: `theme-${command.theme}`,
              label: command.label,
              keywords: 'lights night colour appearance',
              icon: command.icon,
              onAct: () => setTheme(command.theme),
            })),
            {
              id: 'keys',
              label: 'What the keys do',
              keywords: 'keyboard shortcuts help',
              icon: 'keyboard',
              onAct: onShowKeys,
            },
            {
              id: 'sign-out',
              label: 'Sign out',
              keywords: 'log out leave',
              icon: 'arrow-on',
              onAct: signOut,
            },
          ],
        },
        {
          title: 'Go to',
          commands: [
            {
              id: 'library',
              label: 'Library',
              keywords: 'generations everything made history',
              icon: 'library',
              onAct: go(PAGES.library),
            },
            ...formats,
            { id: 'styles', label: 'Styles', icon: 'edit', onAct: go(PAGES.styles) },
            { id: 'settings', label: 'Settings', icon: 'settings', onAct: go(PAGES.settings) },
            { id: 'upgrade', label: 'Plans', icon: 'crown', onAct: go(PAGES.upgrade) },
          ],
        },
      ]}
    />
  );
}
