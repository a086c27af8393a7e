import { c as e } from './accounts-ZDJYt4uL.js';
import { t } from './messages-DR0SUwPP.js';
import { t as n } from './paths-Ds7KLzGz.js';
import { i as r, n as i } from './api-client-CIS_L6yl.js';
import { n as a, t as o } from './toast-view-BkKMK5f2.js';
import { t as s } from './read-config-DG5sWuzu.js';
import { i as c, n as l, r as u, t as d } from './form-state-D4lHJNrk.js';
var f = p();
function p() {
  let e = [];
  for (let t = 2; e.length < 64; t += 1) {
    let n = !0;
    for (let e = 2; e * e <= t; e += 1) t % e === 0 && (n = !1);
    n && e.push(m(Math.cbrt(t)));
  }
  return Int32Array.from(e);
}
function m(e) {
  return ((e - Math.floor(e)) * 2 ** 32) | 0;
}
var h = Int32Array.from([2, 3, 5, 7, 11, 13, 17, 19], (e) => m(Math.sqrt(e))),
  g = new Int32Array(64);
function _(e) {
  if (e.length > 55) throw RangeError(`longer than one block`);
  let t = new Uint8Array(64);
  (t.set(e), (t[e.length] = 128));
  let n = new DataView(t.buffer);
  n.setUint32(60, e.length * 8);
  for (let e = 0; e < 16; e += 1) g[e] = n.getInt32(e * 4);
  let r = new Uint8Array(32),
    i = new DataView(r.buffer);
  return (v().forEach((e, t) => i.setInt32(t * 4, e)), r);
}
function v() {
  for (let e = 16; e < 64; e += 1) {
    let t = g[e - 15],
      n = g[e - 2],
      r = ((t >>> 7) | (t << 25)) ^ ((t >>> 18) | (t << 14)) ^ (t >>> 3),
      i = ((n >>> 17) | (n << 15)) ^ ((n >>> 19) | (n << 13)) ^ (n >>> 10);
    g[e] = (g[e - 16] + r + g[e - 7] + i) | 0;
  }
  let [e, t, n, r, i, a, o, s] = h;
  for (let c = 0; c < 64; c += 1) {
    let l = ((i >>> 6) | (i << 26)) ^ ((i >>> 11) | (i << 21)) ^ ((i >>> 25) | (i << 7)),
      u = (s + l + ((i & a) ^ (~i & o)) + f[c] + g[c]) | 0,
      d =
        ((((e >>> 2) | (e << 30)) ^ ((e >>> 13) | (e << 19)) ^ ((e >>> 22) | (e << 10))) +
          ((e & t) ^ (e & n) ^ (t & n))) |
        0;
    ((s = o), (o = a), (a = i), (i = (r + u) | 0), (r = n), (n = t), (t = e), (e = (u + d) | 0));
  }
  return Int32Array.of(e, t, n, r, i, a, o, s).map((e, t) => (e + h[t]) | 0);
}
var y = 2e3,
  b = 5e6,
  x = (e) => Uint8Array.from(e.match(/../g) ?? [], (e) => Number.parseInt(e, 16)),
  S = (e) => Array.from(e, (e) => e.toString(16).padStart(2, `0`)).join(``),
  C = () => new Promise((e) => setTimeout(e));
async function w(e) {
  let { algorithm: t, nonce: n, salt: r, cost: i, keyPrefix: a } = e.parameters;
  if (t !== `SHA-256`) throw Error(`There is no way to work on ${t} here.`);
  let o = x(r + n),
    s = new Uint8Array(o.length + 4);
  s.set(o);
  let c = new DataView(s.buffer, o.length),
    l = performance.now();
  for (let t = 0; t < b; t += 1) {
    (t % y === 1999 && (await C()), c.setUint32(0, t));
    let n = _(s);
    for (let e = 1; e < i; e += 1) n = _(n);
    let r = S(n);
    if (!r.startsWith(a)) continue;
    let o = performance.now() - l;
    return btoa(JSON.stringify({ challenge: e, solution: { counter: t, derivedKey: r, time: o } }));
  }
  throw Error(`The work did not come to an end.`);
}
async function T() {
  let { captcha: e } = await s();
  return e.kind === `recaptcha` ? E(e.siteKey) : w(await (await r(n.captcha)).json());
}
async function E(e) {
  let t = () => globalThis.grecaptcha;
  t() || (await D(`https://www.google.com/recaptcha/api.js?render=${e}`));
  let n = t();
  if (!n) throw Error(`reCAPTCHA did not load`);
  return (await new Promise((e) => n.ready(e)), n.execute(e, { action: `contact` }));
}
function D(e) {
  return new Promise((t, n) => {
    let r = document.createElement(`script`);
    ((r.src = e),
      r.addEventListener(`load`, () => t()),
      r.addEventListener(`error`, () => n(Error(`${e} did not load`))),
      document.head.append(r));
  });
}
async function O(r, o) {
  let { name: s = ``, email: f = ``, message: p = `` } = u(r);
  (d(r, null), l(o, !0));
  try {
    let o = { name: s, email: f, message: p, recaptchaToken: await T() },
      c = await i(n.contact, e, { method: `POST`, body: o });
    (r.reset(),
      a.show(c.message || t.contactSent),
      d(r, `well`, `Your message is with us. A person answers to ${f}.`));
  } catch (e) {
    a.show(c(e, t.contactFailed), { type: `error` });
  } finally {
    l(o, !1);
  }
}
o();
var k = document.querySelector(`form[data-form=contact]`),
  A = k?.querySelector(`button[type=submit]`);
k &&
  A &&
  ((A.disabled = !1),
  k.addEventListener(`submit`, (e) => {
    (e.preventDefault(), O(k, A));
  }));
