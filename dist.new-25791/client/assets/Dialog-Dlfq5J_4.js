import { i as e, o as t } from './icons-Bghb7lTV.js';
import { P as n } from './app-rEIIDxDK.js';
var r = t(e(), 1);
function i(...e) {
  return (...t) => {
    for (let n of e) typeof n == `function` && n(...t);
  };
}
var a = typeof document < `u` ? r.useLayoutEffect : () => {},
  o = { prefix: String(Math.round(Math.random() * 1e10)), current: 0 },
  s = r.createContext(o),
  c = r.createContext(!1);
typeof window < `u` && window.document && window.document.createElement;
var l = new WeakMap();
function u(e = !1) {
  let t = (0, r.useContext)(s),
    n = (0, r.useRef)(null);
  if (n.current === null && !e) {
    let e =
      r.default.__SECRET_INTERNALS_DO_NOT_USE_OR_YOU_WILL_BE_FIRED?.ReactCurrentOwner?.current;
    if (e) {
      let n = l.get(e);
      n == null
        ? l.set(e, { id: t.current, state: e.memoizedState })
        : e.memoizedState !== n.state && ((t.current = n.id), l.delete(e));
    }
    n.current = ++t.current;
  }
  return n.current;
}
function d(e) {
  let t = (0, r.useContext)(s),
    n = u(!!e),
    i = `react-aria${t.prefix}`;
  return e || `${i}-${n}`;
}
function f(e) {
  let t = r.useId(),
    [n] = (0, r.useState)(_()),
    i = n ? `react-aria` : `react-aria${o.prefix}`;
  return e || `${i}-${t}`;
}
var p = typeof r.useId == `function` ? f : d;
function m() {
  return !1;
}
function h() {
  return !0;
}
function g(e) {
  return () => {};
}
function _() {
  return typeof r.useSyncExternalStore == `function`
    ? r.useSyncExternalStore(g, m, h)
    : (0, r.useContext)(c);
}
function v(e) {
  let [t, n] = (0, r.useState)(e),
    i = (0, r.useRef)(t),
    o = (0, r.useRef)(null),
    s = (0, r.useRef)(() => {
      if (!o.current) return;
      let e = o.current.next();
      e.done ? (o.current = null) : i.current === e.value ? s.current() : n(e.value);
    });
  return (
    a(() => {
      ((i.current = t), o.current && s.current());
    }),
    [
      t,
      (0, r.useCallback)(
        (e) => {
          ((o.current = e(i.current)), s.current());
        },
        [s],
      ),
    ]
  );
}
var y = !!(typeof window < `u` && window.document && window.document.createElement),
  b = new Map(),
  x;
typeof FinalizationRegistry < `u` &&
  (x = new FinalizationRegistry((e) => {
    b.delete(e);
  }));
var ee = new WeakMap();
function S(e) {
  let [t, n] = (0, r.useState)(e),
    i = (0, r.useRef)(null),
    o = p(t),
    s = (0, r.useRef)(null),
    c = ee.get(s);
  if ((x && c !== o && (c != null && x.unregister(s), x.register(s, o, s), ee.set(s, o)), y)) {
    let e = b.get(o);
    e && !e.includes(i) ? e.push(i) : b.set(o, [i]);
  }
  return (
    a(() => {
      let e = o;
      return () => {
        (x && (x.unregister(s), ee.delete(s)), b.delete(e));
      };
    }, [o]),
    (0, r.useEffect)(() => {
      let e = i.current;
      return (
        e && n(e),
        () => {
          e && (i.current = null);
        }
      );
    }),
    o
  );
}
function te(e, t) {
  if (e === t) return e;
  let n = b.get(e);
  if (n) return (n.forEach((e) => (e.current = t)), t);
  let r = b.get(t);
  return r ? (r.forEach((t) => (t.current = e)), e) : t;
}
function ne(e = []) {
  let t = S(),
    [n, i] = v(t),
    o = (0, r.useCallback)(() => {
      i(function* () {
        (yield t, yield document.getElementById(t) ? t : void 0);
      });
    }, [t, i]);
  return (a(o, [t, o, ...e]), n);
}
function C(...e) {
  return e.length === 1 && e[0]
    ? e[0]
    : (t) => {
        let n = !1,
          r = e.map((e) => {
            let r = re(e, t);
            return ((n ||= typeof r == `function`), r);
          });
        if (n)
          return () => {
            r.forEach((t, n) => {
              typeof t == `function` ? t() : re(e[n], null);
            });
          };
      };
}
function re(e, t) {
  if (typeof e == `function`) return e(t);
  e != null && (e.current = t);
}
function ie(e) {
  var t,
    n,
    r = ``;
  if (typeof e == `string` || typeof e == `number`) r += e;
  else if (typeof e == `object`) {
    if (Array.isArray(e)) {
      var i = e.length;
      for (t = 0; t < i; t++) e[t] && (n = ie(e[t])) && (r && (r += ` `), (r += n));
    } else for (n in e) e[n] && (r && (r += ` `), (r += n));
  }
  return r;
}
function ae() {
  for (var e, t, n = 0, r = ``, i = arguments.length; n < i; n++)
    (e = arguments[n]) && (t = ie(e)) && (r && (r += ` `), (r += t));
  return r;
}
function w(...e) {
  let t = { ...e[0] };
  for (let n = 1; n < e.length; n++) {
    let r = e[n];
    for (let e in r) {
      let n = t[e],
        a = r[e];
      typeof n == `function` &&
      typeof a == `function` &&
      e[0] === `o` &&
      e[1] === `n` &&
      e.charCodeAt(2) >= 65 &&
      e.charCodeAt(2) <= 90
        ? (t[e] = i(n, a))
        : (e === `className` || e === `UNSAFE_className`) &&
            typeof n == `string` &&
            typeof a == `string`
          ? (t[e] = ae(n, a))
          : e === `id` && n && a
            ? (t.id = te(n, a))
            : e === `ref` && n && a
              ? (t.ref = C(n, a))
              : (t[e] = a === void 0 ? n : a);
    }
  }
  return t;
}
function oe(e) {
  let t = (0, r.useRef)(null),
    n = (0, r.useRef)(void 0),
    i = (0, r.useCallback)(
      (t) => {
        if (typeof e == `function`) {
          let n = e,
            r = n(t);
          return () => {
            typeof r == `function` ? r() : n(null);
          };
        }
        if (e)
          return (
            (e.current = t),
            () => {
              e.current = null;
            }
          );
      },
      [e],
    );
  return (0, r.useMemo)(
    () => ({
      get current() {
        return t.current;
      },
      set current(e) {
        ((t.current = e), (n.current &&= (n.current(), void 0)), e != null && (n.current = i(e)));
      },
    }),
    [i],
  );
}
var se = t(n(), 1),
  ce = Symbol(`default`);
function le({ values: e, children: t }) {
  for (let [n, i] of e) t = r.createElement(n.Provider, { value: i }, t);
  return t;
}
function ue(e) {
  let {
    className: t,
    style: n,
    children: i,
    defaultClassName: a,
    defaultChildren: o,
    defaultStyle: s,
    values: c,
    render: l,
  } = e;
  return (0, r.useMemo)(() => {
    let e, r, u;
    return (
      (e = typeof t == `function` ? t({ ...c, defaultClassName: a }) : t),
      (r = typeof n == `function` ? n({ ...c, defaultStyle: s || {} }) : n),
      (u = typeof i == `function` ? i({ ...c, defaultChildren: o }) : (i ?? o)),
      {
        className: e ?? a,
        style: r || s ? { ...s, ...r } : void 0,
        children: u ?? o,
        'data-rac': ``,
        render: l ? (e) => l(e, c) : void 0,
      }
    );
  }, [t, n, i, a, o, s, c, l]);
}
function de(e, t) {
  let n = (0, r.useContext)(e);
  if (t === null) return null;
  if (n && typeof n == `object` && `slots` in n && n.slots) {
    let e = t || ce;
    if (!n.slots[e]) {
      let e = new Intl.ListFormat().format(Object.keys(n.slots).map((e) => `"${e}"`)),
        r = t ? `Invalid slot "${t}".` : `A slot prop is required.`;
      throw Error(`${r} Valid slot names are ${e}.`);
    }
    return n.slots[e];
  }
  return n;
}
function fe(e, t, n) {
  let { ref: i, ...a } = de(n, e.slot) || {},
    o = oe((0, r.useMemo)(() => C(t, i), [t, i])),
    s = w(a, e);
  return (
    `style` in a &&
      a.style &&
      `style` in e &&
      e.style &&
      (s.style =
        typeof a.style == `function` || typeof e.style == `function`
          ? (t) => {
              let n = typeof a.style == `function` ? a.style(t) : a.style,
                r = { ...t.defaultStyle, ...n },
                i = typeof e.style == `function` ? e.style({ ...t, defaultStyle: r }) : e.style;
              return { ...r, ...i };
            }
          : { ...a.style, ...e.style }),
    [s, o]
  );
}
function pe(e = !0) {
  let [t, n] = (0, r.useState)(e),
    i = (0, r.useRef)(!1),
    o = (0, r.useCallback)((e) => {
      ((i.current = !0), n(!!e));
    }, []);
  return (
    a(() => {
      i.current || n(!1);
    }, []),
    [o, t]
  );
}
function me(e) {
  let t = /^(data-.*)$/,
    n = {};
  for (let r in e) t.test(r) || (n[r] = e[r]);
  return n;
}
function he(e, t, n) {
  let { render: i, ...o } = t,
    s = (0, r.useRef)(null),
    c = (0, r.useMemo)(() => C(n, s), [n, s]);
  a(() => {}, [e, i]);
  let l = { ...o, ref: c };
  return i ? i(l, void 0) : r.createElement(e, l);
}
var ge = {},
  _e = new Proxy(
    {},
    {
      get(e, t) {
        if (typeof t != `string`) return;
        let n = ge[t];
        return (n || ((n = (0, r.forwardRef)(he.bind(null, t))), (ge[t] = n)), n);
      },
    },
  ),
  T = (e) =>
    ye(e)
      ? e.document
      : be(e)
        ? e
        : (e?.ownerDocument ?? (typeof document < `u` ? document : void 0)),
  E = (e) => T(e)?.defaultView ?? (typeof window < `u` ? window : void 0);
function ve(e) {
  return typeof e == `object` && !!e && `nodeType` in e && typeof e.nodeType == `number`;
}
function ye(e) {
  return typeof e == `object` && !!e && `window` in e && e.window === e;
}
function be(e) {
  return ve(e) && e.nodeType === 9;
}
function xe(e) {
  return ve(e) && e.nodeType === 11 && `host` in e;
}
function D(e, t, n, r) {
  if (n == null || e == null) return () => {};
  let i = Array.isArray(e) ? e : [e];
  for (let e of i) e.addEventListener(t, n, r);
  return () => {
    for (let e of i) e.removeEventListener(t, n, r);
  };
}
function O(e, t, n, r) {
  if (e == null) return () => {};
  let i = [],
    a = Array.isArray(e) ? e : [e];
  for (let e of a) {
    let a = e.style.getPropertyValue(t),
      o = e.style.getPropertyPriority(t);
    (e.style.setProperty(t, n, r),
      i.unshift(() => {
        a ? e.style.setProperty(t, a, o) : e.style.removeProperty(t);
      }));
  }
  return () => {
    for (let e of i) e();
  };
}
var Se = !1;
function k() {
  return Se;
}
function A(e, t) {
  if (!k()) return t && e ? e.contains(t) : !1;
  if (!e || !t) return !1;
  let n = t;
  for (; n != null;) {
    if (n === e) return !0;
    n =
      typeof n.assignedElements != `function` && n.assignedSlot?.parentNode
        ? n.assignedSlot.parentNode
        : xe(n)
          ? n.host
          : n.parentNode;
  }
  return !1;
}
var j = (e = document) => {
  if (!k()) return e.activeElement;
  let t = e.activeElement;
  for (; t && `shadowRoot` in t && t.shadowRoot?.activeElement;) t = t.shadowRoot.activeElement;
  return t;
};
function M(e) {
  if (k() && e.target instanceof Element && e.target.shadowRoot) {
    if (`composedPath` in e) return e.composedPath()[0] ?? null;
    if (`composedPath` in e.nativeEvent) return e.nativeEvent.composedPath()[0] ?? null;
  }
  return e.target;
}
function Ce(e, t) {
  if (t === null) return [];
  t ??= E(e);
  let n = [t];
  if (!k() || !e || e === t) return n;
  let r = `getRootNode` in t ? t.getRootNode() : null,
    i = e.getRootNode() ?? null;
  for (; xe(i) && i !== r;) (n.push(i), (i = i.host.getRootNode()));
  return n;
}
function we(e) {
  if (!e) return !1;
  let t = e.getRootNode(),
    n = E(e);
  if (!(t instanceof n.Document || t instanceof n.ShadowRoot)) return !1;
  let r = t.activeElement;
  return r != null && e.contains(r);
}
function N(e) {
  e.focus({ preventScroll: !0 });
}
var Te = typeof Element < `u` && `checkVisibility` in Element.prototype;
function Ee(e) {
  let t = E(e);
  if (!(e instanceof t.HTMLElement) && !(e instanceof t.SVGElement)) return !1;
  let { display: n, visibility: r } = e.style,
    i = n !== `none` && r !== `hidden` && r !== `collapse`;
  if (i) {
    let { getComputedStyle: t } = E(e),
      { display: n, visibility: r } = t(e);
    i = n !== `none` && r !== `hidden` && r !== `collapse`;
  }
  return i;
}
function De(e, t) {
  return (
    !e.hasAttribute(`hidden`) &&
    !e.hasAttribute(`data-react-aria-prevent-focus`) &&
    (e.nodeName === `DETAILS` && t && t.nodeName !== `SUMMARY` ? e.hasAttribute(`open`) : !0)
  );
}
function Oe(e, t) {
  return Te
    ? e.checkVisibility({ visibilityProperty: !0 }) && !e.closest(`[data-react-aria-prevent-focus]`)
    : e.nodeName !== `#comment` &&
        Ee(e) &&
        De(e, t) &&
        (!e.parentElement || Oe(e.parentElement, e));
}
var ke = [
    `input:not([disabled]):not([type=hidden])`,
    `select:not([disabled])`,
    `textarea:not([disabled])`,
    `button:not([disabled])`,
    `a[href]`,
    `area[href]`,
    `summary`,
    `iframe`,
    `object`,
    `embed`,
    `audio[controls]`,
    `video[controls]`,
    `[contenteditable]:not([contenteditable^="false"])`,
    `permission`,
  ],
  Ae = ke.join(`:not([hidden]),`) + `,[tabindex]:not([disabled]):not([hidden])`;
