function e(e) {
  let t = Object.values(e).filter((e) => typeof e == `number`);
  return Object.entries(e)
    .filter(([e, n]) => t.indexOf(+e) === -1)
    .map(([e, t]) => t);
}
function t(e, t) {
  return typeof t == `bigint` ? t.toString() : t;
}
var n = class {
  constructor(e) {
    ((this._getter = e), (this._value = void 0));
  }
  get value() {
    let e = this._getter;
    return (e !== void 0 && ((this._value = e()), (this._getter = void 0)), this._value);
  }
};
function r(e) {
  return new n(e);
}
function i(e) {
  return e == null;
}
function a(e) {
  let t = +!!e.startsWith(`^`),
    n = e.endsWith(`$`) ? e.length - 1 : e.length;
  return e.slice(t, n);
}
function o(e, t, n) {
  Object.defineProperty(e, t, { value: n, writable: !0, enumerable: !0, configurable: !0 });
}
function s(e) {
  let t = Object.getOwnPropertyDescriptor(e, `shape`);
  return t?.get ? t.get.raw : t?.value;
}
function c(e) {
  return s(e._zod.def) ?? e._zod.def.shape;
}
function l(e, t, n) {
  Object.defineProperty(e, t, {
    get() {
      let e = n();
      return (o(this, t, e), e);
    },
    enumerable: !0,
    configurable: !0,
  });
}
function u(e, t, n) {
  t in e ? o(e, t, n) : (e[t] = n);
}
function d(e, t, n, r) {
  let i = c(t);
  for (let a of n) {
    let n = Object.getOwnPropertyDescriptor(i, a);
    n.enumerable &&
      (n.get
        ? l(e, a, () => {
            let e = t._zod.def.shape[a];
            return r ? r(e, a) : e;
          })
        : u(e, a, r ? r(n.value, a) : n.value));
  }
}
function f(e, t) {
  for (let n of Reflect.ownKeys(t)) {
    let r = Object.getOwnPropertyDescriptor(t, n);
    r.enumerable && (r.get ? l(e, n, () => t[n]) : u(e, n, r.value));
  }
}
function p(...e) {
  let t = {};
  for (let n of e) {
    let e = Object.getOwnPropertyDescriptors(n);
    Object.assign(t, e);
  }
  return Object.defineProperties({}, t);
}
var ee = `captureStackTrace` in Error ? Error.captureStackTrace : (...e) => {};
function m(e) {
  return typeof e == `object` && !!e && !Array.isArray(e);
}
function h(e) {
  if (m(e) === !1) return !1;
  let t = e.constructor;
  if (t === void 0 || typeof t != `function`) return !0;
  let n = t.prototype;
  return m(n) !== !1 && Object.prototype.hasOwnProperty.call(n, `isPrototypeOf`) !== !1;
}
function te(e) {
  return h(e)
    ? { ...e }
    : Array.isArray(e)
      ? [...e]
      : e instanceof Map
        ? new Map(e)
        : e instanceof Set
          ? new Set(e)
          : e;
}
var ne = new Set([`string`, `number`, `symbol`]);
function g(e) {
  return e.replace(/[.*+?^${}()|[\]\\]/g, `\\$&`);
}
function _(e, t, n) {
  let r = new e._zod.constr(t ?? e._zod.def);
  return ((!t || n?.parent) && (r._zod.parent = e), r);
}
function v(e) {
  let t = e;
  if (!t) return {};
  if (typeof t == `string`) return { error: () => t };
  if (t?.message !== void 0) {
    if (t?.error !== void 0) throw Error('Cannot specify both `message` and `error` params');
    t.error = t.message;
  }
  return (delete t.message, typeof t.error == `string` ? { ...t, error: () => t.error } : t);
}
function re(e) {
  return Object.keys(e).filter(
    (t) => e[t]._zod.optin !== void 0 && e[t]._zod.optout === `optional`,
  );
}
var ie = {
  safeint: [-(2 ** 53 - 1), 2 ** 53 - 1],
  int32: [-2147483648, 2147483647],
  uint32: [0, 4294967295],
  float32: [-34028234663852886e22, 34028234663852886e22],
  float64: [-Number.MAX_VALUE, Number.MAX_VALUE],
};
function y(e, t) {
  let n = c(e),
    r = [];
  for (let e of Reflect.ownKeys(t)) {
    if (!Object.getOwnPropertyDescriptor(n, e)?.enumerable)
      throw Error(`Unrecognized key: "${String(e)}"`);
    t[e] && r.push(e);
  }
  return r;
}
function ae(e, t) {
  let n = e._zod.def,
    r = n.checks;
  if (r && r.length > 0)
    throw Error(`.omit() cannot be used on object schemas containing refinements`);
  let i = new Set(y(e, t)),
    a = {};
  return (
    d(
      a,
      e,
      Reflect.ownKeys(c(e)).filter((e) => !i.has(e)),
    ),
    _(e, p(n, { shape: a, checks: [] }))
  );
}
function oe(e, t) {
  if (!h(t)) throw Error(`Invalid input to extend: expected a plain object`);
  let n = e._zod.def.checks;
  if (n && n.length > 0) {
    let n = c(e);
    for (let e of Reflect.ownKeys(t))
      if (Object.getOwnPropertyDescriptor(n, e) !== void 0)
        throw Error(
          'Cannot overwrite keys on object schemas containing refinements. Use `.safeExtend()` instead.',
        );
  }
  return _(e, p(e._zod.def, { shape: se(e, t) }));
}
function se(e, t) {
  let n = {};
  return (d(n, e, Reflect.ownKeys(c(e))), f(n, t), n);
}
function ce(e, t, n, r = `partial`) {
  let i = t._zod.def.checks;
  if (i && i.length > 0)
    throw Error(`.${r}() cannot be used on object schemas containing refinements`);
  let a = n ? new Set(y(t, n)) : void 0,
    o = {};
  return (
    d(
      o,
      t,
      Reflect.ownKeys(c(t)),
      e && ((t, n) => (a && !a.has(n) ? t : new e({ type: `optional`, innerType: t }))),
    ),
    _(t, p(t._zod.def, { shape: o, checks: [] }))
  );
}
function b(e, t = 0) {
  if (e.aborted === !0) return !0;
  for (let n = t; n < e.issues.length; n++) if (e.issues[n]?.continue !== !0) return !0;
  return !1;
}
function le(e, t = 0) {
  if (e.aborted === !0) return !0;
  for (let n = t; n < e.issues.length; n++) if (e.issues[n]?.continue === !1) return !0;
  return !1;
}
function x(e, t) {
  return t.map((t) => {
    var n;
    return ((n = t).path ?? (n.path = []), t.path.unshift(e), t);
  });
}
function S(e) {
  return typeof e == `string` ? e : e?.message;
}
function C(e) {
  let t = [];
  for (let n of e ?? []) {
    let e = n._zod.def;
    if (!/_(length|size)$|_equals$/.test(e.check)) break;
    let r = e.maximum ?? e.length ?? e.size;
    r >= 0 && t.push([r, n]);
  }
  return t;
}
function w(e, t, n) {
  var r;
  for (let i = t; i < e.length; i++) (r = e[i]).schema ?? (r.schema = n);
}
function T(e, t, n) {
  var r;
  let i = e.inst?._zod?.traits;
  i?.has(`$ZodType`) &&
    (i.has(`$ZodCheck`) ? ((r = e).schema ?? (r.schema = e.inst)) : (e.schema = e.inst));
  let a = e.schema === e.inst ? void 0 : e.schema?._zod.def?.error,
    o = e.message
      ? e.message
      : (S(e.inst?._zod.def?.error?.(e)) ??
        S(a?.(e)) ??
        S(t?.error?.(e)) ??
        S(n.customError?.(e)) ??
        S(n.localeError?.(e)) ??
        `Invalid input`),
    s = {};
  for (let t of Object.keys(e))
    t !== `inst` &&
      t !== `schema` &&
      t !== `continue` &&
      t !== `input` &&
      t !== `__proto__` &&
      (s[t] = e[t]);
  return ((s.path ??= []), (s.message = o), t?.reportInput && (s.input = e.input), s);
}
var ue = /[\uD800-\uDBFF]/;
function de(e) {
  let t = e.length;
  if (!ue.test(e)) return t;
  let n = t;
  for (let r = 0; r < t - 1; r++)
    (e.charCodeAt(r) & 64512) == 55296 && (e.charCodeAt(r + 1) & 64512) == 56320 && (n--, r++);
  return n;
}
function fe(e) {
  return Array.isArray(e) ? `array` : typeof e == `string` ? `string` : `unknown`;
}
function pe(...e) {
  let [t, n, r] = e;
  return typeof t == `string` ? { message: t, code: `custom`, input: n, inst: r } : { ...t };
}
function me(e, t) {
  for (let n in t) {
    let r = Object.getOwnPropertyDescriptor(t, n);
    r.get ? Object.defineProperty(e, n, { ...r, enumerable: !1 }) : ge(e, n, r.value);
  }
}
function E(e, t, n, r = !0) {
  return (
    Object.defineProperty(e, t, { configurable: !0, writable: !0, enumerable: r, value: n }), n
  );
}
function he(e, t, n) {
  return E(e, t, n, !1);
}
function ge(e, t, n) {
  Object.defineProperty(e, t, {
    configurable: !0,
    get() {
      return this == null ? n : E(this, t, n.bind(this));
    },
    set(e) {
      E(this, t, e);
    },
  });
}
function _e(e, t) {
  let n = Object.getPrototypeOf(e);
  return t in n ? void 0 : n;
}
var D,
  O = !1,
  ve = {
    configurable: !0,
    get() {
      O = !0;
    },
  };
