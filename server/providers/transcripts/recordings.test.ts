import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { after, test } from 'node:test';
import { spokenText } from '#server/text/caption-text.ts';
import { decodeBytes } from '#server/text/subtitles/decode-bytes.ts';
import { readTranscript } from '#server/text/subtitles/read-transcript.ts';
import { captionsBody } from '#tests/support/stand-in-captions.ts';
import { openPlatform } from '#tests/support/open-platform.ts';
import { type Recorded, startStandInPlatform } from '#tests/support/stand-in-platform.ts';
import { getTalks } from '#tests/support/talks.ts';
import { getLanguage } from '#contract/catalog/languages.ts';
import { chaptersOfPage } from './chapters.ts';
import { readPlayerAnswer } from './player-answer.ts';

/** Recorded platform answers, kept outside the repository. */
const FOLDER = new URL('../../../../shared/data/youtube/', import.meta.url);
const MANIFEST = new URL('manifest.json', FOLDER);
const skip = !existsSync(MANIFEST) && 'the recordings are not here';

interface Entry {
  kind: string;
  format?: string;
  expect?: string;
  videoId?: string | null;
  title?: string | null;
  channel?: string | null;
  channelId?: string | null;
  durationSec?: number | null;
  tracks?: { vssId: string; lang: string; auto: boolean }[];
  chapters?: { startMs: number; title: string }[];
  cues?: number;
  timings?: number;
  dialogues?: number;
  nonEmpty?: number;
  p?: number;
  words?: number;
  first?: string;
  last?: string;
  firstStart?: number;
  lastEnd?: number;
  lastStartMs?: number;
  rollup?: boolean;
}

const manifest = skip ? {} : (JSON.parse(readFileSync(MANIFEST, 'utf8')) as Record<string, Entry>);
const read = (name: string) => readFileSync(new URL(name, FOLDER));

const standIn = await startStandInPlatform();
after(() => standIn.close());

const platformOf = (clients: string[]) => openPlatform(standIn, { youtube: { clients } });

const CLASS = (code: string | null) =>
  (code ?? 'ok').replace(/^(?:video|platform)_/, '').toUpperCase();

test('every recorded player answer yields its code, video and tracks', { skip }, async () => {
  for (const [name, entry] of Object.entries(manifest)) {
    if (entry.kind !== 'player') continue;
    const id = entry.videoId ?? 'unknown____';
    const body = read(name).toString();
    const answer = readPlayerAnswer(JSON.parse(body), id);
    assert.equal(answer.video?.title ?? null, entry.title, name);
    assert.equal(answer.video?.channel ?? null, entry.channel, name);
    assert.equal(answer.video?.channelId ?? null, entry.channelId, name);
    assert.equal((answer.video?.durationMs ?? 0) / 1000, entry.durationSec ?? 0, name);
    assert.deepEqual(
      answer.tracks.map(({ tag, kind }) => ({ lang: tag, auto: kind === 'automatic' })),
      entry.tracks!.map(({ lang, auto }) => ({ lang, auto })),
      name,
    );
    // End to end, with captions in the platform's format in each track's language.
    const [track] = answer.tracks;
    const spoken = answer.tracks.find((one) => one.kind === 'automatic') ?? track;
    const recorded: Recorded = { player: body, next: '{}' };
    const sample = getTalks().find(
      ({ language }) => getLanguage(language).tag.split('-')[0] === spoken?.tag.split('-')[0],
    );
    if (sample) {
      const within = sample.cues.filter((cue) => cue.endMs < (entry.durationSec ?? 0) * 1000);
      recorded.captions = { body: captionsBody(within, 'json3'), type: 'application/json' };
    }
    standIn.replay(id, recorded);
    const { failure, transcript } = await platformOf(['ANDROID', 'IOS']).fetch(id, null);
    assert.equal(CLASS(failure), entry.expect, name);
    assert.equal(transcript !== null, entry.expect === 'OK', name);
  }
});

test('every recorded chapter list is found', { skip }, () => {
  for (const [name, entry] of Object.entries(manifest)) {
    if (entry.kind !== 'next') continue;
    assert.deepEqual(chaptersOfPage(JSON.parse(read(name).toString())), entry.chapters, name);
  }
});

test('every recorded caption file yields its cues, words and times', { skip }, () => {
  for (const [name, entry] of Object.entries(manifest)) {
    if (entry.kind !== 'captions') continue;
    const file = decodeBytes(read(name));
    assert.ok(file && 'text' in file, name);
    const { cues } = readTranscript(file.text);
    const text = cues.map((cue) => cue.text).join(' ');
    const expected = entry.cues ?? entry.dialogues ?? entry.nonEmpty ?? entry.p ?? entry.timings;
    if (entry.rollup)
      assertNoRepeats(
        cues.map((cue) => spokenText(cue.text)),
        name,
      );
    // Empty captions are dropped.
    else
      assert.ok(
        cues.length <= expected! && cues.length >= expected! * 0.97,
        `${name} ${cues.length}`,
      );
    if (entry.words) assert.equal(text.split(/\s+/).length, entry.words, name);
    if (entry.first) assert.equal(cues[0]!.text, entry.first, name);
    if (entry.last) assert.equal(cues.at(-1)!.text, entry.last, name);
    if (entry.firstStart !== undefined)
      assert.equal(cues[0]!.startMs, Math.round(entry.firstStart * 1000), name);
    if (entry.lastEnd !== undefined)
      assert.equal(cues.at(-1)!.endMs, Math.round(entry.lastEnd * 1000), name);
    if (entry.lastStartMs !== undefined)
      assert.equal(cues.at(-1)!.startMs, entry.lastStartMs, name);
  }
});

function assertNoRepeats(lines: readonly string[], name: string): void {
  const repeated = lines.filter((line, n) => n > 0 && line !== '' && lines[n - 1]!.endsWith(line));
  assert.deepEqual(repeated, [], name);
}

test(
  'a recorded consent page counts as a block, not as a video without captions',
  { skip },
  async () => {
    const page = read('consent.html').toString();
    standIn.replay('consentPage', { player: page });
    assert.equal(
      (await platformOf(['ANDROID']).fetch('consentPage', null)).failure,
      'platform_ip_blocked',
    );
    const name = Object.keys(manifest).find((key) => manifest[key]!.expect === 'OK')!;
    const id = manifest[name]!.videoId!;
    const captions = { body: page, type: 'text/html' };
    standIn.replay(id, { player: read(name).toString(), captions });
    const { failure, attempts } = await platformOf(['ANDROID']).fetch(id, null);
    assert.equal(failure, 'platform_ip_blocked');
    assert.ok(attempts.some((attempt) => attempt.outcome === 'consent'));
  },
);
