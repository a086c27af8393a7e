const __vite__mapDeps = (
  i,
  m = __vite__mapDeps,
  d = m.f ||
    (m.f = [
      'assets/combobox-D1budsrK.js',
      'assets/Dialog-Dlfq5J_4.js',
      'assets/icons-Bghb7lTV.js',
      'assets/icon-element-E1vVrJDR.js',
      'assets/app-rEIIDxDK.js',
      'assets/languages-bSqg6fvv.js',
      'assets/schemas-CHXxoLFs.js',
      'assets/hooks-DMX94Fli.js',
      'assets/api-client-CIS_L6yl.js',
      'assets/next-page-90JD7Hdc.js',
      'assets/paths-Ds7KLzGz.js',
      'assets/accounts-ZDJYt4uL.js',
      'assets/billing-xd0iTIxq.js',
      'assets/preload-helper-Duk8UsiM.js',
      'assets/toast-view-BkKMK5f2.js',
      'assets/formats-Bv0SOR4R.js',
      'assets/errors-D9DvKuaT.js',
      'assets/generations-C63rTdsx.js',
      'assets/podcasts-Bvj87K2s.js',
      'assets/app-C4aFym1W.css',
      'assets/useTextField-DL1ov6Si.js',
      'assets/useMultipleSelectionState-BFTHh-Aq.js',
    ]),
) => i.map((i) => d[i]);
import { l as e, u as t } from './hooks-DMX94Fli.js';
import {
  C as n,
  E as r,
  I as i,
  N as a,
  S as o,
  g as s,
  h as c,
  j as l,
  o as u,
  r as d,
  t as f,
  u as p,
  y as m,
} from './app-rEIIDxDK.js';
import { t as h } from './formats-Bv0SOR4R.js';
import { a as g, i as _, j as v, n as y, o as b, x } from './languages-bSqg6fvv.js';
import { i as S, o as C, r as w, t as T } from './icons-Bghb7lTV.js';
import { n as E, o as D, t as O } from './api-client-CIS_L6yl.js';
import { i as k, n as A, r as j, t as M } from './catalogue-D1liR1Gb.js';
import { i as N } from './schemas-CHXxoLFs.js';
import { c as P, o as F } from './next-page-90JD7Hdc.js';
import { t as ee } from './bar-qhwoWP4k.js';
import { a as I, i as L, r as R } from './field-CNsHqZRq.js';
import { a as te, i as ne, r as z, t as re } from './choice-5IcemAr_.js';
import { m as ie, n as ae, o as oe } from './generations-C63rTdsx.js';
import { t as B } from './paths-Ds7KLzGz.js';
import { n as V } from './upload-gsbcozAl.js';
import { t as se } from './preload-helper-Duk8UsiM.js';
import { t as ce } from './empty-Brh2VzY8.js';
import {
  a as le,
  c as ue,
  i as H,
  l as U,
  n as de,
  o as fe,
  r as pe,
  t as me,
} from './format-handle-Ch6_nMoZ.js';
import { t as he } from './errors-D9DvKuaT.js';
import { n as W } from './video-links-CZGa5otN.js';
import { i as ge } from './podcasts-ZJZiw7XY.js';
import { t as _e } from './voices-needed-BCNqq4pR.js';
var G = C(S(), 1),
  K = w();
