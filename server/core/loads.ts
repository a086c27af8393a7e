import { execFile } from 'node:child_process';
import process from 'node:process';

const PROGRAM = "require('node:module').createRequire(process.argv[1])(process.argv[2])";

/**
 * Whether a native package is there and runs on this machine; if not, why. Tried in a process of its own: code for another
 * processor ends whoever loads it, and what a library takes for itself is given back only so.
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
            // Its first sentence: what some packages advise next would take the lock file with it.
            /^\w*Error(?: \[\w+\])?: (.*?)(?:\.(?= |$).*)?$/m.exec(said)?.[1] ??
              `ended with ${error.signal ?? error.code}`,
          );
      },
    );
  });
}
