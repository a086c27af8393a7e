// Loaded into a server with NODE_OPTIONS=--import where no small disk can be mounted: once the file named by
// FULL_DISK exists, every write that would grow a file fails.
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';

const flag = process.env.FULL_DISK;
const { existsSync, writeSync, writeFileSync, fstatSync } = fs;

function refuse() {
  const error = new Error('ENOSPC: no space left on device, write');
  throw Object.assign(error, { code: 'ENOSPC', errno: -28, syscall: 'write' });
}

fs.writeSync = (file, buffer, offset, length, position) => {
  if (file > 2 && existsSync(flag)) {
    const { size } = fstatSync(file);
    if (position === null || position === undefined || position + length > size) refuse();
  }
  return writeSync(file, buffer, offset, length, position);
};
// Creating an empty file needs no space.
fs.writeFileSync = (file, data, ...rest) =>
  data.length > 0 && existsSync(flag) ? refuse() : writeFileSync(file, data, ...rest);
syncBuiltinESMExports();
