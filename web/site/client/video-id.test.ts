import assert from 'node:assert/strict';
import { test } from 'node:test';
import { findVideoId } from './video-id.ts';

const ID = 'a1-B_2c3D4e';

test('V5 watch, embed and short links give the id, with or without scheme and www', () => {
  for (const start of ['https://www.', 'http://www.', 'https://', 'http://', 'www.', '']) {
    for (const form of ['youtube.com/watch?v=', 'youtube.com/embed/', 'youtu.be/']) {
      assert.equal(findVideoId(start + form + ID), ID, start + form);
    }
  }
});

test('V5 what comes before and after the id does not matter', () => {
  for (const link of [
    `https://www.youtube.com/watch?list=PL12&v=${ID}&t=42s`,
    `https://www.youtube.com/watch?v=${ID}#t=1m`,
    `https://youtu.be/${ID}?si=abc`,
    `https://www.youtube.com/embed/${ID}/`,
    `  https://youtu.be/${ID}\n`,
    `HTTPS://WWW.YouTube.com/watch?v=${ID}`,
  ]) {
    assert.equal(findVideoId(link), ID, link);
  }
});

test('V5 E13 anything else is refused', () => {
  for (const link of [
    '',
    'hello',
    ID,
    'https://www.youtube.com/watch?v=short',
    `https://www.youtube.com/watch?v=${ID}x`,
    `https://www.youtube.com/watch?vv=${ID}`,
    `https://www.youtube.com/shorts/${ID}`,
    `https://vimeo.com/watch?v=${ID}`,
    `https://notyoutube.com/watch?v=${ID}`,
    `https://youtube.com.evil.example/watch?v=${ID}`,
    `https://evil.example/?https://youtu.be/${ID}`,
    `https://www.youtube.com/watch#v=${ID}`,
    `javascript:alert(1)//youtu.be/${ID}`,
  ]) {
    assert.equal(findVideoId(link), null, link);
  }
});
