import {
  B as e,
  C as t,
  Ct as n,
  D as r,
  Dt as i,
  E as a,
  F as o,
  H as s,
  I as c,
  J as l,
  L as u,
  M as d,
  N as f,
  Ot as p,
  Q as m,
  St as h,
  T as g,
  Tt as _,
  U as v,
  V as y,
  W as b,
  X as x,
  _t as S,
  a as C,
  bt as w,
  c as T,
  ct as E,
  et as D,
  ft as O,
  gt as k,
  i as A,
  it as j,
  jt as M,
  pt as N,
  r as ee,
  ut as P,
  v as te,
  vt as F,
  w as I,
  wt as L,
  x as R,
  xt as z,
  yt as B,
} from './Dialog-Dlfq5J_4.js';
import {
  a as V,
  c as H,
  d as U,
  f as W,
  i as ne,
  l as G,
  m as re,
  n as ie,
  o as ae,
  p as K,
  r as q,
  s as J,
  t as oe,
  u as Y,
} from './useTextField-DL1ov6Si.js';
import {
  A as X,
  E as se,
  F as ce,
  I as le,
  L as ue,
  M as de,
  O as fe,
  P as pe,
  S as me,
  _ as he,
  a as ge,
  b as _e,
  c as ve,
  d as ye,
  f as be,
  h as xe,
  i as Se,
  j as Ce,
  k as we,
  l as Te,
  m as Ee,
  n as De,
  o as Oe,
  p as ke,
  r as Ae,
  s as je,
  t as Me,
  u as Ne,
  v as Pe,
  w as Fe,
  x as Ie,
} from './useMultipleSelectionState-BFTHh-Aq.js';
import { i as Le, o as Re, r as ze, t as Be } from './icons-Bghb7lTV.js';
var Z = Re(Le(), 1),
  Ve = (0, Z.createContext)({}),
  He = (0, Z.createContext)(null),
  Ue = (0, Z.forwardRef)(function (e, t) {
    let { render: n } = (0, Z.useContext)(He);
    return Z.createElement(Z.Fragment, null, n(e, t));
  });
