import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { Page } from 'playwright-core';
import type { OperatorOverview } from '#contract/operator.ts';
import { assertAccessible } from '#tests/support/accessible.ts';
import { assertNoSideways, useApp, type OpenOptions } from '#tests/support/app-scene.ts';
import { eventually, shot } from '#tests/support/browser.ts';

const scene = useApp({ OPERATORS: 'owner@localhost' });

const VIEWS: Record<string, OpenOptions> = {
  desktop: {},
  dark: { theme: 'dark' },
  phone: { width: 360, height: 780, touch: true },
  'phone-dark': { width: 360, height: 780, touch: true, theme: 'dark' },
};

const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString();

const FAILED: OperatorOverview['failed'] = [
  {
    kind: 'generation',
    total: 143,
    jobs: Array.from({ length: 4 }, (_, number) => ({
      id: `6f9619ff-8b86-4d01-b42d-00cf4fc964f${number}`,
      failedAt: hoursAgo(0.2 + number * 7),
      code: number % 2 ? 'run_interrupted' : 'provider_down',
      reason: number % 2 ? 'This run was interrupted too many times.' : 'OpenAI isn’t responding.',
      account: `a-customer-with-a-long-name-${number}@a-company-with-a-long-name.example`,
    })),
  },
  {
    kind: 'mail',
    total: 1,
    jobs: [
      {
        id: '6f9619ff-8b86-4d01-b42d-00cf4fc964ff',
        failedAt: hoursAgo(60),
        code: null,
        reason: '550 mailbox unavailable',
        account: null,
      },
    ],
  },
];
const FULL: OperatorOverview = {
  problems: [{ field: 'storage', problem: 'can’t be written to' }],
  queues: [
    { kind: 'generation', waiting: 1204, running: 12, oldestSeconds: 754 },
    { kind: 'podcast-audio', waiting: 0, running: 3, oldestSeconds: null },
  ],
  failed: FAILED,
  house: {
    month: '2026-11',
    monthCents: 41_870,
    visitorCents: 3214.5,
    todayCents: 1290.25,
    dailyLimitCents: 2000,
  },
};

/** Mocks the overview of a server with problems, which the test server doesn't have. */
async function showFull(page: Page): Promise<string[]> {
  const retried: string[] = [];
  await page.route('**/operator/overview', (route) => route.fulfill({ json: FULL }));
  await page.route('**/operator/retry', async (route) => {
    retried.push(route.request().postData() ?? '');
    await route.fulfill({ json: { retried: 143 } });
  });
  return retried;
}

describe('the operator page', () => {
  for (const [view, options] of Object.entries(VIEWS)) {
    test(`shows the server’s state, with and without problems: ${view}`, async () => {
      const page = await scene.newTab(options);
      await page.goto(`${scene.site.url}/operator`);
      await page.getByText('There are no failed jobs.').waitFor();
      await page.getByRole('cell', { name: 'No plan' }).first().waitFor();
      await page.getByText('Ready', { exact: true }).waitFor();
      await assertAccessible(page);
      await assertNoSideways(page);
      await shot(page, `app/${view}/operator-empty`);
      await showFull(page);
      await page.reload();
      await page.getByText('143 jobs').waitFor();
      await page.getByText('can’t be written to').waitFor();
      await page.getByRole('cell', { name: 'No plan' }).first().waitFor();
      await assertAccessible(page);
      await assertNoSideways(page);
      await shot(page, `app/${view}/operator-full`);
      await page.context().close();
    });
  }

  test('is in the menu, finds an account, and retries one job or all of a kind', () =>
    scene.on('/app/settings', {}, async (page) => {
      const retried = await showFull(page);
      await page.getByRole('link', { name: 'Operator' }).click();
      await page.getByRole('button', { name: 'Retry all failed generation jobs' }).click();
      await page.getByText('Retrying 143 jobs.').waitFor();
      await page.getByRole('button', { name: /Retry the mail job/ }).click();
      await eventually('it is not retried', async () => retried.length === 2);
      assert.deepEqual(
        retried.map((body) => Object.keys(JSON.parse(body) as object)),
        [['kind'], ['id']],
      );
      await page.getByLabel('Search by email').fill('nobody-at-all');
      await page.getByText('No results').waitFor();
      await page.getByLabel('Search by email').fill('OWNER@');
      await page.getByRole('rowheader', { name: 'owner@localhost' }).waitFor();
    }));

  test('is a 404 for other users', async () => {
    const page = await scene.newTab();
    const missing = { code: 'not_found', msg: 'x', message: 'x' };
    await page.route('**/user_info', async (route) => {
      const user = (await (await route.fetch()).json()) as object;
      await route.fulfill({ json: { ...user, isOperator: false } });
    });
    await page.route('**/operator/*', (route) => route.fulfill({ status: 404, json: missing }));
    await page.goto(`${scene.site.url}/operator`);
    await page.getByRole('heading', { name: 'Page not found' }).waitFor();
    assert.equal(await page.getByRole('link', { name: 'Operator' }).count(), 0);
    await page.context().close();
  });
});
