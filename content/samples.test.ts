import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { describe, test } from 'node:test';
import { getLanguage, type LanguageValue } from '#contract/catalog/languages.ts';
import { SampleSchema } from '#contract/videos.ts';
import {
  buildSample,
  printSample,
  readSampleSource,
  sampleFile,
  sampleIds,
} from './build-samples.ts';

const load = (id: string): unknown => JSON.parse(readFileSync(sampleFile(id), 'utf8'));
const samples = sampleIds().map((id) => ({ id, sample: SampleSchema.parse(load(id)) }));
const lengthOf = (text: string): number => Array.from(text).length;

/** Two caption lines, and what an eye can read in a second, by script. */
const LIMITS: Record<string, { characters: number; perSecond: number; letters: RegExp }> = {
  Latn: { characters: 84, perSecond: 25, letters: /\p{Script=Latin}/u },
  Arab: { characters: 84, perSecond: 20, letters: /\p{Script=Arabic}/u },
  Hebr: { characters: 84, perSecond: 20, letters: /\p{Script=Hebrew}/u },
  Deva: { characters: 84, perSecond: 22, letters: /\p{Script=Devanagari}/u },
  Thai: { characters: 70, perSecond: 20, letters: /\p{Script=Thai}/u },
  Jpan: {
    characters: 32,
    perSecond: 9,
    letters: /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]/u,
  },
  Hans: { characters: 32, perSecond: 9, letters: /\p{Script=Han}/u },
};

function limitsOf(language: LanguageValue): (typeof LIMITS)[string] {
  const { script } = getLanguage(language);
  const limits = LIMITS[script];
  assert.ok(limits, `no caption limits for the script ${script}`);
  return limits;
}

test('a first visitor finds the English talk and one talk in each of the eight other languages', () => {
  const languages = samples.map(({ sample }) => sample.language).sort();
  assert.deepEqual(languages, [
    'arabic',
    'chinese',
    'english',
    'german',
    'hebrew',
    'hindi',
    'japanese',
    'spanish',
    'thai',
  ]);
});

test('no talk is offered that lost its source, and none was written and left out', () => {
  const made = readdirSync(new URL('./samples/', import.meta.url))
    .filter((name) => name.endsWith('.json'))
    .map((name) => name.replace(/\.json$/, ''))
    .sort();
  assert.deepEqual(made, sampleIds());
});

test('the English talk is long enough to fill an article, a thread, a newsletter and a podcast', () => {
  const sample = SampleSchema.parse(load('small-garden'));
  const words = sample.cues.flatMap((cue) => cue.text.split(/\s+/)).length;
  const minutes = sample.durationMs / 60_000;
  assert.ok(words >= 1800 && words <= 2100, `${words} words`);
  assert.ok(minutes >= 11 && minutes <= 13, `${minutes} minutes`);
  assert.ok(sample.chapters.length >= 6 && sample.chapters.length <= 8);
});

