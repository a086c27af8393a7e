import { PRODUCT } from '#contract/product.ts';
import type { MailMessage } from '#server/providers/mail/port.ts';
import { type Letter, toHtml, toText } from './letter.ts';

/** What each kind of mail has to be told. Every value is shown as text, whatever is in it. */
interface TemplateData {
  loginLink: { url: string; minutes: number };
  activation: { url: string; hours: number };
  /** A login link was asked for where there is no account. */
  noAccount: { signupUrl: string };
  /** For an account that came to be by buying a plan. */
  welcome: { url: string; hours: number; loginUrl: string; email: string; plan: string };
  receipt: { rows: { label: string; value: string }[]; url?: string };
  /** Anything else that happens to a plan: a trial that ends, a cancellation, a refund. */
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

const NOT_YOU = 'If you did not ask for this, do nothing: without the link nobody gets in.';

const TEMPLATES: Templates = {
  loginLink: ({ url, minutes }) => ({
    subject: `Your login link for ${PRODUCT.name}`,
    heading: 'Your login link',
    lines: [`It signs you in once, within ${minutes} minutes. A newer link voids this one.`],
    action: { label: 'Sign in', url },
    footnotes: [NOT_YOU],
  }),
  activation: ({ url, hours }) => ({
    subject: `Activate your ${PRODUCT.name} account`,
    heading: 'One step left',
    lines: [
      `Open the link to activate your account and sign in. It works once, within ${hours} hours.`,
    ],
    action: { label: 'Activate my account', url },
    footnotes: [NOT_YOU],
  }),
  noAccount: ({ signupUrl }) => ({
    subject: `Signing in to ${PRODUCT.name}`,
    heading: 'There is no account for this address',
    lines: [
      'Somebody asked for a login link for this address, but no account uses it.',
      'Perhaps you signed up with another address. If you would like an account here, make one:',
    ],
    action: { label: 'Create an account', url: signupUrl },
    footnotes: ['If it was not you, nothing has happened and nothing needs to be done.'],
  }),
  welcome: ({ url, hours, loginUrl, email, plan }) => ({
    subject: `Welcome to ${PRODUCT.name} - Your Access Details`,
    heading: `Welcome to ${PRODUCT.name}`,
    lines: [
      `Your account is ready.${plan && ` ${plan}`}`,
      `The link below signs you in once, within ${hours} hours. After that, ask for a new one at any time on the login page; a password can be set in the settings.`,
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
    lines: ['Your payment has arrived. Keep this mail as your receipt.'],
    rows,
    ...(url && { action: { label: 'See the invoice', url } }),
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
    subject: `You are invited to a team on ${PRODUCT.name}`,
    heading: 'You are invited',
    lines: [
      `${inviter} invites you to their team on ${PRODUCT.name}. You share their plan; what you make stays your own.`,
    ],
    action: { label: 'Join the team', url },
    footnotes: ['If you do not know who that is, do nothing.'],
  }),
  passwordChanged: ({ at, loginUrl }) => ({
    subject: `Your ${PRODUCT.name} password was changed`,
    heading: 'Your password was changed',
    lines: [`It was set anew at ${at}, and every other session was ended.`],
    action: { label: 'Go to the login page', url: loginUrl },
    footnotes: [
      'If it was not you: ask for a login link, set another password in the settings, and look through your sessions.',
    ],
  }),
  contact: ({ name, email, message }) => ({
    subject: `Message from ${name}`,
    heading: 'A message from the contact form',
    lines: message.split(/\r?\n/),
    rows: [
      { label: 'Name', value: name },
      { label: 'Email', value: email },
    ],
    replyTo: email,
    footnotes: ['Answering this mail writes to the sender. The address was typed, not checked.'],
  }),
  podcastReady: ({ title, url }) => ({
    subject: `Your podcast is ready: ${title}`,
    heading: 'Your podcast is ready',
    lines: [`"${title}" has been spoken and mixed.`],
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

/** A subject is one line of a header; a line break in a name must not start another header. */
function oneLine(text: string): string {
  const flat = text.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim();
  return flat.length > 150 ? `${flat.slice(0, 149)}…` : flat;
}
