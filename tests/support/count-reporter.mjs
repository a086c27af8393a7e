/** Counts tests for the runner, which adds up several runs, and keeps what took longest. */
export default async function* countReporter(source) {
  let passed = 0;
  let failed = 0;
  const files = new Map();
  for await (const event of source) {
    if (event.type !== 'test:pass' && event.type !== 'test:fail') continue;
    const { details, file, nesting } = event.data;
    if (nesting === 0) files.set(file, (files.get(file) ?? 0) + details.duration_ms);
    if (details.type === 'suite') continue;
    if (event.type === 'test:pass') passed += 1;
    else failed += 1;
  }
  const slowest = [...files].toSorted(([, a], [, b]) => b - a).slice(0, 5);
  yield JSON.stringify({ passed, failed, slowest });
}
