import { i as e } from './languages-bSqg6fvv.js';
import { r as t } from './app-rEIIDxDK.js';
import { o as n } from './next-page-90JD7Hdc.js';
import { r } from './icons-Bghb7lTV.js';
var i = r();
function a({ list: r, safe: a }) {
  if (r.voices.length > 0) return null;
  let { name: s } = e(r.language),
    c = r.providers.filter(({ state: e }) => e === `needs_key`),
    l = r.providers.filter(({ state: e }) => e === `not_installed`);
  return (0, i.jsxs)(`p`, {
    children: [
      `No voice here speaks `,
      s,
      ` yet. `,
      a,
      ` `,
      c.length > 0 &&
        (0, i.jsxs)(i.Fragment, {
          children: [
            `A key of `,
            o(c.map(({ label: e }) => e)),
            ` gives it voices:`,
            ` `,
            (0, i.jsx)(t, { href: `${n.settings}#keys`, children: `add one in Settings` }),
            `.`,
            ` `,
          ],
        }),
      l.map(({ message: e }) => e).join(` `),
    ],
  });
}
function o(e) {
  return new Intl.ListFormat(`en`, { type: `disjunction` }).format(e);
}
export { a as t };