ke.push(`[tabindex]:not([tabindex="-1"]):not([disabled])`);
var je = ke.join(`:not([hidden]):not([tabindex="-1"]),`);
function Me(e, t) {
  return e.matches(Ae) && !Pe(e) && (t?.skipVisibilityCheck || Oe(e));
}
function Ne(e) {
  return e.matches(je) && Oe(e) && !Pe(e);
}
function Pe(e) {
  let t = e;
  for (; t != null;) {
    if (t instanceof E(t).HTMLElement && t.inert) return !0;
    t = t.parentElement;
  }
  return !1;
}
function Fe(e) {
  let t = e;
  return (
    (t.nativeEvent = e),
    (t.isDefaultPrevented = () => t.defaultPrevented),
    (t.isPropagationStopped = () => t.cancelBubble),
    (t.persist = () => {}),
    t
  );
}
function Ie(e, t) {
  (Object.defineProperty(e, 'target', { value: t }),
    Object.defineProperty(e, 'currentTarget', { value: t }));
}
function Le(e) {
  let t = (0, r.useRef)({ isFocused: !1, observer: null });
  return (
    a(() => {
      let e = t.current;
      return () => {
        e.observer &&= (e.observer.disconnect(), null);
      };
    }, []),
    (0, r.useCallback)(
      (n) => {
        let r = M(n);
        if (
          r instanceof HTMLButtonElement ||
          r instanceof HTMLInputElement ||
          r instanceof HTMLTextAreaElement ||
          r instanceof HTMLSelectElement
        ) {
          t.current.isFocused = !0;
          let n = r;
          (n.addEventListener(
            `focusout`,
            (r) => {
              if (((t.current.isFocused = !1), n.disabled)) {
                let t = Fe(r);
                e?.(t);
              }
              t.current.observer && (t.current.observer.disconnect(), (t.current.observer = null));
            },
            { once: !0 },
          ),
            (t.current.observer = new MutationObserver(() => {
              if (t.current.isFocused && n.disabled) {
                t.current.observer?.disconnect();
                let e = n === j() ? null : j();
                (n.dispatchEvent(new FocusEvent(`blur`, { relatedTarget: e })),
                  n.dispatchEvent(new FocusEvent(`focusout`, { bubbles: !0, relatedTarget: e })));
              }
            })),
            t.current.observer.observe(n, { attributes: !0, attributeFilter: [`disabled`] }));
        }
      },
      [e],
    )
  );
}
var Re = !1;
function ze(e) {
  for (; e && !Me(e, { skipVisibilityCheck: !0 });) e = e.parentElement;
  let t = j(E(e).document);
  if (!t || t === e) return;
  let n = e?.getRootNode(),
    r = n != null && xe(n) ? n : E(e),
    i = (t) => t === e || (ve(t) && A(e, t)),
    a = (e) => e === t || (t != null && ve(e) && A(t, e));
  Re = !0;
  let o = !1,
    s = (e) => {
      (a(M(e)) || o) && e.stopImmediatePropagation();
    },
    c = (n) => {
      (a(M(n)) || o) && (n.stopImmediatePropagation(), !e && !o && ((o = !0), N(t), d()));
    },
    l = (e) => {
      (i(M(e)) || o) && e.stopImmediatePropagation();
    },
    u = (e) => {
      (i(M(e)) || o) && (e.stopImmediatePropagation(), o || ((o = !0), N(t), d()));
    };
  (r.addEventListener(`blur`, s, !0),
    r.addEventListener(`focusout`, c, !0),
    r.addEventListener(`focusin`, u, !0),
    r.addEventListener(`focus`, l, !0));
  let d = () => {
      (cancelAnimationFrame(f),
        r.removeEventListener(`blur`, s, !0),
        r.removeEventListener(`focusout`, c, !0),
        r.removeEventListener(`focusin`, u, !0),
        r.removeEventListener(`focus`, l, !0),
        (Re = !1),
        (o = !1));
    },
    f = requestAnimationFrame(d);
  return d;
}
function Be(e) {
  if (typeof window > `u` || window.navigator == null) return !1;
  let t = window.navigator.userAgentData?.brands;
  return (Array.isArray(t) && t.some((t) => e.test(t.brand))) || e.test(window.navigator.userAgent);
}
function Ve(e) {
  return (
    typeof window < `u` &&
    window.navigator != null &&
    e.test(window.navigator.userAgentData?.platform || window.navigator.platform)
  );
}
function P(e) {
  let t = null;
  return () => ((t ??= e()), t);
}
var F = P(function () {
    return Ve(/^Mac/i);
  }),
  He = P(function () {
    return Ve(/^iPhone/i);
  }),
  Ue = P(function () {
    return Ve(/^iPad/i) || (F() && navigator.maxTouchPoints > 1);
  }),
  We = P(function () {
    return He() || Ue();
  }),
  Ge = P(function () {
    return F() || We();
  }),
  I = P(function () {
    return Be(/AppleWebKit/i) && (We() || !Ke());
  }),
  Ke = P(function () {
    return Be(/Chrome|CriOS|CrMo/i);
  }),
  L = P(function () {
    return Be(/Android/i);
  });
function qe(e) {
  return e.pointerType === `` && e.isTrusted
    ? !0
    : L() && e.pointerType
      ? e.type === `click` && e.buttons === 1
      : e.detail === 0 && !e.pointerType;
}
function Je(e) {
  return (
    (!L() && e.width === 0 && e.height === 0) ||
    (L() &&
      e.width === 1 &&
      e.height === 1 &&
      e.pressure === 0 &&
      e.detail === 0 &&
      e.pointerType === `mouse`)
  );
}
var Ye = (0, r.createContext)({ isNative: !0, open: $e, useHref: (e) => e });
function Xe() {
  return (0, r.useContext)(Ye);
}
function Ze(e, t) {
  let n = e.getAttribute(`target`);
  return (
    (!n || n === `_self`) &&
    e.origin === location.origin &&
    !e.hasAttribute(`download`) &&
    !t.metaKey &&
    !t.ctrlKey &&
    !t.altKey &&
    !t.shiftKey
  );
}
function R(e, t, n = !0) {
  let { metaKey: r, ctrlKey: i, altKey: a, shiftKey: o } = t,
    s =
      I() && F() && !Ue()
        ? new KeyboardEvent(`keydown`, {
            keyIdentifier: `Enter`,
            metaKey: r,
            ctrlKey: i,
            altKey: a,
            shiftKey: o,
          })
        : new MouseEvent(`click`, {
            metaKey: r,
            ctrlKey: i,
            altKey: a,
            shiftKey: o,
            detail: 1,
            bubbles: !0,
            cancelable: !0,
          });
  ((R.isOpening = n), N(e), e.dispatchEvent(s), (R.isOpening = !1));
}
R.isOpening = !1;
function Qe(e, t) {
  if (e instanceof HTMLAnchorElement) t(e);
  else if (e.hasAttribute(`data-href`)) {
    let n = document.createElement(`a`);
    ((n.href = e.getAttribute(`data-href`)),
      e.hasAttribute(`data-target`) && (n.target = e.getAttribute(`data-target`)),
      e.hasAttribute(`data-rel`) && (n.rel = e.getAttribute(`data-rel`)),
      e.hasAttribute(`data-download`) && (n.download = e.getAttribute(`data-download`)),
      e.hasAttribute(`data-ping`) && (n.ping = e.getAttribute(`data-ping`)),
      e.hasAttribute(`data-referrer-policy`) &&
        (n.referrerPolicy = e.getAttribute(`data-referrer-policy`)),
      e.appendChild(n),
      t(n),
      e.removeChild(n));
  }
}
function $e(e, t) {
  Qe(e, (e) => R(e, t));
}
function et(e) {
  let t = Xe().useHref(e?.href ?? ``),
    n = {};
  if (e)
    for (let r of [`href`, `target`, `rel`, `download`, `ping`, `referrerPolicy`])
      r in e && e[r] !== void 0 && (n[r] = r === `href` ? t : e[r]);
  return n;
}
function tt(e, t, n, r) {
  !t.isNative &&
    e.currentTarget instanceof HTMLAnchorElement &&
    e.currentTarget.href &&
    !e.isDefaultPrevented() &&
    Ze(e.currentTarget, e) &&
    n &&
    (e.preventDefault(), t.open(e.currentTarget, e, n, r));
}
var z = null,
  nt = `keyboard`,
  rt = new Set(),
  it = new Map(),
  B = !1,
  at = !1,
  ot = { Tab: !0, Escape: !0 };
function st(e, t) {
  for (let n of rt) n(e, t);
}
function ct(e) {
  return !(
    e.metaKey ||
    (!F() && e.altKey) ||
    e.ctrlKey ||
    e.key === `Control` ||
    e.key === `Shift` ||
    e.key === `Meta`
  );
}
function lt(e) {
  ((B = !0), !R.isOpening && ct(e) && ((z = `keyboard`), (nt = `keyboard`), st(`keyboard`, e)));
}
function ut(e) {
  ((z = `pointer`),
    (nt = `pointerType` in e ? e.pointerType : `mouse`),
    (e.type === `mousedown` || e.type === `pointerdown`) && ((B = !0), st(`pointer`, e)));
}
function dt(e) {
  !R.isOpening && qe(e) && ((B = !0), (z = `virtual`), (nt = `virtual`));
}
function ft(e) {
  if (Re) return;
  let t = M(e),
    n = E(t),
    r = T(t);
  t === n
    ? (at = !0)
    : t !== r &&
      e.isTrusted &&
      (!B && !at && ((z = `virtual`), (nt = `virtual`), st(`virtual`, e)), (B = !1), (at = !1));
}
function pt() {
  Re || ((B = !1), (at = !0));
}
function mt(e) {
  let t = j(T(M(e)));
  queueMicrotask(() => {
    j(T(M(e))) !== t && bt(`keyboard`);
  });
}
function ht(e) {
  if (typeof window > `u` || typeof document > `u`) return;
  let t = E(e),
    n = T(e);
  if (it.get(t)) return;
  let r = t.HTMLElement.prototype.focus;
  (Reflect.defineProperty(t.HTMLElement.prototype, 'focus', {
    configurable: !0,
    writable: !0,
    value: function () {
      ((B = !0), r.apply(this, arguments));
    },
  }),
    n.addEventListener(`keydown`, lt, !0),
    n.addEventListener(`keyup`, lt, !0),
    n.addEventListener(`click`, dt, !0),
    n.addEventListener(`invalid`, mt, !0),
    t.addEventListener(`focus`, ft, !0),
    t.addEventListener(`blur`, pt, !1),
    typeof PointerEvent < `u` &&
      (n.addEventListener(`pointerdown`, ut, !0),
      n.addEventListener(`pointermove`, ut, !0),
      n.addEventListener(`pointerup`, ut, !0)),
    t.addEventListener(
      `beforeunload`,
      () => {
        gt(e);
      },
      { once: !0 },
    ),
    it.set(t, { focus: r }));
}
var gt = (e, t) => {
  let n = E(e),
    r = T(e);
  (t && r.removeEventListener(`DOMContentLoaded`, t),
    it.has(n) &&
      (Reflect.defineProperty(n.HTMLElement.prototype, 'focus', {
        configurable: !0,
        writable: !0,
        value: it.get(n).focus,
      }),
      r.removeEventListener(`keydown`, lt, !0),
      r.removeEventListener(`keyup`, lt, !0),
      r.removeEventListener(`click`, dt, !0),
      r.removeEventListener(`invalid`, mt, !0),
      n.removeEventListener(`focus`, ft, !0),
      n.removeEventListener(`blur`, pt, !1),
      typeof PointerEvent < `u` &&
        (r.removeEventListener(`pointerdown`, ut, !0),
        r.removeEventListener(`pointermove`, ut, !0),
        r.removeEventListener(`pointerup`, ut, !0)),
      it.delete(n)));
};
function _t(e) {
  let t = T(e),
    n;
  return (
    t.readyState === `loading`
      ? ((n = () => {
          ht(e);
        }),
        t.addEventListener(`DOMContentLoaded`, n))
      : ht(e),
    () => gt(e, n)
  );
}
typeof document < `u` && _t();
function vt() {
  return z !== `pointer`;
}
function yt() {
  return z;
}
function bt(e) {
  ((z = e), (nt = e === `pointer` ? `mouse` : e), st(e, null));
}
function xt() {
  return nt;
}
var St = new Set([
  `checkbox`,
  `radio`,
  `range`,
  `color`,
  `file`,
  `image`,
  `button`,
  `submit`,
  `reset`,
]);
function Ct(e, t, n) {
  let r = n ? M(n) : void 0,
    i = T(r),
    a = E(r),
    o = a === void 0 ? HTMLInputElement : a.HTMLInputElement,
    s = a === void 0 ? HTMLTextAreaElement : a.HTMLTextAreaElement,
    c = a === void 0 ? HTMLElement : a.HTMLElement,
    l = a === void 0 ? KeyboardEvent : a.KeyboardEvent,
    u = j(i);
  return (
    (e =
      e ||
      (u instanceof o && !St.has(u.type)) ||
      u instanceof s ||
      (u instanceof c && u.isContentEditable)),
    !(e && t === `keyboard` && n instanceof l && !ot[n.key])
  );
}
function wt(e, t, n) {
  (ht(),
    (0, r.useEffect)(() => {
      if (n?.enabled === !1) return;
      let t = (t, r) => {
        Ct(!!n?.isTextInput, t, r) && e(vt());
      };
      return (
        rt.add(t),
        () => {
          rt.delete(t);
        }
      );
    }, t));
}
function Tt(e, t) {
  let n = E(t),
    r = T(t);
  if (r == null || n == null) return;
  let i,
    a = `meta[name="${CSS.escape(e)}"], meta[property="${CSS.escape(e)}"]`,
    o = r.querySelector(a);
  return (
    o &&
      o instanceof n.HTMLMetaElement &&
      (e === `csp-nonce` && o.nonce && (i ??= o.nonce || void 0),
      o.content && (i ??= o.content || void 0)),
    e === `csp-nonce` && (i ??= n.__webpack_nonce__ || globalThis.__webpack_nonce__ || void 0),
    i
  );
}
var Et = 100,
  Dt = 600,
  V = {
    isOpen: !1,
    screenWidth: 0,
    screenHeight: 0,
    screenAngle: 0,
    screenTimeout: 0,
    startTimeStamp: 0,
    endTimeStamp: 0,
    resizeTimeStamp: 0,
    resizeTimeout: 0,
  },
  Ot = new Set([
    `checkbox`,
    `radio`,
    `range`,
    `color`,
    `file`,
    `image`,
    `button`,
    `submit`,
    `reset`,
  ]);
function kt() {
  let e = Number(window.visualViewport?.width ?? window.innerWidth),
    t = Number(window.visualViewport?.height ?? window.innerHeight),
    n = Number(window.visualViewport?.scale ?? 1);
  return { width: e * n, height: t * n, angle: window.screen.orientation?.angle ?? 0 };
}
function At(e) {
  V.resizeTimeStamp <= e.timeStamp + 50 &&
    ((V.resizeTimeStamp = e.timeStamp + 150),
    window.clearTimeout(V.resizeTimeout),
    (V.resizeTimeout = window.setTimeout(jt, 150)));
}
function jt() {
  let e = Tt(`viewport`);
  if (L() && e?.includes(`overlays-content`)) return;
  let t = performance.now(),
    n = kt(),
    r = t - V.startTimeStamp,
    i = V.screenHeight - n.height,
    a = V.screenAngle - n.angle;
  (Math.abs(a) % 180 &&
    V.screenWidth - n.height < Et &&
    ((V.screenWidth = n.width), (V.screenHeight = n.height), (V.screenAngle = n.angle), (i = 0)),
    r > Dt &&
      (window.clearTimeout(V.screenTimeout),
      (V.screenTimeout = window.setTimeout(() => {
        let e = It(document.hasFocus() ? j() : null),
          t = kt();
        Math.abs(V.screenAngle - t.angle) % 180 ||
          (V.isOpen && e) ||
          ((V.screenWidth = t.width),
          (V.screenHeight = t.height),
          (V.screenAngle = t.angle),
          (V.isOpen = !1));
      }, Dt))),
    r <= Dt && i >= Et && (V.endTimeStamp = t),
    (V.isOpen = i >= Et));
}
function Mt() {
  let e = kt(),
    t = V.screenAngle - e.angle;
  if (Math.abs(t) % 180 && !V.isOpen) {
    let e = V.screenWidth;
    ((V.screenWidth = V.screenHeight), (V.screenHeight = e));
  }
  V.isOpen || (V.screenAngle = e.angle);
}
function Nt(e) {
  let t = It(M(e)),
    n = performance.now(),
    r = kt(),
    i = V.screenHeight - r.height;
  (i < Et &&
    t &&
    ((V.screenWidth = r.width),
    (V.screenHeight = r.height),
    (V.screenAngle = r.angle),
    (V.startTimeStamp = n)),
    t && window.clearTimeout(V.screenTimeout),
    i >= Et && t && (V.endTimeStamp = n));
}
function Pt() {
  let e = kt();
  (D(window.visualViewport, `resize`, I() ? jt : At),
    D(window.screen.orientation, `change`, Mt),
    D(window, `focus`, Nt, { capture: !0, passive: !0 }),
    (V.screenWidth = e.width),
    (V.screenHeight = e.height),
    (V.screenAngle = e.angle));
}
typeof document < `u` &&
  (document.readyState === `loading` ? D(document, `DOMContentLoaded`, Pt) : Pt());
