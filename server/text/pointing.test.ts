import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { isLoose } from './false-starts.ts';
import { lacksPerson, namedBefore, pointsAwayEarly } from './pointing.ts';
import { addsOn, isHousekeeping, leansBack, promisesMore, recallsEarlier } from './speech.ts';
import { tiesOf } from './units.ts';

const tied = (lines: readonly string[]) =>
  tiesOf(
    lines.map((text, at) => ({
      text,
      startMs: at * 5000,
      endMs: at * 5000 + 4900,
      cueFrom: at,
      cueTo: at + 1,
    })),
    'english',
  );

describe("a pronoun for someone who wasn't named is found", () => {
  for (const said of [
    'You are a plumber, but they have never held a wrench.',
    'With me they never argue.',
    'Last winter she sold the boat.',
    'When I asked, he said nothing.',
  ])
    test(said, () => assert.ok(lacksPerson(said, 'english')));

  for (const said of [
    'If a guest is late, they call.',
    'Bees keep their honey warm.',
    'Everyone brings their own cup.',
    'Marta took her hat.',
    'In Norway they eat it cold.',
    'Whoever is last closes their window.',
    'The roofers left before they were paid.',
    'Buy three of them and keep your receipts.',
    'You are your own customer.',
  ])
    test(`but: ${said}`, () => assert.ok(!lacksPerson(said, 'english')));
});

test('“the boat” right after “a boat” needs that, but not if the talk keeps mentioning it', () => {
  const once = ['My uncle left me an old boat.', 'The boat had no engine.', 'The sea was calm.'];
  assert.deepEqual([...namedBefore(once, 'english')], [0, 1, 0]);
  const often = Array.from({ length: 12 }, (_, at) =>
    at % 2 === 0 ? 'I rent out a boat every week.' : 'The boat has to be clean.',
  );
  assert.ok(namedBefore(often, 'english').every((one) => one === 0));
  assert.ok(namedBefore(once, 'german').every((one) => one === 0));
});

describe('a sentence that continues the one before opens no passage', () => {
  for (const said of [
    'From there, I walked to the harbour.',
    'Rather, my letters are short.',
    'More broadly, wood is cheaper.',
    'The result is a softer crust.',
    'The smaller one is in the attic.',
    'In any case, the roof has to hold.',
  ])
    test(said, () => assert.ok(leansBack(said, 'english')));

  for (const said of [
    'Rather than a hammer, take a mallet.',
    'More people bake at home.',
    'The results of the survey came in May.',
    'The one thing to buy is a good knife.',
    'The only one who knew was the cook.',
    'In particular cases of rust, sand it down.',
  ])
    test(`but: ${said}`, () => assert.ok(!leansBack(said, 'english')));
});

test('“something similar to that” refers to something else', () => {
  for (const said of [
    'A tailor could do something similar to that, except with thread.',
    'I have a few short, plain ways to do that in an hour.',
    'Draw a line along that edge with a pencil.',
  ])
    assert.ok(pointsAwayEarly(said, 'english'), said);
  for (const said of [
    'A tailor could do something similar to a hem.',
    'I hope that first of all you sleep well.',
  ])
    assert.ok(!pointsAwayEarly(said, 'english'), said);
});

describe("a passage doesn't stop before what it announces", () => {
  for (const said of [
    'I have a couple of plain, cheap ways to do it that take only a minute each.',
    'There are still a few small details to look at in order to get it right.',
    'First I want to set some context for you.',
  ])
    test(said, () => assert.ok(promisesMore(said, 'english')));

  for (const said of [
    'We tried three ways to seal the roof and none of them held through the winter.',
    'I had several questions, but nobody was there.',
    'In the context of a small shop, that is plenty.',
  ])
    test(`but: ${said}`, () => assert.ok(!promisesMore(said, 'english')));
});

test('a list that numbers only its first item is quoted to its end, or not started', () => {
  const list = tied([
    'Our shop stands by the river.',
    'A brick oven is better for several reasons.',
    'First of all, it keeps its heat for a whole day.',
    'It also browns the crust evenly.',
    'And finally, a brick oven can be mended by anybody.',
    'Flour comes on Mondays.',
  ]);
  assert.deepEqual([...list.hangs], [0, 1, 1, 1, 0, 0]);
  const begun = tied([
    'Our shop stands by the river.',
    'A brick oven is better for several reasons.',
    'First of all, it keeps its heat for a whole day.',
    'Flour comes on Mondays.',
    'Salt comes on Fridays.',
  ]);
  assert.equal(begun.leans[1], 1);
});

