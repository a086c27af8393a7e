/** What stands on the sheet of a picture: SVG in a box of 470 × 430, ink on white, one thing in yellow. */
export type Motif = () => string;

const INK = '#121311';
const RULE = '#c4c8c0';
const MARK = '#ffe97a';
const CAPTION = '#ffd91a';
const PENCIL = '#1f5fd6';
const PROOF = '#c0301e';

const rect = (x: number, y: number, width: number, height: number, fill: string) =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${fill}"/>`;
const line = (d: string, stroke = INK, width = 2, more = '') =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}" ${more}/>`;
const mono = (x: number, y: number, text: string, size = 17, fill = '#656961') =>
  `<text x="${x}" y="${y}" font-family="JetBrains Mono" font-weight="500" font-size="${size}" fill="${fill}">${text}</text>`;

/** Lines of text as bars; the widths repeat, so that the same picture comes out every time. */
function bars(x: number, y: number, widths: readonly number[], step = 26): string {
  return widths.map((width, index) => rect(x, y + index * step, width, 8, RULE)).join('');
}

function field(y: number, height: number): string {
  return `<rect x="1.5" y="${y + 1.5}" width="463" height="${height}" rx="3" fill="#fff" stroke="${INK}" stroke-width="3"/>`;
}

export const MOTIFS: Readonly<Record<string, Motif>> = {
  sheet: () =>
    [
      rect(96, 30, 330, 24, INK),
      rect(96, 64, 230, 24, INK),
      line('M70 20V400', RULE),
      ...[136, 232, 328].map((y) => line(`M58 ${y + 4}H70`, INK)),
      mono(0, 146, '0:29'),
      mono(0, 242, '2:30'),
      mono(0, 338, '11:33'),
      bars(96, 132, [360, 340, 372]),
      rect(86, 216, 384, 80, MARK),
      bars(96, 228, [352, 366, 214]).replaceAll(RULE, INK),
      bars(96, 324, [372, 330, 280]),
      `<circle cx="70" cy="236" r="9" fill="${CAPTION}" stroke="${INK}" stroke-width="3"/>`,
    ].join(''),
  thread: () =>
    [0, 1, 2, 3]
      .map((index) => {
        const y = 14 + index * 104;
        const isNow = index === 1;
        return [
          index < 3 ? line(`M36 ${y + 60}V${y + 104}`, INK, 3) : '',
          `<circle cx="36" cy="${y + 36}" r="22" fill="${isNow ? CAPTION : '#fff'}" stroke="${INK}" stroke-width="3"/>`,
          mono(22, y + 42, `${index + 1}/7`, 15, INK),
          isNow ? rect(80, y + 4, 384, 74, MARK) : '',
          bars(
            96,
            y + 18,
            [
              [352, 300],
              [340, 356],
              [310, 188],
              [360, 240],
            ][index]!,
            28,
          ).replaceAll(RULE, isNow ? INK : RULE),
        ].join('');
      })
      .join(''),
  captions: () =>
    [
      ['0:04', 250],
      ['0:07', 330],
      ['0:11', 180],
      ['0:14', 300],
      ['0:18', 232],
    ]
      .map(([time, width], index) => {
        const y = 24 + index * 82;
        const isNow = index === 2;
        return [
          mono(0, y + 32, String(time), 17, isNow ? INK : '#656961'),
          line(`M66 ${y + 26}H86`, isNow ? INK : RULE, isNow ? 3 : 2),
          rect(100, y, Number(width) + 32, 52, isNow ? INK : '#e4e6e1'),
          rect(116, y + 21, Number(width), 10, isNow ? CAPTION : '#9a9d96'),
        ].join('');
      })
      .join(''),
  wave: () => {
    const count = 52;
    const waves = Array.from({ length: count }, (_, index) => {
      const level = Math.abs(Math.sin(index * 0.9) * Math.cos(index * 0.23 + 0.6)) * 0.86 + 0.08;
      const height = Math.round(level * 300);
      const isPast = index < 19;
      return rect(index * 9, 215 - height / 2, 5, height, isPast ? INK : RULE);
    });
    return [
      ...waves,
      line('M0 92H470', PENCIL, 2, 'stroke-dasharray="8 7"'),
      line('M0 338H470', PENCIL, 2, 'stroke-dasharray="8 7"'),
      mono(0, 76, '−16 LUFS', 20, PENCIL),
      rect(170, 20, 3, 400, CAPTION),
      rect(163, 20, 17, 17, CAPTION),
    ].join('');
  },
  rails: () =>
    [
      `<rect x="0" y="14" width="466" height="58" fill="#fff" stroke="${INK}" stroke-width="3"/>`,
      `<circle cx="34" cy="40" r="11" fill="none" stroke="${INK}" stroke-width="3"/>`,
      line('M42 48l10 10', INK, 3),
      rect(70, 38, 216, 10, INK),
      rect(292, 28, 4, 30, CAPTION),
      ...[0, 1, 2].map((index) => {
        const y = 112 + index * 108;
        return [
          index === 1 ? rect(-10, y - 14, 484, 96, MARK) : '',
          rect(0, y, [300, 336, 270][index]!, 14, PENCIL),
          bars(
            0,
            y + 30,
            [
              [440, 380],
              [452, 410],
              [420, 300],
            ][index]!,
          ).replaceAll(RULE, index === 1 ? INK : RULE),
        ].join('');
      }),
    ].join(''),
  letter: () =>
    [
      `<path d="M14 120h442v296H14z" fill="#fff" stroke="${INK}" stroke-width="3"/>`,
      `<path d="M60 120V26h350v94" fill="#fff" stroke="${INK}" stroke-width="3"/>`,
      rect(84, 50, 200, 16, INK),
      rect(78, 84, 314, 24, MARK),
      rect(84, 91, 286, 9, INK),
      rect(84, 122, 300, 8, RULE),
      rect(84, 146, 270, 8, RULE),
      rect(84, 170, 290, 8, RULE),
      `<path d="M14 126l221 164 221-164v290H14z" fill="#fff" stroke="${INK}" stroke-width="3"/>`,
      line('M14 416l170-162M456 416L286 254', INK, 3),
    ].join(''),
  proof: () =>
    [
      bars(60, 30, [390, 350, 404, 372], 30),
      rect(60, 164, 300, 8, INK),
      line(
        `M60 182${Array.from({ length: 25 }, (_, index) => `q3 ${index % 2 ? 7 : -7} 6 0 q3 ${index % 2 ? -7 : 7} 6 0`).join('')}`,
        PROOF,
        3,
      ),
      rect(60, 196, 210, 8, RULE),
      `<circle cx="22" cy="168" r="11" fill="none" stroke="${PROOF}" stroke-width="5"/>`,
      bars(60, 232, [384, 402, 330], 30),
      rect(50, 318, 420, 68, MARK),
      bars(60, 332, [396, 250], 30).replaceAll(RULE, INK),
      `<circle cx="22" cy="350" r="11" fill="#1a7346"/>`,
      `<circle cx="22" cy="42" r="11" fill="#1a7346"/>`,
      `<circle cx="22" cy="246" r="11" fill="#1a7346"/>`,
    ].join(''),
  scripts: () =>
    [
      ['where', 'dónde', 'où'],
      ['wo', 'onde', 'dove'],
      ['waar', 'hvor', 'missä'],
      ['hol', 'kde', 'unde'],
      ['var', 'kur', 'di mana'],
    ]
      .flatMap((row, y) =>
        row.map((word, x) => {
          const isNow = word === 'dónde';
          const place = { x: x * 160, y: 62 + y * 86 };
          return [
            isNow ? rect(place.x - 10, place.y - 44, 150, 62, CAPTION) : '',
            `<text x="${place.x}" y="${place.y}" font-family="Newsreader" font-weight="${isNow ? 600 : 420}" font-size="44" fill="${isNow ? INK : '#656961'}">${word}</text>`,
          ].join('');
        }),
      )
      .join(''),
  /** A sheet that is being filled in. */
  note: () =>
    [
      ...[0, 1].map((index) => field(index * 92, 52)),
      bars(24, 22, [180]).replaceAll(RULE, INK),
      bars(24, 114, [246]).replaceAll(RULE, INK),
      field(184, 150),
      rect(16, 204, 300, 34, MARK),
      bars(24, 217, [276]).replaceAll(RULE, INK),
      bars(24, 251, [340, 190], 34).replaceAll(RULE, INK),
      rect(232, 272, 4, 26, PENCIL),
      rect(0, 362, 168, 54, CAPTION),
      rect(28, 384, 112, 10, INK),
    ].join(''),
  clauses: () =>
    [0, 1, 2]
      .map((index) => {
        const y = 16 + index * 142;
        return [
          index === 1 ? rect(70, y - 8, 400, 124, MARK) : '',
          mono(0, y + 17, `§ ${index + 1}`, 24, INK),
          rect(84, y, [236, 190, 264][index]!, 16, INK),
          bars(84, y + 36, [372, 350, [300, 366, 210][index]!]).replaceAll(
            RULE,
            index === 1 ? INK : RULE,
          ),
        ].join('');
      })
      .join(''),
  /** A page that was left in the middle, with a marker in it. */
  mark: () =>
    [
      rect(60, 24, 300, 24, INK),
      bars(60, 78, [380, 396, 342, 388]).replaceAll(RULE, INK),
      rect(50, 190, 420, 64, MARK),
      bars(60, 204, [390, 236]).replaceAll(RULE, INK),
      rect(304, 222, 4, 26, PENCIL),
      bars(60, 288, [384, 350, 396, 270]),
      `<path d="M0 -90h34v296l-17 -20 -17 20z" fill="${CAPTION}" stroke="${INK}" stroke-width="3"/>`,
    ].join(''),
  /** Nothing yet but the ruler, and the place where the first line will hang. */
  blank: () =>
    [
      line('M70 0V430', RULE),
      ...Array.from({ length: 9 }, (_, index) => line(`M58 ${24 + index * 48}H70`, RULE)),
      mono(0, 46, '0:00', 17, INK),
      line('M50 40H70', INK, 3),
      rect(96, 22, 284, 36, MARK),
      rect(100, 26, 4, 28, INK),
      ...[118, 166, 214, 262, 310, 358].map((y) => line(`M96 ${y}H466`, '#e4e6e1', 2)),
    ].join(''),
};
