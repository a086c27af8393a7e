import { a as e, i as t, o as n } from './icons-Bghb7lTV.js';
import { P as r } from './app-rEIIDxDK.js';
import {
  $ as i,
  At as a,
  B as o,
  Ct as s,
  D as c,
  Et as l,
  G as u,
  H as d,
  I as f,
  M as p,
  O as m,
  Ot as h,
  P as g,
  R as _,
  St as v,
  Tt as y,
  U as b,
  V as x,
  W as S,
  Y as C,
  _ as w,
  _t as T,
  at as E,
  b as D,
  c as O,
  ct as k,
  dt as A,
  et as j,
  f as M,
  ft as N,
  g as P,
  gt as F,
  h as I,
  ht as L,
  it as R,
  j as z,
  jt as B,
  k as V,
  kt as H,
  lt as U,
  m as ee,
  mt as te,
  nt as W,
  o as G,
  ot as ne,
  p as re,
  pt as K,
  q as ie,
  r as ae,
  rt as oe,
  s as se,
  st as ce,
  tt as le,
  u as ue,
  ut as q,
  vt as de,
  wt as fe,
  x as pe,
  xt as me,
  y as he,
  z as ge,
} from './Dialog-Dlfq5J_4.js';
var _e = `react-aria-clear-focus`,
  ve = `react-aria-focus`;
function ye(e) {
  let t = Se(K(e));
  t !== e && (t && be(t, e), e && xe(e, t));
}
function be(e, t) {
  (e.dispatchEvent(new FocusEvent(`blur`, { relatedTarget: t })),
    e.dispatchEvent(new FocusEvent(`focusout`, { bubbles: !0, relatedTarget: t })));
}
function xe(e, t) {
  (e.dispatchEvent(new FocusEvent(`focus`, { relatedTarget: t })),
    e.dispatchEvent(new FocusEvent(`focusin`, { bubbles: !0, relatedTarget: t })));
}
function Se(e) {
  let t = q(e),
    n = t?.getAttribute(`aria-activedescendant`);
  return (n && e.getElementById(n)) || t;
}
var Ce = {};
Ce = { collectionLabel: `مقترحات` };
var we = {};
we = { collectionLabel: `Предложения` };
var Te = {};
Te = { collectionLabel: `Návrhy` };
var Ee = {};
Ee = { collectionLabel: `Forslag` };
var De = {};
De = { collectionLabel: `Empfehlungen` };
var Oe = {};
Oe = { collectionLabel: `Προτάσεις` };
var ke = {};
ke = { collectionLabel: `Suggestions` };
var Ae = {};
Ae = { collectionLabel: `Sugerencias` };
var je = {};
je = { collectionLabel: `Soovitused` };
var Me = {};
Me = { collectionLabel: `Ehdotukset` };
var Ne = {};
Ne = { collectionLabel: `Suggestions` };
var Pe = {};
Pe = { collectionLabel: `הצעות` };
var Fe = {};
Fe = { collectionLabel: `Prijedlozi` };
var Ie = {};
Ie = { collectionLabel: `Javaslatok` };
var Le = {};
Le = { collectionLabel: `Suggerimenti` };
var Re = {};
Re = { collectionLabel: `候補` };
var ze = {};
ze = { collectionLabel: `제안` };
var Be = {};
Be = { collectionLabel: `Pasiūlymai` };
var Ve = {};
Ve = { collectionLabel: `Ieteikumi` };
var He = {};
He = { collectionLabel: `Forslag` };
var Ue = {};
Ue = { collectionLabel: `Suggesties` };
var We = {};
We = { collectionLabel: `Sugestie` };
var Ge = {};
Ge = { collectionLabel: `Sugestões` };
var Ke = {};
Ke = { collectionLabel: `Sugestões` };
var qe = {};
qe = { collectionLabel: `Sugestii` };
var Je = {};
Je = { collectionLabel: `Предложения` };
var Ye = {};
Ye = { collectionLabel: `Návrhy` };
var Xe = {};
Xe = { collectionLabel: `Predlogi` };
var Ze = {};
Ze = { collectionLabel: `Predlozi` };
var Qe = {};
Qe = { collectionLabel: `Förslag` };
var $e = {};
$e = { collectionLabel: `Öneriler` };
var et = {};
et = { collectionLabel: `Пропозиції` };
var tt = {};
tt = { collectionLabel: `建议` };
var nt = {};
nt = { collectionLabel: `建議` };
var rt = {};
rt = {
  'ar-AE': Ce,
  'bg-BG': we,
  'cs-CZ': Te,
  'da-DK': Ee,
  'de-DE': De,
  'el-GR': Oe,
  'en-US': ke,
  'es-ES': Ae,
  'et-EE': je,
  'fi-FI': Me,
  'fr-FR': Ne,
  'he-IL': Pe,
  'hr-HR': Fe,
  'hu-HU': Ie,
  'it-IT': Le,
  'ja-JP': Re,
  'ko-KR': ze,
  'lt-LT': Be,
  'lv-LV': Ve,
  'nb-NO': He,
  'nl-NL': Ue,
  'pl-PL': We,
  'pt-BR': Ge,
  'pt-PT': Ke,
  'ro-RO': qe,
  'ru-RU': Je,
  'sk-SK': Ye,
  'sl-SI': Xe,
  'sr-SP': Ze,
  'sv-SE': Qe,
  'tr-TR': $e,
  'uk-UA': et,
  'zh-CN': tt,
  'zh-TW': nt,
};
var J = n(t(), 1);
function it(e, t, n, r) {
  let i = S(n),
    a = n == null;
  (0, J.useEffect)(() => {
    if (!(a || e.current == null)) return L(e.current, t, i, r);
  }, [e, t, r, a]);
}
function at(e) {
  return e && e.__esModule ? e.default : e;
}
function ot(e, t) {
  let {
      inputRef: n,
      collectionRef: r,
      filter: i,
      disableAutoFocusFirst: o = !1,
      disableVirtualFocus: s = !1,
    } = e,
    c = h(),
    d = (0, J.useRef)(void 0),
    f = (0, J.useRef)(!1),
    p = (0, J.useRef)(null),
    m = ie() === `virtual` && (E() || oe()),
    [g, _] = (0, J.useState)(!m && !s),
    [v, w] = (0, J.useState)(!1),
    [T, D] = (0, J.useState)(!1);
  (0, J.useEffect)(() => () => clearTimeout(d.current), []);
  let O = S((e) => {
      !e.isTrusted &&
        g &&
        n.current &&
        q(K(n.current)) !== n.current &&
        C() !== `touch` &&
        n.current.focus();
      let i = N(e);
      !e.isTrusted &&
        i &&
        p.current !== i.id &&
        (clearTimeout(d.current),
        i === r.current
          ? p.current &&
            !document.getElementById(p.current) &&
            ((p.current = null), t.setFocusedNodeId(null))
          : f.current
            ? ((p.current = i.id),
              (d.current = setTimeout(() => {
                t.setFocusedNodeId(i.id);
              }, 500)))
            : ((p.current = i.id), t.setFocusedNodeId(i.id)),
        (f.current = !1));
    }),
    [k, A] = (0, J.useState)(null),
    j = (0, J.useCallback)((e) => {
      (A(e), e == null ? w(!1) : (e.getAttribute(`tabindex`) != null && _(!1), w(!0)));
    }, []);
  a(
    () => (
      k?.addEventListener(`focusin`, O),
      () => {
        k?.removeEventListener(`focusin`, O);
      }
    ),
    [k],
  );
  let M = fe((0, J.useMemo)(() => l(r, j), [r, j])),
    P = (0, J.useCallback)(() => {
      r.current
        ? ((f.current = !0),
          r.current?.dispatchEvent(
            new CustomEvent(ve, {
              cancelable: !0,
              bubbles: !0,
              detail: { focusStrategy: `first` },
            }),
          ))
        : D(!0);
    }, [r]),
    F = (0, J.useCallback)(
      (e) => {
        (D(!1), ye(q()), (p.current = null), t.setFocusedNodeId(null));
        let n = new CustomEvent(_e, { cancelable: !0, bubbles: !0, detail: { clearFocusKey: e } });
        (clearTimeout(d.current), (f.current = !1), r.current?.dispatchEvent(n));
      },
      [r, t],
    ),
    I = (0, J.useRef)(``);
  it(n, `beforeinput`, (e) => {
    let { inputType: t } = e;
    I.current = t;
  });
  let L = (e) => {
      ((I.current === `insertText` ||
        I.current === `insertCompositionText` ||
        I.current === `insertFromComposition`) &&
      !o
        ? P()
        : I.current &&
          (I.current.includes(`insert`) ||
            I.current.includes(`delete`) ||
            I.current.includes(`history`)) &&
          (F(!0), Se(document) === n.current && xe(n.current, null)),
        t.setInputValue(e));
    },
    R = (0, J.useRef)(null),
    z = (e) => {
      if (((R.current = N(e)), e.nativeEvent.isComposing)) return;
      let t = p.current;
      switch (
        (t !== null && K(n.current).getElementById(t) == null && ((p.current = null), (t = null)),
        e.key)
      ) {
        case `a`:
          if (u(e)) return;
          break;
        case `Escape`:
          if (e.isDefaultPrevented()) return;
          break;
        case ` `:
          return;
        case `Tab`:
          `continuePropagation` in e && e.continuePropagation();
          return;
        case `Home`:
        case `End`:
        case `PageDown`:
        case `PageUp`:
        case `ArrowUp`:
        case `ArrowDown`:
        case `ArrowRight`:
        case `ArrowLeft`: {
          if ((e.key === `Home` || e.key === `End`) && t == null && e.shiftKey) return;
          if (e.key === `ArrowRight` || e.key === `ArrowLeft`) {
            if (t == null) {
              e.isPropagationStopped() || e.stopPropagation();
              return;
            }
            break;
          }
          e.preventDefault();
          let n = new CustomEvent(ve, { cancelable: !0, bubbles: !0 });
          r.current?.dispatchEvent(n);
          break;
        }
      }
      e.isPropagationStopped() || e.stopPropagation();
      let i = !0;
      if (r.current !== null) {
        if (t == null)
          i = r.current?.dispatchEvent(new KeyboardEvent(e.nativeEvent.type, e.nativeEvent)) || !1;
        else {
          let n = document.getElementById(t);
          n && (i = n?.dispatchEvent(new KeyboardEvent(e.nativeEvent.type, e.nativeEvent)) || !1);
        }
      }
      if (i)
        switch (e.key) {
          case `ArrowLeft`:
          case `ArrowRight`:
            F();
            break;
          case `Enter`:
            t != null &&
              document.getElementById(t)?.dispatchEvent(new PointerEvent(`click`, e.nativeEvent));
        }
      else e.preventDefault();
    },
    B = S((e) => {
      if (N(e) === R.current) {
        e.stopImmediatePropagation();
        let t = p.current;
        t == null
          ? r.current?.dispatchEvent(new KeyboardEvent(e.type, e))
          : document.getElementById(t)?.dispatchEvent(new KeyboardEvent(e.type, e));
      }
    });
  (0, J.useEffect)(
    () => (
      document.addEventListener(`keyup`, B, !0),
      () => {
        document.removeEventListener(`keyup`, B, !0);
      }
    ),
    [],
  );
  let V = x(at(rt), `@react-aria/autocomplete`),
    H = b({ id: c, 'aria-label': V.format(`collectionLabel`) }),
    U = (0, J.useCallback)((e, n) => !i || i(e, t.inputValue, n), [t.inputValue, i]),
    ee = (e) => {
      if (!e.isTrusted) return;
      let t = p.current ? document.getElementById(p.current) : null;
      t && be(t, e.relatedTarget);
    },
    te = (e) => {
      if (e.isTrusted && p.current && document.getElementById(p.current)) {
        let t = N(e);
        queueMicrotask(() => {
          (be(t, r.current), xe(r.current, t));
        });
      }
    },
    W = (e) => {
      e.button === 0 &&
        e.pointerType !== `touch` &&
        p.current != null &&
        n.current != null &&
        N(e) === n.current &&
        F();
    },
    G = { value: t.inputValue, onChange: L },
    ne = {
      onKeyDown: z,
      'aria-activedescendant': t.focusedNodeId ?? void 0,
      onBlur: ee,
      onFocus: te,
      onPointerDown: W,
    };
  return (
    (G = {
      ...G,
      ...(g && v && ne),
      enterKeyHint: `go`,
      'aria-controls': v ? c : void 0,
      'aria-autocomplete': `list`,
      autoCorrect: `off`,
      spellCheck: `false`,
      autoComplete: `off`,
    }),
    {
      inputProps: G,
      collectionProps: y(H, {
        shouldUseVirtualFocus: g,
        disallowTypeAhead: g,
        autoFocus: T ? `first` : !1,
      }),
      collectionRef: M,
      filter: i == null ? void 0 : U,
    }
  );
}
function st(e) {
  let { onInputChange: t, inputValue: n, defaultInputValue: r = `` } = e,
    i = (e) => {
      t && t(e);
    },
    [a, s] = (0, J.useState)(null),
    [c, l] = o(n, r, i);
  return { inputValue: c, setInputValue: l, focusedNodeId: a, setFocusedNodeId: s };
}
var ct = (0, J.createContext)(null),
  lt = (0, J.createContext)(null),
  ut = (0, J.createContext)(null),
  dt = (0, J.createContext)(null);
function ft(e) {
  let t = s(ct, e.slot);
  e = y(t, e);
  let { filter: n, disableAutoFocusFirst: r } = e,
    i = st(e),
    a = (0, J.useRef)(null),
    o = (0, J.useRef)(null),
    {
      inputProps: c,
      collectionProps: l,
      collectionRef: u,
      filter: d,
    } = ot({ ...v(e), filter: n, disableAutoFocusFirst: r, inputRef: a, collectionRef: o }, i);
  return J.createElement(
    F,
    {
      values: [
        [lt, i],
        [dt, { ...c, ref: a }],
        [ut, { ...l, filter: d, ref: u }],
      ],
    },
    e.children,
  );
}
var pt = n(r(), 1),
  mt = new Map();
function ht(e) {
  let { locale: t } = d(),
    n =
      t +
      (e
        ? Object.entries(e)
            .sort((e, t) => (e[0] < t[0] ? -1 : 1))
            .join()
        : ``);
  if (mt.has(n)) return mt.get(n);
  let r = new Intl.Collator(t, e);
  return (mt.set(n, r), r);
}
function gt(e, t = -1 / 0, n = 1 / 0) {
  return Math.min(Math.max(e, t), n);
}
var _t = (0, J.createContext)({ placement: `bottom` }),
  Y = { top: `top`, bottom: `top`, left: `left`, right: `left` },
  vt = { top: `bottom`, bottom: `top`, left: `right`, right: `left` },
  yt = { top: `left`, left: `top` },
  bt = { top: `height`, left: `width` },
  xt = { width: `totalWidth`, height: `totalHeight` },
  St = {},
  Ct = () => (typeof document < `u` ? window.visualViewport : null);
