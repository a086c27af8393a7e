import { and, count, eq, isNull, first } from '#server/db/sql.ts';
import type { Queryable, Tx } from '#server/db/database.ts';
import { users } from '#server/db/schema/accounts.ts';
import { teamMembers } from '#server/db/schema/billing.ts';

export type MemberRow = typeof teamMembers.$inferSelect;

interface MembershipRow extends MemberRow {
  ownerEmail: string;
}

export async function listMembers(db: Queryable, ownerId: string): Promise<MemberRow[]> {
  return db
    .select()
    .from(teamMembers)
    .where(eq(teamMembers.ownerId, ownerId))
    .orderBy(teamMembers.invitedAt, teamMembers.id);
}

export async function listMemberships(db: Queryable, email: string): Promise<MembershipRow[]> {
  const rows = await db
    .select()
    .from(teamMembers)
    .innerJoin(users, eq(users.id, teamMembers.ownerId))
    .where(eq(teamMembers.email, email))
    .orderBy(teamMembers.invitedAt);
  return rows.map(({ team_members: member, users: owner }) => ({
    ...member,
    ownerEmail: owner.email,
  }));
}

export function findMember(db: Queryable, id: string): Promise<MemberRow | null> {
  return first(db.select().from(teamMembers).where(eq(teamMembers.id, id)));
}

/** Locked, so that of two concurrent invitations for the last seat, the second waits and then counts the first. */
export async function lockTeam(tx: Tx, ownerId: string): Promise<number> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, ownerId)).for('update');
  const [row] = await tx
    .select({ members: count() })
    .from(teamMembers)
    .where(eq(teamMembers.ownerId, ownerId));
  return row!.members;
}

/** Returns `false` if this address is already in the team. */
export async function insertMember(
  tx: Tx,
  member: { id: string; ownerId: string; email: string; invitedAt: Date },
): Promise<boolean> {
  const inserted = await tx
    .insert(teamMembers)
    .values(member)
    .onConflictDoNothing()
    .returning({ id: teamMembers.id });
  return inserted.length > 0;
}

export async function markJoined(db: Queryable, userId: string, at: Date): Promise<void> {
  const email = db.select({ email: users.email }).from(users).where(eq(users.id, userId));
  await db
    .update(teamMembers)
    .set({ joinedAt: at })
    .where(and(eq(teamMembers.email, email), isNull(teamMembers.joinedAt)));
}

export async function deleteMember(db: Queryable, id: string): Promise<void> {
  await db.delete(teamMembers).where(eq(teamMembers.id, id));
}
