function e(e) {
  let t = e.querySelector(`video`),
    n = e.querySelector(`.demo-play`);
  t &&
    n &&
    ((n.hidden = !1),
    (t.controls = !1),
    t.addEventListener(`play`, () => {
      ((n.hidden = !0), (t.controls = !0));
    }),
    n.addEventListener(`click`, () => {
      (t.play().catch(() => (t.controls = !0)), t.focus());
    }));
}
function t(e) {
  let t = e.querySelector(`audio`),
    r = e.querySelector(`.episode-bar`),
    i = r?.querySelector(`button`),
    a = e.querySelector(`.episode-seek`),
    o = r?.querySelector(`[data-at]`),
    s = r?.querySelector(`[role=status]`);
  if (!t || !r || !i || !a || !o || !s) return;
  let c = [...e.querySelectorAll(`.wave > rect`)],
    l = [...e.querySelectorAll(`[data-from]`)],
    u = Number(a.max);
  function d(e, t = !1) {
    let r = e / u;
    for (let [e, t] of c.entries()) t.classList.toggle(`past`, e < r * c.length);
    let i = e > 0 && !t ? l.findLast(({ dataset: t }) => Number(t.from) <= e) : null;
    for (let e of l) e.classList.toggle(`caption`, e === i);
    ((o.textContent = n(e)), (a.value = String(e)));
  }
  function f() {
    a.setAttribute(`aria-valuetext`, `${n(Number(a.value))} of ${n(u)}`);
  }
  ((t.controls = !1),
    (r.hidden = !1),
    (a.hidden = !1),
    d(0),
    f(),
    i.addEventListener(`click`, () => {
      t.paused ? t.play().catch(() => void 0) : t.pause();
    }),
    a.addEventListener(`input`, () => {
      ((t.currentTime = Number(a.value)), d(Number(a.value)), f());
    }),
    t.addEventListener(`timeupdate`, () => d(t.currentTime, t.ended)),
    t.addEventListener(`play`, () => {
      for (let e of document.querySelectorAll(`audio, video`)) e !== t && e.pause();
    }));
  for (let e of [`play`, `pause`, `ended`])
    t.addEventListener(e, () => {
      let e = !t.paused && !t.ended;
      ((i.dataset.playing = String(e)), (i.textContent = e ? `Pause` : `Play`), e || f());
    });
  t.addEventListener(`error`, () => {
    s.textContent = `The recording could not be loaded. Its words stand below.`;
  });
}
function n(e) {
  let t = Math.floor(e);
  return `${Math.floor(t / 60)}:${String(t % 60).padStart(2, `0`)}`;
}
var r = document.querySelector(`.demo-screen`);
r && e(r);
for (let e of document.querySelectorAll(`.episode`)) t(e);
