import assert from 'node:assert/strict';
import { test } from 'node:test';
import { datesIn } from './dates.ts';

const keysOf = (text: string, language: Parameters<typeof datesIn>[1]) =>
  datesIn(text, language).flatMap(({ keys }) => keys);

test('a sum of money is not checked as a year', () => {
  for (const [text, language] of [
    ['The council set aside $1800 million for the roof.', 'english'],
    ['The council set aside 1800 million for the roof.', 'english'],
    ['Das Dach hat 1950 Euro gekostet.', 'german'],
    ['Das Dach hat 1950 € gekostet.', 'german'],
    ['Le toit a coûté 1950 euros.', 'french'],
  ] as const)
    assert.deepEqual(keysOf(text, language), [], text);
  for (const [text, language] of [
    ['The roof was built in 1950.', 'english'],
    ['In 1950 Europe was poor.', 'english'],
    ['Das Dach wurde 1950 gebaut.', 'german'],
    ['Le toit date de 1950 environ.', 'french'],
  ] as const)
    assert.deepEqual(keysOf(text, language), ['year 1950'], text);
});

test('a year without its century is a year', () => {
  for (const [text, keys] of [
    ['The paper is for Eurospeech’01.', ['year 2001']],
    ["The paper is for Eurospeech'87.", ['year 1987']],
    ['She is of the class of ’99.', ['year 1999']],
    ["Everybody said '25 cents' and left.", []],
    ['He is 5’10 tall, and the talk took 4’33.', []],
  ] as const)
    assert.deepEqual(keysOf(text, 'english'), keys, text);
});

test('a time of day is the same in figures and in Chinese characters', () => {
  for (const [text, language, keys] of [
    ['会議は午前八時半でした。', 'japanese', ['clock 510']],
    ['会議は8時30分でした。', 'japanese', ['clock 510']],
    ['会議は三時間でした。', 'japanese', []],
    ['会议八点半开始。', 'chinese', ['clock 510']],
    ['我有三点要说。', 'chinese', []],
    ['水やりを一時的に止めて、一時休みました。', 'japanese', []],
    ['他一时冲动买了车。', 'chinese', []],
    ['会議は午後一時に始まる。', 'japanese', ['clock 60']],
    ['会議は一時半に始まる。', 'japanese', ['clock 90']],
  ] as const)
    assert.deepEqual(keysOf(text, language), keys, text);
});
