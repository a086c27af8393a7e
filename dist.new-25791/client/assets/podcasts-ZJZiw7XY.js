import { I as e } from './app-rEIIDxDK.js';
import { r as t, t as n } from './paths-Ds7KLzGz.js';
import { a as r, d as i, n as a } from './podcasts-Bvj87K2s.js';
import { n as o } from './api-client-CIS_L6yl.js';
var s = 8e3;
function c(e) {
  return e?.status === `queued` || e?.status === `running`;
}
function l(r) {
  return e({
    queryKey: [`audio`, r],
    queryFn: ({ signal: e }) => o(t(n.audioState, { id: r }), a, { signal: e }),
    refetchInterval: ({ state: e }) => (c(e.data) ? s : !1),
    staleTime: 6e4,
  });
}
function u(t) {
  return e({
    queryKey: [`voices`, t],
    queryFn: ({ signal: e }) => o(`${n.voices}?language=${t}`, i, { signal: e }),
    staleTime: 3e5,
  });
}
var d = e({
  queryKey: [`feed`],
  queryFn: ({ signal: e }) => o(n.feedSettings, r, { signal: e }),
  retry: !1,
});
export { u as i, d as n, c as r, l as t };