function Ft() {
  let e = Tt(`viewport`);
  return L() && e?.includes(`overlays-content`)
    ? !1
    : V.isOpen
      ? !0
      : V.startTimeStamp
        ? V.endTimeStamp >= V.startTimeStamp
          ? !0
          : performance.now() - V.startTimeStamp <= Dt
            ? V.endTimeStamp > 0 || window.navigator.maxTouchPoints > 0
            : !1
        : window.navigator.maxTouchPoints > 0;
}
function It(e) {
  if (!(e instanceof Element) || !Me(e)) return !1;
  let t = e instanceof HTMLTextAreaElement,
    n = e instanceof HTMLElement && e.isContentEditable,
    r = e instanceof HTMLInputElement && !Ot.has(e.type);
  return t || n || r;
}
function Lt(e) {
  return F() ? e.metaKey : e.ctrlKey;
}
function Rt() {
  return V.isOpen;
}
var zt = r.useInsertionEffect ?? a;
function H(e) {
  let t = (0, r.useRef)(null);
  return (
    zt(() => {
      t.current = e;
    }, [e]),
    (0, r.useCallback)((...e) => {
      let n = t.current;
      return n?.(...e);
    }, [])
  );
}
function Bt(e, t) {
  let { id: n, 'aria-label': r, 'aria-labelledby': i } = e;
  return (
    (n = S(n)),
    i && r
      ? (i = [...new Set([n, ...i.trim().split(/\s+/)])].join(` `))
      : (i &&= i.trim().split(/\s+/).join(` `)),
    !r && !i && t && (r = t),
    { id: n, 'aria-label': r, 'aria-labelledby': i }
  );
}
var Vt = new Set([`Arab`, `Syrc`, `Samr`, `Mand`, `Thaa`, `Mend`, `Nkoo`, `Adlm`, `Rohg`, `Hebr`]),
  Ht = new Set([
    `ae`,
    `ar`,
    `arc`,
    `bcc`,
    `bqi`,
    `ckb`,
    `dv`,
    `fa`,
    `glk`,
    `he`,
    `ku`,
    `mzn`,
    `nqo`,
    `pnb`,
    `ps`,
    `sd`,
    `ug`,
    `ur`,
    `yi`,
  ]);
function Ut(e) {
  if (Intl.Locale) {
    let t = new Intl.Locale(e).maximize(),
      n = typeof t.getTextInfo == `function` ? t.getTextInfo() : t.textInfo;
    if (n) return n.direction === `rtl`;
    if (t.script) return Vt.has(t.script);
  }
  let t = e.split(`-`)[0];
  return Ht.has(t);
}
var Wt = Symbol.for(`react-aria.i18n.locale`);
function Gt() {
  let e =
    (typeof window < `u` && window[Wt]) ||
    (typeof navigator < `u` && (navigator.language || navigator.userLanguage)) ||
    `en-US`;
  try {
    Intl.DateTimeFormat.supportedLocalesOf([e]);
  } catch {
    e = `en-US`;
  }
  return { locale: e, direction: Ut(e) ? `rtl` : `ltr` };
}
var Kt = Gt(),
  qt = new Set();
function Jt() {
  Kt = Gt();
  for (let e of qt) e(Kt);
}
function Yt() {
  let e = _(),
    [t, n] = (0, r.useState)(Kt);
  return (
    (0, r.useEffect)(
      () => (
        qt.size === 0 && window.addEventListener(`languagechange`, Jt),
        qt.add(n),
        () => {
          (qt.delete(n), qt.size === 0 && window.removeEventListener(`languagechange`, Jt));
        }
      ),
      [],
    ),
    e ? { locale: (typeof window < `u` && window[Wt]) || `en-US`, direction: `ltr` } : t
  );
}
var Xt = r.createContext(null);
function Zt() {
  let e = Yt();
  return (0, r.useContext)(Xt) || e;
}
var Qt = Symbol.for(`react-aria.i18n.locale`),
  $t = Symbol.for(`react-aria.i18n.strings`),
  en = void 0,
  tn = class e {
    constructor(e, t = `en-US`) {
      ((this.strings = Object.fromEntries(Object.entries(e).filter(([, e]) => e))),
        (this.defaultLocale = t));
    }
    getStringForLocale(e, t) {
      let n = this.getStringsForLocale(t)[e];
      if (!n) throw Error(`Could not find intl message ${e} in ${t} locale`);
      return n;
    }
    getStringsForLocale(e) {
      let t = this.strings[e];
      return (t || ((t = nn(e, this.strings, this.defaultLocale)), (this.strings[e] = t)), t);
    }
    static getGlobalDictionaryForPackage(t) {
      if (typeof window > `u`) return null;
      let n = window[Qt];
      if (en === void 0) {
        let t = window[$t];
        if (!t) return null;
        en = {};
        for (let r in t) en[r] = new e({ [n]: t[r] }, n);
      }
      let r = en?.[t];
      if (!r)
        throw Error(
          `Strings for package "${t}" were not included by LocalizedStringProvider. Please add it to the list passed to createLocalizedStringDictionary.`,
        );
      return r;
    }
  };
function nn(e, t, n = `en-US`) {
  if (t[e]) return t[e];
  let r = rn(e),
    i = an(e);
  if (i && t[`${r}-${i}`]) return t[`${r}-${i}`];
  if (t[r]) return t[r];
  for (let e in t) if (e.startsWith(r + `-`)) return t[e];
  return t[n];
}
function rn(e) {
  return Intl.Locale ? new Intl.Locale(e).language : e.split(`-`)[0];
}
function an(e) {
  if (Intl.Locale) return new Intl.Locale(e).script;
}
var on = new Map(),
  sn = new Map(),
  cn = class {
    constructor(e, t) {
      ((this.locale = e), (this.strings = t));
    }
    format(e, t) {
      let n = this.strings.getStringForLocale(e, this.locale);
      return typeof n == `function` ? n(t, this) : n;
    }
    plural(e, t, n = `cardinal`) {
      let r = t[`=` + e];
      if (r) return typeof r == `function` ? r() : r;
      let i = this.locale + `:` + n,
        a = on.get(i);
      return (
        a || ((a = new Intl.PluralRules(this.locale, { type: n })), on.set(i, a)),
        (r = t[a.select(e)] || t.other),
        typeof r == `function` ? r() : r
      );
    }
    number(e) {
      let t = sn.get(this.locale);
      return (t || ((t = new Intl.NumberFormat(this.locale)), sn.set(this.locale, t)), t.format(e));
    }
    select(e, t) {
      let n = e[t] || e.other;
      return typeof n == `function` ? n() : n;
    }
  },
  ln = new WeakMap();
function un(e) {
  let t = ln.get(e);
  return (t || ((t = new tn(e)), ln.set(e, t)), t);
}
function dn(e, t) {
  return (t && tn.getGlobalDictionaryForPackage(t)) || un(e);
}
function fn(e, t) {
  let { locale: n } = Zt(),
    i = dn(e, t);
  return (0, r.useMemo)(() => new cn(n, i), [n, i]);
}
var pn = r.useInsertionEffect ?? r.useLayoutEffect;
function mn(e, t, n) {
  let [i, a] = (0, r.useState)(e || t),
    o = (0, r.useRef)(i),
    s = (0, r.useRef)(e !== void 0),
    c = e !== void 0;
  (0, r.useEffect)(() => {
    (s.current, (s.current = c));
  }, [c]);
  let l = c ? e : i;
  pn(() => {
    o.current = l;
  });
  let [, u] = (0, r.useReducer)(() => ({}), {});
  return [
    l,
    (0, r.useCallback)(
      (e, ...t) => {
        let r = typeof e == `function` ? e(o.current) : e;
        Object.is(o.current, r) || ((o.current = r), a(r), u(), n?.(r, ...t));
      },
      [n],
    ),
  ];
}
typeof HTMLTemplateElement < `u` &&
  (Object.defineProperty(HTMLTemplateElement.prototype, 'firstChild', {
    configurable: !0,
    enumerable: !0,
    get: function () {
      return this.content.firstChild;
    },
  }),
  Object.defineProperty(HTMLTemplateElement.prototype, 'appendChild', {
    configurable: !0,
    enumerable: !0,
    value: function (e) {
      return this.content.appendChild(e);
    },
  }),
  Object.defineProperty(HTMLTemplateElement.prototype, 'removeChild', {
    configurable: !0,
    enumerable: !0,
    value: function (e) {
      return this.content.removeChild(e);
    },
  }),
  Object.defineProperty(HTMLTemplateElement.prototype, 'insertBefore', {
    configurable: !0,
    enumerable: !0,
    value: function (e, t) {
      return this.content.insertBefore(e, t);
    },
  }));
var hn = (0, r.createContext)(!1);
function gn(e) {
  if ((0, r.useContext)(hn)) return r.createElement(r.Fragment, null, e.children);
  let t = r.createElement(hn.Provider, { value: !0 }, e.children);
  return r.createElement(`template`, null, t);
}
function _n(e) {
  let t = (t, n) => ((0, r.useContext)(hn) ? null : e(t, n));
  return ((t.displayName = e.displayName || e.name), (0, r.forwardRef)(t));
}
function vn() {
  return (0, r.useContext)(hn);
}
var yn = new Set([`id`]),
  bn = new Set([`aria-label`, `aria-labelledby`, `aria-describedby`, `aria-details`]),
  xn = new Set([`href`, `hrefLang`, `target`, `rel`, `download`, `ping`, `referrerPolicy`]),
  Sn = new Set([`dir`, `lang`, `hidden`, `inert`, `translate`, `suppressHydrationWarning`]),
  Cn = new Set(
    `onClick.onAuxClick.onContextMenu.onDoubleClick.onMouseDown.onMouseEnter.onMouseLeave.onMouseMove.onMouseOut.onMouseOver.onMouseUp.onTouchCancel.onTouchEnd.onTouchMove.onTouchStart.onPointerDown.onPointerMove.onPointerUp.onPointerCancel.onPointerEnter.onPointerLeave.onPointerOver.onPointerOut.onGotPointerCapture.onLostPointerCapture.onScroll.onWheel.onAnimationStart.onAnimationEnd.onAnimationIteration.onTransitionCancel.onTransitionEnd.onTransitionRun.onTransitionStart`.split(
      `.`,
    ),
  ),
  wn = /^(data-.*)$/;
function Tn(e, t = {}) {
  let { labelable: n, isLink: r, global: i, events: a = i, propNames: o } = t,
    s = {};
  for (let t in e)
    Object.prototype.hasOwnProperty.call(e, t) &&
      (yn.has(t) ||
        (n && bn.has(t)) ||
        (r && xn.has(t)) ||
        (i && Sn.has(t)) ||
        (a && (Cn.has(t) || (t.endsWith(`Capture`) && Cn.has(t.slice(0, -7))))) ||
        o?.has(t) ||
        wn.test(t)) &&
      (s[t] = e[t]);
  return s;
}
var En = (0, r.createContext)(null),
  Dn = 7e3,
  On = null;
function kn(e, t = `assertive`, n = Dn) {
  On
    ? On.announce(e, t, n)
    : ((On = new An()),
      (typeof IS_REACT_ACT_ENVIRONMENT == `boolean` ? IS_REACT_ACT_ENVIRONMENT : typeof jest < `u`)
        ? On.announce(e, t, n)
        : setTimeout(() => {
            On?.isAttached() && On?.announce(e, t, n);
          }, 100));
}
var An = class {
    constructor() {
      ((this.node = null),
        (this.assertiveLog = null),
        (this.politeLog = null),
        typeof document < `u` &&
          ((this.node = document.createElement(`div`)),
          (this.node.dataset.liveAnnouncer = `true`),
          Object.assign(this.node.style, {
            border: 0,
            clip: `rect(0 0 0 0)`,
            clipPath: `inset(50%)`,
            height: `1px`,
            margin: `-1px`,
            overflow: `hidden`,
            padding: 0,
            position: `absolute`,
            width: `1px`,
            whiteSpace: `nowrap`,
          }),
          (this.assertiveLog = this.createLog(`assertive`)),
          this.node.appendChild(this.assertiveLog),
          (this.politeLog = this.createLog(`polite`)),
          this.node.appendChild(this.politeLog),
          document.body.prepend(this.node)));
    }
    isAttached() {
      return this.node?.isConnected;
    }
    createLog(e) {
      let t = document.createElement(`div`);
      return (
        t.setAttribute(`role`, `log`),
        t.setAttribute(`aria-live`, e),
        t.setAttribute(`aria-relevant`, `additions`),
        t
      );
    }
    destroy() {
      this.node &&= (document.body.removeChild(this.node), null);
    }
    announce(e, t = `assertive`, n = Dn) {
      if (!this.node) return;
      let r = document.createElement(`div`);
      (typeof e == `object`
        ? (r.setAttribute(`role`, `img`), r.setAttribute(`aria-labelledby`, e[`aria-labelledby`]))
        : (r.textContent = e),
        t === `assertive` ? this.assertiveLog?.appendChild(r) : this.politeLog?.appendChild(r),
        e !== `` &&
          setTimeout(() => {
            r.remove();
          }, n));
    }
    clear(e) {
      this.node &&
        ((!e || e === `assertive`) && this.assertiveLog && (this.assertiveLog.innerHTML = ``),
        (!e || e === `polite`) && this.politeLog && (this.politeLog.innerHTML = ``));
    }
  },
  U = new Map(),
  jn = new Set();
function Mn(e) {
  return `propertyName` in e;
}
function Nn(e) {
  let t = M(e);
  if (!Mn(e) || !t) return;
  let n = U.get(t);
  (n || ((n = new Set()), U.set(t, n), t.addEventListener(`transitioncancel`, Pn, { once: !0 })),
    n.add(e.propertyName));
}
function Pn(e) {
  let t = M(e);
  if (!Mn(e) || !t) return;
  let n = U.get(t);
  if (
    n &&
    (n.delete(e.propertyName),
    n.size === 0 && (t.removeEventListener(`transitioncancel`, Pn), U.delete(t)),
    U.size === 0)
  )
    for (let e of jn) (e(!0), jn.delete(e));
}
function Fn() {
  (D(document, `transitionrun`, Nn), D(document, `transitionend`, Pn));
}
function In() {
  for (let [e] of U) `isConnected` in e && !e.isConnected && U.delete(e);
}
typeof document < `u` &&
  (document.readyState === `loading` ? D(document, `DOMContentLoaded`, Fn) : Fn());
