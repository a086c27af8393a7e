import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { AttemptSchema } from '#contract/attempts.ts';
import { ERRORS } from '#contract/errors.ts';
import { CueSchema } from '#contract/videos.ts';
import { spokenText } from '#server/text/caption-text.ts';
import { decodeBytes } from '#server/text/subtitles/decode-bytes.ts';
import { readTranscript } from '#server/text/subtitles/read-transcript.ts';
import { fuzz, mutated, mutatedJson } from '#tests/support/mutate.ts';
import { captionsBody } from '#tests/support/stand-in-captions.ts';
import { idOf, MOODS, startStandInPlatform } from '#tests/support/stand-in-platform.ts';
import { subtitleFiles } from '#tests/support/subtitle-files.ts';
import { getTalks } from '#tests/support/talks.ts';
import { worstOf } from './verdict.ts';
import { createYoutube } from './youtube.ts';

const talk = getTalks()[0];
const files = subtitleFiles(talk.cues.slice(0, 60));

test('all caption formats yield the same words', () => {
  const expected = talk.cues
    .slice(0, 60)
    .map((cue) => cue.text)
    .join(' ');
  for (const [name, text] of Object.entries(files)) {
    const { cues, timed } = readTranscript(text);
    assert.equal(cues.map((cue) => cue.text).join(' '), expected, name);
    assert.equal(timed, name !== 'plain');
  }
});

test('damaged subtitle files never crash the parser or yield invalid cues', async () => {
  const buffers = Object.values(files).flatMap((text) => [
    Buffer.from(text),
    Buffer.from(text, 'utf16le'),
  ]);
  await fuzz('subtitle files', mutated(buffers), async (bytes) => {
    const file = decodeBytes(bytes);
    if (file === null || !('text' in file)) return;
    const { cues } = readTranscript(file.text);
    for (const cue of cues) assert.ok(CueSchema.safeParse(cue).success, JSON.stringify(cue));
    assert.ok(
      cues.every(
        (cue, n) => cue.endMs >= cue.startMs && (n === 0 || cue.startMs >= cues[n - 1]!.startMs),
      ),
    );
    await Promise.resolve();
  });
});

test('damaged platform answers always get an error code and never yield an empty transcript', async () => {
  const standIn = await startStandInPlatform();
  const answers: unknown[] = [];
  for (const mood of MOODS) {
    if (['timeout', 'network', 'limited', 'forbidden', 'consent', 'html', 'cut-off'].includes(mood))
      continue;
    const response = await fetch(`${standIn.url}/youtubei/v1/player`, {
      method: 'POST',
      body: JSON.stringify({
        videoId: idOf('ordinary'),
        context: { client: { clientName: 'IOS' } },
      }),
    });
    standIn.setMood(idOf('ordinary'), mood);
    answers.push(await response.json());
  }
  await standIn.close();
  const captions = [files['json3']!, files['srv3']!].map((text) => Buffer.from(text));
  const broken = fc.record({
    player: fc.oneof(
      mutatedJson(answers),
      mutated(answers.map((one) => Buffer.from(JSON.stringify(one)))).map(String),
    ),
    captions: fc.oneof(fc.constant(captions[0]!), mutated(captions)),
    status: fc.constantFrom(200, 200, 200, 200, 204, 404, 500),
  });
  await fuzz('answers of the platform', broken, async ({ player, captions: body, status }) => {
    const youtube = createYoutube({
      fetch: async (url) => {
        await Promise.resolve();
        if (/player|reel_item/.test(url))
          return new Response(typeof player === 'string' ? player : JSON.stringify(player));
        if (url.includes('/timedtext'))
          return new Response(status === 204 ? null : body, { status });
        return new Response('{}', { status: url.includes('/vi/') ? 404 : 200 });
      },
      throughProxy: false,
      baseUrl: standIn.url,
      apiBaseUrl: standIn.url,
      imageBaseUrl: standIn.url,
      clients: ['VISIONOS', 'IOS'],
    });
    const { transcript, failures, attempts } = await youtube.ask({
      id: idOf('ordinary'),
      wanted: null,
      withinMs: 25_000,
      resting: new Set(),
      visitors: {},
      keepVisitor: async () => {},
    });
    const failure = transcript ? null : worstOf(failures);
    assert.ok(attempts.length > 0);
    for (const attempt of attempts) assert.ok(AttemptSchema.safeParse(attempt).success);
    if (failure) {
      assert.ok(ERRORS[failure].status < 500);
      assert.equal(transcript, null);
    } else {
      assert.ok(transcript!.cues.some((cue) => spokenText(cue.text) !== ''));
    }
  });
});

test('a track of only sound descriptions never counts as speech', async () => {
  const sounds = talk.cues.map((cue) => ({ ...cue, text: '[Applause]' }));
  for (const format of ['json3', 'srv3'] as const) {
    assert.ok(
      readTranscript(captionsBody(sounds, format)).cues.every((cue) => spokenText(cue.text) === ''),
    );
  }
});

/** Files crafted for quadratic parsing: everything opened, nothing closed. */
test('files crafted to be slow are parsed quickly', () => {
  for (const piece of [
    '<p t="1" d="2">',
    '<',
    '&',
    '{\\',
    '<c',
    '00:00:01,000 --> ',
    '[',
    '{"events":[',
    '<!--',
    '<![CDATA[',
    'A: ',
    '>> ',
    '(',
    '0:00 ',
    'x'.repeat(50),
    '-',
  ]) {
    const text = piece.repeat(Math.ceil(1_500_000 / piece.length));
    for (const head of [
      '',
      'WEBVTT\n\n',
      '<timedtext>',
      '<tt>',
      '[Events]\n',
      '1\n00:00:01,000 --> 00:00:02,000\n',
    ]) {
      const began = process.cpuUsage();
      for (const cue of readTranscript(head + text).cues.slice(0, 20)) spokenText(cue.text);
      const { user } = process.cpuUsage(began);
      // Far above the actual cost; only quadratic parsing exceeds it.
      assert.ok(user < 20_000_000, `${head}${piece}: ${Math.round(user / 1000)} ms of work`);
    }
  }
});
