import { openProgramDatabase } from '#server/compose.ts';
import type { Config } from '#server/core/config.ts';
import { OperatorError } from '#server/core/fatal.ts';
import { createLog } from '#server/core/log.ts';
import { assertNoTables, copyTables } from '#server/db/copy-tables.ts';
import { findControl } from '#server/modules/operations/control-socket.ts';

/** Moves everything from the embedded database into an empty PostgreSQL database. The embedded one stays unchanged. */
export async function moveDatabase(
  config: Config,
  url: string,
  print: (line: string) => void,
): Promise<void> {
  await fillPostgres(config, url, print);
  print('Start the server with this DATABASE_URL, and with the same DATA_DIR or STORAGE_URL and');
  print('ENCRYPTION_KEYS. Your files, keys and embedded database stay where they are.');
}

export async function fillPostgres(
  config: Config,
  url: string,
  print: (line: string) => void,
): Promise<void> {
  if (config.data.databaseUrl) {
    throw new OperatorError(
      'DATABASE_URL is set, so there’s no embedded database to move. Nothing was done.\nUnset DATABASE_URL, set DATA_DIR to the server’s data folder, and run this again.',
    );
  }
  // Not printed, because it contains a password.
  if (!/^postgres(ql)?:\/\//.test(url) || !URL.canParse(url)) {
    throw new OperatorError(
      'That isn’t the address of a PostgreSQL database. Nothing was done.\nIt has to look like postgres://user:password@host:5432/name, with any special characters in the password percent-encoded.',
    );
  }
  if (await findControl(config.data.dir)) {
    throw new OperatorError(
      'The server is running. Nothing was done.\nStop it first. Otherwise, anything it writes during the move would stay behind.',
    );
  }
  const log = createLog({ level: 'silent' });
  await assertNoTables(url, config.data.databaseWaitSeconds);
  const source = await openProgramDatabase({ config, log });
  try {
    const target = { data: { ...config.data, databaseUrl: url } };
    // Creates the tables.
    await (await openProgramDatabase({ config: target, log })).close();
    const tables = await copyTables(source, url);
    for (const { name, rows, checksum } of tables) {
      if (rows > 0) print(`${String(rows).padStart(10)}  ${name.padEnd(32)}  ${checksum}`);
    }
    const rows = tables.reduce((sum, table) => sum + table.rows, 0);
    print(`Moved ${rows} rows in ${tables.length} tables. The counts and checksums match.`);
  } finally {
    await source.close();
  }
}