function We(e, t) {
  let n = e?.renderDropIndicator,
    r = e?.isVirtualDragging?.(),
    i = (0, Z.useCallback)(
      (e) => {
        if (r || t?.isDropTarget(e)) return n ? n(e) : Z.createElement(Ue, { target: e });
      },
      [t?.target, r, n],
    );
  return e?.useDropIndicator ? i : void 0;
}
function Ge(e, t, n) {
  let r = e.focusedKey,
    i = null;
  if (
    t?.isVirtualDragging?.() &&
    n?.target?.type === `item` &&
    ((i = n.target.key), n.target.dropPosition === `after`)
  ) {
    let e = n.collection.getKeyAfter(i),
      t = null;
    if (e != null) {
      let r = n.collection.getItem(i)?.level ?? 0;
      for (; e != null;) {
        let i = n.collection.getItem(e);
        if (!i) break;
        if (i.type !== `item`) e = n.collection.getKeyAfter(e);
        else {
          if ((i.level ?? 0) <= r) break;
          ((t = e), (e = n.collection.getKeyAfter(e)));
        }
      }
    }
    i = e ?? t ?? i;
  }
  return (0, Z.useMemo)(() => new Set([r, i].filter((e) => e != null)), [r, i]);
}
var Ke = new WeakMap();
function qe(e) {
  return typeof e == `string` ? e.replace(/\s*/g, ``) : `` + e;
}
function Je(e, t) {
  let n = Ke.get(e);
  if (!n) throw Error(`Unknown list`);
  return `${n.id}-option-${qe(t)}`;
}
function Ye(e, t, n) {
  let i = c(e, { labelable: !0 }),
    a = e.selectionBehavior || `toggle`,
    o = e.orientation || `vertical`,
    s = e.linkBehavior || (a === `replace` ? `action` : `override`);
  a === `toggle` && s === `action` && (s = `override`);
  let { listProps: l } = Te({
      ...e,
      ref: n,
      selectionManager: t.selectionManager,
      collection: t.collection,
      disabledKeys: t.disabledKeys,
      linkBehavior: s,
    }),
    { focusWithinProps: u } = r({
      onFocusWithin: e.onFocus,
      onBlurWithin: e.onBlur,
      onFocusWithinChange: e.onFocusChange,
    }),
    d = p(e.id);
  Ke.set(t, {
    id: d,
    shouldUseVirtualFocus: e.shouldUseVirtualFocus,
    shouldSelectOnPressUp: e.shouldSelectOnPressUp,
    shouldFocusOnHover: e.shouldFocusOnHover,
    isVirtualized: e.isVirtualized,
    onAction: e.onAction,
    linkBehavior: s,
    UNSTABLE_itemBehavior: e.UNSTABLE_itemBehavior,
  });
  let { labelProps: f, fieldProps: m } = U({ ...e, id: d, labelElementType: `span` });
  return {
    labelProps: f,
    listBoxProps: _(
      i,
      u,
      t.selectionManager.selectionMode === `multiple` ? { 'aria-multiselectable': `true` } : {},
      { role: `listbox`, 'aria-orientation': o, ..._(m, l) },
    ),
  };
}
function Xe(e, t, n) {
  let { key: r } = e,
    a = Ke.get(t),
    o = e.isDisabled ?? t.selectionManager.isDisabled(r),
    s = e.isSelected ?? t.selectionManager.isSelected(r),
    l = e.shouldSelectOnPressUp ?? a?.shouldSelectOnPressUp,
    u = e.shouldFocusOnHover ?? a?.shouldFocusOnHover,
    d = e.shouldUseVirtualFocus ?? a?.shouldUseVirtualFocus,
    f = e.isVirtualized ?? a?.isVirtualized,
    p = i(),
    h = i(),
    v = {
      role: `option`,
      'aria-disabled': o || void 0,
      'aria-selected': t.selectionManager.selectionMode === `none` ? void 0 : s,
      'aria-label': e[`aria-label`],
      'aria-labelledby': p,
      'aria-describedby': h,
    },
    y = t.collection.getItem(r);
  if (f) {
    let e = Number(y?.index);
    ((v[`aria-posinset`] = Number.isNaN(e) ? void 0 : e + 1),
      (v[`aria-setsize`] = Oe(t.collection)));
  }
  let b = a?.onAction ? () => a?.onAction?.(r) : void 0,
    S = Je(t, r),
    {
      itemProps: C,
      isPressed: w,
      isFocused: T,
      hasAction: E,
      allowsSelection: D,
    } = ve({
      selectionManager: t.selectionManager,
      key: r,
      ref: n,
      shouldSelectOnPressUp: l,
      allowsDifferentPressOrigin: l && u,
      isVirtualized: f,
      shouldUseVirtualFocus: d,
      isDisabled: o,
      onAction: b || y?.props?.onAction ? M(y?.props?.onAction, b) : void 0,
      linkBehavior: a?.linkBehavior,
      UNSTABLE_itemBehavior: a?.UNSTABLE_itemBehavior,
      id: S,
    }),
    { hoverProps: O } = g({
      isDisabled: o || !u,
      onHoverStart() {
        x() || (t.selectionManager.setFocused(!0), t.selectionManager.setFocusedKey(r));
      },
    }),
    k = c(y?.props);
  delete k.id;
  let A = m(y?.props);
  return {
    optionProps: { ...v, ..._(k, C, O, A), id: S },
    labelProps: { id: p },
    descriptionProps: { id: h },
    isFocused: T,
    isFocusVisible: T && t.selectionManager.isFocused && x(),
    isSelected: s,
    isDisabled: o,
    isPressed: w,
    allowsSelection: D,
    hasAction: E,
  };
}
function Ze(e) {
  let { heading: t, 'aria-label': n } = e,
    r = p();
  return {
    itemProps: { role: `presentation` },
    headingProps: t
      ? {
          id: r,
          role: `presentation`,
          onMouseDown: (e) => {
            e.preventDefault();
          },
        }
      : {},
    groupProps: { role: `group`, 'aria-label': n, 'aria-labelledby': t ? r : void 0 },
  };
}
var Qe = class {
  constructor(e) {
    ((this.keyMap = new Map()), (this.firstKey = null), (this.lastKey = null), (this.iterable = e));
    let t = (e) => {
      if ((this.keyMap.set(e.key, e), e.childNodes && e.type === `section`))
        for (let n of e.childNodes) t(n);
    };
    for (let n of e) t(n);
    let n = null,
      r = 0,
      i = 0;
    for (let [e, t] of this.keyMap)
      (n ? ((n.nextKey = e), (t.prevKey = n.key)) : ((this.firstKey = e), (t.prevKey = void 0)),
        t.type === `item` && (t.index = r++),
        (t.type === `section` || t.type === `item`) && i++,
        (n = t),
        (n.nextKey = void 0));
    ((this._size = i), (this.lastKey = n?.key ?? null));
  }
  *[Symbol.iterator]() {
    yield* this.iterable;
  }
  get size() {
    return this._size;
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
  getChildren(e) {
    return this.keyMap.get(e)?.childNodes || [];
  }
};
function $e(e) {
  let { filter: t, layoutDelegate: n } = e,
    r = Me(e),
    i = (0, Z.useMemo)(
      () => (e.disabledKeys ? new Set(e.disabledKeys) : new Set()),
      [e.disabledKeys],
    ),
    a = (0, Z.useCallback)((e) => (t ? new Qe(t(e)) : new Qe(e)), [t]),
    o = (0, Z.useMemo)(
      () => ({ suppressTextValueWarning: e.suppressTextValueWarning }),
      [e.suppressTextValueWarning],
    ),
    s = De(e, a, o),
    c = (0, Z.useMemo)(() => new Ae(s, r, { layoutDelegate: n }), [s, r, n]);
  return (tt(s, c), { collection: s, disabledKeys: i, selectionManager: c });
}
function et(e, t) {
  let n = (0, Z.useMemo)(() => (t ? e.collection.filter(t) : e.collection), [e.collection, t]),
    r = e.selectionManager.withCollection(n);
  return (tt(n, r), { collection: n, selectionManager: r, disabledKeys: e.disabledKeys });
}
function tt(e, t) {
  let n = (0, Z.useRef)(null);
  (0, Z.useEffect)(() => {
    if (t.focusedKey != null && !e.getItem(t.focusedKey) && n.current) {
      let r = n.current.getKeyAfter(t.focusedKey),
        i = null;
      for (; r != null;) {
        let a = e.getItem(r);
        if (a && a.type === `item` && !t.isDisabled(r)) {
          i = r;
          break;
        }
        r = n.current.getKeyAfter(r);
      }
      if (i == null)
        for (r = n.current.getKeyBefore(t.focusedKey); r != null;) {
          let a = e.getItem(r);
          if (a && a.type === `item` && !t.isDisabled(r)) {
            i = r;
            break;
          }
          r = n.current.getKeyBefore(r);
        }
      t.setFocusedKey(i);
    }
    n.current = e;
  }, [e, t]);
}
var nt = (0, Z.createContext)(null),
  Q = (0, Z.createContext)(null),
  rt = (0, Z.forwardRef)(function (e, t) {
    [e, t] = S(e, t, nt);
    let n = (0, Z.useContext)(Q);
    return n
      ? Z.createElement(at, { state: n, props: e, listBoxRef: t })
      : Z.createElement(me, { content: Z.createElement(Fe, e) }, (n) =>
          Z.createElement(it, { props: e, listBoxRef: t, collection: n }),
        );
  });
function it({ props: e, listBoxRef: t, collection: n }) {
  e = { ...e, collection: n, children: null, items: null };
  let { layoutDelegate: r } = (0, Z.useContext)(Pe),
    i = $e({ ...e, layoutDelegate: r });
  return Z.createElement(at, { state: i, props: e, listBoxRef: t });
}
function at({ state: e, props: t, listBoxRef: n }) {
  [t, n] = S(t, n, ce);
  let { dragAndDropHooks: r, layout: i = `stack`, orientation: o = `vertical`, filter: l } = t,
    u = et(e, l),
    { collection: d, selectionManager: f } = u,
    p = !!r?.useDraggableCollectionState,
    m = !!r?.useDroppableCollectionState,
    { direction: h } = s(),
    { disabledBehavior: g, disabledKeys: v } = f,
    y = de({ usage: `search`, sensitivity: `base` }),
    {
      isVirtualized: b,
      layoutDelegate: x,
      dropTargetDelegate: C,
      CollectionRoot: w,
    } = (0, Z.useContext)(Pe),
    T = (0, Z.useMemo)(
      () =>
        t.keyboardDelegate ||
        new Ne({
          collection: d,
          collator: y,
          ref: n,
          disabledKeys: v,
          disabledBehavior: g,
          layout: i,
          orientation: o,
          direction: h,
          layoutDelegate: x,
        }),
      [d, y, n, g, v, o, h, t.keyboardDelegate, i, x],
    ),
    { listBoxProps: E } = Ye(
      {
        ...t,
        shouldSelectOnPressUp: p || t.shouldSelectOnPressUp,
        keyboardDelegate: T,
        isVirtualized: b,
      },
      u,
      n,
    );
  ((0, Z.useRef)(p), (0, Z.useRef)(m), (0, Z.useEffect)(() => {}, [p, m]));
  let D,
    O,
    A,
    j = !1,
    M = null,
    N = (0, Z.useRef)(null);
  if (p && r) {
    ((D = r.useDraggableCollectionState({
      collection: d,
      selectionManager: f,
      preview: r.renderDragPreview ? N : void 0,
    })),
      r.useDraggableCollection({}, D, n));
    let e = r.DragPreview;
    M = r.renderDragPreview ? Z.createElement(e, { ref: N }, r.renderDragPreview) : null;
  }
  if (m && r) {
    O = r.useDroppableCollectionState({ collection: d, selectionManager: f });
    let e =
      r.dropTargetDelegate ||
      C ||
      new r.ListDropTargetDelegate(d, n, { orientation: o, layout: i, direction: h });
    ((A = r.useDroppableCollection({ keyboardDelegate: T, dropTargetDelegate: e }, O, n)),
      (j = O.isDropTarget({ type: `root` })));
  }
  let { focusProps: ee, isFocused: P, isFocusVisible: I } = a(),
    L = u.collection.size === 0,
    R = {
      isDropTarget: j,
      isEmpty: L,
      isFocused: P,
      isFocusVisible: I,
      layout: t.layout || `stack`,
      orientation: o,
      state: u,
    },
    B = F({ ...t, children: void 0, defaultClassName: `react-aria-ListBox`, values: R }),
    V = null;
  L &&
    t.renderEmptyState &&
    (V = Z.createElement(
      `div`,
      { role: `option`, style: { display: `contents` } },
      t.renderEmptyState(R),
    ));
  let H = c(t, { global: !0 });
  return Z.createElement(
    te,
    null,
    Z.createElement(
      z.div,
      {
        ..._(H, B, E, ee, A?.collectionProps),
        ref: n,
        slot: t.slot || void 0,
        onScroll: t.onScroll,
        'data-drop-target': j || void 0,
        'data-empty': L || void 0,
        'data-focused': P || void 0,
        'data-focus-visible': I || void 0,
        'data-layout': t.layout || `stack`,
        'data-orientation': o,
      },
      Z.createElement(
        k,
        {
          values: [
            [nt, t],
            [Q, u],
            [Ve, { dragAndDropHooks: r, dragState: D, dropState: O }],
            [ke, { elementType: `div` }],
            [He, { render: ct }],
            [_e, { name: `ListBoxSection`, render: ot }],
          ],
        },
        Z.createElement(
          xe,
          null,
          Z.createElement(w, {
            collection: d,
            scrollRef: n,
            persistedKeys: Ge(f, r, O),
            renderDropIndicator: We(r, O),
          }),
        ),
      ),
      V,
      M,
    ),
  );
}
function ot(e, t, n, r = `react-aria-ListBoxSection`) {
  let i = (0, Z.useContext)(Q),
    { dragAndDropHooks: a, dropState: o } = (0, Z.useContext)(Ve),
    { CollectionBranch: s } = (0, Z.useContext)(Pe),
    [l, u] = B(),
    { headingProps: d, groupProps: f } = Ze({
      heading: u,
      'aria-label': e[`aria-label`] ?? void 0,
    }),
    p = F({ ...e, id: void 0, children: void 0, defaultClassName: r, values: void 0 }),
    m = c(e, { global: !0 });
  return (
    delete m.id,
    Z.createElement(
      z.section,
      { ..._(m, p, f), ref: t },
      Z.createElement(
        he.Provider,
        { value: { ...d, ref: l } },
        Z.createElement(s, { collection: i.collection, parent: n, renderDropIndicator: We(a, o) }),
      ),
    )
  );
}
var st = Ie(fe, function (e, t, n) {
  let r = L(t),
    i = (0, Z.useContext)(Q),
    { dragAndDropHooks: a, dragState: o, dropState: s } = (0, Z.useContext)(Ve),
    l = o && !(o.isDisabled || o.selectionManager.isDisabled(n.key)),
    {
      optionProps: u,
      labelProps: p,
      descriptionProps: m,
      ...h
    } = Xe({ key: n.key, 'aria-label': e?.[`aria-label`] }, i, r),
    { hoverProps: v, isHovered: y } = g({
      isDisabled: !h.allowsSelection && !h.hasAction && !l,
      onHoverStart: n.props.onHoverStart,
      onHoverChange: n.props.onHoverChange,
      onHoverEnd: n.props.onHoverEnd,
    }),
    { keyboardProps: b } = d(e),
    { focusProps: x } = f(e),
    S = null;
  o && a && (S = a.useDraggableItem({ key: n.key, hasAction: h.hasAction }, o));
  let T = null;
  s &&
    a &&
    (T = a.useDroppableItem({ target: { type: `item`, key: n.key, dropPosition: `on` } }, s, r));
  let E = o && o.isDragging(n.key),
    D = F({
      ...e,
      id: void 0,
      children: e.children,
      defaultClassName: `react-aria-ListBoxItem`,
      values: {
        ...h,
        isHovered: y,
        selectionMode: i.selectionManager.selectionMode,
        selectionBehavior: i.selectionManager.selectionBehavior,
        allowsDragging: !!o,
        isDragging: E,
        isDropTarget: T?.isDropTarget,
      },
    });
  (0, Z.useEffect)(() => {
    n.textValue;
  }, [n.textValue]);
  let O = e.href ? z.a : z.div,
    A = c(e, { global: !0 });
  return (
    delete A.id,
    delete A.onClick,
    e.href && u.tabIndex == null && (u.tabIndex = -1),
    Z.createElement(
      O,
      {
        ..._(A, D, u, v, b, x, S?.dragProps, T?.dropProps),
        ref: r,
        'data-allows-dragging': !!o || void 0,
        'data-selected': h.isSelected || void 0,
        'data-disabled': h.isDisabled || void 0,
        'data-hovered': y || void 0,
        'data-focused': h.isFocused || void 0,
        'data-focus-visible': h.isFocusVisible || void 0,
        'data-pressed': h.isPressed || void 0,
        'data-dragging': E || void 0,
        'data-drop-target': T?.isDropTarget || void 0,
        'data-selection-mode':
          i.selectionManager.selectionMode === `none` ? void 0 : i.selectionManager.selectionMode,
      },
      Z.createElement(
        k,
        {
          values: [
            [C, { slots: { [w]: p, label: p, description: m } }],
            [Ee, { isSelected: h.isSelected }],
          ],
        },
        D.children,
      ),
    )
  );
});
function ct(e, t) {
  t = L(t);
  let { dragAndDropHooks: n, dropState: r } = (0, Z.useContext)(Ve),
    { dropIndicatorProps: i, isHidden: a, isDropTarget: o } = n.useDropIndicator(e, r, t);
  return a ? null : Z.createElement(ut, { ...e, dropIndicatorProps: i, isDropTarget: o, ref: t });
}
function lt(e, t) {
  let { dropIndicatorProps: n, isDropTarget: r, ...i } = e,
    a = F({ ...i, defaultClassName: `react-aria-DropIndicator`, values: { isDropTarget: r } });
  return Z.createElement(
    Z.Fragment,
    null,
    Z.createElement(z.div, { ...n, ...a, role: `option`, ref: t, 'data-drop-target': r || void 0 }),
  );
}
var ut = (0, Z.forwardRef)(lt);
Ie(se, function (e, t, n) {
  let r = (0, Z.useContext)(Q),
    { isLoading: i, onLoadMore: a, scrollOffset: o, ...s } = e,
    l = (0, Z.useRef)(null),
    u = (0, Z.useMemo)(
      () => ({ onLoadMore: a, collection: r?.collection, sentinelRef: l, scrollOffset: o }),
      [a, o, r?.collection],
    );
  Se(u, l);
  let d = F({
    ...s,
    id: void 0,
    children: n.rendered,
    defaultClassName: `react-aria-ListBoxLoadingIndicator`,
    values: void 0,
  });
  return Z.createElement(
    Z.Fragment,
    null,
    Z.createElement(
      `div`,
      { style: { position: `relative`, width: 0, height: 0 }, inert: ge(!0) },
      Z.createElement(`div`, {
        'data-testid': `loadMoreSentinel`,
        ref: l,
        style: { position: `absolute`, height: 1, width: 1 },
      }),
    ),
    i &&
      d.children &&
      Z.createElement(
        Z.Fragment,
        null,
        Z.createElement(
          z.div,
          { ..._(c(e, { global: !0 }), { tabIndex: -1 }), ...d, role: `option`, ref: t },
          d.children,
        ),
      ),
  );
});
var dt = {};
dt = {
  buttonLabel: `عرض المقترحات`,
  countAnnouncement: (e, t) =>
    `${t.plural(e.optionCount, { one: () => `${t.number(e.optionCount)} \u{62E}\u{64A}\u{627}\u{631}`, other: () => `${t.number(e.optionCount)} \u{62E}\u{64A}\u{627}\u{631}\u{627}\u{62A}` })} \u{645}\u{62A}\u{627}\u{62D}\u{629}.`,
  focusAnnouncement: (e, t) =>
    `${t.select({ true: () => `\u{627}\u{644}\u{645}\u{62C}\u{645}\u{648}\u{639}\u{629} \u{627}\u{644}\u{645}\u{62F}\u{62E}\u{644}\u{629} ${e.groupTitle}, \u{645}\u{639} ${t.plural(e.groupCount, { one: () => `${t.number(e.groupCount)} \u{62E}\u{64A}\u{627}\u{631}`, other: () => `${t.number(e.groupCount)} \u{62E}\u{64A}\u{627}\u{631}\u{627}\u{62A}` })}. `, other: `` }, e.isGroupChange)}${e.optionText}${t.select({ true: `, محدد`, other: `` }, e.isSelected)}`,
  listboxLabel: `مقترحات`,
  selectedAnnouncement: (e) => `${e.optionText}\u{60C} \u{645}\u{62D}\u{62F}\u{62F}`,
};
var ft = {};
ft = {
  buttonLabel: `Покажи предложения`,
  countAnnouncement: (e, t) =>
    `${t.plural(e.optionCount, { one: () => `${t.number(e.optionCount)} \u{43E}\u{43F}\u{446}\u{438}\u{44F}`, other: () => `${t.number(e.optionCount)} \u{43E}\u{43F}\u{446}\u{438}\u{438}` })} \u{43D}\u{430} \u{440}\u{430}\u{437}\u{43F}\u{43E}\u{43B}\u{43E}\u{436}\u{435}\u{43D}\u{438}\u{435}.`,
  focusAnnouncement: (e, t) =>
    `${t.select({ true: () => `\u{412}\u{44A}\u{432}\u{435}\u{434}\u{435}\u{43D}\u{430} \u{433}\u{440}\u{443}\u{43F}\u{430} ${e.groupTitle}, \u{441} ${t.plural(e.groupCount, { one: () => `${t.number(e.groupCount)} \u{43E}\u{43F}\u{446}\u{438}\u{44F}`, other: () => `${t.number(e.groupCount)} \u{43E}\u{43F}\u{446}\u{438}\u{438}` })}. `, other: `` }, e.isGroupChange)}${e.optionText}${t.select({ true: `, избрани`, other: `` }, e.isSelected)}`,
  listboxLabel: `Предложения`,
  selectedAnnouncement: (e) => `${e.optionText}, \u{438}\u{437}\u{431}\u{440}\u{430}\u{43D}\u{438}`,
};
var pt = {};
pt = {
  buttonLabel: `Zobrazit doporučení`,
  countAnnouncement: (e, t) =>
    `K dispozici ${t.plural(e.optionCount, { one: () => `je ${t.number(e.optionCount)} mo\u{17E}nost`, other: () => `jsou/je ${t.number(e.optionCount)} mo\u{17E}nosti/-\xed` })}.`,
  focusAnnouncement: (e, t) =>
    `${t.select({ true: () => `Zadan\xe1 skupina \u{201E}${e.groupTitle}\u{201C} ${t.plural(e.groupCount, { one: () => `s ${t.number(e.groupCount)} mo\u{17E}nost\xed`, other: () => `se ${t.number(e.groupCount)} mo\u{17E}nostmi` })}. `, other: `` }, e.isGroupChange)}${e.optionText}${t.select({ true: ` (vybráno)`, other: `` }, e.isSelected)}`,
  listboxLabel: `Návrhy`,
  selectedAnnouncement: (e) => `${e.optionText}, vybr\xe1no`,
};
var mt = {};
mt = {
  buttonLabel: `Vis forslag`,
  countAnnouncement: (e, t) =>
    `${t.plural(e.optionCount, { one: () => `${t.number(e.optionCount)} mulighed tilg\xe6ngelig`, other: () => `${t.number(e.optionCount)} muligheder tilg\xe6ngelige` })}.`,
  focusAnnouncement: (e, t) =>
    `${t.select({ true: () => `Angivet gruppe ${e.groupTitle}, med ${t.plural(e.groupCount, { one: () => `${t.number(e.groupCount)} mulighed`, other: () => `${t.number(e.groupCount)} muligheder` })}. `, other: `` }, e.isGroupChange)}${e.optionText}${t.select({ true: `, valgt`, other: `` }, e.isSelected)}`,
  listboxLabel: `Forslag`,
  selectedAnnouncement: (e) => `${e.optionText}, valgt`,
};
var ht = {};
ht = {
  buttonLabel: `Empfehlungen anzeigen`,
  countAnnouncement: (e, t) =>
    `${t.plural(e.optionCount, { one: () => `${t.number(e.optionCount)} Option`, other: () => `${t.number(e.optionCount)} Optionen` })} verf\xfcgbar.`,
  focusAnnouncement: (e, t) =>
    `${t.select({ true: () => `Eingetretene Gruppe ${e.groupTitle}, mit ${t.plural(e.groupCount, { one: () => `${t.number(e.groupCount)} Option`, other: () => `${t.number(e.groupCount)} Optionen` })}. `, other: `` }, e.isGroupChange)}${e.optionText}${t.select({ true: `, ausgewählt`, other: `` }, e.isSelected)}`,
  listboxLabel: `Empfehlungen`,
  selectedAnnouncement: (e) => `${e.optionText}, ausgew\xe4hlt`,
};
var gt = {};
gt = {
  buttonLabel: `Προβολή προτάσεων`,
  countAnnouncement: (e, t) =>
    `${t.plural(e.optionCount, { one: () => `${t.number(e.optionCount)} \u{3B5}\u{3C0}\u{3B9}\u{3BB}\u{3BF}\u{3B3}\u{3AE}`, other: () => `${t.number(e.optionCount)} \u{3B5}\u{3C0}\u{3B9}\u{3BB}\u{3BF}\u{3B3}\u{3AD}\u{3C2} ` })} \u{3B4}\u{3B9}\u{3B1}\u{3B8}\u{3AD}\u{3C3}\u{3B9}\u{3BC}\u{3B5}\u{3C2}.`,
  focusAnnouncement: (e, t) =>
    `${t.select({ true: () => `\u{395}\u{3B9}\u{3C3}\u{3B1}\u{3B3}\u{3BC}\u{3AD}\u{3BD}\u{3B7} \u{3BF}\u{3BC}\u{3AC}\u{3B4}\u{3B1} ${e.groupTitle}, \u{3BC}\u{3B5} ${t.plural(e.groupCount, { one: () => `${t.number(e.groupCount)} \u{3B5}\u{3C0}\u{3B9}\u{3BB}\u{3BF}\u{3B3}\u{3AE}`, other: () => `${t.number(e.groupCount)} \u{3B5}\u{3C0}\u{3B9}\u{3BB}\u{3BF}\u{3B3}\u{3AD}\u{3C2}` })}. `, other: `` }, e.isGroupChange)}${e.optionText}${t.select({ true: `, επιλεγμένο`, other: `` }, e.isSelected)}`,
  listboxLabel: `Προτάσεις`,
  selectedAnnouncement: (e) =>
    `${e.optionText}, \u{3B5}\u{3C0}\u{3B9}\u{3BB}\u{3AD}\u{3C7}\u{3B8}\u{3B7}\u{3BA}\u{3B5}`,
};
var _t = {};
_t = {
  focusAnnouncement: (e, t) =>
    `${t.select({ true: () => `Entered group ${e.groupTitle}, with ${t.plural(e.groupCount, { one: () => `${t.number(e.groupCount)} option`, other: () => `${t.number(e.groupCount)} options` })}. `, other: `` }, e.isGroupChange)}${e.optionText}${t.select({ true: `, selected`, other: `` }, e.isSelected)}`,
  countAnnouncement: (e, t) =>
    `${t.plural(e.optionCount, { one: () => `${t.number(e.optionCount)} option`, other: () => `${t.number(e.optionCount)} options` })} available.`,
  selectedAnnouncement: (e) => `${e.optionText}, selected`,
  buttonLabel: `Show suggestions`,
  listboxLabel: `Suggestions`,
};
var vt = {};
vt = {
  buttonLabel: `Mostrar sugerencias`,
  countAnnouncement: (e, t) =>
    `${t.plural(e.optionCount, { one: () => `${t.number(e.optionCount)} opci\xf3n`, other: () => `${t.number(e.optionCount)} opciones` })} disponible(s).`,
  focusAnnouncement: (e, t) =>
    `${t.select({ true: () => `Se ha unido al grupo ${e.groupTitle}, con ${t.plural(e.groupCount, { one: () => `${t.number(e.groupCount)} opci\xf3n`, other: () => `${t.number(e.groupCount)} opciones` })}. `, other: `` }, e.isGroupChange)}${e.optionText}${t.select({ true: `, seleccionado`, other: `` }, e.isSelected)}`,
  listboxLabel: `Sugerencias`,
  selectedAnnouncement: (e) => `${e.optionText}, seleccionado`,
};
var yt = {};
yt = {
  buttonLabel: `Kuva soovitused`,
  countAnnouncement: (e, t) =>
    `${t.plural(e.optionCount, { one: () => `${t.number(e.optionCount)} valik`, other: () => `${t.number(e.optionCount)} valikud` })} saadaval.`,
  focusAnnouncement: (e, t) =>
    `${t.select({ true: () => `Sisestatud r\xfchm ${e.groupTitle}, valikuga ${t.plural(e.groupCount, { one: () => `${t.number(e.groupCount)} valik`, other: () => `${t.number(e.groupCount)} valikud` })}. `, other: `` }, e.isGroupChange)}${e.optionText}${t.select({ true: `, valitud`, other: `` }, e.isSelected)}`,
  listboxLabel: `Soovitused`,
  selectedAnnouncement: (e) => `${e.optionText}, valitud`,
};
var bt = {};
bt = {
  buttonLabel: `Näytä ehdotukset`,
  countAnnouncement: (e, t) =>
    `${t.plural(e.optionCount, { one: () => `${t.number(e.optionCount)} vaihtoehto`, other: () => `${t.number(e.optionCount)} vaihtoehtoa` })} saatavilla.`,
  focusAnnouncement: (e, t) =>
    `${t.select({ true: () => `Siirtyi ryhm\xe4\xe4n ${e.groupTitle}, jossa ${t.plural(e.groupCount, { one: () => `${t.number(e.groupCount)} vaihtoehto`, other: () => `${t.number(e.groupCount)} vaihtoehtoa` })}.`, other: `` }, e.isGroupChange)}${e.optionText}${t.select({ true: `, valittu`, other: `` }, e.isSelected)}`,
  listboxLabel: `Ehdotukset`,
  selectedAnnouncement: (e) => `${e.optionText}, valittu`,
};
var xt = {};
xt = {
  buttonLabel: `Afficher les suggestions`,
  countAnnouncement: (e, t) =>
    `${t.plural(e.optionCount, { one: () => `${t.number(e.optionCount)} option`, other: () => `${t.number(e.optionCount)} options` })} disponible(s).`,
  focusAnnouncement: (e, t) =>
    `${t.select({ true: () => `Groupe ${e.groupTitle} rejoint, avec ${t.plural(e.groupCount, { one: () => `${t.number(e.groupCount)} option`, other: () => `${t.number(e.groupCount)} options` })}. `, other: `` }, e.isGroupChange)}${e.optionText}${t.select({ true: `, sélectionné(s)`, other: `` }, e.isSelected)}`,
  listboxLabel: `Suggestions`,
  selectedAnnouncement: (e) => `${e.optionText}, s\xe9lectionn\xe9`,
};
var St = {};
St = {
  buttonLabel: `הצג הצעות`,
  countAnnouncement: (e, t) =>
    `${t.plural(e.optionCount, { one: () => `\u{5D0}\u{5E4}\u{5E9}\u{5E8}\u{5D5}\u{5EA} ${t.number(e.optionCount)}`, other: () => `${t.number(e.optionCount)} \u{5D0}\u{5E4}\u{5E9}\u{5E8}\u{5D5}\u{5D9}\u{5D5}\u{5EA}` })} \u{5D1}\u{5DE}\u{5E6}\u{5D1} \u{5D6}\u{5DE}\u{5D9}\u{5DF}.`,
  focusAnnouncement: (e, t) =>
    `${t.select({ true: () => `\u{5E0}\u{5DB}\u{5E0}\u{5E1} \u{5DC}\u{5E7}\u{5D1}\u{5D5}\u{5E6}\u{5D4} ${e.groupTitle}, \u{5E2}\u{5DD} ${t.plural(e.groupCount, { one: () => `\u{5D0}\u{5E4}\u{5E9}\u{5E8}\u{5D5}\u{5EA} ${t.number(e.groupCount)}`, other: () => `${t.number(e.groupCount)} \u{5D0}\u{5E4}\u{5E9}\u{5E8}\u{5D5}\u{5D9}\u{5D5}\u{5EA}` })}. `, other: `` }, e.isGroupChange)}${e.optionText}${t.select({ true: `, נבחר`, other: `` }, e.isSelected)}`,
  listboxLabel: `הצעות`,
  selectedAnnouncement: (e) => `${e.optionText}, \u{5E0}\u{5D1}\u{5D7}\u{5E8}`,
};
var Ct = {};
Ct = {
  buttonLabel: `Prikaži prijedloge`,
  countAnnouncement: (e, t) =>
    `Dostupno jo\u{161}: ${t.plural(e.optionCount, { one: () => `${t.number(e.optionCount)} opcija`, other: () => `${t.number(e.optionCount)} opcije/a` })}.`,
  focusAnnouncement: (e, t) =>
    `${t.select({ true: () => `Unesena skupina ${e.groupTitle}, s ${t.plural(e.groupCount, { one: () => `${t.number(e.groupCount)} opcijom`, other: () => `${t.number(e.groupCount)} opcije/a` })}. `, other: `` }, e.isGroupChange)}${e.optionText}${t.select({ true: `, odabranih`, other: `` }, e.isSelected)}`,
  listboxLabel: `Prijedlozi`,
  selectedAnnouncement: (e) => `${e.optionText}, odabrano`,
};
var wt = {};
wt = {
  buttonLabel: `Javaslatok megjelenítése`,
  countAnnouncement: (e, t) =>
    `${t.plural(e.optionCount, { one: () => `${t.number(e.optionCount)} lehet\u{151}s\xe9g`, other: () => `${t.number(e.optionCount)} lehet\u{151}s\xe9g` })} \xe1ll rendelkez\xe9sre.`,
  focusAnnouncement: (e, t) =>
    `${t.select({ true: () => `Bel\xe9pett a(z) ${e.groupTitle} csoportba, amely ${t.plural(e.groupCount, { one: () => `${t.number(e.groupCount)} lehet\u{151}s\xe9get`, other: () => `${t.number(e.groupCount)} lehet\u{151}s\xe9get` })} tartalmaz. `, other: `` }, e.isGroupChange)}${e.optionText}${t.select({ true: `, kijelölve`, other: `` }, e.isSelected)}`,
  listboxLabel: `Javaslatok`,
  selectedAnnouncement: (e) => `${e.optionText}, kijel\xf6lve`,
};
var Tt = {};
Tt = {
  buttonLabel: `Mostra suggerimenti`,
  countAnnouncement: (e, t) =>
    `${t.plural(e.optionCount, { one: () => `${t.number(e.optionCount)} opzione disponibile`, other: () => `${t.number(e.optionCount)} opzioni disponibili` })}.`,
  focusAnnouncement: (e, t) =>
    `${t.select({ true: () => `Ingresso nel gruppo ${e.groupTitle}, con ${t.plural(e.groupCount, { one: () => `${t.number(e.groupCount)} opzione`, other: () => `${t.number(e.groupCount)} opzioni` })}. `, other: `` }, e.isGroupChange)}${e.optionText}${t.select({ true: `, selezionato`, other: `` }, e.isSelected)}`,
  listboxLabel: `Suggerimenti`,
  selectedAnnouncement: (e) => `${e.optionText}, selezionato`,
};
var Et = {};
Et = {
  buttonLabel: `候補を表示`,
  countAnnouncement: (e, t) =>
    `${t.plural(e.optionCount, { one: () => `${t.number(e.optionCount)} \u{500B}\u{306E}\u{30AA}\u{30D7}\u{30B7}\u{30E7}\u{30F3}`, other: () => `${t.number(e.optionCount)} \u{500B}\u{306E}\u{30AA}\u{30D7}\u{30B7}\u{30E7}\u{30F3}` })}\u{3092}\u{5229}\u{7528}\u{3067}\u{304D}\u{307E}\u{3059}\u{3002}`,
  focusAnnouncement: (e, t) =>
    `${t.select({ true: () => `\u{5165}\u{529B}\u{3055}\u{308C}\u{305F}\u{30B0}\u{30EB}\u{30FC}\u{30D7} ${e.groupTitle}\u{3001}${t.plural(e.groupCount, { one: () => `${t.number(e.groupCount)} \u{500B}\u{306E}\u{30AA}\u{30D7}\u{30B7}\u{30E7}\u{30F3}`, other: () => `${t.number(e.groupCount)} \u{500B}\u{306E}\u{30AA}\u{30D7}\u{30B7}\u{30E7}\u{30F3}` })}\u{3092}\u{542B}\u{3080}\u{3002}`, other: `` }, e.isGroupChange)}${e.optionText}${t.select({ true: `、選択済み`, other: `` }, e.isSelected)}`,
  listboxLabel: `候補`,
  selectedAnnouncement: (e) => `${e.optionText}\u{3001}\u{9078}\u{629E}\u{6E08}\u{307F}`,
};
var Dt = {};
Dt = {
  buttonLabel: `제안 사항 표시`,
  countAnnouncement: (e, t) =>
    `${t.plural(e.optionCount, { one: () => `${t.number(e.optionCount)}\u{AC1C} \u{C635}\u{C158}`, other: () => `${t.number(e.optionCount)}\u{AC1C} \u{C635}\u{C158}` })}\u{C744} \u{C0AC}\u{C6A9}\u{D560} \u{C218} \u{C788}\u{C2B5}\u{B2C8}\u{B2E4}.`,
  focusAnnouncement: (e, t) =>
    `${t.select({ true: () => `\u{C785}\u{B825}\u{D55C} \u{ADF8}\u{B8F9} ${e.groupTitle}, ${t.plural(e.groupCount, { one: () => `${t.number(e.groupCount)}\u{AC1C} \u{C635}\u{C158}`, other: () => `${t.number(e.groupCount)}\u{AC1C} \u{C635}\u{C158}` })}. `, other: `` }, e.isGroupChange)}${e.optionText}${t.select({ true: `, 선택됨`, other: `` }, e.isSelected)}`,
  listboxLabel: `제안`,
  selectedAnnouncement: (e) => `${e.optionText}, \u{C120}\u{D0DD}\u{B428}`,
};
var Ot = {};
Ot = {
  buttonLabel: `Rodyti pasiūlymus`,
  countAnnouncement: (e, t) =>
    `Yra ${t.plural(e.optionCount, { one: () => `${t.number(e.optionCount)} parinktis`, other: () => `${t.number(e.optionCount)} parinktys (-i\u{173})` })}.`,
  focusAnnouncement: (e, t) =>
    `${t.select({ true: () => `\u{12E}vesta grup\u{117} ${e.groupTitle}, su ${t.plural(e.groupCount, { one: () => `${t.number(e.groupCount)} parinktimi`, other: () => `${t.number(e.groupCount)} parinktimis (-i\u{173})` })}. `, other: `` }, e.isGroupChange)}${e.optionText}${t.select({ true: `, pasirinkta`, other: `` }, e.isSelected)}`,
  listboxLabel: `Pasiūlymai`,
  selectedAnnouncement: (e) => `${e.optionText}, pasirinkta`,
};
var kt = {};
kt = {
  buttonLabel: `Rādīt ieteikumus`,
  countAnnouncement: (e, t) =>
    `Pieejamo opciju skaits: ${t.plural(e.optionCount, { one: () => `${t.number(e.optionCount)} opcija`, other: () => `${t.number(e.optionCount)} opcijas` })}.`,
  focusAnnouncement: (e, t) =>
    `${t.select({ true: () => `Ievad\u{12B}ta grupa ${e.groupTitle}, ar ${t.plural(e.groupCount, { one: () => `${t.number(e.groupCount)} opciju`, other: () => `${t.number(e.groupCount)} opcij\u{101}m` })}. `, other: `` }, e.isGroupChange)}${e.optionText}${t.select({ true: `, atlasīta`, other: `` }, e.isSelected)}`,
  listboxLabel: `Ieteikumi`,
  selectedAnnouncement: (e) => `${e.optionText}, atlas\u{12B}ta`,
};
var At = {};
At = {
  buttonLabel: `Vis forslag`,
  countAnnouncement: (e, t) =>
    `${t.plural(e.optionCount, { one: () => `${t.number(e.optionCount)} alternativ`, other: () => `${t.number(e.optionCount)} alternativer` })} finnes.`,
  focusAnnouncement: (e, t) =>
    `${t.select({ true: () => `Angitt gruppe ${e.groupTitle}, med ${t.plural(e.groupCount, { one: () => `${t.number(e.groupCount)} alternativ`, other: () => `${t.number(e.groupCount)} alternativer` })}. `, other: `` }, e.isGroupChange)}${e.optionText}${t.select({ true: `, valgt`, other: `` }, e.isSelected)}`,
  listboxLabel: `Forslag`,
  selectedAnnouncement: (e) => `${e.optionText}, valgt`,
};
var jt = {};
jt = {
  buttonLabel: `Suggesties weergeven`,
  countAnnouncement: (e, t) =>
    `${t.plural(e.optionCount, { one: () => `${t.number(e.optionCount)} optie`, other: () => `${t.number(e.optionCount)} opties` })} beschikbaar.`,
  focusAnnouncement: (e, t) =>
    `${t.select({ true: () => `Groep ${e.groupTitle} ingevoerd met ${t.plural(e.groupCount, { one: () => `${t.number(e.groupCount)} optie`, other: () => `${t.number(e.groupCount)} opties` })}. `, other: `` }, e.isGroupChange)}${e.optionText}${t.select({ true: `, geselecteerd`, other: `` }, e.isSelected)}`,
  listboxLabel: `Suggesties`,
  selectedAnnouncement: (e) => `${e.optionText}, geselecteerd`,
};
var Mt = {};
Mt = {
  buttonLabel: `Wyświetlaj sugestie`,
  countAnnouncement: (e, t) =>
    `dost\u{119}pna/dost\u{119}pne(-nych) ${t.plural(e.optionCount, { one: () => `${t.number(e.optionCount)} opcja`, other: () => `${t.number(e.optionCount)} opcje(-i)` })}.`,
  focusAnnouncement: (e, t) =>
    `${t.select({ true: () => `Do\u{142}\u{105}czono do grupy ${e.groupTitle}, z ${t.plural(e.groupCount, { one: () => `${t.number(e.groupCount)} opcj\u{105}`, other: () => `${t.number(e.groupCount)} opcjami` })}. `, other: `` }, e.isGroupChange)}${e.optionText}${t.select({ true: `, wybrano`, other: `` }, e.isSelected)}`,
  listboxLabel: `Sugestie`,
  selectedAnnouncement: (e) => `${e.optionText}, wybrano`,
};
var Nt = {};
Nt = {
  buttonLabel: `Mostrar sugestões`,
  countAnnouncement: (e, t) =>
    `${t.plural(e.optionCount, { one: () => `${t.number(e.optionCount)} op\xe7\xe3o`, other: () => `${t.number(e.optionCount)} op\xe7\xf5es` })} dispon\xedvel.`,
  focusAnnouncement: (e, t) =>
    `${t.select({ true: () => `Grupo inserido ${e.groupTitle}, com ${t.plural(e.groupCount, { one: () => `${t.number(e.groupCount)} op\xe7\xe3o`, other: () => `${t.number(e.groupCount)} op\xe7\xf5es` })}. `, other: `` }, e.isGroupChange)}${e.optionText}${t.select({ true: `, selecionado`, other: `` }, e.isSelected)}`,
  listboxLabel: `Sugestões`,
  selectedAnnouncement: (e) => `${e.optionText}, selecionado`,
};
var Pt = {};
Pt = {
  buttonLabel: `Apresentar sugestões`,
  countAnnouncement: (e, t) =>
    `${t.plural(e.optionCount, { one: () => `${t.number(e.optionCount)} op\xe7\xe3o`, other: () => `${t.number(e.optionCount)} op\xe7\xf5es` })} dispon\xedvel.`,
  focusAnnouncement: (e, t) =>
    `${t.select({ true: () => `Grupo introduzido ${e.groupTitle}, com ${t.plural(e.groupCount, { one: () => `${t.number(e.groupCount)} op\xe7\xe3o`, other: () => `${t.number(e.groupCount)} op\xe7\xf5es` })}. `, other: `` }, e.isGroupChange)}${e.optionText}${t.select({ true: `, selecionado`, other: `` }, e.isSelected)}`,
  listboxLabel: `Sugestões`,
  selectedAnnouncement: (e) => `${e.optionText}, selecionado`,
};
var Ft = {};
Ft = {
  buttonLabel: `Afișare sugestii`,
  countAnnouncement: (e, t) =>
    `${t.plural(e.optionCount, { one: () => `${t.number(e.optionCount)} op\u{21B}iune`, other: () => `${t.number(e.optionCount)} op\u{21B}iuni` })} disponibile.`,
  focusAnnouncement: (e, t) =>
    `${t.select({ true: () => `Grup ${e.groupTitle} introdus, cu ${t.plural(e.groupCount, { one: () => `${t.number(e.groupCount)} op\u{21B}iune`, other: () => `${t.number(e.groupCount)} op\u{21B}iuni` })}. `, other: `` }, e.isGroupChange)}${e.optionText}${t.select({ true: `, selectat`, other: `` }, e.isSelected)}`,
  listboxLabel: `Sugestii`,
  selectedAnnouncement: (e) => `${e.optionText}, selectat`,
};
var It = {};
It = {
  buttonLabel: `Показать предложения`,
  countAnnouncement: (e, t) =>
    `${t.plural(e.optionCount, { one: () => `${t.number(e.optionCount)} \u{43F}\u{430}\u{440}\u{430}\u{43C}\u{435}\u{442}\u{440}`, other: () => `${t.number(e.optionCount)} \u{43F}\u{430}\u{440}\u{430}\u{43C}\u{435}\u{442}\u{440}\u{43E}\u{432}` })} \u{434}\u{43E}\u{441}\u{442}\u{443}\u{43F}\u{43D}\u{43E}.`,
  focusAnnouncement: (e, t) =>
    `${t.select({ true: () => `\u{412}\u{432}\u{435}\u{434}\u{435}\u{43D}\u{43D}\u{430}\u{44F} \u{433}\u{440}\u{443}\u{43F}\u{43F}\u{430} ${e.groupTitle}, \u{441} ${t.plural(e.groupCount, { one: () => `${t.number(e.groupCount)} \u{43F}\u{430}\u{440}\u{430}\u{43C}\u{435}\u{442}\u{440}\u{43E}\u{43C}`, other: () => `${t.number(e.groupCount)} \u{43F}\u{430}\u{440}\u{430}\u{43C}\u{435}\u{442}\u{440}\u{430}\u{43C}\u{438}` })}. `, other: `` }, e.isGroupChange)}${e.optionText}${t.select({ true: `, выбранными`, other: `` }, e.isSelected)}`,
  listboxLabel: `Предложения`,
  selectedAnnouncement: (e) => `${e.optionText}, \u{432}\u{44B}\u{431}\u{440}\u{430}\u{43D}\u{43E}`,
};
var Lt = {};
Lt = {
  buttonLabel: `Zobraziť návrhy`,
  countAnnouncement: (e, t) =>
    `${t.plural(e.optionCount, { one: () => `${t.number(e.optionCount)} mo\u{17E}nos\u{165}`, other: () => `${t.number(e.optionCount)} mo\u{17E}nosti/-\xed` })} k dispoz\xedcii.`,
  focusAnnouncement: (e, t) =>
    `${t.select({ true: () => `Zadan\xe1 skupina ${e.groupTitle}, s ${t.plural(e.groupCount, { one: () => `${t.number(e.groupCount)} mo\u{17E}nos\u{165}ou`, other: () => `${t.number(e.groupCount)} mo\u{17E}nos\u{165}ami` })}. `, other: `` }, e.isGroupChange)}${e.optionText}${t.select({ true: `, vybraté`, other: `` }, e.isSelected)}`,
  listboxLabel: `Návrhy`,
  selectedAnnouncement: (e) => `${e.optionText}, vybrat\xe9`,
};
var Rt = {};
Rt = {
  buttonLabel: `Prikaži predloge`,
  countAnnouncement: (e, t) =>
    `Na voljo je ${t.plural(e.optionCount, { one: () => `${t.number(e.optionCount)} opcija`, other: () => `${t.number(e.optionCount)} opcije` })}.`,
  focusAnnouncement: (e, t) =>
    `${t.select({ true: () => `Vnesena skupina ${e.groupTitle}, z ${t.plural(e.groupCount, { one: () => `${t.number(e.groupCount)} opcija`, other: () => `${t.number(e.groupCount)} opcije` })}. `, other: `` }, e.isGroupChange)}${e.optionText}${t.select({ true: `, izbrano`, other: `` }, e.isSelected)}`,
  listboxLabel: `Predlogi`,
  selectedAnnouncement: (e) => `${e.optionText}, izbrano`,
};
var zt = {};
zt = {
  buttonLabel: `Prikaži predloge`,
  countAnnouncement: (e, t) =>
    `Dostupno jo\u{161}: ${t.plural(e.optionCount, { one: () => `${t.number(e.optionCount)} opcija`, other: () => `${t.number(e.optionCount)} opcije/a` })}.`,
  focusAnnouncement: (e, t) =>
    `${t.select({ true: () => `Unesena grupa ${e.groupTitle}, s ${t.plural(e.groupCount, { one: () => `${t.number(e.groupCount)} opcijom`, other: () => `${t.number(e.groupCount)} optione/a` })}. `, other: `` }, e.isGroupChange)}${e.optionText}${t.select({ true: `, izabranih`, other: `` }, e.isSelected)}`,
  listboxLabel: `Predlozi`,
  selectedAnnouncement: (e) => `${e.optionText}, izabrano`,
};
var Bt = {};
Bt = {
  buttonLabel: `Visa förslag`,
  countAnnouncement: (e, t) =>
    `${t.plural(e.optionCount, { one: () => `${t.number(e.optionCount)} alternativ`, other: () => `${t.number(e.optionCount)} alternativ` })} tillg\xe4ngliga.`,
  focusAnnouncement: (e, t) =>
    `${t.select({ true: () => `Ingick i gruppen ${e.groupTitle} med ${t.plural(e.groupCount, { one: () => `${t.number(e.groupCount)} alternativ`, other: () => `${t.number(e.groupCount)} alternativ` })}. `, other: `` }, e.isGroupChange)}${e.optionText}${t.select({ true: `, valda`, other: `` }, e.isSelected)}`,
  listboxLabel: `Förslag`,
  selectedAnnouncement: (e) => `${e.optionText}, valda`,
};
var Vt = {};
Vt = {
  buttonLabel: `Önerileri göster`,
  countAnnouncement: (e, t) =>
    `${t.plural(e.optionCount, { one: () => `${t.number(e.optionCount)} se\xe7enek`, other: () => `${t.number(e.optionCount)} se\xe7enekler` })} kullan\u{131}labilir.`,
  focusAnnouncement: (e, t) =>
    `${t.select({ true: () => `Girilen grup ${e.groupTitle}, ile ${t.plural(e.groupCount, { one: () => `${t.number(e.groupCount)} se\xe7enek`, other: () => `${t.number(e.groupCount)} se\xe7enekler` })}. `, other: `` }, e.isGroupChange)}${e.optionText}${t.select({ true: `, seçildi`, other: `` }, e.isSelected)}`,
  listboxLabel: `Öneriler`,
  selectedAnnouncement: (e) => `${e.optionText}, se\xe7ildi`,
};
var Ht = {};
Ht = {
  buttonLabel: `Показати пропозиції`,
  countAnnouncement: (e, t) =>
    `${t.plural(e.optionCount, { one: () => `${t.number(e.optionCount)} \u{43F}\u{430}\u{440}\u{430}\u{43C}\u{435}\u{442}\u{440}`, other: () => `${t.number(e.optionCount)} \u{43F}\u{430}\u{440}\u{430}\u{43C}\u{435}\u{442}\u{440}\u{438}(-\u{456}\u{432})` })} \u{434}\u{43E}\u{441}\u{442}\u{443}\u{43F}\u{43D}\u{43E}.`,
  focusAnnouncement: (e, t) =>
    `${t.select({ true: () => `\u{412}\u{432}\u{435}\u{434}\u{435}\u{43D}\u{430} \u{433}\u{440}\u{443}\u{43F}\u{430} ${e.groupTitle}, \u{437} ${t.plural(e.groupCount, { one: () => `${t.number(e.groupCount)} \u{43F}\u{430}\u{440}\u{430}\u{43C}\u{435}\u{442}\u{440}`, other: () => `${t.number(e.groupCount)} \u{43F}\u{430}\u{440}\u{430}\u{43C}\u{435}\u{442}\u{440}\u{438}(-\u{456}\u{432})` })}. `, other: `` }, e.isGroupChange)}${e.optionText}${t.select({ true: `, вибрано`, other: `` }, e.isSelected)}`,
  listboxLabel: `Пропозиції`,
  selectedAnnouncement: (e) => `${e.optionText}, \u{432}\u{438}\u{431}\u{440}\u{430}\u{43D}\u{43E}`,
};
var Ut = {};
Ut = {
  buttonLabel: `显示建议`,
  countAnnouncement: (e, t) =>
    `\u{6709} ${t.plural(e.optionCount, { one: () => `${t.number(e.optionCount)} \u{4E2A}\u{9009}\u{9879}`, other: () => `${t.number(e.optionCount)} \u{4E2A}\u{9009}\u{9879}` })}\u{53EF}\u{7528}\u{3002}`,
  focusAnnouncement: (e, t) =>
    `${t.select({ true: () => `\u{8FDB}\u{5165}\u{4E86} ${e.groupTitle} \u{7EC4}\u{FF0C}\u{5176}\u{4E2D}\u{6709} ${t.plural(e.groupCount, { one: () => `${t.number(e.groupCount)} \u{4E2A}\u{9009}\u{9879}`, other: () => `${t.number(e.groupCount)} \u{4E2A}\u{9009}\u{9879}` })}. `, other: `` }, e.isGroupChange)}${e.optionText}${t.select({ true: `, 已选择`, other: `` }, e.isSelected)}`,
  listboxLabel: `建议`,
  selectedAnnouncement: (e) => `${e.optionText}, \u{5DF2}\u{9009}\u{62E9}`,
};
var Wt = {};
Wt = {
  buttonLabel: `顯示建議`,
  countAnnouncement: (e, t) =>
    `${t.plural(e.optionCount, { one: () => `${t.number(e.optionCount)} \u{9078}\u{9805}`, other: () => `${t.number(e.optionCount)} \u{9078}\u{9805}` })} \u{53EF}\u{7528}\u{3002}`,
  focusAnnouncement: (e, t) =>
    `${t.select({ true: () => `\u{8F38}\u{5165}\u{7684}\u{7FA4}\u{7D44} ${e.groupTitle}, \u{6709} ${t.plural(e.groupCount, { one: () => `${t.number(e.groupCount)} \u{9078}\u{9805}`, other: () => `${t.number(e.groupCount)} \u{9078}\u{9805}` })}. `, other: `` }, e.isGroupChange)}${e.optionText}${t.select({ true: `, 已選取`, other: `` }, e.isSelected)}`,
  listboxLabel: `建議`,
  selectedAnnouncement: (e) => `${e.optionText}, \u{5DF2}\u{9078}\u{53D6}`,
};
var Gt = {};
Gt = {
  'ar-AE': dt,
  'bg-BG': ft,
  'cs-CZ': pt,
  'da-DK': mt,
  'de-DE': ht,
  'el-GR': gt,
  'en-US': _t,
  'es-ES': vt,
  'et-EE': yt,
  'fi-FI': bt,
  'fr-FR': xt,
  'he-IL': St,
  'hr-HR': Ct,
  'hu-HU': wt,
  'it-IT': Tt,
  'ja-JP': Et,
  'ko-KR': Dt,
  'lt-LT': Ot,
  'lv-LV': kt,
  'nb-NO': At,
  'nl-NL': jt,
  'pl-PL': Mt,
  'pt-BR': Nt,
  'pt-PT': Pt,
  'ro-RO': Ft,
  'ru-RU': It,
  'sk-SK': Lt,
  'sl-SI': Rt,
  'sr-SP': zt,
  'sv-SE': Bt,
  'tr-TR': Vt,
  'uk-UA': Ht,
  'zh-CN': Ut,
  'zh-TW': Wt,
};
function Kt(e, t) {
  let n = (0, Z.useRef)(!0),
    r = (0, Z.useRef)(null),
    i = b(e);
  ((0, Z.useEffect)(
    () => (
      (n.current = !0),
      () => {
        n.current = !1;
      }
    ),
    [],
  ),
    (0, Z.useEffect)(() => {
      let e = r.current;
      (n.current ? (n.current = !1) : (!e || t.some((t, n) => !Object.is(t, e[n]))) && i(),
        (r.current = t));
    }, t));
}
function qt(e) {
  return e && e.__esModule ? e.default : e;
}
function Jt(e, t) {
  let {
      buttonRef: n,
      popoverRef: r,
      inputRef: i,
      listBoxRef: a,
      keyboardDelegate: s,
      layoutDelegate: c,
      shouldFocusWrap: u,
      isReadOnly: f,
      isDisabled: p,
    } = e,
    m = (0, Z.useRef)(null);
  n ??= m;
  let h = y(qt(Gt), `@react-aria/combobox`),
    { menuTriggerProps: g, menuProps: b } = be({ type: `listbox`, isDisabled: p || f }, t, n);
  Ke.set(t, { id: b.id });
  let { collection: x } = t,
    { disabledKeys: S } = t.selectionManager,
    C = (0, Z.useMemo)(
      () => s || new Ne({ collection: x, disabledKeys: S, ref: a, layoutDelegate: c }),
      [s, c, x, S, a],
    ),
    { collectionProps: w } = ye({
      selectionManager: t.selectionManager,
      keyboardDelegate: C,
      disallowTypeAhead: !0,
      disallowEmptySelection: !0,
      shouldFocusWrap: u,
      ref: i,
      isVirtualized: !0,
    }),
    T = D(),
    { keyboardProps: k } = d({
      shortcuts: {
        Enter: (e) => {
          let n = t.isOpen;
          if (t.isOpen && a.current && t.selectionManager.focusedKey != null) {
            let r = t.collection.getItem(t.selectionManager.focusedKey);
            if (r?.props.href) {
              let i = a.current.querySelector(
                `[data-key="${CSS.escape(t.selectionManager.focusedKey.toString())}"]`,
              );
              return (
                i instanceof HTMLAnchorElement && T.open(i, e, r.props.href, r.props.routerOptions),
                t.close(),
                { shouldPreventDefault: n }
              );
            }
            if (r?.props.onAction)
              return (r.props.onAction(), t.close(), { shouldPreventDefault: n });
          }
          return (t.commit(), { shouldPreventDefault: n });
        },
        Tab: () => {
          if (t.isOpen && a.current && t.selectionManager.focusedKey != null) {
            let e = t.collection.getItem(t.selectionManager.focusedKey);
            if (e?.props.href) return (t.close(), { shouldPreventDefault: !1 });
            if (e?.props.onAction)
              return (
                e.props.onAction(),
                t.close(),
                { shouldPreventDefault: !1, shouldContinuePropagation: !0 }
              );
          }
          return (
            t.isOpen && t.commit(), { shouldPreventDefault: !1, shouldContinuePropagation: !0 }
          );
        },
        Escape: () => {
          let n = !1;
          return (
            (!t.selectionManager.isEmpty || t.inputValue === `` || e.allowsCustomValue) && (n = !0),
            t.revert(),
            { shouldContinuePropagation: n }
          );
        },
      },
    }),
    { keyboardProps: A } = d({
      shortcuts: {
        ArrowDown: () => (t.open(`first`, `manual`), { shouldPreventDefault: !1 }),
        ArrowUp: () => (t.open(`last`, `manual`), { shouldPreventDefault: !1 }),
        ArrowLeft: () => (t.selectionManager.setFocusedKey(null), { shouldPreventDefault: !1 }),
        ArrowRight: () => (t.selectionManager.setFocusedKey(null), { shouldPreventDefault: !1 }),
      },
      allowRepeats: !0,
    }),
    ee = (i) => {
      let a = E(n.current, i.relatedTarget),
        o = E(r.current, i.relatedTarget);
      a || o || (e.onBlur && e.onBlur(i), t.setFocused(!1));
    },
    te = (n) => {
      t.isFocused || (e.onFocus && e.onFocus(n), t.setFocused(!0));
    },
    F = Yt([t.selectionManager.selectedKeys, t.selectionManager.selectionMode]),
    { isInvalid: I, validationErrors: L, validationDetails: z } = t.displayValidation,
    {
      labelProps: B,
      inputProps: H,
      descriptionProps: U,
      errorMessageProps: W,
    } = oe(
      {
        ...e,
        isRequired:
          e.selectionMode === `multiple`
            ? e.isRequired && t.selectionManager.isEmpty
            : e.isRequired,
        onChange: t.setInputValue,
        onKeyDown: f
          ? e.onKeyDown
          : M(t.isOpen && w.onKeyDown, k.onKeyDown, A.onKeyDown, e.onKeyDown),
        onBlur: ee,
        value: t.inputValue,
        defaultValue: t.defaultInputValue,
        onFocus: te,
        autoComplete: `off`,
        validate: void 0,
        [V]: t,
        'aria-describedby': [F, e[`aria-describedby`]].filter(Boolean).join(` `) || void 0,
      },
      i,
    );
  ie(i, t.defaultValue, t.setValue);
  let ne = (e) => {
      e.pointerType === `touch` && (i.current?.focus(), t.toggle(null, `manual`));
    },
    G = (e) => {
      e.pointerType !== `touch` &&
        (i.current?.focus(),
        t.toggle(
          e.pointerType === `keyboard` || e.pointerType === `virtual` ? `first` : null,
          `manual`,
        ));
    },
    re = v({
      id: g.id,
      'aria-label': h.format(`buttonLabel`),
      'aria-labelledby': e[`aria-labelledby`] || B.id,
    }),
    ae = v({
      id: b.id,
      'aria-label': h.format(`listboxLabel`),
      'aria-labelledby': e[`aria-labelledby`] || B.id,
    }),
    K = (0, Z.useRef)(0),
    q = (e) => {
      if (p || f) return;
      if (e.timeStamp - K.current < 500) {
        (e.preventDefault(), i.current?.focus());
        return;
      }
      let n = O(e).getBoundingClientRect(),
        r = e.changedTouches[0],
        a = Math.ceil(n.left + 0.5 * n.width),
        o = Math.ceil(n.top + 0.5 * n.height);
      r.clientX === a &&
        r.clientY === o &&
        (e.preventDefault(),
        i.current?.focus(),
        t.toggle(null, `manual`),
        (K.current = e.timeStamp));
    },
    J =
      t.selectionManager.focusedKey != null && t.isOpen
        ? t.collection.getItem(t.selectionManager.focusedKey)
        : void 0,
    Y = J?.parentKey ?? null,
    X = t.selectionManager.focusedKey ?? null,
    se = (0, Z.useRef)(Y),
    ce = (0, Z.useRef)(X);
  (0, Z.useEffect)(() => {
    if (j() && J != null && X != null && X !== ce.current) {
      let e = t.selectionManager.isSelected(X),
        n = Y == null ? null : t.collection.getItem(Y),
        r = n?.[`aria-label`] || (typeof n?.rendered == `string` ? n.rendered : ``) || ``,
        i = h.format(`focusAnnouncement`, {
          isGroupChange: (n && Y !== se.current) ?? !1,
          groupTitle: r,
          groupCount: n ? [...je(n, t.collection)].length : 0,
          optionText: J[`aria-label`] || J.textValue || ``,
          isSelected: e,
        });
      o(i);
    }
    ((se.current = Y), (ce.current = X));
  });
  let de = Oe(t.collection),
    fe = (0, Z.useRef)(de),
    pe = (0, Z.useRef)(t.isOpen);
  (0, Z.useEffect)(() => {
    let e = t.isOpen !== pe.current && (t.selectionManager.focusedKey == null || j());
    if (t.isOpen && (e || de !== fe.current)) {
      let e = h.format(`countAnnouncement`, { optionCount: de });
      o(e);
    }
    ((fe.current = de), (pe.current = t.isOpen));
  });
  let me = (0, Z.useRef)(t.selectedKey);
  return (
    (0, Z.useEffect)(() => {
      if (j() && t.isFocused && t.selectedItem && t.selectedKey !== me.current) {
        let e = t.selectedItem[`aria-label`] || t.selectedItem.textValue || ``,
          n = h.format(`selectedAnnouncement`, { optionText: e });
        o(n);
      }
      me.current = t.selectedKey;
    }),
    (0, Z.useEffect)(() => {
      if (t.isOpen) return R([i.current, r.current].filter((e) => e != null));
    }, [t.isOpen, i, r]),
    Kt(() => {
      !J && i.current && P(N(i.current)) === i.current && ue(i.current, null);
    }, [J]),
    le(
      a,
      `react-aria-item-action`,
      t.isOpen
        ? () => {
            t.close();
          }
        : void 0,
    ),
    {
      labelProps: {
        ...B,
        onClick:
          (`htmlFor` in B && B.htmlFor) || e.isDisabled
            ? void 0
            : () => {
                (i.current?.focus(), l(`keyboard`));
              },
      },
      buttonProps: {
        ...g,
        ...re,
        excludeFromTabOrder: !0,
        preventFocusOnPress: !0,
        onPress: ne,
        onPressStart: G,
        isDisabled: p || f,
      },
      inputProps: _(H, {
        role: `combobox`,
        'aria-expanded': g[`aria-expanded`],
        'aria-controls': t.isOpen ? b.id : void 0,
        'aria-autocomplete': `list`,
        'aria-activedescendant': J ? Je(t, J.key) : void 0,
        onTouchEnd: q,
        autoCorrect: `off`,
        spellCheck: `false`,
      }),
      listBoxProps: _(b, ae, {
        onAction: void 0,
        autoFocus: t.focusStrategy || !0,
        shouldUseVirtualFocus: !0,
        shouldSelectOnPressUp: !0,
        shouldFocusOnHover: !0,
        linkBehavior: `selection`,
        UNSTABLE_itemBehavior: `action`,
      }),
      valueProps: { id: F },
      descriptionProps: U,
      errorMessageProps: W,
      isInvalid: I,
      validationErrors: L,
      validationDetails: z,
    }
  );
}
function Yt(e = []) {
  let t = p(),
    [n, r] = (0, Z.useState)(!0),
    [i, a] = (0, Z.useState)(e);
  return (
    i.some((t, n) => !Object.is(t, e[n])) && (r(!0), a(e)),
    (0, Z.useEffect)(() => {
      n && !document.getElementById(t) && r(!1);
    }, [t, n, i]),
    n ? t : void 0
  );
}
function Xt(t) {
  let {
      defaultFilter: n,
      menuTrigger: r = `input`,
      allowsEmptyCollection: i = !1,
      allowsCustomValue: a,
      shouldCloseOnBlur: o = !0,
      selectionMode: s = `single`,
    } = t,
    [c, l] = (0, Z.useState)(!1),
    [u, d] = (0, Z.useState)(!1),
    [f, p] = (0, Z.useState)(null),
    m = (0, Z.useRef)(!1),
    h = (0, Z.useMemo)(
      () =>
        t.defaultValue === void 0
          ? s === `single`
            ? (t.defaultSelectedKey ?? null)
            : []
          : t.defaultValue,
      [t.defaultValue, t.defaultSelectedKey, s],
    ),
    g = (0, Z.useMemo)(
      () => (t.value === void 0 ? (s === `single` ? t.selectedKey : void 0) : t.value),
      [t.value, t.selectedKey, s],
    ),
    [_, v] = e(g, h, t.onChange),
    y = s === `single` && Array.isArray(_) ? _[0] : _,
    b = (e) => {
      if (s === `single`) {
        let n = Array.isArray(e) ? (e[0] ?? null) : e;
        (v(n), n !== y && t.onSelectionChange?.(n));
      } else {
        let t = [];
        (Array.isArray(e) ? (t = e) : e != null && (t = [e]), v(t));
      }
    },
    {
      collection: x,
      selectionManager: S,
      disabledKeys: C,
    } = $e({
      ...t,
      items: t.items ?? t.defaultItems,
      selectionMode: s,
      disallowEmptySelection: s === `single`,
      allowDuplicateSelectionEvents: !0,
      selectedKeys: (0, Z.useMemo)(() => en(y), [y]),
      onSelectionChange: (e) => {
        if (e !== `all`) {
          if (s === `single`) {
            let n = e.values().next().value ?? null;
            n === y ? (t.onSelectionChange?.(n), U(), B()) : b(n);
          } else b([...e]);
        }
      },
    }),
    w = s === `single` ? S.firstSelectedKey : null,
    E = (0, Z.useMemo)(
      () => [...S.selectedKeys].map((e) => x.getItem(e)).filter((e) => e != null),
      [S.selectedKeys, x],
    ),
    [D, O] = e(t.inputValue, $t(t.defaultInputValue, w, x) || ``, t.onInputChange),
    [k] = (0, Z.useState)(y),
    [A] = (0, Z.useState)(D),
    j = x,
    M = (0, Z.useMemo)(() => (t.items != null || !n ? x : Zt(x, D, n)), [x, D, n, t.items]),
    [N, ee] = (0, Z.useState)(M),
    P = (0, Z.useRef)(`focus`),
    te = (e) => {
      (t.onOpenChange && t.onOpenChange(e, e ? P.current : void 0),
        S.setFocused(e),
        e || S.setFocusedKey(null));
    },
    F = T({ ...t, onOpenChange: te, isOpen: void 0, defaultOpen: void 0 }),
    I = (e = null, n) => {
      let a = n === `manual` || (n === `focus` && r === `focus`);
      (i || M.size > 0 || (a && j.size > 0) || t.items) &&
        (a && !F.isOpen && t.items === void 0 && l(!0), (P.current = n), p(e), F.open());
    },
    L = (e = null, n) => {
      let a = n === `manual` || (n === `focus` && r === `focus`);
      (i || M.size > 0 || (a && j.size > 0) || t.items || F.isOpen) &&
        (a && !F.isOpen && t.items === void 0 && l(!0), F.isOpen || (P.current = n), z(e));
    },
    R = (0, Z.useCallback)(() => {
      ee(c ? j : M);
    }, [c, j, M]),
    z = (0, Z.useCallback)(
      (e = null) => {
        (F.isOpen && R(), p(e), F.toggle());
      },
      [F, R],
    ),
    B = (0, Z.useCallback)(() => {
      F.isOpen && (R(), F.close());
    }, [F, R]),
    [V, H] = (0, Z.useState)(D),
    U = () => {
      let e = w == null ? `` : (x.getItem(w)?.textValue ?? ``);
      (H(e), O(e));
    },
    W = (0, Z.useRef)(y),
    ne = (0, Z.useRef)(w == null ? `` : (x.getItem(w)?.textValue ?? ``));
  (0, Z.useEffect)(() => {
    (u && (M.size > 0 || i) && !F.isOpen && D !== V && r !== `manual` && I(null, `input`),
      !c && !i && F.isOpen && M.size === 0 && ((m.current = !0), B()),
      u &&
        m.current &&
        M.size > 0 &&
        !F.isOpen &&
        r !== `manual` &&
        ((m.current = !1), I(null, `input`)),
      y != null && y !== W.current && s === `single` && B(),
      D !== V &&
        (S.setFocusedKey(null),
        l(!1),
        s === `single` && D === `` && (t.inputValue === void 0 || g === void 0) && b(null)),
      y !== W.current && (t.inputValue === void 0 || g === void 0) ? U() : V !== D && H(D));
    let e = w == null ? `` : (x.getItem(w)?.textValue ?? ``);
    (!u &&
      w != null &&
      t.inputValue === void 0 &&
      w === W.current &&
      ne.current !== e &&
      (H(e), O(e)),
      (W.current = y),
      (ne.current = e));
  });
  let G = ae({
      ...t,
      value: (0, Z.useMemo)(
        () =>
          Array.isArray(y) && y.length === 0 ? null : { inputValue: D, value: y, selectedKey: w },
        [D, w, y],
      ),
    }),
    re = () => {
      ((m.current = !1), a && w == null ? ie() : K());
    },
    ie = () => {
      s === `multiple` ? (H(D), B()) : ((W.current = null), b(null), B());
    },
    K = (e = !1) => {
      if (g !== void 0 && t.inputValue !== void 0) {
        let n = w == null ? `` : (x.getItem(w)?.textValue ?? ``);
        ((e || s === `multiple` || D !== n) && (t.onSelectionChange?.(w), t.onChange?.(y)),
          H(n),
          B());
      } else (U(), B());
    },
    q = () => {
      if (((m.current = !1), a)) {
        let e = w == null ? `` : (x.getItem(w)?.textValue ?? ``);
        D === e ? K() : ie();
      } else K();
    },
    J = () => {
      F.isOpen && S.focusedKey != null
        ? S.isSelected(S.focusedKey) && s === `single`
          ? K(!0)
          : S.select(S.focusedKey)
        : q();
    },
    oe = (0, Z.useRef)([D, y]),
    Y = (e) => {
      (e
        ? ((oe.current = [D, y]), r === `focus` && !t.isReadOnly && I(null, `focus`))
        : (o && q(), (D !== oe.current[0] || y !== oe.current[1]) && G.commitValidation()),
        d(e));
    },
    X = (0, Z.useMemo)(() => (F.isOpen ? (c ? j : M) : N), [F.isOpen, j, M, c, N]),
    se = t.defaultSelectedKey ?? (s === `single` ? k : null);
  return {
    ...G,
    ...F,
    focusStrategy: f,
    toggle: L,
    open: I,
    close: q,
    selectionManager: S,
    value: y,
    defaultValue: h ?? k,
    setValue: b,
    selectedKey: w,
    selectedItems: E,
    defaultSelectedKey: se,
    setSelectedKey: b,
    disabledKeys: C,
    isFocused: u,
    setFocused: Y,
    selectedItem: E[0] ?? null,
    collection: X,
    inputValue: D,
    defaultInputValue: $t(t.defaultInputValue, se, x) ?? A,
    setInputValue: O,
    commit: J,
    revert: re,
  };
}
function Zt(e, t, n) {
  return new Qe(Qt(e, e, t, n));
}
function Qt(e, t, n, r) {
  let i = [];
  for (let a of t)
    if (a.type === `section` && a.hasChildNodes) {
      let t = Qt(e, je(a, e), n, r);
      [...t].some((e) => e.type === `item`) && i.push({ ...a, childNodes: t });
    } else ((a.type === `item` && r(a.textValue, n)) || a.type !== `item`) && i.push({ ...a });
  return i;
}
function $t(e, t, n) {
  return e == null && t != null ? (n.getItem(t)?.textValue ?? ``) : e;
}
function en(e) {
  if (e !== void 0) return e === null ? [] : Array.isArray(e) ? e : [e];
}
var tn = (0, Z.createContext)(null),
  nn = (0, Z.createContext)(null),
  rn = u(function (e, t) {
    [e, t] = S(e, t, tn);
    let {
        children: n,
        isDisabled: r = !1,
        isInvalid: i = !1,
        isRequired: a = !1,
        isReadOnly: o = !1,
      } = e,
      s = (0, Z.useMemo)(
        () =>
          Z.createElement(
            nt.Provider,
            { value: { items: e.items ?? e.defaultItems } },
            typeof n == `function`
              ? n({
                  isOpen: !1,
                  isDisabled: r,
                  isInvalid: i,
                  isRequired: a,
                  defaultChildren: null,
                  isReadOnly: o,
                })
              : n,
          ),
        [n, r, i, a, o, e.items, e.defaultItems],
      );
    return Z.createElement(me, { content: s }, (n) =>
      Z.createElement(on, { props: e, collection: n, comboBoxRef: t }),
    );
  }),
  an = [W, t, G, pe, q, C];
function on({ props: e, collection: r, comboBoxRef: i }) {
  let { name: a, formValue: o = `key`, allowsCustomValue: s } = e;
  s && (o = `text`);
  let { validationBehavior: l } = n(ne) || {},
    u = e.validationBehavior ?? l ?? `native`,
    { contains: d } = re({ sensitivity: `base` }),
    f = Xt({
      ...e,
      defaultFilter: e.defaultFilter || d,
      items: e.items,
      children: void 0,
      collection: r,
      validationBehavior: u,
    }),
    p = (0, Z.useRef)(null),
    m = (0, Z.useRef)(null),
    g = (0, Z.useRef)(null),
    _ = (0, Z.useRef)(null),
    v = (0, Z.useRef)(null),
    [y, b] = B(!e[`aria-label`] && !e[`aria-labelledby`]),
    [x, S] = (0, Z.useState)(`label`),
    {
      buttonProps: w,
      inputProps: T,
      listBoxProps: E,
      labelProps: D,
      descriptionProps: O,
      errorMessageProps: A,
      valueProps: j,
      ...M
    } = Jt(
      {
        ...h(e),
        label: b,
        inputRef: m,
        buttonRef: p,
        listBoxRef: _,
        popoverRef: v,
        name: o === `text` ? a : void 0,
        validationBehavior: u,
        labelElementType: x,
      },
      f,
    ),
    [N, P] = (0, Z.useState)(null),
    te = (0, Z.useCallback)(() => {
      if (m.current && !g.current) {
        let e = p.current?.getBoundingClientRect(),
          t = m.current.getBoundingClientRect(),
          n = e ? Math.min(e.left, t.left) : t.left,
          r = e ? Math.max(e.right, t.right) : t.right;
        P(r - n + `px`);
      }
    }, [p, m, P]);
  Ce({ ref: m, onResize: te });
  let I = (0, Z.useMemo)(
      () => ({
        get current() {
          return g.current || m.current;
        },
      }),
      [g, m],
    ),
    L = (0, Z.useMemo)(
      () => ({
        isOpen: f.isOpen,
        isDisabled: e.isDisabled || !1,
        isInvalid: M.isInvalid || !1,
        isRequired: e.isRequired || !1,
        isReadOnly: e.isReadOnly || !1,
      }),
      [f.isOpen, e.isDisabled, M.isInvalid, e.isRequired, e.isReadOnly],
    ),
    R = F({ ...e, values: L, defaultClassName: `react-aria-ComboBox` }),
    V = c(e, { global: !0 });
  delete V.id;
  let U = [];
  if (a && o === `key`) {
    let t = Array.isArray(f.value) ? f.value : [f.value];
    (t.length === 0 && (t = [null]),
      (U = t.map((t, n) =>
        Z.createElement(`input`, { key: n, type: `hidden`, name: a, form: e.form, value: t ?? `` }),
      )));
  }
  return Z.createElement(
    k,
    {
      values: [
        [nn, f],
        [W, { ...D, elementType: x, ref: y }],
        [t, { ...w, ref: p, isPressed: f.isOpen }],
        [G, { ...T, ref: m }],
        [
          pe,
          {
            ...T,
            ref: (0, Z.useCallback)((e) => {
              ((m.current = e), e && S(e.tagName.toLowerCase() === `input` ? `label` : `span`));
            }, []),
            value: f.inputValue,
            onChange: (e) => f.setInputValue(e),
          },
        ],
        [ee, f],
        [
          X,
          {
            ref: v,
            triggerRef: I,
            scrollRef: _,
            placement: `bottom start`,
            isNonModal: !0,
            trigger: `ComboBox`,
            style: { '--trigger-width': N },
            clearContexts: an,
          },
        ],
        [nt, { ...E, ref: _ }],
        [Q, f],
        [C, { slots: { description: O, errorMessage: A } }],
        [q, { ref: g, isInvalid: M.isInvalid, isDisabled: e.isDisabled || !1 }],
        [H, M],
        [sn, j],
      ],
    },
    Z.createElement(
      z.div,
      {
        ...V,
        ...R,
        ref: i,
        slot: e.slot || void 0,
        'data-focused': f.isFocused || void 0,
        'data-open': f.isOpen || void 0,
        'data-disabled': e.isDisabled || void 0,
        'data-readonly': e.isReadOnly || void 0,
        'data-invalid': M.isInvalid || void 0,
        'data-required': e.isRequired || void 0,
      },
      R.children,
      U,
    ),
  );
}
var sn = (0, Z.createContext)(null),
  $ = ze();
function cn({ label: e, isOptional: t }) {
  return (0, $.jsxs)(K, {
    className: `field-label`,
    children: [e, ` `, t && (0, $.jsx)(`span`, { className: `optional`, children: `optional` })],
  });
}
function ln({ hint: e, error: t }) {
  return (0, $.jsxs)($.Fragment, {
    children: [
      e && (0, $.jsx)(A, { slot: `description`, className: `field-hint`, children: e }),
      (0, $.jsx)(J, { className: `field-error`, ...(t !== void 0 && { children: t }) }),
    ],
  });
}
function un({ entry: e }) {
  return (0, $.jsxs)(st, {
    id: e.id,
    textValue: e.label,
    isDisabled: e.isDisabled ?? !1,
    className: `option`,
    children: [
      e.icon && (0, $.jsx)(Be, { name: e.icon }),
      (0, $.jsxs)(`span`, {
        children: [
          e.label,
          e.hint && (0, $.jsx)(`span`, { className: `option-hint`, children: e.hint }),
        ],
      }),
      (0, $.jsx)(`span`, {
        className: `option-check`,
        children: (0, $.jsx)(Be, { name: `check` }),
      }),
    ],
  });
}
function dn(e) {
  let { label: t, hint: n, error: r, isOptional: i = !1, items: a, placeholder: o, ...s } = e;
  return (0, $.jsxs)(rn, {
    ...s,
    defaultItems: a,
    allowsEmptyCollection: !0,
    className: `field`,
    children: [
      (0, $.jsx)(cn, { label: t, isOptional: i }),
      (0, $.jsxs)(`div`, {
        className: `input-group`,
        children: [
          (0, $.jsx)(Y, {
            className: `input`,
            onFocus: (e) => e.currentTarget.select(),
            ...(o !== void 0 && { placeholder: o }),
          }),
          (0, $.jsx)(I, {
            className: `input-end`,
            children: (0, $.jsx)(Be, { name: `chevron-down` }),
          }),
        ],
      }),
      (0, $.jsx)(ln, { hint: n, ...(r !== void 0 && { error: r }) }),
      (0, $.jsx)(we, {
        className: `popover`,
        children: (0, $.jsx)(rt, {
          className: `list`,
          renderEmptyState: () =>
            (0, $.jsx)(`div`, { className: `list-empty`, children: `Nothing by that name.` }),
          children: (e) => (0, $.jsx)(un, { entry: e }),
        }),
      }),
    ],
  });
}
export { dn as ComboBox };
