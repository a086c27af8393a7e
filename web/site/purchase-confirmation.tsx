import { PRODUCT } from '#contract/product.ts';
import { ADDRESS } from './addresses.ts';
import type { PageDefinition } from './page.ts';

export const PURCHASE_CONFIRMATION: PageDefinition = {
  path: '/purchase_confirmation',
  title: `Your account is activated · ${PRODUCT.name}`,
  description: 'Thank you. Your account is activated.',
  index: false,
  entries: ['confirmation'],
  sheet: 'form',
  Body: PurchaseConfirmation,
};

function PurchaseConfirmation() {
  return (
    <div className="wrap thanks">
      <h1 className="display thanks-title">
        Thank you. <span className="caption line">Your account is activated.</span>
      </h1>
      <p className="thanks-news" role="status" />
      <div className="thanks-cards">
        <section className="card" data-for="new">
          <h2 className="card-title">New here?</h2>
          <p className="card-text">
            We emailed your login credentials to the address you used at checkout. Look for the
            subject line <strong>“Welcome to {PRODUCT.name} - Your Access Details”</strong>, and
            check your spam folder. The link inside signs you in. You can set a password in
            Settings.
          </p>
          <a className="button" href={ADDRESS.login}>
            Go to login
          </a>
        </section>
        <section className="card" data-for="existing">
          <h2 className="card-title">Already have an account?</h2>
          <p className="card-text">
            <span data-when="paid">Your account was upgraded. </span>Everything you made is where
            you left it.
          </p>
          <a className="button go" href={ADDRESS.app}>
            Open the app
          </a>
        </section>
      </div>
      <p className="note" data-when="paid">
        Your plan can take a minute to show up. We’ll email you a receipt for anything you paid.
      </p>
      <form className="consent" hidden>
        <p>
          Can we tell Google, our advertising partner, that an ad led to a purchase? Google gets the
          purchase number, your IP address and any Google cookies in this browser. It doesn’t get
          your name or email.
        </p>
        <button className="button small" type="submit" value="yes">
          Yes, that’s fine
        </button>
        <button className="button small quiet" type="submit" value="no">
          No
        </button>
      </form>
    </div>
  );
}
