/**
 * For processes that live for seconds: run the embedded engine's WebAssembly as first compiled. Optimising it in the
 * background costs as much CPU time as everything else in such a process, and only pays off in long-lived ones.
 */
export const SHORT_LIVED: readonly string[] = ['--liftoff-only'];

/** Passes the flag on to processes that a test starts, if the test has it. Benchmarks run without it. */
export const inheritedFlags = process.execArgv.filter((flag) => SHORT_LIVED.includes(flag));
