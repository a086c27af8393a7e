import {
  A as e,
  C as t,
  D as n,
  E as r,
  F as i,
  O as a,
  P as o,
  S as s,
  T as c,
  _ as l,
  a as u,
  b as d,
  c as f,
  f as p,
  g as m,
  h,
  i as g,
  k as _,
  l as ee,
  m as te,
  n as ne,
  o as re,
  p as ie,
  r as v,
  t as y,
  v as b,
  w as x,
  x as S,
  y as C,
} from './useMultipleSelectionState-BFTHh-Aq.js';
import {
  A as ae,
  B as w,
  Ct as T,
  Dt as E,
  I as D,
  J as O,
  M as oe,
  O as se,
  Ot as k,
  Q as ce,
  T as A,
  Tt as j,
  X as le,
  Z as ue,
  _t as M,
  a as N,
  bt as de,
  c as P,
  d as F,
  et as fe,
  ft as pe,
  gt as I,
  r as L,
  v as R,
  vt as z,
  wt as B,
  xt as V,
  yt as H,
  z as me,
} from './Dialog-Dlfq5J_4.js';
import { i as U, o as W, r as he, t as G } from './icons-Bghb7lTV.js';
import { a as ge } from './app-rEIIDxDK.js';
var K = W(U(), 1),
  _e = (0, K.createContext)({}),
  ve = new WeakMap();
