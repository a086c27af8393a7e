import { n as e, o as t } from './api-client-CIS_L6yl.js';
import { c as n, i as r, l as i } from './billing-xd0iTIxq.js';
import {
  C as a,
  D as o,
  E as s,
  O as c,
  a as l,
  b as u,
  d,
  i as f,
  l as p,
  p as m,
  r as h,
  u as g,
  x as _,
  y as v,
} from './schemas-CHXxoLFs.js';
import { t as y } from './paths-Ds7KLzGz.js';
import { a as b, m as x, p as S } from './accounts-ZDJYt4uL.js';
var C = h([`none`, `good`, `failing`, `slow`, `slow_failing`]),
  w = u().check(c(1), o(100));
_([v({ checkout: w }), v({ portal: w }), v({ invoice: w })]);
var T = m({
    kind: g(`checkout`),
    status: h([`open`, `complete`, `expired`]),
    plan: i,
    subtotalCents: S,
    totalCents: S,
    trialDays: S,
    dueNowCents: S,
    email: d(u()),
    isCardRequired: l(),
    cancelUrl: d(u()),
  }),
  E = m({
    kind: g(`portal`),
    email: u(),
    now: x,
    card: h([`none`, `good`, `failing`]),
    subscriptions: f(
      m({ id: u(), plan: i, status: u(), trialEnd: d(x), periodEnd: x, cancelAt: d(x) }),
    ),
    invoices: f(r),
    returnUrl: d(u()),
  }),
  D = m({
    kind: g(`invoice`),
    invoice: r,
    email: u(),
    description: u(),
    isPayable: l(),
    returnUrl: u(),
  }),
  O = _([T, E, D]);
_([
  v({ action: g(`pay`), checkout: w, email: b, way: C, acceptsTerms: g(!0, `must be accepted`) }),
  v({ action: h([`cancel`, `renew`, `retry`]), portal: w }),
  v({ action: g(`settle`), invoice: w, card: h([`good`, `failing`]) }),
  v({ action: g(`card`), portal: w, card: h([`none`, `good`, `failing`]) }),
  v({ action: g(`switch`), portal: w, plan: h([`price_monthly`, `price_yearly`]) }),
  v({ action: g(`advance`), portal: w, days: p().check(a(1), s(400)) }),
]);
var k = m({ goTo: d(u()) }),
  A = (e) => `$${(e / 100).toFixed(e % 100 == 0 ? 0 : 2)}`,
  j = (e) => new Date(e).toLocaleDateString(`en-GB`, { dateStyle: `long` }),
  M = {
    paid: `Paid`,
    open: `Not paid yet`,
    void: `Taken back`,
    uncollectible: `Given up`,
    draft: `Draft`,
    refunded: `Refunded`,
  },
  N = (e) => n.find(({ priceId: t }) => t === e).name;
