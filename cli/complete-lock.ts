import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import {
  besideAt,
  CHECKED,
  findEntry,
  findGaps,
  LOCK_FILE,
  type LockEntry,
  type LockPackages,
  nameAt,
  PROMISED,
  readLock,
  runsOn,
} from './lock.ts';
import { openRegistry, type Registry } from './registry.ts';

/**
 * Completes package-lock.json. `npm ci` rejects a lock file without entries for optional packages of other platforms, and `npm
 * install` omits them if the registry lacks the package. The missing entries are derived from the lock file and the package name.
 * Packages for the platforms we install and test on must be in the registry, and everything available gets its hash.
 */

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
  for (const [from, { optionalDependencies = {}, dev, license }] of Object.entries(packages)) {
    for (const [name, version] of Object.entries(optionalDependencies)) {
      // Ranges and aliases don't tell the exact version.
      if (!/^\d/.test(version) || findEntry(packages, from, name)?.version === version) continue;
      missing[besideAt(from) + name] = {
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

interface Completed {
  packages: LockPackages;
  /** Packages for supported platforms that this registry lacks; their hash must come from another one. */
  unpinned: string[];
}

/** Throws an error naming packages that are missing for our platforms. */
export async function complete(packages: LockPackages, registry: Registry): Promise<Completed> {
  const unpinned: string[] = [];
  const completed: LockPackages = { ...packages, ...missingEntries(packages) };
  const lacking: string[] = findGaps(completed);
  const bare = Object.entries(completed).filter(([path, entry]) => path && !entry.integrity);
  await Promise.all(
    bare.map(async ([path, { version, ...rest }]) => {
      const name = rest.name ?? nameAt(path);
      const integrity = await registry.findIntegrity(name, version);
      if (integrity) completed[path] = { version, integrity, ...rest };
      else if (CHECKED.some((platform) => runsOn({ version, ...rest }, platform))) {
        lacking.push(`${name} ${version} isn’t in the registry`);
      } else if (PROMISED.some((platform) => runsOn({ version, ...rest }, platform))) {
        unpinned.push(`${name} ${version}`);
      }
    }),
  );
  if (lacking.length > 0) throw new Error(`Choose other versions:\n  ${lacking.join('\n  ')}`);
  const entries = Object.entries(completed);
  const sorted = entries.toSorted(([one], [other]) => (one < other ? -1 : 1));
  return { packages: Object.fromEntries(sorted), unpinned: unpinned.toSorted() };
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

// `import.meta.main` is false for programs started by cli/launch.mjs.
if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const lock = readLock();
  try {
    const { packages, unpinned } = await complete(lock.packages, await openRegistry());
    writeFileSync(LOCK_FILE, `${JSON.stringify({ ...lock, packages }, null, 2)}\n`);
    if (unpinned.length > 0) {
      const list = unpinned.join('\n  ');
      console.log(
        `This registry doesn’t have these for macOS or Windows, so they have no hash yet:\n  ${list}\n` +
          'Run this again with a registry that does.',
      );
    }
  } catch (error) {
    console.error(`${(error as Error).message}\npackage-lock.json wasn’t changed.`);
    process.exitCode = 1;
  }
}
