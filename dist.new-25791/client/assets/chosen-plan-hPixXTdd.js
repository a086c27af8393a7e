import { i as e, n as t, o as n } from './next-page-90JD7Hdc.js';
function r() {
  for (let t of document.querySelectorAll(`a[data-plan]`))
    t.addEventListener(`click`, () => e(`${n.upgrade}?plan=${t.dataset.plan ?? ``}`));
}
function i() {
  let [e, r] = t()?.split(`?`) ?? [],
    i = e === n.upgrade ? new URLSearchParams(r).get(`plan`) : null;
  for (let e of document.querySelectorAll(`[data-chosen]`)) e.hidden = e.dataset.chosen !== i;
}
export { i as n, r as t };
