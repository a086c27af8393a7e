import { r as e, t } from './paths-Ds7KLzGz.js';
import { i as n, t as r } from './api-client-CIS_L6yl.js';
import { o as i } from './next-page-90JD7Hdc.js';
import { n as a, t as o } from './toast-view-BkKMK5f2.js';
import { n as s } from './form-state-D4lHJNrk.js';
var c = `Une erreur est survenue lors de la préparation de votre paiement. Veuillez réessayer.`,
  l = 6e3;
async function u(r, i) {
  let { checkout_url: a } = await (
    await n(e(t.checkout, { priceId: r }), { method: `POST`, ...(i && { body: { coupon: i } }) })
  ).json();
  if (typeof a != `string`) throw Error(`the answer names no checkout`);
  return a;
}
function d(e = c) {
  o();
  let t = document.querySelectorAll(`button[data-checkout]`);
  for (let n of t) ((n.disabled = !1), n.addEventListener(`click`, () => void p(n, e)));
  addEventListener(`pageshow`, (e) => {
    if (e.persisted) for (let e of t) s(e, !1);
  });
}
function f(e) {
  let t = document.querySelector(`button[data-checkout]`);
  t && p(t, e);
}
async function p(e, t) {
  let { checkout: n = ``, takesCoupon: i } = e.dataset,
    o = i === void 0 ? null : new URLSearchParams(location.search).get(`coupon`);
  (s(e, !0), e.parentElement?.querySelector(`.checkout-why`)?.remove());
  try {
    location.assign(await u(n, o));
  } catch (n) {
    (s(e, !1), document.activeElement === document.body && e.focus());
    let i = t === c ? `fr` : null;
    if ((a.show(t, { type: `error`, durationMs: l, lang: i }), !(n instanceof r))) return;
    (n.status === 409 && m(e, n.message, h()),
      o !== null && n.status === 400 && m(e, n.message, g(e, t)));
  }
}
function m(e, t, n) {
  let r = document.createElement(`p`);
  ((r.className = `note checkout-why`),
    r.setAttribute(`role`, `alert`),
    r.append(`${t} `, n),
    e.after(r));
}
function h() {
  let e = document.createElement(`a`);
  return ((e.className = `link`), (e.href = i.upgrade), (e.textContent = `See your plan`), e);
}
function g(e, t) {
  let n = document.createElement(`button`);
  return (
    (n.className = `desk-switch`),
    (n.type = `button`),
    (n.textContent = `Go on without the coupon`),
    n.addEventListener(`click`, () => {
      let n = new URL(location.href);
      (n.searchParams.delete(`coupon`), history.replaceState(null, ``, n), p(e, t));
    }),
    n
  );
}
export { d as n, f as t };
