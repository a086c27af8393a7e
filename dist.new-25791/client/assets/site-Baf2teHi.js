import { t as e } from './chosen-plan-hPixXTdd.js';
import { a as t, i as n, n as r, o as i, r as a, t as o } from './preload-helper-Duk8UsiM.js';
function s() {
  return new Date(2025, 0, 15, 23, 59, 59);
}
function c(e, t = s()) {
  let n = Math.floor((t.getTime() - e.getTime()) / 1e3);
  return t.getTime() <= e.getTime()
    ? null
    : {
        days: Math.floor(n / 86400),
        hours: Math.floor(n / 3600) % 24,
        minutes: Math.floor(n / 60) % 60,
        seconds: n % 60,
      };
}
function l(e, t = s()) {
  let n = null,
    r,
    i = () => clearInterval(r),
    a = () => {
      ((n = c(new Date(), t)), n === null && i(), e(n));
    };
  return (
    a(),
    n !== null && (r = setInterval(a, 1e3)),
    {
      get value() {
        return n;
      },
      stop: i,
    }
  );
}
function u() {
  let e = document.querySelector(`.menu`),
    t = e?.querySelector(`summary`);
  if (!e || !t) return;
  let n = () => t.setAttribute(`aria-expanded`, String(e.open));
  (n(),
    e.addEventListener(`toggle`, n),
    document.addEventListener(`keydown`, (n) => {
      n.key === `Escape` && e.open && ((e.open = !1), t.focus());
    }),
    e.addEventListener(`focusout`, (t) => {
      let n = t.relatedTarget;
      n instanceof Node && !e.contains(n) && (e.open = !1);
    }),
    document.addEventListener(`pointerdown`, (t) => {
      t.target instanceof Node && !e.contains(t.target) && (e.open = !1);
    }),
    e.addEventListener(`click`, (t) => {
      t.target instanceof Element && t.target.closest(`a`) && (e.open = !1);
    }),
    matchMedia(`(min-width: 56rem)`).addEventListener(`change`, (t) => {
      t.matches && (e.open = !1);
    }));
}
var d = `A part of this page did not load, so its buttons do nothing yet. Nothing was sent. Reload the page to try again.`;
function f() {
  addEventListener(
    `error`,
    ({ target: e }) => {
      if (
        !(e instanceof HTMLScriptElement) ||
        document.querySelector(`.page-part`) ||
        !e.src.startsWith(location.origin)
      )
        return;
      let t = document.createElement(`div`);
      ((t.className = `wrap page-part`), t.setAttribute(`role`, `alert`));
      let n = document.createElement(`button`);
      ((n.type = `button`),
        (n.className = `button small`),
        (n.textContent = `Reload the page`),
        n.addEventListener(`click`, () => location.reload()));
      let r = document.createElement(`p`);
      ((r.textContent = d), t.append(r, n), document.querySelector(`main`)?.prepend(t));
    },
    !0,
  );
}
var p = `token`;
function m() {
  try {
    return !!localStorage.getItem(p);
  } catch {
    return !1;
  }
}
function h() {
  let e = document.documentElement;
  if (!m()) {
    delete e.dataset.session;
    return;
  }
  e.dataset.session = `open`;
  let t = document.querySelector(`[data-when-signed-in]`)?.dataset.whenSignedIn;
  t && location.replace(t);
}
function g() {
  (h(),
    addEventListener(`storage`, h),
    addEventListener(`pageshow`, (e) => {
      e.persisted && h();
    }));
}
function _() {
  t();
  let e = document.querySelector(`.theme-choice select`);
  if (!e) return;
  let o = () => (e.value = a());
  (o(),
    i(o),
    e.addEventListener(`change`, () => {
      n(r.find((t) => t === e.value) ?? `system`);
    }),
    (document.documentElement.dataset.script = ``));
}
(f(), _(), g(), u(), e());
var v = document.querySelector(`.site-bar`);
l((e) => {
  v &&
    (e === null ? delete v.dataset.countdown : (v.dataset.countdown = Object.values(e).join(` `)));
});
async function y() {
  let { reportVitals: e } = await o(async () => {
    let { reportVitals: e } = await import(`./vitals-f2bkFS3V.js`);
    return { reportVitals: e };
  }, []);
  e((e) => {
    (console.debug(`web vitals`, e),
      document.dispatchEvent(new CustomEvent(`vitals`, { detail: e })));
  });
}
var b = () => void y().catch(() => void 0);
function x(e) {
  `requestIdleCallback` in window ? requestIdleCallback(e) : setTimeout(e, 200);
}
document.readyState === `complete` ? x(b) : addEventListener(`load`, () => x(b));
