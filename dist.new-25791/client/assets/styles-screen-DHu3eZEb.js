import { j as e, o as t } from './languages-bSqg6fvv.js';
import { i as n, o as r, r as i } from './icons-Bghb7lTV.js';
import { c as a, t as o, u as s } from './hooks-DMX94Fli.js';
import { i as c, n as l, o as u, t as d } from './api-client-CIS_L6yl.js';
import { a as f, c as p, i as m, l as h, n as g, o as _, s as ee } from './catalogue-D1liR1Gb.js';
import { n as v } from './save-file-6QmM973q.js';
import { t as y } from './bar-qhwoWP4k.js';
import { C as b, S as x, t as S, u as C, w } from './app-rEIIDxDK.js';
import { a as T, i as E, r as D } from './choice-5IcemAr_.js';
import { a as O, i as k } from './field-CNsHqZRq.js';
import { n as A } from './toast-view-BkKMK5f2.js';
import { r as j, t as M } from './paths-Ds7KLzGz.js';
import { s as N } from './next-page-90JD7Hdc.js';
import { t as P } from './empty-Brh2VzY8.js';
import { t as F } from './dialog-T0LYEiR3.js';
var I = r(n(), 1);
function L() {
  let t = e();
  return () =>
    Promise.all([
      t.invalidateQueries({ queryKey: m.queryKey }),
      t.invalidateQueries({ queryKey: g.queryKey }),
    ]);
}
function R() {
  let e = L();
  return T({
    mutationFn: ({ id: e, input: t }) =>
      l(e === null ? M.styles : j(M.style, { id: e }), ee, {
        method: e === null ? `POST` : `PATCH`,
        body: t,
      }),
    onSuccess: e,
  });
}
function z() {
  let e = L();
  return T({
    mutationFn: ({ id: e, input: t }) =>
      l(e === null ? M.prompts : j(M.prompt, { id: e }), f, {
        method: e === null ? `POST` : `PATCH`,
        body: t,
      }),
    onSuccess: e,
  });
}
function B(e) {
  let t = L();
  return T({ mutationFn: (t) => c(j(M[e], { id: t }), { method: `DELETE` }), onSuccess: t });
}
function V(e) {
  let { name: t, tone: n, audience: r, rules: i, samples: a, bannedWords: o } = e;
  return { name: t, tone: n, audience: r, rules: i, samples: a, bannedWords: o };
}
function H(e) {
  let { name: t, description: n, template: r, fields: i } = e;
  return { name: t, description: n, template: r, fields: i };
}
function U(e, t) {
  let n = { version: 1, styles: e.map(V), prompts: t.map(H) };
  return new Blob([JSON.stringify(n, null, 2)], { type: `application/json` });
}
async function W(e) {
  try {
    return _.safeParse(JSON.parse(await e.text())).data ?? null;
  } catch {
    return null;
  }
}
var G = i();
function K(e) {
  let {
      name: t,
      onName: n,
      isChanged: r,
      onSave: i,
      isSaving: a,
      error: s,
      onDone: c,
      children: l,
    } = e,
    f = s instanceof d ? s.fields : [],
    p = (e) => f.find((t) => t.field.startsWith(e))?.problem,
    m = o(r && !a);
  (0, I.useEffect)(() => {
    if (!r) return;
    let e = (e) => e.preventDefault();
    return (
      window.addEventListener(`beforeunload`, e),
      () => window.removeEventListener(`beforeunload`, e)
    );
  }, [r]);
  async function h(e) {
    e.preventDefault();
    try {
      (await i(), c());
    } catch {}
  }
  return (0, G.jsxs)(`form`, {
    className: `shelf-form`,
    onSubmit: (e) => void h(e),
    children: [
      (0, G.jsx)(k, {
        label: `Name`,
        isRequired: !0,
        autoFocus: !0,
        maxLength: 80,
        value: t,
        onChange: n,
        error: p(`name`),
      }),
      l(p),
      s && (0, G.jsx)(`p`, { className: `field-error`, role: `alert`, children: u(s) }),
      (0, G.jsxs)(`div`, {
        className: `row`,
        children: [
          (0, G.jsx)(x, {
            type: `submit`,
            tone: `go`,
            isPending: a,
            pendingText: `Saving…`,
            children: `Save`,
          }),
          (0, G.jsx)(x, { tone: `quiet`, onPress: c, children: `Cancel` }),
        ],
      }),
      m.state === `blocked` &&
        (0, G.jsx)(F, {
          isOpen: !0,
          onOpenChange: (e) => {
            e || m.reset();
          },
          title: `Leave without saving?`,
          confirmLabel: `Leave`,
          cancelLabel: `Stay`,
          isDanger: !0,
          onConfirm: () => m.proceed(),
          children: (0, G.jsx)(`p`, {
            children: `What you typed here is not saved yet and would be lost.`,
          }),
        }),
    ],
  });
}
var q = { name: ``, description: ``, template: ``, fields: [] },
  J = `Write a lesson plan for {{class}} from this video.
Begin with what they will know afterwards.
End with three questions to check it.`;
function Y({ prompt: e, onDone: t }) {
  let [n] = (0, I.useState)(() => (e ? H(e) : q)),
    [r, i] = (0, I.useState)(n),
    a = z(),
    o = (e) => i((t) => ({ ...t, ...e })),
    s = p(r.template).map(
      (e) =>
        r.fields.find((t) => t.name === e) ?? {
          name: e,
          label: e.replaceAll(`_`, ` `).replace(/^./, (e) => e.toUpperCase()),
          example: ``,
          required: !1,
        },
    ),
    c = (e, t) => o({ fields: s.map((n) => (n.name === e ? { ...n, ...t } : n)) }),
    l = Object.fromEntries(
      s.filter(({ example: e }) => e !== ``).map(({ name: e, example: t }) => [e, t]),
    );
  return (0, G.jsx)(K, {
    name: r.name,
    onName: (e) => o({ name: e }),
    isChanged: r !== n,
    onSave: () => a.mutateAsync({ id: e?.id ?? null, input: { ...r, fields: s } }),
    isSaving: a.isPending || a.isSuccess,
    error: a.error,
    onDone: t,
    children: (e) =>
      (0, G.jsxs)(G.Fragment, {
        children: [
          (0, G.jsx)(k, {
            label: `What it is for`,
            isOptional: !0,
            maxLength: 300,
            value: r.description,
            onChange: (e) => o({ description: e }),
          }),
          (0, G.jsx)(k, {
            label: `What to make of the video`,
            isRequired: !0,
            isMultiline: !0,
            rows: 8,
            maxLength: 2e4,
            placeholder: J,
            hint: `A name in double braces, such as {{class}}, becomes a field to fill.`,
            value: r.template,
            onChange: (e) => o({ template: e }),
            error: e(`template`),
          }),
          s.map((e) =>
            (0, G.jsxs)(
              `fieldset`,
              {
                className: `shelf-field`,
                children: [
                  (0, G.jsx)(`legend`, {
                    className: `field-label`,
                    children: (0, G.jsx)(`code`, { children: `{{${e.name}}}` }),
                  }),
                  (0, G.jsx)(k, {
                    label: `Asked as`,
                    maxLength: 80,
                    value: e.label,
                    onChange: (t) => c(e.name, { label: t }),
                  }),
                  (0, G.jsx)(k, {
                    label: `Example`,
                    isOptional: !0,
                    maxLength: 300,
                    value: e.example,
                    onChange: (t) => c(e.name, { example: t }),
                  }),
                  (0, G.jsx)(E, {
                    isSelected: e.required,
                    onChange: (t) => c(e.name, { required: t }),
                    children: `Must be filled`,
                  }),
                ],
              },
              e.name,
            ),
          ),
          r.template.trim() !== `` &&
            (0, G.jsxs)(`section`, {
              className: `shelf-preview`,
              'aria-label': `What will be asked`,
              children: [
                (0, G.jsx)(`h2`, {
                  className: `field-label`,
                  children: `What will be asked, with your examples`,
                }),
                (0, G.jsx)(`pre`, { children: h(r.template, l) }),
                (0, G.jsx)(`p`, {
                  className: `field-hint`,
                  children: `The transcript, the language and the style are added to it by themselves.`,
                }),
              ],
            }),
        ],
      }),
  });
}
function X(e) {
  let { name: t, children: n, tryPath: r, onEdit: i, onDuplicate: a, onDelete: o } = e;
  return (0, G.jsxs)(`li`, {
    className: `shelf-row`,
    children: [
      (0, G.jsxs)(`div`, {
        children: [
          (0, G.jsx)(`h2`, { className: `shelf-name`, children: t }),
          (0, G.jsx)(`p`, { className: `shelf-words`, children: n }),
        ],
      }),
      (0, G.jsxs)(`div`, {
        className: `row`,
        children: [
          (0, G.jsx)(b, { isSmall: !0, href: r, children: `Try it` }),
          (0, G.jsx)(x, {
            isSmall: !0,
            icon: `edit`,
            'aria-label': `Change ${t}`,
            onPress: i,
            children: `Change`,
          }),
          (0, G.jsx)(x, {
            isSmall: !0,
            tone: `quiet`,
            icon: `copy`,
            'aria-label': `Duplicate ${t}`,
            onPress: a,
            children: `Duplicate`,
          }),
          (0, G.jsx)(F, {
            title: `Delete “${t}”?`,
            confirmLabel: `Delete`,
            isDanger: !0,
            onConfirm: async () => {
              await o();
            },
            trigger: (0, G.jsx)(x, {
              isSmall: !0,
              tone: `danger`,
              icon: `trash`,
              'aria-label': `Delete ${t}`,
              children: `Delete`,
            }),
            children: (0, G.jsx)(`p`, { children: `What was written with it stays as it is.` }),
          }),
        ],
      }),
    ],
  });
}
function Z({ prompts: e }) {
  let [t, n] = (0, I.useState)(null),
    r = z(),
    i = B(`prompt`);
  return t === null
    ? e.length === 0
      ? (0, G.jsx)(P, {
          title: `No format of your own yet`,
          level: 2,
          action: (0, G.jsx)(x, {
            tone: `go`,
            icon: `plus`,
            onPress: () => n(`new`),
            children: `Make a format`,
          }),
          children: `A lesson plan, a press note, show notes in the style of the house: say once what you want, with fields to fill each time.`,
        })
      : (0, G.jsxs)(G.Fragment, {
          children: [
            (0, G.jsx)(`div`, {
              children: (0, G.jsx)(x, {
                icon: `plus`,
                onPress: () => n(`new`),
                children: `New format`,
              }),
            }),
            (0, G.jsx)(`ul`, {
              className: `shelf`,
              children: e.map((e) =>
                (0, G.jsx)(
                  X,
                  {
                    name: e.name,
                    tryPath: `${N(`custom`)}?prompt=${encodeURIComponent(e.id)}&sample=true`,
                    onEdit: () => n(e),
                    onDuplicate: () =>
                      r.mutate({
                        id: null,
                        input: { ...H(e), name: `${e.name} (copy)`.slice(0, 80) },
                      }),
                    onDelete: () => i.mutateAsync(e.id),
                    children: e.description || e.template.slice(0, 140),
                  },
                  e.id,
                ),
              ),
            }),
          ],
        })
    : (0, G.jsx)(
        Y,
        { prompt: t === `new` ? null : t, onDone: () => n(null) },
        t === `new` ? `new` : t.id,
      );
}
var Q = { name: ``, tone: ``, audience: ``, rules: [], samples: [], bannedWords: [] },
  te = (e) =>
    e.split(`
`),
  $ = (e) => e.map((e) => e.trim()).filter(Boolean);
