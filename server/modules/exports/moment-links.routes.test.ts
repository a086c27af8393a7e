// One engine: it tests the links in finished files; other tests read the single row behind them on both.
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { strFromU8, unzipSync } from 'fflate';
import { makeApp } from '#tests/support/make-app.ts';
import { idOf, startStandInPlatform } from '#tests/support/stand-in-platform.ts';
import { untilEnded } from '#tests/support/until-ended.ts';

const standIn = await startStandInPlatform();
after(() => standIn.close());
const app = await makeApp({ after }, { env: standIn.env, listens: true });

async function exported(id: string, as: string): Promise<Uint8Array> {
  const response = await fetch(`${app.url}/generations/${id}/export?as=${as}`, {
    headers: { Token: app.owner.token },
  });
  assert.equal(response.status, 200);
  return new Uint8Array(await response.arrayBuffer());
}

test("F7 in every file, a newsletter's moments are links to the video at their times", async () => {
  const url = `https://www.youtube.com/watch?v=${idOf('ordinary')}`;
  const { body } = await app.owner.call('POST', '/generations', { format: 'newsletter', url });
  const { id, document } = await untilEnded(app.owner, body.generations[0].id);
  const moments = document!.sections
    .flatMap(({ blocks }) => blocks)
    .filter(({ kind }) => kind === 'link');
  assert.ok(moments.length > 2 && moments.every(({ startMs }) => startMs !== null));
  const markdown = strFromU8(await exported(id, 'md'));
  const mail = strFromU8(await exported(id, 'html'));
  const files = unzipSync(await exported(id, 'docx'));
  const word = strFromU8(files['word/_rels/document.xml.rels']!);
  for (const { md, startMs } of moments) {
    const address = `${url}&t=${Math.floor(startMs! / 1000)}s`;
    assert.ok(markdown.includes(`[${md}](${address})`), md);
    assert.ok(mail.includes(`href="${address.replaceAll('&', '&amp;')}"`), md);
    assert.ok(word.includes(address.replaceAll('&', '&amp;')), md);
  }
  // The stored text doesn't contain links, so the editor shows plain words.
  assert.ok(moments.every(({ md }) => !md.includes('](')));
});

test("a newsletter from a pasted text, which can't be watched, has no links to moments", async () => {
  const { body } = await app.owner.call('POST', '/generations', {
    format: 'newsletter',
    sample: true,
  });
  const { id } = await untilEnded(app.owner, body.generations[0].id);
  assert.doesNotMatch(strFromU8(await exported(id, 'md')), /\]\(/);
});

test('a newsletter labels its subject lines and preheader in its own language, in every file', async () => {
  for (const [sample, language, labels] of [
    ['airing-de', 'german', ['Betreffzeile: ', 'Preheader: ']],
    ['bicycle-ja', 'japanese', ['件名：', 'プリヘッダー：']],
  ] as const) {
    const { body } = await app.owner.call('POST', '/generations', {
      format: 'newsletter',
      sample,
      language,
    });
    const { id } = await untilEnded(app.owner, body.generations[0].id);
    const docx = unzipSync(await exported(id, 'docx'))['word/document.xml']!;
    const files = [await exported(id, 'md'), await exported(id, 'txt'), docx].map((bytes) =>
      strFromU8(bytes),
    );
    for (const text of files) {
      for (const label of labels) assert.ok(text.includes(label), label);
      assert.ok(!text.includes('ubject line'));
    }
  }
});
