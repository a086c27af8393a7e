import { i as e, o as t, r as n } from './icons-Bghb7lTV.js';
import {
  C as r,
  F as i,
  N as a,
  S as o,
  d as s,
  h as c,
  l,
  m as u,
  p as d,
  t as f,
  v as p,
  w as m,
  x as h,
  y as g,
} from './app-rEIIDxDK.js';
import { c as _, d as v, l as y, s as b } from './generations-C63rTdsx.js';
import { i as x, n as S, o as C, t as ee } from './api-client-CIS_L6yl.js';
import { n as te, o as ne, t as re } from './trigger-button-D8PEyqqm.js';
import { c as w, s as T } from './next-page-90JD7Hdc.js';
import { t as ie } from './bar-qhwoWP4k.js';
import { t as E } from './empty-Brh2VzY8.js';
import { a as ae, i as oe, n as D, r as O } from './field-CNsHqZRq.js';
import { a as k, i as se, r as ce } from './choice-5IcemAr_.js';
import { r as A, t as j } from './paths-Ds7KLzGz.js';
import { n as le, t as ue } from './save-file-6QmM973q.js';
import { n as de, t as fe } from './dialog-T0LYEiR3.js';
import { t as M } from './menu-CEiOeYyB.js';
import { n as N } from './toast-view-BkKMK5f2.js';
import { i as pe, j as P, n as me, r as F, x as I } from './languages-bSqg6fvv.js';
import { n as L, t as R } from './formats-Bv0SOR4R.js';
import { t as z } from './badge-Ds_w3agu.js';
var B = t(e(), 1),
  V = n(),
  he = [
    [`docx`, `Word`],
    [`pdf`, `PDF`],
    [`md`, `Markdown`],
    [`html`, `Web pages`],
    [`txt`, `Plain text`],
    [`json`, `Data`],
  ];
function ge({ ids: e, onDelete: t, onFavourite: n, onClear: r }) {
  let i = k({
      mutationFn: async (t) => {
        let n = await x(j.exportMany, { method: `POST`, body: { ids: e, as: t } });
        le(await n.blob(), ue(n) ?? `texts.zip`);
      },
      onError: (e) => N.show(C(e), { type: `error`, durationMs: 6e3 }),
    }),
    a = e.length > 100;
  return (0, V.jsxs)(`div`, {
    className: `bulk`,
    role: `region`,
    'aria-label': `Chosen`,
    children: [
      (0, V.jsxs)(`span`, { className: `bulk-count`, children: [e.length, ` chosen`] }),
      (0, V.jsx)(M, {
        label: `Export as a zip`,
        trigger: (0, V.jsx)(re, {
          isSmall: !0,
          icon: `download`,
          isDisabled: a || i.isPending,
          children: i.isPending ? `Packing…` : `Export`,
        }),
        groups: [
          {
            title: `All of them in one zip`,
            entries: he.map(([e, t]) => ({
              id: e,
              label: t,
              icon: `file`,
              onAct: () => i.mutate(e),
            })),
          },
        ],
      }),
      (0, V.jsx)(o, { isSmall: !0, icon: `star`, onPress: n, children: `Favourite` }),
      (0, V.jsx)(fe, {
        title: e.length === 1 ? `Delete this?` : `Delete ${e.length}?`,
        confirmLabel: `Delete`,
        isDanger: !0,
        onConfirm: t,
        trigger: (0, V.jsx)(o, { isSmall: !0, tone: `danger`, icon: `trash`, children: `Delete` }),
        children: (0, V.jsxs)(`p`, {
          children: [
            e.length === 1 ? `It goes` : `They go`,
            ` a few seconds after you confirm; until then you can undo it. After that nothing brings `,
            e.length === 1 ? `it` : `them`,
            ` back. The`,
            ` `,
            e.length === 1 ? `video stays` : `videos stay`,
            `.`,
          ],
        }),
      }),
      a &&
        (0, V.jsxs)(`span`, {
          className: `note`,
          children: [`At most `, 100, ` go into one zip.`],
        }),
      (0, V.jsx)(m, { icon: `close`, label: `Choose none`, isSmall: !0, onPress: r }),
    ],
  });
}
var _e = 6e3,
  H = new Map(),
  U = new Set(),
  W = new Set();
