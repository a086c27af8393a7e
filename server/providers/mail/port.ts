/** An email. Addresses are bare, so no name or second recipient can be smuggled in. */
export interface MailMessage {
  to: string;
  replyTo?: string;
  subject: string;
  text: string;
  html: string;
}

/** Sends email. Throws `mail_unavailable` for temporary failures and `mail_refused` if this message will never be accepted. */
export interface MailTransport {
  /** `id` makes a message sent twice recognizable. */
  deliver(message: MailMessage, id: string): Promise<void>;
  close(): Promise<void>;
}

export interface StoredMail extends MailMessage {
  id: string;
  at: string;
}

/** Messages written to the outbox, newest first. Only without a mail server. */
export interface Mailbox {
  list(): Promise<StoredMail[]>;
  find(id: string): Promise<StoredMail | null>;
}

export interface SelectedMail {
  transport: MailTransport;
  mailbox: Mailbox | null;
}
