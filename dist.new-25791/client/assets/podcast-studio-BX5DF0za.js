import { i as e, j as t, o as n, x as r } from './languages-bSqg6fvv.js';
import { i, o as a, r as o } from './icons-Bghb7lTV.js';
import { c as s, f as c, n as l, o as u, s as d, u as f } from './podcasts-Bvj87K2s.js';
import { n as p, o as m, t as h } from './api-client-CIS_L6yl.js';
import { c as g, t as _ } from './watch-screen-DSKFsg0r.js';
import { i as v, n as y, r as b, t as x } from './podcasts-ZJZiw7XY.js';
import { I as S, S as C, o as w, r as T, w as E } from './app-rEIIDxDK.js';
import { t as ee } from './grow-text-DT2OFa23.js';
import { n as te } from './toast-view-BkKMK5f2.js';
import { a as D, i as O } from './choice-5IcemAr_.js';
import { r as k, t as A } from './paths-Ds7KLzGz.js';
import { o as ne } from './next-page-90JD7Hdc.js';
import { t as j } from './voices-needed-BCNqq4pR.js';
import { n as M } from './upload-gsbcozAl.js';
import { a as N, l as P, u as F } from './format-handle-Ch6_nMoZ.js';
import { t as re } from './menu-CEiOeYyB.js';
import { t as I } from './trigger-button-D8PEyqqm.js';
import { c as ie, i as L } from './generations-C63rTdsx.js';
import { o as ae } from './errors-D9DvKuaT.js';
var R = a(i(), 1);
function oe(e, t, n) {
  return S({
    queryKey: [`speak-estimate`, e, t, ...n],
    queryFn: ({ signal: n }) =>
      p(k(A.audioEstimate, { id: e }), f, { method: `POST`, body: t, signal: n }),
    placeholderData: r,
    retry: !1,
  });
}
function se(e) {
  let n = t();
  return D({
    mutationFn: (t) => p(k(A.generationAudio, { id: e }), l, { method: `POST`, body: t }),
    onSuccess: (t) => n.setQueryData(x(e).queryKey, t),
  });
}
function ce(e) {
  let n = t();
  return D({
    mutationFn: () => p(k(A.audioStop, { id: e }), l, { method: `POST` }),
    onSuccess: (t) => n.setQueryData(x(e).queryKey, t),
  });
}
function le(e) {
  let n = t();
  return D({
    mutationFn: (t) =>
      p(k(A.generationAudio, { id: e }), l, { method: `PATCH`, body: { published: t } }),
    onMutate: (t) => n.setQueryData(x(e).queryKey, (e) => e && { ...e, published: t }),
    onSuccess: (t) => n.setQueryData(x(e).queryKey, t),
    onError: () => n.invalidateQueries({ queryKey: x(e).queryKey }),
  });
}
function ue(e, t) {
  return p(k(A.scriptLineAudio, { id: e, line: t }), d, { method: `POST` });
}
function de(e, t) {
  let n = { voice: e, language: t };
  return p(A.voicePreview, d, { method: `POST`, body: n });
}
function fe({ paidTo: e, costCents: t, capLeftCents: n, lineIds: r }) {
  if (r.length === 0) return `Nothing is spoken for it, and nothing is charged.`;
  if (e.length === 0) return `Free: these voices are this server’s own.`;
  let i = e
      .map(({ label: e, characters: t }) => `${t.toLocaleString(`en-GB`)} by your ${e} key`)
      .join(`, `),
    a = `Costs about ${M(t)} (characters: ${i}).`;
  if (n === null) return a;
  let o = M(n);
  return t > n
    ? `${a} Your cap leaves ${o} this month: it stops there and keeps what was spoken.`
    : `${a} Your cap leaves ${o} this month.`;
}
function pe({ paidTo: e, costCents: t }) {
  return e.length === 0 ? `free` : M(t);
}
function z({ lineIds: e, seconds: t }) {
  return `${B(e.length)}, about ${me(t)} of speech`;
}
function B(e) {
  return e === 1 ? `1 line` : `${e.toLocaleString(`en-GB`)} lines`;
}
function me(e) {
  return e < 60 ? `${Math.max(1, Math.round(e))} s` : `${Math.round(e / 60)} min`;
}
var V = o(),
  H = `The script is safe.`;
