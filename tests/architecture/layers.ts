/** Who may import whom. Everything not listed is forbidden; a layer may always import itself. */
export interface Layer {
  name: string;
  /** A folder if it ends with a slash, otherwise a file. */
  place: string;
  mayImport: readonly string[] | 'anything';
}

const FOUNDATION = ['contract', 'server/core'];
const ENGINES = ['server/db', 'server/queue', 'server/text', 'server/prompts', 'server/audio'];
const SERVER = [
  ...FOUNDATION,
  'document',
  'server/languages',
  ...ENGINES,
  'server/runs',
  'server/providers',
  'server/modules',
];
const ROOT = [...SERVER, 'server/app', 'content', 'package.json'];

export const LAYERS: readonly Layer[] = [
  { name: 'contract', place: 'contract/', mayImport: [] },
  // Finished drafts: parsed, printed and shown the same way on the server and in the browser.
  { name: 'document', place: 'document/', mayImport: ['contract'] },
  // Draws the site's pictures with the test browser. Not part of the running product.
  { name: 'content/draw', place: 'content/draw/', mayImport: 'anything' },
  // Texts and data of the product, readable by every layer that presents it.
  { name: 'content', place: 'content/', mayImport: ['contract', 'document'] },

  { name: 'server/core', place: 'server/core/', mayImport: ['contract'] },
  // One file per language with everything specific to it.
  { name: 'server/languages', place: 'server/languages/', mayImport: ['contract'] },
  ...ENGINES.map((name) => ({
    name,
    place: `${name}/`,
    mayImport: [...FOUNDATION, 'document', 'server/languages'],
  })),
  {
    name: 'server/runs',
    place: 'server/runs/',
    mayImport: [...FOUNDATION, 'server/db', 'server/queue'],
  },
  {
    name: 'server/providers',
    place: 'server/providers/',
    mayImport: [...FOUNDATION, 'server/text', 'server/audio'],
  },
  { name: 'server/modules', place: 'server/modules/', mayImport: [...SERVER, 'content'] },
  { name: 'server/app', place: 'server/app.ts', mayImport: [...FOUNDATION, 'server/modules'] },
  // The part of the composition root that server/main and cli share.
  {
    name: 'server/compose',
    place: 'server/compose.ts',
    mayImport: [...ROOT, 'server/compose/parts'],
  },
  // Each file wires one part of the product.
  { name: 'server/compose/parts', place: 'server/compose/', mayImport: ROOT },
  { name: 'server/serve', place: 'server/serve.ts', mayImport: [...ROOT, 'server/compose'] },
  {
    name: 'server/main',
    place: 'server/main.ts',
    mayImport: [...ROOT, 'server/compose/parts', 'server/serve'],
  },
  {
    name: 'cli',
    place: 'cli/',
    mayImport: [...ROOT, 'server/compose', 'server/serve', 'server/main'],
  },

  { name: 'web/ui', place: 'web/ui/', mayImport: [] },
  { name: 'web/lib', place: 'web/lib/', mayImport: ['contract', 'document', 'web/ui'] },
  {
    name: 'web/features',
    place: 'web/features/',
    mayImport: ['contract', 'document', 'content', 'web/ui', 'web/lib'],
  },
  {
    name: 'web/site',
    place: 'web/site/',
    mayImport: ['contract', 'document', 'content', 'web/ui', 'web/lib', 'web/features'],
  },
  {
    name: 'web/app',
    place: 'web/app/',
    mayImport: ['contract', 'document', 'content', 'web/ui', 'web/lib', 'web/features'],
  },

  // A gallery of the design system, for tests and for developers.
  { name: 'web/testing', place: 'web/testing/', mayImport: ['contract', 'web/ui'] },

  { name: 'package.json', place: 'package.json', mayImport: [] },
  { name: 'tests', place: 'tests/', mayImport: 'anything' },
  { name: 'bench', place: 'bench/', mayImport: 'anything' },
];

/**
 * Module → the modules whose `*.service.ts` it may import. A test keeps the list free of cycles:
 * if two modules need each other, what they share belongs below both.
 */