function ne({ style: e, onDone: t }) {
  let [n] = (0, I.useState)(() => (e ? V(e) : Q)),
    [r, i] = (0, I.useState)(n),
    a = R(),
    o = (e) => i((t) => ({ ...t, ...e }));
  return (0, G.jsx)(K, {
    name: r.name,
    onName: (e) => o({ name: e }),
    isChanged: r !== n,
    onSave: () =>
      a.mutateAsync({
        id: e?.id ?? null,
        input: { ...r, rules: $(r.rules), samples: $(r.samples), bannedWords: $(r.bannedWords) },
      }),
    isSaving: a.isPending || a.isSuccess,
    error: a.error,
    onDone: t,
    children: (t) =>
      (0, G.jsxs)(G.Fragment, {
        children: [
          (0, G.jsx)(k, {
            label: `Tone`,
            isOptional: !0,
            maxLength: 300,
            placeholder: `Warm, dry humour, never salesy`,
            value: r.tone,
            onChange: (e) => o({ tone: e }),
          }),
          (0, G.jsx)(k, {
            label: `Readers`,
            isOptional: !0,
            maxLength: 300,
            placeholder: `People with a balcony and no time`,
            value: r.audience,
            onChange: (e) => o({ audience: e }),
          }),
          (0, G.jsx)(k, {
            label: `Rules`,
            isOptional: !0,
            isMultiline: !0,
            rows: 3,
            hint: `One a line, such as: Short sentences. No questions in headings.`,
            value: r.rules.join(`
`),
            onChange: (e) => o({ rules: te(e) }),
            error: t(`rules`),
          }),
          (0, G.jsx)(k, {
            label: `Words never to use`,
            isOptional: !0,
            hint: `With commas between them.`,
            value: r.bannedWords.join(`,`),
            onChange: (e) => o({ bannedWords: e.split(`,`) }),
            error: t(`bannedWords`),
          }),
          (0, G.jsxs)(`fieldset`, {
            className: `shelf-samples`,
            children: [
              (0, G.jsx)(`legend`, {
                className: `field-label`,
                children: `Texts of yours to learn from`,
              }),
              (0, G.jsx)(`p`, {
                className: `field-hint`,
                children: `What you paste is measured: sentence length, questions, how you speak to readers, the words you like.`,
              }),
              r.samples.map((e, t) =>
                (0, G.jsxs)(
                  `div`,
                  {
                    className: `shelf-sample`,
                    children: [
                      (0, G.jsx)(k, {
                        label: `Text ${t + 1}`,
                        isMultiline: !0,
                        rows: 4,
                        maxLength: 8e3,
                        value: e,
                        onChange: (e) => o({ samples: r.samples.map((n, r) => (r === t ? e : n)) }),
                      }),
                      (0, G.jsx)(w, {
                        icon: `trash`,
                        label: `Remove text ${t + 1}`,
                        isSmall: !0,
                        onPress: () => o({ samples: r.samples.filter((e, n) => n !== t) }),
                      }),
                    ],
                  },
                  t,
                ),
              ),
              r.samples.length < 5 &&
                (0, G.jsx)(x, {
                  isSmall: !0,
                  icon: `plus`,
                  onPress: () => o({ samples: [...r.samples, ``] }),
                  children: `Add a text`,
                }),
            ],
          }),
          e?.learned && (0, G.jsx)(re, { learned: e.learned }),
        ],
      }),
  });
}
function re({ learned: e }) {
  let t = [
    [`Words in a sentence`, e.sentenceWords.toFixed(1)],
    [`Sentences in a paragraph`, e.paragraphSentences.toFixed(1)],
    [`Questions`, C(e.questions)],
    ...(e.secondPerson === null ? [] : [[`Speaks to you`, C(e.secondPerson)]]),
    [`Favourite words`, e.favourites.slice(0, 8).join(`, `) || `none`],
  ];
  return (0, G.jsx)(`dl`, {
    className: `learned`,
    'aria-label': `What was learned`,
    children: t.map(([e, t]) =>
      (0, G.jsxs)(
        `div`,
        { children: [(0, G.jsx)(`dt`, { children: e }), (0, G.jsx)(`dd`, { children: t })] },
        e,
      ),
    ),
  });
}
function ie({ styles: e }) {
  let [t, n] = (0, I.useState)(null),
    r = R(),
    i = B(`style`);
  return t === null
    ? (0, G.jsx)(G.Fragment, {
        children:
          e.length === 0
            ? (0, G.jsx)(P, {
                title: `No style yet`,
                level: 2,
                action: (0, G.jsx)(x, {
                  tone: `go`,
                  icon: `plus`,
                  onPress: () => n(`new`),
                  children: `Make a style`,
                }),
                children: `Say how you sound, or paste texts of yours and let it be learned. Every format can then be written that way.`,
              })
            : (0, G.jsxs)(G.Fragment, {
                children: [
                  (0, G.jsx)(`div`, {
                    children: (0, G.jsx)(x, {
                      icon: `plus`,
                      onPress: () => n(`new`),
                      children: `New style`,
                    }),
                  }),
                  (0, G.jsx)(`ul`, {
                    className: `shelf`,
                    children: e.map((e) =>
                      (0, G.jsx)(
                        X,
                        {
                          name: e.name,
                          tryPath: `${N(`blog`)}?style=${encodeURIComponent(e.id)}&sample=true`,
                          onEdit: () => n(e),
                          onDuplicate: () =>
                            r.mutate({
                              id: null,
                              input: { ...V(e), name: `${e.name} (copy)`.slice(0, 80) },
                            }),
                          onDelete: () => i.mutateAsync(e.id),
                          children:
                            [e.tone, e.audience && `for ${e.audience}`, ae(e)]
                              .filter(Boolean)
                              .join(` · `) || `Nothing said about it yet`,
                        },
                        e.id,
                      ),
                    ),
                  }),
                ],
              }),
      })
    : (0, G.jsx)(
        ne,
        { style: t === `new` ? null : t, onDone: () => n(null) },
        t === `new` ? `new` : t.id,
      );
}
function ae({ learned: e, samples: t }) {
  return e ? `learned from ${t.length} ${t.length === 1 ? `text` : `texts`}` : ``;
}
function oe() {
  let e = a().hash === `#formats` ? `formats` : `styles`,
    n = s(),
    r = t(m),
    i = t(g),
    o = r.error ?? i.error;
  return (0, G.jsxs)(G.Fragment, {
    children: [
      (0, G.jsxs)(y, {
        actions:
          r.data &&
          i.data &&
          (0, G.jsx)(se, {
            onTake: () => v(U(r.data.styles, i.data.prompts), `styles-and-formats.json`),
          }),
        children: [
          (0, G.jsx)(`span`, { children: `Styles` }),
          r.data &&
            i.data &&
            (0, G.jsxs)(`span`, {
              children: [r.data.styles.length, ` styles, `, i.data.prompts.length, ` formats`],
            }),
        ],
      }),
      (0, G.jsxs)(`div`, {
        className: `room styles`,
        children: [
          (0, G.jsx)(`h1`, { className: `room-title`, children: `Styles and formats` }),
          (0, G.jsx)(D, {
            label: `What to look at`,
            isLabelHidden: !0,
            value: e,
            onChange: (e) => void n({ hash: e }, { replace: !0 }),
            options: [
              { value: `styles`, label: `Writing styles` },
              { value: `formats`, label: `Formats of your own` },
            ],
          }),
          o &&
            (0, G.jsxs)(`div`, {
              className: `stack`,
              role: `alert`,
              children: [
                (0, G.jsx)(`p`, { children: u(o) }),
                (0, G.jsx)(`div`, {
                  children: (0, G.jsx)(x, {
                    icon: `retry`,
                    onPress: () => {
                      (r.refetch(), i.refetch());
                    },
                    children: `Try again`,
                  }),
                }),
              ],
            }),
          (r.isPending || i.isPending) &&
            !o &&
            (0, G.jsx)(O, { label: `Your styles are on their way`, lines: 5 }),
          e === `styles` && r.data && (0, G.jsx)(ie, { styles: r.data.styles }),
          e === `formats` && i.data && (0, G.jsx)(Z, { prompts: i.data.prompts }),
        ],
      }),
    ],
  });
}
function se({ onTake: e }) {
  let t = (0, I.useRef)(null),
    n = R(),
    r = z();
  async function i(e) {
    let t = await W(e);
    if (!t)
      A.show(`This is not a file of styles and formats. Nothing was changed.`, {
        type: `error`,
        durationMs: 6e3,
      });
    else
      try {
        for (let e of t.styles) await n.mutateAsync({ id: null, input: e });
        for (let e of t.prompts) await r.mutateAsync({ id: null, input: e });
        A.show(`${t.styles.length} styles and ${t.prompts.length} formats were added.`);
      } catch (e) {
        A.show(u(e), { type: `error`, durationMs: 6e3 });
      }
  }
  return (0, G.jsxs)(G.Fragment, {
    children: [
      (0, G.jsx)(x, {
        isSmall: !0,
        icon: `upload`,
        onPress: () => t.current?.click(),
        children: `Import`,
      }),
      (0, G.jsx)(x, { isSmall: !0, icon: `download`, onPress: e, children: `Export` }),
      (0, G.jsx)(`input`, {
        ref: t,
        type: `file`,
        className: `visually-hidden`,
        tabIndex: -1,
        'aria-label': `File of styles and formats`,
        accept: `application/json,.json`,
        onChange: (e) => {
          let [t] = e.target.files ?? [];
          (t && i(t), (e.target.value = ``));
        },
      }),
    ],
  });
}
function ce() {
  return (S(`Styles`), (0, G.jsx)(oe, {}));
}
export { ce as StylesScreen };
