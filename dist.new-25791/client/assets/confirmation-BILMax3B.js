import { t as e } from './read-config-DG5sWuzu.js';
import { o as t } from './billing-xd0iTIxq.js';
import { r as n, t as r } from './paths-Ds7KLzGz.js';
import { n as i } from './api-client-CIS_L6yl.js';
var a = `adConsent`,
  o = `adConversionSent`,
  s = `https://www.googleadservices.com/pagead/conversion`;
async function c() {
  let t = new URLSearchParams(location.search).get(`session_id`);
  if (!t || d(o) === t) return;
  let { adConversion: n } = await e();
  if (!n) return;
  let r = () => {
      if (d(o) === t) return;
      f(o, t);
      let e = new URLSearchParams({ label: n.label, transaction_id: t, guid: `ON`, script: `0` });
      new Image().src = `${s}/${encodeURIComponent(n.id)}/?${e}`;
    },
    i = d(a);
  (i === `yes` && r(), i === null && l(r));
}
function l(e) {
  let t = document.querySelector(`.consent`);
  t &&
    ((t.hidden = !1),
    t.addEventListener(`submit`, (n) => {
      n.preventDefault();
      let { value: r } = n.submitter;
      (f(a, r), (t.hidden = !0), r === `yes` && e());
    }));
}
var u = new Map();
function d(e) {
  try {
    return localStorage.getItem(e);
  } catch {
    return u.get(e) ?? null;
  }
}
function f(e, t) {
  try {
    localStorage.setItem(e, t);
  } catch {
    u.set(e, t);
  }
}
var p = `Your payment is on its way: a bank takes some days to send it. The plan begins when the money is here, and we write to you then. Until then the account is yours to use, with its free words.`,
  m = `Your bank turned the payment down. Nothing was charged, and the plan has not begun. Try again with a card or another account.`;
function h() {
  let e = new URLSearchParams(location.search).get(`account`) === `existing`,
    t = document.querySelector(`[data-for="existing"]`);
  e &&
    t?.parentElement &&
    (t.parentElement.prepend(t),
    (t.parentElement.dataset.known = `existing`),
    g(t, `It is all in your account.`),
    g(document.querySelector(`[data-for="new"]`), `For those who are new here:`));
}
function g(e, t) {
  let n = e?.querySelector(`.card-title`);
  n && (n.textContent = t);
}
async function _() {
  let e = new URLSearchParams(location.search).get(`session_id`);
  if (!e) return !1;
  try {
    let { payment: a } = await i(n(r.purchase, { checkoutId: e }), t);
    if (a !== `pending` && a !== `failed`) return a === `paid`;
    let o = document.querySelector(`.thanks-news`);
    o && (o.textContent = a === `pending` ? p : m);
    let s = document.querySelector(`.thanks-title > .line`);
    s && (s.textContent = a === `pending` ? `Payment on its way.` : `Not paid yet.`);
    for (let e of document.querySelectorAll(`[data-when="paid"]`)) e.hidden = !0;
  } catch {}
  return !1;
}
(h(), _().then((e) => (e ? c() : void 0)));
