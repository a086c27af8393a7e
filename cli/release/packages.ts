import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

interface Manifest {
  name: string;
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
  peerDependenciesMeta?: Record<string, { optional?: boolean }>;
}

/** `import … from 'x'`, `import('x')`, `require.resolve('x')`, `createRequire(…)('x')`. */
const IMPORTS = /(?:\bfrom|\bimport|\brequire|\bresolve|\))\s*\(?\s*'([^'\n]+)'/g;

/** Also contains GPL-3 data we never load: only its model and token list are extracted. */
export const VOICE_PACKAGE = 'piper-libritts';

/** Direct dependencies imported by these sources. */
export function importedPackages(root: string, sources: readonly string[]): string[] {
  const { dependencies = {}, optionalDependencies = {} } = readManifest(root);
  const declared = new Set(Object.keys({ ...dependencies, ...optionalDependencies }));
  const found = new Set<string>();
  for (const source of sources.filter((name) => /\.m?[jt]s$/.test(name))) {
    for (const [, specifier] of readFileSync(join(root, source), 'utf8').matchAll(IMPORTS)) {
      const name = packageName(specifier!);
      if (declared.has(name)) found.add(name);
    }
  }
  return [...found].toSorted();
}

/** Installed folders of these packages and all their dependencies. */
export function dependencyFolders(root: string, names: readonly string[]): string[] {
  const folders = new Set<string>();
  const add = (name: string, from: string) => {
    const folder = locate(root, name, from);
    if (!folder || folders.has(folder)) return;
    folders.add(folder);
    for (const next of neededBy(readManifest(folder))) add(next, folder);
  };
  for (const name of names) add(name, root);
  return [...folders].toSorted();
}

function neededBy(manifest: Manifest): string[] {
  const { dependencies, optionalDependencies, peerDependencies, peerDependenciesMeta } = manifest;
  const peers = Object.keys(peerDependencies ?? {}).filter(
    (name) => !peerDependenciesMeta?.[name]?.optional,
  );
  return [...Object.keys({ ...dependencies, ...optionalDependencies }), ...peers];
}

/** Resolves a package like Node. `null`: not installed on this platform. */
function locate(root: string, name: string, from: string): string | null {
  for (let folder = from; ; folder = dirname(folder)) {
    const candidate = join(folder, 'node_modules', name);
    if (existsSync(join(candidate, 'package.json'))) return candidate;
    if (folder === root || folder === dirname(folder)) return null;
  }
}

function packageName(specifier: string): string {
  return specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');
}

function readManifest(folder: string): Manifest {
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest;
}
