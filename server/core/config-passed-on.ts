import process from 'node:process';

/** Without these a process that this one starts would be slower, hold more memory, or not begin at all. */
const PASSED_ON = [
  'NODE_COMPILE_CACHE',
  'MALLOC_TRIM_THRESHOLD_',
  'LD_LIBRARY_PATH',
  'TMPDIR',
].concat(['SystemRoot', 'TEMP', 'TMP']);

/** What of the environment a process for heavy work is told: no secret, and nothing that would change what it does. */
export function passedOn(): Record<string, string> {
  return Object.fromEntries(
    PASSED_ON.flatMap((name) =>
      process.env[name] === undefined ? [] : [[name, process.env[name]]],
    ),
  );
}
