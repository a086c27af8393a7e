import {
  C as e,
  D as t,
  E as n,
  F as r,
  I as i,
  L as a,
  M as o,
  N as s,
  O as c,
  P as l,
  T as u,
  _ as d,
  a as f,
  b as p,
  d as m,
  f as h,
  h as g,
  i as _,
  k as v,
  l as y,
  n as b,
  o as x,
  p as S,
  r as C,
  s as w,
  t as T,
  u as E,
  v as D,
  w as O,
  y as k,
} from './schemas-CHXxoLFs.js';
var A = a(`ZodMiniISODateTime`, (e, t) => {
  (r.init(e, t), T.init(e, t));
});
function j(e) {
  return u(A, e);
}
var M = a(`ZodMiniISODate`, (e, t) => {
  (l.init(e, t), T.init(e, t));
});
function N(e) {
  return O(M, e);
}
var P = p().check(c(1)),
  F = y().check(v()),
  I = y().check(v()),
  L = h().check(e(0), n(1)),
  R = h().check(v()),
  z = j(),
  B = S({ id: p(), email: p() });
S({
  id: p(),
  email: p(),
  name: p(),
  hasPassword: f(),
  hasGoogle: f(),
  createdAt: z,
  termsVersion: m(p()),
});
var V = S({ access_token: p() }),
  H = p().check(
    s(),
    o(),
    t(254, `is longer than an address can be`),
    w({ pattern: i, error: `is not an email address` }),
  ),
  U = p().check(
    c(8, `needs at least 8 characters`),
    D((e) => Array.from(e).length >= 8, { error: `needs at least 8 characters` }),
    t(512, `has more than 512 characters`),
  );
k({ email: H, password: p().check(c(1, `is missing`), t(512)) });
var W = S({ message: p() }),
  G = S({ auth_url: p() });
k({ current: g(p().check(t(512))), password: U });
var K = S({
    id: p(),
    kind: C([`browser`, `development`, `terminal`]),
    userAgent: p(),
    createdAt: z,
    lastSeenAt: z,
    expiresAt: z,
    isCurrent: f(),
  }),
  q = S({ sessions: _(K) }),
  J = C([`read`, `write`]);
k({
  name: p().check(s(), c(1), t(100)),
  scope: b(J, `read`),
  expiresInDays: b(y().check(e(1), n(365)), 90),
});
var Y = S({ id: p(), name: p(), scope: J, createdAt: z, lastUsedAt: m(z), expiresAt: z }),
  X = S({ tokens: _(Y) }),
  Z = S({ token: p(), info: Y }),
  Q = C([
    `signed_up`,
    `signed_in`,
    `sign_in_failed`,
    `signed_out`,
    `session_ended`,
    `password_changed`,
    `key_saved`,
    `key_removed`,
    `access_token_made`,
    `access_token_removed`,
    `account_exported`,
    `account_imported`,
    `account_deleted`,
    `plan_changed`,
    `team_changed`,
    `feed_changed`,
  ]),
  $ = S({ id: p(), kind: Q, at: z, address: p(), userAgent: p(), detail: p() });
(S({ events: _($), nextCursor: m(p()) }), S({ kept: _(p()) }));
var ee = S({ url: p() }),
  te = S({ added: d(p(), h()), skipped: d(p(), h()) });
k({
  name: p().check(s(), c(1, `is missing`), t(200)),
  email: H,
  message: p().check(s(), c(1, `is missing`), t(1e4)),
  recaptchaToken: p().check(c(1, `is missing`), t(8192)),
});
var ne = S({
  captcha: x(`kind`, [S({ kind: E(`proof_of_work`) }), S({ kind: E(`recaptcha`), siteKey: p() })]),
  google: f(),
  identityUrl: p(),
  supportEmail: p(),
  adConversion: m(S({ id: p(), label: p() })),
  affiliateUrl: m(p()),
  embedUrl: g(p()),
});
export {
  L as _,
  H as a,
  W as c,
  V as d,
  R as f,
  P as g,
  I as h,
  ee as i,
  ne as l,
  z as m,
  B as n,
  G as o,
  F as p,
  Z as r,
  te as s,
  X as t,
  q as u,
  N as v,
};
