import { i as e, o as t, r as n } from './icons-Bghb7lTV.js';
import { r } from './schemas-CHXxoLFs.js';
var i = t(e(), 1),
  a = n(),
  o = i.createContext(void 0),
  s = (e) => {
    let t = i.useContext(o);
    if (e) return e;
    if (!t) throw Error(`No QueryClient set, use QueryClientProvider to set one`);
    return t;
  },
  c = ({ client: e, children: t }) => (
    i.useEffect(
      () => (
        e.mount(),
        () => {
          e.unmount();
        }
      ),
      [e],
    ),
    (0, a.jsx)(o.Provider, { value: e, children: t })
  ),
  l = {
    setTimeout: (e, t) => setTimeout(e, t),
    clearTimeout: (e) => clearTimeout(e),
    setInterval: (e, t) => setInterval(e, t),
    clearInterval: (e) => clearInterval(e),
  },
  u = new (class {
    #e = l;
    setTimeoutProvider(e) {
      this.#e = e;
    }
    setTimeout(e, t) {
      return this.#e.setTimeout(e, t);
    }
    clearTimeout(e) {
      this.#e.clearTimeout(e);
    }
    setInterval(e, t) {
      return this.#e.setInterval(e, t);
    }
    clearInterval(e) {
      this.#e.clearInterval(e);
    }
  })();
function d(e) {
  setTimeout(e, 0);
}
var f = typeof window > `u` || `Deno` in globalThis;
function p() {}
function m(e, t) {
  return typeof e == `function` ? e(t) : e;
}
function h(e) {
  return typeof e == `number` && e >= 0 && e !== 1 / 0;
}
function g(e, t) {
  return Math.max(e + (t || 0) - Date.now(), 0);
}
function _(e, t) {
  return typeof e == `function` ? e(t) : e;
}
function v(e, t) {
  let { type: n = `all`, exact: r, fetchStatus: i, predicate: a, queryKey: o, stale: s } = e;
  if (o) {
    if (r) {
      if (t.queryHash !== b(o, t.options)) return !1;
    } else if (!S(t.queryKey, o)) return !1;
  }
  if (n !== `all`) {
    let e = t.isActive();
    if ((n === `active` && !e) || (n === `inactive` && e)) return !1;
  }
  return !(
    (typeof s == `boolean` && t.isStale() !== s) ||
    (i && i !== t.state.fetchStatus) ||
    (a && !a(t))
  );
}
function y(e, t) {
  let { exact: n, status: r, predicate: i, mutationKey: a } = e;
  if (a) {
    if (!t.options.mutationKey) return !1;
    if (n) {
      if (x(t.options.mutationKey) !== x(a)) return !1;
    } else if (!S(t.options.mutationKey, a)) return !1;
  }
  return !((r && t.state.status !== r) || (i && !i(t)));
}
function b(e, t) {
  return (t?.queryKeyHashFn || x)(e);
}
function x(e) {
  return JSON.stringify(e, (e, t) =>
    E(t)
      ? Object.keys(t)
          .sort()
          .reduce((e, n) => ((e[n] = t[n]), e), {})
      : t,
  );
}
function S(e, t) {
  if (e === t) return !0;
  if (typeof e != typeof t) return !1;
  if (e && t && typeof e == `object` && typeof t == `object`) {
    if (Array.isArray(e) && Array.isArray(t)) {
      if (t.length > e.length) return !1;
      for (let n = 0; n < t.length; n++) if (!S(e[n], t[n])) return !1;
      return !0;
    }
    let n = Object.keys(t);
    for (let r of n) if (!S(e[r], t[r])) return !1;
    return !0;
  }
  return !1;
}
var ee = Object.prototype.hasOwnProperty;
function C(e, t, n = 0) {
  if (e === t) return e;
  if (n > 500) return t;
  let r = T(e) && T(t);
  if (!r && !(E(e) && E(t))) return t;
  let i = (r ? e : Object.keys(e)).length,
    a = r ? t : Object.keys(t),
    o = a.length,
    s = r ? Array(o) : {},
    c = 0;
  for (let l = 0; l < o; l++) {
    let o = r ? l : a[l],
      u = e[o],
      d = t[o];
    if (u === d) {
      ((s[o] = u), (r ? l < i : ee.call(e, o)) && c++);
      continue;
    }
    if (u === null || d === null || typeof u != `object` || typeof d != `object`) {
      s[o] = d;
      continue;
    }
    let f = C(u, d, n + 1);
    ((s[o] = f), f === u && c++);
  }
  return i === o && c === i ? e : s;
}
function w(e, t) {
  if (!t || Object.keys(e).length !== Object.keys(t).length) return !1;
  for (let n of Object.keys(e)) if (!ee.call(t, n) || e[n] !== t[n]) return !1;
  return !0;
}
function T(e) {
  return Array.isArray(e) && e.length === Object.keys(e).length;
}
function E(e) {
  if (!D(e)) return !1;
  let t = Object.getPrototypeOf(e),
    n = t?.constructor;
  if (n === void 0) return !0;
  if (typeof n != `function`) return !1;
  let r = n.prototype;
  return !(!D(r) || !r.hasOwnProperty(`isPrototypeOf`) || t !== Object.prototype);
}
function D(e) {
  return Object.prototype.toString.call(e) === `[object Object]`;
}
function te(e) {
  return new Promise((t) => {
    u.setTimeout(t, e);
  });
}
function O(e, t, n) {
  return typeof n.structuralSharing == `function`
    ? n.structuralSharing(e, t)
    : n.structuralSharing === !1
      ? t
      : C(e, t);
}
function ne(e) {
  return e;
}
function re(e, t, n = 0) {
  let r = [...e, t];
  return n && r.length > n ? r.slice(-n) : r;
}
function ie(e, t, n = 0) {
  let r = [t, ...e];
  return n && r.length > n ? r.slice(0, n) : r;
}
var k = Symbol();
function A(e, t) {
  return !e.queryFn && t?.initialPromise
    ? () => t.initialPromise
    : !e.queryFn || e.queryFn === k
      ? () => Promise.reject(Error(`Missing queryFn: '${e.queryHash}'`))
      : e.queryFn;
}
function j(e, t) {
  return typeof e == `function` ? e(...t) : !!e;
}
var M = Symbol();
function ae(e, t, n, r) {
  let i = !1,
    a;
  return (
    Object.defineProperties(e, {
      [M]: { value: r },
      signal: {
        enumerable: !0,
        get: () => (
          (a ??= t()),
          i || ((i = !0), a.aborted ? n() : a.addEventListener(`abort`, n, { once: !0 })),
          a
        ),
      },
    }),
    e
  );
}
var oe = () => f,
  N = () => oe(),
  P = class {
    constructor() {
      ((this.listeners = new Set()), (this.subscribe = this.subscribe.bind(this)));
    }
    subscribe(e) {
      return (
        this.listeners.add(e),
        this.onSubscribe(),
        () => {
          (this.listeners.delete(e), this.onUnsubscribe());
        }
      );
    }
    hasListeners() {
      return this.listeners.size > 0;
    }
    onSubscribe() {}
    onUnsubscribe() {}
  },
  F = new (class extends P {
    #e;
    #t;
    #n;
    constructor() {
      (super(),
        (this.#n = (e) => {
          if (typeof window < `u` && window.addEventListener) {
            let t = () => e();
            return (
              window.addEventListener(`visibilitychange`, t, !1),
              () => {
                window.removeEventListener(`visibilitychange`, t);
              }
            );
          }
        }));
    }
    onSubscribe() {
      this.#t || this.setEventListener(this.#n);
    }
    onUnsubscribe() {
      this.hasListeners() || (this.#t?.(), (this.#t = void 0));
    }
    setEventListener(e) {
      ((this.#n = e),
        this.#t?.(),
        (this.#t = e((e) => {
          typeof e == `boolean` ? this.setFocused(e) : this.onFocus();
        })));
    }
    setFocused(e) {
      this.#e !== e && ((this.#e = e), this.onFocus());
    }
    onFocus() {
      let e = this.isFocused();
      this.listeners.forEach((t) => {
        t(e);
      });
    }
    isFocused() {
      return typeof this.#e == `boolean`
        ? this.#e
        : globalThis.document?.visibilityState !== `hidden`;
    }
  })(),
  se = d;
