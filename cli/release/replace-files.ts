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

/** What a release wrote, one path a line. Whatever else lies in its folder is somebody's: a server started there keeps its data there. */
const LIST = 'release-files.txt';

/** Throws where there is something in the folder and nothing says what of it a release wrote. */
export function assertReplaceable(folder: string): void {
  if (!existsSync(folder) || readdirSync(folder).length === 0) return;
  if (existsSync(join(folder, LIST))) return;
  throw new OperatorError(
    `${folder} isn't empty, and it has no ${LIST} to say which files a release wrote. Nothing was changed. Name another folder.`,
  );
}

/** Moves the files of `fresh` into `folder` and deletes what the release there wrote before, and nothing else. */
export function replaceFiles(fresh: string, folder: string): void {
  assertReplaceable(folder);
  const before = new Set(readList(folder));
  const now = listFiles(fresh);
  const inTheWay = now.find((path) => !before.has(path) && existsSync(join(folder, path)));
  if (inTheWay !== undefined) {
    throw new OperatorError(
      `${join(folder, inTheWay)} isn't from a release, but the new release has a file of that name. Nothing was changed. Move yours, or name another folder.`,
    );
  }
  mkdirSync(folder, { recursive: true });
  // Names both until the end, so that one that was interrupted can be repeated.
  writeList(folder, new Set([...before, ...now]));
  for (const path of before.difference(new Set(now))) remove(folder, path);
  for (const path of now) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    renameSync(join(fresh, path), join(folder, path));
  }
  writeList(folder, now);
}

/** With the folders that it leaves empty. */
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