function wt(e, t) {
  let n = 0,
    r = 0,
    i = 0,
    a = 0,
    o = 0,
    s = 0,
    c = {},
    l = (t?.scale ?? 1) > 1;
  if (e.tagName === `BODY` || e.tagName === `HTML`) {
    let l = document.documentElement;
    ((i = l.clientWidth),
      (a = l.clientHeight),
      (n = t?.width ?? i),
      (r = t?.height ?? a),
      (c.top = l.scrollTop || e.scrollTop),
      (c.left = l.scrollLeft || e.scrollLeft),
      t &&
        ((o = Math.max(0, t.pageTop - (c.top ?? 0))),
        (s = Math.max(0, t.pageLeft - (c.left ?? 0)))));
  } else
    (({ width: n, height: r, top: o, left: s } = Ft(e, !1)),
      (c.top = e.scrollTop),
      (c.left = e.scrollLeft),
      (i = n),
      (a = r));
  return (
    le() &&
      (e.tagName === `BODY` || e.tagName === `HTML`) &&
      l &&
      ((c.top = 0), (c.left = 0), (o = t?.pageTop ?? 0), (s = t?.pageLeft ?? 0)),
    { width: n, height: r, totalWidth: i, totalHeight: a, scroll: c, top: o, left: s }
  );
}
function Tt(e) {
  return { top: e.scrollTop, left: e.scrollLeft, width: e.scrollWidth, height: e.scrollHeight };
}
function Et(e, t, n, r, i, a, o) {
  let s = i.scroll[e] ?? 0,
    c = r[bt[e]],
    l = o[e] + r.scroll[Y[e]] + a,
    u = o[e] + r.scroll[Y[e]] + c - a,
    d = t - s + r.scroll[Y[e]] + o[e] - r[Y[e]],
    f = t - s + n + r.scroll[Y[e]] + o[e] - r[Y[e]];
  return d < l ? l - d : f > u ? Math.max(u - f, l - d) : 0;
}
function Dt(e) {
  let t = window.getComputedStyle(e);
  return {
    top: parseInt(t.marginTop, 10) || 0,
    bottom: parseInt(t.marginBottom, 10) || 0,
    left: parseInt(t.marginLeft, 10) || 0,
    right: parseInt(t.marginRight, 10) || 0,
  };
}
function Ot(e) {
  if (St[e]) return St[e];
  let [t, n] = e.split(` `),
    r = Y[t] || `right`,
    i = yt[r];
  Y[n] || (n = `center`);
  let a = bt[r],
    o = bt[i];
  return (
    (St[e] = { placement: t, crossPlacement: n, axis: r, crossAxis: i, size: a, crossSize: o }),
    St[e]
  );
}
function kt(e, t, n, r, i, a, o, s, c, l, u) {
  let { placement: d, crossPlacement: f, axis: p, crossAxis: m, size: h, crossSize: g } = r,
    _ = {};
  ((_[m] = e[m] ?? 0),
    f === `center`
      ? (_[m] += ((e[g] ?? 0) - (n[g] ?? 0)) / 2)
      : f !== m && (_[m] += (e[g] ?? 0) - (n[g] ?? 0)),
    (_[m] += a));
  let v = e[m] - n[g] + c + l,
    y = e[m] + e[g] - c - l;
  if (((_[m] = gt(_[m], v, y)), d === p)) {
    let t = s ? u[h] : u[xt[h]];
    _[vt[p]] = Math.floor(t - e[p] + i);
  } else _[p] = Math.floor(e[p] + e[h] + i);
  return _;
}
function At(e, t, n, r, i, a, o, s, c, l, u) {
  let d = (e.top == null ? c[xt.height] - (e.bottom ?? 0) - o : e.top) - (c.scroll.top ?? 0),
    f = l ? n.top : 0,
    p = {
      top: Math.max(t.top + f, (u?.offsetTop ?? t.top) + f),
      bottom: Math.min(t.top + t.height + f, (u?.offsetTop ?? 0) + (u?.height ?? 0)),
    };
  return s === `top`
    ? Math.max(0, d + o - p.top - ((i.top ?? 0) + (i.bottom ?? 0) + a))
    : Math.max(0, p.bottom - d - ((i.top ?? 0) + (i.bottom ?? 0) + a));
}
function jt(e, t, n, r, i, a, o, s) {
  let { placement: c, axis: l, size: u } = a;
  return c === l
    ? Math.max(0, n[l] - (o.scroll[l] ?? 0) - (e[l] + (s ? t[l] : 0)) - (r[l] ?? 0) - r[vt[l]] - i)
    : Math.max(
        0,
        e[u] +
          e[l] +
          (s ? t[l] : 0) -
          n[l] -
          n[u] +
          (o.scroll[l] ?? 0) -
          (r[l] ?? 0) -
          r[vt[l]] -
          i,
      );
}
function Mt(e, t, n, r, i, a, o, s, c, l, u, d, f, p, m, h, g, _) {
  let v = Ot(e),
    { size: y, crossAxis: b, crossSize: x, placement: S, crossPlacement: C } = v,
    w = kt(t, s, n, v, u, d, l, f, m, h, c),
    T = u,
    E = jt(s, l, t, i, a + u, v, c, g);
  if (o && n[y] > E) {
    let e = Ot(`${vt[S]} ${C}`),
      r = kt(t, s, n, e, u, d, l, f, m, h, c);
    jt(s, l, t, i, a + u, e, c, g) > E && ((v = e), (w = r), (T = u));
  }
  let D = `bottom`;
  v.axis === `top`
    ? v.placement === `top`
      ? (D = `top`)
      : v.placement === `bottom` && (D = `bottom`)
    : v.crossAxis === `top` &&
      (v.crossPlacement === `top` ? (D = `bottom`) : v.crossPlacement === `bottom` && (D = `top`));
  let O = Et(b, w[b], n[x], s, c, a, l);
  w[b] += O;
  let k = At(w, s, l, f, i, a, n.height, D, c, g, _);
  (p && p < k && (k = p),
    (n.height = Math.min(n.height, k)),
    (w = kt(t, s, n, v, T, d, l, f, m, h, c)),
    (O = Et(b, w[b], n[x], s, c, a, l)),
    (w[b] += O));
  let A = {},
    j = t[b] - w[b] - i[Y[b]],
    M = j + 0.5 * t[x],
    N = m / 2 + h,
    P = Y[b] === `left` ? (i.left ?? 0) + (i.right ?? 0) : (i.top ?? 0) + (i.bottom ?? 0),
    F = n[x] - P - m / 2 - h;
  ((A[b] = gt(
    gt(M, t[b] + m / 2 - (w[b] + i[Y[b]]), t[b] + t[x] - m / 2 - (w[b] + i[Y[b]])),
    N,
    F,
  )),
    ({ placement: S, crossPlacement: C } = v),
    m ? (j = A[b]) : C === `right` ? (j += t[x]) : C === `center` && (j += t[x] / 2));
  let I = S === `left` || S === `top` ? n[y] : 0,
    L = { x: S === `top` || S === `bottom` ? j : I, y: S === `left` || S === `right` ? j : I };
  return {
    position: w,
    maxHeight: k,
    arrowOffsetLeft: A.left,
    arrowOffsetTop: A.top,
    placement: S,
    triggerAnchorPoint: L,
  };
}
function Nt(e) {
  let {
      placement: t,
      targetNode: n,
      overlayNode: r,
      scrollNode: i,
      padding: a,
      shouldFlip: o,
      boundaryElement: s,
      offset: c,
      crossOffset: l,
      maxHeight: u,
      arrowSize: d = 0,
      arrowBoundaryOffset: f = 0,
      targetRect: p,
    } = e,
    m = Ct(),
    h = r instanceof HTMLElement ? Lt(r) : document.documentElement,
    g = h === document.documentElement,
    _ = window.getComputedStyle(h).position,
    v = !!_ && _ !== `static`,
    y = g ? Ft(n, !1, p) : It(n, h, !1, p);
  if (!g) {
    let { marginTop: e, marginLeft: t } = window.getComputedStyle(n);
    ((y.top += parseInt(e, 10) || 0), (y.left += parseInt(t, 10) || 0));
  }
  let b = Ft(r, !0),
    x = Dt(r);
  ((b.width += (x.left ?? 0) + (x.right ?? 0)), (b.height += (x.top ?? 0) + (x.bottom ?? 0)));
  let S = Tt(i),
    C = wt(s, m),
    w = wt(h, m),
    T;
  if ((s.tagName === `BODY` || s.tagName === `HTML`) && !g) {
    let e = Pt(h, !1);
    T = { top: -(e.top - C.top), left: -(e.left - C.left), width: 0, height: 0 };
  } else
    T =
      (s.tagName === `BODY` || s.tagName === `HTML`) && g
        ? { top: 0, left: 0, width: 0, height: 0 }
        : It(s, h, !1);
  let E = k(s, h);
  return Mt(t, y, b, S, x, a, o, C, w, T, c, l, v, u, d, f, E, m);
}
function Pt(e, t) {
  let { top: n, left: r, width: i, height: a } = e.getBoundingClientRect();
  return (
    t &&
      e instanceof e.ownerDocument.defaultView.HTMLElement &&
      ((i = e.offsetWidth), (a = e.offsetHeight)),
    { top: n, left: r, width: i, height: a }
  );
}
function Ft(e, t, n) {
  let { top: r, left: i, width: a, height: o } = n || Pt(e, t),
    { scrollTop: s, scrollLeft: c, clientTop: l, clientLeft: u } = document.documentElement;
  return { top: r + s - l, left: i + c - u, width: a, height: o };
}
function It(e, t, n, r) {
  let i = window.getComputedStyle(e),
    a;
  if (i.position === `fixed`) a = r || Pt(e, n);
  else {
    a = Ft(e, n, r);
    let i = Ft(t, n),
      o = window.getComputedStyle(t);
    ((i.top += (parseInt(o.borderTopWidth, 10) || 0) - t.scrollTop),
      (i.left += (parseInt(o.borderLeftWidth, 10) || 0) - t.scrollLeft),
      (a.top -= i.top),
      (a.left -= i.left));
  }
  return (
    (a.top -= parseInt(i.marginTop, 10) || 0), (a.left -= parseInt(i.marginLeft, 10) || 0), a
  );
}
function Lt(e) {
  let t = e.offsetParent;
  if (
    (t &&
      t === document.body &&
      window.getComputedStyle(t).position === `static` &&
      !Rt(t) &&
      (t = document.documentElement),
    t == null)
  )
    for (t = e.parentElement; t && !Rt(t);) t = t.parentElement;
  return t || document.documentElement;
}
function Rt(e) {
  let t = window.getComputedStyle(e);
  return (
    t.transform !== `none` ||
    /transform|perspective/.test(t.willChange) ||
    t.filter !== `none` ||
    t.contain === `paint` ||
    (`backdropFilter` in t && t.backdropFilter !== `none`) ||
    (`WebkitBackdropFilter` in t && t.WebkitBackdropFilter !== `none`)
  );
}
var zt = new WeakMap();
function Bt(e) {
  let { triggerRef: t, isOpen: n, onClose: r } = e;
  (0, J.useEffect)(
    () =>
      !n || r === null
        ? void 0
        : L(
            A(t.current),
            `scroll`,
            (e) => {
              let n = N(e);
              if (
                !t.current ||
                (n instanceof Node && !k(n, t.current)) ||
                n instanceof HTMLInputElement ||
                n instanceof HTMLTextAreaElement
              )
                return;
              let i = r || zt.get(t.current);
              i && i();
            },
            !0,
          ),
    [n, r, t],
  );
}
function Vt() {
  return window.ResizeObserver !== void 0;
}
function Ht(e) {
  let { ref: t, box: n, onResize: r } = e,
    i = S(r);
  (0, J.useEffect)(() => {
    let e = t?.current;
    if (e) {
      if (Vt()) {
        let t = new window.ResizeObserver((e) => {
          e.length && i();
        });
        return (
          t.observe(e, { box: n }),
          () => {
            e && t.unobserve(e);
          }
        );
      }
      return (
        window.addEventListener(`resize`, i, !1),
        () => {
          window.removeEventListener(`resize`, i, !1);
        }
      );
    }
  }, [t, n]);
}
var X = typeof document < `u` ? window.visualViewport : null;
function Ut(e) {
  let { direction: t } = d(),
    {
      arrowSize: n,
      targetRef: r,
      overlayRef: i,
      arrowRef: o,
      scrollRef: s = i,
      placement: c = `bottom`,
      containerPadding: l = 12,
      shouldFlip: u = !0,
      boundaryElement: f = typeof document < `u` ? document.body : null,
      offset: p = 0,
      crossOffset: m = 0,
      shouldUpdatePosition: h = !0,
      isOpen: g = !0,
      onClose: _,
      maxHeight: v,
      arrowBoundaryOffset: y = 0,
      getTargetRect: b,
    } = e,
    [x, S] = (0, J.useState)(null),
    C = [h, c, i.current, r.current, o?.current, s.current, l, u, f, p, m, g, t, v, y, n],
    w = (0, J.useRef)(X?.scale);
  (0, J.useEffect)(() => {
    g && (w.current = X?.scale);
  }, [g]);
  let T = (0, J.useCallback)(() => {
    if (h === !1 || !g || !i.current || !r.current || !f || X?.scale !== w.current) return;
    let e = null;
    if (s.current && U(s.current)) {
      let t = q()?.getBoundingClientRect(),
        n = s.current.getBoundingClientRect();
      ((e = { type: `top`, offset: (t?.top ?? 0) - n.top }),
        e.offset > n.height / 2 && ((e.type = `bottom`), (e.offset = (t?.bottom ?? 0) - n.bottom)));
    }
    let a = i.current;
    !v &&
      i.current &&
      ((a.style.top = `0px`),
      (a.style.bottom = ``),
      (a.style.maxHeight = (window.visualViewport?.height ?? window.innerHeight) + `px`));
    let d = Nt({
      placement: Gt(c, t),
      overlayNode: i.current,
      targetNode: r.current,
      scrollNode: s.current || i.current,
      padding: l,
      shouldFlip: u,
      boundaryElement: f,
      offset: p,
      crossOffset: m,
      maxHeight: v,
      arrowSize: n ?? (o?.current ? Pt(o.current, !0).width : 0),
      arrowBoundaryOffset: y,
      targetRect: b?.(r.current),
    });
    if (!d.position) return;
    ((a.style.top = ``),
      (a.style.bottom = ``),
      (a.style.left = ``),
      (a.style.right = ``),
      Object.keys(d.position).forEach((e) => (a.style[e] = d.position[e] + `px`)),
      (a.style.maxHeight = d.maxHeight == null ? `` : d.maxHeight + `px`));
    let _ = q();
    if (e && _ && s.current) {
      let t = _.getBoundingClientRect(),
        n = s.current.getBoundingClientRect(),
        r = t[e.type] - n[e.type];
      s.current.scrollTop += r - e.offset;
    }
    S(d);
  }, C);
  (a(T, C), Wt(T), Ht({ ref: i, onResize: T }), Ht({ ref: r, onResize: T }));
  let E = (0, J.useRef)(!1);
  a(() => {
    let e,
      t = () => {
        ((E.current = !0),
          clearTimeout(e),
          (e = setTimeout(() => {
            E.current = !1;
          }, 500)),
          T());
      },
      n = () => {
        E.current && t();
      };
    (X?.addEventListener(`resize`, t), X?.addEventListener(`scroll`, n));
    let r = L(A(window), `scroll`, n);
    return () => {
      (X?.removeEventListener(`resize`, t), X?.removeEventListener(`scroll`, n), r());
    };
  }, [T]);
  let D = (0, J.useCallback)(() => {
    E.current || _?.();
  }, [_, E]);
  return (
    Bt({ triggerRef: r, isOpen: g, onClose: _ && D }),
    {
      overlayProps: {
        style: {
          position: x ? `absolute` : `fixed`,
          top: x ? void 0 : 0,
          left: x ? void 0 : 0,
          zIndex: 1e5,
          ...x?.position,
          maxHeight: x?.maxHeight ?? `100vh`,
        },
      },
      placement: x?.placement ?? null,
      triggerAnchorPoint: x?.triggerAnchorPoint ?? null,
      arrowProps: {
        'aria-hidden': `true`,
        role: `presentation`,
        style: { left: x?.arrowOffsetLeft, top: x?.arrowOffsetTop },
      },
      updatePosition: T,
    }
  );
}
function Wt(e) {
  a(
    () => (
      window.addEventListener(`resize`, e, !1),
      () => {
        window.removeEventListener(`resize`, e, !1);
      }
    ),
    [e],
  );
}
function Gt(e, t) {
  return t === `rtl`
    ? e.replace(`start`, `right`).replace(`end`, `left`)
    : e.replace(`start`, `left`).replace(`end`, `right`);
}
function Kt(e, t) {
  let {
      triggerRef: n,
      popoverRef: r,
      groupRef: i,
      isNonModal: a,
      isKeyboardDismissDisabled: o,
      shouldCloseOnInteractOutside: s,
      ...l
    } = e,
    u = l.trigger === `SubmenuTrigger`,
    { overlayProps: d, underlayProps: f } = w(
      {
        isOpen: t.isOpen,
        onClose: t.close,
        shouldCloseOnBlur: !0,
        isDismissable: !a || u,
        isKeyboardDismissDisabled: o,
        shouldCloseOnInteractOutside: s,
      },
      i ?? r,
    ),
    {
      overlayProps: p,
      arrowProps: m,
      placement: h,
      triggerAnchorPoint: g,
    } = Ut({
      ...l,
      targetRef: n,
      overlayRef: r,
      isOpen: t.isOpen,
      onClose: a && !u ? t.close : null,
      getTargetRect:
        l.getTargetRect ?? (t.point ? () => new DOMRect(t.point.x, t.point.y, 0, 0) : void 0),
    });
  (re({ isDisabled: a || !t.isOpen }),
    (0, J.useEffect)(() => {
      if (t.isOpen && r.current)
        return a
          ? D(i?.current ?? r.current)
          : pe([i?.current ?? r.current], { shouldUseInert: !0 });
    }, [a, t.isOpen, r, i]));
  let { focusWithinProps: _ } = c(e);
  return {
    popoverProps: y(d, p, _),
    arrowProps: m,
    underlayProps: f,
    placement: h,
    triggerAnchorPoint: g,
  };
}
var qt = (0, J.createContext)(null),
  Jt = (0, J.createContext)(null),
  Yt = (0, J.forwardRef)(function (e, t) {
    [e, t] = T(e, t, qt);
    let n = (0, J.useContext)(ae),
      r = O(e),
      i = e.isOpen != null || e.defaultOpen != null || !n ? r : n,
      a = G(t, i.isOpen),
      o = e.isExiting || (!e.shouldSkipAnimation && a) || !1,
      s = ge(),
      { direction: c } = d();
    if (s) {
      let t = e.children;
      return (
        typeof t == `function` &&
          (t = t({
            trigger: e.trigger || null,
            placement: `bottom`,
            isEntering: !1,
            isExiting: !1,
            defaultChildren: null,
          })),
        J.createElement(J.Fragment, null, t)
      );
    }
    return i && !i.isOpen && !o
      ? null
      : J.createElement(Xt, {
          ...e,
          triggerRef: e.triggerRef,
          state: i,
          popoverRef: t,
          isExiting: o,
          dir: c,
        });
  });
