import { i as e, o as t } from './icons-Bghb7lTV.js';
import {
  A as n,
  At as r,
  B as i,
  Dt as a,
  E as o,
  I as s,
  J as c,
  L as l,
  Ot as u,
  T as d,
  Tt as f,
  U as p,
  W as m,
  _t as h,
  ft as g,
  i as _,
  vt as v,
  xt as y,
} from './Dialog-Dlfq5J_4.js';
import { M as b } from './useMultipleSelectionState-BFTHh-Aq.js';
var x = t(e(), 1);
function S(e) {
  let t = b({ usage: `search`, ...e }),
    n = (0, x.useCallback)(
      (e, n) =>
        n.length === 0 ||
        ((e = e.normalize(`NFC`)),
        (n = n.normalize(`NFC`)),
        t.compare(e.slice(0, n.length), n) === 0),
      [t],
    ),
    r = (0, x.useCallback)(
      (e, n) =>
        n.length === 0 ||
        ((e = e.normalize(`NFC`)),
        (n = n.normalize(`NFC`)),
        t.compare(e.slice(-n.length), n) === 0),
      [t],
    ),
    i = (0, x.useCallback)(
      (e, n) => {
        if (n.length === 0) return !0;
        ((e = e.normalize(`NFC`)), (n = n.normalize(`NFC`)));
        let r = 0,
          i = n.length;
        for (; r + i <= e.length; r++) {
          let a = e.slice(r, r + i);
          if (t.compare(n, a) === 0) return !0;
        }
        return !1;
      },
      [t],
    );
  return (0, x.useMemo)(() => ({ startsWith: n, endsWith: r, contains: i }), [n, r, i]);
}
var C = (0, x.createContext)({}),
  w = l(function (e, t) {
    [e, t] = h(e, t, C);
    let { elementType: n = `label`, ...r } = e,
      i = y[n];
    return x.createElement(i, { className: `react-aria-Label`, ...r, ref: t });
  });
function T(e) {
  let { id: t, label: n, 'aria-labelledby': r, 'aria-label': i, labelElementType: a = `label` } = e;
  t = u(t);
  let o = u(),
    s = {};
  n && ((r = r ? `${o} ${r}` : o), (s = { id: o, htmlFor: a === `label` ? t : void 0 }));
  let c = p({ id: t, 'aria-label': i, 'aria-labelledby': r });
  return { labelProps: s, fieldProps: c };
}
var E = (0, x.createContext)({}),
  D = (e) => {
    let { onHoverStart: t, onHoverChange: n, onHoverEnd: r, ...i } = e;
    return i;
  },
  O = l(function (e, t) {
    [e, t] = h(e, t, E);
    let { hoverProps: n, isHovered: r } = d({ ...e, isDisabled: e.disabled }),
      {
        isFocused: i,
        isFocusVisible: a,
        focusProps: s,
      } = o({ isTextInput: !0, autoFocus: e.autoFocus }),
      c = !!e[`aria-invalid`] && e[`aria-invalid`] !== `false`,
      l = v({
        ...e,
        values: {
          isHovered: r,
          isFocused: i,
          isFocusVisible: a,
          isDisabled: e.disabled || !1,
          isInvalid: c,
        },
        defaultClassName: `react-aria-Input`,
      });
    return x.createElement(y.input, {
      ...f(D(e), s, n),
      ...l,
      ref: t,
      'data-focused': i || void 0,
      'data-disabled': e.disabled || void 0,
      'data-hovered': r || void 0,
      'data-focus-visible': a || void 0,
      'data-invalid': c || void 0,
    });
  }),
  k = (0, x.createContext)(null),
  A = (0, x.forwardRef)(function (e, t) {
    return (0, x.useContext)(k)?.isInvalid ? x.createElement(j, { ...e, ref: t }) : null;
  }),
  j = (0, x.forwardRef)((e, t) => {
    let n = (0, x.useContext)(k),
      { elementType: r, ...i } = e,
      a = s(i, { global: !0 }),
      o = v({
        ...i,
        defaultClassName: `react-aria-FieldError`,
        defaultChildren: n.validationErrors.length === 0 ? void 0 : n.validationErrors.join(` `),
        values: n,
      });
    return o.children == null
      ? null
      : x.createElement(_, { slot: `errorMessage`, elementType: r, ...a, ...o, ref: t });
  }),
  M = {
    badInput: !1,
    customError: !1,
    patternMismatch: !1,
    rangeOverflow: !1,
    rangeUnderflow: !1,
    stepMismatch: !1,
    tooLong: !1,
    tooShort: !1,
    typeMismatch: !1,
    valueMissing: !1,
    valid: !0,
  },
  N = { ...M, customError: !0, valid: !1 },
  P = { isInvalid: !1, validationDetails: M, validationErrors: [] },
  F = (0, x.createContext)({}),
  I = `__reactAriaFormValidationState`;
