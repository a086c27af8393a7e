import { i as e, o as t, r as n } from './icons-Bghb7lTV.js';
import { n as r, o as i } from './api-client-CIS_L6yl.js';
import { o as a } from './next-page-90JD7Hdc.js';
import { C as o, S as s, k as c } from './app-rEIIDxDK.js';
import { n as l } from './toast-view-BkKMK5f2.js';
import { a as u } from './choice-5IcemAr_.js';
import { j as d, o as f } from './languages-bSqg6fvv.js';
import { a as p, c as m, r as h, s as g } from './billing-xd0iTIxq.js';
import { t as _ } from './paths-Ds7KLzGz.js';
var v = t(e(), 1),
  y = [`isk`, `ugx`];
function b({ cents: e, currency: t }) {
  let n = new Intl.NumberFormat(`en`, { style: `currency`, currency: t }),
    r = n.resolvedOptions().maximumFractionDigits ?? 2,
    i = y.includes(t.toLowerCase()) ? 2 : r;
  return n.format(e / 10 ** i);
}
var x = [`subscription`];
function S() {
  return f({
    queryKey: x,
    queryFn: ({ signal: e }) => r(_.getSubscription, g, { signal: e }),
    refetchOnWindowFocus: !0,
    staleTime: 0,
  });
}
function C(e) {
  return f({
    queryKey: [`invoices`],
    queryFn: ({ signal: e }) => r(_.invoices, h, { signal: e }),
    enabled: e,
  });
}
async function w(e) {
  let { portal_url: t } = await r(_.billingPortal, p, { method: `POST`, body: { to: e } });
  location.assign(t);
}
function T() {
  let e = d();
  return u({
    mutationFn: () => r(_.resumePlan, g, { method: `POST` }),
    onSuccess: (t) => {
      (e.setQueryData(x, t), c(), l.show(`Your plan goes on. The cancellation was taken back.`));
    },
    onError: (e) => l.show(i(e), { type: `error`, durationMs: 6e3 }),
  });
}
var E = 864e5;
function D(e, t = new Date()) {
  let {
      status: n,
      plan: r,
      trialEnd: i,
      currentPeriodEnd: a,
      cancelAt: o,
      hasCard: s,
      team: c,
    } = e,
    { card: l, openInvoice: u, pendingLifetime: d } = e,
    { freeWords: f, until: p } = e.entitlement,
    h = m.find(({ priceId: e }) => e === r)?.name ?? ``,
    g = (e, t) => ({ short: e, long: t, needsAttention: !1 }),
    _ = (e, t) => ({ short: e, long: t, needsAttention: !0 });
  switch (n) {
    case `lifetime`:
      return g(`Lifetime`, `Your plan is for life. There is nothing to renew.`);
    case `trialing`: {
      let e = k(i, t),
        n = `Trial, ${e} ${e === 1 ? `day` : `days`} left`;
      return s
        ? g(
            n,
            `The ${h} plan begins on ${A(i)}, paid with ${l ?? `the card you left`}. To stop before, cancel: it takes two clicks.`,
          )
        : _(n, `It ends on ${A(i)}, since there is no card. Add one to go on.`);
    }
    case `active`:
      return g(`${h} plan`, `It renews on ${A(a)}${l ? `, paid with ${l}` : ``}.`);
    case `past_due`:
      return _(
        `Payment failed`,
        `${O(u, l)} did not go through. Your plan goes on until ${A(p)}; pay the open invoice before then to keep it.`,
      );
    case `cancelled`:
      return g(
        `Ends on ${A(o ?? p)}`,
        `You cancelled the ${h} plan. Until then everything works as before and nothing more is charged. Resume it whenever you like before that day; what you made stays yours either way.`,
      );
    case `team`:
      return g(`Team`, `You share the plan of ${c?.ownerEmail ?? `your team`}.`);
    case `ended`:
    case `none`: {
      if (u)
        return _(
          `Payment failed`,
          `${O(u, l)} did not go through, and its days of grace are over, so the ${h} plan has stopped. Pay the open invoice and it goes on at once, or choose another plan. Everything you made is here to read, edit and export.`,
        );
      if (d)
        return g(
          `Payment on its way`,
          `Your payment of ${b(d)} for the plan for life is on its way from your bank, which takes some days. The plan begins when the money is here, and we write to you then. Until then you can write ${f.left.toLocaleString(`en-GB`)} more words without a plan.`,
        );
      let e = f.left.toLocaleString(`en-GB`),
        t = f.left > 0 ? `${e} free words left` : `Free words used`,
        r = n === `ended` ? `Your plan has ended. ` : ``;
      return f.left > 0
        ? g(t, `${r}You can write ${e} more words without a plan.`)
        : _(
            t,
            `${r}You can read, edit, export and delete everything. To make more, choose a plan.`,
          );
    }
  }
}
function O(e, t) {
  return `The payment${e ? ` of ${b(e)}` : ``}${t ? ` with ${t}` : ``}`;
}
function k(e, t) {
  return e === null ? 0 : Math.max(0, Math.ceil((new Date(e).getTime() - t.getTime()) / E));
}
function A(e) {
  return e === null
    ? `its last day`
    : new Date(e).toLocaleDateString(`en-GB`, { day: `numeric`, month: `long`, year: `numeric` });
}
var j = n();
function M({ hasChoice: e = !1 }) {
  let { data: t, error: n, isPending: r, refetch: a } = S();
  return r
    ? (0, j.jsx)(`p`, { className: `setting-note`, children: `Asking for your plan…` })
    : n
      ? (0, j.jsxs)(j.Fragment, {
          children: [
            (0, j.jsx)(`p`, { role: `alert`, children: i(n) }),
            (0, j.jsx)(s, { isSmall: !0, onPress: () => void a(), children: `Try again` }),
          ],
        })
      : (0, j.jsx)(N, { subscription: t, hasChoice: e });
}
function N({ subscription: e, hasChoice: t }) {
  let [n, r] = (0, v.useState)(null),
    c = T(),
    { short: u, long: d, needsAttention: f } = D(e),
    { status: p, hasPortal: m, isTest: h, openInvoice: g, pendingLifetime: _, hasCard: y } = e,
    x = p === `trialing` || p === `active` || p === `past_due`,
    S = p === `none` || p === `ended` || p === `team`,
    C = g !== null || (p === `trialing` && !y);
  async function E(e) {
    r(e);
    try {
      await w(e);
    } catch (e) {
      (l.show(i(e), { type: `error`, durationMs: 6e3 }), r(null));
    }
  }
  let O = (e, t, r = `plain`) =>
    (0, j.jsx)(s, {
      tone: r,
      isPending: n === e,
      pendingText: `Opening…`,
      onPress: () => void E(e),
      children: t,
    });
  return (0, j.jsxs)(`div`, {
    className: `plan-panel`,
    id: `billing`,
    children: [
      (0, j.jsx)(`p`, {
        className: `plan-panel-state`,
        ...(f && { 'data-tone': `proof` }),
        children: u,
      }),
      (0, j.jsx)(`p`, { className: `setting-note`, children: d }),
      _ &&
        !S &&
        (0, j.jsxs)(`p`, {
          className: `setting-note`,
          children: [
            `Your payment of `,
            b(_),
            ` for the plan for life is on its way from your bank. When it is here, it takes the place of this plan.`,
          ],
        }),
      h &&
        m &&
        (0, j.jsx)(`p`, {
          className: `setting-note`,
          children: `Test billing: nothing here is real money.`,
        }),
      (0, j.jsxs)(`div`, {
        className: `plan-panel-actions`,
        children: [
          g?.url && (0, j.jsx)(o, { tone: `go`, href: g.url, children: `Pay the open invoice` }),
          p === `cancelled` &&
            e.cancelAt &&
            (0, j.jsx)(s, {
              tone: `go`,
              isPending: c.isPending,
              pendingText: `Resuming…`,
              onPress: () => c.mutate(),
              children: `Resume plan`,
            }),
          S &&
            !t &&
            (0, j.jsx)(o, {
              tone: g ? `plain` : `go`,
              href: a.upgrade,
              children: g ? `Choose another plan` : `Choose a plan`,
            }),
          C && O(`card`, g ? `Change the card` : `Add a card`, g ? `plain` : `go`),
          m && O(`overview`, `Card and billing`),
          x && O(`cancel`, `Cancel plan`, `quiet`),
        ],
      }),
      (0, j.jsx)(P, { isWanted: m }),
    ],
  });
}
function P({ isWanted: e }) {
  let { data: t, error: n } = C(e),
    r = t?.invoices.filter(({ totalCents: e }) => e > 0) ?? [];
  return n
    ? (0, j.jsx)(`p`, { className: `setting-note`, children: `The invoices cannot be shown now.` })
    : r.length === 0
      ? null
      : (0, j.jsxs)(`table`, {
          className: `plan-panel-invoices`,
          children: [
            (0, j.jsx)(`caption`, { children: `Invoices` }),
            (0, j.jsx)(`thead`, {
              children: (0, j.jsxs)(`tr`, {
                children: [
                  (0, j.jsx)(`th`, { scope: `col`, children: `Number` }),
                  (0, j.jsx)(`th`, { scope: `col`, children: `Date` }),
                  (0, j.jsx)(`th`, { scope: `col`, children: `Amount` }),
                  (0, j.jsx)(`th`, { scope: `col`, children: `State` }),
                ],
              }),
            }),
            (0, j.jsx)(`tbody`, { children: r.map((e) => (0, j.jsx)(F, { invoice: e }, e.id)) }),
          ],
        });
}
function F({ invoice: e }) {
  let t = e.number ?? `Invoice`,
    { currency: n, refundedCents: r } = e,
    i = r > 0 && e.status !== `refunded`;
  return (0, j.jsxs)(`tr`, {
    children: [
      (0, j.jsx)(`td`, {
        children: e.url
          ? (0, j.jsx)(`a`, {
              className: `link`,
              href: e.url,
              target: `_blank`,
              rel: `noreferrer`,
              children: t,
            })
          : t,
      }),
      (0, j.jsx)(`td`, {
        children: new Date(e.createdAt).toLocaleDateString(`en-GB`, { dateStyle: `medium` }),
      }),
      (0, j.jsx)(`td`, { children: b({ cents: e.totalCents, currency: n }) }),
      (0, j.jsxs)(`td`, {
        children: [e.status, i && `, ${b({ cents: r, currency: n })} refunded`],
      }),
    ],
  });
}
export { S as i, x as n, w as r, M as t };
