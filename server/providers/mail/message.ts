import type { SendMailOptions } from 'nodemailer';
import type { MailMessage } from './port.ts';

/** Parses `Name <someone@example.org>` or a bare address. */
function parseMailbox(text: string): { name: string; address: string } {
  const [, name = '', address = text] = /^([^<]*)<([^>]+)>$/.exec(text) ?? [];
  return { name: name.trim(), address: address.trim() };
}

/** Addresses are passed as objects, because a comma in a string would add a second recipient. */
export function composeMessage(message: MailMessage, from: string, id: string): SendMailOptions {
  const sender = parseMailbox(from);
  return {
    from: sender,
    to: { name: '', address: message.to },
    ...(message.replyTo && { replyTo: { name: '', address: message.replyTo } }),
    subject: message.subject,
    text: message.text,
    html: message.html,
    // The same for every attempt, so mail clients show duplicates once.
    messageId: `<${id}@${sender.address.split('@')[1]}>`,
    headers: { 'Auto-Submitted': 'auto-generated' },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