function Xt({ state: e, isExiting: t, UNSTABLE_portalContainer: n, clearContexts: r, ...i }) {
  let o = (0, J.useRef)(null),
    s = (0, J.useRef)(null),
    c = (0, J.useContext)(Jt),
    l = c && i.trigger === `SubmenuTrigger`,
    [u, d] = (0, J.useState)(!1),
    {
      popoverProps: p,
      underlayProps: m,
      arrowProps: h,
      placement: _,
      triggerAnchorPoint: v,
    } = Kt({ ...i, offset: i.offset ?? 8, arrowRef: o, groupRef: l ? c : s }, e),
    b = i.popoverRef,
    x = se(b, !!_ && u),
    S = i.isEntering || (!i.shouldSkipAnimation && x) || !1,
    C = de({
      ...i,
      defaultClassName: `react-aria-Popover`,
      values: { trigger: i.trigger || null, placement: _, isEntering: S, isExiting: t },
    }),
    w = !i.isNonModal || i.trigger === `SubmenuTrigger` || i.trigger === `PreviewTrigger`,
    [T, E] = (0, J.useState)(i.trigger === `PreviewTrigger`);
  (a(() => {
    b.current && E(w && !b.current.querySelector(`[role=dialog]`));
  }, [b, w]),
    (0, J.useEffect)(() => {
      T &&
        i.trigger !== `PreviewTrigger` &&
        (i.trigger !== `SubmenuTrigger` || ie() !== `pointer`) &&
        b.current &&
        !U(b.current) &&
        g(b.current);
    }, [T, b, i.trigger]));
  let D = (0, J.useMemo)(() => {
      let e = C.children;
      for (let t of [qt, ...(r ?? [])]) e = J.createElement(t.Provider, { value: null }, e);
      return e;
    }, [C.children, r]),
    [O, k] = (0, J.useState)(null),
    A = (0, J.useCallback)(() => {
      i.triggerRef.current && k(i.triggerRef.current.getBoundingClientRect().width + `px`);
    }, [i.triggerRef]);
  (a(A, [A]), Ht({ ref: C.style?.[`--trigger-width`] ? void 0 : i.triggerRef, onResize: A }));
  let j = {
    ...p.style,
    '--trigger-anchor-point': v ? `${v.x}px ${v.y}px` : void 0,
    ...C.style,
    '--trigger-width': C.style?.[`--trigger-width`] || O,
  };
  a(() => ee(() => d(!0)), []);
  let N = J.createElement(
    me.div,
    {
      ...y(f(i, { global: !0 }), p),
      ...C,
      id: T ? i.id : void 0,
      role: T ? `dialog` : void 0,
      tabIndex: T ? -1 : void 0,
      'aria-label': i[`aria-label`],
      'aria-labelledby': i[`aria-labelledby`],
      ref: b,
      slot: i.slot || void 0,
      style: j,
      dir: i.dir,
      'data-trigger': i.trigger,
      'data-placement': _,
      'data-entering': S || void 0,
      'data-exiting': t || void 0,
    },
    !i.isNonModal && J.createElement(M, { onDismiss: e.close }),
    J.createElement(_t.Provider, { value: { ...h, placement: _, ref: o } }, D),
    J.createElement(M, { onDismiss: e.close }),
  );
  return l
    ? J.createElement(
        ue,
        {
          ...i,
          shouldContainFocus: T && i.trigger !== `PreviewTrigger`,
          isExiting: t,
          portalContainer: n ?? c?.current ?? void 0,
        },
        N,
      )
    : J.createElement(
        ue,
        {
          ...i,
          shouldContainFocus: T && i.trigger !== `PreviewTrigger`,
          isExiting: t,
          portalContainer: n,
        },
        !i.isNonModal &&
          e.isOpen &&
          J.createElement(`div`, {
            'data-testid': `underlay`,
            ...m,
            style: { position: `fixed`, inset: 0 },
          }),
        J.createElement(
          `div`,
          { ref: s, style: { display: `contents` } },
          J.createElement(Jt.Provider, { value: s }, N),
        ),
      );
}
var Z = class {
    constructor(e) {
      ((this.value = null),
        (this.level = 0),
        (this.hasChildNodes = !1),
        (this.rendered = null),
        (this.textValue = ``),
        (this[`aria-label`] = void 0),
        (this.index = 0),
        (this.parentKey = null),
        (this.prevKey = null),
        (this.nextKey = null),
        (this.firstChildKey = null),
        (this.lastChildKey = null),
        (this.props = {}),
        (this.colSpan = null),
        (this.colIndex = null),
        (this.type = this.constructor.type),
        (this.key = e));
    }
    get childNodes() {
      throw Error(`childNodes is not supported`);
    }
    clone() {
      let e = new this.constructor(this.key);
      return (
        (e.value = this.value),
        (e.level = this.level),
        (e.hasChildNodes = this.hasChildNodes),
        (e.rendered = this.rendered),
        (e.textValue = this.textValue),
        (e[`aria-label`] = this[`aria-label`]),
        (e.index = this.index),
        (e.parentKey = this.parentKey),
        (e.prevKey = this.prevKey),
        (e.nextKey = this.nextKey),
        (e.firstChildKey = this.firstChildKey),
        (e.lastChildKey = this.lastChildKey),
        (e.props = this.props),
        (e.render = this.render),
        (e.colSpan = this.colSpan),
        (e.colIndex = this.colIndex),
        e
      );
    }
    filter(e, t, n) {
      let r = this.clone();
      return (t.addDescendants(r, e), r);
    }
  },
  Zt = class extends Z {
    filter(e, t, n) {
      let [r, i] = rn(e, t, this.firstChildKey, n),
        a = this.clone();
      return ((a.firstChildKey = r), (a.lastChildKey = i), a);
    }
  },
  Qt = class extends Z {
    static {
      this.type = `header`;
    }
  },
  $t = class extends Z {
    static {
      this.type = `loader`;
    }
  },
  en = class extends Zt {
    static {
      this.type = `item`;
    }
    filter(e, t, n) {
      if (n(this.textValue, this)) {
        let n = this.clone();
        return (t.addDescendants(n, e), n);
      }
      return null;
    }
  },
  tn = class extends Zt {
    static {
      this.type = `section`;
    }
    filter(e, t, n) {
      let r = super.filter(e, t, n);
      if (r && r.lastChildKey !== null) {
        let t = e.getItem(r.lastChildKey);
        if (t && t.type !== `header`) return r;
      }
      return null;
    }
  },
  nn = class {
    get size() {
      return this.itemCount;
    }
    getKeys() {
      return this.keyMap.keys();
    }
    *[Symbol.iterator]() {
      let e = this.firstKey == null ? void 0 : this.keyMap.get(this.firstKey);
      for (; e;) (yield e, (e = e.nextKey == null ? void 0 : this.keyMap.get(e.nextKey)));
    }
    getChildren(e) {
      let t = this.keyMap;
      return {
        *[Symbol.iterator]() {
          let n = t.get(e),
            r = n?.firstChildKey == null ? null : t.get(n.firstChildKey);
          for (; r;) (yield r, (r = r.nextKey == null ? void 0 : t.get(r.nextKey)));
        },
      };
    }
    getKeyBefore(e) {
      let t = this.keyMap.get(e);
      if (!t) return null;
      if (t.prevKey != null) {
        for (t = this.keyMap.get(t.prevKey); t && t.type !== `item` && t.lastChildKey != null;)
          t = this.keyMap.get(t.lastChildKey);
        return t?.key ?? null;
      }
      return t.parentKey;
    }
    getKeyAfter(e) {
      let t = this.keyMap.get(e);
      if (!t) return null;
      if (t.type !== `item` && t.firstChildKey != null) return t.firstChildKey;
      for (; t;) {
        if (t.nextKey != null) return t.nextKey;
        if (t.parentKey != null) t = this.keyMap.get(t.parentKey);
        else return null;
      }
      return null;
    }
    getFirstKey() {
      return this.firstKey;
    }
    getLastKey() {
      let e = this.lastKey == null ? null : this.keyMap.get(this.lastKey);
      for (; e?.lastChildKey != null;) e = this.keyMap.get(e.lastChildKey);
      return e?.key ?? null;
    }
    getItem(e) {
      return this.keyMap.get(e) ?? null;
    }
    at() {
      throw Error(`Not implemented`);
    }
    clone() {
      let e = this.constructor,
        t = new e();
      return (
        (t.keyMap = new Map(this.keyMap)),
        (t.firstKey = this.firstKey),
        (t.lastKey = this.lastKey),
        (t.itemCount = this.itemCount),
        t
      );
    }
    addNode(e) {
      if (this.frozen) throw Error(`Cannot add a node to a frozen collection`);
      (e.type === `item` && this.keyMap.get(e.key) == null && this.itemCount++,
        this.keyMap.set(e.key, e));
    }
    addDescendants(e, t) {
      this.addNode(e);
      let n = t.getChildren(e.key);
      for (let e of n) this.addDescendants(e, t);
    }
    removeNode(e) {
      if (this.frozen) throw Error(`Cannot remove a node to a frozen collection`);
      let t = this.keyMap.get(e);
      (t != null && t.type === `item` && this.itemCount--, this.keyMap.delete(e));
    }
    commit(e, t, n = !1) {
      if (this.frozen) throw Error(`Cannot commit a frozen collection`);
      ((this.firstKey = e), (this.lastKey = t), (this.frozen = !n));
    }
    filter(e) {
      let t = new this.constructor(),
        [n, r] = rn(this, t, this.firstKey, e);
      return (t?.commit(n, r), t);
    }
    constructor() {
      ((this.keyMap = new Map()),
        (this.firstKey = null),
        (this.lastKey = null),
        (this.frozen = !1),
        (this.itemCount = 0));
    }
  };
