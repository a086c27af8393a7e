import { r as e } from './icons-Bghb7lTV.js';
var t = e();
function n({ title: e, children: n, action: r, level: i = 3 }) {
  let a = `h${i}`;
  return (0, t.jsxs)(`div`, {
    className: `empty`,
    children: [
      (0, t.jsx)(a, { className: `empty-title`, children: e }),
      (0, t.jsx)(`p`, { className: `empty-text`, children: n }),
      r && (0, t.jsx)(`div`, { className: `row`, children: r }),
    ],
  });
}
export { n as t };