function he(e) {
  let { state: t, unknown: n, voices: r, estimate: i, hasLines: a, isBusy: o, changed: s } = e,
    { onSpeak: c, onStop: l, onAsk: u } = e;
  if (!t)
    return n === null
      ? (0, V.jsx)(`div`, {
          className: `studio-notice`,
          role: `status`,
          children: (0, V.jsx)(`p`, { children: `Looking for the audio…` }),
        })
      : (0, V.jsxs)(`div`, {
          className: `studio-notice`,
          'data-tone': `failed`,
          role: `alert`,
          children: [
            (0, V.jsxs)(`p`, { children: [n, ` `, H] }),
            (0, V.jsx)(C, { isSmall: !0, icon: `retry`, onPress: u, children: `Try again` }),
          ],
        });
  let { status: d, linesDone: f, linesTotal: p, error: m, file: h } = t;
  if (d === `queued` || d === `running`) return (0, V.jsx)(U, { state: t, onStop: l });
  let g = r !== void 0 && r.voices.length === 0,
    _ = i && !g && (0, V.jsx)(`small`, { children: fe(i) }),
    v = (e) =>
      g
        ? null
        : (0, V.jsx)(C, {
            isSmall: !0,
            tone: `go`,
            icon: `mic`,
            isPending: o,
            onPress: c,
            children: e,
          });
  return d === `failed`
    ? (0, V.jsxs)(`div`, {
        className: `studio-notice`,
        'data-tone': `failed`,
        role: `alert`,
        children: [
          (0, V.jsxs)(`div`, {
            children: [
              (0, V.jsxs)(`p`, {
                children: [
                  m?.message ?? `The audio could not be made. What was spoken is kept.`,
                  ` `,
                  m &&
                    /^(voice_key|spending_cap)/.test(m.code) &&
                    (0, V.jsx)(T, { href: `${ne.settings}#keys`, children: `Open Settings` }),
                ],
              }),
              g ? (0, V.jsx)(j, { list: r, safe: H }) : _,
            ],
          }),
          v(f < p ? `Speak the rest` : `Try again`),
        ],
      })
    : d === `stopped`
      ? (0, V.jsxs)(`div`, {
          className: `studio-notice`,
          children: [
            (0, V.jsxs)(`div`, {
              children: [
                (0, V.jsxs)(`p`, {
                  children: [
                    `Stopped. `,
                    f,
                    ` of `,
                    p,
                    ` lines are spoken and kept.`,
                    i && i.lineIds.length > 0 && ` To speak: ${z(i)}.`,
                  ],
                }),
                g ? (0, V.jsx)(j, { list: r, safe: H }) : _,
              ],
            }),
            v(`Speak the rest`),
          ],
        })
      : g
        ? (0, V.jsx)(`div`, {
            className: `studio-notice`,
            children: (0, V.jsx)(j, { list: r, safe: H }),
          })
        : h
          ? s === null
            ? null
            : (0, V.jsxs)(`div`, {
                className: `studio-notice`,
                children: [
                  (0, V.jsxs)(`div`, {
                    children: [
                      (0, V.jsxs)(`p`, {
                        children: [
                          `This recording is of the older script: `,
                          s,
                          `.`,
                          ` `,
                          i && i.lineIds.length > 0 && `To speak: ${z(i)}.`,
                        ],
                      }),
                      _,
                    ],
                  }),
                  v(`Update the audio`),
                ],
              })
          : a
            ? (0, V.jsxs)(`div`, {
                className: `studio-notice`,
                children: [
                  (0, V.jsxs)(`div`, {
                    children: [
                      (0, V.jsxs)(`p`, {
                        children: [
                          `Not spoken yet. Choose the voices, then make the audio`,
                          i ? `: ${z(i)}` : ``,
                          `. You can change any line after.`,
                        ],
                      }),
                      _,
                    ],
                  }),
                  (0, V.jsx)(C, {
                    tone: `go`,
                    icon: `mic`,
                    isPending: o,
                    onPress: c,
                    children: `Make the audio`,
                  }),
                ],
              })
            : null;
}
function U({ state: e, onStop: t }) {
  let { status: n, stage: r, progress: i, linesDone: a, linesTotal: o, remainingSeconds: s } = e,
    c = r === `mixing` ? `Mixing and levelling` : `Speaking`,
    l = n === `queued`,
    u = a > 0 ? `Something went wrong; trying again` : `Waiting for its turn`,
    d = l || s === null ? `` : ` · about ${me(s)} left`,
    f = l && a === 0 ? `${o} lines` : `${a} of ${o} lines`;
  return (0, V.jsxs)(`div`, {
    className: `studio-notice`,
    role: `status`,
    children: [
      (0, V.jsx)(w, { label: l ? u : c, figure: f + d, ...(!l && { value: i }) }),
      (0, V.jsx)(C, { isSmall: !0, icon: `stop`, onPress: t, children: `Stop` }),
    ],
  });
}
function W({ sections: e }) {
  return e
    .filter(({ kind: e }) => e === `script`)
    .flatMap(({ id: e, blocks: t }) =>
      t.filter(({ kind: e }) => e === `turn`).map((t) => ({ block: t, sectionId: e })),
    );
}
function G(e, t) {
  return J((n) =>
    n.map((n) => {
      if (n.id !== e) return n;
      let { voice: r, pauseMs: i, ...a } = { ...n, ...t };
      return { ...a, ...(r != null && { voice: r }), ...(i != null && { pauseMs: i }) };
    }),
  );
}
function K(e) {
  return J((t) => t.filter(({ id: t }) => t !== e));
}
function ge({ block: e, sectionId: t }, n) {
  return J((r, i) =>
    i !== t || r.some(({ id: t }) => t === e.id)
      ? r
      : r.toSpliced(r.findIndex(({ id: e }) => e === n) + 1, 0, e),
  );
}
function _e(e, t) {
  return (n) =>
    J((r) =>
      r.flatMap((r) => {
        if (r.id !== e) return [r];
        let i = be(n, r.speaker);
        return [
          r,
          {
            id: t,
            kind: `turn`,
            md: ``,
            blockIds: [],
            startMs: null,
            ...(i !== void 0 && { speaker: i }),
          },
        ];
      }),
    )(n);
}
function q(e, t) {
  return (n) => {
    let r = W(n),
      i = r.findIndex(({ block: t }) => t.id === e),
      [a, o] = [r[i], r[i + t]];
    if (!a || !o) return n;
    let s = K(e)(n);
    return J((e, n) => {
      if (n !== o.sectionId) return e;
      let r = e.findIndex(({ id: e }) => e === o.block.id),
        i = a.sectionId === o.sectionId ? t === 1 : t === -1;
      return e.toSpliced(i ? r + 1 : r, 0, a.block);
    })(s);
  };
}
function ve(e, t) {
  return (n) => ({ ...n, speakers: n.speakers.map((n) => (n.id === e ? { ...n, voice: t } : n)) });
}
function ye(e) {
  return (t) => ({ ...t, ...e });
}
function be({ speakers: e }, t) {
  return e[(e.findIndex(({ id: e }) => e === t) + 1) % Math.max(1, e.length)]?.id;
}
function J(e) {
  return (t) => ({
    ...t,
    sections: t.sections.map((t) =>
      t.kind === `script` ? { ...t, blocks: e(t.blocks, t.id) } : t,
    ),
  });
}
var xe = { lines: new Set(), words: null };
function Se(e, { stored: t, shown: n, isUnsent: r, hasOtherSettings: i }) {
  if (!e?.file || (e.isCurrent && !r && !i)) return xe;
  let a = new Map(W(t).map(({ block: e }) => [e.id, e])),
    o = W(n).filter(({ block: e }) => e.md.trim() !== ``),
    s = new Set(o.map(({ block: e }) => e.id)),
    c = o.filter(({ block: e }) => Ce(e, a.get(e.id))),
    l = new Set([...e.changedLines, ...c.map(({ block: e }) => e.id)]);
  for (let e of l) s.has(e) || l.delete(e);
  let u = e.file.lines.filter(({ lineId: e }) => !s.has(e)).length;
  return {
    lines: l,
    words:
      [...(l.size > 0 ? [`${B(l.size)} changed`] : []), ...(u > 0 ? [`${B(u)} deleted`] : [])].join(
        `, `,
      ) || `the order, the title or the way it is spoken changed`,
  };
}
function Ce(e, t) {
  return (
    t === void 0 ||
    e.md !== t.md ||
    e.voice !== t.voice ||
    e.pauseMs !== t.pauseMs ||
    e.speaker !== t.speaker
  );
}
function we({ published: e, isOlder: t, onChange: r }) {
  let i = n(y).data,
    a = (0, V.jsx)(T, { href: `${ne.settings}#feed`, children: `Settings` });
  return (0, V.jsxs)(`section`, {
    className: `studio-feed`,
    'aria-label': `Podcast feed`,
    children: [
      (0, V.jsx)(O, { isSelected: e, onChange: r, children: `In my podcast feed` }),
      (0, V.jsx)(`p`, {
        children:
          i === void 0
            ? null
            : i.url === null
              ? (0, V.jsxs)(V.Fragment, {
                  children: [
                    `You have no feed yet: make one in `,
                    a,
                    `, then it can be heard in any player.`,
                  ],
                })
              : e
                ? (0, V.jsxs)(V.Fragment, {
                    children: [
                      `It is an episode of “`,
                      i.title,
                      `”`,
                      t && `, as it was recorded`,
                      `. Whoever has the address of the feed can hear it.`,
                    ],
                  })
                : (0, V.jsxs)(V.Fragment, {
                    children: [`It is not in “`, i.title, `”. Nobody but you can hear it.`],
                  }),
      }),
    ],
  });
}
function Te({ playback: e, durationMs: t, now: n, onFollow: r, news: i }) {
  let { isPlaying: a, positionMs: o, toggle: s } = e,
    c = t > 0 ? (o / t) * 100 : 0;
  return (0, V.jsxs)(`section`, {
    className: `mini`,
    'aria-label': `Player, small`,
    children: [
      (0, V.jsx)(E, {
        icon: a ? `pause` : `play`,
        label: a ? `Pause` : `Play`,
        tone: `go`,
        isSmall: !0,
        onPress: s,
      }),
      (0, V.jsx)(`span`, {
        className: `player-time`,
        children: (0, V.jsx)(P, { seconds: o / 1e3, isStrong: !0 }),
      }),
      i && !a
        ? (0, V.jsx)(`p`, { className: `mini-news`, children: i.words })
        : (0, V.jsx)(`p`, {
            className: `mini-line`,
            lang: n?.lang,
            dir: n?.dir,
            'aria-live': `off`,
            children:
              n &&
              (0, V.jsxs)(V.Fragment, {
                children: [(0, V.jsx)(`b`, { children: n.speaker }), ` `, n.text],
              }),
          }),
      r ? (0, V.jsx)(C, { isSmall: !0, onPress: r, children: `To the line` }) : i?.action,
      (0, V.jsx)(`span`, {
        className: `mini-played`,
        style: { inlineSize: `${c}%` },
        'aria-hidden': `true`,
      }),
    ],
  });
}
var Ee = null;
async function De(e) {
  Ee?.pause();
  let t = new Audio(e);
  ((Ee = t),
    await t.play(),
    await new Promise((e) => {
      for (let n of [`ended`, `pause`, `error`]) t.addEventListener(n, () => e(), { once: !0 });
    }));
}
var Oe = [0.8, 1, 1.2, 1.5, 1.75, 2],
  ke = `The audio could not be loaded. It is safe on the server. Try again in a moment.`;