function G() {
  U = new Set(H.keys());
  for (let e of W) e();
}
function K(e) {
  (clearTimeout(H.get(e)), H.delete(e), G());
}
async function q(e, t, n = !1) {
  try {
    let r = A(j.generation, { id: t });
    (await x(r, { method: `DELETE`, keepalive: n }),
      e.removeQueries({ queryKey: h(t) }),
      e.removeQueries({ queryKey: [`generation`, t] }));
  } catch (e) {
    (e instanceof ee && e.status === 404) || N.show(C(e), { type: `error`, durationMs: 6e3 });
  }
  (await e.invalidateQueries({ queryKey: g }), K(t));
}
function ve() {
  let e = P();
  return {
    leaving: (0, B.useSyncExternalStore)(
      (e) => (W.add(e), () => W.delete(e)),
      () => U,
    ),
    start(t) {
      for (let n of t)
        (H.set(
          n,
          setTimeout(() => void q(e, n), _e),
        ),
          window.addEventListener(`pagehide`, () => H.has(n) && void q(e, n, !0), { once: !0 }));
      G();
    },
    undo(e) {
      for (let t of e) K(t);
    },
  };
}
function ye(e, { group: t, sort: n }) {
  return t === `video`
    ? [...Map.groupBy(e, ({ videoId: e }) => e)].map(([e, t]) => ({
        key: e,
        name: t[0]?.videoTitle ?? ``,
        videoId: e,
        made: t,
      }))
    : J({ group: t, sort: n })
      ? [...Map.groupBy(e, (e) => be(Y(e, n)))].map(([e, t]) => ({
          key: e,
          name: e,
          videoId: null,
          made: t,
        }))
      : [{ key: n, name: null, videoId: null, made: [...e] }];
}
function J({ group: e, sort: t }) {
  return e === `day` && t !== `title` && t !== `longest`;
}
function Y({ createdAt: e, updatedAt: t }, n) {
  return new Date(n === `edited` ? t : e);
}
function be(e) {
  let t = new Date();
  return e.toDateString() === t.toDateString()
    ? `Today`
    : e.toLocaleDateString(`en-GB`, {
        weekday: `long`,
        day: `numeric`,
        month: `long`,
        ...(e.getFullYear() !== t.getFullYear() && { year: `numeric` }),
      });
}
var xe = 30;
function Se(e) {
  let t = (t, n) => t.safeParse(e.get(n)).data ?? null;
  return {
    q: e.get(`q`) ?? ``,
    format: t(L, `format`),
    language: t(F, `language`),
    status: t(v, `status`),
    favourite: e.get(`favourite`) === `true`,
    sort: t(y, `sort`) ?? `newest`,
    group: e.get(`group`) === `video` ? `video` : `day`,
  };
}
function Ce(e) {
  let t = X(e);
  return (e.group === `video` && t.set(`group`, `video`), t);
}
function X(e) {
  let t = Z(e);
  return (e.sort !== `newest` && t.set(`sort`, e.sort), t);
}
function Z({ q: e, format: t, language: n, status: r, favourite: i }) {
  let a = new URLSearchParams();
  return (
    e.trim() !== `` && a.set(`q`, e.trim()),
    t && a.set(`format`, t),
    n && a.set(`language`, n),
    r && a.set(`status`, r),
    i && a.set(`favourite`, `true`),
    a
  );
}
function Q(e) {
  return Z(e).size > 0;
}
function we(e) {
  let t = X(e).toString();
  return i({
    queryKey: [...g, `library`, t],
    placeholderData: I,
    queryFn: ({ pageParam: e, signal: n }) => {
      let r = new URLSearchParams(t);
      return (
        r.set(`limit`, String(xe)),
        e !== null && r.set(`cursor`, e),
        S(`${j.generations}?${r}`, b, { signal: n })
      );
    },
    initialPageParam: null,
    getNextPageParam: (e) => e.nextCursor,
  });
}
var Te = 250,
  Ee = {
    newest: `Newest first`,
    oldest: `Oldest first`,
    edited: `Changed last`,
    title: `By title`,
    longest: `Longest first`,
  };
