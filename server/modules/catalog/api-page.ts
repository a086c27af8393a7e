import { TOKEN_HEADER } from '#contract/paths.ts';
import { PRODUCT } from '#contract/product.ts';
import { escapeHtml } from '#document/escape-html.ts';
import {
  type ApiDocument,
  type MediaContent,
  type Operation,
  type Schema,
  SCHEMA_PLACE,
} from './openapi/openapi-types.ts';

/** The page's style sheet; the content security policy contains its hash. */
export const API_PAGE_STYLE = `:root{color-scheme:light dark;--ink:light-dark(#121311,#f1f2ee);--soft:light-dark(#4b4e49,#b6bab1);--rule:light-dark(#dcdfd9,#2c2f2a);--page:light-dark(#f4f5f3,#131412);--sheet:light-dark(#fff,#1b1d1a)}
*{box-sizing:border-box}body{margin:0;background:var(--page);color:var(--ink);font:1rem/1.55 system-ui,sans-serif}
main{max-width:62rem;margin:0 auto;padding:2.5rem 1rem 6rem}h1{font-size:2rem;line-height:1.15;margin:0 0 .6rem}
h2{margin:3rem 0 .8rem;font-size:1.1rem;text-transform:uppercase;letter-spacing:.06em}
p{max-width:44rem}code,pre{font-family:ui-monospace,monospace;font-size:.85rem}a{color:inherit}
details{background:var(--sheet);border:1px solid var(--rule);border-bottom:0}details:last-of-type{border-bottom:1px solid var(--rule)}
summary{display:flex;flex-wrap:wrap;gap:.3rem .8rem;padding:.7rem .9rem;cursor:pointer}summary:focus-visible{outline:2px solid var(--ink);outline-offset:-2px}
.method{min-width:4.2rem;font:600 .8rem/1.9 ui-monospace,monospace}.path{font:.9rem/1.7 ui-monospace,monospace;overflow-wrap:anywhere}.what{color:var(--soft)}
.more{padding:0 .9rem 1rem}h3{margin:1rem 0 .3rem;font-size:.85rem}pre{margin:0;padding:.7rem;overflow:auto;border:1px solid var(--rule);background:var(--page)}
.box{display:inline-block;padding:.1rem .5rem;background:#121311;color:#ffd91a}`;

/** The API documentation for people, with a link to the OpenAPI document. */
export function renderApiPage(
  { paths = {}, tags = [], components = {} }: ApiDocument,
  openapiUrl: string,
): string {
  const calls = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  );
  const title = `${PRODUCT.name} API`;
  const sections = tags.map(({ name, description }) => {
    const rows = calls
      .filter(({ operation }) => operation.tags?.includes(name))
      .map(({ path, method, operation }) => call(path, method, operation));
    return `<h2>${escapeHtml(name)}</h2><p>${escapeHtml(description)}</p>${rows.join('')}`;
  });
  const types = Object.entries(components.schemas ?? {}).map(
    ([name, schema]) =>
      `<details><summary><span class="path">${name}</span></summary><div class="more" id="${name}">${pre(shape(schema))}</div></details>`,
  );
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<style>${API_PAGE_STYLE}</style>
</head>
<body>
<main>
<h1>${PRODUCT.name} <span class="box">API</span></h1>
<p>Send your access token in the <code>${TOKEN_HEADER}</code> header. Requests and responses are JSON. Errors are
<code>{code, msg, message, fields?}</code>: check <code>code</code> in your program, and show <code>message</code> to
people. Unknown fields are rejected. This page is made from <a href="${openapiUrl}">the OpenAPI document</a>.</p>
${sections.join('\n')}
<h2>Types</h2>
${types.join('')}
</main>
</body>
</html>
`;
}

function call(path: string, method: string, operation: Operation): string {
  const {
    summary = '',
    description = '',
    parameters = [],
    requestBody,
    responses = {},
  } = operation;
  const given = parameters.map(
    ({ name, in: place, required, schema = {} }) =>
      `${name}${required ? '' : '?'}: ${shape(schema)}  (${place})`,
  );
  const parts = [
    description === '' ? '' : `<p>${escapeHtml(description)}</p>`,
    part('Parameters', given.join('\n')),
    part('Body', bodyOf(requestBody?.content)),
    ...Object.entries(responses).map(([status, { content }]) =>
      part(`Response ${status}`, bodyOf(content)),
    ),
    part('Errors', errorsOf(responses)),
  ];
  return `<details><summary><span class="method">${method.toUpperCase()}</span><span class="path">${escapeHtml(path)}</span><span class="what">${escapeHtml(summary)}</span></summary><div class="more">${parts.join('')}</div></details>`;
}

function part(title: string, text: string): string {
  if (text === '') return '';
  return `<h3>${title}</h3>${pre(text)}`;
}

/** Mark a type's name, which becomes a link to it. */
const [NAME_START, NAME_END] = ['\u{2}', '\u{3}'] as const;
const NAMES = new RegExp(`${NAME_START}(\\w+)${NAME_END}`, 'g');

function pre(text: string): string {
  return `<pre tabindex="0">${escapeHtml(text).replaceAll(NAMES, '<a href="#$1">$1</a>')}</pre>`;
}

function errorsOf(responses: NonNullable<Operation['responses']>): string {
  const statuses = Object.entries(responses).filter(([, { $ref }]) => $ref !== undefined);
  return statuses
    .map(([status]) => status)
    .filter((status) => status !== 'default')
    .join(', ');
}

function bodyOf(content: MediaContent | undefined): string {
  const kinds = Object.entries(content ?? {});
  const [json] = kinds;
  if (kinds.length === 1 && json![0] === 'application/json') return shape(json![1].schema ?? {});
  return kinds
    .map(([type, { schema }]) => (schema?.$ref ? `${type}  ${shape(schema)}` : type))
    .join('\n');
}

/** The schema in TypeScript notation, which is shorter. */
function shape(schema: Schema, indent = ''): string {
  if (schema.$ref) return NAME_START + schema.$ref.slice(SCHEMA_PLACE.length) + NAME_END;
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return [...new Set(choices.map((one) => shape(one, indent)))].join(' | ');
  if (schema.allOf) return schema.allOf.map((one) => shape(one, indent)).join(' & ');
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(' | ');
  if (schema.properties) return object(schema, indent);
  if (schema.items) return `Array<${shape(schema.items, indent)}>`;
  if (typeof schema.additionalProperties === 'object') {
    return `{ [name]: ${shape(schema.additionalProperties, indent)} }`;
  }
  return [schema.type ?? 'unknown'].flat().join(' | ');
}

function object({ properties = {}, required = [] }: Schema, indent: string): string {
  const inner = `${indent}  `;
  const lines = Object.entries(properties).map(([name, schema]) => {
    const mark = required.includes(name) ? '' : '?';
    const preset = schema.default === undefined ? '' : `  = ${JSON.stringify(schema.default)}`;
    return `${inner}${name}${mark}: ${shape(schema, inner)}${preset}`;
  });
  return lines.length === 0 ? '{}' : `{\n${lines.join('\n')}\n${indent}}`;
}
