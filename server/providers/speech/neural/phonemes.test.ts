import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { brotliDecompressSync } from 'node:zlib';
import { dictionary } from 'cmu-pronouncing-dictionary';
import {
  decodeTree,
  EDGE,
  encodeTree,
  type LetterNode,
  type LetterTree,
  soundOut,
} from './letter-tree.ts';
import { findModel, readModel } from './model-files.ts';
import { splitModel } from './model-parts.ts';
import { toStretches } from './phonemes.ts';
import { createPronounceWord } from './pronounce-word.ts';
import { loadWaveModel } from './wave-model.ts';
import { openWordList } from './word-list.ts';

const bytes = brotliDecompressSync(readFileSync(new URL('./letter-sounds.br', import.meta.url)));
const tree = decodeTree(bytes);
const pronounce = createPronounceWord(tree);
const ipaOf = (text: string, ipa = {}) =>
  toStretches(text, pronounce, ipa)
    .map((stretch) => stretch.ipa)
    .join(' ');

test('words in a sentence get sentence pronunciation, not list pronunciation', () => {
  assert.equal(ipaOf('The fox went to an apple tree.'), 'ðə fˈɑːks wˈɛnt tʊ ɐn ˈæpəl tɹˈiː.');
  assert.equal(ipaOf('What is it for?'), 'wˌʌt ɪz ɪt fˌoːɹ?');
});

test('words missing from the dictionary still get a pronunciation', () => {
  assert.equal(ipaOf('newsletter'), 'nˈuːzlˌɛɾɚ.');
  assert.match(ipaOf('Livestreaming'), /^lˈaɪv|^lˈɪv/);
  for (const name of [
    'Szymanowski',
    'Xochitl',
    'Brzezinski',
    'Qwixotical',
    'Ø',
    'Æsop',
    "O'Malley",
  ]) {
    assert.match(ipaOf(name), /[ɐaeiouæɑɔəɚɛɜɪʊʌ]/u, name);
  }
});

test('words with the same spelling are distinguished by context', () => {
  assert.match(ipaOf('I want to record it.'), /ɹɪkˈoːɹd/);
  assert.match(ipaOf('That is a record number.'), /ɹˈɛkɚd/);
  assert.match(ipaOf('We have read it.'), /ɹˈɛd/);
  assert.match(ipaOf('A live show starts.'), /lˈaɪv/);
  const said: Readonly<Record<string, RegExp>> = {
    'The perfect plan.': /pˈɜːfɪkt/,
    'To perfect it takes years.': /pɚfˈɛkt/,
    'It is close to perfect.': /klˈoʊs tə pˈɜːfɪkt/,
    'Close the door.': /klˈoʊz/,
    'A close call.': /klˈoʊs/,
    'Excuse me.': /kjˈuːz/,
    'That is no excuse.': /kjˈuːs/,
    'An invalid password.': /ɪnvˈælᵻd/,
    'Address the issue.': /ɐdɹˈɛs/,
    'My address is new.': /ˈædɹˌɛs/,
    'Let me elaborate.': /ɪlˈæbɹˌeɪt/,
    'An elaborate scheme.': /ɪlˈæbɹət/,
    'It is not appropriate.': /pɹiət/,
    'I stopped. Record this.': /ɹɪkˈoːɹd/,
    'The wound healed.': /wˈuːnd/,
    'Make use of it.': /jˈuːs/,
    'You use it.': /jˈuːz/,
    'She read a book.': /ɹˈɛd/,
    'The Polish army.': /pˈoʊlɪʃ/,
    'Polish the table.': /pˈɑːlɪʃ/,
    'I am content.': /kəntˈɛnt/,
    'The content is new.': /kˈɑːntɛnt/,
  };
  for (const [text, sounds] of Object.entries(said)) assert.match(ipaOf(text), sounds, text);
});

test('"A" is read as a letter where it is one', () => {
  for (const text of [
    'I got an A.',
    'Take vitamin A daily.',
    'Plan A, of course.',
    'From B to A!',
  ]) {
    assert.match(ipaOf(text), /ˈeɪ\b|ˈeɪ[ ,.!]/, text);
  }
  assert.equal(ipaOf('A fox.'), 'ɐ fˈɑːks.');
  assert.match(ipaOf('It is a fox.'), /ɐ fˈɑːks/);
});

test('acronyms are spelled out', () => {
  assert.equal(ipaOf('The A.P.I.s'), 'ðɪ ˈeɪ pˈiː ˈaɪz.');
  assert.equal(ipaOf('The U.S.s role'), 'ðə jˈuː ˈɛsᵻz ɹˈoʊl.');
});

test("the account's own pronunciations come first", () => {
  assert.equal(ipaOf("zqxbxqz's tomato", { zqxbxqz: 'kwˈɪks' }).slice(0, 7), 'kwˈɪksz');
});

test("no stretch exceeds the model's memory limit", () => {
  const endless = Array.from({ length: 400 }, (_, at) => (at % 7 ? 'extraordinary' : 'and')).join(
    ' ',
  );
  for (const { ipa } of toStretches(endless, pronounce)) assert.ok(ipa.length < 110, ipa);
});

test('a serialized tree is read back unchanged', () => {
  const leaf = (answer: number, next = new Map<number, LetterNode>()): LetterNode => ({
    answer,
    next,
  });
  const b = 'b'.charCodeAt(0);
  const small: LetterTree = {
    sounds: ['', 'AH1', 'B', 'P'],
    root: leaf(
      0,
      new Map([
        [97, leaf(1)],
        [b, leaf(2, new Map([[EDGE, leaf(3)]]))],
      ]),
    ),
  };
  const read = decodeTree(encodeTree(small));
  assert.deepEqual(soundOut(read, 'bab'), ['B', 'AH1', 'P']);
});

test('every dictionary word is found with its sounds, and no other word', () => {
  const find = openWordList();
  const wrong = Object.entries(dictionary).filter(([word, sounds]) => find(word) !== sounds);
  assert.deepEqual(wrong, []);
  for (const word of ['', 'qzxv', 'toString', '"', 'abc": "']) assert.equal(find(word), null);
});

const place = findModel(undefined);
const skip = place === null && 'the built-in voices are not installed here';

test(
  'a long stretch drawn in pieces equals the one drawn at once, without seams',
  { skip },
  async () => {
    const { model, file } = await readModel(place!);
    const { drawing: part } = splitModel(model, file);
    const sketch = () => {
      const frames = 40;
      const values = Float32Array.from({ length: 192 * frames }, (_, at) =>
        Math.sin(at * at * 0.37),
      );
      const speaker = Float32Array.from({ length: 512 }, (_, at) => Math.cos(at) / 8);
      return { frames, values, speaker };
    };
    const whole = await (await loadWaveModel({ part, folder: file.folder })).draw(sketch());
    const pieces = await (await loadWaveModel({ part, folder: file.folder }, 15)).draw(sketch());
    assert.equal(pieces.length, whole.length);
    assert.ok(whole.some((sample) => Math.abs(sample) > 0.01));
    assert.ok(whole.every((sample, at) => Math.abs(sample - pieces[at]!) < 1e-4));
  },
);
