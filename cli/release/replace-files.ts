import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { OperatorError } from '#server/core/fatal.ts';

/** Lists the files a release wrote, one per line. All others belong to the user: a server started there keeps its data there. */
const LIST = 'release-files.txt';

/** Throws if the folder isn't empty and has no list of release files. */
export function assertReplaceable(folder: string): void {
  if (!existsSync(folder) || readdirSync(folder).length === 0) return;
  if (existsSync(join(folder, LIST))) return;
  throw new OperatorError(
    `${folder} isn't empty, and it doesn't contain ${LIST}, the list of files from an earlier release. Nothing was changed. Choose another folder.`,
  );
}

/** Moves the files of `fresh` into `folder` and deletes only what the previous release wrote. */
export function replaceFiles(fresh: string, folder: string): void {
  assertReplaceable(folder);
  const before = new Set(readList(folder));
  const now = listFiles(fresh);
  const inTheWay = now.find((path) => !before.has(path) && existsSync(join(folder, path)));
  if (inTheWay !== undefined) {
    throw new OperatorError(
      `${join(folder, inTheWay)} isn't from a release, but the new release has a file with that name. Nothing was changed. Move your file, or choose another folder.`,
    );
  }
  mkdirSync(folder, { recursive: true });
  // Contains old and new files until the end, so an interrupted run can be repeated.
  writeList(folder, new Set([...before, ...now]));
  for (const path of before.difference(new Set(now))) remove(folder, path);
  for (const path of now) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    renameSync(join(fresh, path), join(folder, path));
  }
  writeList(folder, now);
}

/** Also removes folders that become empty. */
function remove(folder: string, path: string): void {
  rmSync(join(folder, path), { force: true });
  for (let parent = dirname(path); parent !== '.'; parent = dirname(parent)) {
    const emptied = join(folder, parent);
    if (!existsSync(emptied)) continue;
    if (readdirSync(emptied).length > 0) return;
    rmdirSync(emptied);
  }
}

function listFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => !entry.isDirectory())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)));
}

function readList(folder: string): string[] {
  const file = join(folder, LIST);
  return existsSync(file) ? readFileSync(file, 'utf8').split('\n').filter(Boolean) : [];
}

function writeList(folder: string, paths: Iterable<string>): void {
  writeFileSync(join(folder, LIST), `${[...paths].toSorted().join('\n')}\n`);
}