function Ae({ file: e, title: t, artist: n, onLost: r }) {
  let i = (0, R.useRef)(null),
    a = (0, R.useRef)(r),
    o = (0, R.useRef)({ seconds: 0, isPlaying: !1, speed: 1 }),
    [s, c] = (0, R.useState)(!1),
    [l, u] = (0, R.useState)(0),
    [d, f] = (0, R.useState)(1),
    [p, m] = (0, R.useState)(null),
    h = je(e, p),
    g = e?.durationMs ?? 0;
  ((0, R.useEffect)(() => {
    a.current = r;
  }),
    (0, R.useEffect)(() => {
      if (h === null) return;
      let e = new Audio(),
        t = o.current,
        { seconds: n, isPlaying: r, speed: s } = t;
      ((e.preload = `metadata`),
        (e.src = h),
        (e.defaultPlaybackRate = s),
        (e.playbackRate = s),
        n > 0 && (e.currentTime = n));
      let l = (t, n) =>
          e.addEventListener(t, () => {
            i.current === e && n();
          }),
        d = () => u(Math.round(e.currentTime * 1e3)),
        f = (e) => () => {
          ((t.isPlaying = e), c(e));
        };
      return (
        l(`timeupdate`, d),
        l(`seeked`, d),
        l(`play`, f(!0)),
        l(`pause`, f(!1)),
        l(`ended`, f(!1)),
        l(`error`, () => {
          (c(!1), m(h), a.current());
        }),
        (i.current = e),
        r && e.play().catch(() => c(!1)),
        () => {
          (e.currentTime > 0 && (t.seconds = e.currentTime),
            (i.current = null),
            e.pause(),
            e.removeAttribute(`src`),
            e.load());
        }
      );
    }, [h]),
    (0, R.useEffect)(() => {
      if (!s) return;
      let e = 0,
        t = () => {
          (u(Math.round((i.current?.currentTime ?? 0) * 1e3)), (e = requestAnimationFrame(t)));
        };
      return ((e = requestAnimationFrame(t)), () => cancelAnimationFrame(e));
    }, [s]));
  let _ = (0, R.useCallback)(() => {
      i.current?.play().catch(() => c(!1));
    }, []),
    v = (0, R.useCallback)(() => i.current?.pause(), []),
    y = (0, R.useCallback)(() => (i.current?.paused === !1 ? v() : _()), [_, v]),
    b = (0, R.useCallback)(
      (e) => {
        let t = Math.max(0, Math.min(g, e));
        (i.current && (i.current.currentTime = t / 1e3), (o.current.seconds = t / 1e3), u(t));
      },
      [g],
    ),
    x = (0, R.useCallback)((e) => b((i.current?.currentTime ?? 0) * 1e3 + e), [b]),
    S = (0, R.useCallback)((e) => {
      (i.current && (i.current.playbackRate = e), (o.current.speed = e), f(e));
    }, []);
  return (
    (0, R.useEffect)(() => {
      let { mediaSession: e } = navigator;
      if (!e || h === null) return;
      e.metadata = new MediaMetadata({ title: t, artist: n });
      let r = [
        [`play`, _],
        [`pause`, v],
        [`seekbackward`, ({ seekOffset: e }) => x(-1e3 * (e ?? 10))],
        [`seekforward`, ({ seekOffset: e }) => x(1e3 * (e ?? 10))],
        [`seekto`, ({ seekTime: e }) => b(1e3 * (e ?? 0))],
      ];
      for (let [t, n] of r) e.setActionHandler(t, n);
      return () => {
        for (let [t] of r) e.setActionHandler(t, null);
        e.metadata = null;
      };
    }, [h, t, n, _, v, b, x]),
    {
      isPlaying: s,
      positionMs: l,
      speed: d,
      fault: h !== null && p === h ? ke : null,
      toggle: y,
      play: _,
      pause: v,
      seek: b,
      skip: x,
      setSpeed: S,
    }
  );
}
function je(e, t) {
  let [n, r] = (0, R.useState)(e);
  return (
    (n?.createdAt !== e?.createdAt || n?.url === t) && n?.url !== e?.url && r(e), n?.url ?? null
  );
}
var Y = 100,
  Me = 3;
