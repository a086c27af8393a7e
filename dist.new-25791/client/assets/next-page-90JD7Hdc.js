var e = {
  app: `/app`,
  library: `/app/generations`,
  styles: `/app/styles`,
  settings: `/app/settings`,
  upgrade: `/app/upgrade`,
  login: `/login`,
  loginWithToken: `/login_with_token`,
};
function t(t) {
  return `${e.app}/${t}`;
}
function n({ format: e, id: n }) {
  return `${t(e)}/${encodeURIComponent(n)}`;
}
function r(t) {
  return t === e.app || t.startsWith(`${e.app}/`);
}
var i = `next`,
  a = 18e5;
function o(t) {
  if (!r(new URL(t, location.origin).pathname) || t === e.app) return;
  let n = JSON.stringify({ path: t, at: Date.now() });
  (d(() => sessionStorage.setItem(i, n)), d(() => localStorage.setItem(i, n)));
}
function s() {
  d(() => {
    let e = localStorage.getItem(i);
    (localStorage.removeItem(i),
      e !== null && sessionStorage.getItem(i) === null && sessionStorage.setItem(i, e));
  });
}
function c() {
  let e = l();
  return (u(), e);
}
function l() {
  try {
    let t = sessionStorage.getItem(i) ?? localStorage.getItem(i),
      n = JSON.parse(t ?? `null`);
    if (typeof n != `object` || !n) return null;
    let { path: o, at: s } = n;
    if (typeof o != `string` || typeof s != `number` || Date.now() - s > a) return null;
    let { origin: c, pathname: l, search: u, hash: d } = new URL(o, location.origin);
    return c === location.origin && r(l) && l !== e.app ? l + u + d : null;
  } catch {
    return null;
  }
}
function u() {
  (d(() => sessionStorage.removeItem(i)), d(() => localStorage.removeItem(i)));
}
function d(e) {
  try {
    e();
  } catch {}
}
export { c as a, n as c, o as i, r as l, l as n, e as o, u as r, t as s, s as t };
