import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Config } from '#server/core/config.ts';
import { OperatorError } from '#server/core/fatal.ts';
import { BILLING_USAGE, BILLING_VERBS } from './billing-verbs.ts';
import { command, connect } from './operator.ts';

const USAGE = `npm run admin -- <command>

  backup [file]     back up the database to a file, and uploads and audio to a folder next to it
  restore <file>    restore a backup; your current data is kept next to it. With DATABASE_URL, the database must be empty
  move <url>        copy the embedded database to an empty PostgreSQL database, and compare the two
  doctor            check this installation: what's missing and how to get it
  link              print a link that signs the owner in once
  rotate-keys       encrypt stored keys with the first key in ENCRYPTION_KEYS, so you can remove the others
  take-down <link>  stop serving this video's transcript, and delete the stored copies
  failed            list the jobs we've stopped retrying
  retry [id …]      retry all failed jobs, or only these

${BILLING_USAGE}`;

const VERBS = [
  'backup',
  'link',
  'rotate-keys',
  'take-down',
  'failed',
  'retry',
  ...Object.keys(BILLING_VERBS),
];

await command(async (config, [verb, ...args]) => {
  if (verb === 'help' || verb === '--help') {
    console.log(USAGE);
    return;
  }
  if (verb === 'restore' && args[0]) {
    const { restore } = await import('./restore.ts');
    await restore(config, args[0], (line) => console.log(line));
    return;
  }
  if (verb === 'move') {
    if (!args[0])
      throw new OperatorError(`Add the address of the PostgreSQL database.\n\n${USAGE}`);
    assertDatabaseThere(config);
    const { moveDatabase } = await import('./move-database.ts');
    await moveDatabase(config, args[0], (line) => console.log(line));
    return;
  }
  if (!VERBS.includes(verb ?? '')) {
    throw new OperatorError(verb ? `There’s no command "${verb}".\n\n${USAGE}` : USAGE);
  }
  const billing = BILLING_VERBS[verb!];
  const [email, ...rest] = args;
  if (billing && !email) throw new OperatorError(`Add the account’s email address.\n\n${USAGE}`);
  assertDatabaseThere(config);
  const { operations, publicUrl, close } = await connect(config);
  try {
    if (billing) console.log(await billing(operations, email!, rest));
    else if (verb === 'backup') {
      const { database, files } = await operations.backUp(args[0] ? resolve(args[0]) : null);
      console.log(`Backup written to ${database}`);
      if (files) console.log(`Uploads and audio copied to ${files}`);
      if (config.data.storageUrl)
        console.log('Uploads and audio are in your storage service. Back them up there.');
      console.log(
        'Keep the backup together with your encryption keys (ENCRYPTION_KEYS, or the encryption-keys file).',
      );
    } else if (verb === 'link') {
      console.log(`${publicUrl}${await operations.createLoginPath()}`);
      console.log('This link works once and expires in a day. The server has to be running.');
    } else if (verb === 'rotate-keys') {
      console.log(`Re-encrypted: ${await operations.rotateKeys()}`);
    } else if (verb === 'take-down') {
      if (!args[0]) throw new OperatorError(`Add the video’s link.\n\n${USAGE}`);
      console.log(`Stored transcripts deleted: ${await operations.takeDown(args[0])}`);
    } else if (verb === 'retry') {
      console.log(`Retrying: ${await operations.retryFailed(args)}`);
    } else {
      const failed = await operations.listFailed();
      for (const job of failed) console.log(JSON.stringify(job));
      console.log(`Failed: ${failed.length}`);
    }
  } finally {
    await close();
  }
});

/** Otherwise an empty database would be created and backed up successfully, while the real one is elsewhere. */
function assertDatabaseThere({ data }: Config): void {
  if (data.databaseUrl || existsSync(join(data.dir, 'db'))) return;
  throw new OperatorError(
    `There’s no database in ${data.dir}. Nothing was done.\nSet DATA_DIR to the server’s data folder, or start the server once.`,
  );
}
