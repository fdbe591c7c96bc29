import type {StaffRole} from '~/core/staff-permissions';

/** Whether somebody who follows the link of an invitation may accept it, or why not. */
export type InvitationState =
  /** Unknown, used, withdrawn or expired. */
  | 'invalid'
  | 'signed-out'
  /** Signed in with another address than the invited one. */
  | 'other-address'
  /** Signed in with the invited address, which is not verified. */
  | 'not-verified'
  | 'already-staff'
  | 'ready';

export interface InvitationView {
  /** Null while the database does not respond. */
  readonly state: InvitationState | null;
  /** The invited address; null for an invalid invitation. */
  readonly email: string | null;
  readonly role: StaffRole | null;
  /** Where to sign in, and then return to this page. */
  readonly signInPath: string;
  readonly shopName: string;
}

/** Returns the path of the page on which somebody accepts an invitation. */
export const invitationPath = (token: string): string => `/invitation/${token}`;