function Ln(e) {
  let t = window.requestAnimationFrame(() => {
    if ((In(), U.size === 0)) return e(!1);
    jn.add(e);
  });
  return () => {
    (window.cancelAnimationFrame(t), jn.delete(e));
  };
}
function Rn(e) {
  if (!e.isConnected) return;
  let t = T(e);
  if (yt() === `virtual`) {
    let n = j(t);
    Ln(() => {
      let r = j(t);
      (r === n || r === t.body) && e.isConnected && N(e);
    });
  } else N(e);
}
function zn(e) {
  let { isDisabled: t, onFocus: n, onBlur: i, onFocusChange: a } = e,
    o = (0, r.useCallback)(
      (e) => {
        if (M(e) === e.currentTarget) return (i && i(e), a && a(!1), !0);
      },
      [i, a],
    ),
    s = Le(o),
    c = (0, r.useCallback)(
      (e) => {
        let t = M(e),
          r = T(t),
          i = r ? j(r) : j();
        t === e.currentTarget && t === i && (n && n(e), a && a(!0), s(e));
      },
      [a, n, s],
    );
  return {
    focusProps: { onFocus: !t && (n || a || i) ? c : void 0, onBlur: !t && (i || a) ? o : void 0 },
  };
}
function Bn(e) {
  if (e)
    return (t) => {
      let n = !0;
      (e({
        ...t,
        preventDefault() {
          t.preventDefault();
        },
        isDefaultPrevented() {
          return t.isDefaultPrevented();
        },
        stopPropagation() {
          n = !0;
        },
        continuePropagation() {
          ((n = !1), typeof t.continuePropagation == `function` && t.continuePropagation());
        },
        isPropagationStopped() {
          return n;
        },
      }),
        n &&
          !(typeof t.isPropagationStopped == `function` && t.isPropagationStopped()) &&
          t.stopPropagation());
    };
}
var Vn = new Set([`shift`, `alt`, `control`, `meta`, `mod`]),
  Hn = [`Alt`, `Control`, `Meta`, `Shift`];
function Un(e) {
  let t = new Set();
  return (
    e.alt && t.add(`Alt`),
    e.shift && t.add(`Shift`),
    e.ctrl && t.add(`Control`),
    e.meta && t.add(`Meta`),
    e.mod && t.add(F() ? `Meta` : `Control`),
    t
  );
}
function Wn(e) {
  let t = new Set();
  return (
    e.altKey && t.add(`Alt`),
    e.ctrlKey && t.add(`Control`),
    e.metaKey && t.add(`Meta`),
    e.shiftKey && t.add(`Shift`),
    t
  );
}
function Gn(e) {
  return Hn.filter((t) => e.has(t));
}
function Kn(e) {
  let t = e.split(`+`).reduce(
    (e, t) => {
      let n = t.toLowerCase();
      return (
        Vn.has(n)
          ? n === `shift`
            ? (e.shift = !0)
            : n === `alt`
              ? (e.alt = !0)
              : n === `control`
                ? (e.ctrl = !0)
                : n === `meta`
                  ? (e.meta = !0)
                  : n === `mod` && (e.mod = !0)
          : (e.key = t),
        e
      );
    },
    { shift: !1, alt: !1, ctrl: !1, meta: !1, mod: !1, key: `` },
  );
  if (t.key === ``)
    throw Error(
      `Invalid keyboard shortcut: "${e}". Must include exactly one non-modifier key (e.g. "a", "Enter", "ArrowDown"). Combine any of Shift, Alt, Ctrl, Meta, and Mod.`,
    );
  return t;
}
function qn(e) {
  return e.toLowerCase();
}
var Jn = {
  space: ` `,
  esc: `escape`,
  del: `delete`,
  ins: `insert`,
  left: `arrowleft`,
  right: `arrowright`,
  up: `arrowup`,
  down: `arrowdown`,
  pageup: `pageup`,
  pagedown: `pagedown`,
};
function Yn(e) {
  let t = qn(e);
  return Jn[t] ?? t;
}
function Xn(e) {
  let t = Gn(Un(e)),
    n = Yn(e.key);
  return t.length > 0 ? `${t.join(`+`)}+${n}` : n;
}
function Zn(e) {
  let t = Gn(Wn(e)),
    n = qn(e.key);
  return (t.length > 0 ? `${t.join(`+`)}+` : ``) + n;
}
function Qn(e) {
  let t = new Map();
  for (let [n, r] of Object.entries(e)) {
    let e = Kn(n);
    t.set(Xn(e), r);
  }
  return (e) => {
    let n = Zn(e),
      r = t.get(n),
      i = r?.(e);
    (i === void 0 && r !== void 0
      ? (i = { shouldContinuePropagation: !1, shouldPreventDefault: !0 })
      : typeof i == `boolean` && (i = { shouldContinuePropagation: !i, shouldPreventDefault: i }),
      i?.shouldPreventDefault && e.preventDefault(),
      (!r || i?.shouldContinuePropagation) && e.continuePropagation());
  };
}
function $n(e) {
  let { shortcuts: t, allowRepeats: n = !1, allowComposing: r = !1 } = e,
    a,
    o;
  if (t) {
    let s = Qn(t),
      c = Bn((e) => {
        A(e.currentTarget, M(e))
          ? (e.nativeEvent?.repeat && !n) || (e.nativeEvent?.isComposing && !r)
            ? e.continuePropagation()
            : s(e)
          : e.continuePropagation();
      }),
      l = Bn((e) => {
        (A(e.currentTarget, M(e)) && ((e.nativeEvent?.repeat && !n) || e.nativeEvent?.isComposing),
          e.continuePropagation());
      });
    ((a = e.onKeyDown ? i(e.onKeyDown, c) : c), (o = e.onKeyUp ? i(e.onKeyUp, l) : l));
  } else ((a = Bn(e.onKeyDown)), (o = Bn(e.onKeyUp)));
  return { keyboardProps: e.isDisabled ? {} : { onKeyDown: a, onKeyUp: o } };
}
function er(e, t) {
  a(() => {
    if (e && e.ref && t)
      return (
        (e.ref.current = t.current),
        () => {
          e.ref && (e.ref.current = null);
        }
      );
  });
}
var tr = r.createContext(null);
function nr(e) {
  let t = (0, r.useContext)(tr) || {};
  er(t, e);
  let { ref: n, ...i } = t;
  return i;
}
function rr(e, t) {
  let { focusProps: n } = zn(e),
    { keyboardProps: i } = $n(e),
    a = w(n, i),
    o = nr(t),
    s = e.isDisabled ? {} : o,
    c = (0, r.useRef)(e.autoFocus);
  (0, r.useEffect)(() => {
    (c.current && t.current && Rn(t.current), (c.current = !1));
  }, [t]);
  let l = e.excludeFromTabOrder ? -1 : 0;
  return (e.isDisabled && (l = void 0), { focusableProps: w({ ...a, tabIndex: l }, s) });
}
var ir = `default`,
  ar = ``,
  or = new WeakMap();
function sr(e) {
  if (We() && I()) {
    if (ir === 'default') {
      let t = T(e);
      ((ar = t.documentElement.style.webkitUserSelect),
        (t.documentElement.style.webkitUserSelect = `none`));
    }
    ir = `disabled`;
  } else if (e instanceof HTMLElement || e instanceof SVGElement) {
    let t = `userSelect` in e.style ? `userSelect` : `webkitUserSelect`;
    (or.set(e, e.style[t]), (e.style[t] = `none`));
  }
}
function cr(e) {
  if (We() && I()) {
    if (ir !== `disabled`) return;
    ((ir = `restoring`),
      setTimeout(() => {
        Ln(() => {
          if (ir === `restoring`) {
            let t = T(e);
            (t.documentElement.style.webkitUserSelect === `none` &&
              (t.documentElement.style.webkitUserSelect = ar || ``),
              (ar = ``),
              (ir = `default`));
          }
        });
      }, 300));
  } else if ((e instanceof HTMLElement || e instanceof SVGElement) && e && or.has(e)) {
    let t = or.get(e),
      n = `userSelect` in e.style ? `userSelect` : `webkitUserSelect`;
    (e.style[n] === `none` && (e.style[n] = t),
      e.getAttribute(`style`) === `` && e.removeAttribute(`style`),
      or.delete(e));
  }
}
var lr = new WeakMap();
function ur(e) {
  let t = T(e),
    n = lr.get(t);
  return ((n ??= Tt(`csp-nonce`, t)), n !== void 0 && lr.set(t, n), n);
}
var dr = r.createContext({ register: () => {} });
dr.displayName = `PressResponderContext`;
function fr() {
  let e = (0, r.useRef)(new Map()),
    t = (0, r.useCallback)((t, n, r, i) => {
      let a = i?.once
        ? (...t) => {
            (e.current.delete(r), r(...t));
          }
        : r;
      (e.current.set(r, { type: n, eventTarget: t, fn: a, options: i }),
        t.addEventListener(n, a, i));
    }, []),
    n = (0, r.useCallback)((t, n, r, i) => {
      let a = e.current.get(r)?.fn || r;
      (t.removeEventListener(n, a, i), e.current.delete(r));
    }, []),
    i = (0, r.useCallback)(() => {
      e.current.forEach((e, t) => {
        n(e.eventTarget, e.type, t, e.options);
      });
    }, [n]);
  return (
    (0, r.useEffect)(() => i, [i]),
    { addGlobalListener: t, removeGlobalListener: n, removeAllGlobalListeners: i }
  );
}
function pr(e) {
  let t = (0, r.useContext)(dr);
  if (t) {
    let { register: n, ref: r, ...i } = t;
    ((e = w(i, e)), n());
  }
  return (er(t, e.ref), e);
}
var mr = class {
    #e;
    constructor(e, t, n, r) {
      this.#e = !0;
      let i = (r?.target ?? n.currentTarget)?.getBoundingClientRect(),
        a,
        o = 0,
        s,
        c = null;
      (n.clientX != null && n.clientY != null && ((s = n.clientX), (c = n.clientY)),
        i &&
          (s != null && c != null
            ? ((a = s - i.left), (o = c - i.top))
            : ((a = i.width / 2), (o = i.height / 2))),
        (this.type = e),
        (this.pointerType = t),
        (this.target = n.currentTarget),
        (this.shiftKey = n.shiftKey),
        (this.metaKey = n.metaKey),
        (this.ctrlKey = n.ctrlKey),
        (this.altKey = n.altKey),
        (this.x = a),
        (this.y = o),
        (this.key = n.key));
    }
    continuePropagation() {
      this.#e = !1;
    }
    get shouldStopPropagation() {
      return this.#e;
    }
  },
  hr = Symbol(`linkClicked`),
  gr = `react-aria-pressable-style`,
  _r = `data-react-aria-pressable`;
