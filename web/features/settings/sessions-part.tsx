import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { SessionInfo } from '#contract/accounts.ts';
import { CALLS, fill } from '#contract/paths.ts';
import { request, errorText } from '../../lib/api-client.ts';
import { signOut } from '../../lib/session.ts';
import { Button } from '../../ui/button.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { sessionsQuery } from './calls.ts';
import { Setting } from './setting.tsx';

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
    <Setting id="sessions" title="Sessions">
      {sessions.isPending && <Skeleton label="Loading sessions" lines={3} />}
      {sessions.isError && <p role="alert">{errorText(sessions.error)}</p>}
      <ul className="rows">
        {sessions.data?.sessions.map((session) => (
          <li key={session.id}>
            <span>
              <b>{deviceOf(session)}</b>
              <small>
                {session.isCurrent ? 'This device' : `Last used ${when(session.lastSeenAt)}`},
                signed in {when(session.createdAt)}
              </small>
            </span>
            {!session.isCurrent && (
              <Button
                isSmall
                aria-label={`Sign out ${deviceOf(session)}`}
                onPress={() => end.mutate(session.id)}
              >
                Sign out
              </Button>
            )}
          </li>
        ))}
      </ul>
      <div className="row">
        <Button isPending={leave.isPending} onPress={() => leave.mutate()}>
          Sign out
        </Button>
        {others.length > 0 && (
          <Button
            tone="quiet"
            isPending={endOthers.isPending}
            pendingText="Signing out…"
            onPress={() => endOthers.mutate(others)}
          >
            Sign out everywhere else
          </Button>
        )}
      </div>
      <p className="setting-note">Drafts in progress continue, and your work is safe.</p>
    </Setting>
  );
}

function when(instant: string): string {
  return new Date(instant).toLocaleString('en-GB', { dateStyle: 'long', timeStyle: 'short' });
}

/** "Firefox on Windows", as far as the browser says so itself. */
function deviceOf({ kind, userAgent }: SessionInfo): string {
  if (kind === 'terminal') return 'A terminal';
  if (kind === 'development') return 'Development';
  const browser = /Edg|OPR|Firefox|Chrome|Safari/.exec(userAgent)?.[0] ?? 'A browser';
  const system = /Windows|Android|iPhone|iPad|Mac OS|Linux/.exec(userAgent)?.[0];
  const names: Record<string, string> = { Edg: 'Edge', OPR: 'Opera' };
  return `${names[browser] ?? browser}${system ? ` on ${system}` : ''}`;
}
