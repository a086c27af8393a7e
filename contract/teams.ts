import * as z from 'zod/mini';
import { EmailSchema } from './accounts.ts';
import { CountSchema, InstantSchema } from './values.ts';

export const TeamMemberSchema = z.object({
  id: z.string(),
  email: z.string(),
  /** `invited` until the person signs in with this address. */
  status: z.enum(['invited', 'joined']),
  invitedAt: InstantSchema,
  joinedAt: z.nullable(InstantSchema),
});
export type TeamMember = z.infer<typeof TeamMemberSchema>;

/** A team this account is a member of. */
const MembershipSchema = z.object({
  id: z.string(),
  ownerEmail: z.string(),
});

export const TeamSchema = z.object({
  /** People who share this account's plan. */
  members: z.array(TeamMemberSchema),
  seats: z.object({ limit: CountSchema, used: CountSchema }),
  /** Whether this account has its own plan to share. */
  mayInvite: z.boolean(),
  memberships: z.array(MembershipSchema),
});
export type Team = z.infer<typeof TeamSchema>;

export const InviteMemberSchema = z.strictObject({
  email: EmailSchema,
});
