import { i as e, o as t, r as n } from './icons-Bghb7lTV.js';
import { r } from './choice-5IcemAr_.js';
import { n as i } from './dialog-T0LYEiR3.js';
import { i as a, o } from './languages-bSqg6fvv.js';
import { a as s, c, p as l } from './watch-screen-DSKFsg0r.js';
import { c as u, l as d } from './errors-D9DvKuaT.js';
import { l as f } from './format-handle-Ch6_nMoZ.js';
import { t as p } from './podcasts-ZJZiw7XY.js';
import { t as m } from './x-length-D6ZTHS88.js';
import { S as h } from './app-rEIIDxDK.js';
import { i as g } from './providers-DMJSU3dZ.js';
var _ = t(e(), 1),
  v = n(),
  y = { point: `ul`, link: `ul`, step: `ol`, quote: `blockquote` };
function b({ blocks: e, draw: t }) {
  let n = u(e);
  return x(e).map(({ wrapping: e, inside: r }) => {
    let { id: i } = r[0],
      a = r.map((n) =>
        e === `ul` || e === `ol`
          ? (0, v.jsx)(`li`, { children: (0, v.jsx)(s, { md: n.md }) }, n.id)
          : (0, v.jsx)(_.Fragment, { children: t?.(n) ?? (0, v.jsx)(S, { block: n }) }, n.id),
      );
    return e === `ul`
      ? (0, v.jsx)(`ul`, { children: a }, i)
      : e === `blockquote`
        ? (0, v.jsx)(`blockquote`, { children: a }, i)
        : e === null
          ? a
          : (0, v.jsx)(`ol`, { start: n.get(i) ?? 1, children: a }, i);
  });
}
function x(e) {
  let t = [];
  for (let n of e) {
    let e = y[n.kind] ?? null,
      r = t.at(-1);
    r && r.wrapping === e ? r.inside.push(n) : t.push({ wrapping: e, inside: [n] });
  }
  return t;
}
function S({ block: { kind: e, md: t, startMs: n } }) {
  return e === `heading`
    ? (0, v.jsx)(`h2`, { children: (0, v.jsx)(s, { md: t }) })
    : e === `subheading` || e === `question`
      ? (0, v.jsx)(`h3`, { children: (0, v.jsx)(s, { md: t }) })
      : e === `chapter`
        ? (0, v.jsxs)(`p`, {
            children: [
              n !== null && (0, v.jsx)(f, { seconds: n / 1e3 }),
              ` `,
              (0, v.jsx)(s, { md: t }),
            ],
          })
        : (0, v.jsx)(`p`, {
            className: e === `gist` ? `preview-gist` : void 0,
            children: (0, v.jsx)(s, { md: t }),
          });
}
var C = 220;
function w({ document: e }) {
  let { tag: t, direction: n } = a(e.language),
    r = e.sections
      .flatMap(({ blocks: e }) => e)
      .reduce((e, { md: t }) => e + t.split(/\s+/).length, 0);
  return (0, v.jsxs)(v.Fragment, {
    children: [
      e.format === `blog` &&
        (0, v.jsxs)(`div`, {
          className: `preview-search`,
          lang: t,
          dir: n,
          children: [
            (0, v.jsxs)(`span`, {
              className: `preview-search-site`,
              children: [`example.com › `, e.slug || `article`],
            }),
            (0, v.jsx)(`span`, { className: `preview-search-title`, children: T(e.title, 60) }),
            (0, v.jsx)(`span`, {
              className: `preview-search-words`,
              children: T(e.description, 155),
            }),
          ],
        }),
      (0, v.jsxs)(`article`, {
        className: `preview-page prose`,
        lang: t,
        dir: n,
        children: [
          (0, v.jsx)(`h1`, { children: e.title }),
          e.format === `blog` &&
            (0, v.jsxs)(`p`, {
              className: `preview-by`,
              children: [
                Math.max(1, Math.round(r / C)),
                ` min read`,
                e.tags.length > 0 && ` · ${e.tags.join(`, `)}`,
              ],
            }),
          e.sections.map((e) => (0, v.jsx)(E, { section: e }, e.id)),
        ],
      }),
    ],
  });
}
function T(e, t) {
  return e.length > t ? `${e.slice(0, t - 1).trimEnd()}…` : e;
}
function E({ section: e }) {
  let t = l(e, e.blocks[0]);
  return (0, v.jsxs)(`section`, {
    children: [
      t !== null && (0, v.jsx)(`h2`, { children: t }),
      (0, v.jsx)(b, { blocks: e.blocks }),
    ],
  });
}
function D({ name: e }) {
  return (0, v.jsx)(`span`, {
    className: `face`,
    'aria-hidden': `true`,
    children: (e.trim()[0] ?? `?`).toUpperCase(),
  });
}
function O({ document: e, author: t }) {
  let { tag: n, direction: r } = a(e.language),
    [i = e.title] = e.subjects;
  return (0, v.jsxs)(`div`, {
    className: `mail`,
    children: [
      (0, v.jsxs)(`div`, {
        className: `mail-row`,
        children: [
          (0, v.jsx)(D, { name: t }),
          (0, v.jsxs)(`div`, {
            children: [
              (0, v.jsxs)(`p`, {
                className: `mail-from`,
                children: [
                  (0, v.jsx)(`b`, { children: t }),
                  (0, v.jsx)(`span`, { className: `time`, children: `09:00` }),
                ],
              }),
              (0, v.jsx)(`p`, { className: `mail-subject`, lang: n, dir: r, children: i }),
              (0, v.jsx)(`p`, {
                className: `mail-preheader`,
                lang: n,
                dir: r,
                children: e.preheader,
              }),
            ],
          }),
        ],
      }),
      (0, v.jsxs)(`article`, {
        className: `mail-letter`,
        lang: n,
        dir: r,
        children: [
          (0, v.jsx)(`h1`, { children: i }),
          e.sections.map((e) =>
            (0, v.jsx)(
              `section`,
              { 'data-kind': e.kind, children: (0, v.jsx)(b, { blocks: e.blocks }) },
              e.id,
            ),
          ),
        ],
      }),
    ],
  });
}
var k = { heading: `## `, subheading: `### `, point: `- `, gist: `> ` };
function A({ document: e }) {
  let { tag: t, direction: n } = a(e.language);
  return (0, v.jsx)(`pre`, { className: `preview-markdown`, lang: t, dir: n, children: j(e) });
}
function j({ title: e, sections: t }) {
  let n = t.flatMap((e) => e.blocks),
    r = u(n);
  return n.reduce((e, { id: t, kind: i, md: a }, o) => {
    let s = n[o - 1]?.kind,
      c = M(i) && s !== void 0 && M(s),
      l = i === `step` ? `${r.get(t) ?? 1}. ` : (k[i] ?? ``),
      u = i === `quote` ? a.replaceAll(/^/gmu, `> `) : `${l}${a}`;
    return `${e}${
      c
        ? `
`
        : `

`
    }${u}`;
  }, `# ${e}`);
}
function M(e) {
  return e === `point` || e === `step`;
}
var N = 210,
  P = 3e3;
