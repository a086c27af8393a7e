import { closeSync, openSync, readSync } from 'node:fs';

const ELF_MACHINES: Readonly<Record<number, string>> = { 0x3e: 'x64', 0xb7: 'arm64' };
const MACH_O = 0xfeedfacf;
const MACH_O_CPUS: Readonly<Record<number, string>> = { 0x1000007: 'x64', 0x100000c: 'arm64' };
const PE_MACHINES: Readonly<Record<number, string>> = { 0x8664: 'x64', 0xaa64: 'arm64' };

/** The platform a binary was built for, such as `linux x64`; `null` if it isn't a binary. */
export function binaryPlatform(file: string): string | null {
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
