interface Tag {
  name: string;
  description: string;
  /** Path prefixes. A call gets the first matching tag. */
  places: readonly string[];
}

export const TAGS: readonly Tag[] = [
  {
    name: 'Podcasts',
    description: 'Voices, scripts, recordings and the private feed.',
    places: [
      '/generations/{id}/audio',
      '/generations/{id}/script',
      '/recordings',
      '/voices',
      '/pronunciations',
      '/media',
      '/feeds',
      '/podcast_feed',
    ],
  },
  {
    name: 'Questions',
    description: 'Ask a source or a shelf.',
    places: ['/questions', '/videos/{id}/questions/suggested', '/shelves/{id}/questions/suggested'],
  },
  {
    name: 'Drafts',
    description: 'Start runs, follow them, and edit and export their drafts.',
    places: ['/generations', '/bin', '/events', '/batches', '/watches'],
  },
  {
    name: 'Sources',
    description: 'Videos, recordings and pasted text, with their transcripts and shelves.',
    places: ['/videos', '/samples', '/shelves'],
  },
  {
    name: 'Styles',
    description: 'Writing styles and custom formats.',
    places: ['/styles', '/prompts'],
  },
  {
    name: 'Usage',
    description: 'Models, and what they cost you.',
    places: ['/usage', '/models'],
  },
  {
    name: 'Billing',
    description: 'Plans, payments and the people who share a plan.',
    places: [
      '/get_subscription',
      '/has_ltd',
      '/subscription_checkout',
      '/public/purchase',
      '/billing',
      '/team',
      '/test_billing',
    ],
  },
  {
    name: 'Free tools',
    description: 'What visitors can use without an account.',
    places: ['/public'],
  },
  {
    name: 'Account',
    description: 'Signing in, sessions, access tokens, settings and your data.',
    places: [
      '/user_info',
      '/login',
      '/send_login_link',
      '/signup',
      '/auth',
      '/logout',
      '/password',
      '/sessions',
      '/access_tokens',
      '/account',
      '/settings',
      '/captcha',
      '/contact',
    ],
  },
  {
    name: 'Operator',
    description: 'How this server is doing. Only for the accounts listed in `OPERATORS`.',
    places: ['/operator'],
  },
  {
    name: 'Server',
    description: 'What this server offers, and whether it’s healthy.',
    places: ['/languages', '/formats', '/articles', '/config', '/healthz', '/readyz'],
  },
];

export function apiTagOf(path: string): string {
  const tag = TAGS.find(({ places }) => places.some((place) => path.startsWith(place)));
  return tag?.name ?? '';
}
