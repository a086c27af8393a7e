import type { Transporter } from 'nodemailer';
import { AppError } from '#server/core/app-error.ts';
import { composeMessage } from './message.ts';
import type { MailTransport } from './port.ts';

const CONNECT_MS = 15_000;
const ANSWER_MS = 60_000;

interface Options {
  url: string;
  from: string;
}

/** SMTP transport. Keeps one connection open while there is something to send. */
export function createSmtp({ url, from }: Options): MailTransport {
  let transport: Promise<Transporter> | null = null;
  const open = () => (transport ??= connect(url));
  return {
    async deliver(message, id) {
      try {
        await (await open()).sendMail(composeMessage(message, from, id));
      } catch (cause) {
        throw new AppError(isForGood(cause) ? 'mail_refused' : 'mail_unavailable', { cause });
      }
    },
    close: async () => (await transport)?.close(),
  };
}

/** Connects and authenticates without sending. Throws on failure. */
export async function checkSmtp(url: string): Promise<void> {
  const transport = await connect(url);
  try {
    await transport.verify();
  } finally {
    transport.close();
  }
}

async function connect(url: string): Promise<Transporter> {
  const { createTransport } = await import('nodemailer');
  return createTransport(
    {
      url,
      pool: true,
      maxConnections: 2,
      connectionTimeout: CONNECT_MS,
      greetingTimeout: CONNECT_MS,
      socketTimeout: ANSWER_MS,
      disableFileAccess: true,
      disableUrlAccess: true,
    },
    { disableFileAccess: true, disableUrlAccess: true },
  );
}

/** Only rejections of this message are permanent. A wrong password or full disk is the operator's to fix. */
function isForGood(error: unknown): boolean {
  const { responseCode, code } = error as { responseCode?: number; code?: string };
  if (code === 'EAUTH' || responseCode === undefined) return false;
  return responseCode >= 500 && responseCode < 600 && (code === 'EENVELOPE' || code === 'EMESSAGE');
}
