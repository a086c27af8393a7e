import { f as e, n as t, w as n } from './app-rEIIDxDK.js';
import { t as r } from './Dialog-Dlfq5J_4.js';
import { n as i, t as a } from './Modal-BEx7B1n1.js';
import { r as o } from './icons-Bghb7lTV.js';
var s = o();
function c({ label: e, isOpen: t, onOpenChange: n, children: o }) {
  return (0, s.jsx)(i, {
    className: `veil drawer-veil`,
    isDismissable: !0,
    isOpen: t,
    onOpenChange: n,
    children: (0, s.jsx)(a, {
      className: `drawer`,
      children: (0, s.jsx)(r, { className: `drawer-body`, 'aria-label': e, children: o }),
    }),
  });
}
function l({ onClose: r, onFind: i }) {
  return (0, s.jsx)(c, {
    label: `Menu`,
    isOpen: !0,
    onOpenChange: r,
    children: (0, s.jsxs)(`div`, {
      className: `app-drawer`,
      children: [
        (0, s.jsxs)(`div`, {
          className: `app-drawer-head`,
          children: [
            (0, s.jsx)(e, {}),
            (0, s.jsx)(n, { icon: `close`, label: `Close`, isSmall: !0, onPress: r }),
          ],
        }),
        (0, s.jsx)(t, { onFind: i }),
      ],
    }),
  });
}
export { l as MenuDrawer };
