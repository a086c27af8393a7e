import { i as e, o as t, r as n } from './icons-Bghb7lTV.js';
import { S as r, t as i } from './Dialog-Dlfq5J_4.js';
import { n as a, t as o } from './Modal-BEx7B1n1.js';
import { E as s, S as c, w as l } from './app-rEIIDxDK.js';
var u = t(e(), 1),
  d = n();
function f(e) {
  let {
      title: t,
      children: n,
      footer: c,
      trigger: f,
      isOpen: p,
      onOpenChange: m,
      isWide: h = !1,
    } = e,
    { role: g = `dialog`, isDismissable: _ = !0 } = e,
    [v, y] = (0, u.useState)(!1),
    b = m ?? y,
    x = (0, d.jsx)(a, {
      className: `veil`,
      isDismissable: _ && g === `dialog`,
      isKeyboardDismissDisabled: !_,
      isOpen: p ?? v,
      onOpenChange: b,
      children: (0, d.jsx)(o, {
        className: s(`modal`, h && `wide`),
        children: (0, d.jsx)(i, {
          className: `dialog`,
          role: g,
          children: ({ close: e }) =>
            (0, d.jsxs)(d.Fragment, {
              children: [
                (0, d.jsxs)(`div`, {
                  className: `dialog-head`,
                  children: [
                    (0, d.jsx)(r, { slot: `title`, className: `dialog-title`, children: t }),
                    g === `dialog` &&
                      (0, d.jsx)(l, { icon: `close`, label: `Close`, isSmall: !0, onPress: e }),
                  ],
                }),
                (0, d.jsx)(`div`, {
                  className: `dialog-body`,
                  children: typeof n == `function` ? n(e) : n,
                }),
                c && (0, d.jsx)(`div`, { className: `dialog-foot`, children: c(e) }),
              ],
            }),
        }),
      }),
    });
  return (0, d.jsxs)(d.Fragment, {
    children: [f && (0, u.cloneElement)(f, { onPress: () => b(!0) }), x],
  });
}
function p(e) {
  let {
      children: t,
      confirmLabel: n,
      cancelLabel: r = `Cancel`,
      isDanger: i = !1,
      onConfirm: a,
    } = e,
    { pendingLabel: o, ...s } = e,
    [l, p] = (0, u.useState)(!1);
  async function m(e) {
    p(!0);
    try {
      (await a(), e());
    } catch {
    } finally {
      p(!1);
    }
  }
  return (0, d.jsx)(f, {
    title: s.title,
    ...(s.trigger && { trigger: s.trigger }),
    ...(s.isOpen !== void 0 && { isOpen: s.isOpen }),
    ...(s.onOpenChange && { onOpenChange: s.onOpenChange }),
    role: `alertdialog`,
    isDismissable: !l,
    footer: (e) =>
      (0, d.jsxs)(d.Fragment, {
        children: [
          (0, d.jsx)(c, { autoFocus: i, isDisabled: l, onPress: e, children: r }),
          (0, d.jsx)(c, {
            tone: i ? `danger` : `go`,
            isSolid: i,
            autoFocus: !i,
            isPending: l,
            pendingText: o ?? `${n}…`,
            onPress: () => void m(e),
            children: n,
          }),
        ],
      }),
    children: t,
  });
}
export { f as n, p as t };
