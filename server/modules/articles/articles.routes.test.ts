import assert from 'node:assert/strict';
import { test } from 'node:test';
import Fastify from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { toAppError } from '#server/core/app-error.ts';
import { articleRoutes } from './articles.routes.ts';

const app = Fastify();
app.setValidatorCompiler(validatorCompiler);
app.setSerializerCompiler(serializerCompiler);
app.setErrorHandler((error, request, reply) => {
  const known = toAppError(error);
  return reply.code(known.status).send(known.toBody(request.id));
});
await app.register(articleRoutes);

test('C12 the list of articles has slug, title and description, newest first', async () => {
  const { statusCode, headers, body } = await app.inject('/articles.json');
  assert.equal(statusCode, 200);
  assert.match(String(headers['content-type']), /^application\/json/);
  const list = JSON.parse(body) as Record<string, string>[];
  assert.ok(list.length >= 8, `${list.length} articles`);
  for (const article of list) {
    assert.deepEqual(Object.keys(article).toSorted(), ['description', 'slug', 'title']);
    assert.ok(article['description']!.length <= 160, article['slug']);
  }
});

test('C13 an article has its date in seconds and its text as HTML; an unknown one returns 404', async () => {
  const list = JSON.parse((await app.inject('/articles.json')).body) as { slug: string }[];
  const dates: number[] = [];
  for (const { slug } of list) {
    const { statusCode, body } = await app.inject(`/articles/${slug}.json`);
    assert.equal(statusCode, 200, slug);
    const article = JSON.parse(body) as { slug: string; date: number; content: string };
    assert.equal(article.slug, slug);
    assert.ok(Number.isInteger(article.date) && article.date > 1.7e9 && article.date < 2e9);
    dates.push(article.date);
    assert.match(article.content, /^<p>/);
    const words = article.content.replaceAll(/<[^>]*>/g, ' ').split(/\s+/);
    assert.ok(words.length >= 900, `${slug} has ${words.length} words`);
    assert.doesNotMatch(article.content, /<script|<style|\son\w+=|<h1/i);
  }
  assert.deepEqual(
    dates,
    dates.toSorted((one, other) => other - one),
  );
  for (const slug of ['none', '..%2F..%2Fpackage', 'a.b']) {
    assert.equal((await app.inject(`/articles/${slug}.json`)).statusCode, 404, slug);
  }
});
