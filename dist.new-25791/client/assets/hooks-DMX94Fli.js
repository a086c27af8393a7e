import { i as e, o as t } from './icons-Bghb7lTV.js';
var n = /^(?:[a-z][a-z0-9+.-]*:|[\\/]{2})/i,
  r = /^[\\/]{2}/;
function i(e, t) {
  return t + e.replace(/\\/g, `/`);
}
var a = `popstate`;
function o(e) {
  return (
    typeof e == `object` &&
    !!e &&
    `pathname` in e &&
    `search` in e &&
    `hash` in e &&
    `state` in e &&
    `key` in e
  );
}
function s(e = {}) {
  function t(e, t) {
    let n = t.state?.masked,
      { pathname: r, search: i, hash: a } = n || e.location;
    return f(
      ``,
      { pathname: r, search: i, hash: a },
      (t.state && t.state.usr) || null,
      (t.state && t.state.key) || `default`,
      n
        ? { pathname: e.location.pathname, search: e.location.search, hash: e.location.hash }
        : void 0,
    );
  }
  function n(e, t) {
    return typeof t == `string` ? t : p(t);
  }
  return h(t, n, null, e);
}
function c(e, t) {
  if (e === !1 || e == null) throw Error(t);
}
function l(e, t) {
  if (!e) {
    typeof console < `u` && console.warn(t);
    try {
      throw Error(t);
    } catch {}
  }
}
function u() {
  return Math.random().toString(36).substring(2, 10);
}
function d(e, t) {
  return {
    usr: e.state,
    key: e.key,
    idx: t,
    masked: e.mask ? { pathname: e.pathname, search: e.search, hash: e.hash } : void 0,
  };
}
function f(e, t, n = null, r, i) {
  return {
    pathname: typeof e == `string` ? e : e.pathname,
    search: ``,
    hash: ``,
    ...(typeof t == `string` ? m(t) : t),
    state: n,
    key: (t && t.key) || r || u(),
    mask: i,
  };
}
function p({ pathname: e = `/`, search: t = ``, hash: n = `` }) {
  return (
    t && t !== `?` && (e += t.charAt(0) === `?` ? t : `?` + t),
    n && n !== `#` && (e += n.charAt(0) === `#` ? n : `#` + n),
    e
  );
}
function m(e) {
  let t = {};
  if (e) {
    let n = e.indexOf(`#`);
    n >= 0 && ((t.hash = e.substring(n)), (e = e.substring(0, n)));
    let r = e.indexOf(`?`);
    (r >= 0 && ((t.search = e.substring(r)), (e = e.substring(0, r))), e && (t.pathname = e));
  }
  return t;
}
function h(e, t, n, r = {}) {
  let { window: i = document.defaultView, v5Compat: s = !1 } = r,
    c = i.history,
    l = `POP`,
    u = null,
    p = m();
  p ?? ((p = 0), c.replaceState({ ...c.state, idx: p }, ``));
  function m() {
    return (c.state || { idx: null }).idx;
  }
  function h() {
    l = `POP`;
    let e = m(),
      t = e == null ? null : e - p;
    ((p = e), u && u({ action: l, location: b.location, delta: t }));
  }
  function _(e, t) {
    l = `PUSH`;
    let r = o(e) ? e : f(b.location, e, t);
    (n && n(r, e), (p = m() + 1));
    let a = d(r, p),
      h = b.createHref(r.mask || r);
    try {
      c.pushState(a, ``, h);
    } catch (e) {
      if (e instanceof DOMException && e.name === `DataCloneError`) throw e;
      i.location.assign(h);
    }
    s && u && u({ action: l, location: b.location, delta: 1 });
  }
  function v(e, t) {
    l = `REPLACE`;
    let r = o(e) ? e : f(b.location, e, t);
    (n && n(r, e), (p = m()));
    let i = d(r, p),
      a = b.createHref(r.mask || r);
    (c.replaceState(i, ``, a), s && u && u({ action: l, location: b.location, delta: 0 }));
  }
  function y(e) {
    return g(i, e);
  }
  let b = {
    get action() {
      return l;
    },
    get location() {
      return e(i, c);
    },
    listen(e) {
      if (u) throw Error(`A history only accepts one active listener`);
      return (
        i.addEventListener(a, h),
        (u = e),
        () => {
          (i.removeEventListener(a, h), (u = null));
        }
      );
    },
    createHref(e) {
      return t(i, e);
    },
    createURL: y,
    encodeLocation(e) {
      let t = y(e);
      return { pathname: t.pathname, search: t.search, hash: t.hash };
    },
    push: _,
    replace: v,
    go(e) {
      return c.go(e);
    },
  };
  return b;
}
function g(e, t, n = !1) {
  let i = `http://localhost`;
  (e && (i = e.location.origin === `null` ? e.location.href : e.location.origin),
    c(i, `No window.location.(origin|href) available to create URL`));
  let a = typeof t == `string` ? t : p(t);
  return ((a = a.replace(/ $/, `%20`)), !n && r.test(a) && (a = i + a), new URL(a, i));
}
var _ = t(e(), 1),
  v = class {
    #e = new Map();
    constructor(e) {
      if (e) for (let [t, n] of e) this.set(t, n);
    }
    get(e) {
      if (this.#e.has(e)) return this.#e.get(e);
      if (e.defaultValue !== void 0) return e.defaultValue;
      throw Error(`No value found for context`);
    }
    set(e, t) {
      this.#e.set(e, t);
    }
  },
  y = class extends Error {},
  b = new Set([
    `lazy`,
    `caseSensitive`,
    `path`,
    `id`,
    `index`,
    `children`,
    `unstable_validateParams`,
  ]);
function x(e) {
  return b.has(e);
}
var S = new Set([
  `lazy`,
  `caseSensitive`,
  `path`,
  `id`,
  `index`,
  `middleware`,
  `children`,
  `unstable_validateParams`,
]);
function C(e) {
  return S.has(e);
}
function w(e) {
  return e.index === !0;
}
function T(e) {
  let t = {};
  return (
    e.Component && Object.assign(t, { element: _.createElement(e.Component), Component: void 0 }),
    e.HydrateFallback &&
      Object.assign(t, {
        hydrateFallbackElement: _.createElement(e.HydrateFallback),
        HydrateFallback: void 0,
      }),
    e.ErrorBoundary &&
      Object.assign(t, { errorElement: _.createElement(e.ErrorBoundary), ErrorBoundary: void 0 }),
    t
  );
}
function E(e, t = T, n = [], r = {}, i = !1) {
  return e.map((e, a) => {
    let o = [...n, String(a)],
      s = typeof e.id == `string` ? e.id : o.join(`-`);
    if (
      (c(e.index !== !0 || !e.children, `Cannot specify children on an index route`),
      c(
        i || !r[s],
        `Found a route id collision on id "${s}".  Route id's must be globally unique within Data Router usages`,
      ),
      w(e))
    ) {
      let n = { ...e, id: s };
      return ((r[s] = D(n, t(n))), n);
    }
    {
      let n = { ...e, id: s, children: void 0 };
      return ((r[s] = D(n, t(n))), e.children && (n.children = E(e.children, t, o, r, i)), n);
    }
  });
}
function D(e, t) {
  return Object.assign(e, {
    ...t,
    ...(typeof t.lazy == `object` && t.lazy != null ? { lazy: { ...e.lazy, ...t.lazy } } : {}),
  });
}
function O(e, t, n = `/`) {
  return ee(e, t, n, !1);
}
function ee(e, t, n, r, i) {
  let a = ue((typeof t == `string` ? m(t) : t).pathname || `/`, n);
  if (a == null) return null;
  let o = i ?? te(e),
    s = null,
    c = le(a);
  for (let e = 0; s == null && e < o.length; ++e) s = z(o[e], c, r);
  return s;
}
function k(e, t) {
  let { route: n, pathname: r, params: i } = e;
  return { id: n.id, pathname: r, params: i, loaderData: t[n.id], handle: n.handle };
}
function te(e) {
  let t = A(e);
  return (ne(t), t);
}
function A(e, t = [], n = [], r = ``, i = !1) {
  let a = (e, a, o = i, s) => {
    let l = {
      relativePath: s === void 0 ? e.path || `` : s,
      caseSensitive: e.caseSensitive === !0,
      childrenIndex: a,
      route: e,
    };
    if (l.relativePath.startsWith(`/`)) {
      if (!l.relativePath.startsWith(r) && o) return;
      (c(
        l.relativePath.startsWith(r),
        `Absolute route path "${l.relativePath}" nested under path "${r}" is not valid. An absolute child route path must start with the combined path of all its parent routes.`,
      ),
        (l.relativePath = l.relativePath.slice(r.length)));
    }
    let u = U([r, l.relativePath]),
      d = n.concat(l);
    (e.children &&
      e.children.length > 0 &&
      (c(
        e.index !== !0,
        `Index routes must not have child routes. Please remove all child routes from route path "${u}".`,
      ),
      A(e.children, t, d, u, o)),
      (e.path != null || e.index) &&
        t.push({
          path: u,
          score: ae(u, e.index),
          routesMeta: d.map((e, t) => {
            let [n, r] = ce(e.relativePath, e.caseSensitive, t === d.length - 1);
            return { ...e, matcher: n, compiledParams: r };
          }),
        }));
  };
  return (
    e.forEach((e, t) => {
      if (e.path === `` || !e.path?.includes(`?`)) a(e, t);
      else for (let n of j(e.path)) a(e, t, !0, n);
    }),
    t
  );
}
function j(e) {
  let t = e.split(`/`);
  if (t.length === 0) return [];
  let [n, ...r] = t,
    i = n.endsWith(`?`),
    a = n.replace(/\?$/, ``);
  if (r.length === 0) return i ? [a, ``] : [a];
  let o = j(r.join(`/`)),
    s = [];
  return (
    s.push(...o.map((e) => (e === `` ? a : [a, e].join(`/`)))),
    i && s.push(...o),
    s.map((t) => (e.startsWith(`/`) && t === `` ? `/` : t))
  );
}
function ne(e) {
  e.sort((e, t) =>
    e.score === t.score
      ? oe(
          e.routesMeta.map((e) => e.childrenIndex),
          t.routesMeta.map((e) => e.childrenIndex),
        )
      : t.score - e.score,
  );
}
var M = /^:[\w-]+$/,
  N = /^:[\w-]+/,
  re = 3.5,
  P = 3,
  F = 2,
  I = 1,
  L = 10,
  R = -2,
  ie = (e) => e === `*`;
function ae(e, t) {
  let n = e.split(`/`),
    r = n.length;
  return (
    n.some(ie) && (r += R),
    t && (r += F),
    n
      .filter((e) => !ie(e))
      .reduce((e, t) => e + (M.test(t) ? P : N.test(t) ? re : t === `` ? I : L), r)
  );
}
function oe(e, t) {
  return e.length === t.length && e.slice(0, -1).every((e, n) => e === t[n])
    ? e[e.length - 1] - t[t.length - 1]
    : 0;
}
function z(e, t, n = !1) {
  let { routesMeta: r } = e,
    i = {},
    a = `/`,
    o = [];
  for (let e = 0; e < r.length; ++e) {
    let s = r[e],
      c = e === r.length - 1,
      l = a === `/` ? t : t.slice(a.length) || `/`,
      u = { path: s.relativePath, caseSensitive: s.caseSensitive, end: c },
      d = s.matcher && s.compiledParams ? B(u, l, s.matcher, s.compiledParams) : se(u, l),
      f = s.route;
    if (
      (!d &&
        c &&
        n &&
        !r[r.length - 1].route.index &&
        (d = se({ path: s.relativePath, caseSensitive: s.caseSensitive, end: !1 }, l)),
      !d)
    )
      return null;
    (Object.assign(i, d.params),
      o.push({
        params: i,
        pathname: U([a, d.pathname]),
        pathnameBase: ye(U([a, d.pathnameBase])),
        route: f,
      }),
      d.pathnameBase !== `/` && (a = U([a, d.pathnameBase])));
  }
  return o;
}
function se(e, t) {
  typeof e == `string` && (e = { path: e, caseSensitive: !1, end: !0 });
  let [n, r] = ce(e.path, e.caseSensitive, e.end);
  return B(e, t, n, r);
}
function B(e, t, n, r) {
  let i = t.match(n);
  if (!i) return null;
  let a = i[0],
    o = ve(a, 1),
    s = i.slice(1);
  return {
    params: r.reduce((e, { paramName: t, isOptional: n }, r) => {
      if (t === `*`) {
        let e = s[r] || ``;
        o = ve(a.slice(0, a.length - e.length), 1);
      }
      let i = s[r];
      return ((e[t] = n && !i ? void 0 : (i || ``).replace(/%2F/g, `/`)), e);
    }, {}),
    pathname: a,
    pathnameBase: o,
    pattern: e,
  };
}
function ce(e, t = !1, n = !0) {
  l(
    e === `*` || !e.endsWith(`*`) || e.endsWith(`/*`),
    `Route path "${e}" will be treated as if it were "${e.replace(/\*$/, `/*`)}" because the \`*\` character must always follow a \`/\` in the pattern. To get rid of this warning, please change the route path to "${e.replace(/\*$/, `/*`)}".`,
  );
  let r = [],
    i =
      `^` +
      e
        .replace(/\/*\*?$/, ``)
        .replace(/^\/*/, `/`)
        .replace(/[\\.*+^${}|()[\]]/g, `\\$&`)
        .replace(/\/:([\w-]+)(\?)?/g, (e, t, n, i, a) => {
          if ((r.push({ paramName: t, isOptional: n != null }), n)) {
            let t = a.charAt(i + e.length);
            return t && t !== `/` ? `/([^\\/]*)` : `(?:/([^\\/]*))?`;
          }
          return `/([^\\/]+)`;
        })
        .replace(/\/((?:[^/?()[\]*^\\]|\\.)+)\?(?=\/|$|\()/g, `(?:/$1)?`);
  return (
    e.endsWith(`*`)
      ? (r.push({ paramName: `*` }), (i += e === `*` || e === `/*` ? `(.*)$` : `(?:\\/(.+)|\\/*)$`))
      : n
        ? (i += `\\/*$`)
        : e !== `` && e !== `/` && (i += `(?:(?=\\/|$))`),
    [new RegExp(i, t ? void 0 : `i`), r]
  );
}
function le(e) {
  try {
    return e
      .split(`/`)
      .map((e) => decodeURIComponent(e).replace(/\//g, `%2F`))
      .join(`/`);
  } catch (t) {
    return (
      l(
        !1,
        `The URL path "${e}" could not be decoded because it is a malformed URL segment. This is probably due to a bad percent encoding (${t}).`,
      ),
      e
    );
  }
}
function ue(e, t) {
  if (t === `/`) return e;
  if (!e.toLowerCase().startsWith(t.toLowerCase())) return null;
  let n = t.endsWith(`/`) ? t.length - 1 : t.length,
    r = e.charAt(n);
  return r && r !== `/` ? null : e.slice(n) || `/`;
}
function V({ basename: e, pathname: t }) {
  return t === `/` ? e : U([e, t]);
}
var de = (e) => n.test(e);
function fe(e, t = `/`) {
  let { pathname: n, search: r = ``, hash: i = `` } = typeof e == `string` ? m(e) : e,
    a;
  return (
    n
      ? ((n = _e(n)),
        (a = n.startsWith(`/`) || n.startsWith(`\\`) ? pe(n.substring(1), `/`) : pe(n, t)))
      : (a = t),
    { pathname: a, search: W(r), hash: be(i) }
  );
}
function pe(e, t) {
  let n = ve(t).split(`/`);
  return (
    e.split(`/`).forEach((e) => {
      e === `..` ? n.length > 1 && n.pop() : e !== `.` && n.push(e);
    }),
    n.length > 1 ? n.join(`/`) : `/`
  );
}
function me(e, t, n, r) {
  return `Cannot include a '${e}' character in a manually specified \`to.${t}\` field [${JSON.stringify(r)}].  Please separate it out to the \`to.${n}\` field. Alternatively you may provide the full path as a string in <Link to="..."> and the router will parse it for you.`;
}
function H(e) {
  return e.filter((e, t) => t === 0 || (e.route.path && e.route.path.length > 0));
}
function he(e) {
  let t = H(e);
  return t.map((e, n) => (n === t.length - 1 ? e.pathname : e.pathnameBase));
}
function ge(e, t, n, r = !1) {
  let i;
  typeof e == `string`
    ? (i = m(e))
    : ((i = { ...e }),
      c(!i.pathname || !i.pathname.includes(`?`), me(`?`, `pathname`, `search`, i)),
      c(!i.pathname || !i.pathname.includes(`#`), me(`#`, `pathname`, `hash`, i)),
      c(!i.search || !i.search.includes(`#`), me(`#`, `search`, `hash`, i)));
  let a = e === `` || i.pathname === ``,
    o = a ? `/` : i.pathname,
    s;
  if (o == null) s = n;
  else {
    let e = t.length - 1;
    if (!r && o.startsWith(`..`)) {
      let t = o.split(`/`);
      for (; t[0] === `..`;) (t.shift(), --e);
      i.pathname = t.join(`/`);
    }
    s = e >= 0 ? t[e] : `/`;
  }
  let l = fe(i, s),
    u = o && o !== `/` && o.endsWith(`/`),
    d = (a || o === `.`) && n.endsWith(`/`);
  return (!l.pathname.endsWith(`/`) && (u || d) && (l.pathname += `/`), l);
}
var _e = (e) => e.replace(/[\\/]{2,}/g, `/`),
  U = (e) => _e(e.join(`/`));
function ve(e, t = 0) {
  let n = e.length;
  for (; n > t && e.charCodeAt(n - 1) === 47;) n--;
  return n === e.length ? e : e.slice(0, n);
}
var ye = (e) => ve(e).replace(/^\/*/, `/`),
  W = (e) => (!e || e === `?` ? `` : e.startsWith(`?`) ? e : `?` + e),
  be = (e) => (!e || e === `#` ? `` : e.startsWith(`#`) ? e : `#` + e),
  xe = (e, t = 302) => {
    let n = t;
    typeof n == `number` ? (n = { status: n }) : n.status === void 0 && (n.status = 302);
    let r = new Headers(n.headers);
    return (r.set(`Location`, e), new Response(null, { ...n, headers: r }));
  },
  Se = [`EvalError`, `RangeError`, `ReferenceError`, `SyntaxError`, `TypeError`, `URIError`],
  Ce = class {
    status;
    statusText;
    data;
    error;
    internal;
    constructor(e, t, n, r = !1) {
      ((this.status = e),
        (this.statusText = t || ``),
        (this.internal = r),
        n instanceof Error ? ((this.data = n.toString()), (this.error = n)) : (this.data = n));
    }
  };
function we(e) {
  return (
    e != null &&
    typeof e.status == `number` &&
    typeof e.statusText == `string` &&
    typeof e.internal == `boolean` &&
    `data` in e
  );
}
function G(e) {
  return U(e.map((e) => e.route.path).filter(Boolean)) || `/`;
}
function Te(e, t) {
  let n = new URL(typeof e == `string` || e instanceof URL ? e : e.url),
    r = typeof t == `string` ? m(t) : t;
  if (((n.pathname = r.pathname || `/`), r.search)) {
    let e = new URLSearchParams(r.search),
      t = e.getAll(`index`);
    e.delete(`index`);
    for (let n of t.filter(Boolean)) e.append(`index`, n);
    let i = e.toString();
    n.search = i ? `?${i}` : ``;
  } else n.search = ``;
  return ((n.hash = r.hash || ``), n);
}
var Ee =
  typeof window < `u` && window.document !== void 0 && window.document.createElement !== void 0;
function De(e, t) {
  let a = e;
  if (typeof a != `string` || !n.test(a)) return { absoluteURL: void 0, isExternal: !1, to: a };
  let o = a,
    s = !1;
  if (Ee)
    try {
      let e = new URL(window.location.href),
        n = r.test(a) ? new URL(i(a, e.protocol)) : new URL(a),
        o = ue(n.pathname, t);
      n.origin === e.origin && o != null ? (a = o + n.search + n.hash) : (s = !0);
    } catch {
      l(
        !1,
        `<Link to="${a}"> contains an invalid URL which will probably break when clicked - please update to a valid URL path.`,
      );
    }
  return { absoluteURL: o, isExternal: s, to: a };
}
var Oe = Symbol(`Uninstrumented`),
  ke = new WeakMap();
function Ae(e, t) {
  let n = {
    lazy: [],
    'lazy.loader': [],
    'lazy.action': [],
    'lazy.middleware': [],
    middleware: [],
    loader: [],
    action: [],
  };
  e.forEach((e) =>
    e({
      id: t.id,
      index: t.index,
      path: t.path,
      instrument(e) {
        (e.lazy != null && n.lazy.push(e.lazy),
          e[`lazy.loader`] != null && n[`lazy.loader`].push(e[`lazy.loader`]),
          e[`lazy.action`] != null && n[`lazy.action`].push(e[`lazy.action`]),
          e[`lazy.middleware`] != null && n[`lazy.middleware`].push(e[`lazy.middleware`]),
          e.middleware != null && n.middleware.push(e.middleware),
          e.loader != null && n.loader.push(e.loader),
          e.action != null && n.action.push(e.action));
      },
    }),
  );
  let r = {};
  if (typeof t.lazy == `function` && n.lazy.length > 0) {
    let e = t.lazy;
    r.lazy = async (...t) => K(await q(n.lazy, void 0, () => e(...t), Ie));
  }
  if (typeof t.lazy == `object`) {
    let e = t.lazy;
    if (typeof e.middleware == `function` && n[`lazy.middleware`].length > 0) {
      let t = e.middleware;
      r.lazy = Object.assign(r.lazy || {}, {
        middleware: async (...e) => K(await q(n[`lazy.middleware`], void 0, () => t(...e), Ie)),
      });
    }
    if (typeof e.loader == `function` && n[`lazy.loader`].length > 0) {
      let t = e.loader;
      r.lazy = Object.assign(r.lazy || {}, {
        loader: async (...e) => K(await q(n[`lazy.loader`], void 0, () => t(...e), Ie)),
      });
    }
    if (typeof e.action == `function` && n[`lazy.action`].length > 0) {
      let t = e.action;
      r.lazy = Object.assign(r.lazy || {}, {
        action: async (...e) => K(await q(n[`lazy.action`], void 0, () => t(...e), Ie)),
      });
    }
  }
  if (typeof t.loader == `function` && n.loader.length > 0) {
    let e = Me(t.loader),
      i = async (...t) => K(await q(n.loader, Le(t[0]), () => e(...t), Ie));
    (e.hydrate === !0 && (i.hydrate = !0), Ne(i, e), (r.loader = i));
  }
  if (typeof t.action == `function` && n.action.length > 0) {
    let e = Me(t.action),
      i = async (...t) => K(await q(n.action, Le(t[0]), () => e(...t), Ie));
    (Ne(i, e), (r.action = i));
  }
  return (
    t.middleware &&
      t.middleware.length > 0 &&
      n.middleware.length > 0 &&
      (r.middleware = t.middleware.map((e) => {
        let t = Me(e),
          r = async (...e) => K(await q(n.middleware, Le(e[0]), () => t(...e), Ie));
        return (Ne(r, t), r);
      })),
    r
  );
}
function je(e, t) {
  let n = { navigate: [], fetch: [] };
  if (
    (t.forEach((e) =>
      e({
        instrument(e) {
          (e.navigate != null && n.navigate.push(e.navigate),
            e.fetch != null && n.fetch.push(e.fetch));
        },
      }),
    ),
    n.navigate.length > 0)
  ) {
    let t = Me(e.navigate),
      r = async (...r) => {
        let [i, a] = r,
          o,
          s = {
            to: typeof i == `number` || typeof i == `string` ? i : i ? p(i) : `.`,
            ...J(e, a ?? {}),
          };
        return K(
          await q(
            n.navigate,
            s,
            async () => {
              if (typeof i == `number`) return await t(...r);
              let n = Pe(e, (e) => {
                o = e;
              });
              try {
                return await t(...r);
              } finally {
                n();
              }
            },
            (e) => ({ ...Ie(e), meta: o }),
          ),
        );
      };
    (Ne(r, t), (e.navigate = r));
  }
  if (n.fetch.length > 0) {
    let t = Me(e.fetch),
      r = async (...r) => {
        let [i, a, o, s] = r,
          c;
        return K(
          await q(
            n.fetch,
            { href: o ?? `.`, fetcherKey: i, ...J(e, s ?? {}) },
            async () => {
              let n = Pe(e, (e) => {
                c = e;
              });
              try {
                return await t(...r);
              } finally {
                n();
              }
            },
            (e) => ({ ...Ie(e), meta: c }),
          ),
        );
      };
    (Ne(r, t), (e.fetch = r));
  }
  return e;
}
function Me(e) {
  return e[Oe] ?? e;
}
function Ne(e, t) {
  e[Oe] = t;
}
function Pe(e, t) {
  return (
    ke.set(e, t),
    () => {
      ke.get(e) === t && ke.delete(e);
    }
  );
}
function Fe(e) {
  let t = ke.get(e);
  return (ke.delete(e), t);
}
function K(e) {
  if (e.type === `error`) throw e.value;
  return e.value;
}
async function q(e, t, n, r, i = { result: null, innerResult: null }, a = e.length - 1) {
  let o = e[a];
  if (o) {
    let s,
      l = async () => (
        s
          ? console.error(`You cannot call instrumented handlers more than once`)
          : (s = q(e, t, n, r, i, a - 1)),
        await s,
        c(i.innerResult, `Expected an inner result`),
        i.innerResult
      );
    try {
      await o(l, t);
    } catch (e) {
      console.error(`An instrumentation function threw an error:`, e);
    }
    (s || (await l()), await s);
  } else {
    try {
      i.result = { type: `success`, value: await n() };
    } catch (e) {
      i.result = { type: `error`, value: e };
    }
    i.innerResult = r(i.result, t);
  }
  return (
    i.result ||
      ((i.result = { type: `error`, value: Error(`No result assigned in instrumentation chain.`) }),
      (i.innerResult = r(i.result, t))),
    i.result
  );
}
function Ie(e) {
  return e.type === `error` && e.value instanceof Error
    ? { status: `error`, error: e.value }
    : { status: `success`, error: void 0 };
}
function Le(e) {
  let { request: t, context: n, params: r } = e;
  return { ...e, request: Re(t), params: { ...r }, context: ze(n) };
}
function J(e, t) {
  return {
    currentUrl: p(e.state.location),
    ...(`formMethod` in t ? { formMethod: t.formMethod } : {}),
    ...(`formEncType` in t ? { formEncType: t.formEncType } : {}),
    ...(`formData` in t ? { formData: t.formData } : {}),
    ...(`body` in t ? { body: t.body } : {}),
  };
}
function Re(e) {
  return { method: e.method, url: e.url, headers: { get: (...t) => e.headers.get(...t) } };
}
function ze(e) {
  return { get: (t) => e.get(t) };
}
var Be = class {
    #e = [];
    #t = [];
    #n;
    #r = 0;
    constructor(e) {
      this.#n = e;
    }
    update(e) {
      ((this.#e = e),
        (this.#t = te(e)),
        (this.#r = this.#t.reduce((e, t) => e + t.routesMeta.length, 0)));
    }
    get matchCost() {
      return this.#r;
    }
    match(e, t = !1) {
      return ee(this.#e, e, this.#n, t, this.#t);
    }
  },
  Ve = new URL(`http://localhost`);
function He(e) {
  if (e.createURL) return e.createURL(`/`);
  try {
    return new URL(e.createHref(`/`), Ve);
  } catch {
    return Ve;
  }
}
function Y(e, t) {
  return (
    e.origin === t.origin &&
    (e.origin !== `null` || (e.protocol === t.protocol && e.host === t.host))
  );
}
function Ue(e, t) {
  if (e.startsWith(`//`)) return !0;
  let n = t.protocol.toLowerCase();
  return e.toLowerCase().startsWith(n) ? t.host === `` || e.slice(n.length).startsWith(`//`) : !1;
}
function We(e, t, n, r) {
  let i = null;
  try {
    i = e == null ? null : new URL(e, n);
  } catch {}
  let a = new URL(t, n),
    o = i != null && !Y(i, n),
    s = !Y(a, n);
  if (r === `reject`) {
    if (o || s) throw Error(`External navigation is not allowed`);
  } else if (s && (i == null || !Ue(e, i) || !Y(i, a)))
    throw Error(`External navigation is not allowed`);
}
var Ge = [`POST`, `PUT`, `PATCH`, `DELETE`],
  Ke = new Set(Ge),
  qe = [`GET`, ...Ge],
  Je = new Set(qe),
  Ye = new Set([301, 302, 303, 307, 308]),
  Xe = new Set([307, 308]),
  Ze = {
    state: `idle`,
    location: void 0,
    matches: void 0,
    historyAction: void 0,
    formMethod: void 0,
    formAction: void 0,
    formEncType: void 0,
    formData: void 0,
    json: void 0,
    text: void 0,
  },
  Qe = {
    state: `idle`,
    data: void 0,
    formMethod: void 0,
    formAction: void 0,
    formEncType: void 0,
    formData: void 0,
    json: void 0,
    text: void 0,
  },
  $e = { state: `unblocked`, proceed: void 0, reset: void 0, location: void 0 },
  et = `remix-router-transitions`,
  tt = Symbol(`ResetLoaderData`);
function nt(e, t) {
  return e.unstable_routePatternMatching
    ? (c(
        void 0,
        `You must call unstable_preloadRoutePattern() from "react-router/route-pattern" before enabling future.unstable_routePatternMatching.`,
      ),
      new (void 0)(t))
    : new Be(t);
}
var rt = class {
    #e;
    #t;
    #n;
    constructor(e, t) {
      ((this.#e = e), (this.#n = t), this.#n.update(e));
    }
    get stableRoutes() {
      return this.#e;
    }
    get activeRoutes() {
      return this.#t ?? this.#e;
    }
    get hasHMRRoutes() {
      return this.#t != null;
    }
    setRoutes(e) {
      ((this.#e = e), this.#t || this.#n.update(e));
    }
    setHmrRoutes(e) {
      ((this.#t = e), this.#n.update(e));
    }
    commitHmrRoutes() {
      this.#t && ((this.#e = this.#t), (this.#t = void 0), this.#n.update(this.#e));
    }
  },
  it = new WeakMap();
function at(e) {
  let t = e.window ? e.window : typeof window < `u` ? window : void 0,
    n = t !== void 0 && t.document !== void 0 && t.document.createElement !== void 0;
  c(e.routes.length > 0, `You must provide a non-empty routes array to createRouter`);
  let i = e.hydrationRouteProperties || [],
    a = e.mapRouteProperties,
    o = a || (() => ({}));
  if (e.instrumentations) {
    let t = e.instrumentations;
    o = (e) => ({ ...a?.(e), ...Ae(t.map((e) => e.route).filter(Boolean), e) });
  }
  let s = { ...e.future },
    u = e.basename || `/`;
  u.startsWith(`/`) || (u = `/${u}`);
  let d = nt(s, u),
    h = {},
    _ = new rt(E(e.routes, o, void 0, h), d),
    b = e.dataStrategy || St,
    x = null,
    S = new Set(),
    C = null,
    w = null,
    T = null,
    D = e.hydrationData != null,
    O = d.match(e.history.location),
    ee = !1,
    te = null,
    A,
    j;
  if (O == null && !e.patchRoutesOnNavigation) {
    let t = X(404, { pathname: e.history.location.pathname }),
      { matches: n, route: r } = Gt(_.activeRoutes);
    ((A = !0), (j = !A), (O = n), (te = { [r.id]: t }));
  } else if (
    (O && !e.hydrationData && mt(O, e.history.location.pathname).active && (O = null), !O)
  ) {
    ((A = !1), (j = !A), (O = []));
    let t = mt(null, e.history.location.pathname);
    t.active && t.matches && ((ee = !0), (O = t.matches));
  } else if (O.some((e) => e.route.lazy)) ((A = !1), (j = !A));
  else if (!O.some((e) => ut(e.route))) ((A = !0), (j = !A));
  else {
    let t = e.hydrationData ? e.hydrationData.loaderData : null,
      n = e.hydrationData ? e.hydrationData.errors : null,
      r = O;
    if (n) {
      let e = O.findIndex((e) => n[e.route.id] !== void 0);
      r = r.slice(0, e + 1);
    }
    ((j = !1),
      (A = !0),
      r.forEach((e) => {
        let r = dt(e.route, t, n);
        ((j ||= r.renderFallback), (A &&= !r.shouldLoad));
      }));
  }
  let ne,
    M = {
      historyAction: e.history.action,
      location: e.history.location,
      matches: O,
      initialized: A,
      renderFallback: j,
      navigation: Ze,
      restoreScrollPosition: e.hydrationData == null && null,
      preventScrollReset: !1,
      revalidation: `idle`,
      loaderData: (e.hydrationData && e.hydrationData.loaderData) || {},
      actionData: (e.hydrationData && e.hydrationData.actionData) || null,
      errors: (e.hydrationData && e.hydrationData.errors) || te,
      fetchers: new Map(),
      blockers: new Map(),
    },
    N = `POP`,
    re = 0,
    P,
    F = null,
    I = !1,
    L,
    R = !1,
    ie = new Map(),
    ae = null,
    oe = !1,
    z = !1,
    se = new Set(),
    B = new Map(),
    ce = 0,
    le = -1,
    V = new Map(),
    fe = new Set(),
    pe = new Map(),
    me = new Map(),
    H = new Set(),
    he = new Map(),
    ge,
    _e = null;
  function U() {
    if (
      ((x = e.history.listen(({ action: t, location: n, delta: r }) => {
        if (ge) {
          (ge(), (ge = void 0));
          return;
        }
        l(
          he.size === 0 || r != null,
          'You are trying to use a blocker on a POP navigation to a location that was not created by @remix-run/router. This will fail silently in production. This can happen if you are navigating outside the router via `window.history.pushState`/`window.location.hash` instead of using router navigation APIs.  This can also happen if you are using createHashRouter and the user manually changes the URL.',
        );
        let i = et({ currentLocation: M.location, nextLocation: n, historyAction: t });
        if (i && r != null) {
          let t = new Promise((e) => {
            ge = e;
          });
          (e.history.go(r * -1),
            Ye(i, {
              state: `blocked`,
              location: n,
              proceed() {
                (Ye(i, { state: `proceeding`, proceed: void 0, reset: void 0, location: n }),
                  t.then(() => e.history.go(r)));
              },
              reset() {
                let e = new Map(M.blockers);
                (e.set(i, $e), W({ blockers: e }));
              },
            }),
            F?.resolve(),
            (F = null));
        } else return (s.unstable_customRouteDiscovery && (re += r || 0), G(t, n));
      })),
      n)
    ) {
      mn(t, ie);
      let e = () => hn(t, ie);
      (t.addEventListener(`pagehide`, e), (ae = () => t.removeEventListener(`pagehide`, e)));
    }
    return (M.initialized || G(`POP`, M.location, { initialHydration: !0 }), ne);
  }
  function ve() {
    (x && x(),
      ae && ae(),
      S.clear(),
      L && L.abort(),
      M.fetchers.forEach((e, t) => Ve(M.fetchers, t)),
      M.blockers.forEach((e, t) => Je(t)));
  }
  function ye(e) {
    return (S.add(e), () => S.delete(e));
  }
  function W(e, t = {}) {
    let n = e.errors ?? null,
      r = n ? it.get(n) : void 0;
    (r !== void 0 && (n = r),
      (e.errors !== void 0 || e.initialized) &&
        (M.errors && it.delete(M.errors), e.errors && it.set(e.errors, n)),
      (e.matches &&= e.matches.map((e) => {
        let t = h[e.route.id],
          n = e.route;
        return n.element !== t.element ||
          n.errorElement !== t.errorElement ||
          n.hydrateFallbackElement !== t.hydrateFallbackElement
          ? { ...e, route: t }
          : e;
      })),
      (M = { ...M, ...e }));
    let i = [],
      a = [];
    (M.fetchers.forEach((e, t) => {
      e.state === `idle` && (H.has(t) ? i.push(t) : a.push(t));
    }),
      H.forEach((e) => {
        !M.fetchers.has(e) && !B.has(e) && i.push(e);
      }),
      [...S].forEach((e) =>
        e(M, {
          deletedFetchers: i,
          newErrors: n,
          viewTransitionOpts: t.viewTransitionOpts,
          flushSync: t.flushSync === !0,
        }),
      ),
      i.forEach((e) => Ve(M.fetchers, e)),
      a.forEach((e) => M.fetchers.delete(e)));
  }
  function be(t, n, { flushSync: r } = {}) {
    let i =
        M.actionData != null &&
        M.navigation.formMethod != null &&
        Q(M.navigation.formMethod) &&
        M.navigation.state === `loading` &&
        t.state?._isRedirect !== !0,
      a;
    a = n.actionData
      ? Object.keys(n.actionData).length > 0
        ? n.actionData
        : null
      : i
        ? M.actionData
        : null;
    let o = n.loaderData ? Ht(M.loaderData, n.loaderData, n.matches || [], n.errors) : M.loaderData,
      s = M.blockers;
    s.size > 0 && !oe && ((s = new Map(s)), s.forEach((e, t) => s.set(t, $e)));
    let c = !oe && pt(t, n.matches || M.matches),
      l =
        I === !0 ||
        (M.navigation.formMethod != null &&
          Q(M.navigation.formMethod) &&
          t.state?._isRedirect !== !0);
    (_.commitHmrRoutes(),
      oe ||
        N === `POP` ||
        (N === `PUSH`
          ? e.history.push(t, t.state)
          : N === `REPLACE` && e.history.replace(t, t.state)));
    let u;
    if (N === `POP` && !oe && t !== M.location) {
      let e = ie.get(M.location.pathname);
      e && e.has(t.pathname)
        ? (u = { currentLocation: M.location, nextLocation: t })
        : ie.has(t.pathname) && (u = { currentLocation: t, nextLocation: M.location });
    } else if (R) {
      let e = ie.get(M.location.pathname);
      (e ? e.add(t.pathname) : ((e = new Set([t.pathname])), ie.set(M.location.pathname, e)),
        (u = { currentLocation: M.location, nextLocation: t }));
    }
    (W(
      {
        ...n,
        actionData: a,
        loaderData: o,
        historyAction: N,
        location: t,
        initialized: !0,
        renderFallback: !1,
        navigation: Ze,
        revalidation: `idle`,
        restoreScrollPosition: c,
        preventScrollReset: l,
        blockers: s,
      },
      { viewTransitionOpts: u, flushSync: r === !0 },
    ),
      xe(),
      F?.resolve(),
      (F = null),
      _e?.resolve(),
      (_e = null));
  }
  function xe() {
    ((re = 0), (N = `POP`), (I = !1), (R = !1), (oe = !1), (z = V.size > 0));
  }
  async function Se(t, n) {
    if ((P && (await P), F?.resolve(), (F = null), typeof t == `number`)) {
      F ||= gn();
      let n = F.promise;
      return (e.history.go(t), n);
    }
    let i = Fe(ne),
      {
        path: a,
        submission: o,
        error: s,
      } = ct(!1, st(M.location, M.matches, u, t, n?.fromRouteId, n?.relative), n),
      c;
    if (n?.mask) {
      let t = typeof n.mask == `string` ? m(n.mask) : { ...M.location.mask, ...n.mask };
      if (
        ((c = { pathname: t.pathname ?? ``, search: t.search ?? ``, hash: t.hash ?? `` }),
        r.test(c.pathname))
      )
        throw Error(`External navigation is not allowed`);
      (c.pathname.startsWith(`\\`) && (c.pathname = c.pathname.replace(/^\\+/, `/`)),
        We(
          typeof n.mask == `string` ? n.mask : p(n.mask),
          p(c),
          e.history.createURL(`/`),
          `reject`,
        ));
    }
    let l = M.location,
      d = f(l, a, n && n.state, void 0, c);
    ((d = { ...d, ...e.history.encodeLocation(d) }),
      We(
        t == null ? e.history.createHref(M.location) : typeof t == `string` ? t : p(t),
        e.history.createHref(d.mask || d),
        e.history.createURL(`/`),
        `reject`,
      ));
    let h = n && n.replace != null ? n.replace : void 0,
      g = `PUSH`,
      _ = M.location.pathname + M.location.search;
    h === !0
      ? (g = `REPLACE`)
      : h === !1 ||
        (o != null &&
          Q(o.formMethod) &&
          (o.formAction === _ || d.pathname + d.search === _) &&
          (g = `REPLACE`));
    let v = n && `preventScrollReset` in n ? n.preventScrollReset === !0 : void 0,
      y = (n && n.flushSync) === !0,
      b = et({ currentLocation: l, nextLocation: d, historyAction: g });
    b
      ? Ye(b, {
          state: `blocked`,
          location: d,
          proceed() {
            (Ye(b, { state: `proceeding`, proceed: void 0, reset: void 0, location: d }), Se(t, n));
          },
          reset() {
            let e = new Map(M.blockers);
            (e.set(b, $e), W({ blockers: e }));
          },
        })
      : await G(g, d, {
          submission: o,
          pendingError: s,
          preventScrollReset: v,
          replace: n && n.replace,
          enableViewTransition: n && n.viewTransition,
          flushSync: y,
          callSiteDefaultShouldRevalidate: n && n.defaultShouldRevalidate,
          instrumentationNavigateMetaReceiver: i,
        });
  }
  function Ce() {
    if (P) return P.then(Ce);
    ((_e ||= gn()), Le(), W({ revalidation: `loading` }));
    let e = _e.promise;
    return M.navigation.state === `submitting`
      ? e
      : M.navigation.state === `idle`
        ? (G(M.historyAction, M.location, {
            startUninterruptedRevalidation: !0,
            dataStrategyInitiator: `revalidation`,
          }),
          e)
        : (G(N || M.historyAction, M.navigation.location, {
            overrideNavigation: M.navigation,
            dataStrategyInitiator: `revalidation`,
            enableViewTransition: R === !0,
          }),
          e);
  }
  async function G(t, n, r) {
    (P && (await P),
      L && L.abort(),
      (L = null),
      (N = t),
      (oe = (r && r.startUninterruptedRevalidation) === !0),
      ft(M.location, M.matches),
      (I = (r && r.preventScrollReset) === !0),
      (R = (r && r.enableViewTransition) === !0));
    let i =
        r?.initialHydration && M.matches && M.matches.length > 0 && !ee ? M.matches : d.match(n),
      a = (r && r.flushSync) === !0;
    if (
      i &&
      M.initialized &&
      !z &&
      Jt(M.location, n) &&
      !(r && r.submission && Q(r.submission.formMethod))
    ) {
      be(n, { matches: i }, { flushSync: a });
      return;
    }
    let o = mt(i, n.pathname);
    if ((o.active && o.matches && (i = o.matches), r?.instrumentationNavigateMetaReceiver)) {
      let t = cn(e.history, n, i);
      r.instrumentationNavigateMetaReceiver(t);
    }
    if (!i) {
      let { error: e, notFoundMatches: t, route: r } = tt(n.pathname);
      be(n, { matches: t, loaderData: {}, errors: { [r.id]: e } }, { flushSync: a });
      return;
    }
    let s =
      r && r.overrideNavigation
        ? { ...r.overrideNavigation, matches: i, historyAction: t }
        : void 0;
    L = new AbortController();
    let c = Lt(e.history, n, L.signal, r && r.submission),
      l = r?.initialHydration ? `initialization` : (r?.dataStrategyInitiator ?? `navigation`),
      u = e.getContext ? await e.getContext() : new v(),
      f;
    if (r && r.pendingError) f = [Wt(i).route.id, { type: `error`, error: r.pendingError }];
    else if (r && r.submission && Q(r.submission.formMethod)) {
      let d = await Ee(c, l, n, r.submission, i, t, u, o.active, r && r.initialHydration === !0, {
        replace: r.replace,
        flushSync: a,
      });
      if (d.shortCircuited) return;
      if (d.pendingActionResult) {
        let [e, t] = d.pendingActionResult;
        if (Z(t) && we(t.error) && t.error.status === 404) {
          ((L = null), be(n, { matches: d.matches, loaderData: {}, errors: { [e]: t.error } }));
          return;
        }
      }
      ((i = d.matches || i),
        (f = d.pendingActionResult),
        (s = un(n, i, t, r.submission)),
        (a = !1),
        (o.active = !1),
        (c = Lt(e.history, c.url, c.signal)));
    }
    let {
      shortCircuited: p,
      matches: m,
      loaderData: h,
      errors: g,
      workingFetchers: _,
    } = await De(
      c,
      l,
      n,
      i,
      t,
      u,
      o.active,
      s,
      r && r.submission,
      r && r.fetcherSubmission,
      r && r.replace,
      r && r.initialHydration === !0,
      a,
      f,
      r && r.callSiteDefaultShouldRevalidate,
    );
    p ||
      ((L = null),
      be(n, {
        matches: m || i,
        ...Ut(f),
        loaderData: h,
        errors: g,
        ...(_ ? { fetchers: _ } : {}),
      }));
  }
  function Te() {
    let t = gn();
    P = t.promise;
    let n = re,
      r = F;
    ((F = null), L?.abort(), (L = null), xe(), _e?.resolve(), (_e = null));
    let i = new Map(M.blockers);
    i.forEach((e, t) => {
      e.state === `proceeding` && i.set(t, $e);
    });
    let a = new Map(M.fetchers),
      o = Ge(a);
    (a.forEach((e, t) => {
      e.state === `loading` && !B.has(t) && (a.set(t, $(e.data)), (o = !0));
    }),
      se.clear(),
      W({ navigation: Ze, revalidation: `idle`, blockers: i, ...(o ? { fetchers: a } : {}) }));
    function s() {
      ((P = void 0), r?.resolve(), t.resolve());
    }
    return (n ? ((ge = s), e.history.go(-n)) : s(), t.promise);
  }
  async function Ee(t, n, r, a, c, l, d, f, p, m = {}) {
    if (
      (s.unstable_customRouteDiscovery || Le(),
      W({ navigation: dn(r, c, l, a) }, { flushSync: m.flushSync === !0 }),
      f)
    ) {
      let e = await gt(c, r.pathname, t.signal);
      if ((s.unstable_customRouteDiscovery && t.signal.aborted) || e.type === `aborted`)
        return { shortCircuited: !0 };
      if (e.type === `cancelled`) return (await Te(), { shortCircuited: !0 });
      if (e.type === `error`) {
        if (e.partialMatches.length === 0) {
          let { matches: t, route: n } = Gt(_.activeRoutes);
          return { matches: t, pendingActionResult: [n.id, { type: `error`, error: e.error }] };
        }
        let t = Wt(e.partialMatches).route.id;
        return {
          matches: e.partialMatches,
          pendingActionResult: [t, { type: `error`, error: e.error }],
        };
      }
      if (e.matches) c = e.matches;
      else {
        let { notFoundMatches: e, error: t, route: n } = tt(r.pathname);
        return { matches: e, pendingActionResult: [n.id, { type: `error`, error: t }] };
      }
    }
    s.unstable_customRouteDiscovery && Le();
    let g,
      v = sn(c, r);
    if (!v.route.action && !v.route.lazy)
      g = {
        type: `error`,
        error: X(405, { method: t.method, pathname: r.pathname, routeId: v.route.id }),
      };
    else {
      let e = await q(t, r, Ot(o, h, t, r, c, v, p ? [] : i, d), d, null, n, l);
      if (((g = e[v.route.id]), !g)) {
        for (let t of c)
          if (e[t.route.id]) {
            g = e[t.route.id];
            break;
          }
      }
      if (t.signal.aborted) return { shortCircuited: !0 };
    }
    if ($t(g)) {
      let r;
      return (
        (r =
          m && m.replace != null
            ? m.replace
            : It(g.response.headers.get(`Location`), new URL(t.url), u, e.history) ===
              M.location.pathname + M.location.search),
        await K(t, g, !0, n, { submission: a, replace: r }),
        { shortCircuited: !0 }
      );
    }
    if (Z(g)) {
      let e = Wt(c, v.route.id);
      return (
        (m && m.replace) !== !0 && (N = `PUSH`),
        { matches: c, pendingActionResult: [e.route.id, g, v.route.id] }
      );
    }
    return { matches: c, pendingActionResult: [v.route.id, g] };
  }
  async function De(t, n, r, a, c, l, u, f, p, m, g, v, y, b, x) {
    let S = f || un(r, a, c, p),
      C = p || m || ln(S),
      w = !oe && !v;
    if (u) {
      if (w) {
        let e = Oe(b);
        W({ navigation: S, ...(e === void 0 ? {} : { actionData: e }) }, { flushSync: y });
      }
      let e = await gt(a, r.pathname, t.signal);
      if ((s.unstable_customRouteDiscovery && t.signal.aborted) || e.type === `aborted`)
        return { shortCircuited: !0 };
      if (e.type === `cancelled`) return (await Te(), { shortCircuited: !0 });
      if (e.type === `error`) {
        if (e.partialMatches.length === 0) {
          let { matches: t, route: n } = Gt(_.activeRoutes);
          return { matches: t, loaderData: {}, errors: { [n.id]: e.error } };
        }
        let t = Wt(e.partialMatches).route.id;
        return { matches: e.partialMatches, loaderData: {}, errors: { [t]: e.error } };
      }
      if (e.matches) ((a = e.matches), v && !t.signal.aborted && W({ matches: a }));
      else {
        let { error: e, notFoundMatches: t, route: n } = tt(r.pathname);
        return { matches: t, loaderData: {}, errors: { [n.id]: e } };
      }
    }
    let { dsMatches: T, revalidatingFetchers: E } = lt(
      t,
      l,
      o,
      h,
      e.history,
      M,
      a,
      C,
      r,
      v ? [] : i,
      v === !0,
      z,
      se,
      H,
      pe,
      fe,
      d,
      b,
      x,
    );
    if (
      ((le = ++ce),
      !e.dataStrategy &&
        !T.some((e) => e.shouldLoad) &&
        !T.some((e) => e.route.middleware && e.route.middleware.length > 0) &&
        E.length === 0)
    ) {
      let e = new Map(M.fetchers),
        t = Ge(e);
      return (
        be(
          r,
          {
            matches: a,
            loaderData: {},
            errors: b && Z(b[1]) ? { [b[0]]: b[1].error } : null,
            ...Ut(b),
            ...(t ? { fetchers: e } : {}),
          },
          { flushSync: y },
        ),
        { shortCircuited: !0 }
      );
    }
    if (w) {
      let e = {};
      if (!u) {
        e.navigation = S;
        let t = Oe(b);
        t !== void 0 && (e.actionData = t);
      }
      (E.length > 0 && (e.fetchers = ke(E)), W(e, { flushSync: y }));
    }
    E.forEach((e) => {
      (Y(e.key), e.controller && B.set(e.key, e.controller));
    });
    let D = () =>
      E.forEach((e) => {
        B.get(e.key) === e.controller && Y(e.key);
      });
    L && L.signal.addEventListener(`abort`, D);
    let { loaderResults: O, fetcherResults: ee } = await Ie(T, E, t, r, l, n, c);
    if (t.signal.aborted) return { shortCircuited: !0 };
    (L && L.signal.removeEventListener(`abort`, D),
      E.forEach((e) => {
        B.get(e.key) === e.controller && B.delete(e.key);
      }));
    let k = Kt(O);
    if (k) return (await K(t, k.result, !0, n, { replace: g }), { shortCircuited: !0 });
    if (((k = Kt(ee)), k))
      return (fe.add(k.key), await K(t, k.result, !0, n, { replace: g }), { shortCircuited: !0 });
    let te = new Map(M.fetchers),
      { loaderData: A, errors: j } = Vt(M, a, O, b, E, ee, te);
    if (v && M.errors) {
      let e = j ?? null;
      ((j = { ...M.errors, ...j }), it.set(j, e));
    }
    let ne = Ge(te),
      N = Ke(le, te),
      re = ne || N || E.length > 0;
    return { matches: a, loaderData: A, errors: j, ...(re ? { workingFetchers: te } : {}) };
  }
  function Oe(e) {
    if (e && !Z(e[1])) return { [e[0]]: e[1].data };
    if (M.actionData) return Object.keys(M.actionData).length === 0 ? null : M.actionData;
  }
  function ke(e) {
    let t = new Map(M.fetchers);
    return (
      e.forEach((e) => {
        let n = t.get(e.key),
          r = fn(void 0, n ? n.data : void 0);
        t.set(e.key, r);
      }),
      t
    );
  }
  async function Me(t, n, r, i) {
    (P && (await P), Y(t));
    let a = (i && i.flushSync) === !0,
      o = Fe(ne),
      s = st(M.location, M.matches, u, r, n, i?.relative),
      c = d.match(s),
      l = mt(c, s);
    if ((l.active && l.matches && (c = l.matches), o && o(cn(e.history, s, c)), !c)) {
      Re(t, n, X(404, { pathname: s }), { flushSync: a });
      return;
    }
    let { path: f, submission: p, error: m } = ct(!0, s, i);
    if (m) {
      Re(t, n, m, { flushSync: a });
      return;
    }
    let h = e.getContext ? await e.getContext() : new v(),
      g = (i && i.preventScrollReset) === !0;
    if (p && Q(p.formMethod)) {
      await Ne(t, n, f, c, h, l.active, a, g, p, i && i.defaultShouldRevalidate);
      return;
    }
    let _ = { routeId: n, path: f, isDiscovering: l.active };
    (pe.set(t, _), await Pe(t, _, c, h, a, g, p));
  }
  async function Ne(t, n, r, a, l, u, f, p, m, g) {
    (s.unstable_customRouteDiscovery || Le(), pe.delete(t));
    let _ = M.fetchers.get(t);
    J(t, pn(m, _), { flushSync: f });
    let v = new AbortController();
    s.unstable_customRouteDiscovery && B.set(t, v);
    let y = Lt(e.history, r, v.signal, m);
    if (u) {
      let e = await gt(a, new URL(y.url).pathname, y.signal, t);
      if ((s.unstable_customRouteDiscovery && y.signal.aborted) || e.type === `aborted`) return;
      if (e.type === `cancelled`) {
        (B.delete(t), pe.delete(t), J(t, $(_?.data), { flushSync: f }));
        return;
      }
      if (e.type === `error`) {
        Re(t, n, e.error, { flushSync: f });
        return;
      }
      if (e.matches) a = e.matches;
      else {
        Re(t, n, X(404, { pathname: r }), { flushSync: f });
        return;
      }
    }
    let b = sn(a, r);
    if (!b.route.action && !b.route.lazy) {
      Re(t, n, X(405, { method: m.formMethod, pathname: r, routeId: n }), { flushSync: f });
      return;
    }
    (s.unstable_customRouteDiscovery && Le(), B.set(t, v));
    let x = ce,
      S = Ot(o, h, y, r, a, b, i, l),
      C = await q(y, r, S, l, t, `fetcher`),
      w = C[b.route.id];
    if (!w) {
      for (let e of S)
        if (C[e.route.id]) {
          w = C[e.route.id];
          break;
        }
    }
    if (y.signal.aborted) {
      B.get(t) === v && B.delete(t);
      return;
    }
    if (H.has(t)) {
      if (Z(w)) {
        J(t, $(void 0));
        return;
      }
      $t(w) && ((z = !0), (w = { type: `data`, data: void 0 }));
    } else {
      if ($t(w)) {
        if (le > x) ((z = !0), (w = { type: `data`, data: void 0 }));
        else
          return (
            B.delete(t),
            fe.add(t),
            J(t, fn(m)),
            K(y, w, !1, `fetcher`, { fetcherSubmission: m, preventScrollReset: p })
          );
      }
      if (Z(w)) {
        Re(t, n, w.error);
        return;
      }
    }
    z = !0;
    let T = M.navigation.location || M.location,
      E = Lt(e.history, T, v.signal),
      D = M.navigation.state === `idle` ? M.matches : d.match(M.navigation.location);
    c(D, `Didn't find any matches after fetcher action`);
    let O = ++ce;
    V.set(t, O);
    let { dsMatches: ee, revalidatingFetchers: k } = lt(
        E,
        l,
        o,
        h,
        e.history,
        M,
        D,
        m,
        T,
        i,
        !1,
        z,
        se,
        H,
        pe,
        fe,
        d,
        [b.route.id, w],
        g,
      ),
      te = fn(m, w.data),
      A = new Map(M.fetchers);
    (A.set(t, te),
      k
        .filter((e) => e.key !== t)
        .forEach((e) => {
          let t = e.key,
            n = A.get(t),
            r = fn(void 0, n ? n.data : void 0);
          (A.set(t, r), Y(t), e.controller && B.set(t, e.controller));
        }),
      W({ fetchers: A }));
    let j = () =>
      k.forEach((e) => {
        B.get(e.key) === e.controller && Y(e.key);
      });
    v.signal.addEventListener(`abort`, j);
    let { loaderResults: ne, fetcherResults: re } = await Ie(ee, k, E, T, l, `fetcher`);
    if (v.signal.aborted) {
      V.get(t) === O && V.delete(t);
      return;
    }
    (v.signal.removeEventListener(`abort`, j),
      V.delete(t),
      B.delete(t),
      k.forEach((e) => {
        B.get(e.key) === e.controller && B.delete(e.key);
      }));
    let P = M.fetchers.has(t),
      F = (e) => {
        if (!P) return e;
        let n = new Map(e.fetchers);
        return (n.set(t, $(w.data)), { ...e, fetchers: n });
      },
      I = Kt(ne);
    if (I) return ((M = F(M)), K(E, I.result, !1, `fetcher`, { preventScrollReset: p }));
    if (((I = Kt(re)), I))
      return (fe.add(I.key), (M = F(M)), K(E, I.result, !1, `fetcher`, { preventScrollReset: p }));
    let R = new Map(M.fetchers);
    P && R.set(t, $(w.data));
    let { loaderData: ie, errors: ae } = Vt(M, D, ne, void 0, k, re, R);
    (Ke(O, R),
      M.navigation.state === `loading` && O > le
        ? (c(N, `Expected pending action`),
          L && L.abort(),
          Ge(R),
          be(M.navigation.location, { matches: D, loaderData: ie, errors: ae, fetchers: R }))
        : (W({ errors: ae, loaderData: Ht(M.loaderData, ie, D, ae), fetchers: R }),
          (z = V.size > 0)));
  }
  async function Pe(t, n, r, a, c, l, u) {
    let { routeId: d, path: f } = n,
      p = M.fetchers.get(t);
    J(t, fn(u, p ? p.data : void 0), { flushSync: c });
    let m = new AbortController();
    s.unstable_customRouteDiscovery && B.set(t, m);
    let g = Lt(e.history, f, m.signal);
    if (n.isDiscovering) {
      let e = await gt(r, new URL(g.url).pathname, g.signal, t);
      if ((s.unstable_customRouteDiscovery && g.signal.aborted) || e.type === `aborted`) return;
      if (e.type === `cancelled`) {
        (B.delete(t), pe.delete(t), J(t, $(p?.data), { flushSync: c }));
        return;
      }
      if (e.type === `error`) {
        Re(t, d, e.error, { flushSync: c });
        return;
      }
      if (e.matches) ((r = e.matches), (n.isDiscovering = !1));
      else {
        Re(t, d, X(404, { pathname: f }), { flushSync: c });
        return;
      }
    }
    let _ = sn(r, f);
    B.set(t, m);
    let v = ce,
      y = await q(g, f, Ot(o, h, g, f, r, _, i, a), a, t, `fetcher`),
      b = y[_.route.id];
    if (!b) {
      for (let e of r)
        if (y[e.route.id]) {
          b = y[e.route.id];
          break;
        }
    }
    if ((B.get(t) === m && B.delete(t), !g.signal.aborted)) {
      if (H.has(t)) J(t, $(void 0));
      else {
        if ($t(b)) {
          if (le > v) {
            J(t, $(void 0));
            return;
          }
          (fe.add(t), await K(g, b, !1, `fetcher`, { preventScrollReset: l }));
          return;
        }
        Z(b) ? Re(t, d, b.error) : J(t, $(b.data));
      }
    }
  }
  async function K(
    r,
    i,
    a,
    o,
    { submission: s, fetcherSubmission: l, preventScrollReset: d, replace: p } = {},
  ) {
    (a || (F?.resolve(), (F = null)), i.response.headers.has(`X-Remix-Revalidate`) && (z = !0));
    let m = i.response.headers.get(`Location`);
    c(m, `Expected a Location header on the redirect Response`);
    let h = m,
      _ = new URL(r.url);
    ((m = It(m, _, u, e.history)), We(h, m, _, `allow-explicit`));
    let v = f(M.location, m, { _isRedirect: !0 });
    if (n) {
      let e = !1;
      if (i.response.headers.has(`X-Remix-Reload-Document`)) e = !0;
      else if (de(m)) {
        let n = g(t, m, !0);
        e = n.origin !== t.location.origin || ue(n.pathname, u) == null;
      }
      if (e) {
        p ? t.location.replace(m) : t.location.assign(m);
        return;
      }
    }
    L = null;
    let y = p === !0 || i.response.headers.has(`X-Remix-Replace`) ? `REPLACE` : `PUSH`,
      { formMethod: b, formAction: x, formEncType: S } = M.navigation;
    !s && !l && b && x && S && (s = ln(M.navigation));
    let C = s || l;
    Xe.has(i.response.status) && C && Q(C.formMethod)
      ? await G(y, v, {
          submission: { ...C, formAction: m },
          preventScrollReset: d || I,
          enableViewTransition: a ? R : void 0,
          dataStrategyInitiator: o,
        })
      : await G(y, v, {
          overrideNavigation: un(v, [], y, s),
          fetcherSubmission: l,
          preventScrollReset: d || I,
          enableViewTransition: a ? R : void 0,
          dataStrategyInitiator: o,
        });
  }
  async function q(e, t, n, r, i, a, o = null) {
    let s,
      c = {};
    try {
      s = await kt(b, e, t, n, i, a, r, !1, o);
    } catch (e) {
      return (
        n
          .filter((e) => e.shouldLoad)
          .forEach((t) => {
            c[t.route.id] = { type: `error`, error: e };
          }),
        c
      );
    }
    if (e.signal.aborted) return c;
    if (!Q(e.method))
      for (let e of n) {
        if (s[e.route.id]?.type === `error`) break;
        s.hasOwnProperty(e.route.id) ||
          M.loaderData.hasOwnProperty(e.route.id) ||
          (M.errors && M.errors.hasOwnProperty(e.route.id)) ||
          !e.shouldCallHandler() ||
          (s[e.route.id] = {
            type: `error`,
            result: Error(`No result returned from dataStrategy for route ${e.route.id}`),
          });
      }
    for (let [t, r] of Object.entries(s))
      if (Qt(r)) {
        let i = r.result;
        c[t] = { type: `redirect`, response: Nt(i, e, t, n, u) };
      } else c[t] = await Mt(r);
    return c;
  }
  async function Ie(e, t, n, r, i, a, o = null) {
    let s = q(n, r, e, i, null, a, o),
      c = Promise.all(
        t.map(async (e) => {
          if (e.matches && e.match && e.request && e.controller) {
            let t = (await q(e.request, e.path, e.matches, i, e.key, a, o))[e.match.route.id];
            return { [e.key]: t };
          }
          return Promise.resolve({
            [e.key]: { type: `error`, error: X(404, { pathname: e.path }) },
          });
        }),
      );
    return {
      loaderResults: await s,
      fetcherResults: (await c).reduce((e, t) => Object.assign(e, t), {}),
    };
  }
  function Le() {
    ((z = !0),
      pe.forEach((e, t) => {
        (s.unstable_customRouteDiscovery && e.isDiscovering) || (B.has(t) && se.add(t), Y(t));
      }));
  }
  function J(e, t, n = {}) {
    let r = new Map(M.fetchers);
    (r.set(e, t), W({ fetchers: r }, { flushSync: (n && n.flushSync) === !0 }));
  }
  function Re(e, t, n, r = {}) {
    let i = Wt(M.matches, t),
      a = new Map(M.fetchers);
    (Ve(a, e),
      W({ errors: { [i.route.id]: n }, fetchers: a }, { flushSync: (r && r.flushSync) === !0 }));
  }
  function ze(e) {
    return (me.set(e, (me.get(e) || 0) + 1), H.has(e) && H.delete(e), M.fetchers.get(e) || Qe);
  }
  function Be(e, t) {
    (Y(e, t?.reason), pe.delete(e), se.delete(e), J(e, $(null)));
  }
  function Ve(e, t) {
    let n = M.fetchers.get(t);
    (B.has(t) && !(n && n.state === `loading` && V.has(t)) && Y(t),
      pe.delete(t),
      V.delete(t),
      fe.delete(t),
      H.delete(t),
      se.delete(t),
      e.delete(t));
  }
  function He(e) {
    let t = (me.get(e) || 0) - 1;
    (t <= 0 ? (me.delete(e), H.add(e)) : me.set(e, t), W({ fetchers: new Map(M.fetchers) }));
  }
  function Y(e, t) {
    let n = B.get(e);
    n && (n.abort(t), B.delete(e));
  }
  function Ue(e, t) {
    for (let n of e) {
      let e = t.get(n);
      c(e, `Expected fetcher: ${n}`);
      let r = $(e.data);
      t.set(n, r);
    }
  }
  function Ge(e) {
    let t = [],
      n = !1;
    for (let r of fe) {
      let i = e.get(r);
      (c(i, `Expected fetcher: ${r}`),
        i.state === `loading` && (fe.delete(r), t.push(r), (n = !0)));
    }
    return (Ue(t, e), n);
  }
  function Ke(e, t) {
    let n = [];
    for (let [r, i] of V)
      if (i < e) {
        let e = t.get(r);
        (c(e, `Expected fetcher: ${r}`), e.state === `loading` && (Y(r), V.delete(r), n.push(r)));
      }
    return (Ue(n, t), n.length > 0);
  }
  function qe(e, t) {
    let n = M.blockers.get(e) || $e;
    return (he.get(e) !== t && he.set(e, t), n);
  }
  function Je(e) {
    (M.blockers.delete(e), he.delete(e));
  }
  function Ye(e, t) {
    let n = M.blockers.get(e) || $e;
    c(
      (n.state === `unblocked` && t.state === `blocked`) ||
        (n.state === `blocked` && t.state === `blocked`) ||
        (n.state === `blocked` && t.state === `proceeding`) ||
        (n.state === `blocked` && t.state === `unblocked`) ||
        (n.state === `proceeding` && t.state === `unblocked`),
      `Invalid blocker state transition: ${n.state} -> ${t.state}`,
    );
    let r = new Map(M.blockers);
    (r.set(e, t), W({ blockers: r }));
  }
  function et({ currentLocation: e, nextLocation: t, historyAction: n }) {
    if (he.size === 0) return;
    he.size > 1 && l(!1, `A router only supports one blocker at a time`);
    let r = Array.from(he.entries()),
      [i, a] = r[r.length - 1],
      o = M.blockers.get(i);
    if (
      !(o && o.state === `proceeding`) &&
      a({ currentLocation: e, nextLocation: t, historyAction: n })
    )
      return i;
  }
  function tt(e) {
    let t = X(404, { pathname: e }),
      n = _.activeRoutes,
      { matches: r, route: i } = Gt(n);
    return { notFoundMatches: r, route: i, error: t };
  }
  function at(e, t, n) {
    if (((C = e), (T = t), (w = n || null), !D && M.navigation === Ze)) {
      D = !0;
      let e = pt(M.location, M.matches);
      e != null && W({ restoreScrollPosition: e });
    }
    return () => {
      ((C = null), (T = null), (w = null));
    };
  }
  function ot(e, t) {
    return (
      (w &&
        w(
          e,
          t.map((e) => k(e, M.loaderData)),
        )) ||
      e.key
    );
  }
  function ft(e, t) {
    if (C && T) {
      let n = ot(e, t);
      C[n] = T();
    }
  }
  function pt(e, t) {
    if (C) {
      let n = ot(e, t),
        r = C[n];
      if (typeof r == `number`) return r;
    }
    return null;
  }
  function mt(t, n) {
    if (e.patchRoutesOnNavigation) {
      if (!t) return { active: !0, matches: d.match(n, !0) || [] };
      if (Object.keys(t[0].params).length > 0) return { active: !0, matches: d.match(n, !0) };
    }
    return { active: !1, matches: null };
  }
  async function gt(t, n, r, i) {
    if (!e.patchRoutesOnNavigation) return { type: `success`, matches: t };
    let a = t;
    for (;;) {
      let t = h;
      try {
        await e.patchRoutesOnNavigation({
          signal: r,
          path: n,
          matches: a,
          fetcherKey: i,
          patch: (e, n) => {
            r.aborted || ht(e, n, _, t, o, !1);
          },
        });
      } catch (e) {
        if (s.unstable_customRouteDiscovery) {
          if (r.aborted) return { type: `aborted` };
          if (e instanceof y) return { type: `cancelled` };
        }
        return { type: `error`, error: e, partialMatches: a };
      }
      if (r.aborted) return { type: `aborted` };
      let c = d.match(n),
        l = null;
      if (
        c &&
        (Object.keys(c[0].params).length === 0 ||
          ((l = d.match(n, !0)), !(l && a.length < l.length && _t(a, l.slice(0, a.length)))))
      )
        return { type: `success`, matches: c };
      if (((l ||= d.match(n, !0)), !l || _t(a, l))) return { type: `success`, matches: null };
      a = l;
    }
  }
  function _t(e, t) {
    return e.length === t.length && e.every((e, n) => e.route.id === t[n].route.id);
  }
  function vt(e) {
    ((h = {}), _.setHmrRoutes(E(e, o, void 0, h)));
  }
  function yt(e, t, n = !1) {
    (ht(e, t, _, h, o, n), _.hasHMRRoutes || W({}));
  }
  return (
    (ne = {
      get basename() {
        return u;
      },
      get future() {
        return s;
      },
      get state() {
        return M;
      },
      get routes() {
        return _.stableRoutes;
      },
      match(e) {
        return d.match(e);
      },
      get manifest() {
        return h;
      },
      get window() {
        return t;
      },
      initialize: U,
      subscribe: ye,
      enableScrollRestoration: at,
      navigate: Se,
      fetch: Me,
      revalidate: Ce,
      createHref: (t) => e.history.createHref(t),
      createURL: (t) => e.history.createURL(t),
      encodeLocation: (t) => e.history.encodeLocation(t),
      getFetcher: ze,
      resetFetcher: Be,
      deleteFetcher: He,
      dispose: ve,
      getBlocker: qe,
      deleteBlocker: Je,
      patchRoutes: yt,
      _internalFetchControllers: B,
      _internalSetRoutes: vt,
      _internalSetStateDoNotUseOrYouWillBreakYourApp(e) {
        W(e);
      },
    }),
    e.instrumentations && (ne = je(ne, e.instrumentations.map((e) => e.router).filter(Boolean))),
    ne
  );
}
function ot(e) {
  return (
    e != null && ((`formData` in e && e.formData != null) || (`body` in e && e.body !== void 0))
  );
}
function st(e, t, n, r, i, a) {
  let o, s;
  if (i) {
    o = [];
    for (let e of t)
      if ((o.push(e), e.route.id === i)) {
        s = e;
        break;
      }
  } else ((o = t), (s = t[t.length - 1]));
  let c = ge(r || `.`, he(o), ue(e.pathname, n) || e.pathname, a === `path`);
  if (
    (r ?? ((c.search = e.search), (c.hash = e.hash)), (r == null || r === `` || r === `.`) && s)
  ) {
    let e = on(c.search);
    if (s.route.index && !e) c.search = c.search ? c.search.replace(/^\?/, `?index&`) : `?index`;
    else if (!s.route.index && e) {
      let e = new URLSearchParams(c.search),
        t = e.getAll(`index`);
      (e.delete(`index`), t.filter((e) => e).forEach((t) => e.append(`index`, t)));
      let n = e.toString();
      c.search = n ? `?${n}` : ``;
    }
  }
  return (n !== `/` && (c.pathname = V({ basename: n, pathname: c.pathname })), p(c));
}
function ct(e, t, n) {
  if (!n || !ot(n)) return { path: t };
  if (n.formMethod && !an(n.formMethod))
    return { path: t, error: X(405, { method: n.formMethod }) };
  let r = () => ({ path: t, error: X(400, { type: `invalid-body` }) }),
    i = (n.formMethod || `get`).toUpperCase(),
    a = qt(t);
  if (n.body !== void 0) {
    if (n.formEncType === `text/plain`) {
      if (!Q(i)) return r();
      let e =
        typeof n.body == `string`
          ? n.body
          : n.body instanceof FormData || n.body instanceof URLSearchParams
            ? Array.from(n.body.entries()).reduce((e, [t, n]) => `${e}${t}=${n}\n`, ``)
            : String(n.body);
      return {
        path: t,
        submission: {
          formMethod: i,
          formAction: a,
          formEncType: n.formEncType,
          formData: void 0,
          json: void 0,
          text: e,
        },
      };
    }
    if (n.formEncType === `application/json`) {
      if (!Q(i)) return r();
      try {
        let e = typeof n.body == `string` ? JSON.parse(n.body) : n.body;
        return {
          path: t,
          submission: {
            formMethod: i,
            formAction: a,
            formEncType: n.formEncType,
            formData: void 0,
            json: e,
            text: void 0,
          },
        };
      } catch {
        return r();
      }
    }
  }
  c(typeof FormData == `function`, `FormData is not available in this environment`);
  let o, s;
  if (n.formData) ((o = Rt(n.formData)), (s = n.formData));
  else if (n.body instanceof FormData) ((o = Rt(n.body)), (s = n.body));
  else if (n.body instanceof URLSearchParams) ((o = n.body), (s = zt(o)));
  else if (n.body == null) ((o = new URLSearchParams()), (s = new FormData()));
  else
    try {
      ((o = new URLSearchParams(n.body)), (s = zt(o)));
    } catch {
      return r();
    }
  let l = {
    formMethod: i,
    formAction: a,
    formEncType: (n && n.formEncType) || `application/x-www-form-urlencoded`,
    formData: s,
    json: void 0,
    text: void 0,
  };
  if (Q(l.formMethod)) return { path: t, submission: l };
  let u = m(t);
  return (
    e && u.search && on(u.search) && o.append(`index`, ``),
    (u.search = `?${o}`),
    { path: p(u), submission: l }
  );
}
function lt(e, t, n, r, i, a, o, s, c, l, u, d, f, p, m, h, g, _, v) {
  let y = _ ? (Z(_[1]) ? _[1].error : _[1].data) : void 0,
    b = i.createURL(a.location),
    x = i.createURL(c),
    S;
  if (u && a.errors) {
    let e = Object.keys(a.errors)[0];
    S = o.findIndex((t) => t.route.id === e);
  } else if (_ && Z(_[1])) {
    let e = _[0];
    S = o.findIndex((t) => t.route.id === e) - 1;
  }
  let C = _ ? _[1].statusCode : void 0,
    w = C && C >= 400,
    T = {
      currentUrl: b,
      currentParams: a.matches[0]?.params || {},
      nextUrl: x,
      nextParams: o[0].params,
      ...s,
      actionResult: y,
      actionStatus: C,
    },
    E = G(o),
    D = o.map((i, o) => {
      let { route: s } = i,
        f = null;
      if (S != null && o > S) f = !1;
      else if (s.lazy) f = !0;
      else if (!ut(s)) f = !1;
      else if (u) {
        let { shouldLoad: e } = dt(s, a.loaderData, a.errors);
        f = e;
      } else ft(a.loaderData, a.matches[o], i) && (f = !0);
      if (f !== null) return Dt(n, r, e, c, E, i, l, t, f);
      let p = !1;
      typeof v == `boolean`
        ? (p = v)
        : w
          ? (p = !1)
          : d || b.pathname + b.search === x.pathname + x.search
            ? (p = !0)
            : b.search === x.search
              ? pt(a.matches[o], i) && (p = !0)
              : (p = !0);
      let m = { ...T, defaultShouldRevalidate: p };
      return Dt(n, r, e, c, E, i, l, t, mt(i, m), m, v);
    }),
    O = [];
  return (
    m.forEach((e, s) => {
      if (u || !o.some((t) => t.route.id === e.routeId) || p.has(s) || e.isDiscovering) return;
      let c = a.fetchers.get(s),
        m = c && c.state !== `idle` && c.data === void 0,
        _ = g.match(e.path);
      if (!_) {
        O.push({
          key: s,
          routeId: e.routeId,
          path: e.path,
          matches: null,
          match: null,
          request: null,
          controller: null,
        });
        return;
      }
      if (h.has(s)) return;
      let y = sn(_, e.path),
        b = new AbortController(),
        x = Lt(i, e.path, b.signal),
        S = null;
      if (f.has(s)) (f.delete(s), (S = Ot(n, r, x, e.path, _, y, l, t)));
      else if (m) d && (S = Ot(n, r, x, e.path, _, y, l, t));
      else {
        let i;
        i = typeof v == `boolean` ? v : !w && d;
        let a = { ...T, defaultShouldRevalidate: i };
        mt(y, a) && (S = Ot(n, r, x, e.path, _, y, l, t, a));
      }
      S &&
        O.push({
          key: s,
          routeId: e.routeId,
          path: e.path,
          matches: S,
          match: y,
          request: x,
          controller: b,
        });
    }),
    { dsMatches: D, revalidatingFetchers: O }
  );
}
function ut(e) {
  return e.loader != null || (e.middleware != null && e.middleware.length > 0);
}
function dt(e, t, n) {
  if (e.lazy) return { shouldLoad: !0, renderFallback: !0 };
  if (!ut(e)) return { shouldLoad: !1, renderFallback: !1 };
  let r = t != null && e.id in t,
    i = n != null && n[e.id] !== void 0;
  if (!r && i) return { shouldLoad: !1, renderFallback: !1 };
  if (typeof e.loader == `function` && e.loader.hydrate === !0)
    return { shouldLoad: !0, renderFallback: !r };
  let a = !r && !i;
  return { shouldLoad: a, renderFallback: a };
}
function ft(e, t, n) {
  let r = !t || n.route.id !== t.route.id,
    i = !e.hasOwnProperty(n.route.id);
  return r || i;
}
function pt(e, t) {
  let n = e.route.path;
  return (
    e.pathname !== t.pathname || (n != null && n.endsWith(`*`) && e.params[`*`] !== t.params[`*`])
  );
}
function mt(e, t) {
  if (e.route.shouldRevalidate) {
    let n = e.route.shouldRevalidate(t);
    if (typeof n == `boolean`) return n;
  }
  return t.defaultShouldRevalidate;
}
function ht(e, t, n, r, i, a) {
  let o;
  if (e) {
    let t = r[e];
    (c(t, `No route found to patch children into: routeId = ${e}`),
      (t.children ||= []),
      (o = t.children));
  } else o = n.activeRoutes;
  let s = [],
    l = [];
  if (
    (t.forEach((e) => {
      let t = o.find((t) => gt(e, t));
      t ? l.push({ existingRoute: t, newRoute: e }) : s.push(e);
    }),
    s.length > 0)
  ) {
    let t = E(s, i, [e || `_`, `patch`, String(o?.length || `0`)], r);
    o.push(...t);
  }
  if (a && l.length > 0)
    for (let e = 0; e < l.length; e++) {
      let { existingRoute: t, newRoute: n } = l[e],
        r = t,
        [a] = E([n], i, [], {}, !0);
      Object.assign(r, {
        element: a.element ? a.element : r.element,
        errorElement: a.errorElement ? a.errorElement : r.errorElement,
        hydrateFallbackElement: a.hydrateFallbackElement
          ? a.hydrateFallbackElement
          : r.hydrateFallbackElement,
      });
    }
  n.hasHMRRoutes || n.setRoutes([...n.activeRoutes]);
}
function gt(e, t) {
  return `id` in e && `id` in t && e.id === t.id
    ? !0
    : e.index !== t.index || e.path !== t.path || e.caseSensitive !== t.caseSensitive
      ? !1
      : (!e.children || e.children.length === 0) && (!t.children || t.children.length === 0)
        ? !0
        : (e.children?.every((e, n) => t.children?.some((t) => gt(e, t))) ?? !1);
}
var _t = new WeakMap(),
  vt = ({ key: e, route: t, manifest: n, mapRouteProperties: r }) => {
    let i = n[t.id];
    if ((c(i, `No route found in manifest`), !i.lazy || typeof i.lazy != `object`)) return;
    let a = i.lazy[e];
    if (!a) return;
    let o = _t.get(i);
    o || ((o = {}), _t.set(i, o));
    let s = o[e];
    if (s) return s;
    let u = (async () => {
      let t = x(e),
        n = i[e] !== void 0;
      if (t)
        (l(
          !t,
          `Route property ` +
            e +
            ` is not a supported lazy route property. This property will be ignored.`,
        ),
          (o[e] = Promise.resolve()));
      else if (n)
        l(
          !1,
          `Route "${i.id}" has a static property "${e}" defined. The lazy property will be ignored.`,
        );
      else {
        let t = await a();
        t != null && (Object.assign(i, { [e]: t }), Object.assign(i, r(i)));
      }
      typeof i.lazy == `object` &&
        ((i.lazy[e] = void 0),
        Object.values(i.lazy).every((e) => e === void 0) && (i.lazy = void 0));
    })();
    return (
      (o[e] = u),
      u.catch(() => {
        o[e] === u && delete o[e];
      }),
      u
    );
  },
  yt = new WeakMap();
function bt(e, t, n, r, i) {
  let a = n[e.id];
  if ((c(a, `No route found in manifest`), !e.lazy))
    return { lazyRoutePromise: void 0, lazyHandlerPromise: void 0 };
  if (typeof e.lazy == `function`) {
    let t = yt.get(a);
    if (t) return { lazyRoutePromise: t, lazyHandlerPromise: t };
    let n = (async () => {
      c(typeof e.lazy == `function`, `No lazy route function found`);
      let t = await e.lazy(),
        n = {};
      for (let e in t) {
        let r = t[e];
        if (r === void 0) continue;
        let i = C(e),
          o = a[e] !== void 0;
        i
          ? l(
              !i,
              `Route property ` +
                e +
                ` is not a supported property to be returned from a lazy route function. This property will be ignored.`,
            )
          : o
            ? l(
                !o,
                `Route "${a.id}" has a static property "${e}" defined but its lazy function is also returning a value for this property. The lazy route property "${e}" will be ignored.`,
              )
            : (n[e] = r);
      }
      (Object.assign(a, n), Object.assign(a, { ...r(a), lazy: void 0 }));
    })();
    return (
      yt.set(a, n),
      n.catch(() => {
        yt.get(a) === n && yt.delete(a);
      }),
      { lazyRoutePromise: n, lazyHandlerPromise: n }
    );
  }
  let o = Object.keys(e.lazy),
    s = [],
    u;
  for (let a of o) {
    if (i && i.includes(a)) continue;
    let o = vt({ key: a, route: e, manifest: n, mapRouteProperties: r });
    o && (s.push(o), a === t && (u = o));
  }
  let d = s.length > 0 ? Promise.all(s).then(() => {}) : void 0;
  return (d?.catch(() => {}), u?.catch(() => {}), { lazyRoutePromise: d, lazyHandlerPromise: u });
}
async function xt(e) {
  let t = e.matches.filter((e) => e.shouldLoad),
    n = {};
  return (
    (await Promise.all(t.map((e) => e.resolve()))).forEach((e, r) => {
      n[t[r].route.id] = e;
    }),
    n
  );
}
async function St(e) {
  return e.matches.some((e) => e.route.middleware) ? Ct(e, () => xt(e)) : xt(e);
}
function Ct(e, t) {
  return wt(
    e,
    t,
    (e) => {
      if (rn(e)) throw e;
      return e;
    },
    Xt,
    n,
  );
  async function n(t, n, r) {
    if (r) return Object.assign(r.value, { [n]: { type: `error`, result: t } });
    {
      let { matches: r } = e,
        i = Math.min(
          Math.max(
            r.findIndex((e) => e.route.id === n),
            0,
          ),
          Math.max(
            r.findIndex((e) => e.shouldCallHandler()),
            0,
          ),
        ),
        a = r[i].route.id;
      for (let e of r.slice(0, i + 1))
        try {
          await e._lazyPromises?.route;
        } catch {
          a = e.route.id;
          break;
        }
      return { [Wt(r, a).route.id]: { type: `error`, result: t } };
    }
  }
}
async function wt(e, t, n, r, i) {
  let { matches: a, ...o } = e;
  return await Tt(
    o,
    a.flatMap((e) => (e.route.middleware ? e.route.middleware.map((t) => [e.route.id, t]) : [])),
    t,
    n,
    r,
    i,
  );
}
async function Tt(e, t, n, r, i, a, o = 0) {
  let { request: s } = e;
  if (s.signal.aborted) throw s.signal.reason ?? Error(`Request aborted: ${s.method} ${s.url}`);
  let c = t[o];
  if (!c) return await n();
  let [l, u] = c,
    d,
    f = async () => {
      if (d) throw Error('You may only call `next()` once per middleware');
      try {
        return ((d = { value: await Tt(e, t, n, r, i, a, o + 1) }), d.value);
      } catch (e) {
        return ((d = { value: await a(e, l, d) }), d.value);
      }
    };
  try {
    let t = await u(e, f),
      n = t == null ? void 0 : r(t);
    return i(n) ? n : d ? (n ?? d.value) : ((d = { value: await f() }), d.value);
  } catch (e) {
    return await a(e, l, d);
  }
}
function Et(e, t, n, r, i) {
  let a = vt({ key: `middleware`, route: r.route, manifest: t, mapRouteProperties: e }),
    o = bt(r.route, Q(n.method) ? `action` : `loader`, t, e, i);
  return { middleware: a, route: o.lazyRoutePromise, handler: o.lazyHandlerPromise };
}
function Dt(e, t, n, r, i, a, o, s, c, l = null, u) {
  let d = !1,
    f = Et(e, t, n, a, o);
  return {
    ...a,
    _lazyPromises: f,
    shouldLoad: c,
    shouldRevalidateArgs: l,
    shouldCallHandler(e) {
      return (
        (d = !0),
        l
          ? typeof u == `boolean`
            ? mt(a, { ...l, defaultShouldRevalidate: u })
            : typeof e == `boolean`
              ? mt(a, { ...l, defaultShouldRevalidate: e })
              : mt(a, l)
          : c
      );
    },
    resolve(e) {
      let { lazy: t, loader: o, middleware: l } = a.route,
        u = d || c || (e && !Q(n.method) && (t || o)),
        p = l && l.length > 0 && !o && !t;
      return u && (Q(n.method) || !p)
        ? At({
            request: n,
            path: r,
            pattern: i,
            match: a,
            lazyHandlerPromise: f?.handler,
            lazyRoutePromise: f?.route,
            handlerOverride: e,
            scopedContext: s,
          })
        : Promise.resolve({ type: `data`, result: void 0 });
    },
  };
}
function Ot(e, t, n, r, i, a, o, s, c = null) {
  return i.map((l) =>
    l.route.id === a.route.id
      ? Dt(e, t, n, r, G(i), l, o, s, !0, c)
      : {
          ...l,
          shouldLoad: !1,
          shouldRevalidateArgs: c,
          shouldCallHandler: () => !1,
          _lazyPromises: Et(e, t, n, l, o),
          resolve: () => Promise.resolve({ type: `data`, result: void 0 }),
        },
  );
}
async function kt(e, t, n, r, i, a, o, s, c = null) {
  r.some((e) => e._lazyPromises?.middleware) &&
    (await Promise.all(r.map((e) => e._lazyPromises?.middleware)));
  let l = {
      request: t,
      url: Te(t, n),
      pattern: G(r),
      params: r[0].params,
      context: o,
      matches: r,
      unstable_initiator: a,
      unstable_navigationType: a === `navigation` ? c : null,
    },
    u = s
      ? () => {
          throw Error(
            'You cannot call `runClientMiddleware()` from a static handler `dataStrategy`. Middleware is run outside of `dataStrategy` during SSR in order to bubble up the Response.  You can enable middleware via the `respond` API in `query`/`queryRoute`',
          );
        }
      : (e) => {
          let t = l;
          return Ct(t, () =>
            e({
              ...t,
              fetcherKey: i,
              runClientMiddleware: () => {
                throw Error(
                  'Cannot call `runClientMiddleware()` from within an `runClientMiddleware` handler',
                );
              },
            }),
          );
        },
    d = await e({ ...l, fetcherKey: i, runClientMiddleware: u });
  try {
    await Promise.all(r.flatMap((e) => [e._lazyPromises?.handler, e._lazyPromises?.route]));
  } catch {}
  return d;
}
async function At({
  request: e,
  path: t,
  pattern: n,
  match: r,
  lazyHandlerPromise: i,
  lazyRoutePromise: a,
  handlerOverride: o,
  scopedContext: s,
}) {
  let c,
    l,
    u = Q(e.method),
    d = u ? `action` : `loader`,
    f = (i) => {
      let a,
        c = new Promise((e, t) => (a = t));
      ((l = () => a()), e.signal.addEventListener(`abort`, l));
      let u = (a) =>
          typeof i == `function`
            ? i(
                { request: e, url: Te(e, t), pattern: n, params: r.params, context: s },
                ...(a === void 0 ? [] : [a]),
              )
            : Promise.reject(
                Error(
                  `You cannot call the handler for a route which defines a boolean "${d}" [routeId: ${r.route.id}]`,
                ),
              ),
        f = (async () => {
          try {
            return { type: `data`, result: await (o ? o((e) => u(e)) : u()) };
          } catch (e) {
            return { type: `error`, result: e };
          }
        })();
      return Promise.race([f, c]);
    };
  try {
    let t = u ? r.route.action : r.route.loader;
    if (i || a) {
      if (t) {
        let e,
          [n] = await Promise.all([
            f(t).catch((t) => {
              e = t;
            }),
            i,
            a,
          ]);
        if (e !== void 0) throw e;
        c = n;
      } else {
        await i;
        let t = u ? r.route.action : r.route.loader;
        if (t) [c] = await Promise.all([f(t), a]);
        else if (d === `action`) {
          let t = new URL(e.url),
            n = t.pathname + t.search;
          throw X(405, { method: e.method, pathname: n, routeId: r.route.id });
        } else return (await a, { type: `data`, result: void 0 });
      }
    } else if (t) c = await f(t);
    else {
      let t = new URL(e.url);
      throw X(404, { pathname: t.pathname + t.search });
    }
  } catch (e) {
    return { type: `error`, result: e };
  } finally {
    l && e.signal.removeEventListener(`abort`, l);
  }
  return c;
}
async function jt(e) {
  let t = e.headers.get(`Content-Type`);
  return t && /\bapplication\/json\b/.test(t) ? (e.body == null ? null : e.json()) : e.text();
}
async function Mt(e) {
  let { result: t, type: n } = e;
  if (tn(t)) {
    let e;
    try {
      e = await jt(t);
    } catch (e) {
      return { type: `error`, error: e };
    }
    return n === `error`
      ? {
          type: `error`,
          error: new Ce(t.status, t.statusText, e),
          statusCode: t.status,
          headers: t.headers,
        }
      : { type: `data`, data: e, statusCode: t.status, headers: t.headers };
  }
  return n === `error`
    ? en(t)
      ? t.data instanceof Error
        ? {
            type: `error`,
            error: t.data,
            statusCode: t.init?.status,
            headers: t.init?.headers ? new Headers(t.init.headers) : void 0,
          }
        : {
            type: `error`,
            error: Yt(t),
            statusCode: we(t) ? t.status : void 0,
            headers: t.init?.headers ? new Headers(t.init.headers) : void 0,
          }
      : { type: `error`, error: t, statusCode: we(t) ? t.status : void 0 }
    : en(t)
      ? {
          type: `data`,
          data: t.data,
          statusCode: t.init?.status,
          headers: t.init?.headers ? new Headers(t.init.headers) : void 0,
        }
      : { type: `data`, data: t };
}
function Nt(e, t, n, r, i) {
  let a = e.headers.get(`Location`);
  if (
    (c(a, `Redirects returned/thrown from loaders/actions must have a Location header`), !de(a))
  ) {
    let o = r.slice(0, r.findIndex((e) => e.route.id === n) + 1);
    ((a = st(new URL(t.url), o, i, a)), e.headers.set(`Location`, a));
  }
  return e;
}
var Pt = [
  `about:`,
  `blob:`,
  `chrome:`,
  `chrome-untrusted:`,
  `content:`,
  `data:`,
  `devtools:`,
  `file:`,
  `filesystem:`,
  `javascript:`,
];
function Ft(e) {
  try {
    return Pt.includes(new URL(e).protocol);
  } catch {
    return !1;
  }
}
function It(e, t, n, a) {
  if (de(e)) {
    let a = e,
      o = r.test(a) ? new URL(i(a, t.protocol)) : new URL(a);
    if (Ft(o.toString())) throw Error(`Invalid redirect location`);
    let s = ue(o.pathname, n) != null;
    if (o.origin === t.origin && s) return _e(o.pathname) + o.search + o.hash;
  }
  try {
    if (Ft(a.createURL(e).toString())) throw Error(`Invalid redirect location`);
  } catch {}
  return e;
}
function Lt(e, t, n, r) {
  let i = e.createURL(qt(t)).toString(),
    a = { signal: n };
  if (r && Q(r.formMethod)) {
    let { formMethod: e, formEncType: t } = r;
    ((a.method = e.toUpperCase()),
      t === `application/json`
        ? ((a.headers = new Headers({ 'Content-Type': t })), (a.body = JSON.stringify(r.json)))
        : (a.body =
            t === `text/plain`
              ? r.text
              : t === `application/x-www-form-urlencoded` && r.formData
                ? Rt(r.formData)
                : r.formData));
  }
  return new Request(i, a);
}
function Rt(e) {
  let t = new URLSearchParams();
  for (let [n, r] of e.entries()) t.append(n, typeof r == `string` ? r : r.name);
  return t;
}
function zt(e) {
  let t = new FormData();
  for (let [n, r] of e.entries()) t.append(n, r);
  return t;
}
function Bt(e, t, n, r = !1, i = !1) {
  let a = {},
    o = null,
    s,
    l = !1,
    u = {},
    d = n && Z(n[1]) ? n[1].error : void 0;
  return (
    e.forEach((n) => {
      if (!(n.route.id in t)) return;
      let f = n.route.id,
        p = t[f];
      if ((c(!$t(p), `Cannot handle redirect results in processLoaderData`), Z(p))) {
        let t = p.error;
        if ((d !== void 0 && ((t = d), (d = void 0)), (o ||= {}), i)) o[f] = t;
        else {
          let n = Wt(e, f);
          o[n.route.id] ?? (o[n.route.id] = t);
        }
        (r || (a[f] = tt),
          l || ((l = !0), (s = we(p.error) ? p.error.status : 500)),
          p.headers && (u[f] = p.headers));
      } else
        ((a[f] = p.data),
          p.statusCode && p.statusCode !== 200 && !l && (s = p.statusCode),
          p.headers && (u[f] = p.headers));
    }),
    d !== void 0 && n && ((o = { [n[0]]: d }), n[2] && (a[n[2]] = void 0)),
    { loaderData: a, errors: o, statusCode: s || 200, loaderHeaders: u }
  );
}
function Vt(e, t, n, r, i, a, o) {
  let { loaderData: s, errors: l } = Bt(t, n, r);
  return (
    i
      .filter((e) => !e.matches || e.matches.some((e) => e.shouldLoad))
      .forEach((t) => {
        let { key: n, routeId: r, controller: i } = t;
        if (i && i.signal.aborted) return;
        let s = a[n];
        if ((c(s, `Did not find corresponding fetcher result`), Z(s))) {
          let t = Wt(e.matches, r);
          ((l && l[t.route.id]) || (l = { ...l, [t.route.id]: s.error }), o.delete(n));
        } else if ($t(s)) c(!1, `Unhandled fetcher revalidation redirect`);
        else {
          let e = $(s.data);
          o.set(n, e);
        }
      }),
    { loaderData: s, errors: l }
  );
}
function Ht(e, t, n, r) {
  let i = Object.entries(t)
      .filter(([, e]) => e !== tt)
      .reduce((e, [t, n]) => ((e[t] = n), e), {}),
    a = 0;
  for (let o of n) {
    let n = o.route.id;
    if (
      (!t.hasOwnProperty(n) && e.hasOwnProperty(n) && o.route.loader && ((i[n] = e[n]), a++),
      r && r.hasOwnProperty(n))
    )
      break;
  }
  return Object.keys(t).length === 0 && a === Object.keys(e).length ? e : i;
}
function Ut(e) {
  return e ? (Z(e[1]) ? { actionData: {} } : { actionData: { [e[0]]: e[1].data } }) : {};
}
function Wt(e, t) {
  return (
    (t ? e.slice(0, e.findIndex((e) => e.route.id === t) + 1) : [...e])
      .reverse()
      .find((e) => e.route.ErrorBoundary != null || e.route.errorElement != null) || e[0]
  );
}
function Gt(e) {
  let t =
    e.length === 1
      ? e[0]
      : e.find((e) => e.index || !e.path || e.path === `/`) || { id: `__shim-error-route__` };
  return { matches: [{ params: {}, pathname: ``, pathnameBase: ``, route: t }], route: t };
}
function X(e, { pathname: t, routeId: n, method: r, type: i, message: a } = {}) {
  let o = `Unknown Server Error`,
    s = `Unknown @remix-run/router error`;
  return (
    e === 400
      ? ((o = `Bad Request`),
        r && t && n
          ? (s = `You made a ${r} request to "${t}" but did not provide a \`loader\` for route "${n}", so there is no way to handle the request.`)
          : i === `invalid-body` && (s = `Unable to encode submission body`))
      : e === 403
        ? ((o = `Forbidden`), (s = `Route "${n}" does not match URL "${t}"`))
        : e === 404
          ? ((o = `Not Found`), (s = `No route matches URL "${t}"`))
          : e === 405 &&
            ((o = `Method Not Allowed`),
            r && t && n
              ? (s = `You made a ${r.toUpperCase()} request to "${t}" but did not provide an \`action\` for route "${n}", so there is no way to handle the request.`)
              : r && (s = `Invalid request method "${r.toUpperCase()}"`)),
    new Ce(e || 500, o, Error(s), !0)
  );
}
function Kt(e) {
  let t = Object.entries(e);
  for (let e = t.length - 1; e >= 0; e--) {
    let [n, r] = t[e];
    if ($t(r)) return { key: n, result: r };
  }
}
function qt(e) {
  return p({ ...(typeof e == `string` ? m(e) : e), hash: `` });
}
function Jt(e, t) {
  return e.pathname !== t.pathname || e.search !== t.search
    ? !1
    : e.hash === ``
      ? t.hash !== ``
      : e.hash === t.hash || t.hash !== ``;
}
function Yt(e) {
  return new Ce(e.init?.status ?? 500, e.init?.statusText ?? `Internal Server Error`, e.data);
}
function Xt(e) {
  return (
    typeof e == `object` &&
    !!e &&
    Object.entries(e).every(([e, t]) => typeof e == `string` && Zt(t))
  );
}
function Zt(e) {
  return (
    typeof e == `object` &&
    !!e &&
    `type` in e &&
    `result` in e &&
    (e.type === `data` || e.type === `error`)
  );
}
function Qt(e) {
  return tn(e.result) && Ye.has(e.result.status);
}
function Z(e) {
  return e.type === `error`;
}
function $t(e) {
  return (e && e.type) === `redirect`;
}
function en(e) {
  return (
    typeof e == `object` &&
    !!e &&
    `type` in e &&
    `data` in e &&
    `init` in e &&
    e.type === `DataWithResponseInit`
  );
}
function tn(e) {
  return (
    e != null &&
    typeof e.status == `number` &&
    typeof e.statusText == `string` &&
    typeof e.headers == `object` &&
    e.body !== void 0
  );
}
function nn(e) {
  return Ye.has(e);
}
function rn(e) {
  return tn(e) && nn(e.status) && e.headers.has(`Location`);
}
function an(e) {
  return Je.has(e.toUpperCase());
}
function Q(e) {
  return Ke.has(e.toUpperCase());
}
function on(e) {
  return new URLSearchParams(e).getAll(`index`).some((e) => e === ``);
}
function sn(e, t) {
  let n = typeof t == `string` ? m(t).search : t.search;
  if (e[e.length - 1].route.index && on(n || ``)) return e[e.length - 1];
  let r = H(e);
  return r[r.length - 1];
}
function cn(e, t, n) {
  return {
    url: Te(e.createURL(t), t),
    pattern: n ? G(n) : ``,
    params: n?.[0]?.params ? { ...n[0].params } : {},
  };
}
function ln(e) {
  let { formMethod: t, formAction: n, formEncType: r, text: i, formData: a, json: o } = e;
  if (t && n && r) {
    if (i != null)
      return {
        formMethod: t,
        formAction: n,
        formEncType: r,
        formData: void 0,
        json: void 0,
        text: i,
      };
    if (a != null)
      return {
        formMethod: t,
        formAction: n,
        formEncType: r,
        formData: a,
        json: void 0,
        text: void 0,
      };
    if (o !== void 0)
      return {
        formMethod: t,
        formAction: n,
        formEncType: r,
        formData: void 0,
        json: o,
        text: void 0,
      };
  }
}
function un(e, t, n, r) {
  return r
    ? {
        state: `loading`,
        location: e,
        matches: t,
        historyAction: n,
        formMethod: r.formMethod,
        formAction: r.formAction,
        formEncType: r.formEncType,
        formData: r.formData,
        json: r.json,
        text: r.text,
      }
    : {
        state: `loading`,
        location: e,
        matches: t,
        historyAction: n,
        formMethod: void 0,
        formAction: void 0,
        formEncType: void 0,
        formData: void 0,
        json: void 0,
        text: void 0,
      };
}
function dn(e, t, n, r) {
  return {
    state: `submitting`,
    location: e,
    matches: t,
    historyAction: n,
    formMethod: r.formMethod,
    formAction: r.formAction,
    formEncType: r.formEncType,
    formData: r.formData,
    json: r.json,
    text: r.text,
  };
}
function fn(e, t) {
  return e
    ? {
        state: `loading`,
        formMethod: e.formMethod,
        formAction: e.formAction,
        formEncType: e.formEncType,
        formData: e.formData,
        json: e.json,
        text: e.text,
        data: t,
      }
    : {
        state: `loading`,
        formMethod: void 0,
        formAction: void 0,
        formEncType: void 0,
        formData: void 0,
        json: void 0,
        text: void 0,
        data: t,
      };
}
function pn(e, t) {
  return {
    state: `submitting`,
    formMethod: e.formMethod,
    formAction: e.formAction,
    formEncType: e.formEncType,
    formData: e.formData,
    json: e.json,
    text: e.text,
    data: t ? t.data : void 0,
  };
}
function $(e) {
  return {
    state: `idle`,
    formMethod: void 0,
    formAction: void 0,
    formEncType: void 0,
    formData: void 0,
    json: void 0,
    text: void 0,
    data: e,
  };
}
function mn(e, t) {
  try {
    let n = e.sessionStorage.getItem(et);
    if (n) {
      let e = JSON.parse(n);
      for (let [n, r] of Object.entries(e || {}))
        r && Array.isArray(r) && t.set(n, new Set(r || []));
    }
  } catch {}
}
function hn(e, t) {
  if (t.size > 0) {
    let n = {};
    for (let [e, r] of t) n[e] = [...r];
    try {
      e.sessionStorage.setItem(et, JSON.stringify(n));
    } catch (e) {
      l(!1, `Failed to save applied view transitions in sessionStorage (${e}).`);
    }
  }
}
function gn() {
  let e,
    t,
    n = new Promise((r, i) => {
      ((e = async (e) => {
        r(e);
        try {
          await n;
        } catch {}
      }),
        (t = async (e) => {
          i(e);
          try {
            await n;
          } catch {}
        }));
    });
  return { promise: n, resolve: e, reject: t };
}
var _n = _.createContext(null);
_n.displayName = `DataRouter`;
var vn = _.createContext(null);
vn.displayName = `DataRouterState`;
var yn = _.createContext(null);
yn.displayName = `DataRouterData`;
var bn = _.createContext(null);
bn.displayName = `DataRouterNavigation`;
var xn = _.createContext(!1);
function Sn() {
  return _.useContext(xn);
}
var Cn = _.createContext({ isTransitioning: !1 });
Cn.displayName = `ViewTransition`;
var wn = _.createContext(null);
wn.displayName = `Fetchers`;
var Tn = _.createContext(null);
Tn.displayName = `Await`;
var En = _.createContext(null);
En.displayName = `Navigation`;
var Dn = _.createContext(null);
Dn.displayName = `Location`;
var On = _.createContext({ outlet: null, matches: [], isDataRoute: !1 });
On.displayName = `Route`;
var kn = _.createContext(!1);
kn.displayName = `IsDataRoute`;
var An = _.createContext(void 0);
An.displayName = `RouteId`;
var jn = _.createContext(null);
jn.displayName = `RouteError`;
var Mn = `REACT_ROUTER_ERROR`,
  Nn = `REDIRECT`,
  Pn = `ROUTE_ERROR_RESPONSE`;
function Fn(e) {
  if (e.startsWith(`${Mn}:${Nn}:{`))
    try {
      let t = JSON.parse(e.slice(28));
      if (
        typeof t == `object` &&
        t &&
        typeof t.status == `number` &&
        typeof t.statusText == `string` &&
        typeof t.location == `string` &&
        typeof t.reloadDocument == `boolean` &&
        typeof t.replace == `boolean`
      )
        return t;
    } catch {}
}
function In(e) {
  if (e.startsWith(`${Mn}:${Pn}:{`))
    try {
      let t = JSON.parse(e.slice(40));
      if (
        typeof t == `object` &&
        t &&
        typeof t.status == `number` &&
        typeof t.statusText == `string`
      )
        return new Ce(t.status, t.statusText, t.data);
    } catch {}
}
function Ln(e, { relative: t } = {}) {
  c(Rn(), `useHref() may be used only in the context of a <Router> component.`);
  let { basename: n, navigator: r } = _.useContext(En),
    { hash: i, pathname: a, search: o } = Kn(e, { relative: t }),
    s = a;
  return (
    n !== `/` && (s = a === `/` ? n : U([n, a])), r.createHref({ pathname: s, search: o, hash: i })
  );
}
function Rn() {
  return _.useContext(Dn) != null;
}
function zn() {
  return (
    c(Rn(), `useLocation() may be used only in the context of a <Router> component.`),
    _.useContext(Dn).location
  );
}
var Bn = `You should call navigate() in a React.useEffect(), not when your component is first rendered.`;
function Vn() {
  return _.useContext(kn) ? fr() : Hn();
}
function Hn() {
  c(Rn(), `useNavigate() may be used only in the context of a <Router> component.`);
  let e = _.useContext(_n),
    { basename: t, navigator: n } = _.useContext(En),
    { matches: r } = _.useContext(On),
    { pathname: i } = zn(),
    a = JSON.stringify(he(r)),
    o = _.useRef(!1);
  return (
    _.useLayoutEffect(() => {
      o.current = !0;
    }),
    _.useCallback(
      (r, s = {}) => {
        if ((l(o.current, Bn), !o.current)) return;
        if (typeof r == `number`) {
          n.go(r);
          return;
        }
        let c = ge(r, JSON.parse(a), i, s.relative === `path`);
        (e == null && t !== `/` && (c.pathname = c.pathname === `/` ? t : U([t, c.pathname])),
          We(typeof r == `string` ? r : p(r), n.createHref(c), He(n), `reject`),
          (s.replace ? n.replace : n.push)(c, s.state, s));
      },
      [t, n, a, i, e],
    )
  );
}
var Un = _.createContext(null);
function Wn(e) {
  let t = _.useContext(On).outlet;
  return _.useMemo(() => t && _.createElement(Un.Provider, { value: e }, t), [t, e]);
}
function Gn() {
  let { matches: e } = _.useContext(On);
  return e[e.length - 1]?.params ?? {};
}
function Kn(e, { relative: t } = {}) {
  let { matches: n } = _.useContext(On),
    { pathname: r } = zn(),
    i = JSON.stringify(he(n));
  return _.useMemo(() => ge(e, JSON.parse(i), r, t === `path`), [e, i, r, t]);
}
function qn(e, t, n) {
  c(Rn(), `useRoutes() may be used only in the context of a <Router> component.`);
  let { navigator: r } = _.useContext(En),
    { matches: i } = _.useContext(On),
    a = i[i.length - 1],
    o = a ? a.params : {};
  a && a.pathname;
  let s = a ? a.pathnameBase : `/`;
  a && a.route;
  let l = zn(),
    u;
  if (t) {
    let e = typeof t == `string` ? m(t) : t;
    (c(
      s === `/` || e.pathname?.startsWith(s),
      `When overriding the location using \`<Routes location>\` or \`useRoutes(routes, location)\`, the location pathname must begin with the portion of the URL pathname that was matched by all parent routes. The current pathname base is "${s}" but pathname "${e.pathname}" was given in the \`location\` prop.`,
    ),
      (u = e));
  } else u = l;
  let d = u.pathname || `/`,
    f = d;
  if (s !== `/`) {
    let e = s.replace(/^\//, ``).split(`/`);
    f = `/` + d.replace(/^\//, ``).split(`/`).slice(e.length).join(`/`);
  }
  let p;
  p = n
    ? n.state.matches.length
      ? n.state.matches.map((e) => Object.assign(e, { route: n.manifest[e.route.id] || e.route }))
      : n.router.match(n.state.location)
    : O(e, { pathname: f });
  let h = er(
    p &&
      p.map((e) =>
        Object.assign({}, e, {
          params: Object.assign({}, o, e.params),
          pathname: U([
            s,
            r.encodeLocation
              ? r.encodeLocation(
                  e.pathname.replace(/%/g, `%25`).replace(/\?/g, `%3F`).replace(/#/g, `%23`),
                ).pathname
              : e.pathname,
          ]),
          pathnameBase:
            e.pathnameBase === `/`
              ? s
              : U([
                  s,
                  r.encodeLocation
                    ? r.encodeLocation(
                        e.pathnameBase
                          .replace(/%/g, `%25`)
                          .replace(/\?/g, `%3F`)
                          .replace(/#/g, `%23`),
                      ).pathname
                    : e.pathnameBase,
                ]),
        }),
      ),
    i,
    n,
  );
  return t && h
    ? _.createElement(
        Dn.Provider,
        {
          value: {
            location: {
              pathname: `/`,
              search: ``,
              hash: ``,
              state: null,
              key: `default`,
              mask: void 0,
              ...u,
            },
            navigationType: `POP`,
          },
        },
        h,
      )
    : h;
}
function Jn() {
  let e = lr(),
    t = we(e) ? `${e.status} ${e.statusText}` : e instanceof Error ? e.message : JSON.stringify(e),
    n = e instanceof Error ? e.stack : null;
  return _.createElement(
    _.Fragment,
    null,
    _.createElement(`h2`, null, `Unexpected Application Error!`),
    _.createElement(`h3`, { style: { fontStyle: `italic` } }, t),
    n
      ? _.createElement(
          `pre`,
          { style: { padding: `0.5rem`, backgroundColor: `rgba(200,200,200, 0.5)` } },
          n,
        )
      : null,
    null,
  );
}
var Yn = _.createElement(Jn, null),
  Xn = class extends _.Component {
    constructor(e) {
      (super(e),
        (this.state = { location: e.location, revalidation: e.revalidation, error: e.error }));
    }
    static contextType = xn;
    static getDerivedStateFromError(e) {
      return { error: e };
    }
    static getDerivedStateFromProps(e, t) {
      return t.location !== e.location || (t.revalidation !== `idle` && e.revalidation === `idle`)
        ? { error: e.error, location: e.location, revalidation: e.revalidation }
        : {
            error: e.error === void 0 ? t.error : e.error,
            location: t.location,
            revalidation: e.revalidation || t.revalidation,
          };
    }
    componentDidCatch(e, t) {
      this.props.onError
        ? this.props.onError(e, t)
        : console.error(`React Router caught the following error during render`, e);
    }
    render() {
      let e = this.state.error;
      if (
        this.context &&
        typeof e == `object` &&
        e &&
        `digest` in e &&
        typeof e.digest == `string`
      ) {
        let t = In(e.digest);
        t && (e = t);
      }
      let t =
        e === void 0
          ? this.props.children
          : _.createElement(
              On.Provider,
              { value: this.props.routeContext },
              _.createElement(
                kn.Provider,
                { value: this.props.routeContext.isDataRoute },
                _.createElement(
                  An.Provider,
                  {
                    value:
                      this.props.routeContext.matches[this.props.routeContext.matches.length - 1]
                        ?.route.id,
                  },
                  _.createElement(jn.Provider, { value: e, children: this.props.component }),
                ),
              ),
            );
      return this.context ? _.createElement(Qn, { error: e }, t) : t;
    }
  },
  Zn = new WeakMap();
function Qn({ children: e, error: t }) {
  let { basename: n, navigator: r } = _.useContext(En);
  if (typeof t == `object` && t && `digest` in t && typeof t.digest == `string`) {
    let e = Fn(t.digest);
    if (e) {
      let i = Zn.get(t);
      if (i) throw i;
      let a = De(e.location, n),
        o = a.absoluteURL || a.to;
      if ((We(e.location, o, He(r), `allow-explicit`), Ft(o)))
        throw Error(`Invalid redirect location`);
      if (Ee && !Zn.get(t)) {
        if (a.isExternal || e.reloadDocument) window.location.href = o;
        else {
          let n = Promise.resolve().then(() =>
            window.__reactRouterDataRouter.navigate(a.to, { replace: e.replace }),
          );
          throw (Zn.set(t, n), n);
        }
      }
      return _.createElement(`meta`, { httpEquiv: `refresh`, content: `0;url=${o}` });
    }
  }
  return e;
}
function $n({ routeContext: e, match: t, children: n }) {
  let r = _.useContext(_n);
  return (
    r &&
      r.static &&
      r.staticContext &&
      (t.route.errorElement || t.route.ErrorBoundary) &&
      (r.staticContext._deepestRenderedBoundaryId = t.route.id),
    _.createElement(
      On.Provider,
      { value: e },
      _.createElement(
        kn.Provider,
        { value: e.isDataRoute },
        _.createElement(An.Provider, { value: t.route.id }, n),
      ),
    )
  );
}
function er(e, t = [], n) {
  let r = n?.state;
  if (e == null) {
    if (!r) return null;
    if (r.errors) e = r.matches;
    else if (t.length === 0 && !r.initialized && r.matches.length > 0) e = r.matches;
    else return null;
  }
  let i = e,
    a = r?.errors;
  if (a != null) {
    let e = i.findIndex((e) => e.route.id && a?.[e.route.id] !== void 0);
    (c(
      e >= 0,
      `Could not find a matching route for errors on route IDs: ${Object.keys(a).join(`,`)}`,
    ),
      (i = i.slice(0, Math.min(i.length, e + 1))));
  }
  let o = !1,
    s = -1;
  if (n && r) {
    o = r.renderFallback;
    for (let e = 0; e < i.length; e++) {
      let t = i[e];
      if (((t.route.HydrateFallback || t.route.hydrateFallbackElement) && (s = e), t.route.id)) {
        let { loaderData: e, errors: a } = r,
          c = t.route.loader && !e.hasOwnProperty(t.route.id) && (!a || a[t.route.id] === void 0);
        if (t.route.lazy || c) {
          (n.isStatic && (o = !0), (i = s >= 0 ? i.slice(0, s + 1) : [i[0]]));
          break;
        }
      }
    }
  }
  let l = n?.onError,
    u =
      r && l
        ? (e, t) => {
            l(e, {
              location: r.location,
              params: r.matches?.[0]?.params ?? {},
              pattern: G(r.matches),
              errorInfo: t,
            });
          }
        : void 0;
  return i.reduceRight((e, n, c) => {
    let l,
      d = !1,
      f = null,
      p = null;
    r &&
      ((l = a && n.route.id ? a[n.route.id] : void 0),
      (f = n.route.errorElement || Yn),
      o &&
        (s < 0 && c === 0
          ? (mr(
              `route-fallback`,
              !1,
              'No `HydrateFallback` element provided to render during initial hydration',
            ),
            (d = !0),
            (p = null))
          : s === c && ((d = !0), (p = n.route.hydrateFallbackElement || null))));
    let m = t.concat(i.slice(0, c + 1)),
      h = () => {
        let t;
        return (
          (t = l
            ? f
            : d
              ? p
              : n.route.Component
                ? _.createElement(n.route.Component, null)
                : n.route.element
                  ? n.route.element
                  : e),
          _.createElement($n, {
            match: n,
            routeContext: { outlet: e, matches: m, isDataRoute: r != null },
            children: t,
          })
        );
      };
    return r && (n.route.ErrorBoundary || n.route.errorElement || c === 0)
      ? _.createElement(Xn, {
          location: r.location,
          revalidation: r.revalidation,
          component: f,
          error: l,
          children: h(),
          routeContext: { outlet: null, matches: m, isDataRoute: !0 },
          onError: u,
        })
      : h();
  }, null);
}
function tr(e) {
  return `${e} must be used within a data router.  See https://reactrouter.com/en/main/routers/picking-a-router.`;
}
function nr(e) {
  let t = _.useContext(_n);
  return (c(t, tr(e)), t);
}
function rr(e) {
  let t = _.useContext(vn);
  return (c(t, tr(e)), t);
}
function ir(e) {
  let t = _.useContext(yn);
  return (c(t, tr(e)), t);
}
function ar(e) {
  let t = _.useContext(bn);
  return (c(t, tr(e)), t);
}
function or(e) {
  let t = _.useContext(An);
  return (c(t, `${e} can only be used on routes that contain a unique "id"`), t);
}
function sr() {
  let { navigation: e } = ar(`useNavigation`);
  return _.useMemo(() => {
    let { matches: t, historyAction: n, ...r } = e;
    return r;
  }, [e]);
}
function cr() {
  let { matches: e } = rr(`useMatches`),
    { loaderData: t } = ir(`useMatches`);
  return _.useMemo(() => e.map((e) => k(e, t)), [e, t]);
}
function lr() {
  let e = _.useContext(jn),
    t = ir(`useRouteError`),
    n = or(`useRouteError`);
  return e === void 0 ? t.errors?.[n] : e;
}
var ur = 0;
function dr(e) {
  let { router: t, basename: n } = nr(`useBlocker`),
    r = rr(`useBlocker`),
    [i, a] = _.useState(``),
    o = _.useCallback(
      (t) => {
        if (typeof e != `function`) return !!e;
        if (n === `/`) return e(t);
        let { currentLocation: r, nextLocation: i, historyAction: a } = t;
        return e({
          currentLocation: { ...r, pathname: ue(r.pathname, n) || r.pathname },
          nextLocation: { ...i, pathname: ue(i.pathname, n) || i.pathname },
          historyAction: a,
        });
      },
      [n, e],
    );
  return (
    _.useEffect(() => {
      let e = String(++ur);
      return (a(e), () => t.deleteBlocker(e));
    }, [t]),
    _.useEffect(() => {
      i !== `` && t.getBlocker(i, o);
    }, [t, i, o]),
    i && r.blockers.has(i) ? r.blockers.get(i) : $e
  );
}
function fr() {
  let { router: e } = nr(`useNavigate`),
    t = or(`useNavigate`),
    n = _.useRef(!1);
  return (
    _.useLayoutEffect(() => {
      n.current = !0;
    }),
    _.useCallback(
      async (r, i = {}) => {
        (l(n.current, Bn),
          n.current &&
            (typeof r == `number`
              ? await e.navigate(r)
              : await e.navigate(r, { fromRouteId: t, ...i })));
      },
      [e, t],
    )
  );
}
var pr = {};
function mr(e, t, n) {
  !t && !pr[e] && ((pr[e] = !0), l(!1, n));
}
export {
  Ce as A,
  ue as B,
  Dn as C,
  Sn as D,
  Cn as E,
  U as F,
  l as G,
  p as H,
  se as I,
  n as K,
  De as L,
  T as M,
  G as N,
  it as O,
  we as P,
  xe as R,
  wn as S,
  On as T,
  c as U,
  s as V,
  m as W,
  Tn as _,
  rr as a,
  bn as b,
  zn as c,
  sr as d,
  Wn as f,
  qn as g,
  lr as h,
  ir as i,
  Se as j,
  at as k,
  cr as l,
  Kn as m,
  or as n,
  Ln as o,
  Gn as p,
  nr as r,
  Rn as s,
  dr as t,
  Vn as u,
  _n as v,
  En as w,
  vn as x,
  yn as y,
  ge as z,
};
