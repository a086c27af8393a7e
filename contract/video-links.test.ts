import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import fc from 'fast-check';
import { ERRORS } from './errors.ts';
import { findThumbnailVideoId, type LinkProblem, parseVideoLink } from './video-links.ts';

const ID = 'dQw4w9WgXcQ';
const RECORDED = new URL('../../shared/data/youtube-urls.json', import.meta.url);

interface Recorded {
  input: string;
  ok: boolean;
  id?: string;
  start?: number;
  playlist?: string;
  code?: string;
}

test(
  'every recorded URL variant yields its video or the reason why it has none',
  { skip: !existsSync(RECORDED) && 'the recorded addresses are not here' },
  () => {
    const { vectors } = JSON.parse(readFileSync(RECORDED, 'utf8')) as { vectors: Recorded[] };
    for (const { input, ok, id, start, playlist, code } of vectors) {
      const expected = ok
        ? {
            ok,
            id,
            ...(start && { startSeconds: start }),
            ...(playlist && { playlistId: playlist }),
          }
        : { ok, problem: code!.toLowerCase() };
      assert.deepEqual(parseVideoLink(input), expected, input);
    }
  },
);

test('a video is found in every form in which people paste one', () => {
  for (const input of [
    ID,
    ` ${ID} `,
    `youtube.com/watch?v=${ID}`,
    `www.youtube.com/watch?v=${ID}`,
    `m.youtube.com/watch?v=${ID}`,
    `youtu.be/${ID}`,
    `//www.youtube.com/embed/${ID}`,
    `HTTPS://WWW.YOUTUBE.COM/watch?v=${ID}`,
    `https://www.youtube.com./watch?v=${ID}`,
    `https://www.youtube.com:443/watch?v=${ID}`,
    `https://www.youtube.com/watch?app=desktop&v=${ID}`,
    `https://www.youtube.com/watch?v=${ID}&pp=ygUEcmljaw%3D%3D`,
    `https://www.youtube.com/watch?v=${ID}&amp;feature=youtu.be`,
    `https://www.youtube.com/v/${ID}?version=3`,
    `https://www.youtube.com/v/${ID}&hl=en_US&fs=1`,
    `https://www.youtube.com/e/${ID}`,
    `https://www.youtube.com/embed/${ID}?autoplay=1&list=`,
    `https://www.youtube.com/shorts/${ID}?feature=share`,
    `https://youtube.com/shorts/${ID}/`,
    `https://studio.youtube.com/video/${ID}/edit`,
    `https://music.youtube.com/watch?v=${ID}`,
    `https://i.ytimg.com/vi/${ID}/maxresdefault.jpg`,
    `https://i.ytimg.com/vi_webp/${ID}/hqdefault.webp`,
    `https://www.youtube-nocookie.com/embed/${ID}`,
    `https://www.youtubekids.com/watch?v=${ID}`,
    `https://consent.youtube.com/m?continue=https%3A%2F%2Fwww.youtube.com%2Fwatch%3Fv%3D${ID}&gl=DE`,
    `https://www.youtube.com/signin?next=%2Fwatch%3Fv%3D${ID}`,
    `https://www.youtube.com/verify_age?next_url=/watch%3Fv%3D${ID}`,
    `<iframe width="560" height="315" src="https://www.youtube.com/embed/${ID}?si=x" allowfullscreen></iframe>`,
    `<https://youtu.be/${ID}>`,
    `(see https://youtu.be/${ID}).`,
    `**https://youtu.be/${ID}**`,
    `“https://youtu.be/${ID}”`,
    `Watch: youtube.com/watch?v=${ID}, it is good`,
    `\u200bhttps://youtu.be/${ID}\ufeff`,
    `https://example.org/about and https://youtu.be/${ID}`,
    `https://www.youtube.com/watch?v=${ID}%26t%3D10`,
    `视频：https://youtu.be/${ID}。谢谢`,
    `（https://www.youtube.com/watch?v=${ID}）`,
    `شاهد https://youtu.be/${ID}، رائع`,
    `https://youtu.be/${ID}—a must`,
    `[[https://youtu.be/${ID}][a talk]]`,
    // Within text: emphasis, quotes, code, mail, escapes.
    `_https://youtu.be/${ID}_`,
    `__youtube.com/shorts/${ID}__`,
    `~~https://youtu.be/${ID}~~`,
    `*_https://youtu.be/${ID}_*`,
    `\`https://youtu.be/${ID}\``,
    `https:\\/\\/www.youtube.com\\/watch?v=${ID}\\u0026t=3`,
    `https://www.youtube.com/watch\\?v\\=${ID}`,
    `https://www.youtube.com/watch?app=m&#038;v=${ID}`,
    `https://www.youtube.com/watch?v=3D${ID}`,
    `https://www.youtube.com/watch?\nv=${ID}`,
    `Shared with you\nhttps://youtu.be/${ID}\nSent from my phone`,
    `https://youtu.be/${ID}https://youtu.be/${ID}`,
    // Percent-encoded, once or repeatedly.
    `https%3A%2F%2Fwww.youtube.com%2Fwatch%3Fv%3D${ID}`,
    `https%253A%252F%252Fyoutu.be%252F${ID}`,
    `https://www.youtube.com/watch%3Fv%3D${ID}`,
    `youtu.be%2F${ID}`,
    // With typos.
    `https://youtube.com/Shorts/${ID}`,
    `https://www.youtube.com/WATCH?V=${ID}`,
    `https://www.youtube.com/Embed/${ID}`,
    `https://https://youtu.be/${ID}`,
    `https://www.youtube.com/https://youtu.be/${ID}`,
    `ttps://youtu.be/${ID}`,
    `https//youtu.be/${ID}`,
    `https:/youtu.be/${ID}`,
    `https;//youtu.be/${ID}`,
    `hhttps://youtu.be/${ID}`,
    `watch?v=${ID}`,
    `/watch?v=${ID}&t=5`,
    `shorts/${ID}`,
    `v=${ID}`,
    `"${ID}"`,
    `(${ID})`,
    `A talk on gardens [${ID}].webm`,
    // App links.
    `vnd.youtube:${ID}`,
    `vnd.youtube://${ID}`,
    `vnd.youtube://www.youtube.com/watch?v=${ID}`,
    `youtube://watch?v=${ID}`,
    `youtube://${ID}`,
    `youtube:${ID}`,
    `intent://www.youtube.com/watch?v=${ID}#Intent;package=com.google.android.youtube;scheme=https;end`,
    // Through redirect pages of other sites.
    `https://www.google.com/url?sa=t&url=https%3A%2F%2Fwww.youtube.com%2Fwatch%3Fv%3D${ID}&usg=x`,
    `https://www.google.de/url?q=https://www.youtube.com/watch%3Fv%3D${ID}&sa=U`,
    `https://l.facebook.com/l.php?u=https%3A%2F%2Fyoutu.be%2F${ID}&h=x`,
    `https://l.instagram.com/?u=https%3A%2F%2Fyoutu.be%2F${ID}`,
    `https://duckduckgo.com/l/?uddg=https%3A%2F%2Fyoutu.be%2F${ID}`,
    `https://eur01.safelinks.protection.outlook.com/?url=https%3A%2F%2Fyoutu.be%2F${ID}&data=x`,
    `https://web.archive.org/web/20200101000000/https://www.youtube.com/watch?v=${ID}`,
    `https://accounts.google.com/ServiceLogin?continue=https%3A%2F%2Fwww.youtube.com%2Fsignin%3Fnext%3D%252Fwatch%253Fv%253D${ID}`,
  ]) {
    const result = parseVideoLink(input);
    assert.ok(result.ok && result.id === ID, `${input} → ${JSON.stringify(result)}`);
  }
});

