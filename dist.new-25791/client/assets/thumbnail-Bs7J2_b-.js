import { t as e } from './thumbnails-IxLiG-rb.js';
import { r as t, t as n } from './paths-Ds7KLzGz.js';
import { t as r } from './video-links-CZGa5otN.js';
var i = `Invalid YouTube URL`,
  a = `There is no such video on the platform, or it has no picture. Check that the link is complete.`,
  o = `The platform could not be reached. This says nothing about the link: try again in a moment.`,
  s = 120,
  c = e.filter(({ width: e }) => e > s);
function l() {
  let l = u(`#thumbnail-form`);
  u(`#thumbnail-form [type=submit]`).disabled = !1;
  let d = u(`#url`),
    f = u(`#thumbnail-error`),
    p = u(`.thumbnail`),
    m = u(`.thumbnail-film`),
    h = u(`.thumbnail-empty`),
    g = u(`.tool-status`),
    _ = u(`.thumbnail-sizes`),
    v = u(`[data-download]`),
    y = p.dataset.images ?? ``,
    b = [..._.children],
    x = 0,
    S = !1;
  function C() {
    ((x += 1),
      m.querySelector(`img`)?.remove(),
      (h.hidden = !1),
      (g.textContent = ``),
      (v.hidden = !0),
      _.replaceChildren(...b));
  }
  function w() {
    (C(), (f.textContent = i), (f.hidden = !1), d.setAttribute(`aria-invalid`, `true`), d.focus());
  }
  function T(e) {
    (C(), (S = !1), (f.hidden = !0), d.removeAttribute(`aria-invalid`), O(e, 0, x));
  }
  function E(t, n) {
    _.replaceChildren(
      ...e.slice(n).map(({ name: e, width: n, height: r, file: i }) => {
        let a = document.createElement(`li`),
          o = document.createElement(`a`);
        ((o.className = `link alone`),
          (o.href = D(t, i)),
          (o.target = `_blank`),
          (o.rel = `noopener`),
          (o.textContent = e));
        let s = document.createElement(`span`);
        return ((s.className = `time`), (s.textContent = `${n} × ${r}`), a.append(o, s), a);
      }),
    );
  }
  let D = (e, t) => `${y}/vi/${e}/${t}.jpg`;
  function O(e, t, n) {
    let r = c[t];
    if (!r) {
      g.textContent = S ? a : o;
      return;
    }
    g.textContent = `Loading the picture.`;
    let i = new Image();
    ((i.alt = `Thumbnail of the video`),
      i.addEventListener(`load`, () => {
        n === x &&
          ((S = !0), i.naturalWidth <= s ? O(e, t + 1, n) : k(i, { id: e, size: r, step: t }));
      }),
      i.addEventListener(`error`, () => {
        n === x && O(e, t + 1, n);
      }),
      (i.src = D(e, r.file)));
  }
  function k(e, { id: r, size: i, step: a }) {
    ((h.hidden = !0), m.querySelector(`img`)?.remove(), m.prepend(e));
    let o = e.naturalWidth;
    ((g.textContent =
      a === 0
        ? `Maximum resolution, ${o} × ${e.naturalHeight}.`
        : `This video has no thumbnail in maximum resolution. This is the next size, ${o} × ${e.naturalHeight}.`),
      (v.href = `${t(n.thumbnail, { videoId: r })}?size=${i.file}`),
      (v.hidden = !1),
      E(r, a));
  }
  l.addEventListener(`submit`, (e) => {
    e.preventDefault();
    let t = r(d.value);
    t === null ? w() : T(t);
  });
}
function u(e) {
  let t = document.querySelector(e);
  if (!t) throw Error(`The page has no ${e}`);
  return t;
}
l();
