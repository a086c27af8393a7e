/** Counts the tests of each file for the runner, which adds up several runs. */
export default async function* countReporter(source) {
  const files = new Map();
  for await (const event of source) {
    if (event.type !== 'test:pass' && event.type !== 'test:fail') continue;
    const { details, file, nesting, skip } = event.data;
    const seen = files.get(file) ?? { file, passed: 0, failed: 0, skipped: 0, ms: 0 };
    files.set(file, seen);
    if (nesting === 0) seen.ms += details.duration_ms;
    if (details.type === 'suite') continue;
    if (skip !== undefined) seen.skipped += 1;
    else if (event.type === 'test:pass') seen.passed += 1;
    else seen.failed += 1;
  }
  yield JSON.stringify([...files.values()]);
}