function rn(e, t, n, r) {
  if (n == null) return [null, null];
  let i = null,
    a = null,
    o = e.getItem(n);
  for (; o != null;) {
    let n = o.filter(e, t, r);
    (n != null &&
      ((n.nextKey = null),
      a && ((n.prevKey = a.key), (a.nextKey = n.key)),
      (i ??= n),
      t.addNode(n),
      (a = n)),
      (o = o.nextKey == null ? null : e.getItem(o.nextKey)));
  }
  if (a && a.type === `separator`) {
    let e = a.prevKey;
    (t.removeNode(a.key), e == null ? (a = null) : ((a = t.getItem(e)), (a.nextKey = null)));
  }
  return [i?.key ?? null, a?.key ?? null];
}
var an = class {
    constructor(e) {
      ((this._firstChild = null),
        (this._lastChild = null),
        (this._previousSibling = null),
        (this._nextSibling = null),
        (this._parentNode = null),
        (this._minInvalidChildIndex = null),
        (this.ownerDocument = e));
    }
    *[Symbol.iterator]() {
      let e = this.firstChild;
      for (; e;) (yield e, (e = e.nextSibling));
    }
    get firstChild() {
      return this._firstChild;
    }
    set firstChild(e) {
      ((this._firstChild = e), this.ownerDocument.markDirty(this));
    }
    get lastChild() {
      return this._lastChild;
    }
    set lastChild(e) {
      ((this._lastChild = e), this.ownerDocument.markDirty(this));
    }
    get previousSibling() {
      return this._previousSibling;
    }
    set previousSibling(e) {
      ((this._previousSibling = e), this.ownerDocument.markDirty(this));
    }
    get nextSibling() {
      return this._nextSibling;
    }
    set nextSibling(e) {
      ((this._nextSibling = e), this.ownerDocument.markDirty(this));
    }
    get parentNode() {
      return this._parentNode;
    }
    set parentNode(e) {
      ((this._parentNode = e), this.ownerDocument.markDirty(this));
    }
    get isConnected() {
      return this.parentNode?.isConnected || !1;
    }
    invalidateChildIndices(e) {
      (this._minInvalidChildIndex == null ||
        !this._minInvalidChildIndex.isConnected ||
        e.index < this._minInvalidChildIndex.index) &&
        ((this._minInvalidChildIndex = e), this.ownerDocument.markDirty(this));
    }
    updateChildIndices() {
      let e = this._minInvalidChildIndex;
      for (; e;)
        ((e.index = e.previousSibling ? e.previousSibling.index + 1 : 0), (e = e.nextSibling));
      this._minInvalidChildIndex = null;
    }
    appendChild(e) {
      (e.parentNode && e.parentNode.removeChild(e),
        (this.firstChild ??= e),
        this.lastChild
          ? ((this.lastChild.nextSibling = e),
            (e.index = this.lastChild.index + 1),
            (e.previousSibling = this.lastChild))
          : ((e.previousSibling = null), (e.index = 0)),
        (e.parentNode = this),
        (e.nextSibling = null),
        (this.lastChild = e),
        this.ownerDocument.markDirty(this),
        this.isConnected && this.ownerDocument.queueUpdate());
    }
    insertBefore(e, t) {
      if (t == null) return this.appendChild(e);
      (e.parentNode && e.parentNode.removeChild(e),
        (e.nextSibling = t),
        (e.previousSibling = t.previousSibling),
        (e.index = t.index - 1),
        this.firstChild === t
          ? (this.firstChild = e)
          : t.previousSibling && (t.previousSibling.nextSibling = e),
        (t.previousSibling = e),
        (e.parentNode = t.parentNode),
        this.invalidateChildIndices(e),
        this.isConnected && this.ownerDocument.queueUpdate());
    }
    removeChild(e) {
      e.parentNode === this &&
        (this._minInvalidChildIndex === e && (this._minInvalidChildIndex = null),
        e.nextSibling &&
          (this.invalidateChildIndices(e.nextSibling),
          (e.nextSibling.previousSibling = e.previousSibling)),
        e.previousSibling && (e.previousSibling.nextSibling = e.nextSibling),
        this.firstChild === e && (this.firstChild = e.nextSibling),
        this.lastChild === e && (this.lastChild = e.previousSibling),
        (e.parentNode = null),
        (e.nextSibling = null),
        (e.previousSibling = null),
        (e.index = 0),
        this.ownerDocument.markDirty(e),
        this.isConnected && this.ownerDocument.queueUpdate());
    }
    addEventListener() {}
    removeEventListener() {}
    get previousVisibleSibling() {
      let e = this.previousSibling;
      for (; e && e.isHidden;) e = e.previousSibling;
      return e;
    }
    get nextVisibleSibling() {
      let e = this.nextSibling;
      for (; e && e.isHidden;) e = e.nextSibling;
      return e;
    }
    get firstVisibleChild() {
      let e = this.firstChild;
      for (; e && e.isHidden;) e = e.nextSibling;
      return e;
    }
    get lastVisibleChild() {
      let e = this.lastChild;
      for (; e && e.isHidden;) e = e.previousSibling;
      return e;
    }
  },
  on = class e extends an {
    constructor(e, t) {
      (super(t),
        (this.nodeType = 8),
        (this.isMutated = !0),
        (this._index = 0),
        (this.isHidden = !1),
        (this.node = null));
    }
    get index() {
      return this._index;
    }
    set index(e) {
      ((this._index = e), this.ownerDocument.markDirty(this));
    }
    get level() {
      return this.parentNode instanceof e
        ? this.parentNode.level + +(this.parentNode.node?.type === `item`)
        : 0;
    }
    getMutableNode() {
      return this.node == null
        ? null
        : ((this.isMutated ||= ((this.node = this.node.clone()), !0)),
          this.ownerDocument.markDirty(this),
          this.node);
    }
    updateNode() {
      let t = this.nextVisibleSibling,
        n = this.getMutableNode();
      if (
        n != null &&
        ((n.index = this.index),
        (n.level = this.level),
        (n.parentKey = this.parentNode instanceof e ? (this.parentNode.node?.key ?? null) : null),
        (n.prevKey = this.previousVisibleSibling?.node?.key ?? null),
        (n.nextKey = t?.node?.key ?? null),
        (n.hasChildNodes = !!this.firstChild),
        (n.firstChildKey = this.firstVisibleChild?.node?.key ?? null),
        (n.lastChildKey = this.lastVisibleChild?.node?.key ?? null),
        (n.colSpan != null || n.colIndex != null) && t)
      ) {
        let e = (n.colIndex ?? n.index) + (n.colSpan ?? 1);
        if (t.node != null && e !== t.node.colIndex) {
          let n = t.getMutableNode();
          n.colIndex = e;
        }
      }
    }
    setProps(e, t, n, r, i) {
      let a,
        { value: o, textValue: s, id: c, ...l } = e;
      if (
        (this.node == null
          ? ((a = new n(c ?? `react-aria-${++this.ownerDocument.nodeId}`)), (this.node = a))
          : (a = this.getMutableNode()),
        (l.ref = t),
        (a.props = l),
        (a.rendered = r),
        (a.render = i),
        (a.value = o),
        e[`aria-label`] && (a[`aria-label`] = e[`aria-label`]),
        (a.textValue =
          s || (typeof l.children == `string` ? l.children : ``) || e[`aria-label`] || ``),
        c != null && c !== a.key)
      )
        throw Error(`Cannot change the id of an item`);
      (l.colSpan != null && (a.colSpan = l.colSpan),
        this.isConnected && this.ownerDocument.queueUpdate());
    }
    get style() {
      let e = this;
      return {
        get display() {
          return e.isHidden ? `none` : ``;
        },
        set display(t) {
          let n = t === `none`;
          if (e.isHidden !== n) {
            (e.parentNode?.firstVisibleChild === e || e.parentNode?.lastVisibleChild === e) &&
              e.ownerDocument.markDirty(e.parentNode);
            let t = e.previousVisibleSibling,
              r = e.nextVisibleSibling;
            (t && e.ownerDocument.markDirty(t),
              r && e.ownerDocument.markDirty(r),
              (e.isHidden = n),
              e.ownerDocument.markDirty(e));
          }
        },
      };
    }
    hasAttribute() {}
    setAttribute() {}
    setAttributeNS() {}
    removeAttribute() {}
  },
  sn = class extends an {
    constructor(e) {
      (super(null),
        (this.nodeType = 11),
        (this.ownerDocument = this),
        (this.dirtyNodes = new Set()),
        (this.isSSR = !1),
        (this.nodeId = 0),
        (this.nodesByProps = new WeakMap()),
        (this.keyOwners = new Map()),
        (this.nextCollection = null),
        (this.subscriptions = new Set()),
        (this.queuedRender = !1),
        (this.inSubscription = !1),
        (this.collection = e),
        (this.nextCollection = e));
    }
    get isConnected() {
      return !0;
    }
    createElement(e) {
      return new on(e, this);
    }
    getMutableCollection() {
      return ((this.nextCollection ||= this.collection.clone()), this.nextCollection);
    }
    markDirty(e) {
      this.dirtyNodes.add(e);
    }
    addNode(e) {
      if (e.isHidden || e.node == null) return;
      let t = this.getMutableCollection();
      if (!t.getItem(e.node.key)) for (let t of e) this.addNode(t);
      t.addNode(e.node);
    }
    removeNode(e) {
      for (let t of e) this.removeNode(t);
      e.node && this.getMutableCollection().removeNode(e.node.key);
    }
    getCollection() {
      return (
        this.inSubscription || ((this.queuedRender = !1), this.updateCollection()), this.collection
      );
    }
    updateCollection() {
      for (let e of this.dirtyNodes)
        e instanceof on && (!e.isConnected || e.isHidden)
          ? this.removeNode(e)
          : e.updateChildIndices();
      for (let e of this.dirtyNodes)
        e instanceof on
          ? (e.isConnected && !e.isHidden && (e.updateNode(), this.addNode(e)),
            e.node && this.dirtyNodes.delete(e),
            (e.isMutated = !1))
          : this.dirtyNodes.delete(e);
      this.nextCollection &&
        (this.nextCollection.commit(
          this.firstVisibleChild?.node?.key ?? null,
          this.lastVisibleChild?.node?.key ?? null,
          this.isSSR,
        ),
        this.isSSR || ((this.collection = this.nextCollection), (this.nextCollection = null)));
    }
    queueUpdate() {
      if (!(this.dirtyNodes.size === 0 || this.queuedRender)) {
        ((this.queuedRender = !0),
          (this.inSubscription = !0),
          this.isSSR || (this.collection = this.collection.clone()));
        for (let e of this.subscriptions) e();
        this.inSubscription = !1;
      }
    }
    subscribe(e) {
      return (
        this.subscriptions.add(e), this.queuedRender && e(), () => this.subscriptions.delete(e)
      );
    }
    resetAfterSSR() {
      this.isSSR &&
        ((this.isSSR = !1),
        (this.firstChild = null),
        (this.lastChild = null),
        (this.nodeId = 0),
        this.keyOwners.clear());
    }
  };
function cn(e) {
  let { children: t, items: n, idScope: r, addIdAndValue: i, dependencies: a = [] } = e,
    o = (0, J.useMemo)(() => void 0, [t]),
    s = (0, J.useMemo)(() => new WeakMap(), [...a, o]);
  return (0, J.useMemo)(() => {
    if (n && typeof t == `function`) {
      let e = [];
      for (let a of n) {
        let n = ln(a) ? a : null,
          o = n ? s.get(n) : null;
        if (!o) {
          o = t(a);
          let c = o.props.id ?? a?.key ?? a?.id;
          r != null && o.props.id == null && c != null && (c = r + `:` + c);
          let l = c ?? e.length;
          ((o = (0, J.cloneElement)(o, i ? { key: l, id: c, value: a } : { key: l })),
            n && s.set(n, o));
        }
        e.push(o);
      }
      return e;
    }
    if (typeof t != `function`) return t;
  }, [t, n, s, r, i]);
}
function ln(e) {
  switch (typeof e) {
    case `object`:
      return e != null;
    case `function`:
    case `symbol`:
      return !0;
    default:
      return !1;
  }
}
var un = e((e) => {
    var n = t();
    function r(e, t) {
      return (e === t && (e !== 0 || 1 / e == 1 / t)) || (e !== e && t !== t);
    }
    var i = typeof Object.is == `function` ? Object.is : r,
      a = n.useState,
      o = n.useEffect,
      s = n.useLayoutEffect,
      c = n.useDebugValue;
    function l(e, t) {
      var n = t(),
        r = a({ inst: { value: n, getSnapshot: t } }),
        i = r[0].inst,
        l = r[1];
      return (
        s(
          function () {
            ((i.value = n), (i.getSnapshot = t), u(i) && l({ inst: i }));
          },
          [e, n, t],
        ),
        o(
          function () {
            return (
              u(i) && l({ inst: i }),
              e(function () {
                u(i) && l({ inst: i });
              })
            );
          },
          [e],
        ),
        c(n),
        n
      );
    }
    function u(e) {
      var t = e.getSnapshot;
      e = e.value;
      try {
        var n = t();
        return !i(e, n);
      } catch {
        return !0;
      }
    }
    function d(e, t) {
      return t();
    }
    var f =
      typeof window > `u` || window.document === void 0 || window.document.createElement === void 0
        ? d
        : l;
    e.useSyncExternalStore = n.useSyncExternalStore === void 0 ? f : n.useSyncExternalStore;
  }),
  dn = e((e, t) => {
    t.exports = un();
  })(),
  fn = (0, J.createContext)(!1),
  pn = (0, J.createContext)(null);
function mn(e) {
  if ((0, J.useContext)(pn)) return e.content;
  let { collection: t, document: n } = vn(e.createCollection);
  return J.createElement(
    J.Fragment,
    null,
    J.createElement(_, null, J.createElement(pn.Provider, { value: n }, e.content)),
    J.createElement(hn, { render: e.children, collection: t }),
  );
}
function hn({ collection: e, render: t }) {
  return t(e);
}
function gn(e, t, n) {
  let r = H(),
    i = (0, J.useRef)(r);
  i.current = r;
  let a = (0, J.useCallback)(() => (i.current ? n() : t()), [t, n]);
  return (0, dn.useSyncExternalStore)(e, a);
}
var _n = typeof J.useSyncExternalStore == `function` ? J.useSyncExternalStore : gn;
function vn(e) {
  let [t] = (0, J.useState)(() => new sn(e?.() || new nn()));
  return {
    collection: _n(
      (0, J.useCallback)((e) => t.subscribe(e), [t]),
      (0, J.useCallback)(() => {
        let e = t.getCollection();
        return (t.isSSR && t.resetAfterSSR(), e);
      }, [t]),
      (0, J.useCallback)(() => ((t.isSSR = !0), t.getCollection()), [t]),
    ),
    document: t,
  };
}
var yn = (0, J.createContext)(null);
function bn(e) {
  return class extends Z {
    static {
      this.type = e;
    }
  };
}
function xn(e, t, n, r, i, a) {
  typeof e == `string` && (e = bn(e));
  let o = (0, J.useCallback)(
      (i) => {
        i?.setProps(t, n, e, r, a);
      },
      [t, n, r, a, e],
    ),
    s = (0, J.useContext)(yn);
  if (s) {
    let o = s.ownerDocument.nodesByProps.get(t);
    return (
      o ||
        ((o = s.ownerDocument.createElement(e.type)),
        o.setProps(t, n, e, r, a),
        s.appendChild(o),
        s.ownerDocument.updateCollection(),
        s.ownerDocument.nodesByProps.set(t, o)),
      i ? J.createElement(yn.Provider, { value: o }, i) : null
    );
  }
  return J.createElement(e.type, { ref: o }, i);
}
function Sn(e, t) {
  let n = ({ node: e }) => t(e.props, e.props.ref, e),
    r = (0, J.forwardRef)((r, i) => {
      let a = (0, J.useContext)(z);
      if (!(0, J.useContext)(fn)) {
        if (t.length >= 3) throw Error(t.name + ` cannot be rendered outside a collection.`);
        return t(r, i);
      }
      return xn(e, r, i, `children` in r ? r.children : null, null, (e) =>
        J.createElement(z.Provider, { value: a }, J.createElement(n, { node: e })),
      );
    });
  return ((r.displayName = t.name), r);
}
function Cn(e, t, n = wn) {
  let r = ({ node: e }) => t(e.props, e.props.ref, e),
    i = (0, J.forwardRef)(
      (t, i) =>
        xn(e, t, i, null, n(t), (e) => J.createElement(r, { node: e })) ??
        J.createElement(J.Fragment, null),
    );
  return ((i.displayName = t.name), i);
}
function wn(e) {
  return cn({ ...e, addIdAndValue: !0 });
}
var Tn = (0, J.createContext)(null);
function En(e) {
  let t = (0, J.useContext)(Tn),
    n = (t?.dependencies || []).concat(e.dependencies),
    r = e.idScope ?? t?.idScope,
    i = wn({ ...e, idScope: r, dependencies: n });
  return (
    (0, J.useContext)(pn) && (i = J.createElement(Dn, null, i)),
    (t = (0, J.useMemo)(() => ({ dependencies: n, idScope: r }), [r, ...n])),
    J.createElement(Tn.Provider, { value: t }, i)
  );
}
function Dn({ children: e }) {
  let t = (0, J.useContext)(pn),
    n = (0, J.useMemo)(
      () =>
        J.createElement(
          pn.Provider,
          { value: null },
          J.createElement(fn.Provider, { value: !0 }, e),
        ),
      [e],
    );
  return H() ? J.createElement(yn.Provider, { value: t }, n) : (0, pt.createPortal)(n, t);
}
var On = (0, J.createContext)(null),
  kn = {
    CollectionRoot({ collection: e, renderDropIndicator: t }) {
      return An(e, null, t);
    },
    CollectionBranch({ collection: e, parent: t, renderDropIndicator: n }) {
      return An(e, t, n);
    },
  };
function An(e, t, n) {
  return cn({
    items: t ? e.getChildren(t.key) : e,
    dependencies: [n],
    children(t) {
      if (t.type === `content`) return J.createElement(J.Fragment, null);
      let r = t.render(t);
      return !n || t.type !== `item`
        ? r
        : J.createElement(
            J.Fragment,
            null,
            n({ type: `item`, key: t.key, dropPosition: `before` }),
            r,
            jn(e, t, n),
          );
    },
  });
}
function jn(e, t, n) {
  let r = t.key,
    i = e.getKeyAfter(r),
    a = i == null ? null : e.getItem(i);
  for (; a != null && a.type !== `item`;)
    ((i = e.getKeyAfter(a.key)), (a = i == null ? null : e.getItem(i)));
  let o = t.nextKey == null ? null : e.getItem(t.nextKey);
  for (; o != null && o.type !== `item`;) o = o.nextKey == null ? null : e.getItem(o.nextKey);
  let s = [];
  if (o == null) {
    let r = t;
    for (; r?.type === `item` && (!a || (r.parentKey !== a.parentKey && a.level < r.level));) {
      let t = n({ type: `item`, key: r.key, dropPosition: `after` });
      ((0, J.isValidElement)(t) && s.push((0, J.cloneElement)(t, { key: `${r.key}-after` })),
        (r = r.parentKey == null ? null : e.getItem(r.parentKey)));
    }
  }
  return s;
}
var Mn = (0, J.createContext)(kn);
function Nn(e) {
  return (0, J.useMemo)(() => (e == null ? null : new Set([e])), [e]);
}
var Pn = (0, J.createContext)({}),
  Fn = Sn(Qt, function (e, t) {
    return (
      ([e, t] = T(e, t, Pn)),
      J.createElement(me.header, { className: `react-aria-Header`, ...e, ref: t }, e.children)
    );
  }),
  In = (0, J.createContext)(null);
function Ln(e) {
  let t = (0, J.useRef)({});
  return J.createElement(In.Provider, { value: t }, e.children);
}
var Rn = (0, J.createContext)({ isSelected: !1 }),
  zn = (0, J.createContext)({});
