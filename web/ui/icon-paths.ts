interface IconPath {
  d: string;
  solid?: true;
  /** Points in reading direction, so it is mirrored in right-to-left text. */
  flips?: true;
}

const STAR = 'M10 2.75l2.2 4.8 5.05.6-3.75 3.5 1 5.1L10 14.2l-4.5 2.55 1-5.1-3.75-3.5 5.05-.6z';
const EYE =
  'M2.5 10S5.5 4.75 10 4.75 17.5 10 17.5 10 14.5 15.25 10 15.25 2.5 10 2.5 10zM10 7.75a2.25 2.25 0 1 0 0 4.5a2.25 2.25 0 1 0 0-4.5z';
const RING = 'M10 2.75a7.25 7.25 0 1 0 0 14.5a7.25 7.25 0 1 0 0-14.5z';

/** Drawn on a 20 × 20 grid for a 1.65 stroke with square caps. */
const ICON_PATHS = {
  menu: { d: 'M3 5.5h14M3 10h14M3 14.5h14' },
  close: { d: 'M5 5l10 10M15 5L5 15' },
  play: { d: 'M6 3.5v13l10.5-6.5z', solid: true },
  pause: { d: 'M5 4h3.25v12H5zM11.75 4H15v12h-3.25z', solid: true },
  stop: { d: 'M5 5h10v10H5z', solid: true },
  search: { d: 'M8.75 3.5a5.25 5.25 0 1 0 0 10.5a5.25 5.25 0 1 0 0-10.5zM12.75 12.75L16.5 16.5' },
  check: { d: 'M4 10.5l4 4L16 6' },
  warning: { d: 'M10 3.5l7.25 13H2.75zM10 8.75v3M10 14.1v.01' },
  info: { d: `${RING}M10 9.5v4M10 6.6v.01` },
  copy: { d: 'M7 7h9.5v9.5H7zM13 3.5H3.5V13' },
  download: { d: 'M10 3v9.25M5.75 8.5L10 12.75l4.25-4.25M3.5 16.5h13' },
  upload: { d: 'M10 12.75V3.75M5.75 7.5L10 3.25l4.25 4.25M3.5 16.5h13' },
  link: {
    d: 'M9 6.5l2.25-2.25a3.2 3.2 0 0 1 4.5 4.5L13.5 11M11 13.5l-2.25 2.25a3.2 3.2 0 0 1-4.5-4.5L6.5 9M8 12l4-4',
  },
  points: { d: 'M3.5 5h.01M3.5 10h.01M3.5 15h.01M7.5 5h9M7.5 10h9M7.5 15h9', flips: true },
  steps: {
    d: 'M2.75 3.5l1.25-.75v4.5M2.5 12.75c.25-1.25 2.5-1.25 2.5 0 0 1-2.5 2-2.5 3.25H5M8.5 5h8M8.5 10h8M8.5 15h8',
    flips: true,
  },
  indent: { d: 'M3 4h14M9 8h8M9 12h8M3 16h14M3 7.5L5.75 10 3 12.5', flips: true },
  outdent: { d: 'M3 4h14M9 8h8M9 12h8M3 16h14M5.75 7.5L3 10l2.75 2.5', flips: true },
  quote: { d: 'M3.5 4v12M7.5 5.5h9M7.5 10h9M7.5 14.5h6', flips: true },
  file: { d: 'M5 2.75h6.25L15.5 7v10.25H5zM11 3v4.25h4.25' },
  text: { d: 'M3.5 4.5h13M3.5 8.25h13M3.5 12h13M3.5 15.75h7', flips: true },
  clock: { d: `${RING}M10 6v4.25l2.75 1.75` },
  'chevron-down': { d: 'M5 7.75l5 5 5-5' },
  'chevron-up': { d: 'M5 12.25l5-5 5 5' },
  'chevron-back': { d: 'M12.25 5l-5 5 5 5', flips: true },
  'chevron-on': { d: 'M7.75 5l5 5-5 5', flips: true },
  'arrow-on': { d: 'M3.5 10h12.25M11 5.25L15.75 10 11 14.75', flips: true },
  plus: { d: 'M10 4v12M4 10h12' },
  minus: { d: 'M4 10h12' },
  trash: {
    d: 'M3.5 5.5h13M8 5.25V3h4v2.25M5.25 5.5L6 17h8l.75-11.5M8.4 8.75v5M11.6 8.75v5',
  },
  edit: { d: 'M3.5 16.5l.75-3.75 9.25-9.25 3 3-9.25 9.25zM11.25 5.75l3 3' },
  star: { d: STAR },
  'star-filled': { d: STAR, solid: true },
  crown: { d: 'M3 5.75l3.5 4.5L10 4.5l3.5 5.75 3.5-4.5-1.25 10H4.25z' },
  settings: { d: 'M3 6h6.5M14 6h3M9.5 3.5v5H14v-5zM3 14h3M10.5 14H17M6 11.5v5h4.5v-5z' },
  external: { d: 'M11.75 3.5h4.75v4.75M16 4l-6.25 6.25M14.5 11.75v4.75h-11v-11h4.75', flips: true },
  undo: { d: 'M7 4L3.5 7.5 7 11M4 7.5h7.5a4.5 4.5 0 0 1 0 9H7', flips: true },
  redo: { d: 'M13 4l3.5 3.5L13 11M16 7.5H8.5a4.5 4.5 0 0 0 0 9H13', flips: true },
  more: { d: 'M3.5 8.75H6v2.5H3.5zM8.75 8.75h2.5v2.5h-2.5zM14 8.75h2.5v2.5H14z', solid: true },
  eye: { d: EYE },
  'eye-off': { d: `${EYE}M3.75 16.25l12.5-12.5` },
  moon: { d: 'M16.5 11.75A7 7 0 1 1 8.25 3.5a5.5 5.5 0 0 0 8.25 8.25z' },
  sun: {
    d: 'M10 6.75a3.25 3.25 0 1 0 0 6.5a3.25 3.25 0 1 0 0-6.5zM10 2.5v1M10 16.5v1M2.5 10h1M16.5 10h1M4.7 4.7l.7.7M14.6 14.6l.7.7M15.3 4.7l-.7.7M5.4 14.6l-.7.7',
  },
  keyboard: { d: 'M2.5 5h15v10h-15zM5.5 8.25v.01M8.5 8.25v.01M11.5 8.25v.01M14.5 8.25v.01M7 12h6' },
  retry: { d: 'M15.9 11.25A6 6 0 1 1 14.25 5.75L16.5 8M16.5 3.75V8h-4.25' },
  send: { d: 'M3 9.75L17 3.5l-4.5 13-3-5.5zM9.5 11L16 4.5', flips: true },
  book: {
    d: 'M10 5.25C8 3.75 5.5 3.5 3 3.5v11.75c2.5 0 5 .25 7 1.75 2-1.5 4.5-1.75 7-1.75V3.5c-2.5 0-5 .25-7 1.75zM10 5.5v11',
  },
  mic: { d: 'M7.5 2.75h5v8.5h-5zM4.5 9.5v1a4 4 0 0 0 4 4h3a4 4 0 0 0 4-4v-1M10 14.75v2.5' },
  video: { d: 'M2.5 4.5h15v11h-15zM8.5 7.75v4.5l3.75-2.25z' },
  filter: { d: 'M3 5h14M5.5 10h9M8 15h4' },
  library: { d: 'M4 3.5v13M7.75 3.5v13M11.25 4.25l4.25 11.75', flips: true },
} as const satisfies Record<string, IconPath>;

export type IconName = keyof typeof ICON_PATHS;

export const ICON_NAMES = Object.keys(ICON_PATHS) as IconName[];

/** Widened to IconPath, so that callers can read the optional fields of any icon. */
export function iconPath(name: IconName): IconPath {
  return ICON_PATHS[name];
}