function Ne({ peaks: e, played: t, onSeek: n }) {
  let { length: r } = e,
    i = Math.min(1, Math.max(0, t)) * r;
  return (0, V.jsxs)(`svg`, {
    className: `wave`,
    viewBox: `0 0 ${Math.max(1, r)} ${Y}`,
    preserveAspectRatio: `none`,
    'aria-hidden': `true`,
    onPointerDown: (e) => {
      let { left: t, width: r } = e.currentTarget.getBoundingClientRect();
      e.button === 0 && r > 0 && n((e.clientX - t) / r);
    },
    children: [
      (0, V.jsx)(`clipPath`, {
        id: `wave-heard`,
        children: (0, V.jsx)(`rect`, { x: 0, y: 0, width: i, height: Y }),
      }),
      (0, V.jsx)(Pe, { peaks: e, className: `wave-all` }),
      (0, V.jsx)(`g`, {
        clipPath: `url(#wave-heard)`,
        children: (0, V.jsx)(Pe, { peaks: e, className: `wave-heard` }),
      }),
    ],
  });
}
var Pe = (0, R.memo)(function ({ peaks: e, className: t }) {
    let n = e
      .map((e, t) => {
        let n = Math.max(Me, e);
        return `M${t + 0.15} ${(Y - n) / 2}h0.7v${n}h-0.7z`;
      })
      .join(``);
    return (0, V.jsx)(`path`, { className: t, d: n });
  }),
  Fe = [
    { kind: `mp3`, label: `Sound`, hint: `.mp3` },
    { kind: `wav`, label: `Sound, uncompressed`, hint: `.wav` },
    { kind: `srt`, label: `Subtitles`, hint: `.srt` },
    { kind: `vtt`, label: `Web subtitles`, hint: `.vtt` },
  ],
  X = 1e4;
