import { redirect, type RouteObject } from 'react-router';
import { formatPath, PAGES } from '../lib/paths.ts';

/** Sections of the settings, by names people use for them. */
const SETTINGS_PARTS: Readonly<Record<string, string>> = {
  account: 'account',
  profile: 'account',
  password: 'password',
  plan: 'plan',
  billing: 'plan',
  subscription: 'plan',
  keys: 'keys',
  'api-keys': 'keys',
  defaults: 'defaults',
  spending: 'spending',
  usage: 'spending',
  team: 'team',
  voices: 'voices',
  pronunciations: 'pronunciations',
  feed: 'feed',
  sessions: 'sessions',
  tokens: 'tokens',
  data: 'data',
};

/** URLs that people guess from menu labels, and the screens they mean. */
const GUESSED: Readonly<Record<string, string>> = {
  library: PAGES.library,
  history: PAGES.library,
  drafts: PAGES.library,
  new: PAGES.app,
  create: PAGES.app,
  home: PAGES.app,
  dashboard: PAGES.app,
  article: formatPath('blog'),
  thread: formatPath('tweet'),
  twitter: formatPath('tweet'),
  questions: PAGES.ask,
  trash: PAGES.bin,
  channels: PAGES.watches,
  prompts: `${PAGES.styles}#formats`,
  pricing: PAGES.upgrade,
  plans: PAGES.upgrade,
};

export function guessedRoutes(): RouteObject[] {
  const places = [
    ...Object.entries(GUESSED),
    ...Object.entries(SETTINGS_PARTS).flatMap(([name, part]) => {
      const place = `${PAGES.settings}#${part}`;
      return [[name, place] as const, [`settings/${name}`, place] as const];
    }),
  ];
  return places.map(([path, place]) => ({
    path,
    // Keeps query parameters such as `?q=bees`.
    loader: ({ request }) => {
      const [page = '', hash = ''] = place.split(/(?=#)/);
      return redirect(page + new URL(request.url).search + hash);
    },
  }));
}
