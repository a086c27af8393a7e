const __vite__mapDeps = (
  i,
  m = __vite__mapDeps,
  d = m.f ||
    (m.f = [
      'assets/editor-C9vot74E.js',
      'assets/icons-Bghb7lTV.js',
      'assets/icon-element-E1vVrJDR.js',
      'assets/languages-bSqg6fvv.js',
      'assets/schemas-CHXxoLFs.js',
      'assets/api-client-CIS_L6yl.js',
      'assets/next-page-90JD7Hdc.js',
      'assets/paths-Ds7KLzGz.js',
      'assets/toast-view-BkKMK5f2.js',
      'assets/app-rEIIDxDK.js',
      'assets/hooks-DMX94Fli.js',
      'assets/accounts-ZDJYt4uL.js',
      'assets/billing-xd0iTIxq.js',
      'assets/preload-helper-Duk8UsiM.js',
      'assets/formats-Bv0SOR4R.js',
      'assets/errors-D9DvKuaT.js',
      'assets/generations-C63rTdsx.js',
      'assets/podcasts-Bvj87K2s.js',
      'assets/app-C4aFym1W.css',
      'assets/dialog-T0LYEiR3.js',
      'assets/Dialog-Dlfq5J_4.js',
      'assets/Modal-BEx7B1n1.js',
      'assets/x-length-D6ZTHS88.js',
      'assets/format-handle-Ch6_nMoZ.js',
      'assets/choice-5IcemAr_.js',
      'assets/upload-gsbcozAl.js',
      'assets/grow-text-DT2OFa23.js',
      'assets/field-CNsHqZRq.js',
      'assets/editor-CDg8qrsf.css',
      'assets/podcast-studio-BX5DF0za.js',
      'assets/podcasts-ZJZiw7XY.js',
      'assets/voices-needed-BCNqq4pR.js',
      'assets/menu-CEiOeYyB.js',
      'assets/useMultipleSelectionState-BFTHh-Aq.js',
      'assets/trigger-button-D8PEyqqm.js',
      'assets/podcast-studio-zxU9yDIj.css',
      'assets/preview-dialog-BwUMowYp.js',
      'assets/providers-DMJSU3dZ.js',
      'assets/preview-dialog-ZUx77qsK.css',
    ]),
) => i.map((i) => d[i]);
import { l as e, p as t, u as n } from './hooks-DMX94Fli.js';
import { a as r, i, j as a, o } from './languages-bSqg6fvv.js';
import { r as s, t as c } from './formats-Bv0SOR4R.js';
import {
  C as l,
  I as u,
  M as d,
  S as f,
  _ as p,
  b as m,
  c as h,
  d as g,
  i as _,
  j as ee,
  p as v,
  r as y,
  s as te,
  t as ne,
  u as b,
  w as x,
  y as re,
} from './app-rEIIDxDK.js';
import { i as S, o as ie, r as ae, t as C } from './icons-Bghb7lTV.js';
import { a as oe, t as w } from './providers-DMJSU3dZ.js';
import { n as T, r as se } from './generations-C63rTdsx.js';
import { b as E, h as ce, p as le } from './schemas-CHXxoLFs.js';
import { t as ue } from './catalogue-D1liR1Gb.js';
import { a as D, n as de } from './field-CNsHqZRq.js';
import { a as O, i as fe, r as pe } from './choice-5IcemAr_.js';
import { r as k, t as A } from './paths-Ds7KLzGz.js';
import { i as j, n as M, o as N, t as me } from './api-client-CIS_L6yl.js';
import { c as he, o as P, s as ge } from './next-page-90JD7Hdc.js';
import { n as F } from './toast-view-BkKMK5f2.js';
import { a as _e, i as ve, l as I, s as ye, t as be, u as L } from './format-handle-Ch6_nMoZ.js';
import { t as R } from './bar-qhwoWP4k.js';
import { n as xe } from './upload-gsbcozAl.js';
import { a as Se, i as Ce, o as we, r as Te, t as Ee } from './trigger-button-D8PEyqqm.js';
import { n as De, t as Oe } from './save-file-6QmM973q.js';
import { t as ke } from './menu-CEiOeYyB.js';
import { t as z } from './preload-helper-Duk8UsiM.js';
var B = ie(S(), 1),
  Ae = {
    gist: { tag: `p`, className: `doc-gist` },
    point: { tag: `p`, className: `doc-point` },
    step: { tag: `p`, className: `doc-step` },
    quote: { tag: `p`, className: `doc-quote` },
    heading: { tag: `h2`, className: `doc-heading` },
    subheading: { tag: `h3`, className: `doc-subheading` },
    paragraph: { tag: `p`, className: `doc-text` },
    question: { tag: `p`, className: `doc-question` },
    answer: { tag: `p`, className: `doc-text` },
    tweet: { tag: `p`, className: `doc-tweet` },
    hook: { tag: `p`, className: `doc-hook` },
    greeting: { tag: `p`, className: `doc-text` },
    link: { tag: `p`, className: `doc-point` },
    signoff: { tag: `p`, className: `doc-text` },
    turn: { tag: `p`, className: `doc-turn` },
    chapter: { tag: `p`, className: `doc-chapter` },
  };