(class extends Z {
  static {
    this.type = `separator`;
  }
  filter(e, t) {
    let n = t.getItem(this.prevKey);
    if (n && n.type !== `separator`) {
      let n = this.clone();
      return (t.addDescendants(n, e), n);
    }
    return null;
  }
});
var Bn = {};
Bn = { longPressMessage: `اضغط مطولاً أو اضغط على Alt + السهم لأسفل لفتح القائمة` };
var Vn = {};
Vn = {
  longPressMessage: `Натиснете продължително или натиснете Alt+ стрелка надолу, за да отворите менюто`,
};
var Hn = {};
Hn = {
  longPressMessage: `Dlouhým stiskem nebo stisknutím kláves Alt + šipka dolů otevřete nabídku`,
};
var Un = {};
Un = { longPressMessage: `Langt tryk eller tryk på Alt + pil ned for at åbne menuen` };
var Wn = {};
Wn = {
  longPressMessage: `Drücken Sie lange oder drücken Sie Alt + Nach-unten, um das Menü zu öffnen`,
};
var Gn = {};
Gn = {
  longPressMessage: `Πιέστε παρατεταμένα ή πατήστε Alt + κάτω βέλος για να ανοίξετε το μενού`,
};
var Kn = {};
Kn = { longPressMessage: `Long press or press Alt + ArrowDown to open menu` };
var qn = {};
qn = { longPressMessage: `Mantenga pulsado o pulse Alt + flecha abajo para abrir el menú` };
var Jn = {};
Jn = { longPressMessage: `Menüü avamiseks vajutage pikalt või vajutage klahve Alt + allanool` };
var Yn = {};
Yn = {
  longPressMessage: `Avaa valikko painamalla pohjassa tai näppäinyhdistelmällä Alt + Alanuoli`,
};
var Xn = {};
Xn = {
  longPressMessage: `Appuyez de manière prolongée ou appuyez sur Alt\xA0+\xA0Flèche vers le bas pour ouvrir le menu.`,
};
var Zn = {};
Zn = { longPressMessage: `לחץ לחיצה ארוכה או הקש Alt + ArrowDown כדי לפתוח את התפריט` };
var Qn = {};
Qn = {
  longPressMessage: `Dugo pritisnite ili pritisnite Alt + strelicu prema dolje za otvaranje izbornika`,
};
var $n = {};
$n = {
  longPressMessage: `Nyomja meg hosszan, vagy nyomja meg az Alt + lefele nyíl gombot a menü megnyitásához`,
};
var er = {};
er = { longPressMessage: `Premi a lungo o premi Alt + Freccia giù per aprire il menu` };
var tr = {};
tr = { longPressMessage: `長押しまたは Alt+下矢印キーでメニューを開く` };
var nr = {};
nr = { longPressMessage: `길게 누르거나 Alt + 아래쪽 화살표를 눌러 메뉴 열기` };
var rr = {};
rr = {
  longPressMessage: `Norėdami atidaryti meniu, nuspaudę palaikykite arba paspauskite „Alt + ArrowDown“.`,
};
var ir = {};
ir = {
  longPressMessage: `Lai atvērtu izvēlni, turiet nospiestu vai nospiediet taustiņu kombināciju Alt + lejupvērstā bultiņa`,
};
var ar = {};
ar = { longPressMessage: `Langt trykk eller trykk Alt + PilNed for å åpne menyen` };
var or = {};
or = { longPressMessage: `Druk lang op Alt + pijl-omlaag of druk op Alt om het menu te openen` };
var sr = {};
sr = {
  longPressMessage: `Naciśnij i przytrzymaj lub naciśnij klawisze Alt + Strzałka w dół, aby otworzyć menu`,
};
var cr = {};
cr = {
  longPressMessage: `Pressione e segure ou pressione Alt + Seta para baixo para abrir o menu`,
};
var lr = {};
lr = { longPressMessage: `Prima continuamente ou prima Alt + Seta Para Baixo para abrir o menu` };
var ur = {};
ur = {
  longPressMessage: `Apăsați lung sau apăsați pe Alt + săgeată în jos pentru a deschide meniul`,
};
var dr = {};
dr = {
  longPressMessage: `Нажмите и удерживайте или нажмите Alt + Стрелка вниз, чтобы открыть меню`,
};
var fr = {};
fr = {
  longPressMessage: `Ponuku otvoríte dlhým stlačením alebo stlačením klávesu Alt + klávesu so šípkou nadol`,
};
var pr = {};
pr = {
  longPressMessage: `Za odprtje menija pritisnite in držite gumb ali pritisnite Alt+puščica navzdol`,
};
var mr = {};
mr = {
  longPressMessage: `Dugo pritisnite ili pritisnite Alt + strelicu prema dole da otvorite meni`,
};
var hr = {};
hr = { longPressMessage: `Håll nedtryckt eller tryck på Alt + pil nedåt för att öppna menyn` };
var gr = {};
gr = { longPressMessage: `Menüyü açmak için uzun basın veya Alt + Aşağı Ok tuşuna basın` };
var _r = {};
_r = {
  longPressMessage: `Довго або звичайно натисніть комбінацію клавіш Alt і стрілка вниз, щоб відкрити меню`,
};
var vr = {};
vr = { longPressMessage: `长按或按 Alt + 向下方向键以打开菜单` };
var yr = {};
yr = { longPressMessage: `長按或按 Alt+向下鍵以開啟功能表` };
var br = {};
br = {
  'ar-AE': Bn,
  'bg-BG': Vn,
  'cs-CZ': Hn,
  'da-DK': Un,
  'de-DE': Wn,
  'el-GR': Gn,
  'en-US': Kn,
  'es-ES': qn,
  'et-EE': Jn,
  'fi-FI': Yn,
  'fr-FR': Xn,
  'he-IL': Zn,
  'hr-HR': Qn,
  'hu-HU': $n,
  'it-IT': er,
  'ja-JP': tr,
  'ko-KR': nr,
  'lt-LT': rr,
  'lv-LV': ir,
  'nb-NO': ar,
  'nl-NL': or,
  'pl-PL': sr,
  'pt-BR': cr,
  'pt-PT': lr,
  'ro-RO': ur,
  'ru-RU': dr,
  'sk-SK': fr,
  'sl-SI': pr,
  'sr-SP': mr,
  'sv-SE': hr,
  'tr-TR': gr,
  'uk-UA': _r,
  'zh-CN': vr,
  'zh-TW': yr,
};
var xr = 0,
  Sr = new Map();
