import { r as e } from './icons-Bghb7lTV.js';
import { r as t } from './languages-bSqg6fvv.js';
import { a as n } from './choice-5IcemAr_.js';
import { r, t as i } from './paths-Ds7KLzGz.js';
import { n as a } from './api-client-CIS_L6yl.js';
import {
  A as o,
  D as s,
  O as c,
  a as l,
  b as u,
  d,
  h as f,
  i as p,
  j as m,
  l as h,
  m as g,
  p as _,
  r as v,
  u as y,
  x as ee,
  y as b,
} from './schemas-CHXxoLFs.js';
import { _ as x, g as S, h as C, m as w, p as T } from './accounts-ZDJYt4uL.js';
import { n as E, r as D } from './errors-D9DvKuaT.js';
import { E as O, I as k } from './app-rEIIDxDK.js';
import { t as A } from './upload-gsbcozAl.js';
var j = e();
function M(e) {
  let t = Math.max(0, Math.floor(e)),
    n = (e) => String(e).padStart(2, `0`),
    r = Math.floor(t / 3600),
    i = Math.floor(t / 60) % 60;
  return r > 0 ? `${r}:${n(i)}:${n(t % 60)}` : `${i}:${n(t % 60)}`;
}
function N(e) {
  let t = Math.max(0, Math.floor(e));
  return [
    [Math.floor(t / 3600), `hour`],
    [Math.floor(t / 60) % 60, `minute`],
    [t % 60, `second`],
  ]
    .filter(([e, n]) => e > 0 || (n === `second` && t < 1))
    .map(([e, t]) => `${e} ${t}${e === 1 ? `` : `s`}`)
    .join(` `);
}
function P({ seconds: e, isStrong: t = !1 }) {
  return (0, j.jsx)(`time`, {
    className: O(`time`, t && `strong`),
    dateTime: `PT${Math.floor(e)}S`,
    children: M(e),
  });
}
var F = _({ startMs: C, endMs: C, text: S, speaker: f(S) }),
  I = _({ startMs: C, title: S }),
  L = _({ id: h().check(o()), startMs: C, endMs: C, text: u() }),
  R = v([`sample`, `youtube`, `text`, `subtitles`, `media`]),
  z = v([`sample`, `manual`, `automatic`, `given`, `recognized`]),
  B = v([`ready`, `working`, `waiting`, `failed`]),
  V = _({
    id: d(u()),
    state: B,
    kind: d(z),
    declaredTag: d(u()),
    detectedTag: d(u()),
    languageMissing: d(t),
    words: T,
    timed: l(),
    progress: d(x),
    error: d(_({ code: E, message: u() })),
    retryAt: d(w),
    attempts: p(D),
  }),
  H = _({
    id: u(),
    kind: R,
    title: u(),
    channel: u(),
    durationMs: C,
    language: d(t),
    languageTag: u(),
    chapters: p(I),
    url: d(u()),
    platformId: d(u()),
    thumbnail: d(u()),
    recordingBytes: d(T),
    transcript: V,
  }),
  U = _({ id: u(), video: H, language: d(t), languageTag: u(), cues: p(F), blocks: p(L) }),
  W = u().check(c(1), s(120));
(b({
  url: f(u().check(s(4e3))),
  text: f(u().check(s(2e6))),
  sample: f(ee([y(!0), W])),
  title: f(u().check(s(300))),
  language: f(t),
  videoId: f(W),
}),
  b({
    title: f(u().check(s(300))),
    language: f(t),
    videoId: f(W),
    rights: f(v([`true`, `false`])),
    keep: f(v([`true`, `false`])),
  }));
var G = b({
    id: u().check(m(/^[a-z]+(-[a-z]+)*$/)),
    title: S,
    channel: S,
    language: t,
    durationMs: h().check(o()),
    chapters: p(I),
    cues: p(F).check(c(1)),
  }),
  K = (e) => `/pictures/samples/${e}.svg`,
  q = _(g(G, { cues: !0 }).shape);
function J(e, t, n) {
  let r = Math.min(100, Math.max(0, e * 100));
  return t
    ? { 'data-at': String(Math.round(r)).padStart(2, `0`) }
    : { style: { '--at': n === void 0 ? `${r}%` : `${n}px` } };
}
var Y = 58,
  X = [
    [`phone`, 300],
    [`panel`, 520],
    [`wide`, 860],
  ];
