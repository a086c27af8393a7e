import { r as e } from './icons-Bghb7lTV.js';
var t = e();
function n({ children: e, actions: n }) {
  return (0, t.jsxs)(`div`, {
    className: `bar`,
    children: [
      (0, t.jsx)(`div`, { className: `bar-facts`, children: e }),
      n && (0, t.jsx)(`div`, { className: `bar-actions`, children: n }),
    ],
  });
}
export { n as t };