function vr(e) {
  let {
      onPress: t,
      onPressChange: n,
      onPressStart: a,
      onPressEnd: o,
      onPressUp: s,
      onClick: c,
      isDisabled: l,
      isPressed: u,
      preventFocusOnPress: d,
      shouldCancelOnPointerExit: f,
      allowTextSelectionOnPress: p,
      ref: m,
      ...h
    } = pr(e),
    [g, _] = (0, r.useState)(!1),
    v = (0, r.useRef)({
      isPressed: !1,
      ignoreEmulatedMouseEvents: !1,
      didFirePressStart: !1,
      isTriggeringEvent: !1,
      activePointerId: null,
      target: null,
      isOverTarget: !1,
      pointerType: null,
      disposables: [],
    }),
    { addGlobalListener: y, removeAllGlobalListeners: b } = fr(),
    x = (0, r.useCallback)(
      (e, t) => {
        let r = v.current;
        if (l || r.didFirePressStart) return !1;
        let i = !0;
        if (((r.isTriggeringEvent = !0), a)) {
          let n = new mr(`pressstart`, t, e);
          (a(n), (i = n.shouldStopPropagation));
        }
        return (n && n(!0), (r.isTriggeringEvent = !1), (r.didFirePressStart = !0), _(!0), i);
      },
      [l, a, n],
    ),
    ee = (0, r.useCallback)(
      (e, r, i = !0) => {
        let a = v.current;
        if (!a.didFirePressStart) return !1;
        ((a.didFirePressStart = !1), (a.isTriggeringEvent = !0));
        let s = !0;
        if (o) {
          let t = new mr(`pressend`, r, e);
          (o(t), (s = t.shouldStopPropagation));
        }
        if ((n && n(!1), _(!1), t && i && !l)) {
          let n = new mr(`press`, r, e);
          (t(n), (s &&= n.shouldStopPropagation));
        }
        return ((a.isTriggeringEvent = !1), s);
      },
      [l, o, n, t],
    ),
    S = H(ee),
    te = H(
      (0, r.useCallback)(
        (e, t) => {
          let n = v.current;
          if (l) return !1;
          if (s) {
            n.isTriggeringEvent = !0;
            let r = new mr(`pressup`, t, e);
            return (s(r), (n.isTriggeringEvent = !1), r.shouldStopPropagation);
          }
          return !0;
        },
        [l, s],
      ),
    ),
    ne = (0, r.useCallback)(
      (e) => {
        let t = v.current;
        if (t.isPressed && t.target) {
          (t.didFirePressStart && t.pointerType != null && ee(W(t.target, e), t.pointerType, !1),
            (t.isPressed = !1),
            (t.isOverTarget = !1),
            (t.activePointerId = null),
            (t.pointerType = null),
            b(),
            p || cr(t.target));
          for (let e of t.disposables) e();
          t.disposables = [];
        }
      },
      [p, b, ee],
    ),
    C = H(ne);
  (0, r.useEffect)(() => {
    l &&
      v.current.isPressed &&
      C({ currentTarget: v.current.target, shiftKey: !1, ctrlKey: !1, metaKey: !1, altKey: !1 });
  }, [l]);
  let re = (0, r.useCallback)(
      (e) => {
        f && ne(e);
      },
      [f, ne],
    ),
    ie = (0, r.useCallback)(
      (e) => {
        l || c?.(e);
      },
      [l, c],
    ),
    ae = (0, r.useCallback)(
      (e, t) => {
        if (!l && c) {
          let n = new MouseEvent(`click`, e);
          (Ie(n, t), c(Fe(n)));
        }
      },
      [l, c],
    ),
    oe = (0, r.useMemo)(() => {
      let e = v.current,
        t = {
          onKeyDown(t) {
            if (br(t.nativeEvent, t.currentTarget) && A(t.currentTarget, M(t))) {
              Sr(M(t), t.key) && t.preventDefault();
              let r = !0;
              !e.isPressed &&
                !t.repeat &&
                ((e.target = t.currentTarget),
                (e.isPressed = !0),
                (e.pointerType = `keyboard`),
                (r = x(t, `keyboard`)));
              let a = t.currentTarget;
              (y(
                T(t.currentTarget),
                `keyup`,
                i((t) => {
                  br(t, a) && !t.repeat && A(a, M(t)) && e.target && te(W(e.target, t), `keyboard`);
                }, n),
                !0,
              ),
                r && t.stopPropagation(),
                t.metaKey && F() && e.metaKeyEvents?.set(t.key, t.nativeEvent));
            } else t.key === `Meta` && (e.metaKeyEvents = new Map());
          },
          onClick(t) {
            if (
              (!t || A(t.currentTarget, M(t))) &&
              t &&
              t.button === 0 &&
              !e.isTriggeringEvent &&
              !R.isOpening
            ) {
              let n = !0;
              if (
                (l && t.preventDefault(),
                !e.ignoreEmulatedMouseEvents &&
                  !e.isPressed &&
                  (e.pointerType === `virtual` || qe(t.nativeEvent)))
              ) {
                let e = x(t, `virtual`),
                  r = te(t, `virtual`),
                  i = S(t, `virtual`);
                (ie(t), (n = e && r && i));
              } else if (e.isPressed && e.pointerType !== `keyboard`) {
                let r = e.pointerType || t.nativeEvent.pointerType || `virtual`,
                  i = te(W(t.currentTarget, t), r),
                  a = S(W(t.currentTarget, t), r, !0);
                ((n = i && a), (e.isOverTarget = !1), ie(t), C(t));
              }
              ((e.ignoreEmulatedMouseEvents = !1), n && t.stopPropagation());
            }
          },
        },
        n = (t) => {
          if (e.isPressed && e.target && br(t, e.target)) {
            Sr(M(t), t.key) && t.preventDefault();
            let n = M(t),
              r = A(e.target, n);
            (S(W(e.target, t), `keyboard`, r),
              r && ae(t, e.target),
              b(),
              t.key !== `Enter` &&
                yr(e.target) &&
                A(e.target, n) &&
                !t[hr] &&
                ((t[hr] = !0), R(e.target, t, !1)),
              (e.isPressed = !1),
              e.metaKeyEvents?.delete(t.key));
          } else if (t.key === `Meta` && e.metaKeyEvents?.size) {
            let t = e.metaKeyEvents;
            e.metaKeyEvents = void 0;
            for (let n of t.values()) e.target?.dispatchEvent(new KeyboardEvent(`keyup`, n));
          }
        };
      if (typeof PointerEvent < `u`) {
        ((t.onPointerDown = (t) => {
          if (t.button !== 0 || !A(t.currentTarget, M(t))) return;
          if (Je(t.nativeEvent)) {
            e.pointerType = `virtual`;
            return;
          }
          e.pointerType = t.pointerType;
          let i = !0;
          if (!e.isPressed) {
            ((e.isPressed = !0),
              (e.isOverTarget = !0),
              (e.activePointerId = t.pointerId),
              (e.target = t.currentTarget),
              p || sr(e.target),
              (i = x(t, e.pointerType)));
            let a = M(t);
            (`releasePointerCapture` in a &&
              (`hasPointerCapture` in a
                ? a.hasPointerCapture(t.pointerId) && a.releasePointerCapture(t.pointerId)
                : a.releasePointerCapture(t.pointerId)),
              y(T(t.currentTarget), `pointerup`, n, !1),
              y(T(t.currentTarget), `pointercancel`, r, !1));
          }
          i && t.stopPropagation();
        }),
          (t.onMouseDown = (t) => {
            if (A(t.currentTarget, M(t)) && t.button === 0) {
              if (d) {
                let n = ze(t.target);
                n && e.disposables.push(n);
              }
              t.stopPropagation();
            }
          }),
          (t.onPointerUp = (t) => {
            A(t.currentTarget, M(t)) &&
              e.pointerType !== `virtual` &&
              t.button === 0 &&
              !e.isPressed &&
              te(t, e.pointerType || t.pointerType);
          }),
          (t.onPointerEnter = (t) => {
            t.pointerId === e.activePointerId &&
              e.target &&
              !e.isOverTarget &&
              e.pointerType != null &&
              ((e.isOverTarget = !0), x(W(e.target, t), e.pointerType));
          }),
          (t.onPointerLeave = (t) => {
            t.pointerId === e.activePointerId &&
              e.target &&
              e.isOverTarget &&
              e.pointerType != null &&
              ((e.isOverTarget = !1), S(W(e.target, t), e.pointerType, !1), re(t));
          }));
        let n = (t) => {
            if (t.pointerId === e.activePointerId && e.isPressed && t.button === 0 && e.target) {
              if (A(e.target, M(t)) && e.pointerType != null) {
                let n = !1,
                  r = setTimeout(() => {
                    e.isPressed &&
                      e.target instanceof HTMLElement &&
                      (n ? C(t) : (N(e.target), e.target.click()));
                  }, 80);
                (y(t.currentTarget, `click`, () => (n = !0), !0),
                  e.disposables.push(() => clearTimeout(r)));
              } else C(t);
              e.isOverTarget = !1;
            }
          },
          r = (e) => {
            C(e);
          };
        t.onDragStart = (e) => {
          A(e.currentTarget, M(e)) && C(e);
        };
      }
      return t;
    }, [y, l, d, b, p, re, x, ie, ae]);
  return (
    (0, r.useEffect)(() => {
      if (!m) return;
      let e = T(m.current);
      if (!e || !e.head || e.getElementById(gr)) return;
      let t = e.createElement(`style`);
      t.id = gr;
      let n = ur(e);
      (n && (t.nonce = n),
        (t.textContent = `
@layer {
  [${_r}] {
    touch-action: pan-x pan-y pinch-zoom;
  }
}
    `.trim()),
        e.head.prepend(t));
    }, [m]),
    (0, r.useEffect)(() => {
      let e = v.current;
      return () => {
        p || cr(e.target ?? void 0);
        for (let t of e.disposables) t();
        e.disposables = [];
      };
    }, [p]),
    { isPressed: u || g, pressProps: w(h, oe, { [_r]: !0 }) }
  );
}
function yr(e) {
  return e.tagName === `A` && e.hasAttribute(`href`);
}
function br(e, t) {
  let { key: n, code: r } = e,
    i = t,
    a = i.getAttribute(`role`);
  return (
    (n === `Enter` || n === ` ` || n === `Spacebar` || r === `Space`) &&
    !(
      (i instanceof E(i).HTMLInputElement && !wr(i, n)) ||
      i instanceof E(i).HTMLTextAreaElement ||
      i.isContentEditable
    ) &&
    !((a === `link` || (!a && yr(i))) && n !== `Enter`)
  );
}
function W(e, t) {
  let n = t.clientX,
    r = t.clientY;
  return {
    currentTarget: e,
    shiftKey: t.shiftKey,
    ctrlKey: t.ctrlKey,
    metaKey: t.metaKey,
    altKey: t.altKey,
    clientX: n,
    clientY: r,
    key: t.key,
  };
}
function xr(e) {
  return e instanceof HTMLInputElement
    ? !1
    : e instanceof HTMLButtonElement
      ? e.type !== `submit` && e.type !== `reset`
      : !yr(e);
}
function Sr(e, t) {
  return F() && t === `Enter`
    ? !1
    : e instanceof HTMLInputElement
      ? t === `Enter` && (e.type === `checkbox` || e.type === `radio`)
        ? !1
        : !wr(e, t)
      : xr(e);
}
var Cr = new Set([
  `checkbox`,
  `radio`,
  `range`,
  `color`,
  `file`,
  `image`,
  `button`,
  `submit`,
  `reset`,
]);
function wr(e, t) {
  return e.type === `checkbox` || e.type === `radio` ? t === ` ` : Cr.has(e.type);
}
function Tr(e, t) {
  let {
      elementType: n = `button`,
      isDisabled: r,
      onPress: i,
      onPressStart: a,
      onPressEnd: o,
      onPressUp: s,
      onPressChange: c,
      preventFocusOnPress: l,
      allowFocusWhenDisabled: u,
      onClick: d,
      href: f,
      target: p,
      rel: m,
      type: h = `button`,
    } = e,
    g;
  g =
    n === `button`
      ? {
          type: h,
          disabled: r,
          form: e.form,
          formAction: e.formAction,
          formEncType: e.formEncType,
          formMethod: e.formMethod,
          formNoValidate: e.formNoValidate,
          formTarget: e.formTarget,
          name: e.name,
          value: e.value,
        }
      : {
          role: `button`,
          href: n === `a` && !r ? f : void 0,
          target: n === `a` ? p : void 0,
          type: n === `input` ? h : void 0,
          disabled: n === `input` ? r : void 0,
          'aria-disabled': !r || n === `input` ? void 0 : r,
          rel: n === `a` ? m : void 0,
        };
  let { pressProps: _, isPressed: v } = vr({
      onPressStart: a,
      onPressEnd: o,
      onPressChange: c,
      onPress: i,
      onPressUp: s,
      onClick: d,
      isDisabled: r,
      preventFocusOnPress: l,
      ref: t,
    }),
    { focusableProps: y } = rr(e, t);
  u && (y.tabIndex = r ? -1 : y.tabIndex);
  let b = w(y, _, Tn(e, { labelable: !0 }));
  return {
    isPressed: v,
    buttonProps: w(g, b, {
      'aria-haspopup': e[`aria-haspopup`],
      'aria-expanded': e[`aria-expanded`],
      'aria-controls': e[`aria-controls`],
      'aria-pressed': e[`aria-pressed`],
      'aria-current': e[`aria-current`],
      'aria-disabled': e[`aria-disabled`],
    }),
  };
}
function Er(e) {
  let { isDisabled: t, onBlurWithin: n, onFocusWithin: i, onFocusWithinChange: a } = e,
    o = (0, r.useRef)({ isFocusWithin: !1 }),
    { addGlobalListener: s, removeAllGlobalListeners: c } = fr(),
    l = (0, r.useCallback)(
      (e) => {
        A(e.currentTarget, M(e)) &&
          o.current.isFocusWithin &&
          !A(e.currentTarget, e.relatedTarget) &&
          ((o.current.isFocusWithin = !1), c(), n && n(e), a && a(!1));
      },
      [n, a, o, c],
    ),
    u = Le(l),
    d = (0, r.useCallback)(
      (e) => {
        if (!A(e.currentTarget, M(e))) return;
        let t = M(e),
          n = T(t),
          r = j(n);
        if (!o.current.isFocusWithin && r === t) {
          (i && i(e), a && a(!0), (o.current.isFocusWithin = !0), u(e));
          let t = e.currentTarget;
          s(
            n,
            `focus`,
            (e) => {
              let r = M(e);
              if (o.current.isFocusWithin && !A(t, r)) {
                let e = new n.defaultView.FocusEvent(`blur`, { relatedTarget: r });
                Ie(e, t);
                let i = Fe(e);
                l(i);
              }
            },
            { capture: !0 },
          );
        }
      },
      [i, a, u, s, l],
    );
  return t
    ? { focusWithinProps: { onFocus: void 0, onBlur: void 0 } }
    : { focusWithinProps: { onFocus: d, onBlur: l } };
}
function Dr(e = {}) {
  let { autoFocus: t = !1, isTextInput: n, within: i } = e,
    a = (0, r.useRef)({ isFocused: !1, isFocusVisible: t || vt() }),
    [o, s] = (0, r.useState)(!1),
    [c, l] = (0, r.useState)(() => a.current.isFocused && a.current.isFocusVisible),
    u = (0, r.useCallback)(() => l(a.current.isFocused && a.current.isFocusVisible), []),
    d = (0, r.useCallback)(
      (e) => {
        ((a.current.isFocused = e), (a.current.isFocusVisible = vt()), s(e), u());
      },
      [u],
    );
  wt(
    (e) => {
      ((a.current.isFocusVisible = e), u());
    },
    [n, o],
    { enabled: o, isTextInput: n },
  );
  let { focusProps: f } = zn({ isDisabled: i, onFocusChange: d }),
    { focusWithinProps: p } = Er({ isDisabled: !i, onFocusWithinChange: d });
  return { isFocused: o, isFocusVisible: c, focusProps: i ? p : f };
}
var Or = !1,
  kr = 0;
function Ar() {
  ((Or = !0),
    setTimeout(() => {
      Or = !1;
    }, 500));
}
function jr(e) {
  e.pointerType === `touch` && Ar();
}
function Mr() {
  let e = T(null);
  if (e !== void 0)
    return (
      kr === 0 && typeof PointerEvent < `u` && e.addEventListener(`pointerup`, jr),
      kr++,
      () => {
        (kr--, kr > 0 || (typeof PointerEvent < `u` && e.removeEventListener(`pointerup`, jr)));
      }
    );
}
function Nr(e) {
  let { onHoverStart: t, onHoverChange: n, onHoverEnd: i, isDisabled: a } = e,
    [o, s] = (0, r.useState)(!1),
    c = (0, r.useRef)({
      isHovered: !1,
      ignoreEmulatedMouseEvents: !1,
      pointerType: ``,
      target: null,
    }).current;
  (0, r.useEffect)(Mr, []);
  let { addGlobalListener: l, removeAllGlobalListeners: u } = fr(),
    { hoverProps: d, triggerHoverEnd: f } = (0, r.useMemo)(() => {
      let e = (e, i) => {
          if (((c.pointerType = i), a || i === `touch` || c.isHovered || !A(e.currentTarget, M(e))))
            return;
          c.isHovered = !0;
          let o = e.currentTarget;
          ((c.target = o),
            l(
              T(M(e)),
              `pointerover`,
              (e) => {
                c.isHovered && c.target && !A(c.target, M(e)) && r(e, e.pointerType);
              },
              { capture: !0 },
            ),
            t && t({ type: `hoverstart`, target: o, pointerType: i }),
            n && n(!0),
            s(!0));
        },
        r = (e, t) => {
          let r = c.target;
          ((c.pointerType = ``),
            (c.target = null),
            t !== `touch` &&
              c.isHovered &&
              r &&
              ((c.isHovered = !1),
              u(),
              i && i({ type: `hoverend`, target: r, pointerType: t }),
              n && n(!1),
              s(!1)));
        },
        o = {};
      return (
        typeof PointerEvent < `u` &&
          ((o.onPointerEnter = (t) => {
            (Or && t.pointerType === `mouse`) || e(t, t.pointerType);
          }),
          (o.onPointerLeave = (e) => {
            !a && A(e.currentTarget, M(e)) && r(e, e.pointerType);
          })),
        { hoverProps: o, triggerHoverEnd: r }
      );
    }, [t, n, i, a, c, l, u]);
  return (
    (0, r.useEffect)(() => {
      a && f({ currentTarget: c.target }, c.pointerType);
    }, [a]),
    { hoverProps: d, isHovered: o }
  );
}
var Pr = (0, r.createContext)({}),
  Fr = _n(function (e, t) {
    [e, t] = fe(e, t, Pr);
    let n = e,
      { isPending: i } = n,
      { buttonProps: a, isPressed: o } = Tr(e, t);
    a = Lr(a, i);
    let { focusProps: s, isFocused: c, isFocusVisible: l } = Dr(e),
      { hoverProps: u, isHovered: d } = Nr({ ...e, isDisabled: e.isDisabled || i }),
      f = {
        isHovered: d,
        isPressed: (n.isPressed || o) && !i,
        isFocused: c,
        isFocusVisible: l,
        isDisabled: e.isDisabled || !1,
        isPending: i ?? !1,
      },
      p = ue({ ...e, values: f, defaultClassName: `react-aria-Button` }),
      m = S(a.id),
      h = S(),
      g = a[`aria-labelledby`];
    i && (g ? (g = `${g} ${h}`) : a[`aria-label`] && (g = `${m} ${h}`));
    let _ = (0, r.useRef)(i);
    (0, r.useEffect)(() => {
      let e = { 'aria-labelledby': g || m };
      (((!_.current && c && i) || (_.current && c && !i)) && kn(e, `assertive`), (_.current = i));
    }, [i, c, g, m]);
    let v = Tn(e, { global: !0 });
    return (
      delete v.onClick,
      r.createElement(
        _e.button,
        {
          ...w(v, p, a, s, u),
          type: a.type === `submit` && i ? `button` : a.type,
          id: m,
          ref: t,
          'aria-labelledby': g,
          slot: e.slot || void 0,
          'aria-disabled': i ? `true` : a[`aria-disabled`],
          'data-disabled': e.isDisabled || void 0,
          'data-pressed': f.isPressed || void 0,
          'data-hovered': d || void 0,
          'data-focused': c || void 0,
          'data-pending': i || void 0,
          'data-focus-visible': l || void 0,
        },
        r.createElement(En.Provider, { value: { id: h } }, p.children),
      )
    );
  }),
  Ir = /Focus|Blur|Hover|Pointer(Enter|Leave|Over|Out)|Mouse(Enter|Leave|Over|Out)/;