function Ie({ id: e, file: t, playback: n, now: r, isOlder: i, place: a, children: o }) {
  let {
      isPlaying: s,
      positionMs: c,
      speed: l,
      fault: u,
      toggle: d,
      seek: f,
      skip: p,
      setSpeed: m,
    } = n,
    { durationMs: h, chapters: g, waveform: v } = t,
    y = g.findLast(({ startMs: e }) => e <= c),
    b = g.map(({ title: e, startMs: t }) => ({
      at: t / 1e3,
      label: e,
      state: t <= c ? `done` : `todo`,
    }));
  return (0, V.jsxs)(`section`, {
    className: `player`,
    'aria-label': `Player`,
    ref: a,
    children: [
      (0, V.jsxs)(`div`, {
        className: `player-film`,
        children: [
          (0, V.jsx)(Ne, { peaks: v, played: h > 0 ? c / h : 0, onSeek: (e) => f(e * h) }),
          (0, V.jsx)(`p`, {
            className: `player-caption`,
            'aria-live': `off`,
            lang: r?.lang,
            dir: r?.dir,
            children:
              r &&
              (0, V.jsxs)(`span`, {
                children: [(0, V.jsx)(`b`, { children: r.speaker }), ` `, r.text],
              }),
          }),
        ],
      }),
      (0, V.jsx)(N, {
        label: `Podcast`,
        ticks: b.length > 0 ? b : [{ at: 0, label: `Beginning` }],
        durationSeconds: h / 1e3,
        positionSeconds: c / 1e3,
        onSeek: (e) => f(e * 1e3),
        isOnFilm: !0,
      }),
      (0, V.jsxs)(`div`, {
        className: `player-keys`,
        children: [
          (0, V.jsx)(E, { icon: `undo`, label: `Back 10 seconds (J)`, onPress: () => p(-1e4) }),
          (0, V.jsx)(E, {
            icon: s ? `pause` : `play`,
            label: s ? `Pause (K)` : `Play (K)`,
            tone: `go`,
            onPress: d,
          }),
          (0, V.jsx)(E, { icon: `redo`, label: `On 10 seconds (L)`, onPress: () => p(X) }),
          (0, V.jsxs)(`span`, {
            className: `player-time`,
            children: [
              (0, V.jsx)(P, { seconds: c / 1e3, isStrong: !0 }),
              ` / `,
              (0, V.jsx)(P, { seconds: h / 1e3 }),
            ],
          }),
          (0, V.jsxs)(`label`, {
            className: `player-speed`,
            children: [
              (0, V.jsx)(`span`, { className: `visually-hidden`, children: `Speed` }),
              (0, V.jsx)(`select`, {
                value: l,
                onChange: (e) => m(Number(e.target.value)),
                children: Oe.map((e) =>
                  (0, V.jsxs)(`option`, { value: e, children: [e, ` ×`] }, e),
                ),
              }),
            ],
          }),
          g.length > 0 &&
            (0, V.jsxs)(`label`, {
              className: `player-chapter`,
              children: [
                (0, V.jsx)(`span`, { className: `visually-hidden`, children: `Chapter` }),
                (0, V.jsx)(`select`, {
                  value: y?.startMs ?? 0,
                  onChange: (e) => f(Number(e.target.value)),
                  children: g.map(({ title: e, startMs: t }) =>
                    (0, V.jsxs)(`option`, { value: t, children: [F(t / 1e3), ` `, e] }, t),
                  ),
                }),
              ],
            }),
          (0, V.jsxs)(`span`, {
            className: `player-facts`,
            children: [
              t.loudnessLufs !== null &&
                (0, V.jsxs)(V.Fragment, { children: [t.loudnessLufs.toFixed(1), ` LUFS · `] }),
              t.truePeakDbtp.toFixed(1),
              ` dBTP`,
            ],
          }),
          (0, V.jsx)(re, {
            label: `Files`,
            trigger: (0, V.jsx)(I, {
              isSmall: !0,
              tone: `quiet`,
              icon: `download`,
              children: `Files`,
            }),
            groups: [
              {
                ...(i && { title: `Of the older script, until updated` }),
                entries: Fe.map(({ kind: t, label: n, hint: r }) => ({
                  id: t,
                  label: n,
                  icon: `file`,
                  hint: r,
                  onAct: () => {
                    (t === `wav` && te.show(`The WAV is being mixed. It is saved when done.`),
                      _(e, t));
                  },
                })),
              },
            ],
          }),
        ],
      }),
      u !== null && (0, V.jsx)(`p`, { className: `player-fault`, role: `alert`, children: u }),
      o,
    ],
  });
}
function Le({ label: e, voices: t, value: n, inherited: r, onChange: i }) {
  let a = t.some(({ id: e }) => e === n);
  return (0, V.jsx)(`span`, {
    className: `select voice-box`,
    children: (0, V.jsxs)(`select`, {
      className: `voice-select`,
      'aria-label': e,
      value: n,
      onChange: (e) => i(e.target.value === `` ? null : e.target.value),
      children: [
        r !== void 0 && (0, V.jsx)(`option`, { value: ``, children: r }),
        n !== `` &&
          !a &&
          (0, V.jsxs)(`option`, { value: n, children: [Re(n), ` (cannot speak here)`] }),
        c.map(({ id: e, label: n }) => {
          let r = t.filter((t) => t.provider === e);
          return r.length === 0
            ? null
            : (0, V.jsx)(
                `optgroup`,
                {
                  label: n,
                  children: r.map((e) =>
                    (0, V.jsxs)(
                      `option`,
                      { value: e.id, children: [e.name, ` · `, e.description] },
                      e.id,
                    ),
                  ),
                },
                e,
              );
        }),
      ],
    }),
  });
}
function Re(e) {
  let t = e.split(`/`).at(-1) ?? e;
  return t.charAt(0).toUpperCase() + t.slice(1);
}
var ze = (0, R.memo)(function (e) {
  let {
      block: t,
      number: n,
      speakers: r,
      voices: i,
      speakerVoice: a,
      startMs: o,
      isNow: s,
      isChanged: c,
    } = e,
    { isSpeaking: l, canSpeak: d, isNarrow: f, onEdit: p, onHear: m, onSeek: h, onRemove: g } = e,
    { id: _, md: v, speaker: y = r[0]?.id ?? ``, voice: b = ``, pauseMs: x } = t,
    S = r.find((e) => e.id === y)?.name ?? y,
    C = () => {
      let e = `b-${crypto.randomUUID().slice(0, 13)}`;
      (p(_e(_, e)), requestAnimationFrame(() => Z(e)));
    },
    w = [
      { icon: `chevron-up`, label: `Move line ${n} up (Alt ↑)`, act: () => p(q(_, -1)) },
      { icon: `chevron-down`, label: `Move line ${n} down (Alt ↓)`, act: () => p(q(_, 1)) },
      { icon: `plus`, label: `Add a line after ${n}`, act: C },
      { icon: `trash`, label: `Delete line ${n}`, act: () => g(_), isDanger: !0 },
    ];
  return (0, V.jsxs)(`li`, {
    className: `line`,
    'data-line': _,
    'data-now': s || void 0,
    'data-changed': c || void 0,
    'data-side': r.findIndex((e) => e.id === y) % 2,
    children: [
      (0, V.jsxs)(`div`, {
        className: `line-rail`,
        children: [
          o === null
            ? (0, V.jsx)(`span`, {
                className: `line-tick`,
                title: `Not in the audio yet`,
                children: `–:––`,
              })
            : (0, V.jsx)(`button`, {
                type: `button`,
                className: `line-tick`,
                'aria-label': `Play from line ${n}`,
                onClick: () => h(o),
                children: (0, V.jsx)(P, { seconds: o / 1e3 }),
              }),
          c && (0, V.jsx)(`span`, { className: `line-changed`, children: `changed` }),
        ],
      }),
      (0, V.jsxs)(`div`, {
        className: `line-body`,
        children: [
          (0, V.jsx)(`select`, {
            className: `line-speaker`,
            'aria-label': `Speaker of line ${n}`,
            value: y,
            onChange: (e) => p(G(_, { speaker: e.target.value })),
            children: r.map((e) => (0, V.jsx)(`option`, { value: e.id, children: e.name }, e.id)),
          }),
          (0, V.jsx)(ee, {
            className: `line-text`,
            label: `Line ${n}, ${S}`,
            value: v,
            placeholder: `What is said`,
            maxLength: 5e3,
            onChange: (e) => p(G(_, { md: e })),
            onEnter: C,
            onKey: (e) => {
              e.altKey && (e.key === `ArrowUp` || e.key === `ArrowDown`)
                ? (e.preventDefault(),
                  p(q(_, e.key === `ArrowDown` ? 1 : -1)),
                  requestAnimationFrame(() => Z(_)))
                : (e.ctrlKey || e.metaKey) && e.key === `Enter` && (e.preventDefault(), m(_));
            },
          }),
          (0, V.jsxs)(`div`, {
            className: `line-tools`,
            children: [
              (0, V.jsx)(E, {
                icon: `mic`,
                label: `Speak line ${n} (Ctrl Enter)`,
                isSmall: !0,
                isPending: l,
                isDisabled: v.trim() === `` || !d,
                onPress: () => m(_),
              }),
              (0, V.jsx)(Le, {
                label: `Voice of line ${n}`,
                voices: i,
                value: b,
                inherited: a === `` ? `Voice` : Re(a),
                onChange: (e) => p(G(_, { voice: e })),
              }),
              (0, V.jsxs)(`label`, {
                className: `line-pause`,
                children: [
                  (0, V.jsx)(`span`, { children: `Pause before` }),
                  (0, V.jsx)(`input`, {
                    type: `number`,
                    'aria-label': `Silence before line ${n} in milliseconds`,
                    min: 0,
                    max: u,
                    step: 50,
                    placeholder: `auto`,
                    value: x ?? ``,
                    onChange: (e) => {
                      let { value: t, valueAsNumber: n } = e.target;
                      p(
                        G(_, {
                          pauseMs: t === `` ? null : Math.max(0, Math.min(u, Math.round(n))),
                        }),
                      );
                    },
                  }),
                  (0, V.jsx)(`span`, { 'aria-hidden': `true`, children: `ms` }),
                ],
              }),
              f
                ? (0, V.jsx)(re, {
                    label: `Line ${n}`,
                    trigger: (0, V.jsx)(I, {
                      isSmall: !0,
                      tone: `quiet`,
                      icon: `more`,
                      children: (0, V.jsxs)(`span`, {
                        className: `visually-hidden`,
                        children: [`More for line `, n],
                      }),
                    }),
                    groups: [
                      {
                        entries: w.map(({ icon: e, label: t, act: n, isDanger: r = !1 }) => ({
                          id: e,
                          label: t,
                          icon: e,
                          isDanger: r,
                          onAct: n,
                        })),
                      },
                    ],
                  })
                : w.map(({ icon: e, label: t, act: n }) =>
                    (0, V.jsx)(E, { icon: e, label: t, isSmall: !0, onPress: n }, e),
                  ),
            ],
          }),
        ],
      }),
    ],
  });
});
function Z(e) {
  document.querySelector(`[data-line="${e}"] textarea`)?.focus();
}
function Be() {
  let [e, t] = (0, R.useState)(null),
    [n, r] = (0, R.useState)(!1);
  return (
    (0, R.useEffect)(() => {
      if (!e) return;
      let t = new IntersectionObserver(
        ([e]) => {
          e && r(!e.isIntersecting && e.boundingClientRect.top < 0);
        },
        { rootMargin: `-96px 0px 0px 0px` },
      );
      return (t.observe(e), () => t.disconnect());
    }, [e]),
    [t, e !== null && n]
  );
}
var Ve = new Set([`PageUp`, `PageDown`, `Home`, `End`, `ArrowUp`, `ArrowDown`]),
  He = 1500;
