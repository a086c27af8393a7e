function e(e) {
  try {
    sessionStorage.setItem(e, `true`);
  } catch {}
}
function t(e) {
  try {
    let t = sessionStorage.getItem(e) !== null;
    return (sessionStorage.removeItem(e), t);
  } catch {
    return !1;
  }
}
export { e as n, t };
