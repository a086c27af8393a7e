var e = [`system`, `light`, `dark`],
  t = `theme`,
  n = new Set();
function r(t) {
  return e.some((e) => e === t);
}
function i() {
  try {
    let e = localStorage.getItem(t);
    return r(e) ? e : `system`;
  } catch {
    return `system`;
  }
}
var a = i();
function o() {
  let e = document.documentElement;
  a === `system` ? delete e.dataset.theme : (e.dataset.theme = a);
  for (let e of n) e();
}
function s() {
  (o(),
    window.addEventListener(`storage`, ({ key: e }) => {
      (e === t || e === null) && ((a = i()), o());
    }));
}
function c() {
  return a;
}
function l(e) {
  a = e;
  try {
    localStorage.setItem(t, e);
  } catch {}
  o();
}
function u(e) {
  return (n.add(e), () => n.delete(e));
}
var d = `modulepreload`,
  f = function (e) {
    return `/` + e;
  },
  p = {},
  m = function (e) {
    return e.pathname.endsWith(`.css`);
  },
  h = function (e, t, n) {
    if (t in e) return e[t];
    let r = n();
    if (!r) {
      e[t] = void 0;
      return;
    }
    let i = r.then(
      () => {
        e[t] = void 0;
      },
      (n) => {
        throw ((e[t] = void 0), n);
      },
    );
    return ((e[t] = i), i);
  },
  g = function (e, t, n) {
    let r = Promise.resolve();
    if (t && t.length > 0) {
      let e,
        i = document.querySelector(`meta[property=csp-nonce]`),
        a = i?.nonce || i?.getAttribute(`nonce`);
      function o(e) {
        return Promise.all(
          e.map((e) =>
            Promise.resolve(e).then(
              (e) => ({ status: `fulfilled`, value: e }),
              (e) => ({ status: `rejected`, reason: e }),
            ),
          ),
        );
      }
      function s(e) {
        return import.meta.resolve ? new URL(import.meta.resolve(e)) : new URL(e, import.meta.url);
      }
      r = o(
        t
          .map((t) => {
            t = f(t, n);
            let r = s(t),
              i = m(r);
            return h(p, r.href, () => {
              if (e === void 0) {
                e = { all: new Set(), styles: new Set() };
                let t = document.getElementsByTagName(`link`);
                for (let n = t.length - 1; n >= 0; n--) {
                  let r = t[n];
                  (e.all.add(r.href), r.rel === `stylesheet` && e.styles.add(r.href));
                }
              }
              if ((i ? e.styles : e.all).has(r.href)) return;
              let t = document.createElement(`link`);
              if (
                ((t.rel = i ? `stylesheet` : d),
                i || (t.as = `script`),
                (t.crossOrigin = ``),
                (t.href = r.href),
                a && t.setAttribute(`nonce`, a),
                document.head.appendChild(t),
                i)
              )
                return new Promise((e, n) => {
                  let i = (a) => {
                    (t.removeEventListener(`load`, i),
                      t.removeEventListener(`error`, i),
                      a.type === `error` ? n(Error(`Unable to preload CSS for ${r}`)) : e(a));
                  };
                  (t.addEventListener(`load`, i), t.addEventListener(`error`, i));
                });
            });
          })
          .filter((e) => e !== void 0),
      );
    }
    function i(e) {
      let t = new Event(`vite:preloadError`, { cancelable: !0 });
      if (((t.payload = e), window.dispatchEvent(t), !t.defaultPrevented)) throw e;
    }
    return r.then((t) => {
      for (let e of t || []) e.status === `rejected` && i(e.reason);
      return e().catch(i);
    });
  };
export { s as a, l as i, e as n, u as o, c as r, g as t };