function ce() {
  let e = [],
    t = 0,
    n = (e) => {
      e();
    },
    r = (e) => {
      e();
    },
    i = se,
    a = (r) => {
      t
        ? e.push(r)
        : i(() => {
            n(r);
          });
    },
    o = () => {
      let t = e;
      ((e = []),
        t.length &&
          i(() => {
            r(() => {
              t.forEach((e) => {
                n(e);
              });
            });
          }));
    };
  return {
    batch: (e) => {
      let n;
      t++;
      try {
        n = e();
      } finally {
        (t--, t || o());
      }
      return n;
    },
    batchCalls:
      (e) =>
      (...t) => {
        a(() => {
          e(...t);
        });
      },
    schedule: a,
    setNotifyFunction: (e) => {
      n = e;
    },
    setBatchNotifyFunction: (e) => {
      r = e;
    },
    setScheduler: (e) => {
      i = e;
    },
  };
}
var I = ce(),
  L = new (class extends P {
    #e = !0;
    #t;
    #n;
    constructor() {
      (super(),
        (this.#n = (e) => {
          if (typeof window < `u` && window.addEventListener) {
            let t = () => e(!0),
              n = () => e(!1);
            return (
              window.addEventListener(`online`, t, !1),
              window.addEventListener(`offline`, n, !1),
              () => {
                (window.removeEventListener(`online`, t), window.removeEventListener(`offline`, n));
              }
            );
          }
        }));
    }
    onSubscribe() {
      this.#t || this.setEventListener(this.#n);
    }
    onUnsubscribe() {
      this.hasListeners() || (this.#t?.(), (this.#t = void 0));
    }
    setEventListener(e) {
      ((this.#n = e), this.#t?.(), (this.#t = e(this.setOnline.bind(this))));
    }
    setOnline(e) {
      this.#e !== e &&
        ((this.#e = e),
        this.listeners.forEach((t) => {
          t(e);
        }));
    }
    isOnline() {
      return this.#e;
    }
  })();
function le(e) {
  return Math.min(1e3 * 2 ** e, 3e4);
}
function R(e) {
  return (e ?? `online`) !== `online` || L.isOnline();
}
var z = class extends Error {
  constructor(e) {
    (super(`CancelledError`), (this.revert = e?.revert), (this.silent = e?.silent));
  }
};
function B(e) {
  let t = !1,
    n = 0,
    r,
    i = `pending`,
    a,
    o,
    s = new Promise((e, t) => {
      ((a = e), (o = t));
    });
  s.catch(p);
  let c = () => i !== `pending`,
    l = (t) => {
      if (!c()) {
        let n = new z(t);
        (g(n), e.onCancel?.(n));
      }
    },
    u = () => {
      t = !0;
    },
    d = () => {
      t = !1;
    },
    f = () => F.isFocused() && (e.networkMode === `always` || L.isOnline()) && e.canRun(),
    m = () => R(e.networkMode) && e.canRun(),
    h = (e) => {
      c() || (r?.(), (i = `resolved`), a(e));
    },
    g = (e) => {
      c() || (r?.(), (i = `rejected`), o(e));
    },
    _ = (t) =>
      new Promise((n) => {
        ((r = (e) => {
          (c() || t()) && n(e);
        }),
          e.onPause?.());
      }).then(() => {
        ((r = void 0), c() || e.onContinue?.());
      }),
    v = () => {
      if (c()) return;
      let r,
        i = n === 0 ? e.initialPromise : void 0;
      try {
        r = i ?? e.fn();
      } catch (e) {
        r = Promise.reject(e);
      }
      Promise.resolve(r)
        .then(h)
        .catch((r) => {
          if (c()) return;
          let i = e.retry ?? (N() ? 0 : 3),
            a = e.retryDelay ?? le,
            o = typeof a == `function` ? a(n, r) : a,
            s = i === !0 || (typeof i == `number` && n < i) || (typeof i == `function` && i(n, r));
          t || !s
            ? g(r)
            : (n++,
              e.onFail?.(n, r),
              te(o)
                .then(() => (c() || f() ? void 0 : _(f)))
                .then(() => {
                  t ? g(r) : v();
                }));
        });
    };
  return {
    promise: s,
    status: () => i,
    cancel: l,
    continue: () => (r?.(), s),
    cancelRetry: u,
    continueRetry: d,
    canStart: m,
    start: () => (m() ? v() : _(m).then(v), s),
  };
}
var V = class {
  #e;
  destroy() {
    this.clearGcTimeout();
  }
  scheduleGc() {
    (this.clearGcTimeout(),
      h(this.gcTime) &&
        (this.#e = u.setTimeout(() => {
          this.optionalRemove();
        }, this.gcTime)));
  }
  updateGcTime(e) {
    this.gcTime = Math.max(this.gcTime || 0, e ?? (N() ? 1 / 0 : 3e5));
  }
  clearGcTimeout() {
    this.#e !== void 0 && (u.clearTimeout(this.#e), (this.#e = void 0));
  }
};
function ue(e) {
  return {
    onFetch: (t, n) => {
      let r = t.options,
        i = t.fetchOptions?.meta?.fetchMore?.direction,
        a = t.state.data?.pages || [],
        o = t.state.data?.pageParams || [],
        s = { pages: [], pageParams: [] },
        c = 0,
        l = async () => {
          let n = !1,
            l = t,
            u = (e) => {
              ae(
                e,
                () => t.signal,
                () => (n = !0),
                l[M],
              );
            },
            d = A(t.options, t.fetchOptions),
            f = async (e, r, i) => {
              if (n) return Promise.reject(t.signal.reason);
              if (r == null && e.pages.length) return Promise.resolve(e);
              let a = (() => {
                  let e = {
                    client: t.client,
                    queryKey: t.queryKey,
                    pageParam: r,
                    direction: i ? `backward` : `forward`,
                    meta: t.options.meta,
                  };
                  return (u(e), e);
                })(),
                o = await d(a),
                { maxPages: s } = t.options,
                c = i ? ie : re;
              return { pages: c(e.pages, o, s), pageParams: c(e.pageParams, r, s) };
            };
          if (i && a.length) {
            let e = i === `backward`,
              t = e ? U : H,
              n = { pages: a, pageParams: o };
            s = await f(n, t(r, n), e);
          } else {
            let t = e ?? a.length;
            do {
              let e = c === 0 ? (o[0] === void 0 ? r.initialPageParam : o[0]) : H(r, s);
              if (c > 0 && e == null) break;
              ((s = await f(s, e)), c++);
            } while (c < t);
          }
          return s;
        };
      t.fetchFn = t.options.persister
        ? () =>
            t.options.persister?.(
              l,
              { client: t.client, queryKey: t.queryKey, meta: t.options.meta, signal: t.signal },
              n,
            )
        : l;
    },
  };
}
function H(e, { pages: t, pageParams: n }) {
  let r = t.length - 1;
  return t.length > 0 ? e.getNextPageParam(t[r], t, n[r], n) : void 0;
}
function U(e, { pages: t, pageParams: n }) {
  return t.length > 0 ? e.getPreviousPageParam?.(t[0], t, n[0], n) : void 0;
}
function de(e, t) {
  return t ? H(e, t) != null : !1;
}
function fe(e, t) {
  return !t || !e.getPreviousPageParam ? !1 : U(e, t) != null;
}
var pe = class extends V {
  #e;
  #t;
  #n;
  #r;
  #i;
  #a;
  #o;
  #s;
  #c;
  constructor(e) {
    (super(),
      (this.#c = !1),
      (this.#s = e.defaultOptions),
      this.setOptions(e.options),
      (this.observers = []),
      (this.#i = e.client),
      (this.#r = this.#i.getQueryCache()),
      (this.queryKey = e.queryKey),
      (this.queryHash = e.queryHash),
      (this.#t = K(this.options)),
      (this.state = e.state ?? this.#t),
      this.scheduleGc());
  }
  get meta() {
    return this.options.meta;
  }
  get queryType() {
    return this.#e;
  }
  get promise() {
    return this.#a?.promise;
  }
  setOptions(e) {
    if (
      ((this.options = { ...this.#s, ...e }),
      e?._type && (this.#e = e._type),
      this.updateGcTime(this.options.gcTime),
      this.state && this.state.data === void 0)
    ) {
      let e = K(this.options);
      e.data !== void 0 && (this.setState(G(e.data, e.dataUpdatedAt)), (this.#t = e));
    }
  }
  optionalRemove() {
    !this.observers.length && this.state.fetchStatus === `idle` && this.#r.remove(this);
  }
  setData(e, t) {
    let n = O(this.state.data, e, this.options);
    return (
      this.#l({ data: n, type: `success`, dataUpdatedAt: t?.updatedAt, manual: t?.manual }), n
    );
  }
  setState(e) {
    this.#l({ type: `setState`, state: e });
  }
  cancel(e) {
    let t = this.#a?.promise;
    return (this.#a?.cancel(e), t ? t.then(p).catch(p) : Promise.resolve());
  }
  destroy() {
    (super.destroy(), this.cancel({ silent: !0 }));
  }
  get resetState() {
    return this.#t;
  }
  reset() {
    (this.destroy(), this.setState(this.resetState));
  }
  isActive() {
    return this.observers.some((e) => _(e.options.enabled, this) !== !1);
  }
  isDisabled() {
    return this.getObserversCount() > 0
      ? !this.isActive()
      : this.options.queryFn === k || !this.isFetched();
  }
  isFetched() {
    return this.state.dataUpdateCount + this.state.errorUpdateCount > 0;
  }
  isStatic() {
    return (
      this.state.data !== void 0 &&
      this.getObserversCount() > 0 &&
      this.observers.some((e) => _(e.options.staleTime, this) === `static`)
    );
  }
  isStale() {
    return this.getObserversCount() > 0
      ? this.observers.some((e) => e.getCurrentResult().isStale)
      : this.state.data === void 0 || this.state.isInvalidated;
  }
  isStaleByTime(e = 0) {
    return this.state.data === void 0
      ? !0
      : e === `static`
        ? !1
        : this.state.isInvalidated
          ? !0
          : !g(this.state.dataUpdatedAt, e);
  }
  onFocus() {
    (this.observers.find((e) => e.shouldFetchOnWindowFocus())?.refetch({ cancelRefetch: !1 }),
      this.#a?.continue());
  }
  onOnline() {
    (this.observers.find((e) => e.shouldFetchOnReconnect())?.refetch({ cancelRefetch: !1 }),
      this.#a?.continue());
  }
  addObserver(e) {
    this.observers.includes(e) ||
      (this.observers.push(e),
      this.clearGcTimeout(),
      this.#r.notify({ type: `observerAdded`, query: this, observer: e }));
  }
  removeObserver(e) {
    let t = this.observers.indexOf(e);
    t !== -1 &&
      (this.observers.splice(t, 1),
      this.observers.length ||
        (this.#a &&
          (this.#c || (this.state.fetchStatus === `paused` && this.state.status === `pending`)
            ? this.#a.cancel({ revert: !0 })
            : this.#a.cancelRetry()),
        this.scheduleGc()),
      this.#r.notify({ type: `observerRemoved`, query: this, observer: e }));
  }
  getObserversCount() {
    return this.observers.length;
  }
  invalidate() {
    this.state.isInvalidated || this.#l({ type: `invalidate` });
  }
  async fetch(e, t) {
    if (this.state.fetchStatus !== `idle` && this.#a?.status() !== `rejected`) {
      if (this.state.data !== void 0 && t?.cancelRefetch) this.cancel({ silent: !0 });
      else if (this.#a && this.#o) return (this.#a.continueRetry(), this.#o);
    }
    if ((e && this.setOptions(e), !this.options.queryFn)) {
      let e = this.observers.find((e) => e.options.queryFn);
      e && this.setOptions(e.options);
    }
    let n = new AbortController(),
      r = (e) => {
        Object.defineProperties(e, {
          [M]: { value: n.signal, enumerable: !0 },
          signal: { enumerable: !0, get: () => ((this.#c = !0), n.signal) },
        });
      },
      i = () => {
        let e = A(this.options, t),
          n = (() => {
            let e = { client: this.#i, queryKey: this.queryKey, meta: this.meta };
            return (r(e), e);
          })();
        return ((this.#c = !1), this.options.persister ? this.options.persister(e, n, this) : e(n));
      },
      a = (() => {
        let e = {
          fetchOptions: t,
          options: this.options,
          queryKey: this.queryKey,
          client: this.#i,
          state: this.state,
          fetchFn: i,
        };
        return (r(e), e);
      })();
    ((this.#e === `infinite` ? ue(this.options.pages) : this.options.behavior)?.onFetch(a, this),
      (this.#n = this.state),
      (this.state.fetchStatus === `idle` || this.state.fetchMeta !== a.fetchOptions?.meta) &&
        this.#l({ type: `fetch`, meta: a.fetchOptions?.meta }));
    let o = (this.#a = B({
        initialPromise: t?.initialPromise,
        fn: a.fetchFn,
        onCancel: (e) => {
          (e instanceof z && e.revert && this.setState({ ...this.#n, fetchStatus: `idle` }),
            n.abort());
        },
        onFail: (e, t) => {
          this.#l({ type: `failed`, failureCount: e, error: t });
        },
        onPause: () => {
          this.#l({ type: `pause` });
        },
        onContinue: () => {
          this.#l({ type: `continue` });
        },
        retry: a.options.retry,
        retryDelay: a.options.retryDelay,
        networkMode: a.options.networkMode,
        canRun: () => !0,
      })),
      s = (async () => {
        try {
          let e = await o.promise;
          if (e === void 0) throw Error(`${this.queryHash} data is undefined`);
          return (
            this.setData(e),
            this.#r.config.onSuccess?.(e, this),
            this.#r.config.onSettled?.(e, this.state.error, this),
            e
          );
        } catch (e) {
          if (e instanceof z) {
            if (e.silent) {
              if (this.#a !== o && this.#o) return this.#o;
              throw e;
            }
            if (e.revert) {
              if (this.state.data === void 0) throw e;
              return this.state.data;
            }
          }
          throw (
            this.#l({ type: `error`, error: e }),
            this.#r.config.onError?.(e, this),
            this.#r.config.onSettled?.(this.state.data, e, this),
            e
          );
        } finally {
          (this.#a === o && ((this.#a = void 0), (this.#o = void 0)), this.scheduleGc());
        }
      })();
    return ((this.#o = s), o.start(), s);
  }
  #l(e) {
    let t = (t) => {
      switch (e.type) {
        case `failed`:
          return { ...t, fetchFailureCount: e.failureCount, fetchFailureReason: e.error };
        case `pause`:
          return { ...t, fetchStatus: `paused` };
        case `continue`:
          return { ...t, fetchStatus: `fetching` };
        case `fetch`:
          return { ...t, ...W(t.data, this.options), fetchMeta: e.meta ?? null };
        case `success`:
          let n = {
            ...t,
            ...G(e.data, e.dataUpdatedAt),
            dataUpdateCount: t.dataUpdateCount + 1,
            ...(!e.manual && {
              fetchStatus: `idle`,
              fetchFailureCount: 0,
              fetchFailureReason: null,
            }),
          };
          return ((this.#n = e.manual ? n : void 0), n);
        case `error`:
          let r = e.error;
          return {
            ...t,
            error: r,
            errorUpdateCount: t.errorUpdateCount + 1,
            errorUpdatedAt: Date.now(),
            fetchFailureCount: t.fetchFailureCount + 1,
            fetchFailureReason: r,
            fetchStatus: `idle`,
            status: `error`,
            isInvalidated: !0,
          };
        case `invalidate`:
          return { ...t, isInvalidated: !0 };
        case `setState`:
          return { ...t, ...e.state };
      }
    };
    ((this.state = t(this.state)),
      I.batch(() => {
        (this.observers.slice().forEach((e) => {
          e.onQueryUpdate();
        }),
          this.#r.notify({ query: this, type: `updated`, action: e }));
      }));
  }
};
function W(e, t) {
  return {
    fetchFailureCount: 0,
    fetchFailureReason: null,
    fetchStatus: R(t.networkMode) ? `fetching` : `paused`,
    ...(e === void 0 && { error: null, status: `pending` }),
  };
}
function G(e, t) {
  return {
    data: e,
    dataUpdatedAt: t ?? Date.now(),
    error: null,
    isInvalidated: !1,
    status: `success`,
  };
}
function K(e) {
  let t = typeof e.initialData == `function` ? e.initialData() : e.initialData,
    n = t !== void 0,
    r = n
      ? typeof e.initialDataUpdatedAt == `function`
        ? e.initialDataUpdatedAt()
        : e.initialDataUpdatedAt
      : 0;
  return {
    data: t,
    dataUpdateCount: 0,
    dataUpdatedAt: n ? (r ?? Date.now()) : 0,
    error: null,
    errorUpdateCount: 0,
    errorUpdatedAt: 0,
    fetchFailureCount: 0,
    fetchFailureReason: null,
    fetchMeta: null,
    isInvalidated: !1,
    status: n ? `success` : `pending`,
    fetchStatus: `idle`,
  };
}
var q = class extends P {
  #e;
  #t = void 0;
  #n = void 0;
  #r = void 0;
  #i;
  #a;
  #o;
  #s;
  #c;
  #l;
  #u;
  #d;
  #f;
  #p = new Set();
  constructor(e, t) {
    (super(),
      (this.options = t),
      (this.#e = e),
      (this.#o = null),
      this.bindMethods(),
      this.setOptions(t));
  }
  bindMethods() {
    this.refetch = this.refetch.bind(this);
  }
  onSubscribe() {
    this.listeners.size === 1 &&
      (this.#t.addObserver(this),
      J(this.#t, this.options) ? this.#m() : this.updateResult(),
      this.#y());
  }
  onUnsubscribe() {
    this.hasListeners() || this.destroy();
  }
  shouldFetchOnReconnect() {
    return Y(this.#t, this.options, this.options.refetchOnReconnect);
  }
  shouldFetchOnWindowFocus() {
    return Y(this.#t, this.options, this.options.refetchOnWindowFocus);
  }
  destroy() {
    ((this.listeners = new Set()), this.#b(), this.#x(), this.#t.removeObserver(this));
  }
  setOptions(e) {
    let t = this.options,
      n = this.#t;
    if (
      ((this.options = this.#e.defaultQueryOptions(e)),
      this.options.enabled !== void 0 &&
        typeof this.options.enabled != `boolean` &&
        typeof this.options.enabled != `function` &&
        typeof _(this.options.enabled, this.#t) != `boolean`)
    )
      throw Error(`Expected enabled to be a boolean or a callback that returns a boolean`);
    (this.#S(),
      this.#t.setOptions(this.options),
      t._defaulted &&
        !w(this.options, t) &&
        this.#e
          .getQueryCache()
          .notify({ type: `observerOptionsUpdated`, query: this.#t, observer: this }));
    let r = this.hasListeners();
    (r && he(this.#t, n, this.options, t) && this.#m(),
      this.updateResult(),
      r &&
        (this.#t !== n ||
          _(this.options.enabled, this.#t) !== _(t.enabled, this.#t) ||
          _(this.options.staleTime, this.#t) !== _(t.staleTime, this.#t)) &&
        this.#g());
    let i = this.#_();
    r &&
      (this.#t !== n ||
        _(this.options.enabled, this.#t) !== _(t.enabled, this.#t) ||
        i !== this.#f) &&
      this.#v(i);
  }
  getOptimisticResult(e) {
    let t = this.#e.getQueryCache().build(this.#e, e),
      n = this.createResult(t, e);
    return (
      w(this.getCurrentResult(), n) ||
        ((this.#r = n), (this.#a = this.options), (this.#i = this.#t.state)),
      n
    );
  }
  getCurrentResult() {
    return this.#r;
  }
  trackResult(e, t) {
    return new Proxy(e, { get: (e, n) => (this.trackProp(n), t?.(n), Reflect.get(e, n)) });
  }
  trackProp(e) {
    this.#p.add(e);
  }
  getCurrentQuery() {
    return this.#t;
  }
  refetch({ ...e } = {}) {
    return this.fetch({ ...e });
  }
  fetchOptimistic(e) {
    let t = this.#e.defaultQueryOptions(e),
      n = this.#e.getQueryCache().build(this.#e, t),
      r = () => {},
      i,
      a = new Promise((e) => {
        ((i = e),
          (r = this.#e.getQueryCache().subscribe((i) => {
            i.type === `updated` &&
              i.query.queryHash === n.queryHash &&
              n.state.data !== void 0 &&
              (r(), e(this.createResult(n, t)));
          })));
      });
    return Promise.race([
      n
        .fetch(t)
        .then(() => {
          let e = this.createResult(n, t);
          return (i?.(e), e);
        })
        .finally(() => {
          r();
        }),
      a,
    ]);
  }
  fetch(e) {
    return this.#m({ ...e, cancelRefetch: e.cancelRefetch ?? !0 }).then(
      () => (this.updateResult(), this.#r),
    );
  }
  #m(e) {
    this.#S();
    let t = this.#t.fetch(this.options, e);
    return (e?.throwOnError || (t = t.catch(p)), t);
  }
  #h(e) {
    return !N() && _(this.options.enabled, this.#t) !== !1 && h(e);
  }
  #g() {
    this.#b();
    let e = _(this.options.staleTime, this.#t);
    if (this.#r.isStale || !this.#h(e)) return;
    let t = g(this.#r.dataUpdatedAt, e) + 1;
    this.#u = u.setTimeout(() => {
      this.#r.isStale || this.updateResult();
    }, t);
  }
  #_() {
    return _(this.options.refetchInterval, this.#t) ?? !1;
  }
  #v(e) {
    (this.#x(),
      (this.#f = e),
      this.#f !== 0 &&
        this.#h(this.#f) &&
        (this.#d = u.setInterval(() => {
          (this.options.refetchIntervalInBackground || F.isFocused()) && this.#m();
        }, this.#f)));
  }
  #y() {
    (this.#g(), this.#v(this.#_()));
  }
  #b() {
    this.#u !== void 0 && (u.clearTimeout(this.#u), (this.#u = void 0));
  }
  #x() {
    this.#d !== void 0 && (u.clearInterval(this.#d), (this.#d = void 0));
  }
  createResult(e, t) {
    let n = this.#t,
      r = this.options,
      i = this.#r,
      a = this.#i,
      o = this.#a,
      s = e === n ? this.#n : e.state,
      { state: c } = e,
      l = { ...c },
      u = !1,
      d;
    if (t._optimisticResults) {
      let i = this.hasListeners(),
        a = !i && J(e, t),
        o = i && he(e, n, t, r);
      ((a || o) && (l = { ...l, ...W(c.data, e.options) }),
        t._optimisticResults === `isRestoring` && (l.fetchStatus = `idle`));
    }
    let { error: f, errorUpdatedAt: p, status: m } = l;
    d = l.data;
    let h = !1;
    if (t.placeholderData !== void 0 && d === void 0 && m === `pending`) {
      let e;
      (i?.isPlaceholderData && t.placeholderData === o?.placeholderData
        ? ((e = i.data), (h = !0))
        : (e =
            typeof t.placeholderData == `function`
              ? t.placeholderData(this.#l?.state.data, this.#l)
              : t.placeholderData),
        e !== void 0 && ((m = `success`), (d = O(i?.data, e, t)), (u = !0)));
    }
    if (t.select && d !== void 0 && !h) {
      if (i && d === a?.data && t.select === this.#s) d = this.#c;
      else
        try {
          ((this.#s = t.select),
            (d = t.select(d)),
            (d = O(i?.data, d, t)),
            (this.#c = d),
            (this.#o = null));
        } catch (e) {
          this.#o = e;
        }
    } else d === void 0 && (this.#o = null);
    this.#o &&
      ((f = this.#o),
      (d = this.#c),
      (p = i?.error === f ? i.errorUpdatedAt : Date.now()),
      (m = `error`),
      (u = !1));
    let g = l.fetchStatus === `fetching`,
      v = m === `pending`,
      y = m === `error`,
      b = v && g,
      x = d !== void 0;
    return {
      status: m,
      fetchStatus: l.fetchStatus,
      isPending: v,
      isSuccess: m === `success`,
      isError: y,
      isInitialLoading: b,
      isLoading: b,
      data: d,
      dataUpdatedAt: l.dataUpdatedAt,
      error: f,
      errorUpdatedAt: p,
      failureCount: l.fetchFailureCount,
      failureReason: l.fetchFailureReason,
      errorUpdateCount: l.errorUpdateCount,
      isFetched: e.isFetched(),
      isFetchedAfterMount:
        l.dataUpdateCount > s.dataUpdateCount || l.errorUpdateCount > s.errorUpdateCount,
      isFetching: g,
      isRefetching: g && !v,
      isLoadingError: y && !x,
      isPaused: l.fetchStatus === `paused`,
      isPlaceholderData: u,
      isRefetchError: y && x,
      isStale: X(e, t),
      refetch: this.refetch,
      isEnabled: _(t.enabled, e) !== !1,
    };
  }
  updateResult() {
    let e = this.#r,
      t = this.createResult(this.#t, this.options);
    if (
      ((this.#i = this.#t.state),
      (this.#a = this.options),
      this.#i.data !== void 0 && (this.#l = this.#t),
      w(t, e))
    )
      return;
    this.#r = t;
    let n = (() => {
      if (!e) return !0;
      let { notifyOnChangeProps: t } = this.options,
        n = typeof t == `function` ? t() : t;
      if (
        n === `all` ||
        (!n && !this.#p.size) ||
        (this.options.throwOnError && this.#r.error !== e.error)
      )
        return !0;
      for (let t of n ?? this.#p) if (this.#r[t] !== e[t]) return !0;
      return !1;
    })();
    I.batch(() => {
      (n &&
        this.listeners.forEach((e) => {
          e(this.#r);
        }),
        this.#e.getQueryCache().notify({ query: this.#t, type: `observerResultsUpdated` }));
    });
  }
  #S() {
    let e = this.#e.getQueryCache().build(this.#e, this.options);
    if (e === this.#t) return;
    let t = this.#t;
    ((this.#t = e),
      (this.#n = e.state),
      this.hasListeners() && (t?.removeObserver(this), e.addObserver(this)));
  }
  onQueryUpdate() {
    (this.updateResult(), this.hasListeners() && this.#y());
  }
};
function me(e, t) {
  return (
    _(t.enabled, e) !== !1 &&
    e.state.data === void 0 &&
    (e.state.status !== `error` || _(t.retryOnMount, e) !== !1)
  );
}
function J(e, t) {
  return me(e, t) || (e.state.data !== void 0 && Y(e, t, t.refetchOnMount));
}
function Y(e, t, n) {
  if (_(t.enabled, e) !== !1 && _(t.staleTime, e) !== `static`) {
    let r = _(n, e);
    return r === `always` || (r !== !1 && X(e, t));
  }
  return !1;
}
function he(e, t, n, r) {
  return (
    (e !== t || _(r.enabled, e) === !1) && (!n.suspense || e.state.status !== `error`) && X(e, n)
  );
}
function X(e, t) {
  return _(t.enabled, e) !== !1 && e.isStaleByTime(_(t.staleTime, e));
}
var ge = i.createContext(!1),
  _e = () => i.useContext(ge);
ge.Provider;
function ve() {
  let e = !1;
  return {
    clearReset: () => {
      e = !1;
    },
    reset: () => {
      e = !0;
    },
    isReset: () => e,
  };
}
var ye = i.createContext(ve()),
  be = () => i.useContext(ye),
  xe = (e, t, n) => {
    let r =
      n?.state.status === `error` && typeof e.throwOnError == `function`
        ? j(e.throwOnError, [n.state.error, n])
        : e.throwOnError;
    (e.suspense || r) && (t.isReset() || (e.retryOnMount = !1));
  },
  Se = (e) => {
    i.useEffect(() => {
      e.clearReset();
    }, [e]);
  },
  Ce = ({ result: e, errorResetBoundary: t, throwOnError: n, query: r, suspense: i }) =>
    e.isError &&
    !t.isReset() &&
    !e.isFetching &&
    r &&
    ((i && e.data === void 0) || j(n, [e.error, r])),
  we = (e) => {
    if (e.suspense) {
      let t = 1e3,
        n = (e) => (e === `static` ? e : Math.max(e ?? t, t)),
        r = e.staleTime;
      ((e.staleTime = typeof r == `function` ? (...e) => n(r(...e)) : n(r)),
        typeof e.gcTime == `number` && (e.gcTime = Math.max(e.gcTime, t)));
    }
  },
  Te = (e, t) => e?.suspense && t.isPending,
  Ee = (e, t, n) =>
    t.fetchOptimistic(e).catch(() => {
      n.clearReset();
    });
function Z(e, t, n) {
  let r = _e(),
    a = be(),
    o = s(n),
    c = o.defaultQueryOptions(e),
    l = o.getQueryCache().get(c.queryHash),
    u = e.subscribed !== !1;
  ((c._optimisticResults = r ? `isRestoring` : u ? `optimistic` : void 0),
    we(c),
    xe(c, a, l),
    Se(a));
  let [d] = i.useState(() => new t(o, c)),
    f = d.getOptimisticResult(c);
  i.useEffect(() => {
    d.setOptions(c);
  }, [c, d]);
  let m = !r && u;
  if (
    (i.useSyncExternalStore(
      i.useCallback(
        (e) => {
          let t = m ? d.subscribe(I.batchCalls(e)) : p;
          return (d.updateResult(), t);
        },
        [d, m],
      ),
      () => d.getCurrentResult(),
      () => d.getCurrentResult(),
    ),
    Te(c, f))
  )
    throw Ee(c, d, a);
  if (
    Ce({
      result: f,
      errorResetBoundary: a,
      throwOnError: c.throwOnError,
      query: l,
      suspense: c.suspense,
    })
  )
    throw f.error;
  return c.notifyOnChangeProps ? f : d.trackResult(f);
}
function De(e, t) {
  return Z(e, q, t);
}
var Q = (e, t, n, r, i, a = []) => ({
    value: e,
    name: n,
    label: `${t} ${n}`,
    tag: r,
    direction: i === `Arab` || i === `Hebr` ? `rtl` : `ltr`,
    script: i,
    neighbours: a,
  }),
  $ = [
    Q(`arabic`, `🇸🇦`, `Arabic`, `ar`, `Arab`),
    Q(`bengali`, `🇧🇩`, `Bengali`, `bn`, `Beng`),
    Q(`bulgarian`, `🇧🇬`, `Bulgarian`, `bg`, `Cyrl`),
    Q(`chinese`, `🇨🇳`, `Chinese`, `zh-Hans`, `Hans`),
    Q(`croatian`, `🇭🇷`, `Croatian`, `hr`, `Latn`, [`serbian`, `slovenian`]),
    Q(`czech`, `🇨🇿`, `Czech`, `cs`, `Latn`, [`slovak`]),
    Q(`danish`, `🇩🇰`, `Danish`, `da`, `Latn`, [`norwegian`]),
    Q(`dutch`, `🇳🇱`, `Dutch`, `nl`, `Latn`),
    Q(`english`, `🇬🇧`, `English`, `en`, `Latn`),
    Q(`finnish`, `🇫🇮`, `Finnish`, `fi`, `Latn`),
    Q(`french`, `🇫🇷`, `French`, `fr`, `Latn`),
    Q(`german`, `🇩🇪`, `German`, `de`, `Latn`),
    Q(`greek`, `🇬🇷`, `Greek`, `el`, `Grek`),
    Q(`hebrew`, `🇮🇱`, `Hebrew`, `he`, `Hebr`),
    Q(`hindi`, `🇮🇳`, `Hindi`, `hi`, `Deva`),
    Q(`hungarian`, `🇭🇺`, `Hungarian`, `hu`, `Latn`),
    Q(`indonesian`, `🇮🇩`, `Indonesian`, `id`, `Latn`, [`malay`]),
    Q(`italian`, `🇮🇹`, `Italian`, `it`, `Latn`),
    Q(`japanese`, `🇯🇵`, `Japanese`, `ja`, `Jpan`),
    Q(`korean`, `🇰🇷`, `Korean`, `ko`, `Kore`),
    Q(`latvian`, `🇱🇻`, `Latvian`, `lv`, `Latn`, [`lithuanian`]),
    Q(`lithuanian`, `🇱🇹`, `Lithuanian`, `lt`, `Latn`, [`latvian`]),
    Q(`malay`, `🇲🇾`, `Malay`, `ms`, `Latn`, [`indonesian`]),
    Q(`norwegian`, `🇳🇴`, `Norwegian`, `nb`, `Latn`, [`danish`]),
    Q(`persian`, `🇮🇷`, `Persian`, `fa`, `Arab`),
    Q(`polish`, `🇵🇱`, `Polish`, `pl`, `Latn`),
    Q(`portuguese`, `🇵🇹`, `Portuguese`, `pt-PT`, `Latn`, [`portuguese_br`]),
    Q(`portuguese_br`, `🇧🇷`, `Portuguese (Brazil)`, `pt-BR`, `Latn`, [`portuguese`]),
    Q(`romanian`, `🇷🇴`, `Romanian`, `ro`, `Latn`),
    Q(`russian`, `🇷🇺`, `Russian`, `ru`, `Cyrl`),
    Q(`serbian`, `🇷🇸`, `Serbian`, `sr`, `Cyrl`, [`croatian`]),
    Q(`slovak`, `🇸🇰`, `Slovak`, `sk`, `Latn`, [`czech`]),
    Q(`slovenian`, `🇸🇮`, `Slovenian`, `sl`, `Latn`, [`croatian`]),
    Q(`spanish`, `🇪🇸`, `Spanish`, `es`, `Latn`),
    Q(`swedish`, `🇸🇪`, `Swedish`, `sv`, `Latn`),
    Q(`tamil`, `🇮🇳`, `Tamil`, `ta`, `Taml`),
    Q(`thai`, `🇹🇭`, `Thai`, `th`, `Thai`),
    Q(`turkish`, `🇹🇷`, `Turkish`, `tr`, `Latn`),
    Q(`ukrainian`, `🇺🇦`, `Ukrainian`, `uk`, `Cyrl`),
    Q(`urdu`, `🇵🇰`, `Urdu`, `ur`, `Arab`, [`hindi`]),
    Q(`vietnamese`, `🇻🇳`, `Vietnamese`, `vi`, `Latn`),
  ],
  Oe = `english`,
  ke = r($.map((e) => e.value)),
  Ae = new Map($.map((e) => [e.value, e]));
function je(e) {
  return Ae.get(e);
}
var Me = /^(ar|arc|ckb|dv|fa|he|iw|ps|sd|ug|ur|yi)\b/i;
function Ne(e) {
  let { languageTag: t } = e;
  return { tag: t, direction: Me.test(t) ? `rtl` : `ltr` };
}
export {
  c as A,
  v as C,
  w as D,
  _ as E,
  j as O,
  y as S,
  S as T,
  P as _,
  Ne as a,
  b,
  q as c,
  fe as d,
  V as f,
  F as g,
  I as h,
  je as i,
  s as j,
  k,
  pe as l,
  L as m,
  $ as n,
  De as o,
  B as p,
  ke as r,
  Z as s,
  Oe as t,
  de as u,
  m as v,
  p as w,
  ne as x,
  x as y,
};
