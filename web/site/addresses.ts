export const ADDRESS = {
  home: '/',
  pricing: '/#pricing',
  /** The same place, as linked from the mobile menu. */
  pricingPage: '/pricing',
  contact: '/contact',
  affiliate: '/affiliate',
  login: '/login',
  loginWithToken: '/login_with_token',
  signup: '/signup',
  app: '/app',
  creators: '/ltd',
  agencies: '/agency',
  blog: '/blog',
  legal: '/legal',
  summaryTool: '/youtube_summary',
  thumbnailTool: '/youtube_thumbnail_downloader',
} as const;
