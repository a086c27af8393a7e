import { i as e, o as t, r as n, t as r } from './icons-Bghb7lTV.js';
import { u as i } from './hooks-DMX94Fli.js';
import { t as a } from './formats-Bv0SOR4R.js';
import { c as o, o as s, s as c } from './next-page-90JD7Hdc.js';
import { A as l, D as u, a as d, y as f } from './app-rEIIDxDK.js';
import { N as p, P as m, g as h } from './useMultipleSelectionState-BFTHh-Aq.js';
import { i as g } from './preload-helper-Duk8UsiM.js';
import {
  c as ee,
  f as te,
  i as ne,
  l as re,
  m as ie,
  r as ae,
  t as oe,
  u as se,
} from './useTextField-DL1ov6Si.js';
import {
  B as ce,
  C as le,
  Ct as ue,
  I as de,
  L as fe,
  M as pe,
  St as me,
  Tt as he,
  V as ge,
  _t as _,
  a as _e,
  gt as ve,
  t as ye,
  vt as be,
  xt as xe,
  yt as Se,
} from './Dialog-Dlfq5J_4.js';
import { i as Ce, n as we, r as Te } from './menu-CEiOeYyB.js';
import { n as Ee, t as De } from './Modal-BEx7B1n1.js';
import { o as Oe, x as ke } from './languages-bSqg6fvv.js';
import { s as Ae } from './generations-C63rTdsx.js';
import { t as je } from './paths-Ds7KLzGz.js';
import { n as Me } from './api-client-CIS_L6yl.js';
var v = {};
v = { 'Clear search': `مسح البحث` };
var y = {};
y = { 'Clear search': `Изчистване на търсене` };
var b = {};
b = { 'Clear search': `Vymazat hledání` };
var x = {};
x = { 'Clear search': `Ryd søgning` };
var S = {};
S = { 'Clear search': `Suche zurücksetzen` };
var C = {};
C = { 'Clear search': `Απαλοιφή αναζήτησης` };
var w = {};
w = { 'Clear search': `Clear search` };
var T = {};
T = { 'Clear search': `Borrar búsqueda` };
var E = {};
E = { 'Clear search': `Tühjenda otsing` };
var D = {};
D = { 'Clear search': `Tyhjennä haku` };
var O = {};
O = { 'Clear search': `Effacer la recherche` };
var k = {};
k = { 'Clear search': `נקה חיפוש` };
var A = {};
A = { 'Clear search': `Obriši pretragu` };
var j = {};
j = { 'Clear search': `Keresés törlése` };
var M = {};
M = { 'Clear search': `Cancella ricerca` };
var Ne = {};
Ne = { 'Clear search': `検索をクリア` };
var N = {};
N = { 'Clear search': `검색 지우기` };
var P = {};
P = { 'Clear search': `Išvalyti iešką` };
var F = {};
F = { 'Clear search': `Notīrīt meklēšanu` };
var I = {};
I = { 'Clear search': `Tøm søk` };
var L = {};
L = { 'Clear search': `Zoekactie wissen` };
var R = {};
R = { 'Clear search': `Wyczyść zawartość wyszukiwania` };
var z = {};
z = { 'Clear search': `Limpar pesquisa` };
var B = {};
B = { 'Clear search': `Limpar pesquisa` };
var V = {};
V = { 'Clear search': `Ştergeţi căutarea` };
var H = {};
H = { 'Clear search': `Очистить поиск` };
var U = {};
U = { 'Clear search': `Vymazať vyhľadávanie` };
var W = {};
W = { 'Clear search': `Počisti iskanje` };
var G = {};
G = { 'Clear search': `Obriši pretragu` };
var K = {};
K = { 'Clear search': `Rensa sökning` };
var q = {};
q = { 'Clear search': `Aramayı temizle` };
var J = {};
J = { 'Clear search': `Очистити пошук` };
var Y = {};
Y = { 'Clear search': `清除搜索` };
var X = {};
X = { 'Clear search': `清除搜尋條件` };
var Pe = {};
Pe = {
  'ar-AE': v,
  'bg-BG': y,
  'cs-CZ': b,
  'da-DK': x,
  'de-DE': S,
  'el-GR': C,
  'en-US': w,
  'es-ES': T,
  'et-EE': E,
  'fi-FI': D,
  'fr-FR': O,
  'he-IL': k,
  'hr-HR': A,
  'hu-HU': j,
  'it-IT': M,
  'ja-JP': Ne,
  'ko-KR': N,
  'lt-LT': P,
  'lv-LV': F,
  'nb-NO': I,
  'nl-NL': L,
  'pl-PL': R,
  'pt-BR': z,
  'pt-PT': B,
  'ro-RO': V,
  'ru-RU': H,
  'sk-SK': U,
  'sl-SI': W,
  'sr-SP': G,
  'sv-SE': K,
  'tr-TR': q,
  'uk-UA': J,
  'zh-CN': Y,
  'zh-TW': X,
};
function Fe(e) {
  return e && e.__esModule ? e.default : e;
}
function Ie(e, t, n) {
  let r = ge(Fe(Pe), `@react-aria/searchfield`),
    { isDisabled: i, isReadOnly: a, onSubmit: o, onClear: s, type: c = `search` } = e,
    { keyboardProps: l } = pe({
      isDisabled: i || a,
      shortcuts: {
        Enter: () => {
          if (o) o(t.value);
          else return !1;
        },
        Escape: () => {
          if (t.value === `` && (!n.current || n.current.value === ``)) return !1;
          (t.setValue(``), s?.());
        },
      },
    }),
    u = () => {
      (t.setValue(``), s && s());
    },
    d = () => {
      n.current?.focus();
    },
    {
      labelProps: f,
      inputProps: p,
      descriptionProps: m,
      errorMessageProps: h,
      ...g
    } = oe(
      {
        ...e,
        value: t.value,
        onChange: t.setValue,
        onKeyDown: e.onKeyDown,
        onKeyUp: e.onKeyUp,
        type: c,
      },
      n,
    );
  return {
    labelProps: f,
    inputProps: he(l, { ...p, defaultValue: void 0 }),
    clearButtonProps: {
      'aria-label': r.format(`Clear search`),
      excludeFromTabOrder: !0,
      preventFocusOnPress: !0,
      isDisabled: i || a,
      onPress: u,
      onPressStart: d,
    },
    descriptionProps: m,
    errorMessageProps: h,
    ...g,
  };
}
function Le(e) {
  let [t, n] = ce(Z(e.value), Z(e.defaultValue) || ``, e.onChange);
  return { value: t, setValue: n };
}
function Z(e) {
  if (e != null) return e.toString();
}
var Q = t(e(), 1),
  Re = (0, Q.createContext)(null),
  ze = fe(function (e, t) {
    [e, t] = _(e, t, Re);
    let { validationBehavior: n } = ue(ne) || {},
      r = e.validationBehavior ?? n ?? `native`,
      i = (0, Q.useRef)(null);
    [e, i] = _(e, i, m);
    let [a, o] = Se(!e[`aria-label`] && !e[`aria-labelledby`]),
      s = Le({ ...e, validationBehavior: r }),
      {
        labelProps: c,
        inputProps: l,
        clearButtonProps: u,
        descriptionProps: d,
        errorMessageProps: f,
        ...p
      } = Ie({ ...me(e), label: o, validationBehavior: r }, s, i),
      h = be({
        ...e,
        values: {
          isEmpty: s.value === ``,
          isDisabled: e.isDisabled || !1,
          isInvalid: p.isInvalid || !1,
          isReadOnly: e.isReadOnly || !1,
          isRequired: e.isRequired || !1,
          state: s,
        },
        defaultClassName: `react-aria-SearchField`,
      }),
      g = de(e, { global: !0 });
    return (
      delete g.id,
      Q.createElement(
        xe.div,
        {
          ...g,
          ...h,
          ref: t,
          slot: e.slot || void 0,
          'data-empty': s.value === `` || void 0,
          'data-disabled': e.isDisabled || void 0,
          'data-invalid': p.isInvalid || void 0,
          'data-readonly': e.isReadOnly || void 0,
          'data-required': e.isRequired || void 0,
        },
        Q.createElement(
          ve,
          {
            values: [
              [te, { ...c, ref: a }],
              [re, { ...l, ref: i }],
              [le, u],
              [_e, { slots: { description: d, errorMessage: f } }],
              [ae, { isInvalid: p.isInvalid, isDisabled: e.isDisabled || !1 }],
              [ee, p],
            ],
          },
          h.children,
        ),
      )
    );
  }),
  $ = n();