function Ue(e, t) {
  let [n, r] = (0, R.useState)(!0),
    i = (0, R.useRef)(0),
    a = (0, R.useCallback)((e) => {
      let t = document.querySelector(`[data-line="${CSS.escape(e)}"]`);
      if (!t) return;
      let n = matchMedia(`(prefers-reduced-motion: reduce)`).matches;
      ((i.current = Date.now() + He),
        t.scrollIntoView({ block: `nearest`, behavior: n ? `auto` : `smooth` }));
    }, []);
  return (
    (0, R.useEffect)(() => {
      if (!e) return;
      let t = () => r(!1),
        n = ({ key: e, target: n }) => {
          Ve.has(e) && !n.closest(`input, textarea, select`) && t();
        },
        a = () => {
          Date.now() > i.current && t();
        },
        o = () => {
          i.current = 0;
        };
      return (
        window.addEventListener(`wheel`, t, { passive: !0 }),
        window.addEventListener(`touchmove`, t, { passive: !0 }),
        window.addEventListener(`keydown`, n),
        window.addEventListener(`scroll`, a, { passive: !0 }),
        window.addEventListener(`scrollend`, o),
        () => {
          (window.removeEventListener(`wheel`, t),
            window.removeEventListener(`touchmove`, t),
            window.removeEventListener(`keydown`, n),
            window.removeEventListener(`scroll`, a),
            window.removeEventListener(`scrollend`, o));
        }
      );
    }, [e]),
    (0, R.useEffect)(() => {
      e && n && t !== null && (document.activeElement instanceof HTMLTextAreaElement || a(t));
    }, [e, n, t, a]),
    {
      isFollowing: n,
      follow: (0, R.useCallback)(() => {
        (r(!0), t !== null && a(t));
      }, [t, a]),
    }
  );
}
var We = `(width < 34rem)`;
function Q(e) {
  let t = matchMedia(We);
  return (t.addEventListener(`change`, e), () => t.removeEventListener(`change`, e));
}
function Ge() {
  return (0, R.useSyncExternalStore)(Q, () => matchMedia(We).matches);
}
var Ke = 1e4,
  qe = `input, textarea, select, [contenteditable="true"], [role="dialog"]`;
function Je({ toggle: e, skip: t }) {
  (0, R.useEffect)(() => {
    let n = (n) => {
      if (n.ctrlKey || n.metaKey || n.altKey || n.defaultPrevented) return;
      let r = n.target;
      if (r?.closest(qe)) return;
      let i = r?.closest(`button, a, summary`) !== null,
        a = n.key.toLowerCase();
      if (a === `k` || (a === ` ` && !i)) e();
      else if (a === `j`) t(-1e4);
      else if (a === `l`) t(Ke);
      else return;
      n.preventDefault();
    };
    return (window.addEventListener(`keydown`, n), () => window.removeEventListener(`keydown`, n));
  }, [e, t]);
}
function Ye(e, t) {
  let [n, r] = (0, R.useState)(null);
  return {
    removed: n,
    remove: (0, R.useCallback)(
      (n) => {
        let i = e.findIndex(({ block: e }) => e.id === n),
          a = e[i];
        if (!a) return;
        (t(K(n)), r({ line: a, number: i + 1, afterId: e[i - 1]?.block.id ?? null }));
        let o = e[i + 1] ?? e[i - 1];
        o && requestAnimationFrame(() => Z(o.block.id));
      },
      [e, t],
    ),
    restore: () => {
      if (!n) return;
      let { line: e, afterId: i } = n;
      (t(ge(e, i)), r(null), requestAnimationFrame(() => Z(e.block.id)));
    },
  };
}
var $ = (e) => `script:${e}`;
function Xe(e, t) {
  try {
    localStorage.setItem($(e), JSON.stringify(t));
  } catch {}
}
function Ze(e) {
  try {
    localStorage.removeItem($(e));
  } catch {}
}
function Qe(e, t) {
  let n = $e(e);
  if (!n) return null;
  if (n.version === t) return () => n.document;
  let r = new Map(W(n.base).map(({ block: e }) => [e.id, e.md])),
    i = W(n.document).filter(({ block: e }) => {
      let t = r.get(e.id);
      return t !== void 0 && t !== e.md;
    });
  return i.length === 0 ? null : (e) => i.reduce((e, { block: t }) => G(t.id, { md: t.md })(e), e);
}
function $e(e) {
  try {
    let t = JSON.parse(localStorage.getItem($(e)) ?? `null`);
    if (t === null || typeof t.version != `number`) return null;
    let [n, r] = [t.base, t.document].map((e) => ae.safeParse(e));
    return !n?.success || !r?.success
      ? null
      : { version: t.version, base: n.data, document: r.data };
  } catch {
    return null;
  }
}
var et = 700,
  tt = 4e3,
  nt = 6e4,
  rt = `What you typed could not be saved yet, so nothing was spoken. It is still on this page. Check the connection, then try again.`;
