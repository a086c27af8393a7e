import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Config } from '#server/core/config.ts';
import { OperatorError } from '#server/core/fatal.ts';
import { restoreBackup } from '#server/db/embedded/restore.ts';
import { BILLING_USAGE, BILLING_VERBS } from './billing-verbs.ts';
import { moveDatabase } from './move-database.ts';
import { command, connect } from './operator.ts';

const USAGE = `npm run admin -- <verb>

  backup [file]     write everything in the embedded database to one file
  restore <file>    put such a file in the place of the database; the old one is kept beside it
  move <url>        copy the embedded database into an empty PostgreSQL database, and compare both
  doctor            list each part of this installation, what is missing and how to get it
  link              print a link that signs the owner in once
  rotate-keys       seal stored keys with the first of ENCRYPTION_KEYS, so that older ones can go
  take-down <link>  give out no words of this video any more, and empty the stored ones
  failed            list the jobs that nobody tries any more
  retry [id …]      put them, or only these, back in their queues

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
    const { movedTo } = await restoreBackup(config.data, args[0]);
    console.log(`restored ${args[0]}${movedTo ? `; what was there before is in ${movedTo}` : ''}`);
    return;
  }
  if (verb === 'move') {
    if (!args[0]) throw new OperatorError(`Where to? Name a PostgreSQL address.\n\n${USAGE}`);
    assertDatabaseThere(config);
    await moveDatabase(config, args[0], (line) => console.log(line));
    return;
  }
  if (!VERBS.includes(verb ?? '')) {
    throw new OperatorError(verb ? `There is no verb "${verb}".\n\n${USAGE}` : USAGE);
  }
  const billing = BILLING_VERBS[verb!];
  const [email, ...rest] = args;
  if (billing && !email) throw new OperatorError(`Whose? Name an email address.\n\n${USAGE}`);
  assertDatabaseThere(config);
  const { operations, publicUrl, close } = await connect(config);
  try {
    if (billing) console.log(await billing(operations, email!, rest));
    else if (verb === 'backup') {
      console.log(`written to ${await operations.backUp(args[0] ? resolve(args[0]) : null)}`);
      console.log('Keep it together with the file encryption-keys of the data folder.');
    } else if (verb === 'link') {
      console.log(`${publicUrl}${await operations.createLoginPath()}`);
      console.log('It works once, within a day, while the server is running.');
    } else if (verb === 'rotate-keys') {
      console.log(`${await operations.rotateKeys()} sealed anew`);
    } else if (verb === 'take-down') {
      if (!args[0]) throw new OperatorError(`Which video? Name its link.\n\n${USAGE}`);
      console.log(`${await operations.takeDown(args[0])} stored transcripts emptied`);
    } else if (verb === 'retry') {
      console.log(`${await operations.retryFailed(args)} put back`);
    } else {
      const failed = await operations.listFailed();
      for (const job of failed) console.log(JSON.stringify(job));
      console.log(`${failed.length} failed`);
    }
  } finally {
    await close();
  }
});

/** An empty one made here would be backed up with success, while the real one lies elsewhere. */
function assertDatabaseThere({ data }: Config): void {
  if (data.databaseUrl || existsSync(join(data.dir, 'db'))) return;
  throw new OperatorError(
    `There is no database in ${data.dir}. Nothing was done.\nSet DATA_DIR as the server has it, or start the server once.`,
  );
}
