import { execFile } from 'node:child_process';
import process from 'node:process';

const PROGRAM = "require('node:module').createRequire(process.argv[1])(process.argv[2])";

/**
 * Tries to load a native package; returns `null` or the error. Runs in a child process, because a binary for another CPU would
 * crash us and native memory is only freed on exit.
 */
export function whyNotLoaded(name: string, importer: string): Promise<string | null> {
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      ['--eval', PROGRAM, importer, name],
      { env: {} },
      (error, _, said) => {
        if (!error) resolve(null);
        else
          resolve(
            // Only the first sentence: some packages go on to advise deleting the lock file.
            /^\w*Error(?: \[\w+\])?: (.*?)(?:\.(?= |$).*)?$/m.exec(said)?.[1] ??
              `ended with ${error.signal ?? error.code}`,
          );
      },
    );
  });
}
