import assert from 'node:assert/strict';
import { test } from 'node:test';
import { givenTitleOf, isFileName } from './given-title.ts';

test('names given by a device or program are told from those given by a person', () => {
  const files = [
    'recording_final_v2.mp3',
    'recording final v2',
    'IMG 2041',
    'IMG_2041.MOV',
    'Untitled',
    'Untitled 3',
    'VID-20240512-WA0003',
    'Screen Recording 2024-11-03 at 14.22.10',
    'audio_2024-05-12_WhatsApp',
    'WhatsApp Audio 2024-05-12 at 10.11.12',
    'Aufnahme 17',
    'New Recording 12',
    'GMT20240512-101112_Recording',
    'captions.long.en',
    'captions.auto-rolling.en',
    'captions.en',
    'subtitles.pt-BR',
    'Subtitles 2.zh-Hans',
    'transcript.de',
    'IMG 2041 v2 12am',
    'garden-walk-2',
    'überblick_v2',
    '2024-05-12 10.11.12',
    '20240512',
    'Voice memo 4',
    '',
  ];
  const names = [
    'Lecture 4',
    'COVID-19',
    'Catch-22',
    'GPT-4',
    'WD-40',
    'U.S.A.',
    '3-Körper-Problem',
    '2024-25年の展望',
    'iPhone-16レビュー',
    '第1-3章のまとめ',
    '第1章_まとめ',
    '新年度_2026',
    'Why your team’s meetings run long',
    'Video marketing for beginners',
    'The Zoom effect',
    'Recording a podcast at home',
    'Audio description explained',
    'How I built quillcast.com',
    'Track and field: a history',
    '1984',
    'Bees',
    'E-bikes',
    'Rust vs. Go in 2024',
    'ミツバチ',
    'Clip.ai',
    'Record.fm',
    'Video.me',
    'Track.it',
    'Document.io',
    'Captions.ai',
  ];
  for (const name of files) assert.ok(isFileName(name), name);
  for (const name of names) assert.ok(!isFileName(name), name);
});

test('no name, however long its number, takes long to check', () => {
  const digits = '1'.repeat(60);
  assert.ok(isFileName(`video ${digits}`));
  for (const name of [
    `video ${digits}x`,
    `recording ${'wa1'.repeat(60)}x`,
    `zoom ${'gmt1'.repeat(60)}x`,
    `clip ${'v1 '.repeat(60)}x`,
    `captions ${digits}x.en`,
    `${'a_'.repeat(50_000)}!`,
  ])
    assert.ok(!isFileName(name), name.slice(0, 40));
});

test('a small word is a file name unless the talk is about it, and a written title stays', () => {
  const said = [
    'Beehives stand in the sun.',
    'A beehive wants a dry floor.',
    'Open the beehive at noon.',
    'The manual of the heater is in the drawer.',
  ];
  const cases = {
    manual: '',
    rolling: '',
    IMG_1234: '',
    final_v2: '',
    beehives: 'Beehives',
    Rolling: 'Rolling',
    'rolling stock': 'rolling stock',
    ミツバチ: 'ミツバチ',
  };
  for (const [title, given] of Object.entries(cases))
    assert.equal(givenTitleOf(title, said, 'english'), given, title);
});

test('a small word becomes a title with the capitals of its language', () => {
  const said = ['İstanbul büyük.', 'Burası İstanbul.', 'İstanbul uyumaz.'];
  assert.equal(givenTitleOf('istanbul', said, 'turkish'), 'İstanbul');
});
