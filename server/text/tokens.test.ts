import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import fc from 'fast-check';
import { encode as encodeOlder } from 'gpt-tokenizer/encoding/cl100k_base';
import { encode } from 'gpt-tokenizer/encoding/o200k_base';
import { LANGUAGES, type LanguageValue } from '#contract/catalog/languages.ts';
import { countWords } from './segment.ts';
import { TALKS } from '#tests/support/bee-talks.ts';
import { countTokens, mostProseTokens, mostTokens, tokensOfWords } from './tokens.ts';

/** The relative error of an estimate against a real vocabulary. */
const off = (guess: number, real: number) => Math.abs(guess - real) / real;

test('the estimated price is near the actual one, in all 41 languages', () => {
  for (const { value } of LANGUAGES) {
    const text = TALKS[value].join(' ');
    const real = encode(text).length;
    assert.ok(
      off(countTokens(text, value), real) <= 0.15,
      `${value}: ${countTokens(text, value)} for ${real}`,
    );
    const words = countWords(text, value);
    assert.ok(off(tokensOfWords(words, value), real) <= 0.15, `${value} by words`);
  }
});

test("also in longer talks that weren't used for calibration", () => {
  const folder = join(import.meta.dirname, '../../content/samples');
  const files = readdirSync(folder).filter((name) => name.endsWith('.json'));
  assert.ok(files.length >= 5);
  for (const name of files) {
    const { language, cues } = JSON.parse(readFileSync(join(folder, name), 'utf8')) as {
      language: LanguageValue;
      cues: { text: string }[];
    };
    const text = cues.map((cue) => cue.text).join('\n');
    const real = encode(text).length;
    assert.ok(
      off(countTokens(text, language), real) <= 0.15,
      `${name}: ${countTokens(text, language)} for ${real}`,
    );
  }
});

const NOT_PROSE: Record<string, string> = {
  'random letters': randomBytes(3000)
    .toString('base64')
    .replaceAll(/[^a-z]/g, ''),
  'keys and hashes': randomBytes(3000).toString('base64'),
  hexadecimal: randomBytes(3000).toString('hex'),
  digits: Array.from({ length: 2000 }, (_, index) => (index * 7919) % 10).join(''),
  addresses: 'https://example.org/a/b-c?d=EfG1&h=%20ijk#l '.repeat(50),
  emoji: '👩‍💻🏳️‍🌈🇯🇵👍🏽🫠'.repeat(80),
  code: 'for(let i=0;i<10;i++){x[i]=y[i]>>>2;}\n'.repeat(60),
  'rare characters': Array.from({ length: 800 }, (_, index) =>
    String.fromCodePoint(0x36_00 + index * 7),
  ).join(''),
  'empty lines': '\n\n \n\t\t\n'.repeat(300),
  capitals: 'THE QUICK BROWN FOX JUMPS OVER '.repeat(60),
};

test("the upper bound exceeds both vocabularies' counts, for prose and for everything else", () => {
  const texts = new Map<string, string>(Object.entries(NOT_PROSE));
  for (const { value } of LANGUAGES) texts.set(value, TALKS[value].join(' '));
  for (const [name, text] of texts) {
    assert.ok(mostTokens(text) >= encode(text).length, name);
    assert.ok(mostTokens(text) >= encodeOlder(text).length, `${name}, older vocabulary`);
  }
});

test("the upper bound of prose exceeds both vocabularies' counts, and is near enough for small budgets", () => {
  for (const { value, script } of LANGUAGES) {
    const text = TALKS[value].join(' ');
    const most = mostProseTokens(text, value);
    assert.ok(most >= encode(text).length * 1.35, value);
    assert.ok(most >= encodeOlder(text).length, `${value}, older vocabulary`);
    assert.ok(most <= mostTokens(text), value);
    if (script === 'Latn') assert.ok(most <= 3 * countTokens(text, value), value);
  }
  const english = TALKS.english.join(' ');
  assert.ok(mostProseTokens(english, 'english') <= 2 * countTokens(english));
  const notProse = ['keys and hashes', 'digits', 'addresses', 'emoji', 'code', 'empty lines'];
  for (const name of [...notProse, 'capitals']) {
    const text = NOT_PROSE[name]!;
    assert.ok(mostProseTokens(text, 'english') >= encode(text).length, name);
  }
});

test('the upper bound holds for every letter of the known scripts, including capitals and accents', () => {
  const passed: string[] = [];
  for (let code = 0xa1; code < 0x31_00; code += code < 0x0f_00 ? 1 : 7) {
    const letter = String.fromCodePoint(code);
    const text = letter.repeat(30) + ` ${letter}`.repeat(10);
    const most = mostTokens(text);
    if (most < Math.max(encode(text).length, encodeOlder(text).length)) passed.push(letter);
  }
  assert.deepEqual(passed, []);
  for (const word of ['ΆΈΉΊ', 'ΏΎΌ', 'ЁЇЄҐ', 'ЂЏЉ']) {
    const text = word.repeat(100);
    assert.ok(mostTokens(text) >= encode(text).length, word);
    assert.ok(mostTokens(text) >= encodeOlder(text).length, word);
  }
});

test('the upper bound holds for any pasted text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (text) => {
      assert.ok(mostTokens(text) >= encode(text).length, JSON.stringify(text));
    }),
    { numRuns: 300 },
  );
});

test('the upper bound of a transcript is near enough to be useful', () => {
  for (const value of ['english', 'german', 'russian', 'japanese'] satisfies LanguageValue[]) {
    const text = TALKS[value].join(' ');
    assert.ok(mostTokens(text) <= 5 * countTokens(text, value), value);
  }
});
