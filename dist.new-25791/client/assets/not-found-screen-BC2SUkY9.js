import { c as e } from './hooks-DMX94Fli.js';
import { C as t, t as n } from './app-rEIIDxDK.js';
import { o as r, s as i } from './next-page-90JD7Hdc.js';
import { t as a } from './bar-qhwoWP4k.js';
import { r as o } from './icons-Bghb7lTV.js';
var s = o();
function c() {
  let { pathname: o } = e();
  return (
    n(`Nothing at this address`),
    (0, s.jsxs)(s.Fragment, {
      children: [
        (0, s.jsx)(a, { children: (0, s.jsx)(`span`, { children: `Not found` }) }),
        (0, s.jsxs)(`div`, {
          className: `room stack`,
          children: [
            (0, s.jsx)(`h1`, {
              className: `room-title`,
              children: `There is nothing at this address`,
            }),
            (0, s.jsxs)(`p`, {
              className: `room-lede`,
              children: [
                `The app has no page called `,
                (0, s.jsx)(`code`, { children: o }),
                `. What you made is in the Library.`,
              ],
            }),
            (0, s.jsxs)(`div`, {
              className: `row`,
              children: [
                (0, s.jsx)(t, { tone: `go`, href: r.library, children: `Open the Library` }),
                (0, s.jsx)(t, { href: i(`summary`), children: `Write a summary` }),
              ],
            }),
          ],
        }),
      ],
    })
  );
}
export { c as NotFoundScreen };
