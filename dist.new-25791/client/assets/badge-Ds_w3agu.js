import { r as e } from './icons-Bghb7lTV.js';
var t = e();
function n({ children: e, tone: n = `plain` }) {
  return (0, t.jsx)(`span`, { className: `badge`, 'data-tone': n, children: e });
}
export { n as t };
