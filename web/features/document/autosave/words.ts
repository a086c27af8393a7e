/** Every text of saving. */
export const AUTOSAVE_WORDS = {
  refused: (why: string) => `${why} Your changes are still on this page.`,
  restored: 'We kept your last changes on this device and are saving them now.',

  conflict: {
    title: 'This draft was changed somewhere else',
    text: 'It was changed in another tab or on another device. If you keep yours, the other version stays in Versions. If you use the other one, you’ll lose what you typed here.',
    takeTheirs: 'Use the other one',
    keepMine: 'Keep mine',
    mine: 'Yours',
    theirs: 'The other one',
    missing: 'not in this version',
    pause: (seconds: number) => `pause ${seconds} s`,
  },
} as const;
