import { i as e, o as t, r as n, t as r } from './icons-Bghb7lTV.js';
var i = n();
function a({ label: e, lines: t = 4 }) {
  return (0, i.jsx)(`div`, {
    className: `skeleton`,
    role: `status`,
    'aria-label': e,
    children: Array.from({ length: t }, (e, t) => (0, i.jsx)(`i`, {}, t)),
  });
}
var o = t(e(), 1);
function s(e) {
  let t = (0, o.useId)(),
    { label: n, hint: r, error: a, isOptional: s = !1, isLabelHidden: l = !1, inputRef: u } = e,
    { value: d, defaultValue: f, onChange: p, isDisabled: m, isInvalid: h, isRequired: g } = e,
    { isMultiline: _, rows: v, ...y } = e,
    b = { ...y };
  for (let e of c) delete b[e];
  let x = h ?? !!a,
    S = [r && `${t}-hint`, x && a && `${t}-error`].filter(Boolean).join(` `);
  return {
    id: t,
    control: {
      ...b,
      id: t,
      className: `input`,
      ...(u && { ref: u }),
      ...(d !== void 0 && { value: d }),
      ...(f !== void 0 && { defaultValue: f }),
      disabled: m ?? !1,
      required: g ?? !1,
      ...(x && { 'aria-invalid': !0 }),
      ...(S && { 'aria-describedby': S }),
      onChange: (e) => p?.(e.target.value),
    },
    top: (0, i.jsxs)(`label`, {
      htmlFor: t,
      className: l ? `visually-hidden` : `field-label`,
      children: [n, ` `, s && (0, i.jsx)(`span`, { className: `optional`, children: `optional` })],
    }),
    bottom: (0, i.jsxs)(i.Fragment, {
      children: [
        r && (0, i.jsx)(`span`, { className: `field-hint`, id: `${t}-hint`, children: r }),
        x &&
          a &&
          (0, i.jsx)(`span`, {
            className: `field-error`,
            id: `${t}-error`,
            role: `alert`,
            children: a,
          }),
      ],
    }),
  };
}
var c = [
  `label`,
  `hint`,
  `error`,
  `isOptional`,
  `isLabelHidden`,
  `onChange`,
  `isDisabled`,
  `isInvalid`,
  `isRequired`,
  `inputRef`,
];
function l(e) {
  let { control: t, top: n, bottom: r } = s(e);
  return (0, i.jsxs)(`div`, {
    className: `field`,
    children: [
      n,
      e.isMultiline
        ? (0, i.jsx)(`textarea`, { ...t, rows: e.rows ?? 4 })
        : (0, i.jsx)(`input`, { type: `text`, ...t }),
      r,
    ],
  });
}
function u(e) {
  let { control: t, top: n, bottom: a } = s(e),
    [c, l] = (0, o.useState)(!1);
  return (0, i.jsxs)(`div`, {
    className: `field`,
    children: [
      n,
      (0, i.jsxs)(`div`, {
        className: `input-group`,
        children: [
          (0, i.jsx)(`input`, {
            autoCapitalize: `none`,
            spellCheck: !1,
            ...t,
            type: c ? `text` : `password`,
          }),
          (0, i.jsx)(`button`, {
            type: `button`,
            className: `input-end`,
            'aria-label': c ? `Hide password` : `Show password`,
            onClick: () => l(!c),
            children: (0, i.jsx)(r, { name: c ? `eye-off` : `eye` }),
          }),
        ],
      }),
      a,
    ],
  });
}
function d(e) {
  let [t, n] = (0, o.useState)(e.defaultValue ?? ``),
    a = e.value ?? t,
    c = (t) => {
      (n(t), e.onChange?.(t));
    },
    l = (0, o.useRef)(null),
    { defaultValue: u, ...d } = e,
    { control: f, top: p, bottom: m } = s({ ...d, value: a, onChange: c, inputRef: l });
  return (0, i.jsxs)(`div`, {
    className: `field`,
    children: [
      p,
      (0, i.jsxs)(`div`, {
        className: `input-group`,
        children: [
          (0, i.jsx)(r, { name: `search` }),
          (0, i.jsx)(`input`, {
            ...f,
            type: `search`,
            onKeyDown: (t) => {
              (t.key === `Escape` && a !== `` && (t.preventDefault(), t.stopPropagation(), c(``)),
                e.onKeyDown?.(t));
            },
          }),
          a !== `` &&
            (0, i.jsx)(`button`, {
              type: `button`,
              className: `input-end`,
              'aria-label': `Clear`,
              onClick: () => {
                (c(``), l.current?.focus());
              },
              children: (0, i.jsx)(r, { name: `close` }),
            }),
        ],
      }),
      m,
    ],
  });
}
function f(e) {
  let { value: t, onChange: n, options: r, isDisabled: a = !1, isOptional: s = !1 } = e,
    { label: c, hint: l, error: u, isLabelHidden: d = !1, name: f } = e,
    p = (0, o.useId)(),
    m = (e) =>
      (0, i.jsx)(
        `option`,
        { value: e.value, disabled: e.isDisabled ?? !1, children: e.label },
        e.value,
      );
  return (0, i.jsxs)(`div`, {
    className: `field`,
    children: [
      (0, i.jsxs)(`label`, {
        htmlFor: p,
        className: d ? `visually-hidden` : `field-label`,
        children: [
          c,
          ` `,
          s && (0, i.jsx)(`span`, { className: `optional`, children: `optional` }),
        ],
      }),
      (0, i.jsx)(`span`, {
        className: `select`,
        children: (0, i.jsx)(`select`, {
          id: p,
          className: `input`,
          value: t,
          disabled: a,
          ...(f !== void 0 && { name: f }),
          ...(u && { 'aria-invalid': !0 }),
          ...((l || u) && { 'aria-describedby': `${p}-notes` }),
          onChange: (e) => n(e.target.value),
          children: [...Map.groupBy(r, ({ group: e }) => e ?? ``)].map(([e, t]) =>
            e === `` ? t.map(m) : (0, i.jsx)(`optgroup`, { label: e, children: t.map(m) }, e),
          ),
        }),
      }),
      (l || u) &&
        (0, i.jsx)(`span`, {
          id: `${p}-notes`,
          className: u ? `field-error` : `field-hint`,
          children: u ?? l,
        }),
    ],
  });
}
export { a, l as i, d as n, f as r, u as t };