function Be(e) {
  let { isOpen: t, onOpenChange: n, groups: i, placeholder: a, onType: o } = e,
    { contains: s } = ie({ sensitivity: `base` });
  return (0, $.jsx)(Ee, {
    className: `veil palette-veil`,
    isDismissable: !0,
    isOpen: t,
    onOpenChange: n,
    children: (0, $.jsx)(De, {
      className: `modal palette`,
      children: (0, $.jsxs)(ye, {
        className: `dialog`,
        'aria-label': `Commands`,
        children: [
          (0, $.jsxs)(p, {
            filter: (e, t) =>
              t
                .trim()
                .split(/\s+/)
                .every((t) => s(e, t)),
            ...(o && { onInputChange: o }),
            children: [
              (0, $.jsxs)(ze, {
                className: `palette-search`,
                'aria-label': `Search commands`,
                autoFocus: !0,
                children: [
                  (0, $.jsx)(r, { name: `search` }),
                  (0, $.jsx)(se, {
                    className: `palette-input`,
                    placeholder: a ?? `What do you want to do?`,
                  }),
                ],
              }),
              (0, $.jsx)(Ce, {
                className: `list`,
                'aria-label': `Commands`,
                onAction: () => n(!1),
                renderEmptyState: () =>
                  (0, $.jsx)(`div`, {
                    className: `list-empty`,
                    children: `Nothing by that name. Try fewer words.`,
                  }),
                children: i.map((e) =>
                  (0, $.jsxs)(
                    Te,
                    {
                      className: `list-section`,
                      children: [
                        (0, $.jsx)(h, { className: `list-title`, children: e.title }),
                        e.commands.map((e) =>
                          (0, $.jsx)(
                            we,
                            { entry: e, words: `${e.label} ${e.keywords ?? ``}` },
                            e.id,
                          ),
                        ),
                      ],
                    },
                    e.title,
                  ),
                ),
              }),
            ],
          }),
          (0, $.jsxs)(`div`, {
            className: `palette-foot`,
            children: [
              (0, $.jsxs)(`span`, { children: [(0, $.jsx)(d, { keys: [`↑`, `↓`] }), ` to move`] }),
              (0, $.jsxs)(`span`, { children: [(0, $.jsx)(d, { keys: [`Enter`] }), ` to do it`] }),
              (0, $.jsxs)(`span`, { children: [(0, $.jsx)(d, { keys: [`Esc`] }), ` to leave`] }),
            ],
          }),
        ],
      }),
    }),
  });
}
var Ve = 180,
  He = 6,
  Ue = [];
