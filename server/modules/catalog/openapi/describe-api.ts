import type { FastifyDynamicSwaggerOptions } from '@fastify/swagger';
import {
  createJsonSchemaTransform,
  createJsonSchemaTransformObject,
} from 'fastify-type-provider-zod';
import type { FastifySchema } from 'fastify';
import { z } from 'zod';
import { ERRORS } from '#contract/errors.ts';
import { CALLS, TOKEN_HEADER } from '#contract/paths.ts';
import { PRODUCT } from '#contract/product.ts';
import { mergeNames } from './merge-names.ts';
import { NAMED_SCHEMAS } from './named-schemas.ts';
import { OTHER_ANSWERS, bodiesWith } from './not-json.ts';
import { type ApiAnswer, type ApiDocument, type Operation, refTo } from './openapi-types.ts';
import { TAGS, apiTagOf } from './tags.ts';

const SCHEME = 'token';
/** Statuses described individually; all others are the `default`. */
const STATUS_NAMES = {
  400: 'InvalidInput',
  401: 'NotSignedIn',
  403: 'NotAllowed',
  404: 'NotFound',
  413: 'TooLarge',
  415: 'UnsupportedType',
  429: 'TooMany',
} as const;
const DESCRIPTION = `Use the product from your own programs. Create an access token in Settings and send it in the \`${TOKEN_HEADER}\` header. A read-only token can make \`GET\` calls and get every estimate except \`POST ${CALLS.estimate}\`, which may store the video. Errors are \`ErrorBody\`: check \`code\` in your program, and show \`message\` to people.`;

/** Facts missing in the routes' schemas, by `METHOD /address`. */
interface CallFacts {
  access: 'public' | 'session' | 'account';
  changes: boolean;
  isLimited: boolean;
}

/** Configures how routes become an OpenAPI document that clients can be generated from. */
export function describeApi(): FastifyDynamicSwaggerOptions {
  const facts = new Map<string, CallFacts>();
  const toJson = createJsonSchemaTransform({ schemaRegistry: NAMED_SCHEMAS });
  const addNamed = createJsonSchemaTransformObject({ schemaRegistry: NAMED_SCHEMAS });
  return {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: `${PRODUCT.name} API`,
        version: '1',
        description: DESCRIPTION,
        license: { name: 'Proprietary', url: '/legal' },
      },
      servers: [{ url: '/' }],
      tags: TAGS.map(({ name, description }) => ({ name, description })),
      components: {
        securitySchemes: {
          [SCHEME]: {
            type: 'apiKey',
            in: 'header',
            name: TOKEN_HEADER,
            description: 'An access token or a session token.',
          },
        },
      },
    },
    transform: (given) => {
      const { config, method } = given.route;
      for (const one of [method].flat()) {
        facts.set(`${one} ${given.url}`, {
          access: config?.access ?? 'account',
          changes: !config?.reads && one !== 'GET',
          isLimited: (config?.limits?.length ?? 0) > 0,
        });
      }
      return toJson({ ...given, schema: withUnnamedParameters(given.schema) });
    },
    transformObject: (given) => complete(addNamed(given) as ApiDocument, facts),
  };
}

/** Parameters are listed individually in the document, so their schemas must have no name. */
function withUnnamedParameters(schema: FastifySchema): FastifySchema {
  const unnamed = (one: unknown) =>
    one instanceof z.core.$ZodType ? z.core.clone(one, one._zod.def) : one;
  const { querystring, params } = schema ?? {};
  return { ...schema, querystring: unnamed(querystring), params: unnamed(params) };
}

const CALL_NAMES = new Map(
  Object.entries(CALLS).map(([name, address]) => [
    address.replaceAll(/:(\w+)/g, '{$1}'),
    { name, address },
  ]),
);

