import { at, isTestCode, isToolConfig } from '#tests/architecture/tree.ts';
import type { Mark, Module, Tree, Violation } from '#tests/architecture/tree.ts';

const MAX_LINES = 400;
const KEBAB = /^[a-z0-9]+(?:-[a-z0-9]+)*(?:\.[a-z0-9]+(?:-[a-z0-9]+)*)*$/;
const OUR_FOLDERS = /^(?:contract|document|server|cli|web|content|tests|bench|docs)\//;
const SHIPPED = /^(?:contract|document|server|cli|web)\//;
const MIGRATIONS = 'server/db/migrations/';

function isDataTable(path: string): boolean {
  return (
    /^(?:contract\/catalog|content)\//.test(path) ||
    path.startsWith(MIGRATIONS) ||
    path.includes('/testing/') ||
    path.endsWith('.data.ts')
  );
}

function linesOf(tree: Tree, isMeant: (path: string) => boolean) {
  return [...tree.texts]
    .filter(([path]) => isMeant(path))
    .flatMap(([path, whole]) =>
      whole.split('\n').map((text, index) => ({ path, line: index + 1, text })),
    );
}

function forEachMark(
  tree: Tree,
  isMeant: (path: string) => boolean,
  marksOf: (module: Module) => readonly Mark[],
  problem: (mark: Mark) => string,
  remedy: string,
): Violation[] {
  return tree.modules
    .filter(({ path }) => isMeant(path))
    .flatMap((module) =>
      marksOf(module).map((mark) => at(module.path, mark, problem(mark), remedy)),
    );
}

const anywhere = () => true;

export function checkSyntax(tree: Tree): Violation[] {
  const problem = (mark: Mark) => `cannot be read: ${mark.text}`;
  return forEachMark(
    tree,
    anywhere,
    (module) => module.syntaxErrors,
    problem,
    'correct the syntax: the other rules cannot see into this file',
  );
}

export function checkLength(tree: Tree): Violation[] {
  const violations: Violation[] = [];
  for (const [path, text] of tree.texts) {
    if (!/\.(?:tsx?|css)$/.test(path) || isDataTable(path)) continue;
    const lines = text.split('\n').length - (text.endsWith('\n') ? 1 : 0);
    if (lines <= MAX_LINES) continue;
    const remedy = `split it by what changes together; ${MAX_LINES} is the limit`;
    violations.push(at(path, { line: MAX_LINES + 1 }, `has ${lines} lines`, remedy));
  }
  return violations;
}

/** Vague names attract unrelated code. */
export function checkVagueNames(tree: Tree): Violation[] {
  const isVague = (part: string) => {
    const stem = part.split('.')[0] ?? '';
    return (
      /^(?:utils?|helpers?|misc|common)$/.test(stem) ||
      stem.split('-').some((word) => /^(?:utils?|helpers?|misc)$/.test(word))
    );
  };
  return [...tree.paths].flatMap((path) => {
    const vague = path.split('/').find(isVague);
    const remedy = 'name it after what it does, or put each piece where it is used';
    return vague ? [at(path, { line: 1 }, `is named ${vague}`, remedy)] : [];
  });
}

const NAMED_BY_OTHERS = new Set(['README.md', '.npmrc']);

export function checkKebabCase(tree: Tree): Violation[] {
  return [...tree.paths].flatMap((path) => {
    if (!OUR_FOLDERS.test(path) || path.startsWith(MIGRATIONS)) return [];
    const odd = path.split('/').find((part) => !KEBAB.test(part) && !NAMED_BY_OTHERS.has(part));
    if (odd === undefined) return [];
    return [at(path, { line: 1 }, `has ${odd} in its path`, 'use kebab-case: lower-case-words')];
  });
}

