import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readTranscript } from './read-transcript.ts';

const brief = (json: unknown) =>
  readTranscript(typeof json === 'string' ? json : JSON.stringify(json)).cues.map(
    ({ startMs, endMs, text, speaker }) =>
      [startMs, endMs, text, ...(speaker ? [speaker] : [])].join('|'),
  );
const words = (texts: string[], from: number, unit = '') =>
  texts.map((word, n) => ({
    startTime: `${from + n / 2}${unit}`,
    endTime: `${from + n / 2 + 0.5}${unit}`,
    word,
  }));

test('an answer in several results is read to its end, whichever service gave it', () => {
  const google = {
    results: [
      {
        alternatives: [{ transcript: 'Good morning.', words: words(['Good', 'morning.'], 0, 's') }],
      },
      { alternatives: [{ transcript: 'We begin.', words: words(['We', 'begin.'], 4, 's') }] },
    ],
  };
  assert.deepEqual(brief(google), ['0|1000|Good morning.', '4000|5000|We begin.']);
  const told = google.results.flatMap(({ alternatives }) => alternatives[0]!.words);
  const named = told.map((word, n) => ({ ...word, speakerTag: n < 2 ? 1 : 2 }));
  assert.deepEqual(
    brief({ results: [...google.results, { alternatives: [{ words: named }] }] }),
    ['0|1000|Good morning.|Speaker 1', '4000|5000|We begin.|Speaker 2'],
    'a last result repeats all words with their speakers',
  );
  const channel = (word: string, start: number) => ({
    alternatives: [{ words: [{ word, punctuated_word: word, start, end: start + 1 }] }, {}],
  });
  assert.deepEqual(brief({ results: { channels: [channel('Hello.', 0), channel('Yes.', 2)] } }), [
    '0|1000|Hello.',
    '2000|3000|Yes.',
  ]);
  assert.deepEqual(
    brief({ results: { channels: [channel('so we start', 4), channel('yes', 2)] } }),
    ['2000|3000|yes', '4000|5000|so we start'],
    'channels without punctuation',
  );
  const vosk = [
    { result: [{ word: 'hello.', start: 0, end: 1 }], text: 'hello.' },
    { result: [{ word: 'again.', start: 2, end: 3 }], text: 'again.' },
  ];
  assert.deepEqual(brief(vosk), ['0|1000|hello.', '2000|3000|again.']);
});

test('segments and words are read from whichever fields a tool keeps them in', () => {
  const segments = [
    { start: 0, end: 2.5, text: 'Good morning.' },
    { start: 2.5, end: 5, text: 'We begin.' },
  ];
  const said = ['0|2500|Good morning.', '2500|5000|We begin.'];
  const marked = (type: string, content: string, start?: number) => ({
    type,
    alternatives: [{ content }],
    ...(start !== undefined && { start_time: `${start}`, end_time: `${start + 0.5}` }),
  });
  const items = [marked('pronunciation', 'Good', 0), marked('pronunciation', 'morning', 0.5)];
  const answers = {
    'whisper.cpp': {
      transcription: segments.map(({ start, end, text }) => ({
        offsets: { from: start * 1000, to: end * 1000 },
        text: ` ${text}`,
      })),
    },
    'JSON lines': segments.map((segment) => JSON.stringify(segment)).join('\n'),
    Azure: {
      recognizedPhrases: segments.map(({ start, end, text }) => ({
        offsetInTicks: start * 1e7,
        durationInTicks: (end - start) * 1e7,
        nBest: [{ display: text }],
      })),
    },
    'Azure, fast': {
      combinedPhrases: [{ text: 'Good morning. We begin.' }],
      phrases: segments.map(({ start, end, text }) => ({
        offsetMilliseconds: start * 1000,
        durationMilliseconds: (end - start) * 1000,
        text,
      })),
    },
    Fireflies: {
      sentences: segments.map(({ start, end, text }) => ({
        sentence: text,
        start_time: start,
        end_time: end,
      })),
    },
  };
  for (const [name, answer] of Object.entries(answers)) assert.deepEqual(brief(answer), said, name);
  const all = [...items, marked('punctuation', '.'), marked('pronunciation', 'Yes', 3)];
  for (const results of [{ items: all }, all]) {
    assert.deepEqual(brief({ results }), ['0|1000|Good morning.', '3000|3500|Yes']);
  }
});

test('an answer without times is a text, and one without words has none', () => {
  const texts = {
    'only text': { text: 'Good morning. We begin.' },
    'a transcript per result': {
      results: [
        { alternatives: [{ transcript: 'Good morning.' }, { transcript: 'Good mourning.' }] },
        { alternatives: [{ transcript: 'We begin.' }] },
      ],
    },
  };
  for (const [name, answer] of Object.entries(texts)) {
    const { timed, cues } = readTranscript(JSON.stringify(answer));
    assert.equal(timed, false, name);
    assert.deepEqual(
      cues.map(({ text }) => text),
      ['Good morning.', 'We begin.'],
      name,
    );
  }
  const turns = [
    { speaker: 'Anna', text: 'Good morning.' },
    { speaker: 'Ben', text: 'We begin.' },
  ];
  assert.deepEqual(
    readTranscript(JSON.stringify(turns)).cues.map(({ speaker, text }) => `${speaker}: ${text}`),
    ['Anna: Good morning.', 'Ben: We begin.'],
  );
  assert.deepEqual(brief({ name: 'a program', version: '1', dependencies: { one: '1' } }), []);
  assert.deepEqual(brief(`${'{"results":'.repeat(10_000)}{}${'}'.repeat(10_000)}`), []);
});
