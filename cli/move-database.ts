import { openProgramDatabase } from '#server/compose.ts';
import type { Config } from '#server/core/config.ts';
import { OperatorError } from '#server/core/fatal.ts';
import { createLog } from '#server/core/log.ts';
import { copyTables } from '#server/db/copy-tables.ts';
import { findControl } from '#server/modules/operations/control-socket.ts';

/** Everything of the embedded database into an empty one of a PostgreSQL server. The embedded one stays as it is. */
export async function moveDatabase(
  config: Config,
  url: string,
  print: (line: string) => void,
): Promise<void> {
  if (config.data.databaseUrl) {
    throw new OperatorError(
      'DATABASE_URL is set, so there is no embedded database to move. Nothing was done.\nRun this without it, with DATA_DIR as the server has it.',
    );
  }
  if (!/^postgres(ql)?:\/\//.test(url)) {
    throw new OperatorError(
      `"${url}" is not the address of a PostgreSQL database. Nothing was done.\nIt begins with postgres://`,
    );
  }
  if (await findControl(config.data.dir)) {
    throw new OperatorError(
      'The server is running. Nothing was done.\nStop it first, so that nothing is written that would not be moved.',
    );
  }
  const log = createLog({ level: 'silent' });
  const target = { data: { ...config.data, databaseUrl: url } };
  // Makes the tables.
  await (await openProgramDatabase({ config: target, log })).close();
  const source = await openProgramDatabase({ config, log });
  try {
    const tables = await copyTables(source, url);
    for (const { name, rows, checksum } of tables) {
      if (rows > 0) print(`${String(rows).padStart(10)}  ${name.padEnd(32)}  ${checksum}`);
    }
    const rows = tables.reduce((sum, table) => sum + table.rows, 0);
    print(`${rows} rows of ${tables.length} tables moved; counts and checksums are the same.`);
    print('Start the server with this DATABASE_URL, and the same DATA_DIR or STORAGE_URL and');
    print('ENCRYPTION_KEYS: files and keys stay where they are. So does the embedded database.');
  } finally {
    await source.close();
  }
}
