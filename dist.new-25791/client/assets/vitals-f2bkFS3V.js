function e(e, t, n = {}) {
  if (!PerformanceObserver.supportedEntryTypes.includes(e)) return () => void 0;
  let r = (e) => {
      for (let n of e) t(n);
    },
    i = new PerformanceObserver((e) => r(e.getEntries()));
  return (i.observe({ type: e, buffered: !0, ...n }), () => r(i.takeRecords()));
}
function t(t) {
  let n = { largestPaintMs: null, layoutShift: 0, slowestAnswerMs: null },
    r = { sum: 0, firstMs: 0, lastMs: -5e3 },
    i = e(`largest-contentful-paint`, (e) => {
      n.largestPaintMs = Math.round(e.startTime);
    }),
    a = e(`layout-shift`, ({ value: e, hadRecentInput: t, startTime: i }) => {
      t ||
        ((r =
          i - r.lastMs < 1e3 && i - r.firstMs < 5e3
            ? { ...r, sum: r.sum + e, lastMs: i }
            : { sum: e, firstMs: i, lastMs: i }),
        (n.layoutShift = Math.max(n.layoutShift, r.sum)));
    }),
    o = e(
      `event`,
      ({ interactionId: e, duration: t }) => {
        e && (n.slowestAnswerMs = Math.max(n.slowestAnswerMs ?? 0, Math.round(t)));
      },
      { durationThreshold: 16 },
    );
  document.addEventListener(`visibilitychange`, () => {
    if (document.visibilityState === `hidden`) {
      for (let e of [i, a, o]) e();
      t({ ...n });
    }
  });
}
export { t as reportVitals };