function P(e, t = document) {
  let n = t.querySelector(e);
  if (!n) throw Error(`There is no ${e}`);
  return n;
}
function F(e) {
  return P(`[data-part="${e}"]`);
}
function I(e, t, n) {
  P(`[data-fill="${t}"]`, e).textContent = n;
}
async function L(t) {
  return e(`${y.testBilling}?${new URLSearchParams(t)}`, O);
}
async function R(t) {
  let n = { method: `POST`, body: t };
  return (await e(y.testBillingAct, k, n)).goTo;
}
function z(e, t) {
  let n = P(`[role="alert"]`, e);
  ((n.hidden = t === null), (n.textContent = t));
}
function B(e, t) {
  let {
    plan: n,
    subtotalCents: r,
    totalCents: i,
    trialDays: a,
    dueNowCents: o,
    email: s,
    isCardRequired: c,
  } = t;
  if (
    (I(e, `plan`, `${N(n)} plan`),
    I(e, `price`, A(r)),
    (P(`[data-row="discount"]`, e).hidden = i === r),
    I(e, `discount`, `−${A(r - i)}`),
    (P(`[data-row="trial"]`, e).hidden = a === 0),
    I(e, `trial`, `First ${a} days`),
    I(e, `due`, A(o)),
    t.cancelUrl && (P(`[data-fill="cancel"]`, e).href = t.cancelUrl),
    s)
  ) {
    let t = P(`[name="email"]`, e);
    ((t.value = s), (t.readOnly = !0));
  }
  let l = c || o > 0,
    u = n === `price_lifetime`,
    d = (e) => (e.startsWith(`slow`) ? u && i > 0 : e !== `none` || !l);
  for (let t of e.querySelectorAll(`[name="way"]`))
    ((t.closest(`label`).hidden = !d(t.value)), (t.checked = t.value === (l ? `good` : `none`)));
  t.status !== `open` &&
    ((P(`[type="submit"]`, e).disabled = !0),
    z(e, `This checkout was paid or closed before. Nothing more is charged.`));
}
function V(e) {
  let n = F(`checkout`),
    r = P(`[type="submit"]`, n);
  n.addEventListener(`submit`, (i) => {
    i.preventDefault();
    let a = new FormData(n);
    (async () => {
      (H(r, !0), z(n, null));
      try {
        let t = P(`[name="email"]`, n).value,
          r = await R({
            action: `pay`,
            checkout: e,
            email: t,
            way: a.get(`way`),
            acceptsTerms: !0,
          });
        r && location.assign(r);
      } catch (e) {
        (z(n, t(e)), H(r, !1));
      }
    })();
  });
}
function H(e, t) {
  ((e.disabled = t), e.toggleAttribute(`data-pending`, t));
  let [n, r] = e.querySelectorAll(`.button-texts > span`);
  (n?.toggleAttribute(`data-off`, t), r?.toggleAttribute(`data-off`, !t));
}
function U(e, t) {
  let { number: n, totalCents: r, createdAt: i } = t.invoice;
  (I(e, `number`, n ?? ``),
    I(e, `for`, `${t.description} plan`),
    I(e, `who`, t.email),
    I(e, `amount`, A(r)),
    I(e, `date`, j(i)),
    I(e, `status`, M[t.invoice.status] ?? t.invoice.status),
    (P(`[data-payable]`, e).hidden = !t.isPayable),
    (P(`[data-fill="return"]`, e).href = t.returnUrl));
}
function W(e) {
  let n = F(`invoice`);
  n.addEventListener(`click`, (r) => {
    let i = r.target.closest(`[data-settle]`);
    i &&
      (async () => {
        ((i.disabled = !0), z(n, null));
        try {
          let t = i.dataset.settle;
          await R({ action: `settle`, invoice: e, card: t });
          let r = await L({ invoice: e });
          (r.kind === `invoice` && U(n, r), (P(`.till-done`, n).hidden = !1));
        } catch (e) {
          z(n, t(e));
        } finally {
          i.disabled = !1;
        }
      })();
  });
}
var G = { trialing: `on trial`, active: `paid`, past_due: `payment failed`, canceled: `ended` };
function K(e, t, n) {
  let r = n.map((e) => {
    let t = document.createElement(`li`);
    for (let n of e) {
      let e = document.createElement(`span`);
      ((e.textContent = n), t.append(e, ` `));
    }
    return t;
  });
  P(`[data-fill="${t}"]`, e).replaceChildren(...r);
}
function q(e, t) {
  (I(e, `who`, t.email),
    I(e, `now`, new Date(t.now).toLocaleString(`en-GB`, { dateStyle: `long`, timeStyle: `short` })),
    I(e, `card`, { none: `None.`, good: `One that works.`, failing: `One that fails.` }[t.card]),
    K(
      e,
      `subscriptions`,
      t.subscriptions.map(({ plan: e, status: t, periodEnd: n, cancelAt: r }) => {
        let i = G[t] ?? t.replace(`_`, ` `),
          a = r ? `ends on ${j(r)}` : `until ${j(n)}`,
          o = t === `canceled` || t === `past_due`;
        return [`${N(e)} plan`, o ? i : `${i}, ${a}`];
      }),
    ),
    K(
      e,
      `invoices`,
      t.invoices.map(({ number: e, createdAt: t, totalCents: n, status: r }) => [
        `${e ?? `Not numbered yet`}, ${j(t)}`,
        `${A(n)} ${(M[r] ?? r).toLowerCase()}`,
      ]),
    ),
    t.returnUrl && (P(`[data-fill="return"]`, e).href = t.returnUrl));
  let n = t.subscriptions.find(({ status: e }) => e !== `canceled`),
    r = n?.plan === `price_yearly` ? `price_monthly` : `price_yearly`,
    i = {
      cancel: !(!n || n.cancelAt),
      renew: !!n?.cancelAt,
      retry: n?.status === `past_due`,
      switch: !(!n || n.cancelAt || n.status === `past_due`),
    };
  for (let t of e.querySelectorAll(`.till-offers > button`)) {
    let { act: e, ask: n } = t.dataset;
    t.hidden = !i[e ?? n ?? ``];
  }
  n && J(e, n, r);
}
function J(e, t, r) {
  let i = j(t.trialEnd && t.status === `trialing` ? t.trialEnd : t.periodEnd);
  (I(e, `cancel-question`, `Cancel the ${N(t.plan)} plan?`),
    I(
      e,
      `cancel-terms`,
      `Nothing has changed yet. If you cancel, everything works until ${i}, nothing more is charged, and what you made stays yours. You can resume the plan until that day.`,
    ),
    (P(`[data-ask="switch"]`, e).textContent = `Switch to ${N(r).toLowerCase()}`),
    I(e, `switch-question`, `Switch to ${N(r).toLowerCase()}?`));
  let { priceCents: a, per: o } = n.find(({ priceId: e }) => e === r);
  (I(
    e,
    `switch-terms`,
    t.status === `trialing`
      ? `Nothing is charged now. When the trial ends, on ${i}, it costs ${A(a)} a ${o}.`
      : `${A(a)} are charged now, and a new ${o} begins today.`,
  ),
    (P(`[data-asks="switch"] [data-act]`, e).dataset.value = r));
}
function Y(e) {
  let t = F(`portal`);
  for (let n of t.querySelectorAll(`[data-asks]`)) n.hidden = n.dataset.asks !== e;
  ((P(`.till-offers`, t).hidden = e !== null),
    (P(`.till-done`, t).hidden = !0),
    e !== null && P(`[data-asks="${e}"] .button.go`, t).focus());
}
function X(e) {
  e === `card`
    ? (P(`#till-card`).scrollIntoView({ block: `center` }),
      P(`[data-act="card"][data-value="good"]`).focus())
    : e && !P(`[data-ask="${e}"]`).hidden && Y(e);
}
function Z(e, t) {
  let n = t.subscriptions.find(({ status: e }) => e !== `canceled`),
    r = {
      cancel: n?.cancelAt
        ? `Cancelled. The plan works until ${j(n.cancelAt)} and is then over. Until that day you can resume it.`
        : null,
      renew: `The plan goes on. The cancellation was taken back.`,
      switch: n ? `Done. You have the ${N(n.plan)} plan.` : null,
      retry: n?.status === `active` ? `Paid. The plan goes on.` : `The card was declined again.`,
    },
    i = P(`.till-portal .till-done`);
  ((i.hidden = !r[e]), (i.textContent = r[e] ?? ``));
}
function Q(e) {
  let n = F(`portal`);
  n.addEventListener(`click`, (r) => {
    let i = r.target.closest(`button`);
    if (!i) return;
    let { act: a, ask: o, value: s = `` } = i.dataset;
    if (o) return Y(o);
    if (!a) return Y(null);
    (async () => {
      ((i.disabled = !0), z(n, null));
      try {
        await R($(a, s, e));
        let t = await L({ portal: e });
        if (t.kind !== `portal`) return;
        (q(n, t), Y(null), Z(a, t));
      } catch (e) {
        z(n, t(e));
      } finally {
        i.disabled = !1;
      }
    })();
  });
}
function $(e, t, n) {
  return e === `advance`
    ? { action: `advance`, portal: n, days: Number(t) }
    : e === `card`
      ? { action: `card`, portal: n, card: t }
      : e === `switch`
        ? { action: `switch`, portal: n, plan: t }
        : { action: e, portal: n };
}
function ee() {
  let e = new URLSearchParams(location.search);
  for (let t of [`checkout`, `portal`, `invoice`]) {
    let n = e.get(t);
    if (n) return { [t]: n };
  }
  return null;
}
async function te() {
  let e = P(`.till-state`),
    n = ee();
  try {
    if (!n) throw Error(`nothing is asked for`);
    let t = await L(n);
    e.hidden = !0;
    let r = F(t.kind);
    ((r.hidden = !1),
      t.kind === `checkout` ? B(r, t) : t.kind === `portal` ? q(r, t) : U(r, t),
      `checkout` in n && V(n.checkout),
      `portal` in n && (Q(n.portal), X(new URLSearchParams(location.search).get(`flow`))),
      `invoice` in n && W(n.invoice));
  } catch (r) {
    ((e.hidden = !1), (e.textContent = n ? t(r) : `There is nothing to pay here.`));
  }
}
te();