function Lr(e, t) {
  if (t) {
    for (let t in e) t.startsWith(`on`) && !Ir.test(t) && (e[t] = void 0);
    ((e.href = void 0), (e.target = void 0));
  }
  return e;
}
var Rr = (0, r.createContext)({}),
  zr = (0, r.forwardRef)(function (e, t) {
    [e, t] = fe(e, t, Rr);
    let { children: n, level: i = 3, className: a, ...o } = e,
      s = _e[`h${i}`];
    return r.createElement(s, { ...o, ref: t, className: a ?? `react-aria-Heading` }, n);
  }),
  Br = class {
    constructor(e, t, n, r) {
      ((this._walkerStack = []),
        (this._currentSetFor = new Set()),
        (this._acceptNode = (e) => {
          if (e.nodeType === Node.ELEMENT_NODE) {
            let t = e.shadowRoot;
            if (t) {
              let e = this._doc.createTreeWalker(t, this.whatToShow, {
                acceptNode: this._acceptNode,
              });
              return (this._walkerStack.unshift(e), NodeFilter.FILTER_ACCEPT);
            }
            if (typeof this.filter == `function`) return this.filter(e);
            if (this.filter?.acceptNode) return this.filter.acceptNode(e);
            if (this.filter === null) return NodeFilter.FILTER_ACCEPT;
          }
          return NodeFilter.FILTER_SKIP;
        }),
        (this._doc = e),
        (this.root = t),
        (this.filter = r ?? null),
        (this.whatToShow = n ?? NodeFilter.SHOW_ALL),
        (this._currentNode = t),
        this._walkerStack.unshift(e.createTreeWalker(t, n, this._acceptNode)));
      let i = t.shadowRoot;
      if (i) {
        let e = this._doc.createTreeWalker(i, this.whatToShow, { acceptNode: this._acceptNode });
        this._walkerStack.unshift(e);
      }
    }
    get currentNode() {
      return this._currentNode;
    }
    set currentNode(e) {
      if (!A(this.root, e))
        throw Error(`Cannot set currentNode to a node that is not contained by the root node.`);
      let t = [],
        n = e,
        r = e;
      for (this._currentNode = e; n && n !== this.root;)
        if (n.nodeType === Node.DOCUMENT_FRAGMENT_NODE) {
          let e = n,
            i = this._doc.createTreeWalker(e, this.whatToShow, { acceptNode: this._acceptNode });
          (t.push(i), (i.currentNode = r), this._currentSetFor.add(i), (n = r = e.host));
        } else n = n.parentNode;
      let i = this._doc.createTreeWalker(this.root, this.whatToShow, {
        acceptNode: this._acceptNode,
      });
      (t.push(i), (i.currentNode = r), this._currentSetFor.add(i), (this._walkerStack = t));
    }
    get doc() {
      return this._doc;
    }
    firstChild() {
      let e = this.currentNode,
        t = this.nextNode();
      return A(e, t) ? (t && (this.currentNode = t), t) : ((this.currentNode = e), null);
    }
    lastChild() {
      let e = this._walkerStack[0].lastChild();
      return (e && (this.currentNode = e), e);
    }
    nextNode() {
      let e = this._walkerStack[0].nextNode();
      if (e) {
        if (e.shadowRoot) {
          let t;
          if (
            (typeof this.filter == `function`
              ? (t = this.filter(e))
              : this.filter?.acceptNode && (t = this.filter.acceptNode(e)),
            t === NodeFilter.FILTER_ACCEPT)
          )
            return ((this.currentNode = e), e);
          let n = this.nextNode();
          return (n && (this.currentNode = n), n);
        }
        return (e && (this.currentNode = e), e);
      }
      if (this._walkerStack.length > 1) {
        this._walkerStack.shift();
        let e = this.nextNode();
        return (e && (this.currentNode = e), e);
      }
      return null;
    }
    previousNode() {
      let e = this._walkerStack[0];
      if (e.currentNode === e.root) {
        if (this._currentSetFor.has(e)) {
          if ((this._currentSetFor.delete(e), this._walkerStack.length > 1)) {
            this._walkerStack.shift();
            let e = this.previousNode();
            return (e && (this.currentNode = e), e);
          }
          return null;
        }
        return null;
      }
      let t = e.previousNode();
      if (t) {
        if (t.shadowRoot) {
          let e;
          if (
            (typeof this.filter == `function`
              ? (e = this.filter(t))
              : this.filter?.acceptNode && (e = this.filter.acceptNode(t)),
            e === NodeFilter.FILTER_ACCEPT)
          )
            return (t && (this.currentNode = t), t);
          let n = this.lastChild();
          return (n && (this.currentNode = n), n);
        }
        return (t && (this.currentNode = t), t);
      }
      if (this._walkerStack.length > 1) {
        this._walkerStack.shift();
        let e = this.previousNode();
        return (e && (this.currentNode = e), e);
      }
      return null;
    }
    nextSibling() {
      return null;
    }
    previousSibling() {
      return null;
    }
    parentNode() {
      return null;
    }
  };
function Vr(e, t, n, r) {
  return k() ? new Br(e, t, n, r) : e.createTreeWalker(t, n, r);
}
var Hr = typeof HTMLElement < `u` && `inert` in HTMLElement.prototype;
function Ur(e) {
  return e.dataset.liveAnnouncer === `true` || e.dataset.reactAriaTopLayer !== void 0;
}
var Wr = new WeakMap(),
  G = [];
function Gr(e, t) {
  let n = E(e?.[0]),
    r = t instanceof n.Element ? { root: t } : t,
    i = r?.root ?? document.body,
    a = r?.shouldUseInert && Hr,
    o = new Set(e),
    s = new Set(),
    c = (e) =>
      a && e instanceof n.HTMLElement ? e.inert : e.getAttribute(`aria-hidden`) === `true`,
    l = (e, t) => {
      a && e instanceof n.HTMLElement
        ? (e.inert = t)
        : t
          ? e.setAttribute(`aria-hidden`, `true`)
          : (e.removeAttribute(`aria-hidden`), e instanceof n.HTMLElement && (e.inert = !1));
    },
    u = new Set();
  if (k()) {
    let t = i.getRootNode();
    for (let n of e) {
      let e = n.getRootNode();
      for (; xe(e) && e !== t;) (u.add(e), (e = e.host.getRootNode()));
    }
  }
  let d = (e) => {
      for (let t of e.querySelectorAll(`[data-live-announcer], [data-react-aria-top-layer]`))
        o.add(t);
      let t = (e) => {
          if (
            s.has(e) ||
            o.has(e) ||
            (e.parentElement &&
              s.has(e.parentElement) &&
              e.parentElement.getAttribute(`role`) !== `row`)
          )
            return NodeFilter.FILTER_REJECT;
          for (let t of o) if (A(e, t)) return NodeFilter.FILTER_SKIP;
          return NodeFilter.FILTER_ACCEPT;
        },
        n = Vr(T(e), e, NodeFilter.SHOW_ELEMENT, { acceptNode: t }),
        r = t(e);
      if ((r === NodeFilter.FILTER_ACCEPT && f(e), r !== NodeFilter.FILTER_REJECT)) {
        let e = n.nextNode();
        for (; e != null;) (f(e), (e = n.nextNode()));
      }
    },
    f = (e) => {
      let t = Wr.get(e) ?? 0;
      (c(e) && t === 0) || (t === 0 && l(e, !0), s.add(e), Wr.set(e, t + 1));
    };
  (G.length && G[G.length - 1].disconnect(), d(i));
  let p = new MutationObserver((e) => {
    for (let t of e)
      if (t.type === `childList`) {
        if (t.target.isConnected && ![...o, ...s].some((e) => A(e, t.target)))
          for (let e of t.addedNodes)
            (e instanceof HTMLElement || e instanceof SVGElement) && Ur(e)
              ? o.add(e)
              : e instanceof Element && d(e);
        if (k()) {
          for (let e of u)
            if (!e.isConnected) {
              p.disconnect();
              break;
            }
        }
      }
  });
  p.observe(i, { childList: !0, subtree: !0 });
  let m = new Set();
  if (k())
    for (let e of u) {
      let t = new MutationObserver((e) => {
        for (let t of e)
          if (t.type === `childList`) {
            if (t.target.isConnected && ![...o, ...s].some((e) => A(e, t.target)))
              for (let e of t.addedNodes)
                (e instanceof HTMLElement || e instanceof SVGElement) && Ur(e)
                  ? o.add(e)
                  : e instanceof Element && d(e);
            if (k()) {
              for (let e of u)
                if (!e.isConnected) {
                  p.disconnect();
                  break;
                }
            }
          }
      });
      (t.observe(e, { childList: !0, subtree: !0 }), m.add(t));
    }
  let h = {
    visibleNodes: o,
    hiddenNodes: s,
    observe() {
      p.observe(i, { childList: !0, subtree: !0 });
    },
    disconnect() {
      p.disconnect();
    },
  };
  return (
    G.push(h),
    () => {
      if ((p.disconnect(), k())) for (let e of m) e.disconnect();
      for (let e of s) {
        let t = Wr.get(e);
        t != null && (t === 1 ? (l(e, !1), Wr.delete(e)) : Wr.set(e, t - 1));
      }
      h === G[G.length - 1]
        ? (G.pop(), G.length && G[G.length - 1].observe())
        : G.splice(G.indexOf(h), 1);
    }
  );
}
function Kr(e) {
  let t = G[G.length - 1];
  if (t && !t.visibleNodes.has(e))
    return (
      t.visibleNodes.add(e),
      () => {
        t.visibleNodes.delete(e);
      }
    );
}
var qr = r.createContext(null),
  Jr = `react-aria-focus-scope-restore`,
  K = null;
