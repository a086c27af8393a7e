import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Accounts } from './accounts.service.ts';

/** Keeps one development token in the data folder, readable only by its owner, and returns the file's name. */
export async function keepDevelopmentToken(accounts: Accounts, dataDir: string): Promise<string> {
  const file = join(dataDir, 'development-token');
  const kept = existsSync(file) ? readFileSync(file, 'utf8').trim() : null;
  if (!kept || !(await accounts.identify(kept))) {
    writeFileSync(file, `${await accounts.createOwnerToken('development')}\n`, { mode: 0o600 });
  }
  return file;
}
