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
  description: `Write to the people who make ${PRODUCT.name}: questions, faults, refunds, ideas. A person answers.`,
  picture: '/og/contact.png',
  entries: ['contact'],
  sheet: 'form',
  Body: Contact,
};

const HELPS = [
  {
    about: 'A fault',
    text: 'What you did, what you saw, and the time it happened. A number beside an error helps most.',
  },
  {
    about: 'A video that cannot be read',
    text: 'Its link. Whether it is public, and whether it has captions.',
  },
  {
    about: 'A payment or a refund',
    text: `The address you paid with. Never a card number. Within ${MONEY_BACK_DAYS} days of your first payment you get your money back.`,
  },
  {
    about: 'Your data',
    text: 'The settings of your account let you take everything along, or delete it, at once and without us.',
  },
] as const;

function Help() {
  return (
    <section className="desk-help" aria-labelledby="help-title">
      <h2 className="card-title" id="help-title">
        What lets us answer the first time
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
      lede="Questions, faults, refunds, ideas: write to us, and a person answers."
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
        Or by mail:{' '}
        <a className="link" href={`mailto:${PLACEHOLDERS.support}`}>
          {PLACEHOLDERS.support}
        </a>
      </p>
    </FormPage>
  );
}
