import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Account } from '#contract/accounts.ts';
import { CALLS } from '#contract/paths.ts';
import {
  ChangeSettingsSchema,
  KeyInfoSchema,
  ProviderParamSchema,
  SaveKeySchema,
  type Settings,
  SettingsSchema,
} from '#contract/settings.ts';
import { accountOf, originOf } from '#server/core/http.ts';
import type { Accounts } from '../accounts/accounts.service.ts';
import type { ProviderKeys } from './keys.service.ts';
import type { AccountSettings } from './settings.service.ts';

/** Each sends a request to a provider. */
const KEY_LIMIT = { by: 'account', name: 'key-check', max: 20, windowSeconds: 600 } as const;

export interface SettingsRouteOptions {
  accounts: Accounts;
  settings: AccountSettings;
  keys: ProviderKeys;
  /** Throws if the style belongs to another account. */
  styles: { get(account: Account, id: string): Promise<unknown> };
}

export const settingsRoutes: FastifyPluginAsyncZod<SettingsRouteOptions> = async (
  app,
  { accounts, settings, keys, styles },
) => {
  async function read(account: Account): Promise<Settings> {
    const [user, preferences, keyInfos] = await Promise.all([
      accounts.getUser(account),
      settings.get(account.id),
      keys.list(account.id),
    ]);
    const { capCents, ...defaults } = preferences;
    const { name, email, hasPassword } = user;
    return { name, email, hasPassword, defaults, capCents, keys: keyInfos };
  }

  app.get(
    CALLS.settings,
    {
      schema: { summary: 'Get your defaults, limits and keys', response: { 200: SettingsSchema } },
    },
    (request) => read(accountOf(request)),
  );

  app.patch(
    CALLS.settings,
    {
      config: { access: 'session' },
      schema: {
        summary: 'Change one or more settings',
        body: ChangeSettingsSchema,
        response: { 200: SettingsSchema },
      },
    },
    async (request) => {
      const account = accountOf(request);
      const styleId = request.body.defaults?.styleId;
      // 404 if it isn't theirs.
      if (styleId) await styles.get(account, styleId);
      await settings.change(account, request.body);
      return read(account);
    },
  );

  app.put(
    CALLS.key,
    {
      config: { access: 'session', limits: [KEY_LIMIT] },
      schema: {
        summary: 'Test an API key with its provider and save it',
        params: ProviderParamSchema,
        body: SaveKeySchema,
        response: { 200: KeyInfoSchema },
      },
    },
    (request) =>
      keys.save(accountOf(request), request.params.provider, request.body.key, originOf(request)),
  );

  app.delete(
    CALLS.key,
    {
      config: { access: 'session' },
      schema: {
        summary: 'Delete an API key',
        params: ProviderParamSchema,
        response: { 204: z.null() },
      },
    },
    async (request, reply) => {
      await keys.remove(accountOf(request), request.params.provider, originOf(request));
      return reply.code(204).send(null);
    },
  );

  app.post(
    CALLS.keyTest,
    {
      config: { access: 'session', limits: [KEY_LIMIT] },
      schema: {
        summary: 'Test a saved API key',
        params: ProviderParamSchema,
        response: { 200: KeyInfoSchema },
      },
    },
    (request) => keys.test(accountOf(request), request.params.provider),
  );
};
