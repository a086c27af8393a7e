import { I as e } from './app-rEIIDxDK.js';
import { f as t, m as n, p as r } from './accounts-ZDJYt4uL.js';
import { t as i } from './paths-Ds7KLzGz.js';
import {
  D as a,
  E as o,
  N as s,
  O as c,
  a as l,
  b as u,
  d,
  f,
  g as p,
  h as m,
  i as h,
  j as g,
  k as _,
  l as v,
  n as y,
  p as b,
  r as x,
  u as S,
  y as C,
} from './schemas-CHXxoLFs.js';
import { r as w } from './languages-bSqg6fvv.js';
import { n as T } from './api-client-CIS_L6yl.js';
var E = x([`own`, `house`, `local`]),
  D = b({ inCents: t, outCents: t, cachedCents: t }),
  O = b({
    id: u(),
    provider: u(),
    model: u(),
    label: u(),
    windowTokens: d(r),
    maxOutputTokens: d(r),
    prices: d(D),
    abilities: b({ reasons: l(), translates: l() }),
    recommended: l(),
    key: d(x([`own`, `house`, `local`, `none`])),
    warning: d(u()),
  }),
  k = b({
    defaultModel: u(),
    models: h(O),
    providers: h(b({ provider: u(), name: u(), key: d(E) })),
  }),
  A = x([`valid`, `invalid`, `no_credit`, `no_access`, `rate_limited`, `unreachable`]),
  j = b({ provider: u(), lastFour: u(), state: A, checkedAt: n, createdAt: n });
(C({ provider: u().check(g(/^[a-z][a-z0-9_-]{1,39}$/, `is not the name of a provider`)) }),
  C({
    key: u().check(
      s(),
      c(8, `is too short for a key`),
      a(500, `is too long for a key`),
      g(/^[\x21-\x7e]+$/, `has characters that no key has`),
    ),
  }));
var M = b({ language: w, styleId: d(u()), model: d(u()), voices: h(u()) }),
  N = b({ name: u(), email: u(), hasPassword: l(), defaults: M, capCents: d(f()), keys: h(j) }),
  P = (e) => u().check(s(), c(1), a(e));
C({
  name: m(u().check(s(), a(100))),
  defaults: m(
    C({
      language: m(w),
      styleId: m(d(P(60))),
      model: m(d(P(200))),
      voices: m(h(P(100)).check(a(4))),
    }),
  ),
  capCents: m(d(v().check(_(), o(1e8)))),
});
var F = (e) => u().check(s(), a(e)),
  I = u().check(s(), c(1), a(80)),
  L = C({
    name: I,
    tone: y(F(300), ``),
    audience: y(F(300), ``),
    rules: y(h(F(300)).check(a(20)), []),
    samples: y(h(F(8e3)).check(a(5)), []),
    bannedWords: y(h(F(60)).check(a(100)), []),
  });
p(
  C({
    name: I,
    tone: F(300),
    audience: F(300),
    rules: h(F(300)).check(a(20)),
    samples: h(F(8e3)).check(a(5)),
    bannedWords: h(F(60)).check(a(100)),
  }),
);
var R = b({
    words: f(),
    sentenceWords: f(),
    paragraphSentences: f(),
    questions: f(),
    exclamations: f(),
    firstPerson: d(f()),
    secondPerson: d(f()),
    emoji: l(),
    lists: l(),
    favourites: h(u()),
  }),
  z = b({
    id: u(),
    name: u(),
    tone: u(),
    audience: u(),
    rules: h(u()),
    samples: h(u()),
    bannedWords: h(u()),
    learned: d(R),
    createdAt: n,
    updatedAt: n,
  }),
  B = b({ styles: h(z) }),
  V = C({
    name: u().check(g(/^[a-z][a-z0-9_]{0,39}$/)),
    label: I,
    example: y(F(300), ``),
    required: y(l(), !1),
  }),
  H = u().check(s(), c(1), a(2e4)),
  U = h(V).check(a(20)),
  W = C({ name: I, description: y(F(300), ``), template: H, fields: y(U, []) });
p(C({ name: I, description: F(300), template: H, fields: U }));
var G = b({
    id: u(),
    name: u(),
    description: u(),
    template: u(),
    fields: h(V),
    createdAt: n,
    updatedAt: n,
  }),
  K = b({ prompts: h(G) }),
  q = C({ version: S(1), styles: y(h(L).check(a(200)), []), prompts: y(h(W).check(a(200)), []) }),
  J = /\{\{\s*([a-z][a-z0-9_]*)\s*\}\}/g;
function Y(e) {
  return [...new Set([...e.matchAll(J)].map((e) => e[1]))];
}
function X(e, t) {
  return e.replaceAll(J, (e, n) => (Object.hasOwn(t, n) ? t[n] : e));
}
var Z = e({ queryKey: [`models`], queryFn: ({ signal: e }) => T(i.models, k, { signal: e }) }),
  Q = e({ queryKey: [`settings`], queryFn: ({ signal: e }) => T(i.settings, N, { signal: e }) }),
  $ = e({ queryKey: [`styles`], queryFn: ({ signal: e }) => T(i.styles, B, { signal: e }) }),
  ee = e({ queryKey: [`prompts`], queryFn: ({ signal: e }) => T(i.prompts, K, { signal: e }) });
export {
  G as a,
  Y as c,
  N as d,
  E as f,
  $ as i,
  X as l,
  ee as n,
  q as o,
  Q as r,
  z as s,
  Z as t,
  j as u,
};
