import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { CALLS, fill } from '#contract/paths.ts';
import { TeamMemberSchema, type Team, type TeamMember } from '#contract/teams.ts';
import { call, request, errorText } from '../../lib/api-client.ts';
import { teamQuery } from '../../lib/team.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/dialog.tsx';
import { TextField } from '../../ui/field.tsx';
import { toasts } from '../../ui/toast.ts';
import { SUBSCRIPTION } from './billing-calls.ts';
import { CHECKOUT_WORDS } from './checkout-words.tsx';
import './plan-panel.css';

const WORDS = CHECKOUT_WORDS.team;

/** Team members. They share the right to generate and nothing else. */
export function TeamPanel() {
  const { data, error, isPending, refetch } = useQuery(teamQuery);
  if (isPending) return <p className="setting-note">{WORDS.loading}</p>;
  if (error) {
    return (
      <>
        <p role="alert">{errorText(error)}</p>
        <Button isSmall onPress={() => void refetch()}>
          {CHECKOUT_WORDS.retry}
        </Button>
      </>
    );
  }
  return (
    <div className="plan-panel">
      <Memberships team={data} />
      {data.mayInvite ? <Invite team={data} /> : <p className="setting-note">{WORDS.needsPlan}</p>}
      {data.members.length > 0 && (
        <ul className="team-list" aria-label={WORDS.people}>
          {data.members.map((member) => (
            <Member key={member.id} member={member} />
          ))}
        </ul>
      )}
    </div>
  );
}

function useRemoval() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => request(fill(CALLS.teamMember, { id }), { method: 'DELETE' }),
    onError: (error) => toasts.show(errorText(error), { type: 'error', durationMs: 6000 }),
    onSettled: async () => {
      await client.invalidateQueries({ queryKey: teamQuery.queryKey });
      await client.invalidateQueries({ queryKey: SUBSCRIPTION });
    },
  });
}

function Memberships({ team }: { team: Team }) {
  const removal = useRemoval();
  return team.memberships.map(({ id, ownerEmail }) => (
    <div key={id} className="setting-fact">
      {WORDS.memberOf(ownerEmail)}{' '}
      <ConfirmDialog
        title={WORDS.leaveTitle(ownerEmail)}
        confirmLabel={WORDS.leave}
        isDanger
        onConfirm={async () => {
          await removal.mutateAsync(id);
        }}
        trigger={
          <Button isSmall tone="quiet">
            {WORDS.leaveTeam}
          </Button>
        }
      >
        <p>{WORDS.leaveNote}</p>
      </ConfirmDialog>
    </div>
  ));
}

function Member({ member }: { member: TeamMember }) {
  const removal = useRemoval();
  const isJoined = member.status === 'joined';
  return (
    <li>
      <span className="team-who">
        {member.email}
        <small>{isJoined ? WORDS.joined : WORDS.invited}</small>
      </span>
      <ConfirmDialog
        title={WORDS.removeTitle(member.email)}
        confirmLabel={WORDS.remove}
        isDanger
        onConfirm={async () => {
          await removal.mutateAsync(member.id);
        }}
        trigger={
          <Button isSmall tone="quiet" aria-label={WORDS.removeOne(member.email)}>
            {WORDS.remove}
          </Button>
        }
      >
        <p>{isJoined ? WORDS.removeJoined : WORDS.removeInvited}</p>
      </ConfirmDialog>
    </li>
  );
}

function Invite({ team }: { team: Team }) {
  const client = useQueryClient();
  const [email, setEmail] = useState('');
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: () =>
      call(CALLS.teamMembers, TeamMemberSchema, { method: 'POST', body: { email } }),
    onSuccess: async ({ email: invited }) => {
      setEmail('');
      toasts.show(WORDS.sent(invited));
      await client.invalidateQueries({ queryKey: teamQuery.queryKey });
    },
  });
  const { used, limit } = team.seats;

  function send(event: FormEvent) {
    event.preventDefault();
    mutate();
  }

  return (
    <form className="team-form" onSubmit={send}>
      <TextField
        label={WORDS.email}
        type="email"
        isRequired
        value={email}
        onChange={(value) => {
          setEmail(value);
          reset();
        }}
        error={error ? errorText(error) : undefined}
      />
      <Button type="submit" isPending={isPending} pendingText={WORDS.inviting}>
        {WORDS.invite}
      </Button>
      <p className="setting-note team-seats">{WORDS.seats(used, limit)}</p>
    </form>
  );
}
