// One engine: it reads the descriptions of calls, and no row.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, describe, test } from 'node:test';
import { createConfig, lintFromString } from '@redocly/openapi-core';
import Fastify from 'fastify';
import openapiTypes from 'openapi-typescript';
import { callAs, makeApp } from '#tests/support/make-app.ts';
import { apiDocsRoutes } from './api-docs.routes.ts';
import type { ApiDocument, Operation } from './openapi/openapi-types.ts';

const app = await makeApp({ after }, { works: false });
const visitor = callAs(app.app, null);

test('every call in the OpenAPI document is also on the page for people', async () => {
  const { body } = await visitor('GET', '/openapi.json');
  const { status, headers, text } = await visitor('GET', '/docs/api');
  assert.equal(status, 200);
  assert.match(String(headers['content-security-policy']), /style-src 'sha256-/);
  const paths = Object.keys(body.paths as object);
  assert.ok(paths.length > 20);
  for (const path of paths) assert.ok(text.includes(`<span class="path">${path}</span>`), path);
  assert.ok(!text.includes('undefined'));
});

test('concurrent requests for the document share one generation', async () => {
  let made = 0;
  const counted = new Proxy([], {
    get(all, name, receiver) {
      if (name === Symbol.iterator) made += 1;
      return Reflect.get(all, name, receiver);
    },
  });
  const alone = Fastify();
  await alone.register(apiDocsRoutes, { routes: counted });
  const answers = await Promise.all(
    ['/openapi.json', '/docs/api', '/openapi.json'].map((url) => alone.inject({ url })),
  );
  assert.deepEqual([answers.map(({ statusCode }) => statusCode), made], [[200, 200, 200], 1]);
  await alone.close();
});

describe('a client can be generated from the document', async () => {
  const { body } = await visitor('GET', '/openapi.json');
  const document = body as Required<ApiDocument>;
  const operations = Object.values(document.paths).flatMap((methods) => Object.values(methods));
  const lint = async (one: ApiDocument) => {
    const config = await createConfig({ extends: ['recommended'] });
    const source = JSON.stringify(one);
    const problems = await lintFromString({ source, config, absoluteRef: 'openapi.json' });
    return problems.map(({ ruleId, message }) => `${ruleId}: ${message}`);
  };

  test('Redocly reports no problems, and would report one', async () => {
    assert.deepEqual(await lint(document), []);
    const { servers: _, ...broken } = document as ApiDocument & { servers: unknown };
    assert.notDeepEqual(await lint(broken), []);
  });

  test('every call has a unique name and a tag, and states who may call it and how it fails', () => {
    const ids = operations.map(({ operationId }) => operationId);
    assert.equal(new Set(ids).size, ids.length);
    const groups = new Set(document.tags.map(({ name }) => name));
    for (const { operationId, tags, security, responses, summary } of operations) {
      assert.ok(summary, operationId);
      assert.ok(
        tags?.every((tag) => groups.has(tag)),
        operationId,
      );
      assert.ok(security, operationId);
      assert.equal(responses?.['default']?.$ref, '#/components/responses/Failed');
      assert.equal('401' in responses, security.length > 0, operationId);
    }
  });

  test('JSON bodies and responses have names, and files and streams have their media types', () => {
    const inline = operations.flatMap((operation) =>
      answersOf(operation).flatMap(({ status, content = {} }) => {
        if (status === '204' || !status.startsWith('2')) return [];
        if (Object.keys(content).length === 0) return [operation];
        const { schema = {} } = content['application/json'] ?? {};
        return schema.type === 'object' && schema.properties && !isSmall(schema.properties)
          ? [operation]
          : [];
      }),
    );
    assert.deepEqual(
      inline.map(({ operationId }) => operationId),
      [],
    );
    const stream = document.paths['/generations/{id}/events']!['get']!.responses!['200']!;
    assert.equal(
      stream.content!['text/event-stream']!.schema!.$ref,
      '#/components/schemas/LoggedEvent',
    );
    for (const [method, path, event] of STREAMS) {
      const { content } = document.paths[path]![method]!.responses!['200']!;
      const { $ref } = content!['text/event-stream']!.schema!;
      assert.equal($ref, `#/components/schemas/${event}`, path);
      assert.ok(document.components.schemas![event], event);
    }
    const imported = document.paths['/account/import']!['post']!.responses!['200']!;
    assert.equal(
      imported.content!['application/json']!.schema!.$ref,
      '#/components/schemas/Imported',
    );
    const described = operations.filter(({ responses = {} }) =>
      Object.values(responses).some(({ content = {} }) => 'text/event-stream' in content),
    );
    assert.equal(described.length, STREAMS.length, 'another stream to test');
    const file = document.paths['/generations/{id}/export']!['get']!.responses!['200']!;
    assert.ok(file.content!['application/pdf'] && file.content!['audio/mpeg']);
  });

  test('the generated types compile under their expected names', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'client-'));
    try {
      writeFileSync(join(folder, 'api.d.ts'), await openapiTypes(body));
      writeFileSync(join(folder, 'use.ts'), PROGRAM);
      const options = ['--noEmit', '--strict', '--module', 'nodenext', '--target', 'es2024'];
      execFileSync(
        'node_modules/.bin/tsc',
        [...options, '--ignoreConfig', join(folder, 'use.ts')],
        {
          stdio: 'pipe',
          encoding: 'utf8',
        },
      );
    } catch (error) {
      assert.fail(String((error as { stdout?: string }).stdout ?? error));
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
});

/** Every call that answers with server-sent events, and what each event is. */
const STREAMS = [
  ['get', '/events', 'LoggedEvent'],
  ['get', '/generations/{id}/events', 'LoggedEvent'],
  ['get', '/questions/{id}/events', 'Question'],
  ['post', '/account/import', 'ImportEvent'],
] as const;

function answersOf({ responses = {} }: Operation) {
  return Object.entries(responses)
    .filter(([, { $ref }]) => $ref === undefined)
    .map(([status, answer]) => ({ status, ...answer }));
}

/** `{ ok: true }` and the like need no name. */
function isSmall(properties: object): boolean {
  return Object.keys(properties).length < 3;
}

const PROGRAM = `
import type { components, operations } from './api.js';
type Schemas = components['schemas'];
const wanted: Schemas['CreateGeneration'] = { format: 'blog', language: 'english', sample: 'beekeeping' };
declare const video: Schemas['Video'];
const title: string = video.title;
type Started = operations['postGenerations']['responses'][202]['content']['application/json'];
const started: Started = { generations: [] };
type Live = operations['getGenerationEvents']['responses'][200]['content']['text/event-stream'];
declare const live: Live;
if (live.event.type === 'failed') console.log(live.event.code, live.event.message);
declare const problem: Schemas['ErrorBody'];
const code: Schemas['ErrorCode'] = problem.code;
// @ts-expect-error -- a format that there is not
const wrong: Schemas['CreateGeneration'] = { format: 'opera', language: 'english' };
console.log(wanted, title, started, code, wrong);
`;
