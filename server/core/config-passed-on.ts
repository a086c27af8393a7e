import process from 'node:process';

/** Without these a child process would be slower, use more memory or fail to start. */
const PASSED_ON = [
  'NODE_COMPILE_CACHE',
  'MALLOC_TRIM_THRESHOLD_',
  'LD_LIBRARY_PATH',
  'TMPDIR',
].concat(['SystemRoot', 'TEMP', 'TMP']);

/** Environment for worker processes: no secrets, and nothing that changes what they do. */
export function passedOn(): Record<string, string> {
  return Object.fromEntries(
    PASSED_ON.flatMap((name) =>
      process.env[name] === undefined ? [] : [[name, process.env[name]]],
    ),
  );
}
