import { PRODUCT } from '#contract/product.ts';
import { ADDRESS } from './addresses.ts';
import type { PageDefinition } from './page.ts';
import { BusyTexts } from './parts/busy-texts.tsx';

export const TEST_BILLING: PageDefinition = {
  path: '/test_billing',
  title: `TEST billing · ${PRODUCT.name}`,
  description: 'A stand-in for the payment provider. No real money.',
  index: false,
  entries: ['test-billing'],
  sheet: 'form',
  Body: TestBilling,
};

const WAYS = [
  { value: 'none', label: 'No card', hint: 'Enough for a trial' },
  { value: 'good', label: 'A card that works', hint: '4242 …' },
  { value: 'failing', label: 'A card that fails', hint: 'Declined when charged' },
  { value: 'slow', label: 'A bank debit', hint: 'Arrives in two days' },
  { value: 'slow_failing', label: 'A bank debit that bounces', hint: 'In two days' },
] as const;

/** One page for checkout, portal and invoice. Its script shows the one in the URL. */
function TestBilling() {
  return (
    <div className="wrap till">
      <p className="till-strip" role="note">
        <strong>TEST</strong> This stands in for the payment provider. No card is charged and no
        money moves.
      </p>
      <p className="till-state" role="status">
        Loading…
      </p>
      <Checkout />
      <Portal />
      <Invoice />
    </div>
  );
}

function Checkout() {
  return (
    <form className="till-part till-checkout" data-part="checkout" hidden>
      <div className="sheet till-order">
        <h1 className="headline">TEST checkout</h1>
        <dl className="till-lines">
          <div>
            <dt data-fill="plan" />
            <dd data-fill="price" />
          </div>
          <div data-row="discount">
            <dt>Coupon</dt>
            <dd data-fill="discount" />
          </div>
          <div data-row="trial">
            <dt data-fill="trial" />
            <dd>$0</dd>
          </div>
          <div className="till-sum">
            <dt>Due now</dt>
            <dd data-fill="due" />
          </div>
        </dl>
        <a className="link" data-fill="cancel" href={ADDRESS.home}>
          Go back without paying
        </a>
      </div>
      <div className="sheet till-pay">
        <div className="field">
          <label className="field-label" htmlFor="till-email">
            Email
          </label>
          <input
            className="input"
            id="till-email"
            name="email"
            type="email"
            required
            autoComplete="email"
            maxLength={254}
          />
        </div>
        <fieldset className="till-ways">
          <legend className="field-label">Pay with</legend>
          {WAYS.map(({ value, label, hint }) => (
            <label key={value} className="till-way">
              <input type="radio" name="way" value={value} required />
              <span>{label}</span>
              <small>{hint}</small>
            </label>
          ))}
        </fieldset>
        <label className="till-terms">
          <input type="checkbox" name="terms" required />
          <span>
            I agree to the{' '}
            <a className="link" href={ADDRESS.legal} target="_blank" rel="noopener">
              terms of use
            </a>
          </span>
        </label>
        <button className="button go" type="submit">
          <BusyTexts idle="Pay in test money" busy="Paying…" />
        </button>
        <p className="field-error" role="alert" hidden />
      </div>
    </form>
  );
}

function Portal() {
  return (
    <div className="till-part till-portal" data-part="portal" hidden>
      <section className="sheet">
        <h1 className="headline">TEST portal</h1>
        <p className="lede" data-fill="who" />
        <ul className="till-list" data-fill="subscriptions" aria-label="Subscriptions" />
        <div className="till-question" data-asks="cancel" hidden>
          <h2 data-fill="cancel-question">Cancel?</h2>
          <p data-fill="cancel-terms" />
          <div className="till-actions">
            <button className="button go" type="button" data-act="cancel">
              Yes, cancel my plan
            </button>
            <button className="button" type="button" data-keep="">
              Keep my plan
            </button>
          </div>
        </div>
        <div className="till-question" data-asks="switch" hidden>
          <h2 data-fill="switch-question">Switch?</h2>
          <p data-fill="switch-terms" />
          <div className="till-actions">
            <button className="button go" type="button" data-act="switch">
              Yes, switch
            </button>
            <button className="button" type="button" data-keep="">
              Keep my current plan
            </button>
          </div>
        </div>
        <p className="till-done" role="status" data-fill="done" hidden />
        <div className="till-actions till-offers">
          <button className="button go" type="button" data-act="retry">
            Pay the open invoice
          </button>
          <button className="button go" type="button" data-act="renew">
            Resume the plan
          </button>
          <button className="button" type="button" data-ask="switch">
            Switch
          </button>
          <button className="button" type="button" data-ask="cancel">
            Cancel plan
          </button>
        </div>
        <p className="field-error" role="alert" hidden />
        <a className="link" data-fill="return" href={ADDRESS.app}>
          Back to {PRODUCT.name}
        </a>
      </section>
      <section className="sheet">
        <h2 id="till-card">Card</h2>
        <p data-fill="card" />
        <div className="till-actions">
          <button className="button small" type="button" data-act="card" data-value="good">
            A card that works
          </button>
          <button className="button small" type="button" data-act="card" data-value="failing">
            A card that fails
          </button>
          <button className="button small" type="button" data-act="card" data-value="none">
            No card
          </button>
        </div>
        <h2>Time</h2>
        <p>
          The simulated time is <time data-fill="now" />. Skip ahead to end trials, renew plans and
          fail payments for everyone on test billing.
        </p>
        <div className="till-actions">
          <button className="button small" type="button" data-act="advance" data-value="1">
            Skip 1 day
          </button>
          <button className="button small" type="button" data-act="advance" data-value="7">
            Skip 7 days
          </button>
          <button className="button small" type="button" data-act="advance" data-value="31">
            Skip 31 days
          </button>
        </div>
        <h2>Invoices</h2>
        <ul className="till-list" data-fill="invoices" aria-label="Invoices" />
      </section>
    </div>
  );
}

function Invoice() {
  return (
    <section className="sheet till-part" data-part="invoice" hidden>
      <h1 className="headline">
        TEST invoice <span data-fill="number" />
      </h1>
      <dl className="till-lines">
        <div>
          <dt>For</dt>
          <dd data-fill="for" />
        </div>
        <div>
          <dt>Billed to</dt>
          <dd data-fill="who" />
        </div>
        <div>
          <dt>Date</dt>
          <dd data-fill="date" />
        </div>
        <div className="till-sum">
          <dt data-fill="status" />
          <dd data-fill="amount" />
        </div>
      </dl>
      <p className="till-done" role="status" hidden>
        Paid. Your plan continues, and we’ll use this card from now on.
      </p>
      <div className="till-actions" data-payable="" hidden>
        <button className="button go" type="button" data-settle="good">
          Pay with a card that works
        </button>
        <button className="button" type="button" data-settle="failing">
          Pay with a card that fails
        </button>
      </div>
      <p className="field-error" role="alert" hidden />
      <a className="link" data-fill="return" href={ADDRESS.app}>
        Back to {PRODUCT.name}
      </a>
    </section>
  );
}