function Yr(e) {
  let { children: t, contain: n, restoreFocus: i, autoFocus: o } = e,
    s = (0, r.useRef)(null),
    c = (0, r.useRef)(null),
    l = (0, r.useRef)([]),
    { parentNode: u } = (0, r.useContext)(qr) || {},
    d = (0, r.useMemo)(() => new pi({ scopeRef: l }), [l]);
  (a(() => {
    let e = u || Z.root;
    if (Z.getTreeNode(e.scopeRef) && K && !ii(K, e.scopeRef)) {
      let t = Z.getTreeNode(K);
      t && (e = t);
    }
    (e.addChild(d), Z.addNode(d));
  }, [d, u]),
    a(() => {
      let e = Z.getTreeNode(l);
      e && (e.contain = !!n);
    }, [n]),
    a(() => {
      let e = s.current?.nextSibling,
        t = [],
        n = (e) => e.stopPropagation();
      for (; e && e !== c.current;) (t.push(e), e.addEventListener(Jr, n), (e = e.nextSibling));
      return (
        (l.current = t),
        () => {
          for (let e of t) e.removeEventListener(Jr, n);
        }
      );
    }, [t]),
    ci(l, i, n),
    ti(l, n),
    ui(l, i, n),
    si(l, o),
    (0, r.useEffect)(() => {
      let e = j(T(l.current ? l.current[0] : void 0)),
        t = null;
      if (q(e, l.current)) {
        for (let n of Z.traverse()) n.scopeRef && q(e, n.scopeRef.current) && (t = n);
        t === Z.getTreeNode(l) && (K = t.scopeRef);
      }
    }, [l]),
    a(
      () => () => {
        let e = Z.getTreeNode(l)?.parent?.scopeRef ?? null;
        ((l !== K && !ii(l, K)) || (e && !Z.getTreeNode(e)) || (K = e), Z.removeTreeNode(l));
      },
      [l],
    ));
  let f = (0, r.useMemo)(() => Xr(l), []),
    p = (0, r.useMemo)(() => ({ focusManager: f, parentNode: d }), [d, f]);
  return r.createElement(
    qr.Provider,
    { value: p },
    r.createElement(`span`, { 'data-focus-scope-start': !0, hidden: !0, ref: s }),
    t,
    r.createElement(`span`, { 'data-focus-scope-end': !0, hidden: !0, ref: c }),
  );
}
function Xr(e) {
  return {
    focusNext(t = {}) {
      let n = e.current,
        { from: r, tabbable: i, wrap: a, accept: o } = t,
        s = r || j(T(n[0] ?? void 0)),
        c = n[0].previousElementSibling,
        l = X(Zr(n), { tabbable: i, accept: o }, n);
      l.currentNode = q(s, n) ? s : c;
      let u = l.nextNode();
      return (!u && a && ((l.currentNode = c), (u = l.nextNode())), u && Y(u, !0), u);
    },
    focusPrevious(t = {}) {
      let n = e.current,
        { from: r, tabbable: i, wrap: a, accept: o } = t,
        s = r || j(T(n[0] ?? void 0)),
        c = n[n.length - 1].nextElementSibling,
        l = X(Zr(n), { tabbable: i, accept: o }, n);
      l.currentNode = q(s, n) ? s : c;
      let u = l.previousNode();
      return (!u && a && ((l.currentNode = c), (u = l.previousNode())), u && Y(u, !0), u);
    },
    focusFirst(t = {}) {
      let n = e.current,
        { tabbable: r, accept: i } = t,
        a = X(Zr(n), { tabbable: r, accept: i }, n);
      a.currentNode = n[0].previousElementSibling;
      let o = a.nextNode();
      return (o && Y(o, !0), o);
    },
    focusLast(t = {}) {
      let n = e.current,
        { tabbable: r, accept: i } = t,
        a = X(Zr(n), { tabbable: r, accept: i }, n);
      a.currentNode = n[n.length - 1].nextElementSibling;
      let o = a.previousNode();
      return (o && Y(o, !0), o);
    },
  };
}
function Zr(e) {
  return e[0].parentElement;
}
function Qr(e) {
  let t = Z.getTreeNode(K);
  for (; t && t.scopeRef !== e;) {
    if (t.contain) return !1;
    t = t.parent;
  }
  return !0;
}
function $r(e) {
  if (!e.form)
    return Array.from(
      T(e).querySelectorAll(`input[type="radio"][name="${CSS.escape(e.name)}"]`),
    ).filter((e) => !e.form);
  let t = e.form.elements.namedItem(e.name),
    n = E(e);
  return t instanceof n.RadioNodeList
    ? Array.from(t).filter((e) => e instanceof n.HTMLInputElement)
    : t instanceof n.HTMLInputElement
      ? [t]
      : [];
}
function ei(e) {
  if (e.checked) return !0;
  let t = $r(e);
  return t.length > 0 && !t.some((e) => e.checked);
}
function ti(e, t) {
  let n = (0, r.useRef)(void 0),
    i = (0, r.useRef)(void 0);
  (a(() => {
    let r = e.current;
    if (!t) {
      i.current &&= (cancelAnimationFrame(i.current), void 0);
      return;
    }
    let a = T(r ? r[0] : void 0),
      o = (t) => {
        if (t.key !== `Tab` || t.altKey || t.ctrlKey || t.metaKey || !Qr(e) || t.isComposing)
          return;
        let n = j(a),
          r = e.current;
        if (!r || !q(n, r)) return;
        let i = X(Zr(r), { tabbable: !0 }, r);
        if (!n) return;
        i.currentNode = n;
        let o = t.shiftKey ? i.previousNode() : i.nextNode();
        ((o ||=
          ((i.currentNode = t.shiftKey
            ? r[r.length - 1].nextElementSibling
            : r[0].previousElementSibling),
          t.shiftKey ? i.previousNode() : i.nextNode())),
          t.preventDefault(),
          o && (Y(o, !0), o instanceof E(o).HTMLInputElement && o.select()));
      },
      s = (t) => {
        (!K || ii(K, e)) && q(M(t), e.current)
          ? ((K = e), (n.current = M(t)))
          : Qr(e) && !J(M(t), e)
            ? n.current
              ? Y(n.current)
              : K && K.current && oi(K.current)
            : Qr(e) && (n.current = M(t));
      },
      c = (t) => {
        (i.current && cancelAnimationFrame(i.current),
          (i.current = requestAnimationFrame(() => {
            let r = yt(),
              i = (r === `virtual` || r === null) && L() && Ke(),
              o = j(a);
            if (!i && o && Qr(e) && !J(o, e)) {
              K = e;
              let r = M(t);
              r && r.isConnected ? ((n.current = r), Y(n.current)) : K.current && oi(K.current);
            }
          })));
      };
    return (
      a.addEventListener(`keydown`, o, !1),
      a.addEventListener(`focusin`, s, !1),
      r?.forEach((e) => e.addEventListener(`focusin`, s, !1)),
      r?.forEach((e) => e.addEventListener(`focusout`, c, !1)),
      () => {
        (a.removeEventListener(`keydown`, o, !1),
          a.removeEventListener(`focusin`, s, !1),
          r?.forEach((e) => e.removeEventListener(`focusin`, s, !1)),
          r?.forEach((e) => e.removeEventListener(`focusout`, c, !1)));
      }
    );
  }, [e, t]),
    a(
      () => () => {
        i.current && cancelAnimationFrame(i.current);
      },
      [i],
    ));
}
function ni(e) {
  return J(e);
}
function q(e, t) {
  return !e || !t ? !1 : t.some((t) => A(t, e));
}
function J(e, t = null) {
  if (e instanceof Element && e.closest(`[data-react-aria-top-layer]`)) return !0;
  for (let { scopeRef: n } of Z.traverse(Z.getTreeNode(t))) if (n && q(e, n.current)) return !0;
  return !1;
}
function ri(e) {
  return J(e, K);
}
function ii(e, t) {
  let n = Z.getTreeNode(t)?.parent;
  for (; n;) {
    if (n.scopeRef === e) return !0;
    n = n.parent;
  }
  return !1;
}
function Y(e, t = !1) {
  if (e != null && !t)
    try {
      Rn(e);
    } catch {}
  else if (e != null)
    try {
      e.focus();
    } catch {}
}
function ai(e, t = !0) {
  let n = e[0].previousElementSibling,
    r = Zr(e),
    i = X(r, { tabbable: t }, e);
  i.currentNode = n;
  let a = i.nextNode();
  return (
    t &&
      !a &&
      ((r = Zr(e)), (i = X(r, { tabbable: !1 }, e)), (i.currentNode = n), (a = i.nextNode())),
    a
  );
}
function oi(e, t = !0) {
  Y(ai(e, t));
}
function si(e, t) {
  let n = r.useRef(t);
  (0, r.useEffect)(() => {
    (n.current &&
      ((K = e),
      !q(j(T(e.current ? e.current[0] : void 0)), K.current) && e.current && oi(e.current)),
      (n.current = !1));
  }, [e]);
}
function ci(e, t, n) {
  a(() => {
    if (t || n) return;
    let r = e.current,
      i = T(r ? r[0] : void 0),
      a = (t) => {
        let n = M(t);
        q(n, e.current) ? (K = e) : ni(n) || (K = null);
      };
    return (
      i.addEventListener(`focusin`, a, !1),
      r?.forEach((e) => e.addEventListener(`focusin`, a, !1)),
      () => {
        (i.removeEventListener(`focusin`, a, !1),
          r?.forEach((e) => e.removeEventListener(`focusin`, a, !1)));
      }
    );
  }, [e, t, n]);
}
function li(e) {
  let t = Z.getTreeNode(K);
  for (; t && t.scopeRef !== e;) {
    if (t.nodeToRestore) return !1;
    t = t.parent;
  }
  return t?.scopeRef === e;
}
function ui(e, t, n) {
  let i = (0, r.useRef)(typeof document < `u` ? j(T(e.current ? e.current[0] : void 0)) : null);
  (a(() => {
    let r = e.current,
      i = T(r ? r[0] : void 0);
    if (!t || n) return;
    let a = () => {
      (!K || ii(K, e)) && q(j(i), e.current) && (K = e);
    };
    return (
      i.addEventListener(`focusin`, a, !1),
      r?.forEach((e) => e.addEventListener(`focusin`, a, !1)),
      () => {
        (i.removeEventListener(`focusin`, a, !1),
          r?.forEach((e) => e.removeEventListener(`focusin`, a, !1)));
      }
    );
  }, [e, n]),
    a(() => {
      let r = T(e.current ? e.current[0] : void 0);
      if (!t) return;
      let i = (t) => {
        if (t.key !== `Tab` || t.altKey || t.ctrlKey || t.metaKey || !Qr(e) || t.isComposing)
          return;
        let n = r.activeElement;
        if (!J(n, e) || !li(e)) return;
        let i = Z.getTreeNode(e);
        if (!i) return;
        let a = i.nodeToRestore,
          o = X(r.body, { tabbable: !0 });
        o.currentNode = n;
        let s = t.shiftKey ? o.previousNode() : o.nextNode();
        if (
          ((a && a.isConnected && a !== r.body) || ((a = void 0), (i.nodeToRestore = void 0)),
          (!s || !J(s, e)) && a)
        ) {
          o.currentNode = a;
          do s = t.shiftKey ? o.previousNode() : o.nextNode();
          while (J(s, e));
          (t.preventDefault(), t.stopPropagation(), s ? Y(s, !0) : ni(a) ? Y(a, !0) : n.blur());
        }
      };
      return (
        n || r.addEventListener(`keydown`, i, !0),
        () => {
          n || r.removeEventListener(`keydown`, i, !0);
        }
      );
    }, [e, t, n]),
    a(() => {
      let n = T(e.current ? e.current[0] : void 0);
      if (!t) return;
      let r = Z.getTreeNode(e);
      if (r)
        return (
          (r.nodeToRestore = i.current ?? void 0),
          () => {
            let r = Z.getTreeNode(e);
            if (!r) return;
            let i = r.nodeToRestore,
              a = j(n);
            if (t && i && ((a && J(a, e)) || (a === n.body && li(e)))) {
              let t = Z.clone();
              requestAnimationFrame(() => {
                if (n.activeElement === n.body) {
                  let n = t.getTreeNode(e);
                  for (; n;) {
                    if (n.nodeToRestore && n.nodeToRestore.isConnected) {
                      di(n.nodeToRestore);
                      return;
                    }
                    n = n.parent;
                  }
                  for (n = t.getTreeNode(e); n;) {
                    if (n.scopeRef && n.scopeRef.current && Z.getTreeNode(n.scopeRef)) {
                      let e = ai(n.scopeRef.current, !0);
                      if (e) {
                        di(e);
                        return;
                      }
                    }
                    n = n.parent;
                  }
                }
              });
            }
          }
        );
    }, [e, t]));
}
function di(e) {
  e.dispatchEvent(new CustomEvent(Jr, { bubbles: !0, cancelable: !0 })) && Y(e);
}
function X(e, t, n) {
  let r = t?.tabbable ? Ne : Me,
    i = T(e?.nodeType === Node.ELEMENT_NODE ? e : null),
    a = Vr(i, e || i, NodeFilter.SHOW_ELEMENT, {
      acceptNode(e) {
        return A(t?.from, e) ||
          (t?.tabbable &&
            e.tagName === `INPUT` &&
            e.getAttribute(`type`) === `radio` &&
            (!ei(e) ||
              (a.currentNode.tagName === `INPUT` &&
                a.currentNode.type === `radio` &&
                a.currentNode.name === e.name)))
          ? NodeFilter.FILTER_REJECT
          : r(e) && (!n || q(e, n)) && (!t?.accept || t.accept(e))
            ? NodeFilter.FILTER_ACCEPT
            : NodeFilter.FILTER_SKIP;
      },
    });
  return (t?.from && (a.currentNode = t.from), a);
}
var fi = class e {
    constructor() {
      ((this.fastMap = new Map()),
        (this.root = new pi({ scopeRef: null })),
        this.fastMap.set(null, this.root));
    }
    get size() {
      return this.fastMap.size;
    }
    getTreeNode(e) {
      return this.fastMap.get(e);
    }
    addTreeNode(e, t, n) {
      let r = this.fastMap.get(t ?? null);
      if (!r) return;
      let i = new pi({ scopeRef: e });
      (r.addChild(i), (i.parent = r), this.fastMap.set(e, i), n && (i.nodeToRestore = n));
    }
    addNode(e) {
      this.fastMap.set(e.scopeRef, e);
    }
    removeTreeNode(e) {
      if (e === null) return;
      let t = this.fastMap.get(e);
      if (!t) return;
      let n = t.parent;
      for (let e of this.traverse())
        e !== t &&
          t.nodeToRestore &&
          e.nodeToRestore &&
          t.scopeRef &&
          t.scopeRef.current &&
          q(e.nodeToRestore, t.scopeRef.current) &&
          (e.nodeToRestore = t.nodeToRestore);
      let r = t.children;
      (n && (n.removeChild(t), r.size > 0 && r.forEach((e) => n && n.addChild(e))),
        this.fastMap.delete(t.scopeRef));
    }
    *traverse(e = this.root) {
      if ((e.scopeRef != null && (yield e), e.children.size > 0))
        for (let t of e.children) yield* this.traverse(t);
    }
    clone() {
      let t = new e();
      for (let e of this.traverse())
        t.addTreeNode(e.scopeRef, e.parent?.scopeRef ?? null, e.nodeToRestore);
      return t;
    }
  },
  pi = class {
    constructor(e) {
      ((this.children = new Set()), (this.contain = !1), (this.scopeRef = e.scopeRef));
    }
    addChild(e) {
      (this.children.add(e), (e.parent = this));
    }
    removeChild(e) {
      (this.children.delete(e), (e.parent = void 0));
    }
  },
  Z = new fi();
function mi(e) {
  let { ref: t, onInteractOutside: n, isDisabled: i, onInteractOutsideStart: a } = e,
    o = (0, r.useRef)({ isPointerDown: !1, ignoreEmulatedMouseEvents: !1 }),
    s = H((e) => {
      n && hi(e, t) && (a && a(e), (o.current.isPointerDown = !0));
    }),
    c = H((e) => {
      n && n(e);
    });
  (0, r.useEffect)(() => {
    let e = o.current;
    if (i) return;
    let n = t.current,
      r = T(n);
    if (typeof PointerEvent < `u`) {
      let n = (n) => {
        (e.isPointerDown && hi(n, t) && c(n), (e.isPointerDown = !1));
      };
      return (
        r.addEventListener(`pointerdown`, s, !0),
        r.addEventListener(`click`, n, !0),
        () => {
          (r.removeEventListener(`pointerdown`, s, !0), r.removeEventListener(`click`, n, !0));
        }
      );
    }
  }, [t, i]);
}
function hi(e, t) {
  if (e.button > 0) return !1;
  let n = M(e);
  if (n) {
    let e = n.ownerDocument;
    if (!e || !A(e.documentElement, n) || n.closest(`[data-react-aria-top-layer]`)) return !1;
  }
  return t.current ? !e.composedPath().includes(t.current) : !1;
}
var Q = [];
function gi(e, t) {
  let {
      onClose: n,
      shouldCloseOnBlur: i,
      isOpen: a,
      isDismissable: o = !1,
      isKeyboardDismissDisabled: s = !1,
      shouldCloseOnInteractOutside: c,
    } = e,
    l = (0, r.useRef)(void 0);
  (0, r.useEffect)(() => {
    if (a && !Q.includes(t))
      return (
        Q.push(t),
        () => {
          let e = Q.indexOf(t);
          e >= 0 && Q.splice(e, 1);
        }
      );
  }, [a, t]);
  let u = () => {
      Q[Q.length - 1] === t && n && n();
    },
    d = (e) => {
      let n = Q[Q.length - 1];
      ((l.current = n), (!c || c(M(e))) && n === t && e.stopPropagation());
    },
    f = (e) => {
      ((!c || c(M(e))) && (Q[Q.length - 1] === t && e.stopPropagation(), l.current === t && u()),
        (l.current = void 0));
    },
    { keyboardProps: p } = $n({
      shortcuts: {
        Escape: () => {
          if (!s) u();
          else return !1;
        },
      },
    });
  mi({ ref: t, onInteractOutside: o && a ? f : void 0, onInteractOutsideStart: d });
  let { focusWithinProps: m } = Er({
    isDisabled: !i,
    onBlurWithin: (e) => {
      e.relatedTarget && !ri(e.relatedTarget) && (!c || c(e.relatedTarget)) && n?.();
    },
  });
  return { overlayProps: { ...p, ...m }, underlayProps: {} };
}
function _i(e, t) {
  if (!e) return !1;
  let n = window.getComputedStyle(e),
    r = document.scrollingElement || document.documentElement,
    i = /(auto|scroll)/.test(n.overflow + n.overflowX + n.overflowY);
  return (
    e === r && n.overflow !== `hidden` && (i = !0),
    i && t && (i = e.scrollHeight !== e.clientHeight || e.scrollWidth !== e.clientWidth),
    i
  );
}
function vi(e, t) {
  let n = e;
  for (_i(n, t) && (n = n.parentElement); n && !_i(n, t);) n = n.parentElement;
  return n || document.scrollingElement || document.documentElement;
}
var yi = 200,
  bi = 50,
  xi = 600,
  $ = new WeakMap(),
  Si = new Set(),
  Ci = new Set();
function wi(e, t) {
  let n = Rt();
  if (e !== n || t.aborted) for (let e of Ci) (e(n), Ci.delete(e));
  if (!e && n && I() && !t.aborted) (window.clearInterval($.get(window)), $.set(window, Ti(yi)));
  else {
    if (e !== n || t.aborted) for (let e of Si) (e(n), Si.delete(e));
    (Ci.size + Si.size <= 0 || t.aborted) &&
      (window.clearInterval($.get(window)), $.delete(window));
  }
}
function Ti(e = xi) {
  return window.setInterval(wi, bi, Rt(), AbortSignal.timeout(e));
}
function Ei(e) {
  if (!Ft()) return (e(!1), () => {});
  let t = window.requestAnimationFrame(() => {
    t = window.requestAnimationFrame(() => {
      let t = It(document.hasFocus() ? j() : null);
      if (Rt() === t || (Rt() && !t)) return e(t);
      (Ci.add(e), $.has(window) || $.set(window, Ti()));
    });
  });
  return () => {
    (window.cancelAnimationFrame(t), Ci.delete(e));
  };
}
function Di(e) {
  if (!Ft()) return (e(!1), () => {});
  let t = window.requestAnimationFrame(() => {
    t = window.requestAnimationFrame(() => {
      let t = It(document.hasFocus() ? j() : null);
      if (Rt() === t) return e(t);
      (Si.add(e), $.has(window) || $.set(window, Ti()));
    });
  });
  return () => {
    (window.cancelAnimationFrame(t), Si.delete(e));
  };
}
var Oi = typeof document < `u` && window.visualViewport,
  ki = 0,
  Ai;
