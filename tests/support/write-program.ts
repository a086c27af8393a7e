import { writeFileSync } from 'node:fs';

const FORGET_SHELL =
  "for (const name of ['PWD', 'OLDPWD', 'SHLVL', '_']) delete process.env[name];\n";

/** A program for the shell's sake: the first line of a script cannot name a Node whose path has a space in it. */
export function writeProgram(path: string, javascript: string): string {
  const script = `${path}.cjs`;
  writeFileSync(script, FORGET_SHELL + javascript);
  const [node, file] = [process.execPath, script].map(
    (word) => `'${word.replaceAll("'", `'\\''`)}'`,
  );
  writeFileSync(path, `#!/bin/sh\nexec ${node} ${file} "$@"\n`, { mode: 0o755 });
  return path;
}
