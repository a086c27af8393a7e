import { t as e } from './icon-element-E1vVrJDR.js';
var t = 3e3,
  n = 3;
function r() {
  let e = [],
    r = !1,
    i = 1,
    a = new Set(),
    o = new Map();
  function s() {
    for (let t of a) t(e, r);
  }
  function c(e) {
    let t = o.get(e);
    t &&
      t.timer === null &&
      t.leftMs !== 1 / 0 &&
      ((t.startedAt = Date.now()), (t.timer = setTimeout(() => u(e), t.leftMs)));
  }
  function l(e) {
    let t = o.get(e);
    t &&
      t.timer !== null &&
      (clearTimeout(t.timer),
      (t.timer = null),
      (t.leftMs = Math.max(0, t.leftMs - (Date.now() - t.startedAt))));
  }
  function u(t) {
    (l(t), o.delete(t));
    let n = e.filter((e) => e.id !== t);
    n.length !== e.length && ((e = n), s());
  }
  return {
    show(a, l = {}) {
      let { type: d = `success`, durationMs: f = t, href: p = null, lang: m = null } = l,
        h = e.find((e) => e.message === a && e.type === d);
      h && u(h.id);
      let g = { id: i++, message: a, type: d, durationMs: f, href: p, lang: m };
      ((e = [...e, g]), o.set(g.id, { leftMs: f, startedAt: 0, timer: null }));
      let _ = e.length > n ? e[0] : void 0;
      return (_ && u(_.id), r || c(g.id), s(), g.id);
    },
    dismiss: u,
    pause() {
      if (!r) {
        r = !0;
        for (let e of o.keys()) l(e);
        s();
      }
    },
    resume() {
      if (r) {
        r = !1;
        for (let e of o.keys()) c(e);
        s();
      }
    },
    subscribe(t) {
      return (a.add(t), t(e, r), () => a.delete(t));
    },
  };
}
var i = r();
function a(e) {
  let t = document.createElement(`div`);
  return (
    t.setAttribute(`role`, e),
    t.setAttribute(`aria-live`, e === `alert` ? `assertive` : `polite`),
    t.setAttribute(`aria-relevant`, `additions`),
    t
  );
}
function o(t, n) {
  let r = document.createElement(`div`);
  ((r.className = `toast`),
    (r.dataset.type = t.type),
    t.durationMs === 1 / 0
      ? (r.dataset.lasting = ``)
      : r.style.setProperty(`--toast-ms`, `${t.durationMs}ms`));
  let i = document.createElement(`span`);
  if (
    ((i.className = `toast-text`),
    (i.textContent = t.message),
    t.lang !== null && (i.lang = t.lang),
    t.href !== null)
  ) {
    let e = document.createElement(`a`);
    ((e.className = `toast-link`),
      (e.href = t.href),
      (e.textContent = `Open it`),
      e.addEventListener(`click`, n),
      i.append(` `, e));
  }
  let a = document.createElement(`button`);
  return (
    (a.type = `button`),
    (a.className = `toast-close`),
    a.setAttribute(`aria-label`, `Close message`),
    a.append(e(`close`)),
    a.addEventListener(`click`, n),
    r.append(e(t.type === `error` ? `warning` : `check`), i, a),
    r
  );
}
function s(e = i) {
  let t = document.createElement(`section`);
  ((t.className = `toasts`),
    t.setAttribute(`aria-label`, `Messages`),
    (t.dataset.reactAriaTopLayer = `true`));
  let n = { success: a(`status`), error: a(`alert`) };
  (t.append(n.success, n.error), document.body.append(t));
  let r = new Map(),
    s = null,
    c = !1,
    l = !1,
    u = () => {
      c || l || document.hidden ? e.pause() : e.resume();
    },
    d = e.subscribe((i, a) => {
      t.toggleAttribute(`data-paused`, a);
      let d = new Set(i.map((e) => e.id));
      for (let [e, t] of r)
        d.has(e) ||
          (r.delete(e),
          t.contains(document.activeElement) && s instanceof HTMLElement && s.focus(),
          t.remove());
      for (let t of i) {
        if (r.has(t.id)) continue;
        let i = o(t, () => e.dismiss(t.id));
        (r.set(t.id, i), n[t.type].append(i));
      }
      r.size === 0 && (c || l) && ((c = l = !1), u());
    });
  (t.addEventListener(`pointerover`, () => {
    ((c = !0), u());
  }),
    t.addEventListener(`pointerleave`, () => {
      ((c = !1), u());
    }));
  let f = ({ target: e }) => {
    e instanceof Element && ((l = t.contains(e)), l || (s = e), u());
  };
  return (
    document.addEventListener(`focusin`, f),
    t.addEventListener(`focusout`, (e) => {
      ((l = e.relatedTarget instanceof Node && t.contains(e.relatedTarget)), u());
    }),
    t.addEventListener(`keydown`, (t) => {
      if (t.key === `Escape`)
        for (let [t, n] of r) n.contains(document.activeElement) && e.dismiss(t);
    }),
    document.addEventListener(`visibilitychange`, u),
    () => {
      (d(),
        document.removeEventListener(`visibilitychange`, u),
        document.removeEventListener(`focusin`, f),
        t.remove());
    }
  );
}
export { i as n, s as t };
