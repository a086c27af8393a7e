import assert from 'node:assert/strict';
import { test } from 'node:test';
import { recognise, textProblem } from './source.ts';

const LINK = 'https://youtu.be/dQw4w9WgXcQ';

test('a transcript that contains a link isn’t taken for a link, and a shared link isn’t taken for a text', () => {
  for (const typed of [
    LINK,
    `A talk on gardens\n${LINK}?si=x`,
    `Look at this: ${LINK}, it is good`,
    `<iframe width="560" height="315" src="https://www.youtube.com/embed/dQw4w9WgXcQ" title="YouTube video player" frameborder="0" allow="accelerometer; autoplay; clipboard-write; encrypted-media; gyroscope; picture-in-picture; web-share" referrerpolicy="strict-origin-when-cross-origin" allowfullscreen></iframe>`,
    'https://vimeo.com/1',
  ])
    assert.equal(recognise(typed), 'link', typed);
  for (const typed of [
    `This is my transcript of ${LINK} and it says: ${'bees need flowers all year '.repeat(6)}`,
    'First line\nsecond line',
    'The kettle goes on first.',
  ])
    assert.equal(recognise(typed), 'text', typed);
  assert.equal(recognise('  '), 'nothing');
  for (const typed of [
    `${LINK} https://youtu.be/jNQXAC9IVRw`,
    `1. A talk on gardens ${LINK}\n2. Another talk https://youtu.be/jNQXAC9IVRw`,
    'https://www.youtube.com/playlist?list=PLoumn5BIsUDeGF1vy5Nylf',
    'youtube.com/@somebody/videos',
    'https://www.youtube.com/channel/UCX2Pm1JoWF3chsVOR9e1hbQ',
  ])
    assert.equal(recognise(typed), 'list', typed);
  for (const typed of [`${LINK} ${LINK}?t=4`, `${LINK}?list=PLoumn5BIsUDeGF1vy5Nylf`])
    assert.equal(recognise(typed), 'link', typed);
});

test('a text of one word is refused before it costs words, in any script', () => {
  for (const typed of ['hello', 'a b c d', '你好世界', '12:30 14:20'])
    assert.match(textProblem(typed) ?? '', /too short/, typed);
  for (const typed of [
    'The kettle goes on first, then the tea.',
    '先把水烧开，然后放茶叶，等三分钟，倒进杯子里，再加一点牛奶。',
  ])
    assert.equal(textProblem(typed), null, typed);
});