function ve({ format: e, value: t, onChange: n }) {
  let r = h.filter((t) => t.value !== e && t.value !== `custom`);
  return (0, K.jsxs)(`fieldset`, {
    className: `also`,
    children: [
      (0, K.jsx)(`legend`, { className: `field-label`, children: `Also make` }),
      (0, K.jsx)(`div`, {
        className: `also-chips`,
        children: r.map((e) => {
          let r = t.includes(e.value);
          return (0, K.jsxs)(
            `label`,
            {
              className: `chip`,
              children: [
                (0, K.jsx)(`input`, {
                  type: `checkbox`,
                  checked: r,
                  onChange: () => n(r ? t.filter((t) => t !== e.value) : [...t, e.value]),
                }),
                e.label,
              ],
            },
            e.value,
          );
        }),
      }),
    ],
  });
}
function ye({ value: e, onChange: t, error: n }) {
  let { data: r } = b(M),
    i = r?.models.filter(({ key: e }) => e !== null) ?? [],
    a = i.find(({ id: e }) => e === r?.defaultModel),
    o = i.find(({ id: t }) => t === e) ?? a,
    s = (b(j).data?.keys ?? []).find(({ state: e }) => e !== `valid` && e !== `rate_limited`),
    c = a?.key !== `own` && r?.providers.find(({ provider: e }) => e === s?.provider)?.name,
    l = i.some(({ key: e }) => e !== `none`);
  return (0, K.jsx)(R, {
    label: `Written by`,
    value: e ?? ``,
    onChange: (e) => t(e === `` ? null : e),
    error: n,
    hint:
      c && e === null
        ? (0, K.jsxs)(K.Fragment, {
            children: [
              `Your key for `,
              c,
              ` could not be tested, so it is not used unless you choose it.`,
              ` `,
              (0, K.jsx)(d, { href: `${F.settings}#keys`, children: `Test it again` }),
            ],
          })
        : l
          ? (o?.warning ?? void 0)
          : (0, K.jsxs)(K.Fragment, {
              children: [
                `It picks the video’s own sentences and needs no key. For a language model,`,
                ` `,
                (0, K.jsx)(d, { href: `${F.settings}#keys`, children: `add a key` }),
                `.`,
              ],
            }),
    options: [
      { value: ``, label: a ? a.label : `Built-in engine, no AI model` },
      ...i
        .filter(({ id: e }) => e !== a?.id)
        .map((e) => ({ value: e.id, label: e.label, group: be(e, r) })),
    ],
  });
}
function be({ provider: e }, t) {
  return t?.providers.find((t) => t.provider === e)?.name ?? `This server`;
}
function xe({ value: e, onChange: t }) {
  let n = b(k).data?.styles ?? [];
  return (0, K.jsx)(R, {
    label: `Style`,
    value: e ?? ``,
    onChange: (e) => t(e === `` ? null : e),
    hint:
      n.length === 0
        ? (0, K.jsxs)(K.Fragment, {
            children: [
              (0, K.jsx)(d, { href: F.styles, children: `Make a style` }),
              ` to have it sound like you.`,
            ],
          })
        : void 0,
    options: [
      { value: ``, label: `Plain` },
      ...n.map(({ id: e, name: t }) => ({ value: e, label: t })),
    ],
  });
}
function Se() {
  let e = v();
  return te({
    mutationFn: ({ wish: e, key: t }) =>
      E(B.generations, ae, { method: `POST`, headers: { 'Idempotency-Key': t }, body: e }),
    onSuccess: () => e.invalidateQueries({ queryKey: m }),
  });
}
var Ce = 350;
function we(e) {
  let [t, n] = (0, G.useState)(null),
    r = e && JSON.stringify(e);
  return (
    (0, G.useEffect)(() => {
      let e = setTimeout(() => n(r), Ce);
      return () => clearTimeout(e);
    }, [r]),
    b({
      queryKey: [`estimate`, t],
      enabled: t !== null,
      placeholderData: x,
      retry: !1,
      queryFn: ({ signal: e }) =>
        E(B.estimate, oe, { method: `POST`, body: JSON.parse(t ?? `{}`), signal: e }),
    })
  );
}
function Te({ estimate: e }) {
  let t = l();
  if (!e) return (0, K.jsx)(`p`, { className: `estimate`, 'aria-hidden': `true` });
  let { engine: n, costCents: r, seconds: i, words: a, problem: o } = e;
  if (o)
    return (0, K.jsxs)(`p`, {
      className: `estimate`,
      role: `status`,
      'data-tone': `proof`,
      children: [o.message, ` `, (0, K.jsx)(Oe, { code: o.code })],
    });
  let s = r.ceiling === 0;
  return (0, K.jsxs)(`dl`, {
    className: `estimate`,
    'aria-label': `Estimate`,
    children: [
      (0, K.jsxs)(`div`, {
        children: [
          (0, K.jsx)(`dt`, { children: `Takes` }),
          (0, K.jsx)(`dd`, { children: De(i.middle) }),
        ],
      }),
      (0, K.jsxs)(`div`, {
        children: [
          (0, K.jsx)(`dt`, { children: `Costs` }),
          (0, K.jsxs)(`dd`, {
            children: [
              s ? (t === null ? `nothing` : `no money`) : `about ${V(r.middle)}`,
              !s && (0, K.jsxs)(`small`, { children: [` never over `, V(r.ceiling)] }),
            ],
          }),
        ],
      }),
      t !== null &&
        (0, K.jsxs)(`div`, {
          children: [
            (0, K.jsx)(`dt`, { children: `Uses` }),
            (0, K.jsxs)(`dd`, {
              children: [
                a > 0 && `about ${Math.min(a, t).toLocaleString(`en-GB`)} of `,
                `your`,
                ` `,
                t.toLocaleString(`en-GB`),
                ` free words`,
              ],
            }),
          ],
        }),
      t === null &&
        a > 0 &&
        (0, K.jsxs)(`div`, {
          children: [
            (0, K.jsx)(`dt`, { children: `Gives` }),
            (0, K.jsxs)(`dd`, { children: [`about `, a.toLocaleString(`en-GB`), ` words`] }),
          ],
        }),
      (0, K.jsxs)(`div`, {
        children: [
          (0, K.jsx)(`dt`, { children: `By` }),
          (0, K.jsxs)(`dd`, {
            children: [
              n.label,
              n.kind === `model` && (0, K.jsxs)(`small`, { children: [` `, Ee[n.key]] }),
            ],
          }),
        ],
      }),
    ],
  });
}
var Ee = { own: `with your key`, house: `on the house`, local: `on this server` };
function De(e) {
  return e < 5
    ? `a few seconds`
    : e < 90
      ? `about ${Math.round(e / 5) * 5} seconds`
      : `about ${Math.round(e / 60)} minutes`;
}
function Oe({ code: e }) {
  return e === `plan_needed`
    ? (0, K.jsx)(d, { href: F.upgrade, children: `See the plans` })
    : /^(key_|no_credit|spending_cap|house_|too_long_for_house)/.test(e)
      ? (0, K.jsx)(d, { href: F.settings, children: `Open Settings` })
      : null;
}
var ke = {
    blog: {
      question: `What shall become an article?`,
      write: `Write the article`,
      promise: `Title, description, sections, takeaways and questions, ready for a page.`,
    },
    summary: {
      question: `What shall be summed up?`,
      write: `Write the summary`,
      promise: `The gist in a line, the key points with their times, then chapter by chapter.`,
    },
    tweet: {
      question: `What shall become a thread?`,
      write: `Write the thread`,
      promise: `A hook first, a call to action last, each counted the way X counts.`,
    },
    linkedin: {
      question: `What shall become a post?`,
      write: `Write the post`,
      promise: `The first lines carry it over the fold; a question ends it.`,
    },
    newsletter: {
      question: `What shall go out as a letter?`,
      write: `Write the newsletter`,
      promise: `Three subject lines to choose from, a preheader, sections and links to moments.`,
    },
    podcast: {
      question: `What shall be talked about?`,
      write: `Write the script`,
      promise: `Show notes with chapters and a script by speakers, ready to be spoken.`,
    },
    custom: {
      question: `Which video is your format for?`,
      write: `Write it`,
      promise: `Whatever your own prompt asks for.`,
    },
  },
  Ae = (0, G.lazy)(async () => ({
    default: (
      await se(
        async () => {
          let { ComboBox: e } = await import(`./combobox-D1budsrK.js`);
          return { ComboBox: e };
        },
        __vite__mapDeps([
          0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21,
        ]),
      )
    ).ComboBox,
  })),
  je = y.map(({ value: e, label: t }) => ({ id: e, label: t }));
