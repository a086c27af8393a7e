import { MONEY_BACK_DAYS } from '#contract/catalog/plans.ts';
import { PLACEHOLDERS } from '#contract/placeholders.ts';
import { PRODUCT } from '#contract/product.ts';
import { ADDRESS } from './addresses.ts';
import type { PageDefinition } from './page.ts';
import { BusyTexts } from './parts/busy-texts.tsx';
import { FormPage, EmailField, NeedsScript, SaidNote } from './parts/desk.tsx';

export const CONTACT: PageDefinition = {
  path: '/contact',
  title: `Contact · ${PRODUCT.name}`,
  description: `Questions, problems, refunds or ideas? Write to the people who make ${PRODUCT.name}. A real person replies.`,
  picture: '/og/contact.png',
  entries: ['contact'],
  sheet: 'form',
  Body: Contact,
};

const HELPS = [
  {
    about: 'Something broke',
    text: 'What you did, what you saw and when. If you saw an error code, include it.',
  },
  {
    about: 'A video won’t load',
    text: 'The link, and whether it’s public and has captions.',
  },
  {
    about: 'Payments and refunds',
    text: `The email you paid with, never a card number. You can get a refund within ${MONEY_BACK_DAYS} days of your first payment.`,
  },
  {
    about: 'Your data',
    text: 'You can export or delete everything yourself in Settings.',
  },
] as const;

function Help() {
  return (
    <section className="desk-help" aria-labelledby="help-title">
      <h2 className="card-title" id="help-title">
        How to get a quick answer
      </h2>
      <dl>
        {HELPS.map(({ about, text }) => (
          <div key={about}>
            <dt>{about}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function Contact() {
  return (
    <FormPage
      title="Contact"
      lede="Questions, problems, refunds or ideas? A real person replies."
      beside={<Help />}
    >
      <form className="sheet desk-form" method="post" action={ADDRESS.contact} data-form="contact">
        <div className="field">
          <label className="field-label" htmlFor="name">
            Name
          </label>
          <input
            className="input"
            id="name"
            name="name"
            type="text"
            required
            maxLength={200}
            autoComplete="name"
          />
        </div>
        <EmailField id="email" autoComplete="email" />
        <div className="field">
          <label className="field-label" htmlFor="message">
            Message
          </label>
          <textarea
            className="input"
            id="message"
            name="message"
            rows={6}
            required
            maxLength={10_000}
          />
        </div>
        <SaidNote />
        <button className="button go" type="submit" disabled>
          <BusyTexts idle="Send message" busy="Sending..." />
        </button>
        <NeedsScript what="This form" />
      </form>
      <p className="note">
        Or email us:{' '}
        <a className="link" href={`mailto:${PLACEHOLDERS.support}`}>
          {PLACEHOLDERS.support}
        </a>
      </p>
    </FormPage>
  );
}
