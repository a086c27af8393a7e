import type { Config } from '#server/core/config.ts';
import { connect, type Connection } from './operator.ts';
import { createTerminalClient, type TerminalClient } from './terminal-client.ts';

export interface SignedIn {
  client: TerminalClient;
  connection: Connection;
  /** What to print if the user presses Ctrl-C. */
  onInterrupt(words: () => string): void;
}

/** Signs in as the owner of the data folder for as long as the command works. */
export async function withClient(
  config: Config,
  work: (signedIn: SignedIn) => Promise<void>,
): Promise<void> {
  const connection = await connect(config);
  try {
    const token = await connection.operations.createTerminalToken();
    const client = createTerminalClient(await connection.getUrl(), token);
    // The session would expire by itself, so a server that has gone away doesn't fail a command that is done.
    const signOut = () => client.signOut().catch(() => {});
    let lastWords = () => '';
    // Prints first, as the process exits only after cleanup.
    const interrupt = () => {
      process.stderr.write(`\n${lastWords()}`);
      void signOut()
        .then(connection.close)
        .finally(() => process.exit(130));
    };
    process.once('SIGINT', interrupt);
    const onInterrupt = (words: () => string) => {
      lastWords = words;
    };
    try {
      await work({ client, connection, onInterrupt });
    } finally {
      await signOut();
      process.off('SIGINT', interrupt);
    }
  } finally {
    await connection.close();
  }
}
