import { n as e } from './dialog-T0LYEiR3.js';
import { a as t } from './app-rEIIDxDK.js';
import { r as n } from './icons-Bghb7lTV.js';
var r = n(),
  i = [
    {
      title: `Anywhere`,
      rows: [
        [[`Mod`, `K`], `Find a document or do something`],
        [[`?`], `Show these keys`],
        [[`Esc`], `Close what is open`],
      ],
    },
    {
      title: `In a text`,
      rows: [
        [[`Mod`, `S`], `Save now`],
        [[`Mod`, `Z`], `Take back the last change`],
        [[`Mod`, `Shift`, `Z`], `Bring it back`],
        [[`Mod`, `F`], `Find and replace`],
        [[`Mod`, `B`], `Bold`],
        [[`Mod`, `I`], `Italic`],
        [[`Mod`, `K`], `Link the chosen words`],
        [[`Mod`, `Shift`, `7`], `Numbered list`],
        [[`Mod`, `Shift`, `8`], `List of points`],
        [[`Mod`, `Shift`, `9`], `Quote`],
        [[`Mod`, `J`], `Tell it what to change`],
      ],
    },
  ];
function a({ onOpenChange: n }) {
  return (0, r.jsx)(e, {
    title: `What the keys do`,
    isOpen: !0,
    onOpenChange: n,
    children: (0, r.jsx)(`div`, {
      className: `key-map`,
      children: i.map(({ title: e, rows: n }) =>
        (0, r.jsxs)(
          `section`,
          {
            children: [
              (0, r.jsx)(`h3`, { children: e }),
              (0, r.jsx)(`dl`, {
                children: n.map(([e, n]) =>
                  (0, r.jsxs)(
                    `div`,
                    {
                      children: [
                        (0, r.jsx)(`dt`, { children: (0, r.jsx)(t, { keys: e }) }),
                        (0, r.jsx)(`dd`, { children: n }),
                      ],
                    },
                    n,
                  ),
                ),
              }),
            ],
          },
          e,
        ),
      ),
    }),
  });
}
export { a as KeyboardMap };
