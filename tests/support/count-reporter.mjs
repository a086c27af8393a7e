/** Counts tests for the runner, which adds up several runs. */
export default async function* countReporter(source) {
  let passed = 0;
  let failed = 0;
  for await (const event of source) {
    if (event.type !== 'test:pass' && event.type !== 'test:fail') continue;
    if (event.data.details.type === 'suite') continue;
    if (event.type === 'test:pass') passed += 1;
    else failed += 1;
  }
  yield JSON.stringify({ passed, failed });
}
