import { i as e, o as t, r as n, t as r } from './icons-Bghb7lTV.js';
import { i, o as a } from './languages-bSqg6fvv.js';
import { n as o, o as s, t as c } from './api-client-CIS_L6yl.js';
import {
  c as l,
  d as u,
  f as d,
  i as f,
  l as p,
  n as m,
  o as h,
  p as g,
  r as _,
  s as v,
  u as y,
} from './watch-screen-DSKFsg0r.js';
import { n as b } from './toast-view-BkKMK5f2.js';
import { I as x, S, r as ee, w as C } from './app-rEIIDxDK.js';
import { n as te } from './dialog-T0LYEiR3.js';
import { a as ne, l as w } from './errors-D9DvKuaT.js';
import { t as re } from './x-length-D6ZTHS88.js';
import { u as ie } from './format-handle-Ch6_nMoZ.js';
import { t as ae } from './grow-text-DT2OFa23.js';
import { a as oe, i as se, n as ce, r as le } from './choice-5IcemAr_.js';
import { a as ue, i as de } from './field-CNsHqZRq.js';
import { c as fe, f as pe, i as me } from './generations-C63rTdsx.js';
import { r as he, t as ge } from './paths-Ds7KLzGz.js';
var T = t(e(), 1),
  E = n();
function _e(e, t) {
  let n = new Map(y(t).map((e) => [e.id, e])),
    r = new Set(y(e).map(({ id: e }) => e)),
    i = (e) => l(e.md),
    a = e.title === t.title ? [] : [{ id: `title`, mine: e.title, theirs: t.title }];
  for (let t of y(e)) {
    let e = n.get(t.id);
    e
      ? e.md !== t.md && a.push({ id: t.id, mine: i(t), theirs: i(e) })
      : a.push({ id: t.id, mine: i(t), theirs: null });
  }
  for (let e of y(t)) r.has(e.id) || a.push({ id: e.id, mine: null, theirs: i(e) });
  return a;
}
function ve({ mine: e, theirs: t, onKeepMine: n, onTakeTheirs: r }) {
  return (0, E.jsxs)(te, {
    title: `This text was also changed elsewhere`,
    role: `alertdialog`,
    isOpen: !0,
    isWide: !0,
    isDismissable: !1,
    onOpenChange: () => {},
    footer: () =>
      (0, E.jsxs)(E.Fragment, {
        children: [
          (0, E.jsx)(S, { onPress: r, children: `Take the other` }),
          (0, E.jsx)(S, { tone: `go`, onPress: n, children: `Keep mine` }),
        ],
      }),
    children: [
      (0, E.jsx)(`p`, {
        children: `In another tab, on another device or by a member of your team. Both are here; the one you do not choose stays in the versions.`,
      }),
      (0, E.jsxs)(`div`, {
        className: `both`,
        children: [
          (0, E.jsxs)(`div`, {
            className: `both-head`,
            children: [
              (0, E.jsx)(`b`, { children: `Yours` }),
              (0, E.jsx)(`b`, { children: `The other` }),
            ],
          }),
          _e(e, t).map((e) =>
            (0, E.jsxs)(
              `div`,
              {
                className: `both-row`,
                children: [
                  (0, E.jsx)(`p`, {
                    children: e.mine ?? (0, E.jsx)(`i`, { children: `not there` }),
                  }),
                  (0, E.jsx)(`p`, {
                    children: e.theirs ?? (0, E.jsx)(`i`, { children: `not there` }),
                  }),
                ],
              },
              e.id,
            ),
          ),
        ],
      }),
    ],
  });
}
function ye(e) {
  let t = new Intl.Segmenter(e, { granularity: `word` }),
    n = new WeakMap();
  function r(e) {
    let r = n.get(e);
    if (r) return r;
    let i = e.textContent,
      a = 0;
    for (let { isWordLike: e } of t.segment(i)) e && (a += 1);
    let o = { words: a, characters: i.length };
    return (n.set(e, o), o);
  }
  return (e) => {
    let t = 0,
      n = 0;
    return (
      e.forEach((e) => {
        let i = r(e);
        ((t += i.words), (n += i.characters));
      }),
      { words: t, characters: n }
    );
  };
}
var be = (e) => `draft:${e}`;
function xe(e, t) {
  try {
    localStorage.setItem(be(e), JSON.stringify(t));
  } catch {}
}
function Se(e) {
  try {
    let t = JSON.parse(localStorage.getItem(be(e)) ?? `null`);
    if (typeof t != `object` || !t) return null;
    let { version: n, document: r, unanswered: i } = t,
      a = ne.safeParse(r);
    if (typeof n != `number` || !a.success) return null;
    let o = Array.isArray(i) ? i.map(String) : [];
    return { version: n, document: a.data, unanswered: o };
  } catch {
    return null;
  }
}
function Ce(e) {
  try {
    localStorage.removeItem(be(e));
  } catch {}
}
var we = 200,
  D = function () {};
((D.prototype.append = function (e) {
  return e.length
    ? ((e = D.from(e)),
      (!this.length && e) ||
        (e.length < we && this.leafAppend(e)) ||
        (this.length < we && e.leafPrepend(this)) ||
        this.appendInner(e))
    : this;
}),
  (D.prototype.prepend = function (e) {
    return e.length ? D.from(e).append(this) : this;
  }),
  (D.prototype.appendInner = function (e) {
    return new Ee(this, e);
  }),
  (D.prototype.slice = function (e, t) {
    return (
      e === void 0 && (e = 0),
      t === void 0 && (t = this.length),
      e >= t ? D.empty : this.sliceInner(Math.max(0, e), Math.min(this.length, t))
    );
  }),
  (D.prototype.get = function (e) {
    if (!(e < 0 || e >= this.length)) return this.getInner(e);
  }),
  (D.prototype.forEach = function (e, t, n) {
    (t === void 0 && (t = 0),
      n === void 0 && (n = this.length),
      t <= n ? this.forEachInner(e, t, n, 0) : this.forEachInvertedInner(e, t, n, 0));
  }),
  (D.prototype.map = function (e, t, n) {
    (t === void 0 && (t = 0), n === void 0 && (n = this.length));
    var r = [];
    return (
      this.forEach(
        function (t, n) {
          return r.push(e(t, n));
        },
        t,
        n,
      ),
      r
    );
  }),
  (D.from = function (e) {
    return e instanceof D ? e : e && e.length ? new Te(e) : D.empty;
  }));
var Te = (function (e) {
  function t(t) {
    (e.call(this), (this.values = t));
  }
  (e && (t.__proto__ = e),
    (t.prototype = Object.create(e && e.prototype)),
    (t.prototype.constructor = t));
  var n = { length: { configurable: !0 }, depth: { configurable: !0 } };
  return (
    (t.prototype.flatten = function () {
      return this.values;
    }),
    (t.prototype.sliceInner = function (e, n) {
      return e == 0 && n == this.length ? this : new t(this.values.slice(e, n));
    }),
    (t.prototype.getInner = function (e) {
      return this.values[e];
    }),
    (t.prototype.forEachInner = function (e, t, n, r) {
      for (var i = t; i < n; i++) if (e(this.values[i], r + i) === !1) return !1;
    }),
    (t.prototype.forEachInvertedInner = function (e, t, n, r) {
      for (var i = t - 1; i >= n; i--) if (e(this.values[i], r + i) === !1) return !1;
    }),
    (t.prototype.leafAppend = function (e) {
      if (this.length + e.length <= we) return new t(this.values.concat(e.flatten()));
    }),
    (t.prototype.leafPrepend = function (e) {
      if (this.length + e.length <= we) return new t(e.flatten().concat(this.values));
    }),
    (n.length.get = function () {
      return this.values.length;
    }),
    (n.depth.get = function () {
      return 0;
    }),
    Object.defineProperties(t.prototype, n),
    t
  );
})(D);
D.empty = new Te([]);
var Ee = (function (e) {
  function t(t, n) {
    (e.call(this),
      (this.left = t),
      (this.right = n),
      (this.length = t.length + n.length),
      (this.depth = Math.max(t.depth, n.depth) + 1));
  }
  return (
    e && (t.__proto__ = e),
    (t.prototype = Object.create(e && e.prototype)),
    (t.prototype.constructor = t),
    (t.prototype.flatten = function () {
      return this.left.flatten().concat(this.right.flatten());
    }),
    (t.prototype.getInner = function (e) {
      return e < this.left.length ? this.left.get(e) : this.right.get(e - this.left.length);
    }),
    (t.prototype.forEachInner = function (e, t, n, r) {
      var i = this.left.length;
      if (
        (t < i && this.left.forEachInner(e, t, Math.min(n, i), r) === !1) ||
        (n > i &&
          this.right.forEachInner(e, Math.max(t - i, 0), Math.min(this.length, n) - i, r + i) ===
            !1)
      )
        return !1;
    }),
    (t.prototype.forEachInvertedInner = function (e, t, n, r) {
      var i = this.left.length;
      if (
        (t > i && this.right.forEachInvertedInner(e, t - i, Math.max(n, i) - i, r + i) === !1) ||
        (n < i && this.left.forEachInvertedInner(e, Math.min(t, i), n, r) === !1)
      )
        return !1;
    }),
    (t.prototype.sliceInner = function (e, t) {
      if (e == 0 && t == this.length) return this;
      var n = this.left.length;
      return t <= n
        ? this.left.slice(e, t)
        : e >= n
          ? this.right.slice(e - n, t - n)
          : this.left.slice(e, n).append(this.right.slice(0, t - n));
    }),
    (t.prototype.leafAppend = function (e) {
      var n = this.right.leafAppend(e);
      if (n) return new t(this.left, n);
    }),
    (t.prototype.leafPrepend = function (e) {
      var n = this.left.leafPrepend(e);
      if (n) return new t(n, this.right);
    }),
    (t.prototype.appendInner = function (e) {
      return this.left.depth >= Math.max(this.right.depth, e.depth) + 1
        ? new t(this.left, new t(this.right, e))
        : new t(this, e);
    }),
    t
  );
})(D);
function O(e) {
  this.content = e;
}
((O.prototype = {
  constructor: O,
  find: function (e) {
    for (var t = 0; t < this.content.length; t += 2) if (this.content[t] === e) return t;
    return -1;
  },
  get: function (e) {
    var t = this.find(e);
    return t == -1 ? void 0 : this.content[t + 1];
  },
  update: function (e, t, n) {
    var r = n && n != e ? this.remove(n) : this,
      i = r.find(e),
      a = r.content.slice();
    return (i == -1 ? a.push(n || e, t) : ((a[i + 1] = t), n && (a[i] = n)), new O(a));
  },
  remove: function (e) {
    var t = this.find(e);
    if (t == -1) return this;
    var n = this.content.slice();
    return (n.splice(t, 2), new O(n));
  },
  addToStart: function (e, t) {
    return new O([e, t].concat(this.remove(e).content));
  },
  addToEnd: function (e, t) {
    var n = this.remove(e).content.slice();
    return (n.push(e, t), new O(n));
  },
  addBefore: function (e, t, n) {
    var r = this.remove(t),
      i = r.content.slice(),
      a = r.find(e);
    return (i.splice(a == -1 ? i.length : a, 0, t, n), new O(i));
  },
  forEach: function (e) {
    for (var t = 0; t < this.content.length; t += 2) e(this.content[t], this.content[t + 1]);
  },
  prepend: function (e) {
    return ((e = O.from(e)), e.size ? new O(e.content.concat(this.subtract(e).content)) : this);
  },
  append: function (e) {
    return ((e = O.from(e)), e.size ? new O(this.subtract(e).content.concat(e.content)) : this);
  },
  subtract: function (e) {
    var t = this;
    e = O.from(e);
    for (var n = 0; n < e.content.length; n += 2) t = t.remove(e.content[n]);
    return t;
  },
  toObject: function () {
    var e = {};
    return (
      this.forEach(function (t, n) {
        e[t] = n;
      }),
      e
    );
  },
  get size() {
    return this.content.length >> 1;
  },
}),
  (O.from = function (e) {
    if (e instanceof O) return e;
    var t = [];
    if (e) for (var n in e) t.push(n, e[n]);
    return new O(t);
  }));
function De(e, t, n) {
  for (let r = 0; ; r++) {
    if (r == e.childCount || r == t.childCount) return e.childCount == t.childCount ? null : n;
    let i = e.child(r),
      a = t.child(r);
    if (i == a) n += i.nodeSize;
    else {
      if (!i.sameMarkup(a)) return n;
      if (i.isText && i.text != a.text) {
        let e = i.text,
          t = a.text,
          r = 0;
        for (; e[r] == t[r]; r++) n++;
        return (
          r &&
            r < e.length &&
            r < t.length &&
            Ae(e.charCodeAt(r - 1)) &&
            ke(e.charCodeAt(r)) &&
            n--,
          n
        );
      }
      if (i.content.size || a.content.size) {
        let e = De(i.content, a.content, n + 1);
        if (e != null) return e;
      }
      n += i.nodeSize;
    }
  }
}
function Oe(e, t, n, r) {
  for (let i = e.childCount, a = t.childCount; ;) {
    if (i == 0 || a == 0) return i == a ? null : { a: n, b: r };
    let o = e.child(--i),
      s = t.child(--a),
      c = o.nodeSize;
    if (o == s) ((n -= c), (r -= c));
    else {
      if (!o.sameMarkup(s)) return { a: n, b: r };
      if (o.isText && o.text != s.text) {
        let e = o.text,
          t = s.text,
          i = e.length,
          a = t.length;
        for (; i > 0 && a > 0 && e[i - 1] == t[a - 1];) (i--, a--, n--, r--);
        return (
          i && a && i < e.length && Ae(e.charCodeAt(i - 1)) && ke(e.charCodeAt(i)) && (n++, r++),
          { a: n, b: r }
        );
      }
      if (o.content.size || s.content.size) {
        let e = Oe(o.content, s.content, n - 1, r - 1);
        if (e) return e;
      }
      ((n -= c), (r -= c));
    }
  }
}
function ke(e) {
  return e >= 56320 && e < 57344;
}
function Ae(e) {
  return e >= 55296 && e < 56320;
}
var k = class e {
  constructor(e, t) {
    if (((this.content = e), (this.size = t || 0), t == null))
      for (let t = 0; t < e.length; t++) this.size += e[t].nodeSize;
  }
  nodesBetween(e, t, n, r = 0, i) {
    for (let a = 0, o = 0; o < t; a++) {
      let s = this.content[a],
        c = o + s.nodeSize;
      if (c > e && n(s, r + o, i || null, a) !== !1 && s.content.size) {
        let i = o + 1;
        s.nodesBetween(Math.max(0, e - i), Math.min(s.content.size, t - i), n, r + i);
      }
      o = c;
    }
  }
  descendants(e) {
    this.nodesBetween(0, this.size, e);
  }
  textBetween(e, t, n, r) {
    let i = ``,
      a = !0;
    return (
      this.nodesBetween(
        e,
        t,
        (o, s) => {
          let c = o.isText
            ? o.text.slice(Math.max(e, s) - s, t - s)
            : o.isLeaf
              ? r
                ? typeof r == `function`
                  ? r(o)
                  : r
                : o.type.spec.leafText
                  ? o.type.spec.leafText(o)
                  : ``
              : ``;
          (o.isBlock && ((o.isLeaf && c) || o.isTextblock) && n && (a ? (a = !1) : (i += n)),
            (i += c));
        },
        0,
      ),
      i
    );
  }
  append(t) {
    if (!t.size) return this;
    if (!this.size) return t;
    let n = this.lastChild,
      r = t.firstChild,
      i = this.content.slice(),
      a = 0;
    for (
      n.isText && n.sameMarkup(r) && ((i[i.length - 1] = n.withText(n.text + r.text)), (a = 1));
      a < t.content.length;
      a++
    )
      i.push(t.content[a]);
    return new e(i, this.size + t.size);
  }
  cut(t, n = this.size) {
    if (t == 0 && n == this.size) return this;
    let r = [],
      i = 0;
    if (n > t)
      for (let e = 0, a = 0; a < n; e++) {
        let o = this.content[e],
          s = a + o.nodeSize;
        (s > t &&
          ((a < t || s > n) &&
            (o = o.isText
              ? o.cut(Math.max(0, t - a), Math.min(o.text.length, n - a))
              : o.cut(Math.max(0, t - a - 1), Math.min(o.content.size, n - a - 1))),
          r.push(o),
          (i += o.nodeSize)),
          (a = s));
      }
    return new e(r, i);
  }
  cutByIndex(t, n) {
    return t == n
      ? e.empty
      : t == 0 && n == this.content.length
        ? this
        : new e(this.content.slice(t, n));
  }
  replaceChild(t, n) {
    let r = this.content[t];
    if (r == n) return this;
    let i = this.content.slice(),
      a = this.size + n.nodeSize - r.nodeSize;
    return ((i[t] = n), new e(i, a));
  }
  addToStart(t) {
    return new e([t].concat(this.content), this.size + t.nodeSize);
  }
  addToEnd(t) {
    return new e(this.content.concat(t), this.size + t.nodeSize);
  }
  eq(e) {
    if (this.content.length != e.content.length) return !1;
    for (let t = 0; t < this.content.length; t++) if (!this.content[t].eq(e.content[t])) return !1;
    return !0;
  }
  get firstChild() {
    return this.content.length ? this.content[0] : null;
  }
  get lastChild() {
    return this.content.length ? this.content[this.content.length - 1] : null;
  }
  get childCount() {
    return this.content.length;
  }
  child(e) {
    let t = this.content[e];
    if (!t) throw RangeError(`Index ` + e + ` out of range for ` + this);
    return t;
  }
  maybeChild(e) {
    return this.content[e] || null;
  }
  forEach(e) {
    for (let t = 0, n = 0; t < this.content.length; t++) {
      let r = this.content[t];
      (e(r, n, t), (n += r.nodeSize));
    }
  }
  findDiffStart(e, t = 0) {
    return De(this, e, t);
  }
  findDiffEnd(e, t = this.size, n = e.size) {
    return Oe(this, e, t, n);
  }
  findIndex(e) {
    if (e == 0) return Me(0, e);
    if (e == this.size) return Me(this.content.length, e);
    if (e > this.size || e < 0) throw RangeError(`Position ${e} outside of fragment (${this})`);
    for (let t = 0, n = 0; ; t++) {
      let r = this.child(t),
        i = n + r.nodeSize;
      if (i >= e) return i == e ? Me(t + 1, i) : Me(t, n);
      n = i;
    }
  }
  toString() {
    return `<` + this.toStringInner() + `>`;
  }
  toStringInner() {
    return this.content.join(`, `);
  }
  toJSON() {
    return this.content.length ? this.content.map((e) => e.toJSON()) : null;
  }
  static fromJSON(t, n) {
    if (!n) return e.empty;
    if (!Array.isArray(n)) throw RangeError(`Invalid input for Fragment.fromJSON`);
    return e.fromArray(n.map(t.nodeFromJSON));
  }
  static fromArray(t) {
    if (!t.length) return e.empty;
    let n,
      r = 0;
    for (let e = 0; e < t.length; e++) {
      let i = t[e];
      ((r += i.nodeSize),
        e && i.isText && t[e - 1].sameMarkup(i)
          ? ((n ||= t.slice(0, e)), (n[n.length - 1] = i.withText(n[n.length - 1].text + i.text)))
          : n && n.push(i));
    }
    return new e(n || t, r);
  }
  static from(t) {
    if (!t) return e.empty;
    if (t instanceof e) return t;
    if (Array.isArray(t)) return this.fromArray(t);
    if (t.attrs) return new e([t], t.nodeSize);
    throw RangeError(
      `Can not convert ` +
        t +
        ` to a Fragment` +
        (t.nodesBetween ? ` (looks like multiple versions of prosemirror-model were loaded)` : ``),
    );
  }
};
k.empty = new k([], 0);
var je = { index: 0, offset: 0 };
function Me(e, t) {
  return ((je.index = e), (je.offset = t), je);
}
function Ne(e, t) {
  if (e === t) return !0;
  if (!(e && typeof e == `object`) || !(t && typeof t == `object`)) return !1;
  let n = Array.isArray(e);
  if (Array.isArray(t) != n) return !1;
  if (n) {
    if (e.length != t.length) return !1;
    for (let n = 0; n < e.length; n++) if (!Ne(e[n], t[n])) return !1;
  } else {
    for (let n in e) if (!(n in t) || !Ne(e[n], t[n])) return !1;
    for (let n in t) if (!(n in e)) return !1;
  }
  return !0;
}
var A = class e {
  constructor(e, t) {
    ((this.type = e), (this.attrs = t));
  }
  addToSet(e) {
    let t,
      n = !1;
    for (let r = 0; r < e.length; r++) {
      let i = e[r];
      if (this.eq(i)) return e;
      if (this.type.excludes(i.type)) t ||= e.slice(0, r);
      else if (i.type.excludes(this.type)) return e;
      else
        (!n && i.type.rank > this.type.rank && ((t ||= e.slice(0, r)), t.push(this), (n = !0)),
          t && t.push(i));
    }
    return ((t ||= e.slice()), n || t.push(this), t);
  }
  removeFromSet(e) {
    for (let t = 0; t < e.length; t++)
      if (this.eq(e[t])) return e.slice(0, t).concat(e.slice(t + 1));
    return e;
  }
  isInSet(e) {
    for (let t = 0; t < e.length; t++) if (this.eq(e[t])) return !0;
    return !1;
  }
  eq(e) {
    return this == e || (this.type == e.type && Ne(this.attrs, e.attrs));
  }
  toJSON() {
    let e = { type: this.type.name };
    for (let t in this.attrs) {
      e.attrs = this.attrs;
      break;
    }
    return e;
  }
  static fromJSON(e, t) {
    if (!t) throw RangeError(`Invalid input for Mark.fromJSON`);
    let n = e.marks[t.type];
    if (!n) throw RangeError(`There is no mark type ${t.type} in this schema`);
    return n.create(t.attrs);
  }
  static sameSet(e, t) {
    if (e == t) return !0;
    if (e.length != t.length) return !1;
    for (let n = 0; n < e.length; n++) if (!e[n].eq(t[n])) return !1;
    return !0;
  }
  static setFrom(t) {
    if (!t || (Array.isArray(t) && t.length == 0)) return e.none;
    if (t instanceof e) return [t];
    let n = t.slice();
    return (n.sort((e, t) => e.type.rank - t.type.rank), n);
  }
};
A.none = [];
var Pe = class extends Error {},
  j = class e {
    constructor(e, t, n) {
      ((this.content = e), (this.openStart = t), (this.openEnd = n));
    }
    get size() {
      return this.content.size - this.openStart - this.openEnd;
    }
    insertAt(t, n) {
      let r = Ie(this.content, t + this.openStart, n, this.openStart + 1, this.openEnd + 1);
      return r && new e(r, this.openStart, this.openEnd);
    }
    removeBetween(t, n) {
      return new e(
        Fe(this.content, t + this.openStart, n + this.openStart),
        this.openStart,
        this.openEnd,
      );
    }
    eq(e) {
      return (
        this.content.eq(e.content) && this.openStart == e.openStart && this.openEnd == e.openEnd
      );
    }
    toString() {
      return this.content + `(` + this.openStart + `,` + this.openEnd + `)`;
    }
    toJSON() {
      if (!this.content.size) return null;
      let e = { content: this.content.toJSON() };
      return (
        this.openStart > 0 && (e.openStart = this.openStart),
        this.openEnd > 0 && (e.openEnd = this.openEnd),
        e
      );
    }
    static fromJSON(t, n) {
      if (!n) return e.empty;
      let r = n.openStart || 0,
        i = n.openEnd || 0;
      if (typeof r != `number` || typeof i != `number`)
        throw RangeError(`Invalid input for Slice.fromJSON`);
      return new e(k.fromJSON(t, n.content), r, i);
    }
    static maxOpen(t, n = !0) {
      let r = 0,
        i = 0;
      for (let e = t.firstChild; e && !e.isLeaf && (n || !e.type.spec.isolating); e = e.firstChild)
        r++;
      for (let e = t.lastChild; e && !e.isLeaf && (n || !e.type.spec.isolating); e = e.lastChild)
        i++;
      return new e(t, r, i);
    }
  };
j.empty = new j(k.empty, 0, 0);
function Fe(e, t, n) {
  let { index: r, offset: i } = e.findIndex(t),
    a = e.maybeChild(r),
    { index: o, offset: s } = e.findIndex(n);
  if (i == t || a.isText) {
    if (s != n && !e.child(o).isText) throw RangeError(`Removing non-flat range`);
    return e.cut(0, t).append(e.cut(n));
  }
  if (r != o) throw RangeError(`Removing non-flat range`);
  return e.replaceChild(r, a.copy(Fe(a.content, t - i - 1, n - i - 1)));
}
function Ie(e, t, n, r, i, a) {
  let { index: o, offset: s } = e.findIndex(t),
    c = e.maybeChild(o);
  if (s == t || c.isText)
    return a && r <= 0 && i <= 0 && !a.canReplace(o, o, n)
      ? null
      : e.cut(0, t).append(n).append(e.cut(t));
  let l = Ie(c.content, t - s - 1, n, o == 0 ? r - 1 : 0, o == e.childCount - 1 ? i - 1 : 0, c);
  return l && e.replaceChild(o, c.copy(l));
}
function Le(e, t, n) {
  if (n.openStart > e.depth) throw new Pe(`Inserted content deeper than insertion position`);
  if (e.depth - n.openStart != t.depth - n.openEnd) throw new Pe(`Inconsistent open depths`);
  return Re(e, t, n, 0);
}
function Re(e, t, n, r) {
  let i = e.index(r),
    a = e.node(r);
  if (i == t.index(r) && r < e.depth - n.openStart) {
    let o = Re(e, t, n, r + 1);
    return a.copy(a.content.replaceChild(i, o));
  }
  if (!n.content.size) return Ue(a, Ge(e, t, r));
  if (!n.openStart && !n.openEnd && e.depth == r && t.depth == r) {
    let r = e.parent,
      i = r.content;
    return Ue(r, i.cut(0, e.parentOffset).append(n.content).append(i.cut(t.parentOffset)));
  }
  {
    let { start: i, end: o } = Ke(n, e);
    return Ue(a, We(e, i, o, t, r));
  }
}
function ze(e, t) {
  if (!t.type.compatibleContent(e.type))
    throw new Pe(`Cannot join ` + t.type.name + ` onto ` + e.type.name);
}
function Be(e, t, n) {
  let r = e.node(n);
  return (ze(r, t.node(n)), r);
}
function Ve(e, t) {
  let n = t.length - 1;
  n >= 0 && e.isText && e.sameMarkup(t[n]) ? (t[n] = e.withText(t[n].text + e.text)) : t.push(e);
}
function He(e, t, n, r) {
  let i = (t || e).node(n),
    a = 0,
    o = t ? t.index(n) : i.childCount;
  e && ((a = e.index(n)), e.depth > n ? a++ : e.textOffset && (Ve(e.nodeAfter, r), a++));
  for (let e = a; e < o; e++) Ve(i.child(e), r);
  t && t.depth == n && t.textOffset && Ve(t.nodeBefore, r);
}
function Ue(e, t) {
  if (!e.type.validContent(t)) throw new Pe(`Invalid content for node ` + e.type.name);
  return e.copy(t);
}
function We(e, t, n, r, i) {
  let a = e.depth > i && Be(e, t, i + 1),
    o = r.depth > i && Be(n, r, i + 1),
    s = [];
  return (
    He(null, e, i, s),
    a && o && t.index(i) == n.index(i)
      ? (ze(a, o), Ve(Ue(a, We(e, t, n, r, i + 1)), s))
      : (a && Ve(Ue(a, Ge(e, t, i + 1)), s), He(t, n, i, s), o && Ve(Ue(o, Ge(n, r, i + 1)), s)),
    He(r, null, i, s),
    new k(s)
  );
}
function Ge(e, t, n) {
  let r = [];
  return (
    He(null, e, n, r),
    e.depth > n && Ve(Ue(Be(e, t, n + 1), Ge(e, t, n + 1)), r),
    He(t, null, n, r),
    new k(r)
  );
}
function Ke(e, t) {
  let n = t.depth - e.openStart,
    r = t.node(n).copy(e.content);
  for (let e = n - 1; e >= 0; e--) r = t.node(e).copy(k.from(r));
  return {
    start: r.resolveNoCache(e.openStart + n),
    end: r.resolveNoCache(r.content.size - e.openEnd - n),
  };
}
var qe = class e {
    constructor(e, t, n) {
      ((this.pos = e), (this.path = t), (this.parentOffset = n), (this.depth = t.length / 3 - 1));
    }
    resolveDepth(e) {
      return e == null ? this.depth : e < 0 ? this.depth + e : e;
    }
    get parent() {
      return this.node(this.depth);
    }
    get doc() {
      return this.node(0);
    }
    node(e) {
      return this.path[this.resolveDepth(e) * 3];
    }
    index(e) {
      return this.path[this.resolveDepth(e) * 3 + 1];
    }
    indexAfter(e) {
      return (
        (e = this.resolveDepth(e)), this.index(e) + (e == this.depth && !this.textOffset ? 0 : 1)
      );
    }
    start(e) {
      return ((e = this.resolveDepth(e)), e == 0 ? 0 : this.path[e * 3 - 1] + 1);
    }
    end(e) {
      return ((e = this.resolveDepth(e)), this.start(e) + this.node(e).content.size);
    }
    before(e) {
      if (((e = this.resolveDepth(e)), !e))
        throw RangeError(`There is no position before the top-level node`);
      return e == this.depth + 1 ? this.pos : this.path[e * 3 - 1];
    }
    after(e) {
      if (((e = this.resolveDepth(e)), !e))
        throw RangeError(`There is no position after the top-level node`);
      return e == this.depth + 1 ? this.pos : this.path[e * 3 - 1] + this.path[e * 3].nodeSize;
    }
    get textOffset() {
      return this.pos - this.path[this.path.length - 1];
    }
    get nodeAfter() {
      let e = this.parent,
        t = this.index(this.depth);
      if (t == e.childCount) return null;
      let n = this.pos - this.path[this.path.length - 1],
        r = e.child(t);
      return n ? e.child(t).cut(n) : r;
    }
    get nodeBefore() {
      let e = this.index(this.depth),
        t = this.pos - this.path[this.path.length - 1];
      return t ? this.parent.child(e).cut(0, t) : e == 0 ? null : this.parent.child(e - 1);
    }
    posAtIndex(e, t) {
      t = this.resolveDepth(t);
      let n = this.path[t * 3],
        r = t == 0 ? 0 : this.path[t * 3 - 1] + 1;
      for (let t = 0; t < e; t++) r += n.child(t).nodeSize;
      return r;
    }
    marks() {
      let e = this.parent,
        t = this.index();
      if (e.content.size == 0) return A.none;
      if (this.textOffset) return e.child(t).marks;
      let n = e.maybeChild(t - 1),
        r = e.maybeChild(t);
      if (!n) {
        let e = n;
        ((n = r), (r = e));
      }
      let i = n.marks;
      for (var a = 0; a < i.length; a++)
        i[a].type.spec.inclusive !== !1 ||
          (r && i[a].isInSet(r.marks)) ||
          (i = i[a--].removeFromSet(i));
      return i;
    }
    marksAcross(e) {
      let t = this.parent.maybeChild(this.index());
      if (!t || !t.isInline) return null;
      let n = t.marks,
        r = e.parent.maybeChild(e.index());
      for (var i = 0; i < n.length; i++)
        n[i].type.spec.inclusive !== !1 ||
          (r && n[i].isInSet(r.marks)) ||
          (n = n[i--].removeFromSet(n));
      return n;
    }
    sharedDepth(e) {
      for (let t = this.depth; t > 0; t--) if (this.start(t) <= e && this.end(t) >= e) return t;
      return 0;
    }
    blockRange(e = this, t) {
      if (e.pos < this.pos) return e.blockRange(this);
      for (
        let n = this.depth - (this.parent.inlineContent || this.pos == e.pos ? 1 : 0);
        n >= 0;
        n--
      )
        if (e.pos <= this.end(n) && (!t || t(this.node(n)))) return new Ze(this, e, n);
      return null;
    }
    sameParent(e) {
      return this.pos - this.parentOffset == e.pos - e.parentOffset;
    }
    max(e) {
      return e.pos > this.pos ? e : this;
    }
    min(e) {
      return e.pos < this.pos ? e : this;
    }
    toString() {
      let e = ``;
      for (let t = 1; t <= this.depth; t++)
        e += (e ? `/` : ``) + this.node(t).type.name + `_` + this.index(t - 1);
      return e + `:` + this.parentOffset;
    }
    static resolve(t, n) {
      if (!(n >= 0 && n <= t.content.size)) throw RangeError(`Position ` + n + ` out of range`);
      let r = [],
        i = 0,
        a = n;
      for (let e = t; ;) {
        let { index: t, offset: n } = e.content.findIndex(a),
          o = a - n;
        if ((r.push(e, t, i + n), !o || ((e = e.child(t)), e.isText))) break;
        ((a = o - 1), (i += n + 1));
      }
      return new e(n, r, a);
    }
    static resolveCached(t, n) {
      let r = Xe.get(t);
      if (r)
        for (let e = 0; e < r.elts.length; e++) {
          let t = r.elts[e];
          if (t.pos == n) return t;
        }
      else Xe.set(t, (r = new Je()));
      let i = (r.elts[r.i] = e.resolve(t, n));
      return ((r.i = (r.i + 1) % Ye), i);
    }
  },
  Je = class {
    constructor() {
      ((this.elts = []), (this.i = 0));
    }
  },
  Ye = 12,
  Xe = new WeakMap(),
  Ze = class {
    constructor(e, t, n) {
      ((this.$from = e), (this.$to = t), (this.depth = n));
    }
    get start() {
      return this.$from.before(this.depth + 1);
    }
    get end() {
      return this.$to.after(this.depth + 1);
    }
    get parent() {
      return this.$from.node(this.depth);
    }
    get startIndex() {
      return this.$from.index(this.depth);
    }
    get endIndex() {
      return this.$to.indexAfter(this.depth);
    }
  },
  Qe = Object.create(null),
  $e = class e {
    constructor(e, t, n, r = A.none) {
      ((this.type = e), (this.attrs = t), (this.marks = r), (this.content = n || k.empty));
    }
    get children() {
      return this.content.content;
    }
    get nodeSize() {
      return this.isLeaf ? 1 : 2 + this.content.size;
    }
    get childCount() {
      return this.content.childCount;
    }
    child(e) {
      return this.content.child(e);
    }
    maybeChild(e) {
      return this.content.maybeChild(e);
    }
    forEach(e) {
      this.content.forEach(e);
    }
    nodesBetween(e, t, n, r = 0) {
      this.content.nodesBetween(e, t, n, r, this);
    }
    descendants(e) {
      this.nodesBetween(0, this.content.size, e);
    }
    get textContent() {
      return this.isLeaf && this.type.spec.leafText
        ? this.type.spec.leafText(this)
        : this.textBetween(0, this.content.size, ``);
    }
    textBetween(e, t, n, r) {
      return this.content.textBetween(e, t, n, r);
    }
    get firstChild() {
      return this.content.firstChild;
    }
    get lastChild() {
      return this.content.lastChild;
    }
    eq(e) {
      return this == e || (this.sameMarkup(e) && this.content.eq(e.content));
    }
    sameMarkup(e) {
      return this.hasMarkup(e.type, e.attrs, e.marks);
    }
    hasMarkup(e, t, n) {
      return (
        this.type == e &&
        Ne(this.attrs, t || e.defaultAttrs || Qe) &&
        A.sameSet(this.marks, n || A.none)
      );
    }
    copy(t = null) {
      return t == this.content ? this : new e(this.type, this.attrs, t, this.marks);
    }
    mark(t) {
      return t == this.marks ? this : new e(this.type, this.attrs, this.content, t);
    }
    cut(e, t = this.content.size) {
      return e == 0 && t == this.content.size ? this : this.copy(this.content.cut(e, t));
    }
    slice(e, t = this.content.size, n = !1) {
      if (e == t) return j.empty;
      let r = this.resolve(e),
        i = this.resolve(t),
        a = n ? 0 : r.sharedDepth(t),
        o = r.start(a);
      return new j(r.node(a).content.cut(r.pos - o, i.pos - o), r.depth - a, i.depth - a);
    }
    replace(e, t, n) {
      return Le(this.resolve(e), this.resolve(t), n);
    }
    nodeAt(e) {
      for (let t = this; ;) {
        let { index: n, offset: r } = t.content.findIndex(e);
        if (((t = t.maybeChild(n)), !t)) return null;
        if (r == e || t.isText) return t;
        e -= r + 1;
      }
    }
    childAfter(e) {
      let { index: t, offset: n } = this.content.findIndex(e);
      return { node: this.content.maybeChild(t), index: t, offset: n };
    }
    childBefore(e) {
      if (e == 0) return { node: null, index: 0, offset: 0 };
      let { index: t, offset: n } = this.content.findIndex(e);
      if (n < e) return { node: this.content.child(t), index: t, offset: n };
      let r = this.content.child(t - 1);
      return { node: r, index: t - 1, offset: n - r.nodeSize };
    }
    resolve(e) {
      return qe.resolveCached(this, e);
    }
    resolveNoCache(e) {
      return qe.resolve(this, e);
    }
    rangeHasMark(e, t, n) {
      let r = !1;
      return (t > e && this.nodesBetween(e, t, (e) => (n.isInSet(e.marks) && (r = !0), !r)), r);
    }
    get isBlock() {
      return this.type.isBlock;
    }
    get isTextblock() {
      return this.type.isTextblock;
    }
    get inlineContent() {
      return this.type.inlineContent;
    }
    get isInline() {
      return this.type.isInline;
    }
    get isText() {
      return this.type.isText;
    }
    get isLeaf() {
      return this.type.isLeaf;
    }
    get isAtom() {
      return this.type.isAtom;
    }
    toString() {
      if (this.type.spec.toDebugString) return this.type.spec.toDebugString(this);
      let e = this.type.name;
      return (
        this.content.size && (e += `(` + this.content.toStringInner() + `)`), nt(this.marks, e)
      );
    }
    contentMatchAt(e) {
      let t = this.type.contentMatch.matchFragment(this.content, 0, e);
      if (!t) throw Error(`Called contentMatchAt on a node with invalid content`);
      return t;
    }
    canReplace(e, t, n = k.empty, r = 0, i = n.childCount) {
      let a = this.contentMatchAt(e).matchFragment(n, r, i),
        o = a && a.matchFragment(this.content, t);
      if (!o || !o.validEnd) return !1;
      for (let e = r; e < i; e++) if (!this.type.allowsMarks(n.child(e).marks)) return !1;
      return !0;
    }
    canReplaceWith(e, t, n, r) {
      if (r && !this.type.allowsMarks(r)) return !1;
      let i = this.contentMatchAt(e).matchType(n),
        a = i && i.matchFragment(this.content, t);
      return a ? a.validEnd : !1;
    }
    canAppend(e) {
      return e.content.size
        ? this.canReplace(this.childCount, this.childCount, e.content)
        : this.type.compatibleContent(e.type);
    }
    check() {
      (this.type.checkContent(this.content),
        rt(this.type.attrs, this.attrs, `node`, this.type.name));
      let e = A.none;
      for (let t = 0; t < this.marks.length; t++) {
        let n = this.marks[t];
        (rt(n.type.attrs, n.attrs, `mark`, n.type.name), (e = n.addToSet(e)));
      }
      if (!A.sameSet(e, this.marks))
        throw RangeError(
          `Invalid collection of marks for node ${this.type.name}: ${this.marks.map((e) => e.type.name)}`,
        );
      this.content.forEach((e) => e.check());
    }
    toJSON() {
      let e = { type: this.type.name };
      for (let t in this.attrs) {
        e.attrs = this.attrs;
        break;
      }
      return (
        this.content.size && (e.content = this.content.toJSON()),
        this.marks.length && (e.marks = this.marks.map((e) => e.toJSON())),
        e
      );
    }
    static fromJSON(e, t) {
      if (!t) throw RangeError(`Invalid input for Node.fromJSON`);
      let n;
      if (t.marks) {
        if (!Array.isArray(t.marks)) throw RangeError(`Invalid mark data for Node.fromJSON`);
        n = t.marks.map(e.markFromJSON);
      }
      if (t.type == `text`) {
        if (typeof t.text != `string`) throw RangeError(`Invalid text node in JSON`);
        return e.text(t.text, n);
      }
      let r = k.fromJSON(e, t.content);
      return e.nodeType(t.type).create(t.attrs, r, n);
    }
  };
$e.prototype.text = void 0;
var et = (() => {
    let { stack: e } = Error(`/`);
    if (!e || !/\n\s*at\s/.test(e)) return (e) => e;
    let t = Object.create(null);
    return (e) => (t[e], e);
  })(),
  tt = class e extends $e {
    constructor(e, t, n, r) {
      if ((super(e, t, null, r), !n)) throw RangeError(`Empty text nodes are not allowed`);
      this.text = n;
    }
    toString() {
      return this.type.spec.toDebugString
        ? this.type.spec.toDebugString(this)
        : nt(this.marks, JSON.stringify(this.text));
    }
    get textContent() {
      return this.text;
    }
    textBetween(e, t) {
      return et(this.text.slice(e, t));
    }
    get nodeSize() {
      return this.text.length;
    }
    mark(t) {
      return t == this.marks ? this : new e(this.type, this.attrs, this.text, t);
    }
    withText(t) {
      return t == this.text ? this : new e(this.type, this.attrs, t, this.marks);
    }
    cut(e = 0, t = this.text.length) {
      return e == 0 && t == this.text.length ? this : this.withText(et(this.text.slice(e, t)));
    }
    eq(e) {
      return this.sameMarkup(e) && this.text == e.text;
    }
    toJSON() {
      let e = super.toJSON();
      return ((e.text = this.text), e);
    }
  };
function nt(e, t) {
  for (let n = e.length - 1; n >= 0; n--) t = e[n].type.name + `(` + t + `)`;
  return t;
}
function rt(e, t, n, r) {
  for (let i in t)
    if (!(i in e)) throw RangeError(`Unsupported attribute ${i} for ${n} of type ${r}`);
  for (let n in e) e[n].validate && e[n].validate(t[n]);
}
var it = class e {
  constructor(e) {
    ((this.validEnd = e), (this.next = []), (this.wrapCache = []));
  }
  static parse(t, n) {
    let r = new at(t, n);
    if (r.next == null) return e.empty;
    let i = ot(r);
    r.next && r.err(`Unexpected trailing text`);
    let a = gt(pt(i));
    return (_t(a, r), a);
  }
  matchType(e) {
    for (let t = 0; t < this.next.length; t++) if (this.next[t].type == e) return this.next[t].next;
    return null;
  }
  matchFragment(e, t = 0, n = e.childCount) {
    let r = this;
    for (let i = t; r && i < n; i++) r = r.matchType(e.child(i).type);
    return r;
  }
  get inlineContent() {
    return this.next.length != 0 && this.next[0].type.isInline;
  }
  get defaultType() {
    for (let e = 0; e < this.next.length; e++) {
      let { type: t } = this.next[e];
      if (!(t.isText || t.hasRequiredAttrs())) return t;
    }
    return null;
  }
  compatible(e) {
    for (let t = 0; t < this.next.length; t++)
      for (let n = 0; n < e.next.length; n++) if (this.next[t].type == e.next[n].type) return !0;
    return !1;
  }
  fillBefore(e, t = !1, n = 0) {
    let r = [this];
    function i(a, o) {
      let s = a.matchFragment(e, n);
      if (s && (!t || s.validEnd)) return k.from(o.map((e) => e.createAndFill()));
      for (let e = 0; e < a.next.length; e++) {
        let { type: t, next: n } = a.next[e];
        if (!(t.isText || t.hasRequiredAttrs()) && r.indexOf(n) == -1) {
          r.push(n);
          let e = i(n, o.concat(t));
          if (e) return e;
        }
      }
      return null;
    }
    return i(this, []);
  }
  findWrapping(e) {
    for (let t = 0; t < this.wrapCache.length; t += 2)
      if (this.wrapCache[t] == e) return this.wrapCache[t + 1];
    let t = this.computeWrapping(e);
    return (this.wrapCache.push(e, t), t);
  }
  computeWrapping(e) {
    let t = Object.create(null),
      n = [{ match: this, type: null, via: null }];
    for (; n.length;) {
      let r = n.shift(),
        i = r.match;
      if (i.matchType(e)) {
        let e = [];
        for (let t = r; t.type; t = t.via) e.push(t.type);
        return e.reverse();
      }
      for (let e = 0; e < i.next.length; e++) {
        let { type: a, next: o } = i.next[e];
        a.isLeaf ||
          a.hasRequiredAttrs() ||
          a.name in t ||
          (r.type && !o.validEnd) ||
          (n.push({ match: a.contentMatch, type: a, via: r }), (t[a.name] = !0));
      }
    }
    return null;
  }
  get edgeCount() {
    return this.next.length;
  }
  edge(e) {
    if (e >= this.next.length) throw RangeError(`There's no ${e}th edge in this content match`);
    return this.next[e];
  }
  toString() {
    let e = [];
    function t(n) {
      e.push(n);
      for (let r = 0; r < n.next.length; r++) e.indexOf(n.next[r].next) == -1 && t(n.next[r].next);
    }
    return (
      t(this),
      e.map((t, n) => {
        let r = n + (t.validEnd ? `*` : ` `) + ` `;
        for (let n = 0; n < t.next.length; n++)
          r += (n ? `, ` : ``) + t.next[n].type.name + `->` + e.indexOf(t.next[n].next);
        return r;
      }).join(`
`)
    );
  }
};
it.empty = new it(!0);
var at = class {
  constructor(e, t) {
    ((this.string = e),
      (this.nodeTypes = t),
      (this.inline = null),
      (this.pos = 0),
      (this.tokens = e.split(/\s*(?=\b|\W|$)/)),
      this.tokens[this.tokens.length - 1] == `` && this.tokens.pop(),
      this.tokens[0] == `` && this.tokens.shift());
  }
  get next() {
    return this.tokens[this.pos];
  }
  eat(e) {
    return this.next == e && (this.pos++ || !0);
  }
  err(e) {
    throw SyntaxError(e + ` (in content expression '` + this.string + `')`);
  }
};
function ot(e) {
  let t = [];
  do t.push(st(e));
  while (e.eat(`|`));
  return t.length == 1 ? t[0] : { type: `choice`, exprs: t };
}
function st(e) {
  let t = [];
  do t.push(ct(e));
  while (e.next && e.next != `)` && e.next != `|`);
  return t.length == 1 ? t[0] : { type: `seq`, exprs: t };
}
function ct(e) {
  let t = ft(e);
  for (;;)
    if (e.eat(`+`)) t = { type: `plus`, expr: t };
    else if (e.eat(`*`)) t = { type: `star`, expr: t };
    else if (e.eat(`?`)) t = { type: `opt`, expr: t };
    else if (e.eat(`{`)) t = ut(e, t);
    else break;
  return t;
}
function lt(e) {
  /\D/.test(e.next) && e.err(`Expected number, got '` + e.next + `'`);
  let t = Number(e.next);
  return (e.pos++, t);
}
function ut(e, t) {
  let n = lt(e),
    r = n;
  return (
    e.eat(`,`) && (r = e.next == `}` ? -1 : lt(e)),
    e.eat(`}`) || e.err(`Unclosed braced range`),
    { type: `range`, min: n, max: r, expr: t }
  );
}
function dt(e, t) {
  let n = e.nodeTypes,
    r = n[t];
  if (r) return [r];
  let i = [];
  for (let e in n) {
    let r = n[e];
    r.isInGroup(t) && i.push(r);
  }
  return (i.length == 0 && e.err(`No node type or group '` + t + `' found`), i);
}
function ft(e) {
  if (e.eat(`(`)) {
    let t = ot(e);
    return (e.eat(`)`) || e.err(`Missing closing paren`), t);
  }
  if (/\W/.test(e.next)) e.err(`Unexpected token '` + e.next + `'`);
  else {
    let t = dt(e, e.next).map(
      (t) => (
        e.inline == null
          ? (e.inline = t.isInline)
          : e.inline != t.isInline && e.err(`Mixing inline and block content`),
        { type: `name`, value: t }
      ),
    );
    return (e.pos++, t.length == 1 ? t[0] : { type: `choice`, exprs: t });
  }
}
function pt(e) {
  let t = [[]];
  return (i(a(e, 0), n()), t);
  function n() {
    return t.push([]) - 1;
  }
  function r(e, n, r) {
    let i = { term: r, to: n };
    return (t[e].push(i), i);
  }
  function i(e, t) {
    e.forEach((e) => (e.to = t));
  }
  function a(e, t) {
    if (e.type == `choice`) return e.exprs.reduce((e, n) => e.concat(a(n, t)), []);
    if (e.type == `seq`)
      for (let r = 0; ; r++) {
        let o = a(e.exprs[r], t);
        if (r == e.exprs.length - 1) return o;
        i(o, (t = n()));
      }
    else if (e.type == `star`) {
      let o = n();
      return (r(t, o), i(a(e.expr, o), o), [r(o)]);
    } else if (e.type == `plus`) {
      let o = n();
      return (i(a(e.expr, t), o), i(a(e.expr, o), o), [r(o)]);
    } else if (e.type == `opt`) return [r(t)].concat(a(e.expr, t));
    else if (e.type == `range`) {
      let o = t;
      for (let t = 0; t < e.min; t++) {
        let t = n();
        (i(a(e.expr, o), t), (o = t));
      }
      if (e.max == -1) i(a(e.expr, o), o);
      else
        for (let t = e.min; t < e.max; t++) {
          let t = n();
          (r(o, t), i(a(e.expr, o), t), (o = t));
        }
      return [r(o)];
    } else if (e.type == `name`) return [r(t, void 0, e.value)];
    else throw Error(`Unknown expr type`);
  }
}
function mt(e, t) {
  return t - e;
}
function ht(e, t) {
  let n = [];
  return (r(t), n.sort(mt));
  function r(t) {
    let i = e[t];
    if (i.length == 1 && !i[0].term) return r(i[0].to);
    n.push(t);
    for (let e = 0; e < i.length; e++) {
      let { term: t, to: a } = i[e];
      !t && n.indexOf(a) == -1 && r(a);
    }
  }
}
function gt(e) {
  let t = Object.create(null);
  return n(ht(e, 0));
  function n(r) {
    let i = [];
    r.forEach((t) => {
      e[t].forEach(({ term: t, to: n }) => {
        if (!t) return;
        let r;
        for (let e = 0; e < i.length; e++) i[e][0] == t && (r = i[e][1]);
        ht(e, n).forEach((e) => {
          (r || i.push([t, (r = [])]), r.indexOf(e) == -1 && r.push(e));
        });
      });
    });
    let a = (t[r.join(`,`)] = new it(r.indexOf(e.length - 1) > -1));
    for (let e = 0; e < i.length; e++) {
      let r = i[e][1].sort(mt);
      a.next.push({ type: i[e][0], next: t[r.join(`,`)] || n(r) });
    }
    return a;
  }
}
function _t(e, t) {
  for (let n = 0, r = [e]; n < r.length; n++) {
    let e = r[n],
      i = !e.validEnd,
      a = [];
    for (let t = 0; t < e.next.length; t++) {
      let { type: n, next: o } = e.next[t];
      (a.push(n.name),
        i && !(n.isText || n.hasRequiredAttrs()) && (i = !1),
        r.indexOf(o) == -1 && r.push(o));
    }
    i &&
      t.err(
        `Only non-generatable nodes (` +
          a.join(`, `) +
          `) in a required position (see https://prosemirror.net/docs/guide/#generatable)`,
      );
  }
}
function vt(e) {
  let t = Object.create(null);
  for (let n in e) {
    let r = e[n];
    if (!r.hasDefault) return null;
    t[n] = r.default;
  }
  return t;
}
function yt(e, t) {
  let n = Object.create(null);
  for (let r in e) {
    let i = e[r],
      a = t && t[r];
    if (a === void 0) {
      if (i.hasDefault) a = i.default;
      else throw RangeError(`No value supplied for attribute ` + r);
    } else i.validate && i.validate(a);
    n[r] = a;
  }
  return n;
}
function bt(e, t) {
  let n = Object.create(null);
  if (t) for (let r in t) n[r] = new Ct(e, r, t[r]);
  return n;
}
var xt = class e {
  constructor(e, t, n) {
    ((this.name = e),
      (this.schema = t),
      (this.spec = n),
      (this.markSet = null),
      (this.groups = n.group ? n.group.split(` `) : []),
      (this.attrs = bt(e, n.attrs)),
      (this.defaultAttrs = vt(this.attrs)),
      (this.contentMatch = null),
      (this.inlineContent = null),
      (this.isBlock = !(n.inline || e == `text`)),
      (this.isText = e == `text`));
  }
  get isInline() {
    return !this.isBlock;
  }
  get isTextblock() {
    return this.isBlock && this.inlineContent;
  }
  get isLeaf() {
    return this.contentMatch == it.empty;
  }
  get isAtom() {
    return this.isLeaf || !!this.spec.atom;
  }
  isInGroup(e) {
    return this.groups.indexOf(e) > -1;
  }
  get whitespace() {
    return this.spec.whitespace || (this.spec.code ? `pre` : `normal`);
  }
  hasRequiredAttrs() {
    for (let e in this.attrs) if (this.attrs[e].isRequired) return !0;
    return !1;
  }
  compatibleContent(e) {
    return this == e || this.contentMatch.compatible(e.contentMatch);
  }
  computeAttrs(e) {
    return !e && this.defaultAttrs ? this.defaultAttrs : yt(this.attrs, e);
  }
  create(e = null, t, n) {
    if (this.isText) throw Error(`NodeType.create can't construct text nodes`);
    return new $e(this, this.computeAttrs(e), k.from(t), A.setFrom(n));
  }
  createChecked(e = null, t, n) {
    return (
      (t = k.from(t)), this.checkContent(t), new $e(this, this.computeAttrs(e), t, A.setFrom(n))
    );
  }
  createAndFill(e = null, t, n) {
    if (((e = this.computeAttrs(e)), (t = k.from(t)), t.size)) {
      let e = this.contentMatch.fillBefore(t);
      if (!e) return null;
      t = e.append(t);
    }
    let r = this.contentMatch.matchFragment(t),
      i = r && r.fillBefore(k.empty, !0);
    return i ? new $e(this, e, t.append(i), A.setFrom(n)) : null;
  }
  validContent(e) {
    let t = this.contentMatch.matchFragment(e);
    if (!t || !t.validEnd) return !1;
    for (let t = 0; t < e.childCount; t++) if (!this.allowsMarks(e.child(t).marks)) return !1;
    return !0;
  }
  checkContent(e) {
    if (!this.validContent(e))
      throw RangeError(`Invalid content for node ${this.name}: ${e.toString().slice(0, 50)}`);
  }
  checkAttrs(e) {}
  allowsMarkType(e) {
    return this.markSet == null || this.markSet.indexOf(e) > -1;
  }
  allowsMarks(e) {
    if (this.markSet == null) return !0;
    for (let t = 0; t < e.length; t++) if (!this.allowsMarkType(e[t].type)) return !1;
    return !0;
  }
  allowedMarks(e) {
    if (this.markSet == null) return e;
    let t;
    for (let n = 0; n < e.length; n++)
      this.allowsMarkType(e[n].type) ? t && t.push(e[n]) : (t ||= e.slice(0, n));
    return t ? (t.length ? t : A.none) : e;
  }
  static compile(t, n) {
    let r = Object.create(null);
    t.forEach((t, i) => (r[t] = new e(t, n, i)));
    let i = n.spec.topNode || `doc`;
    if (!r[i]) throw RangeError(`Schema is missing its top node type ('` + i + `')`);
    if (!r.text) throw RangeError(`Every schema needs a 'text' type`);
    for (let e in r.text.attrs) throw RangeError(`The text node type should not have attributes`);
    return r;
  }
};
function St(e, t, n) {
  let r = n.split(`|`);
  return (n) => {
    let i = n === null ? `null` : typeof n;
    if (r.indexOf(i) < 0)
      throw RangeError(`Expected value of type ${r} for attribute ${t} on type ${e}, got ${i}`);
  };
}
var Ct = class {
    constructor(e, t, n) {
      ((this.hasDefault = Object.prototype.hasOwnProperty.call(n, `default`)),
        (this.default = n.default),
        (this.validate = typeof n.validate == `string` ? St(e, t, n.validate) : n.validate));
    }
    get isRequired() {
      return !this.hasDefault;
    }
  },
  wt = class e {
    constructor(e, t, n, r) {
      ((this.name = e),
        (this.rank = t),
        (this.schema = n),
        (this.spec = r),
        (this.attrs = bt(e, r.attrs)),
        (this.excluded = null));
      let i = vt(this.attrs);
      this.instance = i ? new A(this, i) : null;
    }
    create(e = null) {
      return !e && this.instance ? this.instance : new A(this, yt(this.attrs, e));
    }
    static compile(t, n) {
      let r = Object.create(null),
        i = 0;
      return (t.forEach((t, a) => (r[t] = new e(t, i++, n, a))), r);
    }
    removeFromSet(e) {
      for (var t = 0; t < e.length; t++)
        e[t].type == this && ((e = e.slice(0, t).concat(e.slice(t + 1))), t--);
      return e;
    }
    isInSet(e) {
      for (let t = 0; t < e.length; t++) if (e[t].type == this) return e[t];
    }
    excludes(e) {
      return this.excluded.indexOf(e) > -1;
    }
  },
  Tt = class {
    constructor(e) {
      ((this.linebreakReplacement = null), (this.cached = Object.create(null)));
      let t = (this.spec = {});
      for (let n in e) t[n] = e[n];
      ((t.nodes = O.from(e.nodes)),
        (t.marks = O.from(e.marks || {})),
        (this.nodes = xt.compile(this.spec.nodes, this)),
        (this.marks = wt.compile(this.spec.marks, this)));
      let n = Object.create(null);
      for (let e in this.nodes) {
        if (e in this.marks) throw RangeError(e + ` can not be both a node and a mark`);
        let t = this.nodes[e],
          r = t.spec.content || ``,
          i = t.spec.marks;
        if (
          ((t.contentMatch = n[r] || (n[r] = it.parse(r, this.nodes))),
          (t.inlineContent = t.contentMatch.inlineContent),
          t.spec.linebreakReplacement)
        ) {
          if (this.linebreakReplacement) throw RangeError(`Multiple linebreak nodes defined`);
          if (!t.isInline || !t.isLeaf)
            throw RangeError(`Linebreak replacement nodes must be inline leaf nodes`);
          this.linebreakReplacement = t;
        }
        t.markSet =
          i == `_` ? null : i ? Et(this, i.split(` `)) : i == `` || !t.inlineContent ? [] : null;
      }
      for (let e in this.marks) {
        let t = this.marks[e],
          n = t.spec.excludes;
        t.excluded = n == null ? [t] : n == `` ? [] : Et(this, n.split(` `));
      }
      ((this.nodeFromJSON = (e) => $e.fromJSON(this, e)),
        (this.markFromJSON = (e) => A.fromJSON(this, e)),
        (this.topNodeType = this.nodes[this.spec.topNode || `doc`]),
        (this.cached.wrappings = Object.create(null)));
    }
    node(e, t = null, n, r) {
      if (typeof e == `string`) e = this.nodeType(e);
      else if (!(e instanceof xt)) throw RangeError(`Invalid node type: ` + e);
      else if (e.schema != this)
        throw RangeError(`Node type from different schema used (` + e.name + `)`);
      return e.createChecked(t, n, r);
    }
    text(e, t) {
      let n = this.nodes.text;
      return new tt(n, n.defaultAttrs, e, A.setFrom(t));
    }
    mark(e, t) {
      return (typeof e == `string` && (e = this.marks[e]), e.create(t));
    }
    nodeType(e) {
      let t = this.nodes[e];
      if (!t) throw RangeError(`Unknown node type: ` + e);
      return t;
    }
  };
function Et(e, t) {
  let n = [];
  for (let r = 0; r < t.length; r++) {
    let i = t[r],
      a = e.marks[i],
      o = a;
    if (a) n.push(a);
    else
      for (let t in e.marks) {
        let r = e.marks[t];
        (i == `_` || (r.spec.group && r.spec.group.split(` `).indexOf(i) > -1)) && n.push((o = r));
      }
    if (!o) throw SyntaxError(`Unknown mark type: '` + t[r] + `'`);
  }
  return n;
}
function Dt(e) {
  return e.tag != null;
}
function Ot(e) {
  return e.style != null;
}
var kt = class e {
    constructor(e, t) {
      ((this.schema = e), (this.rules = t), (this.tags = []), (this.styles = []));
      let n = (this.matchedStyles = []);
      (t.forEach((e) => {
        if (Dt(e)) this.tags.push(e);
        else if (Ot(e)) {
          let t = /[^=]*/.exec(e.style)[0];
          (n.indexOf(t) < 0 && n.push(t), this.styles.push(e));
        }
      }),
        (this.normalizeLists = !this.tags.some((t) => {
          if (!/^(ul|ol)\b/.test(t.tag) || !t.node) return !1;
          let n = e.nodes[t.node];
          return n.contentMatch.matchType(n);
        })));
    }
    parse(e, t = {}) {
      let n = new Rt(this, t, !1);
      return (n.addAll(e, A.none, t.from, t.to), n.finish());
    }
    parseSlice(e, t = {}) {
      let n = new Rt(this, t, !0);
      return (n.addAll(e, A.none, t.from, t.to), j.maxOpen(n.finish()));
    }
    matchTag(e, t, n) {
      for (let r = n ? this.tags.indexOf(n) + 1 : 0; r < this.tags.length; r++) {
        let n = this.tags[r];
        if (
          Bt(e, n.tag) &&
          (n.namespace === void 0 || e.namespaceURI == n.namespace) &&
          (!n.context || t.matchesContext(n.context))
        ) {
          if (n.getAttrs) {
            let t = n.getAttrs(e);
            if (t === !1) continue;
            n.attrs = t || void 0;
          }
          return n;
        }
      }
    }
    matchStyle(e, t, n, r) {
      for (let i = r ? this.styles.indexOf(r) + 1 : 0; i < this.styles.length; i++) {
        let r = this.styles[i],
          a = r.style;
        if (
          !(
            a.indexOf(e) != 0 ||
            (r.context && !n.matchesContext(r.context)) ||
            (a.length > e.length && (a.charCodeAt(e.length) != 61 || a.slice(e.length + 1) != t))
          )
        ) {
          if (r.getAttrs) {
            let e = r.getAttrs(t);
            if (e === !1) continue;
            r.attrs = e || void 0;
          }
          return r;
        }
      }
    }
    static schemaRules(e) {
      let t = [];
      function n(e) {
        let n = e.priority == null ? 50 : e.priority,
          r = 0;
        for (; r < t.length; r++) {
          let e = t[r];
          if ((e.priority == null ? 50 : e.priority) < n) break;
        }
        t.splice(r, 0, e);
      }
      for (let t in e.marks) {
        let r = e.marks[t].spec.parseDOM;
        r &&
          r.forEach((e) => {
            (n((e = Vt(e))), e.mark || e.ignore || e.clearMark || (e.mark = t));
          });
      }
      for (let t in e.nodes) {
        let r = e.nodes[t].spec.parseDOM;
        r &&
          r.forEach((e) => {
            (n((e = Vt(e))), e.node || e.ignore || e.mark || (e.node = t));
          });
      }
      return t;
    }
    static fromSchema(t) {
      return t.cached.domParser || (t.cached.domParser = new e(t, e.schemaRules(t)));
    }
  },
  At = {
    address: !0,
    article: !0,
    aside: !0,
    blockquote: !0,
    body: !0,
    canvas: !0,
    dd: !0,
    div: !0,
    dl: !0,
    fieldset: !0,
    figcaption: !0,
    figure: !0,
    footer: !0,
    form: !0,
    h1: !0,
    h2: !0,
    h3: !0,
    h4: !0,
    h5: !0,
    h6: !0,
    header: !0,
    hgroup: !0,
    hr: !0,
    li: !0,
    noscript: !0,
    ol: !0,
    output: !0,
    p: !0,
    pre: !0,
    section: !0,
    table: !0,
    tfoot: !0,
    ul: !0,
  },
  jt = { head: !0, noscript: !0, object: !0, script: !0, style: !0, title: !0 },
  Mt = { ol: !0, ul: !0 },
  Nt = 1,
  Pt = 2,
  Ft = 4;
function It(e, t, n) {
  return t == null
    ? e && e.whitespace == `pre`
      ? 3
      : n & -5
    : (t ? Nt : 0) | (t === `full` ? Pt : 0);
}
var Lt = class {
    constructor(e, t, n, r, i, a) {
      ((this.type = e),
        (this.attrs = t),
        (this.marks = n),
        (this.solid = r),
        (this.options = a),
        (this.content = []),
        (this.activeMarks = A.none),
        (this.match = i || (a & Ft ? null : e.contentMatch)));
    }
    findWrapping(e) {
      if (!this.match) {
        if (!this.type) return [];
        let t = this.type.contentMatch.fillBefore(k.from(e));
        if (t) this.match = this.type.contentMatch.matchFragment(t);
        else {
          let t = this.type.contentMatch,
            n;
          return (n = t.findWrapping(e.type)) ? ((this.match = t), n) : null;
        }
      }
      return this.match.findWrapping(e.type);
    }
    finish(e) {
      if (!(this.options & Nt)) {
        let e = this.content[this.content.length - 1],
          t;
        if (e && e.isText && (t = /[ \t\r\n\u000c]+$/.exec(e.text))) {
          let n = e;
          e.text.length == t[0].length
            ? this.content.pop()
            : (this.content[this.content.length - 1] = n.withText(
                n.text.slice(0, n.text.length - t[0].length),
              ));
        }
      }
      let t = k.from(this.content);
      return (
        !e && this.match && (t = t.append(this.match.fillBefore(k.empty, !0))),
        this.type ? this.type.create(this.attrs, t, this.marks) : t
      );
    }
    inlineContext(e) {
      return this.type
        ? this.type.inlineContent
        : this.content.length
          ? this.content[0].isInline
          : e.parentNode && !At.hasOwnProperty(e.parentNode.nodeName.toLowerCase());
    }
  },
  Rt = class {
    constructor(e, t, n) {
      ((this.parser = e),
        (this.options = t),
        (this.isOpen = n),
        (this.open = 0),
        (this.localPreserveWS = !1));
      let r = t.topNode,
        i,
        a = It(null, t.preserveWhitespace, 0) | (n ? Ft : 0);
      ((i = r
        ? new Lt(r.type, r.attrs, A.none, !0, t.topMatch || r.type.contentMatch, a)
        : n
          ? new Lt(null, null, A.none, !0, null, a)
          : new Lt(e.schema.topNodeType, null, A.none, !0, null, a)),
        (this.nodes = [i]),
        (this.find = t.findPositions),
        (this.needsBlock = !1));
    }
    get top() {
      return this.nodes[this.open];
    }
    addDOM(e, t) {
      e.nodeType == 3 ? this.addTextNode(e, t) : e.nodeType == 1 && this.addElement(e, t);
    }
    addTextNode(e, t) {
      let n = e.nodeValue,
        r = this.top,
        i = r.options & Pt ? `full` : this.localPreserveWS || (r.options & Nt) > 0,
        { schema: a } = this.parser;
      if (i === `full` || r.inlineContext(e) || /[^ \t\r\n\u000c]/.test(n)) {
        if (!i) {
          if (
            ((n = n.replace(/[ \t\r\n\u000c]+/g, ` `)),
            /^[ \t\r\n\u000c]/.test(n) && this.open == this.nodes.length - 1)
          ) {
            let t = r.content[r.content.length - 1],
              i = e.previousSibling;
            (!t || (i && i.nodeName == `BR`) || (t.isText && /[ \t\r\n\u000c]$/.test(t.text))) &&
              (n = n.slice(1));
          }
        } else if (i === `full`)
          n = n.replace(
            /\r\n?/g,
            `
`,
          );
        else if (
          a.linebreakReplacement &&
          /[\r\n]/.test(n) &&
          this.top.findWrapping(a.linebreakReplacement.create())
        ) {
          let e = n.split(/\r?\n|\r/);
          for (let n = 0; n < e.length; n++)
            (n && this.insertNode(a.linebreakReplacement.create(), t, !0),
              e[n] && this.insertNode(a.text(e[n]), t, !/\S/.test(e[n])));
          n = ``;
        } else n = n.replace(/\r?\n|\r/g, ` `);
        (n && this.insertNode(a.text(n), t, !/\S/.test(n)), this.findInText(e));
      } else this.findInside(e);
    }
    addElement(e, t, n) {
      let r = this.localPreserveWS,
        i = this.top;
      (e.tagName == `PRE` || /pre/.test(e.style && e.style.whiteSpace)) &&
        (this.localPreserveWS = !0);
      let a = e.nodeName.toLowerCase(),
        o;
      Mt.hasOwnProperty(a) && this.parser.normalizeLists && zt(e);
      let s =
        (this.options.ruleFromNode && this.options.ruleFromNode(e)) ||
        (o = this.parser.matchTag(e, this, n));
      out: if (s ? s.ignore : jt.hasOwnProperty(a)) (this.findInside(e), this.ignoreFallback(e, t));
      else if (!s || s.skip || s.closeParent) {
        s && s.closeParent
          ? (this.open = Math.max(0, this.open - 1))
          : s && s.skip.nodeType && (e = s.skip);
        let n,
          r = this.needsBlock;
        if (At.hasOwnProperty(a))
          (i.content.length && i.content[0].isInline && this.open && (this.open--, (i = this.top)),
            (n = !0),
            i.type || (this.needsBlock = !0));
        else if (!e.firstChild) {
          this.leafFallback(e, t);
          break out;
        }
        let o = s && s.skip ? t : this.readStyles(e, t);
        (o && this.addAll(e, o), n && this.sync(i), (this.needsBlock = r));
      } else {
        let n = this.readStyles(e, t);
        n && this.addElementByRule(e, s, n, s.consuming === !1 ? o : void 0);
      }
      this.localPreserveWS = r;
    }
    leafFallback(e, t) {
      e.nodeName == `BR` &&
        this.top.type &&
        this.top.type.inlineContent &&
        this.addTextNode(
          e.ownerDocument.createTextNode(`
`),
          t,
        );
    }
    ignoreFallback(e, t) {
      e.nodeName != `BR` ||
        (this.top.type && this.top.type.inlineContent) ||
        this.findPlace(this.parser.schema.text(`-`), t, !0);
    }
    readStyles(e, t) {
      let n = e.style;
      if (n && n.length)
        for (let e = 0; e < this.parser.matchedStyles.length; e++) {
          let r = this.parser.matchedStyles[e],
            i = n.getPropertyValue(r);
          if (i)
            for (let e; ;) {
              let n = this.parser.matchStyle(r, i, this, e);
              if (!n) break;
              if (n.ignore) return null;
              if (
                ((t = n.clearMark
                  ? t.filter((e) => !n.clearMark(e))
                  : t.concat(this.parser.schema.marks[n.mark].create(n.attrs))),
                n.consuming === !1)
              )
                e = n;
              else break;
            }
        }
      return t;
    }
    addElementByRule(e, t, n, r) {
      let i, a;
      if (t.node) {
        if (((a = this.parser.schema.nodes[t.node]), a.isLeaf))
          this.insertNode(a.create(t.attrs), n, e.nodeName == `BR`) || this.leafFallback(e, n);
        else {
          let e = this.enter(a, t.attrs || null, n, t.preserveWhitespace);
          e && ((i = !0), (n = e));
        }
      } else {
        let e = this.parser.schema.marks[t.mark];
        n = n.concat(e.create(t.attrs));
      }
      let o = this.top;
      if (a && a.isLeaf) this.findInside(e);
      else if (r) this.addElement(e, n, r);
      else if (t.getContent)
        (this.findInside(e),
          t.getContent(e, this.parser.schema).forEach((e) => this.insertNode(e, n, !1)));
      else {
        let r = e;
        (typeof t.contentElement == `string`
          ? (r = e.querySelector(t.contentElement))
          : typeof t.contentElement == `function`
            ? (r = t.contentElement(e))
            : t.contentElement && (r = t.contentElement),
          this.findAround(e, r, !0),
          this.addAll(r, n),
          this.findAround(e, r, !1));
      }
      i && this.sync(o) && this.open--;
    }
    addAll(e, t, n, r) {
      let i = n || 0;
      for (
        let a = n ? e.childNodes[n] : e.firstChild, o = r == null ? null : e.childNodes[r];
        a != o;
        a = a.nextSibling, ++i
      )
        (this.findAtPoint(e, i), this.addDOM(a, t));
      this.findAtPoint(e, i);
    }
    findPlace(e, t, n) {
      let r, i;
      for (let t = this.open, a = 0; t >= 0; t--) {
        let o = this.nodes[t],
          s = o.findWrapping(e);
        if (s && (!r || r.length > s.length + a) && ((r = s), (i = o), !s.length)) break;
        if (o.solid) {
          if (n) break;
          a += 2;
        }
      }
      if (!r) return null;
      this.sync(i);
      for (let e = 0; e < r.length; e++) t = this.enterInner(r[e], null, t, !1);
      return t;
    }
    insertNode(e, t, n) {
      if (e.isInline && this.needsBlock && !this.top.type) {
        let e = this.textblockFromContext();
        e && (t = this.enterInner(e, null, t));
      }
      let r = this.findPlace(e, t, n);
      if (r) {
        this.closeExtra();
        let t = this.top;
        t.match &&= t.match.matchType(e.type);
        let n = A.none;
        for (let i of r.concat(e.marks))
          (t.type ? t.type.allowsMarkType(i.type) : Ht(i.type, e.type)) && (n = i.addToSet(n));
        return (t.content.push(e.mark(n)), !0);
      }
      return !1;
    }
    enter(e, t, n, r) {
      let i = this.findPlace(e.create(t), n, !1);
      return ((i &&= this.enterInner(e, t, n, !0, r)), i);
    }
    enterInner(e, t, n, r = !1, i) {
      this.closeExtra();
      let a = this.top;
      a.match = a.match && a.match.matchType(e);
      let o = It(e, i, a.options);
      a.options & Ft && a.content.length == 0 && (o |= Ft);
      let s = A.none;
      return (
        (n = n.filter(
          (t) =>
            !(a.type ? a.type.allowsMarkType(t.type) : Ht(t.type, e)) || ((s = t.addToSet(s)), !1),
        )),
        this.nodes.push(new Lt(e, t, s, r, null, o)),
        this.open++,
        n
      );
    }
    closeExtra(e = !1) {
      let t = this.nodes.length - 1;
      if (t > this.open) {
        for (; t > this.open; t--) this.nodes[t - 1].content.push(this.nodes[t].finish(e));
        this.nodes.length = this.open + 1;
      }
    }
    finish() {
      return (
        (this.open = 0),
        this.closeExtra(this.isOpen),
        this.nodes[0].finish(!!(this.isOpen || this.options.topOpen))
      );
    }
    sync(e) {
      for (let t = this.open; t >= 0; t--)
        if (this.nodes[t] == e) return ((this.open = t), !0);
        else this.localPreserveWS && (this.nodes[t].options |= Nt);
      return !1;
    }
    get currentPos() {
      this.closeExtra();
      let e = 0;
      for (let t = this.open; t >= 0; t--) {
        let n = this.nodes[t].content;
        for (let t = n.length - 1; t >= 0; t--) e += n[t].nodeSize;
        t && e++;
      }
      return e;
    }
    findAtPoint(e, t) {
      if (this.find)
        for (let n = 0; n < this.find.length; n++)
          this.find[n].node == e &&
            this.find[n].offset == t &&
            (this.find[n].pos = this.currentPos);
    }
    findInside(e) {
      if (this.find)
        for (let t = 0; t < this.find.length; t++)
          this.find[t].pos == null &&
            e.nodeType == 1 &&
            e.contains(this.find[t].node) &&
            (this.find[t].pos = this.currentPos);
    }
    findAround(e, t, n) {
      if (e != t && this.find)
        for (let r = 0; r < this.find.length; r++)
          this.find[r].pos == null &&
            e.nodeType == 1 &&
            e.contains(this.find[r].node) &&
            t.compareDocumentPosition(this.find[r].node) & (n ? 2 : 4) &&
            (this.find[r].pos = this.currentPos);
    }
    findInText(e) {
      if (this.find)
        for (let t = 0; t < this.find.length; t++)
          this.find[t].node == e &&
            (this.find[t].pos = this.currentPos - (e.nodeValue.length - this.find[t].offset));
    }
    matchesContext(e) {
      if (e.indexOf(`|`) > -1) return e.split(/\s*\|\s*/).some(this.matchesContext, this);
      let t = e.split(`/`),
        n = this.options.context,
        r = !this.isOpen && (!n || n.parent.type == this.nodes[0].type),
        i = -(n ? n.depth + 1 : 0) + +!r,
        a = (e, o) => {
          for (; e >= 0; e--) {
            let s = t[e];
            if (s == ``) {
              if (e == t.length - 1 || e == 0) continue;
              for (; o >= i; o--) if (a(e - 1, o)) return !0;
              return !1;
            }
            {
              let e =
                o > 0 || (o == 0 && r)
                  ? this.nodes[o].type
                  : n && o >= i
                    ? n.node(o - i).type
                    : null;
              if (!e || (e.name != s && !e.isInGroup(s))) return !1;
              o--;
            }
          }
          return !0;
        };
      return a(t.length - 1, this.open);
    }
    textblockFromContext() {
      let e = this.options.context;
      if (e)
        for (let t = e.depth; t >= 0; t--) {
          let n = e.node(t).contentMatchAt(e.indexAfter(t)).defaultType;
          if (n && n.isTextblock && n.defaultAttrs) return n;
        }
      for (let e in this.parser.schema.nodes) {
        let t = this.parser.schema.nodes[e];
        if (t.isTextblock && t.defaultAttrs) return t;
      }
    }
  };
function zt(e) {
  for (let t = e.firstChild, n = null; t; t = t.nextSibling) {
    let e = t.nodeType == 1 ? t.nodeName.toLowerCase() : null;
    e && Mt.hasOwnProperty(e) && n
      ? (n.appendChild(t), (t = n))
      : e == `li`
        ? (n = t)
        : e && (n = null);
  }
}
function Bt(e, t) {
  return (e.matches || e.msMatchesSelector || e.webkitMatchesSelector || e.mozMatchesSelector).call(
    e,
    t,
  );
}
function Vt(e) {
  let t = {};
  for (let n in e) t[n] = e[n];
  return t;
}
function Ht(e, t) {
  let n = t.schema.nodes;
  for (let r in n) {
    let i = n[r];
    if (!i.allowsMarkType(e)) continue;
    let a = [],
      o = (e) => {
        a.push(e);
        for (let n = 0; n < e.edgeCount; n++) {
          let { type: r, next: i } = e.edge(n);
          if (r == t || (a.indexOf(i) < 0 && o(i))) return !0;
        }
      };
    if (o(i.contentMatch)) return !0;
  }
}
var Ut = class e {
  constructor(e, t) {
    ((this.nodes = e), (this.marks = t));
  }
  serializeFragment(e, t = {}, n) {
    n ||= Gt(t).createDocumentFragment();
    let r = n,
      i = [];
    return (
      e.forEach((e) => {
        if (i.length || e.marks.length) {
          let n = 0,
            a = 0;
          for (; n < i.length && a < e.marks.length;) {
            let t = e.marks[a];
            if (!this.marks[t.type.name]) a++;
            else {
              if (!t.eq(i[n][0]) || t.type.spec.spanning === !1) break;
              (n++, a++);
            }
          }
          for (; n < i.length;) r = i.pop()[1];
          for (; a < e.marks.length;) {
            let n = e.marks[a++],
              o = this.serializeMark(n, e.isInline, t);
            o && (i.push([n, r]), r.appendChild(o.dom), (r = o.contentDOM || o.dom));
          }
        }
        r.appendChild(this.serializeNodeInner(e, t));
      }),
      n
    );
  }
  serializeNodeInner(e, t) {
    if (e.isText) return Gt(t).createTextNode(e.text);
    let { dom: n, contentDOM: r } = Yt(Gt(t), this.nodes[e.type.name](e), null, e.attrs);
    if (r) {
      if (e.isLeaf) throw RangeError(`Content hole not allowed in a leaf node spec`);
      this.serializeFragment(e.content, t, r);
    }
    return n;
  }
  serializeNode(e, t = {}) {
    let n = this.serializeNodeInner(e, t);
    for (let r = e.marks.length - 1; r >= 0; r--) {
      let i = this.serializeMark(e.marks[r], e.isInline, t);
      i && ((i.contentDOM || i.dom).appendChild(n), (n = i.dom));
    }
    return n;
  }
  serializeMark(e, t, n = {}) {
    let r = this.marks[e.type.name];
    return r && Yt(Gt(n), r(e, t), null, e.attrs);
  }
  static renderSpec(e, t, n = null, r) {
    return typeof t == `string` ? { dom: e.createTextNode(t) } : Yt(e, t, n, r);
  }
  static fromSchema(t) {
    return (
      t.cached.domSerializer ||
      (t.cached.domSerializer = new e(this.nodesFromSchema(t), this.marksFromSchema(t)))
    );
  }
  static nodesFromSchema(e) {
    let t = Wt(e.nodes);
    return ((t.text ||= (e) => e.text), t);
  }
  static marksFromSchema(e) {
    return Wt(e.marks);
  }
};
function Wt(e) {
  let t = {};
  for (let n in e) {
    let r = e[n].spec.toDOM;
    r && (t[n] = r);
  }
  return t;
}
function Gt(e) {
  return e.document || window.document;
}
var Kt = new WeakMap();
function qt(e) {
  let t = Kt.get(e);
  return (t === void 0 && Kt.set(e, (t = Jt(e))), t);
}
function Jt(e) {
  let t = null;
  function n(e) {
    if (e && typeof e == `object`) {
      if (Array.isArray(e)) {
        if (typeof e[0] == `string`) ((t ||= []), t.push(e));
        else for (let t = 0; t < e.length; t++) n(e[t]);
      } else for (let t in e) n(e[t]);
    }
  }
  return (n(e), t);
}
function Yt(e, t, n, r) {
  if (t.nodeType == 1) return { dom: t };
  if (t.dom && t.dom.nodeType == 1) return t;
  let i = t[0],
    a;
  if (typeof i != `string`) throw RangeError(`Invalid array passed to renderSpec`);
  if (r && (a = qt(r)) && a.indexOf(t) > -1)
    throw RangeError(
      `Using an array from an attribute object as a DOM spec. This may be an attempted cross site scripting attack.`,
    );
  let o = i.indexOf(` `);
  o > 0 && ((n = i.slice(0, o)), (i = i.slice(o + 1)));
  let s,
    c = n ? e.createElementNS(n, i) : e.createElement(i),
    l = t[1],
    u = 1;
  if (l && typeof l == `object` && l.nodeType == null && !Array.isArray(l)) {
    u = 2;
    for (let e in l)
      if (l[e] != null) {
        let t = e.indexOf(` `);
        t > 0
          ? c.setAttributeNS(e.slice(0, t), e.slice(t + 1), l[e])
          : e == `style` && c.style
            ? (c.style.cssText = l[e])
            : c.setAttribute(e, l[e]);
      }
  }
  for (let i = u; i < t.length; i++) {
    let a = t[i];
    if (a === 0) {
      if (i < t.length - 1 || i > u)
        throw RangeError(`Content hole must be the only child of its parent node`);
      return { dom: c, contentDOM: c };
    }
    if (typeof a == `string`) c.appendChild(e.createTextNode(a));
    else {
      let { dom: t, contentDOM: i } = Yt(e, a, n, r);
      if ((c.appendChild(t), i)) {
        if (s) throw RangeError(`Multiple content holes`);
        s = i;
      }
    }
  }
  return { dom: c, contentDOM: s };
}
var Xt = 65535,
  Zt = 2 ** 16;
function Qt(e, t) {
  return e + t * Zt;
}
function $t(e) {
  return e & Xt;
}
function en(e) {
  return (e - (e & Xt)) / Zt;
}
var tn = 1,
  nn = 2,
  rn = 4,
  an = 8,
  on = class {
    constructor(e, t, n) {
      ((this.pos = e), (this.delInfo = t), (this.recover = n));
    }
    get deleted() {
      return (this.delInfo & an) > 0;
    }
    get deletedBefore() {
      return (this.delInfo & 5) > 0;
    }
    get deletedAfter() {
      return (this.delInfo & 6) > 0;
    }
    get deletedAcross() {
      return (this.delInfo & rn) > 0;
    }
  },
  sn = class e {
    constructor(t, n = !1) {
      if (((this.ranges = t), (this.inverted = n), !t.length && e.empty)) return e.empty;
    }
    recover(e) {
      let t = 0,
        n = $t(e);
      if (!this.inverted)
        for (let e = 0; e < n; e++) t += this.ranges[e * 3 + 2] - this.ranges[e * 3 + 1];
      return this.ranges[n * 3] + t + en(e);
    }
    mapResult(e, t = 1) {
      return this._map(e, t, !1);
    }
    map(e, t = 1) {
      return this._map(e, t, !0);
    }
    _map(e, t, n) {
      let r = 0,
        i = this.inverted ? 2 : 1,
        a = this.inverted ? 1 : 2;
      for (let o = 0; o < this.ranges.length; o += 3) {
        let s = this.ranges[o] - (this.inverted ? r : 0);
        if (s > e) break;
        let c = this.ranges[o + i],
          l = this.ranges[o + a],
          u = s + c;
        if (e <= u) {
          let i = c ? (e == s ? -1 : e == u ? 1 : t) : t,
            a = s + r + (i < 0 ? 0 : l);
          if (n) return a;
          let d = e == (t < 0 ? s : u) ? null : Qt(o / 3, e - s),
            f = 0;
          return (
            c && ((f |= e == s ? nn : e == u ? tn : rn), (t < 0 ? e != s : e != u) && (f |= an)),
            new on(a, f, d)
          );
        }
        r += l - c;
      }
      return n ? e + r : new on(e + r, 0, null);
    }
    touches(e, t) {
      let n = 0,
        r = $t(t),
        i = this.inverted ? 2 : 1,
        a = this.inverted ? 1 : 2;
      for (let t = 0; t < this.ranges.length; t += 3) {
        let o = this.ranges[t] - (this.inverted ? n : 0);
        if (o > e) break;
        let s = this.ranges[t + i];
        if (e <= o + s && t == r * 3) return !0;
        n += this.ranges[t + a] - s;
      }
      return !1;
    }
    forEach(e) {
      let t = this.inverted ? 2 : 1,
        n = this.inverted ? 1 : 2;
      for (let r = 0, i = 0; r < this.ranges.length; r += 3) {
        let a = this.ranges[r],
          o = a - (this.inverted ? i : 0),
          s = a + (this.inverted ? 0 : i),
          c = this.ranges[r + t],
          l = this.ranges[r + n];
        (e(o, o + c, s, s + l), (i += l - c));
      }
    }
    invert() {
      return new e(this.ranges, !this.inverted);
    }
    toString() {
      return (this.inverted ? `-` : ``) + JSON.stringify(this.ranges);
    }
    static offset(t) {
      return t == 0 ? e.empty : new e(t < 0 ? [0, -t, 0] : [0, 0, t]);
    }
  };
sn.empty = new sn([]);
var cn = class e {
    constructor(e, t, n = 0, r = e ? e.length : 0) {
      ((this.mirror = t),
        (this.from = n),
        (this.to = r),
        (this._maps = e || []),
        (this.ownData = !(e || t)));
    }
    get maps() {
      return this._maps;
    }
    slice(t = 0, n = this.maps.length) {
      return new e(this._maps, this.mirror, t, n);
    }
    appendMap(e, t) {
      ((this.ownData ||=
        ((this._maps = this._maps.slice()),
        (this.mirror = this.mirror && this.mirror.slice()),
        !0)),
        (this.to = this._maps.push(e)),
        t != null && this.setMirror(this._maps.length - 1, t));
    }
    appendMapping(e) {
      for (let t = 0, n = this._maps.length; t < e._maps.length; t++) {
        let r = e.getMirror(t);
        this.appendMap(e._maps[t], r != null && r < t ? n + r : void 0);
      }
    }
    getMirror(e) {
      if (this.mirror) {
        for (let t = 0; t < this.mirror.length; t++)
          if (this.mirror[t] == e) return this.mirror[t + (t % 2 ? -1 : 1)];
      }
    }
    setMirror(e, t) {
      ((this.mirror ||= []), this.mirror.push(e, t));
    }
    appendMappingInverted(e) {
      for (let t = e.maps.length - 1, n = this._maps.length + e._maps.length; t >= 0; t--) {
        let r = e.getMirror(t);
        this.appendMap(e._maps[t].invert(), r != null && r > t ? n - r - 1 : void 0);
      }
    }
    invert() {
      let t = new e();
      return (t.appendMappingInverted(this), t);
    }
    map(e, t = 1) {
      if (this.mirror) return this._map(e, t, !0);
      for (let n = this.from; n < this.to; n++) e = this._maps[n].map(e, t);
      return e;
    }
    mapResult(e, t = 1) {
      return this._map(e, t, !1);
    }
    _map(e, t, n) {
      let r = 0;
      for (let n = this.from; n < this.to; n++) {
        let i = this._maps[n].mapResult(e, t);
        if (i.recover != null) {
          let t = this.getMirror(n);
          if (t != null && t > n && t < this.to) {
            ((n = t), (e = this._maps[t].recover(i.recover)));
            continue;
          }
        }
        ((r |= i.delInfo), (e = i.pos));
      }
      return n ? e : new on(e, r, null);
    }
  },
  ln = Object.create(null),
  M = class {
    getMap() {
      return sn.empty;
    }
    merge(e) {
      return null;
    }
    static fromJSON(e, t) {
      if (!t || !t.stepType) throw RangeError(`Invalid input for Step.fromJSON`);
      let n = ln[t.stepType];
      if (!n) throw RangeError(`No step type ${t.stepType} defined`);
      return n.fromJSON(e, t);
    }
    static jsonID(e, t) {
      if (e in ln) throw RangeError(`Duplicate use of step JSON ID ` + e);
      return ((ln[e] = t), (t.prototype.jsonID = e), t);
    }
  },
  N = class e {
    constructor(e, t) {
      ((this.doc = e), (this.failed = t));
    }
    static ok(t) {
      return new e(t, null);
    }
    static fail(t) {
      return new e(null, t);
    }
    static fromReplace(t, n, r, i) {
      try {
        return e.ok(t.replace(n, r, i));
      } catch (t) {
        if (t instanceof Pe) return e.fail(t.message);
        throw t;
      }
    }
  };
function un(e, t, n) {
  let r = [];
  for (let i = 0; i < e.childCount; i++) {
    let a = e.child(i);
    (a.content.size && (a = a.copy(un(a.content, t, a))),
      a.isInline && (a = t(a, n, i)),
      r.push(a));
  }
  return k.fromArray(r);
}
var dn = class e extends M {
  constructor(e, t, n) {
    (super(), (this.from = e), (this.to = t), (this.mark = n));
  }
  apply(e) {
    let t = e.slice(this.from, this.to),
      n = e.resolve(this.from),
      r = n.node(n.sharedDepth(this.to)),
      i = new j(
        un(
          t.content,
          (e, t) =>
            !e.isAtom || !t.type.allowsMarkType(this.mark.type)
              ? e
              : e.mark(this.mark.addToSet(e.marks)),
          r,
        ),
        t.openStart,
        t.openEnd,
      );
    return N.fromReplace(e, this.from, this.to, i);
  }
  invert(t) {
    let n = [];
    return (
      t.nodesBetween(this.from, this.to, (t, r) => {
        if (t.isInline && t.isAtom) {
          let i = this.mark.addToSet(t.marks);
          if (!A.sameSet(i, t.marks)) {
            let a = Math.max(this.from, r),
              o = Math.min(this.to, r + t.nodeSize);
            pn(fn, a, o, this.mark, n);
            for (let r of t.marks) r.isInSet(i) || pn(e, a, o, r, n);
          }
        }
      }),
      n.length == 1 ? n[0] : new mn(n)
    );
  }
  map(t) {
    let n = t.map(this.from, 1),
      r = t.map(this.to, -1);
    return n >= r ? null : new e(n, r, this.mark);
  }
  merge(t) {
    return t instanceof e && t.mark.eq(this.mark) && this.from <= t.to && this.to >= t.from
      ? new e(Math.min(this.from, t.from), Math.max(this.to, t.to), this.mark)
      : null;
  }
  toJSON() {
    return { stepType: `addMark`, mark: this.mark.toJSON(), from: this.from, to: this.to };
  }
  static fromJSON(t, n) {
    if (typeof n.from != `number` || typeof n.to != `number`)
      throw RangeError(`Invalid input for AddMarkStep.fromJSON`);
    return new e(n.from, n.to, t.markFromJSON(n.mark));
  }
};
M.jsonID(`addMark`, dn);
var fn = class e extends M {
  constructor(e, t, n) {
    (super(), (this.from = e), (this.to = t), (this.mark = n));
  }
  apply(e) {
    let t = e.slice(this.from, this.to),
      n = new j(
        un(t.content, (e) => e.mark(this.mark.removeFromSet(e.marks)), e),
        t.openStart,
        t.openEnd,
      );
    return N.fromReplace(e, this.from, this.to, n);
  }
  invert(e) {
    let t = [];
    return (
      e.nodesBetween(this.from, this.to, (e, n) => {
        e.isInline &&
          e.isAtom &&
          this.mark.isInSet(e.marks) &&
          pn(dn, Math.max(this.from, n), Math.min(this.to, n + e.nodeSize), this.mark, t);
      }),
      t.length == 1 ? t[0] : new mn(t)
    );
  }
  map(t) {
    let n = t.map(this.from, 1),
      r = t.map(this.to, -1);
    return n >= r ? null : new e(n, r, this.mark);
  }
  merge(t) {
    return t instanceof e && t.mark.eq(this.mark) && this.from <= t.to && this.to >= t.from
      ? new e(Math.min(this.from, t.from), Math.max(this.to, t.to), this.mark)
      : null;
  }
  toJSON() {
    return { stepType: `removeMark`, mark: this.mark.toJSON(), from: this.from, to: this.to };
  }
  static fromJSON(t, n) {
    if (typeof n.from != `number` || typeof n.to != `number`)
      throw RangeError(`Invalid input for RemoveMarkStep.fromJSON`);
    return new e(n.from, n.to, t.markFromJSON(n.mark));
  }
};
M.jsonID(`removeMark`, fn);
function pn(e, t, n, r, i) {
  let a = i.length ? i[i.length - 1] : null;
  a && a instanceof e && a.to == t && a.mark.eq(r)
    ? (i[i.length - 1] = new e(a.from, n, r))
    : i.push(new e(t, n, r));
}
var mn = class e extends M {
  constructor(e) {
    (super(), (this.steps = e));
  }
  apply(e) {
    for (let t of this.steps) {
      let n = t.apply(e);
      if (!n.doc) return n;
      e = n.doc;
    }
    return new N(e, null);
  }
  invert(t) {
    return new e(this.steps.map((e) => e.invert(t)));
  }
  map(t) {
    let n = [];
    for (let e of this.steps) {
      let r = e.map(t);
      r && n.push(r);
    }
    return n.length ? new e(n) : null;
  }
  toJSON() {
    return { stepType: `markSet`, steps: this.steps.map((e) => e.toJSON()) };
  }
  static fromJSON(t, n) {
    if (
      !Array.isArray(n.steps) ||
      !n.steps.every((e) => e.stepType == `addMark` || e.stepType == `removeMark`)
    )
      throw RangeError(`Invalid JSON for MarkSetStep`);
    return new e(n.steps.map((e) => M.fromJSON(t, e)));
  }
};
M.jsonID(`markSet`, mn);
var hn = class e extends M {
  constructor(e, t) {
    (super(), (this.pos = e), (this.mark = t));
  }
  apply(e) {
    let t = e.nodeAt(this.pos);
    if (!t) return N.fail(`No node at mark step's position`);
    let n = t.type.create(t.attrs, null, this.mark.addToSet(t.marks));
    return N.fromReplace(e, this.pos, this.pos + 1, new j(k.from(n), 0, +!t.isLeaf));
  }
  invert(t) {
    let n = t.nodeAt(this.pos);
    if (n) {
      let t = this.mark.addToSet(n.marks);
      if (t.length == n.marks.length) {
        for (let r = 0; r < n.marks.length; r++)
          if (!n.marks[r].isInSet(t)) return new e(this.pos, n.marks[r]);
        return new e(this.pos, this.mark);
      }
    }
    return new gn(this.pos, this.mark);
  }
  map(t) {
    let n = t.mapResult(this.pos, 1);
    return n.deletedAfter ? null : new e(n.pos, this.mark);
  }
  toJSON() {
    return { stepType: `addNodeMark`, pos: this.pos, mark: this.mark.toJSON() };
  }
  static fromJSON(t, n) {
    if (typeof n.pos != `number`) throw RangeError(`Invalid input for AddNodeMarkStep.fromJSON`);
    return new e(n.pos, t.markFromJSON(n.mark));
  }
};
M.jsonID(`addNodeMark`, hn);
var gn = class e extends M {
  constructor(e, t) {
    (super(), (this.pos = e), (this.mark = t));
  }
  apply(e) {
    let t = e.nodeAt(this.pos);
    if (!t) return N.fail(`No node at mark step's position`);
    let n = t.type.create(t.attrs, null, this.mark.removeFromSet(t.marks));
    return N.fromReplace(e, this.pos, this.pos + 1, new j(k.from(n), 0, +!t.isLeaf));
  }
  invert(e) {
    let t = e.nodeAt(this.pos);
    return !t || !this.mark.isInSet(t.marks) ? this : new hn(this.pos, this.mark);
  }
  map(t) {
    let n = t.mapResult(this.pos, 1);
    return n.deletedAfter ? null : new e(n.pos, this.mark);
  }
  toJSON() {
    return { stepType: `removeNodeMark`, pos: this.pos, mark: this.mark.toJSON() };
  }
  static fromJSON(t, n) {
    if (typeof n.pos != `number`) throw RangeError(`Invalid input for RemoveNodeMarkStep.fromJSON`);
    return new e(n.pos, t.markFromJSON(n.mark));
  }
};
M.jsonID(`removeNodeMark`, gn);
var _n = class e extends M {
  constructor(e, t, n, r = !1) {
    (super(), (this.from = e), (this.to = t), (this.slice = n), (this.structure = r));
  }
  apply(e) {
    return this.structure && yn(e, this.from, this.to)
      ? N.fail(`Structure replace would overwrite content`)
      : N.fromReplace(e, this.from, this.to, this.slice);
  }
  getMap() {
    return new sn([this.from, this.to - this.from, this.slice.size]);
  }
  invert(t) {
    return new e(this.from, this.from + this.slice.size, t.slice(this.from, this.to));
  }
  map(t) {
    let n = t.mapResult(this.to, -1),
      r = this.from == this.to && e.MAP_BIAS < 0 ? n : t.mapResult(this.from, 1);
    return r.deletedAcross && n.deletedAcross
      ? null
      : new e(r.pos, Math.max(r.pos, n.pos), this.slice, this.structure);
  }
  merge(t) {
    if (!(t instanceof e) || t.structure || this.structure) return null;
    if (this.from + this.slice.size == t.from && !this.slice.openEnd && !t.slice.openStart) {
      let n =
        this.slice.size + t.slice.size == 0
          ? j.empty
          : new j(
              this.slice.content.append(t.slice.content),
              this.slice.openStart,
              t.slice.openEnd,
            );
      return new e(this.from, this.to + (t.to - t.from), n, this.structure);
    }
    if (t.to == this.from && !this.slice.openStart && !t.slice.openEnd) {
      let n =
        this.slice.size + t.slice.size == 0
          ? j.empty
          : new j(
              t.slice.content.append(this.slice.content),
              t.slice.openStart,
              this.slice.openEnd,
            );
      return new e(t.from, this.to, n, this.structure);
    }
    return null;
  }
  toJSON() {
    let e = { stepType: `replace`, from: this.from, to: this.to };
    return (
      this.slice.size && (e.slice = this.slice.toJSON()), this.structure && (e.structure = !0), e
    );
  }
  static fromJSON(t, n) {
    if (typeof n.from != `number` || typeof n.to != `number`)
      throw RangeError(`Invalid input for ReplaceStep.fromJSON`);
    return new e(n.from, n.to, j.fromJSON(t, n.slice), !!n.structure);
  }
};
((_n.MAP_BIAS = 1), M.jsonID(`replace`, _n));
var vn = class e extends M {
  constructor(e, t, n, r, i, a, o = !1) {
    (super(),
      (this.from = e),
      (this.to = t),
      (this.gapFrom = n),
      (this.gapTo = r),
      (this.slice = i),
      (this.insert = a),
      (this.structure = o));
  }
  apply(e) {
    if (this.structure && (yn(e, this.from, this.gapFrom) || yn(e, this.gapTo, this.to)))
      return N.fail(`Structure gap-replace would overwrite content`);
    let t = e.slice(this.gapFrom, this.gapTo);
    if (t.openStart || t.openEnd) return N.fail(`Gap is not a flat range`);
    let n = this.slice.insertAt(this.insert, t.content);
    return n ? N.fromReplace(e, this.from, this.to, n) : N.fail(`Content does not fit in gap`);
  }
  getMap() {
    return new sn([
      this.from,
      this.gapFrom - this.from,
      this.insert,
      this.gapTo,
      this.to - this.gapTo,
      this.slice.size - this.insert,
    ]);
  }
  invert(t) {
    let n = this.gapTo - this.gapFrom;
    return new e(
      this.from,
      this.from + this.slice.size + n,
      this.from + this.insert,
      this.from + this.insert + n,
      t.slice(this.from, this.to).removeBetween(this.gapFrom - this.from, this.gapTo - this.from),
      this.gapFrom - this.from,
      this.structure,
    );
  }
  map(t) {
    let n = t.mapResult(this.from, 1),
      r = t.mapResult(this.to, -1),
      i = this.from == this.gapFrom ? n.pos : t.map(this.gapFrom, -1),
      a = this.to == this.gapTo ? r.pos : t.map(this.gapTo, 1);
    return (n.deletedAcross && r.deletedAcross) || i < n.pos || a > r.pos || i > a
      ? null
      : new e(n.pos, r.pos, i, a, this.slice, this.insert, this.structure);
  }
  toJSON() {
    let e = {
      stepType: `replaceAround`,
      from: this.from,
      to: this.to,
      gapFrom: this.gapFrom,
      gapTo: this.gapTo,
      insert: this.insert,
    };
    return (
      this.slice.size && (e.slice = this.slice.toJSON()), this.structure && (e.structure = !0), e
    );
  }
  static fromJSON(t, n) {
    if (
      typeof n.from != `number` ||
      typeof n.to != `number` ||
      typeof n.gapFrom != `number` ||
      typeof n.gapTo != `number` ||
      typeof n.insert != `number`
    )
      throw RangeError(`Invalid input for ReplaceAroundStep.fromJSON`);
    return new e(n.from, n.to, n.gapFrom, n.gapTo, j.fromJSON(t, n.slice), n.insert, !!n.structure);
  }
};
M.jsonID(`replaceAround`, vn);
function yn(e, t, n) {
  let r = e.resolve(t),
    i = n - t,
    a = r.depth;
  for (; i > 0 && a > 0 && r.indexAfter(a) == r.node(a).childCount;) (a--, i--);
  if (i > 0) {
    let e = r.node(a).maybeChild(r.indexAfter(a));
    for (; i > 0;) {
      if (!e || e.isLeaf) return !0;
      ((e = e.firstChild), i--);
    }
  }
  return !1;
}
function bn(e, t, n, r) {
  let i = [];
  (e.doc.nodesBetween(t, n, (e, a, o) => {
    if (!e.isInline) return;
    let s = e.marks;
    !r.isInSet(s) &&
      o.type.allowsMarkType(r.type) &&
      pn(dn, Math.max(a, t), Math.min(a + e.nodeSize, n), r, i);
  }),
    i.forEach((t) => e.step(t)));
}
function xn(e, t, n, r) {
  let i = [],
    a = 0;
  (e.doc.nodesBetween(t, n, (e, o) => {
    if (!e.isInline || !e.isAtom) return;
    a++;
    let s = null;
    if (r instanceof wt) {
      let t = e.marks,
        n;
      for (; (n = r.isInSet(t));) ((s ||= []).push(n), (t = n.removeFromSet(t)));
    } else r ? r.isInSet(e.marks) && (s = [r]) : (s = e.marks);
    if (s && s.length) {
      let r = Math.min(o + e.nodeSize, n);
      for (let e = 0; e < s.length; e++) {
        let n = s[e],
          c;
        for (let e = 0; e < i.length; e++) {
          let t = i[e];
          t.step == a - 1 && n.eq(i[e].style) && (c = t);
        }
        c ? ((c.to = r), (c.step = a)) : i.push({ style: n, from: Math.max(o, t), to: r, step: a });
      }
    }
  }),
    i.forEach((t) => e.step(new fn(t.from, t.to, t.style))));
}
function Sn(e, t, n, r = n.contentMatch, i = !0) {
  let a = e.doc.nodeAt(t),
    o = [],
    s = t + 1;
  for (let t = 0; t < a.childCount; t++) {
    let c = a.child(t),
      l = s + c.nodeSize,
      u = r.matchType(c.type);
    if (!u) o.push(new _n(s, l, j.empty));
    else {
      r = u;
      for (let t = 0; t < c.marks.length; t++)
        n.allowsMarkType(c.marks[t].type) || e.step(new fn(s, l, c.marks[t]));
      if (i && c.isText && n.whitespace != `pre`) {
        let e,
          t = /\r?\n|\r/g,
          r;
        for (; (e = t.exec(c.text));)
          ((r ||= new j(k.from(n.schema.text(` `, n.allowedMarks(c.marks))), 0, 0)),
            o.push(new _n(s + e.index, s + e.index + e[0].length, r)));
      }
    }
    s = l;
  }
  if (!r.validEnd) {
    let t = r.fillBefore(k.empty, !0);
    e.replace(s, s, new j(t, 0, 0));
  }
  for (let t = o.length - 1; t >= 0; t--) e.step(o[t]);
}
function Cn(e, t, n) {
  return (t == 0 || e.canReplace(t, e.childCount)) && (n == e.childCount || e.canReplace(0, n));
}
function wn(e) {
  let t = e.parent.content.cutByIndex(e.startIndex, e.endIndex);
  for (let n = e.depth, r = 0, i = 0; ; --n) {
    let a = e.$from.node(n),
      o = e.$from.index(n) + r,
      s = e.$to.indexAfter(n) - i;
    if (n < e.depth && a.canReplace(o, s, t)) return n;
    if (n == 0 || a.type.spec.isolating || !Cn(a, o, s)) break;
    (o && (r = 1), s < a.childCount && (i = 1));
  }
  return null;
}
function Tn(e, t, n) {
  let { $from: r, $to: i, depth: a } = t,
    o = r.before(a + 1),
    s = i.after(a + 1),
    c = o,
    l = s,
    u = k.empty,
    d = 0;
  for (let e = a, t = !1; e > n; e--)
    t || r.index(e) > 0 ? ((t = !0), (u = k.from(r.node(e).copy(u))), d++) : c--;
  let f = k.empty,
    p = 0;
  for (let e = a, t = !1; e > n; e--)
    t || i.after(e + 1) < i.end(e) ? ((t = !0), (f = k.from(i.node(e).copy(f))), p++) : l++;
  e.step(new vn(c, l, o, s, new j(u.append(f), d, p), u.size - d, !0));
}
function En(e, t, n) {
  let r = k.empty;
  for (let e = n.length - 1; e >= 0; e--) {
    if (r.size) {
      let t = n[e].type.contentMatch.matchFragment(r);
      if (!t || !t.validEnd)
        throw RangeError(
          `Wrapper type given to Transform.wrap does not form valid content of its parent wrapper`,
        );
    }
    r = k.from(n[e].type.create(n[e].attrs, r));
  }
  let i = t.start,
    a = t.end;
  e.step(new vn(i, a, i, a, new j(r, 0, 0), n.length, !0));
}
function Dn(e, t, n, r, i) {
  if (!r.isTextblock) throw RangeError(`Type given to setBlockType should be a textblock`);
  let a = e.steps.length;
  e.doc.nodesBetween(t, n, (t, n) => {
    let o = typeof i == `function` ? i(t) : i;
    if (t.isTextblock && !t.hasMarkup(r, o) && An(e.doc, e.mapping.slice(a).map(n), r)) {
      let i = null;
      if (r.schema.linebreakReplacement) {
        let e = r.whitespace == `pre`,
          t = !!r.contentMatch.matchType(r.schema.linebreakReplacement);
        e && !t ? (i = !1) : !e && t && (i = !0);
      }
      (i === !1 && kn(e, t, n, a), Sn(e, e.mapping.slice(a).map(n, 1), r, void 0, i === null));
      let s = e.mapping.slice(a),
        c = s.map(n, 1),
        l = s.map(n + t.nodeSize, 1);
      return (
        e.step(new vn(c, l, c + 1, l - 1, new j(k.from(r.create(o, null, t.marks)), 0, 0), 1, !0)),
        i === !0 && On(e, t, n, a),
        !1
      );
    }
  });
}
function On(e, t, n, r) {
  t.forEach((i, a) => {
    if (i.isText) {
      let o,
        s = /\r?\n|\r/g;
      for (; (o = s.exec(i.text));) {
        let i = e.mapping.slice(r).map(n + 1 + a + o.index);
        e.replaceWith(i, i + 1, t.type.schema.linebreakReplacement.create());
      }
    }
  });
}
function kn(e, t, n, r) {
  t.forEach((i, a) => {
    if (i.type == i.type.schema.linebreakReplacement) {
      let i = e.mapping.slice(r).map(n + 1 + a);
      e.replaceWith(
        i,
        i + 1,
        t.type.schema.text(`
`),
      );
    }
  });
}
function An(e, t, n) {
  let r = e.resolve(t),
    i = r.index();
  return r.parent.canReplaceWith(i, i + 1, n);
}
function jn(e, t, n, r, i) {
  let a = e.doc.nodeAt(t);
  if (!a) throw RangeError(`No node at given position`);
  n ||= a.type;
  let o = n.create(r, null, i || a.marks);
  if (a.isLeaf) return e.replaceWith(t, t + a.nodeSize, o);
  if (!n.validContent(a.content)) throw RangeError(`Invalid content for node type ` + n.name);
  e.step(new vn(t, t + a.nodeSize, t + 1, t + a.nodeSize - 1, new j(k.from(o), 0, 0), 1, !0));
}
function Mn(e, t, n = 1, r) {
  let i = e.resolve(t),
    a = i.depth - n,
    o = (r && r[r.length - 1]) || i.parent;
  if (
    a < 0 ||
    i.parent.type.spec.isolating ||
    !i.parent.canReplace(i.index(), i.parent.childCount) ||
    !o.type.validContent(i.parent.content.cutByIndex(i.index(), i.parent.childCount))
  )
    return !1;
  for (let e = i.depth - 1, t = n - 2; e > a; e--, t--) {
    let n = i.node(e),
      a = i.index(e);
    if (n.type.spec.isolating) return !1;
    let o = n.content.cutByIndex(a, n.childCount),
      s = r && r[t + 1];
    s && (o = o.replaceChild(0, s.type.create(s.attrs)));
    let c = (r && r[t]) || n;
    if (!n.canReplace(a + 1, n.childCount) || !c.type.validContent(o)) return !1;
  }
  let s = i.indexAfter(a),
    c = r && r[0];
  return i.node(a).canReplaceWith(s, s, c ? c.type : i.node(a + 1).type);
}
function Nn(e, t, n = 1, r) {
  let i = e.doc.resolve(t),
    a = k.empty,
    o = k.empty;
  for (let e = i.depth, t = i.depth - n, s = n - 1; e > t; e--, s--) {
    a = k.from(i.node(e).copy(a));
    let t = r && r[s];
    o = k.from(t ? t.type.create(t.attrs, o) : i.node(e).copy(o));
  }
  e.step(new _n(t, t, new j(a.append(o), n, n), !0));
}
function Pn(e, t) {
  let n = e.resolve(t),
    r = n.index();
  return In(n.nodeBefore, n.nodeAfter) && n.parent.canReplace(r, r + 1);
}
function Fn(e, t) {
  t.content.size || e.type.compatibleContent(t.type);
  let n = e.contentMatchAt(e.childCount),
    { linebreakReplacement: r } = e.type.schema;
  for (let i = 0; i < t.childCount; i++) {
    let a = t.child(i),
      o = a.type == r ? e.type.schema.nodes.text : a.type;
    if (((n = n.matchType(o)), !n || !e.type.allowsMarks(a.marks))) return !1;
  }
  return n.validEnd;
}
function In(e, t) {
  return !!(e && t && !e.isLeaf && Fn(e, t));
}
function Ln(e, t, n) {
  let r = null,
    { linebreakReplacement: i } = e.doc.type.schema,
    a = e.doc.resolve(t - n),
    o = a.node().type;
  if (i && o.inlineContent) {
    let e = o.whitespace == `pre`,
      t = !!o.contentMatch.matchType(i);
    e && !t ? (r = !1) : !e && t && (r = !0);
  }
  let s = e.steps.length;
  if (r === !1) {
    let r = e.doc.resolve(t + n);
    kn(e, r.node(), r.before(), s);
  }
  o.inlineContent && Sn(e, t + n - 1, o, a.node().contentMatchAt(a.index()), r == null);
  let c = e.mapping.slice(s),
    l = c.map(t - n);
  if ((e.step(new _n(l, c.map(t + n, -1), j.empty, !0)), r === !0)) {
    let t = e.doc.resolve(l);
    On(e, t.node(), t.before(), e.steps.length);
  }
  return e;
}
function Rn(e, t, n) {
  let r = e.resolve(t);
  if (r.parent.canReplaceWith(r.index(), r.index(), n)) return t;
  if (r.parentOffset == 0)
    for (let e = r.depth - 1; e >= 0; e--) {
      let t = r.index(e);
      if (r.node(e).canReplaceWith(t, t, n)) return r.before(e + 1);
      if (t > 0) return null;
    }
  if (r.parentOffset == r.parent.content.size)
    for (let e = r.depth - 1; e >= 0; e--) {
      let t = r.indexAfter(e);
      if (r.node(e).canReplaceWith(t, t, n)) return r.after(e + 1);
      if (t < r.node(e).childCount) return null;
    }
  return null;
}
function zn(e, t, n) {
  let r = e.resolve(t);
  if (!n.content.size) return t;
  let i = n.content;
  for (let e = 0; e < n.openStart; e++) i = i.firstChild.content;
  for (let e = 1; e <= (n.openStart == 0 && n.size ? 2 : 1); e++)
    for (let t = r.depth; t >= 0; t--) {
      let n = t == r.depth ? 0 : r.pos <= (r.start(t + 1) + r.end(t + 1)) / 2 ? -1 : 1,
        a = r.index(t) + +(n > 0),
        o = r.node(t),
        s = !1;
      if (e == 1) s = o.canReplace(a, a, i);
      else {
        let e = o.contentMatchAt(a).findWrapping(i.firstChild.type);
        s = e && o.canReplaceWith(a, a, e[0]);
      }
      if (s) return n == 0 ? r.pos : n < 0 ? r.before(t + 1) : r.after(t + 1);
    }
  return null;
}
function Bn(e, t, n = t, r = j.empty) {
  if (t == n && !r.size) return null;
  let i = e.resolve(t),
    a = e.resolve(n);
  return Vn(i, a, r) ? new _n(t, n, r) : new Hn(i, a, r).fit();
}
function Vn(e, t, n) {
  return (
    !n.openStart &&
    !n.openEnd &&
    e.start() == t.start() &&
    e.parent.canReplace(e.index(), t.index(), n.content)
  );
}
var Hn = class {
  constructor(e, t, n) {
    ((this.$from = e),
      (this.$to = t),
      (this.unplaced = n),
      (this.frontier = []),
      (this.placed = k.empty));
    for (let t = 0; t <= e.depth; t++) {
      let n = e.node(t);
      this.frontier.push({ type: n.type, match: n.contentMatchAt(e.indexAfter(t)) });
    }
    for (let t = e.depth; t > 0; t--) this.placed = k.from(e.node(t).copy(this.placed));
  }
  get depth() {
    return this.frontier.length - 1;
  }
  fit() {
    for (; this.unplaced.size;) {
      let e = this.findFittable();
      e ? this.placeNodes(e) : this.openMore() || this.dropNode();
    }
    let e = this.mustMoveInline(),
      t = this.placed.size - this.depth - this.$from.depth,
      n = this.$from,
      r = this.close(e < 0 ? this.$to : n.doc.resolve(e));
    if (!r) return null;
    let i = this.placed,
      a = n.depth,
      o = r.depth;
    for (; a && o && i.childCount == 1;) ((i = i.firstChild.content), a--, o--);
    let s = new j(i, a, o);
    return e > -1
      ? new vn(n.pos, e, this.$to.pos, this.$to.end(), s, t)
      : s.size || n.pos != this.$to.pos
        ? new _n(n.pos, r.pos, s)
        : null;
  }
  findFittable() {
    let e = this.unplaced.openStart;
    for (let t = this.unplaced.content, n = 0, r = this.unplaced.openEnd; n < e; n++) {
      let i = t.firstChild;
      if ((t.childCount > 1 && (r = 0), i.type.spec.isolating && r <= n)) {
        e = n;
        break;
      }
      t = i.content;
    }
    for (let t = 1; t <= 2; t++)
      for (let n = t == 1 ? e : this.unplaced.openStart; n >= 0; n--) {
        let e,
          r = null;
        n
          ? ((r = Gn(this.unplaced.content, n - 1).firstChild), (e = r.content))
          : (e = this.unplaced.content);
        let i = e.firstChild;
        for (let e = this.depth; e >= 0; e--) {
          let { type: a, match: o } = this.frontier[e],
            s,
            c = null;
          if (
            t == 1 &&
            (i
              ? o.matchType(i.type) || (c = o.fillBefore(k.from(i), !1))
              : r && a.compatibleContent(r.type))
          )
            return { sliceDepth: n, frontierDepth: e, parent: r, inject: c };
          if (t == 2 && i && (s = o.findWrapping(i.type)))
            return { sliceDepth: n, frontierDepth: e, parent: r, wrap: s };
          if (r && o.matchType(r.type)) break;
        }
      }
  }
  openMore() {
    let { content: e, openStart: t, openEnd: n } = this.unplaced;
    return Xn(e, -1) <= t
      ? !1
      : (this.unplaced.size > 1 && Xn(e, 1) > n && n++, (this.unplaced = new j(e, t + 1, n)), !0);
  }
  dropNode() {
    let { content: e, openStart: t, openEnd: n } = this.unplaced,
      r = Gn(e, t);
    if (r.childCount <= 1 && t > 0) {
      let i = e.size - t <= t + r.size;
      this.unplaced = new j(Un(e, t - 1, 1), t - 1, i ? t - 1 : n);
    } else this.unplaced = new j(Un(e, t, 1), t, n);
  }
  placeNodes({ sliceDepth: e, frontierDepth: t, parent: n, inject: r, wrap: i }) {
    for (; this.depth > t;) this.closeFrontierNode();
    if (i) for (let e = 0; e < i.length; e++) this.openFrontierNode(i[e]);
    let a = this.unplaced,
      o = n ? n.content : a.content,
      s = a.openStart - e,
      c = 0,
      l = [],
      { match: u, type: d } = this.frontier[t];
    if (r) {
      for (let e = 0; e < r.childCount; e++) l.push(r.child(e));
      u = u.matchFragment(r);
    }
    let f = o.size + e - (a.content.size - a.openEnd);
    for (; c < o.childCount;) {
      let e = o.child(c),
        t = u.matchType(e.type);
      if (!t) break;
      (c++,
        (c > 1 || s == 0 || e.content.size) &&
          ((u = t),
          l.push(Kn(e.mark(d.allowedMarks(e.marks)), c == 1 ? s : 0, c == o.childCount ? f : -1))));
    }
    let p = c == o.childCount;
    (p || (f = -1),
      (this.placed = Wn(this.placed, t, k.from(l))),
      (this.frontier[t].match = u),
      p &&
        f < 0 &&
        n &&
        n.type == this.frontier[this.depth].type &&
        this.frontier.length > 1 &&
        this.closeFrontierNode());
    for (let e = 0, t = l[l.length - 1]; t && e < f; e++)
      (this.frontier.push({ type: t.type, match: t.contentMatchAt(t.childCount) }),
        (t = t.lastChild));
    this.unplaced = p
      ? e == 0
        ? j.empty
        : new j(Un(a.content, e - 1, 1), e - 1, f < 0 ? a.openEnd : e - 1)
      : new j(Un(a.content, e, c), e, a.openEnd);
  }
  mustMoveInline() {
    if (!this.$to.parent.isTextblock) return -1;
    let e = this.frontier[this.depth],
      t;
    if (
      !e.type.isTextblock ||
      !qn(this.$to, this.$to.depth, e.type, e.match, !1) ||
      (this.$to.depth == this.depth && (t = this.findCloseLevel(this.$to)) && t.depth == this.depth)
    )
      return -1;
    let { depth: n } = this.$to,
      r = this.$to.after(n);
    for (; n > 1 && r == this.$to.end(--n);) ++r;
    return r;
  }
  findCloseLevel(e) {
    scan: for (let t = Math.min(this.depth, e.depth); t >= 0; t--) {
      let { match: n, type: r } = this.frontier[t],
        i = t < e.depth && e.end(t + 1) == e.pos + (e.depth - (t + 1)),
        a = qn(e, t, r, n, i);
      if (a) {
        for (let n = t - 1; n >= 0; n--) {
          let { match: t, type: r } = this.frontier[n],
            i = qn(e, n, r, t, !0);
          if (!i || i.childCount) continue scan;
        }
        return { depth: t, fit: a, move: i ? e.doc.resolve(e.after(t + 1)) : e };
      }
    }
  }
  close(e) {
    let t = this.findCloseLevel(e);
    if (!t) return null;
    for (; this.depth > t.depth;) this.closeFrontierNode();
    (t.fit.childCount && (this.placed = Wn(this.placed, t.depth, t.fit)), (e = t.move));
    for (let n = t.depth + 1; n <= e.depth; n++) {
      let t = e.node(n),
        r = t.type.contentMatch.fillBefore(t.content, !0, e.index(n));
      this.openFrontierNode(t.type, t.attrs, r);
    }
    return e;
  }
  openFrontierNode(e, t = null, n) {
    let r = this.frontier[this.depth];
    ((r.match = r.match.matchType(e)),
      (this.placed = Wn(this.placed, this.depth, k.from(e.create(t, n)))),
      this.frontier.push({ type: e, match: e.contentMatch }));
  }
  closeFrontierNode() {
    let e = this.frontier.pop().match.fillBefore(k.empty, !0);
    e.childCount && (this.placed = Wn(this.placed, this.frontier.length, e));
  }
};
function Un(e, t, n) {
  return t == 0
    ? e.cutByIndex(n, e.childCount)
    : e.replaceChild(0, e.firstChild.copy(Un(e.firstChild.content, t - 1, n)));
}
function Wn(e, t, n) {
  return t == 0
    ? e.append(n)
    : e.replaceChild(e.childCount - 1, e.lastChild.copy(Wn(e.lastChild.content, t - 1, n)));
}
function Gn(e, t) {
  for (let n = 0; n < t; n++) e = e.firstChild.content;
  return e;
}
function Kn(e, t, n) {
  if (t <= 0) return e;
  let r = e.content;
  return (
    t > 1 && (r = r.replaceChild(0, Kn(r.firstChild, t - 1, r.childCount == 1 ? n - 1 : 0))),
    t > 0 &&
      ((r = e.type.contentMatch.fillBefore(r).append(r)),
      n <= 0 && (r = r.append(e.type.contentMatch.matchFragment(r).fillBefore(k.empty, !0)))),
    e.copy(r)
  );
}
function qn(e, t, n, r, i) {
  let a = e.node(t),
    o = i ? e.indexAfter(t) : e.index(t);
  if (o == a.childCount && !n.compatibleContent(a.type)) return null;
  let s = r.fillBefore(a.content, !0, o);
  return s && !Jn(n, a.content, o) ? s : null;
}
function Jn(e, t, n) {
  for (let r = n; r < t.childCount; r++) if (!e.allowsMarks(t.child(r).marks)) return !0;
  return !1;
}
function Yn(e) {
  return e.spec.defining || e.spec.definingForContent;
}
function Xn(e, t) {
  for (let n = 0; ; n++) {
    let r = t < 0 ? e.firstChild : e.lastChild;
    if (!r || r.isAtom) return n;
    e = r.content;
  }
}
function Zn(e, t, n, r) {
  if (!r.size) return e.deleteRange(t, n);
  let i = e.doc.resolve(t),
    a = e.doc.resolve(n);
  if (Vn(i, a, r)) return e.step(new _n(t, n, r));
  let o = tr(i, a);
  o[o.length - 1] == 0 && o.pop();
  let s = -(i.depth + 1);
  o.unshift(s);
  for (let e = i.depth, t = i.pos - 1; e > 0; e--, t--) {
    let n = i.node(e).type.spec;
    if (n.defining || n.definingAsContext || n.isolating) break;
    o.indexOf(e) > -1 ? (s = e) : i.before(e) == t && o.splice(1, 0, -e);
  }
  let c = o.indexOf(s),
    l = [],
    u = r.openStart;
  for (let e = r.content, t = 0; ; t++) {
    let n = e.firstChild;
    if ((l.push(n), t == r.openStart)) break;
    e = n.content;
  }
  for (let e = u - 1; e >= 0; e--) {
    let t = l[e],
      n = Yn(t.type);
    if (n && !t.sameMarkup(i.node(Math.abs(s) - 1))) u = e;
    else if (n || !t.type.isTextblock) break;
  }
  for (let t = r.openStart; t >= 0; t--) {
    let s = (t + u + 1) % (r.openStart + 1),
      d = l[s];
    if (d)
      for (let t = 0; t < o.length; t++) {
        let l = o[(t + c) % o.length],
          u = !0;
        l < 0 && ((u = !1), (l = -l));
        let f = i.node(l - 1),
          p = i.index(l - 1);
        if (f.canReplaceWith(p, p, d.type, d.marks))
          return e.replace(
            i.before(l),
            u ? a.after(l) : n,
            new j(Qn(r.content, 0, r.openStart, s), s, r.openEnd),
          );
      }
  }
  let d = e.steps.length;
  for (let s = o.length - 1; s >= 0 && (e.replace(t, n, r), !(e.steps.length > d)); s--) {
    let e = o[s];
    e < 0 || ((t = i.before(e)), (n = a.after(e)));
  }
}
function Qn(e, t, n, r, i) {
  if (t < n) {
    let i = e.firstChild;
    e = e.replaceChild(0, i.copy(Qn(i.content, t + 1, n, r, i)));
  }
  if (t > r) {
    let t = i.contentMatchAt(0),
      n = t.fillBefore(e).append(e);
    e = n.append(t.matchFragment(n).fillBefore(k.empty, !0));
  }
  return e;
}
function $n(e, t, n, r) {
  if (!r.isInline && t == n && e.doc.resolve(t).parent.content.size) {
    let i = Rn(e.doc, t, r.type);
    i != null && (t = n = i);
  }
  e.replaceRange(t, n, new j(k.from(r), 0, 0));
}
function er(e, t, n) {
  let r = e.doc.resolve(t),
    i = e.doc.resolve(n);
  if (
    r.parent.isTextblock &&
    i.parent.isTextblock &&
    r.start() != i.start() &&
    r.parentOffset == 0 &&
    i.parentOffset == 0
  ) {
    let a = r.sharedDepth(n),
      o = !1;
    for (let e = r.depth; e > a; e--) r.node(e).type.spec.isolating && (o = !0);
    for (let e = i.depth; e > a; e--) i.node(e).type.spec.isolating && (o = !0);
    if (!o) {
      for (let e = r.depth; e > 0 && t == r.start(e); e--) t = r.before(e);
      for (let e = i.depth; e > 0 && n == i.start(e); e--) n = i.before(e);
      ((r = e.doc.resolve(t)), (i = e.doc.resolve(n)));
    }
  }
  let a = tr(r, i);
  for (let t = 0; t < a.length; t++) {
    let n = a[t],
      o = t == a.length - 1;
    if ((o && n == 0) || r.node(n).type.contentMatch.validEnd)
      return e.delete(r.start(n), i.end(n));
    if (n > 0 && (o || r.node(n - 1).canReplace(r.index(n - 1), i.indexAfter(n - 1))))
      return e.delete(r.before(n), i.after(n));
  }
  for (let a = 1; a <= r.depth && a <= i.depth; a++)
    if (
      t - r.start(a) == r.depth - a &&
      n > r.end(a) &&
      i.end(a) - n != i.depth - a &&
      r.start(a - 1) == i.start(a - 1) &&
      r.node(a - 1).canReplace(r.index(a - 1), i.index(a - 1))
    )
      return e.delete(r.before(a), n);
  e.delete(t, n);
}
function tr(e, t) {
  let n = [],
    r = Math.min(e.depth, t.depth);
  for (let i = r; i >= 0; i--) {
    let r = e.start(i);
    if (
      r < e.pos - (e.depth - i) ||
      t.end(i) > t.pos + (t.depth - i) ||
      e.node(i).type.spec.isolating ||
      t.node(i).type.spec.isolating
    )
      break;
    (r == t.start(i) ||
      (i == e.depth &&
        i == t.depth &&
        e.parent.inlineContent &&
        t.parent.inlineContent &&
        i &&
        t.start(i - 1) == r - 1)) &&
      n.push(i);
  }
  return n;
}
var nr = class e extends M {
  constructor(e, t, n) {
    (super(), (this.pos = e), (this.attr = t), (this.value = n));
  }
  apply(e) {
    let t = e.nodeAt(this.pos);
    if (!t) return N.fail(`No node at attribute step's position`);
    let n = Object.create(null);
    for (let e in t.attrs) n[e] = t.attrs[e];
    n[this.attr] = this.value;
    let r = t.type.create(n, null, t.marks);
    return N.fromReplace(e, this.pos, this.pos + 1, new j(k.from(r), 0, +!t.isLeaf));
  }
  getMap() {
    return sn.empty;
  }
  invert(t) {
    return new e(this.pos, this.attr, t.nodeAt(this.pos).attrs[this.attr]);
  }
  map(t) {
    let n = t.mapResult(this.pos, 1);
    return n.deletedAfter ? null : new e(n.pos, this.attr, this.value);
  }
  toJSON() {
    return { stepType: `attr`, pos: this.pos, attr: this.attr, value: this.value };
  }
  static fromJSON(t, n) {
    if (typeof n.pos != `number` || typeof n.attr != `string`)
      throw RangeError(`Invalid input for AttrStep.fromJSON`);
    return new e(n.pos, n.attr, n.value);
  }
};
M.jsonID(`attr`, nr);
var rr = class e extends M {
  constructor(e, t) {
    (super(), (this.attr = e), (this.value = t));
  }
  apply(e) {
    let t = Object.create(null);
    for (let n in e.attrs) t[n] = e.attrs[n];
    t[this.attr] = this.value;
    let n = e.type.create(t, e.content, e.marks);
    return N.ok(n);
  }
  getMap() {
    return sn.empty;
  }
  invert(t) {
    return new e(this.attr, t.attrs[this.attr]);
  }
  map(e) {
    return this;
  }
  toJSON() {
    return { stepType: `docAttr`, attr: this.attr, value: this.value };
  }
  static fromJSON(t, n) {
    if (typeof n.attr != `string`) throw RangeError(`Invalid input for DocAttrStep.fromJSON`);
    return new e(n.attr, n.value);
  }
};
M.jsonID(`docAttr`, rr);
var ir = class extends Error {};
((ir = function e(t) {
  let n = Error.call(this, t);
  return ((n.__proto__ = e.prototype), n);
}),
  (ir.prototype = Object.create(Error.prototype)),
  (ir.prototype.constructor = ir),
  (ir.prototype.name = `TransformError`));
var ar = class {
    constructor(e) {
      ((this.doc = e), (this.steps = []), (this.docs = []), (this.mapping = new cn()));
    }
    get before() {
      return this.docs.length ? this.docs[0] : this.doc;
    }
    step(e) {
      let t = this.maybeStep(e);
      if (t.failed) throw new ir(t.failed);
      return this;
    }
    maybeStep(e) {
      let t = e.apply(this.doc);
      return (t.failed || this.addStep(e, t.doc), t);
    }
    get docChanged() {
      return this.steps.length > 0;
    }
    changedRange() {
      let e = 1e9,
        t = -1e9;
      for (let n = 0; n < this.mapping.maps.length; n++) {
        let r = this.mapping.maps[n];
        (n && ((e = r.map(e, 1)), (t = r.map(t, -1))),
          r.forEach((n, r, i, a) => {
            ((e = Math.min(e, i)), (t = Math.max(t, a)));
          }));
      }
      return e == 1e9 ? null : { from: e, to: t };
    }
    addStep(e, t) {
      (this.docs.push(this.doc),
        this.steps.push(e),
        this.mapping.appendMap(e.getMap()),
        (this.doc = t));
    }
    replace(e, t = e, n = j.empty) {
      let r = Bn(this.doc, e, t, n);
      return (r && this.step(r), this);
    }
    replaceWith(e, t, n) {
      return this.replace(e, t, new j(k.from(n), 0, 0));
    }
    delete(e, t) {
      return this.replace(e, t, j.empty);
    }
    insert(e, t) {
      return this.replaceWith(e, e, t);
    }
    replaceRange(e, t, n) {
      return (Zn(this, e, t, n), this);
    }
    replaceRangeWith(e, t, n) {
      return ($n(this, e, t, n), this);
    }
    deleteRange(e, t) {
      return (er(this, e, t), this);
    }
    lift(e, t) {
      return (Tn(this, e, t), this);
    }
    join(e, t = 1) {
      return (Ln(this, e, t), this);
    }
    wrap(e, t) {
      return (En(this, e, t), this);
    }
    setBlockType(e, t = e, n, r = null) {
      return (Dn(this, e, t, n, r), this);
    }
    setNodeMarkup(e, t, n = null, r) {
      return (jn(this, e, t, n, r), this);
    }
    setNodeAttribute(e, t, n) {
      return (this.step(new nr(e, t, n)), this);
    }
    setDocAttribute(e, t) {
      return (this.step(new rr(e, t)), this);
    }
    addNodeMark(e, t) {
      return (this.step(new hn(e, t)), this);
    }
    removeNodeMark(e, t) {
      let n = this.doc.nodeAt(e);
      if (!n) throw RangeError(`No node at position ` + e);
      if (t instanceof A) t.isInSet(n.marks) && this.step(new gn(e, t));
      else {
        let r = n.marks,
          i,
          a = [];
        for (; (i = t.isInSet(r));) (a.push(new gn(e, i)), (r = i.removeFromSet(r)));
        for (let e = a.length - 1; e >= 0; e--) this.step(a[e]);
      }
      return this;
    }
    split(e, t = 1, n) {
      return (Nn(this, e, t, n), this);
    }
    addMark(e, t, n) {
      return (bn(this, e, t, n), this);
    }
    removeMark(e, t, n) {
      return (xn(this, e, t, n), this);
    }
    clearIncompatible(e, t, n) {
      return (Sn(this, e, t, n), this);
    }
  },
  or = Object.create(null),
  P = class {
    constructor(e, t, n) {
      ((this.$anchor = e), (this.$head = t), (this.ranges = n || [new sr(e.min(t), e.max(t))]));
    }
    get anchor() {
      return this.$anchor.pos;
    }
    get head() {
      return this.$head.pos;
    }
    get from() {
      return this.$from.pos;
    }
    get to() {
      return this.$to.pos;
    }
    get $from() {
      return this.ranges[0].$from;
    }
    get $to() {
      return this.ranges[0].$to;
    }
    get empty() {
      let e = this.ranges;
      for (let t = 0; t < e.length; t++) if (e[t].$from.pos != e[t].$to.pos) return !1;
      return !0;
    }
    content() {
      return this.$from.doc.slice(this.from, this.to, !0);
    }
    replace(e, t = j.empty) {
      let n = t.content.lastChild,
        r = null;
      for (let e = 0; e < t.openEnd; e++) ((r = n), (n = n.lastChild));
      let i = e.steps.length,
        a = this.ranges;
      for (let o = 0; o < a.length; o++) {
        let { $from: s, $to: c } = a[o],
          l = e.mapping.slice(i);
        (e.replaceRange(l.map(s.pos), l.map(c.pos), o ? j.empty : t),
          o == 0 && hr(e, i, (n ? n.isInline : r && r.isTextblock) ? -1 : 1));
      }
    }
    replaceWith(e, t) {
      let n = e.steps.length,
        r = this.ranges;
      for (let i = 0; i < r.length; i++) {
        let { $from: a, $to: o } = r[i],
          s = e.mapping.slice(n),
          c = s.map(a.pos),
          l = s.map(o.pos);
        i ? e.deleteRange(c, l) : (e.replaceRangeWith(c, l, t), hr(e, n, t.isInline ? -1 : 1));
      }
    }
    static findFrom(e, t, n = !1) {
      let r = e.parent.inlineContent ? new F(e) : mr(e.node(0), e.parent, e.pos, e.index(), t, n);
      if (r) return r;
      for (let r = e.depth - 1; r >= 0; r--) {
        let i =
          t < 0
            ? mr(e.node(0), e.node(r), e.before(r + 1), e.index(r), t, n)
            : mr(e.node(0), e.node(r), e.after(r + 1), e.index(r) + 1, t, n);
        if (i) return i;
      }
      return null;
    }
    static near(e, t = 1) {
      return this.findFrom(e, t) || this.findFrom(e, -t) || new fr(e.node(0));
    }
    static atStart(e) {
      return mr(e, e, 0, 0, 1) || new fr(e);
    }
    static atEnd(e) {
      return mr(e, e, e.content.size, e.childCount, -1) || new fr(e);
    }
    static fromJSON(e, t) {
      if (!t || !t.type) throw RangeError(`Invalid input for Selection.fromJSON`);
      let n = or[t.type];
      if (!n) throw RangeError(`No selection type ${t.type} defined`);
      return n.fromJSON(e, t);
    }
    static jsonID(e, t) {
      if (e in or) throw RangeError(`Duplicate use of selection JSON ID ` + e);
      return ((or[e] = t), (t.prototype.jsonID = e), t);
    }
    getBookmark() {
      return F.between(this.$anchor, this.$head).getBookmark();
    }
  };
P.prototype.visible = !0;
var sr = class {
    constructor(e, t) {
      ((this.$from = e), (this.$to = t));
    }
  },
  cr = !1;
function lr(e) {
  !cr &&
    !e.parent.inlineContent &&
    ((cr = !0),
    console.warn(
      `TextSelection endpoint not pointing into a node with inline content (` +
        e.parent.type.name +
        `)`,
    ));
}
var F = class e extends P {
  constructor(e, t = e) {
    (lr(e), lr(t), super(e, t));
  }
  get $cursor() {
    return this.$anchor.pos == this.$head.pos ? this.$head : null;
  }
  map(t, n) {
    let r = t.resolve(n.map(this.head));
    if (!r.parent.inlineContent) return P.near(r);
    let i = t.resolve(n.map(this.anchor));
    return new e(i.parent.inlineContent ? i : r, r);
  }
  replace(e, t = j.empty) {
    if ((super.replace(e, t), t == j.empty)) {
      let t = this.$from.marksAcross(this.$to);
      t && e.ensureMarks(t);
    }
  }
  eq(t) {
    return t instanceof e && t.anchor == this.anchor && t.head == this.head;
  }
  getBookmark() {
    return new ur(this.anchor, this.head);
  }
  toJSON() {
    return { type: `text`, anchor: this.anchor, head: this.head };
  }
  static fromJSON(t, n) {
    if (typeof n.anchor != `number` || typeof n.head != `number`)
      throw RangeError(`Invalid input for TextSelection.fromJSON`);
    return new e(t.resolve(n.anchor), t.resolve(n.head));
  }
  static create(e, t, n = t) {
    let r = e.resolve(t);
    return new this(r, n == t ? r : e.resolve(n));
  }
  static between(t, n, r) {
    let i = t.pos - n.pos;
    if (((!r || i) && (r = i >= 0 ? 1 : -1), !n.parent.inlineContent)) {
      let e = P.findFrom(n, r, !0) || P.findFrom(n, -r, !0);
      if (e) n = e.$head;
      else return P.near(n, r);
    }
    return (
      t.parent.inlineContent ||
        (i == 0
          ? (t = n)
          : ((t = (P.findFrom(t, -r, !0) || P.findFrom(t, r, !0)).$anchor),
            t.pos < n.pos != i < 0 && (t = n))),
      new e(t, n)
    );
  }
};
P.jsonID(`text`, F);
var ur = class e {
    constructor(e, t) {
      ((this.anchor = e), (this.head = t));
    }
    map(t) {
      return new e(t.map(this.anchor), t.map(this.head));
    }
    resolve(e) {
      return F.between(e.resolve(this.anchor), e.resolve(this.head));
    }
  },
  I = class e extends P {
    constructor(e) {
      let t = e.nodeAfter,
        n = e.node(0).resolve(e.pos + t.nodeSize);
      (super(e, n), (this.node = t));
    }
    map(t, n) {
      let { deleted: r, pos: i } = n.mapResult(this.anchor),
        a = t.resolve(i);
      return r ? P.near(a) : new e(a);
    }
    content() {
      return new j(k.from(this.node), 0, 0);
    }
    eq(t) {
      return t instanceof e && t.anchor == this.anchor;
    }
    toJSON() {
      return { type: `node`, anchor: this.anchor };
    }
    getBookmark() {
      return new dr(this.anchor);
    }
    static fromJSON(t, n) {
      if (typeof n.anchor != `number`) throw RangeError(`Invalid input for NodeSelection.fromJSON`);
      return new e(t.resolve(n.anchor));
    }
    static create(t, n) {
      return new e(t.resolve(n));
    }
    static isSelectable(e) {
      return !e.isText && e.type.spec.selectable !== !1;
    }
  };
((I.prototype.visible = !1), P.jsonID(`node`, I));
var dr = class e {
    constructor(e) {
      this.anchor = e;
    }
    map(t) {
      let { deleted: n, pos: r } = t.mapResult(this.anchor);
      return n ? new ur(r, r) : new e(r);
    }
    resolve(e) {
      let t = e.resolve(this.anchor),
        n = t.nodeAfter;
      return n && I.isSelectable(n) ? new I(t) : P.near(t);
    }
  },
  fr = class e extends P {
    constructor(e) {
      super(e.resolve(0), e.resolve(e.content.size));
    }
    replace(e, t = j.empty) {
      if (t == j.empty) {
        e.delete(0, e.doc.content.size);
        let t = P.atStart(e.doc);
        t.eq(e.selection) || e.setSelection(t);
      } else super.replace(e, t);
    }
    toJSON() {
      return { type: `all` };
    }
    static fromJSON(t) {
      return new e(t);
    }
    map(t) {
      return new e(t);
    }
    eq(t) {
      return t instanceof e;
    }
    getBookmark() {
      return pr;
    }
  };
P.jsonID(`all`, fr);
var pr = {
  map() {
    return this;
  },
  resolve(e) {
    return new fr(e);
  },
};
function mr(e, t, n, r, i, a = !1) {
  if (t.inlineContent) return F.create(e, n);
  for (let o = r - (i > 0 ? 0 : 1); i > 0 ? o < t.childCount : o >= 0; o += i) {
    let r = t.child(o);
    if (!r.isAtom) {
      let t = mr(e, r, n + i, i < 0 ? r.childCount : 0, i, a);
      if (t) return t;
    } else if (!a && I.isSelectable(r)) return I.create(e, n - (i < 0 ? r.nodeSize : 0));
    n += r.nodeSize * i;
  }
  return null;
}
function hr(e, t, n) {
  let r = e.steps.length - 1;
  if (r < t) return;
  let i = e.steps[r];
  if (!(i instanceof _n || i instanceof vn)) return;
  let a = e.mapping.maps[r],
    o;
  (a.forEach((e, t, n, r) => {
    o ??= r;
  }),
    e.setSelection(P.near(e.doc.resolve(o), n)));
}
var gr = 1,
  _r = 2,
  vr = 4,
  yr = class extends ar {
    constructor(e) {
      (super(e.doc),
        (this.curSelectionFor = 0),
        (this.updated = 0),
        (this.meta = Object.create(null)),
        (this.time = Date.now()),
        (this.curSelection = e.selection),
        (this.storedMarks = e.storedMarks));
    }
    get selection() {
      return (
        this.curSelectionFor < this.steps.length &&
          ((this.curSelection = this.curSelection.map(
            this.doc,
            this.mapping.slice(this.curSelectionFor),
          )),
          (this.curSelectionFor = this.steps.length)),
        this.curSelection
      );
    }
    setSelection(e) {
      if (e.$from.doc != this.doc)
        throw RangeError(`Selection passed to setSelection must point at the current document`);
      return (
        (this.curSelection = e),
        (this.curSelectionFor = this.steps.length),
        (this.updated = (this.updated | gr) & -3),
        (this.storedMarks = null),
        this
      );
    }
    get selectionSet() {
      return (this.updated & gr) > 0;
    }
    setStoredMarks(e) {
      return ((this.storedMarks = e), (this.updated |= _r), this);
    }
    ensureMarks(e) {
      return (
        A.sameSet(this.storedMarks || this.selection.$from.marks(), e) || this.setStoredMarks(e),
        this
      );
    }
    addStoredMark(e) {
      return this.ensureMarks(e.addToSet(this.storedMarks || this.selection.$head.marks()));
    }
    removeStoredMark(e) {
      return this.ensureMarks(e.removeFromSet(this.storedMarks || this.selection.$head.marks()));
    }
    get storedMarksSet() {
      return (this.updated & _r) > 0;
    }
    addStep(e, t) {
      (super.addStep(e, t), (this.updated &= -3), (this.storedMarks = null));
    }
    setTime(e) {
      return ((this.time = e), this);
    }
    replaceSelection(e) {
      return (this.selection.replace(this, e), this);
    }
    replaceSelectionWith(e, t = !0) {
      let n = this.selection;
      return (
        t &&
          (e = e.mark(
            this.storedMarks || (n.empty ? n.$from.marks() : n.$from.marksAcross(n.$to) || A.none),
          )),
        n.replaceWith(this, e),
        this
      );
    }
    deleteSelection() {
      return (this.selection.replace(this), this);
    }
    insertText(e, t, n) {
      let r = this.doc.type.schema;
      if (t == null) return e ? this.replaceSelectionWith(r.text(e), !0) : this.deleteSelection();
      {
        if (((n ??= t), !e)) return this.deleteRange(t, n);
        let i = this.storedMarks;
        if (!i) {
          let e = this.doc.resolve(t);
          i = n == t ? e.marks() : e.marksAcross(this.doc.resolve(n));
        }
        return (
          this.replaceRangeWith(t, n, r.text(e, i)),
          !this.selection.empty &&
            this.selection.to == t + e.length &&
            this.setSelection(P.near(this.selection.$to)),
          this
        );
      }
    }
    setMeta(e, t) {
      return ((this.meta[typeof e == `string` ? e : e.key] = t), this);
    }
    getMeta(e) {
      return this.meta[typeof e == `string` ? e : e.key];
    }
    get isGeneric() {
      for (let e in this.meta) return !1;
      return !0;
    }
    scrollIntoView() {
      return ((this.updated |= vr), this);
    }
    get scrolledIntoView() {
      return (this.updated & vr) > 0;
    }
  };
function br(e, t) {
  return !t || !e ? e : e.bind(t);
}
var xr = class {
    constructor(e, t, n) {
      ((this.name = e), (this.init = br(t.init, n)), (this.apply = br(t.apply, n)));
    }
  },
  Sr = [
    new xr(`doc`, {
      init(e) {
        return e.doc || e.schema.topNodeType.createAndFill();
      },
      apply(e) {
        return e.doc;
      },
    }),
    new xr(`selection`, {
      init(e, t) {
        return e.selection || P.atStart(t.doc);
      },
      apply(e) {
        return e.selection;
      },
    }),
    new xr(`storedMarks`, {
      init(e) {
        return e.storedMarks || null;
      },
      apply(e, t, n, r) {
        return r.selection.$cursor ? e.storedMarks : null;
      },
    }),
    new xr(`scrollToSelection`, {
      init() {
        return 0;
      },
      apply(e, t) {
        return e.scrolledIntoView ? t + 1 : t;
      },
    }),
  ],
  Cr = class {
    constructor(e, t) {
      ((this.schema = e),
        (this.plugins = []),
        (this.pluginsByKey = Object.create(null)),
        (this.fields = Sr.slice()),
        t &&
          t.forEach((e) => {
            if (this.pluginsByKey[e.key])
              throw RangeError(`Adding different instances of a keyed plugin (` + e.key + `)`);
            (this.plugins.push(e),
              (this.pluginsByKey[e.key] = e),
              e.spec.state && this.fields.push(new xr(e.key, e.spec.state, e)));
          }));
    }
  },
  wr = class e {
    constructor(e) {
      this.config = e;
    }
    get schema() {
      return this.config.schema;
    }
    get plugins() {
      return this.config.plugins;
    }
    apply(e) {
      return this.applyTransaction(e).state;
    }
    filterTransaction(e, t = -1) {
      for (let n = 0; n < this.config.plugins.length; n++)
        if (n != t) {
          let t = this.config.plugins[n];
          if (t.spec.filterTransaction && !t.spec.filterTransaction.call(t, e, this)) return !1;
        }
      return !0;
    }
    applyTransaction(e) {
      if (!this.filterTransaction(e)) return { state: this, transactions: [] };
      let t = [e],
        n = this.applyInner(e),
        r = null;
      for (;;) {
        let i = !1;
        for (let a = 0; a < this.config.plugins.length; a++) {
          let o = this.config.plugins[a];
          if (o.spec.appendTransaction) {
            let s = r ? r[a].n : 0,
              c = r ? r[a].state : this,
              l = s < t.length && o.spec.appendTransaction.call(o, s ? t.slice(s) : t, c, n);
            if (l && n.filterTransaction(l, a)) {
              if ((l.setMeta(`appendedTransaction`, e), !r)) {
                r = [];
                for (let e = 0; e < this.config.plugins.length; e++)
                  r.push(e < a ? { state: n, n: t.length } : { state: this, n: 0 });
              }
              (t.push(l), (n = n.applyInner(l)), (i = !0));
            }
            r && (r[a] = { state: n, n: t.length });
          }
        }
        if (!i) return { state: n, transactions: t };
      }
    }
    applyInner(t) {
      if (!t.before.eq(this.doc)) throw RangeError(`Applying a mismatched transaction`);
      let n = new e(this.config),
        r = this.config.fields;
      for (let e = 0; e < r.length; e++) {
        let i = r[e];
        n[i.name] = i.apply(t, this[i.name], this, n);
      }
      return n;
    }
    get tr() {
      return new yr(this);
    }
    static create(t) {
      let n = new Cr(t.doc ? t.doc.type.schema : t.schema, t.plugins),
        r = new e(n);
      for (let e = 0; e < n.fields.length; e++) r[n.fields[e].name] = n.fields[e].init(t, r);
      return r;
    }
    reconfigure(t) {
      let n = new Cr(this.schema, t.plugins),
        r = n.fields,
        i = new e(n);
      for (let e = 0; e < r.length; e++) {
        let n = r[e].name;
        i[n] = this.hasOwnProperty(n) ? this[n] : r[e].init(t, i);
      }
      return i;
    }
    toJSON(e) {
      let t = { doc: this.doc.toJSON(), selection: this.selection.toJSON() };
      if (
        (this.storedMarks && (t.storedMarks = this.storedMarks.map((e) => e.toJSON())),
        e && typeof e == `object`)
      )
        for (let n in e) {
          if (n == `doc` || n == `selection`)
            throw RangeError('The JSON fields `doc` and `selection` are reserved');
          let r = e[n],
            i = r.spec.state;
          i && i.toJSON && (t[n] = i.toJSON.call(r, this[r.key]));
        }
      return t;
    }
    static fromJSON(t, n, r) {
      if (!n) throw RangeError(`Invalid input for EditorState.fromJSON`);
      if (!t.schema) throw RangeError(`Required config field 'schema' missing`);
      let i = new Cr(t.schema, t.plugins),
        a = new e(i);
      return (
        i.fields.forEach((e) => {
          if (e.name == `doc`) a.doc = $e.fromJSON(t.schema, n.doc);
          else if (e.name == `selection`) a.selection = P.fromJSON(a.doc, n.selection);
          else if (e.name == `storedMarks`)
            n.storedMarks && (a.storedMarks = n.storedMarks.map(t.schema.markFromJSON));
          else {
            if (r)
              for (let i in r) {
                let o = r[i],
                  s = o.spec.state;
                if (
                  o.key == e.name &&
                  s &&
                  s.fromJSON &&
                  Object.prototype.hasOwnProperty.call(n, i)
                ) {
                  a[e.name] = s.fromJSON.call(o, t, n[i], a);
                  return;
                }
              }
            a[e.name] = e.init(t, a);
          }
        }),
        a
      );
    }
  };
function Tr(e, t, n) {
  for (let r in e) {
    let i = e[r];
    (i instanceof Function ? (i = i.bind(t)) : r == `handleDOMEvents` && (i = Tr(i, t, {})),
      (n[r] = i));
  }
  return n;
}
var Er = class {
    constructor(e) {
      ((this.spec = e),
        (this.props = {}),
        e.props && Tr(e.props, this, this.props),
        (this.key = e.key ? e.key.key : Or(`plugin`)));
    }
    getState(e) {
      return e[this.key];
    }
  },
  Dr = Object.create(null);
function Or(e) {
  return e in Dr ? e + `$` + ++Dr[e] : ((Dr[e] = 0), e + `$`);
}
var kr = class {
    constructor(e = `key`) {
      this.key = Or(e);
    }
    get(e) {
      return e.config.pluginsByKey[this.key];
    }
    getState(e) {
      return e[this.key];
    }
  },
  Ar = 500,
  jr = class e {
    constructor(e, t) {
      ((this.items = e), (this.eventCount = t));
    }
    popEvent(t, n) {
      if (this.eventCount == 0) return null;
      let r = this.items.length;
      for (; ; r--)
        if (this.items.get(r - 1).selection) {
          --r;
          break;
        }
      let i, a;
      n && ((i = this.remapping(r, this.items.length)), (a = i.maps.length));
      let o = t.tr,
        s,
        c,
        l = [],
        u = [];
      return (
        this.items.forEach(
          (t, n) => {
            if (!t.step)
              (i || ((i = this.remapping(r, n + 1)), (a = i.maps.length)), a--, u.push(t));
            else {
              if (i) {
                u.push(new Nr(t.map));
                let e = t.step.map(i.slice(a)),
                  n;
                (e &&
                  o.maybeStep(e).doc &&
                  ((n = o.mapping.maps[o.mapping.maps.length - 1]),
                  l.push(new Nr(n, void 0, void 0, l.length + u.length))),
                  a--,
                  n && i.appendMap(n, a));
              } else o.maybeStep(t.step);
              if (t.selection)
                return (
                  (s = i ? t.selection.map(i.slice(a)) : t.selection),
                  (c = new e(
                    this.items.slice(0, r).append(u.reverse().concat(l)),
                    this.eventCount - 1,
                  )),
                  !1
                );
            }
          },
          this.items.length,
          0,
        ),
        { remaining: c, transform: o, selection: s }
      );
    }
    addTransform(t, n, r, i) {
      let a = [],
        o = this.eventCount,
        s = this.items,
        c = !i && s.length ? s.get(s.length - 1) : null;
      for (let e = 0; e < t.steps.length; e++) {
        let r = t.steps[e].invert(t.docs[e]),
          l = new Nr(t.mapping.maps[e], r, n),
          u;
        ((u = c && c.merge(l)) && ((l = u), e ? a.pop() : (s = s.slice(0, s.length - 1))),
          a.push(l),
          (n &&= (o++, void 0)),
          i || (c = l));
      }
      let l = o - r.depth;
      return (l > Fr && ((s = Mr(s, l)), (o -= l)), new e(s.append(a), o));
    }
    remapping(e, t) {
      let n = new cn();
      return (
        this.items.forEach(
          (t, r) => {
            let i =
              t.mirrorOffset != null && r - t.mirrorOffset >= e
                ? n.maps.length - t.mirrorOffset
                : void 0;
            n.appendMap(t.map, i);
          },
          e,
          t,
        ),
        n
      );
    }
    addMaps(t) {
      return this.eventCount == 0
        ? this
        : new e(this.items.append(t.map((e) => new Nr(e))), this.eventCount);
    }
    rebased(t, n) {
      if (!this.eventCount) return this;
      n = Math.min(this.items.length, n);
      let r = [],
        i = this.items.length - n,
        a = t.mapping,
        o = t.steps.length,
        s = this.eventCount;
      this.items.forEach((e) => {
        e.selection && s--;
      }, i);
      let c = n;
      this.items.forEach((e) => {
        let n = a.getMirror(--c);
        if (n == null) return;
        o = Math.min(o, n);
        let i = a.maps[n];
        if (e.step) {
          let o = t.steps[n].invert(t.docs[n]),
            l = e.selection && e.selection.map(a.slice(c + 1, n));
          (l && s++, r.push(new Nr(i, o, l)));
        } else r.push(new Nr(i));
      }, i);
      let l = [];
      for (let e = n; e < o; e++) l.push(new Nr(a.maps[e]));
      let u = this.items.slice(0, i).append(l).append(r),
        d = new e(u, s);
      return (d.emptyItemCount() > Ar && (d = d.compress(this.items.length - r.length)), d);
    }
    emptyItemCount() {
      let e = 0;
      return (
        this.items.forEach((t) => {
          t.step || e++;
        }),
        e
      );
    }
    compress(t = this.items.length) {
      let n = this.remapping(0, t),
        r = n.maps.length,
        i = [],
        a = 0;
      return (
        this.items.forEach(
          (e, o) => {
            if (o >= t) (i.push(e), e.selection && a++);
            else if (e.step) {
              let t = e.step.map(n.slice(r)),
                o = t && t.getMap();
              if ((r--, o && n.appendMap(o, r), t)) {
                let s = e.selection && e.selection.map(n.slice(r));
                s && a++;
                let c = new Nr(o.invert(), t, s),
                  l,
                  u = i.length - 1;
                (l = i.length && i[u].merge(c)) ? (i[u] = l) : i.push(c);
              }
            } else e.map && r--;
          },
          this.items.length,
          0,
        ),
        new e(D.from(i.reverse()), a)
      );
    }
  };
jr.empty = new jr(D.empty, 0);
function Mr(e, t) {
  let n;
  return (
    e.forEach((e, r) => {
      if (e.selection && t-- == 0) return ((n = r), !1);
    }),
    e.slice(n)
  );
}
var Nr = class e {
    constructor(e, t, n, r) {
      ((this.map = e), (this.step = t), (this.selection = n), (this.mirrorOffset = r));
    }
    merge(t) {
      if (this.step && t.step && !t.selection) {
        let n = t.step.merge(this.step);
        if (n) return new e(n.getMap().invert(), n, this.selection);
      }
    }
  },
  Pr = class {
    constructor(e, t, n, r, i) {
      ((this.done = e),
        (this.undone = t),
        (this.prevRanges = n),
        (this.prevTime = r),
        (this.prevComposition = i));
    }
  },
  Fr = 20;
function Ir(e, t, n, r) {
  let i = n.getMeta(Wr),
    a;
  if (i) return i.historyState;
  n.getMeta(Gr) && (e = new Pr(e.done, e.undone, null, 0, -1));
  let o = n.getMeta(`appendedTransaction`);
  if (n.steps.length == 0) return e;
  if (o && o.getMeta(Wr))
    return o.getMeta(Wr).redo
      ? new Pr(
          e.done.addTransform(n, void 0, r, Ur(t)),
          e.undone,
          Rr(n.mapping.maps),
          e.prevTime,
          e.prevComposition,
        )
      : new Pr(
          e.done,
          e.undone.addTransform(n, void 0, r, Ur(t)),
          null,
          e.prevTime,
          e.prevComposition,
        );
  if (n.getMeta(`addToHistory`) !== !1 && !(o && o.getMeta(`addToHistory`) === !1)) {
    let i = n.getMeta(`composition`),
      a =
        e.prevTime == 0 ||
        (!o &&
          e.prevComposition != i &&
          (e.prevTime < (n.time || 0) - r.newGroupDelay || !Lr(n, e.prevRanges))),
      s = o ? zr(e.prevRanges, n.mapping) : Rr(n.mapping.maps);
    return new Pr(
      e.done.addTransform(n, a ? t.selection.getBookmark() : void 0, r, Ur(t)),
      jr.empty,
      s,
      n.time,
      i ?? e.prevComposition,
    );
  }
  return (a = n.getMeta(`rebased`))
    ? new Pr(
        e.done.rebased(n, a),
        e.undone.rebased(n, a),
        zr(e.prevRanges, n.mapping),
        e.prevTime,
        e.prevComposition,
      )
    : new Pr(
        e.done.addMaps(n.mapping.maps),
        e.undone.addMaps(n.mapping.maps),
        zr(e.prevRanges, n.mapping),
        e.prevTime,
        e.prevComposition,
      );
}
function Lr(e, t) {
  if (!t) return !1;
  if (!e.docChanged) return !0;
  let n = !1;
  return (
    e.mapping.maps[0].forEach((e, r) => {
      for (let i = 0; i < t.length; i += 2) e <= t[i + 1] && r >= t[i] && (n = !0);
    }),
    n
  );
}
function Rr(e) {
  let t = [];
  for (let n = e.length - 1; n >= 0 && t.length == 0; n--)
    e[n].forEach((e, n, r, i) => t.push(r, i));
  return t;
}
function zr(e, t) {
  if (!e) return null;
  let n = [];
  for (let r = 0; r < e.length; r += 2) {
    let i = t.map(e[r], 1),
      a = t.map(e[r + 1], -1);
    i <= a && n.push(i, a);
  }
  return n;
}
function Br(e, t, n) {
  let r = Ur(t),
    i = Wr.get(t).spec.config,
    a = (n ? e.undone : e.done).popEvent(t, r);
  if (!a) return null;
  let o = a.selection.resolve(a.transform.doc),
    s = (n ? e.done : e.undone).addTransform(a.transform, t.selection.getBookmark(), i, r),
    c = new Pr(n ? s : a.remaining, n ? a.remaining : s, null, 0, -1);
  return a.transform.setSelection(o).setMeta(Wr, { redo: n, historyState: c });
}
var Vr = !1,
  Hr = null;
function Ur(e) {
  let t = e.plugins;
  if (Hr != t) {
    ((Vr = !1), (Hr = t));
    for (let e = 0; e < t.length; e++)
      if (t[e].spec.historyPreserveItems) {
        Vr = !0;
        break;
      }
  }
  return Vr;
}
var Wr = new kr(`history`),
  Gr = new kr(`closeHistory`);
function Kr(e = {}) {
  return (
    (e = { depth: e.depth || 100, newGroupDelay: e.newGroupDelay || 500 }),
    new Er({
      key: Wr,
      state: {
        init() {
          return new Pr(jr.empty, jr.empty, null, 0, -1);
        },
        apply(t, n, r) {
          return Ir(n, r, t, e);
        },
      },
      config: e,
      props: {
        handleDOMEvents: {
          beforeinput(e, t) {
            let n = t.inputType,
              r = n == `historyUndo` ? Jr : n == `historyRedo` ? Yr : null;
            return !r || !e.editable ? !1 : (t.preventDefault(), r(e.state, e.dispatch));
          },
        },
      },
    })
  );
}
function qr(e, t) {
  return (n, r) => {
    let i = Wr.getState(n);
    if (!i || (e ? i.undone : i.done).eventCount == 0) return !1;
    if (r) {
      let a = Br(i, n, e);
      a && r(t ? a.scrollIntoView() : a);
    }
    return !0;
  };
}
var Jr = qr(!1, !0),
  Yr = qr(!0, !0);
function Xr(e) {
  let t = Wr.getState(e);
  return t ? t.done.eventCount : 0;
}
function Zr(e) {
  let t = Wr.getState(e);
  return t ? t.undone.eventCount : 0;
}
function Qr(e = {}) {
  return new Er({
    view(t) {
      return new $r(t, e);
    },
  });
}
var $r = class {
    constructor(e, t) {
      ((this.editorView = e),
        (this.cursorPos = null),
        (this.element = null),
        (this.timeout = -1),
        (this.lastDragEvent = null),
        (this.width = t.width ?? 1),
        (this.color = t.color === !1 ? void 0 : t.color || `black`),
        (this.class = t.class),
        (this.handlers = [`dragover`, `dragend`, `drop`, `dragleave`].map((t) => {
          let n = (e) => {
            this[t](e);
          };
          return (e.dom.addEventListener(t, n), { name: t, handler: n });
        })));
    }
    destroy() {
      (this.setCursor(null),
        this.handlers.forEach(({ name: e, handler: t }) =>
          this.editorView.dom.removeEventListener(e, t),
        ));
    }
    update(e, t) {
      if (this.cursorPos != null && t.doc != e.state.doc) {
        if (this.lastDragEvent) {
          let e = this.computeTarget(this.lastDragEvent);
          e == this.cursorPos ? this.updateOverlay() : this.setCursor(e);
        } else this.updateOverlay();
      }
    }
    setCursor(e) {
      e != this.cursorPos &&
        ((this.cursorPos = e),
        e == null
          ? (this.element.parentNode.removeChild(this.element), (this.element = null))
          : this.updateOverlay());
    }
    updateOverlay() {
      let e = this.editorView.state.doc.resolve(this.cursorPos),
        t = !e.parent.inlineContent,
        n,
        r = this.editorView.dom,
        i = r.getBoundingClientRect(),
        a = i.width / r.offsetWidth,
        o = i.height / r.offsetHeight;
      if (t) {
        let t = e.nodeBefore,
          r = e.nodeAfter;
        if (t || r) {
          let e = this.editorView.nodeDOM(this.cursorPos - (t ? t.nodeSize : 0));
          if (e) {
            let i = e.getBoundingClientRect(),
              a = t ? i.bottom : i.top;
            t &&
              r &&
              (a = (a + this.editorView.nodeDOM(this.cursorPos).getBoundingClientRect().top) / 2);
            let s = (this.width / 2) * o;
            n = { left: i.left, right: i.right, top: a - s, bottom: a + s };
          }
        }
      }
      if (!n) {
        let e = this.editorView.coordsAtPos(this.cursorPos),
          t = (this.width / 2) * a;
        n = { left: e.left - t, right: e.left + t, top: e.top, bottom: e.bottom };
      }
      let s = this.editorView.dom.offsetParent;
      (this.element ||
        ((this.element = s.appendChild(document.createElement(`div`))),
        this.class && (this.element.className = this.class),
        (this.element.style.cssText = `position: absolute; z-index: 50; pointer-events: none;`),
        this.color && (this.element.style.backgroundColor = this.color)),
        this.element.classList.toggle(`prosemirror-dropcursor-block`, t),
        this.element.classList.toggle(`prosemirror-dropcursor-inline`, !t));
      let c, l;
      if (!s || (s == document.body && getComputedStyle(s).position == `static`))
        ((c = -pageXOffset), (l = -pageYOffset));
      else {
        let e = s.getBoundingClientRect(),
          t = e.width / s.offsetWidth,
          n = e.height / s.offsetHeight;
        ((c = e.left - s.scrollLeft * t), (l = e.top - s.scrollTop * n));
      }
      ((this.element.style.left = (n.left - c) / a + `px`),
        (this.element.style.top = (n.top - l) / o + `px`),
        (this.element.style.width = (n.right - n.left) / a + `px`),
        (this.element.style.height = (n.bottom - n.top) / o + `px`));
    }
    scheduleRemoval(e) {
      (clearTimeout(this.timeout), (this.timeout = setTimeout(() => this.setCursor(null), e)));
    }
    computeTarget(e) {
      let t = this.editorView.posAtCoords({ left: e.clientX, top: e.clientY }),
        n = t && t.inside >= 0 && this.editorView.state.doc.nodeAt(t.inside),
        r = n && n.type.spec.disableDropCursor,
        i = typeof r == `function` ? r(this.editorView, t, e) : r;
      if (!t || i) return null;
      let a = t.pos;
      if (this.editorView.dragging && this.editorView.dragging.slice) {
        let e = zn(this.editorView.state.doc, a, this.editorView.dragging.slice);
        e != null && (a = e);
      }
      return a;
    }
    dragover(e) {
      if (!this.editorView.editable) return;
      this.lastDragEvent = e;
      let t = this.computeTarget(e);
      t != null && (this.setCursor(t), this.scheduleRemoval(5e3));
    }
    dragend() {
      this.scheduleRemoval(20);
    }
    drop() {
      this.scheduleRemoval(20);
    }
    dragleave(e) {
      this.editorView.dom.contains(e.relatedTarget) || this.setCursor(null);
    }
  },
  L = function (e) {
    for (var t = 0; ; t++) if (((e = e.previousSibling), !e)) return t;
  },
  ei = function (e) {
    let t = e.assignedSlot || e.parentNode;
    return t && t.nodeType == 11 ? t.host : t;
  },
  ti = null,
  ni = function (e, t, n) {
    let r = (ti ||= document.createRange());
    return (r.setEnd(e, n ?? e.nodeValue.length), r.setStart(e, t || 0), r);
  },
  ri = function () {
    ti = null;
  },
  ii = function (e, t, n, r) {
    return n && (oi(e, t, n, r, -1) || oi(e, t, n, r, 1));
  },
  ai = /^(img|br|input|textarea|hr)$/i;
function oi(e, t, n, r, i) {
  for (;;) {
    if (e == n && t == r) return !0;
    if (t == (i < 0 ? 0 : R(e))) {
      let n = e.parentNode;
      if (!n || !z(n) || di(e) || ai.test(e.nodeName) || e.contentEditable == `false`) return !1;
      ((t = L(e) + (i < 0 ? 0 : 1)), (e = n));
    } else if (z(e)) {
      let n = e.childNodes[t + (i < 0 ? -1 : 0)];
      if (z(n) && n.contentEditable == `false`) {
        if (n.pmViewDesc?.ignoreForSelection) t += i;
        else return !1;
      } else ((e = n), (t = i < 0 ? R(e) : 0));
    } else return !1;
  }
}
function R(e) {
  return e.nodeType == 3 ? e.nodeValue.length : e.childNodes.length;
}
function z(e) {
  return e.nodeType == 1;
}
function B(e) {
  return e.nodeType == 3;
}
function si(e, t) {
  return t ? e.contains(z(t) ? t : t.parentNode) : !1;
}
function ci(e, t) {
  for (;;) {
    if (B(e) && t) return e;
    if (z(e) && t > 0) {
      if (e.contentEditable == `false`) return null;
      ((e = e.childNodes[t - 1]), (t = R(e)));
    } else if (e.parentNode && !di(e)) ((t = L(e)), (e = e.parentNode));
    else return null;
  }
}
function li(e, t) {
  for (;;) {
    if (B(e) && t < e.nodeValue.length) return e;
    if (z(e) && t < e.childNodes.length) {
      if (e.contentEditable == `false`) return null;
      ((e = e.childNodes[t]), (t = 0));
    } else if (e.parentNode && !di(e)) ((t = L(e) + 1), (e = e.parentNode));
    else return null;
  }
}
function ui(e, t, n) {
  for (let r = t == 0, i = t == R(e); r || i;) {
    if (e == n) return !0;
    let t = L(e);
    if (((e = e.parentNode), !e)) return !1;
    ((r &&= t == 0), (i &&= t == R(e)));
  }
}
function di(e) {
  let t;
  for (let n = e; n && !(t = n.pmViewDesc); n = n.parentNode);
  return t && t.node && t.node.isBlock && (t.dom == e || t.contentDOM == e);
}
var fi = function (e) {
  return e.focusNode && ii(e.focusNode, e.focusOffset, e.anchorNode, e.anchorOffset);
};
function pi(e, t) {
  let n = document.createEvent(`Event`);
  return (n.initEvent(`keydown`, !0, !0), (n.keyCode = e), (n.key = n.code = t), n);
}
function mi(e) {
  let t = e.activeElement;
  for (; t && t.shadowRoot;) t = t.shadowRoot.activeElement;
  return t;
}
function hi(e, t, n) {
  if (e.caretPositionFromPoint)
    try {
      let r = e.caretPositionFromPoint(t, n);
      if (r) return { node: r.offsetNode, offset: Math.min(R(r.offsetNode), r.offset) };
    } catch {}
  if (e.caretRangeFromPoint) {
    let r = e.caretRangeFromPoint(t, n);
    if (r) return { node: r.startContainer, offset: Math.min(R(r.startContainer), r.startOffset) };
  }
}
var gi = typeof navigator < `u` ? navigator : null,
  _i = typeof document < `u` ? document : null,
  vi = (gi && gi.userAgent) || ``,
  yi = /Edge\/(\d+)/.exec(vi),
  bi = /MSIE \d/.exec(vi),
  xi = /Trident\/(?:[7-9]|\d{2,})\..*rv:(\d+)/.exec(vi),
  V = !!(bi || xi || yi),
  Si = bi ? document.documentMode : xi ? +xi[1] : yi ? +yi[1] : 0,
  H = !V && /gecko\/(\d+)/i.test(vi);
H && +(/Firefox\/(\d+)/.exec(vi) || [0, 0])[1];
var Ci = !V && /Chrome\/(\d+)/.exec(vi),
  U = !!Ci,
  wi = Ci ? +Ci[1] : 0,
  W = !V && !!gi && /Apple Computer/.test(gi.vendor),
  Ti = W && (/Mobile\/\w+/.test(vi) || (!!gi && gi.maxTouchPoints > 2)),
  G = Ti || (gi ? /Mac/.test(gi.platform) : !1),
  Ei = gi ? /Win/.test(gi.platform) : !1,
  Di = /Android \d/.test(vi),
  Oi = !!_i && `webkitFontSmoothing` in _i.documentElement.style,
  ki = Oi ? +(/\bAppleWebKit\/(\d+)/.exec(navigator.userAgent) || [0, 0])[1] : 0;
function Ai(e) {
  let t = e.defaultView && e.defaultView.visualViewport;
  return t
    ? { left: 0, right: t.width, top: 0, bottom: t.height }
    : {
        left: 0,
        right: e.documentElement.clientWidth,
        top: 0,
        bottom: e.documentElement.clientHeight,
      };
}
function ji(e, t) {
  return typeof e == `number` ? e : e[t];
}
function Mi(e) {
  let t = e.getBoundingClientRect(),
    n = t.width / e.offsetWidth || 1,
    r = t.height / e.offsetHeight || 1;
  return {
    left: t.left,
    right: t.left + e.clientWidth * n,
    top: t.top,
    bottom: t.top + e.clientHeight * r,
  };
}
function Ni(e, t, n) {
  if (!Ji(t) && t.left == 0) return;
  let r = e.someProp(`scrollThreshold`) || 0,
    i = e.someProp(`scrollMargin`) || 5,
    a = e.dom.ownerDocument;
  for (let o = n || e.dom; o;) {
    if (!z(o)) {
      o = ei(o);
      continue;
    }
    let e = o == a.body,
      n = e ? Ai(a) : Mi(o),
      s = 0,
      c = 0;
    if (
      (t.top < n.top + ji(r, `top`)
        ? (c = -(n.top - t.top + ji(i, `top`)))
        : t.bottom > n.bottom - ji(r, `bottom`) &&
          (c =
            t.bottom - t.top > n.bottom - n.top
              ? t.top + ji(i, `top`) - n.top
              : t.bottom - n.bottom + ji(i, `bottom`)),
      t.left < n.left + ji(r, `left`)
        ? (s = -(n.left - t.left + ji(i, `left`)))
        : t.right > n.right - ji(r, `right`) && (s = t.right - n.right + ji(i, `right`)),
      s || c)
    ) {
      if (e) a.defaultView.scrollBy(s, c);
      else {
        let e = o.scrollLeft,
          n = o.scrollTop;
        (c && (o.scrollTop += c), s && (o.scrollLeft += s));
        let r = o.scrollLeft - e,
          i = o.scrollTop - n;
        t = { left: t.left - r, top: t.top - i, right: t.right - r, bottom: t.bottom - i };
      }
    }
    let l = e ? `fixed` : getComputedStyle(o).position;
    if (/^(fixed|sticky)$/.test(l)) break;
    o = l == `absolute` ? o.offsetParent : ei(o);
  }
}
function Pi(e) {
  let t = e.dom.getBoundingClientRect(),
    n = Math.max(0, t.top),
    r,
    i;
  for (let a = (t.left + t.right) / 2, o = n + 1; o < Math.min(innerHeight, t.bottom); o += 5) {
    let t = e.root.elementFromPoint(a, o);
    if (!t || t == e.dom || !e.dom.contains(t)) continue;
    let s = t.getBoundingClientRect();
    if (s.top >= n - 20) {
      ((r = t), (i = s.top));
      break;
    }
  }
  return { refDOM: r, refTop: i, stack: Fi(e.dom) };
}
function Fi(e) {
  let t = [],
    n = e.ownerDocument;
  for (
    let r = e;
    r && (t.push({ dom: r, top: r.scrollTop, left: r.scrollLeft }), e != n);
    r = ei(r)
  );
  return t;
}
function Ii({ refDOM: e, refTop: t, stack: n }) {
  let r = e ? e.getBoundingClientRect().top : 0;
  Li(n, r == 0 ? 0 : r - t);
}
function Li(e, t) {
  for (let n = 0; n < e.length; n++) {
    let { dom: r, top: i, left: a } = e[n];
    (r.scrollTop != i + t && (r.scrollTop = i + t), r.scrollLeft != a && (r.scrollLeft = a));
  }
}
var Ri = null;
function zi(e) {
  if (e.setActive) return e.setActive();
  if (Ri) return e.focus(Ri);
  let t = Fi(e);
  (e.focus(
    Ri == null
      ? {
          get preventScroll() {
            return ((Ri = { preventScroll: !0 }), !0);
          },
        }
      : void 0,
  ),
    Ri || ((Ri = !1), Li(t, 0)));
}
function Bi(e, t) {
  let n,
    r = 2e8,
    i,
    a = 0,
    o = t.top,
    s = t.top,
    c,
    l;
  for (let u = e.firstChild, d = 0; u; u = u.nextSibling, d++) {
    let e;
    if (z(u)) e = u.getClientRects();
    else if (B(u)) e = ni(u).getClientRects();
    else continue;
    for (let f = 0; f < e.length; f++) {
      let p = e[f];
      if (p.top <= o && p.bottom >= s) {
        ((o = Math.max(p.bottom, o)), (s = Math.min(p.top, s)));
        let e = p.left > t.left ? p.left - t.left : p.right < t.left ? t.left - p.right : 0;
        if (e < r) {
          ((n = u),
            (r = e),
            (i = e && B(n) ? { left: p.right < t.left ? p.right : p.left, top: t.top } : t),
            z(u) && e && (a = d + +(t.left >= (p.left + p.right) / 2)));
          continue;
        }
      } else
        p.top > t.top &&
          !c &&
          p.left <= t.left &&
          p.right >= t.left &&
          ((c = u), (l = { left: Math.max(p.left, Math.min(p.right, t.left)), top: p.top }));
      !n &&
        ((t.left >= p.right && t.top >= p.top) || (t.left >= p.left && t.top >= p.bottom)) &&
        (a = d + 1);
    }
  }
  return (
    !n && c && ((n = c), (i = l), (r = 0)),
    n && B(n) ? Vi(n, i) : !n || r ? { node: e, offset: a } : Bi(n, i)
  );
}
function Vi(e, t) {
  let n = e.nodeValue.length,
    r = document.createRange(),
    i;
  for (let a = 0; a < n; a++) {
    (r.setEnd(e, a + 1), r.setStart(e, a));
    let n = Yi(r, 1);
    if (n.top != n.bottom && Hi(t, n)) {
      i = { node: e, offset: a + +(t.left >= (n.left + n.right) / 2) };
      break;
    }
  }
  return (r.detach(), i || { node: e, offset: 0 });
}
function Hi(e, t) {
  return (
    e.left >= t.left - 1 && e.left <= t.right + 1 && e.top >= t.top - 1 && e.top <= t.bottom + 1
  );
}
function Ui(e, t) {
  let n = e.parentNode;
  return n && /^li$/i.test(n.nodeName) && t.left < e.getBoundingClientRect().left ? n : e;
}
function Wi(e, t, n) {
  let { node: r, offset: i } = Bi(t, n),
    a = -1;
  if (z(r) && !r.firstChild) {
    let e = r.getBoundingClientRect();
    a = e.left != e.right && n.left > (e.left + e.right) / 2 ? 1 : -1;
  }
  return e.docView.posFromDOM(r, i, a);
}
function Gi(e, t, n, r) {
  let i = -1;
  for (let n = t, a = !1; n != e.dom;) {
    let t = e.docView.nearestDesc(n, !0),
      o;
    if (!t) return null;
    if (
      z(t.dom) &&
      ((t.node.isBlock && t.parent) || !t.contentDOM) &&
      ((o = t.dom.getBoundingClientRect()).width || o.height) &&
      (t.node.isBlock &&
        t.parent &&
        !/^T(R|BODY|HEAD|FOOT)$/.test(t.dom.nodeName) &&
        ((!a && o.left > r.left) || o.top > r.top
          ? (i = t.posBefore)
          : ((!a && o.right < r.left) || o.bottom < r.top) && (i = t.posAfter),
        (a = !0)),
      !t.contentDOM && i < 0 && !t.node.isText)
    )
      return (t.node.isBlock ? r.top < (o.top + o.bottom) / 2 : r.left < (o.left + o.right) / 2)
        ? t.posBefore
        : t.posAfter;
    n = t.dom.parentNode;
  }
  return i > -1 ? i : e.docView.posFromDOM(t, n, -1);
}
function Ki(e, t, n) {
  let r = e.childNodes.length;
  if (r && n.top < n.bottom)
    for (
      let i = Math.max(
          0,
          Math.min(r - 1, Math.floor((r * (t.top - n.top)) / (n.bottom - n.top)) - 2),
        ),
        a = i;
      ;
    ) {
      let n = e.childNodes[a];
      if (z(n)) {
        let e = n.getClientRects();
        for (let r = 0; r < e.length; r++) {
          let i = e[r];
          if (Hi(t, i)) return Ki(n, t, i);
        }
      }
      if ((a = (a + 1) % r) == i) break;
    }
  return e;
}
function qi(e, t) {
  let n = e.dom.ownerDocument,
    r,
    i = 0,
    a = hi(n, t.left, t.top);
  a && ({ node: r, offset: i } = a);
  let o = (e.root.elementFromPoint ? e.root : n).elementFromPoint(t.left, t.top),
    s;
  if (!o || !e.dom.contains(o)) {
    let n = e.dom.getBoundingClientRect();
    if (!Hi(t, n) || ((o = Ki(e.dom, t, n)), !o)) return null;
  }
  if (W) for (let e = o; r && e; e = ei(e)) e.draggable && (r = void 0);
  if (((o = Ui(o, t)), r)) {
    if (H && z(r) && ((i = Math.min(i, r.childNodes.length)), i < r.childNodes.length)) {
      let e = r.childNodes[i],
        n;
      e.nodeName == `IMG` &&
        (n = e.getBoundingClientRect()).right <= t.left &&
        n.bottom > t.top &&
        i++;
    }
    let n;
    (Oi &&
      i &&
      z(r) &&
      z((n = r.childNodes[i - 1])) &&
      n.contentEditable == `false` &&
      n.getBoundingClientRect().top >= t.top &&
      i--,
      r == e.dom &&
      i == r.childNodes.length - 1 &&
      z(r.lastChild) &&
      t.top > r.lastChild.getBoundingClientRect().bottom
        ? (s = e.state.doc.content.size)
        : (i != 0 && z(r) && r.childNodes[i - 1].nodeName == `BR`) || (s = Gi(e, r, i, t)));
  }
  s ??= Wi(e, o, t);
  let c = e.docView.nearestDesc(o, !0);
  return { pos: s, inside: c ? c.posAtStart - c.border : -1 };
}
function Ji(e) {
  return e.top < e.bottom || e.left < e.right;
}
function Yi(e, t) {
  let n = e.getClientRects();
  if (n.length) {
    let e = n[t < 0 ? 0 : n.length - 1];
    if (Ji(e)) return e;
  }
  return Array.prototype.find.call(n, Ji) || e.getBoundingClientRect();
}
var Xi = /[\u0590-\u05f4\u0600-\u06ff\u0700-\u08ac]/;
function Zi(e, t, n) {
  let { node: r, offset: i, atom: a } = e.docView.domFromPos(t, n < 0 ? -1 : 1),
    o = Oi || H;
  if (B(r)) {
    if (o && (Xi.test(r.nodeValue) || (n < 0 ? !i : i == r.nodeValue.length))) {
      let e = Yi(ni(r, i, i), n);
      if (H && i && /\s/.test(r.nodeValue[i - 1]) && i < r.nodeValue.length) {
        let t = Yi(ni(r, i - 1, i - 1), -1);
        if (t.top == e.top) {
          let n = Yi(ni(r, i, i + 1), -1);
          if (n.top != e.top) return Qi(n, n.left < t.left);
        }
      }
      return e;
    }
    {
      let e = i,
        t = i,
        a = n < 0 ? 1 : -1;
      return (
        n < 0 && !i
          ? (t++, (a = -1))
          : n >= 0 && i == r.nodeValue.length
            ? (e--, (a = 1))
            : n < 0
              ? e--
              : t++,
        Qi(Yi(ni(r, e, t), a), a < 0)
      );
    }
  }
  if (!e.state.doc.resolve(t - (a || 0)).parent.inlineContent) {
    if (a == null && i && (n < 0 || i == R(r))) {
      let e = r.childNodes[i - 1];
      if (z(e)) return $i(e.getBoundingClientRect(), !1);
    }
    if (a == null && i < R(r)) {
      let e = r.childNodes[i];
      if (z(e)) return $i(e.getBoundingClientRect(), !0);
    }
    return $i(r.getBoundingClientRect(), n >= 0);
  }
  if (a == null && i && (n < 0 || i == R(r))) {
    let e = r.childNodes[i - 1],
      t = B(e) ? ni(e, R(e) - +!o) : z(e) && (e.nodeName != `BR` || !e.nextSibling) ? e : null;
    if (t) return Qi(Yi(t, 1), !1);
  }
  if (a == null && i < R(r)) {
    let e = r.childNodes[i];
    for (; e.pmViewDesc && e.pmViewDesc.ignoreForCoords;) e = e.nextSibling;
    let t = e ? (B(e) ? ni(e, 0, +!o) : z(e) ? e : null) : null;
    if (t) return Qi(Yi(t, -1), !0);
  }
  return Qi(Yi(B(r) ? ni(r) : r, -n), n >= 0);
}
function Qi(e, t) {
  if (e.width == 0) return e;
  let n = t ? e.left : e.right;
  return { top: e.top, bottom: e.bottom, left: n, right: n };
}
function $i(e, t) {
  if (e.height == 0) return e;
  let n = t ? e.top : e.bottom;
  return { top: n, bottom: n, left: e.left, right: e.right };
}
function ea(e, t, n) {
  let r = e.state,
    i = e.root.activeElement;
  (r != t && e.updateState(t), i != e.dom && e.focus());
  try {
    return n();
  } finally {
    (r != t && e.updateState(r), i != e.dom && i && i.focus());
  }
}
function ta(e, t, n) {
  let r = t.selection,
    i = n == `up` ? r.$from : r.$to;
  return ea(e, t, () => {
    let { node: t } = e.docView.domFromPos(i.pos, n == `up` ? -1 : 1);
    for (;;) {
      let n = e.docView.nearestDesc(t, !0);
      if (!n) break;
      if (n.node.isBlock) {
        t = n.contentDOM || n.dom;
        break;
      }
      t = n.dom.parentNode;
    }
    let r = Zi(e, i.pos, 1);
    for (let e = t.firstChild; e; e = e.nextSibling) {
      let t;
      if (z(e)) t = e.getClientRects();
      else if (B(e)) t = ni(e, 0, e.nodeValue.length).getClientRects();
      else continue;
      for (let e = 0; e < t.length; e++) {
        let i = t[e];
        if (
          i.bottom > i.top + 1 &&
          (n == `up`
            ? r.top - i.top > (i.bottom - r.top) * 2
            : i.bottom - r.bottom > (r.bottom - i.top) * 2)
        )
          return !1;
      }
    }
    return !0;
  });
}
var na = /[\u0590-\u08ac]/;
function ra(e, t, n) {
  let { $head: r } = t.selection;
  if (!r.parent.isTextblock) return !1;
  let i = r.parentOffset,
    a = !i,
    o = i == r.parent.content.size,
    s = e.domSelection();
  return s
    ? !na.test(r.parent.textContent) || !s.modify
      ? n == `left` || n == `backward`
        ? a
        : o
      : ea(e, t, () => {
          let {
              focusNode: t,
              focusOffset: i,
              anchorNode: a,
              anchorOffset: o,
            } = e.domSelectionRange(),
            c = s.caretBidiLevel;
          s.modify(`move`, n, `character`);
          let l = r.depth ? e.docView.domAfterPos(r.before()) : e.dom,
            { focusNode: u, focusOffset: d } = e.domSelectionRange(),
            f = (u && !si(l, u)) || (t == u && i == d);
          try {
            (s.collapse(a, o), t && (t != a || i != o) && s.extend && s.extend(t, i));
          } catch {}
          return (c != null && (s.caretBidiLevel = c), f);
        })
    : r.pos == r.start() || r.pos == r.end();
}
var ia = null,
  aa = null,
  oa = !1;
function sa(e, t, n) {
  return ia == t && aa == n
    ? oa
    : ((ia = t), (aa = n), (oa = n == `up` || n == `down` ? ta(e, t, n) : ra(e, t, n)));
}
var K = 0,
  ca = 1,
  la = 2,
  ua = 3,
  da = class {
    constructor(e, t, n, r) {
      ((this.parent = e),
        (this.children = t),
        (this.dom = n),
        (this.contentDOM = r),
        (this.dirty = K),
        (n.pmViewDesc = this));
    }
    matchesWidget(e) {
      return !1;
    }
    matchesMark(e) {
      return !1;
    }
    matchesNode(e, t, n) {
      return !1;
    }
    matchesHack(e) {
      return !1;
    }
    parseRule(e) {
      return null;
    }
    stopEvent(e) {
      return !1;
    }
    get size() {
      let e = 0;
      for (let t = 0; t < this.children.length; t++) e += this.children[t].size;
      return e;
    }
    get border() {
      return 0;
    }
    destroy() {
      ((this.parent = void 0), this.dom.pmViewDesc == this && (this.dom.pmViewDesc = void 0));
      for (let e = 0; e < this.children.length; e++) this.children[e].destroy();
    }
    posBeforeChild(e) {
      for (let t = 0, n = this.posAtStart; ; t++) {
        let r = this.children[t];
        if (r == e) return n;
        n += r.size;
      }
    }
    get posBefore() {
      return this.parent.posBeforeChild(this);
    }
    get posAtStart() {
      return this.parent ? this.parent.posBeforeChild(this) + this.border : 0;
    }
    get posAfter() {
      return this.posBefore + this.size;
    }
    get posAtEnd() {
      return this.posAtStart + this.size - 2 * this.border;
    }
    localPosFromDOM(e, t, n) {
      if (this.contentDOM && si(this.contentDOM, e)) {
        if (n < 0) {
          let n, r;
          if (e == this.contentDOM) n = e.childNodes[t - 1];
          else {
            for (; e.parentNode != this.contentDOM;) e = e.parentNode;
            n = e.previousSibling;
          }
          for (; n && !((r = n.pmViewDesc) && r.parent == this);) n = n.previousSibling;
          return n ? this.posBeforeChild(r) + r.size : this.posAtStart;
        }
        {
          let n, r;
          if (e == this.contentDOM) n = e.childNodes[t];
          else {
            for (; e.parentNode != this.contentDOM;) e = e.parentNode;
            n = e.nextSibling;
          }
          for (; n && !((r = n.pmViewDesc) && r.parent == this);) n = n.nextSibling;
          return n ? this.posBeforeChild(r) : this.posAtEnd;
        }
      }
      let r;
      if (e == this.dom && this.contentDOM) r = t > L(this.contentDOM);
      else if (
        this.contentDOM &&
        this.contentDOM != this.dom &&
        this.dom.contains(this.contentDOM)
      ) {
        let n = e.compareDocumentPosition(this.contentDOM);
        r =
          n & 16
            ? t > Array.from(e.childNodes).findIndex((e) => e.contains(this.contentDOM))
            : !(n & 4);
      } else if (this.dom.firstChild) {
        if (t == 0)
          for (let t = e; ; t = t.parentNode) {
            if (t == this.dom) {
              r = !1;
              break;
            }
            if (t.previousSibling) break;
          }
        if (r == null && t == e.childNodes.length)
          for (let t = e; ; t = t.parentNode) {
            if (t == this.dom) {
              r = !0;
              break;
            }
            if (t.nextSibling) break;
          }
      }
      return (r ?? n > 0) ? this.posAtEnd : this.posAtStart;
    }
    nearestDesc(e, t = !1) {
      for (let n = !0, r = e; r; r = r.parentNode) {
        let i = this.getDesc(r),
          a;
        if (i && (!t || i.node)) {
          if (n && (a = i.nodeDOM) && !(z(a) ? si(a, e) : a == e)) n = !1;
          else return i;
        }
      }
    }
    getDesc(e) {
      let t = e.pmViewDesc;
      for (let e = t; e; e = e.parent) if (e == this) return t;
    }
    posFromDOM(e, t, n) {
      for (let r = e; r; r = r.parentNode) {
        let i = this.getDesc(r);
        if (i) return i.localPosFromDOM(e, t, n);
      }
      return -1;
    }
    descAt(e) {
      for (let t = 0, n = 0; t < this.children.length; t++) {
        let r = this.children[t],
          i = n + r.size;
        if (n == e && i != n) {
          for (; !r.border && r.children.length;)
            for (let e = 0; e < r.children.length; e++) {
              let t = r.children[e];
              if (t.size) {
                r = t;
                break;
              }
            }
          return r;
        }
        if (e < i) return r.descAt(e - n - r.border);
        n = i;
      }
    }
    domFromPos(e, t) {
      if (!this.contentDOM) return { node: this.dom, offset: 0, atom: e + 1 };
      let n = 0,
        r = 0;
      for (let t = 0; n < this.children.length; n++) {
        let i = this.children[n],
          a = t + i.size;
        if (a > e) {
          r = e - t;
          break;
        }
        t = a;
      }
      if (r) return this.children[n].domFromPos(r - this.children[n].border, t);
      for (; n > 0; n--) {
        let e = this.children[n - 1];
        if (e.size || !(e instanceof va || (e instanceof fa && e.side >= 0))) break;
      }
      if (t <= 0) {
        let e,
          r = !0;
        for (
          ;
          (e = n ? this.children[n - 1] : null), e && e.dom.parentNode != this.contentDOM;
          n--, r = !1
        );
        return e && t && r && !e.border && !e.domAtom
          ? e.domFromPos(e.size, t)
          : { node: this.contentDOM, offset: e ? L(e.dom) + 1 : 0 };
      }
      {
        let e,
          r = !0;
        for (
          ;
          (e = n < this.children.length ? this.children[n] : null),
            e && e.dom.parentNode != this.contentDOM;
          n++, r = !1
        );
        return e && r && !e.border && !e.domAtom
          ? e.domFromPos(0, t)
          : { node: this.contentDOM, offset: e ? L(e.dom) : this.contentDOM.childNodes.length };
      }
    }
    parseRange(e, t, n = 0) {
      if (this.children.length == 0)
        return {
          node: this.contentDOM,
          from: e,
          to: t,
          fromOffset: 0,
          toOffset: this.contentDOM.childNodes.length,
        };
      let r = -1,
        i = -1;
      for (let a = n, o = 0; ; o++) {
        let n = this.children[o],
          s = a + n.size;
        if (r == -1 && e <= s) {
          let i = a + n.border;
          if (
            e >= i &&
            t <= s - n.border &&
            n.node &&
            n.contentDOM &&
            this.contentDOM.contains(n.contentDOM)
          )
            return n.parseRange(e, t, i);
          e = a;
          for (let t = o; t > 0; t--) {
            let n = this.children[t - 1];
            if (n.size && n.dom.parentNode == this.contentDOM && !n.emptyChildAt(1)) {
              r = L(n.dom) + 1;
              break;
            }
            e -= n.size;
          }
          r == -1 && (r = 0);
        }
        if (r > -1 && (s > t || o == this.children.length - 1)) {
          t = s;
          for (let e = o + 1; e < this.children.length; e++) {
            let n = this.children[e];
            if (n.size && n.dom.parentNode == this.contentDOM && !n.emptyChildAt(-1)) {
              i = L(n.dom);
              break;
            }
            t += n.size;
          }
          i == -1 && (i = this.contentDOM.childNodes.length);
          break;
        }
        a = s;
      }
      return { node: this.contentDOM, from: e, to: t, fromOffset: r, toOffset: i };
    }
    emptyChildAt(e) {
      if (this.border || !this.contentDOM || !this.children.length) return !1;
      let t = this.children[e < 0 ? 0 : this.children.length - 1];
      return t.size == 0 || t.emptyChildAt(e);
    }
    domAfterPos(e) {
      let { node: t, offset: n } = this.domFromPos(e, 0);
      if (!z(t) || n == t.childNodes.length) throw RangeError(`No node after pos ` + e);
      return t.childNodes[n];
    }
    setSelection(e, t, n, r = !1) {
      let i = Math.min(e, t),
        a = Math.max(e, t);
      for (let o = 0, s = 0; o < this.children.length; o++) {
        let c = this.children[o],
          l = s + c.size;
        if (i > s && a < l) return c.setSelection(e - s - c.border, t - s - c.border, n, r);
        s = l;
      }
      let o = this.domFromPos(e, e ? -1 : 1),
        s = t == e ? o : this.domFromPos(t, t ? -1 : 1),
        c = n.root.getSelection(),
        l = n.domSelectionRange(),
        u = !1;
      if ((H || W) && e == t) {
        let { node: e, offset: t } = o;
        if (B(e)) {
          if (
            ((u = !!(
              t &&
              e.nodeValue[t - 1] ==
                `
`
            )),
            u && t == e.nodeValue.length)
          )
            for (let t = e, n; t; t = t.parentNode) {
              if ((n = t.nextSibling)) {
                n.nodeName == `BR` && (o = s = { node: n.parentNode, offset: L(n) + 1 });
                break;
              }
              let e = t.pmViewDesc;
              if (e && e.node && e.node.isBlock) break;
            }
        } else {
          let n = e.childNodes[t - 1];
          u = n && (n.nodeName == `BR` || n.contentEditable == `false`);
        }
      }
      if (H && l.focusNode && l.focusNode != s.node && z(l.focusNode)) {
        let e = l.focusNode.childNodes[l.focusOffset];
        e && e.contentEditable == `false` && (r = !0);
      }
      if (
        !(r || (u && W)) &&
        ii(o.node, o.offset, l.anchorNode, l.anchorOffset) &&
        ii(s.node, s.offset, l.focusNode, l.focusOffset)
      )
        return;
      let d = !1;
      if ((c.extend || e == t) && !(u && H)) {
        c.collapse(o.node, o.offset);
        try {
          (e != t && c.extend(s.node, s.offset), (d = !0));
        } catch {}
      }
      if (!d) {
        if (e > t) {
          let e = o;
          ((o = s), (s = e));
        }
        let n = document.createRange();
        (n.setEnd(s.node, s.offset),
          n.setStart(o.node, o.offset),
          c.removeAllRanges(),
          c.addRange(n));
      }
    }
    ignoreMutation(e) {
      return !this.contentDOM && e.type != `selection`;
    }
    get contentLost() {
      return this.contentDOM && this.contentDOM != this.dom && !this.dom.contains(this.contentDOM);
    }
    markDirty(e, t) {
      for (let n = 0, r = 0; r < this.children.length; r++) {
        let i = this.children[r],
          a = n + i.size;
        if (n == a ? e <= a && t >= n : e < a && t > n) {
          let r = n + i.border,
            o = a - i.border;
          if (e >= r && t <= o) {
            ((this.dirty = e == n || t == a ? la : ca),
              e == r && t == o && (i.contentLost || i.dom.parentNode != this.contentDOM)
                ? (i.dirty = ua)
                : i.markDirty(e - r, t - r));
            return;
          }
          i.dirty =
            i.dom == i.contentDOM && i.dom.parentNode == this.contentDOM && !i.children.length
              ? la
              : ua;
        }
        n = a;
      }
      this.dirty = la;
    }
    markParentsDirty() {
      let e = 1;
      for (let t = this.parent; t; t = t.parent, e++) {
        let n = e == 1 ? la : ca;
        t.dirty < n && (t.dirty = n);
      }
    }
    get domAtom() {
      return !1;
    }
    get ignoreForCoords() {
      return !1;
    }
    get ignoreForSelection() {
      return !1;
    }
    isText(e) {
      return !1;
    }
  },
  fa = class extends da {
    constructor(e, t, n, r) {
      let i,
        a = t.type.toDOM;
      if (
        (typeof a == `function` &&
          (a = a(n, () => {
            if (!i) return r;
            if (i.parent) return i.parent.posBeforeChild(i);
          })),
        !t.type.spec.raw)
      ) {
        let e = z(a) ? a : document.createElement(`span`);
        (e != a && (e.appendChild(a), (a = e)),
          e.hasAttribute(`contenteditable`) || (e.contentEditable = `false`),
          e.classList.add(`ProseMirror-widget`));
      }
      (super(e, [], a, null), (this.widget = t), (this.widget = t), (i = this));
    }
    matchesWidget(e) {
      return this.dirty == K && e.type.eq(this.widget.type);
    }
    parseRule() {
      return { ignore: !0 };
    }
    stopEvent(e) {
      let t = this.widget.spec.stopEvent;
      return t ? t(e) : !1;
    }
    ignoreMutation(e) {
      return e.type != `selection` || this.widget.spec.ignoreSelection;
    }
    destroy() {
      (this.widget.type.destroy(this.dom), super.destroy());
    }
    get domAtom() {
      return !0;
    }
    get ignoreForSelection() {
      return !!this.widget.type.spec.relaxedSide;
    }
    get side() {
      return this.widget.type.side;
    }
  },
  pa = class extends da {
    constructor(e, t, n, r) {
      (super(e, [], t, null), (this.textDOM = n), (this.text = r));
    }
    get size() {
      return this.text.length;
    }
    localPosFromDOM(e, t) {
      return e == this.textDOM ? this.posAtStart + t : this.posAtStart + (t ? this.size : 0);
    }
    domFromPos(e) {
      return { node: this.textDOM, offset: e };
    }
    ignoreMutation(e) {
      return e.type === `characterData` && e.target.nodeValue == e.oldValue;
    }
  },
  ma = class e extends da {
    constructor(e, t, n, r, i) {
      (super(e, [], n, r), (this.mark = t), (this.spec = i));
    }
    static create(t, n, r, i) {
      let a = i.nodeViews[n.type.name],
        o = a && a(n, i, r);
      return (
        (o && o.dom) || (o = Ut.renderSpec(document, n.type.spec.toDOM(n, r), null, n.attrs)),
        new e(t, n, o.dom, o.contentDOM || o.dom, o)
      );
    }
    parseRule() {
      return this.dirty & ua || this.mark.type.spec.reparseInView
        ? null
        : { mark: this.mark.type.name, attrs: this.mark.attrs, contentElement: this.contentDOM };
    }
    matchesMark(e) {
      return this.dirty != ua && this.mark.eq(e);
    }
    markDirty(e, t) {
      if ((super.markDirty(e, t), this.dirty != K)) {
        let e = this.parent;
        for (; !e.node;) e = e.parent;
        (e.dirty < this.dirty && (e.dirty = this.dirty), (this.dirty = K));
      }
    }
    slice(t, n, r) {
      let i = e.create(this.parent, this.mark, !0, r),
        a = this.children,
        o = this.size;
      (n < o && (a = Fa(a, n, o, r)), t > 0 && (a = Fa(a, 0, t, r)));
      for (let e = 0; e < a.length; e++) a[e].parent = i;
      return ((i.children = a), i);
    }
    ignoreMutation(e) {
      return this.spec.ignoreMutation ? this.spec.ignoreMutation(e) : super.ignoreMutation(e);
    }
    destroy() {
      (this.spec.destroy && this.spec.destroy(), super.destroy());
    }
  },
  ha = class e extends da {
    constructor(e, t, n, r, i, a, o) {
      (super(e, [], i, a),
        (this.node = t),
        (this.outerDeco = n),
        (this.innerDeco = r),
        (this.nodeDOM = o));
    }
    static create(t, n, r, i, a, o) {
      let s = a.nodeViews[n.type.name],
        c,
        l =
          s &&
          s(
            n,
            a,
            () => {
              if (!c) return o;
              if (c.parent) return c.parent.posBeforeChild(c);
            },
            r,
            i,
          ),
        u = l && l.dom,
        d = l && l.contentDOM;
      if (n.isText) {
        if (!u) u = document.createTextNode(n.text);
        else if (!B(u)) throw RangeError(`Text must be rendered as a DOM text node`);
      } else if (!u) {
        let e = Ut.renderSpec(document, n.type.spec.toDOM(n), null, n.attrs);
        ({ dom: u, contentDOM: d } = e);
      }
      !d &&
        !n.isText &&
        u.nodeName != `BR` &&
        (u.hasAttribute(`contenteditable`) || (u.contentEditable = `false`),
        n.type.spec.draggable && (u.draggable = !0));
      let f = u;
      return (
        (u = Ea(u, r, n)),
        l
          ? (c = new ya(t, n, r, i, u, d || null, f, l))
          : n.isText
            ? new _a(t, n, r, i, u, f)
            : new e(t, n, r, i, u, d || null, f)
      );
    }
    parseRule(e) {
      if (this.node.type.spec.reparseInView) return null;
      let t = { node: this.node.type.name, attrs: this.node.attrs };
      if ((this.node.type.whitespace == `pre` && (t.preserveWhitespace = `full`), !this.contentDOM))
        t.getContent = () => this.node.content;
      else if (!this.contentLost) t.contentElement = this.contentDOM;
      else {
        for (let e = this.children.length - 1; e >= 0; e--) {
          let n = this.children[e];
          if (this.dom.contains(n.dom.parentNode)) {
            t.contentElement = n.dom.parentNode;
            break;
          }
        }
        if (!t.contentElement) {
          let n = e && e.find((t) => z(t) && e.indexOf(t.parentNode) < 0 && this.dom.contains(t));
          n ? (t.contentElement = n) : (t.getContent = () => k.empty);
        }
      }
      return t;
    }
    matchesNode(e, t, n) {
      return this.dirty == K && e.eq(this.node) && Da(t, this.outerDeco) && n.eq(this.innerDeco);
    }
    get size() {
      return this.node.nodeSize;
    }
    get border() {
      return +!this.node.isLeaf;
    }
    updateChildren(e, t) {
      let n = this.node.inlineContent,
        r = t,
        i = e.composing ? this.localCompositionInfo(e, t) : null,
        a = i && i.pos > -1 ? i : null,
        o = i && i.pos < 0,
        s = new ka(this, a && a.node, e),
        c = this.node.inlineContent,
        l = c && this.node.isBlock;
      (Ma(
        this.node,
        this.innerDeco,
        (t, i, a) => {
          (t.spec.marks
            ? s.syncToMarks(t.spec.marks, n, e, i)
            : t.type.side >= 0 &&
              !a &&
              s.syncToMarks(i == this.node.childCount ? A.none : this.node.child(i).marks, n, e, i),
            s.placeWidget(t, e, r));
        },
        (t, a, u, d) => {
          (s.syncToMarks(t.marks, n, e, d),
            l && t.isAtom && !t.isText && s.addHackNode(`IMG`, s.top));
          let f;
          (s.findNodeMatch(t, a, u, d) ||
            (o &&
              e.state.selection.from > r &&
              e.state.selection.to < r + t.nodeSize &&
              (f = s.findIndexWithChild(i.node)) > -1 &&
              s.updateNodeAt(t, a, u, f, e)) ||
            s.updateNextNode(t, a, u, e, d, r) ||
            s.addNode(t, a, u, e, r),
            (r += t.nodeSize),
            c && (l = t.isAtom && !t.isText));
        },
      ),
        s.syncToMarks([], n, e, 0),
        this.node.isTextblock && s.addTextblockHacks(),
        s.destroyRest(),
        (s.changed || this.dirty == la) &&
          (a && this.protectLocalComposition(e, a),
          ba(this.contentDOM, this.children, e),
          Ti && Na(this.dom)));
    }
    localCompositionInfo(e, t) {
      let { from: n, to: r } = e.state.selection;
      if (!(e.state.selection instanceof F) || n < t || r > t + this.node.content.size) return null;
      let i = e.input.compositionNode;
      if (!i || !this.dom.contains(i.parentNode)) return null;
      if (this.node.inlineContent) {
        let e = i.nodeValue,
          a = Pa(this.node.content, e, n - t, r - t);
        return a < 0 ? null : { node: i, pos: a, text: e };
      }
      return { node: i, pos: -1, text: `` };
    }
    protectLocalComposition(e, { node: t, pos: n, text: r }) {
      if (this.getDesc(t)) return;
      let i = t;
      for (; i.parentNode != this.contentDOM; i = i.parentNode) {
        for (; i.previousSibling;) i.parentNode.removeChild(i.previousSibling);
        for (; i.nextSibling;) i.parentNode.removeChild(i.nextSibling);
        i.pmViewDesc && (i.pmViewDesc = void 0);
      }
      let a = new pa(this, i, t, r);
      (e.input.compositionNodes.push(a),
        (this.children = Fa(this.children, n, n + r.length, e, a)));
    }
    update(e, t, n, r) {
      return this.dirty == ua || !e.sameMarkup(this.node) ? !1 : (this.updateInner(e, t, n, r), !0);
    }
    updateInner(e, t, n, r) {
      (this.updateOuterDeco(t),
        (this.node = e),
        (this.innerDeco = n),
        this.contentDOM && this.updateChildren(r, this.posAtStart),
        (this.dirty = K));
    }
    updateOuterDeco(e) {
      if (Da(e, this.outerDeco)) return;
      let t = !z(this.nodeDOM),
        n = this.dom;
      ((this.dom = wa(
        this.dom,
        this.nodeDOM,
        Ca(this.outerDeco, this.node, t),
        Ca(e, this.node, t),
      )),
        this.dom != n && ((n.pmViewDesc = void 0), (this.dom.pmViewDesc = this)),
        (this.outerDeco = e));
    }
    selectNode() {
      z(this.nodeDOM) &&
        (this.nodeDOM.classList.add(`ProseMirror-selectednode`),
        (this.contentDOM || !this.node.type.spec.draggable) && (this.nodeDOM.draggable = !0));
    }
    deselectNode() {
      z(this.nodeDOM) &&
        (this.nodeDOM.classList.remove(`ProseMirror-selectednode`),
        (this.contentDOM || !this.node.type.spec.draggable) &&
          this.nodeDOM.removeAttribute(`draggable`));
    }
    get domAtom() {
      return this.node.isAtom;
    }
  };
function ga(e, t, n, r, i) {
  Ea(r, t, e);
  let a = new ha(void 0, e, t, n, r, r, r);
  return (a.contentDOM && a.updateChildren(i, 0), a);
}
var _a = class e extends ha {
    constructor(e, t, n, r, i, a) {
      super(e, t, n, r, i, null, a);
    }
    parseRule() {
      let e = this.nodeDOM.parentNode;
      for (; e && e != this.dom && !e.pmIsDeco;) e = e.parentNode;
      return { skip: e || !0 };
    }
    update(e, t, n, r) {
      return this.dirty == ua || (this.dirty != K && !this.inParent()) || !e.sameMarkup(this.node)
        ? !1
        : (this.updateOuterDeco(t),
          (this.dirty != K || e.text != this.node.text) &&
            e.text != this.nodeDOM.nodeValue &&
            ((this.nodeDOM.nodeValue = e.text),
            r.trackWrites == this.nodeDOM && (r.trackWrites = null)),
          (this.node = e),
          (this.dirty = K),
          !0);
    }
    inParent() {
      let e = this.parent.contentDOM;
      for (let t = this.nodeDOM; t; t = t.parentNode) if (t == e) return !0;
      return !1;
    }
    domFromPos(e) {
      return { node: this.nodeDOM, offset: e };
    }
    localPosFromDOM(e, t, n) {
      return e == this.nodeDOM
        ? this.posAtStart + Math.min(t, this.node.text.length)
        : super.localPosFromDOM(e, t, n);
    }
    ignoreMutation(e) {
      return e.type != `characterData` && e.type != `selection`;
    }
    slice(t, n, r) {
      let i = this.node.cut(t, n),
        a = document.createTextNode(i.text);
      return new e(this.parent, i, this.outerDeco, this.innerDeco, a, a);
    }
    markDirty(e, t) {
      (super.markDirty(e, t),
        this.dom != this.nodeDOM &&
          (e == 0 || t == this.nodeDOM.nodeValue.length) &&
          (this.dirty = ua));
    }
    get domAtom() {
      return !1;
    }
    isText(e) {
      return this.node.text == e;
    }
  },
  va = class extends da {
    parseRule() {
      return { ignore: !0 };
    }
    matchesHack(e) {
      return this.dirty == K && this.dom.nodeName == e;
    }
    get domAtom() {
      return !0;
    }
    get ignoreForCoords() {
      return this.dom.nodeName == `IMG`;
    }
  },
  ya = class extends ha {
    constructor(e, t, n, r, i, a, o, s) {
      (super(e, t, n, r, i, a, o), (this.spec = s));
    }
    update(e, t, n, r) {
      if (this.dirty == ua) return !1;
      if (this.spec.update && (this.node.type == e.type || this.spec.multiType)) {
        let i = this.spec.update(e, t, n);
        return (i && this.updateInner(e, t, n, r), i);
      }
      return !this.contentDOM && !e.isLeaf ? !1 : super.update(e, t, n, r);
    }
    selectNode() {
      this.spec.selectNode ? this.spec.selectNode() : super.selectNode();
    }
    deselectNode() {
      this.spec.deselectNode ? this.spec.deselectNode() : super.deselectNode();
    }
    setSelection(e, t, n, r) {
      this.spec.setSelection
        ? this.spec.setSelection(e, t, n.root)
        : super.setSelection(e, t, n, r);
    }
    destroy() {
      (this.spec.destroy && this.spec.destroy(), super.destroy());
    }
    stopEvent(e) {
      return this.spec.stopEvent ? this.spec.stopEvent(e) : !1;
    }
    ignoreMutation(e) {
      return this.spec.ignoreMutation ? this.spec.ignoreMutation(e) : super.ignoreMutation(e);
    }
  };
function ba(e, t, n) {
  let r = e.firstChild,
    i = !1;
  for (let a = 0; a < t.length; a++) {
    let o = t[a],
      s = o.dom;
    if (s.parentNode == e) {
      for (; s != r;) ((r = Oa(r)), (i = !0));
      r = r.nextSibling;
    } else ((i = !0), e.insertBefore(s, r));
    if (o instanceof ma) {
      let t = r ? r.previousSibling : e.lastChild;
      (ba(o.contentDOM, o.children, n), (r = t ? t.nextSibling : e.firstChild));
    }
  }
  for (; r;) ((r = Oa(r)), (i = !0));
  i && n.trackWrites == e && (n.trackWrites = null);
}
var xa = function (e) {
  e && (this.nodeName = e);
};
xa.prototype = Object.create(null);
var Sa = [new xa()];
function Ca(e, t, n) {
  if (e.length == 0) return Sa;
  let r = n ? Sa[0] : new xa(),
    i = [r];
  for (let a = 0; a < e.length; a++) {
    let o = e[a].type.attrs;
    if (o) {
      o.nodeName && i.push((r = new xa(o.nodeName)));
      for (let e in o) {
        let a = o[e];
        a != null &&
          (n && i.length == 1 && i.push((r = new xa(t.isInline ? `span` : `div`))),
          e == `class`
            ? (r.class = (r.class ? r.class + ` ` : ``) + a)
            : e == `style`
              ? (r.style = (r.style ? r.style + `;` : ``) + a)
              : e != `nodeName` && (r[e] = a));
      }
    }
  }
  return i;
}
function wa(e, t, n, r) {
  if (n == Sa && r == Sa) return t;
  let i = t;
  for (let t = 0; t < r.length; t++) {
    let a = r[t],
      o = n[t];
    if (t) {
      let t;
      ((o &&
        o.nodeName == a.nodeName &&
        i != e &&
        (t = i.parentNode) &&
        t.nodeName.toLowerCase() == a.nodeName) ||
        ((t = document.createElement(a.nodeName)),
        (t.pmIsDeco = !0),
        t.appendChild(i),
        (o = Sa[0])),
        (i = t));
    }
    Ta(i, o || Sa[0], a);
  }
  return i;
}
function Ta(e, t, n) {
  for (let r in t)
    r != `class` && r != `style` && r != `nodeName` && !(r in n) && e.removeAttribute(r);
  for (let r in n)
    r != `class` && r != `style` && r != `nodeName` && n[r] != t[r] && e.setAttribute(r, n[r]);
  if (t.class != n.class) {
    let r = t.class ? t.class.split(` `).filter(Boolean) : [],
      i = n.class ? n.class.split(` `).filter(Boolean) : [];
    for (let t = 0; t < r.length; t++) i.indexOf(r[t]) == -1 && e.classList.remove(r[t]);
    for (let t = 0; t < i.length; t++) r.indexOf(i[t]) == -1 && e.classList.add(i[t]);
    e.classList.length == 0 && e.removeAttribute(`class`);
  }
  if (t.style != n.style) {
    if (t.style) {
      let n = /\s*([\w\-\xa1-\uffff]+)\s*:(?:"(?:\\.|[^"])*"|'(?:\\.|[^'])*'|\(.*?\)|[^;])*/g,
        r;
      for (; (r = n.exec(t.style));) e.style.removeProperty(r[1]);
    }
    n.style && (e.style.cssText += n.style);
  }
}
function Ea(e, t, n) {
  return wa(e, e, Sa, Ca(t, n, !z(e)));
}
function Da(e, t) {
  if (e.length != t.length) return !1;
  for (let n = 0; n < e.length; n++) if (!e[n].type.eq(t[n].type)) return !1;
  return !0;
}
function Oa(e) {
  let t = e.nextSibling;
  return (e.parentNode.removeChild(e), t);
}
var ka = class {
  constructor(e, t, n) {
    ((this.lock = t),
      (this.view = n),
      (this.index = 0),
      (this.stack = []),
      (this.changed = !1),
      (this.top = e),
      (this.preMatch = Aa(e.node.content, e)));
  }
  destroyBetween(e, t) {
    if (e != t) {
      for (let n = e; n < t; n++) this.top.children[n].destroy();
      (this.top.children.splice(e, t - e), (this.changed = !0));
    }
  }
  destroyRest() {
    this.destroyBetween(this.index, this.top.children.length);
  }
  syncToMarks(e, t, n, r) {
    let i = 0,
      a = this.stack.length >> 1,
      o = Math.min(a, e.length);
    for (
      ;
      i < o &&
      (i == a - 1 ? this.top : this.stack[(i + 1) << 1]).matchesMark(e[i]) &&
      e[i].type.spec.spanning !== !1;
    )
      i++;
    for (; i < a;)
      (this.destroyRest(),
        (this.top.dirty = K),
        (this.index = this.stack.pop()),
        (this.top = this.stack.pop()),
        a--);
    for (; a < e.length;) {
      this.stack.push(this.top, this.index + 1);
      let i = -1,
        o = this.top.children.length;
      r < this.preMatch.index && (o = Math.min(this.index + 3, o));
      for (let t = this.index; t < o; t++) {
        let n = this.top.children[t];
        if (n.matchesMark(e[a]) && !this.isLocked(n.dom)) {
          i = t;
          break;
        }
      }
      if (i < 0 && this.index < this.top.children.length) {
        let t = this.top.children[this.index];
        t instanceof ma &&
          t.dirty != ua &&
          t.mark.type == e[a].type &&
          t.spec.update &&
          !this.isLocked(t.dom) &&
          t.spec.update(e[a]) &&
          ((t.mark = e[a]), (i = this.index), (this.changed = !0));
      }
      if (i > -1)
        (i > this.index && ((this.changed = !0), this.destroyBetween(this.index, i)),
          (this.top = this.top.children[this.index]));
      else {
        let r = ma.create(this.top, e[a], t, n);
        (this.top.children.splice(this.index, 0, r), (this.top = r), (this.changed = !0));
      }
      ((this.index = 0), a++);
    }
  }
  findNodeMatch(e, t, n, r) {
    let i = -1,
      a;
    if (
      r >= this.preMatch.index &&
      (a = this.preMatch.matches[r - this.preMatch.index]).parent == this.top &&
      a.matchesNode(e, t, n)
    )
      i = this.top.children.indexOf(a, this.index);
    else
      for (let r = this.index, a = Math.min(this.top.children.length, r + 5); r < a; r++) {
        let a = this.top.children[r];
        if (a.matchesNode(e, t, n) && !this.preMatch.matched.has(a)) {
          i = r;
          break;
        }
      }
    return i < 0 ? !1 : (this.destroyBetween(this.index, i), this.index++, !0);
  }
  updateNodeAt(e, t, n, r, i) {
    let a = this.top.children[r];
    return (
      a.dirty == ua && a.dom == a.contentDOM && (a.dirty = la),
      a.update(e, t, n, i) ? (this.destroyBetween(this.index, r), this.index++, !0) : !1
    );
  }
  findIndexWithChild(e) {
    for (;;) {
      let t = e.parentNode;
      if (!t) return -1;
      if (t == this.top.contentDOM) {
        let t = e.pmViewDesc;
        if (t) {
          for (let e = this.index; e < this.top.children.length; e++)
            if (this.top.children[e] == t) return e;
        }
        return -1;
      }
      e = t;
    }
  }
  updateNextNode(e, t, n, r, i, a) {
    for (let o = this.index; o < this.top.children.length; o++) {
      let s = this.top.children[o];
      if (s instanceof ha) {
        let c = this.preMatch.matched.get(s);
        if (c != null && c != i) return !1;
        let l = s.dom,
          u,
          d =
            this.isLocked(l) &&
            !(
              e.isText &&
              s.node &&
              s.node.isText &&
              s.nodeDOM.nodeValue == e.text &&
              s.dirty != ua &&
              Da(t, s.outerDeco)
            );
        if (!d && s.update(e, t, n, r))
          return (
            this.destroyBetween(this.index, o), s.dom != l && (this.changed = !0), this.index++, !0
          );
        if (!d && (u = this.recreateWrapper(s, e, t, n, r, a)))
          return (
            this.destroyBetween(this.index, o),
            (this.top.children[this.index] = u),
            u.contentDOM && ((u.dirty = la), u.updateChildren(r, a + 1), (u.dirty = K)),
            (this.changed = !0),
            this.index++,
            !0
          );
        break;
      }
    }
    return !1;
  }
  recreateWrapper(e, t, n, r, i, a) {
    if (
      e.dirty ||
      t.isAtom ||
      !e.children.length ||
      !e.node.content.eq(t.content) ||
      !Da(n, e.outerDeco) ||
      !r.eq(e.innerDeco)
    )
      return null;
    let o = ha.create(this.top, t, n, r, i, a);
    if (o.contentDOM) {
      ((o.children = e.children), (e.children = []));
      for (let e of o.children) e.parent = o;
    }
    return (e.destroy(), o);
  }
  addNode(e, t, n, r, i) {
    let a = ha.create(this.top, e, t, n, r, i);
    (a.contentDOM && a.updateChildren(r, i + 1),
      this.top.children.splice(this.index++, 0, a),
      (this.changed = !0));
  }
  placeWidget(e, t, n) {
    let r = this.index < this.top.children.length ? this.top.children[this.index] : null;
    if (r && r.matchesWidget(e) && (e == r.widget || !r.widget.type.toDOM.parentNode)) this.index++;
    else {
      let r = new fa(this.top, e, t, n);
      (this.top.children.splice(this.index++, 0, r), (this.changed = !0));
    }
  }
  addTextblockHacks() {
    let e = this.top.children[this.index - 1],
      t = this.top;
    for (; e instanceof ma;) ((t = e), (e = t.children[t.children.length - 1]));
    (!e ||
      !(e instanceof _a) ||
      /\n$/.test(e.node.text) ||
      (this.view.requiresGeckoHackNode && /\s$/.test(e.node.text))) &&
      ((W || U) && e && e.dom.contentEditable == `false` && this.addHackNode(`IMG`, t),
      this.addHackNode(`BR`, this.top));
  }
  addHackNode(e, t) {
    if (t == this.top && this.index < t.children.length && t.children[this.index].matchesHack(e))
      this.index++;
    else {
      let n = document.createElement(e);
      (e == `IMG` && ((n.className = `ProseMirror-separator`), (n.alt = ``)),
        e == `BR` && (n.className = `ProseMirror-trailingBreak`));
      let r = new va(this.top, [], n, null);
      (t == this.top ? t.children.splice(this.index++, 0, r) : t.children.push(r),
        (this.changed = !0));
    }
  }
  isLocked(e) {
    return this.lock && (e == this.lock || (z(e) && e.contains(this.lock.parentNode)));
  }
};
function Aa(e, t) {
  let n = t,
    r = n.children.length,
    i = e.childCount,
    a = new Map(),
    o = [];
  outer: for (; i > 0;) {
    let s;
    for (;;)
      if (r) {
        let e = n.children[r - 1];
        if (e instanceof ma) ((n = e), (r = e.children.length));
        else {
          ((s = e), r--);
          break;
        }
      } else if (n == t) break outer;
      else ((r = n.parent.children.indexOf(n)), (n = n.parent));
    let c = s.node;
    if (c) {
      if (c != e.child(i - 1)) break;
      (--i, a.set(s, i), o.push(s));
    }
  }
  return { index: i, matched: a, matches: o.reverse() };
}
function ja(e, t) {
  return e.type.side - t.type.side;
}
function Ma(e, t, n, r) {
  let i = t.locals(e),
    a = 0;
  if (i.length == 0) {
    for (let n = 0; n < e.childCount; n++) {
      let o = e.child(n);
      (r(o, i, t.forChild(a, o), n), (a += o.nodeSize));
    }
    return;
  }
  let o = 0,
    s = [],
    c = null;
  for (let l = 0; ;) {
    let u, d;
    for (; o < i.length && i[o].to == a;) {
      let e = i[o++];
      e.widget && (u ? (d ||= [u]).push(e) : (u = e));
    }
    if (u) {
      if (d) {
        d.sort(ja);
        for (let e = 0; e < d.length; e++) n(d[e], l, !!c);
      } else n(u, l, !!c);
    }
    let f, p;
    if (c) ((p = -1), (f = c), (c = null));
    else if (l < e.childCount) ((p = l), (f = e.child(l++)));
    else break;
    for (let e = 0; e < s.length; e++) s[e].to <= a && s.splice(e--, 1);
    for (; o < i.length && i[o].from <= a && i[o].to > a;) s.push(i[o++]);
    let m = a + f.nodeSize;
    if (f.isText) {
      let e = m;
      o < i.length && i[o].from < e && (e = i[o].from);
      for (let t = 0; t < s.length; t++) s[t].to < e && (e = s[t].to);
      e < m && ((c = f.cut(e - a)), (f = f.cut(0, e - a)), (m = e), (p = -1));
    } else for (; o < i.length && i[o].to < m;) o++;
    let h = f.isInline && !f.isLeaf ? s.filter((e) => !e.inline) : s.slice();
    (r(f, h, t.forChild(a, f), p), (a = m));
  }
}
function Na(e) {
  if (e.nodeName == `UL` || e.nodeName == `OL`) {
    let t = e.style.cssText;
    ((e.style.cssText = t + `; list-style: square !important`),
      window.getComputedStyle(e).listStyle,
      (e.style.cssText = t));
  }
}
function Pa(e, t, n, r) {
  for (let i = 0, a = 0; i < e.childCount && a <= r;) {
    let o = e.child(i++),
      s = a;
    if (((a += o.nodeSize), !o.isText)) continue;
    let c = o.text;
    for (; i < e.childCount;) {
      let t = e.child(i++);
      if (((a += t.nodeSize), !t.isText)) break;
      c += t.text;
    }
    if (a >= n) {
      if (a >= r && c.slice(r - t.length - s, r - s) == t) return r - t.length;
      let e = s < r ? c.lastIndexOf(t, r - s - 1) : -1;
      if (e >= 0 && e + t.length + s >= n) return s + e;
      if (n == r && c.length >= r + t.length - s && c.slice(r - s, r - s + t.length) == t) return r;
    }
  }
  return -1;
}
function Fa(e, t, n, r, i) {
  let a = [];
  for (let o = 0, s = 0; o < e.length; o++) {
    let c = e[o],
      l = s,
      u = (s += c.size);
    l >= n || u <= t
      ? a.push(c)
      : (l < t && a.push(c.slice(0, t - l, r)),
        (i &&= (a.push(i), void 0)),
        u > n && a.push(c.slice(n - l, c.size, r)));
  }
  return a;
}
function Ia(e, t = null) {
  let n = e.domSelectionRange(),
    r = e.state.doc;
  if (!n.focusNode) return null;
  let i = e.docView.nearestDesc(n.focusNode),
    a = i && i.size == 0,
    o = e.docView.posFromDOM(n.focusNode, n.focusOffset, 1);
  if (o < 0) return null;
  let s = r.resolve(o),
    c,
    l;
  if (fi(n)) {
    for (c = o; i && !i.node;) i = i.parent;
    if (
      i &&
      i.node.isAtom &&
      I.isSelectable(i.node) &&
      i.parent &&
      !(i.node.isInline && ui(n.focusNode, n.focusOffset, i.dom))
    ) {
      let e = i.posBefore;
      l = new I(o == e ? s : r.resolve(e));
    } else if (
      H &&
      t == `key` &&
      o > e.state.selection.to &&
      z(n.focusNode) &&
      n.focusOffset == n.focusNode.childNodes.length &&
      i &&
      i.posAtStart > e.state.selection.to
    )
      for (let e = n.focusNode; ; e = e.parentNode) {
        if (getComputedStyle(e).overflow != `visible`) {
          l = P.findFrom(r.resolve(i.posAtStart), 1);
          break;
        }
        if (e == i.dom || e.nextSibling || !e.parentNode || !z(e.parentNode)) break;
      }
  } else {
    if (n instanceof e.dom.ownerDocument.defaultView.Selection && n.rangeCount > 1) {
      let t = o,
        i = o;
      for (let r = 0; r < n.rangeCount; r++) {
        let a = n.getRangeAt(r);
        ((t = Math.min(t, e.docView.posFromDOM(a.startContainer, a.startOffset, 1))),
          (i = Math.max(i, e.docView.posFromDOM(a.endContainer, a.endOffset, -1))));
      }
      if (t < 0) return null;
      (([c, o] = i == e.state.selection.anchor ? [i, t] : [t, i]), (s = r.resolve(o)));
    } else c = e.docView.posFromDOM(n.anchorNode, n.anchorOffset, 1);
    if (c < 0) return null;
  }
  let u = r.resolve(c);
  if (!l) {
    let n = t == `pointer` || (e.state.selection.head < s.pos && !a) ? 1 : -1;
    l = qa(e, u, s, n);
  }
  return l;
}
function La(e) {
  return e.editable
    ? e.hasFocus()
    : Ya(e) && document.activeElement && document.activeElement.contains(e.dom);
}
function Ra(e, t = !1) {
  let n = e.state.selection;
  if ((Ga(e, n), !La(e))) return;
  let r = e.input.mouseDown;
  if (!t && U && r) {
    let t = e.domSelectionRange(),
      n = e.domObserver.currentSelection;
    if (
      t.anchorNode &&
      n.anchorNode &&
      ii(t.anchorNode, t.anchorOffset, n.anchorNode, n.anchorOffset) &&
      r.delaySelUpdate()
    ) {
      e.domObserver.setCurSelection();
      return;
    }
  }
  if ((e.domObserver.disconnectSelection(), e.cursorWrapper)) Wa(e);
  else {
    let { anchor: r, head: i } = n,
      a,
      o;
    (za &&
      !(n instanceof F) &&
      (n.$from.parent.inlineContent || (a = Ba(e, n.from)),
      !n.empty && !n.$from.parent.inlineContent && (o = Ba(e, n.to))),
      e.docView.setSelection(r, i, e, t),
      za && (a && Ha(a), o && Ha(o)),
      n.visible
        ? e.dom.classList.remove(`ProseMirror-hideselection`)
        : (e.dom.classList.add(`ProseMirror-hideselection`),
          `onselectionchange` in document && Ua(e)));
  }
  (e.domObserver.setCurSelection(), e.domObserver.connectSelection());
}
var za = W || (U && wi < 63);
function Ba(e, t) {
  let { node: n, offset: r } = e.docView.domFromPos(t, 0),
    i = r < n.childNodes.length ? n.childNodes[r] : null,
    a = r ? n.childNodes[r - 1] : null;
  if (W && i && i.contentEditable == `false`) return Va(i);
  if ((!i || i.contentEditable == `false`) && (!a || a.contentEditable == `false`)) {
    if (i) return Va(i);
    if (a) return Va(a);
  }
}
function Va(e) {
  return (
    (e.contentEditable = `true`), W && e.draggable && ((e.draggable = !1), (e.wasDraggable = !0)), e
  );
}
function Ha(e) {
  ((e.contentEditable = `false`), (e.wasDraggable &&= ((e.draggable = !0), null)));
}
function Ua(e) {
  let t = e.dom.ownerDocument;
  t.removeEventListener(`selectionchange`, e.input.hideSelectionGuard);
  let n = e.domSelectionRange(),
    r = n.anchorNode,
    i = n.anchorOffset;
  t.addEventListener(
    `selectionchange`,
    (e.input.hideSelectionGuard = () => {
      (n.anchorNode != r || n.anchorOffset != i) &&
        (t.removeEventListener(`selectionchange`, e.input.hideSelectionGuard),
        setTimeout(() => {
          (!La(e) || e.state.selection.visible) &&
            e.dom.classList.remove(`ProseMirror-hideselection`);
        }, 20));
    }),
  );
}
function Wa(e) {
  let t = e.domSelection();
  if (!t) return;
  let n = e.cursorWrapper.dom,
    r = n.nodeName == `IMG`;
  (r ? t.collapse(n.parentNode, L(n) + 1) : t.collapse(n, 0),
    !r && !e.state.selection.visible && V && Si <= 11 && ((n.disabled = !0), (n.disabled = !1)));
}
function Ga(e, t) {
  if (t instanceof I) {
    let n = e.docView.descAt(t.from);
    n != e.lastSelectedViewDesc && (Ka(e), n && n.selectNode(), (e.lastSelectedViewDesc = n));
  } else Ka(e);
}
function Ka(e) {
  e.lastSelectedViewDesc &&=
    (e.lastSelectedViewDesc.parent && e.lastSelectedViewDesc.deselectNode(), void 0);
}
function qa(e, t, n, r) {
  return e.someProp(`createSelectionBetween`, (r) => r(e, t, n)) || F.between(t, n, r);
}
function Ja(e) {
  return e.editable && !e.hasFocus() ? !1 : Ya(e);
}
function Ya(e) {
  let t = e.domSelectionRange();
  if (!t.anchorNode) return !1;
  try {
    return si(e.dom, t.anchorNode) && (e.editable || si(e.dom, t.focusNode));
  } catch {
    return !1;
  }
}
function Xa(e) {
  let t = e.docView.domFromPos(e.state.selection.anchor, 0),
    n = e.domSelectionRange();
  return ii(t.node, t.offset, n.anchorNode, n.anchorOffset);
}
function Za(e, t) {
  let { $anchor: n, $head: r } = e.selection,
    i = t > 0 ? n.max(r) : n.min(r),
    a = i.parent.inlineContent
      ? i.depth
        ? e.doc.resolve(t > 0 ? i.after() : i.before())
        : null
      : i;
  return a && P.findFrom(a, t);
}
function Qa(e, t) {
  return (e.dispatch(e.state.tr.setSelection(t).scrollIntoView()), !0);
}
function $a(e, t, n) {
  let r = e.state.selection;
  if (r instanceof F) {
    if (n.indexOf(`s`) > -1) {
      let { $head: n } = r,
        i = n.textOffset ? null : t < 0 ? n.nodeBefore : n.nodeAfter;
      if (!i || i.isText || !i.isLeaf) return !1;
      let a = e.state.doc.resolve(n.pos + i.nodeSize * (t < 0 ? -1 : 1));
      return Qa(e, new F(r.$anchor, a));
    }
    if (!r.empty) return !1;
    if (e.endOfTextblock(t > 0 ? `forward` : `backward`)) {
      let n = Za(e.state, t);
      return n && n instanceof I ? Qa(e, n) : !1;
    }
    if (!G || n.indexOf(`m`) < 0) {
      let n = r.$head,
        i = n.textOffset ? null : t < 0 ? n.nodeBefore : n.nodeAfter,
        a;
      if (!i || i.isText) return !1;
      let o = t < 0 ? n.pos - i.nodeSize : n.pos;
      return i.isAtom || ((a = e.docView.descAt(o)) && !a.contentDOM)
        ? I.isSelectable(i)
          ? Qa(e, new I(t < 0 ? e.state.doc.resolve(n.pos - i.nodeSize) : n))
          : Qa(e, new F(e.state.doc.resolve(t < 0 ? o : o + i.nodeSize)))
        : !1;
    }
  } else if (r instanceof I && r.node.isInline) return Qa(e, new F(t > 0 ? r.$to : r.$from));
  else {
    let n = Za(e.state, t);
    return n ? Qa(e, n) : !1;
  }
}
function eo(e, t) {
  let n = e.pmViewDesc;
  return n
    ? n.size == 0 && (t < 0 || e.nextSibling || e.nodeName != `BR`)
    : z(e) && e.contentEditable == `false`;
}
function to(e, t) {
  return t < 0 ? no(e) : ro(e);
}
function no(e) {
  let t = e.domSelectionRange(),
    n = t.focusNode,
    r = t.focusOffset;
  if (!n) return;
  let i,
    a,
    o = !1;
  for (H && z(n) && r < R(n) && eo(n.childNodes[r], -1) && (o = !0); ;)
    if (r > 0) {
      if (!z(n)) break;
      let e = n.childNodes[r - 1];
      if (eo(e, -1)) ((i = n), (a = --r));
      else if (B(e)) ((n = e), (r = n.nodeValue.length));
      else break;
    } else if (io(n)) break;
    else {
      let t = n.previousSibling;
      for (; t && eo(t, -1);) ((i = n.parentNode), (a = L(t)), (t = t.previousSibling));
      if (t) ((n = t), (r = R(n)));
      else {
        if (((n = n.parentNode), n == e.dom)) break;
        r = 0;
      }
    }
  o ? so(e, n, r) : i && so(e, i, a);
}
function ro(e) {
  let t = e.domSelectionRange(),
    n = t.focusNode,
    r = t.focusOffset;
  if (!n) return;
  let i = R(n),
    a,
    o;
  for (;;)
    if (r < i) {
      if (!z(n)) break;
      let e = n.childNodes[r];
      if (eo(e, 1)) ((a = n), (o = ++r));
      else break;
    } else if (io(n)) break;
    else {
      let t = n.nextSibling;
      for (; t && eo(t, 1);) ((a = t.parentNode), (o = L(t) + 1), (t = t.nextSibling));
      if (t) ((n = t), (r = 0), (i = R(n)));
      else {
        if (((n = n.parentNode), n == e.dom)) break;
        r = i = 0;
      }
    }
  a && so(e, a, o);
}
function io(e) {
  let t = e.pmViewDesc;
  return t && t.node && t.node.isBlock;
}
function ao(e, t) {
  for (; e && t == e.childNodes.length && !di(e);) ((t = L(e) + 1), (e = e.parentNode));
  for (; e && t < e.childNodes.length;) {
    let n = e.childNodes[t];
    if (B(n)) return n;
    if (z(n) && n.contentEditable == `false`) break;
    ((e = n), (t = 0));
  }
}
function oo(e, t) {
  for (; e && !t && !di(e);) ((t = L(e)), (e = e.parentNode));
  for (; e && t;) {
    let n = e.childNodes[t - 1];
    if (B(n)) return n;
    if (z(n) && n.contentEditable == `false`) break;
    ((e = n), (t = e.childNodes.length));
  }
}
function so(e, t, n) {
  if (!B(t)) {
    let e, r;
    (r = ao(t, n)) ? ((t = r), (n = 0)) : (e = oo(t, n)) && ((t = e), (n = e.nodeValue.length));
  }
  let r = e.domSelection(),
    i = e.domSelectionRange();
  if (!r) return;
  (fi(i)
    ? r.collapse(t, n)
    : r.extend && (r.collapse(i.anchorNode, i.anchorOffset), r.extend(t, n)),
    e.domObserver.setCurSelection());
  let { state: a } = e;
  setTimeout(() => {
    e.state == a && Ra(e);
  }, 50);
}
function co(e, t) {
  let n = e.state.doc.resolve(t);
  if (!(U || Ei) && n.parent.inlineContent) {
    let r = e.coordsAtPos(t);
    if (t > n.start()) {
      let n = e.coordsAtPos(t - 1),
        i = (n.top + n.bottom) / 2;
      if (i > r.top && i < r.bottom && Math.abs(n.left - r.left) > 1)
        return n.left < r.left ? `ltr` : `rtl`;
    }
    if (t < n.end()) {
      let n = e.coordsAtPos(t + 1),
        i = (n.top + n.bottom) / 2;
      if (i > r.top && i < r.bottom && Math.abs(n.left - r.left) > 1)
        return n.left > r.left ? `ltr` : `rtl`;
    }
  }
  let r = e.dom;
  for (let t = n.depth; t > 0; t--)
    if (n.node(t).isBlock) {
      r = e.nodeDOM(n.before(t)) || r;
      break;
    }
  return getComputedStyle(r).direction == `rtl` ? `rtl` : `ltr`;
}
function lo(e, t, n) {
  let r = e.state.selection;
  if ((r instanceof F && !r.empty) || n.indexOf(`s`) > -1 || (G && n.indexOf(`m`) > -1)) return !1;
  let { $from: i, $to: a } = r;
  if (!i.parent.inlineContent || e.endOfTextblock(t < 0 ? `up` : `down`)) {
    let n = Za(e.state, t);
    if (n && n instanceof I) return Qa(e, n);
  }
  if (!i.parent.inlineContent) {
    let n = t < 0 ? i : a,
      o = r instanceof fr ? P.near(n, t) : P.findFrom(n, t);
    return o ? Qa(e, o) : !1;
  }
  return !1;
}
function uo(e, t) {
  if (!(e.state.selection instanceof F)) return !0;
  let { $head: n, $anchor: r, empty: i } = e.state.selection;
  if (!n.sameParent(r)) return !0;
  if (!i) return !1;
  if (e.endOfTextblock(t > 0 ? `forward` : `backward`)) return !0;
  let a = !n.textOffset && (t < 0 ? n.nodeBefore : n.nodeAfter);
  if (a && !a.isText) {
    let r = e.state.tr;
    return (
      t < 0 ? r.delete(n.pos - a.nodeSize, n.pos) : r.delete(n.pos, n.pos + a.nodeSize),
      e.dispatch(r),
      !0
    );
  }
  return !1;
}
function fo(e, t, n) {
  (e.domObserver.stop(), (t.contentEditable = n), e.domObserver.start());
}
function po(e) {
  if (!W || e.state.selection.$head.parentOffset > 0) return !1;
  let { focusNode: t, focusOffset: n } = e.domSelectionRange();
  if (
    t &&
    z(t) &&
    n == 0 &&
    t.firstChild &&
    z(t.firstChild) &&
    t.firstChild.contentEditable == `false`
  ) {
    let n = t.firstChild;
    (fo(e, n, `true`), setTimeout(() => fo(e, n, `false`), 20));
  }
  return !1;
}
function mo(e) {
  let t = ``;
  return (
    e.ctrlKey && (t += `c`),
    e.metaKey && (t += `m`),
    e.altKey && (t += `a`),
    e.shiftKey && (t += `s`),
    t
  );
}
function ho(e, t) {
  let n = t.keyCode,
    r = mo(t);
  if (n == 8 || (G && n == 72 && r == `c`)) return uo(e, -1) || to(e, -1);
  if ((n == 46 && !t.shiftKey) || (G && n == 68 && r == `c`)) return uo(e, 1) || to(e, 1);
  if (n == 13 || n == 27) return !0;
  if (n == 37 || (G && n == 66 && r == `c`)) {
    let t = n == 37 ? (co(e, e.state.selection.from) == `ltr` ? -1 : 1) : -1;
    return $a(e, t, r) || to(e, t);
  }
  if (n == 39 || (G && n == 70 && r == `c`)) {
    let t = n == 39 ? (co(e, e.state.selection.from) == `ltr` ? 1 : -1) : 1;
    return $a(e, t, r) || to(e, t);
  }
  return n == 38 || (G && n == 80 && r == `c`)
    ? lo(e, -1, r) || to(e, -1)
    : n == 40 || (G && n == 78 && r == `c`)
      ? po(e) || lo(e, 1, r) || to(e, 1)
      : !(r != (G ? `m` : `c`) || (n != 66 && n != 73 && n != 89 && n != 90));
}
function go(e, t) {
  e.someProp(`transformCopied`, (n) => {
    t = n(t, e);
  });
  let n = [],
    { content: r, openStart: i, openEnd: a } = t;
  for (; i > 1 && a > 1 && r.childCount == 1 && r.firstChild.childCount == 1;) {
    (i--, a--);
    let e = r.firstChild;
    (n.push(e.type.name, e.attrs == e.type.defaultAttrs ? null : e.attrs), (r = e.content));
  }
  let o = e.someProp(`clipboardSerializer`) || Ut.fromSchema(e.state.schema),
    s = Eo(),
    c = s.createElement(`div`);
  c.appendChild(o.serializeFragment(r, { document: s }));
  let l = c.firstChild,
    u,
    d = 0;
  for (; l && z(l) && (u = To[l.nodeName.toLowerCase()]);) {
    for (let e = u.length - 1; e >= 0; e--) {
      let t = s.createElement(u[e]);
      for (; c.firstChild;) t.appendChild(c.firstChild);
      (c.appendChild(t), d++);
    }
    l = c.firstChild;
  }
  return (
    l &&
      z(l) &&
      l.setAttribute(`data-pm-slice`, `${i} ${a}${d ? ` -${d}` : ``} ${JSON.stringify(n)}`),
    {
      dom: c,
      text:
        e.someProp(`clipboardTextSerializer`, (n) => n(t, e)) ||
        t.content.textBetween(
          0,
          t.content.size,
          `

`,
        ),
      slice: t,
    }
  );
}
function _o(e, t, n, r, i) {
  let a = i.parent.type.spec.code,
    o,
    s;
  if (!n && !t) return null;
  let c = !!t && (r || a || !n);
  if (c) {
    if (
      (e.someProp(`transformPastedText`, (n) => {
        t = n(t, a || r, e);
      }),
      a)
    )
      return (
        (s = new j(
          k.from(
            e.state.schema.text(
              t.replace(
                /\r\n?/g,
                `
`,
              ),
            ),
          ),
          0,
          0,
        )),
        e.someProp(`transformPasted`, (t) => {
          s = t(s, e, !0);
        }),
        s
      );
    let n = e.someProp(`clipboardTextParser`, (n) => n(t, i, r, e));
    if (n) s = n;
    else {
      let n = i.marks(),
        { schema: r } = e.state,
        a = Ut.fromSchema(r);
      ((o = document.createElement(`div`)),
        t.split(/(?:\r\n?|\n)+/).forEach((e) => {
          let t = o.appendChild(document.createElement(`p`));
          e && t.appendChild(a.serializeNode(r.text(e, n)));
        }));
    }
  } else
    (e.someProp(`transformPastedHTML`, (t) => {
      n = t(n, e);
    }),
      (o = ko(n)),
      Oi && Ao(o));
  let l = o && o.querySelector(`[data-pm-slice]`),
    u = l && /^(\d+) (\d+)(?: -(\d+))? (.*)/.exec(l.getAttribute(`data-pm-slice`) || ``);
  if (u && u[3])
    for (let e = +u[3]; e > 0; e--) {
      let e = o.firstChild;
      for (; e && !z(e);) e = e.nextSibling;
      if (!e) break;
      o = e;
    }
  if (
    ((s ||= (
      e.someProp(`clipboardParser`) ||
      e.someProp(`domParser`) ||
      kt.fromSchema(e.state.schema)
    ).parseSlice(o, {
      preserveWhitespace: !!(c || u),
      context: i,
      ruleFromNode(e) {
        return e.nodeName == `BR` &&
          !e.nextSibling &&
          e.parentNode &&
          !vo.test(e.parentNode.nodeName)
          ? { ignore: !0 }
          : null;
      },
    })),
    u)
  )
    s = jo(wo(s, +u[1], +u[2]), u[4]);
  else if (((s = j.maxOpen(yo(s.content, i), !0)), s.openStart || s.openEnd)) {
    let e = 0,
      t = 0;
    for (
      let t = s.content.firstChild;
      e < s.openStart && !t.type.spec.isolating;
      e++, t = t.firstChild
    );
    for (
      let e = s.content.lastChild;
      t < s.openEnd && !e.type.spec.isolating;
      t++, e = e.lastChild
    );
    s = wo(s, e, t);
  }
  return (
    e.someProp(`transformPasted`, (t) => {
      s = t(s, e, c);
    }),
    s
  );
}
var vo =
  /^(a|abbr|acronym|b|cite|code|del|em|i|ins|kbd|label|output|q|ruby|s|samp|span|strong|sub|sup|time|u|tt|var)$/i;
function yo(e, t) {
  if (e.childCount < 2) return e;
  for (let n = t.depth; n >= 0; n--) {
    let r = t.node(n).contentMatchAt(t.index(n)),
      i,
      a = [];
    if (
      (e.forEach((e) => {
        if (!a) return;
        let t = r.findWrapping(e.type),
          n;
        if (!t) return (a = null);
        if ((n = a.length && i.length && xo(t, i, e, a[a.length - 1], 0))) a[a.length - 1] = n;
        else {
          a.length && (a[a.length - 1] = So(a[a.length - 1], i.length));
          let n = bo(e, t);
          (a.push(n), (r = r.matchType(n.type)), (i = t));
        }
      }),
      a)
    )
      return k.from(a);
  }
  return e;
}
function bo(e, t, n = 0) {
  for (let r = t.length - 1; r >= n; r--) e = t[r].create(null, k.from(e));
  return e;
}
function xo(e, t, n, r, i) {
  if (i < e.length && i < t.length && e[i] == t[i]) {
    let a = xo(e, t, n, r.lastChild, i + 1);
    if (a) return r.copy(r.content.replaceChild(r.childCount - 1, a));
    if (r.contentMatchAt(r.childCount).matchType(i == e.length - 1 ? n.type : e[i + 1]))
      return r.copy(r.content.append(k.from(bo(n, e, i + 1))));
  }
}
function So(e, t) {
  if (t == 0) return e;
  let n = e.content.replaceChild(e.childCount - 1, So(e.lastChild, t - 1)),
    r = e.contentMatchAt(e.childCount).fillBefore(k.empty, !0);
  return e.copy(n.append(r));
}
function Co(e, t, n, r, i, a) {
  let o = t < 0 ? e.firstChild : e.lastChild,
    s = o.content;
  return (
    e.childCount > 1 && (a = 0),
    i < r - 1 && (s = Co(s, t, n, r, i + 1, a)),
    i >= n &&
      (s =
        t < 0
          ? o
              .contentMatchAt(0)
              .fillBefore(s, a <= i)
              .append(s)
          : s.append(o.contentMatchAt(o.childCount).fillBefore(k.empty, !0))),
    e.replaceChild(t < 0 ? 0 : e.childCount - 1, o.copy(s))
  );
}
function wo(e, t, n) {
  return (
    t < e.openStart && (e = new j(Co(e.content, -1, t, e.openStart, 0, e.openEnd), t, e.openEnd)),
    n < e.openEnd && (e = new j(Co(e.content, 1, n, e.openEnd, 0, 0), e.openStart, n)),
    e
  );
}
var To = {
  thead: [`table`],
  tbody: [`table`],
  tfoot: [`table`],
  caption: [`table`],
  colgroup: [`table`],
  col: [`table`, `colgroup`],
  tr: [`table`, `tbody`],
  td: [`table`, `tbody`, `tr`],
  th: [`table`, `tbody`, `tr`],
};
function Eo() {
  return document.implementation.createHTMLDocument(`title`);
}
var Do = null;
function Oo(e) {
  let t = window.trustedTypes;
  if (!t) return e;
  if (!Do) {
    if ((Do = t.defaultPolicy))
      try {
        return Do.createHTML(e);
      } catch {}
    Do = t.createPolicy(`ProseMirrorClipboard`, { createHTML: (e) => e });
  }
  return Do.createHTML(e);
}
function ko(e) {
  let t = /^(\s*<meta [^>]*>)*/.exec(e);
  t && (e = e.slice(t[0].length));
  let n = Eo(),
    r = n.body,
    i = /<([a-z][^>\s]+)/i.exec(e),
    a;
  if (
    ((a = i && To[i[1].toLowerCase()]) &&
      (e =
        a.map((e) => `<` + e + `>`).join(``) +
        e +
        a
          .map((e) => `</` + e + `>`)
          .reverse()
          .join(``)),
    (r.innerHTML = Oo(e)),
    a)
  )
    for (let e = 0; e < a.length; e++) r = r.querySelector(a[e]) || r;
  for (let e = 0; e < n.styleSheets.length; e++) {
    let t = n.styleSheets[e];
    for (let e = 0; e < t.rules.length; e++) {
      let n = t.rules[e];
      if (n instanceof CSSStyleRule) {
        let e = r.querySelectorAll(n.selectorText);
        for (let t = 0; t < e.length; t++) e[t].style.cssText += n.style.cssText;
      }
    }
  }
  return r;
}
function Ao(e) {
  let t = e.querySelectorAll(U ? `span:not([class]):not([style])` : `span.Apple-converted-space`);
  for (let n = 0; n < t.length; n++) {
    let r = t[n];
    r.childNodes.length == 1 &&
      r.textContent == `\xA0` &&
      r.parentNode &&
      r.parentNode.replaceChild(e.ownerDocument.createTextNode(` `), r);
  }
}
function jo(e, t) {
  if (!e.size) return e;
  let n = e.content.firstChild.type.schema,
    r;
  try {
    r = JSON.parse(t);
  } catch {
    return e;
  }
  let { content: i, openStart: a, openEnd: o } = e;
  for (let e = r.length - 2; e >= 0; e -= 2) {
    let t = n.nodes[r[e]];
    if (!t || t.hasRequiredAttrs()) break;
    try {
      i = k.from(t.create(r[e + 1], i));
    } catch {
      break;
    }
    (a++, o++);
  }
  return new j(i, a, o);
}
var q = {},
  J = {},
  Mo = { touchstart: !0, touchmove: !0 },
  No = class {
    constructor() {
      ((this.shiftKey = !1),
        (this.mouseDown = null),
        (this.lastKeyCode = null),
        (this.lastKeyCodeTime = 0),
        (this.lastKeyDispatched = !1),
        (this.lastClick = { time: 0, x: 0, y: 0, type: ``, button: 0 }),
        (this.lastSelectionOrigin = null),
        (this.lastSelectionTime = 0),
        (this.lastIOSEnter = 0),
        (this.lastIOSEnterFallbackTimeout = -1),
        (this.lastFocus = 0),
        (this.lastTouch = 0),
        (this.lastChromeDelete = 0),
        (this.composing = !1),
        (this.compositionNode = null),
        (this.composingTimeout = -1),
        (this.compositionNodes = []),
        (this.compositionEndedAt = -2e8),
        (this.compositionID = 1),
        (this.badSafariComposition = !1),
        (this.compositionPendingChanges = 0),
        (this.domChangeCount = 0),
        (this.eventHandlers = Object.create(null)),
        (this.hideSelectionGuard = null));
    }
  };
function Po(e) {
  for (let t in q) {
    let n = q[t];
    e.dom.addEventListener(
      t,
      (e.input.eventHandlers[t] = (t) => {
        zo(e, t) && !Ro(e, t) && (e.editable || !(t.type in J)) && n(e, t);
      }),
      Mo[t] ? { passive: !0 } : void 0,
    );
  }
  (W && e.dom.addEventListener(`input`, () => null), Lo(e));
}
function Fo(e, t) {
  ((e.input.lastSelectionOrigin = t), (e.input.lastSelectionTime = Date.now()));
}
function Io(e) {
  (e.input.mouseDown && e.input.mouseDown.done(), e.domObserver.stop());
  for (let t in e.input.eventHandlers) e.dom.removeEventListener(t, e.input.eventHandlers[t]);
  (clearTimeout(e.input.composingTimeout), clearTimeout(e.input.lastIOSEnterFallbackTimeout));
}
function Lo(e) {
  e.someProp(`handleDOMEvents`, (t) => {
    for (let n in t)
      e.input.eventHandlers[n] ||
        e.dom.addEventListener(n, (e.input.eventHandlers[n] = (t) => Ro(e, t)));
  });
}
function Ro(e, t) {
  return e.someProp(`handleDOMEvents`, (n) => {
    let r = n[t.type];
    return r ? r(e, t) || t.defaultPrevented : !1;
  });
}
function zo(e, t) {
  if (!t.bubbles) return !0;
  if (t.defaultPrevented) return !1;
  for (let n = t.target; n != e.dom; n = n.parentNode)
    if (!n || n.nodeType == 11 || (n.pmViewDesc && n.pmViewDesc.stopEvent(t))) return !1;
  return !0;
}
function Bo(e, t) {
  !Ro(e, t) && q[t.type] && (e.editable || !(t.type in J)) && q[t.type](e, t);
}
function Vo(e, t) {
  let { input: n } = e;
  return n.lastKeyDispatched || e.composing
    ? !1
    : ((n.lastKeyDispatched = !0),
      typeof t == `string` && (t = pi(t == `Backspace` ? 8 : 13, t)),
      e.someProp(`handleKeyDown`, (n) => n(e, t)));
}
((J.keydown = (e, t) => {
  let n = t;
  if (
    ((e.input.shiftKey = n.keyCode == 16 || n.shiftKey),
    !is(e) &&
      ((e.input.lastKeyCode = n.keyCode),
      (e.input.lastKeyCodeTime = Date.now()),
      (e.input.lastKeyDispatched = !1),
      !(Di && U && n.keyCode == 13)))
  ) {
    if (
      (n.keyCode != 229 && e.domObserver.forceFlush(),
      Ti && n.keyCode == 13 && !n.ctrlKey && !n.altKey && !n.metaKey)
    ) {
      let t = Date.now();
      ((e.input.lastIOSEnter = t),
        (e.input.lastIOSEnterFallbackTimeout = setTimeout(() => {
          e.input.lastIOSEnter == t && (Vo(e, `Enter`), (e.input.lastIOSEnter = 0));
        }, 200)));
    } else Vo(e, n) || ho(e, n) ? n.preventDefault() : Fo(e, `key`);
  }
}),
  (J.keyup = (e, t) => {
    t.keyCode == 16 && (e.input.shiftKey = !1);
  }),
  (J.keypress = (e, t) => {
    let n = t;
    if (is(e) || !n.charCode || (n.ctrlKey && !n.altKey) || (G && n.metaKey)) return;
    if (e.someProp(`handleKeyPress`, (t) => t(e, n))) {
      n.preventDefault();
      return;
    }
    let r = e.state.selection;
    if (!(r instanceof F) || !r.$from.sameParent(r.$to)) {
      let t = String.fromCharCode(n.charCode),
        i = () => e.state.tr.insertText(t).scrollIntoView();
      (!/[\r\n]/.test(t) &&
        !e.someProp(`handleTextInput`, (n) => n(e, r.$from.pos, r.$to.pos, t, i)) &&
        e.dispatch(i()),
        n.preventDefault());
    }
  }));
function Ho(e) {
  return { left: e.clientX, top: e.clientY };
}
function Uo(e, t) {
  let n = t.x - e.clientX,
    r = t.y - e.clientY;
  return n * n + r * r < 100;
}
function Wo(e, t, n, r, i) {
  if (r == -1) return !1;
  let a = e.state.doc.resolve(r);
  for (let r = a.depth + 1; r > 0; r--)
    if (
      e.someProp(t, (t) =>
        r > a.depth
          ? t(e, n, a.nodeAfter, a.before(r), i, !0)
          : t(e, n, a.node(r), a.before(r), i, !1),
      )
    )
      return !0;
  return !1;
}
function Go(e, t, n) {
  if ((e.focused || e.focus(), e.state.selection.eq(t))) return;
  let r = e.state.tr.setSelection(t);
  (r.setMeta(`pointer`, !0), e.dispatch(r));
}
function Ko(e, t) {
  if (t == -1) return !1;
  let n = e.state.doc.resolve(t),
    r = n.nodeAfter;
  return r && r.isAtom && I.isSelectable(r) ? (Go(e, new I(n)), !0) : !1;
}
function qo(e, t) {
  if (t == -1) return !1;
  let n = e.state.selection,
    r,
    i;
  n instanceof I && (r = n.node);
  let a = e.state.doc.resolve(t);
  for (let e = a.depth + 1; e > 0; e--) {
    let t = e > a.depth ? a.nodeAfter : a.node(e);
    if (I.isSelectable(t)) {
      i =
        r && n.$from.depth > 0 && e >= n.$from.depth && a.before(n.$from.depth + 1) == n.$from.pos
          ? a.before(n.$from.depth)
          : a.before(e);
      break;
    }
  }
  return i != null && (Go(e, I.create(e.state.doc, i)), !0);
}
function Jo(e, t, n, r, i) {
  return (
    Wo(e, `handleClickOn`, t, n, r) ||
    e.someProp(`handleClick`, (n) => n(e, t, r)) ||
    (i ? qo(e, n) : Ko(e, n))
  );
}
function Yo(e, t, n, r) {
  return (
    Wo(e, `handleDoubleClickOn`, t, n, r) || e.someProp(`handleDoubleClick`, (n) => n(e, t, r))
  );
}
function Xo(e, t, n, r) {
  return (
    Wo(e, `handleTripleClickOn`, t, n, r) ||
    e.someProp(`handleTripleClick`, (n) => n(e, t, r)) ||
    Zo(e, n, r)
  );
}
function Zo(e, t, n) {
  if (n.button != 0) return !1;
  let r = Qo(e, t, !0),
    i = e.state.doc;
  return r
    ? (Go(e, r), r instanceof F && i.eq(e.state.doc) && (e.input.mouseDown = new rs(e, r)), !0)
    : !1;
}
function Qo(e, t, n) {
  let r = e.state.doc;
  if (t == -1) return r.inlineContent ? F.create(r, 0, r.content.size) : null;
  let i = r.resolve(t);
  for (let e = i.depth + 1; e > 0; e--) {
    let t = e > i.depth ? i.nodeAfter : i.node(e),
      a = i.before(e);
    if (t.inlineContent) return F.create(r, a + 1, a + 1 + t.content.size);
    if (n && I.isSelectable(t)) return I.create(r, a);
  }
  return null;
}
function $o(e) {
  return ds(e);
}
var es = G ? `metaKey` : `ctrlKey`;
q.mousedown = (e, t) => {
  let n = t;
  e.input.shiftKey = n.shiftKey;
  let r = $o(e),
    i = Date.now(),
    a = `singleClick`;
  (i - e.input.lastClick.time < 500 &&
    Uo(n, e.input.lastClick) &&
    !n[es] &&
    e.input.lastClick.button == n.button &&
    (e.input.lastClick.type == `singleClick`
      ? (a = `doubleClick`)
      : e.input.lastClick.type == `doubleClick` && (a = `tripleClick`)),
    (e.input.lastClick = { time: i, x: n.clientX, y: n.clientY, type: a, button: n.button }),
    e.input.mouseDown && e.input.mouseDown.done());
  let o = e.posAtCoords(Ho(n));
  o &&
    (a == `singleClick`
      ? (e.input.mouseDown = new ns(e, o, n, !!r))
      : (a == `doubleClick` ? Yo : Xo)(e, o.pos, o.inside, n)
        ? n.preventDefault()
        : Fo(e, `pointer`));
};
var ts = class {
    constructor(e) {
      ((this.view = e),
        (this.mightDrag = null),
        e.root.addEventListener(`mouseup`, (this.up = this.up.bind(this))),
        e.root.addEventListener(`mousemove`, (this.move = this.move.bind(this))));
    }
    up(e) {
      this.done();
    }
    move(e) {
      e.buttons == 0 && this.done();
    }
    done() {
      (this.view.root.removeEventListener(`mouseup`, this.up),
        this.view.root.removeEventListener(`mousemove`, this.move),
        this.view.input.mouseDown == this && (this.view.input.mouseDown = null));
    }
    delaySelUpdate() {
      return !1;
    }
  },
  ns = class extends ts {
    constructor(e, t, n, r) {
      (super(e),
        (this.pos = t),
        (this.event = n),
        (this.flushed = r),
        (this.delayedSelectionSync = !1),
        (this.startDoc = e.state.doc),
        (this.selectNode = !!n[es]),
        (this.allowDefault = n.shiftKey));
      let i, a;
      if (t.inside > -1) ((i = e.state.doc.nodeAt(t.inside)), (a = t.inside));
      else {
        let n = e.state.doc.resolve(t.pos);
        ((i = n.parent), (a = n.depth ? n.before() : 0));
      }
      let o = r ? null : n.target,
        s = o ? e.docView.nearestDesc(o, !0) : null;
      this.target = s && z(s.nodeDOM) ? s.nodeDOM : null;
      let { selection: c } = e.state;
      (n.button == 0 &&
        ((i.type.spec.draggable && i.type.spec.selectable !== !1) ||
          (c instanceof I && c.from <= a && c.to > a)) &&
        (this.mightDrag = {
          node: i,
          pos: a,
          addAttr: !(!this.target || this.target.draggable),
          setUneditable: !!(this.target && H && !this.target.hasAttribute(`contentEditable`)),
        }),
        this.target &&
          this.mightDrag &&
          (this.mightDrag.addAttr || this.mightDrag.setUneditable) &&
          (this.view.domObserver.stop(),
          this.mightDrag.addAttr && (this.target.draggable = !0),
          this.mightDrag.setUneditable &&
            setTimeout(() => {
              this.view.input.mouseDown == this &&
                this.target.setAttribute(`contentEditable`, `false`);
            }, 20),
          this.view.domObserver.start()),
        Fo(e, `pointer`));
    }
    done() {
      (super.done(),
        this.mightDrag &&
          this.target &&
          (this.view.domObserver.stop(),
          this.mightDrag.addAttr && this.target.removeAttribute(`draggable`),
          this.mightDrag.setUneditable && this.target.removeAttribute(`contentEditable`),
          this.view.domObserver.start()),
        this.delayedSelectionSync &&
          setTimeout(() => {
            this.view.isDestroyed || Ra(this.view);
          }));
    }
    up(e) {
      if ((this.done(), !this.view.dom.contains(e.target))) return;
      let t = this.pos;
      (this.view.state.doc != this.startDoc && (t = this.view.posAtCoords(Ho(e))),
        this.updateAllowDefault(e),
        this.allowDefault || !t
          ? Fo(this.view, `pointer`)
          : Jo(this.view, t.pos, t.inside, e, this.selectNode)
            ? e.preventDefault()
            : e.button == 0 &&
                (this.flushed ||
                  (W && this.mightDrag && !this.mightDrag.node.isAtom) ||
                  (U &&
                    !this.view.state.selection.visible &&
                    Math.min(
                      Math.abs(t.pos - this.view.state.selection.from),
                      Math.abs(t.pos - this.view.state.selection.to),
                    ) <= 2))
              ? (Go(this.view, P.near(this.view.state.doc.resolve(t.pos))), e.preventDefault())
              : Fo(this.view, `pointer`));
    }
    move(e) {
      (this.updateAllowDefault(e), Fo(this.view, `pointer`), super.move(e));
    }
    updateAllowDefault(e) {
      !this.allowDefault &&
        (Math.abs(this.event.x - e.clientX) > 4 || Math.abs(this.event.y - e.clientY) > 4) &&
        (this.allowDefault = !0);
    }
    delaySelUpdate() {
      return this.allowDefault ? ((this.delayedSelectionSync = !0), !0) : !1;
    }
  },
  rs = class extends ts {
    constructor(e, t) {
      (super(e), (this.startSelection = t), (this.startDoc = e.state.doc));
    }
    move(e) {
      if (e.buttons == 0 || this.view.isDestroyed || !this.view.state.doc.eq(this.startDoc)) {
        this.done();
        return;
      }
      (e.preventDefault(), Fo(this.view, `pointer`));
      let t = this.view.posAtCoords(Ho(e)),
        n = t && Qo(this.view, t.inside, !1);
      if (!n) return;
      let { doc: r } = this.view.state,
        i = this.startSelection,
        [a, o] = n.from < i.from ? [i.to, n.from] : [i.from, n.to];
      Go(this.view, F.create(r, a, o));
    }
  };
((q.touchstart = (e) => {
  ((e.input.lastTouch = Date.now()), $o(e), Fo(e, `pointer`));
}),
  (q.touchmove = (e) => {
    ((e.input.lastTouch = Date.now()), Fo(e, `pointer`));
  }),
  (q.contextmenu = (e) => $o(e)));
function is(e, t) {
  return e.composing
    ? !0
    : W && Math.abs(Date.now() - e.input.compositionEndedAt) < 500
      ? ((e.input.compositionEndedAt = -2e8), !0)
      : !1;
}
var as = Di ? 5e3 : -1;
J.compositionstart = J.compositionupdate = (e) => {
  if (!e.composing) {
    e.domObserver.flush();
    let { state: t } = e,
      n = t.selection.$to;
    if (
      t.selection instanceof F &&
      t.selection.empty &&
      (t.storedMarks ||
        (!n.textOffset &&
          n.parentOffset &&
          n.nodeBefore.marks.some((e) => e.type.spec.inclusive === !1)) ||
        (U && Ei && ss(e)))
    )
      ((e.markCursor = e.state.storedMarks || n.marks()), ds(e, !0), (e.markCursor = null));
    else if (
      (ds(e, !t.selection.empty),
      H && t.selection.empty && n.parentOffset && !n.textOffset && n.nodeBefore.marks.length)
    ) {
      let t = e.domSelectionRange();
      for (let n = t.focusNode, r = t.focusOffset; n && z(n) && r != 0;) {
        let t = r < 0 ? n.lastChild : n.childNodes[r - 1];
        if (!t) break;
        if (B(t)) {
          let n = e.domSelection();
          n && n.collapse(t, t.nodeValue.length);
          break;
        }
        ((n = t), (r = -1));
      }
    }
    e.input.composing = !0;
  }
  cs(e, as);
};
function ss(e) {
  let { focusNode: t, focusOffset: n } = e.domSelectionRange();
  if (!t || !z(t) || n >= t.childNodes.length) return !1;
  let r = t.childNodes[n];
  return z(r) && r.contentEditable == `false`;
}
J.compositionend = (e, t) => {
  e.composing &&
    ((e.input.composing = !1),
    (e.input.compositionEndedAt = Date.now()),
    (e.input.compositionPendingChanges = e.domObserver.pendingRecords().length
      ? e.input.compositionID
      : 0),
    (e.input.compositionNode = null),
    e.input.badSafariComposition
      ? e.domObserver.forceFlush()
      : e.input.compositionPendingChanges && Promise.resolve().then(() => e.domObserver.flush()),
    e.input.compositionID++,
    cs(e, 20));
};
function cs(e, t) {
  (clearTimeout(e.input.composingTimeout),
    t > -1 && (e.input.composingTimeout = setTimeout(() => ds(e), t)));
}
function ls(e) {
  for (
    e.composing && ((e.input.composing = !1), (e.input.compositionEndedAt = Date.now()));
    e.input.compositionNodes.length > 0;
  )
    e.input.compositionNodes.pop().markParentsDirty();
}
function us(e) {
  let t = e.domSelectionRange();
  if (!t.focusNode) return null;
  let n = ci(t.focusNode, t.focusOffset),
    r = li(t.focusNode, t.focusOffset);
  if (n && r && n != r) {
    let t = r.pmViewDesc,
      i = e.domObserver.lastChangedTextNode;
    if (n == i || r == i) return i;
    if (!t || !t.isText(r.nodeValue)) return r;
    if (e.input.compositionNode == r) {
      let e = n.pmViewDesc;
      if (e && e.isText(n.nodeValue)) return r;
    }
  }
  return n || r;
}
function ds(e, t = !1) {
  if (!(Di && e.domObserver.flushingSoon >= 0)) {
    if ((e.domObserver.forceFlush(), ls(e), t || (e.docView && e.docView.dirty))) {
      let n = Ia(e),
        r = e.state.selection;
      return (
        n && !n.eq(r)
          ? e.dispatch(e.state.tr.setSelection(n))
          : (e.markCursor || t) && !r.$from.node(r.$from.sharedDepth(r.to)).inlineContent
            ? e.dispatch(e.state.tr.deleteSelection())
            : e.updateState(e.state),
        !0
      );
    }
    return !1;
  }
}
function fs(e, t) {
  if (!e.dom.parentNode) return;
  let n = e.dom.parentNode.appendChild(document.createElement(`div`));
  (n.appendChild(t), (n.style.cssText = `position: fixed; left: -10000px; top: 10px`));
  let r = getSelection(),
    i = document.createRange();
  (i.selectNodeContents(t),
    e.dom.blur(),
    r.removeAllRanges(),
    r.addRange(i),
    setTimeout(() => {
      (n.parentNode && n.parentNode.removeChild(n), e.focus());
    }, 50));
}
var ps = (V && Si < 15) || (Ti && ki < 604);
q.copy = J.cut = (e, t) => {
  let n = t,
    r = e.state.selection,
    i = n.type == `cut`;
  if (r.empty) return;
  let a = ps ? null : n.clipboardData,
    { dom: o, text: s } = go(e, r.content());
  (a
    ? (n.preventDefault(),
      a.clearData(),
      a.setData(`text/html`, o.innerHTML),
      a.setData(`text/plain`, s))
    : fs(e, o),
    i && e.dispatch(e.state.tr.deleteSelection().scrollIntoView().setMeta(`uiEvent`, `cut`)));
};
function ms(e) {
  return e.openStart == 0 && e.openEnd == 0 && e.content.childCount == 1
    ? e.content.firstChild
    : null;
}
function hs(e, t) {
  if (!e.dom.parentNode) return;
  let n = e.input.shiftKey || e.state.selection.$from.parent.type.spec.code,
    r = e.dom.parentNode.appendChild(document.createElement(n ? `textarea` : `div`));
  (n || (r.contentEditable = `true`),
    (r.style.cssText = `position: fixed; left: -10000px; top: 10px`),
    r.focus());
  let i = e.input.shiftKey && e.input.lastKeyCode != 45;
  setTimeout(() => {
    (e.focus(),
      r.parentNode && r.parentNode.removeChild(r),
      n ? gs(e, r.value, null, i, t) : gs(e, r.textContent, r.innerHTML, i, t));
  }, 50);
}
function gs(e, t, n, r, i) {
  let a = _o(e, t, n, r, e.state.selection.$from);
  if (e.someProp(`handlePaste`, (t) => t(e, i, a || j.empty))) return !0;
  if (!a) return !1;
  let o = ms(a),
    s = o ? e.state.tr.replaceSelectionWith(o, r) : e.state.tr.replaceSelection(a);
  return (e.dispatch(s.scrollIntoView().setMeta(`paste`, !0).setMeta(`uiEvent`, `paste`)), !0);
}
function _s(e) {
  let t = e.getData(`text/plain`) || e.getData(`Text`);
  if (t) return t;
  let n = e.getData(`text/uri-list`);
  return n ? n.replace(/\r?\n/g, ` `) : ``;
}
J.paste = (e, t) => {
  let n = t;
  if (e.composing && !Di) return;
  let r = ps ? null : n.clipboardData,
    i = e.input.shiftKey && e.input.lastKeyCode != 45;
  r && gs(e, _s(r), r.getData(`text/html`), i, n) ? n.preventDefault() : hs(e, n);
};
var vs = class {
    constructor(e, t, n) {
      ((this.slice = e), (this.move = t), (this.node = n));
    }
  },
  ys = G ? `altKey` : `ctrlKey`;
function bs(e, t) {
  let n;
  return (
    e.someProp(`dragCopies`, (e) => {
      n ||= e(t);
    }),
    n == null ? !t[ys] : !n
  );
}
((q.dragstart = (e, t) => {
  let n = t,
    r = e.input.mouseDown;
  if ((r && r.done(), !n.dataTransfer)) return;
  let i = e.state.selection,
    a = i.empty ? null : e.posAtCoords(Ho(n)),
    o;
  if (!(a && a.pos >= i.from && a.pos <= (i instanceof I ? i.to - 1 : i.to))) {
    if (r && r.mightDrag) o = I.create(e.state.doc, r.mightDrag.pos);
    else if (n.target && z(n.target)) {
      let t = e.docView.nearestDesc(n.target, !0);
      t && t.node.type.spec.draggable && t != e.docView && (o = I.create(e.state.doc, t.posBefore));
    }
  }
  let { dom: s, text: c, slice: l } = go(e, (o || e.state.selection).content());
  ((!n.dataTransfer.files.length || !U || wi > 120) && n.dataTransfer.clearData(),
    n.dataTransfer.setData(ps ? `Text` : `text/html`, s.innerHTML),
    (n.dataTransfer.effectAllowed = `copyMove`),
    ps || n.dataTransfer.setData(`text/plain`, c),
    (e.dragging = new vs(l, bs(e, n), o)));
}),
  (q.dragend = (e) => {
    let t = e.dragging;
    window.setTimeout(() => {
      e.dragging == t && (e.dragging = null);
    }, 50);
  }),
  (J.dragover = J.dragenter = (e, t) => t.preventDefault()),
  (J.drop = (e, t) => {
    try {
      xs(e, t, e.dragging);
    } finally {
      e.dragging = null;
    }
  }));
function xs(e, t, n) {
  if (!t.dataTransfer) return;
  let r = e.posAtCoords(Ho(t));
  if (!r) return;
  let i = e.state.doc.resolve(r.pos),
    a = n && n.slice;
  a
    ? e.someProp(`transformPasted`, (t) => {
        a = t(a, e, !1);
      })
    : (a = _o(e, _s(t.dataTransfer), ps ? null : t.dataTransfer.getData(`text/html`), !1, i));
  let o = !!(n && bs(e, t));
  if (e.someProp(`handleDrop`, (n) => n(e, t, a || j.empty, o))) {
    t.preventDefault();
    return;
  }
  if (!a) return;
  t.preventDefault();
  let s = a ? zn(e.state.doc, i.pos, a) : i.pos;
  s ??= i.pos;
  let c = e.state.tr;
  if (o) {
    let { node: e } = n;
    e ? e.replace(c) : c.deleteSelection();
  }
  let l = c.mapping.map(s),
    u = a.openStart == 0 && a.openEnd == 0 && a.content.childCount == 1,
    d = c.doc;
  if ((u ? c.replaceRangeWith(l, l, a.content.firstChild) : c.replaceRange(l, l, a), c.doc.eq(d)))
    return;
  let f = c.doc.resolve(l);
  if (
    u &&
    I.isSelectable(a.content.firstChild) &&
    f.nodeAfter &&
    f.nodeAfter.sameMarkup(a.content.firstChild)
  )
    c.setSelection(new I(f));
  else {
    let t = c.mapping.map(s);
    (c.mapping.maps[c.mapping.maps.length - 1].forEach((e, n, r, i) => (t = i)),
      c.setSelection(qa(e, f, c.doc.resolve(t))));
  }
  (e.focus(), e.dispatch(c.setMeta(`uiEvent`, `drop`)));
}
((q.focus = (e) => {
  if (((e.input.lastFocus = Date.now()), !e.focused)) {
    (e.domObserver.stop(),
      e.dom.classList.add(`ProseMirror-focused`),
      e.domObserver.start(),
      (e.focused = !0));
    let t = e.domSelectionRange();
    if (!e.domObserver.currentSelection.eq(t)) {
      let { focusNode: n, focusOffset: r } = t;
      setTimeout(() => {
        let t = e.domSelectionRange();
        t.focusNode == n && t.focusOffset == r && e.docView && e.hasFocus() && Ra(e);
      }, 20);
    }
  }
}),
  (q.blur = (e, t) => {
    let n = t;
    e.focused &&=
      (e.domObserver.stop(),
      e.dom.classList.remove(`ProseMirror-focused`),
      e.domObserver.start(),
      n.relatedTarget && e.dom.contains(n.relatedTarget) && e.domObserver.currentSelection.clear(),
      !1);
  }),
  (q.beforeinput = (e, t) => {
    if (Di && t.inputType == `deleteContentBackward`) {
      e.domObserver.flushSoon();
      let { domChangeCount: t } = e.input;
      setTimeout(() => {
        if (
          e.input.domChangeCount != t ||
          e.domObserver.pendingRecords().length ||
          (e.dom.blur(), e.focus(), Vo(e, `Backspace`))
        )
          return;
        let { $cursor: n } = e.state.selection;
        n && n.pos > 0 && e.dispatch(e.state.tr.delete(n.pos - 1, n.pos).scrollIntoView());
      }, 50);
    }
  }));
for (let e in J) q[e] = J[e];
function Ss(e, t) {
  if (e == t) return !0;
  for (let n in e) if (e[n] !== t[n]) return !1;
  for (let n in t) if (!(n in e)) return !1;
  return !0;
}
var Cs = class {
    constructor(e) {
      ((this.frag = e), (this.index = 0), (this.off = 0));
    }
    nodeAt(e) {
      for (; this.off <= e && this.index < this.frag.childCount;) {
        let t = this.frag.child(this.index);
        if (this.off == e) return t;
        ((this.off += t.nodeSize), this.index++);
      }
      return null;
    }
  },
  ws = class e {
    constructor(e, t) {
      ((this.toDOM = e), (this.spec = t || ks), (this.side = this.spec.side || 0));
    }
    map(e, t, n, r) {
      let { pos: i, deleted: a } = e.mapResult(t.from + r, this.side < 0 ? -1 : 1);
      return a ? null : new Ds(i - n, i - n, this);
    }
    valid() {
      return !0;
    }
    eq(t) {
      return (
        this == t ||
        (t instanceof e &&
          ((this.spec.key && this.spec.key == t.spec.key) ||
            (this.toDOM == t.toDOM && Ss(this.spec, t.spec))))
      );
    }
    destroy(e) {
      this.spec.destroy && this.spec.destroy(e);
    }
  },
  Ts = class e {
    constructor(e, t) {
      ((this.attrs = e), (this.spec = t || ks));
    }
    map(e, t, n, r) {
      let i = e.map(t.from + r, this.spec.inclusiveStart ? -1 : 1) - n,
        a = e.map(t.to + r, this.spec.inclusiveEnd ? 1 : -1) - n;
      return i >= a ? null : new Ds(i, a, this);
    }
    valid(e, t) {
      return t.from < t.to;
    }
    eq(t) {
      return this == t || (t instanceof e && Ss(this.attrs, t.attrs) && Ss(this.spec, t.spec));
    }
    static is(t) {
      return t.type instanceof e;
    }
    destroy() {}
  },
  Es = class e {
    constructor(e, t) {
      ((this.attrs = e), (this.spec = t || ks));
    }
    map(e, t, n, r) {
      let i = e.mapResult(t.from + r, 1);
      if (i.deleted) return null;
      let a = e.mapResult(t.to + r, -1);
      return a.deleted || a.pos <= i.pos ? null : new Ds(i.pos - n, a.pos - n, this);
    }
    valid(e, t, n) {
      let r = n.nodeAt(t.from);
      return !!r && !r.isText && t.from + r.nodeSize == t.to;
    }
    eq(t) {
      return this == t || (t instanceof e && Ss(this.attrs, t.attrs) && Ss(this.spec, t.spec));
    }
    destroy() {}
  },
  Ds = class e {
    constructor(e, t, n) {
      ((this.from = e), (this.to = t), (this.type = n));
    }
    copy(t, n) {
      return new e(t, n, this.type);
    }
    eq(e, t = 0) {
      return this.type.eq(e.type) && this.from + t == e.from && this.to + t == e.to;
    }
    map(e, t, n) {
      return this.type.map(e, this, t, n);
    }
    static widget(t, n, r) {
      return new e(t, t, new ws(n, r));
    }
    static inline(t, n, r, i) {
      return new e(t, n, new Ts(r, i));
    }
    static node(t, n, r, i) {
      return new e(t, n, new Es(r, i));
    }
    get spec() {
      return this.type.spec;
    }
    get inline() {
      return this.type instanceof Ts;
    }
    get widget() {
      return this.type instanceof ws;
    }
  },
  Os = [],
  ks = {},
  Y = class e {
    constructor(e, t) {
      ((this.local = e.length ? e : Os), (this.children = t.length ? t : Os));
    }
    static create(e, t) {
      return t.length ? Is(t, e, 0, ks) : X;
    }
    find(e, t, n) {
      let r = [];
      return (this.findInner(e ?? 0, t ?? 1e9, r, 0, n), r);
    }
    findInner(e, t, n, r, i) {
      for (let a = 0; a < this.local.length; a++) {
        let o = this.local[a];
        o.from <= t && o.to >= e && (!i || i(o.spec)) && n.push(o.copy(o.from + r, o.to + r));
      }
      for (let a = 0; a < this.children.length; a += 3)
        if (this.children[a] < t && this.children[a + 1] > e) {
          let o = this.children[a] + 1;
          this.children[a + 2].findInner(e - o, t - o, n, r + o, i);
        }
    }
    map(e, t, n) {
      return this == X || e.maps.length == 0 ? this : this.mapInner(e, t, 0, 0, n || ks);
    }
    mapInner(t, n, r, i, a) {
      let o;
      if (this.local.length) {
        let e = new Cs(n.content);
        for (let s = 0; s < this.local.length; s++) {
          let c = this.local[s].map(t, r, i);
          c && c.type.valid(n, c, e)
            ? (o ||= []).push(c)
            : a.onRemove && a.onRemove(this.local[s].spec);
        }
      }
      return this.children.length
        ? js(this.children, o || [], t, n, r, i, a)
        : o
          ? new e(o.sort(Ls), Os)
          : X;
    }
    add(t, n) {
      return n.length ? (this == X ? e.create(t, n) : this.addInner(t, n, 0)) : this;
    }
    addInner(t, n, r) {
      let i,
        a = 0;
      t.forEach((e, t) => {
        let o = t + r,
          s;
        if ((s = Ps(n, e, o))) {
          for (i ||= this.children.slice(); a < i.length && i[a] < t;) a += 3;
          (i[a] == t
            ? (i[a + 2] = i[a + 2].addInner(e, s, o + 1))
            : i.splice(a, 0, t, t + e.nodeSize, Is(s, e, o + 1, ks)),
            (a += 3));
        }
      });
      let o = Ms(a ? Fs(n) : n, -r);
      if (o.length) {
        let e = new Cs(t.content);
        for (let n = 0; n < o.length; n++) o[n].type.valid(t, o[n], e) || o.splice(n--, 1);
      }
      return new e(o.length ? this.local.concat(o).sort(Ls) : this.local, i || this.children);
    }
    remove(e) {
      return e.length == 0 || this == X ? this : this.removeInner(e, 0);
    }
    removeInner(t, n) {
      let r = this.children,
        i = this.local;
      for (let e = 0; e < r.length; e += 3) {
        let i,
          a = r[e] + n,
          o = r[e + 1] + n;
        for (let e = 0, n; e < t.length; e++)
          (n = t[e]) && n.from > a && n.to < o && ((t[e] = null), (i ||= []).push(n));
        if (!i) continue;
        r == this.children && (r = this.children.slice());
        let s = r[e + 2].removeInner(i, a + 1);
        s == X ? (r.splice(e, 3), (e -= 3)) : (r[e + 2] = s);
      }
      if (i.length) {
        for (let e = 0, r; e < t.length; e++)
          if ((r = t[e]))
            for (let e = 0; e < i.length; e++)
              i[e].eq(r, n) && (i == this.local && (i = this.local.slice()), i.splice(e--, 1));
      }
      return r == this.children && i == this.local ? this : i.length || r.length ? new e(i, r) : X;
    }
    forChild(t, n) {
      if (this == X) return this;
      if (n.isLeaf) return e.empty;
      let r, i;
      for (let e = 0; e < this.children.length; e += 3)
        if (this.children[e] >= t) {
          this.children[e] == t && (r = this.children[e + 2]);
          break;
        }
      let a = t + 1,
        o = a + n.content.size;
      for (let e = 0; e < this.local.length; e++) {
        let t = this.local[e];
        if (t.from < o && t.to > a && t.type instanceof Ts) {
          let e = Math.max(a, t.from) - a,
            n = Math.min(o, t.to) - a;
          e < n && (i ||= []).push(t.copy(e, n));
        }
      }
      if (i) {
        let t = new e(i.sort(Ls), Os);
        return r ? new As([t, r]) : t;
      }
      return r || X;
    }
    eq(t) {
      if (this == t) return !0;
      if (
        !(t instanceof e) ||
        this.local.length != t.local.length ||
        this.children.length != t.children.length
      )
        return !1;
      for (let e = 0; e < this.local.length; e++) if (!this.local[e].eq(t.local[e])) return !1;
      for (let e = 0; e < this.children.length; e += 3)
        if (
          this.children[e] != t.children[e] ||
          this.children[e + 1] != t.children[e + 1] ||
          !this.children[e + 2].eq(t.children[e + 2])
        )
          return !1;
      return !0;
    }
    locals(e) {
      return Rs(this.localsInner(e));
    }
    localsInner(e) {
      if (this == X) return Os;
      if (e.inlineContent || !this.local.some(Ts.is)) return this.local;
      let t = [];
      for (let e = 0; e < this.local.length; e++)
        this.local[e].type instanceof Ts || t.push(this.local[e]);
      return t;
    }
    forEachSet(e) {
      e(this);
    }
  };
((Y.empty = new Y([], [])), (Y.removeOverlap = Rs));
var X = Y.empty,
  As = class e {
    constructor(e) {
      this.members = e;
    }
    map(t, n) {
      let r = this.members.map((e) => e.map(t, n, ks));
      return e.from(r);
    }
    forChild(t, n) {
      if (n.isLeaf) return Y.empty;
      let r = [];
      for (let i = 0; i < this.members.length; i++) {
        let a = this.members[i].forChild(t, n);
        a != X && (a instanceof e ? (r = r.concat(a.members)) : r.push(a));
      }
      return e.from(r);
    }
    eq(t) {
      if (!(t instanceof e) || t.members.length != this.members.length) return !1;
      for (let e = 0; e < this.members.length; e++)
        if (!this.members[e].eq(t.members[e])) return !1;
      return !0;
    }
    locals(e) {
      let t,
        n = !0;
      for (let r = 0; r < this.members.length; r++) {
        let i = this.members[r].localsInner(e);
        if (i.length) {
          if (!t) t = i;
          else {
            n &&= ((t = t.slice()), !1);
            for (let e = 0; e < i.length; e++) t.push(i[e]);
          }
        }
      }
      return t ? Rs(n ? t : t.sort(Ls)) : Os;
    }
    static from(t) {
      switch (t.length) {
        case 0:
          return X;
        case 1:
          return t[0];
        default:
          return new e(
            t.every((e) => e instanceof Y)
              ? t
              : t.reduce((e, t) => e.concat(t instanceof Y ? t : t.members), []),
          );
      }
    }
    forEachSet(e) {
      for (let t = 0; t < this.members.length; t++) this.members[t].forEachSet(e);
    }
  };
function js(e, t, n, r, i, a, o) {
  let s = e.slice();
  for (let e = 0, t = a; e < n.maps.length; e++) {
    let r = 0;
    (n.maps[e].forEach((e, n, i, a) => {
      let o = a - i - (n - e);
      for (let i = 0; i < s.length; i += 3) {
        let a = s[i + 1];
        if (a < 0 || e > a + t - r) continue;
        let c = s[i] + t - r;
        n >= c ? (s[i + 1] = e <= c ? -2 : -1) : e >= t && o && ((s[i] += o), (s[i + 1] += o));
      }
      r += o;
    }),
      (t = n.maps[e].map(t, -1)));
  }
  let c = !1;
  for (let t = 0; t < s.length; t += 3)
    if (s[t + 1] < 0) {
      if (s[t + 1] == -2) {
        ((c = !0), (s[t + 1] = -1));
        continue;
      }
      let l = n.map(e[t] + a),
        u = l - i;
      if (u < 0 || u >= r.content.size) {
        c = !0;
        continue;
      }
      let d = n.map(e[t + 1] + a, -1) - i,
        { index: f, offset: p } = r.content.findIndex(u),
        m = r.maybeChild(f);
      if (m && p == u && p + m.nodeSize == d) {
        let r = s[t + 2].mapInner(n, m, l + 1, e[t] + a + 1, o);
        r == X ? ((s[t + 1] = -2), (c = !0)) : ((s[t] = u), (s[t + 1] = d), (s[t + 2] = r));
      } else c = !0;
    }
  if (c) {
    let c = Is(Ns(s, e, t, n, i, a, o), r, 0, o);
    t = c.local;
    for (let e = 0; e < s.length; e += 3) s[e + 1] < 0 && (s.splice(e, 3), (e -= 3));
    for (let e = 0, t = 0; e < c.children.length; e += 3) {
      let n = c.children[e];
      for (; t < s.length && s[t] < n;) t += 3;
      s.splice(t, 0, c.children[e], c.children[e + 1], c.children[e + 2]);
    }
  }
  return new Y(t.sort(Ls), s);
}
function Ms(e, t) {
  if (!t || !e.length) return e;
  let n = [];
  for (let r = 0; r < e.length; r++) {
    let i = e[r];
    n.push(new Ds(i.from + t, i.to + t, i.type));
  }
  return n;
}
function Ns(e, t, n, r, i, a, o) {
  function s(e, t) {
    for (let a = 0; a < e.local.length; a++) {
      let s = e.local[a].map(r, i, t);
      s ? n.push(s) : o.onRemove && o.onRemove(e.local[a].spec);
    }
    for (let n = 0; n < e.children.length; n += 3) s(e.children[n + 2], e.children[n] + t + 1);
  }
  for (let n = 0; n < e.length; n += 3) e[n + 1] == -1 && s(e[n + 2], t[n] + a + 1);
  return n;
}
function Ps(e, t, n) {
  if (t.isLeaf) return null;
  let r = n + t.nodeSize,
    i = null;
  for (let t = 0, a; t < e.length; t++)
    (a = e[t]) && a.from > n && a.to < r && ((i ||= []).push(a), (e[t] = null));
  return i;
}
function Fs(e) {
  let t = [];
  for (let n = 0; n < e.length; n++) e[n] != null && t.push(e[n]);
  return t;
}
function Is(e, t, n, r) {
  let i = [],
    a = !1;
  t.forEach((t, o) => {
    let s = Ps(e, t, o + n);
    if (s) {
      a = !0;
      let e = Is(s, t, n + o + 1, r);
      e != X && i.push(o, o + t.nodeSize, e);
    }
  });
  let o = Ms(a ? Fs(e) : e, -n).sort(Ls);
  if (o.length) {
    let e = new Cs(t.content);
    for (let n = 0; n < o.length; n++)
      o[n].type.valid(t, o[n], e) || (r.onRemove && r.onRemove(o[n].spec), o.splice(n--, 1));
  }
  return o.length || i.length ? new Y(o, i) : X;
}
function Ls(e, t) {
  return e.from - t.from || e.to - t.to;
}
function Rs(e) {
  let t = e;
  for (let n = 0; n < t.length - 1; n++) {
    let r = t[n];
    if (r.from != r.to)
      for (let i = n + 1; i < t.length; i++) {
        let a = t[i];
        if (a.from == r.from)
          a.to != r.to &&
            (t == e && (t = e.slice()),
            (t[i] = a.copy(a.from, r.to)),
            zs(t, i + 1, a.copy(r.to, a.to)));
        else {
          a.from < r.to &&
            (t == e && (t = e.slice()),
            (t[n] = r.copy(r.from, a.from)),
            zs(t, i, r.copy(a.from, r.to)));
          break;
        }
      }
  }
  return t;
}
function zs(e, t, n) {
  for (; t < e.length && Ls(n, e[t]) > 0;) t++;
  e.splice(t, 0, n);
}
function Bs(e) {
  let t = [];
  return (
    e.someProp(`decorations`, (n) => {
      let r = n(e.state);
      r && r != X && t.push(r);
    }),
    e.cursorWrapper && t.push(Y.create(e.state.doc, [e.cursorWrapper.deco])),
    As.from(t)
  );
}
var Vs = {
    childList: !0,
    characterData: !0,
    characterDataOldValue: !0,
    attributes: !0,
    attributeOldValue: !0,
    subtree: !0,
  },
  Hs = V && Si <= 11,
  Us = class {
    constructor() {
      ((this.anchorNode = null),
        (this.anchorOffset = 0),
        (this.focusNode = null),
        (this.focusOffset = 0));
    }
    set(e) {
      ((this.anchorNode = e.anchorNode),
        (this.anchorOffset = e.anchorOffset),
        (this.focusNode = e.focusNode),
        (this.focusOffset = e.focusOffset));
    }
    clear() {
      this.anchorNode = this.focusNode = null;
    }
    eq(e) {
      return (
        e.anchorNode == this.anchorNode &&
        e.anchorOffset == this.anchorOffset &&
        e.focusNode == this.focusNode &&
        e.focusOffset == this.focusOffset
      );
    }
  },
  Ws = class {
    constructor(e, t) {
      ((this.view = e),
        (this.handleDOMChange = t),
        (this.queue = []),
        (this.flushingSoon = -1),
        (this.observer = null),
        (this.currentSelection = new Us()),
        (this.onCharData = null),
        (this.suppressingSelectionUpdates = !1),
        (this.lastChangedTextNode = null),
        (this.observer =
          window.MutationObserver &&
          new window.MutationObserver((t) => {
            for (let e = 0; e < t.length; e++) this.queue.push(t[e]);
            V &&
            Si <= 11 &&
            t.some(
              (e) =>
                (e.type == `childList` && e.removedNodes.length) ||
                (e.type == `characterData` && e.oldValue.length > e.target.nodeValue.length),
            )
              ? this.flushSoon()
              : W &&
                  e.composing &&
                  t.some((e) => e.type == `childList` && e.target.nodeName == `TR`)
                ? ((e.input.badSafariComposition = !0), this.flushSoon())
                : this.flush();
          })),
        Hs &&
          (this.onCharData = (e) => {
            (this.queue.push({ target: e.target, type: `characterData`, oldValue: e.prevValue }),
              this.flushSoon());
          }),
        (this.onSelectionChange = this.onSelectionChange.bind(this)));
    }
    flushSoon() {
      this.flushingSoon < 0 &&
        (this.flushingSoon = window.setTimeout(() => {
          ((this.flushingSoon = -1), this.flush());
        }, 20));
    }
    forceFlush() {
      this.flushingSoon > -1 &&
        (window.clearTimeout(this.flushingSoon), (this.flushingSoon = -1), this.flush());
    }
    start() {
      (this.observer && (this.observer.takeRecords(), this.observer.observe(this.view.dom, Vs)),
        this.onCharData &&
          this.view.dom.addEventListener(`DOMCharacterDataModified`, this.onCharData),
        this.connectSelection());
    }
    stop() {
      if (this.observer) {
        let e = this.observer.takeRecords();
        if (e.length) {
          for (let t = 0; t < e.length; t++) this.queue.push(e[t]);
          window.setTimeout(() => this.flush(), 20);
        }
        this.observer.disconnect();
      }
      (this.onCharData &&
        this.view.dom.removeEventListener(`DOMCharacterDataModified`, this.onCharData),
        this.disconnectSelection());
    }
    connectSelection() {
      this.view.dom.ownerDocument.addEventListener(`selectionchange`, this.onSelectionChange);
    }
    disconnectSelection() {
      this.view.dom.ownerDocument.removeEventListener(`selectionchange`, this.onSelectionChange);
    }
    suppressSelectionUpdates() {
      ((this.suppressingSelectionUpdates = !0),
        setTimeout(() => (this.suppressingSelectionUpdates = !1), 50));
    }
    onSelectionChange() {
      if (Ja(this.view)) {
        if (this.suppressingSelectionUpdates) return Ra(this.view);
        if (V && Si <= 11 && !this.view.state.selection.empty) {
          let e = this.view.domSelectionRange();
          if (e.focusNode && ii(e.focusNode, e.focusOffset, e.anchorNode, e.anchorOffset))
            return this.flushSoon();
        }
        this.flush();
      }
    }
    setCurSelection() {
      this.currentSelection.set(this.view.domSelectionRange());
    }
    ignoreSelectionChange(e) {
      if (!e.focusNode) return !0;
      let t = new Set(),
        n;
      for (let n = e.focusNode; n; n = ei(n)) t.add(n);
      for (let r = e.anchorNode; r; r = ei(r))
        if (t.has(r)) {
          n = r;
          break;
        }
      let r = n && this.view.docView.nearestDesc(n);
      if (r && r.ignoreMutation({ type: `selection`, target: B(n) ? n.parentNode : n }))
        return (this.setCurSelection(), !0);
    }
    pendingRecords() {
      if (this.observer) for (let e of this.observer.takeRecords()) this.queue.push(e);
      return this.queue;
    }
    flush() {
      let { view: e } = this;
      if (!e.docView || this.flushingSoon > -1) return;
      let t = this.pendingRecords();
      t.length && (this.queue = []);
      let n,
        r = !1;
      !this.suppressingSelectionUpdates &&
        Ja(e) &&
        ((n = e.domSelectionRange()),
        (r = !this.currentSelection.eq(n) && !this.ignoreSelectionChange(n)));
      let i = -1,
        a = -1,
        o = !1,
        s = [];
      if (e.editable)
        for (let e = 0; e < t.length; e++) {
          let n = this.registerMutation(t[e], s);
          n &&
            ((i = i < 0 ? n.from : Math.min(n.from, i)),
            (a = a < 0 ? n.to : Math.max(n.to, a)),
            n.typeOver && (o = !0));
        }
      if (
        s.some((e) => e.nodeName == `BR`) &&
        (e.input.lastKeyCode == 8 ||
          e.input.lastKeyCode == 46 ||
          (U &&
            (e.composing || e.input.compositionEndedAt > Date.now() - 50) &&
            t.some((e) => e.type == `childList` && e.removedNodes.length)))
      ) {
        for (let e of s)
          if (e.nodeName == `BR` && e.parentNode) {
            let t = e.nextSibling;
            for (; t && z(t);) {
              if (t.contentEditable == `false`) {
                e.parentNode.removeChild(e);
                break;
              }
              t = t.firstChild;
            }
          }
      } else if (H && s.length) {
        let t = s.filter((e) => e.nodeName == `BR`);
        if (t.length == 2) {
          let [e, n] = t;
          e.parentNode && e.parentNode.parentNode == n.parentNode ? n.remove() : e.remove();
        } else {
          let { focusNode: n } = this.currentSelection;
          for (let r of t) {
            let t = r.parentNode;
            t && t.nodeName == `LI` && (!n || Xs(e, n) != t) && r.remove();
          }
        }
      }
      let c = null;
      i < 0 &&
      r &&
      e.input.lastFocus > Date.now() - 200 &&
      Math.max(e.input.lastTouch, e.input.lastClick.time) < Date.now() - 300 &&
      fi(n) &&
      (c = Ia(e)) &&
      c.eq(P.near(e.state.doc.resolve(0), 1))
        ? ((e.input.lastFocus = 0), Ra(e), this.currentSelection.set(n), e.scrollToSelection())
        : (i > -1 || r) &&
          (i > -1 && (e.docView.markDirty(i, a), qs(e)),
          e.input.badSafariComposition && ((e.input.badSafariComposition = !1), Zs(e, s)),
          this.handleDOMChange(i, a, o, s),
          e.docView && e.docView.dirty
            ? e.updateState(e.state)
            : n && !this.currentSelection.eq(n) && Ra(e),
          n && this.currentSelection.set(n));
    }
    registerMutation(e, t) {
      if (t.indexOf(e.target) > -1) return null;
      let n = this.view.docView.nearestDesc(e.target);
      if (
        (e.type == `attributes` &&
          (n == this.view.docView ||
            e.attributeName == `contenteditable` ||
            (e.attributeName == `style` && !e.oldValue && !e.target.getAttribute(`style`)))) ||
        !n ||
        n.ignoreMutation(e)
      )
        return null;
      if (e.type == `childList`) {
        for (let n = 0; n < e.addedNodes.length; n++) {
          let r = e.addedNodes[n];
          (t.push(r), B(r) && (this.lastChangedTextNode = r));
        }
        if (n.contentDOM && n.contentDOM != n.dom && !n.contentDOM.contains(e.target))
          return { from: n.posBefore, to: n.posAfter };
        let r = e.previousSibling,
          i = e.nextSibling;
        if (V && Si <= 11 && e.addedNodes.length)
          for (let t = 0; t < e.addedNodes.length; t++) {
            let { previousSibling: n, nextSibling: a } = e.addedNodes[t];
            ((!n || Array.prototype.indexOf.call(e.addedNodes, n) < 0) && (r = n),
              (!a || Array.prototype.indexOf.call(e.addedNodes, a) < 0) && (i = a));
          }
        let a = r && r.parentNode == e.target ? L(r) + 1 : 0,
          o = n.localPosFromDOM(e.target, a, -1),
          s = i && i.parentNode == e.target ? L(i) : e.target.childNodes.length;
        return { from: o, to: n.localPosFromDOM(e.target, s, 1) };
      }
      return e.type == `attributes`
        ? { from: n.posAtStart - n.border, to: n.posAtEnd + n.border }
        : ((this.lastChangedTextNode = e.target),
          { from: n.posAtStart, to: n.posAtEnd, typeOver: e.target.nodeValue == e.oldValue });
    }
  },
  Gs = new WeakMap(),
  Ks = !1;
function qs(e) {
  if (
    !Gs.has(e) &&
    (Gs.set(e, null),
    [`normal`, `nowrap`, `pre-line`].indexOf(getComputedStyle(e.dom).whiteSpace) !== -1)
  ) {
    if (((e.requiresGeckoHackNode = H), Ks)) return;
    (console.warn(
      `ProseMirror expects the CSS white-space property to be set, preferably to 'pre-wrap'. It is recommended to load style/prosemirror.css from the prosemirror-view package.`,
    ),
      (Ks = !0));
  }
}
function Js(e, t) {
  let n = t.startContainer,
    r = t.startOffset,
    i = t.endContainer,
    a = t.endOffset,
    o = e.domAtPos(e.state.selection.anchor);
  return (
    ii(o.node, o.offset, i, a) && ([n, r, i, a] = [i, a, n, r]),
    { anchorNode: n, anchorOffset: r, focusNode: i, focusOffset: a }
  );
}
function Ys(e, t) {
  if (t.getComposedRanges) {
    let n = t.getComposedRanges(e.root)[0];
    if (n) return Js(e, n);
  }
  let n;
  function r(e) {
    (e.preventDefault(), e.stopImmediatePropagation(), (n = e.getTargetRanges()[0]));
  }
  return (
    e.dom.addEventListener(`beforeinput`, r, !0),
    document.execCommand(`indent`),
    e.dom.removeEventListener(`beforeinput`, r, !0),
    n ? Js(e, n) : null
  );
}
function Xs(e, t) {
  for (let n = t.parentNode; n && n != e.dom; n = n.parentNode) {
    let t = e.docView.nearestDesc(n, !0);
    if (t && t.node.isBlock) return n;
  }
  return null;
}
function Zs(e, t) {
  let { focusNode: n, focusOffset: r } = e.domSelectionRange();
  for (let i of t)
    if (i.parentNode?.nodeName == `TR`) {
      let t = i.nextSibling;
      for (; t && t.nodeName != `TD` && t.nodeName != `TH`;) t = t.nextSibling;
      if (t) {
        let a = t;
        for (;;) {
          let e = a.firstChild;
          if (!e || !z(e) || e.contentEditable == `false` || /^(BR|IMG)$/.test(e.nodeName)) break;
          a = e;
        }
        (a.insertBefore(i, a.firstChild), n == i && e.domSelection().collapse(i, r));
      } else i.parentNode.removeChild(i);
    }
}
function Qs(e, t, n, r) {
  let { node: i, fromOffset: a, toOffset: o, from: s, to: c } = e.docView.parseRange(t, n),
    l = e.domSelectionRange(),
    u,
    d = l.anchorNode;
  if (
    (d &&
      si(e.dom, d) &&
      ((u = [{ node: d, offset: l.anchorOffset }]),
      fi(l) || u.push({ node: l.focusNode, offset: l.focusOffset })),
    U && e.input.lastKeyCode === 8)
  )
    for (let e = o; e > a; e--) {
      let t = i.childNodes[e - 1],
        n = t.pmViewDesc;
      if (t.nodeName == `BR` && !n) {
        o = e;
        break;
      }
      if (!n || n.size) break;
    }
  let f = e.state.doc,
    p = e.someProp(`domParser`) || kt.fromSchema(e.state.schema),
    m = f.resolve(s),
    h = null,
    g = p.parse(i, {
      topNode: m.parent,
      topMatch: m.parent.contentMatchAt(m.index()),
      topOpen: !0,
      from: a,
      to: o,
      preserveWhitespace: m.parent.type.whitespace != `pre` || `full`,
      findPositions: u,
      ruleFromNode: $s(r),
      context: m,
    });
  if (u && u[0].pos != null) {
    let e = u[0].pos,
      t = u[1] && u[1].pos;
    ((t ??= e), (h = { anchor: e + s, head: t + s }));
  }
  return { doc: g, sel: h, from: s, to: c };
}
var $s = (e) => (t) => {
    let n = t.pmViewDesc;
    if (n) return n.parseRule(e);
    if (t.nodeName == `BR` && t.parentNode) {
      if (W && /^(ul|ol)$/i.test(t.parentNode.nodeName)) {
        let e = document.createElement(`div`);
        return (e.appendChild(document.createElement(`li`)), { skip: e });
      }
      if (t.parentNode.lastChild == t || (W && /^(tr|table)$/i.test(t.parentNode.nodeName)))
        return { ignore: !0 };
    } else if (t.nodeName == `IMG` && t.getAttribute(`mark-placeholder`)) return { ignore: !0 };
    return null;
  },
  ec =
    /^(a|abbr|acronym|b|bd[io]|big|br|button|cite|code|data(list)?|del|dfn|em|i|img|ins|kbd|label|map|mark|meter|output|q|ruby|s|samp|small|span|strong|su[bp]|time|u|tt|var)$/i;
function tc(e, t, n, r, i) {
  let a = e.input.compositionPendingChanges || (e.composing ? e.input.compositionID : 0);
  if (((e.input.compositionPendingChanges = 0), t < 0)) {
    let t = e.input.lastSelectionTime > Date.now() - 50 ? e.input.lastSelectionOrigin : null,
      n = Ia(e, t);
    if (n && !e.state.selection.eq(n)) {
      if (
        U &&
        Di &&
        e.input.lastKeyCode === 13 &&
        Date.now() - 100 < e.input.lastKeyCodeTime &&
        Vo(e, `Enter`)
      )
        return;
      let r = e.state.tr.setSelection(n);
      (t == `pointer` ? r.setMeta(`pointer`, !0) : t == `key` && r.scrollIntoView(),
        a && r.setMeta(`composition`, a),
        e.dispatch(r));
    }
    return;
  }
  let o = e.state.doc.resolve(t),
    s = o.sharedDepth(n);
  ((t = o.before(s + 1)), (n = e.state.doc.resolve(n).after(s + 1)));
  let c = e.state.selection,
    l = Qs(e, t, n, i),
    u = e.state.doc,
    d = u.slice(l.from, l.to),
    f,
    p;
  (e.input.lastKeyCode === 8 && Date.now() - 100 < e.input.lastKeyCodeTime
    ? ((f = e.state.selection.to), (p = `end`))
    : ((f = e.state.selection.from), (p = `start`)),
    (e.input.lastKeyCode = null));
  let m = sc(d.content, l.doc.content, l.from, f, p);
  if (
    (m && e.input.domChangeCount++,
    ((Ti && e.input.lastIOSEnter > Date.now() - 225) || Di) &&
      i.some((e) => z(e) && !ec.test(e.nodeName)) &&
      (!m || m.endA >= m.endB) &&
      Vo(e, `Enter`))
  ) {
    e.input.lastIOSEnter = 0;
    return;
  }
  if (!m) {
    if (
      r &&
      c instanceof F &&
      !c.empty &&
      c.$head.sameParent(c.$anchor) &&
      !e.composing &&
      !(l.sel && l.sel.anchor != l.sel.head)
    )
      m = { start: c.from, endA: c.to, endB: c.to };
    else {
      if (l.sel) {
        let t = nc(e, e.state.doc, l.sel);
        if (t && !t.eq(e.state.selection)) {
          let n = e.state.tr.setSelection(t);
          (a && n.setMeta(`composition`, a), e.dispatch(n));
        }
      }
      return;
    }
  }
  (e.state.selection.from < e.state.selection.to &&
    m.start == m.endB &&
    e.state.selection instanceof F &&
    (m.start > e.state.selection.from &&
    m.start <= e.state.selection.from + 2 &&
    e.state.selection.from >= l.from
      ? (m.start = e.state.selection.from)
      : m.endA < e.state.selection.to &&
        m.endA >= e.state.selection.to - 2 &&
        e.state.selection.to <= l.to &&
        ((m.endB += e.state.selection.to - m.endA), (m.endA = e.state.selection.to))),
    V &&
      Si <= 11 &&
      m.endB == m.start + 1 &&
      m.endA == m.start &&
      m.start > l.from &&
      l.doc.textBetween(m.start - l.from - 1, m.start - l.from + 1) == ` \xA0` &&
      (m.start--, m.endA--, m.endB--));
  let h = l.doc.resolveNoCache(m.start - l.from),
    g = l.doc.resolveNoCache(m.endB - l.from),
    _ = u.resolve(m.start),
    v = h.sameParent(g) && h.parent.inlineContent && _.end() >= m.endA;
  if (
    ((Ti &&
      e.input.lastIOSEnter > Date.now() - 225 &&
      (!v || i.some((e) => e.nodeName == `DIV` || e.nodeName == `P`))) ||
      (!v && ac(l.doc, h.pos, g.pos))) &&
    Vo(e, `Enter`)
  ) {
    e.input.lastIOSEnter = 0;
    return;
  }
  if (
    e.state.selection.anchor > m.start &&
    (v ? m.endA > m.start && m.endB == m.start : ic(u, m.start, m.endA, h, g)) &&
    Vo(e, `Backspace`)
  ) {
    Di && U && e.domObserver.suppressSelectionUpdates();
    return;
  }
  (U && m.endB == m.start && (e.input.lastChromeDelete = Date.now()),
    Di &&
      !v &&
      h.start() != g.start() &&
      g.parentOffset == 0 &&
      h.depth == g.depth &&
      l.sel &&
      l.sel.anchor == l.sel.head &&
      l.sel.head == m.endA &&
      ((m.endB -= 2),
      (g = l.doc.resolveNoCache(m.endB - l.from)),
      setTimeout(() => Vo(e, `Enter`), 20)));
  let y = m.start,
    b = m.endA,
    x = (t) => {
      let n = t || e.state.tr.replace(y, b, l.doc.slice(m.start - l.from, m.endB - l.from));
      if (l.sel) {
        let t = nc(e, n.doc, l.sel);
        t &&
          !(
            (U &&
              e.composing &&
              t.empty &&
              (m.start != m.endB || e.input.lastChromeDelete < Date.now() - 100) &&
              (t.head == y || t.head == n.mapping.map(b) - 1)) ||
            (V && t.empty && t.head == y)
          ) &&
          n.setSelection(t);
      }
      return (a && n.setMeta(`composition`, a), n.scrollIntoView());
    },
    S;
  if (v) {
    if (h.pos == g.pos) {
      V &&
        Si <= 11 &&
        h.parentOffset == 0 &&
        (e.domObserver.suppressSelectionUpdates(), setTimeout(() => Ra(e), 20));
      let t = x(e.state.tr.delete(y, b)),
        n = u.resolve(m.start).marksAcross(u.resolve(m.endA));
      (n && t.ensureMarks(n), e.dispatch(t));
    } else if (
      m.endA == m.endB &&
      (S = rc(
        h.parent.content.cut(h.parentOffset, g.parentOffset),
        _.parent.content.cut(_.parentOffset, m.endA - _.start()),
      ))
    ) {
      let t = x(e.state.tr);
      (S.type == `add` ? t.addMark(y, b, S.mark) : t.removeMark(y, b, S.mark), e.dispatch(t));
    } else if (h.parent.child(h.index()).isText && h.index() == g.index() - +!g.textOffset) {
      let t = h.parent.textBetween(h.parentOffset, g.parentOffset),
        n = () => x(e.state.tr.insertText(t, y, b));
      e.someProp(`handleTextInput`, (r) => r(e, y, b, t, n)) || e.dispatch(n());
    } else e.dispatch(x());
  } else e.dispatch(x());
}
function nc(e, t, n) {
  return Math.max(n.anchor, n.head) > t.content.size
    ? null
    : qa(e, t.resolve(n.anchor), t.resolve(n.head));
}
function rc(e, t) {
  let n = e.firstChild.marks,
    r = t.firstChild.marks,
    i = n,
    a = r,
    o,
    s,
    c;
  for (let e = 0; e < r.length; e++) i = r[e].removeFromSet(i);
  for (let e = 0; e < n.length; e++) a = n[e].removeFromSet(a);
  if (i.length == 1 && a.length == 0)
    ((s = i[0]), (o = `add`), (c = (e) => e.mark(s.addToSet(e.marks))));
  else if (i.length == 0 && a.length == 1)
    ((s = a[0]), (o = `remove`), (c = (e) => e.mark(s.removeFromSet(e.marks))));
  else return null;
  let l = [];
  for (let e = 0; e < t.childCount; e++) l.push(c(t.child(e)));
  if (k.from(l).eq(e)) return { mark: s, type: o };
}
function ic(e, t, n, r, i) {
  if (n - t <= i.pos - r.pos || oc(r, !0, !1) < i.pos) return !1;
  let a = e.resolve(t);
  if (!r.parent.inlineContent) {
    let e = a.nodeAfter;
    return e != null && n == t + e.nodeSize;
  }
  if (a.parentOffset < a.parent.content.size || !a.parent.isTextblock) return !1;
  let o = e.resolve(oc(a, !0, !0));
  return !o.parent.isTextblock || o.pos > n || oc(o, !0, !1) < n
    ? !1
    : r.parent.content.cut(r.parentOffset).eq(o.parent.content);
}
function ac(e, t, n) {
  let r = 0,
    i = 0;
  return (
    e.nodesBetween(t, n, (e, a) => {
      e.isTextblock && a >= t && a < n
        ? r++
        : (e.isText
            ? /\S/.test(e.text.slice(Math.max(0, t - a), Math.min(e.nodeSize, n - a)))
            : e.isLeaf) && i++;
    }),
    i == 0 && r == 1
  );
}
function oc(e, t, n) {
  let r = e.depth,
    i = t ? e.end() : e.pos;
  for (; r > 0 && (t || e.indexAfter(r) == e.node(r).childCount);) (r--, i++, (t = !1));
  if (n) {
    let t = e.node(r).maybeChild(e.indexAfter(r));
    for (; t && !t.isLeaf;) ((t = t.firstChild), i++);
  }
  return i;
}
function sc(e, t, n, r, i) {
  let a = e.findDiffStart(t, n),
    o = n + e.size,
    s = n + t.size;
  if (a == null) return null;
  let { a: c, b: l } = e.findDiffEnd(t, o, s);
  if (i == `end`) {
    let e = Math.max(0, a - Math.min(c, l));
    r -= c + e - a;
  }
  if (c < a && o < s) {
    let e = r <= a && r >= c ? a - r : 0;
    ((a -= e), (l = a + (l - c)), (c = a));
  } else if (l < a) {
    let e = r <= a && r >= l ? a - r : 0;
    ((a -= e), (c = a + (c - l)), (l = a));
  }
  return { start: a, endA: c, endB: l };
}
var cc = class {
  constructor(e, t) {
    ((this._root = null),
      (this.focused = !1),
      (this.trackWrites = null),
      (this.mounted = !1),
      (this.markCursor = null),
      (this.cursorWrapper = null),
      (this.lastSelectedViewDesc = void 0),
      (this.input = new No()),
      (this.prevDirectPlugins = []),
      (this.pluginViews = []),
      (this.requiresGeckoHackNode = !1),
      (this.dragging = null),
      (this._props = t),
      (this.state = t.state),
      (this.directPlugins = t.plugins || []),
      this.directPlugins.forEach(hc),
      (this.dispatch = this.dispatch.bind(this)),
      (this.dom = (e && e.mount) || document.createElement(`div`)),
      e &&
        (e.appendChild
          ? e.appendChild(this.dom)
          : typeof e == `function`
            ? e(this.dom)
            : e.mount && (this.mounted = !0)),
      (this.editable = dc(this)),
      uc(this),
      (this.nodeViews = pc(this)),
      (this.docView = ga(this.state.doc, lc(this), Bs(this), this.dom, this)),
      (this.domObserver = new Ws(this, (e, t, n, r) => tc(this, e, t, n, r))),
      this.domObserver.start(),
      Po(this),
      this.updatePluginViews());
  }
  get composing() {
    return this.input.composing;
  }
  get props() {
    if (this._props.state != this.state) {
      let e = this._props;
      this._props = {};
      for (let t in e) this._props[t] = e[t];
      this._props.state = this.state;
    }
    return this._props;
  }
  update(e) {
    e.handleDOMEvents != this._props.handleDOMEvents && Lo(this);
    let t = this._props;
    ((this._props = e),
      e.plugins && (e.plugins.forEach(hc), (this.directPlugins = e.plugins)),
      this.updateStateInner(e.state, t));
  }
  setProps(e) {
    let t = {};
    for (let e in this._props) t[e] = this._props[e];
    t.state = this.state;
    for (let n in e) t[n] = e[n];
    this.update(t);
  }
  updateState(e) {
    this.updateStateInner(e, this._props);
  }
  updateStateInner(e, t) {
    let n = this.state,
      r = !1,
      i = !1;
    (e.storedMarks && this.composing && (ls(this), (i = !0)), (this.state = e));
    let a = n.plugins != e.plugins || this._props.plugins != t.plugins;
    if (a || this._props.plugins != t.plugins || this._props.nodeViews != t.nodeViews) {
      let e = pc(this);
      mc(e, this.nodeViews) && ((this.nodeViews = e), (r = !0));
    }
    ((a || t.handleDOMEvents != this._props.handleDOMEvents) && Lo(this),
      (this.editable = dc(this)),
      uc(this));
    let o = Bs(this),
      s = lc(this),
      c =
        n.plugins != e.plugins && !n.doc.eq(e.doc)
          ? `reset`
          : e.scrollToSelection > n.scrollToSelection
            ? `to selection`
            : `preserve`,
      l = r || !this.docView.matchesNode(e.doc, s, o);
    (l || !e.selection.eq(n.selection)) && (i = !0);
    let u = c == `preserve` && i && this.dom.style.overflowAnchor == null && Pi(this);
    if (i) {
      this.domObserver.stop();
      let t =
        l &&
        (V || U) &&
        !this.composing &&
        !n.selection.empty &&
        !e.selection.empty &&
        fc(n.selection, e.selection);
      if (l) {
        let n = U ? (this.trackWrites = this.domSelectionRange().focusNode) : null;
        (this.composing && (this.input.compositionNode = us(this)),
          (r || !this.docView.update(e.doc, s, o, this)) &&
            (this.docView.updateOuterDeco(s),
            this.docView.destroy(),
            (this.docView = ga(e.doc, s, o, this.dom, this))),
          !n || (this.trackWrites && this.dom.contains(this.trackWrites)) || (t = !0));
      }
      let i = this.input.mouseDown;
      (t ||
      !(
        i &&
        this.domObserver.currentSelection.eq(this.domSelectionRange()) &&
        Xa(this) &&
        i.delaySelUpdate()
      )
        ? Ra(this, t)
        : (Ga(this, e.selection), this.domObserver.setCurSelection()),
        this.domObserver.start());
    }
    (this.updatePluginViews(n),
      this.dragging?.node && !n.doc.eq(e.doc) && this.updateDraggedNode(this.dragging, n),
      c == `reset`
        ? (this.dom.scrollTop = 0)
        : c == `to selection`
          ? this.scrollToSelection()
          : u && Ii(u));
  }
  scrollToSelection() {
    let e = this.domSelectionRange().focusNode;
    if (e && si(this.dom, e) && !this.someProp(`handleScrollToSelection`, (e) => e(this))) {
      if (this.state.selection instanceof I) {
        let t = this.docView.domAfterPos(this.state.selection.from);
        z(t) && Ni(this, t.getBoundingClientRect(), e);
      } else Ni(this, this.coordsAtPos(this.state.selection.head, 1), e);
    }
  }
  destroyPluginViews() {
    let e;
    for (; (e = this.pluginViews.pop());) e.destroy && e.destroy();
  }
  updatePluginViews(e) {
    if (!e || e.plugins != this.state.plugins || this.directPlugins != this.prevDirectPlugins) {
      ((this.prevDirectPlugins = this.directPlugins), this.destroyPluginViews());
      for (let e = 0; e < this.directPlugins.length; e++) {
        let t = this.directPlugins[e];
        t.spec.view && this.pluginViews.push(t.spec.view(this));
      }
      for (let e = 0; e < this.state.plugins.length; e++) {
        let t = this.state.plugins[e];
        t.spec.view && this.pluginViews.push(t.spec.view(this));
      }
    } else
      for (let t = 0; t < this.pluginViews.length; t++) {
        let n = this.pluginViews[t];
        n.update && n.update(this, e);
      }
  }
  updateDraggedNode(e, t) {
    let n = e.node,
      r = -1;
    if (n.from < this.state.doc.content.size && this.state.doc.nodeAt(n.from) == n.node) r = n.from;
    else {
      let e = n.from + (this.state.doc.content.size - t.doc.content.size);
      (e > 0 && e < this.state.doc.content.size && this.state.doc.nodeAt(e)) == n.node && (r = e);
    }
    this.dragging = new vs(e.slice, e.move, r < 0 ? void 0 : I.create(this.state.doc, r));
  }
  someProp(e, t) {
    let n = this._props && this._props[e],
      r;
    if (n != null && (r = t ? t(n) : n)) return r;
    for (let n = 0; n < this.directPlugins.length; n++) {
      let i = this.directPlugins[n].props[e];
      if (i != null && (r = t ? t(i) : i)) return r;
    }
    let i = this.state.plugins;
    if (i)
      for (let n = 0; n < i.length; n++) {
        let a = i[n].props[e];
        if (a != null && (r = t ? t(a) : a)) return r;
      }
  }
  hasFocus() {
    if (V) {
      let e = this.root.activeElement;
      if (e == this.dom) return !0;
      if (!e || !this.dom.contains(e)) return !1;
      for (; e && this.dom != e && this.dom.contains(e);) {
        if (e.contentEditable == `false`) return !1;
        e = e.parentElement;
      }
      return !0;
    }
    return this.root.activeElement == this.dom;
  }
  focus() {
    (this.domObserver.stop(), this.editable && zi(this.dom), Ra(this), this.domObserver.start());
  }
  get root() {
    let e = this._root;
    if (e == null) {
      for (let e = this.dom.parentNode; e; e = e.parentNode)
        if (e.nodeType == 9 || (e.nodeType == 11 && e.host))
          return (
            e.getSelection ||
              (Object.getPrototypeOf(e).getSelection = () => e.ownerDocument.getSelection()),
            (this._root = e)
          );
    }
    return e || document;
  }
  updateRoot() {
    this._root = null;
  }
  posAtCoords(e) {
    return qi(this, e);
  }
  coordsAtPos(e, t = 1) {
    return Zi(this, e, t);
  }
  domAtPos(e, t = 0) {
    return this.docView.domFromPos(e, t);
  }
  nodeDOM(e) {
    let t = this.docView.descAt(e);
    return t ? t.nodeDOM : null;
  }
  posAtDOM(e, t, n = -1) {
    let r = this.docView.posFromDOM(e, t, n);
    if (r == null) throw RangeError(`DOM position not inside the editor`);
    return r;
  }
  endOfTextblock(e, t) {
    return sa(this, t || this.state, e);
  }
  pasteHTML(e, t) {
    return gs(this, ``, e, !1, t || new ClipboardEvent(`paste`));
  }
  pasteText(e, t) {
    return gs(this, e, null, !0, t || new ClipboardEvent(`paste`));
  }
  serializeForClipboard(e) {
    return go(this, e);
  }
  destroy() {
    this.docView &&
      (Io(this),
      this.destroyPluginViews(),
      this.mounted
        ? (this.docView.update(this.state.doc, [], Bs(this), this), (this.dom.textContent = ``))
        : this.dom.parentNode && this.dom.parentNode.removeChild(this.dom),
      this.docView.destroy(),
      (this.docView = null),
      ri());
  }
  get isDestroyed() {
    return this.docView == null;
  }
  dispatchEvent(e) {
    return Bo(this, e);
  }
  domSelectionRange() {
    let e = this.dom.isConnected !== !1 && this.domSelection();
    return e
      ? (W && this.root.nodeType === 11 && mi(this.dom.ownerDocument) == this.dom && Ys(this, e)) ||
          e
      : { focusNode: null, focusOffset: 0, anchorNode: null, anchorOffset: 0 };
  }
  domSelection() {
    return this.root.getSelection();
  }
};
cc.prototype.dispatch = function (e) {
  let t = this._props.dispatchTransaction;
  t ? t.call(this, e) : this.updateState(this.state.apply(e));
};
function lc(e) {
  let t = Object.create(null);
  return (
    (t.class = `ProseMirror`),
    (t.contenteditable = String(e.editable)),
    e.someProp(`attributes`, (n) => {
      if ((typeof n == `function` && (n = n(e.state)), n))
        for (let e in n)
          e == `class`
            ? (t.class += ` ` + n[e])
            : e == `style`
              ? (t.style = (t.style ? t.style + `;` : ``) + n[e])
              : !t[e] && e != `contenteditable` && e != `nodeName` && (t[e] = String(n[e]));
    }),
    (t.translate ||= `no`),
    [Ds.node(0, e.state.doc.content.size, t)]
  );
}
function uc(e) {
  if (e.markCursor) {
    let t = document.createElement(`img`);
    ((t.className = `ProseMirror-separator`),
      t.setAttribute(`mark-placeholder`, `true`),
      t.setAttribute(`alt`, ``),
      (e.cursorWrapper = {
        dom: t,
        deco: Ds.widget(e.state.selection.from, t, { raw: !0, marks: e.markCursor }),
      }));
  } else e.cursorWrapper = null;
}
function dc(e) {
  return !e.someProp(`editable`, (t) => t(e.state) === !1);
}
function fc(e, t) {
  let n = Math.min(e.$anchor.sharedDepth(e.head), t.$anchor.sharedDepth(t.head));
  return e.$anchor.start(n) != t.$anchor.start(n);
}
function pc(e) {
  let t = Object.create(null);
  function n(e) {
    for (let n in e) Object.prototype.hasOwnProperty.call(t, n) || (t[n] = e[n]);
  }
  return (e.someProp(`nodeViews`, n), e.someProp(`markViews`, n), t);
}
function mc(e, t) {
  let n = 0,
    r = 0;
  for (let r in e) {
    if (e[r] != t[r]) return !0;
    n++;
  }
  for (let e in t) r++;
  return n != r;
}
function hc(e) {
  if (e.spec.state || e.spec.filterTransaction || e.spec.appendTransaction)
    throw RangeError(`Plugins passed directly to the view must not have a state component`);
}
function gc(e) {
  return `${e}-${crypto.randomUUID().slice(0, 13)}`;
}
var _c = {
  id: { default: null },
  kind: { default: `paragraph` },
  sectionId: { default: null },
  block: { default: null },
  speaker: { default: null },
};
function vc(e) {
  return e === `heading` ? [`h2`, 0] : e === `subheading` ? [`h3`, 0] : [`p`, 0];
}
var yc = `data-style`,
  bc = `data-kind`,
  xc = [`point`, `step`, `quote`];
function Sc(e, t) {
  return t.test(e.getAttribute(`data-style`) ?? ``);
}
var Cc = (e) => () => ({ kind: e }),
  Z = new Tt({
    nodes: {
      doc: { content: `(block | source)+` },
      block: {
        content: `inline*`,
        attrs: _c,
        defining: !0,
        parseDOM: [
          { tag: `h1, h2`, getAttrs: Cc(`heading`) },
          { tag: `h3, h4, h5, h6`, getAttrs: Cc(`subheading`) },
          { tag: `li`, getAttrs: Cc(`point`) },
          {
            tag: `p[${bc}]`,
            getAttrs: (e) => {
              let t = e.getAttribute(`data-kind`) ?? ``;
              return xc.includes(t) ? { kind: t } : null;
            },
          },
          { tag: `p` },
          { tag: `blockquote`, getAttrs: Cc(`quote`) },
          { tag: `dt`, getAttrs: Cc(`question`) },
          { tag: `dd`, getAttrs: Cc(`answer`) },
          { tag: `pre` },
        ],
        toDOM: (e) => vc(String(e.attrs.kind)),
      },
      source: {
        content: `text*`,
        marks: ``,
        code: !0,
        attrs: _c,
        parseDOM: [],
        toDOM: () => [`pre`, 0],
      },
      hard_break: {
        inline: !0,
        group: `inline`,
        selectable: !1,
        parseDOM: [{ tag: `br` }],
        toDOM: () => [`br`],
      },
      text: { group: `inline` },
    },
    marks: {
      link: {
        attrs: { href: {} },
        inclusive: !1,
        parseDOM: [
          {
            tag: `a[href]`,
            getAttrs: (e) => {
              let t = e.getAttribute(`href`) ?? ``;
              return h(t) ? { href: t } : !1;
            },
          },
        ],
        toDOM: (e) => [`a`, { href: String(e.attrs.href), class: `link` }, 0],
      },
      strong: {
        parseDOM: [
          { tag: `strong` },
          { tag: `b`, getAttrs: (e) => !Sc(e, /font-weight:\s*(normal|[1-5]00)/) && null },
          { tag: `span`, getAttrs: (e) => Sc(e, /font-weight:\s*(bold|[6-9]00)/) && null },
        ],
        toDOM: () => [`strong`, 0],
      },
      em: {
        parseDOM: [
          { tag: `em` },
          { tag: `i` },
          { tag: `span`, getAttrs: (e) => Sc(e, /font-style:\s*italic/) && null },
        ],
        toDOM: () => [`em`, 0],
      },
      code: { parseDOM: [{ tag: `code` }], toDOM: () => [`code`, 0] },
    },
  });
function Q(e) {
  return e.attrs;
}
function wc({ sections: e }) {
  let t = e.flatMap((e) => e.blocks.map((t) => Tc(t, e.id)));
  return Z.node(`doc`, null, t.length > 0 ? t : [Z.node(`block`)]);
}
function Tc(e, t) {
  let { id: n, kind: r, md: i, speaker: a = null } = e,
    o = { id: n, kind: r, sectionId: t, block: e, speaker: a };
  return u(i) ? Z.node(`source`, o, i === `` ? [] : [Z.text(i)]) : Z.node(`block`, o, Ec(i));
}
function Ec(e) {
  return v(e).map((e) =>
    e.text ===
    `
`
      ? Z.node(`hard_break`)
      : Z.text(e.text, Dc(e)),
  );
}
function Dc({ strong: e, em: t, code: n, href: r }) {
  return [
    ...(r === null ? [] : [Z.mark(`link`, { href: r })]),
    ...(e ? [Z.mark(`strong`)] : []),
    ...(t ? [Z.mark(`em`)] : []),
    ...(n ? [Z.mark(`code`)] : []),
  ];
}
function Oc(e) {
  let t = [];
  return (e.forEach((e) => t.push(kc(e))), t);
}
function kc(e) {
  let t = (t) => e.marks.some(({ type: e }) => e.name === t),
    n = e.marks.find(({ type: e }) => e.name === `link`);
  return {
    text: e.isText
      ? (e.text ?? ``)
      : `
`,
    strong: t(`strong`),
    em: t(`em`),
    code: t(`code`),
    href: n ? String(n.attrs.href) : null,
  };
}
var Ac = new WeakMap();
function jc(e) {
  let t = Ac.get(e);
  if (t) return t;
  let n = Mc(e);
  return (Ac.set(e, n), n);
}
function Mc(e) {
  let { id: t, kind: n, block: r, speaker: i } = Q(e),
    a = e.type.name === `source` ? e.textContent : Nc(e, r);
  return {
    ...(r ?? { blockIds: [], startMs: null }),
    id: t ?? gc(`b`),
    kind: n,
    md: a,
    ...(i !== null && { speaker: i }),
  };
}
function Nc(e, t) {
  return t && e.eq(Pc(e, t)) ? t.md : p(Oc(e));
}
function Pc(e, t) {
  return Z.node(`block`, e.attrs, Ec(t.md));
}
function Fc(e, t) {
  let n = new Map(t.map((e) => [e.id, e])),
    r = new Set(),
    i = [],
    a = null;
  return (
    e.forEach((e) => {
      let o = Q(e).sectionId;
      if (!a || a.key !== o) {
        let e = o === null ? void 0 : n.get(o),
          s = o === null || r.has(o),
          c = s ? gc(`s`) : o;
        r.add(c);
        let l = {
          id: c,
          kind: e?.kind ?? t[0]?.kind ?? `section`,
          startMs: s ? null : (e?.startMs ?? null),
          blocks: [],
        };
        (i.push(l), (a = { key: o, section: l }));
      }
      a.section.blocks.push(jc(e));
    }),
    i
  );
}
var Ic = class {
  dom;
  contentDOM;
  node;
  view;
  getPosition;
  host;
  tick;
  time;
  speaker = null;
  count = null;
  constructor(e, t, n, r) {
    ((this.node = e), (this.view = t), (this.getPosition = n), (this.host = r));
    let { kind: i } = Q(e),
      { tag: a, className: o } = d(i);
    ((this.dom = document.createElement(`div`)),
      (this.dom.className = `doc-block`),
      (this.tick = Lc(document.createElement(`button`), `rail-tick`)),
      (this.tick.type = `button`),
      (this.tick.dataset.state = `done`),
      (this.time = document.createElement(`time`)),
      (this.time.className = `time`),
      this.tick.append(this.time),
      this.tick.addEventListener(`click`, () => this.pick()));
    let s = e.type.name === `source`;
    ((this.contentDOM = document.createElement(s ? `p` : a)),
      (this.contentDOM.className = s ? `doc-source` : o),
      this.dom.append(this.tick, this.contentDOM),
      i === `turn` && this.addSpeaker(),
      i === `tweet` &&
        ((this.count = Lc(document.createElement(`span`), `doc-count`)),
        this.dom.append(this.count)),
      this.show());
  }
  addSpeaker() {
    ((this.speaker = Lc(document.createElement(`button`), `doc-speaker`)),
      (this.speaker.type = `button`),
      (this.speaker.title = `Let the other one say it`),
      this.speaker.addEventListener(`click`, () => this.passOn()),
      this.dom.insertBefore(this.speaker, this.contentDOM));
  }
  show() {
    let { id: e, kind: t, block: n, speaker: r } = Q(this.node);
    ((this.dom.dataset.kind = t), (this.contentDOM.id = e ?? ``));
    let i = n ? this.host.momentOf(n) : null;
    if (((this.tick.hidden = i === null), i !== null)) {
      let e = ie(i / 1e3);
      ((this.time.textContent = e),
        this.tick.setAttribute(`aria-label`, `${e}, show where this was said`));
    }
    if ((this.speaker && (this.speaker.textContent = this.host.speakerName(r ?? ``)), this.count)) {
      let e = re(
        this.node.textBetween(
          0,
          this.node.content.size,
          ``,
          `
`,
        ),
      );
      ((this.count.textContent = `${e} / ${w.tweet}`),
        this.count.toggleAttribute(`data-over`, e > w.tweet));
    }
  }
  pick() {
    let { id: e, block: t } = Q(this.node),
      n = t ? this.host.momentOf(t) : null;
    e !== null && t && n !== null && this.host.onPick({ id: e, blockIds: t.blockIds }, n);
  }
  passOn() {
    let e = this.getPosition();
    if (e === void 0) return;
    let t = this.host.nextSpeaker(Q(this.node).speaker ?? ``);
    this.view.dispatch(this.view.state.tr.setNodeAttribute(e, `speaker`, t));
  }
  update(e) {
    return e.type !== this.node.type || Q(e).kind !== Q(this.node).kind
      ? !1
      : ((this.node = e), this.show(), !0);
  }
  stopEvent(e) {
    let t = e.target;
    return t instanceof Element && t.closest(`.rail-tick, .doc-speaker`) !== null;
  }
  ignoreMutation(e) {
    return !this.contentDOM.contains(e.target);
  }
};
function Lc(e, t) {
  return ((e.className = t), (e.contentEditable = `false`), e);
}
var Rc = [`http:`, `https:`, `mailto:`];
function zc(e) {
  let t = e.trim();
  if (t === `` || /[\s<>"]/u.test(t)) return null;
  let n = /^[a-z][a-z\d+.-]*:(?!\d)/iu.test(t)
    ? t
    : /^[^@/]+@[^@/]+\.[^@/.]+$/u.test(t)
      ? `mailto:${t}`
      : /^[^\s/?#]+\.[\p{L}\d-]{2,}(?::\d+)?(?:[/?#]|$)/u.test(t)
        ? `https://${t}`
        : ``;
  if (!URL.canParse(n)) return null;
  let r = new URL(n),
    i = r.protocol === `mailto:` ? r.pathname.includes(`@`) : r.hostname !== ``;
  return !Rc.includes(r.protocol) || !i
    ? null
    : r.href.replaceAll(/[()]/gu, (e) => (e === `(` ? `%28` : `%29`));
}
function Bc(e) {
  return /^https?:\/\/\S+$/iu.test(e.trim()) && zc(e) !== null;
}
function Vc(e) {
  let t = Z.marks.link.isInSet(e.marks);
  return t ? String(t.attrs.href) : null;
}
function Hc(e, t = e.selection.from) {
  let n = e.doc.resolve(t);
  if (n.depth === 0) return null;
  let r = null,
    i = null,
    a = n.start(1);
  return (
    n.node(1).forEach((e, n) => {
      let o = Vc(e),
        s = a + n;
      (o === null
        ? (i = null)
        : i?.href === o
          ? (i.to = s + e.nodeSize)
          : (i = { from: s, to: s + e.nodeSize, href: o }),
        i && i.from <= t && t <= i.to && (r ??= i));
    }),
    r
  );
}
function Uc(e) {
  let { from: t, to: n, empty: r, $from: i } = e.selection,
    a = Hc(e);
  if (a && n <= a.to) return a;
  if (!r) return { from: t, to: n, href: `` };
  let o = i.parent.textBetween(0, i.parent.content.size, ``, `￼`),
    s = i.parentOffset,
    c = /[\p{L}\p{M}\p{N}'’_-]*$/u.exec(o.slice(0, s))[0].length,
    l = /^[\p{L}\p{M}\p{N}'’_-]*/u.exec(o.slice(s))[0].length;
  return { from: t - c, to: n + l, href: `` };
}
function Wc(e, { from: t, to: n }, r) {
  let i = Z.mark(`link`, { href: r }),
    { tr: a } = e;
  return (
    t === n
      ? a.insert(t, Z.text(r.replace(/^mailto:/u, ``), [i]))
      : a.removeMark(t, n, Z.marks.link).addMark(t, n, i),
    a.setSelection(F.create(a.doc, a.mapping.map(n)))
  );
}
function Gc(e, { from: t, to: n }) {
  return e.tr.removeMark(t, n, Z.marks.link);
}
var Kc = new kr(`linking`);
function qc() {
  return new Er({
    key: Kc,
    state: {
      init: () => null,
      apply(e, t) {
        let n = e.getMeta(Kc);
        if (n) return n.range;
        if (!t || !e.docChanged) return t;
        let { mapping: r } = e;
        return { from: r.map(t.from, 1), to: r.map(t.to, -1) };
      },
    },
    props: {
      decorations(e) {
        let t = Kc.getState(e);
        return !t || t.from >= t.to
          ? null
          : Y.create(e.doc, [Ds.inline(t.from, t.to, { class: `linking` })]);
      },
    },
  });
}
function Jc(e, t) {
  return e.tr.setMeta(Kc, { range: t }).setMeta(`addToHistory`, !1);
}
function Yc(e) {
  let t = e.replaceAll(/<[^>]+>/g, (e) => e.replaceAll(/\sstyle\s*=/gi, ` ${yc}=`)),
    { body: n } = new DOMParser().parseFromString(t, `text/html`);
  for (let e of n.querySelectorAll(Xc)) e.remove();
  for (let e of n.querySelectorAll(`a[href]`)) {
    let t = zc(e.getAttribute(`href`) ?? ``);
    t === null ? e.removeAttribute(`href`) : e.setAttribute(`href`, t);
  }
  el(n);
  for (let e of [...n.querySelectorAll(`table`)].toReversed()) rl(e);
  for (let e of n.querySelectorAll(`ul, ol`))
    e.parentElement?.closest(`ul, ol`) || e.replaceWith(...sl(e, !1));
  for (let e of [...n.querySelectorAll(`blockquote`)].toReversed()) cl(e);
  return n.innerHTML;
}
var Xc = `script, style, template, title, meta, link, img, picture, video, audio, iframe, object, embed, svg, canvas, input, select, textarea, button`;
function Zc({ ownerDocument: e }, t, ...n) {
  let r = e.createElement(`p`);
  return (t !== null && r.setAttribute(bc, t), r.append(...n), r);
}
var Qc = /^[\s\u00a0]*(?:[·•▪●■◦‣§\uf0b7\uf0a7\uf0d8]|[o–-](?=[\s\u00a0]{2,}|\u00a0))[\s\u00a0]+/u,
  $c = /^[\s\u00a0]*\(?(?:\d{1,3}|[a-z]|[ivxl]{1,5})[.)][\s\u00a0]+/iu;
function el(e) {
  let t = `p[class*="MsoList"], p[${yc}*="mso-list"]`;
  for (let n of e.querySelectorAll(t)) {
    let e = n.querySelector(`[${yc}*="mso-list:Ignore" i]`),
      t = e?.textContent ?? ``;
    e?.remove();
    let r = tl(n),
      i = !/level[2-9]/u.test(n.getAttribute(`data-style`) ?? ``),
      a = e ? `${t} ` : (r?.data ?? ``),
      o = $c.test(a) && !Qc.test(a);
    (e || o || Qc.test(a)) &&
      (!e && r && (r.data = r.data.replace(o ? $c : Qc, ``)),
      n.setAttribute(bc, o && i ? `step` : `point`));
  }
}
function tl(e) {
  let t = e.ownerDocument.createTreeWalker(e, NodeFilter.SHOW_TEXT);
  for (; t.nextNode();) {
    let e = t.currentNode;
    if (e.data.trim() !== ``) return e;
  }
  return null;
}
var nl = `p, div, h1, h2, h3, h4, h5, h6, ul, ol, pre, blockquote, table`;
function rl(e) {
  let t = [...e.rows].flatMap((t) => {
    let n = [...t.cells].filter((e) => e.textContent.trim() !== ``);
    return !n.every((e) => e.querySelectorAll(nl).length <= 1) || n.length < 2
      ? n.flatMap(ol)
      : [
          Zc(
            e,
            null,
            ...n.flatMap((e, t) => {
              let n = al(e),
                r = e.tagName === `TH` ? [il(e, n)] : n;
              return [...(t > 0 ? [` — `] : []), ...r];
            }),
          ),
        ];
  });
  e.replaceWith(...t);
}
function il({ ownerDocument: e }, t) {
  let n = e.createElement(`strong`);
  return (n.append(...t), n);
}
function al(e) {
  return [...e.childNodes].flatMap((e) =>
    e instanceof Element && e.matches(nl) ? [` `, ...al(e)] : [e.nodeName === `BR` ? ` ` : e],
  );
}
function ol(e) {
  let t = [],
    n = null,
    r = [...e.childNodes];
  for (let i of r)
    i instanceof Element && (i.matches(nl) || i.querySelector(nl))
      ? ((n = null), t.push(...(i.matches(`div, span, b`) ? ol(i) : [i])))
      : (i.textContent?.trim() !== `` || n) && (n || t.push((n = Zc(e, null))), n.append(i));
  return t;
}
function sl(e, t) {
  let n = e.tagName === `OL` && !t ? `step` : `point`;
  return [...e.children].flatMap((t) => {
    if (t.matches(`ul, ol`)) return sl(t, !0);
    let r = [...t.querySelectorAll(`ul, ol`)].filter(
      (n) => n.parentElement?.closest(`ul, ol`) === e || !t.contains(n.parentElement),
    );
    for (let e of r) e.remove();
    let i = ol(t)
      .filter((e) => e.textContent?.trim() !== ``)
      .flatMap((t, n) => [
        ...(n > 0 ? [e.ownerDocument.createElement(`br`)] : []),
        ...t.childNodes,
      ]);
    return [...(i.length > 0 ? [Zc(e, n, ...i)] : []), ...r.flatMap((e) => sl(e, !0))];
  });
}
function cl(e) {
  let t = ol(e).map(
    (e) => (
      e instanceof Element &&
        e.matches(`p`) &&
        !e.hasAttribute(`data-kind`) &&
        e.setAttribute(bc, `quote`),
      e
    ),
  );
  e.replaceWith(...t);
}
var ll = {
    point: [`ul`, `li`],
    link: [`ul`, `li`],
    step: [`ol`, `li`],
    quote: [`blockquote`, `p`],
  },
  ul = class extends Ut {
    serializeFragment(e, t, n) {
      if (e.firstChild?.type !== Z.nodes.block) return super.serializeFragment(e, t, n);
      let r = n ?? document.createDocumentFragment(),
        i = null;
      return (
        e.forEach((e) => {
          let { kind: n } = Q(e),
            [a, o] = ll[n] ?? [];
          if (!a || !o || e.type !== Z.nodes.block) {
            ((i = null), r.append(this.serializeNode(e, t)));
            return;
          }
          i?.kind !== n && ((i = { kind: n, list: document.createElement(a) }), r.append(i.list));
          let s = document.createElement(o);
          (super.serializeFragment(e.content, t, s), i.list.append(s));
        }),
        r
      );
    }
  };
function dl() {
  let { nodes: e, marks: t } = Ut.fromSchema(Z);
  return new ul(e, t);
}
function fl({ content: e }) {
  let t = 0,
    n = null,
    r = ``;
  return (
    e.forEach((i, a, o) => {
      let s = i.isBlock ? Q(i).kind : `paragraph`;
      t = s === `step` ? t + 1 : s === `point` ? t : 0;
      let c = s === n && (s === `point` || s === `step`);
      (o > 0 &&
        i.isBlock &&
        (r += c
          ? `
`
          : `

`),
        (r += (e.childCount > 1 ? pl(s, t) : ``) + ml(i)),
        (n = s));
    }),
    r
  );
}
function pl(e, t) {
  return e === `point` ? `- ` : e === `step` ? `${t}. ` : e === `quote` ? `> ` : ``;
}
function ml(e) {
  return e.isText
    ? (e.text ?? ``)
    : e.isLeaf
      ? `
`
      : e.textBetween(
          0,
          e.content.size,
          ``,
          `
`,
        );
}
var hl = new kr(`dress`);
function gl(e) {
  return new Er({
    key: hl,
    state: {
      init: (t, n) => {
        let r = { nowId: null, ...e };
        return { ...r, set: vl(n.doc, r) };
      },
      apply(e, t) {
        let n = e.getMeta(hl);
        if (n) {
          let r = { ...t, ...n };
          return { ...r, set: vl(e.doc, r) };
        }
        if (!e.docChanged) return t;
        let r =
          e.doc.childCount === e.before.childCount ? t.set.map(e.mapping, e.doc) : vl(e.doc, t);
        return { ...t, set: r };
      },
    },
    props: { decorations: (e) => hl.getState(e)?.set },
  });
}
function _l(e, t) {
  return e.tr.setMeta(hl, t).setMeta(`addToHistory`, !1);
}
function vl(e, { nowId: t, marks: n, sections: r }) {
  let i = [],
    a = Map.groupBy(n, ({ blockId: e }) => e),
    o = null;
  return (
    e.forEach((e, n) => {
      let { id: s, kind: c, sectionId: l } = Q(e),
        u = n + e.nodeSize,
        d = {};
      if ((s === t && s !== null && (d.class = `now`), l !== o)) {
        o = l;
        let e = l === null ? void 0 : r.get(l),
          t = e && g(e, { kind: c });
        t && (d[`data-label`] = t);
      }
      Object.keys(d).length > 0 && i.push(Ds.node(n, u, d));
      for (let t of (s !== null && a.get(s)) || []) i.push(...yl(e, n, t));
    }),
    Y.create(e, i)
  );
}
function yl(e, t, { quote: n, why: r }) {
  let i = e.textBetween(
      0,
      e.content.size,
      ``,
      `
`,
    ),
    a = n === `` ? -1 : i.indexOf(n),
    [o, s] = a < 0 ? [0, i.length] : [a, a + n.length];
  if (s <= o) return [];
  let c = { class: `unborne`, title: r };
  return [Ds.inline(t + 1 + o, t + 1 + s, c)];
}
var bl = new kr(`find`),
  xl = { term: ``, places: [], at: -1, set: Y.empty };
function Sl() {
  return new Er({
    key: bl,
    state: {
      init: () => xl,
      apply(e, t) {
        let n = e.getMeta(bl);
        if (!n && (!e.docChanged || t.term === ``)) return t;
        let r = n?.term ?? t.term;
        if (r === ``) return xl;
        let i = Tl(e.doc, r),
          a = i.length === 0 ? -1 : wl(n?.at ?? t.at, i.length);
        return { term: r, places: i, at: a, set: El(e.doc, i, a) };
      },
    },
    props: { decorations: (e) => bl.getState(e)?.set },
  });
}
function Cl(e) {
  return bl.getState(e) ?? xl;
}
function wl(e, t) {
  return ((Math.max(e, 0) % t) + t) % t;
}
function Tl(e, t) {
  let n = t.toLocaleLowerCase(),
    r = [];
  return (
    e.forEach((e, i) => {
      let a = e.textBetween(
          0,
          e.content.size,
          ``,
          `
`,
        ),
        o = a.toLocaleLowerCase(),
        [s, c] = o.length === a.length ? [o, n] : [a, t];
      for (let e = s.indexOf(c); e >= 0; e = s.indexOf(c, e + c.length))
        r.push({ from: i + 1 + e, to: i + 1 + e + c.length });
    }),
    r
  );
}
function El(e, t, n) {
  return Y.create(
    e,
    t.map(({ from: e, to: t }, r) => Ds.inline(e, t, { class: r === n ? `found here` : `found` })),
  );
}
function Dl(e, t) {
  let n = e.selection.empty ? 0 : e.selection.from,
    r = t === `` ? [] : Tl(e.doc, t),
    i = Math.max(
      0,
      r.findIndex(({ from: e }) => e >= n),
    );
  return e.tr.setMeta(bl, { term: t, at: i }).setMeta(`addToHistory`, !1);
}
function Ol(e, t) {
  let n = e.tr.setMeta(bl, { at: t }).setMeta(`addToHistory`, !1),
    r = Cl(e).places[t];
  return r ? n.setSelection(F.create(e.doc, r.from, r.to)).scrollIntoView() : n;
}
function kl(e, t) {
  let { places: n, at: r } = Cl(e),
    i = n[r];
  return i ? e.tr.insertText(t, i.from, i.to).scrollIntoView() : e.tr;
}
function Al(e, t) {
  let { tr: n } = e;
  for (let { from: r, to: i } of Cl(e).places.toReversed()) n.insertText(t, r, i);
  return n;
}
var jl = {
    heading: `paragraph`,
    subheading: `paragraph`,
    gist: `paragraph`,
    hook: `paragraph`,
    greeting: `paragraph`,
    signoff: `paragraph`,
    question: `answer`,
  },
  Ml = 20;
function Nl() {
  return new Er({
    appendTransaction(e, t, n) {
      if (!e.some(({ docChanged: e }) => e)) return null;
      let r = new Set(),
        i = [],
        a = null;
      return (
        n.doc.forEach((e, t) => {
          let { id: o, kind: s, sectionId: c } = Q(e),
            l = {};
          if (o === null || r.has(o)) {
            let e = gc(`b`);
            ((l.id = e),
              r.add(e),
              o !== null && a !== null && Q(a).id === o && jl[s] && (l.kind = jl[s]),
              (l.block = null));
          } else r.add(o);
          (c === null && (l.sectionId = a ? Q(a).sectionId : Fl(n.doc)),
            Object.keys(l).length > 0 && i.push([t, e, l]),
            (a = e));
        }),
        i.length === 0 ? null : Pl(n, i)
      );
    },
  });
}
function Pl({ tr: e, doc: t, selection: n }, r) {
  if (r.length <= Ml) {
    for (let [t, n, i] of r) e.setNodeMarkup(t, void 0, { ...n.attrs, ...i });
    return e;
  }
  let i = new Map(r.map(([e, , t]) => [e, t])),
    [a] = r[0],
    [o, s] = r.at(-1),
    c = o + s.nodeSize,
    l = [];
  return (
    t.nodesBetween(a, c, (e, t) => {
      let n = i.get(t);
      return (l.push(n ? e.type.create({ ...e.attrs, ...n }, e.content) : e), !1);
    }),
    e.replaceWith(a, c, l),
    e.setSelection(P.fromJSON(e.doc, n.toJSON()))
  );
}
function Fl(e) {
  let t = null;
  return (
    e.forEach((e) => {
      t ??= Q(e).sectionId;
    }),
    t
  );
}
var Il = (e, t) => !e.selection.empty && (t && t(e.tr.deleteSelection().scrollIntoView()), !0);
function Ll(e, t) {
  let { $cursor: n } = e.selection;
  return !n || (t ? !t.endOfTextblock(`backward`, e) : n.parentOffset > 0) ? null : n;
}
var Rl = (e, t, n) => {
  let r = Ll(e, n);
  if (!r) return !1;
  let i = Vl(r);
  if (!i) {
    let n = r.blockRange(),
      i = n && wn(n);
    return i != null && (t && t(e.tr.lift(n, i).scrollIntoView()), !0);
  }
  let a = i.nodeBefore;
  if (tu(e, i, t, -1)) return !0;
  if (r.parent.content.size == 0 && (zl(a, `end`) || I.isSelectable(a)))
    for (let n = r.depth; ; n--) {
      let o = Bn(e.doc, r.before(n), r.after(n), j.empty);
      if (o && o.slice.size < o.to - o.from) {
        if (t) {
          let n = e.tr.step(o);
          (n.setSelection(
            zl(a, `end`)
              ? P.findFrom(n.doc.resolve(n.mapping.map(i.pos, -1)), -1)
              : I.create(n.doc, i.pos - a.nodeSize),
          ),
            t(n.scrollIntoView()));
        }
        return !0;
      }
      if (n == 1 || r.node(n - 1).childCount > 1) break;
    }
  return a.isAtom && i.depth == r.depth - 1
    ? (t && t(e.tr.delete(i.pos - a.nodeSize, i.pos).scrollIntoView()), !0)
    : !1;
};
function zl(e, t, n = !1) {
  for (let r = e; r; r = t == `start` ? r.firstChild : r.lastChild) {
    if (r.isTextblock) return !0;
    if (n && r.childCount != 1) return !1;
  }
  return !1;
}
var Bl = (e, t, n) => {
  let { $head: r, empty: i } = e.selection,
    a = r;
  if (!i) return !1;
  if (r.parent.isTextblock) {
    if (n ? !n.endOfTextblock(`backward`, e) : r.parentOffset > 0) return !1;
    a = Vl(r);
  }
  let o = a && a.nodeBefore;
  return !o || !I.isSelectable(o)
    ? !1
    : (t && t(e.tr.setSelection(I.create(e.doc, a.pos - o.nodeSize)).scrollIntoView()), !0);
};
function Vl(e) {
  if (!e.parent.type.spec.isolating)
    for (let t = e.depth - 1; t >= 0; t--) {
      if (e.index(t) > 0) return e.doc.resolve(e.before(t + 1));
      if (e.node(t).type.spec.isolating) break;
    }
  return null;
}
function Hl(e, t) {
  let { $cursor: n } = e.selection;
  return !n || (t ? !t.endOfTextblock(`forward`, e) : n.parentOffset < n.parent.content.size)
    ? null
    : n;
}
var Ul = (e, t, n) => {
    let r = Hl(e, n);
    if (!r) return !1;
    let i = Gl(r);
    if (!i) return !1;
    let a = i.nodeAfter;
    if (tu(e, i, t, 1)) return !0;
    if (r.parent.content.size == 0 && (zl(a, `start`) || I.isSelectable(a))) {
      let n = Bn(e.doc, r.before(), r.after(), j.empty);
      if (n && n.slice.size < n.to - n.from) {
        if (t) {
          let r = e.tr.step(n);
          (r.setSelection(
            zl(a, `start`)
              ? P.findFrom(r.doc.resolve(r.mapping.map(i.pos)), 1)
              : I.create(r.doc, r.mapping.map(i.pos)),
          ),
            t(r.scrollIntoView()));
        }
        return !0;
      }
    }
    return a.isAtom && i.depth == r.depth - 1
      ? (t && t(e.tr.delete(i.pos, i.pos + a.nodeSize).scrollIntoView()), !0)
      : !1;
  },
  Wl = (e, t, n) => {
    let { $head: r, empty: i } = e.selection,
      a = r;
    if (!i) return !1;
    if (r.parent.isTextblock) {
      if (n ? !n.endOfTextblock(`forward`, e) : r.parentOffset < r.parent.content.size) return !1;
      a = Gl(r);
    }
    let o = a && a.nodeAfter;
    return !o || !I.isSelectable(o)
      ? !1
      : (t && t(e.tr.setSelection(I.create(e.doc, a.pos)).scrollIntoView()), !0);
  };
function Gl(e) {
  if (!e.parent.type.spec.isolating)
    for (let t = e.depth - 1; t >= 0; t--) {
      let n = e.node(t);
      if (e.index(t) + 1 < n.childCount) return e.doc.resolve(e.after(t + 1));
      if (n.type.spec.isolating) break;
    }
  return null;
}
var Kl = (e, t) => {
  let { $head: n, $anchor: r } = e.selection;
  return !n.parent.type.spec.code || !n.sameParent(r)
    ? !1
    : (t &&
        t(
          e.tr
            .insertText(`
`)
            .scrollIntoView(),
        ),
      !0);
};
function ql(e) {
  for (let t = 0; t < e.edgeCount; t++) {
    let { type: n } = e.edge(t);
    if (n.isTextblock && !n.hasRequiredAttrs()) return n;
  }
  return null;
}
var Jl = (e, t) => {
    let { $head: n, $anchor: r } = e.selection;
    if (!n.parent.type.spec.code || !n.sameParent(r)) return !1;
    let i = n.node(-1),
      a = n.indexAfter(-1),
      o = ql(i.contentMatchAt(a));
    if (!o || !i.canReplaceWith(a, a, o)) return !1;
    if (t) {
      let r = n.after(),
        i = e.tr.replaceWith(r, r, o.createAndFill());
      (i.setSelection(P.near(i.doc.resolve(r), 1)), t(i.scrollIntoView()));
    }
    return !0;
  },
  Yl = (e, t) => {
    let n = e.selection,
      { $from: r, $to: i } = n;
    if (n instanceof fr || r.parent.inlineContent || i.parent.inlineContent) return !1;
    let a = ql(i.parent.contentMatchAt(i.indexAfter()));
    if (!a || !a.isTextblock) return !1;
    if (t) {
      let n = (!r.parentOffset && i.index() < i.parent.childCount ? r : i).pos,
        o = e.tr.insert(n, a.createAndFill());
      (o.setSelection(F.create(o.doc, n + 1)), t(o.scrollIntoView()));
    }
    return !0;
  },
  Xl = (e, t) => {
    let { $cursor: n } = e.selection;
    if (!n || n.parent.content.size) return !1;
    if (n.depth > 1 && n.after() != n.end(-1)) {
      let r = n.before();
      if (Mn(e.doc, r)) return (t && t(e.tr.split(r).scrollIntoView()), !0);
    }
    let r = n.blockRange(),
      i = r && wn(r);
    return i != null && (t && t(e.tr.lift(r, i).scrollIntoView()), !0);
  };
function Zl(e) {
  return (t, n) => {
    if (t.selection instanceof I && t.selection.node.isBlock) {
      let { $from: e } = t.selection;
      return !e.parentOffset || !Mn(t.doc, e.pos)
        ? !1
        : (n && n(t.tr.split(e.pos).scrollIntoView()), !0);
    }
    if (!t.selection.$from.depth) return !1;
    let r = t.tr;
    !t.selection.empty &&
      (t.selection instanceof F || t.selection instanceof fr) &&
      r.deleteSelection();
    let { $from: i } = r.selection,
      a = r.steps.length,
      o = [],
      s,
      c,
      l = !1,
      u = !1;
    for (let t = i.depth; ; t--)
      if (i.node(t).isBlock) {
        ((l = i.end(t) == i.pos + (i.depth - t)),
          (u = i.start(t) == i.pos - (i.depth - t)),
          (c = ql(i.node(t - 1).contentMatchAt(i.indexAfter(t - 1)))));
        let n = e && e(i.parent, l, i);
        (o.unshift(n || (l && c ? { type: c } : null)), (s = t));
        break;
      } else {
        if (t == 1) return !1;
        o.unshift(null);
      }
    let d = i.pos,
      f = Mn(r.doc, d, o.length, o);
    if (((f ||= ((o[0] = c ? { type: c } : null), Mn(r.doc, d, o.length, o))), !f)) return !1;
    if ((r.split(d, o.length, o), !l && u && i.node(s).type != c)) {
      let e = r.mapping.slice(a),
        t = e.map(i.before(s)),
        n = r.doc.resolve(t);
      c &&
        i.node(s - 1).canReplaceWith(n.index(), n.index() + 1, c) &&
        r.setNodeMarkup(e.map(i.before(s)), c);
    }
    return (n && n(r.scrollIntoView()), !0);
  };
}
var Ql = Zl(),
  $l = (e, t) => (t && t(e.tr.setSelection(new fr(e.doc))), !0);
function eu(e, t, n) {
  let r = t.nodeBefore,
    i = t.nodeAfter,
    a = t.index();
  return !r || !i || !r.type.compatibleContent(i.type)
    ? !1
    : !r.content.size && t.parent.canReplace(a - 1, a)
      ? (n && n(e.tr.delete(t.pos - r.nodeSize, t.pos).scrollIntoView()), !0)
      : !t.parent.canReplace(a, a + 1) || !(i.isTextblock || Pn(e.doc, t.pos))
        ? !1
        : (n && n(e.tr.join(t.pos).scrollIntoView()), !0);
}
function tu(e, t, n, r) {
  let i = t.nodeBefore,
    a = t.nodeAfter,
    o,
    s,
    c = i.type.spec.isolating || a.type.spec.isolating;
  if (!c && eu(e, t, n)) return !0;
  let l = !c && t.parent.canReplace(t.index(), t.index() + 1);
  if (
    l &&
    (o = (s = i.contentMatchAt(i.childCount)).findWrapping(a.type)) &&
    s.matchType(o[0] || a.type).validEnd
  ) {
    if (n) {
      let r = t.pos + a.nodeSize,
        s = k.empty;
      for (let e = o.length - 1; e >= 0; e--) s = k.from(o[e].create(null, s));
      s = k.from(i.copy(s));
      let c = e.tr.step(new vn(t.pos - 1, r, t.pos, r, new j(s, 1, 0), o.length, !0)),
        l = c.doc.resolve(r + 2 * o.length);
      (l.nodeAfter && l.nodeAfter.type == i.type && Pn(c.doc, l.pos) && c.join(l.pos),
        n(c.scrollIntoView()));
    }
    return !0;
  }
  let u = a.type.spec.isolating || (r > 0 && c) ? null : P.findFrom(t, 1),
    d = u && u.$from.blockRange(u.$to),
    f = d && wn(d);
  if (f != null && f >= t.depth) return (n && n(e.tr.lift(d, f).scrollIntoView()), !0);
  if (l && zl(a, `start`, !0) && zl(i, `end`)) {
    let r = i,
      o = [];
    for (; o.push(r), !r.isTextblock;) r = r.lastChild;
    let s = a,
      c = 1;
    for (; !s.isTextblock; s = s.firstChild) c++;
    if (r.canReplace(r.childCount, r.childCount, s.content)) {
      if (n) {
        let r = k.empty;
        for (let e = o.length - 1; e >= 0; e--) r = k.from(o[e].copy(r));
        n(
          e.tr
            .step(
              new vn(
                t.pos - o.length,
                t.pos + a.nodeSize,
                t.pos + c,
                t.pos + a.nodeSize - c,
                new j(r, o.length, 0),
                0,
                !0,
              ),
            )
            .scrollIntoView(),
        );
      }
      return !0;
    }
  }
  return !1;
}
function nu(e) {
  return function (t, n) {
    let r = t.selection,
      i = e < 0 ? r.$from : r.$to,
      a = i.depth;
    for (; i.node(a).isInline;) {
      if (!a) return !1;
      a--;
    }
    return i.node(a).isTextblock
      ? (n && n(t.tr.setSelection(F.create(t.doc, e < 0 ? i.start(a) : i.end(a)))), !0)
      : !1;
  };
}
var ru = nu(-1),
  iu = nu(1);
function au(e, t, n, r) {
  for (let i = 0; i < t.length; i++) {
    let { $from: a, $to: o } = t[i],
      s = a.depth == 0 && e.inlineContent && e.type.allowsMarkType(n);
    if (
      (e.nodesBetween(a.pos, o.pos, (e, t) => {
        if (s || (!r && e.isAtom && e.isInline && t >= a.pos && t + e.nodeSize <= o.pos)) return !1;
        s = e.inlineContent && e.type.allowsMarkType(n);
      }),
      s)
    )
      return !0;
  }
  return !1;
}
function ou(e) {
  let t = [];
  for (let n = 0; n < e.length; n++) {
    let { $from: r, $to: i } = e[n];
    (r.doc.nodesBetween(r.pos, i.pos, (e, n) => {
      if (e.isAtom && e.content.size && e.isInline && n >= r.pos && n + e.nodeSize <= i.pos)
        return (
          n + 1 > r.pos && t.push(new sr(r, r.doc.resolve(n + 1))),
          (r = r.doc.resolve(n + 1 + e.content.size)),
          !1
        );
    }),
      r.pos < i.pos && t.push(new sr(r, i)));
  }
  return t;
}
function su(e, t = null, n) {
  let r = (n && n.removeWhenPresent) !== !1,
    i = (n && n.enterInlineAtoms) !== !1,
    a = !(n && n.includeWhitespace);
  return function (n, o) {
    let { empty: s, $cursor: c, ranges: l } = n.selection;
    if ((s && !c) || !au(n.doc, l, e, i)) return !1;
    if (o) {
      if (c)
        e.isInSet(n.storedMarks || c.marks())
          ? o(n.tr.removeStoredMark(e))
          : o(n.tr.addStoredMark(e.create(t)));
      else {
        let s,
          c = n.tr;
        (i || (l = ou(l)),
          (s = r
            ? !l.some((t) => n.doc.rangeHasMark(t.$from.pos, t.$to.pos, e))
            : !l.every((t) => {
                let n = !1;
                return (
                  c.doc.nodesBetween(t.$from.pos, t.$to.pos, (r, i, a) => {
                    if (n) return !1;
                    n =
                      !e.isInSet(r.marks) &&
                      !!a &&
                      a.type.allowsMarkType(e) &&
                      !(
                        r.isText &&
                        /^\s*$/.test(
                          r.textBetween(
                            Math.max(0, t.$from.pos - i),
                            Math.min(r.nodeSize, t.$to.pos - i),
                          ),
                        )
                      );
                  }),
                  !n
                );
              })));
        for (let n = 0; n < l.length; n++) {
          let { $from: r, $to: i } = l[n];
          if (!s) c.removeMark(r.pos, i.pos, e);
          else {
            let n = r.pos,
              o = i.pos,
              s = r.nodeAfter,
              l = i.nodeBefore,
              u = a && s && s.isText ? /^\s*/.exec(s.text)[0].length : 0,
              d = a && l && l.isText ? /\s*$/.exec(l.text)[0].length : 0;
            (n + u < o && ((n += u), (o -= d)), c.addMark(n, o, e.create(t)));
          }
        }
        o(c.scrollIntoView());
      }
    }
    return !0;
  };
}
function cu(...e) {
  return function (t, n, r) {
    for (let i = 0; i < e.length; i++) if (e[i](t, n, r)) return !0;
    return !1;
  };
}
var lu = cu(Il, Rl, Bl),
  uu = cu(Il, Ul, Wl),
  du = {
    Enter: cu(Kl, Yl, Xl, Ql),
    'Mod-Enter': Jl,
    Backspace: lu,
    'Mod-Backspace': lu,
    'Shift-Backspace': lu,
    Delete: uu,
    'Mod-Delete': uu,
    'Mod-a': $l,
  },
  fu = {
    'Ctrl-h': du.Backspace,
    'Alt-Backspace': du[`Mod-Backspace`],
    'Ctrl-d': du.Delete,
    'Ctrl-Alt-Backspace': du[`Mod-Delete`],
    'Alt-Delete': du[`Mod-Delete`],
    'Alt-d': du[`Mod-Delete`],
    'Ctrl-a': ru,
    'Ctrl-e': iu,
  };
for (let e in du) fu[e] = du[e];
var pu = (
    typeof navigator < `u`
      ? /Mac|iP(hone|[oa]d)/.test(navigator.platform)
      : typeof os < `u` && os.platform && os.platform() == `darwin`
  )
    ? fu
    : du,
  mu = class {
    constructor(e, t, n = {}) {
      ((this.match = e),
        (this.match = e),
        (this.handler = typeof t == `string` ? hu(t) : t),
        (this.undoable = n.undoable !== !1),
        (this.inCode = n.inCode || !1),
        (this.inCodeMark = n.inCodeMark !== !1));
    }
  };
function hu(e) {
  return function (t, n, r, i) {
    let a = e;
    if (n[1]) {
      let e = n[0].lastIndexOf(n[1]);
      ((a += n[0].slice(e + n[1].length)), (r += e));
      let t = r - i;
      t > 0 && ((a = n[0].slice(e - t, e) + a), (r = i));
    }
    return t.tr.insertText(a, r, i);
  };
}
var gu = 500;
function _u({ rules: e }) {
  let t = new Er({
    state: {
      init() {
        return null;
      },
      apply(e, t) {
        return e.getMeta(this) || (e.selectionSet || e.docChanged ? null : t);
      },
    },
    props: {
      handleTextInput(n, r, i, a) {
        return vu(n, r, i, a, e, t);
      },
      handleDOMEvents: {
        compositionend: (n) => {
          setTimeout(() => {
            let { $cursor: r } = n.state.selection;
            r && vu(n, r.pos, r.pos, ``, e, t);
          });
        },
      },
    },
    isInputRules: !0,
  });
  return t;
}
function vu(e, t, n, r, i, a) {
  if (e.composing) return !1;
  let o = e.state,
    s = o.doc.resolve(t),
    c = s.parent.textBetween(Math.max(0, s.parentOffset - gu), s.parentOffset, null, `￼`) + r;
  for (let l = 0; l < i.length; l++) {
    let u = i[l];
    if (!u.inCodeMark && s.marks().some((e) => e.type.spec.code)) continue;
    if (s.parent.type.spec.code) {
      if (!u.inCode) continue;
    } else if (u.inCode === `only`) continue;
    let d = u.match.exec(c);
    if (!d || d[0].length < r.length) continue;
    let f = t - (d[0].length - r.length);
    if (!u.inCodeMark) {
      let e = !1;
      if (
        (o.doc.nodesBetween(f, s.pos, (t) => {
          t.isInline && t.marks.some((e) => e.type.spec.code) && (e = !0);
        }),
        e)
      )
        continue;
    }
    let p = u.handler(o, d, f, n);
    if (p)
      return (
        u.undoable && p.setMeta(a, { transform: p, from: t, to: n, text: r }), e.dispatch(p), !0
      );
  }
  return !1;
}
var yu = (e, t) => {
  let n = e.plugins;
  for (let r = 0; r < n.length; r++) {
    let i = n[r],
      a;
    if (i.spec.isInputRules && (a = i.getState(e))) {
      if (t) {
        let n = e.tr,
          r = a.transform;
        for (let e = r.steps.length - 1; e >= 0; e--) n.step(r.steps[e].invert(r.docs[e]));
        if (a.text) {
          let t = n.doc.resolve(a.from).marks();
          n.replaceWith(a.from, a.to, e.schema.text(a.text, t));
        } else n.delete(a.from, a.to);
        t(n);
      }
      return !0;
    }
  }
  return !1;
};
(new mu(/--$/, `—`, { inCodeMark: !1 }),
  new mu(/\.\.\.$/, `…`, { inCodeMark: !1 }),
  new mu(/(?:^|[\s\{\[\(\<'"\u2018\u201C])(")$/, `“`, { inCodeMark: !1 }),
  new mu(/"$/, `”`, { inCodeMark: !1 }),
  new mu(/(?:^|[\s\{\[\(\<'"\u2018\u201C])(')$/, `‘`, { inCodeMark: !1 }),
  new mu(/'$/, `’`, { inCodeMark: !1 }));
for (
  var bu = {
      8: `Backspace`,
      9: `Tab`,
      10: `Enter`,
      12: `NumLock`,
      13: `Enter`,
      16: `Shift`,
      17: `Control`,
      18: `Alt`,
      20: `CapsLock`,
      27: `Escape`,
      32: ` `,
      33: `PageUp`,
      34: `PageDown`,
      35: `End`,
      36: `Home`,
      37: `ArrowLeft`,
      38: `ArrowUp`,
      39: `ArrowRight`,
      40: `ArrowDown`,
      44: `PrintScreen`,
      45: `Insert`,
      46: `Delete`,
      59: `;`,
      61: `=`,
      91: `Meta`,
      92: `Meta`,
      106: `*`,
      107: `+`,
      108: `,`,
      109: `-`,
      110: `.`,
      111: `/`,
      144: `NumLock`,
      145: `ScrollLock`,
      160: `Shift`,
      161: `Shift`,
      162: `Control`,
      163: `Control`,
      164: `Alt`,
      165: `Alt`,
      173: `-`,
      186: `;`,
      187: `=`,
      188: `,`,
      189: `-`,
      190: `.`,
      191: `/`,
      192: '`',
      219: `[`,
      220: `\\`,
      221: `]`,
      222: `'`,
    },
    xu = {
      48: `)`,
      49: `!`,
      50: `@`,
      51: `#`,
      52: `$`,
      53: `%`,
      54: `^`,
      55: `&`,
      56: `*`,
      57: `(`,
      59: `:`,
      61: `+`,
      173: `_`,
      186: `:`,
      187: `+`,
      188: `<`,
      189: `_`,
      190: `>`,
      191: `?`,
      192: `~`,
      219: `{`,
      220: `|`,
      221: `}`,
      222: `"`,
    },
    Su = typeof navigator < `u` && /Mac/.test(navigator.platform),
    Cu =
      typeof navigator < `u` &&
      /MSIE \d|Trident\/(?:[7-9]|\d{2,})\..*rv:(\d+)/.exec(navigator.userAgent),
    $ = 0;
  $ < 10;
  $++
)
  bu[48 + $] = bu[96 + $] = String($);
for (var $ = 1; $ <= 24; $++) bu[$ + 111] = `F` + $;
for (var $ = 65; $ <= 90; $++)
  ((bu[$] = String.fromCharCode($ + 32)), (xu[$] = String.fromCharCode($)));
for (var wu in bu) xu.hasOwnProperty(wu) || (xu[wu] = bu[wu]);
function Tu(e) {
  var t =
    (!(
      (Su && e.metaKey && e.shiftKey && !e.ctrlKey && !e.altKey) ||
      (Cu && e.shiftKey && e.key && e.key.length == 1) ||
      e.key == `Unidentified`
    ) &&
      e.key) ||
    (e.shiftKey ? xu : bu)[e.keyCode] ||
    e.key ||
    `Unidentified`;
  return (
    t == `Esc` && (t = `Escape`),
    t == `Del` && (t = `Delete`),
    t == `Left` && (t = `ArrowLeft`),
    t == `Up` && (t = `ArrowUp`),
    t == `Right` && (t = `ArrowRight`),
    t == `Down` && (t = `ArrowDown`),
    t
  );
}
var Eu = typeof navigator < `u` && /Mac|iP(hone|[oa]d)/.test(navigator.platform),
  Du = typeof navigator < `u` && /Win/.test(navigator.platform);
function Ou(e) {
  let t = e.split(/-(?!$)/),
    n = t[t.length - 1];
  n == `Space` && (n = ` `);
  let r, i, a, o;
  for (let e = 0; e < t.length - 1; e++) {
    let n = t[e];
    if (/^(cmd|meta|m)$/i.test(n)) o = !0;
    else if (/^a(lt)?$/i.test(n)) r = !0;
    else if (/^(c|ctrl|control)$/i.test(n)) i = !0;
    else if (/^s(hift)?$/i.test(n)) a = !0;
    else if (/^mod$/i.test(n)) Eu ? (o = !0) : (i = !0);
    else throw Error(`Unrecognized modifier name: ` + n);
  }
  return (
    r && (n = `Alt-` + n),
    i && (n = `Ctrl-` + n),
    o && (n = `Meta-` + n),
    a && (n = `Shift-` + n),
    n
  );
}
function ku(e) {
  let t = Object.create(null);
  for (let n in e) t[Ou(n)] = e[n];
  return t;
}
function Au(e, t, n = !0) {
  return (
    t.altKey && (e = `Alt-` + e),
    t.ctrlKey && (e = `Ctrl-` + e),
    t.metaKey && (e = `Meta-` + e),
    n && t.shiftKey && (e = `Shift-` + e),
    e
  );
}
function ju(e) {
  return new Er({ props: { handleKeyDown: Mu(e) } });
}
function Mu(e) {
  let t = ku(e);
  return function (e, n) {
    let r = Tu(n),
      i,
      a = t[Au(r, n)];
    if (a && a(e.state, e.dispatch, e)) return !0;
    if (r.length == 1 && r != ` `) {
      if (n.shiftKey) {
        let i = t[Au(r, n, !1)];
        if (i && i(e.state, e.dispatch, e)) return !0;
      }
      if (
        (n.altKey || n.metaKey || n.ctrlKey) &&
        !(Du && n.ctrlKey && n.altKey) &&
        (i = bu[n.keyCode]) &&
        i != r
      ) {
        let r = t[Au(i, n)];
        if (r && r(e.state, e.dispatch, e)) return !0;
      }
    }
    return !1;
  };
}
var Nu = [
  [`##? `, `heading`],
  [`### `, `subheading`],
  [`[-*•] `, `point`],
  [`1[.)] `, `step`],
  [`> `, `quote`],
];
function Pu(e, t) {
  return [
    ...Nu.filter(([, t]) => e.includes(t)).map(([e, t]) => Ru(e, t)),
    zu(/(?<![*\p{L}\p{N}\\])(\*\*)(?!\s)([^*\ufffc]*[^*\s\ufffc])\*\*$/u, () => Iu(`strong`)),
    zu(/(?<![_\p{L}\p{N}\\])(__)(?!\s)([^_\ufffc]*[^_\s\ufffc])__$/u, () => Iu(`strong`)),
    zu(/(?<![*\p{L}\p{N}\\])(\*)(?!\s)([^*\ufffc]*[^*\s\ufffc])\*$/u, () => Iu(`em`)),
    zu(/(?<![_\p{L}\p{N}\\])(_)(?!\s)([^_\ufffc]*[^_\s\ufffc])_$/u, () => Iu(`em`)),
    zu(/(?<![`\\])(`)([^`\ufffc]+)`$/u, () => Iu(`code`)),
    ...(t ? [zu(Fu, ([, , , e = ``]) => Lu(e))] : []),
  ];
}
var Fu = /(?<!\\)(\[)([^[\]\ufffc]+)\]\(([^\s()\ufffc]+(?:\([^\s()\ufffc]*\)[^\s()\ufffc]*)*)\)$/u,
  Iu = (e) => Z.mark(e);
function Lu(e) {
  let t = zc(e);
  return t === null ? null : Z.mark(`link`, { href: t });
}
function Ru(e, t) {
  return new mu(RegExp(`^${e}$`, `u`), (e, n, r, i) => {
    let a = e.doc.resolve(r);
    return Q(a.node(1)).kind === `paragraph`
      ? e.tr.delete(r, i).setNodeMarkup(a.before(1), void 0, { ...a.node(1).attrs, kind: t })
      : null;
  });
}
function zu(e, t) {
  return new mu(
    e,
    (e, n, r, i) => {
      let [a, o = ``, s = ``] = n,
        c = t(n),
        { $from: l, empty: u } = e.selection;
      if (!c || !u || Q(l.node(1)).kind === `tweet`) return null;
      let { tr: d } = e,
        f = a.slice(i - r);
      f !== `` && d.insertText(f, i);
      let p = r + o.length;
      return (
        d.delete(p + s.length, r + a.length).delete(r, p),
        d.addMark(r, r + s.length, c).removeStoredMark(c)
      );
    },
    { inCodeMark: !1 },
  );
}
var Bu = [`paragraph`, `heading`, `subheading`, `point`, `step`, `quote`],
  Vu = {
    blog: Bu,
    summary: Bu,
    newsletter: Bu,
    custom: Bu,
    podcast: [`paragraph`, `point`, `step`, `quote`],
    linkedin: [`paragraph`, `point`],
    tweet: [],
  };
function Hu(e) {
  return Vu[e];
}
function Uu(e) {
  return e !== `tweet` && e !== `linkedin`;
}
var Wu = [`tweet`, `turn`],
  Gu = [...Wu, `chapter`, `question`, `link`],
  Ku = [`point`, `step`, `quote`, `link`, `chapter`],
  qu = [`tweet`],
  Ju = Zl((e) => {
    let { kind: t } = Q(e);
    return { type: e.type, attrs: { ...e.attrs, id: null, block: null, kind: jl[t] ?? t } };
  }),
  Yu = (e, t) => {
    let { $from: n, empty: r } = e.selection;
    if (n.depth === 0) return Ju(e, t);
    let i = n.node(1),
      { kind: a } = Q(i);
    return qu.includes(a)
      ? Zu(e, t)
      : r
        ? i.content.size === 0
          ? Ku.includes(a)
            ? Qu(e, t)
            : Ju(e, t)
          : n.parentOffset === 0
            ? Xu(e, t)
            : Ju(e, t)
        : Ju(e, t);
  },
  Xu = (e, t) => {
    let { $from: n } = e.selection,
      r = n.node(1),
      { kind: i, sectionId: a } = Q(r),
      o = r.type.create({
        ...r.attrs,
        id: null,
        block: null,
        kind: jl[i] ?? i,
        sectionId: i === `heading` ? null : a,
      });
    return (t?.(e.tr.insert(n.before(1), o).scrollIntoView()), !0);
  },
  Zu = (e, t) => (t?.(e.tr.replaceSelectionWith(Z.node(`hard_break`), !0).scrollIntoView()), !0),
  Qu = (e, t) => {
    let { $from: n } = e.selection;
    return (t?.(e.tr.setNodeAttribute(n.before(1), `kind`, `paragraph`).scrollIntoView()), !0);
  };
function $u(e) {
  return (t, n) => {
    let { from: r, to: i } = t.selection,
      { tr: a } = t;
    return (
      t.doc.nodesBetween(r, i, (t, n) => {
        let { kind: r } = Q(t);
        return (
          t.type !== Z.nodes.block || r === e || Wu.includes(r) || a.setNodeAttribute(n, `kind`, e),
          !1
        );
      }),
      a.docChanged && n?.(a),
      a.docChanged
    );
  };
}
function ed(e) {
  return (t, n) => ($u(e)(t) ? $u(e)(t, n) : $u(`paragraph`)(t, n));
}
function td(e) {
  return su(Z.marks[e]);
}
function nd({ onSave: e, onFind: t, onLink: n }, r) {
  let i = Hu(r),
    a = (e) => () => (e(), !0),
    o = (e) => (i.includes(e) ? ed(e) : () => !1),
    s = Uu(r) ? a(n) : () => !1;
  return [
    _u({ rules: Pu(i, Uu(r)) }),
    ju({
      'Mod-z': cu(yu, Jr),
      'Mod-Shift-z': Yr,
      'Mod-y': Yr,
      'Mod-b': td(`strong`),
      'Mod-i': td(`em`),
      'Mod-e': td(`code`),
      'Mod-k': (e, ...t) => (!e.selection.empty || Hc(e) !== null) && s(e, ...t),
      'Mod-Shift-k': s,
      'Mod-s': a(e),
      'Mod-f': a(t),
      'Mod-Enter': Ju,
      'Shift-Enter': cu(Jl, Zu),
      'Mod-Alt-0': $u(`paragraph`),
      'Mod-Alt-2': o(`heading`),
      'Mod-Alt-3': o(`subheading`),
      'Mod-Shift-7': o(`step`),
      'Mod-Shift-8': o(`point`),
      'Mod-Shift-9': o(`quote`),
      Enter: cu(Kl, Yu),
      Backspace: cu(rd, Rl, Bl),
    }),
    ju(pu),
  ];
}
var rd = (e, t) => {
    let { $from: n, empty: r } = e.selection;
    if (!r || n.parentOffset > 0 || n.depth === 0) return !1;
    let { kind: i } = Q(n.node(1));
    return i !== `heading` && i !== `subheading` && !Ku.includes(i) ? !1 : Qu(e, t);
  },
  id = [`point`, `step`, `quote`, `answer`];
function ad(e, t, n) {
  let { $from: r } = t.selection,
    i = r.depth > 0 ? Q(r.node(1)) : null;
  if (!i) return e;
  let a = [];
  e.content.forEach((e) => a.push(e));
  let o = a.every((e) => !e.isBlock || Q(e).kind === `paragraph`),
    s = (e) =>
      Gu.includes(i.kind) || (o && id.includes(i.kind)) ? i.kind : n.includes(e) ? e : `paragraph`,
    c = a.map((e) => od(e, i, s));
  return new j(k.from(c), e.openStart, e.openEnd);
}
function od(e, t, n) {
  if (e.type !== Z.nodes.block) return e;
  let r = { id: null, kind: n(Q(e).kind), sectionId: t.sectionId, speaker: t.speaker };
  return e.type.create({ ...e.attrs, ...r, block: null }, e.content, e.marks);
}
function sd(e, t) {
  if (!Bc(t) || e.selection.$from.parent.type !== Z.nodes.block) return null;
  let { from: n, to: r, empty: i, $from: a } = e.selection;
  if (Q(a.node(1)).kind === `tweet`) return null;
  let o = zc(t);
  if (!i) return Wc(e, { from: n, to: r }, o);
  let s = Z.text(t.trim(), [Z.mark(`link`, { href: o })]);
  return e.tr.replaceSelectionWith(s, !1).scrollIntoView();
}
function cd(e, t) {
  let { content: n } = t;
  if (n.childCount < 2 || n.firstChild?.type !== Z.nodes.block) return null;
  let r = e.tr.deleteSelection(),
    { $from: i } = r.selection;
  if (i.depth === 0 || i.node(1).type !== Z.nodes.block) return null;
  let a = i.node(1),
    o = a.cut(0, i.parentOffset),
    s = a.cut(i.parentOffset),
    c = [];
  n.forEach((e) => c.push(e));
  let l = c[0];
  o.content.size > 0
    ? ld(l, a)
      ? (c[0] = o.copy(o.content.append(l.content)))
      : c.unshift(o)
    : s.content.size === 0 && (c[0] = a.type.create({ ...a.attrs, kind: Q(l).kind }, l.content));
  let u = c.at(-1),
    d = c.reduce((e, t) => e + t.nodeSize, 0);
  s.content.size > 0 &&
    (ld(u, a) && o.content.size > 0
      ? (c[c.length - 1] = u.copy(u.content.append(s.content)))
      : c.push(s));
  let f = i.before(1);
  return (
    r.replaceWith(f, f + a.nodeSize, c), r.setSelection(F.create(r.doc, f + d - 1)).scrollIntoView()
  );
}
function ld(e, t) {
  let { kind: n } = Q(e);
  return e.type === t.type && (n === `paragraph` || n === Q(t).kind);
}
var ud = [
    [/^#{1,2}\s+/u, `heading`],
    [/^#{3,6}\s+/u, `subheading`],
    [/^\s*[-*+•·▪●◦‣]\s+/u, `point`],
    [/^\s*\d{1,3}[.)]\s+/u, `step`],
    [/^>\s?/u, `quote`],
  ],
  dd = /^#{1,4}\s|\*\*[^\s*][^*]*\*\*|\]\(https?:\/\//mu;
function fd(e, t) {
  let n = e
      .replaceAll(
        /\r\n?/g,
        `
`,
      )
      .trim(),
    r = !t && dd.test(n),
    i =
      !t &&
      n.includes(`
`),
    a = [];
  for (let e of n.split(/\n{2,}/u)) {
    let t = `paragraph`,
      n = [],
      o = () => {
        if (n.length === 0) return;
        let e = r
          ? Ec(
              n.join(`
`),
            )
          : pd(n);
        (a.push(Z.node(`block`, { kind: t }, e)), (n = []));
      };
    for (let r of e.split(`
`)) {
      let [e, a] = (i && ud.find(([e]) => e.test(r))) || [];
      !e || !a
        ? (t !== `paragraph` && !/^\s{2,}/u.test(r) && (o(), (t = `paragraph`)),
          n.push(t === `paragraph` ? r : r.trimStart()))
        : ((a !== `quote` || t !== `quote`) && o(), (t = a), n.push(r.replace(e, ``)));
    }
    o();
  }
  return new j(k.from(a), 1, 1);
}
function pd(e) {
  return e.flatMap((e, t) => [
    ...(t > 0 ? [Z.node(`hard_break`)] : []),
    ...(e === `` ? [] : [Z.text(e)]),
  ]);
}
var md = 3e5,
  hd = 5e3,
  gd = (e) => e.toLocaleString(`en-GB`);
function _d(e, t, n = 0) {
  let r = `Nothing was pasted, and your text is as it was. Paste a part of it, or put the parts into texts of their own.`;
  return e.content.size + t > md
    ? `That is ${gd(t)} characters, and a text holds at most ${gd(md)}. ${r}`
    : e.childCount + n > hd
      ? `That is ${gd(n)} paragraphs, and a text holds at most ${gd(hd)}. ${r}`
      : null;
}
function vd(e) {
  let t = e?.getData(`text/plain`).length ?? 0;
  return t > 0 ? t : Math.round((e?.getData(`text/html`).length ?? 0) / 4);
}
var yd = `data-resting`,
  bd = 20;
function xd(e, t) {
  let { host: n, onChange: r, onCaret: i, onState: a } = t,
    { format: o } = t.document,
    s = new Set(),
    c = t.document.sections,
    l = null,
    u = !0,
    d = (e, n) =>
      wr.create({
        schema: Z,
        doc: wc(e),
        plugins: [
          ...nd(t, o),
          Kr({ newGroupDelay: 600 }),
          Qr({ class: `drop-place`, color: !1 }),
          Nl(),
          gl({ marks: n, sections: Sd(e.sections) }),
          Sl(),
          qc(),
        ],
      }),
    f = (e, t, r) => {
      let i = new Ic(e, t, r, n);
      return (
        i.dom.toggleAttribute(yd, u), s.add(i), Object.assign(i, { destroy: () => s.delete(i) })
      );
    },
    p = new cc(
      { mount: e },
      {
        state: d(t.document, t.marks),
        nodeViews: { block: f, source: f },
        attributes: {
          class: `doc-writing`,
          role: `textbox`,
          'aria-multiline': `true`,
          'aria-label': t.label,
          spellcheck: `true`,
        },
        clipboardSerializer: dl(),
        clipboardTextSerializer: (e) => fl(e),
        transformPastedHTML: (e) => Yc(e),
        transformPasted: (e, t) => ad(e, t.state, Hu(o)),
        clipboardTextParser: (e, t, n) => fd(e, n),
        handlePaste(e, n, r) {
          let i = _d(e.state.doc, 0, r.content.childCount);
          if ((i !== null && t.onTooMuch(i), i !== null)) return !0;
          let a = n.clipboardData?.getData(`text/plain`) ?? ``,
            s = (Uu(o) ? sd(e.state, a) : null) ?? cd(e.state, r);
          return (s && e.dispatch(s.setMeta(`paste`, !0).setMeta(`uiEvent`, `paste`)), s !== null);
        },
        handleClick(e, n, r) {
          let i = Hc(e.state, n);
          return i && (r.ctrlKey || r.metaKey)
            ? (window.open(i.href, `_blank`, `noopener,noreferrer`), !0)
            : (t.onLinkClick(i), !1);
        },
        dispatchTransaction(e) {
          let t = p.state.apply(e);
          ((u = Math.abs(t.doc.childCount - p.state.doc.childCount) > bd),
            p.updateState(t),
            e.docChanged && r(),
            (e.selectionSet || e.docChanged) && (h(), g()),
            a());
        },
        handleDOMEvents: {
          paste: (e, t) => m(e, t, t.clipboardData),
          drop: (e, t) => m(e, t, e.dragging ? null : t.dataTransfer),
          focus: () => (g(), !1),
        },
      },
    );
  function m(e, n, r) {
    let i = r && _d(e.state.doc, vd(r));
    return i ? (n.preventDefault(), t.onTooMuch(i), !0) : !1;
  }
  function h() {
    let { $from: e } = p.state.selection,
      t = e.depth > 0 ? p.nodeDOM(e.before(1)) : null;
    t instanceof Element && t.removeAttribute(yd);
  }
  function g() {
    let { $from: e } = p.state.selection,
      t = e.depth > 0 ? Q(e.node(1)).id : null;
    t !== l && ((l = t), i(t));
  }
  return {
    view: p,
    sections: () => Fc(p.state.doc, c),
    replace(e) {
      ((c = e.sections), (u = !0), p.updateState(d(e, t.marks)), a());
    },
    setNow: (e) => p.dispatch(_l(p.state, { nowId: e })),
    setMarks: (e) => p.dispatch(_l(p.state, { marks: e })),
    redraw: () => {
      for (let e of s) e.show();
    },
    run(e) {
      (e(p.state, p.dispatch, p), p.focus());
    },
    apply: (e) => p.dispatch(e(p.state)),
    destroy: () => p.destroy(),
  };
}
function Sd(e) {
  return new Map(e.map((e) => [e.id, e]));
}
function Cd(e) {
  let t = [[`Title`, e.title]];
  return (
    `description` in e && t.push([`Description`, e.description]),
    e.format === `newsletter` &&
      t.push([`Its words`, e.subjects[0] ?? ``], [`Preheader`, e.preheader]),
    t
  );
}
function wd(e, t, n) {
  return t === `Title`
    ? { ...e, title: n }
    : t === `Description` && `description` in e
      ? { ...e, description: n }
      : e.format === `newsletter`
        ? t === `Preheader`
          ? { ...e, preheader: n }
          : { ...e, subjects: [n, ...e.subjects.slice(1)] }
        : e;
}
function Td(e, t) {
  return t === ``
    ? []
    : Cd(e).flatMap(([e, n]) => {
        let r = n.toLocaleLowerCase(),
          [i, a] = r.length === n.length ? [r, t.toLocaleLowerCase()] : [n, t],
          o = [];
        for (let t = i.indexOf(a); t >= 0; t = i.indexOf(a, t + a.length))
          o.push({ field: e, from: t, to: t + a.length });
        return o;
      });
}
function Ed(e, t, n) {
  let r = e;
  for (let { field: e, from: i, to: a } of t.toReversed()) {
    let t = Cd(r).find(([t]) => t === e)?.[1] ?? ``;
    r = wd(r, e, t.slice(0, i) + n + t.slice(a));
  }
  return r;
}
function Dd(e, t, n) {
  let r = e;
  for (let [i, a] of Cd(t)) {
    let [t, o] = [n, e].map((e) => Cd(e).find(([e]) => e === i)?.[1]);
    t !== void 0 && o === a && (r = wd(r, i, t));
  }
  return r;
}
function Od(e) {
  let t = document.querySelectorAll(`.doc-head :is(textarea, input)`);
  for (let n of t) {
    let t = n.getAttribute(`aria-label`) ?? n.labels?.[0]?.textContent.trim();
    e && t === e.field
      ? ((n.dataset.found = ``),
        n.setSelectionRange(e.from, e.to),
        n.scrollIntoView({ block: `center` }))
      : delete n.dataset.found;
  }
}
function kd({ core: e, beat: t, head: n, readHead: r, onHead: i, onClose: a }) {
  let [o, s] = (0, T.useState)(() => jd(e)),
    [c, l] = (0, T.useState)(``),
    [u, d] = (0, T.useState)(() => (jd(e) === `` ? 0 : null)),
    f = (0, T.useRef)(null);
  _(t);
  let { places: p, at: m } = Cl(e.view.state),
    h = Td(n, o),
    g = h.length > 0 && (u !== null || p.length === 0),
    v = g ? Math.min(u ?? 0, h.length - 1) : h.length + m,
    y = h.length + p.length,
    b = g ? h[v] : void 0,
    x = b ? `${b.field} ${b.from} ${b.to}` : ``;
  ((0, T.useEffect)(
    () => (
      f.current?.focus(),
      f.current?.select(),
      e.apply((t) => Dl(t, jd(e))),
      () => {
        (e.apply((e) => Dl(e, ``)), Od(void 0));
      }
    ),
    [e],
  ),
    (0, T.useEffect)(() => {
      Od(b);
    }, [x]));
  function ee(t) {
    if (y === 0) return;
    let n = (v + t + y) % y;
    (d(n < h.length ? n : null), n >= h.length && e.apply((e) => Ol(e, n - h.length)));
  }
  function te() {
    b ? i(Ed(n, [b], c)) : e.apply((e) => kl(e, c));
  }
  function ne() {
    if (h.length > 0) {
      let a = Ed(n, h, c);
      (i(a),
        p.length > 0 && Ad({ core: e, beat: t, before: n, replaced: a, readHead: r, onHead: i }));
    }
    e.apply((e) => Al(e, c));
  }
  return (0, E.jsxs)(`search`, {
    className: `find-bar`,
    'aria-label': `Find and replace`,
    children: [
      (0, E.jsx)(`input`, {
        ref: f,
        className: `input`,
        'aria-label': `Find`,
        placeholder: `Find`,
        value: o,
        onChange: (t) => {
          (s(t.target.value), d(0), e.apply((e) => Dl(e, t.target.value)));
        },
        onKeyDown: (e) => {
          (e.key === `Escape` && a(), e.key === `Enter` && ee(e.shiftKey ? -1 : 1));
        },
      }),
      (0, E.jsx)(`span`, {
        className: `find-count time`,
        role: `status`,
        children: o === `` ? `` : y === 0 ? `none` : `${v + 1} of ${y}`,
      }),
      (0, E.jsx)(C, {
        icon: `chevron-up`,
        label: `Previous`,
        isSmall: !0,
        isDisabled: y === 0,
        onPress: () => ee(-1),
      }),
      (0, E.jsx)(C, {
        icon: `chevron-down`,
        label: `Next`,
        isSmall: !0,
        isDisabled: y === 0,
        onPress: () => ee(1),
      }),
      (0, E.jsx)(`input`, {
        className: `input`,
        'aria-label': `Replace with`,
        placeholder: `Replace with`,
        value: c,
        onChange: (e) => l(e.target.value),
        onKeyDown: (e) => {
          (e.key === `Escape` && a(), e.key === `Enter` && te());
        },
      }),
      (0, E.jsx)(S, { isSmall: !0, isDisabled: y === 0, onPress: te, children: `Replace` }),
      (0, E.jsx)(S, { isSmall: !0, isDisabled: y === 0, onPress: ne, children: `All` }),
      (0, E.jsx)(C, { icon: `close`, label: `Close find`, isSmall: !0, onPress: a }),
    ],
  });
}
function Ad({ core: e, beat: t, before: n, replaced: r, readHead: i, onHead: a }) {
  let o = e.view.state.doc,
    s = t.subscribe(() => {
      e.view.isDestroyed ? s() : e.view.state.doc.eq(o) && (s(), a(Dd(i(), r, n)));
    });
}
function jd({ view: e }) {
  let { from: t, to: n } = e.state.selection,
    r = e.state.doc.textBetween(t, n, ` `);
  return r.length < 100 ? r : ``;
}
var Md = 300;
function Nd({ head: e, onChange: t, onEnter: n }) {
  let r = e.format === `blog`;
  return (0, E.jsxs)(`header`, {
    className: `doc-head`,
    children: [
      (0, E.jsx)(`h1`, {
        className: `doc-title`,
        children: (0, E.jsx)(ae, {
          label: `Title`,
          value: e.title,
          maxLength: Md,
          placeholder: `Without a title`,
          onChange: (n) => t({ ...e, title: n }),
          onEnter: n,
          ...(r && { note: (0, E.jsx)(Pd, { text: e.title, most: 60 }) }),
        }),
      }),
      (e.format === `blog` || e.format === `podcast`) &&
        (0, E.jsx)(`div`, {
          className: `doc-lede`,
          children: (0, E.jsx)(ae, {
            label: `Description`,
            value: e.description,
            placeholder: `A description for search and for feeds`,
            onChange: (n) => t({ ...e, description: n }),
            onEnter: n,
            ...(r && { note: (0, E.jsx)(Pd, { text: e.description, most: 155 }) }),
          }),
        }),
      e.format === `blog` && (0, E.jsx)(Fd, { head: e, onChange: t }),
      e.format === `newsletter` && (0, E.jsx)(Id, { head: e, onChange: t }),
      e.format === `linkedin` &&
        (0, E.jsx)(Ld, {
          label: `Hashtags`,
          words: e.hashtags,
          prefix: `#`,
          onChange: (n) => t({ ...e, hashtags: n }),
        }),
      e.format === `podcast` &&
        e.speakers.length > 0 &&
        (0, E.jsx)(`div`, {
          className: `doc-fields`,
          children: e.speakers.map((n, r) =>
            (0, E.jsx)(
              de,
              {
                label: r === 0 ? `First host` : `Second host`,
                value: n.name,
                maxLength: 60,
                onChange: (r) =>
                  t({
                    ...e,
                    speakers: e.speakers.map((e) => (e.id === n.id ? { ...e, name: r } : e)),
                  }),
              },
              n.id,
            ),
          ),
        }),
    ],
  });
}
function Pd({ text: e, most: t }) {
  let n = [...new Intl.Segmenter().segment(e)].length;
  return (0, E.jsxs)(`span`, {
    ...(n > t && { 'data-over': `` }),
    'aria-label': `${n} of ${t} characters`,
    children: [n, `/`, t],
  });
}
function Fd({ head: e, onChange: t }) {
  return (0, E.jsxs)(`details`, {
    className: `doc-details`,
    children: [
      (0, E.jsx)(`summary`, { children: `Address, keyword and tags` }),
      (0, E.jsxs)(`div`, {
        className: `doc-fields`,
        children: [
          (0, E.jsx)(de, {
            label: `Address`,
            value: e.slug,
            maxLength: 200,
            spellCheck: !1,
            onChange: (n) => t({ ...e, slug: n.toLowerCase().replaceAll(/\s+/g, `-`) }),
          }),
          (0, E.jsx)(de, {
            label: `Target keyword`,
            isOptional: !0,
            value: e.keyword ?? ``,
            maxLength: 200,
            onChange: (n) => t({ ...e, keyword: n === `` ? null : n }),
          }),
          (0, E.jsx)(Ld, { label: `Tags`, words: e.tags, onChange: (n) => t({ ...e, tags: n }) }),
        ],
      }),
    ],
  });
}
function Id({ head: e, onChange: t }) {
  let [n = ``] = e.subjects;
  return (0, E.jsxs)(`div`, {
    className: `doc-letter`,
    children: [
      (0, E.jsx)(ce, {
        label: `Subject line`,
        value: n,
        onChange: (n) => t({ ...e, subjects: [n, ...e.subjects.filter((e) => e !== n)] }),
        options: e.subjects
          .toSorted((e, t) => e.localeCompare(t))
          .map((e) => ({ value: e, label: e || `Without words` })),
      }),
      (0, E.jsx)(de, {
        label: `Its words`,
        value: n,
        maxLength: 200,
        hint: (0, E.jsx)(Pd, { text: n, most: 60 }),
        onChange: (n) => t({ ...e, subjects: [n, ...e.subjects.slice(1)] }),
      }),
      (0, E.jsx)(de, {
        label: `Preheader`,
        value: e.preheader,
        maxLength: 300,
        hint: (0, E.jsx)(Pd, { text: e.preheader, most: 110 }),
        onChange: (n) => t({ ...e, preheader: n }),
      }),
    ],
  });
}
function Ld({ label: e, words: t, prefix: n = ``, onChange: r }) {
  let [i, a] = (0, T.useState)(null),
    o = n === `` ? `, ` : ` `;
  return (0, E.jsx)(de, {
    label: e,
    value: i ?? t.map((e) => n + e).join(o),
    onChange: (e) => {
      (a(e),
        r(
          e
            .split(n === `` ? `,` : /[\s,]+/)
            .map((e) => e.trim().replace(/^#+/, ``))
            .filter(Boolean),
        ));
    },
    onBlur: () => a(null),
  });
}
var Rd = 12;
function zd({ core: e, beat: t, place: n, isPeek: r, onClose: i }) {
  let [a, o] = (0, T.useState)(n.href),
    [s, c] = (0, T.useState)(!1),
    l = (0, T.useRef)(null),
    u = (0, T.useRef)(null);
  _(t);
  let d = () => {
    (i(), e.view.focus());
  };
  ((0, T.useEffect)(() => {
    if (!r)
      return (
        e.apply((e) => Jc(e, n)),
        u.current?.focus(),
        u.current?.select(),
        () => e.apply((e) => Jc(e, null))
      );
  }, [e, n, r]),
    (0, T.useLayoutEffect)(() => {
      let t = () => {
        let t = l.current;
        if (!t) return;
        let {
            left: r,
            bottom: i,
            top: a,
          } = e.view.coordsAtPos(Math.min(n.from, e.view.state.doc.content.size)),
          { offsetWidth: o, offsetHeight: s } = t,
          c = getComputedStyle(e.view.dom).direction === `rtl` ? r - o : r,
          u = i + s + Rd > window.innerHeight ? a - s - 6 : i + 6;
        ((t.style.left = `${Math.max(Rd, Math.min(c, window.innerWidth - o - Rd))}px`),
          (t.style.top = `${Math.max(Rd, u)}px`));
      };
      return (
        t(),
        window.addEventListener(`scroll`, t, !0),
        window.addEventListener(`resize`, t),
        () => {
          (window.removeEventListener(`scroll`, t, !0), window.removeEventListener(`resize`, t));
        }
      );
    }, [e, n, s]));
  let f = r && Hc(e.view.state)?.href !== n.href;
  ((0, T.useEffect)(() => {
    f && i();
  }, [f, i]),
    (0, T.useEffect)(() => {
      let t = ({ target: t }) => {
          (r && t instanceof Element && e.view.dom.contains(t)) ||
            (t instanceof Element && !l.current?.contains(t) && i());
        },
        n = (t) => {
          t.key === `Escape` && (t.stopPropagation(), i(), e.view.focus());
        };
      return (
        document.addEventListener(`pointerdown`, t),
        document.addEventListener(`keydown`, n, !0),
        () => {
          (document.removeEventListener(`pointerdown`, t),
            document.removeEventListener(`keydown`, n, !0));
        }
      );
    }, [e, r, i]));
  let p = () => {
      let t = zc(a);
      (c(t === null), t === null ? u.current?.focus() : (e.apply((e) => Wc(e, n, t)), d()));
    },
    m = zc(n.href);
  return (0, E.jsxs)(`form`, {
    ref: l,
    className: `link-panel`,
    role: `dialog`,
    'aria-label': `Link`,
    noValidate: !0,
    onSubmit: (e) => {
      (e.preventDefault(), p());
    },
    children: [
      (0, E.jsx)(`input`, {
        ref: u,
        className: `input`,
        'aria-label': `Address`,
        placeholder: `https://`,
        inputMode: `url`,
        autoComplete: `off`,
        autoCapitalize: `off`,
        spellCheck: !1,
        dir: `ltr`,
        value: a,
        'aria-invalid': s || void 0,
        'aria-describedby': s ? `link-wrong` : void 0,
        onChange: (e) => {
          (o(e.target.value), c(!1));
        },
      }),
      (0, E.jsx)(S, { type: `submit`, isSmall: !0, children: n.href === `` ? `Link` : `Change` }),
      m !== null &&
        (0, E.jsxs)(E.Fragment, {
          children: [
            (0, E.jsx)(ee, {
              isAlone: !0,
              href: m,
              target: `_blank`,
              rel: `noopener noreferrer`,
              children: `Open`,
            }),
            (0, E.jsx)(C, {
              icon: `trash`,
              label: `Remove the link`,
              isSmall: !0,
              onPress: () => {
                (e.apply((e) => Gc(e, n)), d());
              },
            }),
          ],
        }),
      s &&
        (0, E.jsx)(`p`, {
          id: `link-wrong`,
          className: `field-error`,
          role: `alert`,
          children: `That is no address that can be linked. It begins with https://, http:// or mailto:`,
        }),
    ],
  });
}
function Bd({ sections: e, ...t }) {
  let n = e.map((e) => [
      e.id,
      e.blocks.map(({ id: e, kind: t, md: n, speaker: r, voice: i, pauseMs: a }) => [
        e,
        t,
        n,
        r,
        i,
        a,
      ]),
    ]),
    r = Object.entries(t).toSorted(([e], [t]) => (e < t ? -1 : 1)),
    i = JSON.stringify([r, n]);
  return `${i.length}.${Vd(i, 2166136261)}.${Vd(i, 16777619)}`;
}
function Vd(e, t) {
  let n = t;
  for (let t = 0; t < e.length; t += 1) n = Math.imul(n ^ e.charCodeAt(t), 16777619);
  return n >>> 0;
}
var Hd = 900,
  Ud = 5e3,
  Wd = 300,
  Gd = [2e3, 4e3, 8e3, 15e3, 3e4],
  Kd = new Map();
function qd(e) {
  let { id: t, onState: n, onSaved: r, onConflict: i, onRefused: a } = e,
    { read: s, version: l } = e,
    u = 0,
    d = 0,
    f = 0,
    p = !1,
    m = !1,
    h = null,
    g = null,
    _ = null,
    v = 0,
    y = new Map((e.unanswered ?? []).map((e) => [e, 0]));
  (Kd.get(t)?.(), Kd.delete(t));
  let b = () => u > d;
  function x() {
    (_ && clearTimeout(_),
      (_ = null),
      b() && xe(t, { version: l, document: s(), unanswered: [...y.keys()] }));
  }
  function S(e) {
    (g && clearTimeout(g), (g = setTimeout(() => void w(), e)));
  }
  function ee(e, n) {
    ((l = e),
      (d = Math.max(d, n)),
      y.clear(),
      (f = 0),
      (v = Date.now()),
      b() ? x() : (Ce(t), Kd.delete(t)));
  }
  async function C() {
    let e = u,
      i = s(),
      a = Bd(i);
    (n(`saving`), y.set(a, e));
    try {
      let a = await o(he(ge.generation, { id: t }), fe, {
        method: `PATCH`,
        headers: { 'If-Match': `"${l}"` },
        body: { document: i },
      });
      (ee(a.version, e), r(a), n(b() ? `unsaved` : `saved`), b() && S(Hd));
    } catch (e) {
      (e instanceof c && e.status !== 0 && y.delete(a), x(), te(e));
    }
  }
  function te(e) {
    if (!(e instanceof c)) throw e;
    let t = e.status === 409 ? me.safeParse(e.body) : null;
    if (t?.success) {
      let e = y.get(Bd(t.data.document));
      if (e !== void 0) {
        (ee(t.data.version, e), n(b() ? `unsaved` : `saved`), b() && S(0));
        return;
      }
      ((p = !0), n(`conflict`), i(t.data));
    } else
      e.status === 0 || e.status === 429 || e.status >= 500
        ? (n(`offline`), S(Gd[Math.min(f, Gd.length - 1)]), (f += 1))
        : (n(`unsaved`), a(e));
  }
  async function ne() {
    do ((m = !1), await C());
    while (m && b() && f === 0 && !p);
  }
  function w() {
    return (
      g && clearTimeout(g),
      (g = null),
      p || !b()
        ? (h ?? Promise.resolve())
        : (h && (m = !0),
          (h ??= ne().finally(() => {
            h = null;
          })),
          h)
    );
  }
  let re = () => x(),
    ie = () => void w(),
    ae = () => {
      document.visibilityState === `hidden` && (x(), w());
    },
    oe = (e) => {
      (x(), b() && e.preventDefault());
    };
  return (
    window.addEventListener(`pagehide`, re),
    window.addEventListener(`online`, ie),
    window.addEventListener(`beforeunload`, oe),
    document.addEventListener(`visibilitychange`, ae),
    {
      touch() {
        if ((b() || (v = Date.now()), (u += 1), (_ ??= setTimeout(x, Wd)), p)) return;
        f === 0 && n(`unsaved`);
        let e = Math.max(0, v + Ud - Date.now());
        f === 0 && S(Math.min(Hd, e));
      },
      async flush() {
        await w();
      },
      rebase(e, r) {
        ((l = e), (p = !1), (f = 0), r ? ((u += 1), x(), w()) : ((d = u), Ce(t), n(`saved`)));
      },
      isDirty: b,
      version: () => l,
      close() {
        x();
        let e = s();
        ((s = () => e),
          w(),
          window.removeEventListener(`pagehide`, re),
          window.removeEventListener(`beforeunload`, oe),
          document.removeEventListener(`visibilitychange`, ae));
        let n = () => {
          (g && clearTimeout(g), (d = u), window.removeEventListener(`online`, ie));
        };
        b() ? Kd.set(t, n) : n();
      },
    }
  );
}
var Jd = {
    paragraph: `Text`,
    heading: `Heading`,
    subheading: `Subheading`,
    point: `Point`,
    step: `Number`,
    quote: `Quote`,
  },
  Yd = [
    [`point`, `List of points`, `points`],
    [`step`, `Numbered list`, `steps`],
    [`quote`, `Quote`, `quote`],
  ];
function Xd({ core: e, format: t, beat: n, onLink: r, onFind: i, onVersions: a }) {
  _(n);
  let { state: o } = e.view,
    s = $d(o),
    c = Hu(t),
    l = c.includes(s);
  return (0, E.jsxs)(`div`, {
    className: `tools`,
    role: `toolbar`,
    'aria-label': `Writing`,
    children: [
      c.includes(`heading`) &&
        (0, E.jsxs)(`select`, {
          className: `tools-kind`,
          'aria-label': `Kind of paragraph`,
          value: l ? s : ``,
          onChange: (t) => e.run($u(t.target.value)),
          children: [
            !l && (0, E.jsx)(`option`, { value: ``, children: `As it is` }),
            c.map((e) => (0, E.jsx)(`option`, { value: e, children: Jd[e] }, e)),
          ],
        }),
      (0, E.jsx)(Qd, { core: e, mark: `strong`, label: `Bold`, letter: `B` }),
      (0, E.jsx)(Qd, { core: e, mark: `em`, label: `Italic`, letter: `I` }),
      Yd.filter(([e]) => c.includes(e)).map(([t, n, r]) =>
        (0, E.jsx)(
          Zd,
          { icon: r, label: n, name: `list`, isOn: s === t, onPress: () => e.run(ed(t)) },
          t,
        ),
      ),
      Uu(t) &&
        (0, E.jsx)(Zd, {
          icon: `link`,
          label: `Link`,
          name: `link`,
          isOn: Hc(o) !== null,
          onPress: r,
        }),
      (0, E.jsx)(C, {
        icon: `undo`,
        label: `Undo`,
        isSmall: !0,
        isDisabled: Xr(o) === 0,
        onPress: () => e.run(Jr),
      }),
      (0, E.jsx)(C, {
        icon: `redo`,
        label: `Redo`,
        isSmall: !0,
        isDisabled: Zr(o) === 0,
        onPress: () => e.run(Yr),
      }),
      (0, E.jsx)(C, { icon: `search`, label: `Find and replace`, isSmall: !0, onPress: i }),
      (0, E.jsx)(C, { icon: `clock`, label: `Versions`, isSmall: !0, onPress: a }),
    ],
  });
}
function Zd({ icon: e, label: t, name: n, isOn: i, onPress: a }) {
  return (0, E.jsx)(`button`, {
    type: `button`,
    className: `tools-mark`,
    'data-mark': n,
    'aria-label': t,
    title: t,
    'aria-pressed': i,
    onMouseDown: (e) => e.preventDefault(),
    onClick: a,
    children: (0, E.jsx)(r, { name: e }),
  });
}
function Qd({ core: e, mark: t, label: n, letter: r }) {
  return (0, E.jsx)(`button`, {
    type: `button`,
    className: `tools-mark`,
    'data-mark': t,
    'aria-label': n,
    title: n,
    'aria-pressed': ef(e.view.state, t),
    onMouseDown: (e) => e.preventDefault(),
    onClick: () => e.run(td(t)),
    children: r,
  });
}
function $d({ selection: { $from: e } }) {
  return e.depth > 0 ? Q(e.node(1)).kind : ``;
}
function ef({ selection: e, storedMarks: t, doc: n }, r) {
  let i = Z.marks[r],
    { from: a, to: o, empty: s, $from: c } = e;
  return s ? !!i.isInSet(t ?? c.marks()) : n.rangeHasMark(a, o, i);
}
var tf = 1500;
function nf(e, t) {
  let n = 0;
  for (; n < e.length && n < t.length && e[n] === t[n];) n += 1;
  let [r, i] = [e.length, t.length];
  for (; r > n && i > n && e[r - 1] === t[i - 1];) [r, i] = [r - 1, i - 1];
  let a = [];
  for (let e = 0; e < n; e++) a.push([e, e]);
  for (let [o, s] of rf(e.slice(n, r), t.slice(n, i))) a.push([n + o, n + s]);
  for (let t = 0; r + t < e.length; t++) a.push([r + t, i + t]);
  return a;
}
function rf(e, t) {
  if (e.length === 0 || t.length === 0) return [];
  let n = Math.min(e.length + t.length, tf),
    r = new Int32Array(2 * n + 3),
    i = n + 1,
    a = [];
  for (let o = 0; o <= n; o++) {
    a.push(r.slice(i - o - 1, i + o + 2));
    for (let n = -o; n <= o; n += 2) {
      let s =
        n === -o || (n !== o && r[i + n - 1] < r[i + n + 1]) ? r[i + n + 1] : r[i + n - 1] + 1;
      for (; s < e.length && s - n < t.length && e[s] === t[s - n];) s += 1;
      if (((r[i + n] = s), s >= e.length && s - n >= t.length)) return af(a, e.length, t.length);
    }
  }
  return [];
}
function af(e, t, n) {
  let r = [],
    [i, a] = [t, n];
  for (let t = e.length - 1; t >= 0; t--) {
    let n = e[t],
      o = (e) => n[e + t + 1],
      s = i - a,
      c = s === -t || (s !== t && o(s - 1) < o(s + 1)),
      l = t === 0 ? 0 : o(c ? s + 1 : s - 1),
      u = t === 0 ? 0 : l - (c ? s + 1 : s - 1);
    for (; i > l && a > u;) (--i, --a, r.push([i, a]));
    t > 0 && ([i, a] = [l, u]);
  }
  return r.toReversed();
}
function of(e) {
  let t = [];
  return (
    `description` in e && t.push([`description`, e.description]),
    e.format === `newsletter` &&
      t.push([`subject`, e.subjects[0] ?? ``], [`preheader`, e.preheader]),
    e.format === `linkedin` && t.push([`hashtags`, e.hashtags.map((e) => `#${e}`).join(` `)]),
    [
      { id: `head-title`, kind: `paragraph`, head: `title`, md: sf(e.title) },
      ...t
        .filter(([, e]) => e !== ``)
        .map(([e, t]) => ({ id: `head-${e}`, kind: `paragraph`, head: `lede`, md: sf(t) })),
      ...y(e),
    ]
  );
}
var sf = (e) => p([{ text: e, strong: !1, em: !1, code: !1, href: null }]);
function cf(e, t) {
  let n = new Intl.Segmenter(i(t.language).tag, { granularity: `word` }),
    r = of(t),
    a = e ? of(e) : r,
    o = [],
    s = 0,
    c = { added: 0, removed: 0, same: 0 };
  for (let [e, t] of lf(a, r)) {
    let r = ff(n, e, t).map((e, t, n) => {
      let r = e.fate !== `same` && (n[t - 1]?.fate ?? `same`) === `same`;
      return { ...e, isFirst: r };
    });
    s += r.filter(({ isFirst: e }) => e).length;
    for (let { fate: e, spans: t } of r)
      if (e !== `same`) for (let { text: r } of t) c[e] += bf(n, r);
    let i = t ?? e,
      a = t ? t.id : `gone-${e.id}`;
    o.push({ key: a, block: i, isGone: t === null, pieces: r });
  }
  return { blocks: o, addedWords: c.added, removedWords: c.removed, changes: s };
}
function lf(e, t) {
  let n = [],
    r = [
      ...nf(
        e.map(({ id: e }) => e),
        t.map(({ id: e }) => e),
      ),
      [e.length, t.length],
    ],
    [i, a] = [0, 0];
  for (let [o, s] of r)
    (n.push(...df(e.slice(i, o), t.slice(a, s))),
      o < e.length && n.push([e[o], t[s]]),
      ([i, a] = [o + 1, s + 1]));
  return n;
}
var uf = 0.34;
function df(e, t) {
  let n = ({ md: e }) => new Set(e.toLowerCase().match(/[\p{L}\p{N}]+/gu)),
    r = e.map(n),
    i = [],
    a = 0;
  for (let o of t) {
    let t = n(o),
      s = r.findIndex(
        (n, r) =>
          r >= a &&
          e[r].kind === o.kind &&
          t.intersection(n).size >= uf * Math.max(1, t.size, n.size),
      );
    if (s >= 0) {
      for (; a < s; a++) i.push([e[a], null]);
      i.push([e[a++], o]);
    } else i.push([null, o]);
  }
  for (; a < e.length; a++) i.push([e[a], null]);
  return i;
}
function ff(e, t, n) {
  if (!t || !n) return [{ fate: n ? `added` : `removed`, spans: v((n ?? t).md) }];
  if (t.md === n.md) return [{ fate: `same`, spans: v(n.md) }];
  let r = pf(e, t.md),
    i = pf(e, n.md),
    a = [],
    o = (e, t) => {
      t.length > 0 && a.push({ fate: e, spans: [...t] });
    },
    [s, c] = [0, 0];
  for (let [e, t] of [...nf(r.map(mf), i.map(mf)), [r.length, i.length]])
    (o(`removed`, r.slice(s, e)),
      o(`added`, i.slice(c, t)),
      e < r.length && o(`same`, [i[t]]),
      ([s, c] = [e + 1, t + 1]));
  return vf(gf(a));
}
function pf(e, t) {
  return v(t).flatMap((t) =>
    Array.from(e.segment(t.text), ({ segment: e }) => ({ ...t, text: e })),
  );
}
var mf = ({ text: e, strong: t, em: n, code: r, href: i }) =>
    `${t ? `b` : ``}${n ? `i` : ``}${r ? `c` : ``}${i ?? ``}\n${e}`,
  hf = /[\p{L}\p{N}]/u;
function gf(e) {
  let t = [],
    n = [],
    r = [],
    i = () => {
      (n.length > 0 && t.push({ fate: `removed`, spans: n }),
        r.length > 0 && t.push({ fate: `added`, spans: r }),
        ([n, r] = [[], []]));
    };
  return (
    e.forEach((a, o) => {
      let { fate: s, spans: c } = a;
      if (s === `removed`) n.push(...c);
      else if (s === `added`) r.push(...c);
      else {
        let s = o;
        for (; e[s]?.fate === `same` && !e[s].spans.some(_f);) s += 1;
        s > o && e[s] !== void 0 && e[s].fate !== `same` && n.length > 0 && r.length > 0
          ? (n.push(...c), r.push(...c))
          : (i(), t.push(a));
      }
    }),
    i(),
    t
  );
}
var _f = ({ text: e }) => hf.test(e);
function vf(e) {
  let t = [];
  for (let { fate: n, spans: r } of e) {
    let e = t.at(-1);
    e?.fate === n ? e.spans.push(...r) : t.push({ fate: n, spans: [...r] });
  }
  for (let e of t) e.spans = e.spans.reduce(yf, []);
  return t;
}
function yf(e, t) {
  let n = e.at(-1);
  return (
    n &&
    mf({ ...n, text: `` }) === mf({ ...t, text: `` }) &&
    n.text !==
      `
` &&
    t.text !==
      `
`
      ? (n.text += t.text)
      : e.push({ ...t }),
    e
  );
}
function bf(e, t) {
  let n = 0;
  for (let { isWordLike: r } of e.segment(t)) r && (n += 1);
  return n;
}
function xf({ document: e, compared: t, box: n }) {
  let { tag: r, direction: a } = i(e.language),
    o = new Map(e.format === `podcast` ? e.speakers.map(({ id: e, name: t }) => [e, t]) : []);
  return (0, E.jsx)(`div`, {
    ref: n,
    className: `versions-text prose`,
    role: `region`,
    'aria-label': `The text as it was`,
    lang: r,
    dir: a,
    tabIndex: 0,
    children: t.blocks.map(({ key: e, ...t }) =>
      (0, E.jsx)(Sf, { ...t, speaker: o.get(t.block.speaker ?? ``) }, e),
    ),
  });
}
function Sf({ block: e, isGone: t, pieces: n, speaker: r }) {
  let i = n.map((e, t) => (0, E.jsx)(Cf, { ...e }, t));
  return e.head === void 0
    ? (0, E.jsx)(`div`, {
        className: `doc-block`,
        'data-kind': e.kind,
        ...(t && { 'data-gone': `` }),
        ...(r !== void 0 && { 'data-speaker': r }),
        children: (0, E.jsx)(`p`, { className: d(e.kind).className, children: i }),
      })
    : (0, E.jsx)(`p`, { className: `versions-${e.head}`, children: i });
}
function Cf({ fate: e, isFirst: t, spans: n }) {
  let r = t && { 'data-change': `` },
    i = n.map((e, t) => (0, E.jsx)(f, { span: e }, t));
  return e === `added`
    ? (0, E.jsx)(`ins`, { ...r, children: i })
    : e === `removed`
      ? (0, E.jsx)(`del`, { ...r, children: i })
      : i;
}
function wf(e) {
  let { shown: t, base: n, isMarked: r, against: i, isFirst: a, isCurrent: o } = e,
    s = (0, T.useMemo)(
      () => (t ? (n ? (i === `before` ? cf(n, t) : cf(t, n)) : cf(null, t)) : null),
      [t, n, i],
    ),
    c = (0, T.useRef)(null),
    [l, u] = (0, T.useState)({ of: null, at: -1 }),
    d = l.of === s ? l.at : -1;
  (0, T.useEffect)(() => {
    if (c.current) {
      for (let e of Ef(c.current)) delete e.dataset.here;
      Df(c.current, Ef(c.current)[0]);
    }
  }, [s]);
  function f(e) {
    if (!c.current || !s) return;
    let t = Ef(c.current),
      n = d < 0 && e < 0 ? t.length - 1 : (d + e + t.length) % t.length;
    for (let [e, r] of t.entries()) e === n ? (r.dataset.here = ``) : delete r.dataset.here;
    (Df(c.current, t[n]), u({ of: s, at: n }));
  }
  let p = !a && !o,
    m = r && (!a || (!o && i !== `before`));
  return (0, E.jsxs)(`div`, {
    className: `versions-side`,
    children: [
      (0, E.jsxs)(`div`, {
        className: `versions-compare`,
        children: [
          (0, E.jsx)(se, { isSelected: r, onChange: e.onMark, children: `Show what changed` }),
          r &&
            !o &&
            (0, E.jsx)(le, {
              label: `Compared with`,
              isLabelHidden: !0,
              value: i,
              onChange: (t) => e.onAgainst(t),
              options: [
                { value: `before`, label: `From the one before`, isDisabled: !p },
                { value: `now`, label: `Since then` },
              ],
            }),
          r &&
            (0, E.jsx)(`span`, {
              className: `versions-sum`,
              role: `status`,
              children: m ? n && s && Tf(s) : `Nothing was before this one.`,
            }),
          m &&
            s &&
            s.changes > 0 &&
            (0, E.jsxs)(`span`, {
              className: `versions-steps`,
              children: [
                (0, E.jsx)(`span`, {
                  className: `time`,
                  children: d < 0 ? s.changes : `${d + 1} of ${s.changes}`,
                }),
                (0, E.jsx)(C, {
                  icon: `chevron-up`,
                  label: `Previous change`,
                  isSmall: !0,
                  onPress: () => f(-1),
                }),
                (0, E.jsx)(C, {
                  icon: `chevron-down`,
                  label: `Next change`,
                  isSmall: !0,
                  onPress: () => f(1),
                }),
              ],
            }),
        ],
      }),
      t && s
        ? (0, E.jsx)(xf, { document: t, compared: s, box: c })
        : (0, E.jsx)(ue, { label: `The text is on its way`, lines: 6 }),
    ],
  });
}
function Tf({ addedWords: e, removedWords: t, changes: n }) {
  if (n === 0) return `Not a word differs.`;
  let r = (e) => `${e.toLocaleString(`en-GB`)} ${e === 1 ? `word` : `words`}`;
  return e === 0 && t === 0
    ? `Only marks and their setting differ.`
    : `${r(e)} added, ${r(t)} taken out.`;
}
function Ef(e) {
  return [...e.querySelectorAll(`[data-change]`)];
}
function Df(e, t) {
  let n = t ? t.getBoundingClientRect().top - e.getBoundingClientRect().top : 0;
  e.scrollTop = t ? Math.max(0, e.scrollTop + n - e.clientHeight / 3) : 0;
}
var Of = { run: `Written`, edit: `Edited`, refine: `Refined`, restore: `Restored` };
function kf({ createdAt: e }) {
  return new Date(e).toLocaleString(`en-GB`, {
    day: `numeric`,
    month: `short`,
    hour: `2-digit`,
    minute: `2-digit`,
  });
}
var Af = (e, t) =>
  x({
    queryKey: [`version`, e, t],
    staleTime: 1 / 0,
    queryFn: ({ signal: n }) =>
      o(he(ge.generationVersion, { id: e, version: String(t) }), ne, { signal: n }),
  });
function jf({ id: e, current: t, onRestored: n, onOpenChange: r }) {
  let [i, c] = (0, T.useState)(null),
    l = i ?? t,
    u = a({
      queryKey: [`versions`, e, t],
      queryFn: ({ signal: t }) => o(he(ge.generationVersions, { id: e }), pe, { signal: t }),
    }),
    [d, f] = (0, T.useState)(!0),
    [p, m] = (0, T.useState)(`before`),
    h = u.data?.versions ?? [],
    g = h.findIndex(({ version: e }) => e === l),
    _ = p === `before` ? h[g + 1]?.version : t,
    v = a(Af(e, l)),
    y = a({ ...Af(e, _ ?? l), enabled: d && _ !== void 0 }),
    b = h[g],
    x = oe({
      mutationFn: () =>
        o(he(ge.generationRestore, { id: e, version: String(l) }), fe, { method: `POST` }),
      onSuccess: (e) => {
        (n(e), r(!1));
      },
    });
  return (0, E.jsx)(te, {
    title: `Versions`,
    isOpen: !0,
    isWide: !0,
    onOpenChange: r,
    footer: (e) =>
      (0, E.jsxs)(E.Fragment, {
        children: [
          x.isError &&
            (0, E.jsx)(`p`, { className: `field-error`, role: `alert`, children: s(x.error) }),
          (0, E.jsx)(S, { onPress: e, children: `Close` }),
          (0, E.jsx)(S, {
            tone: `go`,
            isDisabled: l === t,
            isPending: x.isPending,
            pendingText: `Restoring…`,
            onPress: () => x.mutate(),
            children: b && l !== t ? `Restore the version of ${kf(b)}` : `Restore`,
          }),
        ],
      }),
    children: (0, E.jsxs)(`div`, {
      className: `versions`,
      children: [
        u.isPending && (0, E.jsx)(ue, { label: `The versions are on their way`, lines: 5 }),
        u.isError && (0, E.jsx)(`p`, { role: `alert`, children: s(u.error) }),
        (0, E.jsx)(`ul`, {
          className: `versions-list`,
          children: h.map((e, n) =>
            (0, E.jsx)(
              `li`,
              {
                children: (0, E.jsxs)(`button`, {
                  type: `button`,
                  className: `version`,
                  'aria-pressed': e.version === l,
                  onClick: () => c(e.version),
                  children: [
                    (0, E.jsxs)(`b`, {
                      children: [Of[e.cause], e.version === t && `, as it stands`],
                    }),
                    (0, E.jsxs)(`span`, {
                      children: [
                        kf(e),
                        ` · `,
                        e.words.toLocaleString(`en-GB`),
                        ` words`,
                        Mf(e, h[n + 1]),
                      ],
                    }),
                  ],
                }),
              },
              e.version,
            ),
          ),
        }),
        v.isError || y.isError
          ? (0, E.jsx)(`p`, { role: `alert`, children: s(v.error ?? y.error) })
          : (0, E.jsx)(
              wf,
              {
                shown: v.data,
                base: d ? y.data : void 0,
                isMarked: d,
                onMark: f,
                against: p,
                onAgainst: m,
                isFirst: g === h.length - 1,
                isCurrent: l === t,
              },
              l,
            ),
      ],
    }),
  });
}
function Mf({ words: e }, t) {
  let n = t ? e - t.words : 0;
  return n === 0 ? `` : ` (${n > 0 ? `+` : `−`}${Math.abs(n).toLocaleString(`en-GB`)})`;
}
var Nf = 400;
function Pf(e) {
  let { generation: t, document: n, checks: r, nowId: a, momentOf: o } = e,
    { id: c, format: l } = t,
    { tag: u, direction: d } = i(n.language),
    [f] = (0, T.useState)(() => Ff(t, n)),
    [p, h] = (0, T.useState)(f.document),
    [g, _] = (0, T.useState)(null),
    [v] = (0, T.useState)(() => m(0)),
    [y, x] = (0, T.useState)(!1),
    [S, ee] = (0, T.useState)(!1),
    [C, te] = (0, T.useState)(null),
    ne = (0, T.useCallback)(() => te(null), []),
    [w, re] = (0, T.useState)(null),
    ie = (0, T.useRef)(null),
    ae = (0, T.useRef)(null),
    oe = (0, T.useRef)({ props: e, head: p });
  ((0, T.useEffect)(() => {
    oe.current = { props: e, head: p };
  }),
    (0, T.useEffect)(() => {
      let e = ie.current;
      if (!e) return;
      let t = ye(u),
        n = null,
        r = !1,
        i = () => oe.current.props,
        a = () => {
          let { head: e } = oe.current;
          return e.format === `podcast` ? e.speakers : [];
        },
        o = () => {
          n = null;
          let { words: e, characters: r } = t(l.view.state.doc);
          i().onCount(e, r);
        },
        l = xd(e, {
          document: f.document,
          marks: i().checks?.marks ?? [],
          label: `The text`,
          host: {
            momentOf: (e) => i().momentOf(e),
            onPick: (e, t) => i().onPick(e, t),
            speakerName: (e) => a().find((t) => t.id === e)?.name ?? e,
            nextSpeaker: (e) => {
              let t = a();
              return t[(t.findIndex((t) => t.id === e) + 1) % Math.max(1, t.length)]?.id ?? e;
            },
          },
          onChange: () => {
            (d.touch(), (n ??= setTimeout(o, Nf)));
          },
          onCaret: (e) => i().onCaret(e),
          onState: () => {
            r ||
              ((r = !0),
              setTimeout(() => {
                ((r = !1), v.set(v.get() + 1));
              }, 120));
          },
          onSave: () => void d.flush(),
          onFind: () => x(!0),
          onLink: () => ce(l),
          onTooMuch: (e) => b.show(e, { type: `error`, durationMs: 12e3 }),
          onLinkClick: (e) => te(e && { place: e, isPeek: !0 }),
        }),
        d = qd({
          id: c,
          version: f.version,
          unanswered: f.unanswered,
          read: () => ({ ...oe.current.head, sections: l.sections() }),
          onState: (e) => i().onSaveState(e),
          onSaved: (e) => i().onSaved(e),
          onConflict: re,
          onRefused: (e) => b.show(s(e), { type: `error`, durationMs: 6e3 }),
        });
      return (
        (ae.current = d),
        _(l),
        o(),
        i().onReady(() => d.flush()),
        f.conflict
          ? (d.touch(), re(f.conflict), i().onSaveState(`conflict`))
          : f.isDraft
            ? (d.touch(),
              b.show(`What you typed last time was kept on this device and is being saved.`))
            : i().onSaveState(`saved`),
        () => {
          (n && clearTimeout(n), d.close(), l.destroy(), (ae.current = null));
        }
      );
    }, []),
    (0, T.useEffect)(() => g?.setNow(a), [g, a]),
    (0, T.useEffect)(() => g?.setMarks(r?.marks ?? []), [g, r]),
    (0, T.useEffect)(() => g?.redraw(), [g, o, p]));
  let { version: se } = t;
  (0, T.useEffect)(() => {
    let e = ae.current;
    !g || !e || se <= e.version() || e.isDirty() || (g.replace(n), h(n), e.rebase(se, !1));
  }, [g, se, n]);
  let ce = ({ view: e }) => te({ place: Uc(e.state), isPeek: !1 }),
    le = (e) => {
      (h(e), (oe.current.head = e), ae.current?.touch());
    },
    ue = (e, t, n) => {
      (re(null), n || (g?.replace(e), h(e), (oe.current.head = e)), ae.current?.rebase(t, n));
    };
  return (0, E.jsxs)(E.Fragment, {
    children: [
      (0, E.jsxs)(`div`, {
        className: `writing-bar`,
        children: [
          g &&
            (0, E.jsx)(Xd, {
              core: g,
              format: l,
              beat: v,
              onLink: () => ce(g),
              onFind: () => x(!y),
              onVersions: () => ee(!0),
            }),
          g &&
            y &&
            (0, E.jsx)(kd, {
              core: g,
              beat: v,
              head: p,
              readHead: () => oe.current.head,
              onHead: le,
              onClose: () => {
                (x(!1), g.view.focus());
              },
            }),
        ],
      }),
      (0, E.jsxs)(`article`, {
        className: `doc prose`,
        'data-format': l,
        lang: u,
        dir: d,
        children: [
          (0, E.jsx)(Nd, { head: p, onChange: le, onEnter: () => g?.view.focus() }),
          (0, E.jsx)(`div`, { ref: ie }),
        ],
      }),
      g &&
        C &&
        (0, E.jsx)(
          zd,
          { core: g, beat: v, place: C.place, isPeek: C.isPeek, onClose: ne },
          `${C.place.from} ${C.isPeek}`,
        ),
      S &&
        (0, E.jsx)(jf, {
          id: c,
          current: se,
          onOpenChange: ee,
          onRestored: (t) => {
            (t.document && ue(t.document, t.version, !1), e.onSaved(t));
          },
        }),
      w &&
        (0, E.jsx)(ve, {
          mine: { ...p, sections: g?.sections() ?? [] },
          theirs: w.document,
          onKeepMine: () => ue(w.document, w.version, !0),
          onTakeTheirs: () => ue(w.document, w.version, !1),
        }),
    ],
  });
}
function Ff(e, t) {
  let { id: n, version: r } = e,
    i = Se(n),
    a = { document: t, version: r, unanswered: [], isDraft: !1, conflict: null };
  if (!i) return a;
  let o = Bd(t);
  if (o === Bd(i.document)) return (Ce(n), a);
  let { unanswered: s } = i,
    c = i.version === r || s.includes(o);
  return {
    document: i.document,
    version: c ? r : i.version,
    unanswered: s,
    isDraft: !0,
    conflict: c ? null : { version: r, document: t },
  };
}
export { Pf as Editor };
