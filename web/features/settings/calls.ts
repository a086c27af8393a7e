import {
  infiniteQueryOptions,
  queryOptions,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';
import { AccessTokenListSchema, SessionListSchema } from '#contract/accounts.ts';
import { CALLS, fill } from '#contract/paths.ts';
import { PronunciationsSchema } from '#contract/podcasts.ts';
import {
  KeyInfoSchema,
  SettingsSchema,
  type ChangeSettings,
  type KeyInfo,
  type Settings,
} from '#contract/settings.ts';
import { type LedgerRow, UsageSchema } from '#contract/usage.ts';
import { call, request } from '../../lib/api-client.ts';
import { modelsQuery, settingsQuery } from '../../lib/catalogue.ts';

export const sessionsQuery = queryOptions({
  queryKey: ['sessions'],
  queryFn: ({ signal }) => call(CALLS.sessions, SessionListSchema, { signal }),
});

export const accessTokensQuery = queryOptions({
  queryKey: ['access-tokens'],
  queryFn: ({ signal }) => call(CALLS.accessTokens, AccessTokenListSchema, { signal }),
});

export const pronunciationsQuery = queryOptions({
  queryKey: ['pronunciations'],
  queryFn: ({ signal }) => call(CALLS.pronunciations, PronunciationsSchema, { signal }),
});

/** The ledger page by page; each page has the totals of the whole month. */
export function usageQuery(month: string) {
  return infiniteQueryOptions({
    queryKey: ['usage', month],
    initialPageParam: '',
    queryFn: ({ signal, pageParam }: { signal: AbortSignal; pageParam: string }) => {
      const from = pageParam && `&cursor=${pageParam}`;
      return call(`${CALLS.usage}?month=${month}&group=recording${from}`, UsageSchema, { signal });
    },
    getNextPageParam: ({ nextCursor }) => nextCursor,
  });
}

/** The ledger entries behind one recording row: those of the same day and voices. */
export function recordedLinesQuery(month: string, row: LedgerRow) {
  const { generationId, model, key, at } = row;
  return queryOptions({
    queryKey: ['usage', month, generationId, model, key, at, row.calls],
    queryFn: async ({ signal }) => {
      const path = `${CALLS.usage}?month=${month}&generation=${generationId}`;
      const lines: LedgerRow[] = [];
      for (let cursor: string | null = ''; cursor !== null;) {
        const from: string = cursor && `&cursor=${cursor}`;
        const { rows, nextCursor } = await call(path + from, UsageSchema, { signal });
        lines.push(...rows);
        cursor = nextCursor;
      }
      return lines.filter(
        (line) =>
          line.stage === 'speech' &&
          line.model === model &&
          line.key === key &&
          line.at.slice(0, 10) === at.slice(0, 10),
      );
    },
  });
}

export function useChangeSettings() {
  const client = useQueryClient();
  return useMutation<Settings, Error, ChangeSettings>({
    mutationFn: (change) => call(CALLS.settings, SettingsSchema, { method: 'PATCH', body: change }),
    onSuccess: (settings) => {
      client.setQueryData(settingsQuery.queryKey, settings);
      void client.invalidateQueries({ queryKey: ['voices'] });
      return client.invalidateQueries({ queryKey: ['usage'] });
    },
  });
}

export type KeyWish =
  | { does: 'save'; provider: string; key: string }
  | { does: 'test'; provider: string };

/** Saving a key also tests it. An existing key can be tested again. */
export function useKey() {
  const client = useQueryClient();
  return useMutation<KeyInfo, Error, KeyWish>({
    mutationFn: (wish) => {
      const { provider } = wish;
      return wish.does === 'save'
        ? call(fill(CALLS.key, { provider }), KeyInfoSchema, {
            method: 'PUT',
            body: { key: wish.key },
          })
        : call(fill(CALLS.keyTest, { provider }), KeyInfoSchema, { method: 'POST' });
    },
    onSettled: () => refreshKeys(client),
  });
}

export function useRemoveKey() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (provider: string) => request(fill(CALLS.key, { provider }), { method: 'DELETE' }),
    onSettled: () => refreshKeys(client),
  });
}

function refreshKeys(client: ReturnType<typeof useQueryClient>) {
  return Promise.all([
    client.invalidateQueries({ queryKey: settingsQuery.queryKey }),
    client.invalidateQueries({ queryKey: modelsQuery.queryKey }),
    client.invalidateQueries({ queryKey: ['voices'] }),
  ]);
}