function ye(e, t, n) {
  let { shouldFocusWrap: r = !0, onKeyDown: i, onKeyUp: a, ...o } = e;
  !e[`aria-label`] && e[`aria-labelledby`];
  let s = D(e, { labelable: !0 }),
    { listProps: c } = ee({
      ...o,
      ref: n,
      selectionManager: t.selectionManager,
      collection: t.collection,
      disabledKeys: t.disabledKeys,
      shouldFocusWrap: r,
      linkBehavior: `override`,
    });
  return (
    ve.set(t, {
      onClose: e.onClose,
      onAction: e.onAction,
      shouldUseVirtualFocus: e.shouldUseVirtualFocus,
    }),
    {
      menuProps: j(
        s,
        { onKeyDown: i, onKeyUp: a },
        {
          role: `menu`,
          ...c,
          onKeyDown: (t) => {
            (t.key !== `Escape` || e.shouldUseVirtualFocus) && c.onKeyDown?.(t);
          },
        },
      ),
    }
  );
}
function q(e, t, n) {
  let {
      id: r,
      key: i,
      closeOnSelect: a,
      shouldCloseOnSelect: o,
      isVirtualized: s,
      'aria-haspopup': c,
      onPressStart: l,
      onPressUp: u,
      onPress: d,
      onPressChange: p,
      onPressEnd: m,
      onClick: h,
      onHoverStart: g,
      onHoverChange: _,
      onHoverEnd: ee,
      onKeyDown: te,
      onKeyUp: ne,
      onFocus: ie,
      onFocusChange: v,
      onBlur: y,
      selectionManager: b = t.selectionManager,
    } = e,
    x = !!c,
    S = x && e[`aria-expanded`] === `true`,
    C = e.isDisabled ?? b.isDisabled(i),
    w = e.isSelected ?? b.isSelected(i),
    T = ve.get(t),
    k = t.collection.getItem(i),
    M = e.onClose || T.onClose,
    N = fe(),
    de = () => {
      if (
        !x &&
        (k?.props?.onAction ? k.props.onAction() : e.onAction && e.onAction(i), T.onAction)
      ) {
        let e = T.onAction;
        e(i, k?.value);
      }
    },
    P = `menuitem`;
  x ||
    (b.selectionMode === `single`
      ? (P = `menuitemradio`)
      : b.selectionMode === `multiple` && (P = `menuitemcheckbox`));
  let F = E(),
    I = E(),
    L = E(),
    R = {
      id: r,
      'aria-disabled': C || void 0,
      role: P,
      'aria-label': e[`aria-label`],
      'aria-labelledby': F,
      'aria-describedby': [e[`aria-describedby`], I, L].filter(Boolean).join(` `) || void 0,
      'aria-controls': e[`aria-controls`],
      'aria-haspopup': c,
      'aria-expanded': e[`aria-expanded`],
    };
  if ((b.selectionMode !== `none` && !x && (R[`aria-checked`] = w), s)) {
    let e = Number(k?.index);
    ((R[`aria-posinset`] = Number.isNaN(e) ? void 0 : e + 1),
      (R[`aria-setsize`] = re(t.collection)));
  }
  let z = (0, K.useRef)(!1),
    B = (e) => {
      (p?.(e), (z.current = e));
    },
    V = (0, K.useRef)(null),
    H = (e) => {
      (e.pointerType !== `keyboard` && (V.current = { pointerType: e.pointerType }),
        e.pointerType === `mouse` && (z.current || e.target.click()),
        u?.(e));
    },
    me = (e) => {
      (h?.(e), de(), ue(e, N, k.props.href, k?.props.routerOptions));
      let t =
        V.current?.pointerType === `keyboard`
          ? V.current?.key === `Enter` || b.selectionMode === `none` || b.isLink(i)
          : b.selectionMode !== `multiple` || b.isLink(i);
      ((t = o ?? a ?? t), M && !x && t && M(), (V.current = null));
    },
    { itemProps: U, isFocused: W } = f({
      id: r,
      selectionManager: b,
      key: i,
      ref: n,
      shouldSelectOnPressUp: !0,
      allowsDifferentPressOrigin: !0,
      linkBehavior: `none`,
      shouldUseVirtualFocus: T.shouldUseVirtualFocus,
    }),
    { pressProps: he, isPressed: G } = se({
      onPressStart: l,
      onPress: d,
      onPressUp: H,
      onPressChange: B,
      onPressEnd: m,
      isDisabled: C,
    }),
    { hoverProps: ge } = A({
      isDisabled: C,
      onHoverStart(e) {
        (!le() && !(S && c) && (b.setFocused(!0), b.setFocusedKey(i)), g?.(e));
      },
      onHoverChange: _,
      onHoverEnd: ee,
    }),
    { keyboardProps: _e } = oe({
      shortcuts: {
        ' ': (e) => {
          ((V.current = { pointerType: `keyboard`, key: ` ` }), pe(e).click(), O(`keyboard`));
        },
        Enter: (e) => {
          V.current = { pointerType: `keyboard`, key: `Enter` };
          let t = pe(e);
          if (t.tagName !== `A`) (t.click(), O(`keyboard`));
          else return (O(`keyboard`), { shouldPreventDefault: !1, shouldContinuePropagation: !1 });
        },
      },
      onKeyDown: te,
      onKeyUp: ne,
    }),
    { focusableProps: ye } = ae({ onBlur: y, onFocus: ie, onFocusChange: v }, n),
    q = D(k?.props);
  delete q.id;
  let be = ce(k?.props);
  return {
    menuItemProps: {
      ...R,
      ...j(
        q,
        be,
        x
          ? {
              onFocus: U.onFocus,
              'data-collection': U[`data-collection`],
              'data-key': U[`data-key`],
            }
          : U,
        he,
        ge,
        _e,
        ye,
        T.shouldUseVirtualFocus || x ? { onMouseDown: (e) => e.preventDefault() } : void 0,
        C ? void 0 : { onClick: me },
      ),
      tabIndex: U.tabIndex != null && S && !T.shouldUseVirtualFocus ? -1 : U.tabIndex,
    },
    labelProps: { id: F },
    descriptionProps: { id: I },
    keyboardShortcutProps: { id: L },
    isFocused: W,
    isFocusVisible: W && b.isFocused && le() && !S,
    isSelected: w,
    isPressed: G,
    isDisabled: C,
  };
}
function be(e) {
  let { heading: t, 'aria-label': n } = e,
    r = k();
  return {
    itemProps: { role: `presentation` },
    headingProps: t ? { id: r, role: `presentation` } : {},
    groupProps: { role: `group`, 'aria-label': n, 'aria-labelledby': t ? r : void 0 },
  };
}
function xe(e) {
  let t = P(e),
    [n, r] = (0, K.useState)(null),
    [i, a] = (0, K.useState)([]),
    o = () => {
      (a([]), t.close());
    },
    s = (e, t) => {
      a((n) => (t > n.length ? n : [...n.slice(0, t), e]));
    },
    c = (e, t) => {
      a((n) => (n[t] === e ? n.slice(0, t) : n));
    };
  return {
    focusStrategy: n,
    ...t,
    open(e = null) {
      (r(e), t.open());
    },
    toggle(e = null) {
      (r(e), t.toggle());
    },
    close() {
      o();
    },
    expandedKeysStack: i,
    openSubmenu: s,
    closeSubmenu: c,
  };
}
var Se = class {
  constructor(e, { expandedKeys: t } = {}) {
    ((this.keyMap = new Map()),
      (this.firstKey = null),
      (this.lastKey = null),
      (this.iterable = e),
      (t ||= new Set()));
    let n = (e) => {
      if ((this.keyMap.set(e.key, e), e.childNodes && (e.type === `section` || t.has(e.key))))
        for (let t of e.childNodes) n(t);
    };
    for (let t of e) n(t);
    let r = null,
      i = 0;
    for (let [e, t] of this.keyMap)
      (r ? ((r.nextKey = e), (t.prevKey = r.key)) : ((this.firstKey = e), (t.prevKey = void 0)),
        t.type === `item` && (t.index = i++),
        (r = t),
        (r.nextKey = void 0));
    this.lastKey = r?.key ?? null;
  }
  *[Symbol.iterator]() {
    yield* this.iterable;
  }
  get size() {
    return this.keyMap.size;
  }
  getKeys() {
    return this.keyMap.keys();
  }
  getKeyBefore(e) {
    let t = this.keyMap.get(e);
    return t ? (t.prevKey ?? null) : null;
  }
  getKeyAfter(e) {
    let t = this.keyMap.get(e);
    return t ? (t.nextKey ?? null) : null;
  }
  getFirstKey() {
    return this.firstKey;
  }
  getLastKey() {
    return this.lastKey;
  }
  getItem(e) {
    return this.keyMap.get(e) ?? null;
  }
  at(e) {
    let t = [...this.getKeys()];
    return this.getItem(t[e]);
  }
};
function Ce(e) {
  let { onExpandedChange: t } = e,
    [n, r] = w(
      e.expandedKeys ? new Set(e.expandedKeys) : void 0,
      e.defaultExpandedKeys ? new Set(e.defaultExpandedKeys) : new Set(),
      t,
    ),
    i = y(e),
    a = (0, K.useMemo)(
      () => (e.disabledKeys ? new Set(e.disabledKeys) : new Set()),
      [e.disabledKeys],
    ),
    o = ne(
      e,
      (0, K.useCallback)((e) => new Se(e, { expandedKeys: n }), [n]),
      null,
    );
  return (
    (0, K.useEffect)(() => {
      i.focusedKey != null && !o.getItem(i.focusedKey) && i.setFocusedKey(null);
    }, [o, i.focusedKey]),
    {
      collection: o,
      expandedKeys: n,
      disabledKeys: a,
      toggleKey: (e) => {
        r(we(n, e));
      },
      setExpandedKeys: r,
      selectionManager: new v(o, i),
    }
  );
}
function we(e, t) {
  let n = new Set(e);
  return (n.has(t) ? n.delete(t) : n.add(t), n);
}
var Te = (0, K.createContext)(null),
  J = (0, K.createContext)(null),
  Y = (0, K.createContext)(null),
  X = (0, K.createContext)(null);
