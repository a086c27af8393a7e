/** A component the program needs, for one feature or entirely. */
export interface Part {
  name: string;
  /** Without it the program doesn't start. */
  isRequired: boolean;
  /** What doesn't work without it. */
  lost: string;
  /** How the operator can install it. */
  howTo: string;
}

const INSTALL = 'Run npm ci in the program’s folder, then restart the server.';

/** Components checked by `npm run admin -- doctor`, in order; also used in error messages. */
export const PARTS = {
  node: {
    name: 'Node',
    isRequired: true,
    lost: 'The server can’t start.',
    howTo:
      'On Linux or Windows, run npm ci, which also installs Node. Or install Node 24 from nodejs.org.',
  },
  configuration: {
    name: 'Settings',
    isRequired: true,
    lost: 'The server can’t start.',
    howTo: 'Fix the environment variables listed here.',
  },
  folder: {
    name: 'Data folder',
    isRequired: true,
    lost: 'The server can’t start.',
    howTo: 'Set DATA_DIR to a folder the server’s user can write to.',
  },
  database: {
    name: 'Database',
    isRequired: true,
    lost: 'The server can’t start.',
    howTo:
      'Check DATABASE_URL and that PostgreSQL is running. For the embedded database, run npm ci.',
  },
  keys: {
    name: 'Encryption keys',
    isRequired: true,
    lost: 'The server can’t start, and saved API keys can’t be read.',
    howTo:
      'Restore the encryption-keys file from your backup, or set ENCRYPTION_KEYS to the old value.',
  },
  pages: {
    name: 'Built pages',
    isRequired: true,
    lost: 'The site and the app aren’t available. Only the API works.',
    howTo: 'Start the server once with the page builder installed. It builds them automatically.',
  },
  builder: {
    name: 'Page builder',
    isRequired: false,
    lost: 'Pages can’t be rebuilt after an update. The old ones still work.',
    howTo: INSTALL,
  },
  storage: {
    name: 'File storage',
    isRequired: true,
    lost: 'Uploads and podcast audio can’t be stored.',
    howTo: 'Check STORAGE_URL, or that the data folder is writable and has space.',
  },
  pdf: {
    name: 'PDF export',
    isRequired: false,
    lost: 'Drafts can’t be exported as PDF. The other formats work.',
    howTo: INSTALL,
  },
  voices: {
    name: 'Built-in voices',
    isRequired: false,
    lost: 'Podcasts need a voice provider’s key.',
    howTo: INSTALL,
  },
  audio: {
    name: 'MP3 encoder',
    isRequired: false,
    lost: 'Podcasts can’t be recorded with any voice.',
    howTo: INSTALL,
  },
  basicVoices: {
    name: 'espeak-ng',
    isRequired: false,
    lost: 'Languages other than English need a voice provider’s key.',
    howTo: 'Install espeak-ng, or set ESPEAK_PATH to it.',
  },
  recognition: {
    name: 'Speech recognition',
    isRequired: false,
    lost: 'To transcribe files and videos without captions, users need their own key.',
    howTo: `${INSTALL} Or set LOCAL_RECOGNITION_URL to a server that transcribes.`,
  },
  ytdlp: {
    name: 'yt-dlp',
    isRequired: false,
    lost: 'If YouTube refuses to give us captions, there’s no other way to get them.',
    howTo: 'Install yt-dlp and set YTDLP_PATH to it.',
  },
  mail: {
    name: 'Mail',
    isRequired: false,
    lost: 'Emails aren’t sent. Without SMTP_URL, they’re kept in the data folder.',
    howTo: 'Set SMTP_URL and MAIL_FROM, and check that the mail server accepts this login.',
  },
  browser: {
    name: 'Browser for tests',
    isRequired: false,
    lost: 'npm test can’t run the browser tests. The server doesn’t need a browser.',
    howTo: 'Install Chrome, Chromium or Edge, or set BROWSER_PATH to one.',
  },
  models: {
    name: 'AI keys',
    isRequired: false,
    lost: 'Without their own key, users can only create Highlights.',
    howTo: 'Set a provider’s key, such as OPENAI_API_KEY, or set LOCAL_AI_URL.',
  },
} as const satisfies Record<string, Part>;

export type PartId = keyof typeof PARTS;