function We(e) {
  let [t, n] = (0, Q.useState)(e);
  (0, Q.useEffect)(() => {
    let t = setTimeout(() => n(e.trim()), Ve);
    return () => clearTimeout(t);
  }, [e]);
  let { data: r } = Oe({
    queryKey: [...f, `palette`, t],
    placeholderData: ke,
    queryFn: ({ signal: e }) => {
      let n = new URLSearchParams({ limit: String(He), ...(t !== `` && { q: t }) });
      return Me(`${je.generations}?${n}`, Ae, { signal: e });
    },
  });
  return r?.generations ?? Ue;
}
var Ge = {
    blog: `blog post seo`,
    tweet: `tweet x twitter post`,
    newsletter: `mail email`,
    podcast: `audio script voice`,
    custom: `custom prompt template`,
    summary: `gist key points`,
  },
  Ke = [
    { theme: `light`, label: `Light theme`, icon: `sun` },
    { theme: `dark`, label: `Dark theme`, icon: `moon` },
    { theme: `system`, label: `Theme of the system`, icon: `settings` },
  ];
function qe({ onOpenChange: e, onShowKeys: t }) {
  let n = i(),
    r = u(),
    d = (e) => () => void n(e),
    [f, p] = (0, Q.useState)(``),
    m = We(f);
  return (0, $.jsx)(Be, {
    isOpen: !0,
    onOpenChange: e,
    placeholder: `Find a text, go somewhere, or do something`,
    onType: p,
    groups: [
      ...(m.length > 0
        ? [
            {
              title: `Your texts`,
              commands: m.map(({ id: e, format: t, title: n }) => ({
                id: e,
                label: n,
                hint: a.find(({ value: e }) => e === t)?.label ?? ``,
                keywords: f,
                icon: `text`,
                onAct: d(o({ id: e, format: t })),
              })),
            },
          ]
        : []),
      {
        title: `Do`,
        commands: [
          ...a.map(({ value: e, name: t }) => ({
            id: `new-${e}`,
            label: `New ${t}`,
            keywords: `write make start ${Ge[e] ?? ``}`,
            icon: `plus`,
            onAct: d(c(e)),
          })),
          ...Ke.filter((e) => e.theme !== r).map((e) => ({
            id: `theme-${e.theme}`,
            label: e.label,
            keywords: `lights night colour appearance`,
            icon: e.icon,
            onAct: () => g(e.theme),
          })),
          {
            id: `keys`,
            label: `What the keys do`,
            keywords: `keyboard shortcuts help`,
            icon: `keyboard`,
            onAct: t,
          },
          {
            id: `sign-out`,
            label: `Sign out`,
            keywords: `log out leave`,
            icon: `arrow-on`,
            onAct: () => void l(),
          },
        ],
      },
      {
        title: `Go to`,
        commands: [
          {
            id: `library`,
            label: `Library`,
            keywords: `generations everything made history`,
            icon: `library`,
            onAct: d(s.library),
          },
          { id: `styles`, label: `Styles`, icon: `edit`, onAct: d(s.styles) },
          { id: `settings`, label: `Settings`, icon: `settings`, onAct: d(s.settings) },
          { id: `upgrade`, label: `Plans`, icon: `crown`, onAct: d(s.upgrade) },
        ],
      },
    ],
  });
}
export { qe as Commands };
