import { i as e, o as t, r as n, t as r } from './icons-Bghb7lTV.js';
import { D as i, O as a, _ as o, h as s, j as c, w as l, y as u } from './languages-bSqg6fvv.js';
import { L as d } from './app-rEIIDxDK.js';
var f = class extends o {
    #e;
    #t = void 0;
    #n;
    #r;
    constructor(e, t) {
      (super(), (this.#e = e), this.setOptions(t), this.bindMethods(), this.#i());
    }
    bindMethods() {
      ((this.mutate = this.mutate.bind(this)), (this.reset = this.reset.bind(this)));
    }
    setOptions(e) {
      let t = this.options;
      ((this.options = this.#e.defaultMutationOptions(e)),
        i(this.options, t) ||
          this.#e
            .getMutationCache()
            .notify({ type: `observerOptionsUpdated`, mutation: this.#n, observer: this }),
        t?.mutationKey &&
        this.options.mutationKey &&
        u(t.mutationKey) !== u(this.options.mutationKey)
          ? this.reset()
          : this.#n?.state.status === `pending` && this.#n.setOptions(this.options));
    }
    onSubscribe() {
      this.listeners.size === 1 && this.#n && (this.#n.addObserver(this), this.#i());
    }
    onUnsubscribe() {
      this.hasListeners() || this.#n?.removeObserver(this);
    }
    onMutationUpdate(e) {
      (this.#i(), this.#a(e));
    }
    getCurrentResult() {
      return this.#t;
    }
    reset() {
      (this.#n?.removeObserver(this), (this.#n = void 0), this.#i(), this.#a());
    }
    mutate(e, t) {
      return (
        (this.#r = t),
        this.#n?.removeObserver(this),
        (this.#n = this.#e.getMutationCache().build(this.#e, this.options)),
        this.#n.addObserver(this),
        this.#n.execute(e)
      );
    }
    #i() {
      let e = this.#n?.state ?? d();
      this.#t = {
        ...e,
        isPending: e.status === `pending`,
        isSuccess: e.status === `success`,
        isError: e.status === `error`,
        isIdle: e.status === `idle`,
        mutate: this.mutate,
        reset: this.reset,
      };
    }
    #a(e) {
      s.batch(() => {
        let t = this.#r;
        if (t && this.hasListeners()) {
          let n = this.#t.variables,
            r = this.#t.context,
            i = { client: this.#e, meta: this.options.meta, mutationKey: this.options.mutationKey };
          if (e?.type === `success`) {
            try {
              t.onSuccess?.(e.data, n, r, i);
            } catch (e) {
              Promise.reject(e);
            }
            try {
              t.onSettled?.(e.data, null, n, r, i);
            } catch (e) {
              Promise.reject(e);
            }
          } else if (e?.type === `error`) {
            try {
              t.onError?.(e.error, n, r, i);
            } catch (e) {
              Promise.reject(e);
            }
            try {
              t.onSettled?.(void 0, e.error, n, r, i);
            } catch (e) {
              Promise.reject(e);
            }
          }
        }
        this.listeners.forEach((e) => {
          e(this.#t);
        });
      });
    }
  },
  p = t(e(), 1);
function m(e, t) {
  let n = c(t),
    [r] = p.useState(() => new f(n, e));
  p.useEffect(() => {
    r.setOptions(e);
  }, [r, e]);
  let i = p.useSyncExternalStore(
      p.useCallback((e) => r.subscribe(s.batchCalls(e)), [r]),
      () => r.getCurrentResult(),
      () => r.getCurrentResult(),
    ),
    o = p.useCallback(
      (...e) => {
        r.mutate(e[0], e[1]).catch(l);
      },
      [r],
    );
  if (i.error && a(r.options.throwOnError, [i.error])) throw i.error;
  return { ...i, mutate: o, mutateAsync: i.mutate };
}
var h = n();
function g(e) {
  return (0, h.jsx)(v, { ...e, look: `choice` });
}
function _(e) {
  return (0, h.jsx)(v, { ...e, look: `choice switch`, isSwitch: !0 });
}
function v({ look: e, isSwitch: t, ...n }) {
  let {
      children: r,
      hint: i,
      isSelected: a,
      defaultSelected: o,
      onChange: s,
      isIndeterminate: c = !1,
    } = n,
    l = (0, p.useRef)(null),
    u = (0, p.useId)();
  return (
    (0, p.useEffect)(() => {
      l.current && (l.current.indeterminate = c);
    }, [c]),
    (0, h.jsxs)(`label`, {
      className: e,
      children: [
        (0, h.jsx)(`input`, {
          ref: l,
          type: `checkbox`,
          ...(t && { role: `switch` }),
          ...(a !== void 0 && { checked: a }),
          ...(o !== void 0 && { defaultChecked: o }),
          ...(i && { 'aria-describedby': u }),
          disabled: n.isDisabled ?? !1,
          required: n.isRequired ?? !1,
          ...(n.name !== void 0 && { name: n.name }),
          onChange: (e) => s?.(e.target.checked),
        }),
        (0, h.jsx)(`span`, { className: `choice-box` }),
        (0, h.jsx)(`span`, { children: r }),
        i && (0, h.jsx)(`span`, { className: `choice-hint`, id: u, children: i }),
      ],
    })
  );
}
function y(e, t, { value: n, isDisabled: r = !1 }) {
  return {
    type: `radio`,
    name: t,
    value: n,
    disabled: r,
    ...(e.value !== void 0 && { checked: e.value === n }),
    ...(e.defaultValue !== void 0 && { defaultChecked: e.defaultValue === n }),
    onChange: () => e.onChange?.(n),
  };
}
function b(e) {
  let { label: t, options: n, hint: r, error: i } = e,
    a = (0, p.useId)();
  return (0, h.jsxs)(`div`, {
    className: `field`,
    role: `radiogroup`,
    'aria-labelledby': `${a}-label`,
    children: [
      (0, h.jsx)(`span`, { className: `field-label`, id: `${a}-label`, children: t }),
      (0, h.jsx)(`div`, {
        className: `choices`,
        children: n.map((t) =>
          (0, h.jsxs)(
            `label`,
            {
              className: `choice radio`,
              children: [
                (0, h.jsx)(`input`, { ...y(e, a, t) }),
                (0, h.jsx)(`span`, { className: `choice-box` }),
                (0, h.jsx)(`span`, { children: t.label }),
                t.hint && (0, h.jsx)(`span`, { className: `choice-hint`, children: t.hint }),
              ],
            },
            t.value,
          ),
        ),
      }),
      r && (0, h.jsx)(`span`, { className: `field-hint`, children: r }),
      i && (0, h.jsx)(`span`, { className: `field-error`, role: `alert`, children: i }),
    ],
  });
}
function x(e) {
  let { label: t, options: n, isLabelHidden: i = !1 } = e,
    a = (0, p.useId)();
  return (0, h.jsxs)(`div`, {
    className: `field`,
    role: `radiogroup`,
    'aria-labelledby': `${a}-label`,
    children: [
      (0, h.jsx)(`span`, {
        className: i ? `visually-hidden` : `field-label`,
        id: `${a}-label`,
        children: t,
      }),
      (0, h.jsx)(`div`, {
        className: `segmented`,
        children: n.map((t) =>
          (0, h.jsxs)(
            `label`,
            {
              className: `segment`,
              children: [
                (0, h.jsx)(`input`, { ...y(e, a, t) }),
                t.icon && (0, h.jsx)(r, { name: t.icon }),
                t.label,
              ],
            },
            t.value,
          ),
        ),
      }),
    ],
  });
}
export { m as a, _ as i, b as n, x as r, g as t };
