import { d as e } from './accounts-ZDJYt4uL.js';
import { r as t, t as n } from './paths-Ds7KLzGz.js';
import { c as r, n as i, s as a } from './api-client-CIS_L6yl.js';
import { o, t as s } from './next-page-90JD7Hdc.js';
import { n as c } from './sign-in-note-CREBHIg7.js';
async function l() {
  let l = new URLSearchParams(location.search).get(`token`);
  if ((history.replaceState(null, ``, location.pathname), a() !== null))
    return location.replace(o.app);
  if (!l) return location.replace(o.login);
  try {
    let a = await i(t(n.loginWithToken, { token: l }), e);
    (s(), r(a.access_token), location.replace(o.app));
  } catch (e) {
    (console.error(`Signing in by link failed:`, e), c(`linkFailed`), location.replace(o.login));
  }
}
`prerendering` in document && document.prerendering
  ? document.addEventListener(`prerenderingchange`, () => void l(), { once: !0 })
  : l();
