import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/**
 * `npm ci` refuses a lock file that names a package for another platform without an entry for it, and `npm install`
 * leaves that entry out wherever the registry at hand does not carry the package. This writes the missing entries: name
 * and version stand in the lock file, and the platform is in the name.
 */
export const LOCK_FILE = fileURLToPath(new URL('../package-lock.json', import.meta.url));

interface LockEntry {
  version?: string;
  license?: string;
  dev?: boolean;
  optional?: boolean;
  os?: string[];
  cpu?: string[];
  libc?: string[];
  optionalDependencies?: Record<string, string>;
}

export type LockPackages = Record<string, LockEntry>;

const SYSTEMS = [
  'aix',
  'android',
  'darwin',
  'freebsd',
  'linux',
  'netbsd',
  'openbsd',
  'openharmony',
  'sunos',
  'win32',
];
const PROCESSORS = [
  'arm64',
  'arm',
  'ia32',
  'loong64',
  'ppc64',
  'riscv64',
  's390x',
  'wasm32',
  'x64',
];

export function missingEntries(packages: LockPackages): LockPackages {
  const missing: LockPackages = {};
  for (const { optionalDependencies = {}, dev, license } of Object.values(packages)) {
    for (const [name, version] of Object.entries(optionalDependencies)) {
      const path = `node_modules/${name}`;
      if (packages[path] || !/^\d/.test(version)) continue;
      missing[path] = {
        version,
        ...platformOf(name),
        ...(dev && { dev }),
        ...(license && { license }),
        optional: true,
      };
    }
  }
  return missing;
}

function platformOf(name: string): Pick<LockEntry, 'os' | 'cpu' | 'libc'> {
  const words = name.slice(name.indexOf('/') + 1).split('-');
  const os = SYSTEMS.filter((system) => words.includes(system));
  const cpu = PROCESSORS.filter((processor) => words.includes(processor));
  const ending = words.at(-1) ?? '';
  const libc = ending.startsWith('musl') ? ['musl'] : ending.startsWith('gnu') ? ['glibc'] : [];
  return {
    ...(os.length > 0 && { os }),
    ...(cpu.length > 0 && { cpu }),
    ...(libc.length > 0 && { libc }),
  };
}

if (import.meta.main) {
  const lock = JSON.parse(readFileSync(LOCK_FILE, 'utf8')) as { packages: LockPackages };
  const entries = Object.entries({ ...lock.packages, ...missingEntries(lock.packages) });
  lock.packages = Object.fromEntries(entries.toSorted(([one], [other]) => (one < other ? -1 : 1)));
  writeFileSync(LOCK_FILE, `${JSON.stringify(lock, null, 2)}\n`);
}
