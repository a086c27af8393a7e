import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import {
  OperatorAccountsSchema,
  OperatorOverviewSchema,
  RetriedJobsSchema,
  RetryJobsSchema,
} from '#contract/operator.ts';
import { CALLS } from '#contract/paths.ts';
import { AppError } from '#server/core/app-error.ts';
import { accountOf, originOf } from '#server/core/http.ts';
import type { Accounts } from '../accounts/accounts.service.ts';
import type { OperatorPage } from './operator-page.ts';

/** Access tokens can't be used, because these calls show everyone's data. */
const config = { access: 'session' } as const;

export interface OperatorRouteOptions {
  accounts: Accounts;
  operatorPage: OperatorPage;
}

/** For the accounts named in the configuration. For others these calls don't exist. */
export const operatorRoutes: FastifyPluginAsyncZod<OperatorRouteOptions> = async (
  app,
  { accounts, operatorPage },
) => {
  app.addHook('preValidation', async (request) => {
    const { isOperator } = await accounts.getUser(accountOf(request));
    if (!isOperator) throw new AppError('not_found');
  });

  app.get(
    CALLS.operatorOverview,
    {
      config,
      schema: {
        summary: 'Get failed jobs, waiting jobs, house-key spending and what’s missing',
        response: { 200: OperatorOverviewSchema },
      },
    },
    () => operatorPage.overview(),
  );

  app.get(
    CALLS.operatorAccounts,
    {
      config,
      schema: {
        summary: 'Search accounts by email, with their plan and this month’s usage',
        querystring: z.strictObject({
          q: z.string().max(254).optional(),
          cursor: z.string().max(60).optional(),
        }),
        response: { 200: OperatorAccountsSchema },
      },
    },
    ({ query: { q = '', cursor = null } }) => operatorPage.listAccounts(q, cursor),
  );

  app.post(
    CALLS.operatorRetry,
    {
      config,
      schema: {
        summary: 'Retry one failed job, or all failed jobs of one type',
        body: RetryJobsSchema,
        response: { 200: RetriedJobsSchema },
      },
    },
    async (request) => ({
      retried: await operatorPage.retry(accountOf(request), request.body, originOf(request)),
    }),
  );
};