function Z(e) {
  let t = e.map(() => `none`);
  for (let [n, r] of X)
    e.forEach((i, a) => {
      t[a] === `none` &&
        e.every((e, n) => t[n] === `none` || Math.abs(e - i) * r >= Y) &&
        (t[a] = n);
    });
  return t;
}
function Q({ tick: e, room: t, onPick: n }) {
  let r = (0, j.jsx)(P, { seconds: e.at }),
    i = {
      className: `rail-tick`,
      'data-state': e.state ?? `todo`,
      'data-room': t,
      title: e.label,
      ...(e.state === `now` && { 'aria-current': `true` }),
    },
    a = `${M(e.at)} ${e.label}${e.state === `failed` ? `, not supported` : ``}`;
  return n
    ? (0, j.jsx)(`button`, {
        ...i,
        type: `button`,
        'aria-label': a,
        onClick: () => n(e),
        children: r,
      })
    : e.href
      ? (0, j.jsx)(`a`, { ...i, href: e.href, 'aria-label': a, children: r })
      : (0, j.jsx)(`span`, { ...i, children: r });
}
function te(e) {
  let {
      label: t,
      ticks: n,
      durationSeconds: r,
      positionSeconds: i,
      onPick: a,
      onSeek: o,
      playheadPx: s,
    } = e,
    { orientation: c = `horizontal`, isOnFilm: l = !1, isStatic: u = !1 } = e,
    d = (e) => (r > 0 ? e / r : 0),
    f = Z(n.map(({ at: e }) => d(e))),
    p = s ? { '--at': `${s.start}px`, '--length': `${s.length}px` } : null,
    m =
      i !== void 0 &&
      (0, j.jsx)(`span`, {
        className: `rail-head`,
        'aria-hidden': `true`,
        ...(d(i) > 0.85 && { 'data-late': `` }),
        ...(p ? { style: p, 'data-spans': `` } : J(d(i), u)),
        children: c === `horizontal` && (0, j.jsx)(P, { seconds: i }),
      });
  return (0, j.jsxs)(`div`, {
    className: O(`rail`, l && `on-film`),
    'data-orientation': c,
    role: `group`,
    'aria-label': t,
    children: [
      c === `horizontal`
        ? (0, j.jsxs)(`div`, {
            className: `rail-ruler`,
            children: [
              m,
              o &&
                i !== void 0 &&
                (0, j.jsx)(`input`, {
                  className: `rail-seek`,
                  type: `range`,
                  'aria-label': `${t}: position`,
                  'aria-valuetext': `${N(i)} of ${N(r)}`,
                  min: 0,
                  max: r,
                  step: 1,
                  value: i,
                  onChange: (e) => o(e.target.valueAsNumber),
                }),
            ],
          })
        : m,
      n.length > 0 &&
        (0, j.jsx)(`ol`, {
          className: `rail-ticks`,
          children: n.map((e, t) =>
            (0, j.jsx)(
              `li`,
              {
                ...J(d(e.at), u, e.offsetPx),
                children: (0, j.jsx)(Q, { tick: e, room: f[t] ?? `none`, onPick: a }),
              },
              `${e.at} ${e.label}`,
            ),
          ),
        }),
    ],
  });
}
function ne() {
  return n({ mutationFn: (e) => a(i.videos, H, { method: `POST`, body: e }) });
}
function re() {
  return n({
    mutationFn: async ({ file: e, hasRights: t, videoId: n, signal: r, onProgress: a }) =>
      H.parse(
        await A(i.videoUpload, e, {
          fields: { ...(t && { rights: `true` }), ...(n !== void 0 && { videoId: n }) },
          signal: r,
          onProgress: a,
        }),
      ),
  });
}
var $ = 1500,
  ie = 15e3;
function ae(e) {
  return k({
    queryKey: [`video`, e],
    queryFn: ({ signal: t }) => a(r(i.video, { id: e }), H, { signal: t }),
    refetchInterval: ({ state: e }) => {
      let { state: t, retryAt: n } = e.data?.transcript ?? {};
      if (t === `working`) return $;
      if (t !== `waiting`) return !1;
      let r = n ? Date.parse(n) - Date.now() : 0;
      return Math.min(Math.max(r, $), ie);
    },
  });
}
function oe(e) {
  return e.at(-1)?.handle?.format ?? `blog`;
}
export { te as a, K as c, ae as i, P as l, ne as n, q as o, re as r, U as s, oe as t, M as u };
