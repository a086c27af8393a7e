// Every check, in the order in which a failure is cheapest to learn of. Ends with "N passed, N failed", and "N skipped" if any were.
// Plain JavaScript that Node 20 can read: it must be able to say what is missing.
//   npm test                 everything
//   npm test -- queue text   only test files whose path contains one of these words
import { spawnSync } from 'node:child_process';
import * as fs from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findInstalledNode, HOW_TO_GET_NODE, isNewEnough } from '../cli/installed-node.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
process.chdir(root);
const words = process.argv.slice(2);

// Under NODE_ENV=production npm leaves them out.
const { devDependencies } = JSON.parse(fs.readFileSync('package.json', 'utf8'));
if (Object.keys(devDependencies).some((name) => !fs.existsSync(join('node_modules', name)))) {
  console.log('The checks need the development packages; installing them.');
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  const { status } = spawnSync(npm, ['ci', '--include=dev'], { stdio: 'inherit' });
  if (status !== 0) process.exit(1);
}
if (!isNewEnough()) {
  const node = findInstalledNode();
  if (!node) {
    console.error(HOW_TO_GET_NODE);
    process.exit(1);
  }
  const { status } = spawnSync(node, [fileURLToPath(import.meta.url), ...words], {
    stdio: 'inherit',
  });
  process.exit(status ?? 1);
}

const scratch = fs.mkdtempSync(join(tmpdir(), 'checks-'));
const environment = {
  ...process.env,
  FORCE_COLOR: process.stdout.isTTY ? '1' : '0',
  // Each file is a process of its own, and loads nearly the same modules.
  NODE_COMPILE_CACHE: join(root, 'node_modules', '.cache', 'compiled'),
};
for (const name of ['NODE_ENV', 'DATABASE_URL', 'DATA_DIR', 'PORT', 'ROLE', 'LOG_LEVEL'])
  delete environment[name];

let passed = 0;
let failed = 0;
let skipped = 0;
const flags = [];

// Two files share two cores with their servers, databases and browsers. One that fails is told, and tried once more by itself;
// more files than this of one kind are no accident of the machine.
const TRIED_TWICE_AT_MOST = 2;

function check(name, command, args) {
  const began = Date.now();
  const program = command === 'node' ? process.execPath : join('node_modules', '.bin', command);
  const { status } = spawnSync(program, args, {
    stdio: 'inherit',
    env: environment,
  });
  report(name, status === 0, began);
  if (status === 0) passed += 1;
  else failed += 1;
}

function runFiles(files, concurrency, extra) {
  const counts = join(scratch, 'counts.json');
  fs.rmSync(counts, { force: true });
  const { status } = spawnSync(
    process.execPath,
    [
      ...SHORT_LIVED,
      ...flags,
      '--test',
      `--test-concurrency=${concurrency}`,
      '--test-reporter=dot',
      '--test-reporter-destination=stdout',
      '--test-reporter=./tests/support/count-reporter.mjs',
      `--test-reporter-destination=${counts}`,
      ...files,
    ],
    { stdio: 'inherit', env: { ...environment, ...extra } },
  );
  const seen = fs.existsSync(counts) ? JSON.parse(fs.readFileSync(counts, 'utf8')) : [];
  // A runner that ends badly without a failed test is a failure of its own.
  const isBroken = status !== 0 && seen.every((file) => file.failed === 0);
  return { seen, isBroken };
}

