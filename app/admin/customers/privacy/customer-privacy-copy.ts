import type {Notice} from '~/core/notice';
import {PERSONAL_DATA_POLICY} from '~/core/policy';
import {staffProblemStatus, toStaffOutcome, type StaffOperationProblem} from '~/platform/staff-operation-problem';

const {deletionDays} = PERSONAL_DATA_POLICY;

export const CUSTOMER_PRIVACY_COPY = {
  title: 'Personal data',
  back: 'Back to the customer',
  data: 'What we hold',
  export: 'Download data',
  exportText: 'One file with everything held about the customer, to send when they ask. Logged.',
  endSessions: 'End all sessions',
  ending: 'Ending...',
  delete: 'Delete account',
  deleteText: `All sessions end now, and the customer gets a mail with a link that keeps the account. After ${deletionDays} days the profile, reviews, notifications and subscriptions are erased, orders lose name and address, and Shopify is asked to erase the customer.`,
  orderText: 'An order is on its way: the account is erased once it has arrived.',
  staffText: 'This person is staff. Remove the role first.',
  sure: 'Did the customer ask for it?',
  confirm: 'Yes, delete the account',
  confirming: 'Deleting...',
  planned: 'To be erased on',
  byStaff: 'Asked for by staff.',
  byCustomer: 'Asked for by the customer.',
  waitsForOrder: 'It waits for an order on its way.',
  keep: 'Keep account',
  keeping: 'Saving...',
  noPerson: 'This customer never signed in here. Request their data, or erase it, in Shopify.',
  openShopify: 'Open in Shopify',
  tasks: 'To erase in Shopify',
  tasksText:
    'These people deleted their accounts, and Shopify did not accept the request of this app. Choose “Erase personal data” there, then “Done” here.',
  erasedHere: 'Erased here on',
  done: 'Done',
} as const;

/** What staff do about the data of a customer. */
export type PrivacyOperation = 'end-sessions' | 'delete' | 'keep' | 'erased';

const TITLES: Readonly<Record<PrivacyOperation, string>> = {
  'end-sessions': 'The sessions were not ended',
  delete: 'The account was not deleted',
  keep: 'The account was not kept',
  erased: 'The task was not ended',
};

/** Returns why an operation failed, for the page, with its HTTP status. */
export function privacyProblem(
  operation: PrivacyOperation,
  problem: StaffOperationProblem<unknown>,
): {readonly notice: Notice; readonly status: number} {
  const isChecking = toStaffOutcome(problem) === 'checking';
  const title = TITLES[operation];
  return {
    notice: {id: 'customer-privacy', tone: isChecking ? 'warning' : 'error', title, body: reasonOf(problem)},
    status: staffProblemStatus(problem),
  };
}

function reasonOf(problem: StaffOperationProblem<unknown>): string {
  switch (problem.kind) {
    case 'missing':
      return 'This customer has no account here any more.';
    case 'not-possible':
      return CUSTOMER_PRIVACY_COPY.staffText;
    case 'busy':
      return 'Somebody else is changing this account at the moment. Reload the page.';
    case 'shop-down':
    case 'unclear':
    case 'backend-down':
      return 'The database does not respond. Please try again in a minute.';
    default:
      return 'Nothing was changed. Reload the page and try again.';
  }
}