function je(e) {
  return Ae[e] ?? Ae.paragraph;
}
var Me = {
  points: `Key points`,
  takeaways: `Key takeaways`,
  faq: `Questions`,
  links: `Moments`,
  notes: `Show notes`,
  script: `Script`,
};
function Ne(e, t) {
  return t?.kind === `heading` ? null : (Me[e.kind] ?? null);
}
function V({ sections: e }) {
  return e.flatMap((e) => e.blocks);
}
function Pe(e) {
  return /^(\s*([-*+]|\d+[.)])\s|#{1,6}\s|>|```|~~~|\||\s*<[a-z!/])/im.test(e);
}
var Fe = 6e3;
function H(e) {
  F.show(N(e), { type: `error`, durationMs: Fe });
}
function Ie(e) {
  return O({ mutationFn: () => j(k(A.generationStop, { id: e }), { method: `POST` }), onError: H });
}
function Le(e) {
  let t = a();
  return O({
    mutationFn: () => j(k(A.generationRetry, { id: e }), { method: `POST` }),
    onSuccess: () => m(t).runs.change(e, (e) => ({ ...e, status: `queued`, error: null })),
    onError: H,
  });
}
function Re(e) {
  let t = a(),
    r = n(),
    { format: i, language: o, videoId: s, styleId: c, promptId: l, options: u } = e;
  return O({
    mutationFn: () =>
      M(A.generations, T, {
        method: `POST`,
        body: {
          format: i,
          language: o,
          videoId: s,
          options: u,
          model: w,
          ...(c !== null && { styleId: c }),
          ...(l !== null && { promptId: l }),
        },
      }),
    onSuccess: async ({ generations: [e] }) => {
      (await t.invalidateQueries({ queryKey: re }), e && (await r(he(e))));
    },
    onError: H,
  });
}
function ze(e) {
  let t = a();
  return O({
    mutationFn: (t) => j(k(A.generationRefine, { id: e }), { method: `POST`, body: t }),
    onSuccess: () =>
      m(t).runs.change(e, (e) => ({
        ...e,
        status: `running`,
        stage: `writing`,
        progress: 0,
        error: null,
      })),
  });
}
var U = { strong: !1, em: !1, code: !1, href: null },
  Be = /[\\`*_{}[\]()#+\-.!~|<>]/,
  Ve = /^(https?:|mailto:|\/(?![/\\])|#)/i;
function He(e) {
  return Ve.test(e.trim());
}
function W(e) {
  let t = [];
  return (K(e, U, t), t);
}
function G(e, t, n) {
  if (t === ``) return;
  let r = e.at(-1);
  r &&
  t !==
    `
` &&
  r.text !==
    `
` &&
  Ue(r, n)
    ? (r.text += t)
    : e.push({ text: t, ...n });
}
function Ue(e, t) {
  return e.strong === t.strong && e.em === t.em && e.code === t.code && e.href === t.href;
}
function K(e, t, n) {
  let r = 0;
  for (; r < e.length;) {
    let i = e[r];
    if (i === `\\` && Be.test(e[r + 1] ?? ``)) (G(n, e[r + 1], t), (r += 2));
    else if (
      i ===
      `
`
    )
      (G(
        n,
        `
`,
        U,
      ),
        (r += 1));
    else {
      let a = We(e, r, t, n);
      a > r ? (r = a) : (G(n, i, t), (r += 1));
    }
  }
}
function We(e, t, n, r) {
  let i = e[t];
  if (i === '`') {
    let i = e.indexOf('`', t + 1);
    return i <= t + 1 ? t : (G(r, e.slice(t + 1, i), { ...n, code: !0 }), i + 1);
  }
  if (i === `[` && n.href === null) return Ke(e, t, n, r);
  if (i !== `*` && i !== `_`) return t;
  let a = e.startsWith(i.repeat(3), t) && !n.strong && !n.em,
    o = e[t + 1] === i,
    s = i.repeat(a ? 3 : o ? 2 : 1);
  if (o ? n.strong : n.em) return t;
  let c = t + s.length;
  if ((i === `_` && /[\p{L}\p{N}]/u.test(e[t - 1] ?? ``)) || /\s/.test(e[c] ?? ` `)) return t;
  let l = Ge(e, c, s);
  if (l < 0) return t;
  let u = a ? { strong: !0, em: !0 } : o ? { strong: !0 } : { em: !0 };
  return (K(e.slice(c, l), { ...n, ...u }, r), l + s.length);
}
function Ge(e, t, n) {
  for (let r = t; r < e.length; r++)
    if (e[r] === `\\`) r += 1;
    else if (e[r] === '`') {
      let t = e.indexOf('`', r + 1);
      t > r && (r = t);
    } else if (e.startsWith(n, r) && r > t && !/\s/.test(e[r - 1])) {
      if (n.length === 1 && e[r + 1] === n) {
        let t = e.indexOf(n + n, r + 2);
        if (t < 0) return r;
        r = t + 1;
        continue;
      }
      if (n[0] === `_` && /[\p{L}\p{N}]/u.test(e[r + n.length] ?? ``)) continue;
      return r;
    }
  return -1;
}
function Ke(e, t, n, r) {
  let i = 0;
  for (
    let a = t;
    a < e.length &&
    e[a] !==
      `
`;
    a++
  )
    if (e[a] === `\\`) a += 1;
    else if (e[a] === `[`) i += 1;
    else if (e[a] === `]` && --i === 0) {
      let i = /^\(([^\s()]*(?:\([^\s()]*\)[^\s()]*)*)\)/.exec(e.slice(a + 1)),
        o = i?.[1];
      return o === void 0 || !He(o)
        ? t
        : (K(e.slice(t + 1, a), { ...n, href: o }, r), a + 1 + i[0].length);
    }
  return t;
}
function qe(e) {
  let t = e.map((e) => e.text).join(``),
    n = e.map((e) => ({ ...e, em: e.em && !e.strong })),
    r = e.map((e) => ({ ...e, ...U }));
  for (let r of [e, n]) {
    let e = Je(Ye(r));
    if (Qe(e) === t) return e;
  }
  return Je(Ye(r));
}
function Je(e) {
  return e
    .replaceAll(/^(\s*)([-+](?=\s)|#{1,6}(?=\s)|>|~~~|\||<(?=[a-z!/]))/gim, `$1\\$2`)
    .replaceAll(/^(\s*\d+)([.)])(?=\s)/gm, `$1\\$2`);
}
function Ye(e) {
  let t = ``,
    n = 0;
  for (; n < e.length;) {
    let { href: r } = e[n],
      i = n + 1;
    if (r !== null) for (; i < e.length && e[i].href === r;) i += 1;
    let a = Xe(e.slice(n, i));
    ((t += r === null ? a : `[${a}](${r})`), (n = i));
  }
  return t;
}
function Xe(e) {
  return e
    .map(({ text: e, strong: t, em: n, code: r }) => {
      if (
        e ===
        `
`
      )
        return `
`;
      if (r) return e.includes('`') ? Ze(e) : `\`${e}\``;
      let [, i = ``, a = ``, o = ``] = /^(\s*)([^]*?)(\s*)$/.exec(e) ?? [];
      if (a === ``) return e;
      let s = (t ? `**` : ``) + (n ? `*` : ``);
      return i + s + Ze(a) + s + o;
    })
    .join(``);
}
function Ze(e) {
  return e
    .replaceAll(/[\\`*[\]]/g, `\\$&`)
    .replaceAll(/(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu, `\\_`);
}
function Qe(e) {
  return W(e)
    .map(({ text: e }) => e)
    .join(``);
}
var q = ae();
function J({ md: e }) {
  return /[\\`*_[\n]/.test(e) ? W(e).map((e, t) => (0, q.jsx)($e, { span: e }, t)) : e;
}
function $e({ span: { text: e, strong: t, em: n, code: r, href: i } }) {
  if (
    e ===
    `
`
  )
    return (0, q.jsx)(`br`, {});
  let a = e;
  return (
    r && (a = (0, q.jsx)(`code`, { children: a })),
    n && (a = (0, q.jsx)(`em`, { children: a })),
    t && (a = (0, q.jsx)(`strong`, { children: a })),
    i !== null &&
      (a = (0, q.jsx)(`a`, {
        className: `link`,
        href: i,
        target: `_blank`,
        rel: `noopener noreferrer`,
        children: a,
      })),
    a
  );
}
function et({ document: e }) {
  let { title: t } = e;
  return (0, q.jsxs)(`header`, {
    className: `doc-head`,
    children: [
      (0, q.jsx)(`h1`, { className: `doc-title`, children: t }),
      `description` in e &&
        e.description !== `` &&
        (0, q.jsx)(`p`, { className: `doc-lede`, children: e.description }),
      e.format === `newsletter` &&
        e.subjects.length > 0 &&
        (0, q.jsxs)(`dl`, {
          className: `doc-facts`,
          children: [
            (0, q.jsxs)(`div`, {
              children: [
                (0, q.jsx)(`dt`, { children: `Subject` }),
                (0, q.jsx)(`dd`, { children: e.subjects[0] }),
              ],
            }),
            (0, q.jsxs)(`div`, {
              children: [
                (0, q.jsx)(`dt`, { children: `Preheader` }),
                (0, q.jsx)(`dd`, { children: e.preheader }),
              ],
            }),
          ],
        }),
      e.format === `linkedin` &&
        e.hashtags.length > 0 &&
        (0, q.jsx)(`p`, {
          className: `doc-tags`,
          children: e.hashtags.map((e) => `#${e}`).join(` `),
        }),
    ],
  });
}
function tt(e) {
  let { document: t, momentOf: n, nowId: r, isWriting: a, onPick: o, children: s } = e,
    { tag: c, direction: l } = i(t.language),
    u = a ? V(t).at(-1)?.id : void 0,
    d = t.format === `podcast` ? t.speakers : [];
  return (0, q.jsxs)(`article`, {
    className: `doc prose`,
    'data-format': t.format,
    lang: c,
    dir: l,
    children: [
      (0, q.jsx)(et, { document: t }),
      t.sections.map((e) =>
        e.blocks.map((t, i) =>
          (0, q.jsx)(
            rt,
            {
              block: t,
              label: i === 0 ? Ne(e, t) : null,
              atMs: n(t),
              isNow: t.id === r,
              isLast: t.id === u,
              speaker: nt(t, d),
              onPick: o,
            },
            t.id,
          ),
        ),
      ),
      s,
    ],
  });
}
function nt(e, t) {
  return e.kind === `turn`
    ? (t.find(({ id: t }) => t === e.speaker)?.name ?? e.speaker ?? null)
    : null;
}
var rt = (0, B.memo)(function (e) {
  let { block: t, label: n, atMs: r, isNow: i, isLast: a, speaker: o, onPick: s } = e,
    { tag: c, className: l } = je(t.kind);
  return (0, q.jsxs)(`div`, {
    className: i ? `doc-block now` : `doc-block`,
    'data-kind': t.kind,
    ...(n !== null && { 'data-label': n }),
    ...(o !== null && { 'data-speaker': o }),
    children: [
      (0, q.jsx)(it, { atMs: r, isNow: i, onPick: () => r !== null && s(t, r) }),
      (0, q.jsx)(c, {
        id: t.id,
        className: l,
        children: a
          ? (0, q.jsx)(`span`, { className: `caret`, children: (0, q.jsx)(J, { md: t.md }) })
          : (0, q.jsx)(J, { md: t.md }),
      }),
    ],
  });
});
function it({ atMs: e, isNow: t, onPick: n }) {
  return e === null
    ? null
    : (0, q.jsx)(`button`, {
        type: `button`,
        className: `rail-tick`,
        'data-state': t ? `now` : `done`,
        'aria-label': `${L(e / 1e3)}, show where this was said`,
        'aria-pressed': t,
        onClick: n,
        children: (0, q.jsx)(I, { seconds: e / 1e3 }),
      });
}
function at({ format: e, title: t, language: n }) {
  let r = { language: n, title: t, sections: [] };
  switch (e) {
    case `blog`:
      return { format: e, ...r, description: ``, slug: ``, keyword: null, tags: [] };
    case `summary`:
      return { format: e, ...r };
    case `tweet`:
      return { format: e, ...r, shape: `thread` };
    case `linkedin`:
      return { format: e, ...r, hashtags: [] };
    case `newsletter`:
      return { format: e, ...r, subjects: [], preheader: `` };
    case `podcast`:
      return { format: e, ...r, description: ``, speakers: [] };
    case `custom`:
      return { format: e, ...r, promptName: `` };
  }
}
function ot(e, t) {
  let n = `${k(A.transcript, { id: e })}?transcriptId=${t}`;
  return u({
    queryKey: [`transcript`, e, t],
    queryFn: ({ signal: e }) => M(n, ye, { signal: e }),
    staleTime: 1 / 0,
  });
}
function st({ blockIds: e, startMs: t }, n) {
  if (t !== null) return t;
  if (!n?.video.transcript.timed) return null;
  let r = e.flatMap((e) => ct(n, e)?.startMs ?? []);
  return r.length > 0 ? Math.min(...r) : null;
}
function ct({ blocks: e }, t) {
  let n = e[t - 1];
  return n?.id === t ? n : e.find((e) => e.id === t);
}
function lt({ blocks: e }, t) {
  return e.findLast((e) => e.startMs <= t) ?? e[0];
}
function ut({ cues: e }, t) {
  return e.findLast((e) => e.startMs <= t)?.text ?? e[0]?.text ?? ``;
}
function dt(e, t) {
  let n = ({ blockIds: e }) => e.includes(t);
  return (
    e.sections
      .filter(({ kind: e }) => e !== `points` && e !== `gist`)
      .flatMap(({ blocks: e }) => e)
      .find(n) ?? V(e).find(n)
  );
}
var ft = 48;
function pt(e, t, n) {
  let r = Math.min(ft, e.length);
  return Array.from({ length: r }, (i, a) => {
    let o = Math.floor((a * e.length) / r),
      s = Math.floor(((a + 1) * e.length) / r),
      c = e.slice(o, s);
    if (n !== null && c.some(({ id: e }) => e === n)) return `now`;
    let l = c.filter(({ id: e }) => t.has(e)).length;
    return l === 0 ? `none` : l * 2 >= c.length ? `full` : `half`;
  });
}
function mt({ transcript: e, atMs: t, onClose: n }) {
  let { tag: i, direction: a } = r(e);
  return (0, q.jsxs)(`div`, {
    className: `now-line`,
    role: `status`,
    children: [
      (0, q.jsx)(I, { seconds: t / 1e3 }),
      (0, q.jsx)(`p`, { lang: i, dir: a, children: ut(e, t) }),
      (0, q.jsx)(`button`, {
        type: `button`,
        className: `now-line-close`,
        'aria-label': `Close the line`,
        onClick: n,
        children: (0, q.jsx)(C, { name: `close` }),
      }),
    ],
  });
}
function Y(e) {
  let t = e,
    n = new Set();
  return {
    get: () => t,
    set(e) {
      if (!Object.is(e, t)) {
        t = e;
        for (let e of n) e();
      }
    },
    subscribe(e) {
      return (n.add(e), () => n.delete(e));
    },
  };
}
function X(e) {
  return (0, B.useSyncExternalStore)(e.subscribe, e.get);
}
function ht() {
  let e = window.getSelection();
  if (!e || e.rangeCount === 0) return null;
  let t = e.getRangeAt(0),
    n = (e) => (e instanceof Element ? e : e.parentElement)?.closest(`.doc-writing .doc-block`),
    r = n(t.startContainer),
    i = n(t.endContainer);
  if (!r || !i) return null;
  if (t.collapsed) return `caret`;
  if (r === i) return `one`;
  let a = document.createRange();
  return (
    a.setStart(i, 0),
    a.setEnd(t.endContainer, t.endOffset),
    a.toString() === `` && r.nextElementSibling === i ? `one` : `many`
  );
}
function gt() {
  let [e, t] = (0, B.useState)({ isOnlyHere: !1, isFollowing: !1 });
  return (
    (0, B.useEffect)(() => {
      function e() {
        let e = ht();
        e !== null &&
          t((t) => {
            if (e === `caret`) return t.isFollowing ? { isOnlyHere: !1, isFollowing: !1 } : t;
            let n = e === `one`;
            return t.isFollowing && t.isOnlyHere === n ? t : { isOnlyHere: n, isFollowing: !0 };
          });
      }
      return (
        document.addEventListener(`selectionchange`, e),
        () => document.removeEventListener(`selectionchange`, e)
      );
    }, []),
    [e.isOnlyHere, (e) => t({ isOnlyHere: e, isFollowing: !1 })]
  );
}
function _t({ caret: e, isBusy: t, isWithoutModel: n, onRefine: r }) {
  let i = X(e),
    [a, o] = (0, B.useState)(``),
    [s, c] = gt(),
    [l, u] = (0, B.useState)(null),
    d = (0, B.useRef)(null);
  (0, B.useEffect)(() => {
    function e(e) {
      e.key.toLowerCase() === `j` &&
        (e.ctrlKey || e.metaKey) &&
        (e.preventDefault(), d.current?.focus());
    }
    return (window.addEventListener(`keydown`, e), () => window.removeEventListener(`keydown`, e));
  }, []);
  async function p(e) {
    if ((e.preventDefault(), !(a.trim() === `` || t))) {
      u(null);
      try {
        (await r(a.trim(), s ? i : null), o(``));
      } catch (e) {
        u(e);
      }
    }
  }
  return n
    ? (0, q.jsx)(yt, {})
    : (0, q.jsxs)(`form`, {
        className: `refine`,
        onSubmit: (e) => void p(e),
        'aria-label': `Refine`,
        children: [
          !!l &&
            (0, q.jsx)(`p`, {
              className: `field-error refine-error`,
              role: `alert`,
              children: (0, q.jsxs)(`span`, {
                children: [
                  N(l),
                  ` `,
                  l instanceof me &&
                    /key|model/.test(l.code) &&
                    (0, q.jsx)(y, { href: `${P.settings}#keys`, children: `Open Settings` }),
                ],
              }),
            }),
          (0, q.jsxs)(`div`, {
            className: `refine-row`,
            children: [
              (0, q.jsx)(`textarea`, {
                ref: d,
                className: `input refine-input`,
                rows: 1,
                'aria-label': `Tell it what to change`,
                placeholder: `Tell it what to change: “warmer opening”, “shorter”, “for beginners”…`,
                value: a,
                maxLength: 4e3,
                onChange: (e) => o(e.target.value),
                onKeyDown: (e) => {
                  e.key !== `Enter` ||
                    e.shiftKey ||
                    e.nativeEvent.isComposing ||
                    (e.preventDefault(), e.currentTarget.form?.requestSubmit());
                },
              }),
              i !== null &&
                (0, q.jsx)(pe, {
                  label: `What to change`,
                  isLabelHidden: !0,
                  value: s ? `here` : `whole`,
                  onChange: (e) => c(e === `here`),
                  options: [
                    { value: `whole`, label: `All of it` },
                    { value: `here`, label: `This paragraph` },
                  ],
                }),
              (0, q.jsx)(f, {
                type: `submit`,
                isDisabled: a.trim() === ``,
                isPending: t,
                pendingText: `Asking…`,
                children: `Refine`,
              }),
            ],
          }),
        ],
      });
}
var vt = `refine-note-closed`;
function yt() {
  let [e, t] = (0, B.useState)(() => localStorage.getItem(vt) !== null);
  return e
    ? null
    : (0, q.jsxs)(`div`, {
        className: `refine refine-without`,
        role: `note`,
        children: [
          (0, q.jsxs)(`p`, {
            children: [
              `Refining by instruction needs a language model.`,
              ` `,
              (0, q.jsx)(y, { href: `${P.settings}#keys`, children: `Add a key in Settings` }),
            ],
          }),
          (0, q.jsx)(x, {
            icon: `close`,
            label: `Close this note`,
            isSmall: !0,
            onPress: () => {
              (localStorage.setItem(vt, `1`), t(!0));
            },
          }),
        ],
      });
}
var bt = {
  rate_limited_by_provider: `The model’s provider asks to slow down.`,
  provider_overloaded: `The model’s provider is overloaded at the moment.`,
  provider_unreachable: `The model’s provider could not be reached.`,
  cut_off: `The model broke off in the middle of its answer.`,
  stalled: `The model stopped answering.`,
  malformed_answer: `The model’s answer could not be read.`,
};
function xt({ retrying: e, hasText: t }) {
  let { code: n, attempt: r, of: i, waitSeconds: a } = e,
    o = a > 1 ? `after a pause of ${St(a)}` : `in a moment`;
  return (0, q.jsx)(`div`, {
    className: `run-notice`,
    'data-tone': `wait`,
    role: `status`,
    children: (0, q.jsxs)(`div`, {
      children: [
        (0, q.jsxs)(`p`, {
          className: `run-notice-title`,
          children: [`Attempt `, r, ` of `, i, ` follows `, o],
        }),
        (0, q.jsxs)(`p`, {
          children: [
            bt[n] ?? `A part of this service did not answer.`,
            ` `,
            t
              ? `Nothing is lost: finished sections are kept and are not asked for again.`
              : `Nothing is lost, and you need do nothing.`,
            ` `,
            `You can close this page.`,
          ],
        }),
      ],
    }),
  });
}
function St(e) {
  return e < 90 ? `${e} seconds` : `${Math.round(e / 60)} minutes`;
}
var Ct = /^(key_|no_credit|no_model_access|not_served_here|spending_cap|house_|too_long_for_house)/;
function wt({ view: e, onRetry: t, isRetrying: n, onBuiltIn: r, isStarting: i }) {
  if (e.status !== `failed` && e.status !== `stopped`) return null;
  let a = e.status === `failed`,
    o = (e.document?.sections.length ?? 0) > 0,
    s = a ? (e.error?.code ?? ``) : ``;
  return (0, q.jsxs)(`div`, {
    className: `run-notice`,
    'data-tone': a ? `proof` : `plain`,
    role: `status`,
    children: [
      (0, q.jsxs)(`div`, {
        children: [
          (0, q.jsx)(`p`, {
            className: `run-notice-title`,
            children: a ? `This run failed` : `You stopped this run`,
          }),
          (0, q.jsx)(`p`, {
            children: a
              ? (e.error?.message ?? `It cost nothing. Start it again with Retry.`)
              : o
                ? `What was written is kept. Retry goes on from here.`
                : `Nothing was written yet. Retry starts it.`,
          }),
        ],
      }),
      (0, q.jsxs)(`div`, {
        className: `run-notice-ways`,
        children: [
          Ct.test(s) &&
            (0, q.jsx)(l, {
              icon: `settings`,
              href: `${P.settings}#keys`,
              children: `Open Settings`,
            }),
          s === `plan_needed` &&
            (0, q.jsx)(l, { icon: `crown`, href: P.upgrade, children: `See the plans` }),
          a &&
            r &&
            (0, q.jsx)(f, {
              isPending: i,
              pendingText: `Starting…`,
              onPress: r,
              children: `Write with the built-in engine`,
            }),
          (0, q.jsx)(f, {
            tone: `go`,
            icon: `retry`,
            isPending: n,
            pendingText: `Starting…`,
            onPress: t,
            children: `Retry`,
          }),
        ],
      }),
    ],
  });
}
function Tt() {
  return { caret: Y(null), save: Y(`saved`), count: Y(null) };
}
var Et = { atMs: 0, textId: null, blockIds: [], jump: 0 };
function Dt(e, t) {
  let [n, r] = (0, B.useState)(Et),
    i = (0, B.useCallback)((e) => st(e, t), [t]),
    a = (0, B.useCallback)((e, t) => {
      r(({ jump: n }) => ({ atMs: t, textId: e.id, blockIds: e.blockIds, jump: n + 1 }));
    }, []),
    o = (0, B.useCallback)(
      (n, i) => {
        let a = t && lt(t, n),
          o = a && e ? dt(e, a.id) : void 0;
        return (
          r(({ jump: e }) => ({
            atMs: n,
            textId: o?.id ?? null,
            blockIds: a ? [a.id] : [],
            jump: i ? e + 1 : e,
          })),
          o
        );
      },
      [e, t],
    ),
    s = (0, B.useCallback)(
      (e) => {
        let t = o(e.startMs, !0);
        t && Ot(t.id);
      },
      [o],
    );
  return (0, B.useMemo)(
    () => ({ moment: n, momentOf: i, pickText: a, goTo: o, pickSaid: s, leave: () => r(Et) }),
    [n, i, a, o, s],
  );
}
function Ot(e) {
  window.document.getElementById(e)?.scrollIntoView({ block: `center`, behavior: `auto` });
}
var kt = {
  saved: `Saved`,
  unsaved: `Not saved yet`,
  saving: `Saving…`,
  offline: `Kept on this device`,
  conflict: `Changed elsewhere`,
};
function At(e) {
  let { generation: t, view: n, desk: r, onStop: a, isStopping: o, actions: s } = e,
    { title: c, language: l } = t,
    u = n.status === `queued` || n.status === `running`;
  return (0, q.jsxs)(R, {
    actions: (0, q.jsxs)(q.Fragment, {
      children: [
        u &&
          (0, q.jsx)(f, {
            isSmall: !0,
            icon: `stop`,
            isPending: o,
            pendingText: `Stopping…`,
            onPress: a,
            children: `Stop`,
          }),
        s,
      ],
    }),
    children: [
      (0, q.jsx)(`span`, { className: `watch-name`, children: (0, q.jsx)(`bdi`, { children: c }) }),
      r && n.status === `done`
        ? (0, q.jsx)(jt, { save: r.save })
        : (0, q.jsx)(`span`, {
            className: `watch-status`,
            role: `status`,
            'data-status': n.status,
            children: (0, q.jsx)(`span`, { children: g(n) }),
          }),
      (0, q.jsx)(`span`, { className: `watch-language`, children: i(l).name }),
      r
        ? (0, q.jsx)(Mt, { count: r.count })
        : n.checks &&
          (0, q.jsx)(`span`, { className: `watch-words`, children: Nt(n.checks.words) }),
    ],
  });
}
function jt({ save: e }) {
  let t = X(e);
  return (0, q.jsx)(`span`, {
    className: `watch-status`,
    role: `status`,
    'data-status': `done`,
    'data-save': t,
    children: (0, q.jsx)(`span`, { children: kt[t] }),
  });
}
function Mt({ count: e }) {
  let t = X(e);
  return t
    ? (0, q.jsx)(`span`, {
        className: `watch-words`,
        title: `${t.characters.toLocaleString(`en-GB`)} characters`,
        children: Nt(t.words),
      })
    : null;
}
function Nt(e) {
  return `${e.toLocaleString(`en-GB`)} words`;
}
function Pt({ cells: e, durationSeconds: t, label: n, title: r = `Covered` }) {
  return (0, q.jsxs)(`div`, {
    className: `coverage`,
    children: [
      (0, q.jsxs)(`div`, {
        className: `coverage-head`,
        children: [
          (0, q.jsx)(`span`, { children: r }),
          t !== void 0 && (0, q.jsx)(I, { seconds: t }),
        ],
      }),
      (0, q.jsx)(`div`, {
        className: `coverage-cells`,
        role: `img`,
        'aria-label': n,
        children: e.map((e, t) => (0, q.jsx)(`i`, { 'data-state': e }, t)),
      }),
    ],
  });
}
var Ft = { ok: `Checked: `, open: `To look at: `, waiting: `Not checked yet: ` };
function Z({ state: e, children: t, action: n }) {
  return (0, q.jsxs)(`li`, {
    className: `check`,
    'data-state': e,
    children: [
      (0, q.jsxs)(`span`, {
        children: [(0, q.jsx)(`span`, { className: `visually-hidden`, children: Ft[e] }), t],
      }),
      n,
    ],
  });
}
function It({ title: e, children: t, level: n = 3 }) {
  let r = `h${n}`;
  return (0, q.jsxs)(`section`, {
    className: `checks`,
    children: [
      (0, q.jsx)(r, { className: `checks-title`, children: e }),
      (0, q.jsx)(`ul`, { className: `checks-list`, children: t }),
    ],
  });
}
function Lt(e) {
  let { generation: t, checks: n, usage: r, isBusy: i, onShow: a, onSeek: o, onMend: s } = e;
  return (0, q.jsx)(`div`, {
    className: `panel-part`,
    children: (0, q.jsxs)(It, {
      title: `Checks`,
      level: 2,
      children: [
        n
          ? (0, q.jsxs)(q.Fragment, {
              children: [
                (0, q.jsx)(Bt, { marks: n.marks, onShow: a }),
                Ut(n.rules).map((e, t) =>
                  (0, q.jsx)(Wt, { rule: e, isBusy: i, onShow: a, onMend: s }, `${e.id} ${t}`),
                ),
                (0, q.jsx)(Gt, { checks: n }),
                (0, q.jsx)(qt, { checks: n, onSeek: o }),
                (0, q.jsx)(Jt, { checks: n }),
                (0, q.jsx)(Yt, { checks: n, generation: t }),
              ],
            })
          : [`Support by the video`, `Coverage`, `Language`].map((e) =>
              (0, q.jsxs)(
                Z,
                {
                  state: `waiting`,
                  children: [(0, q.jsx)(`b`, { children: e }), `, once it is written`],
                },
                e,
              ),
            ),
        (0, q.jsx)(Xt, { engine: t.engine, usage: r }),
      ],
    }),
  });
}
var Rt = {
    unsupported: `Without support.`,
    number: `A number to look at.`,
    name: `A name to look at.`,
    negation: `May say the opposite.`,
    time: `A time to look at.`,
    copied: `Word for word.`,
  },
  zt = 40;
function Bt({ marks: e, onShow: t }) {
  let [n, r] = (0, B.useState)(!1),
    i = n ? e : e.slice(0, zt),
    a = e.length - i.length;
  return (0, q.jsxs)(q.Fragment, {
    children: [
      i.map((e, n) => (0, q.jsx)(Vt, { mark: e, onShow: t }, n)),
      a > 0 &&
        (0, q.jsx)(Z, {
          state: `open`,
          children: (0, q.jsxs)(_, { onPress: () => r(!0), children: [`Show the other `, a] }),
        }),
    ],
  });
}
function Vt({ mark: e, onShow: t }) {
  return (0, q.jsxs)(Z, {
    state: `open`,
    action: (0, q.jsx)(_, { onPress: () => t(e.blockId), children: `Show` }),
    children: [
      (0, q.jsx)(`b`, { children: Rt[e.kind] }),
      ` `,
      (0, q.jsx)(`q`, { children: e.quote }),
      ` `,
      e.why,
    ],
  });
}
var Ht = { broken: 0, warn: 1, ok: 2 };
function Ut(e) {
  return e.toSorted((e, t) => Ht[e.state] - Ht[t.state]);
}
function Wt({ rule: e, isBusy: t, onShow: n, onMend: r }) {
  let { state: i, label: a, message: o, blockId: s, value: c, limit: l, mend: u } = e,
    d = null;
  return (
    i !== `ok` && u !== void 0
      ? (d = (0, q.jsx)(_, {
          disabled: t,
          onPress: () => r(u, s),
          children: c !== void 0 && l !== void 0 && c > l ? `Shorten` : `Mend`,
        }))
      : i !== `ok` && s !== null && (d = (0, q.jsx)(_, { onPress: () => n(s), children: `Show` })),
    (0, q.jsxs)(Z, {
      state: i === `ok` ? `ok` : `open`,
      action: d,
      children: [(0, q.jsxs)(`b`, { children: [a, `.`] }), ` `, o],
    })
  );
}
function Gt({ checks: { supported: e } }) {
  return e === null
    ? null
    : (0, q.jsxs)(Z, {
        state: e >= 0.9 ? `ok` : `open`,
        children: [
          (0, q.jsx)(`b`, { children: b(e) }),
          ` of the sentences are borne out by the video`,
        ],
      });
}
var Kt = 0.5;
function qt({ checks: { coverage: e, leftOut: t, timed: n }, onSeek: r }) {
  let i = e.filter(({ share: e }) => e === 0).map(({ startMs: e }) => e),
    a = t.length > 0 ? t : i,
    [o] = a,
    [s] = e;
  return o === void 0 && s && e.length === 1
    ? (0, q.jsxs)(Z, {
        state: s.share >= Kt ? `ok` : `open`,
        children: [(0, q.jsx)(`b`, { children: b(s.share) }), ` of what is said is in the text`],
      })
    : o === void 0
      ? (0, q.jsxs)(Z, {
          state: `ok`,
          children: [
            (0, q.jsx)(`b`, { children: n ? `From start to end.` : `From first to last.` }),
            ` `,
            n
              ? `Every five minutes of the video are in the text`
              : `Every five minutes of reading aloud are in the text`,
          ],
        })
      : (0, q.jsxs)(Z, {
          state: `open`,
          ...(n && {
            action: (0, q.jsx)(_, { onPress: () => r(o), children: L(Math.floor(o / 1e3)) }),
          }),
          children: [
            (0, q.jsxs)(`b`, {
              children: [a.length, ` of `, Math.max(e.length, a.length), ` parts left out.`],
            }),
            ` `,
            n
              ? `A part is five minutes of the video`
              : `A part is about five minutes of reading aloud`,
          ],
        });
}
function Jt({ checks: { copied: e } }) {
  return e === null
    ? null
    : (0, q.jsxs)(Z, {
        state: e <= 0.2 ? `ok` : `open`,
        children: [
          (0, q.jsx)(`b`, { children: e <= 0.2 ? `Original.` : `Close to the transcript.` }),
          ` `,
          b(e),
          ` is word for word what was said`,
        ],
      });
}
function Yt({ checks: { language: e }, generation: t }) {
  let n = i(t.language).name;
  if (!e || e.ok)
    return (0, q.jsxs)(Z, {
      state: `ok`,
      children: [(0, q.jsx)(`b`, { children: n }), `, as asked`],
    });
  let r = e.detected ? i(e.detected).name : `another language`;
  return (0, q.jsxs)(Z, {
    state: `open`,
    children: [
      (0, q.jsxs)(`b`, { children: [`It reads like `, r, `.`] }),
      ` `,
      n,
      ` was asked for`,
    ],
  });
}
function Xt({ engine: e, usage: t }) {
  let n = ee();
  if (e.kind === `model` && !t)
    return (0, q.jsxs)(Z, {
      state: `waiting`,
      children: [(0, q.jsx)(`b`, { children: `What it cost` }), `, once it is written · `, e.label],
    });
  if (e.kind === `built-in` || !t) {
    let r = t?.words ?? 0;
    return (0, q.jsxs)(Z, {
      state: `ok`,
      children: [
        (0, q.jsx)(`b`, {
          children:
            n === null || r === 0
              ? `Costs nothing`
              : `Used ${r.toLocaleString(`en-GB`)} free words`,
        }),
        ` `,
        `· `,
        e.label,
      ],
    });
  }
  let r = t.tokensIn + t.tokensOut;
  return (0, q.jsxs)(Z, {
    state: `ok`,
    action: (0, q.jsx)(y, { isAlone: !0, href: `${P.settings}#spending`, children: `Ledger` }),
    children: [
      (0, q.jsxs)(`b`, { children: [t.estimated && `about `, xe(t.costCents)] }),
      ` `,
      `· `,
      e.model,
      ` · `,
      r.toLocaleString(`en-GB`),
      ` tokens`,
    ],
  });
}
var Zt = le({ embedUrl: ce(E()), supportEmail: ce(E()) }),
  Qt = u({
    queryKey: [`config`],
    queryFn: ({ signal: e }) => M(A.config, Zt, { signal: e }),
    staleTime: 1 / 0,
    retry: !1,
  }),
  $t = 1e4,
  en = 3e3,
  tn = 2e3;
function nn({ origin: e, atMs: t, jump: n, onPlaying: r }) {
  let i = (0, B.useRef)(null),
    [a, o] = (0, B.useState)(!1),
    [s, c] = (0, B.useState)(!1),
    [l, u] = (0, B.useState)(!1),
    d = (0, B.useRef)(r),
    f = (0, B.useRef)(n),
    p = (0, B.useRef)(n),
    m = (0, B.useRef)(null);
  (0, B.useEffect)(() => {
    ((d.current = r), (f.current = n));
  }, [r, n]);
  function h(e) {
    if (f.current !== p.current) return !0;
    let { toMs: t, until: n } = m.current ?? { toMs: e, until: 0 };
    return (Math.abs(e - t) > tn && Date.now() < n) || ((m.current = null), !1);
  }
  return (
    (0, B.useEffect)(() => {
      let t = (t) => i.current?.contentWindow?.postMessage(JSON.stringify(t), e),
        n = setInterval(() => t({ event: `listening`, id: 1, channel: `widget` }), 500),
        r = setTimeout(() => u(!0), $t),
        a = !0;
      function s(s) {
        if (s.origin !== e || s.source !== i.current?.contentWindow) return;
        let l = rn(s.data);
        if (!l) return;
        (a &&
          ((a = !1),
          clearInterval(n),
          clearTimeout(r),
          o(!0),
          u(!1),
          t({ event: `command`, func: `addEventListener`, args: [`onError`] })),
          l.event === `onError` && c(!0));
        let { currentTime: f, playerState: p } = l.info ?? {};
        if (typeof f == `number` && p !== 2) {
          let e = Math.round(f * 1e3);
          h(e) || d.current(e);
        }
      }
      return (
        window.addEventListener(`message`, s),
        () => {
          (clearInterval(n), clearTimeout(r), window.removeEventListener(`message`, s));
        }
      );
    }, [e]),
    (0, B.useEffect)(() => {
      if (n === p.current || !a) return;
      ((p.current = n), (m.current = { toMs: t, until: Date.now() + en }));
      let r = (t, n = []) =>
        i.current?.contentWindow?.postMessage(
          JSON.stringify({ event: `command`, func: t, args: n }),
          e,
        );
      (r(`seekTo`, [t / 1e3, !0]), r(`playVideo`));
    }, [n, a, t, e]),
    { frame: i, isRefused: s, isSilent: l }
  );
}
function rn(e) {
  if (typeof e != `string`) return null;
  try {
    let t = JSON.parse(e);
    if (typeof t != `object` || !t) return null;
    let { event: n, info: r } = t;
    return typeof n == `string` ? { event: n, info: typeof r == `object` && r ? r : void 0 } : null;
  } catch {
    return null;
  }
}
function an(e, t, n) {
  let r = new URL(`/embed/${encodeURIComponent(t)}`, e);
  return (
    (r.search = new URLSearchParams({
      enablejsapi: `1`,
      playsinline: `1`,
      rel: `0`,
      autoplay: `1`,
      start: String(Math.floor(n / 1e3)),
      origin: location.origin,
    }).toString()),
    r.href
  );
}
function on({ transcript: e, moment: t, onSeek: n, onPlaying: r }) {
  let { video: i } = e,
    { atMs: a } = t,
    s = o(Qt).data?.embedUrl,
    [c, l] = (0, B.useState)(!1),
    u = i.platformId !== null && s !== void 0;
  return (0, q.jsxs)(`section`, {
    className: `watch-film`,
    'aria-label': `The video`,
    children: [
      c && u && i.platformId !== null
        ? (0, q.jsx)(cn, {
            base: s,
            platformId: i.platformId,
            title: i.title,
            moment: t,
            onPlaying: r,
            onGiveUp: () => l(!1),
          })
        : (0, q.jsx)(sn, { transcript: e, atMs: a, onPlay: u ? () => l(!0) : null }),
      i.transcript.timed &&
        (0, q.jsx)(_e, {
          label: `The video`,
          isOnFilm: !0,
          durationSeconds: Math.floor(i.durationMs / 1e3),
          positionSeconds: Math.floor(a / 1e3),
          onSeek: (e) => n(e * 1e3),
          ticks: [],
        }),
    ],
  });
}
function sn({ transcript: e, atMs: t, onPlay: n }) {
  let { tag: i, direction: a } = r(e),
    { kind: o, title: s, channel: c, durationMs: l, thumbnail: u } = e.video;
  return (0, q.jsxs)(`div`, {
    className: `film`,
    lang: i,
    dir: a,
    children: [
      u && (0, q.jsx)(`img`, { className: `watch-still`, src: u, alt: `` }),
      (0, q.jsxs)(`p`, {
        className: `watch-film-name`,
        children: [
          (0, q.jsx)(`span`, { title: s, children: s }),
          (0, q.jsxs)(`span`, {
            children: [
              c,
              o === `sample` && (0, q.jsx)(`span`, { lang: `en`, children: ` · no sound` }),
            ],
          }),
        ],
      }),
      !u && (0, q.jsx)(ln, { cues: e.cues, durationMs: l || (e.cues.at(-1)?.endMs ?? 0), atMs: t }),
      n &&
        (0, q.jsx)(`button`, {
          type: `button`,
          className: `watch-play`,
          'aria-label': `Play the video here`,
          onClick: n,
          children: (0, q.jsx)(C, { name: `play` }),
        }),
      (0, q.jsx)(`p`, {
        className: `film-caption`,
        children: (0, q.jsx)(`span`, { className: `caption`, children: ut(e, t) }),
      }),
    ],
  });
}
function cn({ base: e, platformId: t, title: n, moment: r, onPlaying: i, onGiveUp: a }) {
  let [o] = (0, B.useState)(() => an(e, t, r.atMs)),
    {
      frame: s,
      isRefused: c,
      isSilent: l,
    } = nn({ origin: new URL(e).origin, atMs: r.atMs, jump: r.jump, onPlaying: i });
  return (0, q.jsxs)(`div`, {
    className: `film embed`,
    children: [
      (0, q.jsx)(`iframe`, {
        ref: s,
        src: o,
        title: `Video: ${n}`,
        allow: `autoplay; encrypted-media; picture-in-picture; fullscreen`,
        referrerPolicy: `strict-origin-when-cross-origin`,
      }),
      (c || l) &&
        (0, q.jsxs)(`div`, {
          className: `embed-refused`,
          role: `alert`,
          children: [
            (0, q.jsxs)(`p`, {
              children: [
                c
                  ? `The owner does not let this video be played here.`
                  : `The player does not answer.`,
                ` `,
                `The rail and the transcript work without it.`,
              ],
            }),
            (0, q.jsx)(`button`, {
              type: `button`,
              className: `link alone`,
              onClick: a,
              children: `Close the player`,
            }),
          ],
        }),
    ],
  });
}
var Q = 72;
function ln({ cues: e, durationMs: t, atMs: n }) {
  let r = (0, B.useMemo)(() => un(e, t), [e, t]);
  return (0, q.jsx)(`svg`, {
    className: `speech`,
    viewBox: `0 0 ${Q} 20`,
    preserveAspectRatio: `none`,
    'aria-hidden': `true`,
    children: r.map((e, r) =>
      (0, q.jsx)(
        `rect`,
        {
          x: r + 0.2,
          y: 10 - e * 10,
          width: 0.6,
          height: e * 20,
          ...(r / Q < n / t && { 'data-past': `` }),
        },
        r,
      ),
    ),
  });
}
function un(e, t) {
  let n = Array.from({ length: Q }, () => 0),
    r = (e) => Math.min(71, Math.floor((e / Math.max(1, t)) * Q));
  for (let { startMs: t, endMs: i, text: a } of e) {
    let e = r(t),
      o = r(i);
    for (let t = e; t <= o; t++) n[t] += a.length / (o - e + 1);
  }
  let i = Math.max(1, ...n);
  return n.map((e) => Math.max(0.04, e / i));
}
function dn({ status: e, stage: t, progress: n }) {
  let r = t === null ? -1 : s.indexOf(t);
  return s.map((t, i) => {
    let a = () =>
        e === `done` || i < r
          ? `done`
          : i > r
            ? `todo`
            : e === `failed`
              ? `failed`
              : e === `running`
                ? `now`
                : `todo`,
      o = a() === `now`;
    return { name: h[t], state: a(), ...(o && n > 0 && n < 1 && { figure: b(n) }) };
  });
}
function fn({ view: e }) {
  return (0, q.jsx)(`section`, {
    className: `panel-part watch-stages`,
    'aria-label': `Progress`,
    children: (0, q.jsx)(te, { label: `Stages of this run`, stages: dn(e) }),
  });
}
function pn({ transcript: e, cited: t, marked: n, onPick: i }) {
  let [a, o] = (0, B.useState)(``),
    s = (0, B.useRef)(null),
    { tag: c, direction: l } = r(e),
    u = a.trim().toLocaleLowerCase(c),
    d = e.blocks.filter(({ text: e }) => u === `` || e.toLocaleLowerCase(c).includes(u)),
    [f] = n,
    { timed: p } = e.video.transcript;
  return (
    (0, B.useEffect)(() => {
      let e = s.current?.querySelector(`[data-marked]`);
      e && s.current && s.current.scrollTo({ top: e.offsetTop - s.current.clientHeight / 3 });
    }, [f]),
    (0, q.jsxs)(`section`, {
      className: `transcript`,
      'aria-label': `Transcript`,
      children: [
        (0, q.jsxs)(`h2`, {
          className: `panel-title`,
          children: [
            `Transcript`,
            u !== `` &&
              (0, q.jsxs)(`span`, {
                className: `time`,
                role: `status`,
                children: [d.length, ` of `, e.blocks.length],
              }),
          ],
        }),
        (0, q.jsx)(de, {
          label: `Search the transcript`,
          placeholder: `A word that was said`,
          value: a,
          onChange: o,
        }),
        d.length === 0
          ? (0, q.jsx)(`p`, {
              className: `transcript-none`,
              children: `Nobody says that in this video. Try fewer letters.`,
            })
          : (0, q.jsx)(`ol`, {
              className: `transcript-list`,
              ref: s,
              lang: c,
              dir: l,
              tabIndex: 0,
              'aria-label': `What is said, and when`,
              children: d.map((e) =>
                (0, q.jsxs)(
                  `li`,
                  {
                    className: `said`,
                    ...(t.has(e.id) && { 'data-cited': `` }),
                    ...(n.includes(e.id) && { 'data-marked': `` }),
                    children: [
                      (0, q.jsx)(`button`, {
                        type: `button`,
                        className: `said-time`,
                        'aria-label': `${p ? L(e.startMs / 1e3) : `Part ${e.id}`}, show what was written about this`,
                        onClick: () => i(e),
                        children: p
                          ? (0, q.jsx)(I, { seconds: e.startMs / 1e3 })
                          : (0, q.jsx)(`span`, { children: e.id }),
                      }),
                      (0, q.jsx)(`p`, {
                        children: (0, q.jsx)(mn, { text: e.text, term: u, tag: c }),
                      }),
                    ],
                  },
                  e.id,
                ),
              ),
            }),
      ],
    })
  );
}
function mn({ text: e, term: t, tag: n }) {
  if (t === ``) return e;
  let r = e.toLocaleLowerCase(n);
  if (r.length !== e.length) return e;
  let i = [],
    a = 0;
  for (let n = r.indexOf(t); n >= 0; n = r.indexOf(t, a))
    (i.push(e.slice(a, n), (0, q.jsx)(`mark`, { children: e.slice(n, n + t.length) }, n)),
      (a = n + t.length));
  return [...i, e.slice(a)];
}
var hn = (0, B.memo)(function (e) {
  let {
      generation: t,
      view: n,
      transcript: r,
      cited: i,
      moment: a,
      onSeek: o,
      onPick: s,
      onShow: c,
    } = e,
    { data: l } = r,
    [u, d] = (0, B.useState)(!0);
  return (0, q.jsxs)(`aside`, {
    className: `watch-panel`,
    'aria-label': `Video and checks`,
    children: [
      l
        ? (0, q.jsxs)(q.Fragment, {
            children: [
              t.format === `podcast` &&
                (0, q.jsx)(`h2`, {
                  className: `panel-part panel-title`,
                  children: `The source, not the podcast`,
                }),
              (0, q.jsx)(on, {
                transcript: l,
                moment: a,
                onSeek: o,
                onPlaying: (t) => {
                  u && e.onPlaying(t);
                },
              }),
              l.video.platformId !== null &&
                (0, q.jsx)(`div`, {
                  className: `panel-part follow`,
                  children: (0, q.jsx)(fe, {
                    isSelected: u,
                    onChange: d,
                    children: `Follow along in the text`,
                  }),
                }),
              (0, q.jsx)(`div`, {
                className: `panel-part`,
                children: (0, q.jsx)(Pt, {
                  title: `${i.size} of ${l.blocks.length} passages are in the text`,
                  cells: pt(l.blocks, i, a.blockIds[0] ?? null),
                  ...(l.video.transcript.timed && {
                    durationSeconds: Math.floor(l.video.durationMs / 1e3),
                  }),
                  label: `The text rests on ${i.size} of the ${l.blocks.length} passages of the video`,
                }),
              }),
            ],
          })
        : (0, q.jsx)(`div`, { className: `film` }),
      n.status !== `done` && (0, q.jsx)(fn, { view: n }),
      (0, q.jsx)(Lt, {
        generation: t,
        checks: n.checks,
        usage: n.usage,
        isBusy: e.isBusy,
        onShow: c,
        onSeek: o,
        onMend: e.onMend,
      }),
      l && (0, q.jsx)(pn, { transcript: l, cited: i, marked: a.blockIds, onPick: s }),
      r.isPending &&
        (0, q.jsx)(`div`, {
          className: `panel-part`,
          children: (0, q.jsx)(D, { label: `The transcript is on its way`, lines: 5 }),
        }),
      r.isError &&
        (0, q.jsxs)(`div`, {
          className: `panel-part stack`,
          role: `alert`,
          children: [
            (0, q.jsx)(`p`, { className: `note`, children: N(r.error) }),
            (0, q.jsx)(`div`, {
              children: (0, q.jsx)(f, {
                isSmall: !0,
                icon: `retry`,
                onPress: () => void r.refetch(),
                children: `Load the transcript`,
              }),
            }),
          ],
        }),
    ],
  });
});
function gn({ generation: e, view: t, slots: n }) {
  let { id: r } = e,
    i = o(ot(e.videoId, e.transcriptId)),
    a = Ie(r),
    s = Le(r),
    c = ze(r),
    l = Re(e),
    u = !se.includes(t.status),
    d = !u && e.version > 0 && e.document !== null,
    f = d ? e.document : t.document,
    p = d ? e.checks : t.checks,
    { moment: m, momentOf: h, pickText: g, goTo: _, pickSaid: ee, leave: v } = Dt(f, i.data),
    [y] = (0, B.useState)(Tt),
    te = (0, B.useMemo)(() => ({ ...t, checks: p }), [t, p]),
    ne = (0, B.useMemo)(() => _n(f), [f]),
    b = u && (a.isPending || a.isSuccess);
  (0, B.useEffect)(() => {
    u || a.reset();
  }, [u]);
  let x = (0, B.useCallback)((e) => void _(e, !0), [_]),
    re = (0, B.useCallback)((e) => void _(e, !1), [_]),
    { mutate: S } = c,
    ie = (0, B.useCallback)(
      (e, t) => S({ instruction: e, ...(t !== null && { paragraphId: t }) }, { onError: H }),
      [S],
    ),
    ae = o(ue).data,
    C = e.engine.kind === `built-in` && ae?.defaultModel === `built-in`,
    oe = e.engine.kind === `model` && i.data?.video.language === e.language,
    w = f !== null && V(f).length > 0,
    T = d && w,
    E = f && { generation: e, document: f, transcript: i.data };
  return (0, q.jsxs)(`div`, {
    className: `watch`,
    children: [
      (0, q.jsxs)(`div`, {
        className: `watch-main`,
        children: [
          (0, q.jsx)(At, {
            generation: e,
            view: t,
            desk: T ? y : null,
            onStop: () => a.mutate(),
            isStopping: b,
            actions: w && !u && E ? n.actions(E) : null,
          }),
          u && t.retrying && (0, q.jsx)(xt, { retrying: t.retrying, hasText: w }),
          (0, q.jsx)(wt, {
            view: t,
            onRetry: () => s.mutate(),
            isRetrying: s.isPending,
            onBuiltIn: oe ? () => l.mutate() : null,
            isStarting: l.isPending,
          }),
          !u && E && n.studio?.(E),
          (0, q.jsx)(`div`, {
            className: `watch-page`,
            ...(!T && { 'data-reading': `` }),
            children:
              T && f
                ? n.page({
                    generation: e,
                    document: f,
                    checks: p,
                    nowId: m.textId,
                    momentOf: h,
                    onPick: g,
                    onCaret: y.caret.set,
                    onSaveState: y.save.set,
                    onCount: (e, t) => y.count.set({ words: e, characters: t }),
                  })
                : (0, q.jsx)(tt, {
                    document: f ?? at(e),
                    momentOf: h,
                    nowId: m.textId,
                    isWriting: t.status === `running`,
                    onPick: g,
                    children: u && !w && (0, q.jsx)(vn, { status: t.status }),
                  }),
          }),
          T &&
            (0, q.jsx)(_t, {
              caret: y.caret,
              isBusy: c.isPending,
              isWithoutModel: C,
              onRefine: (e, t) =>
                c.mutateAsync({ instruction: e, ...(t !== null && { paragraphId: t }) }),
            }),
        ],
      }),
      (0, q.jsx)(hn, {
        generation: e,
        view: te,
        transcript: i,
        cited: ne,
        moment: m,
        isBusy: c.isPending || u,
        onSeek: x,
        onPlaying: re,
        onPick: ee,
        onShow: Ot,
        onMend: ie,
      }),
      i.data &&
        m.blockIds.length > 0 &&
        (0, q.jsx)(mt, { transcript: i.data, atMs: m.atMs, onClose: v }),
    ],
  });
}
function _n(e) {
  return new Set(e ? V(e).flatMap(({ blockIds: e }) => e) : []);
}
function vn({ status: e }) {
  return (0, q.jsxs)(`div`, {
    className: `doc-wait`,
    lang: `en`,
    dir: `ltr`,
    children: [
      (0, q.jsx)(`p`, {
        className: `doc-wait-words`,
        children:
          e === `queued`
            ? `It waits for its turn. You can close this page; it goes on without you.`
            : `The first words are on their way.`,
      }),
      (0, q.jsx)(D, { label: `The text is on its way`, lines: 6 }),
    ],
  });
}
function yn({ name: e }) {
  return (0, q.jsxs)(`div`, {
    className: `watch`,
    children: [
      (0, q.jsxs)(`div`, {
        className: `watch-main`,
        children: [
          (0, q.jsx)(R, { children: (0, q.jsx)(`span`, { children: e }) }),
          (0, q.jsxs)(`div`, {
            className: `watch-page`,
            children: [
              (0, q.jsx)(`h1`, { className: `visually-hidden`, children: e }),
              (0, q.jsx)(`div`, {
                className: `doc prose`,
                children: (0, q.jsx)(`div`, {
                  className: `doc-wait`,
                  children: (0, q.jsx)(D, { label: `The ${e} is on its way`, lines: 7 }),
                }),
              }),
            ],
          }),
        ],
      }),
      (0, q.jsx)(`aside`, {
        className: `watch-panel`,
        'aria-label': `Video and checks`,
        children: (0, q.jsx)(`div`, { className: `film` }),
      }),
    ],
  });
}
function bn({ format: e, error: t, elsewhere: n, onRetry: r }) {
  let i = c.find(({ value: t }) => t === e),
    a = i?.name ?? `text`,
    o = t instanceof me && t.status === 404;
  return (0, q.jsxs)(q.Fragment, {
    children: [
      (0, q.jsxs)(R, {
        children: [
          (0, q.jsx)(`span`, { children: i?.label }),
          (0, q.jsx)(`span`, { children: o || n ? `not found` : `not loaded` }),
        ],
      }),
      (0, q.jsxs)(`div`, {
        className: `room stack`,
        children: [
          (0, q.jsx)(`h1`, {
            className: `room-title`,
            children: n
              ? `This is not a ${a}`
              : o
                ? `There is no such ${a}`
                : `The ${a} did not arrive`,
          }),
          (0, q.jsx)(`p`, {
            className: `room-lede`,
            children: n
              ? `“${n.title}” was made as another format. It stands at its own address.`
              : o
                ? `It was deleted, or the address belongs to somebody else. What you made is in the Library.`
                : N(t),
          }),
          (0, q.jsxs)(`div`, {
            className: `row`,
            children: [
              n
                ? (0, q.jsx)(l, { tone: `go`, href: he(n), children: `Open it` })
                : o
                  ? (0, q.jsx)(l, { tone: `go`, href: P.library, children: `Open the Library` })
                  : (0, q.jsx)(f, { tone: `go`, icon: `retry`, onPress: r, children: `Try again` }),
              (0, q.jsx)(l, { href: ge(e), children: `Make a new one` }),
            ],
          }),
        ],
      }),
    ],
  });
}
function xn({ id: e, format: t, slots: n }) {
  let r = p(e),
    i = o(v(e)),
    a = c.find(({ value: e }) => e === t)?.name ?? `text`;
  ne(i.data?.title ?? a);
  let s = i.data !== void 0 && i.data.format !== t;
  if (r.data && i.data && !s)
    return (0, q.jsx)(gn, { generation: i.data, view: r.data.view, slots: n });
  let l = r.error ?? i.error;
  return l || s
    ? (0, q.jsx)(bn, {
        format: t,
        error: l,
        elsewhere: s ? (i.data ?? null) : null,
        onRetry: () => void r.refetch(),
      })
    : (0, q.jsx)(yn, { name: a });
}
function Sn(e, t) {
  let n = new URL(e);
  return (n.searchParams.set(`t`, `${Math.floor(t / 1e3)}s`), n.href);
}
function Cn(e, t) {
  if (t === null) return e;
  let n = e.sections.map((e) => ({ ...e, blocks: e.blocks.map((e) => wn(e, t)) }));
  return { ...e, sections: n };
}
function wn(e, t) {
  let { kind: n, md: r, startMs: i } = e,
    a = r.trim() !== `` && !/[[\]\n]|https?:\/\//u.test(r);
  return n !== `link` || i === null || !a ? e : { ...e, md: `[${r.trim()}](${Sn(t, i)})` };
}
var Tn = 6e3;
function En(e, t, n) {
  let r = n === void 0 ? `` : `&times=${n}`;
  return j(`${k(A.generationExport, { id: e })}?as=${t}${r}`);
}
async function Dn(e, t, n) {
  try {
    let r = await En(e, t, n);
    De(await r.blob(), Oe(r) ?? `text.${t}`);
  } catch (e) {
    F.show(N(e), { type: `error`, durationMs: Tn });
  }
}
var On = {
  docx: { label: `Word`, hint: `.docx` },
  pdf: { label: `PDF`, hint: `.pdf` },
  md: { label: `Markdown`, hint: `.md` },
  html: { label: `Web page`, hint: `.html` },
  txt: { label: `Plain text`, hint: `.txt` },
  json: { label: `Data`, hint: `.json, with the evidence` },
  csv: { label: `Table`, hint: `.csv, a row for each tweet` },
  mp3: { label: `Sound`, hint: `.mp3` },
  wav: { label: `Sound, uncompressed`, hint: `.wav` },
  srt: { label: `Subtitles`, hint: `.srt` },
  vtt: { label: `Web subtitles`, hint: `.vtt` },
};
function kn(e) {
  return Te(e)
    .filter((e) => !Se(e))
    .map((e) => ({ kind: e, ...On[e] }));
}
async function An(e, t, n) {
  try {
    let r = (t, r) =>
        En(e, t, n)
          .then((e) => e.text())
          .then((e) => new Blob([r === `text/html` ? jn(e) : e], { type: r })),
      i =
        t === `md`
          ? { 'text/plain': r(`md`, `text/plain`) }
          : { 'text/html': r(`html`, `text/html`), 'text/plain': r(`txt`, `text/plain`) };
    (await navigator.clipboard.write([new ClipboardItem(i)]),
      F.show(t === `md` ? `Copied as Markdown.` : `Copied with its formatting.`));
  } catch {
    oe();
  }
}
function jn(e) {
  let t = new DOMParser().parseFromString(e, `text/html`);
  return (t.querySelector(`article, main`) ?? t.body).innerHTML;
}
var Mn = new Set([`tweet`, `linkedin`, `podcast`]),
  Nn = (e) => `export-times:${e}`;
function Pn(e) {
  try {
    let t = localStorage.getItem(Nn(e));
    return t === null ? null : t === `true`;
  } catch {
    return null;
  }
}
function Fn(e, t) {
  try {
    localStorage.setItem(Nn(e), String(t));
  } catch {}
}
function In({ id: e, format: t, onBefore: n }) {
  let [r, i] = (0, B.useState)(() => Pn(t) ?? Ce(t)),
    a = (e) => () => void n().then(e),
    o = (e) => {
      (i(e), Fn(t, e));
    };
  return (0, q.jsx)(ke, {
    label: `Export`,
    trigger: (0, q.jsx)(Ee, { isSmall: !0, icon: `download`, children: `Export` }),
    groups: [
      ...(Mn.has(t)
        ? []
        : [
            {
              title: `With it`,
              entries: [{ id: `times`, label: `Times of the video` }],
              switches: { on: r ? [`times`] : [], onChange: (e) => o(e.length > 0) },
            },
          ]),
      {
        title: `Copy`,
        entries: [
          {
            id: `copy-rich`,
            label: `With its formatting`,
            icon: `copy`,
            onAct: a(() => An(e, `rich`, r)),
          },
          { id: `copy-md`, label: `As Markdown`, icon: `copy`, onAct: a(() => An(e, `md`, r)) },
        ],
      },
      {
        title: `As a file`,
        entries: kn(t).map(({ kind: t, label: n, hint: i }) => ({
          id: t,
          label: n,
          icon: `file`,
          hint: i,
          onAct: a(() => Dn(e, t, r)),
        })),
      },
    ],
  });
}
var Ln = (0, B.lazy)(async () => ({
    default: (
      await z(
        async () => {
          let { Editor: e } = await import(`./editor-C9vot74E.js`);
          return { Editor: e };
        },
        __vite__mapDeps([
          0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24,
          25, 26, 27, 28,
        ]),
      )
    ).Editor,
  })),
  Rn = (0, B.lazy)(async () => ({
    default: (
      await z(
        async () => {
          let { PodcastStudio: e } = await import(`./podcast-studio-BX5DF0za.js`);
          return { PodcastStudio: e };
        },
        __vite__mapDeps([
          29, 3, 1, 2, 4, 17, 15, 11, 5, 6, 7, 30, 9, 10, 12, 13, 8, 14, 16, 18, 26, 24, 31, 25, 23,
          32, 33, 20, 34, 35,
        ]),
      )
    ).PodcastStudio,
  })),
  zn = (0, B.lazy)(async () => ({
    default: (
      await z(
        async () => {
          let { PreviewDialog: e } = await import(`./preview-dialog-BwUMowYp.js`);
          return { PreviewDialog: e };
        },
        __vite__mapDeps([
          36, 1, 2, 24, 3, 4, 9, 10, 5, 6, 7, 11, 12, 13, 8, 14, 15, 16, 17, 18, 19, 20, 21, 23, 25,
          30, 22, 37, 38,
        ]),
      )
    ).PreviewDialog,
  })),
  $ = async () => {};
function Bn(e) {
  $ = e;
}
var Vn = { page: (e) => (0, q.jsx)(Hn, { slot: e }), actions: (e) => (0, q.jsx)(Wn, { slot: e }) };
function Hn({ slot: e }) {
  let [t, n] = (0, B.useState)(!1),
    { document: r, generation: i } = e,
    o = a();
  if (r.format !== `podcast`) return (0, q.jsx)(Un, { slot: e });
  let s = (e) => void $().finally(() => n(e));
  return (0, q.jsxs)(q.Fragment, {
    children: [
      (0, q.jsxs)(`div`, {
        className: `page-views`,
        role: `group`,
        'aria-label': `How to work on it`,
        children: [
          (0, q.jsx)(f, {
            isSmall: !0,
            icon: `mic`,
            'aria-pressed': !t,
            onPress: () => s(!1),
            children: `Studio`,
          }),
          (0, q.jsx)(f, {
            isSmall: !0,
            icon: `text`,
            'aria-pressed': t,
            onPress: () => s(!0),
            children: `Text`,
          }),
        ],
      }),
      t
        ? (0, q.jsx)(Un, { slot: e })
        : (0, q.jsx)(B.Suspense, {
            fallback: (0, q.jsx)(D, { label: `The studio is on its way`, lines: 6 }),
            children: (0, q.jsx)(Rn, {
              generation: i,
              document: r,
              onSaved: (e) => o.setQueryData(v(i.id).queryKey, e),
              onSaveState: e.onSaveState,
              onReady: Bn,
            }),
          }),
    ],
  });
}
function Un({ slot: e }) {
  let t = a(),
    { id: n } = e.generation,
    r = (e) => t.setQueryData(v(n).queryKey, e);
  return (0, q.jsx)(B.Suspense, {
    fallback: (0, q.jsx)(tt, {
      document: e.document,
      momentOf: e.momentOf,
      nowId: e.nowId,
      isWriting: !1,
      onPick: e.onPick,
    }),
    children: (0, q.jsx)(Ln, { ...e, onSaved: r, onReady: Bn }),
  });
}
function Wn({ slot: { generation: e, document: t } }) {
  let { id: n, format: r, videoId: i } = e,
    [a, s] = (0, B.useState)(!1),
    { user: c } = d(),
    l = a && r === `newsletter`,
    { data: u } = o({ ...ve(i), enabled: l });
  return (0, q.jsxs)(q.Fragment, {
    children: [
      (0, q.jsx)(Kn, { generation: e }),
      (0, q.jsx)(f, {
        isSmall: !0,
        icon: `eye`,
        onPress: () => {
          $().finally(() => s(!0));
        },
        children: `Preview`,
      }),
      (0, q.jsx)(In, { id: n, format: r, onBefore: () => $() }),
      (0, q.jsx)(qn, { format: r, videoId: i }),
      a &&
        (0, q.jsx)(B.Suspense, {
          fallback: null,
          children: (0, q.jsx)(zn, {
            id: n,
            document: l ? Cn(t, u?.url ?? null) : t,
            author: Gn(c),
            onOpenChange: s,
          }),
        }),
    ],
  });
}
function Gn(e) {
  return e?.email.split(`@`)[0] ?? `You`;
}
function Kn({ generation: e }) {
  let t = we(),
    n = e.favourite;
  return (0, q.jsx)(x, {
    icon: n ? `star-filled` : `star`,
    label: n ? `Take it from the favourites` : `Mark it as a favourite`,
    isSmall: !0,
    'aria-pressed': n,
    onPress: () => t.mutate({ id: e.id, favourite: !n }),
  });
}
function qn({ format: e, videoId: t }) {
  return (0, q.jsx)(ke, {
    label: `Also make`,
    trigger: (0, q.jsx)(Ee, { isSmall: !0, tone: `go`, children: `Also make…` }),
    groups: [
      {
        title: `From the same video`,
        entries: c
          .filter(({ value: t }) => t !== e)
          .map(({ value: e, label: n }) => ({
            id: e,
            label: n,
            href: `${ge(e)}?video=${encodeURIComponent(t)}`,
          })),
      },
    ],
  });
}
function Jn() {
  let { id: n = `` } = t(),
    r = be(e());
  return (0, q.jsx)(xn, { id: n, format: r, slots: Vn }, n);
}
export {
  Jn as WatchScreen,
  J as a,
  Qe as c,
  Pe as d,
  je as f,
  $e as i,
  qe as l,
  Y as n,
  He as o,
  Ne as p,
  X as r,
  W as s,
  Dn as t,
  V as u,
};
