import { n as e, t } from './plan-panel-Dj5CVe92.js';
import { a as n, r } from './choice-5IcemAr_.js';
import { j as i, n as a, o, t as s } from './languages-bSqg6fvv.js';
import { i as c, o as l, r as u } from './icons-Bghb7lTV.js';
import { r as d, t as f } from './paths-Ds7KLzGz.js';
import {
  f as p,
  i as m,
  m as h,
  p as g,
  r as ee,
  s as te,
  t as ne,
  u as re,
  v as ie,
} from './accounts-ZDJYt4uL.js';
import {
  a as _,
  b as v,
  c as ae,
  d as y,
  i as b,
  j as oe,
  p as x,
  r as S,
} from './schemas-CHXxoLFs.js';
import { i as C, n as w, o as T } from './api-client-CIS_L6yl.js';
import { i as se } from './preload-helper-Duk8UsiM.js';
import { A as ce, D as le, I as E, O as ue, S as D, r as de, t as fe } from './app-rEIIDxDK.js';
import { a as O, i as k, r as A, t as j } from './field-CNsHqZRq.js';
import { n as M } from './toast-view-BkKMK5f2.js';
import { c as pe } from './hooks-DMX94Fli.js';
import { t as me } from './bar-qhwoWP4k.js';
import { a as N, i as P, l as F, p as he, s as ge } from './podcasts-Bvj87K2s.js';
import { d as _e, f as I, i as ve, r as L, t as R, u as ye } from './catalogue-D1liR1Gb.js';
import { n as be, t as xe } from './formats-Bv0SOR4R.js';
import { n as Se } from './errors-D9DvKuaT.js';
import { r as Ce } from './save-file-6QmM973q.js';
import { n as we } from './sign-in-note-CREBHIg7.js';
import { n as z, t as B } from './upload-gsbcozAl.js';
import { n as Te, t as V } from './dialog-T0LYEiR3.js';
import { i as H, n as Ee, r as De } from './providers-DMJSU3dZ.js';
import { i as U, n as W } from './podcasts-ZJZiw7XY.js';
import { t as Oe } from './badge-Ds_w3agu.js';
var G = l(c(), 1),
  K = x({ id: v(), email: v(), status: S([`invited`, `joined`]), invitedAt: h, joinedAt: y(h) }),
  ke = x({ id: v(), ownerEmail: v() }),
  Ae = x({ members: b(K), seats: x({ limit: g, used: g }), mayInvite: _(), memberships: b(ke) }),
  q = u(),
  J = [`team`];
function je() {
  let {
    data: e,
    error: t,
    isPending: n,
    refetch: r,
  } = o({ queryKey: J, queryFn: ({ signal: e }) => w(f.teamMembers, Ae, { signal: e }) });
  return n
    ? (0, q.jsx)(`p`, { className: `setting-note`, children: `Asking for your team…` })
    : t
      ? (0, q.jsxs)(q.Fragment, {
          children: [
            (0, q.jsx)(`p`, { role: `alert`, children: T(t) }),
            (0, q.jsx)(D, { isSmall: !0, onPress: () => void r(), children: `Try again` }),
          ],
        })
      : (0, q.jsxs)(`div`, {
          className: `plan-panel`,
          children: [
            (0, q.jsx)(Me, { team: e }),
            e.mayInvite
              ? (0, q.jsx)(Pe, { team: e })
              : (0, q.jsx)(`p`, {
                  className: `setting-note`,
                  children: `One licence covers a whole team. With a plan of your own you can share it with anybody by their email address.`,
                }),
            e.members.length > 0 &&
              (0, q.jsx)(`ul`, {
                className: `team-list`,
                'aria-label': `People who share your plan`,
                children: e.members.map((e) => (0, q.jsx)(Ne, { member: e }, e.id)),
              }),
          ],
        });
}
function Y() {
  let t = i();
  return n({
    mutationFn: (e) => C(d(f.teamMember, { id: e }), { method: `DELETE` }),
    onError: (e) => M.show(T(e), { type: `error`, durationMs: 6e3 }),
    onSettled: async () => {
      (await t.invalidateQueries({ queryKey: J }), await t.invalidateQueries({ queryKey: e }));
    },
  });
}
function Me({ team: e }) {
  let { mutate: t, isPending: n } = Y();
  return e.memberships.map(({ id: e, ownerEmail: r }) =>
    (0, q.jsxs)(
      `p`,
      {
        className: `setting-fact`,
        children: [
          `You share the plan of `,
          r,
          `.`,
          ` `,
          (0, q.jsx)(D, {
            isSmall: !0,
            tone: `quiet`,
            isPending: n,
            onPress: () => t(e),
            children: `Leave the team`,
          }),
        ],
      },
      e,
    ),
  );
}
function Ne({ member: e }) {
  let { mutate: t, isPending: n } = Y();
  return (0, q.jsxs)(`li`, {
    children: [
      (0, q.jsxs)(`span`, {
        className: `team-who`,
        children: [
          e.email,
          (0, q.jsx)(`small`, {
            children: e.status === `joined` ? `Shares your plan` : `Invited by mail`,
          }),
        ],
      }),
      (0, q.jsx)(D, {
        isSmall: !0,
        tone: `quiet`,
        isPending: n,
        'aria-label': `Remove ${e.email}`,
        onPress: () => t(e.id),
        children: `Remove`,
      }),
    ],
  });
}
function Pe({ team: e }) {
  let t = i(),
    [r, a] = (0, G.useState)(``),
    {
      mutate: o,
      isPending: s,
      error: c,
      reset: l,
    } = n({
      mutationFn: () => w(f.teamMembers, K, { method: `POST`, body: { email: r } }),
      onSuccess: async ({ email: e }) => {
        (a(``), M.show(`${e} was invited by mail.`), await t.invalidateQueries({ queryKey: J }));
      },
    }),
    { used: u, limit: d } = e.seats;
  function p(e) {
    (e.preventDefault(), o());
  }
  return (0, q.jsxs)(`form`, {
    className: `team-form`,
    onSubmit: p,
    children: [
      (0, q.jsx)(k, {
        label: `Email of whoever shares your plan`,
        type: `email`,
        isRequired: !0,
        value: r,
        onChange: (e) => {
          (a(e), l());
        },
        error: c ? T(c) : void 0,
      }),
      (0, q.jsx)(D, { type: `submit`, isPending: s, pendingText: `Inviting…`, children: `Invite` }),
      (0, q.jsxs)(`p`, {
        className: `setting-note team-seats`,
        children: [u, ` of `, d, ` seats. They see neither your texts nor your keys.`],
      }),
    ],
  });
}
var Fe = v().check(oe(/^\d{4}-(0[1-9]|1[0-2])$/)),
  X = x({ calls: g, tokensIn: g, tokensOut: g, tokensCached: g, costCents: p, estimated: _() }),
  Ie = x({
    id: v(),
    at: h,
    provider: v(),
    model: v(),
    key: I,
    format: y(be),
    stage: v(),
    generationId: y(v()),
    tokensIn: g,
    tokensOut: g,
    tokensCached: g,
    costCents: p,
    state: S([`running`, `done`, `failed`]),
    estimated: _(),
    error: y(Se),
  }),
  Le = x({
    month: Fe,
    totals: X,
    byFormat: b(ae(X, { format: y(be) })),
    byProvider: b(ae(X, { provider: v(), key: I })),
    byDay: b(x({ day: ie(), costCents: p })),
    cap: x({ capCents: y(p), spentCents: p, heldCents: p }),
    house: x({ budgetCents: p, usedCents: p }),
    words: x({ used: g, free: g }),
    rows: b(Ie),
    nextCursor: y(v()),
  }),
  Re = E({ queryKey: [`sessions`], queryFn: ({ signal: e }) => w(f.sessions, re, { signal: e }) }),
  ze = E({
    queryKey: [`access-tokens`],
    queryFn: ({ signal: e }) => w(f.accessTokens, ne, { signal: e }),
  }),
  Be = E({
    queryKey: [`pronunciations`],
    queryFn: ({ signal: e }) => w(f.pronunciations, F, { signal: e }),
  });