function Cr(e) {
  let [t, n] = (0, J.useState)();
  return (
    a(() => {
      if (!e) return;
      let t = Sr.get(e);
      if (t) n(t.element.id);
      else {
        let r = `react-aria-description-${xr++}`;
        n(r);
        let i = document.createElement(`div`);
        ((i.id = r),
          (i.style.display = `none`),
          (i.textContent = e),
          document.body.appendChild(i),
          (t = { refCount: 0, element: i }),
          Sr.set(e, t));
      }
      return (
        t.refCount++,
        () => {
          t && --t.refCount === 0 && (t.element.remove(), Sr.delete(e));
        }
      );
    }, [e]),
    { 'aria-describedby': e ? t : void 0 }
  );
}
var wr = 500;
function Tr(e) {
  let {
      isDisabled: t,
      pointerType: n,
      onLongPressStart: r,
      onLongPressEnd: i,
      onLongPress: a,
      threshold: o = wr,
      accessibilityDescription: s,
    } = e,
    c = (0, J.useRef)(void 0),
    { addGlobalListener: l, removeAllGlobalListeners: u } = V(),
    d = (e) => (n ? e.pointerType === n : e.pointerType === `mouse` || e.pointerType === `touch`),
    { pressProps: f } = m({
      isDisabled: t,
      onPressStart(e) {
        if ((e.continuePropagation(), d(e))) {
          (r && r({ ...e, type: `longpressstart` }),
            (c.current = setTimeout(() => {
              (e.target.dispatchEvent(new PointerEvent(`pointercancel`, { bubbles: !0 })),
                l(e.target, `click`, (e) => e.preventDefault(), { once: !0 }),
                K(e.target).activeElement !== e.target && ce(e.target),
                a && a({ ...e, type: `longpress` }),
                (c.current = void 0));
            }, o)),
            e.pointerType === `touch` &&
              l(e.target, `contextmenu`, (e) => e.preventDefault(), { once: !0 }));
          let t = te(e.target);
          l(
            t,
            `pointerup`,
            () => {
              setTimeout(() => {
                u();
              }, 100);
            },
            { once: !0 },
          );
        }
      },
      onPressEnd(e) {
        (c.current && clearTimeout(c.current), i && d(e) && i({ ...e, type: `longpressend` }));
      },
    }),
    p = Cr(a && !t ? s : void 0);
  return { longPressProps: y(f, p) };
}
function Er(e) {
  let { onContextMenu: t } = e,
    n = (0, J.useRef)(!1),
    { longPressProps: r } = Tr({
      onLongPressStart() {
        n.current = !1;
      },
      onLongPress(e) {
        n.current ? (n.current = !1) : t?.({ target: e.target, x: e.x, y: e.y });
      },
    });
  return t
    ? {
        contextMenuProps: y(E() ? r : {}, {
          onContextMenu(e) {
            (e.stopPropagation(), e.preventDefault(), (n.current = !0));
            let r = e.currentTarget.getBoundingClientRect();
            t({ target: e.currentTarget, x: e.clientX - r.x, y: e.clientY - r.y });
          },
          onKeyDown(e) {
            if (W() && e.ctrlKey && e.key === `Enter`) {
              n.current = !1;
              let r = e.currentTarget;
              (e.stopPropagation(),
                setTimeout(() => {
                  if (n.current) n.current = !1;
                  else {
                    let e = r.getBoundingClientRect();
                    t({ target: r, x: e.width / 2, y: e.height / 2 });
                  }
                }, 10));
            }
          },
        }),
      }
    : { contextMenuProps: {} };
}
function Dr(e, t, n) {
  let { type: r } = e,
    { isOpen: i } = t;
  (0, J.useEffect)(() => {
    n && n.current && zt.set(n.current, t.close);
  });
  let a;
  r === `menu` ? (a = !0) : r === `listbox` && (a = `listbox`);
  let o = h();
  return {
    triggerProps: {
      'aria-haspopup': a,
      'aria-expanded': i,
      'aria-controls': i ? o : void 0,
      onPress: t.toggle,
    },
    overlayProps: { id: o },
  };
}
function Or(e) {
  return e && e.__esModule ? e.default : e;
}
function kr(e, t, n) {
  let { type: r = `menu`, isDisabled: i, trigger: a = `press` } = e,
    o = h(),
    { triggerProps: s, overlayProps: c } = Dr({ type: r }, t, n),
    l = (e, n, r = `first`) => {
      if (!e || n.isDefaultPrevented()) return !1;
      t.toggle(r);
    },
    { keyboardProps: u } = p({
      isDisabled: i,
      shortcuts: {
        Enter: (e) => l(a !== `longPress`, e, `first`),
        ' ': (e) => l(a !== `longPress`, e, `first`),
        ArrowDown: (e) => l(a !== `longPress`, e, `first`),
        ArrowUp: (e) => l(a !== `longPress`, e, `last`),
        'Alt+Enter': (e) => l(a === `longPress`, e, `first`),
        'Alt+ ': (e) => l(a === `longPress`, e, `first`),
        'Alt+ArrowDown': (e) => l(!0, e, `first`),
        'Alt+ArrowUp': (e) => l(!0, e, `last`),
      },
    }),
    d = x(Or(br), `@react-aria/menu`),
    { longPressProps: f } = Tr({
      isDisabled: i || a !== `longPress`,
      accessibilityDescription: d.format(`longPressMessage`),
      onLongPressStart() {
        t.close();
      },
      onLongPress() {
        t.open(`first`);
      },
    }),
    m = {
      preventFocusOnPress: !0,
      onPressStart(e) {
        e.pointerType !== `touch` &&
          e.pointerType !== `keyboard` &&
          !i &&
          (ce(e.target), t.open(e.pointerType === `virtual` ? `first` : null));
      },
      onPress(e) {
        e.pointerType === `touch` && !i && (ce(e.target), t.toggle());
      },
    };
  delete s.onPress;
  let { contextMenuProps: g } = Er({
    onContextMenu(e) {
      let n = e.target.getBoundingClientRect();
      (t.setPoint({ x: n.x + e.x, y: n.y + e.y }), t.open());
    },
  });
  (0, J.useEffect)(() => {
    if (t.isOpen && a === `contextMenu`) {
      let e = (e) => {
        (e.button === 2 || (e.button === 0 && e.ctrlKey === !0)) &&
          N(e) === document.body &&
          t.close();
      };
      return (
        document.addEventListener(`mousedown`, e),
        () => document.removeEventListener(`mousedown`, e)
      );
    }
  }, [t, a]);
  let _;
  if (a === `press`) _ = { ...m, ...u };
  else if (a === `longPress`) _ = { ...f, ...u };
  else if (a === `contextMenu`) {
    _ = g;
    let { 'aria-haspopup': e, 'aria-expanded': t, 'aria-controls': n, ...r } = s;
    s = r;
  }
  return {
    menuTriggerProps: { ...s, ..._, id: o },
    menuProps: { ...c, 'aria-labelledby': o, autoFocus: t.focusStrategy || !0, onClose: t.close },
  };
}
function Ar(e) {
  return R() ? e.altKey : e.ctrlKey;
}
function Q(e, t) {
  let n = `[data-key="${CSS.escape(String(t))}"]`,
    r = e.current?.dataset.collection;
  return (r && (n = `[data-collection="${CSS.escape(r)}"]${n}`), e.current?.querySelector(n));
}
var jr = new WeakMap();
function Mr(e) {
  let t = h();
  return (jr.set(e, t), t);
}
function Nr(e) {
  return jr.get(e);
}
function Pr(e, t) {
  let n = [],
    r = document.scrollingElement || document.documentElement;
  for (; e && (P(e, t) && n.push(e), e !== r);) e = e.parentElement;
  return n;
}
function Fr(e, t, n = {}) {
  e !== t && Ir(e, t, t.getBoundingClientRect(), n);
}
function Ir(e, t, n, r = {}) {
  let { block: i = `nearest`, inline: a = `nearest` } = r,
    o = e.scrollTop,
    s = e.scrollLeft,
    c = e.getBoundingClientRect(),
    l = window.getComputedStyle(t),
    u = window.getComputedStyle(e),
    d = document.scrollingElement || document.documentElement,
    f = e === d,
    p = e === d ? 0 : c.top,
    m = e === d ? e.clientHeight : c.bottom,
    h = e === d ? 0 : c.left,
    g = e === d ? e.clientWidth : c.right,
    _ = parseFloat(l.scrollMarginTop) || 0,
    v = parseFloat(l.scrollMarginBottom) || 0,
    y = parseFloat(l.scrollMarginLeft) || 0,
    b = parseFloat(l.scrollMarginRight) || 0,
    x = parseFloat(u.scrollPaddingTop) || 0,
    S = parseFloat(u.scrollPaddingBottom) || 0,
    C = parseFloat(u.scrollPaddingLeft) || 0,
    w = parseFloat(u.scrollPaddingRight) || 0,
    T = parseFloat(u.borderTopWidth) || 0,
    D = parseFloat(u.borderBottomWidth) || 0,
    O = parseFloat(u.borderLeftWidth) || 0,
    k = parseFloat(u.borderRightWidth) || 0,
    A = n.top - _,
    j = n.bottom + v,
    M = n.left - y,
    N = n.right + b,
    P = e === d ? 0 : O + k,
    F = e === d ? 0 : T + D,
    I = e === d ? 0 : e.offsetWidth - e.clientWidth - P,
    L = e === d ? 0 : e.offsetHeight - e.clientHeight - F,
    R = p + (f ? 0 : T) + x,
    z = m - (f ? 0 : D) - S - L,
    B = h + (f ? 0 : O) + C,
    V = g - (f ? 0 : k) - w;
  (E() && le()) || u.direction === `ltr` ? (V -= I) : u.direction === `rtl` && (B += I);
  let H = A < R || j > z,
    U = M < B || N > V;
  if (H && i === `start`) o += A - R;
  else if (H && i === `center`) o += (A + j) / 2 - (R + z) / 2;
  else if (H && i === `end`) o += j - z;
  else if (H && i === `nearest`) {
    let e = A - R,
      t = j - z;
    o += Math.abs(e) <= Math.abs(t) ? e : t;
  }
  if (U && a === `start`) s += M - B;
  else if (U && a === `center`) s += (M + N) / 2 - (B + V) / 2;
  else if (U && a === `end`) s += N - V;
  else if (U && a === `nearest`) {
    let e = M - B,
      t = N - V;
    s += Math.abs(e) <= Math.abs(t) ? e : t;
  }
  e.scrollTo({ left: s, top: o });
}
function Lr(e, t = {}) {
  let { containingElement: n } = t;
  if (e && e.isConnected) {
    let t = document.scrollingElement || document.documentElement;
    if (window.getComputedStyle(t).overflow !== `hidden`) {
      let { left: t, top: r } = e.getBoundingClientRect();
      e?.scrollIntoView?.({ block: `nearest` });
      let { left: i, top: a } = e.getBoundingClientRect();
      (Math.abs(t - i) > 1 || Math.abs(r - a) > 1) &&
        (n?.scrollIntoView?.({ block: `center`, inline: `center` }),
        e.scrollIntoView?.({ block: `nearest` }));
    } else {
      let { left: t, top: r } = e.getBoundingClientRect(),
        i = Pr(e, !0);
      for (let t of i) Fr(t, e);
      let { left: a, top: o } = e.getBoundingClientRect();
      if (Math.abs(t - a) > 1 || Math.abs(r - o) > 1) {
        i = n ? Pr(n, !0) : [];
        for (let e of i) Fr(e, n, { block: `center`, inline: `center` });
        for (let t of Pr(e, !0)) Fr(t, e);
      }
    }
  }
}
var Rr = 1e3;
function zr(e) {
  let { keyboardDelegate: t, selectionManager: n, onTypeSelect: r } = e,
    i = (0, J.useRef)({ search: ``, timeout: void 0 });
  return (
    (0, J.useEffect)(() => {
      let e = i.current.timeout;
      return () => {
        clearTimeout(e);
      };
    }, [i]),
    {
      typeSelectProps: {
        onKeyDownCapture: t.getKeyForSearch
          ? (e) => {
              if (i.current.search.length > 0 && e.key === ` `) {
                if (
                  (e.preventDefault(),
                  (!(`continuePropagation` in e) ||
                    (`continuePropagation` in e && !e.isPropagationStopped())) &&
                    e.stopPropagation(),
                  (i.current.search += ` `),
                  t.getKeyForSearch != null)
                ) {
                  let e = t.getKeyForSearch(i.current.search, n.focusedKey);
                  ((e ??= t.getKeyForSearch(i.current.search)),
                    e != null && (n.setFocusedKey(e), r && r(e)));
                }
                (clearTimeout(i.current.timeout),
                  (i.current.timeout = setTimeout(() => {
                    i.current.search = ``;
                  }, Rr)));
              }
            }
          : void 0,
        onKeyDown: t.getKeyForSearch
          ? (e) => {
              let a = Br(e.key);
              if (
                !(
                  !a ||
                  e.ctrlKey ||
                  e.metaKey ||
                  e.altKey ||
                  !k(e.currentTarget, N(e)) ||
                  (i.current.search.length === 0 && a === ` `)
                )
              ) {
                if (((i.current.search += a), t.getKeyForSearch != null)) {
                  let a = t.getKeyForSearch(i.current.search, n.focusedKey);
                  if (((a ??= t.getKeyForSearch(i.current.search)), a != null))
                    (n.setFocusedKey(a),
                      r && r(a),
                      e.preventDefault(),
                      `continuePropagation` in e || e.stopPropagation());
                  else {
                    ((i.current.search = ``),
                      clearTimeout(i.current.timeout),
                      (i.current.timeout = void 0));
                    return;
                  }
                }
                (clearTimeout(i.current.timeout),
                  (i.current.timeout = setTimeout(() => {
                    i.current.search = ``;
                  }, Rr)));
              }
            }
          : void 0,
      },
    }
  );
}
function Br(e) {
  return e.length === 1 || !/^[A-Z]/i.test(e) ? e : ``;
}
function Vr(e, t) {
  let n = (0, J.useRef)(!0),
    r = (0, J.useRef)(null);
  (a(
    () => (
      (n.current = !0),
      () => {
        n.current = !1;
      }
    ),
    [],
  ),
    a(() => {
      (n.current ? (n.current = !1) : (!r.current || t.some((e, t) => !Object.is(e, r[t]))) && e(),
        (r.current = t));
    }, t));
}
function Hr(e) {
  let {
      selectionManager: t,
      keyboardDelegate: n,
      ref: r,
      autoFocus: i = !1,
      shouldFocusWrap: a = !1,
      disallowEmptySelection: o = !1,
      disallowSelectAll: s = !1,
      escapeKeyBehavior: c = `clearSelection`,
      selectOnFocus: l = t.selectionBehavior === `replace`,
      disallowTypeAhead: f = !1,
      shouldUseVirtualFocus: m,
      allowsTabNavigation: h = !1,
      scrollRef: _ = r,
      linkBehavior: v = `action`,
      UNSTABLE_focusOnEntry: b,
    } = e,
    { direction: x } = d(),
    S = j(),
    C = (e, n, i) => {
      if (n != null) {
        if (t.isLink(n) && v === `selection` && l && !Ar(e)) {
          (0, pt.flushSync)(() => {
            t.setFocusedKey(n, i);
          });
          let a = Q(r, n),
            o = t.getItemProps(n);
          if (a) {
            S.open(a, e, o.href, o.routerOptions);
            return;
          }
          return !1;
        }
        if ((t.setFocusedKey(n, i), t.isLink(n) && v === `override`)) return !1;
        if (e.shiftKey && t.selectionMode === `multiple`) {
          t.extendSelection(n);
          return;
        }
        if (l && !Ar(e)) {
          t.replaceSelection(n);
          return;
        }
      }
      return !1;
    },
    w = (e) => {
      if (n.getKeyBelow) {
        let r = t.focusedKey == null ? n.getFirstKey?.() : n.getKeyBelow?.(t.focusedKey);
        if ((r == null && a && (r = n.getFirstKey?.(t.focusedKey)), r != null)) {
          C(e, r);
          return;
        }
      }
      return !1;
    },
    T = (e) => {
      if (n.getKeyAbove) {
        let r = t.focusedKey == null ? n.getLastKey?.() : n.getKeyAbove?.(t.focusedKey);
        if ((r == null && a && (r = n.getLastKey?.(t.focusedKey)), r != null)) {
          C(e, r);
          return;
        }
      }
      return !1;
    },
    E = (e) => {
      if (n.getFirstKey) {
        if (t.focusedKey === null && e.shiftKey) return !1;
        let r = n.getFirstKey(t.focusedKey, u(e));
        if ((t.setFocusedKey(r), r != null)) {
          if (u(e) && e.shiftKey && t.selectionMode === `multiple`) {
            t.extendSelection(r);
            return;
          }
          if (l) {
            t.replaceSelection(r);
            return;
          }
        }
      }
      return !1;
    },
    D = (e) => {
      if (n.getKeyLeftOf) {
        let r = t.focusedKey == null ? n.getFirstKey?.() : n.getKeyLeftOf?.(t.focusedKey);
        if (
          (r == null &&
            a &&
            (r = x === `rtl` ? n.getFirstKey?.(t.focusedKey) : n.getLastKey?.(t.focusedKey)),
          r != null)
        ) {
          C(e, r, x === `rtl` ? `first` : `last`);
          return;
        }
      }
      return !1;
    },
    O = (e) => {
      if (n.getKeyRightOf) {
        let r = t.focusedKey == null ? n.getFirstKey?.() : n.getKeyRightOf?.(t.focusedKey);
        if (
          (r == null &&
            a &&
            (r = x === `rtl` ? n.getLastKey?.(t.focusedKey) : n.getFirstKey?.(t.focusedKey)),
          r != null)
        ) {
          C(e, r, x === `rtl` ? `last` : `first`);
          return;
        }
      }
      return !1;
    },
    A = (e) => {
      if (n.getLastKey) {
        if (t.focusedKey === null && e.shiftKey) return !1;
        let r = n.getLastKey(t.focusedKey, u(e));
        if ((t.setFocusedKey(r), r != null)) {
          if (u(e) && e.shiftKey && t.selectionMode === `multiple`) {
            t.extendSelection(r);
            return;
          }
          if (l) {
            t.replaceSelection(r);
            return;
          }
        }
      }
      return !1;
    },
    M = (e) => {
      if (n.getKeyPageBelow && t.focusedKey != null) {
        let r = n.getKeyPageBelow(t.focusedKey);
        if (r != null) return C(e, r);
      }
      return !1;
    },
    P = (e) => {
      if (n.getKeyPageAbove && t.focusedKey != null) {
        let r = n.getKeyPageAbove(t.focusedKey);
        if (r != null) return C(e, r);
      }
      return !1;
    },
    F = () => {
      if (t.selectionMode === `multiple` && s !== !0) t.selectAll();
      else return !1;
    },
    I = () => {
      if (c === `clearSelection` && !o && t.selectedKeys.size !== 0) t.clearSelection();
      else return !1;
    },
    L = () => {
      if (!h && r.current) {
        let e = he(r.current, { tabbable: !0 }),
          t,
          n;
        do ((n = e.lastChild()), n && (t = n));
        while (n);
        let i = q();
        t && (!U(t) || (i && !ne(i))) && ce(t);
      }
      return { shouldContinuePropagation: !0, shouldPreventDefault: !1 };
    },
    R = () => (
      !h && r.current && r.current.focus(),
      { shouldContinuePropagation: !0, shouldPreventDefault: !1 }
    ),
    z = (e, t) => ({
      [W() ? e + `+Shift+Alt` : e + `+Shift+Control`]: t,
      [e + `+Shift`]: t,
      [W() ? e + `+Alt` : e + `+Control`]: t,
      [e]: t,
    }),
    { keyboardProps: B } = p({
      shortcuts: {
        ...z(`ArrowDown`, w),
        ...z(`ArrowUp`, T),
        ...z(`ArrowLeft`, D),
        ...z(`ArrowRight`, O),
        ...z(`PageDown`, M),
        ...z(`PageUp`, P),
      },
      allowRepeats: !0,
    }),
    { keyboardProps: V } = p({
      shortcuts: { ...z(`Home`, E), ...z(`End`, A), 'Mod+A': F, Escape: I, Tab: L, 'Tab+Shift': R },
    }),
    H = (0, J.useRef)({ top: 0, left: 0 });
  it(_, `scroll`, () => {
    H.current = { top: _.current?.scrollTop ?? 0, left: _.current?.scrollLeft ?? 0 };
  });
  let ee = (e) => {
      if (t.isFocused) {
        k(e.currentTarget, N(e)) || t.setFocused(!1);
        return;
      }
      if (!k(e.currentTarget, N(e))) return;
      let i = ie();
      t.setFocused(!0);
      let a = (e) => {
        e != null && (t.setFocusedKey(e), l && !t.isSelected(e) && t.replaceSelection(e));
      };
      if (b && (i === `keyboard` || i === `virtual`))
        a(b === `first` ? n.getFirstKey?.() : n.getLastKey?.());
      else if (t.focusedKey == null) {
        let r = e.relatedTarget;
        r && e.currentTarget.compareDocumentPosition(r) & Node.DOCUMENT_POSITION_FOLLOWING
          ? a(t.lastSelectedKey ?? n.getLastKey?.())
          : a(t.firstSelectedKey ?? n.getFirstKey?.());
      } else
        _.current &&
          ((_.current.scrollTop = H.current.top), (_.current.scrollLeft = H.current.left));
      if (t.focusedKey != null && _.current) {
        let e = Q(r, t.focusedKey);
        e instanceof HTMLElement &&
          (!U(e) && !m && ce(e),
          (i === `keyboard` || (b && i === `virtual`)) && Lr(e, { containingElement: r.current }));
      }
    },
    te = (e) => {
      k(e.currentTarget, e.relatedTarget) || t.setFocused(!1);
    },
    G = (0, J.useRef)(!1);
  it(
    r,
    ve,
    m
      ? (e) => {
          let { detail: n } = e;
          (e.stopPropagation(), t.setFocused(!0), n?.focusStrategy === `first` && (G.current = !0));
        }
      : void 0,
  );
  let re = n.getFirstKey?.() ?? null;
  (Vr(() => {
    if (G.current) {
      if (re == null) {
        let e = q();
        (ye(r.current), xe(e, null), t.collection.size > 0 && (G.current = !1));
      } else (t.setFocusedKey(re), (G.current = !1));
    }
  }, [re, t.collection.size]),
    Vr(() => {
      t.collection.size > 0 && (G.current = !1);
    }, [t.focusedKey]),
    it(
      r,
      _e,
      m
        ? (e) => {
            (e.stopPropagation(),
              t.setFocused(!1),
              e.detail?.clearFocusKey && t.setFocusedKey(null));
          }
        : void 0,
    ));
  let K = (0, J.useRef)(i),
    ae = (0, J.useRef)(!1);
  (0, J.useEffect)(() => {
    if (K.current) {
      let e = null;
      (i === `first` && (e = n.getFirstKey?.() ?? null),
        i === `last` && (e = n.getLastKey?.() ?? null));
      let a = t.selectedKeys;
      if (a.size) {
        for (let n of a)
          if (t.canSelectItem(n)) {
            e = n;
            break;
          }
      }
      (t.setFocused(!0),
        t.setFocusedKey(e),
        e != null && l && !a.size && t.canSelectItem(e) && t.replaceSelection(e),
        e == null && !m && r.current && g(r.current),
        t.collection.size > 0 && ((K.current = !1), (ae.current = !0)));
    }
  });
  let oe = (0, J.useRef)(t.focusedKey),
    se = (0, J.useRef)(null);
  ((0, J.useEffect)(() => {
    if (
      t.isFocused &&
      t.focusedKey != null &&
      (t.focusedKey !== oe.current || ae.current) &&
      _.current &&
      r.current
    ) {
      let e = ie(),
        n = Q(r, t.focusedKey);
      if (!(n instanceof HTMLElement)) return;
      (e === `keyboard` || ae.current) &&
        (se.current && cancelAnimationFrame(se.current),
        (se.current = requestAnimationFrame(() => {
          _.current &&
            (Fr(_.current, n), e !== `virtual` && Lr(n, { containingElement: r.current }));
        })));
    }
    (!m && t.isFocused && t.focusedKey == null && oe.current != null && r.current && g(r.current),
      (oe.current = t.focusedKey),
      (ae.current = !1));
  }),
    (0, J.useEffect)(
      () => () => {
        se.current && cancelAnimationFrame(se.current);
      },
      [],
    ),
    it(r, `react-aria-focus-scope-restore`, (e) => {
      (e.preventDefault(), t.setFocused(!0));
    }));
  let le = {
      ...y(V, B),
      onFocus: ee,
      onBlur: te,
      onMouseDown(e) {
        _.current === N(e) && e.preventDefault();
      },
    },
    { typeSelectProps: ue } = zr({ keyboardDelegate: n, selectionManager: t });
  f || (le = y(ue, le));
  let de;
  m || (de = t.focusedKey == null ? 0 : -1);
  let fe = Mr(t.collection);
  return { collectionProps: y(le, { tabIndex: de, 'data-collection': fe }) };
}
var Ur = class {
    constructor(e) {
      this.ref = e;
    }
    getItemRect(e) {
      let t = this.ref.current;
      if (!t) return null;
      let n = e == null ? null : Q(this.ref, e);
      if (!n) return null;
      let r = t.getBoundingClientRect(),
        i = n.getBoundingClientRect();
      return {
        x: i.left - r.left - t.clientLeft + t.scrollLeft,
        y: i.top - r.top - t.clientTop + t.scrollTop,
        width: i.width,
        height: i.height,
      };
    }
    getContentSize() {
      let e = this.ref.current;
      return { width: e?.scrollWidth ?? 0, height: e?.scrollHeight ?? 0 };
    }
    getVisibleRect() {
      let e = this.ref.current;
      return {
        x: e?.scrollLeft ?? 0,
        y: e?.scrollTop ?? 0,
        width: e?.clientWidth ?? 0,
        height: e?.clientHeight ?? 0,
      };
    }
  },
  Wr = class {
    constructor(...e) {
      if (e.length === 1) {
        let t = e[0];
        ((this.collection = t.collection),
          (this.ref = t.ref),
          (this.collator = t.collator),
          (this.disabledKeys = t.disabledKeys || new Set()),
          (this.disabledBehavior = t.disabledBehavior || `all`),
          (this.orientation = t.orientation || `vertical`),
          (this.direction = t.direction),
          (this.layout = t.layout || `stack`),
          (this.layoutDelegate = t.layoutDelegate || new Ur(t.ref)));
      } else
        ((this.collection = e[0]),
          (this.disabledKeys = e[1]),
          (this.ref = e[2]),
          (this.collator = e[3]),
          (this.layout = `stack`),
          (this.orientation = `vertical`),
          (this.disabledBehavior = `all`),
          (this.layoutDelegate = new Ur(this.ref)));
      this.layout === `stack` &&
        this.orientation === `vertical` &&
        ((this.getKeyLeftOf = void 0), (this.getKeyRightOf = void 0));
    }
    isDisabled(e) {
      return (
        this.disabledBehavior === `all` &&
        (e.props?.isDisabled || this.disabledKeys.has(e.key)) &&
        e.props?.disabledBehavior !== `selection`
      );
    }
    findNextNonDisabled(e, t, n = !1) {
      let r = e;
      for (; r != null;) {
        let e = this.collection.getItem(r);
        if (e?.type === `item` && (n || !this.isDisabled(e))) return r;
        r = t(r);
      }
      return null;
    }
    getNextKey(e, t) {
      let n = e;
      return (
        (n = this.collection.getKeyAfter(n)),
        this.findNextNonDisabled(n, (e) => this.collection.getKeyAfter(e), t?.includeDisabled)
      );
    }
    getPreviousKey(e, t) {
      let n = e;
      return (
        (n = this.collection.getKeyBefore(n)),
        this.findNextNonDisabled(n, (e) => this.collection.getKeyBefore(e), t?.includeDisabled)
      );
    }
    findKey(e, t, n) {
      let r = e,
        i = this.layoutDelegate.getItemRect(r);
      if (!i || r == null) return null;
      let a = i;
      do {
        if (((r = t(r)), r == null)) break;
        i = this.layoutDelegate.getItemRect(r);
      } while (i && n(a, i) && r != null);
      return r;
    }
    isSameRow(e, t) {
      return e.y === t.y || e.x !== t.x;
    }
    isSameColumn(e, t) {
      return e.x === t.x || e.y !== t.y;
    }
    isReversed(e) {
      let t = this.getNextKey(e),
        n = Q(this.ref, e);
      if (t != null) {
        let e = Q(this.ref, t);
        return !n || !e ? !1 : n.getBoundingClientRect().top > e.getBoundingClientRect().top;
      }
      let r = this.getPreviousKey(e);
      if (r != null) {
        let e = Q(this.ref, r);
        return !n || !e ? !1 : e.getBoundingClientRect().top > n.getBoundingClientRect().top;
      }
      return !1;
    }
    getKeyBelow(e, t) {
      return this.layout === `grid` && this.orientation === `vertical`
        ? this.findKey(e, (e) => this.getNextKey(e, t), this.isSameRow)
        : this.orientation === `vertical` && this.isReversed(e)
          ? this.getPreviousKey(e, t)
          : this.getNextKey(e, t);
    }
    getKeyAbove(e, t) {
      return this.layout === `grid` && this.orientation === `vertical`
        ? this.findKey(e, (e) => this.getPreviousKey(e, t), this.isSameRow)
        : this.orientation === `vertical` && this.isReversed(e)
          ? this.getNextKey(e, t)
          : this.getPreviousKey(e, t);
    }
    getNextColumn(e, t, n) {
      return t ? this.getPreviousKey(e, n) : this.getNextKey(e, n);
    }
    getKeyRightOf(e, t) {
      let n = this.direction === `ltr` ? `getKeyRightOf` : `getKeyLeftOf`;
      return this.layoutDelegate[n]
        ? ((e = this.layoutDelegate[n](e)),
          this.findNextNonDisabled(e, (e) => this.layoutDelegate[n](e), t?.includeDisabled))
        : this.layout === `grid`
          ? this.orientation === `vertical`
            ? this.getNextColumn(e, this.direction === `rtl`, t)
            : this.findKey(
                e,
                (e) => this.getNextColumn(e, this.direction === `rtl`, t),
                this.isSameColumn,
              )
          : this.orientation === `horizontal`
            ? this.getNextColumn(e, this.direction === `rtl`, t)
            : null;
    }
    getKeyLeftOf(e, t) {
      let n = this.direction === `ltr` ? `getKeyLeftOf` : `getKeyRightOf`;
      return this.layoutDelegate[n]
        ? ((e = this.layoutDelegate[n](e)),
          this.findNextNonDisabled(e, (e) => this.layoutDelegate[n](e), t?.includeDisabled))
        : this.layout === `grid`
          ? this.orientation === `vertical`
            ? this.getNextColumn(e, this.direction === `ltr`, t)
            : this.findKey(
                e,
                (e) => this.getNextColumn(e, this.direction === `ltr`, t),
                this.isSameColumn,
              )
          : this.orientation === `horizontal`
            ? this.getNextColumn(e, this.direction === `ltr`, t)
            : null;
    }
    getFirstKey() {
      let e = this.collection.getFirstKey();
      return this.findNextNonDisabled(e, (e) => this.collection.getKeyAfter(e));
    }
    getLastKey() {
      let e = this.collection.getLastKey();
      return this.findNextNonDisabled(e, (e) => this.collection.getKeyBefore(e));
    }
    getKeyPageAbove(e) {
      let t = this.ref.current,
        n = this.layoutDelegate.getItemRect(e);
      if (!n) return null;
      let r = this.isReversed(e);
      if (t && !P(t)) return this.getFirstKey();
      let i = e;
      if (this.orientation === `horizontal`) {
        let e = Math.max(0, n.x + n.width - this.layoutDelegate.getVisibleRect().width);
        for (; n && n.x > e && i != null;)
          ((i = this.getKeyAbove(i)), (n = i == null ? null : this.layoutDelegate.getItemRect(i)));
      } else {
        let e = this.layoutDelegate.getVisibleRect(),
          t = r ? n.y - e.height : Math.max(0, n.y + n.height - e.height);
        for (; n && n.y > t && i != null;)
          ((i = this.getKeyAbove(i)), (n = i == null ? null : this.layoutDelegate.getItemRect(i)));
      }
      return i ?? (r ? this.getLastKey() : this.getFirstKey());
    }
    getKeyPageBelow(e) {
      let t = this.ref.current,
        n = this.layoutDelegate.getItemRect(e);
      if (!n) return null;
      let r = this.isReversed(e);
      if (t && !P(t)) return this.getLastKey();
      let i = e;
      if (this.orientation === `horizontal`) {
        let e = Math.min(
          this.layoutDelegate.getContentSize().width,
          n.x - n.width + this.layoutDelegate.getVisibleRect().width,
        );
        for (; n && n.x < e && i != null;)
          ((i = this.getKeyBelow(i)), (n = i == null ? null : this.layoutDelegate.getItemRect(i)));
      } else {
        let e = Math.min(
          this.layoutDelegate.getContentSize().height,
          n.y - n.height + this.layoutDelegate.getVisibleRect().height,
        );
        for (; n && n.y < e && i != null;)
          ((i = this.getKeyBelow(i)), (n = i == null ? null : this.layoutDelegate.getItemRect(i)));
      }
      return i ?? (r ? this.getFirstKey() : this.getLastKey());
    }
    getKeyForSearch(e, t) {
      if (!this.collator) return null;
      let n = this.collection,
        r = t || this.getFirstKey();
      for (; r != null;) {
        let t = n.getItem(r);
        if (!t) return null;
        let i = t.textValue.slice(0, e.length);
        if (t.textValue && this.collator.compare(i, e) === 0) return r;
        r = this.getNextKey(r);
      }
      return null;
    }
  };