function F({ document: e, author: t }) {
  let { tag: n, direction: r } = a(e.language),
    [i, o] = (0, _.useState)(!1),
    s = e.sections.flatMap(({ blocks: e }) => e.map(({ md: e }) => c(e))).join(`

`),
    l = e.hashtags.map((e) => `#${e}`).join(` `),
    u = l === `` ? s : `${s}\n\n${l}`,
    d = !i && u.length > N;
  return (0, v.jsxs)(`article`, {
    className: `post`,
    children: [
      (0, v.jsxs)(`header`, {
        className: `post-by`,
        children: [
          (0, v.jsx)(D, { name: t }),
          (0, v.jsxs)(`span`, {
            children: [(0, v.jsx)(`b`, { children: t }), (0, v.jsx)(`small`, { children: `Now` })],
          }),
        ],
      }),
      (0, v.jsxs)(`p`, {
        className: `post-text`,
        lang: n,
        dir: r,
        children: [
          d ? `${u.slice(0, N).trimEnd()}… ` : u,
          d &&
            (0, v.jsx)(`button`, {
              type: `button`,
              className: `post-more`,
              onClick: () => o(!0),
              children: `see more`,
            }),
        ],
      }),
      (0, v.jsxs)(`footer`, {
        className: `post-foot`,
        children: [
          (0, v.jsxs)(`span`, {
            className: `time`,
            ...(u.length > P && { 'data-over': `` }),
            children: [u.length.toLocaleString(`en-GB`), ` / `, P.toLocaleString(`en-GB`)],
          }),
          (0, v.jsx)(`span`, { children: d ? `Folded, as it comes up in a feed` : `Open` }),
        ],
      }),
    ],
  });
}
function I(e, t) {
  let n = e.sections.filter(({ kind: e }) => e === `script`),
    r = e.sections
      .filter(({ kind: e }) => e === `notes`)
      .flatMap(({ blocks: e }) => e.filter(({ kind: e }) => e === `chapter`)),
    i = (e) => (r.length === n.length ? n[r.indexOf(e)] : void 0),
    a = (t?.chapters ?? []).map(({ title: e, startMs: n }) => ({
      title: R(e),
      startMs: n,
      opening: t.lines.find((e) => e.startMs >= n)?.lineId,
    })),
    o = (e) => {
      let t = new Set(i(e)?.blocks.map(({ id: e }) => e));
      return (
        (
          a.find(({ opening: e }) => e !== void 0 && t.has(e)) ??
          a.find(({ title: t }) => t === R(e.md))
        )?.startMs ?? null
      );
    },
    s = e.sections.map((e) => ({
      ...e,
      startMs: null,
      blocks: e.blocks.map((e) =>
        e.kind === `chapter` ? { ...e, md: L(e.md), startMs: o(e) } : { ...e, startMs: null },
      ),
    }));
  return { ...e, sections: s };
}
function L(e) {
  return e.replace(/^[\s*_]*[([]?(?:\d{1,2}:)?\d{1,2}:\d{2}[)\]]?[*_]{0,3}[\s–—:.-]*(?=\S)/u, ``);
}
function R(e) {
  return L(e).replaceAll(/[*_`]/g, ``).trim();
}
function z({ id: e, document: t }) {
  let n = o(p(e)).data,
    r = I(t, n?.file ?? null),
    { tag: i, direction: s } = a(r.language),
    l = (e) => r.speakers.find((t) => t.id === e)?.name ?? ``;
  return (0, v.jsxs)(`article`, {
    className: `preview-page prose script`,
    lang: i,
    dir: s,
    children: [
      (0, v.jsx)(`h1`, { children: r.title }),
      (0, v.jsx)(`p`, { className: `preview-by`, children: r.description }),
      r.sections.map((e) =>
        (0, v.jsx)(
          `section`,
          {
            children: (0, v.jsx)(b, {
              blocks: e.blocks,
              draw: (e) =>
                e.kind === `turn`
                  ? (0, v.jsxs)(`div`, {
                      className: `script-turn`,
                      children: [
                        (0, v.jsx)(`b`, { children: l(e.speaker) }),
                        (0, v.jsx)(`p`, { children: c(e.md) }),
                      ],
                    })
                  : null,
            }),
          },
          e.id,
        ),
      ),
    ],
  });
}
function B({ document: e, author: t }) {
  let { tag: n, direction: r } = a(e.language),
    i = e.sections.flatMap(({ blocks: e }) => e),
    o = t.replaceAll(/\W+/g, ``).toLowerCase() || `you`;
  return (0, v.jsx)(`ol`, {
    className: `preview-thread`,
    children: i.map((e, i) => {
      let a = c(e.md),
        s = m(a);
      return (0, v.jsxs)(
        `li`,
        {
          className: `tweet`,
          children: [
            (0, v.jsx)(D, { name: t }),
            (0, v.jsxs)(`div`, {
              className: `tweet-body`,
              children: [
                (0, v.jsxs)(`p`, {
                  className: `tweet-by`,
                  children: [
                    (0, v.jsx)(`b`, { children: t }),
                    ` `,
                    (0, v.jsxs)(`span`, { children: [`@`, o] }),
                  ],
                }),
                (0, v.jsx)(`p`, {
                  className: `tweet-text`,
                  lang: n,
                  dir: r,
                  children: (0, v.jsx)(V, { text: a }),
                }),
                (0, v.jsxs)(`div`, {
                  className: `tweet-foot`,
                  children: [
                    (0, v.jsxs)(`span`, {
                      className: `time`,
                      ...(s > d.tweet && { 'data-over': `` }),
                      children: [s, ` / `, d.tweet],
                    }),
                    (0, v.jsx)(h, {
                      isSmall: !0,
                      tone: `quiet`,
                      icon: `copy`,
                      'aria-label': `Copy tweet ${i + 1}`,
                      onPress: () => void g(a, `Tweet ${i + 1} copied.`),
                      children: `Copy`,
                    }),
                  ],
                }),
              ],
            }),
          ],
        },
        e.id,
      );
    }),
  });
}
function V({ text: e }) {
  return e
    .split(/(https?:\/\/\S+|[#@][\p{L}\p{N}_]+)/u)
    .map((e, t) =>
      t % 2 == 1 ? (0, v.jsx)(`span`, { className: `tweet-link`, children: e }, t) : e,
    );
}
var H = {
  blog: `As a page`,
  summary: `As a page`,
  tweet: `On X`,
  linkedin: `On LinkedIn`,
  newsletter: `In an inbox`,
  podcast: `As a script`,
  custom: `As Markdown`,
};
function U({ id: e, document: t, author: n, onOpenChange: a }) {
  let [o, s] = (0, _.useState)(() => (matchMedia(`(max-width: 40rem)`).matches ? `phone` : `wide`)),
    [c, l] = (0, _.useState)(`light`);
  return (0, v.jsxs)(i, {
    title: H[t.format],
    isOpen: !0,
    isWide: !0,
    onOpenChange: a,
    children: [
      (0, v.jsxs)(`div`, {
        className: `preview-choices`,
        children: [
          (0, v.jsx)(r, {
            label: `Screen`,
            isLabelHidden: !0,
            value: o,
            onChange: (e) => s(e),
            options: [
              { value: `wide`, label: `Desktop` },
              { value: `phone`, label: `Phone` },
            ],
          }),
          (0, v.jsx)(r, {
            label: `Light`,
            isLabelHidden: !0,
            value: c,
            onChange: (e) => l(e),
            options: [
              { value: `light`, label: `Light`, icon: `sun` },
              { value: `dark`, label: `Dark`, icon: `moon` },
            ],
          }),
        ],
      }),
      (0, v.jsx)(`div`, {
        className: `preview`,
        'data-screen': o,
        'data-theme': c,
        role: `region`,
        'aria-label': `Preview`,
        tabIndex: 0,
        children: W(t, n, e),
      }),
    ],
  });
}
function W(e, t, n) {
  switch (e.format) {
    case `tweet`:
      return (0, v.jsx)(B, { document: e, author: t });
    case `linkedin`:
      return (0, v.jsx)(F, { document: e, author: t });
    case `newsletter`:
      return (0, v.jsx)(O, { document: e, author: t });
    case `podcast`:
      return (0, v.jsx)(z, { id: n, document: e });
    case `blog`:
    case `summary`:
      return (0, v.jsx)(w, { document: e });
    case `custom`:
      return (0, v.jsx)(A, { document: e });
  }
}
export { U as PreviewDialog };