function complete(document: ApiDocument, facts: Map<string, CallFacts>): ApiDocument {
  const { paths = {}, components = {} } = document;
  const { schemas = {} } = components;
  const bodies = bodiesWith(schemas['UploadFieldsInput'] ?? {});
  const described = Object.entries(paths).map(([path, methods]) => {
    const { name, address } = CALL_NAMES.get(path)!;
    const operations = Object.entries(methods).map(([method, operation]) => {
      const call = `${method.toUpperCase()} ${address}`;
      const body = bodies[call];
      const given = {
        ...operation,
        ...(OTHER_ANSWERS[call] && { responses: OTHER_ANSWERS[call] }),
        ...(body && { requestBody: { required: true, content: body } }),
      };
      return [method, describeCall(given, nameCall(method, name), path, facts.get(call)!)] as const;
    });
    return [path, Object.fromEntries(operations)] as const;
  });
  const responses: Record<string, ApiAnswer> = {
    ...Object.fromEntries(Object.entries(STATUS_NAMES).map(describeStatus)),
    Failed: failure('Any other failure'),
  };
  const { paths: allPaths, ...named } = mergeNames(
    { paths: Object.fromEntries(described), responses },
    schemas,
  );
  return { ...document, paths: allPaths, components: { ...components, ...named } };
}

/** `getGeneration`, `postGenerationStop`: the method plus the address's name in the contract. */
function nameCall(method: string, name: string): string {
  if (name.startsWith(method)) return name;
  return `${method}${name[0]!.toUpperCase()}${name.slice(1)}`;
}

function describeCall(
  { parameters = [], requestBody, responses = {}, ...operation }: Operation,
  operationId: string,
  path: string,
  { access, changes, isLimited }: CallFacts,
): Operation {
  const takes = parameters.length > 0 || requestBody !== undefined;
  const isOpen = access === 'public';
  const statuses: (keyof typeof STATUS_NAMES)[] = [
    ...(takes || isOpen ? ([400] as const) : []),
    ...(isOpen ? [] : ([401] as const)),
    ...(access === 'session' || (changes && !isOpen) ? ([403] as const) : []),
    ...(path.includes('{') ? ([404] as const) : []),
    ...(requestBody ? ([413, 415] as const) : []),
    ...(isLimited ? ([429] as const) : []),
  ];
  const errors = statuses.map((status) => [status, responseOf(STATUS_NAMES[status])] as const);
  return {
    ...operation,
    operationId,
    tags: [apiTagOf(path)],
    ...(access === 'session' && { description: 'Needs a session. Access tokens get 403.' }),
    security: isOpen ? [] : [{ [SCHEME]: [] }],
    ...(parameters.length > 0 && { parameters }),
    ...(requestBody && { requestBody: { required: true, ...requestBody } }),
    responses: {
      ...Object.fromEntries(errors),
      ...Object.fromEntries(Object.entries(responses).map(describeAnswer)),
      default: responseOf('Failed'),
    },
  };
}

function responseOf(name: string): ApiAnswer {
  return { $ref: `#/components/responses/${name}` };
}

const PLAIN_WORDS: Record<string, string> = {
  201: 'Created',
  202: 'Accepted. The work continues after this response.',
  204: 'Done',
  302: 'Redirect',
  409: 'Changed in the meantime. The response has the current version.',
};

function describeAnswer([status, answer]: [string, ApiAnswer]): [string, ApiAnswer] {
  const isOwn = answer.description !== undefined && answer.description !== 'Default Response';
  const description = isOwn ? answer.description! : (PLAIN_WORDS[status] ?? 'The response');
  const isEmpty = status === '204' || status === '302';
  return [status, { description, ...(!isEmpty && answer.content && { content: answer.content }) }];
}

function describeStatus([status, name]: [string, string]): [string, ApiAnswer] {
  const codes = Object.entries(ERRORS).flatMap(([code, row]) =>
    row.status === Number(status) ? [`\`${code}\``] : [],
  );
  return [name, failure(`One of ${codes.join(', ')}`)];
}

function failure(description: string): ApiAnswer {
  return { description, content: { 'application/json': { schema: refTo('ErrorBody') } } };
}
