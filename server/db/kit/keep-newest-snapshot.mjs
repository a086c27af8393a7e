import { readdirSync, rmSync } from 'node:fs';

// The generator reads only the newest snapshot: thousands of lines each, the older ones would say what git says already.
const folder = new URL('../migrations/meta/', import.meta.url);
const snapshots = readdirSync(folder).filter((name) => name.endsWith('_snapshot.json'));
for (const older of snapshots.toSorted().slice(0, -1)) rmSync(new URL(older, folder));
