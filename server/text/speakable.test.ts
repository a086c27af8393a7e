import assert from 'node:assert/strict';
import { test } from 'node:test';
import { speakable } from './speakable.ts';

test('a host says only the domain of an address, and the sentence stays whole', () => {
  const said = [
    ['Visit https://example.org/podcast for more.', 'Visit example.org for more.'],
    ['See https://www.Example.com/a?b=1.', 'See example.com.'],
    [
      'It is at http://user:pw@shop.example.com:8080/x#y, or so.',
      'It is at shop.example.com, or so.',
    ],
    ['Read https://example.org!', 'Read example.org!'],
    ['Read [the notes](https://example.org/n) first.', 'Read the notes first.'],
    ['Bare https:// is nothing.', 'Bare is nothing.'],
  ] as const;
  for (const [written, spoken] of said) assert.equal(speakable(written), spoken);
});
