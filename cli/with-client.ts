import type { Config } from '#server/core/config.ts';
import { connect, type Connection } from './operator.ts';
import { createTerminalClient, type TerminalClient } from './terminal-client.ts';

export interface SignedIn {
  client: TerminalClient;
  connection: Connection;
  /** Signs out and disconnects. For a command that is interrupted; one that ends does so by itself. */
  end(): Promise<void>;
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
    const end = () => signOut().then(connection.close);
    try {
      await work({ client, connection, end });
    } finally {
      await signOut();
    }
  } finally {
    await connection.close();
  }
}
