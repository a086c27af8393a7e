import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { getLanguage, LANGUAGES, languageOfTag } from '#contract/catalog/languages.ts';
import { type Sample, SampleSchema } from '#contract/videos.ts';
import { contradicts, detectLanguage, isInLanguage } from './detect-language.ts';

const FOLDER = new URL('../../content/samples/', import.meta.url);
const samples: Sample[] = readdirSync(FOLDER)
  .filter((name) => name.endsWith('.json'))
  .map((name) => SampleSchema.parse(JSON.parse(readFileSync(new URL(name, FOLDER), 'utf8'))));

test('the language of a text is detected, and a wrong label is contradicted', async () => {
  for (const sample of samples) {
    const detected = await detectLanguage(sample.cues.map((cue) => cue.text).join(' '));
    const { tag } = getLanguage(sample.language);
    assert.equal(languageOfTag(detected!.tag), sample.language);
    assert.equal(contradicts(tag, detected), false, tag);
    const other = sample.language === 'english' ? 'de' : 'en';
    assert.equal(contradicts(other, detected), true, `${tag} as ${other}`);
  }
});

test('short texts and languages unknown to the detector contradict nothing', async () => {
  assert.equal(await detectLanguage('Hello there'), null);
  assert.equal(contradicts('en', null), false);
  const detected = await detectLanguage(samples[0]!.cues.map((cue) => cue.text).join(' '));
  assert.equal(contradicts('sw', detected), false);
});

test('tags of the platform map to our languages', () => {
  for (const { value, tag } of LANGUAGES) assert.equal(languageOfTag(tag), value);
  for (const [tag, value] of [
    ['en-US', 'english'],
    ['zh', 'chinese'],
    ['zh-Hant', 'chinese'],
    ['iw', 'hebrew'],
    ['es-419', 'spanish'],
    ['pt', 'portuguese'],
    ['pt-BR', 'portuguese_br'],
    ['no', 'norwegian'],
    ['fil', null],
    ['und', null],
  ] as const) {
    assert.equal(languageOfTag(tag), value, tag);
  }
  assert.ok(isInLanguage('pt', 'portuguese_br'));
  assert.ok(!isInLanguage('es', 'portuguese'));
});
