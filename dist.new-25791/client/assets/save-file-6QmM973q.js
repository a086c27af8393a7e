function e(e, t) {
  let n = URL.createObjectURL(e),
    r = document.createElement(`a`);
  ((r.href = n), (r.download = t), r.click(), setTimeout(() => URL.revokeObjectURL(n), 1e4));
}
function t(e) {
  let t = document.createElement(`a`);
  ((t.href = e), (t.download = ``), t.click());
}
function n(e) {
  let t = e.headers.get(`content-disposition`) ?? ``,
    [, n] = /filename\*=UTF-8''([^;]+)/.exec(t) ?? [];
  return n ? decodeURIComponent(n) : null;
}
export { e as n, t as r, n as t };
