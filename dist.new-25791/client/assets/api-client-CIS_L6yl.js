import { i as e, o as t } from './next-page-90JD7Hdc.js';
import { n } from './paths-Ds7KLzGz.js';
var r = `token`;
function i() {
  try {
    return localStorage.getItem(r);
  } catch {
    return null;
  }
}
function a(e) {
  localStorage.setItem(r, e);
}
function o() {
  try {
    localStorage.removeItem(r);
  } catch {}
}
function s(e) {
  let t = ({ key: t, newValue: n }) => {
    t === r ? e(n) : t === null && e(null);
  };
  return (window.addEventListener(`storage`, t), () => window.removeEventListener(`storage`, t));
}
var c = `The server cannot be reached. What you made is stored there. Check the connection and try again.`,
  l = `The server sent something this page does not understand. What you made is stored. Reload the page and try again.`,
  u = class extends Error {
    code;
    status;
    fields;
    body;
    constructor(e, t, n, r = [], i = {}) {
      (super(n),
        (this.name = `ApiError`),
        (this.code = e),
        (this.status = t),
        (this.fields = r),
        (this.body = i));
    }
  };
async function d(t, r = {}) {
  let { method: a = `GET`, body: o, signal: s, keepalive: l = !1 } = r,
    d = new Headers(r.headers),
    f = i();
  (f !== null && d.set(n, f), o !== void 0 && d.set(`Content-Type`, `application/json`));
  let m;
  try {
    m = await fetch(t, {
      method: a,
      headers: d,
      keepalive: l,
      cache: `no-store`,
      ...(o !== void 0 && { body: JSON.stringify(o) }),
      ...(s && { signal: s }),
    });
  } catch (e) {
    throw s?.aborted ? e : new u(`unreachable`, 0, c);
  }
  if (m.ok) return m;
  throw (
    m.status === 401 && (e(location.pathname + location.search + location.hash), p()), await h(m)
  );
}
async function f(e, t, n = {}) {
  let r = await d(e, n);
  try {
    return t.parse(await r.json());
  } catch (t) {
    throw n.signal?.aborted
      ? t
      : (console.error(`The answer of ${e} is not what was agreed:`, t),
        new u(`unreadable`, r.status, l));
  }
}
function p() {
  (o(), location.assign(t.login));
}
function m(e, t) {
  return g(t)
    ? new u(t.code, e, t.message, t.fields, { ...t })
    : e >= 500
      ? new u(`unreachable`, e, c)
      : new u(`unreadable`, e, l);
}
async function h(e) {
  return m(e.status, await e.json().catch(() => null));
}
function g(e) {
  if (typeof e != `object` || !e) return !1;
  let { code: t, message: n, fields: r } = e;
  return typeof t == `string` && typeof n == `string` && (r === void 0 || Array.isArray(r));
}
function _(e) {
  if (!(e instanceof u)) return l;
  if (e.code !== `invalid_input` || e.fields.length === 0) return e.message;
  let t = e.fields.map(({ field: e, problem: t }) => {
    let n = /^\p{Lu}/u.test(t);
    return `${v(e)}${n ? `:` : ``} ${t.replace(/\.$/, ``)}.`;
  });
  return [...new Set(t), `Nothing was changed.`].join(` `);
}
function v(e) {
  if (e === `request`) return `The request`;
  let t = (e.split(`.`).findLast((e) => !/^\d+$/.test(e)) ?? e)
    .replace(/(?<=[a-z])(?=[A-Z])|_/g, ` `)
    .toLowerCase();
  return t.charAt(0).toUpperCase() + t.slice(1);
}
export { m as a, a as c, d as i, s as l, f as n, _ as o, p as r, i as s, u as t };
