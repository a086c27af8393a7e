import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { addText, askQuestion as ask, ofVideo } from '#tests/support/answer-drafts.ts';
import { makeApp } from '#tests/support/make-app.ts';
import { TWO_COFFEES } from '#tests/support/two-coffees.ts';

const app = await makeApp({ after });

let people = 0;
async function coffee(text: string = TWO_COFFEES[0][1]) {
  const user = await app.makeUser(`askedon${(people += 1)}@example.org`);
  return { user, scope: ofVideo(await addText(user, 'Coffee', text)) };
}

const quotesOf = ({ passages }: { passages: readonly { quote: string }[] }) =>
  passages.map(({ quote }) => quote);

for (const [text, expected] of [
  ['Why?', /^Otherwise the first cup tastes of paper/u],
  ['And then?', /^Otherwise the first cup tastes of paper/u],
] as const) {
  test(`“${text}” shows what comes with the answer before, not the same again`, async () => {
    const { user, scope } = await coffee();
    const first = await ask(user, 'What happens when the filter is not rinsed first?', scope);
    assert.equal(first.verdict, 'answered');
    const next = await ask(user, text, scope, { followsId: first.id });
    assert.equal(next.verdict, 'answered');
    const [best = ''] = quotesOf(next);
    assert.match(best, expected);
    const again = quotesOf(next).filter((quote) => quotesOf(first).includes(quote));
    assert.deepEqual(again, []);
  });
}

const RINSED = 'What do you rinse before the first cup?';

test('“Why?” shows the answer before again if that is where the reason is', async () => {
  const text =
    'Rinse the paper filter before the first cup, because otherwise the coffee tastes of paper. Pour slowly.';
  const { user, scope } = await coffee(text);
  const first = await ask(user, RINSED, scope);
  const next = await ask(user, 'Why?', scope, { followsId: first.id });
  assert.match(quotesOf(next)[0] ?? '', /because otherwise the coffee tastes of paper/u);
});

test('a reason for something else is no answer to “Why?”', async () => {
  const { user, scope } = await coffee();
  const first = await ask(user, 'How much coffee do you use for a cup?', scope);
  const next = await ask(user, 'Why?', scope, { followsId: first.id });
  assert.deepEqual(quotesOf(next), quotesOf(first));
});

for (const text of [
  'When?',
  'Who?',
  'Who said that?',
  'Where?',
  'Did she agree?',
  'Is it good?',
  'What do you mean?',
  'Summarize',
  'What are the main points?',
]) {
  test(`“${text}” isn't answered with what merely comes after the answer before`, async () => {
    const { user, scope } = await coffee();
    const first = await ask(user, 'How much coffee do you use for a cup?', scope);
    const next = await ask(user, text, scope, { followsId: first.id });
    const isAgain = quotesOf(next).some((quote) => quotesOf(first).includes(quote));
    assert.ok(next.verdict !== 'answered' || isAgain, quotesOf(next).join('\n'));
  });
}

for (const text of ['What happens next?', 'What else did they say?']) {
  test(`“${text}” shows the sentences after those of the answer before`, async () => {
    const { user, scope } = await coffee(
      'We grind the beans. Then we pour the water. The cup is warm.',
    );
    const first = await ask(user, 'What do we grind?', scope);
    const next = await ask(user, text, scope, { followsId: first.id });
    assert.match(quotesOf(next)[0] ?? '', /^Then we pour/u);
  });
}

for (const text of ['Why?', 'And then?']) {
  test(`“${text}” after a question that nothing answered is no answer either`, async () => {
    const { user, scope } = await coffee();
    const unsaid = 'Which filter did Napoleon rinse in Moscow before the battle of Waterloo?';
    const first = await ask(user, unsaid, scope);
    assert.equal(first.verdict, 'not_said');
    assert.ok(quotesOf(first).length > 0, 'nothing comes close');
    const next = await ask(user, text, scope, { followsId: first.id });
    assert.equal(next.verdict, 'not_said', quotesOf(next).join('\n'));
  });
}

test('a follow-up with a subject of its own may quote the same again', async () => {
  const { user, scope } = await coffee();
  const text = 'How much coffee do you use for a cup?';
  const first = await ask(user, text, scope);
  const next = await ask(user, text, scope, { followsId: first.id });
  assert.deepEqual(quotesOf(next), quotesOf(first));
});

test('a short exact answer comes before passages that say more about the subject', async () => {
  const user = await app.makeUser('exact@example.org');
  const talk = (number: number) =>
    `The cost of a coffee scale is a matter of taste in round ${number}. What a coffee scale costs says little about the scale, and the cost of coffee says less. A scale that costs more weighs coffee no better, and coffee costs nothing if a scale is broken. The cost is not the point of a coffee scale.`;
  const videoIds: string[] = [];
  for (const number of [1, 2, 3])
    videoIds.push(await addText(user, `Talk ${number}`, talk(number)));
  const exact = 'We keep a scale for coffee in the kitchen. It costs twelve euros.';
  videoIds.push(await addText(user, 'Kitchen', exact));
  const { body } = await user.call('POST', '/shelves', { name: 'Scales', videoIds });
  const scope = { kind: 'shelf', shelfId: body.id };
  const [best] = quotesOf(await ask(user, 'How much does a coffee scale cost?', scope));
  assert.match(best!, /It costs twelve euros\./u);
});