function Ee(t) {
  let n = xe(t),
    r = (0, K.useRef)(null),
    { menuTriggerProps: i, menuProps: a } = p({ ...t, type: `menu` }, n, r),
    o = (0, K.useRef)(null);
  return me()
    ? null
    : K.createElement(
        I,
        {
          values: [
            [Te, { ...a, ref: o }],
            [L, n],
            [Y, n],
            [
              e,
              {
                trigger: `MenuTrigger`,
                triggerRef: r,
                scrollRef: o,
                placement: `bottom start`,
                'aria-labelledby': a[`aria-labelledby`],
                offset: t.trigger === `contextMenu` ? 0 : void 0,
              },
            ],
          ],
        },
        K.createElement(F, { ...i, ref: r, isPressed: n.isOpen }, t.children),
      );
}
var De = (0, K.createContext)(null);
(class extends n {
  static {
    this.type = `submenutrigger`;
  }
  filter(e, t, n) {
    let r = e.getItem(this.firstChildKey);
    if (r && n(r.textValue, this)) {
      let n = this.clone();
      return (t.addDescendants(n, e), n);
    }
    return null;
  }
});
var Oe = (0, K.forwardRef)(function (e, t) {
  return (
    ([e, t] = M(e, t, Te)),
    K.createElement(s, { content: K.createElement(x, e) }, (n) =>
      K.createElement(ke, { props: e, collection: n, menuRef: t }),
    )
  );
});
function ke({ props: e, collection: t, menuRef: n }) {
  [e, n] = M(e, n, i);
  let { filter: r, ...a } = e,
    s = (0, K.useMemo)(() => (r ? t.filter(r) : t), [t, r]),
    c = Ce({ ...e, collection: s, children: void 0 }),
    l = (0, K.useContext)(Y),
    { isVirtualized: u, CollectionRoot: f } = (0, K.useContext)(b),
    { menuProps: p } = ye({ ...e, isVirtualized: u, onClose: e.onClose || l?.close }, c, n),
    m = z({
      ...e,
      children: void 0,
      defaultClassName: `react-aria-Menu`,
      values: { isEmpty: c.collection.size === 0 },
    }),
    g = null;
  c.collection.size === 0 &&
    e.renderEmptyState &&
    (g = K.createElement(
      `div`,
      { role: `menuitem`, style: { display: `contents` } },
      e.renderEmptyState(),
    ));
  let _ = D(e, { global: !0 });
  return K.createElement(
    R,
    null,
    K.createElement(
      V.div,
      {
        ...j(_, m, p),
        ref: n,
        slot: e.slot || void 0,
        'data-empty': c.collection.size === 0 || void 0,
        onScroll: e.onScroll,
      },
      K.createElement(
        I,
        {
          values: [
            [J, c],
            [ie, { elementType: `div` }],
            [d, { name: `MenuSection`, render: je }],
            [De, { parentMenuRef: n, shouldUseVirtualFocus: a?.shouldUseVirtualFocus }],
            [Z, { shouldCloseOnSelect: e.shouldCloseOnSelect }],
            [i, null],
            [o, null],
            [X, c.selectionManager],
            [Y, l ?? xe({})],
          ],
        },
        K.createElement(
          h,
          null,
          K.createElement(f, {
            collection: c.collection,
            persistedKeys: C(c.selectionManager.focusedKey),
            scrollRef: n,
          }),
        ),
      ),
      g,
    ),
  );
}
var Ae = class extends v {
  constructor(e, t) {
    (super(e.collection, t), (this.parent = e));
  }
  get focusedKey() {
    return this.parent.focusedKey;
  }
  get isFocused() {
    return this.parent.isFocused;
  }
  setFocusedKey(e, t) {
    return this.parent.setFocusedKey(e, t);
  }
  setFocused(e) {
    this.parent.setFocused(e);
  }
  get childFocusStrategy() {
    return this.parent.childFocusStrategy;
  }
};
function je(e, t, n, r = `react-aria-MenuSection`) {
  let i = (0, K.useContext)(J),
    { CollectionBranch: a } = (0, K.useContext)(b),
    [o, s] = H(),
    { headingProps: c, groupProps: u } = be({
      heading: s,
      'aria-label': n.props[`aria-label`] ?? void 0,
    }),
    d = z({
      ...e,
      id: void 0,
      children: void 0,
      defaultClassName: r,
      className: n.props?.className,
      style: n.props?.style,
      values: void 0,
    }),
    f = (0, K.useContext)(X),
    p = y(e),
    m = e.selectionMode == null ? f : new Ae(f, p),
    h = T(Z)?.shouldCloseOnSelect,
    g = D(e, { global: !0 });
  return (
    delete g.id,
    K.createElement(
      V.section,
      { ...j(g, d, u), ref: t },
      K.createElement(
        I,
        {
          values: [
            [l, { ...c, ref: o }],
            [X, m],
            [Z, { shouldCloseOnSelect: e.shouldCloseOnSelect ?? h }],
          ],
        },
        K.createElement(a, { collection: i.collection, parent: n }),
      ),
    )
  );
}
var Me = t(c, je),
  Z = (0, K.createContext)(null),
  Ne = S(a, function (e, t, n) {
    [e, t] = M(e, t, Z);
    let r = T(Z)?.id,
      i = (0, K.useContext)(J),
      a = B(t),
      o = (0, K.useContext)(X),
      { isVirtualized: s } = (0, K.useContext)(b),
      {
        menuItemProps: c,
        labelProps: l,
        descriptionProps: u,
        keyboardShortcutProps: d,
        ...f
      } = q({ ...e, id: r, key: n.key, selectionManager: o, isVirtualized: s }, i, a),
      { hoverProps: p, isHovered: m } = A({ isDisabled: f.isDisabled }),
      h = z({
        ...e,
        id: void 0,
        children: n.rendered,
        defaultClassName: `react-aria-MenuItem`,
        values: {
          ...f,
          isHovered: m,
          isFocusVisible: f.isFocusVisible,
          selectionMode: o.selectionMode,
          selectionBehavior: o.selectionBehavior,
          hasSubmenu: !!e[`aria-haspopup`],
          isOpen: e[`aria-expanded`] === `true`,
        },
      }),
      g = e.href ? V.a : V.div,
      _ = D(e, { global: !0 });
    return (
      delete _.id,
      delete _.onClick,
      K.createElement(
        g,
        {
          ...j(_, h, c, p),
          ref: a,
          'data-disabled': f.isDisabled || void 0,
          'data-hovered': m || void 0,
          'data-focused': f.isFocused || void 0,
          'data-focus-visible': f.isFocusVisible || void 0,
          'data-pressed': f.isPressed || void 0,
          'data-selected': f.isSelected || void 0,
          'data-selection-mode': o.selectionMode === `none` ? void 0 : o.selectionMode,
          'data-has-submenu': !!e[`aria-haspopup`] || void 0,
          'data-open': e[`aria-expanded`] === `true` || void 0,
        },
        K.createElement(
          I,
          {
            values: [
              [N, { slots: { [de]: l, label: l, description: u } }],
              [_e, d],
              [te, { isSelected: f.isSelected }],
            ],
          },
          h.children,
        ),
      )
    );
  });
