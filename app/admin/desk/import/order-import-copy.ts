import type {Notice} from '~/core/notice';
import {toStaffOutcome, type StaffOperationProblem} from '~/platform/staff-operation-problem';

export const ORDER_IMPORT_COPY = {
  title: 'Import an order',
  text: 'Orders arrive by themselves. If one is missing, import it from Shopify by its number.',
  number: 'Order number',
  numberHint: 'As Shopify shows it, for example #1042',
  badNumber: 'Please enter an order number, for example #1042.',
  submit: 'Import order',
  submitting: 'Importing...',
  back: 'Back to the orders',
  invalid: 'Shopify’s data of this order cannot be stored. The log of the server names the field.',
} as const;

/** Returns the notice for an order that was not imported, or may not have been. */
export function orderImportNotice(problem: StaffOperationProblem<unknown>): Notice {
  const id = 'order-import';
  if (toStaffOutcome(problem) === 'checking')
    return {
      id,
      tone: 'warning',
      title: 'The outcome is still being checked',
      body: 'Search for the order in a minute.',
    };
  return {id, tone: 'error', title: 'Failed to create order', body: problemText(problem)};
}

function problemText(problem: StaffOperationProblem<unknown>): string {
  switch (problem.kind) {
    case 'denied':
      return 'Access Denied: You do not have permission to access this page.';
    case 'missing':
      return 'Shopify has no order with this number. Orders older than 60 days need the access scope read_all_orders.';
    case 'refused':
      return problem.message;
    case 'no-token':
      return 'Missing Shopify Admin API access token';
    case 'no-scope':
      return 'The store has not granted the app the access scope read_orders.';
    case 'used-up':
    case 'not-possible':
      return 'This form was sent before. Reload the page and try again.';
    case 'backend-down':
      return 'The database does not respond. Please try again in a minute.';
    default:
      return 'Shopify does not respond. Please try again in a few minutes.';
  }
}
