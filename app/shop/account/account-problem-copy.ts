import type {Notice} from '~/core/notice';
import type {AccountProblem} from './account-problem';

const MINUTE_SECONDS = 60;
const NOTICE_MS = 5_000;

export type AccountOperation =
  | 'profile'
  | 'password'
  | 'address'
  | 'addresses'
  | 'subscription'
  | 'subscriptions'
  | 'privacy'
  | 'email'
  | 'deletion';

const TITLES: Readonly<Record<AccountOperation, string>> = {
  profile: 'Your profile was not saved',
  password: 'Your password was not changed',
  address: 'Your address book was not changed',
  addresses: 'Your addresses cannot be shown right now',
  subscription: 'Your subscription was not changed',
  subscriptions: 'Your subscriptions cannot be shown right now',
  privacy: 'Nothing was changed',
  email: 'Your email address was not changed',
  deletion: 'Your account was not deleted',
};

export function accountProblemText(problem: AccountProblem): string {
  switch (problem.kind) {
    case 'signed-out':
      return 'Log in again, then try once more. What you typed stays on this page.';
    case 'offline':
      return 'Network error. Please check your connection and try again.';
    case 'shop-down':
      return 'The shop does not answer. Please try again in a moment.';
    case 'backend-down':
      return 'This is not possible right now. Please try again in a few minutes; you can still shop and check out.';
    case 'throttled': {
      const minutes = Math.ceil((problem.retryAfterSeconds ?? MINUTE_SECONDS) / MINUTE_SECONDS);
      return `Too many attempts. Wait ${minutes === 1 ? 'a minute' : `${minutes} minutes`} and try again.`;
    }
    case 'missing':
      return 'This address is no longer in your address book.';
    case 'default-stays':
      return 'This is your default address. Set another one as default first, then remove this one.';
    case 'denied':
      return 'The shop does not allow this on its website. Please contact us, and we do it for you.';
    case 'wrong-password':
      return 'Your current password is not correct.';
    case 'unreadable':
      return 'That was more than this form takes. Please shorten it and try again.';
    case 'half-saved':
      return `${problem.message ?? 'The shop has not taken it yet, so your orders may still show the old one.'} Save once more to finish.`;
    case 'refused':
      return problem.message;
  }
}

/** Returns the text of a problem with its title, for toasts and alerts. */
export function accountProblemNotice(operation: AccountOperation, problem: AccountProblem): Notice {
  const title = problemTitle(operation, problem);
  return {tone: 'error', title, body: accountProblemText(problem), durationMs: NOTICE_MS, id: 'account-problem'};
}

function problemTitle(operation: AccountOperation, {kind}: AccountProblem): string {
  if (kind === 'signed-out') return 'Your session has expired. Please log in again';
  return kind === 'half-saved' ? 'Your name is saved only in part' : TITLES[operation];
}
