import { globSync } from 'node:fs';

/** Test files of one kind. */
export interface Phase {
  name: string;
  files: readonly string[];
  env: Record<string, string>;
  /** A browser is more than this project can vouch for: what fails in one gets a second try, and counts as flaky. */
  isBrowser: boolean;
}

/** A test of the database runs on both engines. One that does not says so, and why, in a line that begins like this. */
const ONE_ENGINE = /^\/\/ One engine: (.{20,})$/m;
const OPENS_DATABASE = /from '[^']*\/(?:make-app|make-database|make-engine|billing-scene)\.ts'/;

/** What takes longest of what comes last goes first, so that a run does not end with one processor waiting for the other. */
const LONGEST = [
  'app-screens',
  'app-journeys',
  'money',
  'app-autosave',
  'site-every-page',
  'accounts',
  'app-models',
  'app-podcast',
].map((name) => `tests/e2e/${name}.test.ts`);

/** Wherever they lie: a folder that is new tomorrow is tested tomorrow. */
export function findTestFiles(): string[] {
  const exclude = (path: string) => /^(?:node_modules|dist|data|artifacts|\..*)$/.test(path);
  const found = globSync('**/*.test.ts', { exclude });
  return found.map((file) => file.replaceAll('\\', '/')).toSorted();
}

export function planPhases(files: readonly string[], read: (file: string) => string): Phase[] {
  const phase = (name: string, ours: readonly string[], more: Partial<Phase> = {}): Phase => ({
    name,
    files: ours,
    env: {},
    isBrowser: false,
    ...more,
  });
  const inBrowser = files.filter((file) => file.startsWith('tests/e2e/'));
  const browser = [...new Set([...LONGEST, ...inBrowser])].filter((file) => files.includes(file));
  const faults = files.filter((file) => /^tests\/(?:faults|security)\//.test(file));
  const others = files.filter((file) => !browser.includes(file) && !faults.includes(file));
  const onBoth = [...others, ...faults].filter((file) => {
    const text = read(file);
    return OPENS_DATABASE.test(text) && !ONE_ENGINE.test(text);
  });
  return [
    phase('tests', others),
    phase('tests on PostgreSQL', onBoth, { env: { TEST_ENGINE: 'postgres' } }),
    phase('faults and security', faults),
    phase('browser', browser, { isBrowser: true }),
  ];
}
