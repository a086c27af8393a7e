import type { Account } from '#contract/accounts.ts';
import type { Team, TeamMember } from '#contract/teams.ts';
import { AppError } from '#server/core/app-error.ts';
import type { Clock } from '#server/core/clock.ts';
import { newId } from '#server/core/ids.ts';
import type { Site } from '#server/core/site.ts';
import type { Database } from '#server/db/database.ts';
import type { Audit } from '../audit/audit.service.ts';
import type { Entitlements } from '../billing/entitlements.service.ts';
import type { Limit, Limits } from '../limits/limits.service.ts';
import type { Mailer } from '../mail/mailer.service.ts';
import {
  deleteMember,
  findMember,
  insertMember,
  listMembers,
  listMemberships,
  lockTeam,
  markJoined,
  type MemberRow,
} from './teams.repo.ts';

/** People who share one plan. They share only the right to generate: keys, texts and settings remain private. */
export interface Teams {
  get(account: Account): Promise<Team>;
  /** Throws `team_plan_needed`, `team_full`, `team_already_in` or `team_not_yourself`. */
  invite(account: Account, email: string): Promise<TeamMember>;
  /** By the owner, or by the member themselves. For anyone else the member doesn't exist. */
  remove(account: Account, memberId: string): Promise<void>;
}

interface Parts {
  database: Database;
  entitlements: Pick<Entitlements, 'hasOwnPlan'>;
  mailer: Mailer;
  audit: Audit;
  limits: Limits;
  site: Site;
  clock: Clock;
  seats: number;
}

/** Limited, so that removing and inviting again can't be used to flood a mailbox. */
const INVITATIONS: Limit = { name: 'team-invitations', max: 100, windowSeconds: 24 * 3600 };
const TO_ONE_ADDRESS: Limit = { name: 'team-invitation-to', max: 3, windowSeconds: 24 * 3600 };

export function createTeams(parts: Parts): Teams {
  const { database, entitlements, mailer, audit, limits, site, clock, seats } = parts;
  const { db } = database;

  return {
    async get(account) {
      await markJoined(db, account.id, clock.now());
      const [members, memberships, mayInvite] = await Promise.all([
        listMembers(db, account.id),
        listMemberships(db, account.email),
        entitlements.hasOwnPlan(account),
      ]);
      return {
        members: members.map(toMember),
        seats: { limit: seats, used: members.length },
        mayInvite,
        memberships: memberships.map(({ id, ownerEmail }) => ({ id, ownerEmail })),
      };
    },

    async invite(account, email) {
      if (email === account.email) throw new AppError('team_not_yourself');
      if (!(await entitlements.hasOwnPlan(account))) throw new AppError('team_plan_needed');
      await limits.take(INVITATIONS, account.id);
      await limits.take(TO_ONE_ADDRESS, `${account.id} ${email}`);
      const member = { id: newId('mem'), ownerId: account.id, email, invitedAt: clock.now() };
      return database.transaction(async (tx) => {
        const used = await lockTeam(tx, account.id);
        const isIn = (await listMembers(tx, account.id)).some((one) => one.email === email);
        if (isIn) throw new AppError('team_already_in');
        if (used >= seats) throw new AppError('team_full');
        await insertMember(tx, member);
        await audit.record(tx, { ownerId: account.id, kind: 'team_changed', detail: 'invited' });
        await mailer.send(tx, {
          to: email,
          template: 'teamInvitation',
          data: { inviter: account.email, url: invitationUrl(site.url, account.email, email) },
        });
        return toMember({ ...member, joinedAt: null });
      });
    },

    async remove(account, memberId) {
      const member = await findMember(db, memberId);
      const isTheirs = member?.ownerId === account.id || member?.email === account.email;
      if (!member || !isTheirs) throw new AppError('not_found');
      await deleteMember(db, memberId);
      await audit.record(db, { ownerId: account.id, kind: 'team_changed', detail: 'removed' });
    },
  };
}

/** In the fragment, which appears in no request and no log. */
function invitationUrl(siteUrl: string, inviter: string, email: string): string {
  return `${siteUrl}/signup#${new URLSearchParams({ invited: email, by: inviter }).toString()}`;
}

function toMember({ id, email, invitedAt, joinedAt }: MemberRow): TeamMember {
  return {
    id,
    email,
    status: joinedAt ? 'joined' : 'invited',
    invitedAt: invitedAt.toISOString(),
    joinedAt: joinedAt?.toISOString() ?? null,
  };
}
