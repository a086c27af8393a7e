import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import {
  closeSync,
  globSync,
  openSync,
  readFileSync,
  readSync,
  renameSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { promisify } from 'node:util';
import { MediaLinkSchema, VoiceListSchema } from '#contract/podcasts.ts';
import { CALLS, fill, TOKEN_HEADER } from '#contract/paths.ts';
import { findModel } from '#server/providers/speech/neural/model-files.ts';
import { createApiClient } from '#tests/support/api-client.ts';
import { pdfText } from '#tests/support/pdf-text.ts';
import { openScene, PROJECT } from '#tests/support/server-process.ts';
import { makeRelease, RELEASE_LIMITS_MB, releaseSize } from './make-release.ts';
import { isForeign } from './package-files.ts';

const scene = openScene();
const folder = join(scene.folder(), 'elsewhere');
let files: string[] = [];

before(async () => {
  const built = join(scene.folder(), 'release');
  await makeRelease(built, () => {});
  renameSync(built, folder);
  files = globSync('**/*', { cwd: folder, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
});
after(() => scene.close());

test('the release is within its size limit and contains nothing for other platforms or developers', () => {
  assert.ok(files.length > 1000);
  const size = releaseSize(folder);
  assert.ok(size.program <= RELEASE_LIMITS_MB.program, `${size.program} MB`);
  assert.ok(size.recognition <= RELEASE_LIMITS_MB.recognition, `${size.recognition} MB`);
  assert.deepEqual(files.filter(isForeign), []);
  const { packages } = JSON.parse(readFileSync(join(PROJECT, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, { dev?: boolean }>;
  };
  const shipped = globSync('**/node_modules/{*,@*/*}/package.json', { cwd: folder });
  assert.ok(shipped.length > 50);
  const dev = shipped.filter((file) => packages[file.replace(/\/package\.json$/, '')]?.dev);
  assert.deepEqual(dev, []);
  assert.deepEqual(
    shipped.filter((file) => /node_modules\/(?:vite|rolldown|react|typescript)\//.test(file)),
    [],
  );
});

const voices = findModel(undefined);
test('the release contains the voice model and its credit, but none of the GPL data next to it', () => {
  assert.ok(voices?.kind === 'package', 'the voices are not installed');
  const carrier = openSync(voices.file, 'r');
  // The part of the package's file before the model is the GPL data.
  const samples = [1_000_000, 6_000_000, 12_000_000, 17_000_000].map((start) => {
    const sample = Buffer.alloc(96);
    for (let at = start; new Set(sample).size < 16; at += sample.length) {
      readSync(carrier, sample, 0, sample.length, at);
    }
    return sample;
  });
  closeSync(carrier);
  const tainted = files.filter((file) => {
    const bytes = readFileSync(file);
    return samples.some((sample) => bytes.includes(sample));
  });
  assert.deepEqual(tainted, []);
  const named = files.filter((file) => /espeak-ng|phontab|phondata|sherpa|piper-/.test(file));
  assert.deepEqual(named, []);
  assert.match(readFileSync(join(folder, 'voices/LICENSE'), 'utf8'), /LibriTTS-R[\s\S]*CC BY 4\.0/);
});

test('the release contains the full licence of everything in it and of what its pages are built from', () => {
  const textsOf = (name: string) =>
    globSync('*', { cwd: join(folder, 'licenses', name) }).map((file) =>
      readFileSync(join(folder, 'licenses', name, file), 'utf8'),
    );
  const shipped = globSync('node_modules/{[!@]*,@*/*}/package.json', { cwd: folder })
    .map((manifest) => manifest.replace(/^node_modules\/|\/package\.json$/g, ''))
    // Used only by the pages, so only bundled code is shipped.
    .concat('react', 'react-aria-components', 'prosemirror-view', '@fontsource-variable/archivo');
  for (const name of shipped) {
    assert.ok(
      textsOf(name).some((text) => text.length > 300),
      `${name} has no licence text`,
    );
  }
  for (const [name, words] of [
    ['wasm-media-encoders', /LAME[\s\S]*GNU LIBRARY GENERAL PUBLIC LICENSE/],
    ['mpg123-decoder', /mpg123[\s\S]*GNU LESSER GENERAL PUBLIC LICENSE/],
    ['audio-file-decoder', /FFmpeg[\s\S]*GNU LESSER GENERAL PUBLIC LICENSE/],
    ['@electric-sql/pglite', /Regents of the University of California[\s\S]*Permission to use/],
    ['cmu-pronouncing-dictionary', /Carnegie Mellon[\s\S]*Redistribution and use/],
    ['onnxruntime-node', /Microsoft[\s\S]*Permission is hereby granted/],
    ['@fontsource-variable/newsreader', /SIL OPEN FONT LICENSE/i],
  ] as const) {
    assert.ok(
      textsOf(name).some((text) => words.test(text)),
      name,
    );
  }
  assert.match(readFileSync(join(folder, 'node/LICENSE'), 'utf8'), /Node\.js is licensed/);
});

test('started from another folder with nothing else installed, the release writes, speaks and creates PDFs', async () => {
  const server = await scene.start({ dataDir: scene.folder(), release: folder });
  const client = createApiClient(server);
  const id = await client.create({ format: 'summary', sample: true });
  await client.log(id);
  const generation = await client.get(id);
  assert.equal(generation.status, 'done');
  const headers = { [TOKEN_HEADER]: server.token };
  const pdf = await fetch(`${server.url}${fill(CALLS.generationExport, { id })}?as=pdf`, {
    headers,
  });
  assert.equal(pdf.status, 200);
  assert.match(await pdfText(await pdf.bytes()), /garden/i);

  const offered = await fetch(`${server.url}${CALLS.voices}?language=english`, { headers });
  const [voice] = VoiceListSchema.parse(await offered.json()).voices;
  const speak = async () => {
    const answer = await fetch(server.url + CALLS.voicePreview, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify({ voice: voice!.id, text: 'It runs anywhere.' }),
    });
    return { status: answer.status, body: (await answer.json()) as { code?: string } };
  };
  let spoken = await speak();
  // A machine with far more work than it can handle takes longer than one call may.
  for (let tries = 1; tries < 4 && spoken.body.code === 'voices_busy'; tries += 1) {
    spoken = await speak();
  }
  assert.equal(spoken.status, 200, JSON.stringify(spoken.body));
  const { url, durationMs } = MediaLinkSchema.parse(spoken.body);
  assert.ok(durationMs > 300, `${durationMs} ms`);
  const clip = await fetch(new URL(url, server.url));
  assert.ok((await clip.bytes()).length > 5000);

  const home = await fetch(server.url);
  assert.match(await home.text(), /<title>/);
  const quillcast = (args: string[], port: string) =>
    promisify(execFile)(join(folder, 'quillcast'), args, { env: { PORT: port } });
  assert.match((await quillcast(['health'], new URL(server.url).port)).stdout, /^ready$/m);
  assert.equal((await server.end()).code, 0);
  await assert.rejects(quillcast(['health'], new URL(server.url).port), /doesn't answer/);
  await assert.rejects(quillcast(['helth'], '0'), /no command "helth"/);
});

test('the doctor finds nothing missing in a release', async () => {
  const { stdout } = await promisify(execFile)(join(folder, 'quillcast'), ['admin', 'doctor'], {
    env: { DATA_DIR: scene.folder() },
  });
  assert.match(stdout, /^ok +Built pages +came with the release$/m);
  assert.doesNotMatch(stdout, /^missing/m);
});

test('started through a symlink elsewhere, the release finds its own files', async () => {
  const links = scene.folder();
  symlinkSync(join(folder, 'quillcast'), join(links, 'absolute'));
  symlinkSync('absolute', join(links, 'relative'));
  const health = promisify(execFile)(join(links, 'relative'), ['health'], { env: { PORT: '1' } });
  await assert.rejects(health, /doesn't answer/);
});

test('a folder with other content is left alone', async () => {
  const mine = scene.folder();
  writeFileSync(join(mine, 'thesis.txt'), 'years of work');
  await assert.rejects(
    makeRelease(mine, () => {}),
    /isn't empty/,
  );
  assert.equal(readFileSync(join(mine, 'thesis.txt'), 'utf8'), 'years of work');
});
