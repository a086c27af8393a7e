import {
  copyFileSync,
  cpSync,
  globSync,
  mkdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { PROJECT } from './server-process.ts';

/** Page sources are left out. The server compares their age with the build's and would rebuild the pages. */
const COPIED = [
  'cli',
  'content',
  'contract',
  'dist',
  'document',
  'server',
  'package.json',
  'package-lock.json',
];
const EMPTY_DATABASE = join('.cache', 'embedded-database');
/** Only programs and models are larger than this; scripts are smaller. */
const LARGE_BYTES = 200_000;
const CUT_TO_BYTES = 4096;

/** A separate copy of the installation. It shares this one's packages until a test removes or damages them. */
export interface InstallCopy {
  readonly folder: string;
  remove(name: string): void;
  putBack(name: string): void;
  /** Truncates every large file of a package, as if the disk had been full during installation. */
  cutShort(name: string): void;
}

export function copyInstall(folder: string): InstallCopy {
  const original = join(PROJECT, 'node_modules');
  const placeOf = (name: string) => join(folder, 'node_modules', name);
  const remove = (name: string) => rmSync(placeOf(name), { recursive: true, force: true });
  const putBack = (name: string) => {
    remove(name);
    mkdirSync(dirname(placeOf(name)), { recursive: true });
    symlinkSync(join(original, name), placeOf(name), 'junction');
  };
  for (const name of COPIED) cpSync(join(PROJECT, name), join(folder, name), { recursive: true });
  for (const name of globSync(['[!@.]*', '@*/*'], { cwd: original })) putBack(name);
  // Creating an empty database takes seconds and needs none of the packages that tests remove.
  putBack(EMPTY_DATABASE);
  return {
    folder,
    remove,
    putBack,
    cutShort(name) {
      remove(name);
      for (const file of globSync('**/*', { cwd: join(original, name) })) {
        const [from, to] = [join(original, name, file), join(placeOf(name), file)];
        const found = statSync(from);
        if (!found.isFile()) continue;
        mkdirSync(dirname(to), { recursive: true });
        if (found.size < LARGE_BYTES) copyFileSync(from, to);
        else writeFileSync(to, readFileSync(from).subarray(0, CUT_TO_BYTES));
      }
    },
  };
}