test("a sentence that continues a list is recognised, and one that merely contains such a word isn't", () => {
  for (const said of ['And finally, it is cheap.', 'It also looks good.', 'Lastly, wash it.'])
    assert.ok(addsOn(said, 'english'), said);
  for (const said of ['The final coat dries overnight.', 'Nobody also asked.', 'Plush is warm.'])
    assert.ok(!addsOn(said, 'english'), said);
});

describe("references to what was shown or said elsewhere aren't quoted", () => {
  for (const said of [
    'It works nicely with the three ovens we talked about earlier.',
    'Some come from the mill I was showing you a moment ago.',
    'The recipes I’m going to show you are easy to learn.'.replace('’', "'"),
  ])
    test(said, () => assert.ok(recallsEarlier(said, 'english')));

  for (const said of [
    'We saw earlier than most that prices would rise.',
    'She explained the oven to me in the evening.',
    'He mentioned flour before he mentioned salt.',
  ])
    test(`but: ${said}`, () => assert.ok(!recallsEarlier(said, 'english')));

  test('nor is an announcement of how the talk starts', () => {
    assert.ok(
      isHousekeeping("We'll start naturally with the first step, a clean bowl.", 'english'),
    );
    assert.ok(!isHousekeeping("We'll start the oven with the dry wood.", 'english'));
  });
});

describe('speech too loose to read is quoted only if there is nothing better', () => {
  for (const said of [
    'The vouchers they are free for a year.',
    'Now the entry it is free for members.',
    'Assume that everybody has a phone phone with them.',
    'When you come to the gate you show the ticket that we have sent you and then somebody from the team who knows the way takes you to the place where the others are waiting.',
  ])
    test(said, () => assert.ok(isLoose(said, 'english')));

  for (const said of [
    'The vouchers never expire, and they can be given away.',
    'It was a very very long winter.',
    'She had had enough of it.',
    'Hold on to your receipts.',
    'The black box recorded the last minute of the flight.',
    'The money they earn is theirs.',
    'The problem it solves is small.',
    'The work they are doing is hard.',
  ])
    test(`but: ${said}`, () => assert.ok(!isLoose(said, 'english')));
});

describe('good sentences of general speech are kept', () => {
  for (const said of [
    'We have seen at the start of every famine that grain merchants close their doors.',
    'We saw the same thing at the beginning of the war.',
    'I looked at the sky a minute ago.',
  ])
    test(`“${said}” recalls no part of the talk`, () => {
      assert.equal(recallsEarlier(said, 'english'), false);
    });
  for (const said of [
    'I’ll start with some coffee every morning.',
    'We’ll start with the most vulnerable people.',
  ])
    test(`“${said}” is no agenda`, () => {
      assert.equal(isHousekeeping(said, 'english'), false);
    });
  for (const said of [
    'The difference is in the flour.',
    'The effect is called the Doppler effect.',
    'The young ones in the nest are blind for ten days.',
  ])
    test(`“${said}” leans on nothing`, () => {
      assert.equal(leansBack(said, 'english'), false);
    });
  for (const said of [
    'She lived through five long phases of the war without losing hope.',
    'My grandfather had three kinds of apples in his garden behind the old mill.',
  ])
    test(`“${said}” promises nothing`, () => {
      assert.equal(promisesMore(said, 'english'), false);
    });
  for (const said of [
    'Because they have hollow bones, birds can fly.',
    'When he was nine, Mozart wrote a symphony.',
  ])
    test(`“${said}” names who is meant`, () => {
      assert.equal(lacksPerson(said, 'english'), false);
    });
  test('“When he was nine, he wrote a symphony.” does not', () => {
    assert.equal(lacksPerson('When he was nine, he wrote a symphony.', 'english'), true);
  });
});

test('a time that has passed refers to nothing', () => {
  assert.ok(!leansBack('Ça fait deux ans qu’on a quitté Lyon.', 'french'));
  assert.ok(leansBack('Ça fait deux chaises de trop.', 'french'));
  assert.ok(!leansBack("It's been six years since we left the city.", 'english'));
  assert.ok(leansBack("It's been repaired twice since we left.", 'english'));
});

test('a sentence that judges what was said refers to it', () => {
  assert.ok(pointsAwayEarly('I find that oddly comforting.', 'english'));
  assert.ok(!pointsAwayEarly('I find that people lie about bread.', 'english'));
});
