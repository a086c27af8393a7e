import type { FormatValue } from '#contract/catalog/formats.ts';

/** The texts of the search over everything. `also` is what else people type for it. */
export const COMMAND_WORDS = {
  placeholder: 'Search your drafts, pages and actions',
  drafts: 'Your drafts',
  questions: 'Your questions',
  actions: 'Actions',
  goTo: 'Go to',
  create: { also: 'write make start' },
  formats: {
    blog: 'blog post seo',
    tweet: 'tweet x twitter post',
    newsletter: 'mail email',
    podcast: 'audio script voice',
    custom: 'custom prompt template',
    summary: 'gist key points',
  } as Partial<Record<FormatValue, string>>,
  ask: { label: 'Ask your sources', also: 'question answer search chat said moment' },
  theme: {
    light: 'Light theme',
    dark: 'Dark theme',
    system: 'System theme',
    also: 'lights night colour appearance',
  },
  keys: { label: 'Keyboard shortcuts', also: 'keyboard shortcuts help' },
  leave: { label: 'Sign out', also: 'log out leave' },
  library: { label: 'Library', also: 'generations everything made history' },
  shelves: { label: 'Shelves', also: 'project group sources' },
  watches: { label: 'Watched channels', also: 'follow subscribe automatic new videos' },
  styles: 'Styles',
  settings: 'Settings',
  plans: 'Plans',
};

/** What the keys do, by where. */
export const KEY_WORDS: readonly { title: string; rows: readonly [readonly string[], string][] }[] =
  [
    {
      title: 'Anywhere',
      rows: [
        [['Mod', 'K'], 'Search or jump to…'],
        [['?'], 'Show keyboard shortcuts'],
        [['Esc'], 'Close'],
      ],
    },
    {
      title: 'In the editor',
      rows: [
        [['Mod', 'S'], 'Save now'],
        [['Mod', 'Z'], 'Undo'],
        [['Mod', 'Shift', 'Z'], 'Redo'],
        [['Mod', 'F'], 'Find and replace'],
        [['Mod', 'B'], 'Bold'],
        [['Mod', 'I'], 'Italic'],
        [['Mod', 'K'], 'Add a link'],
        [['Mod', 'Shift', '7'], 'Numbered list'],
        [['Mod', 'Shift', '8'], 'Bulleted list'],
        [['Mod', 'Shift', '9'], 'Quote'],
        [['Mod', 'J'], 'Ask for a change'],
      ],
    },
    {
      title: 'In Ask',
      rows: [
        [['/'], 'Write a question'],
        [['Enter'], 'Send it'],
        [['Shift', 'Enter'], 'Start a new line'],
      ],
    },
    {
      title: 'In the podcast studio',
      rows: [
        [['Space'], 'Play or pause when you’re not typing (or K)'],
        [['J'], 'Back 10 seconds'],
        [['L'], 'Forward 10 seconds'],
        [['Enter'], 'Add a line below'],
        [['Alt', '↑'], 'Move line up'],
        [['Alt', '↓'], 'Move line down'],
        [['Mod', 'Enter'], 'Play the line'],
        [['Mod', 'Z'], 'Undo in the script'],
        [['Mod', 'Shift', 'Z'], 'Redo'],
      ],
    },
  ];