test("a link's start time is kept in every notation", () => {
  for (const [tail, seconds] of [
    ['&t=90', 90],
    ['&t=90s', 90],
    ['&t=1m30s', 90],
    ['&t=1h', 3600],
    ['&t=1:02:03', 3723],
    ['&start=15', 15],
    ['&time_continue=7', 7],
    ['#t=42', 42],
    ['?t=10', 10],
    ['&t=0', undefined],
    ['&t=soon', undefined],
    ['&t=-5', undefined],
    ['&t=99999999999999', undefined],
  ] as const) {
    const result = parseVideoLink(`https://www.youtube.com/watch?v=${ID}${tail}`);
    assert.ok(result.ok, tail);
    assert.equal(result.startSeconds, seconds, tail);
  }
});

test("anything that isn't a video gets the right error", () => {
  const cases: Record<LinkProblem, string[]> = {
    empty: ['', '   ', '\u200b\n'],
    not_a_url: [
      'hello',
      'what is a url',
      'ftp://youtube.com/watch',
      'data:text/html,x',
      'https://',
      `https://youtube.com@evil.example/watch?v=${ID}`,
      `https://youtube.com:pw@youtu.be/${ID}`,
      'mailto:someone@youtube.com',
      'youtube: a history of it',
      'my intent:be kind',
      'I like youtube:it is fun',
      'the v=nothing of it',
      'see [information] for more',
    ],
    not_youtube: [
      `https://youtube.com.evil.example/watch?v=${ID}`,
      `https://evilyoutube.com/watch?v=${ID}`,
      `https://youtube.org/watch?v=${ID}`,
      `https://xn--yutube-wqf.com/watch?v=${ID}`,
      `https://www.youtube.com:8443/watch?v=${ID}`,
      `https://youtu.be.evil.example/${ID}`,
      `youtube.com.evil.example/watch?v=${ID}`,
      'vimeo.com/123456',
      'https://vimeo.com/123456',
      'http://127.0.0.1/watch?v=x',
      `https://evil.example/${ID}?next=https://www.youtube.com/watch?v=${ID}`,
      `https://google.com.evil.example/url?q=https://youtu.be/${ID}`,
      `https://evil.example/url?q=https%3A%2F%2Fyoutu.be%2F${ID}`,
      `https%3A%2F%2Fevil.example%2F%3Fu%3Dhttps%3A%2F%2Fyoutu.be%2F${ID}`,
      'https://www.google.com/url?q=https://evil.example/',
      'https://www.google.com/search?q=youtube',
      `https://www.youtube.com/redirect?q=https%3A%2F%2Fevil.example%2F%3Fv%3D${ID}`,
    ],
    bad_id: [
      'https://youtu.be/dQw4w9WgXc',
      `https://youtu.be/${ID}x`,
      `_https://youtu.be/${ID}x_`,
      'https://www.youtube.com/shorts/abc',
      'vnd.youtube:short',
      'https://www.youtube.com/watch?v=../../etc',
      'https://www.youtube.com/watch?v=%E2%82%AC%E2%82%AC',
      'https://www.youtube.com/watch?v=%',
    ],
    playlist_only: [
      'https://www.youtube.com/playlist?list=PLrAXtmErZgOeiKm4sgNOknGvNjby9efdf',
      'https://music.youtube.com/playlist?list=OLAK5uy_k',
      'https://www.youtube.com/watch?v=&list=PLx',
      'https://youtu.be/?list=PLx',
    ],
    channel: [
      'https://www.youtube.com/channel/UC38IQsAvIsxxjztdMZQtwHA',
      'https://www.youtube.com/user/x/videos',
      'https://www.youtube.com/@someone/shorts',
      'https://www.youtube.com/SomeOldName',
      'https://www.youtube.com/embed/live_stream?channel=UC38IQsAvIsxxjztdMZQtwHA',
    ],
    clip: ['https://youtube.com/clip/Ugkx?si=x'],
    no_video: [
      'https://www.youtube.com',
      'https://www.youtube.com/',
      'youtube.com',
      'https://youtu.be/',
      'https://www.youtube.com/feed/trending',
      'https://www.youtube.com/shorts',
      'https://www.youtube.com/shorts/',
      'https://www.youtube.com/hashtag/music',
      'https://www.youtube.com/live',
    ],
  };
  for (const [problem, inputs] of Object.entries(cases)) {
    assert.ok(`link_${problem}` in ERRORS);
    for (const input of inputs) {
      assert.deepEqual(parseVideoLink(input), { ok: false, problem }, input);
    }
  }
});

