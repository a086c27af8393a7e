import { o as e, t } from './api-client-CIS_L6yl.js';
function n(n, r) {
  return n instanceof t && n.code !== `unreachable` && n.code !== `unreadable` ? e(n) : r;
}
function r(e, t) {
  ((e.disabled = t), e.toggleAttribute(`data-pending`, t));
  let [n, r] = e.querySelectorAll(`.button-texts > span`);
  (n?.toggleAttribute(`data-off`, t), r?.toggleAttribute(`data-off`, !t));
}
function i(e, t, n = ``) {
  for (let r of e.querySelectorAll(`[data-said]`)) r.textContent = r.dataset.said === t ? n : ``;
}
function a(e) {
  let t = [...new FormData(e)].flatMap(([e, t]) => (typeof t == `string` ? [[e, t]] : []));
  return Object.fromEntries(t);
}
export { n as i, r as n, a as r, i as t };
