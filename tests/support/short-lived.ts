/**
 * For processes that live for seconds: the embedded engine's WebAssembly runs as it is first compiled. Optimising it in
 * the background costs as much processor time as all the rest of such a process, and pays only in one that stays.
 */
export const SHORT_LIVED: readonly string[] = ['--liftoff-only'];

/** For what a test starts: the same, where the test itself was started so. A benchmark is not. */
export const inheritedFlags = process.execArgv.filter((flag) => SHORT_LIVED.includes(flag));
