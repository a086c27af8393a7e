import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openingTitle } from './opening-title.ts';

const titled = (text: string, about = '') =>
  openingTitle(text, text.replaceAll(/\s+/gu, ' ').trim(), {
    language: 'english',
    fromSpeech: () => about,
  });

test('a pasted text is named after its heading', () => {
  assert.equal(titled('# Bees in winter\nThey sit close.'), 'Bees in winter');
  assert.equal(titled('Bees in winter\n\nThey sit close together.'), 'Bees in winter');
});

test("a text without a heading is named after its first sentence that isn't a greeting", () => {
  assert.equal(
    titled('Good soil takes years.\nYou can buy it by the bag.'),
    'Good soil takes years',
  );
  assert.equal(
    titled('Dr. Smith keeps bees on Main St. in town. They sit close.'),
    'Dr. Smith keeps bees on Main St. in town',
  );
  assert.equal(
    titled('Hello everyone. Today we look at bees. They sit close.'),
    'Hello everyone. Today we look at bees',
  );
  assert.equal(
    openingTitle(
      '蜜蜂在冬天聚在一起，互相取暖，不会离开蜂巢。春天再飞出来。',
      '蜜蜂在冬天聚在一起，互相取暖，不会离开蜂巢。春天再飞出来。',
      { language: 'chinese', fromSpeech: () => '' },
    ),
    '蜜蜂在冬天聚在一起，互相取暖，不会离开蜂巢',
  );
});

test('a text that opens with a greeting is named after its subject', () => {
  const greeting = 'Welcome back to Small Engines, the show about tiny companies. We had a phone.';
  assert.equal(titled(greeting, 'An hour without a phone'), 'An hour without a phone');
  assert.equal(
    titled(`${'bees and their queens '.repeat(8)}.`, 'Bees in winter'),
    'Bees in winter',
  );
});

test("a long first sentence is cut at a word if the text doesn't say what it is about", () => {
  const long = `${'honey bees and their queens '.repeat(8)}.`;
  assert.match(titled(long), /^honey bees .* (?:bees|and|their|queens)…$/u);
  assert.ok(titled(long).length <= 80);
});
