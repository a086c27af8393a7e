import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { whyNotLoaded } from './loads.ts';

test("a package that fails to load is reported with the reason, without its authors' install advice", async (t) => {
  const folder = mkdtempSync(join(tmpdir(), 'loads-'));
  t.after(() => rmSync(folder, { recursive: true, force: true }));
  const importer = join(folder, 'main.js');
  const put = (name: string, code: string) => {
    mkdirSync(join(folder, 'node_modules', name), { recursive: true });
    writeFileSync(join(folder, 'node_modules', name, 'index.js'), code);
  };
  put('fine', '');
  put('bound', `throw new Error('Cannot find native binding. Remove package-lock.json and try.');`);
  put('gone', `require('./part.linux-x64.node')`);
  put('killed', `process.kill(process.pid, 'SIGBUS'); while (true);`);
  assert.equal(await whyNotLoaded('fine', importer), null);
  assert.equal(await whyNotLoaded('bound', importer), 'Cannot find native binding');
  assert.match((await whyNotLoaded('gone', importer))!, /'\.\/part\.linux-x64\.node'$/);
  assert.equal(await whyNotLoaded('killed', importer), 'ended with SIGBUS');
});
