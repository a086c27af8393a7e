import assert from 'node:assert/strict';
import { after, describe, test } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import { TOKEN_HEADER } from '#contract/paths.ts';
import { type ReceivedMail, waitForMail } from '#tests/support/mail.ts';
import { type Challenge } from '#tests/support/prove-work.ts';
import { startStandInModels } from '#tests/support/stand-in-models/stand-in-models.ts';
import { answerLikeAModel } from '#tests/support/stand-in-writer.ts';
import { useSite } from '#tests/support/site-scene.ts';
import { solve } from '#web/site/client/proof-of-work.ts';

const PAYLOADS = [
  `<script>window.hacked=1</script>`,
  `<img src=x onerror="window.hacked=1">`,
  `"><svg onload=window.hacked=1>`,
  `javascript:window.hacked=1`,
  `[x](javascript:window.hacked=1) <iframe srcdoc="<script>parent.hacked=1</script>">`,
];
const HOSTILE = PAYLOADS.join(' ');

// A model that does what it is asked, but inserts script into every line.
const models = await startStandInModels({
  answer: (asked) => answerLikeAModel(asked, { say: (text) => `${text} ${HOSTILE}` }),
});
after(() => models.close());
const scene = useSite({ ...models.env(), LOCAL_AI_URL: models.localUrl });

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

async function readDone(id: string): Promise<string> {
  for (;;) {
    const { status, format } = (await (await call(`/generations/${id}`)).json()) as {
      status: string;
      format: string;
    };
    assert.notEqual(status, 'failed', format);
    if (status === 'done') return format;
    await pause(50);
  }
}

async function openApp(path: string): Promise<Page> {
  const page = await scene.newTab();
  await page
    .context()
    .addInitScript(`localStorage.setItem('token', ${JSON.stringify(scene.site.token)})`);
  await page.goto(scene.site.url + path);
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  return page;
}

async function assertUnharmed(page: Page): Promise<void> {
  for (const frame of page.frames()) {
    assert.equal(await frame.evaluate('window.hacked'), undefined, frame.url());
  }
  assert.equal(await page.locator('a[href^="javascript:" i]').count(), 0, page.url());
}

describe('18 script in content from people and models never runs', () => {
  test('in mail, neither in the sent HTML nor in the mailbox page', async () => {
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
        await page.waitForLoadState('networkidle');
        await assertUnharmed(page);
        if (!path.endsWith('/html')) {
          assert.ok((await page.locator('body').innerText()).includes('window.hacked=1'));
        }
      });
    }
    scene.complaints.length = 0;
  });

  test('in titles and user-defined names, on every screen that shows them', async () => {
    const started = await call('/generations', 'POST', {
      format: 'summary',
      sample: true,
      language: 'english',
    });
    const { generations } = (await started.json()) as { generations: { id: string }[] };
    const { id } = generations[0]!;
    await readDone(id);
    const title = HOSTILE.slice(0, 200);
    const edited = await call(`/generations/${id}`, 'PATCH', { title });
    assert.equal(edited.status, 200, await edited.text());
    await call('/settings', 'PATCH', { name: title.slice(0, 100) });
    for (const path of ['/app/generations', `/app/summary/${id}`, '/app/settings']) {
      const page = await openApp(path);
      for (const frame of page.frames()) {
        assert.equal(await frame.evaluate('window.hacked'), undefined, path);
      }
      await page.context().close();
    }
    const exported = await (await call(`/generations/${id}/export?as=html`)).text();
    assert.doesNotMatch(exported, /<script>window|<img src=x|<svg onload|<iframe/i);
  });

  test('in model output, in every format, on its page and in its HTML export', async () => {
    const started = await call('/generations', 'POST', {
      format: 'blog',
      sample: true,
      language: 'english',
      alsoMake: ['summary', 'tweet', 'linkedin', 'newsletter', 'podcast'],
    });
    const { generations } = (await started.json()) as { generations: { id: string }[] };
    for (const { id } of generations) {
      const format = await readDone(id);
      const page = await openApp(`/app/${format}/${id}`);
      await page.getByText('window.hacked=1').first().waitFor({ state: 'attached' });
      await assertUnharmed(page);
      await page.context().close();
      const exported = await (await call(`/generations/${id}/export?as=html`)).text();
      assert.ok(exported.includes('window.hacked=1'), `${format}: the payload did not get through`);
      await scene.visit('/favicon.svg', {}, async (tab) => {
        // Opened like a local file, without our CSP as protection.
        await tab.goto('about:blank');
        await tab.setContent(exported, { waitUntil: 'load' });
        assert.equal(await tab.evaluate('window.hacked'), undefined, format);
        assert.equal(await tab.locator('iframe, svg[onload], img[onerror]').count(), 0, format);
        assert.equal(await tab.locator('a[href^="javascript:" i]').count(), 0, format);
      });
    }
  });

  test('in an article of the site with injected content', async () => {
    await scene.visit('/', {}, async (page) => {
      const slug = 'podcast-loudness';
      await page.route(`**/blog/${slug}`, async (route) => {
        const answer = await route.fetch();
        const body = (await answer.text()).replace('</article>', `${HOSTILE}</article>`);
        assert.ok(body.includes(HOSTILE), 'there is no article to put it into');
        await route.fulfill({ response: answer, body });
      });
      await page.goto(`${scene.site.url}/blog/${slug}`);
      await page.locator('img[onerror]').waitFor({ state: 'attached' });
      await page.waitForLoadState('networkidle');
      for (const frame of page.frames()) {
        assert.equal(await frame.evaluate('window.hacked'), undefined, frame.url());
      }
    });
    const said = scene.complaints.filter((text) => /Content Security Policy/i.test(text));
    assert.ok(
      said.length > 0,
      'the browser was never in doubt: the page was not as hostile as meant',
    );
    scene.complaints.length = 0;
  });
});
