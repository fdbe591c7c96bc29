import type {MomentView} from '~/core/moments';
import type {Notice} from '~/core/notice';
import type {StaffRole} from '~/core/staff-permissions';

/** A session that may use the admin now. */
export interface StaffSessionView {
  /** Names the session without being its id. */
  readonly handle: string;
  /** How the person signed in, in words. */
  readonly method: string;
  readonly verifiedAt: MomentView;
  readonly lastSeen: string;
  readonly isOwn: boolean;
}

export interface StaffMemberView {
  readonly id: string;
  readonly name: string;
  /** The verified address; null if none is. */
  readonly email: string | null;
  readonly role: StaffRole;
  readonly since: MomentView;
  readonly hasSecondFactor: boolean;
  /** Whether it is who sees the page. */
  readonly isSelf: boolean;
  /** Whether the shop would be without an owner. */
  readonly isLastOwner: boolean;
  readonly sessions: readonly StaffSessionView[];
}

/** Somebody who was invited and has not joined. */
export interface StaffInvitationView {
  readonly id: string;
  readonly email: string;
  readonly role: StaffRole;
  readonly expiresAt: MomentView;
  readonly isExpired: boolean;
}

/** The data of the page; null while the database does not respond. */
export interface StaffView {
  readonly members: readonly StaffMemberView[];
  readonly invitations: readonly StaffInvitationView[];
}

export interface LoadedStaff {
  readonly staff: StaffView | null;
  readonly idempotencyKey: string;
}

export const STAFF_INTENTS = ['invite', 'withdraw', 'change-role', 'reset', 'remove', 'end-session'] as const;

export type StaffIntent = (typeof STAFF_INTENTS)[number];

export const STAFF_FIELDS = {
  email: 'email',
  role: 'role',
  /** The person that a form is about. */
  person: 'person',
  invitation: 'invitation',
  session: 'session',
} as const;

/** The reply to a form of the page. */
export interface StaffReply {
  /** What was done, or why not. */
  readonly notice: Notice | null;
  /** What is wrong with the address of an invitation. */
  readonly emailError?: string;
  /** What was typed for an invitation that was not sent. */
  readonly values?: {readonly email: string; readonly role: StaffRole};
}