function Gr(e) {
  let {
      selectionManager: t,
      collection: n,
      disabledKeys: r,
      ref: i,
      keyboardDelegate: a,
      layoutDelegate: o,
      orientation: s,
    } = e,
    c = ht({ usage: `search`, sensitivity: `base` }),
    l = t.disabledBehavior,
    u = (0, J.useMemo)(
      () =>
        a ||
        new Wr({
          collection: n,
          disabledKeys: r,
          disabledBehavior: l,
          ref: i,
          collator: c,
          layoutDelegate: o,
          orientation: s,
        }),
      [a, o, n, r, i, c, l, s],
    ),
    { collectionProps: d } = Hr({ ...e, ref: i, selectionManager: t, keyboardDelegate: u });
  return { listProps: d };
}
function Kr(e) {
  let {
      id: t,
      selectionManager: n,
      key: r,
      ref: a,
      shouldSelectOnPressUp: o,
      shouldUseVirtualFocus: s,
      focus: c,
      isDisabled: l,
      onAction: d,
      allowsDifferentPressOrigin: f,
      linkBehavior: p = `action`,
    } = e,
    _ = j();
  t = h(t);
  let v = (e) => {
    if (e.pointerType === `keyboard` && Ar(e)) n.toggleSelection(r);
    else {
      if (n.selectionMode === `none`) return;
      if (n.isLink(r)) {
        if (p === `selection` && a.current) {
          let t = n.getItemProps(r);
          (_.open(a.current, e, t.href, t.routerOptions), n.setSelectedKeys(n.selectedKeys));
          return;
        }
        if (p === `override` || p === `none`) return;
      }
      n.selectionMode === `single`
        ? n.isSelected(r) && !n.disallowEmptySelection
          ? n.toggleSelection(r)
          : n.replaceSelection(r)
        : e && e.shiftKey
          ? n.extendSelection(r)
          : n.selectionBehavior === `toggle` ||
              (e && (u(e) || e.pointerType === `touch` || e.pointerType === `virtual`))
            ? n.toggleSelection(r)
            : n.replaceSelection(r);
    }
  };
  ((0, J.useEffect)(() => {
    r === n.focusedKey &&
      n.isFocused &&
      (s ? ye(a.current) : c ? c() : q() !== a.current && a.current && g(a.current));
  }, [a, r, n.focusedKey, n.childFocusStrategy, n.isFocused, s]),
    (l ||= n.isDisabled(r)));
  let b = {};
  (!s && !l
    ? (b = {
        tabIndex: r === n.focusedKey ? 0 : -1,
        onFocus(e) {
          N(e) === a.current && n.setFocusedKey(r);
        },
      })
    : l &&
      (b.onMouseDown = (e) => {
        e.preventDefault();
      }),
    (0, J.useEffect)(() => {
      l && n.focusedKey === r && n.setFocusedKey(null);
    }, [n, l, r]));
  let x = n.isLink(r) && p === `override`,
    S = d && e.UNSTABLE_itemBehavior === `action`,
    C = n.isLink(r) && p !== `selection` && p !== `none`,
    w = !l && n.canSelectItem(r) && !x && !S,
    T = (d || C) && !l,
    E = T && (n.selectionBehavior === `replace` ? !w : !w || n.isEmpty),
    D = T && w && n.selectionBehavior === `replace`,
    O = E || D,
    k = (0, J.useRef)(null),
    A = O && w,
    M = (0, J.useRef)(!1),
    P = (0, J.useRef)(!1),
    F = n.getItemProps(r),
    I = (e) => {
      (d &&
        (d(), a.current?.dispatchEvent(new CustomEvent(`react-aria-item-action`, { bubbles: !0 }))),
        C && a.current && _.open(a.current, e, F.href, F.routerOptions));
    },
    L = { ref: a };
  o
    ? ((L.onPressStart = (e) => {
        ((k.current = e.pointerType),
          (M.current = A),
          e.pointerType === `keyboard` && (!O || Jr(e.key)) && v(e));
      }),
      f
        ? ((L.onPressUp = E
            ? void 0
            : (e) => {
                e.pointerType === `mouse` && w && v(e);
              }),
          (L.onPress = E
            ? I
            : (e) => {
                e.pointerType !== `keyboard` && e.pointerType !== `mouse` && w && v(e);
              }))
        : (L.onPress = (e) => {
            if (E || (D && e.pointerType !== `mouse`)) {
              if (e.pointerType === `keyboard` && !qr(e.key)) return;
              I(e);
            } else e.pointerType !== `keyboard` && w && v(e);
          }))
    : ((L.onPressStart = (e) => {
        ((k.current = e.pointerType),
          (M.current = A),
          (P.current = E),
          w &&
            ((e.pointerType === `mouse` && !E) ||
              (e.pointerType === `keyboard` && (!T || Jr(e.key)))) &&
            v(e));
      }),
      (L.onPress = (e) => {
        (e.pointerType === `touch` ||
          e.pointerType === `pen` ||
          e.pointerType === `virtual` ||
          (e.pointerType === `keyboard` && O && qr(e.key)) ||
          (e.pointerType === `mouse` && P.current)) &&
          (O ? I(e) : w && v(e));
      }));
  let R = Nr(n.collection);
  if (
    ((b[`data-collection`] = R),
    (b[`data-key`] = r),
    (L.preventFocusOnPress = s),
    s &&
      (L = y(L, {
        onPressStart(e) {
          e.pointerType !== `touch` && (n.setFocused(!0), n.setFocusedKey(r));
        },
        onPress(e) {
          e.pointerType === `touch` && (n.setFocused(!0), n.setFocusedKey(r));
        },
      })),
    F)
  )
    for (let e of [
      `onPressStart`,
      `onPressEnd`,
      `onPressChange`,
      `onPress`,
      `onPressUp`,
      `onClick`,
    ])
      F[e] && (L[e] = B(L[e], F[e]));
  let { pressProps: z, isPressed: V } = m(L),
    H = D
      ? (e) => {
          k.current === `mouse` && (e.stopPropagation(), e.preventDefault(), I(e));
        }
      : void 0,
    { longPressProps: U } = Tr({
      isDisabled: !A,
      onLongPress(e) {
        e.pointerType === `touch` && (v(e), n.setSelectionBehavior(`toggle`));
      },
    }),
    ee = (e) => {
      k.current === `touch` && M.current && e.preventDefault();
    },
    te =
      p !== `none` && n.isLink(r)
        ? (e) => {
            i.isOpening || e.preventDefault();
          }
        : void 0,
    W = y(
      b,
      w || E || (s && !l) ? z : {},
      A ? U : {},
      { onDoubleClick: H, onDragStartCapture: ee, onClick: te, id: t },
      s ? { onMouseDown: (e) => e.preventDefault() } : void 0,
    ),
    G = (e) => {
      let t = e;
      for (; t && t !== a.current;) {
        let e = t.getAttribute(`data-collection`);
        if (e != null) return e !== R;
        t = t.parentElement;
      }
      return ne(e);
    },
    re = W.onPointerDown;
  W.onPointerDown = (e) => {
    let t = N(e);
    t && t !== a.current && G(t) ? e.stopPropagation() : re?.(e);
  };
  let K = W.onMouseDown;
  return (
    (W.onMouseDown = (e) => {
      let t = N(e);
      t && t !== a.current && G(t) ? e.stopPropagation() : K?.(e);
    }),
    {
      itemProps: W,
      isPressed: V,
      isSelected: n.isSelected(r),
      isFocused: n.isFocused && n.focusedKey === r,
      isDisabled: l,
      allowsSelection: w,
      hasAction: O,
    }
  );
}
function qr(e) {
  return e === `Enter`;
}
function Jr(e) {
  return e === ` `;
}
function Yr(e, t) {
  return typeof t.getChildren == `function` ? t.getChildren(e.key) : e.childNodes;
}
function Xr(e) {
  return Zr(e, 0);
}
function Zr(e, t) {
  if (t < 0) return;
  let n = 0;
  for (let r of e) {
    if (n === t) return r;
    n++;
  }
}
function Qr(e, t, n) {
  if (t.parentKey === n.parentKey) return t.index - n.index;
  let r = [...$r(e, t), t],
    i = [...$r(e, n), n],
    a = r.slice(0, i.length).findIndex((e, t) => e !== i[t]);
  return a === -1
    ? r.findIndex((e) => e === n) >= 0
      ? 1
      : (i.findIndex((e) => e === t), -1)
    : ((t = r[a]), (n = i[a]), t.index - n.index);
}
function $r(e, t) {
  let n = [],
    r = t;
  for (; r?.parentKey != null;) ((r = e.getItem(r.parentKey)), r && n.unshift(r));
  return n;
}
var ei = new WeakMap();
function ti(e) {
  let t = ei.get(e);
  if (t != null) return t;
  let n = 0,
    r = (t) => {
      for (let i of t) i.type === `section` ? r(Yr(i, e)) : i.type === `item` && n++;
    };
  return (r(e), ei.set(e, n), n);
}
function ni(e) {
  let t = J.version.split(`.`);
  return parseInt(t[0], 10) >= 19 ? e : e ? `true` : void 0;
}
function ri(e, t) {
  let { collection: n, onLoadMore: r, scrollOffset: i = 1, direction: o = `end` } = e,
    s = (0, J.useRef)(null),
    c = S((e) => {
      for (let t of e) t.isIntersecting && r && r();
    });
  a(() => {
    if (t.current) {
      let e = 100 * i,
        n = o === `start` ? `${e}% 0px 0px 0px` : `0px ${e}% ${e}% ${e}%`;
      ((s.current = new IntersectionObserver(c, { root: I(t?.current), rootMargin: n })),
        s.current.observe(t.current));
    }
    return () => {
      s.current && s.current.disconnect();
    };
  }, [n, t, i, o]);
}
var $ = class e extends Set {
    constructor(t, n, r) {
      (super(t),
        t instanceof e
          ? ((this.anchorKey = n ?? t.anchorKey), (this.currentKey = r ?? t.currentKey))
          : ((this.anchorKey = n ?? null), (this.currentKey = r ?? null)));
    }
  },
  ii = class e {
    constructor(e, t, n) {
      ((this.collection = e),
        (this.state = t),
        (this.allowsCellSelection = n?.allowsCellSelection ?? !1),
        (this._isSelectAll = null),
        (this.layoutDelegate = n?.layoutDelegate || null),
        (this.fullCollection = n?.fullCollection || null));
    }
    get selectionMode() {
      return this.state.selectionMode;
    }
    get disallowEmptySelection() {
      return this.state.disallowEmptySelection;
    }
    get selectionBehavior() {
      return this.state.selectionBehavior;
    }
    setSelectionBehavior(e) {
      this.state.setSelectionBehavior(e);
    }
    get isFocused() {
      return this.state.isFocused;
    }
    setFocused(e) {
      this.state.setFocused(e);
    }
    get focusedKey() {
      return this.state.focusedKey;
    }
    get childFocusStrategy() {
      return this.state.childFocusStrategy;
    }
    setFocusedKey(e, t) {
      (e == null || this.collection.getItem(e)) && this.state.setFocusedKey(e, t);
    }
    get selectedKeys() {
      return this.state.selectedKeys === `all`
        ? new Set(this.getSelectAllKeys())
        : this.state.selectedKeys;
    }
    get rawSelection() {
      return this.state.selectedKeys;
    }
    isSelected(e) {
      if (this.state.selectionMode === `none`) return !1;
      let t = this.getKey(e);
      return t == null
        ? !1
        : this.state.selectedKeys === `all`
          ? this.canSelectItem(t)
          : this.state.selectedKeys.has(t);
    }
    get isEmpty() {
      return this.state.selectedKeys !== `all` && this.state.selectedKeys.size === 0;
    }
    get isSelectAll() {
      if (this.isEmpty) return !1;
      if (this.state.selectedKeys === `all`) return !0;
      if (this._isSelectAll != null) return this._isSelectAll;
      let e = this.getSelectAllKeys(),
        t = this.state.selectedKeys;
      return ((this._isSelectAll = e.every((e) => t.has(e))), this._isSelectAll);
    }
    get firstSelectedKey() {
      let e = null;
      for (let t of this.state.selectedKeys) {
        let n = this.collection.getItem(t);
        (!e || (n && Qr(this.collection, n, e) < 0)) && (e = n);
      }
      return e?.key ?? null;
    }
    get lastSelectedKey() {
      let e = null;
      for (let t of this.state.selectedKeys) {
        let n = this.collection.getItem(t);
        (!e || (n && Qr(this.collection, n, e) > 0)) && (e = n);
      }
      return e?.key ?? null;
    }
    get disabledKeys() {
      return this.state.disabledKeys;
    }
    get disabledBehavior() {
      return this.state.disabledBehavior;
    }
    extendSelection(e) {
      if (this.selectionMode === `none`) return;
      if (this.selectionMode === `single`) {
        this.replaceSelection(e);
        return;
      }
      let t = this.getKey(e);
      if (t == null) return;
      let n;
      if (this.state.selectedKeys === `all`) n = new $([t], t, t);
      else {
        let e = this.state.selectedKeys,
          r = e.anchorKey ?? t;
        n = new $(e, r, t);
        for (let i of this.getKeyRange(r, e.currentKey ?? t)) n.delete(i);
        for (let e of this.getKeyRange(t, r)) this.canSelectItem(e) && n.add(e);
      }
      this.state.setSelectedKeys(n);
    }
    getKeyRange(e, t) {
      let n = this.collection.getItem(e),
        r = this.collection.getItem(t);
      return n && r
        ? Qr(this.collection, n, r) <= 0
          ? this.getKeyRangeInternal(e, t)
          : this.getKeyRangeInternal(t, e)
        : [];
    }
    getKeyRangeInternal(e, t) {
      if (this.layoutDelegate?.getKeyRange) return this.layoutDelegate.getKeyRange(e, t);
      let n = [],
        r = e;
      for (; r != null;) {
        let e = this.collection.getItem(r);
        if (
          (e && (e.type === `item` || (e.type === `cell` && this.allowsCellSelection)) && n.push(r),
          r === t)
        )
          return n;
        r = this.collection.getKeyAfter(r);
      }
      return [];
    }
    getKey(e) {
      let t = this.collection.getItem(e);
      if (!t || (t.type === `cell` && this.allowsCellSelection)) return e;
      for (; t && t.type !== `item` && t.parentKey != null;)
        t = this.collection.getItem(t.parentKey);
      return !t || t.type !== `item` ? null : t.key;
    }
    toggleSelection(e) {
      if (this.selectionMode === `none`) return;
      if (this.selectionMode === `single` && !this.isSelected(e)) {
        this.replaceSelection(e);
        return;
      }
      let t = this.getKey(e);
      if (t == null) return;
      let n = new $(
        this.state.selectedKeys === `all` ? this.getSelectAllKeys() : this.state.selectedKeys,
      );
      (n.has(t)
        ? n.delete(t)
        : this.canSelectItem(t) && (n.add(t), (n.anchorKey = t), (n.currentKey = t)),
        (this.disallowEmptySelection && n.size === 0) || this.state.setSelectedKeys(n));
    }
    replaceSelection(e) {
      if (this.selectionMode === `none`) return;
      let t = this.getKey(e);
      if (t == null) return;
      let n = this.canSelectItem(t) ? new $([t], t, t) : new $();
      this.state.setSelectedKeys(n);
    }
    setSelectedKeys(e) {
      if (this.selectionMode === `none`) return;
      let t = new $();
      for (let n of e) {
        let e = this.getKey(n);
        if (e != null && (t.add(e), this.selectionMode === `single`)) break;
      }
      this.state.setSelectedKeys(t);
    }
    getSelectAllKeys() {
      let e = this.fullCollection ?? this.collection,
        t = [],
        n = (r) => {
          for (; r != null;) {
            if (this.canSelectItemIn(r, e)) {
              let i = e.getItem(r);
              (i?.type === `item` && t.push(r),
                i?.hasChildNodes &&
                  (this.allowsCellSelection || i.type !== `item`) &&
                  n(Xr(Yr(i, e))?.key ?? null));
            }
            r = e.getKeyAfter(r);
          }
        };
      return (n(e.getFirstKey()), t);
    }
    selectAll() {
      !this.isSelectAll && this.selectionMode === `multiple` && this.state.setSelectedKeys(`all`);
    }
    clearSelection() {
      !this.disallowEmptySelection &&
        (this.state.selectedKeys === `all` || this.state.selectedKeys.size > 0) &&
        this.state.setSelectedKeys(new $());
    }
    toggleSelectAll() {
      this.isSelectAll ? this.clearSelection() : this.selectAll();
    }
    select(e, t) {
      this.selectionMode !== `none` &&
        (this.selectionMode === `single`
          ? this.isSelected(e) && !this.disallowEmptySelection
            ? this.toggleSelection(e)
            : this.replaceSelection(e)
          : this.selectionBehavior === `toggle` ||
              (t && (t.pointerType === `touch` || t.pointerType === `virtual`))
            ? this.toggleSelection(e)
            : this.replaceSelection(e));
    }
    isSelectionEqual(e) {
      if (e === this.state.selectedKeys) return !0;
      let t = this.selectedKeys;
      if (e.size !== t.size) return !1;
      for (let n of e) if (!t.has(n)) return !1;
      for (let n of t) if (!e.has(n)) return !1;
      return !0;
    }
    canSelectItem(e) {
      return this.canSelectItemIn(e, this.collection);
    }
    canSelectItemIn(e, t) {
      if (this.state.selectionMode === `none` || this.state.disabledKeys.has(e)) return !1;
      let n = t.getItem(e);
      return !(!n || n?.props?.isDisabled || (n.type === `cell` && !this.allowsCellSelection));
    }
    isDisabled(e) {
      let t = this.collection.getItem(e);
      return (
        this.state.disabledBehavior === `all` &&
        (this.state.disabledKeys.has(e) || !!t?.props?.isDisabled) &&
        t?.props?.disabledBehavior !== `selection`
      );
    }
    isLink(e) {
      return !!this.collection.getItem(e)?.props?.href;
    }
    getItemProps(e) {
      return this.collection.getItem(e)?.props;
    }
    withCollection(t) {
      return new e(t, this.state, {
        allowsCellSelection: this.allowsCellSelection,
        layoutDelegate: this.layoutDelegate || void 0,
        fullCollection: this.fullCollection ?? this.collection,
      });
    }
  },
  ai = class {
    build(e, t) {
      return ((this.context = t), oi(() => this.iterateCollection(e)));
    }
    *iterateCollection(e) {
      let { children: t, items: n } = e;
      if (J.isValidElement(t) && t.type === J.Fragment)
        yield* this.iterateCollection({ children: t.props.children, items: n });
      else if (typeof t == `function`) {
        if (!n) throw Error(`props.children was a function but props.items is missing`);
        let e = 0;
        for (let r of n) (yield* this.getFullNode({ value: r, index: e }, { renderer: t }), e++);
      } else {
        let e = [];
        J.Children.forEach(t, (t) => {
          t && e.push(t);
        });
        let n = 0;
        for (let t of e) {
          let e = this.getFullNode({ element: t, index: n }, {});
          for (let t of e) (n++, yield t);
        }
      }
    }
    getKey(e, t, n, r) {
      if (e.key != null) return e.key;
      if (t.type === `cell` && t.key != null) return `${r}${t.key}`;
      let i = t.value;
      if (i != null) {
        let e = i.key ?? i.id;
        if (e == null) throw Error(`No key found for item`);
        return e;
      }
      return r ? `${r}.${t.index}` : `$.${t.index}`;
    }
    getChildState(e, t) {
      return { renderer: t.renderer || e.renderer };
    }
    *getFullNode(e, t, n, r) {
      if (J.isValidElement(e.element) && e.element.type === J.Fragment) {
        let i = [];
        J.Children.forEach(e.element.props.children, (e) => {
          i.push(e);
        });
        let a = e.index ?? 0;
        for (let e of i) yield* this.getFullNode({ element: e, index: a++ }, t, n, r);
        return;
      }
      let i = e.element;
      if (!i && e.value && t && t.renderer) {
        let n = this.cache.get(e.value);
        if (n && (!n.shouldInvalidate || !n.shouldInvalidate(this.context))) {
          ((n.index = e.index), (n.parentKey = r ? r.key : null), yield n);
          return;
        }
        i = t.renderer(e.value);
      }
      if (J.isValidElement(i)) {
        let a = i.type;
        if (typeof a != `function` && typeof a.getCollectionNode != `function`) {
          let e = i.type;
          throw Error(`Unknown element <${e}> in collection.`);
        }
        let o = a.getCollectionNode(i.props, this.context),
          s = e.index ?? 0,
          c = o.next();
        for (; !c.done && c.value;) {
          let a = c.value;
          e.index = s;
          let l = a.key ?? null;
          l ??= a.element ? null : this.getKey(i, e, t, n);
          let u = [
            ...this.getFullNode(
              { ...a, key: l, index: s, wrapper: si(e.wrapper, a.wrapper) },
              this.getChildState(t, a),
              n ? `${n}${i.key}` : i.key,
              r,
            ),
          ];
          for (let t of u) {
            if (
              ((t.value = a.value ?? e.value ?? null),
              t.value && this.cache.set(t.value, t),
              e.type && t.type !== e.type)
            )
              throw Error(
                `Unsupported type <${ci(t.type)}> in <${ci(r?.type ?? `unknown parent type`)}>. Only <${ci(e.type)}> is supported.`,
              );
            (s++, yield t);
          }
          c = o.next(u);
        }
        return;
      }
      if (e.key == null || e.type == null) return;
      let a = this,
        o = {
          type: e.type,
          props: e.props,
          key: e.key,
          parentKey: r ? r.key : null,
          value: e.value ?? null,
          level: (r?.level ?? 0) + +(r?.type === `item`),
          index: e.index,
          rendered: e.rendered,
          textValue: e.textValue ?? ``,
          'aria-label': e[`aria-label`],
          wrapper: e.wrapper,
          shouldInvalidate: e.shouldInvalidate,
          hasChildNodes: e.hasChildNodes || !1,
          childNodes: oi(function* () {
            if (!e.hasChildNodes || !e.childNodes) return;
            let n = 0;
            for (let r of e.childNodes()) {
              r.key != null && (r.key = `${o.key}${r.key}`);
              let e = a.getFullNode({ ...r, index: n }, a.getChildState(t, r), o.key, o);
              for (let t of e) (n++, yield t);
            }
          }),
        };
      yield o;
    }
    constructor() {
      this.cache = new WeakMap();
    }
  };
