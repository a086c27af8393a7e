import { closeSync, globSync, openSync, readSync } from 'node:fs';
import { basename, join } from 'node:path';

/** What licences ask to be passed on; never left out. */
const LEGAL = /^(?:licen[cs]e|copying|copyright|notice|authors|ofl|third.?party)/i;
/** Types, sources that Node cannot load from a package, source maps and texts for developers. */
const FOR_DEVELOPERS = /\.(?:map|[cm]?tsx?|flow|md|markdown|tsbuildinfo|html)$/i;
/** Only at the top of a package: deeper down, `doc` and `test` are names of modules too. */
const FOLDERS_FOR_DEVELOPERS =
  /^(?:tests?|__tests__|docs?|examples?|benchmarks?|\.github|\.vscode)[\\/]/;
/** Builds of a package for other module systems than the one we import. */
const OTHER_BUILDS: Readonly<Record<string, RegExp>> = {
  docx: /\.(?:cjs|iife\.js|umd\.cjs|umd\.js)$/,
  stripe: /^cjs[\\/]/,
};
const BINARY = /\.(?:node|so|dylib|dll|exe)\b|[\\/]bin[\\/][^.]+$/;

/** The files of a package that are needed to run it here, as paths from its folder. */
export function listPackageFiles(folder: string): string[] {
  const otherBuilds = OTHER_BUILDS[basename(folder)];
  return globSync('**/*', { cwd: folder, withFileTypes: true, exclude: ['node_modules'] })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .filter((path) => {
      if (LEGAL.test(basename(path))) return true;
      if (FOR_DEVELOPERS.test(path) || FOLDERS_FOR_DEVELOPERS.test(path)) return false;
      if (otherBuilds?.test(path)) return false;
      return !BINARY.test(path) || !isForeign(join(folder, path));
    });
}

/** A program or library that this operating system or processor cannot run. */
export function isForeign(file: string): boolean {
  const made = platformOf(file);
  return made !== null && made !== `${process.platform} ${process.arch}`;
}

const ELF_MACHINES: Readonly<Record<number, string>> = { 0x3e: 'x64', 0xb7: 'arm64' };
const MACH_O = 0xfeedfacf;
const MACH_O_CPUS: Readonly<Record<number, string>> = { 0x1000007: 'x64', 0x100000c: 'arm64' };
const PE_MACHINES: Readonly<Record<number, string>> = { 0x8664: 'x64', 0xaa64: 'arm64' };

/** The platform that a binary says it was made for; `null`: not a binary. */
function platformOf(file: string): string | null {
  const head = Buffer.alloc(1024);
  const handle = openSync(file, 'r');
  readSync(handle, head, 0, head.length, 0);
  closeSync(handle);
  if (head.toString('latin1', 0, 4) === '\x7fELF') {
    return `linux ${ELF_MACHINES[head.readUInt16LE(18)] ?? 'other'}`;
  }
  if (head.readUInt32LE(0) === MACH_O) {
    return `darwin ${MACH_O_CPUS[head.readUInt32LE(4)] ?? 'other'}`;
  }
  const header = head.readUInt32LE(60);
  if (head.toString('latin1', 0, 2) !== 'MZ' || header > head.length - 6) return null;
  return `win32 ${PE_MACHINES[head.readUInt16LE(header + 4)] ?? 'other'}`;
}
