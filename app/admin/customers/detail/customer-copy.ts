import type {Notice} from '~/core/notice';
import {staffProblemStatus, toStaffOutcome, type StaffOperationProblem} from '~/platform/staff-operation-problem';
import {MAX_CUSTOMER_ORDERS} from './customer-view';

export const CUSTOMER_COPY = {
  contact: 'Contact',
  email: 'Email',
  verified: 'Verified',
  notVerified: 'Not verified',
  phone: 'Phone',
  since: 'Customer since',
  spent: 'Spent',
  none: 'None',
  note: 'Note',
  tags: 'Tags',
  restricted: 'The store does not share all contact data of customers with this app.',
  addresses: 'Addresses',
  noAddress: 'No address',
  contactsDenied: 'The store does not share addresses and marketing consent with this app.',
  consent: 'Marketing mails',
  account: 'Account',
  personalData: 'Personal data',
  methods: 'Ways to sign in',
  neverSignedIn: 'This customer has not signed in here yet.',
  added: 'Since',
  sessions: 'Signed in on',
  devices: (count: number) => (count === 1 ? '1 device' : `${count} devices`),
  lastSeen: 'Last seen',
  never: 'Never',
  isAdmin: 'Staff',
  orders: 'Orders',
  noOrders: 'No orders yet',
  newestOrders: `The newest ${MAX_CUSTOMER_ORDERS} orders are listed.`,
  databaseDown: 'Orders and ways to sign in cannot be loaded at the moment.',
  databaseDownText: 'The database does not respond. Please try again in a minute.',
  resend: 'Resend activation email',
  resending: 'Sending...',
  resendText: 'Mails a link with which the customer chooses a password.',
} as const;

/** The names of the issuers of sign-in methods. */
export const ISSUER_LABELS = {shopify: 'Email (Shopify)', google: 'Google'} as const;

const CONSENTS: ReadonlyMap<string, string> = new Map([
  ['SUBSCRIBED', 'Subscribed'],
  ['PENDING', 'Waiting for confirmation'],
  ['UNSUBSCRIBED', 'Unsubscribed'],
  ['NOT_SUBSCRIBED', 'Not subscribed'],
  ['REDACTED', 'Erased'],
  ['INVALID', 'Invalid address'],
]);

/** Returns the label of a consent, by Shopify's state. */
export const consentLabel = (state: string): string => CONSENTS.get(state) ?? state;

/** Why an activation email was not sent, or may not have been. */
export type InviteProblem = StaffOperationProblem<unknown> | {readonly kind: 'too-many'};

export function inviteProblem(problem: InviteProblem): {readonly notice: Notice; readonly status: number} {
  if (problem.kind === 'too-many') return {notice: {...failed(TOO_MANY), tone: 'warning'}, status: 429};
  if (toStaffOutcome(problem) === 'checking') return {notice: UNCERTAIN, status: staffProblemStatus(problem)};
  return {notice: failed(reasonOf(problem)), status: staffProblemStatus(problem)};
}

const ID = 'invite-problem';
const TOO_MANY = 'This customer got several of them within the last hour. Please try again later.';

const UNCERTAIN: Notice = {
  id: ID,
  tone: 'warning',
  title: 'The activation email may have been sent',
  body: 'Shopify did not confirm it. Ask the customer before you send another one.',
};

const failed = (body: string): Notice => ({id: ID, tone: 'error', title: 'Failed to send the activation email', body});

function reasonOf(problem: StaffOperationProblem<unknown>): string {
  switch (problem.kind) {
    case 'no-token':
      return 'Missing Shopify Admin API access token';
    case 'not-possible':
      return 'This customer has an account already.';
    case 'missing':
      return 'Shopify no longer has this customer.';
    case 'refused':
      return `Shopify says: ${problem.message}`;
    default:
      return 'No email was sent. Please try again in a few minutes.';
  }
}
