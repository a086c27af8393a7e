import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { GenerationSummary } from '#contract/generations.ts';
import type { OwnSource } from '#contract/shelves.ts';
import { recentSources } from './recent-sources.ts';
import { MAKE_WORDS } from './words.ts';

const draft = (videoId: string) =>
  ({ videoId, videoTitle: `Talk ${videoId}`, durationMs: 1 }) as GenerationSummary;
const source = (videoId: string, more: Partial<OwnSource> = {}) =>
  ({
    videoId,
    kind: 'media',
    title: videoId,
    durationMs: 0,
    state: 'ready',
    hasDrafts: false,
    ...more,
  }) as OwnSource;

test('a recording whose user left during transcription is offered again', () => {
  const sources = [source('new', { state: 'working' }), source('a'), source('done')];
  const recent = recentSources([draft('a'), draft('a'), draft('b')], sources);
  assert.deepEqual(
    recent.map(({ videoId, isReady }) => [videoId, isReady]),
    [
      ['a', true],
      ['b', true],
      ['new', false],
      ['done', true],
    ],
  );
});

test('failed links and unused samples aren’t offered again, and the list is limited to five', () => {
  const sources = [source('gone', { state: 'failed' }), source('garden', { kind: 'sample' })];
  assert.deepEqual(recentSources([], sources), []);
  const many = Array.from({ length: 9 }, (_, at) => draft(String(at)));
  const fresh = ['x', 'y', 'z'].map((id) => source(id));
  const ids = recentSources(many, fresh).map(({ videoId }) => videoId);
  assert.deepEqual(ids, ['0', '1', '2', 'x', 'y']);
});

test('a source whose draft is on a later page isn’t called new', () => {
  const sources = [source('old', { hasDrafts: true }), source('new')];
  const ids = recentSources([draft('a')], sources).map(({ videoId }) => videoId);
  assert.deepEqual(ids, ['a', 'new']);
});

test('an uploaded file that is still being read isn’t shown as uploading', () => {
  assert.equal(MAKE_WORDS.sending('talk.srt', 0.99), 'Uploading talk.srt');
  assert.equal(MAKE_WORDS.sending('talk.srt', 1), 'Reading talk.srt');
});
