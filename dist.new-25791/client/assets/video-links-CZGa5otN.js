var e = /[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2064\ufeff]/gu;
function t(t) {
  return t
    .replace(e, ``)
    .replace(/\\u0026/giu, `&`)
    .replace(/\\([/?&=_.~*-])/gu, `$1`)
    .replace(/&(?:amp|#0*38|#x0*26);/giu, `&`)
    .trim();
}
var n = String.raw`(?:[a-z0-9-]+\.)*(?:youtube(?:-nocookie|kids)?\.com|youtu\.be|youtube\.googleapis\.com)`,
  r = String.raw`(?:h{0,3}t{1,3}ps?(?:[:;]\/{0,3}|\/{2}))`,
  i = String.raw`[^\s<>"'\x60\\^{}|]`,
  a = new RegExp(
    [
      String.raw`https?:\/\/${i}+`,
      String.raw`(?<![\w@.:/-])(?:${r}|\/\/|_+)?${n}(?=[/?#%\s_~]|$)${i}*`,
      String.raw`(?<![\w@.:/-])(?:(?:vnd\.youtube:(?:\/\/)?|(?:youtube|intent):\/\/)[\w-]${i}*|youtube:[\w-]{11}(?![\w-]))`,
    ].join(`|`),
    `giu`,
  ),
  o = RegExp(`^(?:${r}|//)+`, `iu`),
  s = /[_~*]+$/u,
  c = /(?:[.,;:!?*~'"’”»›)\]}>]|…)+$/u;
function l(e) {
  return Array.from(e.matchAll(a)).flatMap(({ 0: t, index: n }) => {
    let r = u(d(t.replace(/^_+/u, ``))),
      i = s.exec(e.slice(Math.max(0, n - 4), n)) ?? /^_+/u.exec(t),
      a = u(r.replace(s, ``));
    return i && a !== r ? [r, a] : [r];
  });
}
function u(e) {
  let [t] = c.exec(e) ?? [``];
  return e.slice(0, e.length - t.length);
}
function d(e) {
  let t = /[\w-](?=https?:\/\/)/iu.exec(e.slice(8));
  return t ? e.slice(0, 8 + t.index + 1) : e;
}
function f(e) {
  let [, t] = /^(?:vnd\.youtube|youtube|intent):(?:\/\/)?(.*)$/iu.exec(e) ?? [];
  return t === void 0
    ? `https://${e.replace(o, ``)}`
    : /^[\w-]{1,20}(?:[?#&]|$)/u.test(t) && !/^watch\b/iu.test(t)
      ? `https://youtu.be/${t}`
      : /^(?:[\w-]+\.)+\w+(?:[/?]|$)/u.test(t)
        ? `https://${t}`
        : `https://www.youtube.com/${t}`;
}
var p = [
  [/^(?:www\.)?google\.[a-z]{2,3}(?:\.[a-z]{2})?\/url$/u, [`q`, `url`]],
  [/^(?:accounts|consent)\.google\.com\/[\w/]*$/u, [`continue`]],
  [/^lm?\.facebook\.com\/l\.php$/u, [`u`]],
  [/^l\.instagram\.com\/$/u, [`u`]],
  [/^out\.reddit\.com\/[\w/]*$/u, [`url`]],
  [/^duckduckgo\.com\/l\/$/u, [`uddg`]],
  [/^slack-redir\.net\/link$/u, [`url`]],
  [/^(?:[a-z0-9]+\.)?safelinks\.protection\.outlook\.com\/[\w/]*$/u, [`url`]],
];
function m({ hostname: e, pathname: t, search: n, searchParams: r }) {
  if (e === `web.archive.org`)
    return /^\/web\/[^/]+\/(https?:\/{1,2}.+)$/u.exec(t + n)?.[1] ?? null;
  let [, i = []] = p.find(([n]) => n.test(e + t)) ?? [];
  return i.map((e) => r.get(e)).find((e) => e) ?? null;
}
var h = /^[\w-]{11}$/,
  g =
    /^(?:(?:www|m|music|gaming|studio|tv|consent|img|[a-z]{2})\.)?youtube\.com$|^(?:www\.|m\.)?youtu\.be$|^(?:www\.)?youtube-nocookie\.com$|^(?:www\.)?youtubekids\.com$|^youtube\.googleapis\.com$|^i\d?\.ytimg\.com$/,
  _ = /youtu\.be$/,
  v = /^(?:[\p{L}\p{N}-]+\.)+\p{L}{2,}(?::\d+)?(?:[/?#]\S*)?$/u,
  y = /^[a-z][a-z0-9+.-]*:/i,
  b = /^\/?(?:watch\/?\?|(?:shorts|embed|live|v)\/|\??v=)\S+$/i,
  x = /\s\[([\w-]{11})\]\.\w{2,5}$/u,
  S = 3;
function C(e) {
  let n = t(e);
  if (n === ``) return D(`empty`);
  let [, r] = /^["'`“”‘’«(<[]?([\w-]{11})["'`“”‘’»)>\]]?$/u.exec(n) ?? x.exec(n) ?? [];
  if (r) return { ok: !0, id: r };
  let i = T(n);
  if (i.ok) return i;
  let a = T(n.replace(/([=/?&])[^\S\n]*\r?\n\s*/gu, `$1`));
  return a.ok ? a : (w(n) ?? i);
}
function w(e) {
  let t = e;
  for (let e = 0; e < S && /%[0-9a-f]{2}/i.test(t); e += 1) {
    t = z(t);
    let e = T(t);
    if (e.ok || e.problem === `not_youtube`) return e;
  }
  return null;
}
function T(e) {
  let t = null;
  for (let n of l(e)) {
    let e = O(n);
    if (e.ok) return e;
    (!t || (!t.ok && t.problem === `not_youtube`)) && (t = e);
  }
  return (
    t ||
    (b.test(e)
      ? O(
          `https://www.youtube.com/${e
            .replace(/^\/?(\??v=)/i, `watch?v=`)
            .replace(`??`, `?`)
            .replace(/^\//, ``)}`,
        )
      : v.test(e) && !y.test(e)
        ? D(`not_youtube`)
        : D(`not_a_url`))
  );
}
function E(e) {
  let [, t] =
    /^(?:https?:\/\/)?(?:www\.)?(?:youtube\.com\/(?:watch\/?\?(?:[^#\s]*&)?v=|embed\/)|youtu\.be\/)([\w-]{11})(?:[/?&#]\S*)?$/i.exec(
      e.trim(),
    ) ?? [];
  return t ?? null;
}
function D(e) {
  return { ok: !1, problem: e };
}
function O(e, t = 0) {
  let n = f(e);
  if (!URL.canParse(n)) return D(`not_a_url`);
  let r = new URL(n);
  if (r.username !== `` || r.password !== ``) return D(`not_a_url`);
  let i = r.hostname.replace(/\.$/, ``),
    a = g.test(i) && r.port === ``,
    { query: o, path: s } = A(r),
    c = a ? N(s, o) : m(r);
  return c !== null && t < S
    ? O(/^https?:/i.test(c) ? c : `https://www.youtube.com${k(c)}`, t + 1)
    : a
      ? L(s, o, _.test(i), r.hash)
      : D(`not_youtube`);
}
var k = (e) => (e.startsWith(`/`) ? e : `/${e}`);
function A({ pathname: e, searchParams: t, hash: n }) {
  let [, r, i] = /^#(\/[^?]*)?(?:\?|!)?(.*)$/.exec(n) ?? [];
  if (r && e === `/`) return { path: r, query: j(new URLSearchParams(i)) };
  let a = j(t);
  if (i && !a.has(`v`)) {
    let t = j(new URLSearchParams(i));
    if (t.has(`v`)) return { path: e, query: t };
  }
  return { path: e, query: a };
}
function j(e) {
  let t = [...e].map(([e, t]) => [e.toLowerCase(), t]);
  return new URLSearchParams(t);
}
var M = {
  attribution_link: [`u`],
  oembed: [`url`],
  redirect: [`q`],
  signin: [`next`],
  verify_age: [`next_url`],
  verify_controversy: [`next_url`],
  m: [`continue`],
  ml: [`continue`],
  '': [`continue`],
};
function N(e, t) {
  let [, n] = /^\/(https?:\/{1,2}.+)$/i.exec(e) ?? [];
  if (n) return n + (t.size > 0 ? `?${t.toString()}` : ``);
  let r = M[e.replace(/^\/|\/$/g, ``)] ?? [];
  for (let e of r) {
    let n = t.get(e);
    if (n) return n;
  }
  return null;
}
var P = new Set(`embed v e vi vi_webp an_webp shorts live video source watch`.split(` `)),
  F = new Set(`channel c user`.split(` `)),
  I = new Set(
    `about account ads audiolibrary charts community creators feed gaming hashtag howyoutubeworks intl kids live_chat logout movies music news options playables post premium press reporthistory results s select_site shopping shorts sports static supported_browsers t trends trending tv upload watch yt`.split(
      ` `,
    ),
  );
function L(e, t, n, r) {
  let [i = ``, a = ``] = e.split(`/`).filter((e) => e !== ``),
    o = i.toLowerCase(),
    s = t.get(`list`),
    c = n || P.has(o) || /^(watch_popup|get_video_info)$/.test(o),
    l = t.get(`v`) ?? t.get(`vi`) ?? t.get(`video_id`) ?? ``;
  if (P.has(o)) {
    if (a === `live_stream`) return D(`channel`);
    if (a === `videoseries` || a === `playlist`) return D(`playlist_only`);
    a !== `` && (o !== `watch` || l === ``) && (l = a);
  } else n && (l = i === `` ? l : i);
  return l !== `` && (c || t.has(`v`))
    ? R(l, t, r, s)
    : o === `playlist` || o === `watch_videos` || (s && c)
      ? D(`playlist_only`)
      : o === `clip`
        ? D(`clip`)
        : o.startsWith(`@`) || F.has(o)
          ? D(`channel`)
          : D(/^[\w.%-]+$/.test(o) && !c && !I.has(o.toLowerCase()) ? `channel` : `no_video`);
}
function R(e, t, n, r) {
  let [i = ``] = z(e).split(/[^\w-]/, 1),
    a = /^3D[\w-]{11}$/.test(i) ? i.slice(2) : i;
  if (!h.test(a)) return D(`bad_id`);
  let o = [t, new URLSearchParams(n.replace(/^#!?/, ``))].flatMap((e) =>
      [`t`, `start`, `time_continue`].map((t) => e.get(t)),
    ),
    s = /[?&#]t=([\dhms:]+)/.exec(z(e))?.[1] ?? null,
    c = [...o, s].map(B).find((e) => e > 0);
  return {
    ok: !0,
    id: a,
    ...(c !== void 0 && { startSeconds: c }),
    ...(r && /^[\w-]+$/.test(r) && { playlistId: r }),
  };
}
function z(e) {
  try {
    return decodeURIComponent(e);
  } catch {
    return e;
  }
}
function B(e) {
  if (e === null || e.length > 20) return 0;
  if (/^\d+(?::[0-5]?\d){1,2}$/.test(e))
    return e.split(`:`).reduce((e, t) => e * 60 + Number(t), 0);
  let [t, n, r, i] = /^(?:(\d+)h)?(?:(\d+)m)?(?:(\d+)(?:\.\d+)?s?)?$/i.exec(e) ?? [];
  if (!t) return 0;
  let a = Number(n ?? 0) * 3600 + Number(r ?? 0) * 60 + Number(i ?? 0);
  return a < 1e6 ? a : 0;
}
export { C as n, E as t };
