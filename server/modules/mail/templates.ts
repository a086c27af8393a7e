import { PRODUCT } from '#contract/product.ts';
import type { MailMessage } from '#server/providers/mail/port.ts';
import { type Letter, toHtml, toText } from './letter.ts';

/** Data of each kind of mail. Every value is shown as plain text. */
interface TemplateData {
  loginLink: { url: string; minutes: number };
  activation: { url: string; hours: number };
  /** A login link was requested for an address without an account. */
  noAccount: { signupUrl: string };
  /** For an account created by a purchase. */
  welcome: { url: string; hours: number; loginUrl: string; email: string; plan: string };
  receipt: { rows: { label: string; value: string }[]; url?: string };
  /** Other changes to a plan: the end of a trial, a cancellation, a refund. */
  plan: { subject: string; lines: string[]; action?: { label: string; url: string } };
  teamInvitation: { inviter: string; url: string };
  passwordChanged: { at: string; loginUrl: string };
  contact: { name: string; email: string; message: string };
  podcastReady: { title: string; url: string };
}
type TemplateName = keyof TemplateData;

export type Mail = {
  [Name in TemplateName]: { to: string; template: Name; data: TemplateData[Name] };
}[TemplateName];

type Templates = { [Name in TemplateName]: (data: TemplateData[Name]) => Letter };

const NOT_YOU =
  'Didn’t ask for this? You can ignore this email. Nothing happens unless someone opens the link.';

const TEMPLATES: Templates = {
  loginLink: ({ url, minutes }) => ({
    subject: `Your login link for ${PRODUCT.name}`,
    heading: 'Your login link',
    lines: [
      `Click to sign in. The link works once and expires in ${minutes} minutes. If you ask for a new link, this one stops working.`,
    ],
    action: { label: 'Sign in', url },
    footnotes: [NOT_YOU],
  }),
  activation: ({ url, hours }) => ({
    subject: `Activate your ${PRODUCT.name} account`,
    heading: 'One last step',
    lines: [
      `Activate your account and you’re in. The link works once and expires in ${hours} hours.`,
    ],
    action: { label: 'Activate my account', url },
    footnotes: [NOT_YOU],
  }),
  noAccount: ({ signupUrl }) => ({
    subject: `Signing in to ${PRODUCT.name}`,
    heading: 'We couldn’t find your account',
    lines: [
      'Someone asked for a login link for this email address, but there’s no account for it.',
      'You may have signed up with a different address. If not, you can create an account with this one.',
    ],
    action: { label: 'Create an account', url: signupUrl },
    footnotes: ['Wasn’t you? You can ignore this email.'],
  }),
  welcome: ({ url, hours, loginUrl, email, plan }) => ({
    subject: `Welcome to ${PRODUCT.name} - Your Access Details`,
    heading: `Welcome to ${PRODUCT.name}`,
    lines: [
      ['Your account is ready.', ...(plan ? [plan] : [])].join(' '),
      `The link below signs you in. It works once and expires in ${hours} hours. You can get a new one on the login page anytime, or set a password in Settings.`,
    ],
    rows: [
      { label: 'Login page', value: loginUrl },
      { label: 'Your login', value: email },
    ],
    action: { label: 'Open my account', url },
    footnotes: [],
  }),
  receipt: ({ rows, url }) => ({
    subject: `Your receipt from ${PRODUCT.name}`,
    heading: 'Thank you',
    lines: ['We’ve received your payment. This email is your receipt.'],
    rows,
    ...(url && { action: { label: 'View invoice', url } }),
    footnotes: [],
  }),
  plan: ({ subject, lines, action }) => ({
    subject,
    heading: subject,
    lines,
    ...(action && { action }),
    footnotes: [],
  }),
  teamInvitation: ({ inviter, url }) => ({
    subject: `You’re invited to a team on ${PRODUCT.name}`,
    heading: 'You’re invited',
    lines: [
      `${inviter} invited you to their team on ${PRODUCT.name}. You’ll share their plan, and what you make stays yours.`,
    ],
    action: { label: 'Join the team', url },
    footnotes: ['Don’t know them? You can ignore this email.'],
  }),
  passwordChanged: ({ at, loginUrl }) => ({
    subject: `Your ${PRODUCT.name} password was changed`,
    heading: 'Your password was changed',
    lines: [`Your password was changed at ${at}. We signed you out everywhere else.`],
    action: { label: 'Go to the login page', url: loginUrl },
    footnotes: [
      'Wasn’t you? Sign in with a login link, set a new password in Settings, and check your active sessions.',
    ],
  }),
  contact: ({ name, email, message }) => ({
    subject: `Message from ${name}`,
    heading: 'New contact form message',
    lines: message.split(/\r?\n/),
    rows: [
      { label: 'Name', value: name },
      { label: 'Email', value: email },
    ],
    replyTo: email,
    footnotes: ['To answer, reply to this email. We haven’t verified the sender’s address.'],
  }),
  podcastReady: ({ title, url }) => ({
    subject: `Your podcast is ready: ${title}`,
    heading: 'Your podcast is ready',
    lines: [`“${title}” is recorded and mixed.`],
    action: { label: 'Listen', url },
    footnotes: [],
  }),
};

export function renderTemplate({ to, template, data }: Mail): MailMessage {
  const letter = (TEMPLATES[template] as (data: unknown) => Letter)(data);
  return {
    to,
    ...(letter.replyTo && { replyTo: letter.replyTo }),
    subject: oneLine(letter.subject),
    text: toText(letter),
    html: toHtml(letter),
  };
}

/** A subject is a header line; a line break in a name mustn't start another header. */
function oneLine(text: string): string {
  const flat = text.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim();
  return flat.length > 150 ? `${flat.slice(0, 149)}…` : flat;
}
