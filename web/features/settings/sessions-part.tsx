import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { SessionInfo } from '#contract/accounts.ts';
import { CALLS, fill } from '#contract/paths.ts';
import { request, errorText } from '../../lib/api-client.ts';
import { signOut } from '../../lib/session.ts';
import { Button } from '../../ui/button.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { sessionsQuery } from './calls.ts';
import { Setting } from './setting.tsx';
import { SETTINGS_WORDS } from './words.tsx';

const { sessions: WORDS } = SETTINGS_WORDS;

export function SessionsPart() {
  const sessions = useQuery(sessionsQuery);
  const client = useQueryClient();
  const refresh = () => client.invalidateQueries({ queryKey: sessionsQuery.queryKey });
  const end = useMutation({
    mutationFn: (id: string) => request(fill(CALLS.session, { id }), { method: 'DELETE' }),
    onSettled: refresh,
  });
  const endOthers = useMutation({
    mutationFn: async (others: readonly SessionInfo[]) => {
      for (const { id } of others) await request(fill(CALLS.session, { id }), { method: 'DELETE' });
    },
    onSettled: refresh,
  });
  const leave = useMutation({ mutationFn: signOut });
  const others = sessions.data?.sessions.filter(({ isCurrent }) => !isCurrent) ?? [];
  return (
    <Setting id="sessions" title={SETTINGS_WORDS.places.sessions}>
      {sessions.isPending && <Skeleton label={WORDS.loading} lines={3} />}
      {sessions.isError && <p role="alert">{errorText(sessions.error)}</p>}
      <ul className="rows">
        {sessions.data?.sessions.map((session) => (
          <li key={session.id}>
            <span>
              <b>{deviceOf(session)}</b>
              <small>
                {session.isCurrent
                  ? WORDS.here(session.createdAt)
                  : WORDS.elsewhere(session.lastSeenAt, session.createdAt)}
              </small>
            </span>
            {!session.isCurrent && (
              <Button
                isSmall
                aria-label={WORDS.endOne(deviceOf(session))}
                onPress={() => end.mutate(session.id)}
              >
                {WORDS.end}
              </Button>
            )}
          </li>
        ))}
      </ul>
      <div className="row">
        <Button isPending={leave.isPending} onPress={() => leave.mutate()}>
          {WORDS.end}
        </Button>
        {others.length > 0 && (
          <Button
            tone="quiet"
            isPending={endOthers.isPending}
            pendingText={WORDS.ending}
            onPress={() => endOthers.mutate(others)}
          >
            {WORDS.endOthers}
          </Button>
        )}
      </div>
      <p className="setting-note">{WORDS.note}</p>
    </Setting>
  );
}

/** "Firefox on Windows", based on the user agent. */
function deviceOf({ kind, userAgent }: SessionInfo): string {
  if (kind === 'terminal') return WORDS.terminal;
  if (kind === 'development') return WORDS.development;
  const browser = /Edg|OPR|Firefox|Chrome|Safari/.exec(userAgent)?.[0] ?? WORDS.browser;
  const system = /Windows|Android|iPhone|iPad|Mac OS|Linux/.exec(userAgent)?.[0];
  const names: Record<string, string> = { Edg: 'Edge', OPR: 'Opera' };
  const name = names[browser] ?? browser;
  return system ? WORDS.on(name, system) : name;
}
