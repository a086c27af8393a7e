import type { seededRandom } from '../faults/seeded-random.ts';

type Random = ReturnType<typeof seededRandom>;

export function pickOne<T>(random: Random, list: readonly T[]): T {
  return list[random.whole(0, list.length - 1)]!;
}

export type Place = { holder: Record<string, unknown>; key: string; path: string };

export function placesIn(value: unknown, path: string): Place[] {
  if (typeof value !== 'object' || value === null) return [];
  const holder = value as Record<string, unknown>;
  // The first two items of a list are enough.
  const keys = Array.isArray(value) ? Object.keys(value).slice(0, 2) : Object.keys(value);
  return keys.flatMap((key) => [
    { holder, key, path: `${path}.${key}` },
    ...placesIn(holder[key], `${path}.${key}`),
  ]);
}

const ODD: readonly unknown[] = [
  null,
  true,
  '',
  ' ',
  'x',
  '\u0000',
  'half \ud800',
  'ا\u202e🏳️‍🌈'.repeat(30),
  'x'.repeat(70_000),
  '<script>alert(1)</script>',
  'javascript:alert(1)',
  'https://127.0.0.1:1/x',
  '../../../etc/passwd',
  '__proto__',
  'gen_00000000000000000000000000',
  '2026-02-30T00:00:00.000Z',
  '0000-01-01T00:00:00.000Z',
  '9999-12-31T23:59:59.999Z',
  '+275760-09-13T00:00:00.000Z',
  0,
  -0,
  -1,
  0.5,
  1e-7,
  2 ** 31 - 1,
  2 ** 31,
  2 ** 53 - 1,
  2 ** 53,
  1e300,
  [],
  [null],
  {},
  { a: { b: [] } },
];

/** Mutates a value: replaces it with something odd, duplicates it, removes it, or swaps it with another. */
export function changeValue(
  random: Random,
  { holder, key }: Place,
  others: readonly Place[],
): string {
  const pick = <T>(list: readonly T[]): T => pickOne(random, list);
  const was = holder[key];
  const how = random.whole(0, 9);
  if (how === 0) {
    delete holder[key];
    return 'left out';
  }
  if (how === 1) {
    holder[`${key}x`] = was;
    return 'twice';
  }
  if (how === 2) {
    const other = pick(others);
    holder[key] = structuredClone(other.holder[other.key]);
    return `as ${other.path}`;
  }
  if (how === 3 && Array.isArray(was)) {
    holder[key] = Array.from({ length: 40 }, () => structuredClone(was)).flat();
    return 'forty times';
  }
  if (how === 4 && Array.isArray(was)) {
    holder[key] = was.toReversed();
    return 'backwards';
  }
  if (how <= 5 && typeof was === 'number') {
    holder[key] = was * pick([-1, 0.5, 1000, 1e6]);
    return `as ${String(holder[key])}`;
  }
  if (how <= 5 && typeof was === 'string') {
    holder[key] = pick([was + was, was.slice(1), was.toUpperCase(), `${was}\u0000`, ` ${was}`]);
    return `as ${JSON.stringify(holder[key]).slice(0, 60)}`;
  }
  holder[key] = pick(ODD);
  return `as ${JSON.stringify(holder[key])?.slice(0, 60)}`;
}
