import type {Notice} from '~/core/notice';
import type {StaffRole} from '~/core/staff-permissions';
import type {InvitationState} from './invitation-view';

export const INVITATION_COPY = {
  page: 'Invitation',
  title: (shopName: string) => `Join the staff of ${shopName}`,
  role: (role: StaffRole) => (role === 'owner' ? 'You are invited as an owner.' : 'You are invited to pack orders.'),
  address: 'For',
  secondFactor: 'The next page mails you a code and sets up an authenticator app. Have your phone at hand.',
  accept: 'Accept the invitation',
  accepting: 'One moment…',
  signIn: 'Sign in',
  signOut: 'Log out',
  admin: 'Open the admin',
  home: 'Go to the shop',
} as const;

/** What the page says in each state; null where it only asks to accept. */
export function invitationNotice(state: InvitationState | null): Notice | null {
  switch (state) {
    case null:
      return {
        tone: 'error',
        title: 'We cannot check this invitation at the moment',
        body: 'Please try again in a minute. The link stays valid.',
      };
    case 'invalid':
      return {
        tone: 'error',
        title: 'This invitation does not work any more',
        body: 'It was used, withdrawn or replaced, or its three days are over. Ask whoever invited you for a new one.',
      };
    case 'signed-out':
      return {
        tone: 'info',
        title: 'Sign in to accept it',
        body: 'Use Google or a mailed code, with the address below. It also makes you an account if you have none.',
      };
    case 'other-address':
      return {
        tone: 'warning',
        title: 'You are signed in with another address',
        body: 'Log out, open the link of the mail again, and sign in with the address below.',
      };
    case 'not-verified':
      return {
        tone: 'warning',
        title: 'Your address is not verified yet',
        body: 'Log out, open the link of the mail again, and sign in by Google or a mailed code: that proves the address is yours.',
      };
    case 'already-staff':
      return {tone: 'info', title: 'You are staff already', body: 'Your role stays as it is.'};
    case 'ready':
      return null;
  }
}
