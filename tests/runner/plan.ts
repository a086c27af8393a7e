import { globSync } from 'node:fs';

/** Test files of one kind. */
export interface Phase {
  name: string;
  /** Those together that share a process, one after the other. */
  turns: readonly (readonly string[])[];
  env: Record<string, string>;
  /** A browser is more than this project can vouch for: what fails in one gets a second try, and counts as flaky. */
  isBrowser: boolean;
}

/** A test of the database runs on both engines. One that does not says so, and why, in a line that begins like this. */
const ONE_ENGINE = /^\/\/ One engine: (.{20,})$/m;
const OPENS_DATABASE = /from '[^']*\/(?:make-app|make-database|make-engine|billing-scene)\.ts'/;

export const opensDatabase = (text: string): boolean => OPENS_DATABASE.test(text);

/** What a process has only one of: a file that touches it, or measures it, has a process of its own. */
const TOUCHES_PROCESS =
  /process\.(?:env(?:\[[^\]]*\]|\.\w+) =(?!=)|on\(|exit|chdir|cpuUsage|memoryUsage|stdout|stderr)|delete process\.|\((?:process|console),|console\.\w+ =(?!=)|\bmock\.|globalThis/;
/** Fewer, and reading the program costs more; more, and one of them lasts when all others have ended. */
const FILES_A_PROCESS = 12;
/** What computes and opens nothing: starting a process takes longer than most of these. */
const IS_PURE = /^(?:contract|document|content|web|server\/(?:text|prompts|languages|audio))\//;

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
