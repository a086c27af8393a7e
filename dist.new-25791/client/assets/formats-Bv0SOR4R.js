import { r as e } from './schemas-CHXxoLFs.js';
var t = [`transcript`, `reading`, `writing`, `checking`],
  n = e(t),
  r = (e, n, r) => ({ value: e, name: n, label: r, stages: t }),
  i = [
    r(`blog`, `article`, `Article`),
    r(`summary`, `summary`, `Summary`),
    r(`tweet`, `thread`, `Thread`),
    r(`linkedin`, `LinkedIn post`, `LinkedIn`),
    r(`newsletter`, `newsletter`, `Newsletter`),
    r(`podcast`, `podcast`, `Podcast`),
    r(`custom`, `text in your own format`, `Your formats`),
  ],
  a = e(i.map((e) => e.value));
export { n as i, a as n, t as r, i as t };
