import { readdirSync, rmSync } from 'node:fs';

// drizzle-kit only reads the newest snapshot. Older ones are thousands of lines that git keeps anyway.
const folder = new URL('../migrations/meta/', import.meta.url);
const snapshots = readdirSync(folder).filter((name) => name.endsWith('_snapshot.json'));
for (const older of snapshots.toSorted().slice(0, -1)) rmSync(new URL(older, folder));
