import { globSync } from 'node:fs';
import { join } from 'node:path';

/** Files in a release. Everything else is for building, measuring or testing. */
const SHIPPED = [
  'package.json',
  'THIRD-PARTY-NOTICES.md',
  'dist/**/*',
  'contract/**/*',
  'document/**/*',
  'server/**/*',
  'content/articles/**/*',
  'content/samples/*.json',
  'content/**/*.ts',
  'cli/*.{ts,mjs}',
  'cli/doctor/**/*',
];
/** Programs that need development tools, and their files. */
const LEFT_OUT = [
  '**/*.test.ts',
  '**/testing/**',
  '**/snapshots/**',
  'content/draw/**',
  'content/site/**',
  'content/build-samples.ts',
  'cli/{start,prepare,dev,build,compress,release,notices,notices-contents.data,complete-lock,train-learned-ends}.ts',
  'cli/{installed-browser,lock,platform,native-parts,binary-platform,registry}.ts',
  'server/db/kit/**',
  'server/db/migrations/meta/*_snapshot.json',
  'server/providers/speech/neural/train-letter-sounds.ts',
];

/** Our own files in a release, relative to the project. */
export function listOwnFiles(root: string): string[] {
  return globSync(SHIPPED, { cwd: root, exclude: LEFT_OUT, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length))
    .toSorted();
}
