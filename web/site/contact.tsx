import { PLACEHOLDERS } from '#contract/placeholders.ts';
import { PRODUCT } from '#contract/product.ts';
import { ADDRESS } from './addresses.ts';
import type { PageDefinition } from './page.ts';
import { BusyTexts } from './parts/busy-texts.tsx';
import { Desk, EmailField, NeedsScript, Said } from './parts/desk.tsx';

export const CONTACT: PageDefinition = {
  path: '/contact',
  title: `Contact · ${PRODUCT.name}`,
  description: `Write to the people who make ${PRODUCT.name}: questions, faults, refunds, ideas. A person answers.`,
  entries: ['contact'],
  Body: Contact,
};

function Contact() {
  return (
    <Desk
      title="Contact"
      lede="Questions, faults, refunds, ideas: write to us, and a person answers."
      label="contact"
      caption="[a pen is picked up]"
      seconds={93}
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
        <Said />
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
    </Desk>
  );
}