function De({ wish: e, onChange: t }) {
  let [n, r] = (0, B.useState)(e.q),
    i = (n) => t({ ...e, ...n });
  return (
    (0, B.useEffect)(() => {
      if (n === e.q) return;
      let r = setTimeout(() => t({ ...e, q: n }), Te);
      return () => clearTimeout(r);
    }, [n, e, t]),
    (0, V.jsxs)(`search`, {
      className: `library-filters`,
      'aria-label': `Library`,
      children: [
        (0, V.jsx)(D, {
          label: `Search`,
          isLabelHidden: !0,
          placeholder: `Any word of a title or a text, in any language`,
          value: n,
          onChange: r,
        }),
        (0, V.jsxs)(`div`, {
          className: `library-narrow`,
          children: [
            (0, V.jsx)(O, {
              label: `Format`,
              isLabelHidden: !0,
              value: e.format ?? ``,
              onChange: (e) => i({ format: e === `` ? null : e }),
              options: [{ value: ``, label: `Every format` }, ...R],
            }),
            (0, V.jsx)(O, {
              label: `Language`,
              isLabelHidden: !0,
              value: e.language ?? ``,
              onChange: (e) => i({ language: e === `` ? null : e }),
              options: [{ value: ``, label: `Every language` }, ...me],
            }),
            (0, V.jsx)(O, {
              label: `State`,
              isLabelHidden: !0,
              value: e.status ?? ``,
              onChange: (e) => i({ status: e === `` ? null : e }),
              options: [
                { value: ``, label: `Every state` },
                ...Object.entries(l).map(([e, t]) => ({ value: e, label: t })),
              ],
            }),
            (0, V.jsx)(O, {
              label: `Order`,
              isLabelHidden: !0,
              value: e.sort,
              onChange: (e) => i({ sort: e }),
              options: Object.entries(Ee).map(([e, t]) => ({ value: e, label: t })),
            }),
            (0, V.jsx)(se, {
              isSelected: e.favourite,
              onChange: (e) => i({ favourite: e }),
              children: `Favourites`,
            }),
            (0, V.jsx)(ce, {
              label: `Together`,
              isLabelHidden: !0,
              value: e.group,
              onChange: (e) => i({ group: e }),
              options: [
                { value: `day`, label: `By day` },
                { value: `video`, label: `By video` },
              ],
            }),
            Q(e) &&
              (0, V.jsx)(o, {
                isSmall: !0,
                tone: `quiet`,
                icon: `close`,
                onPress: () => {
                  (r(``), i({ q: ``, format: null, language: null, status: null, favourite: !1 }));
                },
                children: `Show everything`,
              }),
          ],
        }),
      ],
    })
  );
}
function $({ generation: e, hasEnded: t, onDelete: n }) {
  let { id: r, title: i, version: a } = e,
    o = P(),
    [s, c] = (0, B.useState)(!1),
    l = k({
      mutationFn: () => S(A(j.generationDuplicate, { id: r }), _, { method: `POST` }),
      onSuccess: (e) => (
        N.show(`Duplicated.`, { href: w(e) }),
        o.invalidateQueries({ queryKey: g })
      ),
      onError: (e) => N.show(C(e), { type: `error`, durationMs: 6e3 }),
    });
  return (0, V.jsxs)(V.Fragment, {
    children: [
      (0, V.jsx)(M, {
        label: `“${i}”`,
        trigger: (0, V.jsx)(te, { icon: `more`, label: `More for “${i}”`, isSmall: !0 }),
        groups: [
          {
            entries: [
              { id: `rename`, label: `Rename`, icon: `edit`, onAct: () => c(!0) },
              {
                id: `duplicate`,
                label: `Duplicate`,
                icon: `copy`,
                isDisabled: !t || a === 0,
                onAct: () => l.mutate(),
              },
              { id: `delete`, label: `Delete`, icon: `trash`, isDanger: !0, onAct: n },
            ],
          },
        ],
      }),
      s && (0, V.jsx)(Oe, { generation: e, onClose: () => c(!1) }),
    ],
  });
}
function Oe({ generation: { id: e, title: t }, onClose: n }) {
  let r = P(),
    [i, a] = (0, B.useState)(t),
    s = k({
      mutationFn: (t) => S(A(j.generation, { id: e }), _, { method: `PATCH`, body: { title: t } }),
      onSuccess: (t) => (
        r.setQueryData(d(e).queryKey, t),
        n(),
        r.invalidateQueries({ queryKey: g })
      ),
    });
  function c(e) {
    (e.preventDefault(),
      i.trim() === `` || s.isPending || (i.trim() === t ? n() : s.mutate(i.trim())));
  }
  return (0, V.jsx)(de, {
    title: `Rename`,
    isOpen: !0,
    onOpenChange: n,
    footer: (e) =>
      (0, V.jsxs)(V.Fragment, {
        children: [
          (0, V.jsx)(o, { onPress: e, children: `Cancel` }),
          (0, V.jsx)(o, {
            tone: `go`,
            type: `submit`,
            form: `rename`,
            isDisabled: i.trim() === ``,
            isPending: s.isPending,
            pendingText: `Renaming…`,
            children: `Rename`,
          }),
        ],
      }),
    children: (0, V.jsx)(`form`, {
      id: `rename`,
      onSubmit: c,
      children: (0, V.jsx)(oe, {
        label: `Title`,
        value: i,
        onChange: a,
        maxLength: 300,
        autoFocus: !0,
        hint: `The title over the text changes with it.`,
        ...(s.isError && { error: C(s.error) }),
      }),
    }),
  });
}
var ke = { queued: `plain`, running: `mark`, done: `ok`, failed: `proof`, stopped: `plain` };
function Ae({ title: e, isAlone: t, onUndo: n }) {
  let r = (0, B.useRef)(null);
  return (
    (0, B.useEffect)(() => {
      t && r.current?.focus({ preventScroll: !0 });
    }, [t]),
    (0, V.jsxs)(`li`, {
      className: `library-row leaving`,
      children: [
        (0, V.jsxs)(`p`, {
          role: `status`,
          children: [(0, V.jsxs)(`bdi`, { children: [`“`, e, `”`] }), ` is being deleted.`],
        }),
        (0, V.jsx)(o, { ref: r, isSmall: !0, icon: `undo`, onPress: n, children: `Undo` }),
      ],
    })
  );
}
function je(e) {
  let {
      generation: t,
      at: n,
      isDayShown: r,
      view: i,
      isChosen: a,
      onChoose: o,
      onFavourite: c,
      isLeaving: d,
      onUndo: f,
    } = e,
    { title: p, format: h, favourite: g, words: _ } = t,
    v = i?.status ?? t.status,
    y = pe(t.language);
  return d
    ? (0, V.jsx)(Ae, { title: p, isAlone: e.isAlone, onUndo: f })
    : (0, V.jsxs)(`li`, {
        className: `library-row`,
        ...(a && { 'data-chosen': `` }),
        children: [
          (0, V.jsx)(`time`, {
            className: `rail-tick time`,
            'data-state': `done`,
            dateTime: n.toISOString(),
            children: r
              ? n.toLocaleDateString(`en-GB`, { day: `2-digit`, month: `2-digit` })
              : n.toLocaleTimeString(`en-GB`, { hour: `2-digit`, minute: `2-digit` }),
          }),
          (0, V.jsx)(`label`, {
            className: `library-choose`,
            children: (0, V.jsx)(`input`, {
              type: `checkbox`,
              'aria-label': `Choose “${p}”`,
              checked: a,
              onChange: (e) => o(e.target.checked),
            }),
          }),
          (0, V.jsxs)(`div`, {
            className: `library-words`,
            children: [
              (0, V.jsx)(`a`, {
                className: `library-title`,
                href: w(t),
                lang: y.tag,
                children: (0, V.jsx)(`bdi`, { children: p }),
              }),
              (0, V.jsxs)(`p`, {
                className: `library-facts`,
                children: [
                  (0, V.jsx)(`span`, { children: R.find(({ value: e }) => e === h)?.label }),
                  (0, V.jsx)(`span`, { children: y.label }),
                  _ > 0 && (0, V.jsxs)(`span`, { children: [_.toLocaleString(`en-GB`), ` words`] }),
                ],
              }),
            ],
          }),
          (0, V.jsx)(z, { tone: ke[v], children: i && !u(v) ? s(i) : l[v] }),
          (0, V.jsx)(m, {
            icon: g ? `star-filled` : `star`,
            label: g ? `Take “${p}” from the favourites` : `Favourite “${p}”`,
            isSmall: !0,
            'aria-pressed': g,
            onPress: c,
          }),
          (0, V.jsx)($, { generation: t, hasEnded: u(v), onDelete: e.onDelete }),
        ],
      });
}
function Me() {
  let [e, t] = a(),
    n = Se(e),
    i = (0, B.useCallback)((e) => t(Ce(e), { replace: !0, preventScrollReset: !0 }), [t]),
    s = we(n),
    l = p(),
    u = ve(),
    d = ne(),
    [f, m] = (0, B.useState)(new Set()),
    h = c(s.data),
    g = s.data?.pages.at(-1)?.total ?? 0,
    _ = s.isSuccess && h.length === 0,
    v = h.map(({ id: e }) => e).filter((e) => f.has(e)),
    y = h.filter(({ id: e }) => u.leaving.has(e)).map(({ id: e }) => e),
    b = (e, t) =>
      m((n) => {
        let r = new Set(n);
        return (t ? r.add(e) : r.delete(e), r);
      }),
    x = (e) =>
      (0, V.jsx)(
        je,
        {
          generation: e,
          at: Y(e, n.sort),
          isDayShown: !J(n),
          view: l.get(e.id)?.view ?? null,
          isChosen: f.has(e.id),
          onChoose: (t) => b(e.id, t),
          onFavourite: () => d.mutate({ id: e.id, favourite: !e.favourite }),
          onDelete: () => {
            (b(e.id, !1), u.start([e.id]));
          },
          isLeaving: u.leaving.has(e.id),
          isAlone: y.length === 1,
          onUndo: () => u.undo([e.id]),
        },
        e.id,
      );
  return (0, V.jsxs)(V.Fragment, {
    children: [
      (0, V.jsxs)(ie, {
        actions: (0, V.jsx)(r, {
          isSmall: !0,
          tone: `go`,
          icon: `plus`,
          href: T(`blog`),
          children: `New`,
        }),
        children: [
          (0, V.jsx)(`span`, { children: `Library` }),
          s.isSuccess &&
            (0, V.jsxs)(`span`, {
              children: [
                g.toLocaleString(`en-GB`),
                g >= 1e3 && ` or more`,
                ` `,
                Q(n) ? `found` : `made`,
              ],
            }),
        ],
      }),
      (0, V.jsxs)(`div`, {
        className: `library`,
        children: [
          (0, V.jsx)(`h1`, { className: `room-title`, children: `Library` }),
          (!_ || Q(n)) && (0, V.jsx)(De, { wish: n, onChange: i }),
          s.isPending && (0, V.jsx)(ae, { label: `Your things are on their way`, lines: 6 }),
          s.isError &&
            h.length === 0 &&
            (0, V.jsxs)(`div`, {
              className: `stack library-failure`,
              role: `alert`,
              children: [
                (0, V.jsx)(`p`, { children: C(s.error) }),
                (0, V.jsx)(`div`, {
                  children: (0, V.jsx)(o, {
                    icon: `retry`,
                    onPress: () => void s.refetch(),
                    children: `Try again`,
                  }),
                }),
              ],
            }),
          _ && (0, V.jsx)(Ne, { isNarrowed: Q(n) }),
          y.length > 1 &&
            (0, V.jsxs)(`p`, {
              className: `library-leaving`,
              role: `status`,
              children: [
                y.length,
                ` are being deleted.`,
                ` `,
                (0, V.jsx)(o, {
                  isSmall: !0,
                  icon: `undo`,
                  onPress: () => u.undo(y),
                  children: `Undo all`,
                }),
              ],
            }),
          h.length > 0 &&
            (0, V.jsx)(`div`, {
              className: `library-days`,
              children: ye(h, n).map(({ key: e, name: t, videoId: n, made: r }) =>
                (0, V.jsxs)(
                  `section`,
                  {
                    className: `library-day`,
                    children: [
                      t !== null &&
                        (0, V.jsxs)(`h2`, {
                          className: `library-day-name`,
                          children: [
                            (0, V.jsx)(`bdi`, { children: t }),
                            n !== null &&
                              (0, V.jsx)(`a`, {
                                className: `link alone`,
                                href: `${T(`blog`)}?video=${encodeURIComponent(n)}`,
                                children: `Make more of it`,
                              }),
                          ],
                        }),
                      (0, V.jsx)(`ul`, { className: `library-list`, children: r.map(x) }),
                    ],
                  },
                  e,
                ),
              ),
            }),
          s.hasNextPage &&
            (0, V.jsx)(o, {
              isPending: s.isFetchingNextPage,
              pendingText: `Loading…`,
              onPress: () => void s.fetchNextPage(),
              children: `Show more`,
            }),
          v.length > 0 &&
            (0, V.jsx)(ge, {
              ids: v,
              onClear: () => m(new Set()),
              onFavourite: () => {
                for (let e of v) d.mutate({ id: e, favourite: !0 });
                m(new Set());
              },
              onDelete: () => {
                (u.start(v), m(new Set()));
              },
            }),
        ],
      }),
    ],
  });
}
function Ne({ isNarrowed: e }) {
  return e
    ? (0, V.jsx)(E, {
        title: `Nothing of yours fits that`,
        level: 2,
        children: `Try fewer letters, another format, or show everything.`,
      })
    : (0, V.jsx)(E, {
        title: `Nothing hangs here yet`,
        level: 2,
        action: (0, V.jsx)(r, { tone: `go`, href: T(`blog`), children: `Make the first` }),
        children: `Take one of the built-in videos and see it written. It takes a few seconds and costs nothing.`,
      });
}
function Pe() {
  return (f(`Library`), (0, V.jsx)(Me, {}));
}
export { Pe as LibraryScreen };
