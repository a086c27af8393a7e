import { r as e, t } from './icons-Bghb7lTV.js';
import { j as n } from './languages-bSqg6fvv.js';
import { a as r } from './choice-5IcemAr_.js';
import { r as i, t as a } from './paths-Ds7KLzGz.js';
import { n as o, o as s } from './api-client-CIS_L6yl.js';
import {
  D as c,
  O as l,
  a as u,
  b as d,
  h as f,
  i as p,
  r as m,
  y as h,
} from './schemas-CHXxoLFs.js';
import { n as g } from './toast-view-BkKMK5f2.js';
import { c as _ } from './generations-C63rTdsx.js';
import { T as v, p as y, y as b } from './app-rEIIDxDK.js';
import { w as x } from './Dialog-Dlfq5J_4.js';
function S() {
  let e = n();
  return r({
    mutationFn: ({ id: e, favourite: t }) =>
      o(i(a.generation, { id: e }), _, { method: `PATCH`, body: { favourite: t } }),
    onSuccess: (t) => (e.setQueryData(y(t.id).queryKey, t), e.invalidateQueries({ queryKey: b })),
    onError: (e) => g.show(s(e), { type: `error`, durationMs: 6e3 }),
  });
}
var C = [`md`, `html`, `docx`, `pdf`, `txt`, `json`],
  w = [`csv`],
  T = [`mp3`, `wav`, `srt`, `vtt`];
m([...C, ...w, ...T]);
function E(e) {
  return T.includes(e);
}
function D(e) {
  return e === `tweet` ? [...C, ...w] : e === `podcast` ? [...C, ...T] : C;
}
function O(e) {
  return e === `summary`;
}
h({ ids: p(d().check(l(1), c(60))).check(l(1), c(100)), as: m(C), times: f(u()) });
var k = e();
function A({ children: e, icon: n, isDisabled: r, onPress: i, ...a }) {
  return (0, k.jsxs)(x, {
    className: v(a),
    isDisabled: r ?? !1,
    ...(i && { onPress: i }),
    children: [n && (0, k.jsx)(t, { name: n }), e],
  });
}
function j({ icon: e, label: n, tone: r = `quiet`, onPress: i, ...a }) {
  return (0, k.jsx)(x, {
    className: v({ ...a, tone: r }, `icon-only`),
    'aria-label': n,
    ...(i && { onPress: i }),
    children: (0, k.jsx)(t, { name: e }),
  });
}
export { E as a, O as i, j as n, S as o, D as r, A as t };