export const MODULES: Readonly<Record<string, readonly string[]>> = {
  audit: [],
  limits: [],
  mail: [],
  accounts: ['audit', 'limits', 'mail'],
  articles: [],
  catalog: [],
  contact: ['limits', 'mail'],
  settings: ['accounts', 'audit', 'limits'],
  operations: ['accounts', 'audit', 'settings', 'usage', 'billing', 'videos'],
  pages: [],
  usage: ['accounts', 'settings'],
  billing: ['accounts', 'usage', 'audit', 'limits', 'mail'],
  teams: ['accounts', 'billing', 'audit', 'limits', 'mail'],
  styles: ['accounts', 'teams'],
  videos: ['accounts', 'settings', 'usage', 'billing', 'teams', 'limits'],
  shelves: ['accounts', 'teams', 'videos'],
  passages: ['videos'],
  questions: [
    'accounts',
    'settings',
    'usage',
    'billing',
    'teams',
    'videos',
    'limits',
    'shelves',
    'passages',
    'generations',
  ],
  generations: ['accounts', 'settings', 'usage', 'billing', 'teams', 'styles', 'videos', 'limits'],
  batches: ['accounts', 'usage', 'videos', 'generations', 'limits'],
  exports: ['accounts', 'videos', 'generations', 'audit'],
  podcasts: [
    'accounts',
    'audit',
    'mail',
    'settings',
    'usage',
    'billing',
    'teams',
    'styles',
    'videos',
    'generations',
  ],
  'account-data': ['accounts', 'audit', 'limits', 'settings', 'generations', 'podcasts'],
  'free-tools': ['limits', 'usage', 'videos'],
};

export interface PackageRule {
  layers: readonly string[];
  allows: (specifier: string) => boolean;
  remedy: string;
}

const isBuiltIn = (specifier: string) => specifier.startsWith('node:');
const isFrom = (specifier: string, names: readonly string[]) =>
  names.some((name) => specifier === name || specifier.startsWith(`${name}/`));

const INPUT_AND_OUTPUT = ['fs', 'net', 'tls', 'http', 'https', 'http2', 'dgram', 'dns'].map(
  (name) => `node:${name}`,
);
const SERVER_PACKAGES = ['@electric-sql/pglite', 'drizzle-orm', 'fastify', 'pg', 'pg-boss', 'pino'];
const WEB_PACKAGES = [
  '@tanstack/react-query',
  'react',
  'react-aria-components',
  'react-dom',
  'react-router',
];

/** Packages and built-in modules that only some layers may import. Test code is exempt. */
export const PACKAGE_RULES: readonly PackageRule[] = [
  {
    layers: ['contract'],
    allows: (specifier) => isFrom(specifier, ['zod']),
    remedy: 'the contract imports zod and itself, so that browser and server can both load it',
  },
  {
    layers: ['document'],
    allows: () => false,
    remedy:
      'this runs in a browser as well as on the server, and weighs on every page that shows a text',
  },
  {
    layers: ['server/languages', 'server/text', 'server/prompts', 'server/audio'],
    allows: (specifier) => !isFrom(specifier, [...INPUT_AND_OUTPUT, 'node:child_process']),
    remedy: 'these are pure functions: let the caller read, write and fetch',
  },
  {
    layers: ['web/ui', 'web/lib', 'web/features', 'web/site', 'web/app'],
    allows: (specifier) => !isBuiltIn(specifier) && !isFrom(specifier, SERVER_PACKAGES),
    remedy: 'this runs in a browser: ask the server for it through web/lib',
  },
  {
    layers: SERVER.filter((layer) => layer !== 'server/db'),
    allows: (specifier) => !isFrom(specifier, ['drizzle-orm']),
    remedy: 'import it from #server/db/sql.ts: drizzle.ts there says why',
  },
  {
    layers: [...SERVER, 'server/app', 'server/compose', 'server/serve', 'server/main'],
    allows: (specifier) => !isFrom(specifier, WEB_PACKAGES),
    remedy: 'the server renders nothing: move it to web/',
  },
];

export function layerOf(path: string): Layer | null {
  const code = path.replace(/\.test\.ts$/, '.ts');
  const fits = ({ place }: Layer) =>
    place.endsWith('/') ? path.startsWith(place) : code === place;
  return LAYERS.find(fits) ?? null;
}