function Me({ value: e, onChange: t, error: n }) {
  return (0, K.jsx)(G.Suspense, {
    fallback: (0, K.jsx)(R, { label: `Write in`, value: e, onChange: (e) => t(e), options: y }),
    children: (0, K.jsx)(Ae, {
      label: `Write in`,
      items: je,
      value: e,
      onChange: (e) => {
        e !== null && t(String(e));
      },
      ...(n !== void 0 && { isInvalid: !0, error: n }),
    }),
  });
}
function Ne({ label: e, value: t, least: n, most: r, unit: i, onChange: a }) {
  let o = (0, G.useId)(),
    [s, c] = (0, G.useState)(null),
    l = (e) => Math.min(r, Math.max(n, Math.round(e)));
  return (0, K.jsxs)(`div`, {
    className: `field`,
    children: [
      (0, K.jsx)(`label`, { htmlFor: o, className: `field-label`, children: e }),
      (0, K.jsxs)(`div`, {
        className: `number`,
        children: [
          (0, K.jsx)(`button`, {
            type: `button`,
            className: `number-step`,
            'aria-label': `Fewer ${i}`,
            disabled: t <= n,
            onClick: () => a(l(t - 1)),
            children: (0, K.jsx)(T, { name: `minus` }),
          }),
          (0, K.jsx)(`input`, {
            id: o,
            className: `input`,
            type: `number`,
            inputMode: `numeric`,
            min: n,
            max: r,
            value: s ?? String(t),
            onChange: (e) => {
              c(e.target.value);
              let t = e.target.valueAsNumber;
              t >= n && t <= r && a(l(t));
            },
            onBlur: () => {
              let e = Number(s);
              (s !== null && s.trim() !== `` && Number.isFinite(e) && a(l(e)), c(null));
            },
          }),
          (0, K.jsx)(`button`, {
            type: `button`,
            className: `number-step`,
            'aria-label': `More ${i}`,
            disabled: t >= r,
            onClick: () => a(l(t + 1)),
            children: (0, K.jsx)(T, { name: `plus` }),
          }),
        ],
      }),
    ],
  });
}
var q = {
    kind: `one-of`,
    name: `length`,
    label: `Length`,
    options: [
      [`short`, `Short`],
      [`medium`, `Medium`],
      [`long`, `Long`],
    ],
  },
  Pe = {
    blog: [
      q,
      {
        kind: `text`,
        name: `keyword`,
        label: `Target keyword`,
        placeholder: `small garden planning`,
        hint: `What people should find it by.`,
      },
      { kind: `text`, name: `audience`, label: `Written for`, placeholder: `first-time gardeners` },
    ],
    summary: [
      q,
      {
        kind: `one-of`,
        name: `shape`,
        label: `Shape`,
        options: [
          [`bullets`, `Points`],
          [`prose`, `Prose`],
        ],
      },
    ],
    tweet: [
      {
        kind: `one-of`,
        name: `shape`,
        label: `Shape`,
        options: [
          [`thread`, `Thread`],
          [`single`, `One tweet`],
        ],
      },
      {
        kind: `number`,
        name: `count`,
        label: `Tweets`,
        least: 2,
        most: 25,
        unit: `tweets`,
        onlyIf: [`shape`, `thread`],
      },
    ],
    linkedin: [
      {
        kind: `one-of`,
        name: `tone`,
        label: `Tone`,
        options: [
          [`plain`, `Plain`],
          [`personal`, `Personal`],
          [`expert`, `Expert`],
          [`bold`, `Bold`],
        ],
      },
      { kind: `switch`, name: `emoji`, label: `Emoji` },
    ],
    newsletter: [
      q,
      { kind: `number`, name: `sections`, label: `Sections`, least: 1, most: 8, unit: `sections` },
    ],
    podcast: [
      {
        kind: `one-of-numbers`,
        name: `hosts`,
        label: `Hosts`,
        options: [
          [1, `One`],
          [2, `Two`],
        ],
      },
      { kind: `number`, name: `minutes`, label: `Minutes`, least: 1, most: 60, unit: `minutes` },
      {
        kind: `names`,
        name: `names`,
        label: `Names`,
        of: `hosts`,
        placeholders: [`First host`, `Second host`],
      },
    ],
    custom: [],
  };
function Fe({ format: e, values: t, onChange: n, problems: r }) {
  let i = Pe[e].filter(({ onlyIf: e }) => !e || t[e[0]] === e[1]);
  return (0, K.jsx)(K.Fragment, {
    children: i.map((e) =>
      (0, K.jsx)(
        Ie,
        {
          row: e,
          values: t,
          problem: r.find(({ field: t }) => t.endsWith(e.name))?.problem,
          onChange: (r) => n({ ...t, [e.name]: r }),
        },
        e.name,
      ),
    ),
  });
}
function Ie({ row: e, values: t, problem: n, onChange: r }) {
  let i = t[e.name],
    { label: a } = e;
  switch (e.kind) {
    case `one-of`:
      return (0, K.jsx)(z, {
        label: a,
        value: String(i),
        onChange: r,
        options: e.options.map(([e, t]) => ({ value: e, label: t })),
      });
    case `one-of-numbers`:
      return (0, K.jsx)(z, {
        label: a,
        value: String(i),
        onChange: (e) => r(Number(e)),
        options: e.options.map(([e, t]) => ({ value: String(e), label: t })),
      });
    case `number`:
      return (0, K.jsx)(Ne, {
        label: a,
        value: Number(i),
        least: e.least,
        most: e.most,
        unit: e.unit,
        onChange: r,
      });
    case `switch`:
      return (0, K.jsx)(`div`, {
        className: `make-switch`,
        children: (0, K.jsx)(ne, { isSelected: !!i, onChange: r, children: a }),
      });
    case `text`:
      return (0, K.jsx)(L, {
        label: a,
        isOptional: !0,
        value: typeof i == `string` ? i : ``,
        placeholder: e.placeholder,
        maxLength: 200,
        hint: e.hint,
        error: n,
        onChange: (e) => r(e === `` ? void 0 : e),
      });
    case `names`: {
      let n = Array.isArray(i) ? i : [],
        a = Number(t[e.of]);
      return (0, K.jsx)(`div`, {
        className: `make-names`,
        children: e.placeholders.slice(0, a).map((t, i) =>
          (0, K.jsx)(
            L,
            {
              label: t,
              isOptional: !0,
              maxLength: 60,
              value: n[i] ?? ``,
              placeholder: i === 0 ? `Ana` : `Ben`,
              onChange: (t) => {
                let a = e.placeholders.map((e, r) => (r === i ? t : (n[r] ?? ``)));
                r(a.slice(0, a.findLastIndex(Boolean) + 1));
              },
            },
            t,
          ),
        ),
      });
    }
  }
}
function Le({ value: e, onChange: t, fields: r, onFields: i }) {
  let { data: a } = b(A),
    o = a?.prompts ?? [],
    s = o.find(({ id: t }) => t === e);
  return a && o.length === 0
    ? (0, K.jsx)(ce, {
        title: `You have no format of your own yet`,
        level: 2,
        action: (0, K.jsx)(n, {
          tone: `go`,
          icon: `plus`,
          href: `${F.styles}#formats`,
          children: `Make a format`,
        }),
        children: `Say once what you want made of a video, with fields to fill each time: show notes in your house style, a lesson plan, a press note.`,
      })
    : (0, K.jsxs)(`div`, {
        className: `make-prompt`,
        children: [
          (0, K.jsx)(R, {
            label: `Your format`,
            value: e ?? ``,
            onChange: (e) => t(e === `` ? null : e),
            hint:
              s?.description ||
              (0, K.jsx)(d, { href: `${F.styles}#formats`, children: `Change your formats` }),
            options: [
              { value: ``, label: `Choose one`, isDisabled: o.length > 0 },
              ...o.map(({ id: e, name: t }) => ({ value: e, label: t })),
            ],
          }),
          s?.fields.map(({ name: e, label: t, example: n, required: a }) =>
            (0, K.jsx)(
              L,
              {
                label: t,
                isOptional: !a,
                isRequired: a,
                placeholder: n,
                value: r[e] ?? ``,
                onChange: (t) => i({ ...r, [e]: t }),
              },
              e,
            ),
          ),
        ],
      });
}
var Re = 5;
function ze(e) {
  let t = new Map();
  for (let { videoId: n, videoTitle: r, durationMs: i } of e)
    t.has(n) || t.set(n, { videoId: n, title: r, durationMs: i });
  return [...t.values()].slice(0, Re);
}
function Be({ onPick: e }) {
  let t = ze(c(s().data));
  return t.length === 0
    ? null
    : (0, K.jsxs)(`section`, {
        className: `recent`,
        'aria-label': `Used lately`,
        children: [
          (0, K.jsx)(`h2`, { className: `recent-title`, children: `Used lately` }),
          (0, K.jsx)(`ul`, {
            className: `recent-list`,
            children: t.map(({ videoId: t, title: n, durationMs: r }) =>
              (0, K.jsx)(
                `li`,
                {
                  children: (0, K.jsxs)(`button`, {
                    type: `button`,
                    className: `recent-item`,
                    onClick: () => e(t),
                    children: [
                      (0, K.jsx)(`bdi`, { children: n }),
                      r > 0 && (0, K.jsx)(U, { seconds: r / 1e3 }),
                    ],
                  }),
                },
                t,
              ),
            ),
          }),
        ],
      });
}
function Ve({ samples: e, onPick: t }) {
  let [n, ...r] = e;
  return n
    ? (0, K.jsxs)(`section`, {
        className: `samples`,
        'aria-label': `Built-in videos`,
        children: [
          (0, K.jsx)(`h2`, {
            className: `samples-label`,
            children: `Nothing at hand? Take a built-in video`,
          }),
          (0, K.jsx)(`ul`, {
            className: `samples-list`,
            children: [n, ...r].map((e) =>
              (0, K.jsx)(
                `li`,
                { children: (0, K.jsx)(He, { sample: e, onPick: () => t(e) }) },
                e.id,
              ),
            ),
          }),
        ],
      })
    : null;
}
function He({ sample: e, onPick: t }) {
  let n = _(e.language);
  return (0, K.jsxs)(`button`, {
    type: `button`,
    className: `sample`,
    onClick: t,
    children: [
      (0, K.jsxs)(`span`, {
        className: `sample-words`,
        lang: n.tag,
        dir: n.direction,
        children: [
          (0, K.jsx)(`span`, { className: `sample-title`, children: e.title }),
          (0, K.jsx)(`span`, { className: `sample-channel`, children: e.channel }),
        ],
      }),
      (0, K.jsxs)(`span`, {
        className: `sample-facts`,
        children: [
          (0, K.jsx)(`span`, { children: n.label }),
          (0, K.jsx)(U, { seconds: Math.floor(e.durationMs / 1e3) }),
        ],
      }),
    ],
  });
}
var Ue = N(fe),
  J = i({
    queryKey: [`samples`],
    queryFn: ({ signal: e }) => E(B.samples, Ue, { signal: e }),
    staleTime: 1 / 0,
  });
