import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { TOKEN_HEADER } from '#contract/paths.ts';
import { makeApp } from '#tests/support/make-app.ts';
import { seededRandom, SEED } from '../faults/seeded-random.ts';

/** `npm run fuzz` sends ten thousand; a regular run only these. `FAULT_SEED` repeats a run. */
const REQUESTS = Number(process.env['FUZZ_REQUESTS'] ?? 400);
const HANGS_AFTER_MS = 60_000;
const random = seededRandom(SEED);
const pick = <T>(list: readonly T[]): T => list[random.whole(0, list.length - 1)]!;

interface Schema {
  $ref?: string;
  type?: string | string[];
  enum?: unknown[];
  const?: unknown;
  anyOf?: Schema[];
  oneOf?: Schema[];
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  minLength?: number;
  maximum?: number;
}
interface Operation {
  method: string;
  path: string;
  parameters: { name: string; in: string; schema?: Schema }[];
  body: Schema | null;
}

const app = await makeApp({ after });
const { owner } = app;
const { body: openapi } = await owner.call('GET', '/openapi.json');
const named = openapi.components.schemas as Record<string, Schema>;
/** Streams stay open by design; all other requests must end. */
const STREAMS = /\/events$/;
const operations: Operation[] = Object.entries(openapi.paths as Record<string, object>)
  .filter(([path]) => !STREAMS.test(path))
  .flatMap(([path, methods]) =>
    Object.entries(methods as Record<string, Record<string, never>>).map(([method, details]) => ({
      method: method.toUpperCase(),
      path,
      parameters: (details['parameters'] ?? []) as Operation['parameters'],
      body:
        (details['requestBody'] as { content?: Record<string, { schema?: Schema }> } | undefined)
          ?.content?.['application/json']?.schema ?? null,
    })),
  );

const STRANGE: readonly unknown[] = [
  null,
  true,
  -1,
  0,
  2 ** 53,
  1e308,
  '',
  ' ',
  '\u0000',
  '\ud800',
  '🏳️‍🌈'.repeat(20),
  `' OR ''='`,
  '<script>x</script>',
  'a\r\nb: c',
  '../../x',
  'https://127.0.0.1:1/',
  'x'.repeat(3000),
  [],
  {},
  [[[[]]]],
  { __proto__: null, a: { b: { c: {} } } },
];

function valueOf(schema: Schema | undefined, depth = 0): unknown {
  if (!schema || depth > 6 || random.chance(0.08)) return pick(STRANGE);
  if (schema.$ref) return valueOf(named[schema.$ref.split('/').at(-1)!], depth);
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return pick(schema.enum);
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return valueOf(pick(choices), depth + 1);
  const type = Array.isArray(schema.type) ? pick(schema.type) : schema.type;
  if (type === 'object') {
    const entries = Object.entries(schema.properties ?? {})
      .filter(([name]) => schema.required?.includes(name) ?? random.chance(0.5))
      .map(([name, one]) => [name, valueOf(one, depth + 1)] as const);
    if (random.chance(0.05)) entries.push(['extra', pick(STRANGE)]);
    return Object.fromEntries(entries);
  }
  if (type === 'array') {
    return Array.from({ length: random.whole(0, 3) }, () => valueOf(schema.items, depth + 1));
  }
  if (type === 'integer' || type === 'number') return random.whole(-3, 10_000);
  if (type === 'boolean') return random.chance(0.5);
  return pick(['english', 'summary', 'a@example.org', 'openai', ids.at(-1) ?? 'x', 'x'.repeat(12)]);
}

const ids: string[] = [owner.id];

function makeRequest({ method, path, parameters, body }: Operation) {
  const address = path.replaceAll(/\{(\w+)\}/g, () =>
    encodeURIComponent(
      (random.chance(0.4) ? pick(ids) : JSON.stringify(pick(STRANGE))).toWellFormed(),
    ),
  );
  const query = new URLSearchParams();
  for (const { name, in: place, schema } of parameters) {
    if (place === 'query' && random.chance(0.5))
      query.set(name, JSON.stringify(valueOf(schema)).replaceAll('"', ''));
  }
  const hasBody = method !== 'GET' && random.chance(0.9);
  const value = valueOf(body ?? undefined);
  const text = JSON.stringify(value) ?? '';
  const payload = random.chance(0.05) ? text.slice(0, random.whole(0, text.length)) : text;
  return {
    method: method as 'GET',
    url: `${address}${query.size > 0 ? `?${query.toString()}` : ''}`,
    remoteAddress: `10.${random.whole(0, 250)}.${random.whole(0, 250)}.1`,
    headers: {
      ...(random.chance(0.95) && { [TOKEN_HEADER]: owner.token }),
      ...(hasBody && {
        'content-type': random.chance(0.97) ? 'application/json' : 'text/plain',
      }),
      ...(random.chance(0.1) && { 'if-match': String(random.whole(0, 3)) }),
    },
    ...(hasBody && { payload }),
  };
}

/** Calls that would end the tested account or contact an outside server. */
const SPARED =
  /^(DELETE \/account|POST \/logout|DELETE \/sessions|POST \/password|PUT \/settings\/keys|POST \/settings\/keys)/;
/** Legitimate responses about outside services or the operator's setup. */
const HONEST = new Set([502, 503, 504]);

test(`no request, however odd, causes a server error or hangs (${REQUESTS} requests, seed ${SEED})`, async () => {
  app.log.expectErrors(/"code":"(?!internal)\w+"/);
  const targets = operations.filter(({ method, path }) => !SPARED.test(`${method} ${path}`));
  for (let number = 0; number < REQUESTS; number += 1) {
    const operation = pick(targets);
    const request = makeRequest(operation);
    const answer = await Promise.race([
      app.app.inject(request),
      new Promise<null>((resolve) => setTimeout(resolve, HANGS_AFTER_MS, null).unref()),
    ]);
    const what = `${operation.method} ${request.url} (number ${number}, seed ${SEED})`;
    assert.ok(answer, `${what} hangs`);
    const isOurs = answer.statusCode >= 500 && !HONEST.has(answer.statusCode);
    assert.ok(!isOurs, `${what}: ${answer.statusCode} ${answer.body.slice(0, 300)}`);
    assert.doesNotMatch(answer.body.slice(0, 5000), /node_modules|\n\s+at /, what);
    const [id] = /\b(?:gen|vid|sty|prm|pro|tok|tmm)_[0-9a-z]{26}\b/.exec(answer.body) ?? [];
    if (id && !ids.includes(id)) ids.push(id);
  }
});
