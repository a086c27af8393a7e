export interface Bonus {
  title: string;
  text: string;
}

export const BONUSES: readonly Bonus[] = [
  {
    title: 'Private podcast feed',
    text: 'Hear your episodes in your own podcast app before you publish them.',
  },
  {
    title: 'API access',
    text: 'Create, edit and export from your own scripts, with access tokens.',
  },
  { title: 'Command line', text: 'Turn a link or a file into any format from a terminal.' },
  { title: 'Nine sample talks', text: 'In nine languages, for trying things out.' },
];
