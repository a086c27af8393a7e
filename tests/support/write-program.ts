import { writeFileSync } from 'node:fs';

const FORGET_SHELL =
  "for (const name of ['PWD', 'OLDPWD', 'SHLVL', '_']) delete process.env[name];\n";

/** Creates an executable as a shell wrapper around the script, because a shebang line can't contain a Node path with spaces. */
export function writeProgram(path: string, javascript: string): string {
  const script = `${path}.cjs`;
  writeFileSync(script, FORGET_SHELL + javascript);
  const [node, file] = [process.execPath, script].map(
    (word) => `'${word.replaceAll("'", `'\\''`)}'`,
  );
  writeFileSync(path, `#!/bin/sh\nexec ${node} ${file} "$@"\n`, { mode: 0o755 });
  return path;
}