function k(e, t, n) {
  let r = Object.getPrototypeOf(e._zod);
  t in r && D !== e._zod
    ? (D = void 0)
    : ((D = e._zod),
      Object.defineProperty(r, t, {
        configurable: !0,
        get() {
          Object.defineProperty(this, t, ve);
          let e = O;
          O = !1;
          try {
            let r = n(this);
            return (
              O
                ? delete this[t]
                : Object.defineProperty(this, t, { configurable: !0, writable: !0, value: r }),
              (O ||= e),
              r
            );
          } catch (n) {
            throw (delete this[t], (O ||= e), n);
          }
        },
        set(e) {
          Object.defineProperty(this, t, { configurable: !0, writable: !0, value: e });
        },
      }));
}
function ye(e, t, n, r) {
  let i = _e(e, t);
  i &&
    Object.defineProperty(i, t, {
      configurable: !0,
      get() {
        let e = { configurable: !0, writable: !0, enumerable: r, value: void 0 };
        return (
          Object.defineProperty(this, t, e),
          (e.value = n(this)),
          Object.defineProperty(this, t, e),
          e.value
        );
      },
      set(e) {
        Object.defineProperty(this, t, { configurable: !0, writable: !0, enumerable: r, value: e });
      },
    });
}
var be,
  A = { value: void 0, enumerable: !1 },
  j = `captureStackTrace` in Error ? Error : null;
function xe(e) {
  let t = j;
  if (t) {
    let n = t.stackTraceLimit;
    if (typeof n == `number`) {
      try {
        t.stackTraceLimit = 0;
      } catch {
        return ((j = null), new e());
      }
      try {
        return new e();
      } finally {
        t.stackTraceLimit = n;
      }
    }
  }
  return new e();
}
function M(e, t, n, r) {
  let i = {};
  function a(e) {
    ((this.def = e), (this.constr = d), (this.traits = new Set()));
  }
  a.prototype = i;
  let o = n,
    s = o && new WeakSet();
  function c(n, r) {
    if (!n._zod) {
      A.value = new a(r);
      try {
        Object.defineProperty(n, '_zod', A);
      } finally {
        A.value = void 0;
      }
    } else if (n._zod.traits.has(e)) return;
    if ((n._zod.traits.add(e), t(n, r), s)) {
      let e = Object.getPrototypeOf(n),
        t = n._zod.constr.prototype,
        r = e;
      for (; r && r !== t;) r = Object.getPrototypeOf(r);
      let i = r ?? e;
      s.has(i) || (s.add(i), me(i, o));
    }
    let i = d.prototype;
    for (let e in i)
      Object.prototype.hasOwnProperty.call(i, e) && (e in n || (n[e] = i[e].bind(n)));
  }
  let l = r?.Parent ?? Object;
  class u extends l {}
  Object.defineProperty(u, 'name', { value: e });
  function d(e) {
    let t = r?.Parent ? xe(u) : this;
    c(t, e);
    let n = t._zod.deferred;
    if (n) {
      for (let e of n) e();
      t._zod.deferred = void 0;
    }
    let i = globalThis.__zod_globalConfig?.postProcessor;
    return (i && i(t), t);
  }
  return (
    Object.defineProperty(d, 'init', { value: c }),
    Object.defineProperty(d, Symbol.hasInstance, {
      value: (t) => (r?.Parent && t instanceof r.Parent ? !0 : t?._zod?.traits?.has(e)),
    }),
    Object.defineProperty(d, 'name', { value: e }),
    d
  );
}
var N = class extends Error {
  constructor() {
    super(`Encountered Promise during synchronous parse. Use .parseAsync() instead.`);
  }
};
(be = globalThis).__zod_globalConfig ?? (be.__zod_globalConfig = {});
var P = globalThis.__zod_globalConfig;
function F(e) {
  return (e && Object.assign(P, e), P);
}
function Se() {
  let e = this._zod;
  return ((e.message ??= JSON.stringify(e.def, t, 2)), e.message);
}
function Ce(e) {
  this._zod.message = e;
}
var we = { get: Se, set: Ce, enumerable: !0, configurable: !0 },
  I = { value: void 0, enumerable: !1 },
  Te = new WeakSet([Object.prototype, Error.prototype]),
  L = M(
    `$ZodError`,
    (e, t) => {
      ((e.name = `$ZodError`),
        (I.value = t),
        Object.defineProperty(e, 'issues', I),
        (I.value = void 0),
        Object.defineProperty(e, 'message', we));
      let n = Object.getPrototypeOf(e);
      Te.has(n) ||
        (Te.add(n),
        Object.defineProperty(n, 'toString', {
          configurable: !0,
          enumerable: !1,
          get() {
            let e = () => this.message;
            return (
              Object.defineProperty(this, 'toString', { value: e, configurable: !0, writable: !0 }),
              e
            );
          },
          set(e) {
            Object.defineProperty(this, 'toString', { value: e, configurable: !0, writable: !0 });
          },
        }));
    },
    void 0,
    { Parent: Error },
  ),
  Ee = ((e) => {
    let t = (n, r, i, a) => {
      let o = i ? { ...i, async: !1 } : { async: !1 },
        s = n._zod.run({ value: r, issues: [] }, o);
      if (s instanceof Promise) throw new N();
      if (s.issues.length) {
        let n = new (a?.Err ?? e)(s.issues.map((e) => T(e, o, F())));
        throw (ee(n, a?.callee ?? t), n);
      }
      return s.value;
    };
    return t;
  })(L),
  De = ((e) => {
    let t = async (n, r, i, a) => {
      let o = i ? { ...i, async: !0 } : { async: !0 },
        s = n._zod.run({ value: r, issues: [] }, o);
      if ((s instanceof Promise && (s = await s), s.issues.length)) {
        let n = new (a?.Err ?? e)(s.issues.map((e) => T(e, o, F())));
        throw (ee(n, a?.callee ?? t), n);
      }
      return s.value;
    };
    return t;
  })(L),
  Oe = ((e) => (t, n, r) => {
    let i = r ? { ...r, async: !1 } : { async: !1 },
      a = t._zod.run({ value: n, issues: [] }, i);
    if (a instanceof Promise) throw new N();
    return a.issues.length ? ke(e, a.issues, i) : { success: !0, data: a.value };
  })(L);
