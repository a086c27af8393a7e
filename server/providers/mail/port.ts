/** One message, whole. Addresses are addresses only: a name or a second recipient can never hide in one. */
export interface MailMessage {
  to: string;
  replyTo?: string;
  subject: string;
  text: string;
  html: string;
}

/**
 * Hands messages to the outside. Throws `mail_unavailable` where it may work later, and `mail_refused` where this
 * message never will.
 */
export interface MailTransport {
  /** `id` names the message, so that one sent twice can be told from two. */
  deliver(message: MailMessage, id: string): Promise<void>;
  close(): Promise<void>;
}

export interface StoredMail extends MailMessage {
  id: string;
  at: string;
}

/** What was written instead of sent, newest first. Only where no mail server is named. */
export interface Mailbox {
  list(): Promise<StoredMail[]>;
  find(id: string): Promise<StoredMail | null>;
}

export interface SelectedMail {
  transport: MailTransport;
  mailbox: Mailbox | null;
}