test('no input breaks the link parser, and an id always has eleven plain characters', () => {
  const parts = fc.constantFrom(
    'https://',
    'www.youtube.com',
    'youtu.be',
    '/watch?v=',
    '/embed/',
    '&list=',
    '#t=',
    '%',
    '@',
    ':',
    ID,
    '/',
    '?',
    'continue=',
  );
  const text = fc
    .array(fc.oneof(parts, fc.string({ unit: 'binary', maxLength: 8 })))
    .map((all) => all.join(''));
  fc.assert(
    fc.property(text, (input) => {
      const result = parseVideoLink(input);
      if (result.ok) assert.match(result.id, /^[\w-]{11}$/);
      else assert.ok(`link_${result.problem}` in ERRORS);
    }),
    { numRuns: 1500 },
  );
});

test('V5 the thumbnail tool accepts watch, embed and short links with optional scheme and www, and nothing else', () => {
  for (const input of [
    `https://www.youtube.com/watch?v=${ID}`,
    `http://youtube.com/watch?v=${ID}&t=3`,
    `youtube.com/watch?list=x&v=${ID}`,
    `www.youtube.com/embed/${ID}?rel=0`,
    `https://youtu.be/${ID}?si=x`,
    ` youtu.be/${ID} `,
  ]) {
    assert.equal(findThumbnailVideoId(input), ID, input);
  }
  for (const input of [
    '',
    ID,
    `https://m.youtube.com/watch?v=${ID}`,
    `https://www.youtube.com/shorts/${ID}`,
    `https://youtu.be/${ID}x`,
    `https://evil.example/?u=https://youtu.be/${ID}`,
    `see https://youtu.be/${ID}`,
    `https://www.youtube.com/watch?v=short`,
  ]) {
    assert.equal(findThumbnailVideoId(input), null, input);
  }
});
