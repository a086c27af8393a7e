import assert from 'node:assert/strict';
import { test } from 'node:test';
import { learnStyle } from './learn-style.ts';

test('a style learns how its author writes: sentence length, questions, person, lists', () => {
  const learned = learnStyle([
    'I plant beans in May. You can too. Why wait?\n\nHere is the soil I use:\n- compost\n- sand\n',
    'I never dig. The garden does the digging, and the worms are the gardeners of the garden.',
  ]);
  assert.ok(learned);
  assert.equal(learned.words, 35);
  assert.ok(learned.sentenceWords > 3 && learned.sentenceWords < 7, String(learned.sentenceWords));
  assert.ok(learned.questions > 0 && learned.exclamations === 0);
  assert.ok((learned.firstPerson ?? 0) > 0.3);
  assert.ok((learned.secondPerson ?? 0) > 0);
  assert.deepEqual([learned.lists, learned.emoji], [true, false]);
});

test("an author's recurring words are kept, function words are not", () => {
  const learned = learnStyle([
    'Compost feeds the soil. Compost holds water. Without compost there is nothing between the rows.',
  ]);
  assert.deepEqual(learned?.favourites, ['compost']);
});

test("the person isn't guessed in languages without word lists, and an empty text gives nothing", () => {
  assert.equal(learnStyle(['庭は小さい。水は毎朝やる。なぜか。'])?.firstPerson, null);
  assert.ok((learnStyle(['庭は小さい。水は毎朝やる。なぜか？'])?.questions ?? 0) > 0.3);
  assert.equal(learnStyle(['  ', '']), null);
  assert.equal(learnStyle(['…!?']), null);
});
