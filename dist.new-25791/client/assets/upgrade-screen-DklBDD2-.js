import { N as e, S as t, t as n } from './app-rEIIDxDK.js';
import { c as r, t as i } from './billing-xd0iTIxq.js';
import { i as a, n as o, r as s, t as c } from './plan-panel-Dj5CVe92.js';
import { i as l, o as u, r as d, t as f } from './icons-Bghb7lTV.js';
import { n as p, o as m, t as h } from './api-client-CIS_L6yl.js';
import { n as g } from './toast-view-BkKMK5f2.js';
import { j as _, n as v } from './languages-bSqg6fvv.js';
import { r as y, t as b } from './paths-Ds7KLzGz.js';
import { n as x, t as S } from './words-DChsFpxO.js';
import { r as C } from './choice-5IcemAr_.js';
import { t as w } from './bar-qhwoWP4k.js';
var T = u(l(), 1),
  E = d();
function D({ isProcessing: e, onStart: t, text: n = `START 7-DAY FREE TRIAL` }) {
  return (0, E.jsx)(`button`, {
    type: `button`,
    className: `button go`,
    disabled: e,
    ...(e && { 'data-pending': `` }),
    onClick: t,
    children: (0, E.jsxs)(`span`, {
      className: `button-texts`,
      children: [
        (0, E.jsx)(`span`, { ...(e && { 'data-off': `` }), children: n }),
        (0, E.jsx)(`span`, { ...(!e && { 'data-off': `` }), children: `PROCESSING...` }),
      ],
    }),
  });
}
function O() {
  let [e, t] = (0, T.useState)(!1),
    n = _();
  (0, T.useEffect)(() => {
    let e = (e) => {
      e.persisted && t(!1);
    };
    return (addEventListener(`pageshow`, e), () => removeEventListener(`pageshow`, e));
  }, []);
  async function r(e) {
    t(!0);
    try {
      let t = y(b.checkout, { priceId: e }),
        { checkout_url: n } = await p(t, i, { method: `POST` });
      location.assign(n);
    } catch (e) {
      (t(!1),
        e instanceof h && e.status === 409 && n.invalidateQueries({ queryKey: o }),
        g.show(S, { type: `error`, durationMs: x }));
    }
  }
  return { isProcessing: e, start: r };
}
var [k, A, j] = r,
  M = (e) => `$${e / 100}`;
function N({ subscription: e }) {
  let [n, r] = (0, T.useState)(!1),
    { isProcessing: i, start: a } = O(),
    { status: o, plan: c, pendingLifetime: l } = e;
  if (o === `lifetime`) return null;
  let u = c === A.priceId ? k : A,
    d = o === `trialing` || o === `active`;
  async function f() {
    r(!0);
    try {
      await s(`switch`);
    } catch (e) {
      (g.show(m(e), { type: `error`, durationMs: 6e3 }), r(!1));
    }
  }
  return (0, E.jsxs)(`section`, {
    className: `other-plans`,
    'aria-labelledby': `other-plans-title`,
    children: [
      (0, E.jsx)(`h2`, {
        className: `other-plans-title`,
        id: `other-plans-title`,
        children: `Other ways to pay`,
      }),
      (0, E.jsxs)(`ul`, {
        className: `other-plans-list`,
        children: [
          d &&
            (0, E.jsxs)(`li`, {
              children: [
                (0, E.jsxs)(`p`, {
                  children: [
                    (0, E.jsxs)(`strong`, {
                      children: [u.name, `, `, M(u.priceCents), ` a `, u.per],
                    }),
                    u === A
                      ? `Less than half of twelve months at ${M(k.priceCents)}. You see what is due before you agree.`
                      : `Smaller steps, easy to stop. You see what is due before you agree.`,
                  ],
                }),
                (0, E.jsxs)(t, {
                  isPending: n,
                  pendingText: `Opening…`,
                  onPress: () => void f(),
                  children: [`Switch to `, u.name.toLowerCase()],
                }),
              ],
            }),
          !l &&
            (0, E.jsxs)(`li`, {
              children: [
                (0, E.jsxs)(`p`, {
                  children: [
                    (0, E.jsxs)(`strong`, { children: [`Lifetime, `, M(j.priceCents), ` once`] }),
                    `One payment, nothing to renew. It ends your subscription, so nothing is charged twice.`,
                  ],
                }),
                (0, E.jsx)(D, {
                  isProcessing: i,
                  onStart: () => void a(j.priceId),
                  text: `GET LIFETIME ACCESS`,
                }),
              ],
            }),
        ],
      }),
    ],
  });
}
var P = [
    { text: `Unlimited generation with your own API key` },
    { text: `Latest AI models` },
    { text: `All tools included` },
    { text: `Blog, summary and podcast script generation` },
    { text: `Script-to-audio conversion` },
    { text: `10+ premium voices` },
    { text: `Tweets, LinkedIn posts and newsletters` },
    { text: `Custom prompts` },
    { text: `30+ languages`, note: `${v.length} today` },
    { text: `Save $1,000+ on content and voice-over costs` },
  ],
  [F, I, L] = r,
  R = (e) => `$${e / 100}`;
