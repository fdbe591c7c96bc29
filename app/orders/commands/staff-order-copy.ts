import type {Notice} from '~/core/notice';
import {toStaffOutcome, type StaffOperationProblem} from '~/platform/staff-operation-problem';

/** Copy that changes of an order by staff share. */
export const STAFF_ORDER_COPY = {
  reload: 'Please reload the page and try again.',
  unavailable: 'The database does not respond. Nothing was changed; please try again in a minute.',
  shopDown: 'Shopify does not answer. Nothing was changed; please try again in a moment.',
  noToken:
    'Set SHOPIFY_ADMIN_CLIENT_ID and SHOPIFY_ADMIN_CLIENT_SECRET, or PRIVATE_ADMIN_API_TOKEN, among the secrets of the server.',
  back: 'Back to the order',
} as const;

export const STAFF_ORDER_OFFLINE: Notice = {
  tone: 'warning',
  id: 'payment-problem',
  title: 'The connection failed',
  body: 'It is not known whether this was done. Send the form again once the connection is back: it is never done twice.',
};

/**
 * Returns the notice for a change that failed, or whose outcome is still being checked.
 * @param title what failed
 * @param changed what to do if the order has changed since the page was loaded
 */
export function staffOrderNotice(problem: StaffOperationProblem<unknown>, title: string, changed: string): Notice {
  const isChecking = toStaffOutcome(problem) === 'checking';
  return {
    tone: isChecking ? 'warning' : 'error',
    title: isChecking ? 'The outcome is still being checked' : title,
    body: problemText(problem, changed),
    id: 'payment-problem',
  };
}

function problemText(problem: StaffOperationProblem<unknown>, changed: string): string {
  switch (problem.kind) {
    case 'denied':
      return 'You do not have permission for this any more. Nothing was changed.';
    case 'throttled':
      return 'Too many attempts. Wait 10 minutes and try again.';
    case 'no-token':
      return STAFF_ORDER_COPY.noToken;
    case 'no-scope':
      return 'Shopify denies it: the app lacks an access scope for this. Nothing was changed. The owner of the store can grant it.';
    case 'busy':
      return 'Somebody is changing this order right now. Refresh in a moment to see what came of it.';
    case 'used-up':
      return 'This form was sent before and did not work. Look at how the order is now, and try once more.';
    case 'missing':
      return 'Shopify has no such order any more.';
    case 'not-possible':
      return changed;
    case 'refused':
      return problem.message;
    case 'shop-down':
      return STAFF_ORDER_COPY.shopDown;
    case 'unclear':
      return 'Shopify’s answer was lost. Refresh to see what became of it before you try again.';
    case 'backend-down':
      return STAFF_ORDER_COPY.unavailable;
  }
}
