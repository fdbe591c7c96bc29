import type {Notice} from '~/core/notice';
import type {StaffRole} from '~/core/staff-permissions';
import {staffProblemStatus, type StaffOperationProblem} from '~/platform/staff-operation-problem';
import type {StaffIntent} from './staff-view';

export const STAFF_COPY = {
  title: 'Staff',
  failed: 'The staff cannot be loaded at the moment.',
  failedText: 'The database does not respond. Please try again in a minute.',
  members: 'People',
  you: 'You',
  unnamed: 'Unnamed',
  noEmail: 'No verified email address',
  since: 'Since',
  role: 'Role',
  changeRole: 'Change role',
  secondFactor: 'Authenticator app set up',
  noSecondFactor: 'No authenticator app yet',
  reset: 'Reset second factor',
  resetText:
    'For a lost phone. The app and the recovery codes stop working at once. A mailed code sets up a new app at the next sign-in.',
  remove: 'Remove from staff',
  removeText:
    'Every open page of the admin closes within ten seconds, and the authenticator app is removed. The account in the shop stays.',
  leaveText: 'You leave the admin at once. Your account in the shop stays.',
  lastOwner: 'The last owner stays. Make somebody else an owner first.',
  sessions: 'Sessions',
  noSessions: 'Not in the admin now',
  ownSession: 'This session',
  verified: 'Code entered',
  end: 'End',
  invite: 'Invite somebody',
  inviteText:
    'We mail a link that works once, for three days. Whoever is invited signs in to the shop with the same address, by Google or a mailed code.',
  email: 'Email address',
  send: 'Send invitation',
  sending: 'Sending…',
  invitations: 'Invitations',
  expires: 'Works until',
  expired: 'Expired',
  withdraw: 'Withdraw',
  log: 'Search the audit log',
  unreadable: 'This form could not be read. Please reload the page.',
  badEmail: 'Enter an email address, such as pia@example.com.',
} as const;

/** Where somebody signed in, by the issuer of the identity. */
export const ISSUER_TITLES: ReadonlyMap<string, string> = new Map([
  ['shopify', 'Signed in at the shop'],
  ['google', 'Signed in with Google'],
]);

export const ROLE_TITLES: Readonly<Record<StaffRole, string>> = {owner: 'Owner', packer: 'Packer'};

export const ROLE_HINTS: Readonly<Record<StaffRole, string>> = {
  owner: 'Everything, and who is staff',
  packer: 'Queue, packing, slips, tracking, holds and notes; no amounts and no email addresses',
};

const NAMED: Readonly<Record<'change-role' | 'reset' | 'remove' | 'withdraw', (name: string) => string>> = {
  'change-role': (name) => `Change role of ${name}`,
  reset: (name) => `Reset second factor of ${name}`,
  remove: (name) => `Remove from staff: ${name}`,
  withdraw: (name) => `Withdraw the invitation of ${name}`,
};

/** Names a button that several people have; the name begins with the button's text, which voice control needs. */
export const staffButtonLabel = (intent: keyof typeof NAMED, name: string): string => NAMED[intent](name);

export const endSessionLabel = (name: string, isOwn: boolean): string =>
  isOwn ? 'End this session' : `End a session of ${name}`;

const DONE: Readonly<Record<StaffIntent, string>> = {
  invite: 'Invitation sent',
  withdraw: 'Invitation withdrawn',
  'change-role': 'Role changed',
  reset: 'Second factor reset',
  remove: 'Removed from the staff',
  'end-session': 'The session was ended',
};

export const staffDone = (intent: StaffIntent): Notice => ({tone: 'success', title: DONE[intent]});

/** Why an operation was refused, by the database or the mail service. */
export const STAFF_REFUSALS = ['last-owner', 'not-staff', 'already-staff', 'mail-unavailable'] as const;

export type StaffRefusal = (typeof STAFF_REFUSALS)[number];

const REFUSALS: Readonly<Record<StaffRefusal, Notice>> = {
  'last-owner': {tone: 'error', title: 'The last owner stays', body: 'Make somebody else an owner first.'},
  'not-staff': {tone: 'error', title: 'This person is not staff any more', body: 'Nothing was changed.'},
  'already-staff': {
    tone: 'error',
    title: 'Whoever has this address is staff already',
    body: 'Change the role below. Nothing was sent.',
  },
  'mail-unavailable': {
    tone: 'error',
    title: 'The invitation was not sent',
    body: 'The mail service does not accept it. Please try again in a minute.',
  },
};

export const THROTTLED: Notice = {
  tone: 'error',
  title: 'Too many invitations',
  body: 'Nothing was sent. Please try again in an hour.',
};

/** The notice for an operation that was not done, or may not have been. */
export function staffProblem(problem: StaffOperationProblem<unknown>): {
  readonly notice: Notice;
  readonly status: number;
} {
  const status = staffProblemStatus(problem);
  const refusal = problem.kind === 'refused' && STAFF_REFUSALS.find((known) => known === problem.message);
  if (refusal) return {notice: REFUSALS[refusal], status: refusal === 'mail-unavailable' ? 503 : 409};
  if (problem.kind === 'busy' || problem.kind === 'unclear')
    return {
      notice: {tone: 'warning', title: 'The outcome is still being checked', body: 'Refresh in a moment to see it.'},
      status,
    };
  return {
    notice: {tone: 'error', title: 'Nothing was changed', body: 'Refresh to see the current staff, and try again.'},
    status,
  };
}