S(r, function (e, t, n) {
  let r = (0, K.useContext)(J),
    { isLoading: i, onLoadMore: a, scrollOffset: o, ...s } = e,
    c = (0, K.useRef)(null),
    l = (0, K.useMemo)(
      () => ({ onLoadMore: a, collection: r?.collection, sentinelRef: c, scrollOffset: o }),
      [a, o, r?.collection],
    );
  g(l, c);
  let d = z({
    ...s,
    id: void 0,
    children: n.rendered,
    defaultClassName: `react-aria-MenuLoadingIndicator`,
    values: void 0,
  });
  return K.createElement(
    K.Fragment,
    null,
    K.createElement(
      `div`,
      { style: { position: `relative`, width: 0, height: 0 }, inert: u(!0) },
      K.createElement(`div`, {
        'data-testid': `loadMoreSentinel`,
        ref: c,
        style: { position: `absolute`, height: 1, width: 1 },
      }),
    ),
    i &&
      d.children &&
      K.createElement(
        K.Fragment,
        null,
        K.createElement(
          V.div,
          { ...j(D(e, { global: !0 }), { tabIndex: -1 }), ...d, role: `menuitem`, ref: t },
          d.children,
        ),
      ),
  );
});
var Q = he();
function $({ entry: e, words: t, isSwitch: n = !1 }) {
  return (0, Q.jsxs)(Ne, {
    id: e.id,
    textValue: t ?? e.label,
    isDisabled: e.isDisabled ?? !1,
    className: e.isDanger ? `option danger` : `option`,
    ...(e.href !== void 0 && { href: e.href }),
    ...(e.onAct && { onAction: e.onAct }),
    children: [
      e.icon && (0, Q.jsx)(G, { name: e.icon }),
      (0, Q.jsxs)(`span`, {
        children: [
          e.label,
          e.hint && (0, Q.jsx)(`span`, { className: `option-hint`, children: e.hint }),
        ],
      }),
      e.keys && (0, Q.jsx)(ge, { keys: e.keys }),
      n &&
        (0, Q.jsx)(`span`, {
          className: `option-check`,
          children: (0, Q.jsx)(G, { name: `check` }),
        }),
    ],
  });
}
function Pe({ trigger: e, label: t, groups: n }) {
  return (0, Q.jsxs)(Ee, {
    children: [
      e,
      (0, Q.jsx)(_, {
        className: `popover`,
        placement: `bottom start`,
        children: (0, Q.jsx)(Oe, {
          className: `list menu`,
          'aria-label': t,
          children: n.map((e, n) =>
            (0, Q.jsxs)(
              Me,
              {
                className: `list-section`,
                ...(!e.title && { 'aria-label': t }),
                ...(e.switches && Fe(e.switches)),
                children: [
                  e.title && (0, Q.jsx)(m, { className: `list-title`, children: e.title }),
                  e.entries.map((t) =>
                    (0, Q.jsx)($, { entry: t, isSwitch: e.switches !== void 0 }, t.id),
                  ),
                ],
              },
              e.title ?? n,
            ),
          ),
        }),
      }),
    ],
  });
}
function Fe({ on: e, onChange: t }) {
  return {
    selectionMode: `multiple`,
    selectedKeys: e,
    shouldCloseOnSelect: !1,
    onSelectionChange: (e) => t(e === `all` ? [] : Array.from(e, String)),
  };
}
export { Oe as i, $ as n, Me as r, Pe as t };
