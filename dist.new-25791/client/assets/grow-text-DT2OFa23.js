import { i as e, o as t, r as n } from './icons-Bghb7lTV.js';
var r = t(e(), 1),
  i = n();
function a(e) {
  let {
      label: t,
      value: n,
      onChange: a,
      className: o = ``,
      placeholder: s,
      maxLength: c,
      onEnter: l,
      note: u,
    } = e,
    d = (0, r.useId)();
  return (0, i.jsxs)(`span`, {
    className: `grow ${o}`,
    'data-text': `${n || s || ``} `,
    children: [
      (0, i.jsx)(`textarea`, {
        id: d,
        rows: 1,
        'aria-label': t,
        value: n,
        readOnly: e.isReadOnly ?? !1,
        ...(s !== void 0 && { placeholder: s }),
        ...(c !== void 0 && { maxLength: c }),
        onChange: (e) => a(e.target.value.replaceAll(/\s*\n\s*/g, ` `)),
        onKeyDown: (t) => {
          (e.onKey?.(t),
            t.defaultPrevented ||
              t.key !== `Enter` ||
              t.nativeEvent.isComposing ||
              (t.preventDefault(), l?.()));
        },
      }),
      u !== void 0 && (0, i.jsx)(`span`, { className: `grow-note`, children: u }),
    ],
  });
}
export { a as t };
