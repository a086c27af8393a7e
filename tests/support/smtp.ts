import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { type ParsedMail, simpleParser } from 'mailparser';
import { SMTPServer } from 'smtp-server';
import type { Lifetime } from './make-app.ts';

export interface SmtpMail {
  /** Recipients from the SMTP envelope, whatever the headers say. */
  recipients: string[];
  to: string[];
  replyTo: string | undefined;
  subject: string;
  text: string;
  html: string;
  /** All header names. */
  headers: string[];
}

/** An SMTP server that keeps all mails, parsed as a mail program would. */
export async function startSmtp(
  lifetime: Lifetime,
  port = 0,
): Promise<{ url: string; received: SmtpMail[] }> {
  const received: SmtpMail[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    closeTimeout: 100,
    onData(stream, session, done) {
      stream.once('end', () => setImmediate(done));
      void keep(simpleParser(stream), session.envelope.rcptTo);
    },
  });
  async function keep(parsing: Promise<ParsedMail>, rcptTo: { address: string }[]): Promise<void> {
    const mail = await parsing;
    const to = [mail.to ?? []].flat();
    received.push({
      recipients: rcptTo.map(({ address }) => address),
      to: to.flatMap(({ value }) => value.map(({ address }) => address ?? '')),
      replyTo: mail.replyTo?.value[0]?.address,
      subject: mail.subject ?? '',
      text: mail.text ?? '',
      html: mail.html || '',
      headers: [...mail.headers.keys()],
    });
  }
  server.listen(port, '127.0.0.1');
  await once(server.server, 'listening');
  lifetime.after(async () => {
    const closed = new Promise<void>((resolve) => server.close(() => resolve()));
    await closed;
  });
  const { port: actual } = server.server.address() as AddressInfo;
  return { url: `smtp://127.0.0.1:${actual}`, received };
}