function oi(e) {
  let t = [],
    n = null;
  return {
    *[Symbol.iterator]() {
      for (let e of t) yield e;
      n ||= e();
      for (let e of n) (t.push(e), yield e);
    },
  };
}
function si(e, t) {
  if (e && t) return (n) => e(t(n));
  if (e) return e;
  if (t) return t;
}
function ci(e) {
  return e[0].toUpperCase() + e.slice(1);
}
function li(e, t, n) {
  let r = (0, J.useMemo)(() => new ai(), []),
    { children: i, items: a, collection: o } = e;
  return (0, J.useMemo)(() => o || t(r.build({ children: i, items: a }, n)), [r, i, a, o, n, t]);
}
function ui(e, t) {
  if (e.size !== t.size) return !1;
  for (let n of e) if (!t.has(n)) return !1;
  return !0;
}
function di(e) {
  let {
      selectionMode: t = `none`,
      disallowEmptySelection: n = !1,
      allowDuplicateSelectionEvents: r,
      selectionBehavior: i = `toggle`,
      disabledBehavior: a = `all`,
    } = e,
    s = (0, J.useRef)(!1),
    [, c] = (0, J.useState)(!1),
    l = (0, J.useRef)(null),
    u = (0, J.useRef)(null),
    [, d] = (0, J.useState)(null),
    f = (0, J.useMemo)(() => fi(e.selectedKeys), [e.selectedKeys]),
    p = (0, J.useMemo)(() => fi(e.defaultSelectedKeys, new $()), [e.defaultSelectedKeys]),
    [m, h] = o(f, p, e.onSelectionChange),
    g = (0, J.useMemo)(
      () => (e.disabledKeys ? new Set(e.disabledKeys) : new Set()),
      [e.disabledKeys],
    ),
    [_, v] = (0, J.useState)(i);
  i === `replace` && _ === `toggle` && typeof m == `object` && m.size === 0 && v(`replace`);
  let y = (0, J.useRef)(i);
  return (
    (0, J.useEffect)(() => {
      i !== y.current && (v(i), (y.current = i));
    }, [i]),
    {
      selectionMode: t,
      disallowEmptySelection: n,
      selectionBehavior: _,
      setSelectionBehavior: v,
      get isFocused() {
        return s.current;
      },
      setFocused(e) {
        ((s.current = e), c(e));
      },
      get focusedKey() {
        return l.current;
      },
      get childFocusStrategy() {
        return u.current;
      },
      setFocusedKey(e, t = `first`) {
        ((l.current = e), (u.current = t), d(e));
      },
      selectedKeys: m,
      setSelectedKeys(e) {
        (r || !ui(e, m)) && h(e);
      },
      disabledKeys: g,
      disabledBehavior: a,
    }
  );
}
function fi(e, t) {
  return e ? (e === `all` ? `all` : new $(e)) : t;
}
export {
  qt as A,
  Cn as C,
  Z as D,
  $t as E,
  ut as F,
  it as I,
  xe as L,
  ht as M,
  ft as N,
  en as O,
  dt as P,
  mn as S,
  tn as T,
  Pn as _,
  ni as a,
  On as b,
  Kr as c,
  Hr as d,
  kr as f,
  Fn as g,
  Ln as h,
  ri as i,
  Ht as j,
  Yt as k,
  Gr as l,
  Rn as m,
  li as n,
  ti as o,
  zn as p,
  ii as r,
  Yr as s,
  di as t,
  Wr as u,
  Mn as v,
  En as w,
  Sn as x,
  Nn as y,
};