function L(e) {
  if (e.__reactAriaFormValidationState) {
    let {
      realtimeValidation: t,
      displayValidation: n,
      updateValidation: r,
      resetValidation: i,
      commitValidation: a,
    } = e[I];
    return {
      realtimeValidation: t,
      displayValidation: n,
      updateValidation: r,
      resetValidation: i,
      commitValidation: a,
    };
  }
  return R(e);
}
function R(e) {
  let {
    isInvalid: t,
    validationState: n,
    name: r,
    value: i,
    builtinValidation: a,
    validate: o,
    validationBehavior: s = `aria`,
  } = e;
  n && (t ||= n === `invalid`);
  let c = t === void 0 ? null : { isInvalid: t, validationErrors: [], validationDetails: N },
    l = (0, x.useMemo)(() => (!o || i == null ? null : V(B(o, i))), [o, i]);
  a?.validationDetails.valid && (a = void 0);
  let u = (0, x.useContext)(F),
    d = (0, x.useMemo)(
      () => (r ? (Array.isArray(r) ? r.flatMap((e) => z(u[e])) : z(u[r])) : []),
      [u, r],
    ),
    [f, p] = (0, x.useState)(u),
    [m, h] = (0, x.useState)(!1);
  u !== f && (p(u), h(!1));
  let g = (0, x.useMemo)(() => V(m ? [] : d), [m, d]),
    _ = (0, x.useRef)(P),
    [v, y] = (0, x.useState)(P),
    b = (0, x.useRef)(P),
    S = () => {
      if (!C) return;
      w(!1);
      let e = l || a || _.current;
      H(e, b.current) || ((b.current = e), y(e));
    },
    [C, w] = (0, x.useState)(!1);
  return (
    (0, x.useEffect)(S),
    {
      realtimeValidation: c || g || l || a || P,
      displayValidation: s === `native` ? c || g || v : c || g || l || a || v,
      updateValidation(e) {
        s === `aria` && !H(v, e) ? y(e) : (_.current = e);
      },
      resetValidation() {
        let e = P;
        (H(e, b.current) || ((b.current = e), y(e)), s === `native` && w(!1), h(!0));
      },
      commitValidation() {
        (s === `native` && w(!0), h(!0));
      },
    }
  );
}
function z(e) {
  return e ? (Array.isArray(e) ? e : [e]) : [];
}
function B(e, t) {
  if (typeof e == `function`) {
    let n = e(t);
    if (n && typeof n != `boolean`) return z(n);
  }
  return [];
}
function V(e) {
  return e.length ? { isInvalid: !0, validationErrors: e, validationDetails: N } : null;
}
function H(e, t) {
  return (
    e === t ||
    (!!e &&
      !!t &&
      e.isInvalid === t.isInvalid &&
      e.validationErrors.length === t.validationErrors.length &&
      e.validationErrors.every((e, n) => e === t.validationErrors[n]) &&
      Object.entries(e.validationDetails).every(([e, n]) => t.validationDetails[e] === n))
  );
}
var U = (0, x.createContext)(null),
  W = (0, x.createContext)({});
