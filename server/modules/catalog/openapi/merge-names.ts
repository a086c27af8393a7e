import { SCHEMA_PLACE, type Schema } from './openapi-types.ts';

const SENT = 'Input';

/**
 * The converter names a schema for output and for input (`Foo`, `FooInput`). If both are equal or only one is used, clients
 * need only one type: `Foo`. Unreferenced schemas are dropped.
 */
export function mergeNames<Uses extends object>(
  uses: Uses,
  given: Record<string, Schema>,
): Uses & { schemas: Record<string, Schema> } {
  // Responses may gain fields; a client that rejects unknown ones would break with the next version.
  const schemas = Object.fromEntries(
    Object.entries(given).map(([name, schema]) => [
      name,
      name.endsWith(SENT) ? schema : openAnswer(schema),
    ]),
  );
  const used = reachable(uses, schemas);
  const isSame = sameBothWays(schemas);
  const rename = (name: string) => {
    if (!name.endsWith(SENT)) return name;
    const plain = name.slice(0, -SENT.length);
    if (!(plain in schemas)) return name;
    return isSame(plain) || !used.has(plain) ? plain : name;
  };
  const kept = [...used].map((name) => [rename(name), withNames(schemas[name]!, rename)] as const);
  return {
    ...withNames(uses, rename),
    schemas: Object.fromEntries(kept.toSorted(([one], [other]) => (one < other ? -1 : 1))),
  };
}

function openAnswer(schema: Schema): Schema {
  return JSON.parse(JSON.stringify(schema), (_key, value: unknown) => {
    if (value === null || typeof value !== 'object') return value;
    const { additionalProperties, ...rest } = value as Schema;
    return additionalProperties === false && rest.type === 'object' ? rest : value;
  }) as Schema;
}

/** Whether a name has the same input and output, including everything it refers to. */
function sameBothWays(schemas: Record<string, Schema>): (name: string) => boolean {
  const plainText = (name: string) => JSON.stringify(schemas[name]).replaceAll(`${SENT}"`, '"');
  const names = Object.keys(schemas).filter((name) => `${name}${SENT}` in schemas);
  const same = new Set(names.filter((name) => plainText(name) === plainText(`${name}${SENT}`)));
  let before: number;
  do {
    before = same.size;
    for (const name of same) {
      if (namesIn(schemas[name]).some((one) => !same.has(one))) same.delete(name);
    }
  } while (same.size < before);
  return (name) => same.has(name);
}

function reachable(start: unknown, schemas: Record<string, Schema>): Set<string> {
  const found = new Set<string>();
  const open = namesIn(start);
  for (let name = open.pop(); name !== undefined; name = open.pop()) {
    if (found.has(name) || !(name in schemas)) continue;
    found.add(name);
    open.push(...namesIn(schemas[name]));
  }
  return found;
}

function namesIn(value: unknown): string[] {
  const names: string[] = [];
  withNames(value, (name) => {
    names.push(name);
    return name;
  });
  return names;
}

function withNames<Value>(value: Value, rename: (name: string) => string): Value {
  return JSON.parse(JSON.stringify(value), (key, one: unknown) =>
    key === '$ref' && typeof one === 'string' && one.startsWith(SCHEMA_PLACE)
      ? SCHEMA_PLACE + rename(one.slice(SCHEMA_PLACE.length))
      : one,
  ) as Value;
}