function ke(e, t, n) {
  let r;
  return {
    success: !1,
    get error() {
      return (r || ((r = new e(t.map((e) => T(e, n, F())))), (t = void 0), (n = void 0)), r);
    },
    set error(e) {
      ((r = e), (t = void 0), (n = void 0));
    },
  };
}
var Ae = ((e) => async (t, n, r) => {
    let i = r ? { ...r, async: !0 } : { async: !0 },
      a = t._zod.run({ value: n, issues: [] }, i);
    return (
      a instanceof Promise && (a = await a),
      a.issues.length ? ke(e, a.issues, i) : { success: !0, data: a.value }
    );
  })(L),
  je =
    /^(?:[A-Za-z0-9_'+\-]+\.)*[A-Za-z0-9_'+\-]*[A-Za-z0-9_+-]@(?:[A-Za-z0-9][A-Za-z0-9\-]*\.)+[A-Za-z]{2,}$/,
  Me =
    /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/,
  R = `(?:(?:\\d\\d[2468][048]|\\d\\d[13579][26]|\\d\\d0[48]|[02468][048]00|[13579][26]00)-02-29|\\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)|(?:02)-(?:0[1-9]|1\\d|2[0-8])))`;
function Ne(e) {
  return RegExp(`^${e}$`);
}
var Pe = Ne(R);
function z(e) {
  let t = `(?:[01]\\d|2[0-3]):[0-5]\\d`;
  return typeof e.precision == `number`
    ? e.precision === -1
      ? `${t}`
      : e.precision === 0
        ? `${t}:[0-5]\\d`
        : `${t}:[0-5]\\d\\.\\d{${e.precision}}`
    : e.seconds
      ? `${t}:[0-5]\\d(?:\\.\\d+)?`
      : `${t}(?::[0-5]\\d(?:\\.\\d+)?)?`;
}
function Fe(e) {
  let t = [`Z`];
  e.offset && t.push(`([+-](?:[01]\\d|2[0-3]):[0-5]\\d)`);
  let n = `${z({ precision: e.precision, seconds: !0 })}(?:${t.join(`|`)})`,
    r = e.local ? `${n}|${z({ precision: e.precision })}` : n;
  return RegExp(`^${R}T(?:${r})$`);
}
var Ie = /^[\s\S]{0,}$/,
  B = /^-?\d+(?:\.\d+)?$/,
  Le = /^(?:true|false)$/i,
  V = M(`$ZodCheck`, (e, t) => {
    var n;
    ((e._zod ??= {}), (e._zod.def = t), (n = e._zod).onattach ?? (n.onattach = []));
  }),
  H = (e) => {
    let t = e.value;
    return !i(t) && t.length !== void 0;
  },
  U = { number: `number`, bigint: `bigint`, object: `date` },
  Re = M(`$ZodCheckLessThan`, (e, t) => {
    V.init(e, t);
    let n = U[typeof t.value];
    e._zod.check = (r) => {
      (t.inclusive ? r.value <= t.value : r.value < t.value) ||
        r.issues.push({
          origin: U[typeof r.value] ?? n,
          code: `too_big`,
          maximum: typeof t.value == `object` ? t.value.getTime() : t.value,
          input: r.value,
          inclusive: t.inclusive,
          inst: e,
          continue: !t.abort,
        });
    };
  }),
  W = M(`$ZodCheckGreaterThan`, (e, t) => {
    V.init(e, t);
    let n = U[typeof t.value];
    e._zod.check = (r) => {
      (t.inclusive ? r.value >= t.value : r.value > t.value) ||
        r.issues.push({
          origin: U[typeof r.value] ?? n,
          code: `too_small`,
          minimum: typeof t.value == `object` ? t.value.getTime() : t.value,
          input: r.value,
          inclusive: t.inclusive,
          inst: e,
          continue: !t.abort,
        });
    };
  }),
  ze = M(`$ZodCheckNumberFormat`, (e, t) => {
    (V.init(e, t), (t.format = t.format || `float64`));
    let n = t.format?.includes(`int`),
      r = n ? `int` : `number`,
      [i, a] = ie[t.format];
    e._zod.check = (o) => {
      let s = o.value;
      if (n) {
        if (!Number.isInteger(s)) {
          o.issues.push({
            expected: r,
            format: t.format,
            code: `invalid_type`,
            continue: !1,
            input: s,
            inst: e,
          });
          return;
        }
        if (!Number.isSafeInteger(s)) {
          s > 0
            ? o.issues.push({
                input: s,
                code: `too_big`,
                maximum: 2 ** 53 - 1,
                note: `Integers must be within the safe integer range.`,
                inst: e,
                origin: r,
                inclusive: !0,
                continue: !t.abort,
              })
            : o.issues.push({
                input: s,
                code: `too_small`,
                minimum: -(2 ** 53 - 1),
                note: `Integers must be within the safe integer range.`,
                inst: e,
                origin: r,
                inclusive: !0,
                continue: !t.abort,
              });
          return;
        }
      }
      (s < i &&
        o.issues.push({
          origin: `number`,
          input: s,
          code: `too_small`,
          minimum: i,
          inclusive: !0,
          inst: e,
          continue: !t.abort,
        }),
        s > a &&
          o.issues.push({
            origin: `number`,
            input: s,
            code: `too_big`,
            maximum: a,
            inclusive: !0,
            inst: e,
            continue: !t.abort,
          }));
    };
  }),
  Be = M(`$ZodCheckMaxLength`, (e, t) => {
    var n;
    (V.init(e, t),
      (n = e._zod.def).when ?? (n.when = H),
      (e._zod.check = (n) => {
        let r = n.value,
          i = r.length;
        if ((typeof r == `string` && i > t.maximum ? de(r) : i) <= t.maximum) return;
        let a = fe(r);
        n.issues.push({
          origin: a,
          code: `too_big`,
          maximum: t.maximum,
          inclusive: !0,
          input: r,
          inst: e,
          continue: !t.abort,
        });
      }));
  }),
  Ve = M(`$ZodCheckMinLength`, (e, t) => {
    var n;
    (V.init(e, t),
      (n = e._zod.def).when ?? (n.when = H),
      (e._zod.check = (n) => {
        let r = n.value,
          i = r.length;
        if ((typeof r == `string` && i >= t.minimum && i < t.minimum * 2 ? de(r) : i) >= t.minimum)
          return;
        let a = fe(r);
        n.issues.push({
          origin: a,
          code: `too_small`,
          minimum: t.minimum,
          inclusive: !0,
          input: r,
          inst: e,
          continue: !t.abort,
        });
      }));
  }),
  G = M(`$ZodCheckStringFormat`, (e, t) => {
    var n, r;
    (V.init(e, t),
      t.pattern
        ? ((n = e._zod).check ??
          (n.check = (n) => {
            ((t.pattern.lastIndex = 0),
              t.pattern.test(n.value) ||
                n.issues.push({
                  origin: `string`,
                  code: `invalid_format`,
                  format: t.format,
                  input: n.value,
                  ...(t.pattern ? { pattern: t.pattern.toString() } : {}),
                  inst: e,
                  continue: !t.abort,
                }));
          }))
        : ((r = e._zod).check ?? (r.check = () => {})));
  }),
  He = M(`$ZodCheckRegex`, (e, t) => {
    (G.init(e, t),
      (e._zod.check = (n) => {
        ((t.pattern.lastIndex = 0),
          t.pattern.test(n.value) ||
            n.issues.push({
              origin: `string`,
              code: `invalid_format`,
              format: `regex`,
              input: n.value,
              pattern: t.pattern.toString(),
              inst: e,
              continue: !t.abort,
            }));
      }));
  }),
  Ue = M(`$ZodCheckOverwrite`, (e, t) => {
    (V.init(e, t),
      (e._zod.check = (e) => {
        e.value = t.tx(e.value);
      }));
  }),
  We = { major: 4, minor: 6, patch: 7 },
  K = M(
    `$ZodType`,
    (e, t) => {
      var n;
      ((e ??= {}), (e._zod.def = t), (e._zod.bag = e._zod.bag || {}), (e._zod.version = We));
      let r = e._zod.def.checks,
        i = e._zod.traits.has(`$ZodCheck`) ? [e, ...(r ?? [])] : r?.length ? [...r] : [];
      for (let t of i) for (let n of t._zod.onattach) n(e);
      if (i.length === 0)
        ((n = e._zod).deferred ?? (n.deferred = []),
          e._zod.deferred?.push(() => {
            e._zod.run = e._zod.parse;
          }));
      else {
        let t = (t, n, r) => {
            if (t.memo) return t;
            let i = b(t),
              a;
            for (let o of n) {
              if (o._zod.def.when) {
                if (le(t) || !o._zod.def.when(t)) continue;
              } else if (i) continue;
              let n = t.issues.length,
                s = o._zod.check(t);
              if (s instanceof Promise && r?.async === !1) throw new N();
              if (a || s instanceof Promise)
                a = (a ?? Promise.resolve()).then(async () => {
                  (await s, t.issues.length !== n && (w(t.issues, n, e), (i ||= b(t, n))));
                });
              else {
                if (t.issues.length === n) continue;
                (w(t.issues, n, e), (i ||= b(t, n)));
              }
            }
            return a ? a.then(() => t) : t;
          },
          n = (n, r, a) => {
            if (b(n)) return ((n.aborted = !0), n);
            let o = t(r, i, a);
            if (o instanceof Promise) {
              if (a.async === !1) throw new N();
              return o.then((t) => e._zod.parse(t, a));
            }
            return e._zod.parse(o, a);
          };
        e._zod.run = (r, a) => {
          if (a.skipChecks) return e._zod.parse(r, a);
          if (a.direction === `backward`) {
            let t = e._zod.parse({ value: r.value, issues: [] }, { ...a, skipChecks: !0 });
            return t instanceof Promise ? t.then((e) => n(e, r, a)) : n(t, r, a);
          }
          let o = e._zod.parse(r, a);
          if (o instanceof Promise) {
            if (a.async === !1) throw new N();
            return o.then((e) => t(e, i, a));
          }
          return t(o, i, a);
        };
      }
    },
    {
      get '~standard'() {
        return he(this, `~standard`, Ke(this));
      },
      set '~standard'(e) {
        E(this, `~standard`, e);
      },
    },
  ),
  q = (e, t) =>
    e.issues.length ? { issues: e.issues.map((e) => T(e, t, F())) } : { value: e.value };
async function Ge(e, t) {
  let n = { async: !0 };
  return q(await e._zod.run({ value: t, issues: [] }, n), n);
}
function Ke(e) {
  return {
    validate: (t) => {
      let n = { async: !1 };
      try {
        let r = e._zod.run({ value: t, issues: [] }, n);
        if (!(r instanceof Promise)) return q(r, n);
      } catch {}
      return Ge(e, t);
    },
    vendor: `zod`,
    version: 1,
  };
}
var J = M(`$ZodString`, (e, t) => {
    (K.init(e, t),
      (e._zod.pattern = t.pattern ?? Ie),
      (e._zod.parse = (n, r) => {
        if (t.coerce)
          try {
            n.value = String(n.value);
          } catch {}
        return (
          typeof n.value == `string` ||
            n.issues.push({ expected: `string`, code: `invalid_type`, input: n.value, inst: e }),
          n
        );
      }));
  }),
  Y = M(`$ZodStringFormat`, (e, t) => {
    (G.init(e, t), J.init(e, t));
  }),
  qe = M(`$ZodEmail`, (e, t) => {
    ((t.pattern ??= je), Y.init(e, t));
  }),
  Je = M(`$ZodISODateTime`, (e, t) => {
    ((t.pattern ??= Fe(t)), Y.init(e, t));
  }),
  Ye = M(`$ZodISODate`, (e, t) => {
    ((t.pattern ??= Pe), Y.init(e, t));
  }),
  Xe = M(`$ZodNumber`, (e, t) => {
    (K.init(e, t),
      (e._zod.pattern = B),
      (e._zod.parse = (n, r) => {
        if (t.coerce)
          try {
            n.value = Number(n.value);
          } catch {}
        let i = n.value;
        if (typeof i == `number` && !Number.isNaN(i) && Number.isFinite(i)) return n;
        let a =
          typeof i == `number`
            ? Number.isNaN(i)
              ? `NaN`
              : Number.isFinite(i)
                ? void 0
                : String(i)
            : void 0;
        return (
          n.issues.push({
            expected: `number`,
            code: `invalid_type`,
            input: i,
            inst: e,
            ...(a ? { received: a } : {}),
          }),
          n
        );
      }));
  }),
  Ze = M(`$ZodNumberFormat`, (e, t) => {
    (ze.init(e, t), Xe.init(e, t));
  }),
  Qe = M(`$ZodBoolean`, (e, t) => {
    (K.init(e, t),
      (e._zod.pattern = Le),
      (e._zod.parse = (n, r) => {
        if (t.coerce)
          try {
            n.value = !!n.value;
          } catch {}
        let i = n.value;
        return (
          typeof i == `boolean` ||
            n.issues.push({ expected: `boolean`, code: `invalid_type`, input: i, inst: e }),
          n
        );
      }));
  }),
  $e = M(`$ZodUnknown`, (e, t) => {
    (K.init(e, t), (e._zod.parse = (e) => e));
  }),
  et = M(`$ZodNever`, (e, t) => {
    (K.init(e, t),
      (e._zod.parse = (t, n) => (
        t.issues.push({ expected: `never`, code: `invalid_type`, input: t.value, inst: e }),
        t
      )));
  });
function tt(e, t) {
  let n = C(e._zod.def.checks);
  if (!n.length) return;
  let r = Math.min(...n.map((e) => e[0])),
    i = e._zod.parse;
  e._zod.parse = (n, a) => {
    let o = t(n.value);
    if (o > r && !a?.skipChecks && a?.direction !== `backward`) {
      for (let [t, r] of C(e._zod.def.checks))
        if (o > t && r._zod.def.when(n)) {
          let t = n.issues.length;
          return (r._zod.check(n), (n.issues[t].continue = !1), w(n.issues, t, e), n);
        }
    }
    return i(n, a);
  };
}
var nt = (e) => (Array.isArray(e) ? e.length : -1);
function rt(e, t, n) {
  (e.issues.length && t.issues.push(...x(n, e.issues)), (t.value[n] = e.value));
}
var it = M(`$ZodArray`, (e, t) => {
  K.init(e, t);
  let n = P.memoizer;
  (n?.attach(e),
    (e._zod.parse = (r, i) => {
      let a = r.value;
      if (!Array.isArray(a))
        return (r.issues.push({ expected: `array`, code: `invalid_type`, input: a, inst: e }), r);
      r.value = n ? n.alloc(e, r, Array(a.length), i) : Array(a.length);
      let o = [],
        s = i?.abortEarly;
      for (let e = 0; e < a.length; e++) {
        let n = a[e],
          c = t.element._zod.run({ value: n, issues: [] }, i);
        if (c instanceof Promise) o.push(c.then((t) => rt(t, r, e)));
        else if ((rt(c, r, e), s && c.issues.length !== 0 && b(c))) break;
      }
      return o.length ? Promise.all(o).then(() => r) : r;
    }),
    tt(e, nt));
});
function X(e, t, n, r, i, a) {
  let o = n in r,
    s = a === `optional`;
  if (o || !s || i !== `optional`) {
    if (e.issues.length) {
      if (i !== void 0 && s && !o) return;
      t.issues.push(...x(n, e.issues));
    }
    !o && i === void 0
      ? e.issues.length ||
        t.issues.push({ code: `invalid_type`, expected: `nonoptional`, input: void 0, path: [n] })
      : e.value === void 0
        ? (o || (i === `defaulted` && !s)) && (t.value[n] = void 0)
        : (t.value[n] = e.value);
  }
}
var at = [];
function ot(e) {
  let t = Object.keys(e.shape),
    n = Object.getOwnPropertySymbols(e.shape),
    r = n.length ? n : at,
    i = r.length ? [...t, ...r] : t;
  for (let t of i)
    if (!e.shape?.[t]?._zod?.traits?.has(`$ZodType`))
      throw Error(`Invalid element at key "${String(t)}": expected a Zod schema`);
  let a = re(e.shape);
  return {
    ...e,
    allKeys: i,
    symbolKeys: r,
    keySet: new Set(t),
    numKeys: t.length,
    optionalKeys: new Set(a),
  };
}
function st(e, t, n, r, i, a, o) {
  let s = [],
    c = i.keySet,
    l = i.catchall._zod,
    u = l.def.type,
    d = l.optin,
    f = l.optout,
    p = 0;
  for (let i in t) {
    if (o && n.issues.length !== p) {
      if (b(n, p)) break;
      p = n.issues.length;
    }
    if (c.has(i)) continue;
    if (i === `__proto__`) {
      u === `never` && s.push(i);
      continue;
    }
    if (u === `never`) {
      s.push(i);
      continue;
    }
    let a = l.run({ value: t[i], issues: [] }, r);
    a instanceof Promise ? e.push(a.then((e) => X(e, n, i, t, d, f))) : X(a, n, i, t, d, f);
  }
  return (
    s.length &&
      n.issues.push({ code: `unrecognized_keys`, keys: s, input: t, inst: a, continue: !0 }),
    e.length ? Promise.all(e).then(() => n) : n
  );
}
var ct = M(`$ZodObject`, (e, t) => {
  K.init(e, t);
  let n = Object.getOwnPropertyDescriptor(t, `shape`),
    i = n?.get ? n.get.raw : (t.shape ?? {});
  if (i) {
    let e = () => {
      let n = { ...i };
      return (Object.defineProperty(t, 'shape', { value: n }), (e.raw = n), n);
    };
    ((e.raw = i), Object.defineProperty(t, 'shape', { get: e }));
  }
  let a = r(() => ot(t));
  k(e, `propValues`, (e) => {
    let t = e.def.shape,
      n = {};
    for (let e in t) {
      let r = t[e]._zod;
      if (r.values) {
        Object.prototype.hasOwnProperty.call(n, e) || o(n, e, new Set());
        for (let t of r.values) n[e].add(t);
        r.optin !== void 0 && n[e].add(void 0);
      }
    }
    return n;
  });
  let s = m,
    c = t.catchall,
    l,
    u = P.memoizer;
  (u?.attach(e),
    (e._zod.parse = (t, n) => {
      l ??= a.value;
      let r = t.value;
      if (!s(r))
        return (t.issues.push({ expected: `object`, code: `invalid_type`, input: r, inst: e }), t);
      t.value = u ? u.alloc(e, t, {}, n) : {};
      let i = [],
        o = l.shape,
        d = n?.abortEarly,
        f = t.issues.length;
      for (let e of l.allKeys) {
        if (d && t.issues.length !== f) {
          if (b(t, f)) break;
          f = t.issues.length;
        }
        if (e === `__proto__`) continue;
        let a = o[e],
          s = a._zod.optin,
          c = a._zod.optout,
          l = a._zod.run({ value: r[e], issues: [] }, n);
        l instanceof Promise ? i.push(l.then((n) => X(n, t, e, r, s, c))) : X(l, t, e, r, s, c);
      }
      return c ? st(i, r, t, n, a.value, e, d === !0) : i.length ? Promise.all(i).then(() => t) : t;
    }));
});
function lt(e, t, n, r) {
  for (let n of e) if (n.issues.length === 0) return ((t.value = n.value), t);
  let i = e.filter((e) => !b(e));
  return i.length === 1
    ? ((t.value = i[0].value), i[0])
    : (t.issues.push({
        code: `invalid_union`,
        input: t.value,
        inst: n,
        errors: e.map((e) => e.issues.map((e) => T(e, r, F()))),
      }),
      t);
}
var ut = M(`$ZodUnion`, (e, t) => {
  (K.init(e, t),
    k(e, `optin`, (e) =>
      e.def.options.some((e) => e._zod.optin === `defaulted`)
        ? `defaulted`
        : e.def.options.some((e) => e._zod.optin !== void 0)
          ? `optional`
          : void 0,
    ),
    k(e, `optout`, (e) =>
      e.def.options.some((e) => e._zod.optout === `optional`) ? `optional` : void 0,
    ),
    k(e, `values`, (e) => {
      if (e.def.options.every((e) => e._zod.values))
        return new Set(e.def.options.flatMap((e) => Array.from(e._zod.values)));
    }),
    k(e, `pattern`, (e) => {
      if (e.def.options.every((e) => e._zod.pattern)) {
        let t = e.def.options.map((e) => e._zod.pattern);
        return RegExp(`^(${t.map((e) => a(e.source)).join(`|`)})$`);
      }
    }));
  let n = t.options.length === 1 ? t.options[0]._zod.run : null;
  e._zod.parse = (r, i) => {
    if (n) return n(r, i);
    let a = !1,
      o = [];
    for (let e of t.options) {
      let t = e._zod.run({ value: r.value, issues: [] }, i);
      if (t instanceof Promise) (o.push(t), (a = !0));
      else {
        if (t.issues.length === 0) return t;
        o.push(t);
      }
    }
    return a ? Promise.all(o).then((t) => lt(t, r, e, i)) : lt(o, r, e, i);
  };
});
function dt(e) {
  let t = new Map();
  for (let n of e.options) {
    let r = n._zod.propValues?.[e.discriminator];
    if (!r || r.size === 0)
      throw Error(`Invalid discriminated union option at index "${e.options.indexOf(n)}"`);
    for (let e of r)
      if (t.has(e)) {
        if (e !== void 0) throw Error(`Duplicate discriminator value "${String(e)}"`);
        t.set(e, null);
      } else t.set(e, n);
  }
  return t;
}
var ft = M(`$ZodDiscriminatedUnion`, (e, t) => {
    ((t.inclusive = !1), ut.init(e, t));
    let n = e._zod.parse;
    (k(e, `propValues`, (e) => {
      let t = {},
        n = 0;
      for (let r of e.def.options) {
        let i = r._zod.propValues;
        if (!i || Object.keys(i).length === 0)
          throw Error(`Invalid discriminated union option at index "${e.def.options.indexOf(r)}"`);
        i[e.def.discriminator]?.has(void 0) && n++;
        for (let [e, n] of Object.entries(i)) {
          Object.prototype.hasOwnProperty.call(t, e) || o(t, e, new Set());
          for (let r of n) t[e].add(r);
        }
      }
      return (!e.def.unionFallback && n > 1 && t[e.def.discriminator]?.delete(void 0), t);
    }),
      t.options.forEach((e, n) => {
        let r = s(e._zod.def);
        if (r && !Object.prototype.hasOwnProperty.call(r, t.discriminator))
          throw Error(`Invalid discriminated union option at index "${n}"`);
      }));
    let i = r(() => dt(t));
    e._zod.parse = (r, a) => {
      let o = r.value;
      if (!m(o))
        return (r.issues.push({ code: `invalid_type`, expected: `object`, input: o, inst: e }), r);
      let s = o?.[t.discriminator],
        c = i.value.get(s);
      return c && (s !== void 0 || a.direction !== `backward`)
        ? c._zod.run(r, a)
        : t.unionFallback || a.direction === `backward`
          ? n(r, a)
          : (r.issues.push({
              code: `invalid_union`,
              errors: [],
              note: `No matching discriminator`,
              discriminator: t.discriminator,
              options: Array.from(i.value.keys()).filter((e) => i.value.get(e) !== null),
              input: o,
              path: [t.discriminator],
              inst: e,
            }),
            r);
    };
  }),
  pt = M(`$ZodRecord`, (e, t) => {
    K.init(e, t);
    let n = P.memoizer;
    (n?.attach(e),
      (e._zod.parse = (r, i) => {
        let a = r.value;
        if (!h(a))
          return (
            r.issues.push({ expected: `record`, code: `invalid_type`, input: a, inst: e }), r
          );
        let o = [],
          s = t.keyType._zod.values;
        if (s && !t.partial) {
          r.value = n ? n.alloc(e, r, {}, i) : {};
          let c = new Set();
          for (let n of s)
            if (typeof n == `string` || typeof n == `number` || typeof n == `symbol`) {
              if ((c.add(typeof n == `number` ? n.toString() : n), n === `__proto__`)) continue;
              let s = t.keyType._zod.run({ value: n, issues: [] }, i);
              if (s instanceof Promise)
                throw Error(`Async schemas not supported in object keys currently`);
              if (s.issues.length) {
                r.issues.push({
                  code: `invalid_key`,
                  origin: `record`,
                  issues: s.issues.map((e) => T(e, i, F())),
                  input: n,
                  path: [n],
                  inst: e,
                });
                continue;
              }
              let l = s.value;
              if (l === `__proto__`) continue;
              let u = t.valueType._zod.run({ value: a[n], issues: [] }, i);
              u instanceof Promise
                ? o.push(
                    u.then((e) => {
                      (e.issues.length && r.issues.push(...x(n, e.issues)), (r.value[l] = e.value));
                    }),
                  )
                : (u.issues.length && r.issues.push(...x(n, u.issues)), (r.value[l] = u.value));
            }
          let l;
          for (let e in a)
            if (!c.has(e)) {
              if (t.mode === `loose`) {
                if (e === `__proto__`) continue;
                r.value[e] = a[e];
              } else ((l ??= []), l.push(e));
            }
          l &&
            l.length > 0 &&
            r.issues.push({ code: `unrecognized_keys`, input: a, inst: e, keys: l, continue: !0 });
        } else {
          r.value = n ? n.alloc(e, r, {}, i) : {};
          let c;
          for (let n of Reflect.ownKeys(a)) {
            if (n === `__proto__` || !Object.prototype.propertyIsEnumerable.call(a, n)) continue;
            let l = t.keyType._zod.run({ value: n, issues: [] }, i);
            if (l instanceof Promise)
              throw Error(`Async schemas not supported in object keys currently`);
            if (typeof n == `string` && B.test(n) && l.issues.length) {
              let e = t.keyType._zod.run({ value: Number(n), issues: [] }, i);
              if (e instanceof Promise)
                throw Error(`Async schemas not supported in object keys currently`);
              e.issues.length === 0 && (l = e);
            }
            if (l.issues.length) {
              t.mode === `loose`
                ? (r.value[n] = a[n])
                : s
                  ? ((c ??= []), c.push(n))
                  : r.issues.push({
                      code: `invalid_key`,
                      origin: `record`,
                      issues: l.issues.map((e) => T(e, i, F())),
                      input: n,
                      path: [n],
                      inst: e,
                    });
              continue;
            }
            let u = l.value;
            if (u === `__proto__`) continue;
            let d = t.valueType._zod.run({ value: a[n], issues: [] }, i);
            d instanceof Promise
              ? o.push(
                  d.then((e) => {
                    (e.issues.length && r.issues.push(...x(n, e.issues)), (r.value[u] = e.value));
                  }),
                )
              : (d.issues.length && r.issues.push(...x(n, d.issues)), (r.value[u] = d.value));
          }
          c &&
            c.length > 0 &&
            r.issues.push({ code: `unrecognized_keys`, input: a, inst: e, keys: c, continue: !0 });
        }
        return o.length ? Promise.all(o).then(() => r) : r;
      }));
  }),
  mt = M(`$ZodEnum`, (t, n) => {
    K.init(t, n);
    let r = e(n.entries),
      i = new Set(r);
    ((t._zod.values = i),
      k(t, `pattern`, (t) => {
        let n = e(t.def.entries).filter((e) => ne.has(typeof e));
        return RegExp(n.length ? `^(${n.map((e) => g(e.toString())).join(`|`)})$` : `^[^\\s\\S]$`);
      }),
      (t._zod.parse = (e, n) => {
        let a = e.value;
        return (
          i.has(a) || e.issues.push({ code: `invalid_value`, values: r, input: a, inst: t }), e
        );
      }));
  }),
  ht = M(`$ZodLiteral`, (e, t) => {
    K.init(e, t);
    let n = new Set(t.values);
    ((e._zod.values = n),
      k(e, `pattern`, (e) => {
        let t = e.def.values;
        return RegExp(
          t.length
            ? `^(${t.map((e) => (typeof e == `string` ? g(e) : e ? g(e.toString()) : String(e))).join(`|`)})$`
            : `^[^\\s\\S]$`,
        );
      }),
      (e._zod.parse = (r, i) => {
        let a = r.value;
        return (
          n.has(a) || r.issues.push({ code: `invalid_value`, values: t.values, input: a, inst: e }),
          r
        );
      }));
  });
function gt(e, t) {
  return ((e.value = t.issues.length ? void 0 : t.value), e);
}
var _t = M(`$ZodOptional`, (e, t) => {
    (K.init(e, t),
      k(e, `optin`, (e) => (e.def.innerType._zod.optin === `defaulted` ? `defaulted` : `optional`)),
      (e._zod.optout = `optional`),
      k(e, `values`, (e) => {
        let t = e.def.innerType._zod.values;
        return t ? new Set([...t, void 0]) : void 0;
      }),
      k(e, `pattern`, (e) => {
        let t = e.def.innerType._zod.pattern;
        return t ? RegExp(`^(${a(t.source)})?$`) : void 0;
      }),
      (e._zod.parse = (e, n) => {
        if (e.value === void 0) {
          if (t.innerType._zod.optin !== `defaulted`) return e;
          let r = t.innerType._zod.run({ value: e.value, issues: [] }, n);
          return r instanceof Promise ? r.then((t) => gt(e, t)) : gt(e, r);
        }
        return t.innerType._zod.run(e, n);
      }));
  }),
  vt = M(`$ZodNullable`, (e, t) => {
    (K.init(e, t),
      k(e, `optin`, (e) => e.def.innerType._zod.optin),
      k(e, `optout`, (e) => e.def.innerType._zod.optout),
      k(e, `pattern`, (e) => {
        let t = e.def.innerType._zod.pattern;
        return t ? RegExp(`^(${a(t.source)}|null)$`) : void 0;
      }),
      k(e, `values`, (e) =>
        e.def.innerType._zod.values ? new Set([...e.def.innerType._zod.values, null]) : void 0,
      ),
      (e._zod.parse = (e, n) => (e.value === null ? e : t.innerType._zod.run(e, n))));
  }),
  yt = M(`$ZodDefault`, (e, t) => {
    (K.init(e, t),
      (e._zod.optin = `defaulted`),
      k(e, `values`, (e) => e.def.innerType._zod.values),
      (e._zod.parse = (e, n) => {
        if (n.direction === `backward`) return t.innerType._zod.run(e, n);
        if (e.value === void 0) return ((e.value = t.defaultValue), e);
        let r = t.innerType._zod.run(e, n);
        return r instanceof Promise ? r.then((e) => bt(e, t)) : bt(r, t);
      }));
  });
function bt(e, t) {
  return (e.value === void 0 && (e.value = t.defaultValue), e);
}
var xt = M(`$ZodCustom`, (e, t) => {
  (V.init(e, t),
    K.init(e, t),
    (e._zod.parse = (e, t) => e),
    (e._zod.check = (n) => {
      let r = n.value,
        i = t.fn(r);
      if (i instanceof Promise) return i.then((t) => St(t, n, r, e));
      St(i, n, r, e);
    }));
});
function St(e, t, n, r) {
  if (!e) {
    let e = {
      code: `custom`,
      input: n,
      inst: r,
      path: [...(r._zod.def.path ?? [])],
      continue: !r._zod.def.abort,
    };
    (r._zod.def.params && (e.params = r._zod.def.params), t.issues.push(pe(e)));
  }
}
function Ct(e) {
  return ((e.checks &&= [...e.checks]), e);
}
function wt(e, t) {
  return new e(Ct({ type: `string`, ...v(t) }));
}
function Tt(e, t) {
  return new e({ type: `string`, format: `email`, check: `string_format`, abort: !1, ...v(t) });
}
function Et(e, t) {
  return new e({
    type: `string`,
    format: `datetime`,
    check: `string_format`,
    offset: !1,
    local: !1,
    precision: null,
    ...v(t),
  });
}
function Dt(e, t) {
  return new e({ type: `string`, format: `date`, check: `string_format`, ...v(t) });
}
function Ot(e, t) {
  return new e(Ct({ type: `number`, checks: [], ...v(t) }));
}
function kt(e, t) {
  return new e({ type: `number`, check: `number_format`, abort: !1, format: `safeint`, ...v(t) });
}
function At(e, t) {
  return new e({ type: `boolean`, ...v(t) });
}
function jt(e) {
  return new e({ type: `unknown` });
}
function Mt(e, t) {
  return new e({ type: `never`, ...v(t) });
}
function Nt(e, t) {
  return new Re({ check: `less_than`, ...v(t), value: e, inclusive: !0 });
}
function Pt(e, t) {
  return new W({ check: `greater_than`, ...v(t), value: e, inclusive: !1 });
}
function Ft(e, t) {
  return new W({ check: `greater_than`, ...v(t), value: e, inclusive: !0 });
}
function It(e) {
  return Pt(0, e);
}
function Lt(e) {
  return Ft(0, e);
}
function Rt(e, t) {
  return new Be({ check: `max_length`, ...v(t), maximum: e });
}
function zt(e, t) {
  return new Ve({ check: `min_length`, ...v(t), minimum: e });
}
function Bt(e, t) {
  return new He({ check: `string_format`, format: `regex`, ...v(t), pattern: e });
}
function Vt(e) {
  return new Ue({ check: `overwrite`, tx: e });
}
function Ht() {
  return Vt((e) => e.trim());
}
function Ut() {
  return Vt((e) => e.toLowerCase());
}
function Wt(e, t, n) {
  return new e({ type: `custom`, check: `custom`, fn: t, ...v(n) });
}
var Z = M(
    `ZodMiniType`,
    (e, t) => {
      if (!e._zod) throw Error(`Uninitialized schema in ZodMiniType.`);
      (K.init(e, t), (e.def = t), (e.type = t.type));
    },
    {
      get with() {
        return this.check;
      },
      set with(e) {
        E(this, `with`, e);
      },
      parse(e, t) {
        return Ee(this, e, t, { callee: this.parse });
      },
      parseAsync(e, t) {
        return De(this, e, t, { callee: this.parseAsync });
      },
      safeParse(e, t) {
        return Oe(this, e, t);
      },
      safeParseAsync(e, t) {
        return Ae(this, e, t);
      },
      check(...e) {
        let t = this.def;
        return this.clone(
          {
            ...t,
            checks: [
              ...(t.checks ?? []),
              ...e.map((e) =>
                typeof e == `function`
                  ? { _zod: { check: e, def: { check: `custom` }, onattach: [] } }
                  : e,
              ),
            ],
          },
          { parent: !0 },
        );
      },
      clone(e, t) {
        return _(this, e, t);
      },
      brand() {
        return this;
      },
      register(e, t) {
        return (e.add(this, t), this);
      },
      apply(e, ...t) {
        return t.length === 0 ? e(this) : e(this, ...t);
      },
    },
  ),
  Q = M(`ZodMiniString`, (e, t) => {
    (J.init(e, t), Z.init(e, t));
  });
function Gt(e) {
  return wt(Q, e);
}
var Kt = M(`ZodMiniStringFormat`, (e, t) => {
    (Y.init(e, t), Q.init(e, t));
  }),
  qt = M(`ZodMiniEmail`, (e, t) => {
    (qe.init(e, t), Kt.init(e, t));
  });
function Jt(e) {
  return Tt(qt, e);
}
var Yt = M(`ZodMiniNumber`, (e, t) => {
  (Xe.init(e, t), Z.init(e, t));
});
function Xt(e) {
  return Ot(Yt, e);
}
var Zt = M(`ZodMiniNumberFormat`, (e, t) => {
  (Ze.init(e, t), Yt.init(e, t));
});
function Qt(e) {
  return kt(Zt, e);
}
var $t = M(`ZodMiniBoolean`, (e, t) => {
  (Qe.init(e, t), Z.init(e, t));
});
function en(e) {
  return At($t, e);
}
var tn = M(`ZodMiniUnknown`, (e, t) => {
  ($e.init(e, t), Z.init(e, t));
});
function nn() {
  return jt(tn);
}
var rn = M(`ZodMiniNever`, (e, t) => {
  (et.init(e, t), Z.init(e, t));
});
function an(e) {
  return Mt(rn, e);
}
var on = M(`ZodMiniArray`, (e, t) => {
  (it.init(e, t), Z.init(e, t));
});
function sn(e, t) {
  return new on({ type: `array`, element: e, ...v(t) });
}
var cn = M(`ZodMiniObject`, (e, t) => {
  (ct.init(e, t), Z.init(e, t), ye(e, `shape`, (e) => e._zod.def.shape, !1));
});
function ln(e, t) {
  return new cn({ type: `object`, shape: e ?? {}, ...v(t) });
}
function un(e, t) {
  return new cn({ type: `object`, shape: e, catchall: an(), ...v(t) });
}
function dn(e, t) {
  return oe(e, t);
}
function fn(e, t) {
  return ae(e, t);
}
function pn(e, t) {
  let n = e._zod.def;
  if (n.type !== `tuple`) return ce($, e, t);
  if (n.checks?.length)
    throw Error(`.partial() cannot be used on tuple schemas containing refinements`);
  return _(e, { ...n, items: n.items.map((e) => new $({ type: `optional`, innerType: e })) });
}
var mn = M(`ZodMiniUnion`, (e, t) => {
  (ut.init(e, t), Z.init(e, t));
});
function hn(e, t) {
  return new mn({ type: `union`, options: e, ...v(t) });
}
var gn = M(`ZodMiniDiscriminatedUnion`, (e, t) => {
  (ft.init(e, t), Z.init(e, t));
});
function _n(e, t, n) {
  return new gn({ type: `union`, options: t, discriminator: e, ...v(n) });
}
var vn = M(`ZodMiniRecord`, (e, t) => {
  (pt.init(e, t), Z.init(e, t));
});
function yn(e, t, n) {
  return !t || !t._zod
    ? new vn({ type: `record`, keyType: Gt(), valueType: e, ...v(t) })
    : new vn({ type: `record`, keyType: e, valueType: t, ...v(n) });
}
var bn = M(`ZodMiniEnum`, (e, t) => {
  (mt.init(e, t), Z.init(e, t), (e.options = [...e._zod.values]));
});
function xn(e, t) {
  return new bn({
    type: `enum`,
    entries: Array.isArray(e) ? Object.fromEntries(e.map((e) => [e, e])) : e,
    ...v(t),
  });
}
var Sn = M(`ZodMiniLiteral`, (e, t) => {
  (ht.init(e, t), Z.init(e, t));
});
function Cn(e, t) {
  return new Sn({ type: `literal`, values: Array.isArray(e) ? e : [e], ...v(t) });
}
var $ = M(`ZodMiniOptional`, (e, t) => {
  (_t.init(e, t), Z.init(e, t));
});
function wn(e) {
  return new $({ type: `optional`, innerType: e });
}
var Tn = M(`ZodMiniNullable`, (e, t) => {
  (vt.init(e, t), Z.init(e, t));
});
function En(e) {
  return new Tn({ type: `nullable`, innerType: e });
}
var Dn = M(`ZodMiniDefault`, (e, t) => {
  (yt.init(e, t), Z.init(e, t));
});
function On(e, t) {
  return new Dn({
    type: `default`,
    innerType: e,
    get defaultValue() {
      return typeof t == `function` ? t() : te(t);
    },
  });
}
var kn = M(`ZodMiniCustom`, (e, t) => {
  (xt.init(e, t), Z.init(e, t));
});
function An(e, t = {}) {
  return Wt(kn, e, t);
}
export {
  It as A,
  Ft as C,
  Rt as D,
  Nt as E,
  Je as F,
  Me as I,
  M as L,
  Ut as M,
  Ht as N,
  zt as O,
  Ye as P,
  nn as S,
  Et as T,
  yn as _,
  en as a,
  Gt as b,
  dn as c,
  En as d,
  Xt as f,
  pn as g,
  wn as h,
  sn as i,
  Bt as j,
  Lt as k,
  Qt as l,
  fn as m,
  On as n,
  _n as o,
  ln as p,
  xn as r,
  Jt as s,
  Kt as t,
  Cn as u,
  An as v,
  Dt as w,
  hn as x,
  un as y,
};
