import {
  At as e,
  Et as t,
  I as n,
  K as r,
  Tt as i,
  _ as a,
  _t as o,
  at as s,
  b as c,
  c as l,
  f as u,
  ft as d,
  g as f,
  gt as p,
  kt as m,
  l as h,
  m as g,
  n as _,
  o as v,
  p as y,
  r as b,
  s as x,
  tt as S,
  u as C,
  vt as w,
  wt as T,
  x as E,
  xt as D,
} from './Dialog-Dlfq5J_4.js';
import { i as O, o as k } from './icons-Bghb7lTV.js';
var A = k(O(), 1);
function j(e, t, n) {
  let { overlayProps: r, underlayProps: o } = a({ ...e, isOpen: t.isOpen, onClose: t.close }, n);
  (y({ isDisabled: !t.isOpen, UNSTABLE_overrideFocus: e.UNSTABLE_overrideFocus }), h());
  let { isEntering: s } = e;
  return (
    (0, A.useEffect)(() => {
      if (t.isOpen && n.current) return s ? c(n.current) : E([n.current], { shouldUseInert: !0 });
    }, [t.isOpen, s, n]),
    { modalProps: i(r), underlayProps: o }
  );
}
var M = typeof document < `u` && window.visualViewport;
function N() {
  let e = m(),
    t = (0, A.useRef)(null),
    [n, i] = (0, A.useState)(() => (e ? { width: 0, height: 0 } : P()));
  return (
    (0, A.useEffect)(() => {
      let e = (e) => {
          i((t) => (e.width === t.width && e.height === t.height ? t : e));
        },
        n = () => {
          (M && M.scale > 1) || e(P());
        },
        a = (n) => {
          (M && M.scale > 1) ||
            (r(d(n)) &&
              (t.current = g((t) => {
                t ||
                  e({
                    width: document.documentElement.clientWidth,
                    height: document.documentElement.clientHeight,
                  });
              })));
        };
      return (
        e(P()),
        s() && S() && window.addEventListener(`blur`, a, !0),
        M ? M.addEventListener(`resize`, n) : window.addEventListener(`resize`, n),
        () => {
          (t.current?.(),
            s() && S() && window.removeEventListener(`blur`, a, !0),
            M ? M.removeEventListener(`resize`, n) : window.removeEventListener(`resize`, n));
        }
      );
    }, []),
    n
  );
}
function P() {
  return {
    width: M
      ? Math.min(M.width * M.scale, document.documentElement.clientWidth)
      : document.documentElement.clientWidth,
    height: M ? M.height * M.scale : document.documentElement.clientHeight,
  };
}
var F = (0, A.createContext)(null),
  I = (0, A.createContext)(null),
  L = (0, A.forwardRef)(function (e, t) {
    if ((0, A.useContext)(I)) return A.createElement(H, { ...e, modalRef: t }, e.children);
    let {
      isDismissable: n,
      isKeyboardDismissDisabled: r,
      isOpen: i,
      defaultOpen: a,
      onOpenChange: o,
      children: s,
      isEntering: c,
      isExiting: l,
      UNSTABLE_portalContainer: u,
      shouldCloseOnInteractOutside: d,
      ...f
    } = e;
    return A.createElement(
      z,
      {
        isDismissable: n,
        isKeyboardDismissDisabled: r,
        isOpen: i,
        defaultOpen: a,
        onOpenChange: o,
        isEntering: c,
        isExiting: l,
        UNSTABLE_portalContainer: u,
        shouldCloseOnInteractOutside: d,
      },
      A.createElement(H, { ...f, modalRef: t }, s),
    );
  });
function R(e, t) {
  [e, t] = o(e, t, F);
  let n = (0, A.useContext)(b),
    r = l(e),
    i = e.isOpen != null || e.defaultOpen != null || !n ? r : n,
    a = T(t),
    s = (0, A.useRef)(null),
    c = v(a, i.isOpen, e.onExit),
    u = (0, A.useRef)(null),
    d = v(s, i.isOpen, (e) => u.current?.(e)),
    f = c || d || e.isExiting || !1,
    p = m();
  return (!i.isOpen && !f) || p
    ? null
    : A.createElement(B, {
        ...e,
        state: i,
        isExiting: f,
        overlayRef: a,
        modalRef: s,
        onExitRef: u,
      });
}
var z = (0, A.forwardRef)(R);
function B({ UNSTABLE_portalContainer: t, UNSTABLE_deferUntilEntered: r, ...a }) {
  let o = a.modalRef,
    { state: s } = a,
    [c, l] = (0, A.useState)(!1),
    u = x(a.overlayRef, c, a.onEnter) || a.isEntering || !1,
    d = !!r && (!c || u),
    { modalProps: m, underlayProps: h } = j({ ...a, isEntering: d }, s, o),
    v = (0, A.useContext)(_),
    y = r ? V(v, { isEntering: d }) : v,
    S = w({
      ...a,
      defaultClassName: `react-aria-ModalOverlay`,
      values: { isEntering: u, isExiting: a.isExiting, state: s },
    }),
    T = N(),
    E,
    O;
  if (typeof document < `u`) {
    let e = f(document.body)
        ? document.body
        : document.scrollingElement || document.documentElement,
      t = e.getBoundingClientRect().width % 1,
      n = e.getBoundingClientRect().height % 1;
    ((E = e.scrollWidth - t), (O = e.scrollHeight - n));
  }
  let k = {
    ...S.style,
    '--visual-viewport-width': T.width + `px`,
    '--visual-viewport-height': T.height + `px`,
    '--page-width': E === void 0 ? void 0 : E + `px`,
    '--page-height': O === void 0 ? void 0 : O + `px`,
  };
  return (
    e(() => g(() => l(!0)), []),
    A.createElement(
      C,
      { isExiting: a.isExiting, portalContainer: t },
      A.createElement(
        D.div,
        {
          ...i(n(a, { global: !0 }), h),
          ...S,
          style: k,
          ref: a.overlayRef,
          'data-entering': u || void 0,
          'data-exiting': a.isExiting || void 0,
        },
        A.createElement(
          p,
          {
            values: [
              [
                I,
                {
                  modalProps: m,
                  modalRef: o,
                  isExiting: a.isExiting,
                  onExitRef: a.onExitRef,
                  isOpen: c,
                  isDismissable: a.isDismissable,
                },
              ],
              [b, s],
              [_, y],
            ],
          },
          S.children,
        ),
      ),
    )
  );
}
function V(e, t) {
  if (e && `slots` in e && e.slots) {
    let n = {};
    for (let r in e.slots) n[r] = { ...e.slots[r], ...t };
    return { ...e, slots: n };
  }
  return { ...e, ...t };
}
function H(r) {
  let {
      modalProps: a,
      modalRef: o,
      isExiting: s,
      onExitRef: c,
      isDismissable: l,
      isOpen: d,
    } = (0, A.useContext)(I),
    f = (0, A.useContext)(b),
    p = (0, A.useMemo)(() => t(r.modalRef, o), [r.modalRef, o]),
    m = T(p),
    h = x(m, d, r.onEnter),
    g = w({
      ...r,
      defaultClassName: `react-aria-Modal`,
      values: { isEntering: h, isExiting: s, state: f },
    });
  return (
    e(() => {
      c && (c.current = r.onExit);
    }),
    A.createElement(
      D.div,
      {
        ...i(n(r, { global: !0 }), a),
        ...g,
        ref: m,
        'data-entering': h || void 0,
        'data-exiting': s || void 0,
      },
      l && A.createElement(u, { onDismiss: f.close }),
      g.children,
    )
  );
}
export { z as n, L as t };
