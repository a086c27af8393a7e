import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, posix } from 'node:path';
import { parseSync, Visitor } from 'vite';
import type { ESTree } from 'vite';

export interface Violation {
  file: string;
  line: number;
  problem: string;
  remedy: string;
}

export interface Import {
  line: number;
  specifier: string;
  /** `asset`: a path handed to `new URL(…, import.meta.url)` or `import.meta.glob`. */
  kind: 'static' | 'dynamic' | 'type' | 'asset';
  /** The project path it resolves to; null for packages and built-in modules. */
  target: string | null;
}

export interface Mark {
  line: number;
  text: string;
}

/** What the rules need to know about a code file. */
export interface Module {
  path: string;
  imports: Import[];
  computedImports: Mark[];
  comments: Mark[];
  enums: Mark[];
  defaultExports: Mark[];
  /** Names defined and exported in this file, without re-exports. */
  exportedNames: Mark[];
  environmentReads: Mark[];
  setAsideTests: Mark[];
  syntaxErrors: Mark[];
}

export interface Tree {
  paths: ReadonlySet<string>;
  /** Path → text; binary files are in `paths` only. */
  texts: ReadonlyMap<string, string>;
  modules: readonly Module[];
}

const ROOT = join(import.meta.dirname, '..', '..');
const IGNORED = /(?:^|\/)(?:\.git|node_modules|dist)$|^(?:data|artifacts|release|\.cache)$/;
const QUIET = { throwIfNoEntry: false } as const;
const CODE = /\.(?:ts|tsx|mjs|js)$/;
const TEST_FUNCTIONS = new Set(['test', 'it', 'describe', 'suite', 't']);
const SET_ASIDE = new Set(['only', 'skip', 'todo']);

export function isTestCode(path: string): boolean {
  return /\.test\.tsx?$/.test(path) || path.includes('/testing/');
}

export function isToolConfig(path: string): boolean {
  return /\.config\.(?:ts|mjs|js)$/.test(path);
}

