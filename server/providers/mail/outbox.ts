import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { composeMessage } from './message.ts';
import type { Mailbox, MailTransport, StoredMail } from './port.ts';

const NAME = /^[\w-]+$/;

/**
 * Used without a mail server: writes each message as an .eml file and as JSON for the mailbox page, readable only by their owner.
 */
export function createOutbox({ folder, from }: { folder: string; from: string }): MailTransport & {
  mailbox: Mailbox;
} {
  async function write(name: string, content: string | Buffer): Promise<void> {
    const draft = join(folder, `.${name}`);
    await writeFile(draft, content, { mode: 0o600 });
    await rename(draft, join(folder, name));
  }

  const mailbox: Mailbox = {
    async list() {
      const names = await readdir(folder).catch(() => []);
      const ids = names.filter((name) => name.endsWith('.json') && !name.startsWith('.'));
      const newest = ids.toSorted().toReversed().slice(0, 100);
      return Promise.all(newest.map((name) => read(join(folder, name))));
    },
    async find(id) {
      if (!NAME.test(id)) return null;
      return read(join(folder, `${id}.json`)).catch(() => null);
    },
  };

  return {
    mailbox,
    async deliver(message, id) {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const { createTransport } = await import('nodemailer');
      const transport = createTransport({ streamTransport: true, buffer: true, newline: 'unix' });
      const { message: eml } = await transport.sendMail(composeMessage(message, from, id));
      await write(`${id}.eml`, eml as Buffer);
      const stored: StoredMail = { id, at: new Date().toISOString(), ...message };
      await write(`${id}.json`, JSON.stringify(stored));
    },
    close: async () => {},
  };
}

async function read(file: string): Promise<StoredMail> {
  return JSON.parse(await readFile(file, 'utf8')) as StoredMail;
}
