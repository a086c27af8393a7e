import { t as e } from './thumbnails-IxLiG-rb.js';
import { t } from './paths-Ds7KLzGz.js';
import { b as n, j as r, n as i, p as a, r as o, y as s } from './schemas-CHXxoLFs.js';
import { n as c } from './video-links-CZGa5otN.js';
import { i as l } from './api-client-CIS_L6yl.js';
import { n as u } from './form-state-D4lHJNrk.js';
(s({ url: n(), language: n() }), a({ result: n(), text: n(), message: n() }));
var d = /^\[((?:\d+:)?\d{1,2}:\d{2})\] /;
(a({ size: i(o(e.map(({ file: e }) => e)), `maxresdefault`) }), n().check(r(/^[\w-]{11}$/)));
var f = `hasUsedSummaryTool`,
  p = `An error occurred while summarizing the video.`,
  m = 8e3,
  h = /\baccount\b/;
function g() {
  let e = C(`#summary-form`),
    n = C(`.tool-status`),
    r = C(`.tool-error`),
    i = C(`.summary-result`),
    a = C(`.tool-card`),
    o = x(),
    s = !1;
  C(`button[type=submit]`, e).disabled = !1;
  function c(e, t = null) {
    ((C(`[data-words]`, r).textContent = e ?? ``),
      (C(`[data-way]`, r).hidden = t === null),
      (r.hidden = e === null || o));
  }
  function d(t) {
    s = t;
    let r = C(`button[type=submit]`, e);
    (u(r, t),
      (C(`.button-run`, r).hidden = !t),
      (n.textContent = t ? `Fetching the captions and reading them through.` : ``));
  }
  async function f() {
    let r = C(`[name=url]`, e).value,
      a = C(`[name=language]`, e),
      s = a.value,
      u = a.selectedOptions[0]?.dataset.tag ?? ``;
    (c(null), (i.hidden = !0), d(!0));
    let f = setTimeout(() => {
      n.textContent = `Still reading. A long video takes a little longer.`;
    }, m);
    try {
      let {
        result: e,
        text: n,
        message: a,
      } = await (
        await l(t.publicSummary, { method: `POST`, body: { url: r, language: s } })
      ).json();
      e === `OK`
        ? (v(i, { text: n, message: a, tag: u, url: r }), (o = !0), S())
        : c(a, h.test(a) ? `app` : null);
    } catch {
      c(p);
    } finally {
      (clearTimeout(f), d(!1));
    }
    i.hidden || i.focus();
  }
  (e.addEventListener(`submit`, (e) => {
    (e.preventDefault(), s || (o ? (c(null), (a.hidden = !1), a.focus()) : f()));
  }),
    b(i));
}
var _ = /^(ar|he|fa|ur)\b/;
function v(e, { text: t, message: n, tag: r, url: i }) {
  let a = C(`.summary-text`, e),
    o = t
      .split(`
`)
      .filter((e) => e.trim() !== ``),
    s = o.some((e) => d.test(e)),
    l = c(i);
  (a.classList.toggle(`railed`, s),
    a.replaceChildren(
      ...o.flatMap((e) => {
        let [t = ``, n] = d.exec(e) ?? [],
          r = document.createElement(`p`);
        return (
          (r.textContent = e.slice(t.length)),
          r.classList.toggle(`summary-part`, s && !n && e !== o[0]),
          n && l.ok ? [y(n, l.id), r] : [r]
        );
      }),
    ),
    (a.dir = _.test(r) ? `rtl` : `ltr`),
    (a.lang = r),
    (C(`.summary-note`, e).textContent = n),
    (e.hidden = !1));
}
function y(e, t) {
  let n = e.split(`:`).reduce((e, t) => e * 60 + Number(t), 0),
    r = document.createElement(`a`);
  ((r.className = `rail-tick`),
    (r.href = `https://www.youtube.com/watch?v=${t}&t=${n}s`),
    (r.target = `_blank`),
    (r.rel = `noopener noreferrer`),
    (r.title = `Watch this moment`));
  let i = document.createElement(`span`);
  return ((i.className = `time`), (i.textContent = e), r.append(i), r);
}
function b(e) {
  let t = C(`[data-copy]`, e),
    n = C(`span`, t);
  t.addEventListener(`click`, () => {
    let t = [...e.querySelectorAll(`.summary-text > p`)].map((e) => {
      let t = e.previousElementSibling;
      return (t?.matches(`.rail-tick`) ? `${t.textContent} ` : ``) + e.textContent;
    }).join(`

`);
    navigator.clipboard.writeText(t).then(
      () => (n.textContent = `Copied`),
      () => (n.textContent = `Select the text to copy it`),
    );
  });
}
function x() {
  try {
    return localStorage.getItem(f) !== null;
  } catch {
    return !1;
  }
}
function S() {
  try {
    localStorage.setItem(f, `true`);
  } catch {}
}
function C(e, t = document) {
  let n = t.querySelector(e);
  if (!n) throw Error(`The page has no ${e}`);
  return n;
}
g();
