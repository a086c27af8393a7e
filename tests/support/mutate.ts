import fc from 'fast-check';

/** Runs per property: a few by default, more with `FUZZ_RUNS`. */
const FUZZ_RUNS = Number(process.env['FUZZ_RUNS'] ?? 150);

/** Checks a property and prints the seed, so that a failure can be replayed with `FUZZ_SEED`. */
export async function fuzz<T>(
  name: string,
  values: fc.Arbitrary<T>,
  check: (value: T) => Promise<void>,
) {
  const seed = Number(process.env['FUZZ_SEED'] ?? Date.now() % 2 ** 31);
  console.log(`${name}: seed ${seed}, ${FUZZ_RUNS} runs`);
  await fc.assert(fc.asyncProperty(values, check), {
    seed,
    numRuns: FUZZ_RUNS,
    endOnFailure: true,
  });
}

type Change =
  | { kind: 'cut'; at: number; length: number }
  | { kind: 'repeat'; at: number; length: number }
  | { kind: 'insert'; at: number; text: string }
  | { kind: 'flip'; at: number; byte: number };

const share = fc.double({ min: 0, max: 1, noNaN: true });
const PIECES = [
  '\0',
  '\r',
  '\n\n',
  '-->',
  '<p t="',
  '</',
  '{',
  '}',
  '[',
  ']',
  '"',
  '&#x110000;',
  '&amp',
  '\ufeff',
  '\ud800',
  '99:99:99,999',
  '-1',
  '1e999',
  '00:00:00.000 --> 00:00:00.000',
  '<c>',
  'WEBVTT',
  '[Events]',
  '🎵',
  'NaN',
];

const change: fc.Arbitrary<Change> = fc.oneof(
  fc.record({ kind: fc.constantFrom('cut', 'repeat'), at: share, length: fc.nat(4000) }),
  fc.record({
    kind: fc.constant('insert'),
    at: share,
    text: fc.oneof(fc.constantFrom(...PIECES), fc.string({ unit: 'binary', maxLength: 40 })),
  }),
  fc.record({ kind: fc.constant('flip'), at: share, byte: fc.nat(255) }),
);

/** One of these files with a few random corruptions. */
export function mutated(files: readonly Buffer[]): fc.Arbitrary<Buffer> {
  return fc
    .tuple(fc.constantFrom(...files), fc.array(change, { minLength: 1, maxLength: 8 }))
    .map(([file, changes]) => changes.reduce(apply, file));
}

function apply(file: Buffer, one: Change): Buffer {
  const at = Math.floor(one.at * file.length);
  const before = file.subarray(0, at);
  if (one.kind === 'cut') return Buffer.concat([before, file.subarray(at + one.length)]);
  if (one.kind === 'insert')
    return Buffer.concat([before, Buffer.from(one.text), file.subarray(at)]);
  if (one.kind === 'repeat')
    return Buffer.concat([before, file.subarray(at, at + one.length), file.subarray(at)]);
  const copy = Buffer.from(file);
  if (copy.length > 0) copy[Math.min(at, copy.length - 1)] = one.byte;
  return copy;
}

/** A JSON value with a few nodes replaced by arbitrary values. */
export function mutatedJson(values: readonly unknown[]): fc.Arbitrary<unknown> {
  const odd = fc.oneof(
    fc.constantFrom(
      null,
      '',
      'OK',
      0,
      -1,
      1e300,
      true,
      [],
      {},
      [[[]]],
      { runs: 'x' },
      { simpleText: 7 },
    ),
    fc.string(),
    fc.jsonValue({ maxDepth: 2 }),
  );
  return fc
    .tuple(
      fc.constantFrom(...values),
      fc.array(fc.tuple(fc.nat(10_000), odd), { minLength: 1, maxLength: 5 }),
    )
    .map(([value, replacements]) => {
      const copy: unknown = structuredClone(value);
      for (const [number, replacement] of replacements) replaceNode(copy, number, replacement);
      return copy;
    });
}

function replaceNode(root: unknown, number: number, replacement: unknown): void {
  const nodes: [Record<string, unknown>, string][] = [];
  const walk = (value: unknown) => {
    if (typeof value !== 'object' || value === null) return;
    for (const key of Object.keys(value)) {
      nodes.push([value as Record<string, unknown>, key]);
      walk((value as Record<string, unknown>)[key]);
    }
  };
  walk(root);
  const found = nodes[number % Math.max(1, nodes.length)];
  if (found) found[0][found[1]] = structuredClone(replacement);
}