function runTests(name, files, extra = {}) {
  if (files.length === 0) return;
  const began = Date.now();
  let { seen, isBroken } = runFiles(files, 2, extra);
  const bad = seen.filter((file) => file.failed > 0);
  const unsteady = [];
  if (!isBroken && bad.length > 0 && bad.length <= TRIED_TWICE_AT_MOST) {
    const names = bad.map(({ file }) => file);
    console.log(`\nOnce more, one at a time: ${names.map(fromRoot).join(', ')}`);
    const second = runFiles(names, 1, extra);
    isBroken = second.isBroken;
    for (const file of second.seen) if (file.failed === 0) unsteady.push(fromRoot(file.file));
    seen = [...seen.filter((file) => file.failed === 0), ...second.seen];
  }
  const sum = (what) => seen.reduce((total, file) => total + file[what], 0);
  const wrong = sum('failed') + (isBroken ? 1 : 0);
  passed += sum('passed');
  failed += wrong;
  skipped += sum('skipped');
  report(
    `${name}: ${sum('passed')} passed, ${wrong} failed${alsoSkipped(sum('skipped'))}`,
    wrong === 0,
    began,
  );
  for (const file of unsteady) console.log(`UNSTEADY  ${file} failed, then passed on its own.`);
  for (const { file, ms } of seen.toSorted((a, b) => b.ms - a.ms).slice(0, 5))
    console.log(`    ${(ms / 1000).toFixed(1).padStart(6)} s  ${fromRoot(file)}`);
}

const alsoSkipped = (count) => (count > 0 ? `, ${count} skipped` : '');
const fromRoot = (file) => relative(root, file);

function report(name, ok, began) {
  console.log(
    `\n${ok ? 'ok' : 'FAILED'}  ${name}  (${((Date.now() - began) / 1000).toFixed(1)} s)`,
  );
}

const wanted = (path) => words.length === 0 || words.some((word) => path.includes(word));
const find = (...patterns) => fs.globSync(patterns).filter(wanted).toSorted();

if (words.length === 0) {
  check('format', 'oxfmt', ['--check', '.']);
  check('lint', 'oxlint', ['--type-aware', '--deny-warnings']);
  check('types', 'tsc', ['--noEmit']);
  check('types of the pages', 'tsc', ['--noEmit', '--project', 'web/tsconfig.json']);
}

const own = find(
  '{contract,document,server,cli,content,web}/**/*.test.ts',
  'tests/{architecture,documents,support}/**/*.test.ts',
);
// What these try lies above the database: files, long texts, sound, forms, pages, what providers answer. They run on the embedded engine alone.
const aboveDatabase =
  /exports\.routes|fault-matrix|whole-video|podcasts\.routes|studio\.routes|kept-clips|mutations\.routes|api-docs|styles\.routes|settings\.routes|contact\.routes|account-data|free-tools|uploads\.routes|platform-audio|stand-ins|models\.routes|server\/app\.test/;
const onDatabase = own.filter(
  (file) =>
    /make-app|make-database|billing-scene/.test(fs.readFileSync(file, 'utf8')) &&
    !aboveDatabase.test(file),
);
if (words.length === 0) {
  // Built once here, so that no two tests build at the same time.
  check('build', 'node', ['cli/build.ts']);
}
const browserTests = find('tests/e2e/**/*.test.ts');
const { ensureBrowser } = await import('./support/ensure-browser.ts');
const browser = browserTests.length > 0 ? await ensureBrowser(console.log) : null;
const { SHORT_LIVED } = await import('./support/short-lived.ts');
// One server for every test process that wants a PostgreSQL; it ends with this one.
const { startPostgres, SOCKET_DIR_VARIABLE } = await import('./support/postgres.ts');
const postgres = await startPostgres();
environment[SOCKET_DIR_VARIABLE] = postgres.socketDir;

runTests('tests', own);
runTests('tests on PostgreSQL', onDatabase, { TEST_ENGINE: 'postgres' });
runTests('faults and security', find('tests/{faults,security}/**/*.test.ts'));
const skippedBefore = skipped;
flags.push(...(browser?.flags ?? []));
runTests('browser', browserTests);

await postgres.stop();
fs.rmSync(scratch, { recursive: true, force: true });
if (browser?.lost) console.log(`\n${browser.lost(skipped - skippedBefore)}`);
console.log(`\n${passed} passed, ${failed} failed${alsoSkipped(skipped)}`);
process.exit(failed === 0 && passed > 0 ? 0 : 1);
