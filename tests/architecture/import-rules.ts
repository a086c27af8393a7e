import { isBuiltin } from 'node:module';
import { layerOf, MODULES, PACKAGE_RULES } from '#tests/architecture/layers.ts';
import type { Layer } from '#tests/architecture/layers.ts';
import { at, isTestCode, isToolConfig } from '#tests/architecture/tree.ts';
import type { Module, Tree, Violation } from '#tests/architecture/tree.ts';

const TABLE = 'tests/architecture/layers.ts';

function isOutsideLayers(path: string): boolean {
  return isToolConfig(path) || path.endsWith('.d.ts');
}

/** Checks imports against the layers table, including the finer rules between modules, providers and features. */
export function checkLayers(tree: Tree): Violation[] {
  const violations: Violation[] = [];
  for (const module of tree.modules) {
    if (isOutsideLayers(module.path)) continue;
    const layer = layerOf(module.path);
    if (layer === null) {
      const remedy = `move it into a layer, or give it a row in ${TABLE}`;
      violations.push(at(module.path, { line: 1 }, 'belongs to no layer', remedy));
      continue;
    }
    if (layer.mayImport === 'anything') continue;
    for (const found of module.imports) {
      if (found.target === null) continue;
      const fault = crossing(module.path, layer, found.target);
      if (fault) violations.push(at(module.path, found, `imports ${found.target}`, fault));
    }
    for (const found of layer.name === 'cli' ? [] : module.computedImports) {
      const remedy = 'name the files in literals, so that this rule can follow them';
      violations.push(at(module.path, found, 'imports a computed name', remedy));
    }
  }
  return violations;
}

/** How to fix a forbidden import of project code, or null if it is allowed. */
function crossing(from: string, layer: Layer, target: string): string | null {
  const other = layerOf(target);
  if (other === null) return 'import only from a layer of the architecture';

  if (other.name === 'tests') {
    if (!isTestCode(from)) return 'shipped code must do without the test ground';
    return target.startsWith('tests/support/') ? null : 'share it through tests/support';
  }
  if (other !== layer && layer.mayImport !== 'anything' && !layer.mayImport.includes(other.name)) {
    const list = layer.mayImport.join(', ') || 'nothing else of ours';
    return `${layer.name} may import ${list}`;
  }
  if (other.name === 'server/providers') return intoProviders(from, layer, target);
  if (layer !== other) return null;
  if (layer.name === 'server/modules') return betweenModules(from, target);
  if (layer.name === 'web/features' && folder(from, 2) !== folder(target, 2)) {
    return 'features do not know each other: join them in web/app or web/site, or sink it to web/lib';
  }
  return null;
}

function intoProviders(from: string, layer: Layer, target: string): string | null {
  const file = target.split('/').at(-1);
  if (layer.name === 'server/modules' && file !== 'port.ts') {
    return 'modules know a provider by its port.ts only: take it as a dependency';
  }
  if (layer.name === 'server/providers' && file === 'select.ts' && !isTestCode(from)) {
    return 'only the composition root and cli/ select providers: take the port as a dependency';
  }
  return null;
}

function betweenModules(from: string, target: string): string | null {
  const [user, used] = [folder(from, 2), folder(target, 2)];
  if (user === used) return null;
  if (!target.endsWith('.service.ts')) return `use ${used} through its *.service.ts`;
  if (MODULES[user]?.includes(used)) return null;
  return `add ${used} to what ${user} may use in ${TABLE}, if that makes no cycle`;
}

function folder(path: string, depth: number): string {
  return path.split('/')[depth] ?? '';
}

/** A cycle in the list of modules, such as `a → b → a`, or null. */
export function findModuleCycle(list: Readonly<Record<string, readonly string[]>>): string | null {
  const done = new Set<string>();
  function walk(name: string, trail: readonly string[]): string | null {
    if (trail.includes(name)) return [...trail.slice(trail.indexOf(name)), name].join(' → ');
    if (done.has(name)) return null;
    for (const next of list[name] ?? []) {
      const cycle = walk(next, [...trail, name]);
      if (cycle) return cycle;
    }
    done.add(name);
    return null;
  }
  for (const name of Object.keys(list)) {
    const cycle = walk(name, []);
    if (cycle) return cycle;
  }
  return null;
}

/** Packages forbidden in a layer, and packages that package.json doesn't declare. */
export function checkPackages(tree: Tree): Violation[] {
  const manifest = JSON.parse(tree.texts.get('package.json') ?? '{}');
  const shipped = Object.keys({ ...manifest.dependencies, ...manifest.optionalDependencies });
  const declared = new Set([...shipped, ...Object.keys(manifest.devDependencies ?? {})]);
  return tree.modules.flatMap((module) =>
    module.imports.flatMap((found) => {
      if (found.target !== null || found.kind === 'asset') return [];
      const remedy =
        forbiddenPackage(module, found.specifier) ??
        undeclaredPackage(module, found.specifier, new Set(shipped), declared);
      return remedy ? [at(module.path, found, `imports ${found.specifier}`, remedy)] : [];
    }),
  );
}

function forbiddenPackage({ path }: Module, specifier: string): string | null {
  const layer = layerOf(path)?.name;
  if (layer === undefined || isTestCode(path) || isOutsideLayers(path)) return null;
  if (isBuiltin(specifier) && !specifier.startsWith('node:')) return `spell it node:${specifier}`;
  const broken = PACKAGE_RULES.find(
    (rule) => rule.layers.includes(layer) && !rule.allows(specifier),
  );
  return broken?.remedy ?? null;
}

function undeclaredPackage(
  { path }: Module,
  specifier: string,
  shipped: ReadonlySet<string>,
  declared: ReadonlySet<string>,
): string | null {
  if (isBuiltin(specifier) || specifier.startsWith('virtual:')) return null;
  const name = specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/');
  if (declared.has(`@types/${name}`) && !shipped.has(name)) return null;
  const ownTools =
    isTestCode(path) || isToolConfig(path) || /^(?:tests|bench|content\/draw)\//.test(path);
  if (ownTools) return declared.has(name) ? null : `declare ${name} in package.json`;
  return shipped.has(name) ? null : `declare ${name} under dependencies in package.json`;
}

/** The server reads the environment only once, into its configuration. */
export function checkEnvironmentReads(tree: Tree): Violation[] {
  return tree.modules
    .filter(({ path }) => path.startsWith('server/') && !isTestCode(path) && !isToolConfig(path))
    .filter(({ path }) => path !== 'server/main.ts' && !path.startsWith('server/core/config'))
    .flatMap(({ path, environmentReads }) =>
      environmentReads.map((found) =>
        at(path, found, 'reads the environment', 'take the value from the configuration'),
      ),
    );
}

/** The product's name is defined once; everything that shows it reads contract/product.ts. */
export function checkProductName(tree: Tree): Violation[] {
  const violations: Violation[] = [];
  for (const [path, text] of tree.texts) {
    if (!/^(?:contract|server|cli|web)\/.*\.(?:ts|tsx|mjs|js)$/.test(path)) continue;
    if (path === 'contract/product.ts') continue;
    for (const [index, line] of text.split('\n').entries()) {
      if (!line.includes('Quillcast')) continue;
      const remedy = 'write PRODUCT.name from #contract/product.ts';
      violations.push(at(path, { line: index + 1 }, 'spells the name of the product', remedy));
    }
  }
  return violations;
}
