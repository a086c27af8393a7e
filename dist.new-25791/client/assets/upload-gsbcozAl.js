import { n as e } from './paths-Ds7KLzGz.js';
import { a as t, r as n, s as r, t as i } from './api-client-CIS_L6yl.js';
function a(e) {
  let t = e / 100;
  if (t === 0) return `$0`;
  let n = t < 0.001 ? 5 : t < 0.1 ? 3 : 2;
  return `$${t.toFixed(n)}`;
}
function o(a, o, s) {
  let { fields: c, signal: l, onProgress: u, method: d = `POST` } = s;
  return new Promise((s, f) => {
    let p = new XMLHttpRequest();
    (p.open(d, a), (p.responseType = `json`));
    let m = r();
    if (
      (m !== null && p.setRequestHeader(e, m),
      (p.upload.onprogress = ({ loaded: e, total: t }) => u(t > 0 ? e / t : 0)),
      (p.onload = () => {
        if (p.status >= 200 && p.status < 300) return s(p.response);
        (p.status === 401 && n(), f(t(p.status, p.response)));
      }),
      (p.onerror = () =>
        f(
          new i(
            `unreachable`,
            0,
            `The file did not arrive: the connection was cut. Nothing was stored. Check the connection and choose the file again.`,
          ),
        )),
      (p.onabort = () => f(new DOMException(`The upload was stopped`, `AbortError`))),
      l.addEventListener(`abort`, () => p.abort(), { once: !0 }),
      c === null)
    ) {
      (p.setRequestHeader(`content-type`, o.type || `application/octet-stream`), p.send(o));
      return;
    }
    let h = new FormData();
    for (let [e, t] of Object.entries(c)) h.append(e, t);
    (h.append(`file`, o, o.name), p.send(h));
  });
}
export { a as n, o as t };