for (const { id, sample } of samples) {
  const { cues, chapters, durationMs } = sample;
  const limits = limitsOf(sample.language);

  describe(id, () => {
    test('opens under its own name', () => {
      assert.equal(sample.id, id);
    });

    test('an edit to the talk reaches the visitor: the JSON is what the source makes', () => {
      const made = printSample(buildSample(id, readSampleSource(id)));
      assert.equal(
        readFileSync(sampleFile(id), 'utf8'),
        made,
        'run: node content/build-samples.ts',
      );
    });

    test('no word of the talk is lost or said twice in the captions', () => {
      const squeeze = (text: string): string => text.replace(/\s+/g, '');
      const [, ...blocks] = readSampleSource(id)
        .trim()
        .split(/\n\s*\n/);
      const spoken = blocks.filter((block) => !block.startsWith('# ')).join('');
      assert.equal(squeeze(cues.map((cue) => cue.text).join('')), squeeze(spoken));
    });

    test('the subtitle shows one caption at a time, in order, and none after the end', () => {
      let last = 0;
      for (const cue of cues) {
        assert.ok(cue.startMs >= last, `overlaps the one before: ${cue.text}`);
        assert.ok(cue.endMs > cue.startMs, `has no time: ${cue.text}`);
        last = cue.endMs;
      }
      assert.ok(last <= durationMs);
    });

    test('a click on a chapter lands where its first sentence starts', () => {
      assert.equal(chapters[0]?.startMs, 0);
      const starts = cues.map((cue) => cue.startMs);
      let from = -1;
      for (const chapter of chapters) {
        assert.ok(starts.includes(chapter.startMs), chapter.title);
        assert.ok(chapter.startMs > from, chapter.title);
        from = chapter.startMs;
      }
    });

    test('a listener hears a new chapter begin: there is a real pause before it', () => {
      for (const { startMs } of chapters.slice(1)) {
        const before = cues.findLast((cue) => cue.endMs <= startMs);
        assert.ok(before);
        const pause = startMs - before.endMs;
        assert.ok(pause >= 2000 && pause <= 3000, `${pause} ms`);
      }
    });

    test('every caption fits two lines and stays long enough to be read', () => {
      for (const { startMs, endMs, text } of cues) {
        const seconds = (endMs - startMs) / 1000;
        const length = lengthOf(text);
        assert.ok(length <= limits.characters, `${length} characters: ${text}`);
        assert.ok(seconds >= 1.5 && seconds <= 6.5, `${seconds} s: ${text}`);
        assert.ok(length / seconds <= limits.perSecond, `too fast to read: ${text}`);
      }
    });

    test('title, chapters and captions are written in the script of the language', () => {
      for (const text of [sample.title, sample.channel, ...chapters.map((row) => row.title)]) {
        assert.match(text, limits.letters);
      }
      for (const { text } of cues) {
        const letters = text.match(/\p{L}/gu) ?? [];
        assert.ok(letters.length > 0);
        for (const letter of letters) assert.match(letter, limits.letters, text);
      }
    });

    test('no stray space or line break shows up in the text', () => {
      const all = [sample.title, ...chapters.map((row) => row.title), ...cues.map((c) => c.text)];
      for (const text of all) {
        assert.equal(text, text.trim());
        assert.doesNotMatch(text, /[^\S ]| {2}| [,.;:!?،؛؟।]/u);
        if (sample.language === 'japanese' || sample.language === 'chinese') {
          assert.doesNotMatch(text, /\s/u);
        }
      }
    });

    if (id !== 'small-garden') {
      test('is over in about two minutes, in two or three chapters', () => {
        assert.ok(durationMs >= 90_000 && durationMs <= 150_000, `${durationMs} ms`);
        assert.ok(chapters.length >= 2 && chapters.length <= 3);
      });
    }
  });
}

test('Thai reads as Thai: spaces between phrases only, no full stops, pauses where sentences end', () => {
  const sample = samples.find((row) => row.sample.language === 'thai')!.sample;
  const text = sample.cues.map((cue) => cue.text).join(' ');
  assert.doesNotMatch(text, /[.,;:!?。、]/u);
  assert.doesNotMatch(text, /\Sๆ|ๆ\S/u);
  const phrases = text.replaceAll(' ๆ ', '').split(' ');
  for (const phrase of phrases) assert.ok(lengthOf(phrase) >= 5, `a spaced word: ${phrase}`);
  const average = lengthOf(phrases.join('')) / phrases.length;
  assert.ok(average >= 15, `${average} characters between spaces`);

  const gaps = sample.cues.slice(1).map((cue, at) => cue.startMs - sample.cues[at]!.endMs);
  const lineEnds = readSampleSource(sample.id)
    .split('\n')
    .map((line) => line.trim());
  for (const [at, gap] of gaps.entries()) {
    const endsSentence = lineEnds.some((line) => line.endsWith(sample.cues[at]!.text));
    assert.equal(gap >= 500, endsSentence, sample.cues[at]!.text);
  }
});

test('Hindi sentences end with a danda, and Arabic and Hebrew use the commas of their own', () => {
  const textOf = (language: LanguageValue): string =>
    samples
      .filter((row) => row.sample.language === language)
      .flatMap((row) => row.sample.cues.map((cue) => cue.text))
      .join(' ');
  assert.match(textOf('hindi'), /।/u);
  assert.doesNotMatch(textOf('hindi'), /\./u);
  assert.match(textOf('arabic'), /،/u);
  assert.doesNotMatch(textOf('arabic'), /[,;?]/u);
  assert.doesNotMatch(textOf('hebrew'), /[،؛؟]/u);
});