function Ve(e) {
  return E({
    queryKey: [`usage`, e],
    queryFn: ({ signal: t }) => w(`${f.usage}?month=${e}`, Le, { signal: t }),
  });
}
function Z() {
  let e = i();
  return n({
    mutationFn: (e) => w(f.settings, _e, { method: `PATCH`, body: e }),
    onSuccess: (t) => (
      e.setQueryData(L.queryKey, t),
      e.invalidateQueries({ queryKey: [`voices`] }),
      e.invalidateQueries({ queryKey: [`usage`] })
    ),
  });
}
function He() {
  let e = i();
  return n({
    mutationFn: (e) => {
      let { provider: t } = e;
      return e.does === `save`
        ? w(d(f.key, { provider: t }), ye, { method: `PUT`, body: { key: e.key } })
        : w(d(f.keyTest, { provider: t }), ye, { method: `POST` });
    },
    onSettled: () => We(e),
  });
}
function Ue() {
  let e = i();
  return n({
    mutationFn: (e) => C(d(f.key, { provider: e }), { method: `DELETE` }),
    onSettled: () => We(e),
  });
}
function We(e) {
  return Promise.all([
    e.invalidateQueries({ queryKey: L.queryKey }),
    e.invalidateQueries({ queryKey: R.queryKey }),
  ]);
}
function Q({ id: e, title: t, children: n }) {
  return (0, q.jsxs)(`section`, {
    className: `setting`,
    id: e,
    'aria-labelledby': `${e}-title`,
    children: [
      (0, q.jsx)(`h2`, { id: `${e}-title`, children: t }),
      (0, q.jsx)(`div`, { children: n }),
    ],
  });
}
function Ge({ settings: e }) {
  let [t, n] = (0, G.useState)(e.name),
    r = Z();
  return (0, q.jsxs)(Q, {
    id: `account`,
    title: `Account`,
    children: [
      (0, q.jsx)(`p`, { className: `setting-fact`, children: e.email }),
      (0, q.jsxs)(`form`, {
        className: `setting-line`,
        onSubmit: (e) => {
          (e.preventDefault(),
            r.mutate({ name: t }, { onSuccess: () => M.show(`Your name is saved.`) }));
        },
        children: [
          (0, q.jsx)(k, {
            label: `Name`,
            isOptional: !0,
            autoComplete: `name`,
            maxLength: 100,
            value: t,
            onChange: n,
            error: r.isError ? T(r.error) : void 0,
          }),
          (0, q.jsx)(D, {
            type: `submit`,
            isDisabled: t === e.name,
            isPending: r.isPending,
            pendingText: `Saving…`,
            children: `Save`,
          }),
        ],
      }),
    ],
  });
}
function Ke({ email: e }) {
  let t = i(),
    r = (0, G.useRef)(null),
    a = n({
      mutationFn: async () => {
        let { url: e } = await w(f.accountExport, m, { method: `POST` });
        Ce(e);
      },
      onError: (e) => M.show(T(e), { type: `error`, durationMs: 6e3 }),
    }),
    o = n({
      mutationFn: async (e) =>
        te.parse(
          await B(f.accountImport, e, {
            fields: null,
            signal: new AbortController().signal,
            onProgress: () => {},
          }),
        ),
      onSuccess: async ({ added: e }) => {
        let n = Object.values(e).reduce((e, t) => e + t, 0);
        (M.show(`${n} things were brought in. What was here already was left alone.`),
          await t.invalidateQueries());
      },
      onError: (e) => M.show(T(e), { type: `error`, durationMs: 6e3 }),
    });
  return (0, q.jsxs)(Q, {
    id: `data`,
    title: `Your data`,
    children: [
      (0, q.jsxs)(`div`, {
        className: `row`,
        children: [
          (0, q.jsx)(D, {
            icon: `download`,
            isPending: a.isPending,
            pendingText: `Packing…`,
            onPress: () => a.mutate(),
            children: `Download everything`,
          }),
          (0, q.jsx)(D, {
            tone: `quiet`,
            icon: `upload`,
            isPending: o.isPending,
            pendingText: `Bringing in…`,
            onPress: () => r.current?.click(),
            children: `Import such a file`,
          }),
        ],
      }),
      (0, q.jsx)(`p`, {
        className: `setting-note`,
        children: `Texts, versions, transcripts, styles, podcasts with their sound, recordings that were kept, and the ledger. Keys are never in it.`,
      }),
      (0, q.jsx)(`input`, {
        ref: r,
        type: `file`,
        className: `visually-hidden`,
        tabIndex: -1,
        'aria-label': `File of an account`,
        accept: `.zip,application/zip`,
        onChange: (e) => {
          let [t] = e.target.files ?? [];
          (t && o.mutate(t), (e.target.value = ``));
        },
      }),
      (0, q.jsx)(qe, { email: e }),
    ],
  });
}
function qe({ email: e }) {
  let [t, r] = (0, G.useState)(``),
    i = n({
      mutationFn: () => C(f.account, { method: `DELETE`, body: { email: t.trim() } }),
      onSuccess: () => {
        (we(`accountDeleted`), ue());
      },
    }),
    a = t.trim().toLowerCase() === e.toLowerCase() && e !== ``;
  return (0, q.jsx)(Te, {
    title: `Delete your account?`,
    trigger: (0, q.jsx)(D, { tone: `danger`, icon: `trash`, children: `Delete account` }),
    footer: (e) =>
      (0, q.jsxs)(q.Fragment, {
        children: [
          (0, q.jsx)(D, { onPress: e, children: `Keep it` }),
          (0, q.jsx)(D, {
            tone: `danger`,
            isSolid: !0,
            isDisabled: !a,
            isPending: i.isPending,
            pendingText: `Deleting…`,
            onPress: () => i.mutate(),
            children: `Delete for good`,
          }),
        ],
      }),
    children: (0, q.jsxs)(`div`, {
      className: `stack`,
      children: [
        (0, q.jsx)(`p`, {
          children: `Everything goes: texts, versions, recordings, podcasts and their feed, styles, keys and your place in teams. A plan that is running is cancelled. It cannot be undone; download everything first.`,
        }),
        (0, q.jsx)(`p`, {
          className: `setting-note`,
          children: `What stays, because the law or fairness wants it: invoices and payments of whoever paid, that an address has had its free trial, traces of mail for two weeks, and for 400 days that an account was deleted, without a name.`,
        }),
        (0, q.jsx)(k, {
          label: `Type ${e} to go on`,
          autoComplete: `off`,
          spellCheck: !1,
          value: t,
          onChange: r,
          error: i.isError ? T(i.error) : void 0,
        }),
      ],
    }),
  });
}
function Je({ settings: { defaults: e } }) {
  let t = Z(),
    n = (e) => t.mutate({ defaults: e }, { onSuccess: () => M.show(`Saved.`) }),
    r = o(ve).data?.styles ?? [],
    i = o(R).data?.models.filter(({ key: e }) => e !== null) ?? [];
  return (0, q.jsxs)(Q, {
    id: `defaults`,
    title: `Defaults`,
    children: [
      (0, q.jsxs)(`div`, {
        className: `setting-fields`,
        children: [
          (0, q.jsx)(A, {
            label: `Fallback language`,
            value: e.language,
            onChange: (e) => n({ language: e }),
            hint: `For videos whose own language we do not write in.`,
            options: a,
          }),
          (0, q.jsx)(A, {
            label: `Style`,
            value: e.styleId ?? ``,
            onChange: (e) => n({ styleId: e === `` ? null : e }),
            options: [
              { value: ``, label: `Plain` },
              ...r.map(({ id: e, name: t }) => ({ value: e, label: t })),
            ],
          }),
          (0, q.jsx)(A, {
            label: `Model`,
            value: e.model ?? ``,
            onChange: (e) => n({ model: e === `` ? null : e }),
            options: [
              { value: ``, label: `The best your keys allow` },
              ...i.map(({ id: e, label: t }) => ({ value: e, label: t })),
            ],
          }),
        ],
      }),
      t.isError &&
        (0, q.jsx)(`p`, { className: `field-error`, role: `alert`, children: T(t.error) }),
    ],
  });
}
async function Ye(e) {
  let t = await createImageBitmap(e),
    n = Math.min(t.width, t.height),
    r = Math.min(P.mostPixels, Math.max(P.leastPixels, n)),
    i = document.createElement(`canvas`);
  ((i.width = r), (i.height = r));
  let a = i.getContext(`2d`);
  ((a.fillStyle = `#fff`), a.fillRect(0, 0, r, r));
  let [o, s] = [(t.width - n) / 2, (t.height - n) / 2];
  (a.drawImage(t, o, s, n, n, 0, 0, r, r), t.close());
  let c = await new Promise((e) => {
    i.toBlob(e, `image/jpeg`, 0.9);
  });
  if (!c) throw Error(`the picture cannot be written`);
  return new File([c], `cover.jpg`, { type: c.type });
}
var $ = `This picture cannot be read. The cover is as it was. Choose a PNG, JPEG or WebP.`;
function Xe({ coverUrl: e }) {
  let t = i(),
    r = (e) => t.setQueryData(W.queryKey, e),
    a = n({
      mutationFn: async (e) => {
        let t = await Ye(e).catch(() => {
            throw Error($);
          }),
          { signal: n } = new AbortController(),
          r = { fields: null, method: `PUT`, signal: n, onProgress: () => {} };
        return N.parse(await B(f.feedCover, t, r));
      },
      onSuccess: (e) => {
        (r(e), M.show(`The cover is saved.`));
      },
    }),
    o = n({ mutationFn: () => w(f.feedCover, N, { method: `DELETE` }), onSuccess: r }),
    s = a.error ?? o.error;
  return (0, q.jsxs)(`div`, {
    className: `feed-cover`,
    children: [
      e
        ? (0, q.jsx)(`img`, { src: e, alt: `Cover of the show` })
        : (0, q.jsx)(`p`, {
            className: `setting-note`,
            children: `The show has the cover that we drew.`,
          }),
      (0, q.jsxs)(`div`, {
        className: `row`,
        children: [
          (0, q.jsxs)(`label`, {
            className: `button small`,
            'data-pending': a.isPending || void 0,
            children: [
              a.isPending ? `Saving…` : e ? `Another cover` : `A cover of your own`,
              (0, q.jsx)(`input`, {
                className: `visually-hidden`,
                type: `file`,
                accept: `image/png,image/jpeg,image/webp`,
                disabled: a.isPending,
                onChange: (e) => {
                  let [t] = e.target.files ?? [];
                  (t && a.mutate(t), (e.target.value = ``));
                },
              }),
            ],
          }),
          e &&
            (0, q.jsx)(D, {
              isSmall: !0,
              tone: `quiet`,
              isPending: o.isPending,
              onPress: () => o.mutate(),
              children: `Back to the drawn one`,
            }),
        ],
      }),
      (0, q.jsx)(`p`, {
        className: `setting-note`,
        children: `Any picture will do: its middle is cut out square.`,
      }),
      s &&
        (0, q.jsx)(`p`, {
          className: `field-error`,
          role: `alert`,
          children: s.message === $ ? $ : T(s),
        }),
    ],
  });
}
function Ze({ feed: e, isPending: t, onSave: n }) {
  let { title: r, author: i, description: a, category: o } = e,
    [s, c] = (0, G.useState)({ title: r, author: i, description: a, category: o }),
    l = (e) => c((t) => ({ ...t, ...e })),
    u = Object.keys(s).every((t) => s[t] === e[t]);
  return (0, q.jsxs)(`form`, {
    className: `setting-form`,
    onSubmit: (e) => {
      (e.preventDefault(), n(s));
    },
    children: [
      (0, q.jsx)(k, {
        label: `Name of the show`,
        isRequired: !0,
        maxLength: 120,
        value: s.title,
        onChange: (e) => l({ title: e }),
      }),
      (0, q.jsx)(k, {
        label: `Author`,
        isRequired: !0,
        maxLength: 120,
        value: s.author,
        onChange: (e) => l({ author: e }),
      }),
      (0, q.jsx)(k, {
        label: `What it is about`,
        isRequired: !0,
        isMultiline: !0,
        rows: 3,
        maxLength: 2e3,
        value: s.description,
        onChange: (e) => l({ description: e }),
      }),
      (0, q.jsx)(A, {
        label: `Category`,
        value: s.category,
        onChange: (e) => l({ category: e }),
        options: he.map((e) => ({ value: e, label: e })),
      }),
      (0, q.jsx)(`div`, {
        children: (0, q.jsx)(D, {
          type: `submit`,
          isDisabled: u,
          isPending: t,
          pendingText: `Saving…`,
          children: `Save the show`,
        }),
      }),
    ],
  });
}
function Qe() {
  let e = i(),
    t = o(W),
    r = n({
      mutationFn: (e) => w(f.feedSettings, N, { method: `POST`, body: e }),
      onSuccess: (t) => e.setQueryData(W.queryKey, t),
    }),
    a = n({
      mutationFn: () => C(f.feedSettings, { method: `DELETE` }),
      onSuccess: () => e.invalidateQueries({ queryKey: W.queryKey }),
    });
  return (0, q.jsxs)(Q, {
    id: `feed`,
    title: `Podcast feed`,
    children: [
      t.isError && (0, q.jsx)(`p`, { role: `alert`, children: T(t.error) }),
      t.data?.url
        ? (0, q.jsxs)(q.Fragment, {
            children: [
              (0, q.jsx)(`p`, {
                className: `setting-fact`,
                children: (0, q.jsx)(`code`, { className: `feed-url`, children: t.data.url }),
              }),
              (0, q.jsxs)(`p`, {
                className: `setting-note`,
                children: [
                  t.data.episodes === 1 ? `1 episode` : `${t.data.episodes} episodes`,
                  `: a recording is put in, or taken out, in its own studio. Whoever has this address can listen; it is nowhere listed.`,
                ],
              }),
              (0, q.jsxs)(`div`, {
                className: `row`,
                children: [
                  (0, q.jsx)(D, {
                    isSmall: !0,
                    icon: `copy`,
                    onPress: () => void H(t.data.url ?? ``, `The address is copied.`),
                    children: `Copy the address`,
                  }),
                  (0, q.jsx)(V, {
                    title: `Give the feed a new address?`,
                    confirmLabel: `New address`,
                    isDanger: !0,
                    onConfirm: async () => {
                      await r.mutateAsync({ renew: !0 });
                    },
                    trigger: (0, q.jsx)(D, { isSmall: !0, tone: `quiet`, children: `New address` }),
                    children: (0, q.jsx)(`p`, {
                      children: `The old one stops working at once, in every player that has it.`,
                    }),
                  }),
                  (0, q.jsx)(V, {
                    title: `Close the feed?`,
                    confirmLabel: `Close the feed`,
                    isDanger: !0,
                    onConfirm: async () => {
                      await a.mutateAsync();
                    },
                    trigger: (0, q.jsx)(D, {
                      isSmall: !0,
                      tone: `danger`,
                      children: `Close the feed`,
                    }),
                    children: (0, q.jsx)(`p`, {
                      children: `Its address stops working at once, in every player that has it. Your episodes stay here, and you can make a new feed at any time.`,
                    }),
                  }),
                ],
              }),
              (0, q.jsx)(Ze, {
                feed: t.data,
                isPending: r.isPending,
                onSave: (e) => r.mutate(e, { onSuccess: () => M.show(`The show is saved.`) }),
              }),
              (0, q.jsx)(Xe, { coverUrl: t.data.coverUrl }),
            ],
          })
        : t.data &&
          (0, q.jsxs)(q.Fragment, {
            children: [
              (0, q.jsx)(`p`, {
                className: `setting-note`,
                children: `Listen to your episodes in any podcast player, at an address only you know.`,
              }),
              (0, q.jsx)(`div`, {
                children: (0, q.jsx)(D, {
                  isPending: r.isPending,
                  pendingText: `Making…`,
                  onPress: () => r.mutate({ renew: !0 }),
                  children: `Make a feed`,
                }),
              }),
            ],
          }),
      (r.isError || a.isError) &&
        (0, q.jsx)(`p`, {
          className: `field-error`,
          role: `alert`,
          children: T(r.error ?? a.error),
        }),
    ],
  });
}
var $e = {
  valid: { tone: `ok`, words: `Works`, so: `` },
  invalid: {
    tone: `proof`,
    words: `Not accepted`,
    so: `The provider does not know this key. Make a new one there and put it in here.`,
  },
  no_credit: {
    tone: `proof`,
    words: `No credit`,
    so: `The key is right, but its account has no credit left. Add some there, then test again.`,
  },
  no_access: {
    tone: `proof`,
    words: `No access`,
    so: `The key is right, but it may not use any model. Give it more rights there, unless the provider does not serve the country of this server.`,
  },
  rate_limited: {
    tone: `mark`,
    words: `Slowed down`,
    so: `The provider asked to wait. Runs go on by themselves as soon as it allows.`,
  },
  unreachable: {
    tone: `mark`,
    words: `Not reached`,
    so: `The provider did not answer. The key is kept; test it again in a moment.`,
  },
};
function et({ settings: e }) {
  return (0, q.jsxs)(Q, {
    id: `keys`,
    title: `Your own keys`,
    children: [
      (0, q.jsx)(`p`, {
        className: `setting-note`,
        children: `With a key of yours a language model writes, on your account with its provider. A key is tested when it is saved, stored encrypted, and never shown again.`,
      }),
      (0, q.jsx)(`ul`, {
        className: `keys-list`,
        children: [...Ee, ...De].map((t) =>
          (0, q.jsx)(
            tt,
            { provider: t, info: e.keys.find((e) => e.provider === t.value) ?? null },
            t.value,
          ),
        ),
      }),
    ],
  });
}
function tt({ provider: e, info: t }) {
  let [n, r] = (0, G.useState)(!1),
    [i, a] = (0, G.useState)(``),
    o = He(),
    s = Ue(),
    c = t && $e[t.state];
  return (0, q.jsxs)(`li`, {
    className: `key-row`,
    children: [
      (0, q.jsxs)(`div`, {
        className: `key-head`,
        children: [
          (0, q.jsx)(`b`, { children: e.name }),
          t &&
            c &&
            (0, q.jsxs)(q.Fragment, {
              children: [
                (0, q.jsxs)(`code`, { className: `key-end`, children: [`…`, t.lastFour] }),
                (0, q.jsx)(Oe, { tone: c.tone, children: c.words }),
              ],
            }),
          (0, q.jsxs)(`span`, {
            className: `key-actions`,
            children: [
              t &&
                (0, q.jsxs)(q.Fragment, {
                  children: [
                    (0, q.jsx)(D, {
                      isSmall: !0,
                      isPending: o.isPending && o.variables?.does === `test`,
                      pendingText: `Testing…`,
                      'aria-label': `Test the key of ${e.name}`,
                      onPress: () => o.mutate({ does: `test`, provider: e.value }),
                      children: `Test`,
                    }),
                    (0, q.jsx)(V, {
                      title: `Remove the key of ${e.name}?`,
                      confirmLabel: `Remove`,
                      isDanger: !0,
                      onConfirm: async () => {
                        await s.mutateAsync(e.value);
                      },
                      trigger: (0, q.jsx)(D, {
                        isSmall: !0,
                        tone: `danger`,
                        'aria-label': `Remove the key of ${e.name}`,
                        children: `Remove`,
                      }),
                      children: (0, q.jsx)(`p`, {
                        children: `Runs can no longer use it. What was written stays.`,
                      }),
                    }),
                  ],
                }),
              !n &&
                (0, q.jsx)(D, {
                  isSmall: !0,
                  'aria-label': `${t ? `Replace` : `Add`} the key of ${e.name}`,
                  onPress: () => r(!0),
                  children: t ? `Replace` : `Add`,
                }),
            ],
          }),
        ],
      }),
      c && c.so !== `` && (0, q.jsx)(`p`, { className: `setting-note`, children: c.so }),
      n &&
        (0, q.jsxs)(`form`, {
          className: `setting-line`,
          onSubmit: (t) => {
            (t.preventDefault(),
              o.mutate(
                { does: `save`, provider: e.value, key: i.trim() },
                {
                  onSuccess: () => {
                    (a(``), r(!1));
                  },
                },
              ));
          },
          children: [
            (0, q.jsx)(j, {
              label: `Key of ${e.name}`,
              isRequired: !0,
              autoFocus: !0,
              autoComplete: `off`,
              placeholder: e.keyHint,
              value: i,
              onChange: a,
              hint: (0, q.jsx)(de, {
                href: e.keysUrl,
                target: `_blank`,
                rel: `noopener noreferrer`,
                children: `Make one there`,
              }),
              error: o.isError ? T(o.error) : void 0,
            }),
            (0, q.jsx)(D, {
              type: `submit`,
              tone: `go`,
              isPending: o.isPending,
              pendingText: `Testing…`,
              isDisabled: i.trim() === ``,
              children: `Test and save`,
            }),
            (0, q.jsx)(D, { tone: `quiet`, onPress: () => r(!1), children: `Cancel` }),
          ],
        }),
    ],
  });
}
function nt({ hasPassword: e }) {
  let t = i(),
    [r, a] = (0, G.useState)(``),
    [o, s] = (0, G.useState)(``),
    [c, l] = (0, G.useState)(0),
    u = n({
      mutationFn: (e) => C(f.password, { method: `POST`, body: e }),
      onSuccess: () => (
        a(``),
        s(``),
        l((e) => e + 1),
        M.show(e ? `Your password is changed.` : `Your password is set.`),
        t.invalidateQueries({ queryKey: L.queryKey })
      ),
    });
  return (0, q.jsx)(Q, {
    id: `password`,
    title: `Password`,
    children: (0, q.jsxs)(
      `form`,
      {
        className: `setting-form`,
        onSubmit: (e) => {
          (e.preventDefault(), u.mutate({ password: o, ...(r !== `` && { current: r }) }));
        },
        children: [
          e &&
            (0, q.jsx)(j, {
              label: `Present password`,
              hint: `May stay empty if you have just signed in by a link.`,
              autoComplete: `current-password`,
              value: r,
              onChange: a,
            }),
          (0, q.jsx)(j, {
            label: e ? `New password` : `Password`,
            isRequired: !0,
            autoComplete: `new-password`,
            minLength: 8,
            hint: `At least 8 characters. Links by mail go on working without it.`,
            value: o,
            onChange: s,
            error: u.isError ? T(u.error) : void 0,
          }),
          (0, q.jsx)(`div`, {
            children: (0, q.jsx)(D, {
              type: `submit`,
              isPending: u.isPending,
              pendingText: `Saving…`,
              children: e ? `Change it` : `Set it`,
            }),
          }),
        ],
      },
      c,
    ),
  });
}
function rt() {
  let e = i(),
    t = o(Be),
    r = o(U(s)).data?.defaults[0],
    [a, c] = (0, G.useState)({ word: ``, say: `` }),
    l = t.data?.entries ?? [],
    u = n({
      mutationFn: (e) => w(f.pronunciations, F, { method: `PUT`, body: { entries: e } }),
      onSuccess: (t) => (
        e.setQueryData(Be.queryKey, t),
        e.invalidateQueries({ queryKey: [`audio`] })
      ),
    }),
    d = n({
      mutationFn: (e) =>
        w(f.voicePreview, ge, { method: `POST`, body: { voice: r, language: s, text: e } }),
      onSuccess: ({ url: e }) => new Audio(e).play(),
      onError: (e) => M.show(T(e), { type: `error`, durationMs: 6e3 }),
    }),
    p = () => {
      let e = a.word.trim().toLowerCase(),
        t = l.filter((t) => t.word.toLowerCase() !== e);
      u.mutate([...t, a], { onSuccess: () => c({ word: ``, say: `` }) });
    };
  return (0, q.jsxs)(Q, {
    id: `pronunciations`,
    title: `Pronunciation`,
    children: [
      (0, q.jsxs)(`p`, {
        className: `setting-note`,
        children: [
          `How your voices say a name: in other letters (`,
          (0, q.jsx)(`code`, { children: `new ton` }),
          `), or as sounds between slashes (`,
          (0, q.jsx)(`code`, { children: `/nˈuːtən/` }),
          `), which the built-in voices take.`,
        ],
      }),
      t.isError && (0, q.jsx)(`p`, { role: `alert`, children: T(t.error) }),
      l.length > 0 &&
        (0, q.jsx)(`ul`, {
          className: `rows`,
          children: l.map(({ word: e, say: t }) =>
            (0, q.jsxs)(
              `li`,
              {
                children: [
                  (0, q.jsxs)(`span`, {
                    children: [
                      (0, q.jsx)(`b`, { children: e }),
                      (0, q.jsx)(`small`, { children: t }),
                    ],
                  }),
                  (0, q.jsxs)(`div`, {
                    className: `row`,
                    children: [
                      r &&
                        (0, q.jsx)(D, {
                          isSmall: !0,
                          icon: `play`,
                          'aria-label': `Hear ${e}`,
                          isPending: d.isPending && d.variables === e,
                          onPress: () => d.mutate(e),
                          children: `Hear`,
                        }),
                      (0, q.jsx)(D, {
                        isSmall: !0,
                        tone: `danger`,
                        'aria-label': `Remove ${e}`,
                        onPress: () => u.mutate(l.filter((t) => t.word !== e)),
                        children: `Remove`,
                      }),
                    ],
                  }),
                ],
              },
              e,
            ),
          ),
        }),
      (0, q.jsxs)(`form`, {
        className: `setting-line`,
        onSubmit: (e) => {
          (e.preventDefault(), p());
        },
        children: [
          (0, q.jsx)(k, {
            label: `Word or name`,
            maxLength: 80,
            value: a.word,
            onChange: (e) => c((t) => ({ ...t, word: e })),
          }),
          (0, q.jsx)(k, {
            label: `Said as`,
            maxLength: 160,
            value: a.say,
            onChange: (e) => c((t) => ({ ...t, say: e })),
          }),
          (0, q.jsx)(D, {
            type: `submit`,
            isPending: u.isPending,
            isDisabled: a.word.trim() === `` || a.say.trim() === ``,
            pendingText: `Saving…`,
            children: `Add`,
          }),
        ],
      }),
      u.isError &&
        (0, q.jsx)(`p`, { className: `field-error`, role: `alert`, children: T(u.error) }),
    ],
  });
}
function it() {
  let e = o(Re),
    t = i(),
    r = () => t.invalidateQueries({ queryKey: Re.queryKey }),
    a = n({ mutationFn: (e) => C(d(f.session, { id: e }), { method: `DELETE` }), onSettled: r }),
    s = n({
      mutationFn: async (e) => {
        for (let { id: t } of e) await C(d(f.session, { id: t }), { method: `DELETE` });
      },
      onSettled: r,
    }),
    c = n({ mutationFn: ce }),
    l = e.data?.sessions.filter(({ isCurrent: e }) => !e) ?? [];
  return (0, q.jsxs)(Q, {
    id: `sessions`,
    title: `Sessions`,
    children: [
      e.isPending && (0, q.jsx)(O, { label: `Your sessions are on their way`, lines: 3 }),
      e.isError && (0, q.jsx)(`p`, { role: `alert`, children: T(e.error) }),
      (0, q.jsx)(`ul`, {
        className: `rows`,
        children: e.data?.sessions.map((e) =>
          (0, q.jsxs)(
            `li`,
            {
              children: [
                (0, q.jsxs)(`span`, {
                  children: [
                    (0, q.jsx)(`b`, { children: ot(e) }),
                    (0, q.jsxs)(`small`, {
                      children: [
                        e.isCurrent ? `This one` : `Last used ${at(e.lastSeenAt)}`,
                        `, signed in `,
                        at(e.createdAt),
                      ],
                    }),
                  ],
                }),
                !e.isCurrent &&
                  (0, q.jsx)(D, {
                    isSmall: !0,
                    'aria-label': `End the session on ${ot(e)}`,
                    onPress: () => a.mutate(e.id),
                    children: `End`,
                  }),
              ],
            },
            e.id,
          ),
        ),
      }),
      (0, q.jsxs)(`div`, {
        className: `row`,
        children: [
          (0, q.jsx)(D, {
            isPending: c.isPending,
            onPress: () => c.mutate(),
            children: `Sign out`,
          }),
          l.length > 0 &&
            (0, q.jsx)(D, {
              tone: `quiet`,
              isPending: s.isPending,
              pendingText: `Ending…`,
              onPress: () => s.mutate(l),
              children: `End all others`,
            }),
        ],
      }),
      (0, q.jsx)(`p`, {
        className: `setting-note`,
        children: `What is running goes on, and what you made is kept.`,
      }),
    ],
  });
}
function at(e) {
  return new Date(e).toLocaleString(`en-GB`, { dateStyle: `long`, timeStyle: `short` });
}
function ot({ kind: e, userAgent: t }) {
  if (e === `terminal`) return `A terminal`;
  if (e === `development`) return `Development`;
  let n = /Edg|OPR|Firefox|Chrome|Safari/.exec(t)?.[0] ?? `A browser`,
    r = /Windows|Android|iPhone|iPad|Mac OS|Linux/.exec(t)?.[0];
  return `${{ Edg: `Edge`, OPR: `Opera` }[n] ?? n}${r ? ` on ${r}` : ``}`;
}
function st({ label: e, children: t }) {
  return (0, q.jsx)(`div`, {
    className: `table-scroll`,
    role: `region`,
    'aria-label': e,
    tabIndex: 0,
    children: t,
  });
}
function ct({ days: e, month: t }) {
  let [n = 0, r = 1] = t.split(`-`).map(Number),
    i = new Date(Date.UTC(n, r, 0)).getUTCDate(),
    a = new Map(e.map(({ day: e, costCents: t }) => [Number(e.slice(8, 10)), t])),
    o = Math.max(0, ...a.values());
  if (o === 0)
    return (0, q.jsx)(`p`, {
      className: `setting-note`,
      children: `Nothing was spent in this month.`,
    });
  let s = [...a].find(([, e]) => e === o)?.[0] ?? 1;
  return (0, q.jsxs)(`figure`, {
    className: `chart`,
    children: [
      (0, q.jsx)(`svg`, {
        viewBox: `0 0 ${i} 20`,
        preserveAspectRatio: `none`,
        role: `img`,
        'aria-label': `Spending by day; most on day ${s}, ${z(o)}`,
        children: Array.from({ length: i }, (e, t) => {
          let n = ((a.get(t + 1) ?? 0) / o) * 19;
          return (0, q.jsx)(
            `rect`,
            {
              x: t + 0.15,
              y: 20 - Math.max(n, 0.3),
              width: 0.7,
              height: Math.max(n, 0.3),
              ...(t + 1 === s && { 'data-peak': `` }),
            },
            t,
          );
        }),
      }),
      (0, q.jsxs)(`figcaption`, {
        className: `time`,
        children: [
          (0, q.jsx)(`span`, { children: `1` }),
          (0, q.jsxs)(`span`, { children: [z(o), ` at most in a day`] }),
          (0, q.jsx)(`span`, { children: i }),
        ],
      }),
    ],
  });
}
function lt() {
  let e = new Date();
  return Array.from({ length: 12 }, (t, n) => {
    let r = new Date(Date.UTC(e.getUTCFullYear(), e.getUTCMonth() - n, 1));
    return {
      value: r.toISOString().slice(0, 7),
      label: r.toLocaleDateString(`en-GB`, { month: `long`, year: `numeric`, timeZone: `UTC` }),
    };
  });
}
function ut({ settings: e }) {
  let [t] = (0, G.useState)(lt),
    [n, r] = (0, G.useState)(t[0].value),
    i = o(Ve(n));
  return (0, q.jsxs)(Q, {
    id: `spending`,
    title: `Spending`,
    children: [
      (0, q.jsx)(`div`, {
        className: `setting-line`,
        children: (0, q.jsx)(A, { label: `Month`, value: n, onChange: r, options: t }),
      }),
      i.isPending && (0, q.jsx)(O, { label: `The ledger is on its way`, lines: 4 }),
      i.isError &&
        (0, q.jsx)(`p`, { className: `field-error`, role: `alert`, children: T(i.error) }),
      i.data &&
        (0, q.jsxs)(q.Fragment, {
          children: [
            (0, q.jsx)(dt, { usage: i.data }),
            (0, q.jsx)(ct, { days: i.data.byDay, month: n }),
            i.data.rows.length > 0 && (0, q.jsx)(ft, { usage: i.data }),
          ],
        }),
      (0, q.jsx)(pt, { settings: e }),
    ],
  });
}
function dt({ usage: { totals: e, words: t, house: n } }) {
  return (0, q.jsxs)(`dl`, {
    className: `totals`,
    children: [
      (0, q.jsxs)(`div`, {
        children: [
          (0, q.jsx)(`dt`, { children: `Spent` }),
          (0, q.jsxs)(`dd`, { children: [e.estimated && `about `, z(e.costCents)] }),
        ],
      }),
      (0, q.jsxs)(`div`, {
        children: [
          (0, q.jsx)(`dt`, { children: `Tokens` }),
          (0, q.jsx)(`dd`, { children: (e.tokensIn + e.tokensOut).toLocaleString(`en-GB`) }),
        ],
      }),
      n.budgetCents > 0 &&
        (0, q.jsxs)(`div`, {
          children: [
            (0, q.jsx)(`dt`, { children: `On the house` }),
            (0, q.jsxs)(`dd`, { children: [z(n.usedCents), ` of `, z(n.budgetCents)] }),
          ],
        }),
      (0, q.jsxs)(`div`, {
        children: [
          (0, q.jsx)(`dt`, { children: `Words made in all` }),
          (0, q.jsx)(`dd`, { children: t.used.toLocaleString(`en-GB`) }),
        ],
      }),
    ],
  });
}
function ft({ usage: { rows: e } }) {
  return (0, q.jsx)(st, {
    label: `Ledger`,
    children: (0, q.jsxs)(`table`, {
      className: `table`,
      children: [
        (0, q.jsx)(`thead`, {
          children: (0, q.jsxs)(`tr`, {
            children: [
              (0, q.jsx)(`th`, { children: `When` }),
              (0, q.jsx)(`th`, { children: `For` }),
              (0, q.jsx)(`th`, { children: `Model` }),
              (0, q.jsx)(`th`, { className: `number`, children: `Tokens` }),
              (0, q.jsx)(`th`, { className: `number`, children: `Cost` }),
            ],
          }),
        }),
        (0, q.jsx)(`tbody`, {
          children: e.map((e) =>
            (0, q.jsxs)(
              `tr`,
              {
                children: [
                  (0, q.jsx)(`td`, {
                    className: `time`,
                    children: new Date(e.at).toLocaleString(`en-GB`, {
                      day: `numeric`,
                      month: `short`,
                      hour: `2-digit`,
                      minute: `2-digit`,
                    }),
                  }),
                  (0, q.jsx)(`td`, {
                    children: xe.find(({ value: t }) => t === e.format)?.label ?? e.stage,
                  }),
                  (0, q.jsx)(`td`, { children: e.model }),
                  (0, q.jsx)(`td`, {
                    className: `number`,
                    children: (e.tokensIn + e.tokensOut).toLocaleString(`en-GB`),
                  }),
                  (0, q.jsxs)(`td`, {
                    className: `number`,
                    children: [
                      e.state === `running` ? `running` : z(e.costCents),
                      e.estimated && ` ≈`,
                    ],
                  }),
                ],
              },
              e.id,
            ),
          ),
        }),
      ],
    }),
  });
}
function pt({ settings: { capCents: e } }) {
  let [t, n] = (0, G.useState)(e === null ? `` : (e / 100).toString()),
    r = Z(),
    i = t.trim() === `` ? null : Math.round(Number(t.replace(`,`, `.`)) * 100),
    a = i !== null && (!Number.isFinite(i) || i < 0);
  return (0, q.jsxs)(`form`, {
    className: `setting-line`,
    onSubmit: (e) => {
      (e.preventDefault(),
        a ||
          r.mutate(
            { capCents: i },
            { onSuccess: () => M.show(i === null ? `There is no cap now.` : `The cap is saved.`) },
          ));
    },
    children: [
      (0, q.jsx)(k, {
        label: `Most to spend in a month, in dollars`,
        inputMode: `decimal`,
        placeholder: `no cap`,
        value: t,
        onChange: n,
        hint: `A call that could pass it is not made. Empty: no cap.`,
        error: a
          ? `Write an amount such as 20. Nothing was changed.`
          : r.isError
            ? T(r.error)
            : void 0,
      }),
      (0, q.jsx)(D, {
        type: `submit`,
        isDisabled: a || i === e,
        isPending: r.isPending,
        pendingText: `Saving…`,
        children: `Save the cap`,
      }),
    ],
  });
}
function mt() {
  let e = le();
  return (0, q.jsxs)(Q, {
    id: `theme`,
    title: `Theme`,
    children: [
      (0, q.jsx)(r, {
        label: `Theme`,
        isLabelHidden: !0,
        value: e,
        onChange: (e) => se(e),
        options: [
          { value: `system`, label: `System` },
          { value: `light`, label: `Light`, icon: `sun` },
          { value: `dark`, label: `Dark`, icon: `moon` },
        ],
      }),
      (0, q.jsx)(`p`, {
        className: `setting-note`,
        children: `Kept in this browser, for the public pages too.`,
      }),
    ],
  });
}
function ht() {
  let e = i(),
    t = o(ze),
    [a, s] = (0, G.useState)(``),
    [c, l] = (0, G.useState)(`read`),
    u = () => e.invalidateQueries({ queryKey: ze.queryKey }),
    p = n({
      mutationFn: (e) => w(f.accessTokens, ee, { method: `POST`, body: e }),
      onSuccess: () => (s(``), u()),
    }),
    m = n({
      mutationFn: (e) => C(d(f.accessToken, { id: e }), { method: `DELETE` }),
      onSettled: u,
    });
  return (0, q.jsxs)(Q, {
    id: `tokens`,
    title: `Access tokens`,
    children: [
      (0, q.jsxs)(`p`, {
        className: `setting-note`,
        children: [
          `For scripts of yours, in the header `,
          (0, q.jsx)(`code`, { children: `Token` }),
          `.`,
          ` `,
          (0, q.jsx)(`a`, { className: `link`, href: f.apiDocs, children: `How to use them` }),
        ],
      }),
      p.data &&
        (0, q.jsxs)(`div`, {
          className: `new-token`,
          role: `status`,
          children: [
            (0, q.jsxs)(`p`, {
              children: [(0, q.jsx)(`b`, { children: `Copy it now.` }), ` It is not shown again.`],
            }),
            (0, q.jsx)(`code`, { children: p.data.token }),
            (0, q.jsx)(D, {
              isSmall: !0,
              tone: `go`,
              icon: `copy`,
              onPress: () => void H(p.data.token, `The token is copied.`),
              children: `Copy`,
            }),
            (0, q.jsx)(`p`, { className: `setting-note`, children: `Try it:` }),
            (0, q.jsx)(`code`, {
              children: `curl -H "Token: ${p.data.token}" ${location.origin}${f.generations}`,
            }),
          ],
        }),
      (0, q.jsx)(`ul`, {
        className: `rows`,
        children: t.data?.tokens.map((e) =>
          (0, q.jsxs)(
            `li`,
            {
              children: [
                (0, q.jsxs)(`span`, {
                  children: [
                    (0, q.jsx)(`b`, { children: e.name }),
                    (0, q.jsxs)(`small`, {
                      children: [
                        e.scope === `read` ? `Reads` : `Reads and writes`,
                        `, until`,
                        ` `,
                        new Date(e.expiresAt).toLocaleDateString(`en-GB`),
                      ],
                    }),
                  ],
                }),
                (0, q.jsx)(D, {
                  isSmall: !0,
                  tone: `danger`,
                  'aria-label': `Take back ${e.name}`,
                  onPress: () => m.mutate(e.id),
                  children: `Take back`,
                }),
              ],
            },
            e.id,
          ),
        ),
      }),
      (0, q.jsxs)(`form`, {
        className: `setting-line`,
        onSubmit: (e) => {
          (e.preventDefault(), p.mutate({ name: a, scope: c, expiresInDays: 90 }));
        },
        children: [
          (0, q.jsx)(k, {
            label: `What it is for`,
            maxLength: 100,
            value: a,
            onChange: s,
            error: p.isError ? T(p.error) : void 0,
          }),
          (0, q.jsx)(r, {
            label: `It may`,
            value: c,
            onChange: (e) => l(e),
            options: [
              { value: `read`, label: `Read` },
              { value: `write`, label: `Write` },
            ],
          }),
          (0, q.jsx)(D, {
            type: `submit`,
            isDisabled: a.trim() === ``,
            isPending: p.isPending,
            pendingText: `Making…`,
            children: `Make a token`,
          }),
        ],
      }),
    ],
  });
}
var gt = [`First host`, `Second host`];
function _t({ settings: { defaults: e } }) {
  let t = Z(),
    n = o(U(s)),
    r = n.data?.voices ?? [],
    i = (r, i) => {
      let a = n.data?.defaults ?? [],
        o = gt.map((t, n) => (n === r ? i : (e.voices[n] ?? a[n] ?? ``))),
        s = i === `` ? [] : o.filter((e) => e !== ``);
      t.mutate({ defaults: { voices: s } });
    };
  return (0, q.jsxs)(Q, {
    id: `voices`,
    title: `Voices`,
    children: [
      (0, q.jsx)(`div`, {
        className: `setting-fields`,
        children: gt.map((t, n) =>
          (0, q.jsx)(
            A,
            {
              label: t,
              value: e.voices[n] ?? ``,
              onChange: (e) => i(n, e),
              options: [
                { value: ``, label: `Ours` },
                ...r.map(({ id: e, name: t, description: n }) => ({
                  value: e,
                  label: `${t}: ${n}`,
                })),
              ],
            },
            t,
          ),
        ),
      }),
      r.length === 0 &&
        n.isSuccess &&
        (0, q.jsx)(`p`, {
          className: `setting-note`,
          children: n.data.providers.find(({ id: e }) => e === `built-in`)?.message,
        }),
      (t.isError || n.isError) &&
        (0, q.jsx)(`p`, {
          className: `field-error`,
          role: `alert`,
          children: T(t.error ?? n.error),
        }),
    ],
  });
}
var vt = [
  [`account`, `Account`],
  [`plan`, `Plan`],
  [`keys`, `Keys`],
  [`defaults`, `Defaults`],
  [`spending`, `Spending`],
  [`team`, `Team`],
  [`voices`, `Voices`],
  [`pronunciations`, `Pronunciation`],
  [`feed`, `Podcast feed`],
  [`sessions`, `Sessions`],
  [`tokens`, `Access tokens`],
  [`data`, `Your data`],
];
function yt({ plan: e, team: t }) {
  let n = o(L),
    { hash: r } = pe(),
    i = n.isSuccess;
  return (
    (0, G.useEffect)(() => {
      i && r !== `` && document.getElementById(r.slice(1))?.scrollIntoView();
    }, [r, i]),
    (0, q.jsxs)(q.Fragment, {
      children: [
        (0, q.jsx)(me, { children: (0, q.jsx)(`span`, { children: `Settings` }) }),
        (0, q.jsxs)(`div`, {
          className: `room settings-room`,
          children: [
            (0, q.jsx)(`h1`, { className: `room-title`, children: `Settings` }),
            (0, q.jsx)(`nav`, {
              className: `settings-nav`,
              'aria-label': `Settings`,
              children: vt.map(([e, t]) => (0, q.jsx)(`a`, { href: `#${e}`, children: t }, e)),
            }),
            (0, q.jsxs)(`div`, {
              className: `settings`,
              children: [
                n.isPending && (0, q.jsx)(O, { label: `Your settings are on their way`, lines: 6 }),
                n.isError &&
                  (0, q.jsxs)(`div`, {
                    className: `stack`,
                    role: `alert`,
                    children: [
                      (0, q.jsx)(`p`, { children: T(n.error) }),
                      (0, q.jsx)(`div`, {
                        children: (0, q.jsx)(D, {
                          icon: `retry`,
                          onPress: () => void n.refetch(),
                          children: `Try again`,
                        }),
                      }),
                    ],
                  }),
                n.data &&
                  (0, q.jsxs)(q.Fragment, {
                    children: [
                      (0, q.jsx)(Ge, { settings: n.data }),
                      (0, q.jsx)(nt, { hasPassword: n.data.hasPassword }),
                    ],
                  }),
                (0, q.jsx)(mt, {}),
                (0, q.jsx)(Q, { id: `plan`, title: `Plan`, children: e }),
                n.data &&
                  (0, q.jsxs)(q.Fragment, {
                    children: [
                      (0, q.jsx)(et, { settings: n.data }),
                      (0, q.jsx)(Je, { settings: n.data }),
                      (0, q.jsx)(ut, { settings: n.data }),
                    ],
                  }),
                (0, q.jsx)(Q, { id: `team`, title: `Team`, children: t }),
                n.data && (0, q.jsx)(_t, { settings: n.data }),
                (0, q.jsx)(rt, {}),
                (0, q.jsx)(Qe, {}),
                (0, q.jsx)(it, {}),
                (0, q.jsx)(ht, {}),
                (0, q.jsx)(Ke, { email: n.data?.email ?? `` }),
              ],
            }),
          ],
        }),
      ],
    })
  );
}
function bt() {
  return (fe(`Settings`), (0, q.jsx)(yt, { plan: (0, q.jsx)(t, {}), team: (0, q.jsx)(je, {}) }));
}
export { bt as SettingsScreen };