function We(e) {
  return e.kind === `video` ? e.video : e.kind === `sample` ? Ge(e.sample) : null;
}
function Ge(e) {
  return { ...e, languageTag: _(e.language).tag, kind: `sample`, thumbnail: ue(e.id) };
}
var Ke = {
    sample: `Built-in video`,
    youtube: `YouTube`,
    text: `Pasted text`,
    subtitles: `Subtitle file`,
    media: `Recording`,
  },
  qe = {
    manual: `captions written by people`,
    automatic: `automatic captions`,
    given: `your text`,
    recognized: `recognised speech`,
    sample: `its own transcript`,
  },
  Y = (e) => Math.floor(e / 1e3),
  Je = 10;
function X({ length: e }) {
  return e <= Je ? e : 9;
}
function Ye({ source: e, onClear: t }) {
  let n = We(e);
  if (!n) return null;
  let { tag: r, direction: i } = g(n),
    a = Xe(e),
    { transcript: s, chapters: c, durationMs: l } = n,
    d = n.kind === `sample`;
  return (0, K.jsxs)(`section`, {
    className: `make-film`,
    'aria-label': `The chosen video`,
    tabIndex: -1,
    children: [
      (0, K.jsxs)(`div`, {
        className: `film`,
        lang: r,
        dir: i,
        children: [
          n.thumbnail &&
            d &&
            (0, K.jsx)(`img`, {
              className: `make-drawn`,
              src: n.thumbnail,
              alt: ``,
              width: 480,
              height: 270,
            }),
          n.thumbnail &&
            !d &&
            (0, K.jsx)(`img`, {
              className: `make-still`,
              src: n.thumbnail,
              alt: ``,
              referrerPolicy: `no-referrer`,
            }),
          (0, K.jsxs)(`p`, {
            className: `make-channel`,
            children: [
              (0, K.jsx)(`span`, { lang: `en`, children: Ke[n.kind ?? `sample`] }),
              n.channel && (0, K.jsx)(`span`, { children: n.channel }),
            ],
          }),
          (!n.thumbnail || d) &&
            c.length > 0 &&
            (0, K.jsxs)(`ol`, {
              className: `make-chapters`,
              children: [
                c
                  .slice(0, X(c))
                  .map(({ startMs: e, title: t }) =>
                    (0, K.jsxs)(
                      `li`,
                      {
                        children: [
                          (0, K.jsx)(U, { seconds: Y(e) }),
                          (0, K.jsx)(`span`, { children: t }),
                        ],
                      },
                      e,
                    ),
                  ),
                c.length > X(c) &&
                  (0, K.jsxs)(`li`, {
                    lang: `en`,
                    dir: `ltr`,
                    children: [
                      (0, K.jsx)(`span`, {}),
                      (0, K.jsxs)(`span`, { children: [`and `, c.length - X(c), ` more`] }),
                    ],
                  }),
              ],
            }),
          (0, K.jsx)(`p`, {
            className: `film-caption`,
            children: (0, K.jsx)(`span`, {
              className: `caption`,
              title: n.title,
              children: n.title || `Without a title`,
            }),
          }),
          l > 0 &&
            (0, K.jsx)(`span`, {
              className: `make-duration`,
              children: (0, K.jsx)(U, { seconds: Y(l) }),
            }),
        ],
      }),
      l > 0 &&
        c.length > 0 &&
        (0, K.jsx)(le, {
          label: `Chapters`,
          isOnFilm: !0,
          durationSeconds: Y(l),
          ticks: c.map(({ startMs: e, title: t }) => ({ at: Y(e), label: t })),
        }),
      (0, K.jsxs)(`div`, {
        className: `make-known`,
        children: [
          a !== `` && (0, K.jsx)(`span`, { children: a }),
          s &&
            s.words > 0 &&
            (0, K.jsxs)(`span`, { children: [s.words.toLocaleString(`en-GB`), ` words`] }),
          s?.kind && s.kind !== `sample` && (0, K.jsx)(`span`, { children: qe[s.kind] }),
          (0, K.jsx)(o, {
            isSmall: !0,
            tone: `quiet`,
            icon: `close`,
            onPress: t,
            children: `Choose another`,
          }),
        ],
      }),
      s?.state === `working` &&
        (0, K.jsx)(`div`, {
          className: `make-transcribing`,
          children: (0, K.jsx)(u, {
            label: `Turning speech into text`,
            ...(s.progress !== null && { value: s.progress }),
          }),
        }),
      s?.state === `waiting` &&
        (0, K.jsx)(`p`, {
          className: `make-transcribing`,
          role: `status`,
          children: `The platform asked us to wait. It is tried again by itself.`,
        }),
    ],
  });
}
function Xe(e) {
  if (e.kind === `sample`) return _(e.sample.language).label;
  if (e.kind === `none`) return ``;
  let { language: t, languageTag: n, transcript: r } = e.video;
  return t ? _(t).label : r.state === `ready` ? (n === `und` ? `Language not known` : n) : ``;
}
function Ze(e) {
  let t = e instanceof O ? e.body.attempts : void 0;
  return Array.isArray(t) ? t : [];
}
function Qe(e) {
  return e instanceof O
    ? e.status === 0 || e.status === 429 || e.status === 424 || e.status >= 500
    : !1;
}
function $e({ video: { title: e, channel: t, durationMs: n, language: r } }) {
  return (0, K.jsxs)(`p`, {
    className: `source-about`,
    lang: r ? _(r).tag : void 0,
    children: [
      (0, K.jsx)(`bdi`, { children: e }),
      t && (0, K.jsx)(`bdi`, { children: t }),
      n > 0 && (0, K.jsx)(U, { seconds: Math.floor(n / 1e3) }),
    ],
  });
}
function et(e) {
  let [t, n] = (0, G.useState)(null);
  return (
    (0, G.useEffect)(() => {
      if (e === null) return;
      let t = Math.max(0, Date.parse(e) - Date.now()),
        r = setTimeout(() => n(e), t);
      return () => clearTimeout(r);
    }, [e]),
    e === null || t === e
  );
}
var tt = (e) => new Date(e).toLocaleTimeString(`en-GB`, { hour: `2-digit`, minute: `2-digit` });
function nt(e) {
  let { error: t, about: r, onRetry: i, onPaste: a, onChooseFile: s, onSample: c, isBusy: l } = e,
    [u, d] = (0, G.useState)(!1),
    [f, p] = (0, G.useState)(``),
    m = Ze(t),
    h = t instanceof O ? t.code : ``,
    g = r?.transcript.retryAt ?? null,
    _ = r?.transcript.state === `waiting`,
    v = et(g);
  return (0, K.jsxs)(`div`, {
    className: `source-failure`,
    role: `alert`,
    children: [
      (0, K.jsx)(`p`, { className: `source-failure-words`, children: D(t) }),
      r && (0, K.jsx)($e, { video: r }),
      g !== null &&
        (_ || !v) &&
        (0, K.jsxs)(`p`, {
          className: `source-retry`,
          children: [
            _ ? `We try again at ` : `YouTube can be asked again at `,
            (0, K.jsx)(`time`, { dateTime: g, children: tt(g) }),
            `.`,
            _ && ` Keep this page open and it shows here, or paste the link again later.`,
          ],
        }),
      (0, K.jsxs)(`div`, {
        className: `row`,
        children: [
          Qe(t) &&
            (0, K.jsx)(o, {
              isSmall: !0,
              icon: `retry`,
              isDisabled: !v,
              isPending: l,
              pendingText: `Trying…`,
              onPress: i,
              children: `Try again`,
            }),
          !u &&
            (0, K.jsx)(o, {
              isSmall: !0,
              icon: `text`,
              onPress: () => d(!0),
              children: `Paste the text`,
            }),
          (0, K.jsx)(o, { isSmall: !0, icon: `upload`, onPress: s, children: `Choose a file` }),
          h.startsWith(`recognizer`) &&
            (0, K.jsx)(n, {
              isSmall: !0,
              icon: `settings`,
              href: `${F.settings}#keys`,
              children: `Add a key`,
            }),
          h === `plan_needed` &&
            (0, K.jsx)(n, {
              isSmall: !0,
              tone: `go`,
              icon: `crown`,
              href: F.upgrade,
              children: `See the plans`,
            }),
          (0, K.jsx)(o, {
            isSmall: !0,
            tone: `quiet`,
            onPress: c,
            children: `Take the built-in video`,
          }),
        ],
      }),
      u &&
        (0, K.jsxs)(`div`, {
          className: `source-paste`,
          children: [
            (0, K.jsx)(L, {
              label: `What was said in it`,
              isMultiline: !0,
              rows: 5,
              value: f,
              onChange: p,
              hint: `With or without times. YouTube shows it under “Show transcript”.`,
            }),
            (0, K.jsx)(o, {
              isSmall: !0,
              tone: `go`,
              isDisabled: f.trim() === ``,
              isPending: l,
              pendingText: `Taking…`,
              onPress: () => a(f),
              children: `Use this text`,
            }),
          ],
        }),
      m.length > 0 &&
        (0, K.jsxs)(`details`, {
          className: `source-tried`,
          children: [
            (0, K.jsx)(`summary`, { children: `What was tried` }),
            (0, K.jsx)(`ul`, {
              children: m.map(({ via: e, outcome: t }, n) =>
                (0, K.jsxs)(
                  `li`,
                  {
                    children: [
                      (0, K.jsx)(`span`, { children: e }),
                      ` `,
                      (0, K.jsx)(`code`, { children: t.replaceAll(`_`, ` `) }),
                    ],
                  },
                  n,
                ),
              ),
            }),
          ],
        }),
    ],
  });
}
var rt = 400,
  it = 25;
