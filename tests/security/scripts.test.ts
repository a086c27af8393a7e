import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { Page } from 'playwright-core';
import { TOKEN_HEADER } from '#contract/paths.ts';
import { type ReceivedMail, waitForMail } from '#tests/support/mail.ts';
import { type Challenge } from '#tests/support/prove-work.ts';
import { useSite } from '#tests/support/site-scene.ts';
import { solve } from '#web/site/client/proof-of-work.ts';

const scene = useSite();
const PAYLOADS = [
  `<script>window.hacked=1</script>`,
  `<img src=x onerror="window.hacked=1">`,
  `"><svg onload=window.hacked=1>`,
  `javascript:window.hacked=1`,
  `[x](javascript:window.hacked=1) <iframe srcdoc="<script>parent.hacked=1</script>">`,
];
const HOSTILE = PAYLOADS.join(' ');

async function call(path: string, method = 'GET', body?: object): Promise<Response> {
  return fetch(scene.site.url + path, {
    method,
    headers: {
      [TOKEN_HEADER]: scene.site.token,
      ...(body && { 'content-type': 'application/json' }),
      'if-match': '1',
    },
    ...(body && { body: JSON.stringify(body) }),
  });
}

async function assertUnharmed(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  for (const frame of page.frames()) {
    assert.equal(await frame.evaluate('window.hacked'), undefined, frame.url());
  }
  for (const link of await page.locator('a[href]').all()) {
    assert.doesNotMatch((await link.getAttribute('href')) ?? '', /^\s*javascript:/i);
  }
}

describe('18 script in what people and models write never runs', () => {
  test('in mail, neither as sent nor in the mailbox', async () => {
    const challenge = (await (await call('/captcha')).json()) as Challenge;
    const sent = await call('/contact', 'POST', {
      name: HOSTILE.slice(0, 200),
      email: 'eve@example.org',
      message: HOSTILE,
      recaptchaToken: await solve(challenge),
    });
    assert.equal(sent.status, 200);
    const support = 'support@quillcast.example';
    const mail: ReceivedMail = await waitForMail(scene.site.dataDir, support, /Message from/);
    assert.doesNotMatch(mail.html, /<(script|img|svg|iframe)\b/i);
    for (const path of [
      '/dev/mailbox',
      `/dev/mailbox/${mail.id}`,
      `/dev/mailbox/${mail.id}/html`,
    ]) {
      await scene.visit(path, {}, async (page) => {
        await assertUnharmed(page);
        if (!path.endsWith('/html')) {
          assert.ok((await page.locator('body').innerText()).includes('window.hacked=1'));
        }
      });
    }
    scene.complaints.length = 0;
  });

  test('in titles and in the account’s own names, on every screen that shows them', async () => {
    const started = await call('/generations', 'POST', {
      format: 'summary',
      sample: true,
      language: 'english',
    });
    const { generations } = (await started.json()) as { generations: { id: string }[] };
    const { id } = generations[0]!;
    for (;;) {
      const { status } = (await (await call(`/generations/${id}`)).json()) as { status: string };
      if (status === 'done') break;
    }
    const title = HOSTILE.slice(0, 200);
    const edited = await call(`/generations/${id}`, 'PATCH', { title });
    assert.equal(edited.status, 200, await edited.text());
    await call('/settings', 'PATCH', { name: title.slice(0, 100) });
    for (const path of ['/app/generations', `/app/summary/${id}`, '/app/settings']) {
      const page = await scene.newTab();
      await page
        .context()
        .addInitScript(`localStorage.setItem('token', ${JSON.stringify(scene.site.token)})`);
      await page.goto(scene.site.url + path);
      await page.getByRole('heading', { level: 1 }).first().waitFor();
      for (const frame of page.frames()) {
        assert.equal(await frame.evaluate('window.hacked'), undefined, path);
      }
      await page.context().close();
    }
    const exported = await (await call(`/generations/${id}/export?as=html`)).text();
    assert.doesNotMatch(exported, /<script>window|<img src=x|<svg onload|<iframe/i);
  });
});