function it({ generation: e, document: t, onSaved: n, onRefused: r }) {
  let { id: i } = e,
    [a, o] = (0, R.useState)(t),
    [s, c] = (0, R.useState)(`saved`),
    l = (0, R.useRef)({ version: e.version, document: t }),
    u = (0, R.useRef)([]),
    d = (0, R.useRef)(t),
    f = (0, R.useRef)(null),
    g = (0, R.useRef)(null),
    _ = (0, R.useRef)({ onSaved: n, onRefused: r });
  (0, R.useEffect)(() => {
    _.current = { onSaved: n, onRefused: r };
  });
  let v = (0, R.useCallback)((e, t, n) => {
      ((l.current = { version: e, document: t }),
        (u.current = n),
        (d.current = n.reduce((e, t) => t(e), t)),
        o(d.current));
    }, []),
    y = (0, R.useCallback)(
      async (e) => {
        let t = [...u.current];
        if (t.length === 0) return !0;
        c(`saving`);
        let n = { document: t.reduce((e, t) => t(e), l.current.document) };
        try {
          let r = await p(k(A.generation, { id: i }), ie, {
              method: `PATCH`,
              headers: { 'If-Match': `"${l.current.version}"` },
              body: n,
              ...(e && { keepalive: JSON.stringify(n).length < nt }),
            }),
            a = u.current.slice(t.length);
          return (
            v(r.version, r.document, a),
            a.length === 0 && Ze(i),
            c(a.length > 0 ? `unsaved` : `saved`),
            _.current.onSaved(r),
            a.length === 0 || y(e)
          );
        } catch (t) {
          if (!(t instanceof h)) throw t;
          let n = t.status === 409 ? L.safeParse(t.body) : null;
          return n?.success && n.data.document.format === `podcast`
            ? (v(n.data.version, n.data.document, u.current), y(e))
            : (t.status === 0 || t.status === 429 || t.status >= 500
                ? (c(`offline`), (f.current ??= setTimeout(() => void b(), tt)))
                : (c(`unsaved`),
                  _.current.onRefused(`${m(t)} What you typed is still on this page.`)),
              !1);
        }
      },
      [i, v],
    ),
    b = (0, R.useCallback)(
      (e = !1) => {
        (f.current && clearTimeout(f.current), (f.current = null));
        let t = (g.current ?? Promise.resolve(!0))
          .then(() => y(e))
          .finally(() => {
            g.current === t && (g.current = null);
          });
        return ((g.current = t), t);
      },
      [y],
    ),
    x = (0, R.useCallback)(async () => {
      if (!(await b())) throw new h(`unreachable`, 0, rt);
    }, [b]),
    S = (0, R.useCallback)(
      (e) => {
        (u.current.push(e), (d.current = e(d.current)), o(d.current), c(`unsaved`));
        let { version: t, document: n } = l.current;
        (Xe(i, { version: t, base: n, document: d.current }),
          f.current && clearTimeout(f.current),
          (f.current = setTimeout(() => void b(), et)));
      },
      [i, b],
    );
  return (
    (0, R.useEffect)(() => {
      let e = Qe(i, l.current.version);
      e ? S(e) : Ze(i);
    }, [i, S]),
    (0, R.useEffect)(() => {
      e.version > l.current.version && g.current === null && v(e.version, t, u.current);
    }, [e.version, t, v]),
    (0, R.useEffect)(() => {
      let e = () => void b(!0);
      return (
        window.addEventListener(`pagehide`, e),
        () => {
          (window.removeEventListener(`pagehide`, e), b());
        }
      );
    }, [b]),
    { document: a, state: s, edit: S, flush: x }
  );
}
function at(e) {
  let { document: t, voices: n, chosen: r, pace: i, jingle: a } = e,
    { onVoice: o, onPace: c, onJingle: l } = e,
    { language: u, speakers: d } = t,
    [f, p] = (0, R.useState)(null),
    h = async (e) => {
      p(e);
      try {
        await De((await de(e, u)).url);
      } catch (e) {
        te.show(m(e), { type: `error`, durationMs: 6e3 });
      } finally {
        p(null);
      }
    },
    g = n?.providers.filter(({ state: e }) => e === `needs_key` || e === `not_installed`);
  return n && n.voices.length === 0
    ? null
    : (0, V.jsxs)(`section`, {
        className: `desk`,
        'aria-label': `Voices`,
        children: [
          (0, V.jsx)(`ul`, {
            className: `desk-speakers`,
            children: d.map((e, t) => {
              let i = r(e, t);
              return (0, V.jsxs)(
                `li`,
                {
                  className: `desk-speaker`,
                  children: [
                    (0, V.jsx)(`span`, { className: `desk-name`, children: e.name }),
                    (0, V.jsx)(Le, {
                      label: `Voice of ${e.name}`,
                      voices: n?.voices ?? [],
                      value: i,
                      onChange: (t) => t !== null && o(e.id, t),
                    }),
                    (0, V.jsx)(E, {
                      icon: `play`,
                      label: `Hear the voice of ${e.name}`,
                      isSmall: !0,
                      isDisabled: i === ``,
                      isPending: f === i && i !== ``,
                      onPress: () => void h(i),
                    }),
                  ],
                },
                e.id,
              );
            }),
          }),
          (0, V.jsxs)(`div`, {
            className: `desk-more`,
            children: [
              (0, V.jsxs)(`label`, {
                className: `desk-pace`,
                children: [
                  `Pace `,
                  (0, V.jsxs)(`output`, { className: `time`, children: [i.toFixed(2), ` ×`] }),
                  (0, V.jsx)(`input`, {
                    type: `range`,
                    min: s.slowest,
                    max: s.fastest,
                    step: 0.05,
                    value: i,
                    onChange: (e) => c(e.target.valueAsNumber),
                  }),
                ],
              }),
              (0, V.jsx)(O, { isSelected: a, onChange: l, children: `Signature before and after` }),
            ],
          }),
          g &&
            g.length > 0 &&
            (0, V.jsxs)(`details`, {
              className: `desk-missing`,
              children: [
                (0, V.jsx)(`summary`, { children: `More voices` }),
                (0, V.jsx)(`ul`, {
                  children: g.map(({ id: e, label: t, message: n }) =>
                    (0, V.jsxs)(`li`, { children: [(0, V.jsx)(`b`, { children: t }), ` `, n] }, e),
                  ),
                }),
              ],
            }),
        ],
      });
}
function ot(r) {
  let { generation: i, document: a, onSaved: o, onSaveState: c, onReady: l } = r,
    { id: u } = i,
    d = t(),
    f = n(x(u)),
    p = n(v(a.language)),
    h = se(u),
    _ = ce(u),
    y = le(u),
    S = (0, R.useCallback)((e) => void te.show(e, { type: `error`, durationMs: 6e3 }), []),
    w = (0, R.useCallback)(() => d.invalidateQueries({ queryKey: x(u).queryKey }), [d, u]),
    T = it({
      generation: i,
      document: a,
      onSaved: (0, R.useCallback)(
        (e) => {
          (o(e), w());
        },
        [o, w],
      ),
      onRefused: S,
    }),
    { document: E, edit: D, flush: O } = T,
    { speakers: k, language: A, title: ne } = E,
    { tag: j, direction: M } = e(A),
    N = f.data,
    P = N?.file ?? null,
    F = (0, R.useMemo)(() => W(E), [E]),
    re = F.some(({ block: e }) => e.md.trim() !== ``),
    [I, ie] = (0, R.useState)(null),
    [L, ae] = (0, R.useState)(null),
    [de, fe] = (0, R.useState)(null),
    { removed: z, remove: B, restore: H } = Ye(F, D),
    U = Ae({
      file: P,
      title: ne,
      artist: k.map(({ name: e }) => e).join(`, `),
      onLost: () => void w(),
    });
  Je(U);
  let { positionMs: G, isPlaying: K, seek: ge, play: _e, pause: q } = U,
    be = (0, R.useMemo)(() => new Map(P?.lines.map((e) => [e.lineId, e])), [P]),
    J = (0, R.useMemo)(
      () => (P?.lines.findLast(({ startMs: e }) => e <= G) ?? P?.lines[0])?.lineId ?? null,
      [P, G],
    ),
    xe = F.find(({ block: e }) => e.id === J)?.block,
    { isFollowing: Ce, follow: Ee } = Ue(K, J),
    [Oe, ke] = Be(),
    je = Ge();
  ((0, R.useEffect)(() => l(() => O().catch((e) => S(m(e)))), [l, O, S]),
    (0, R.useEffect)(() => c(T.state), [c, T.state]));
  let Y = p.data?.defaults ?? [],
    Me = (e, t) => e.voice ?? P?.voices[e.id] ?? Y[t % Math.max(1, Y.length)] ?? ``,
    Ne = new Map(k.map((e, t) => [e.id, Me(e, t)])),
    Pe = {
      voices: Object.fromEntries([...Ne].filter(([, e]) => e !== ``)),
      ...(I !== null && { pace: I }),
      ...(L !== null && { jingle: L }),
    },
    Fe = p.isPending || (p.data?.voices.length ?? 0) > 0,
    X = n({
      ...oe(u, Pe, [i.version, N?.status, P?.createdAt]),
      enabled: N !== void 0 && !b(N) && p.isSuccess && Fe && re,
    }).data,
    Le = async () => {
      try {
        await O();
      } catch (e) {
        return S(m(e));
      }
      h.mutate(Pe, { onError: (e) => S(m(e)) });
    },
    Re = (0, R.useCallback)(
      async (e) => {
        (fe(e), q());
        try {
          (await O(), await De((await ue(u, e)).url));
        } catch (e) {
          S(m(e));
        } finally {
          fe(null);
        }
      },
      [u, O, q, S],
    ),
    Z = (0, R.useCallback)((e) => void Re(e), [Re]),
    Ve = (0, R.useCallback)(
      (e) => {
        (ge(e), _e());
      },
      [ge, _e],
    ),
    He = (I !== null && I !== N?.pace) || (L !== null && L !== N?.jingle),
    We = T.state !== `saved`,
    Q = (0, R.useMemo)(
      () => Se(N, { stored: a, shown: E, isUnsent: We, hasOtherSettings: He }),
      [N, a, E, We, He],
    ),
    Ke = Q.words !== null,
    qe = xe
      ? { speaker: k.find((e) => e.id === xe.speaker)?.name ?? ``, text: g(xe.md), lang: j, dir: M }
      : null,
    $ = (0, V.jsx)(he, {
      state: N,
      unknown: f.isError ? m(f.error) : null,
      onAsk: () => void f.refetch(),
      voices: p.data,
      estimate: X,
      hasLines: re,
      isBusy: h.isPending,
      changed: Q.words,
      onSpeak: () => void Le(),
      onStop: () => _.mutate(),
    }),
    Xe =
      Fe &&
      (0, V.jsxs)(C, {
        isSmall: !0,
        tone: `go`,
        isPending: h.isPending,
        onPress: () => void Le(),
        children: [je ? `Update` : `Update the audio`, X && ` · ${pe(X)}`],
      }),
    Ze = X && X.seconds > 0 ? `, about ${me(X.seconds)}` : ``,
    Qe = b(N)
      ? { words: `In the making: ${N?.linesDone} of ${N?.linesTotal} lines`, action: null }
      : Ke
        ? { words: je ? (Q.words ?? ``) : `Older script: ${Q.words}${Ze}`, action: Xe }
        : null;
  return (0, V.jsxs)(`div`, {
    className: `studio`,
    children: [
      (0, V.jsx)(`h1`, {
        className: `studio-title`,
        lang: j,
        dir: M,
        children: (0, V.jsx)(ee, {
          label: `Title`,
          value: ne,
          maxLength: 300,
          placeholder: `Without a title`,
          onChange: (e) => D(ye({ title: e })),
        }),
      }),
      (0, V.jsx)(`p`, {
        className: `studio-lede`,
        lang: j,
        dir: M,
        children: (0, V.jsx)(ee, {
          label: `Description`,
          value: E.description,
          maxLength: 2e3,
          placeholder: `A description for feeds`,
          onChange: (e) => D(ye({ description: e })),
        }),
      }),
      P
        ? (0, V.jsx)(Ie, {
            id: u,
            file: P,
            playback: U,
            now: qe,
            isOlder: Ke,
            place: Oe,
            children: $,
          })
        : $,
      P &&
        (0, V.jsx)(`div`, {
          className: `mini-place`,
          children:
            ke &&
            (0, V.jsx)(Te, {
              playback: U,
              durationMs: P.durationMs,
              now: qe,
              onFollow: K && !Ce ? Ee : null,
              news: Qe,
            }),
        }),
      (0, V.jsx)(at, {
        document: E,
        voices: p.data,
        chosen: Me,
        pace: I ?? N?.pace ?? s.usual,
        jingle: L ?? N?.jingle ?? !1,
        onVoice: (e, t) => D(ve(e, t)),
        onPace: ie,
        onJingle: ae,
      }),
      P &&
        N &&
        (0, V.jsx)(we, {
          published: N.published,
          isOlder: Ke,
          onChange: (e) => y.mutate(e, { onError: (e) => S(m(e)) }),
        }),
      (0, V.jsx)(`ol`, {
        className: `lines`,
        lang: j,
        dir: M,
        'aria-label': `Script`,
        children: F.map(({ block: e }, t) =>
          (0, V.jsx)(
            ze,
            {
              block: e,
              number: t + 1,
              speakers: k,
              voices: p.data?.voices ?? [],
              speakerVoice: Ne.get(e.speaker ?? ``) ?? ``,
              startMs: be.get(e.id)?.startMs ?? null,
              isNow: K && e.id === J,
              isChanged: Q.lines.has(e.id),
              isSpeaking: de === e.id,
              canSpeak: Fe,
              isNarrow: je,
              onEdit: D,
              onHear: Z,
              onSeek: Ve,
              onRemove: B,
            },
            e.id,
          ),
        ),
      }),
      z &&
        (0, V.jsxs)(`div`, {
          className: `studio-removed`,
          role: `status`,
          children: [
            (0, V.jsxs)(`p`, { children: [`Line `, z.number, ` is deleted.`] }),
            (0, V.jsx)(C, { isSmall: !0, icon: `undo`, onPress: H, children: `Bring it back` }),
          ],
        }),
      F.length === 0 &&
        (0, V.jsx)(`p`, {
          className: `studio-empty`,
          children: `There is no line to speak. Write the script in Text first.`,
        }),
    ],
  });
}
export { ot as PodcastStudio };
