import { d as e, o as t } from './accounts-ZDJYt4uL.js';
import { t as n } from './messages-DR0SUwPP.js';
import { t as r } from './paths-Ds7KLzGz.js';
import { c as i, i as a, n as o } from './api-client-CIS_L6yl.js';
import { t as s } from './sign-in-note-CREBHIg7.js';
import { t as c } from './icon-element-E1vVrJDR.js';
import { n as l } from './chosen-plan-hPixXTdd.js';
import { i as u, n as d, r as f, t as p } from './form-state-D4lHJNrk.js';
import { t as m } from './read-config-DG5sWuzu.js';
async function h(e, t, n, r) {
  (p(e, null), d(t, !0));
  try {
    let t = await n();
    t !== null && p(e, `well`, t);
  } catch (t) {
    p(e, `badly`, u(t, r));
  } finally {
    d(t, !1);
  }
}
async function g(e) {
  return (await a(r.sendLoginLink, { method: `POST`, body: { email: e } }), n.linkSent);
}
async function _(e) {
  return (await a(r.signup, { method: `POST`, body: { email: e } }), n.signedUp);
}
async function v(t, n) {
  let a = { email: t, password: n },
    { access_token: s } = await o(r.login, e, { method: `POST`, body: a });
  return (i(s), location.reload(), null);
}
function y(e, t) {
  e.addEventListener(`submit`, (r) => {
    r.preventDefault();
    let { email: i = `` } = f(e);
    h(e, t, () => _(i), n.signupFailed);
  });
}
function b(e) {
  let t = e.querySelector(`#password`),
    r = e.querySelector(`[data-reveal]`),
    i = (t) => e.querySelector(`[data-for="${t}"]`);
  function a(n) {
    let r = n === `password`;
    ((e.dataset.form = n),
      p(e, null),
      (e.querySelector(`[data-password]`).hidden = !r),
      (t.disabled = !r),
      (t.required = r));
    for (let t of e.querySelectorAll(`[data-for]`))
      ((t.hidden = t.dataset.for !== n),
        (t.disabled = t.hidden),
        (t.type = t.hidden ? `button` : `submit`));
    for (let t of e.querySelectorAll(`[data-switch]`)) t.hidden = t.dataset.switch === n;
  }
  for (let n of e.querySelectorAll(`[data-switch]`))
    n.addEventListener(`click`, () => {
      a(n.dataset.switch);
      let r = e.querySelector(`#email`);
      (r.value === `` || t.disabled ? r : t).focus();
    });
  (r.addEventListener(`click`, () => {
    let e = t.type === `password`;
    ((t.type = e ? `text` : `password`),
      r.setAttribute(`aria-pressed`, String(e)),
      r.setAttribute(`aria-label`, e ? `Hide password` : `Show password`),
      r.replaceChildren(c(e ? `eye-off` : `eye`)));
  }),
    e.addEventListener(`submit`, (r) => {
      r.preventDefault();
      let { email: a = `` } = f(e);
      e.dataset.form === `link`
        ? h(e, i(`link`), () => g(a), n.linkFailed)
        : h(e, i(`password`), () => v(a, t.value), n.loginFailed);
    }),
    a(`link`));
}
function x(e) {
  ((e.disabled = !1),
    e.addEventListener(`click`, () => {
      ((e.disabled = !0),
        S()
          .catch((e) => console.error(`Signing in with Google failed:`, e))
          .finally(() => (e.disabled = !1)));
    }));
}
async function S() {
  let { identityUrl: e } = await m(),
    n = await fetch(e + r.googleLogin, { credentials: `include` });
  if (!n.ok) throw Error(await n.text());
  location.assign(t.parse(await n.json()).auth_url);
}
function C() {
  let e = new URL(location.href);
  e.searchParams.has(`google`) &&
    (console.error(`Signing in with Google failed: it did not say who you are.`),
    e.searchParams.delete(`google`),
    history.replaceState(null, ``, e.pathname + e.search));
  for (let e of document.querySelectorAll(`[data-told]`)) e.hidden = !s(e.dataset.told);
}
var w = document.querySelector(`form[data-form]`),
  T = document.querySelector(`[data-google]`);
if (w?.dataset.form === `signup`) {
  let e = w.querySelector(`button[type=submit]`);
  ((e.disabled = !1), y(w, e), l());
} else w && b(w);
(T && x(T), C());
