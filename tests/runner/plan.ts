import { globSync } from 'node:fs';

/** A group of test files that the runner reports together. */
export interface Phase {
  name: string;
  /** Each inner list runs in one process, file by file. */
  turns: readonly (readonly string[])[];
  env: Record<string, string>;
  /**
   * Failed browser files are retried once and reported as flaky if they then pass, because browsers can fail for
   * reasons of their own.
   */
  isBrowser: boolean;
}

/** Database tests run on both engines. A file that opts out must give the reason in a line of this form. */
const ONE_ENGINE = /^\/\/ One engine: (.{20,})$/m;
const OPENS_DATABASE = /from '[^']*\/(?:make-app|make-database|make-engine|billing-scene)\.ts'/;

export const opensDatabase = (text: string): boolean => OPENS_DATABASE.test(text);

/**
 * Matches files that modify or measure process-wide state (environment, streams, globals, memory). They get their own
 * process.
 */
const TOUCHES_PROCESS =
  /process\.(?:env(?:\[[^\]]*\]|\.\w+) =(?!=)|on\(|exit|chdir|cpuUsage|memoryUsage|stdout|stderr)|delete process\.|\((?:process|console),|console\.\w+ =(?!=)|\bmock\.|globalThis/;
/**
 * A trade-off: smaller groups load the program more often, larger ones leave one process running after all others
 * have finished.
 */
const FILES_A_PROCESS = 12;
/** Folders whose tests only compute. They share processes, because starting one takes longer than most of these files. */
const IS_PURE = /^(?:contract|document|content|web|server\/(?:text|prompts|languages|audio))\//;

/** The slowest browser files. They start first in their phase, so that a run doesn't end with one CPU idle. */
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

/** Every `*.test.ts` in the project, so that new folders are picked up without being listed. */
export function findTestFiles(): string[] {
  const exclude = (path: string) => /^(?:node_modules|dist|data|artifacts|\..*)$/.test(path);
  const found = globSync('**/*.test.ts', { exclude });
  return found.map((file) => file.replaceAll('\\', '/')).toSorted();
}

export function planPhases(files: readonly string[], read: (file: string) => string): Phase[] {
  const withDatabase = files.filter((file) => opensDatabase(read(file)));
  const mayShare = files.filter((file) => !TOUCHES_PROCESS.test(read(file)));
  const opening = mayShare.filter((file) => withDatabase.includes(file));
  const pure = mayShare.filter((file) => IS_PURE.test(file) && !withDatabase.includes(file));
  const takeTurns = (ours: readonly string[]): string[][] => [
    ...inGroups(meet(ours, opening), FILES_A_PROCESS),
    ...inGroups(meet(ours, pure), FILES_A_PROCESS),
    ...ours.filter((file) => !opening.includes(file) && !pure.includes(file)).map((file) => [file]),
  ];
  const phase = (name: string, ours: readonly string[], more: Partial<Phase> = {}): Phase => ({
    name,
    turns: more.isBrowser ? ours.map((file) => [file]) : takeTurns(ours),
    env: {},
    isBrowser: false,
    ...more,
  });
  const inBrowser = files.filter((file) => file.startsWith('tests/e2e/'));
  const browser = [...new Set([...LONGEST, ...inBrowser])].filter((file) => files.includes(file));
  const faults = files.filter((file) => /^tests\/(?:faults|security)\//.test(file));
  const others = files.filter((file) => !browser.includes(file) && !faults.includes(file));
  const onBoth = [...others, ...faults].filter(
    (file) => withDatabase.includes(file) && !ONE_ENGINE.test(read(file)),
  );
  return [
    phase('tests', others),
    phase('tests on PostgreSQL', onBoth, { env: { TEST_ENGINE: 'postgres' } }),
    phase('faults and security', faults),
    phase('browser', browser, { isBrowser: true }),
  ];
}

const meet = (ours: readonly string[], those: readonly string[]): string[] =>
  ours.filter((file) => those.includes(file));

function inGroups(files: readonly string[], size: number): string[][] {
  return Array.from({ length: Math.ceil(files.length / size) }, (_, n) =>
    files.slice(n * size, (n + 1) * size),
  );
}
