import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { watchLog } from '#tests/support/log-watch.ts';
import { waveFile } from '#tests/support/wave-file.ts';
import { openRecording } from '../cut-audio.ts';
import { createBuiltInRecognizer } from './engine.ts';
import { findEars } from './installed.ts';
import { type EarName, MODEL_FILES, readModelFile, whisperIn } from './model-files.ts';

const folders: string[] = [];
after(() => folders.forEach((folder) => rmSync(folder, { recursive: true })));

/** Empty files with the right names and sizes, and damaged ones for the other model. */
function folderWith(ear: EarName, { small = false } = {}): string {
  const folder = mkdtempSync(join(tmpdir(), 'ears-'));
  folders.push(folder);
  for (const [id, { name, bytes }] of Object.entries(MODEL_FILES)) {
    if (id.startsWith('whisperSmall') && !small) continue;
    const isWanted = id === 'voiceActivity' || id.startsWith(ear);
    writeFileSync(join(folder, name), '');
    truncateSync(join(folder, name), isWanted ? bytes : 1);
  }
  return folder;
}

test('if one of the models is missing, only its languages are unavailable, and the model is named', async () => {
  const recognizer = createBuiltInRecognizer({ modelDir: folderWith('moonshine') });
  assert.deepEqual((await recognizer.hears())!.poorLanguages, [], 'those are refused');
  const english = await findEars(folderWith('moonshine'));
  assert.deepEqual(english.installed, ['moonshine']);
  assert.match(english.why!, /Whisper/);
  const folder = folderWith('whisper');
  const { installed, why } = await findEars(folder);
  assert.deepEqual([installed, /Moonshine/.test(why!)], [['whisper'], true]);
  truncateSync(join(folder, MODEL_FILES.whisperDecoder.name), 1000);
  assert.deepEqual((await findEars(folder)).installed, []);
  assert.deepEqual((await findEars('off')).installed, []);
});

test("if the larger Whisper model is installed it's used, and the time estimate reflects that", async () => {
  const base = folderWith('whisper');
  assert.equal(await whisperIn(base), 'base');
  const both = folderWith('whisper', { small: true });
  assert.equal(await whisperIn(both), 'small');
  truncateSync(join(both, MODEL_FILES.whisperEncoder.name), 1000);
  assert.deepEqual((await findEars(both)).installed, ['whisper'], 'it needs none of the other');
  const shareOf = async (modelDir: string) => {
    const recognizer = createBuiltInRecognizer({ modelDir });
    const hears = await recognizer.hears();
    await recognizer.close();
    return hears!.share.other!;
  };
  assert.ok((await shareOf(both)) > (await shareOf(base)));
  truncateSync(join(both, MODEL_FILES.whisperSmallDecoder.name), 1000);
  assert.equal(await whisperIn(both), null);
});

test("a file missing in the operator's folder comes from its package, and the log says which are the operator's own", async () => {
  const folder = mkdtempSync(join(tmpdir(), 'ears-'));
  folders.push(folder);
  const said = async () => {
    const { log, lines } = watchLog();
    const recognizer = createBuiltInRecognizer({ modelDir: folder, log });
    const hears = await recognizer.hears();
    await recognizer.close();
    assert.equal(hears?.languages, 'many', 'the packages are used');
    return lines().map((line) => JSON.parse(line) as { msg: string; files?: string[] });
  };
  assert.match((await said())[0]!.msg, /no speech models in RECOGNITION_MODEL_DIR/);
  const { name } = MODEL_FILES.voiceActivity;
  const bytes = await readModelFile('voiceActivity', folder);
  writeFileSync(join(folder, name), bytes);
  const [own] = await said();
  assert.deepEqual([own!.msg, own!.files], ['using your own speech models', [name]]);
  assert.deepEqual((await findEars(folder)).installed, ['moonshine', 'whisper']);
  assert.deepEqual(await readModelFile('voiceActivity', folder), bytes);
  writeFileSync(join(folder, name), 'damaged');
  assert.deepEqual((await findEars(folder)).installed, [], 'it is not replaced silently');
});

test('a model file with unexpected content is never run', async () => {
  const recognizer = createBuiltInRecognizer({ modelDir: folderWith('moonshine') });
  const wav = waveFile(2);
  const recording = await openRecording(
    {
      size: wav.length,
      read: async ({ start, end }) => new Uint8Array(wav.subarray(start, end + 1)),
    },
    recognizer.limits,
  );
  const { signal } = new AbortController();
  const options = { key: '', languageTag: 'en', heardTag: null, ownerId: 'one', signal };
  await assert.rejects(recognizer.recognize(await recording.cut(0), options), {
    code: 'recognizer_not_installed',
  });
  await assert.rejects(
    recognizer.recognize(await recording.cut(0), { ...options, languageTag: 'fr' }),
    { code: 'recognizer_language_unknown' },
  );
  recording.close();
  await recognizer.close();
});