function Z(e) {
  let t = e.trim();
  if (t === ``) return `nothing`;
  if (t.length > rt) return `text`;
  let n = W(t);
  return (t.includes(`
`) &&
    !n.ok) ||
    (t.split(/\s+/u).length > it && !t.startsWith(`<`))
    ? `text`
    : n.ok || n.problem !== `not_a_url`
      ? `link`
      : `text`;
}
function at(e) {
  let t = W(e);
  return t.ok ? null : he[`link_${t.problem}`].words;
}
var ot = 20;
function Q(e) {
  return (e.match(/\p{L}/gu)?.length ?? 0) >= ot
    ? null
    : `That is too little to write from. Paste what was said in the video: a paragraph at least. A search is not understood here.`;
}
function st(e) {
  let t = e
    .split(/\s+/u)
    .filter((e) => /[./]/u.test(e))
    .flatMap((e) => {
      let t = W(e);
      return t.ok ? [t.id] : [];
    });
  return new Set(t).size > 1;
}
var ct = /\.(aac|flac|m4a|m4v|mkv|mov|mp3|mp4|mpeg|mpga|oga|ogg|opus|wav|webm)$/i;
function lt(e) {
  return /^(audio|video)\//.test(e.type) || ct.test(e.name);
}
var ut = `.srt,.vtt,.ass,.ssa,.sbv,.ttml,.json3,.json,.txt,.md,audio/*,video/*,.mp3,.m4a,.wav,.mp4,.webm`,
  dt = { nothing: `A link, a file, or the text itself`, link: `A YouTube link`, text: `A text` };