function z({
  action: e,
  choice: t,
  priceId: n = `price_monthly`,
  hasTrial: i = !0,
  headingLevel: a = `h1`,
}) {
  let o = a,
    s = n === L.priceId,
    { priceCents: c } = r.find((e) => e.priceId === n) ?? F;
  return (0, E.jsxs)(`section`, {
    className: `upgrade`,
    'aria-labelledby': `upgrade-title`,
    children: [
      (0, E.jsxs)(`div`, {
        className: `upgrade-offer`,
        children: [
          (0, E.jsxs)(o, {
            className: `upgrade-title`,
            id: `upgrade-title`,
            children: [(0, E.jsx)(f, { name: `crown` }), ` Unlock Premium Content System`],
          }),
          (0, E.jsx)(`p`, {
            className: `upgrade-lede`,
            children: `Transform any YouTube video into multiple high-converting content formats in seconds!`,
          }),
          (0, E.jsxs)(`p`, {
            className: `upgrade-price`,
            children: [
              (0, E.jsx)(`span`, { className: `upgrade-tag`, children: R(c) }),
              s
                ? (0, E.jsxs)(`span`, {
                    className: `upgrade-terms`,
                    children: [
                      `ONE PAYMENT • FOR LIFE • was `,
                      (0, E.jsx)(`s`, { children: R(L.insteadOfCents) }),
                    ],
                  })
                : (0, E.jsxs)(`span`, {
                    className: `upgrade-terms`,
                    children: [
                      i && `7-DAY FREE TRIAL • `,
                      R(F.priceCents),
                      `/mo or `,
                      R(I.priceCents),
                      `/yr`,
                    ],
                  }),
            ],
          }),
          t,
          (0, E.jsx)(`div`, { className: `upgrade-go`, children: e }),
          (0, E.jsx)(`p`, {
            className: `upgrade-small`,
            children: s
              ? `Pay once, nothing to renew. 30-day money-back guarantee.`
              : `${i ? `No credit card for the trial.` : `This address has had its free trial, so the plan begins at once.`} 30-day money-back guarantee. Stop whenever you like.`,
          }),
        ],
      }),
      (0, E.jsx)(`ol`, {
        className: `upgrade-list`,
        'aria-label': `What you get`,
        children: P.map(({ text: e, note: t }) =>
          (0, E.jsx)(
            `li`,
            {
              children: (0, E.jsxs)(`span`, {
                children: [
                  e,
                  ` `,
                  t && (0, E.jsx)(`span`, { className: `upgrade-note`, children: t }),
                ],
              }),
            },
            e,
          ),
        ),
      }),
      (0, E.jsx)(`p`, {
        className: `upgrade-value`,
        children: `A writer, a translator and a voice studio would each send you an invoice for one video. Here one plan does the work of all three, as often as you like: you pay your AI provider what it really costs, usually $5 to $20 a month, and keep every right to what comes out.`,
      }),
    ],
  });
}
var B = r.map(({ priceId: e, name: t, priceCents: n }) => ({
  value: e,
  label: `${t}, $${n / 100}`,
}));
function V({
  isAutomatic: e = !1,
  hasTrial: t = !0,
  isSecond: n = !1,
  isPaying: r = !1,
  chosen: i = `price_monthly`,
}) {
  let { isProcessing: a, start: o } = O(),
    [s, c] = (0, T.useState)(i),
    l = B.filter(({ value: e }) => !r || e !== `price_lifetime`),
    u = l.find(({ value: e }) => e === s)?.value ?? `price_monthly`,
    d = (0, T.useRef)(!1);
  return (
    (0, T.useEffect)(() => {
      e && !d.current && ((d.current = !0), o(u));
    }),
    (0, E.jsx)(z, {
      priceId: u,
      hasTrial: t,
      headingLevel: n ? `h2` : `h1`,
      choice: (0, E.jsx)(C, {
        label: `How to pay`,
        isLabelHidden: !0,
        value: u,
        onChange: (e) => c(e),
        options: l,
      }),
      action: (0, E.jsx)(D, {
        isProcessing: a,
        onStart: () => void o(u),
        ...(u === `price_lifetime` ? { text: `GET LIFETIME ACCESS` } : !t && { text: `SUBSCRIBE` }),
      }),
    })
  );
}
function H() {
  n(`Upgrade`);
  let [t] = e(),
    i = r.find(({ priceId: e }) => e === t.get(`plan`))?.priceId,
    { data: o, isPending: s } = a();
  return (0, E.jsxs)(E.Fragment, {
    children: [
      (0, E.jsx)(w, { children: (0, E.jsx)(`span`, { children: `Upgrade` }) }),
      (0, E.jsx)(`div`, {
        className: `room wide`,
        children: s
          ? (0, E.jsx)(`p`, { className: `setting-note`, children: `Asking for your plan…` })
          : (0, E.jsx)(U, { subscription: o, chosen: i }),
      }),
    ],
  });
}
function U({ subscription: e, chosen: t }) {
  let n = { ...(t && { chosen: t }) };
  if (!e)
    return (0, E.jsxs)(E.Fragment, {
      children: [(0, E.jsx)(c, {}), (0, E.jsx)(V, { hasTrial: !1, ...n })],
    });
  let { status: r, openInvoice: i, pendingLifetime: a, hasTrialLeft: o } = e;
  if (![`none`, `ended`, `team`].includes(r))
    return (0, E.jsxs)(E.Fragment, {
      children: [
        (0, E.jsx)(`h1`, { className: `room-title`, children: `You have a plan` }),
        (0, E.jsx)(c, {}),
        (0, E.jsx)(N, { subscription: e }),
      ],
    });
  let s = i !== null || a !== null;
  return (0, E.jsxs)(E.Fragment, {
    children: [
      s &&
        (0, E.jsxs)(E.Fragment, {
          children: [
            (0, E.jsx)(`h1`, {
              className: `room-title`,
              children: i ? `One payment is open` : `Almost there`,
            }),
            (0, E.jsx)(c, { hasChoice: !0 }),
          ],
        }),
      (0, E.jsx)(V, { hasTrial: o, isSecond: s, isPaying: a !== null, ...n }),
    ],
  });
}
export { H as UpgradeScreen };