export function checkNoMarkupOutsideWeb(tree: Tree): Violation[] {
  return [...tree.paths]
    .filter((path) => path.endsWith('.tsx') && !/^(?:web|tests|bench)\//.test(path))
    .map((path) => {
      const remedy = 'move it to web/: what Node runs directly has no build step for .tsx';
      return at(path, { line: 1 }, 'is a .tsx file', remedy);
    });
}

export function checkDefaultExports(tree: Tree): Violation[] {
  return forEachMark(
    tree,
    (path) => SHIPPED.test(path) && !isToolConfig(path),
    (module) => module.defaultExports,
    () => 'has a default export',
    'export it by name, so that it is called the same everywhere',
  );
}

const nameIn = (text: string) => text.replace(/\W.*$/s, '');
const READ_BY_PLACE = /^server\/(?:db\/schema|languages)\//;
const IS_TYPE = /^[A-Z]\w*[a-z]/;

/** Searching for a name should lead to one definition. Benchmarks are exempt: each exports `run`. */
export function checkExportedOnce(tree: Tree): Violation[] {
  const first = new Map<string, string>();
  const violations: Violation[] = [];
  for (const { path, exportedNames } of tree.modules) {
    if (path.startsWith('tests/') || isTestCode(path)) continue;
    for (const mark of exportedNames) {
      const name = nameIn(mark.text);
      const other = first.get(name);
      const isBenchmark = name === 'run' && path.startsWith('bench/');
      if (other === undefined || other === path || isBenchmark) first.set(name, path);
      else
        violations.push(at(path, mark, `exports ${name}, as ${other} does`, 'rename one of them'));
    }
  }
  return violations;
}

/**
 * An export that no other file uses is dead code or a private detail. Exempt: types, which callers may receive
 * without naming; the schema, which the database tools read; and languages, which are loaded from their folder.
 */
export function checkExportsAreUsed(tree: Tree): Violation[] {
  const filesWith = new Map<string, number>();
  for (const text of tree.texts.values()) {
    for (const word of new Set(text.match(/[\w$]+/g))) {
      filesWith.set(word, (filesWith.get(word) ?? 0) + 1);
    }
  }
  return forEachMark(
    tree,
    (path) => SHIPPED.test(path) && !READ_BY_PLACE.test(path) && !isTestCode(path),
    ({ exportedNames }) =>
      exportedNames.filter(({ text }) => !IS_TYPE.test(text) && filesWith.get(nameIn(text)) === 1),
    ({ text }) => `exports ${nameIn(text)}, which no other file names`,
    'drop the export, or what nothing uses',
  );
}

export function checkEnums(tree: Tree): Violation[] {
  return forEachMark(
    tree,
    anywhere,
    (module) => module.enums,
    () => 'declares an enum',
    'use a union of literals: Node strips types and cannot run enums',
  );
}

export function checkSetAsideTests(tree: Tree): Violation[] {
  return forEachMark(
    tree,
    anywhere,
    (module) => module.setAsideTests,
    (mark) => `sets tests aside: ${mark.text}`,
    'run it, remove it, or give it { skip: <a condition> } with the reason',
  );
}

const UNFINISHED = /\b(?:TODO|FIXME|XXX)\b/;

/** Checks comments in code and whole lines in other files, except data tables and formats not listed here. */
export function checkUnfinished(tree: Tree): Violation[] {
  const remedy = 'do it, or say in a comment what the limit is';
  const inComments = tree.modules.flatMap(({ path, comments }) =>
    comments.flatMap((comment) =>
      comment.text.split('\n').flatMap((text, index) => {
        const word = UNFINISHED.exec(text)?.[0];
        return word ? [at(path, { line: comment.line + index }, `says ${word}`, remedy)] : [];
      }),
    ),
  );
  const isMeant = (path: string) =>
    /\.(?:css|html|md|sql|yml|yaml|sh)$/.test(path) && !isDataTable(path);
  const inLines = linesOf(tree, isMeant).flatMap(({ path, line, text }) => {
    const word = UNFINISHED.exec(text)?.[0];
    return word ? [at(path, { line }, `says ${word}`, remedy)] : [];
  });
  return [...inComments, ...inLines];
}

const HOME_FOLDER = /(?<![\w.])(?:\/root\/|\/(?:home|Users)\/[\w.-]+|[A-Za-z]:\\+Users\\)/;
// Common deployment folders, which documentation may name.
const ORDINARY_PLACES = new Set(['app', 'data', 'home', 'opt', 'root', 'srv', 'tmp', 'usr', 'var']);

/** Paths that exist on only one machine; `checkout` is the current location of this project. */
export function checkMachinePaths(tree: Tree, checkout: string): Violation[] {
  const parts = checkout.split(/[\\/]/).filter(Boolean);
  const isTelling = parts.length > 1 && !ORDINARY_PLACES.has(parts[0] ?? '');
  return linesOf(tree, anywhere).flatMap(({ path, line, text }) => {
    const found = HOME_FOLDER.exec(text)?.[0] ?? (isTelling && text.includes(checkout) && checkout);
    if (!found) return [];
    const remedy = 'start from import.meta.dirname, or write a path relative to the project';
    return [at(path, { line }, `names ${found}`, remedy)];
  });
}

/** With resolved URLs, the lock file would only install from the registry it was created with. */
export function checkLockFile(tree: Tree): Violation[] {
  const isLock = (path: string) => path === 'package-lock.json';
  return linesOf(tree, isLock).flatMap(({ path, line, text }) => {
    if (!/"resolved":|\bregistry\b.*\.[a-z]{2,}\b|https?:\/\/[^"]*\.tgz/.test(text)) return [];
    const remedy = 'write it with `npm install --omit-lockfile-registry-resolved`';
    return [at(path, { line }, 'names a package registry', remedy)];
  });
}

export const FILE_RULES = {
  'code can be parsed': checkSyntax,
  'files are short': checkLength,
  'names say something': checkVagueNames,
  'names are kebab-case': checkKebabCase,
  'markup is in web/ only': checkNoMarkupOutsideWeb,
  'exports have names': checkDefaultExports,
  'each exported name is defined once': checkExportedOnce,
  'what is exported is used': checkExportsAreUsed,
  'there are no enums': checkEnums,
  'no test is set aside': checkSetAsideTests,
  'nothing is left to do': checkUnfinished,
  'the lock file names no registry': checkLockFile,
} as const;