function listPaths(): string[] {
  try {
    const listing = execFileSync('git', ['ls-files', '-coz', '--exclude-standard'], {
      cwd: ROOT,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    // The index also lists files that were deleted but not yet committed.
    return listing
      .split('\0')
      .filter((path) => path && statSync(join(ROOT, path), QUIET)?.isFile());
  } catch {
    return walk(''); // an unpacked archive has no repository
  }
}

function walk(folder: string): string[] {
  return readdirSync(join(ROOT, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = posix.join(folder, entry.name);
    if (entry.isDirectory()) return IGNORED.test(path) ? [] : walk(path);
    return entry.isFile() && !path.endsWith('.log') ? [path] : [];
  });
}

/** The project's files on disk: those that git tracks or would track. */
export function readTree(): Tree {
  const contents = new Map(listPaths().map((path) => [path, readFileSync(join(ROOT, path))]));
  return makeTree(contents);
}

/** A tree of made-up files, to show that a rule finds violations. */
export function treeOf(files: Record<string, string>): Tree {
  return makeTree(new Map(Object.entries(files).map(([path, text]) => [path, Buffer.from(text)])));
}

function makeTree(contents: ReadonlyMap<string, Buffer>): Tree {
  const paths = new Set(contents.keys());
  const texts = new Map<string, string>();
  const modules: Module[] = [];
  for (const [path, content] of [...contents].toSorted(([a], [b]) => (a < b ? -1 : 1))) {
    if (content.subarray(0, 8000).includes(0)) continue;
    const text = content.toString('utf8');
    texts.set(path, text);
    if (CODE.test(path)) modules.push(parseModule(path, text, paths));
  }
  return { paths, texts, modules };
}

/** The project path a specifier resolves to; null for packages and built-in modules. */
function resolve(from: string, specifier: string, paths: ReadonlySet<string>): string | null {
  const bare = specifier.replace(/\?.*$/, '');
  let path: string;
  if (bare.startsWith('#')) path = posix.normalize(bare.slice(1));
  else if (/^\.{1,2}(?:\/|$)/.test(bare)) path = posix.join(posix.dirname(from), bare);
  else return null;
  const endings = ['', '.ts', '.tsx', '/index.ts', '/index.tsx'];
  return endings.map((ending) => path + ending).find((candidate) => paths.has(candidate)) ?? path;
}

function parseModule(path: string, text: string, paths: ReadonlySet<string>): Module {
  const lineStarts = [0];
  for (const { index } of text.matchAll(/\n/g)) lineStarts.push(index + 1);
  const lineOf = (offset: number): number => {
    const next = lineStarts.findIndex((start) => start > offset);
    return next === -1 ? lineStarts.length : next;
  };
  const mark = (node: { start: number; end: number }): Mark => ({
    line: lineOf(node.start),
    text: text.slice(node.start, node.end),
  });

  const { program, comments, errors } = parseSync(path, text);
  const found: Module = {
    path,
    imports: [],
    computedImports: [],
    comments: comments.map((comment) => ({ line: lineOf(comment.start), text: comment.value })),
    enums: [],
    defaultExports: [],
    exportedNames: [],
    environmentReads: [],
    setAsideTests: [],
    syntaxErrors: errors.map((error) => ({
      line: lineOf(error.labels[0]?.start ?? 0),
      text: error.message,
    })),
  };

  function add(kind: Import['kind'], node: { start: number }, specifier: string): void {
    const target = resolve(path, specifier, paths);
    found.imports.push({ kind, line: lineOf(node.start), specifier, target });
  }

  new Visitor({
    ImportDeclaration(node) {
      add(node.importKind === 'type' ? 'type' : 'static', node, node.source.value);
      if (!/^(?:node:)?process$/.test(node.source.value)) return;
      const env = node.specifiers.find(
        (one) => one.type === 'ImportSpecifier' && nameOf(one.imported) === 'env',
      );
      if (env) found.environmentReads.push(mark(env));
    },
    ExportAllDeclaration(node) {
      add(node.exportKind === 'type' ? 'type' : 'static', node, node.source.value);
    },
    ExportNamedDeclaration(node) {
      if (node.source) add(node.exportKind === 'type' ? 'type' : 'static', node, node.source.value);
      const { declaration } = node;
      if (!declaration) return;
      const ids = 'declarations' in declaration ? declaration.declarations : [declaration];
      for (const { id } of ids) if (id?.type === 'Identifier') found.exportedNames.push(mark(id));
    },
    ExportSpecifier(node) {
      if (nameOf(node.exported) === 'default') found.defaultExports.push(mark(node));
    },
    ExportDefaultDeclaration(node) {
      // Inside `declare module '*.svg'` it only describes a build tool's output.
      if (program.body.includes(node)) found.defaultExports.push(mark(node));
    },
    ImportExpression(node) {
      const specifier = textOf(node.source);
      if (specifier === null) found.computedImports.push(mark(node));
      else add('dynamic', node, specifier);
    },
    TSImportType(node) {
      add('type', node, node.source.value);
    },
    TSExternalModuleReference(node) {
      add('static', node, node.expression.value);
    },
    TSEnumDeclaration(node) {
      found.enums.push(mark(node));
    },
    MemberExpression(node) {
      if (propertyOf(node) === 'env' && nameOf(node.object) === 'process') {
        found.environmentReads.push(mark(node));
      }
    },
    VariableDeclarator(node) {
      if (node.id.type !== 'ObjectPattern' || !node.init || nameOf(node.init) !== 'process') return;
      const takesEnv = node.id.properties.some(
        (one) => one.type === 'Property' && nameOf(one.key) === 'env',
      );
      if (takesEnv) found.environmentReads.push(mark(node));
    },
    NewExpression(node) {
      const specifier = node.arguments[0] && textOf(node.arguments[0]);
      if (nameOf(node.callee) === 'URL' && node.arguments.length === 2 && specifier) {
        if (CODE.test(specifier)) add('asset', node, specifier);
      }
    },
    CallExpression(node) {
      const specifier = node.arguments[0] && textOf(node.arguments[0]);
      if (nameOf(node.callee) === 'require' && specifier) add('static', node, specifier);
      if (isImportMetaGlob(node.callee)) addGlobs(node);
      if (isSetAside(node)) found.setAsideTests.push(mark(node.callee));
    },
  }).visit(program);

  function addGlobs(node: ESTree.CallExpression): void {
    const [first] = node.arguments;
    const patterns = first?.type === 'ArrayExpression' ? first.elements : [first];
    for (const pattern of patterns) {
      const specifier = pattern && textOf(pattern);
      if (specifier && !specifier.startsWith('!'))
        add('asset', node, specifier.replace(/^\//, '#'));
    }
  }

  return found;
}

/** The last name in an expression such as `process` or `globalThis.process`, or a literal key. */
function nameOf(node: ESTree.Node): string | null {
  if (node.type === 'Identifier') return node.name;
  if (node.type === 'MemberExpression') return propertyOf(node);
  return textOf(node);
}

function propertyOf(node: ESTree.MemberExpression): string | null {
  return node.computed ? textOf(node.property) : nameOf(node.property);
}

function textOf(node: ESTree.Node): string | null {
  if (node.type === 'Literal' && typeof node.value === 'string') return node.value;
  if (node.type !== 'TemplateLiteral' || node.expressions.length > 0) return null;
  return node.quasis[0]?.value.cooked ?? null;
}

function isImportMetaGlob(node: ESTree.Expression): boolean {
  return (
    node.type === 'MemberExpression' &&
    node.object.type === 'MetaProperty' &&
    propertyOf(node) === 'glob'
  );
}

/** `test.only(…)` and similar, or a test with a literal `{ skip: true }`. A condition is fine. */
function isSetAside(node: ESTree.CallExpression): boolean {
  const { callee } = node;
  if (callee.type === 'MemberExpression') {
    const property = propertyOf(callee);
    return (
      property !== null &&
      SET_ASIDE.has(property) &&
      TEST_FUNCTIONS.has(nameOf(callee.object) ?? '')
    );
  }
  if (!TEST_FUNCTIONS.has(nameOf(callee) ?? '')) return false;
  return node.arguments.some(
    (argument) =>
      argument.type === 'ObjectExpression' &&
      argument.properties.some(
        (one) =>
          one.type === 'Property' &&
          SET_ASIDE.has(nameOf(one.key) ?? '') &&
          one.value.type === 'Literal' &&
          one.value.value !== false,
      ),
  );
}

export function at(file: string, mark: { line: number }, problem: string, remedy: string) {
  return { file, line: mark.line, problem, remedy } satisfies Violation;
}

/** Fails with one line per violation: where, what, and what to do about it. */
export function assertNone(violations: readonly Violation[]): void {
  if (violations.length === 0) return;
  const lines = violations.map(
    ({ file, line, problem, remedy }) => `  ${file}:${line} ${problem} → ${remedy}`,
  );
  assert.fail(`${violations.length} to mend:\n${lines.join('\n')}`);
}

/** The violations as `file:line`. Also checks that each has a problem and a remedy. */
export function places(violations: readonly Violation[]): string[] {
  for (const { problem, remedy } of violations) assert.ok(problem && remedy);
  return violations.map(({ file, line }) => `${file}:${line}`);
}