function ji(e = {}) {
  let { isDisabled: t, UNSTABLE_overrideFocus: n } = e;
  a(() => {
    if (!t)
      return (
        ki++,
        ki === 1 && (Ai = We() && I() ? Ni() : Mi(n)),
        () => {
          (ki--, ki === 0 && Ai());
        }
      );
  }, [t, n]);
}
function Mi(e) {
  let t = window.innerWidth - document.documentElement.clientWidth;
  return i(
    t > 0 &&
      (`scrollbarGutter` in document.documentElement.style
        ? O(document.documentElement, `scrollbar-gutter`, `stable`)
        : O(document.documentElement, `padding-right`, `${t}px`)),
    O(document.documentElement, `overflow`, `hidden`),
    e && Fi(),
    e && Ft() && Pi(),
  );
}
function Ni() {
  let e = O(document.documentElement, `overflow`, `hidden`),
    t,
    n = !1,
    r = (e) => {
      let r = M(e);
      ((t = _i(r, !0) ? r : vi(r, !0)), (n = !1));
      let i = r.ownerDocument.defaultView.getSelection();
      (i && !i.isCollapsed && i.containsNode(r, !0) && (n = !0),
        e.composedPath().some((e) => e instanceof HTMLInputElement && e.type === `range`) &&
          (n = !0),
        `selectionStart` in r &&
          `selectionEnd` in r &&
          r.selectionStart < r.selectionEnd &&
          r.ownerDocument.activeElement === r &&
          (n = !0));
    },
    a = document.createElement(`style`),
    o = ur();
  (o && (a.nonce = o),
    (a.textContent = `@layer {
  * {
    overscroll-behavior: contain;
  }
}`),
    document.head.prepend(a));
  let s = (e) => {
      e.touches.length === 2 ||
        n ||
        ((!t ||
          t === document.documentElement ||
          t === document.body ||
          (t.scrollHeight === t.clientHeight && t.scrollWidth === t.clientWidth)) &&
          e.preventDefault());
    },
    c = Fi(),
    l = i(
      D(document, `touchstart`, r, { passive: !1, capture: !0 }),
      D(document, `touchmove`, s, { passive: !1, capture: !0 }),
      Pi(),
    );
  return () => {
    (e(), l(), a.remove(), c());
  };
}
function Pi() {
  return D(
    document,
    `blur`,
    (e) => {
      let t = M(e),
        n = e.relatedTarget;
      n && It(n)
        ? n.focus()
        : n || t.parentElement?.closest(`[tabindex]`)?.focus({ preventScroll: !0 });
    },
    !0,
  );
}
function Fi() {
  let e = HTMLElement.prototype.focus;
  return (
    Reflect.defineProperty(HTMLElement.prototype, 'focus', {
      configurable: !0,
      writable: !0,
      value: function (t) {
        if ((e.call(this, { ...t, preventScroll: !0 }), !t || !t.preventScroll)) {
          let e = () => {
            j() === this && Ii(this);
          };
          Ei((t) => (t ? e() : Di(() => e())));
        }
      },
    }),
    () => {
      Reflect.defineProperty(HTMLElement.prototype, 'focus', {
        configurable: !0,
        writable: !0,
        value: e,
      });
    }
  );
}
function Ii(e) {
  let t = document.scrollingElement || document.documentElement,
    n = e;
  for (; n && n !== t && n.isConnected;) {
    let e = vi(n);
    if (e !== document.documentElement && e !== document.body && e !== n) {
      let t = e.getBoundingClientRect(),
        r = n.getBoundingClientRect();
      if (r.top < t.top || r.bottom > t.top + n.clientHeight) {
        let n = t.bottom;
        Oi && (n = Math.min(n, Oi.offsetTop + Oi.height));
        let i = r.top - t.top - ((n - t.top) / 2 - r.height / 2);
        e.scrollTo({
          top: Math.max(0, Math.min(e.scrollHeight - e.clientHeight, e.scrollTop + i)),
          behavior: `smooth`,
        });
      }
    }
    n = e.parentElement;
  }
}
var Li = {};
Li = { dismiss: `تجاهل` };
var Ri = {};
Ri = { dismiss: `Отхвърляне` };
var zi = {};
zi = { dismiss: `Odstranit` };
var Bi = {};
Bi = { dismiss: `Luk` };
var Vi = {};
Vi = { dismiss: `Schließen` };
var Hi = {};
Hi = { dismiss: `Απόρριψη` };
var Ui = {};
Ui = { dismiss: `Dismiss` };
var Wi = {};
Wi = { dismiss: `Descartar` };
var Gi = {};
Gi = { dismiss: `Lõpeta` };
var Ki = {};
Ki = { dismiss: `Hylkää` };
var qi = {};
qi = { dismiss: `Rejeter` };
var Ji = {};
Ji = { dismiss: `התעלם` };
var Yi = {};
Yi = { dismiss: `Odbaci` };
var Xi = {};
Xi = { dismiss: `Elutasítás` };
var Zi = {};
Zi = { dismiss: `Ignora` };
var Qi = {};
Qi = { dismiss: `閉じる` };
var $i = {};
$i = { dismiss: `무시` };
var ea = {};
ea = { dismiss: `Atmesti` };
var ta = {};
ta = { dismiss: `Nerādīt` };
var na = {};
na = { dismiss: `Lukk` };
var ra = {};
ra = { dismiss: `Negeren` };
var ia = {};
ia = { dismiss: `Zignoruj` };
var aa = {};
aa = { dismiss: `Descartar` };
var oa = {};
oa = { dismiss: `Dispensar` };
var sa = {};
sa = { dismiss: `Revocare` };
var ca = {};
ca = { dismiss: `Пропустить` };
var la = {};
la = { dismiss: `Zrušiť` };
var ua = {};
ua = { dismiss: `Opusti` };
var da = {};
da = { dismiss: `Odbaci` };
var fa = {};
fa = { dismiss: `Avvisa` };
var pa = {};
pa = { dismiss: `Kapat` };
var ma = {};
ma = { dismiss: `Скасувати` };
var ha = {};
ha = { dismiss: `取消` };
var ga = {};
ga = { dismiss: `關閉` };
var _a = {};
_a = {
  'ar-AE': Li,
  'bg-BG': Ri,
  'cs-CZ': zi,
  'da-DK': Bi,
  'de-DE': Vi,
  'el-GR': Hi,
  'en-US': Ui,
  'es-ES': Wi,
  'et-EE': Gi,
  'fi-FI': Ki,
  'fr-FR': qi,
  'he-IL': Ji,
  'hr-HR': Yi,
  'hu-HU': Xi,
  'it-IT': Zi,
  'ja-JP': Qi,
  'ko-KR': $i,
  'lt-LT': ea,
  'lv-LV': ta,
  'nb-NO': na,
  'nl-NL': ra,
  'pl-PL': ia,
  'pt-BR': aa,
  'pt-PT': oa,
  'ro-RO': sa,
  'ru-RU': ca,
  'sk-SK': la,
  'sl-SI': ua,
  'sr-SP': da,
  'sv-SE': fa,
  'tr-TR': pa,
  'uk-UA': ma,
  'zh-CN': ha,
  'zh-TW': ga,
};
var va = {
  border: 0,
  clip: `rect(0 0 0 0)`,
  clipPath: `inset(50%)`,
  height: `1px`,
  margin: `-1px`,
  overflow: `hidden`,
  padding: 0,
  position: `absolute`,
  width: `1px`,
  whiteSpace: `nowrap`,
};
function ya(e = {}) {
  let { style: t, isFocusable: n } = e,
    [i, a] = (0, r.useState)(!1),
    { focusWithinProps: o } = Er({ isDisabled: !n, onFocusWithinChange: (e) => a(e) }),
    s = (0, r.useMemo)(() => (i ? t : t ? { ...va, ...t } : va), [i]);
  return { visuallyHiddenProps: { ...o, style: s } };
}
function ba(e) {
  let { children: t, elementType: n = `div`, isFocusable: i, style: a, ...o } = e,
    { visuallyHiddenProps: s } = ya(e);
  return r.createElement(n, w(o, s), t);
}
function xa(e) {
  return e && e.__esModule ? e.default : e;
}
function Sa(e) {
  let { onDismiss: t, ...n } = e,
    i = Bt(n, fn(xa(_a), `@react-aria/overlays`).format(`dismiss`)),
    a = () => {
      t && t();
    };
  return r.createElement(
    ba,
    null,
    r.createElement(`button`, { ...i, tabIndex: -1, onClick: a, style: { width: 1, height: 1 } }),
  );
}
var Ca = r.forwardRef(({ children: e, ...t }, n) => {
  let i = (0, r.useRef)(!1),
    a = (0, r.useContext)(dr),
    o = w(a || {}, {
      ...t,
      register() {
        ((i.current = !0), a && a.register());
      },
    });
  return (
    (o.ref = oe(n || a?.ref)),
    er(a, o.ref),
    (0, r.useEffect)(() => {
      i.current ||= !0;
    }, []),
    r.createElement(dr.Provider, { value: o }, e)
  );
});
function wa({ children: e }) {
  let t = (0, r.useMemo)(() => ({ register: () => {} }), []);
  return r.createElement(dr.Provider, { value: t }, e);
}
var Ta = (0, r.createContext)({});
function Ea() {
  return (0, r.useContext)(Ta) ?? {};
}
var Da = r.createContext(null);
function Oa(e) {
  let t = _(),
    { portalContainer: n = t ? null : document.body, isExiting: i } = e,
    [a, o] = (0, r.useState)(!1),
    s = (0, r.useMemo)(() => ({ contain: a, setContain: o }), [a, o]),
    { getContainer: c } = Ea();
  if ((!e.portalContainer && c && (n = c()), !n)) return null;
  let l = e.children;
  return (
    e.disableFocusManagement ||
      (l = r.createElement(
        Yr,
        { restoreFocus: !0, contain: (e.shouldContainFocus || a) && !i },
        l,
      )),
    (l = r.createElement(
      Da.Provider,
      { value: s },
      r.createElement(wa, null, r.createElement(tr.Provider, { value: null }, l)),
    )),
    se.createPortal(l, n)
  );
}
function ka() {
  let e = (0, r.useContext)(Da)?.setContain;
  a(() => {
    e?.(!0);
  }, [e]);
}
function Aa(e) {
  let [t, n] = mn(e.isOpen, e.defaultOpen || !1, e.onOpenChange),
    [i, a] = (0, r.useState)(null);
  return {
    isOpen: t,
    setOpen: n,
    open: (0, r.useCallback)(() => {
      n(!0);
    }, [n]),
    close: (0, r.useCallback)(() => {
      n(!1);
    }, [n]),
    toggle: (0, r.useCallback)(() => {
      n(!t);
    }, [n, t]),
    point: i,
    setPoint: a,
  };
}
function ja(e, t = !0, n) {
  let [o, s] = (0, r.useState)(!0),
    c = o && t;
  return (
    a(() => {
      if (!t && e.current)
        return i(
          O(e.current, `opacity`, `0`),
          O(e.current, `clip`, `rect(0 0 0 0)`),
          O(e.current, `clip-path`, `inset(50%)`),
          O(e.current, `mask-image`, `linear-gradient(#0000, #0000)`),
        );
    }, [e, t]),
    a(() => {
      if (c && e.current && `getAnimations` in e.current)
        for (let t of e.current.getAnimations()) t instanceof CSSTransition && t.cancel();
    }, [e, c]),
    Na(
      e,
      c,
      n,
      (0, r.useCallback)(() => s(!1), []),
    ),
    c
  );
}
function Ma(e, t, n) {
  let [i, a] = (0, r.useState)(t ? `open` : `closed`);
  switch (i) {
    case `open`:
      t || a(`exiting`);
      break;
    case `closed`:
    case `exiting`:
      t && a(`open`);
  }
  let o = i === `exiting`;
  return (
    Na(
      e,
      o,
      n,
      (0, r.useCallback)(() => {
        a((e) => (e === `exiting` ? `closed` : e));
      }, []),
    ),
    o
  );
}
function Na(e, t, n, i) {
  let o = (0, r.useRef)(null),
    s = H(n);
  a(() => {
    if (t && e.current && o.current !== t) {
      if (((o.current = t), !(`getAnimations` in e.current))) {
        i();
        return;
      }
      let n = s?.(e.current),
        r = e.current
          .getAnimations()
          .filter(
            (e) =>
              (typeof DocumentTimeline > `u` || e.timeline instanceof DocumentTimeline) &&
              e.playState === `running`,
          );
      if (r.length === 0 && !n) {
        i();
        return;
      }
      Promise.all([n, ...r.map((e) => e.finished)])
        .then(() => {
          (0, se.flushSync)(() => {
            i();
          });
        })
        .catch(() => {});
    }
    o.current = t;
  }, [e, t, i]);
}
var Pa = (0, r.createContext)({}),
  Fa = _n(function (e, t) {
    [e, t] = fe(e, t, Pa);
    let { elementType: n = `span`, ...i } = e,
      a = _e[n];
    return r.createElement(a, { className: `react-aria-Text`, ...i, ref: t });
  });
function Ia(e, t) {
  let { role: n = `dialog`, isEntering: i } = e,
    a = ne();
  a = e[`aria-label`] ? void 0 : a;
  let o = ne();
  o = n === `alertdialog` && !e[`aria-describedby`] ? o : void 0;
  let s = (0, r.useRef)(!1);
  ((0, r.useEffect)(() => {
    if (!i && t.current && !we(t.current)) {
      Rn(t.current);
      let e = setTimeout(() => {
        (j() === t.current || j() === document.body) &&
          ((s.current = !0), t.current && (t.current.blur(), Rn(t.current)), (s.current = !1));
      }, 500);
      return () => {
        clearTimeout(e);
      };
    }
  }, [t, i]),
    ka(),
    (0, r.useRef)(!1),
    (0, r.useEffect)(() => {}));
  let c = e[`aria-describedby`] ?? o;
  return {
    dialogProps: {
      ...Tn(e, { labelable: !0 }),
      role: n,
      tabIndex: -1,
      'aria-labelledby': e[`aria-labelledby`] ?? a,
      'aria-describedby': c,
      onBlur: (e) => {
        s.current && e.stopPropagation();
      },
    },
    titleProps: { id: a },
    contentProps: { id: o },
  };
}
var La = (0, r.createContext)(null),
  Ra = (0, r.createContext)(null),
  za = (0, r.forwardRef)(function (e, t) {
    let n = e[`aria-labelledby`];
    [e, t] = fe(e, t, La);
    let { dialogProps: i, titleProps: a, contentProps: o } = Ia({ ...e, 'aria-labelledby': n }, t),
      s = (0, r.useContext)(Ra);
    !i[`aria-label`] &&
      !i[`aria-labelledby`] &&
      e[`aria-labelledby`] &&
      (i[`aria-labelledby`] = e[`aria-labelledby`]);
    let c = ue({
        defaultClassName: `react-aria-Dialog`,
        className: e.className,
        style: e.style,
        children: e.children,
        values: { close: s?.close || (() => {}) },
      }),
      l = Tn(e, { global: !0 });
    return r.createElement(
      _e.section,
      { ...w(l, c, i), render: e.render, ref: t, slot: e.slot || void 0 },
      r.createElement(
        le,
        {
          values: [
            [Rr, { slots: { [ce]: {}, title: { ...a, level: 2 } } }],
            [Pa, { slots: { [ce]: {}, description: o } }],
            [Pr, { slots: { [ce]: {}, close: { onPress: () => s?.close() } } }],
          ],
        },
        c.children,
      ),
    );
  });
export {
  R as $,
  rr as A,
  a as At,
  mn as B,
  Pr as C,
  de as Ct,
  Er as D,
  ne as Dt,
  Dr as E,
  C as Et,
  kn as F,
  Lt as G,
  Zt as H,
  Tn as I,
  bt as J,
  It as K,
  _n as L,
  $n as M,
  zn as N,
  vr as O,
  S as Ot,
  Rn as P,
  et as Q,
  gn as R,
  zr as S,
  me as St,
  Nr as T,
  w as Tt,
  Bt as U,
  fn as V,
  H as W,
  vt as X,
  xt as Y,
  tt as Z,
  gi as _,
  fe as _t,
  Pa as a,
  We as at,
  Kr as b,
  ce as bt,
  Aa as c,
  A as ct,
  Ca as d,
  Ce as dt,
  Xe as et,
  Sa as f,
  M as ft,
  _i as g,
  le as gt,
  vi as h,
  D as ht,
  Fa as i,
  Ge as it,
  tr as j,
  i as jt,
  fr as k,
  _ as kt,
  ka as l,
  we as lt,
  Ei as m,
  E as mt,
  La as n,
  F as nt,
  Ma as o,
  Ne as ot,
  ji as p,
  T as pt,
  yt as q,
  Ra as r,
  L as rt,
  ja as s,
  N as st,
  za as t,
  I as tt,
  Oa as u,
  j as ut,
  Yr as v,
  ue as vt,
  Fr as w,
  oe as wt,
  Gr as x,
  _e as xt,
  X as y,
  pe as yt,
  vn as z,
};