function ft(e) {
  let { value: t, onChange: n, onGiven: i, onFile: a, isBusy: s, problem: c } = e,
    [l, u] = (0, G.useState)(!1),
    d = (0, G.useRef)(null),
    f = (0, G.useRef)(null),
    p = Z(t),
    m = p === `link` ? at(t) : null,
    h = p === `text` && Q(t) !== null,
    g = m === null && !h;
  function _(e) {
    (e.preventDefault(), u(!1));
    let [t] = e.dataTransfer.files;
    if (t) return a(t);
    let r = e.dataTransfer.getData(`text/uri-list`) || e.dataTransfer.getData(`text`);
    if (!r) return;
    n(r);
    let o = Z(r);
    (o === `link` || Q(r) === null) && i(r, o);
  }
  return (0, K.jsxs)(`div`, {
    className: r(`source`, l && `over`),
    onDragOver: (e) => {
      (e.preventDefault(), u(!0));
    },
    onDragLeave: () => u(!1),
    onDrop: _,
    children: [
      (0, K.jsxs)(`label`, {
        className: `source-label`,
        htmlFor: `source`,
        children: [
          `Video`,
          (0, K.jsx)(`span`, {
            children: l ? `Let go to take it` : m === null ? dt[p] : `Not a video yet`,
          }),
        ],
      }),
      (0, K.jsxs)(`div`, {
        className: `source-row`,
        children: [
          (0, K.jsx)(`textarea`, {
            ref: f,
            id: `source`,
            className: `input source-input`,
            rows: 1,
            value: t,
            placeholder: `Paste a YouTube link, drop a file, or paste what was said`,
            spellCheck: !1,
            autoComplete: `off`,
            ...(c !== void 0 && { 'aria-invalid': !0, 'aria-describedby': `source-problem` }),
            onChange: (e) => n(e.target.value),
            onPaste: (e) => {
              let n = e.clipboardData.getData(`text`),
                [r] = e.clipboardData.files;
              r && !n
                ? (e.preventDefault(), a(r))
                : t.trim() === `` && Z(n) === `link` && at(n) === null && i(n, `link`);
            },
            onKeyDown: (e) => {
              e.key !== `Enter` ||
                e.shiftKey ||
                p === `nothing` ||
                ((p !== `text` || e.metaKey || e.ctrlKey) && (e.preventDefault(), g && i(t, p)));
            },
          }),
          p === `nothing`
            ? (0, K.jsx)(o, {
                icon: `upload`,
                onPress: () => d.current?.click(),
                children: `Choose a file`,
              })
            : (0, K.jsx)(o, {
                tone: `go`,
                isPending: s,
                isDisabled: !g,
                pendingText: p === `link` ? `Looking…` : `Taking…`,
                onPress: () => i(t, p),
                children: p === `link` ? `Find the video` : `Use this text`,
              }),
        ],
      }),
      (0, K.jsx)(`input`, {
        ref: d,
        type: `file`,
        className: `visually-hidden`,
        tabIndex: -1,
        'aria-label': `Subtitle, text, sound or video file`,
        accept: ut,
        onChange: (e) => {
          let [t] = e.target.files ?? [];
          (t && a(t), (e.target.value = ``));
        },
      }),
      p === `link` &&
        m === null &&
        st(t) &&
        (0, K.jsx)(`p`, {
          className: `field-hint source-hint`,
          role: `status`,
          children: `Only the first video is read. Give the others one by one.`,
        }),
      h && (0, K.jsx)(`p`, { className: `field-hint source-hint`, role: `status`, children: Q(t) }),
      m !== null &&
        (0, K.jsxs)(`div`, {
          className: `source-told`,
          role: `status`,
          children: [
            (0, K.jsx)(`p`, { children: m }),
            (0, K.jsxs)(`div`, {
              className: `row`,
              children: [
                (0, K.jsx)(o, {
                  isSmall: !0,
                  icon: `text`,
                  onPress: () => {
                    (n(``), f.current?.focus());
                  },
                  children: `Paste the text`,
                }),
                (0, K.jsx)(o, {
                  isSmall: !0,
                  icon: `upload`,
                  onPress: () => d.current?.click(),
                  children: `Choose a file`,
                }),
              ],
            }),
          ],
        }),
      c !== void 0 &&
        (0, K.jsx)(`p`, {
          className: `field-error`,
          id: `source-problem`,
          role: `alert`,
          children: c,
        }),
    ],
  });
}
function pt({ state: e, problem: t }) {
  let n = b(J),
    r = n.data?.[0],
    { source: i, error: a, media: s } = e,
    c = i.kind !== `none` && !a,
    l = (0, G.useRef)(c);
  return (
    (0, G.useEffect)(() => {
      l.current !== c &&
        ((l.current = c),
        (document.activeElement && document.activeElement !== document.body) ||
          document.querySelector(c ? `.make-film` : `#source`)?.focus({ preventScroll: !0 }));
    }, [c]),
    c
      ? (0, K.jsx)(Ye, { source: i, onClear: e.clear })
      : (0, K.jsxs)(`div`, {
          className: `make-source`,
          children: [
            (0, K.jsx)(ft, {
              value: e.typed,
              onChange: e.type,
              onGiven: e.give,
              onFile: e.giveFile,
              isBusy: e.isLooking,
              problem: t,
            }),
            e.isLooking &&
              (0, K.jsxs)(`div`, {
                className: `make-looking`,
                children: [
                  (0, K.jsx)(I, { label: `Looking for the video`, lines: 2 }),
                  (0, K.jsx)(`p`, {
                    className: `field-hint`,
                    children: `Looking for the video and what is said in it. A slow platform is given half a minute.`,
                  }),
                  (0, K.jsx)(o, {
                    isSmall: !0,
                    icon: `stop`,
                    onPress: () => {
                      (e.clear(), document.querySelector(`#source`)?.focus());
                    },
                    children: `Stop`,
                  }),
                ],
              }),
            e.isSending &&
              (0, K.jsxs)(`div`, {
                className: `make-sending`,
                children: [
                  (0, K.jsx)(u, {
                    label: `Sending ${e.fileName}`,
                    value: e.share,
                    figure: p(e.share),
                  }),
                  (0, K.jsx)(o, { isSmall: !0, icon: `stop`, onPress: e.clear, children: `Stop` }),
                ],
              }),
            s && (0, K.jsx)(mt, { file: s, onConfirm: e.confirmMedia, onCancel: e.clear }),
            !!a &&
              (0, K.jsx)(nt, {
                error: a,
                about: e.about,
                isBusy: e.isLooking,
                onRetry: e.retry,
                onPaste: (t) => e.give(t, `text`),
                onChooseFile: () => document.querySelector(`.source input[type=file]`)?.click(),
                onSample: () => r && e.pickSample(r),
              }),
            (0, K.jsx)(Be, { onPick: e.pickVideo }),
            n.isPending && (0, K.jsx)(I, { label: `The videos are on their way`, lines: 6 }),
            n.isError &&
              (0, K.jsxs)(`div`, {
                className: `make-failure`,
                role: `alert`,
                children: [
                  (0, K.jsx)(`p`, { children: D(n.error) }),
                  (0, K.jsx)(o, {
                    icon: `retry`,
                    onPress: () => void n.refetch(),
                    children: `Try again`,
                  }),
                ],
              }),
            n.data && (0, K.jsx)(Ve, { samples: n.data, onPick: e.pickSample }),
          ],
        })
  );
}
function mt({ file: e, onConfirm: t, onCancel: n }) {
  let [r, i] = (0, G.useState)(!1);
  return (0, K.jsxs)(`div`, {
    className: `make-rights`,
    children: [
      (0, K.jsxs)(`p`, {
        children: [
          (0, K.jsx)(`b`, { children: e.name }),
          ` will be sent to this server and turned into text with your key for speech. The recording is deleted once that is done.`,
        ],
      }),
      (0, K.jsx)(re, {
        isSelected: r,
        onChange: i,
        children: `I have the rights to use this recording`,
      }),
      (0, K.jsxs)(`div`, {
        className: `row`,
        children: [
          (0, K.jsx)(o, {
            tone: `go`,
            isSmall: !0,
            icon: `upload`,
            isDisabled: !r,
            onPress: t,
            children: `Send it`,
          }),
          (0, K.jsx)(o, { isSmall: !0, tone: `quiet`, onPress: n, children: `Not this one` }),
        ],
      }),
    ],
  });
}
function ht({ language: e }) {
  let t = b(ge(e)).data;
  return !t || t.voices.length > 0
    ? null
    : (0, K.jsx)(`div`, {
        className: `make-voices`,
        role: `status`,
        children: (0, K.jsx)(_e, {
          list: t,
          safe: `The script can be written now, and spoken later.`,
        }),
      });
}
function gt() {
  let e = b(j).data?.defaults,
    t = (b(k).data?.styles ?? []).find(({ id: t }) => t === e?.styleId);
  return { language: e?.language ?? null, styleId: t?.id ?? null };
}
function _t(e, t) {
  let [n, r] = (0, G.useState)(``),
    [i, a] = (0, G.useState)(t ? void 0 : null),
    o = b(J),
    s = i === void 0 ? (o.data?.[0] ?? null) : i,
    [c, l] = (0, G.useState)(e),
    [u, d] = (0, G.useState)(null),
    [f, p] = (0, G.useState)(0),
    m = (0, G.useRef)(null),
    h = (0, G.useRef)(() => {}),
    g = de(),
    _ = pe(),
    v = b({ ...H(c ?? ``), enabled: c !== null }),
    [y, x] = (0, G.useState)(!1),
    S = g.error ?? (vt(_.error) ? null : _.error) ?? yt(v),
    C = S instanceof O && typeof S.body.videoId == `string` ? S.body.videoId : void 0,
    w = C !== void 0 && !y,
    T = b({ ...H(C ?? ``), enabled: w }),
    E = S instanceof O && S.code === `platform_rate_limited`,
    D = T.data !== void 0 && T.data.transcript.state !== `waiting`,
    k = w && E && D ? T.data : null,
    A = k ? yt(T) : S;
  function j() {
    (x(!1), m.current?.abort(), g.reset(), _.reset(), a(null), l(null), d(null));
  }
  function M(e) {
    (l(e.id), r(``));
  }
  function N(e) {
    (j(), (h.current = () => N(e)), g.mutate(e, { onSuccess: M }));
  }
  function P(e, t) {
    let n = C;
    (j(),
      (h.current = () => P(e, t)),
      (m.current = new AbortController()),
      p(0),
      _.mutate(
        {
          file: e,
          hasRights: t,
          signal: m.current.signal,
          onProgress: p,
          ...(n !== void 0 && { videoId: n }),
        },
        { onSuccess: M },
      ));
  }
  let F = k ?? v.data;
  return {
    typed: n,
    type: (e) => {
      (r(e), x(!0));
    },
    source: s
      ? { kind: `sample`, sample: s }
      : F && !(y && A)
        ? { kind: `video`, video: F }
        : { kind: `none` },
    error: y ? null : A,
    about: w ? (T.data ?? null) : null,
    isLooking: g.isPending || (c !== null && v.isPending),
    isSending: _.isPending,
    fileName: _.variables?.file.name ?? ``,
    share: f,
    media: u,
    give: (e, t) => {
      t === `link`
        ? N({ url: e.trim() })
        : t === `text` && N({ text: e, ...(C !== void 0 && { videoId: C }) });
    },
    giveFile: (e) => {
      lt(e) ? (g.reset(), _.reset(), d(e)) : P(e, !1);
    },
    confirmMedia: () => u && P(u, !0),
    pickSample: (e) => {
      (j(), a(e));
    },
    pickVideo: (e) => {
      (j(), l(e));
    },
    retry: () => h.current(),
    clear: j,
  };
}
function vt(e) {
  return e instanceof DOMException && e.name === `AbortError`;
}
function yt({ error: e, data: t }) {
  let n = t?.transcript.state === `failed` ? t.transcript.error : null;
  return !n || !t
    ? e
    : new O(n.code, 422, n.message, [], { attempts: t.transcript.attempts, videoId: t.id });
}
function bt(e) {
  return {
    language: null,
    styleId: void 0,
    model: null,
    promptId: null,
    options: ie[e].parse({}),
    fields: {},
    alsoMake: [],
  };
}
function xt(e) {
  return e.kind === `sample` ? e.sample.language : e.kind === `video` ? e.video.language : null;
}
function $({ language: e }, t, n) {
  return e ?? xt(t) ?? n.language ?? `english`;
}
function St({ styleId: e }, t) {
  return e === void 0 ? t.styleId : e;
}
function Ct(e, t, n, r) {
  if (t.kind === `none` || (e === `custom` && n.promptId === null)) return null;
  let i = $(n, t, r),
    a = St(n, r);
  return {
    format: e,
    language: i,
    ...(t.kind === `sample` ? { sample: t.sample.id } : { videoId: t.video.id }),
    ...(a !== null && { styleId: a }),
    ...(n.promptId !== null && e === `custom` && { promptId: n.promptId }),
    ...(n.model !== null && { model: n.model }),
    options: wt(e, n),
    alsoMake: [...n.alsoMake],
  };
}
function wt(e, { options: t, fields: n }) {
  return e === `custom`
    ? { fields: n }
    : Object.fromEntries(Object.entries(t).filter(([, e]) => e !== void 0));
}
function Tt({ format: e, videoId: t, promptId: n, styleId: r, isSample: i, onCreated: a }) {
  let s = ke[e],
    c = _t(t, i),
    [l, u] = (0, G.useState)(() => ({ ...bt(e), promptId: n, ...(r !== null && { styleId: r }) })),
    d = (e) => u((t) => ({ ...t, ...e })),
    f = Se(),
    p = (0, G.useRef)(null),
    m = gt(),
    g = b({ ...A, enabled: e === `custom` }).data?.prompts ?? [],
    _ = g.length === 1 ? g[0].id : null,
    v = l.promptId ?? _,
    y = Ct(e, c.source, { ...l, promptId: v }, m),
    x = we(y),
    S = c.source.kind !== `none` && !c.error,
    C = f.error instanceof O ? f.error.fields : [],
    w = (e) => C.find(({ field: t }) => t === e || t.startsWith(`${e}.`))?.problem;
  async function T(e) {
    if ((e.preventDefault(), !y || f.isPending)) return;
    let t = JSON.stringify(y);
    p.current?.wish !== t && (p.current = { wish: t, key: crypto.randomUUID() });
    try {
      let e = await f.mutateAsync({ wish: y, key: p.current.key });
      p.current = null;
      let [t] = e.generations;
      t && a(t);
    } catch {}
  }
  return (0, K.jsxs)(K.Fragment, {
    children: [
      (0, K.jsxs)(ee, {
        children: [
          (0, K.jsx)(`span`, { children: h.find(({ value: t }) => t === e)?.label }),
          (0, K.jsx)(`span`, { children: `new` }),
        ],
      }),
      (0, K.jsxs)(`form`, {
        className: `make`,
        onSubmit: (e) => void T(e),
        children: [
          (0, K.jsxs)(`header`, {
            className: `make-head`,
            children: [
              (0, K.jsx)(`h1`, { className: `make-title`, children: s.question }),
              (0, K.jsx)(`p`, { className: `make-promise`, children: s.promise }),
            ],
          }),
          (0, K.jsx)(pt, { state: c, problem: w(`videoId`) ?? w(`url`) ?? w(`sample`) }),
          e === `custom` &&
            (0, K.jsx)(Le, {
              value: v,
              onChange: (e) => d({ promptId: e }),
              fields: l.fields,
              onFields: (e) => d({ fields: e }),
            }),
          S &&
            (0, K.jsxs)(`div`, {
              className: `make-desk`,
              children: [
                (0, K.jsxs)(`div`, {
                  className: `make-options`,
                  children: [
                    (0, K.jsx)(Me, {
                      value: $(l, c.source, m),
                      onChange: (e) => d({ language: e }),
                      error: w(`language`),
                    }),
                    (0, K.jsx)(Fe, {
                      format: e,
                      values: l.options,
                      onChange: (e) => d({ options: e }),
                      problems: C.filter(({ field: e }) => e.startsWith(`options`)),
                    }),
                    (0, K.jsx)(xe, { value: St(l, m), onChange: (e) => d({ styleId: e }) }),
                    (0, K.jsx)(ye, {
                      value: l.model,
                      onChange: (e) => d({ model: e }),
                      error: w(`model`),
                    }),
                  ],
                }),
                (0, K.jsx)(ve, {
                  format: e,
                  value: l.alsoMake,
                  onChange: (e) => d({ alsoMake: e }),
                }),
                (0, K.jsxs)(`div`, {
                  className: `make-go`,
                  children: [
                    f.isError && (0, K.jsx)(Et, { error: f.error }),
                    (e === `podcast` || l.alsoMake.includes(`podcast`)) &&
                      (0, K.jsx)(ht, { language: $(l, c.source, m) }),
                    y === null
                      ? (0, K.jsx)(`p`, {
                          className: `estimate note`,
                          children: `Choose one of your formats first.`,
                        })
                      : (0, K.jsx)(Te, { estimate: x.data }),
                    (0, K.jsx)(o, {
                      type: `submit`,
                      tone: `go`,
                      isDisabled: y === null,
                      isPending: f.isPending,
                      pendingText: `Starting…`,
                      children:
                        l.alsoMake.length > 0
                          ? `${s.write} and ${l.alsoMake.length} more`
                          : s.write,
                    }),
                  ],
                }),
              ],
            }),
        ],
      }),
    ],
  });
}
function Et({ error: e }) {
  let t = e instanceof O ? e.code : ``;
  return (0, K.jsxs)(`div`, {
    className: `make-failure`,
    role: `alert`,
    children: [
      (0, K.jsx)(`p`, { className: `field-error`, children: D(e) }),
      t === `plan_needed` &&
        (0, K.jsx)(n, {
          isSmall: !0,
          tone: `go`,
          icon: `crown`,
          href: F.upgrade,
          children: `See the plans`,
        }),
      /^(key_|no_credit|spending_cap|house_|too_long_for_house)/.test(t) &&
        (0, K.jsx)(n, {
          isSmall: !0,
          icon: `settings`,
          href: `${F.settings}#keys`,
          children: `Open Settings`,
        }),
    ],
  });
}
function Dt() {
  let n = me(e()),
    [r] = a(),
    i = r.get(`video`),
    o = r.get(`prompt`),
    s = r.get(`style`),
    c = r.get(`sample`) === `true`,
    l = t();
  return (
    f(`New ${h.find(({ value: e }) => e === n)?.name ?? `text`}`),
    (0, K.jsx)(
      Tt,
      {
        format: n,
        videoId: i,
        promptId: o,
        styleId: s,
        isSample: c,
        onCreated: (e) => void l(P(e)),
      },
      `${n} ${r.toString()}`,
    )
  );
}
export { Dt as MakeScreen };