function G(e) {
  let { description: t, errorMessage: n, isInvalid: r, validationState: i } = e,
    { labelProps: o, fieldProps: s } = T(e),
    c = a([!!t, !!n, r, i]),
    l = a([!!t, !!n, r, i]);
  return (
    (s = f(s, {
      'aria-describedby': [c, l, e[`aria-describedby`]].filter(Boolean).join(` `) || void 0,
    })),
    { labelProps: o, fieldProps: s, descriptionProps: { id: c }, errorMessageProps: { id: l } }
  );
}
function K(e, t, n) {
  let r = m((e) => {
    n && !e.defaultPrevented && n(t);
  });
  (0, x.useEffect)(() => {
    let t = e?.current?.form;
    return (
      t?.addEventListener(`reset`, r),
      () => {
        t?.removeEventListener(`reset`, r);
      }
    );
  }, [e]);
}
function q(e, t, n) {
  let { validationBehavior: i, focus: a } = e;
  r(() => {
    if (i === `native` && n?.current && `setCustomValidity` in n.current && !n.current.disabled) {
      let e = t.realtimeValidation.isInvalid
        ? t.realtimeValidation.validationErrors.join(` `) || `Invalid value.`
        : ``;
      (n.current.setCustomValidity(e),
        n.current.hasAttribute(`title`) || (n.current.title = ``),
        t.realtimeValidation.isInvalid || t.updateValidation(Y(n.current)));
    }
  });
  let o = (0, x.useRef)(!1),
    s = m(() => {
      o.current || t.resetValidation();
    }),
    l = m((e) => {
      t.displayValidation.isInvalid || t.commitValidation();
      let r = n?.current?.form;
      (!e.defaultPrevented &&
        n &&
        r &&
        X(r) === n.current &&
        (a ? a() : n.current?.focus(), c(`keyboard`)),
        e.preventDefault());
    }),
    u = m(() => {
      t.commitValidation();
    });
  (0, x.useEffect)(() => {
    let e = n?.current;
    if (!e) return;
    let t = e.form,
      r = t?.reset;
    return (
      t &&
        (t.reset = () => {
          ((o.current =
            !window.event ||
            (window.event.type === `message` && g(window.event) instanceof MessagePort)),
            r?.call(t),
            (o.current = !1));
        }),
      e.addEventListener(`invalid`, l),
      e.addEventListener(`change`, u),
      t?.addEventListener(`reset`, s),
      () => {
        (e.removeEventListener(`invalid`, l),
          e.removeEventListener(`change`, u),
          t?.removeEventListener(`reset`, s),
          t && (t.reset = r));
      }
    );
  }, [n, i]);
}
function J(e) {
  let t = e.validity;
  return {
    badInput: t.badInput,
    customError: t.customError,
    patternMismatch: t.patternMismatch,
    rangeOverflow: t.rangeOverflow,
    rangeUnderflow: t.rangeUnderflow,
    stepMismatch: t.stepMismatch,
    tooLong: t.tooLong,
    tooShort: t.tooShort,
    typeMismatch: t.typeMismatch,
    valueMissing: t.valueMissing,
    valid: t.valid,
  };
}
function Y(e) {
  return {
    isInvalid: !e.validity.valid,
    validationDetails: J(e),
    validationErrors: e.validationMessage ? [e.validationMessage] : [],
  };
}
function X(e) {
  for (let t = 0; t < e.elements.length; t++) {
    let n = e.elements[t];
    if (n.validity?.valid === !1) return n;
  }
  return null;
}
function Z(e, t) {
  let {
      inputElementType: r = `input`,
      isDisabled: a = !1,
      isRequired: o = !1,
      isReadOnly: c = !1,
      type: l = `text`,
      validationBehavior: u = `aria`,
    } = e,
    [d, p] = i(e.value, e.defaultValue || ``, e.onChange),
    { focusableProps: m } = n(e, t),
    h = L({ ...e, value: d }),
    { isInvalid: _, validationErrors: v, validationDetails: y } = h.displayValidation,
    {
      labelProps: b,
      fieldProps: S,
      descriptionProps: C,
      errorMessageProps: w,
    } = G({ ...e, isInvalid: _, errorMessage: e.errorMessage || v }),
    T = s(e, { labelable: !0 }),
    E = { type: l, pattern: e.pattern },
    [D] = (0, x.useState)(d);
  return (
    K(t, e.defaultValue ?? D, p),
    q(e, h, t),
    {
      labelProps: b,
      inputProps: f(T, r === `input` ? E : void 0, {
        disabled: a,
        readOnly: c,
        required: o && u === `native`,
        'aria-required': (o && u === `aria`) || void 0,
        'aria-invalid': _ || void 0,
        'aria-errormessage': e[`aria-errormessage`],
        'aria-activedescendant': e[`aria-activedescendant`],
        'aria-autocomplete': e[`aria-autocomplete`],
        'aria-haspopup': e[`aria-haspopup`],
        'aria-controls': e[`aria-controls`],
        value: d,
        onChange: (e) => p(g(e).value),
        autoComplete: e.autoComplete,
        autoCapitalize: e.autoCapitalize,
        maxLength: e.maxLength,
        minLength: e.minLength,
        name: e.name,
        form: e.form,
        placeholder: e.placeholder,
        inputMode: e.inputMode,
        autoCorrect: e.autoCorrect,
        spellCheck: e.spellCheck,
        enterKeyHint: e.enterKeyHint,
        onCopy: e.onCopy,
        onCut: e.onCut,
        onPaste: e.onPaste,
        onCompositionEnd: e.onCompositionEnd,
        onCompositionStart: e.onCompositionStart,
        onCompositionUpdate: e.onCompositionUpdate,
        onSelect: e.onSelect,
        onBeforeInput: e.onBeforeInput,
        onInput: e.onInput,
        ...m,
        ...S,
      }),
      descriptionProps: C,
      errorMessageProps: w,
      isInvalid: _,
      validationErrors: v,
      validationDetails: y,
    }
  );
}
export {
  I as a,
  k as c,
  T as d,
  C as f,
  U as i,
  E as l,
  S as m,
  K as n,
  L as o,
  w as p,
  W as r,
  A as s,
  Z as t,
  O as u,
};
