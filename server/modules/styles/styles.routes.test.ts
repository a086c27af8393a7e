import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { makeApp } from '#tests/support/make-app.ts';

const app = await makeApp({ after }, { works: false });

const style = {
  name: 'Dry and short',
  tone: 'dry',
  audience: 'gardeners',
  rules: ['No adverbs', '', '  '],
  samples: ['I plant beans. I wait. The beans come up by themselves, and the rain does the rest.'],
  bannedWords: ['very', ''],
};
const prompt = {
  name: 'Three questions',
  description: 'For the forum',
  template: 'Write {{number}} questions a {{reader}} would ask.',
  fields: [
    { name: 'number', label: 'How many', example: '3', required: true },
    { name: 'reader', label: 'Reader' },
  ],
};

test('R27 a style is stored, learns from its samples, and can be changed and deleted', async () => {
  const { call } = await app.makeUser('style@example.org');
  const made = await call('POST', '/styles', style);
  assert.equal(made.status, 201, made.text);
  assert.deepEqual(made.body.rules, ['No adverbs']);
  assert.deepEqual(made.body.bannedWords, ['very']);
  assert.equal(made.body.learned.words, 17);
  const changed = await call('PATCH', `/styles/${made.body.id}`, { samples: [], name: 'Bare' });
  assert.deepEqual(
    [changed.body.name, changed.body.learned, changed.body.tone],
    ['Bare', null, 'dry'],
  );
  assert.deepEqual((await call('GET', '/styles')).body.styles, [changed.body]);
  assert.equal((await call('DELETE', `/styles/${made.body.id}`)).status, 204);
  assert.deepEqual((await call('GET', '/styles')).body.styles, []);
  assert.equal((await call('PATCH', `/styles/${made.body.id}`, { name: 'x' })).status, 404);
});

test('R27 a custom format is stored with its fields; one that could never be filled is refused', async () => {
  const { call } = await app.makeUser('prompt@example.org');
  const made = await call('POST', '/prompts', prompt);
  assert.equal(made.status, 201, made.text);
  assert.equal(made.body.fields[1].required, false);
  const orphan = await call('PATCH', `/prompts/${made.body.id}`, { fields: [prompt.fields[0]] });
  assert.equal(orphan.status, 400);
  assert.match(orphan.text, /\{\{reader\}\} needs a field/);
  const twice = { ...prompt, fields: [...prompt.fields, prompt.fields[0]] };
  assert.equal((await call('POST', '/prompts', twice)).status, 400);
  const { body } = await call('GET', '/prompts');
  assert.deepEqual(body.prompts, [made.body], 'what was refused changed nothing');
  assert.equal((await call('DELETE', `/prompts/${made.body.id}`)).status, 204);
});

test("another user's styles and formats can't be seen, changed or deleted", async () => {
  const a = await app.makeUser('a@example.org');
  const b = await app.makeUser('b@example.org');
  const { id } = (await a.call('POST', '/styles', style)).body;
  const own = (await a.call('POST', '/prompts', prompt)).body;
  for (const [path, change] of [
    [`/styles/${id}`, { name: 'mine' }],
    [`/prompts/${own.id}`, { name: 'mine' }],
  ] as const) {
    assert.equal((await b.call('GET', path)).status, 404);
    assert.equal((await b.call('PATCH', path, change)).status, 404);
    assert.equal((await b.call('DELETE', path)).status, 404);
    assert.equal((await a.call('GET', path)).status, 200);
  }
  assert.deepEqual((await b.call('GET', '/styles')).body.styles, []);
});

test('invalid fields are named and nothing is stored', async () => {
  const { call } = await app.makeUser('bad@example.org');
  for (const [path, body, field] of [
    ['/styles', { ...style, name: '   ' }, 'name'],
    ['/styles', { ...style, ownerId: 'usr_1' }, 'request'],
    ['/styles', { ...style, samples: ['x'.repeat(8001)] }, 'samples.0'],
    ['/prompts', { ...prompt, template: '' }, 'template'],
    ['/prompts', { ...prompt, template: 'a \u0000 b' }, 'request'],
    ['/styles', { ...style, tone: 'half \ud800 a pair' }, 'request'],
    ['/prompts', { ...prompt, fields: [{ name: 'Not a name', label: 'x' }] }, 'fields.0.name'],
  ] as const) {
    const answer = await call('POST', path, body);
    assert.equal(answer.status, 400, answer.text);
    assert.deepEqual(
      answer.body.fields.map((one: { field: string }) => one.field),
      [field],
    );
  }
  assert.deepEqual((await call('GET', '/styles')).body.styles, []);
});
