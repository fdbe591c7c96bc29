import type {AccountState} from './customer-schemas';

export type CustomersProblem =
  | {readonly kind: 'no-token'}
  /** The access token lacks a scope, or the store denies protected customer data as a whole. */
  | {readonly kind: 'access-denied'}
  | {readonly kind: 'shop-down'}
  /** The database has the orders, so their numbers cannot be looked up. */
  | {readonly kind: 'database-down'};

export const CUSTOMERS_COPY = {
  title: 'Customers',
  search: 'Search customers',
  searchHint: 'Name, email, phone or order',
  clearSearch: 'Show all customers again',
  caption: 'Customers',
  customer: 'Customer',
  account: 'Account',
  orders: 'Orders',
  since: 'Customer since',
  unnamed: 'Name unknown',
  noEmail: 'No email address',
  unknown: '—',
  next: 'Next customers',
  first: 'First customers',
  pages: 'Pages of customers',
  restricted: 'Names or contact data of some customers are missing: the store does not share them with this app.',
  none: 'No customers yet',
  noneText: 'Customers appear here with their first order or account.',
  noMatch: (search: string) => `No customer matches “${search}”`,
  noMatchText: 'Search by words of the name, by email address, by phone number, or by the whole number of an order.',
  missing: 'Customer not found',
  back: 'Back to the customers',
} as const;

export function customersProblem(problem: CustomersProblem): {readonly title: string; readonly text: string} {
  switch (problem.kind) {
    case 'no-token':
      return {title: 'Missing Shopify Admin API access token', text: 'Add it to the settings of the storefront.'};
    case 'access-denied':
      return {
        title: 'Failed to load customers from Admin API',
        text: 'Shopify denies access: the app needs the scope read_customers and access to protected customer data.',
      };
    case 'shop-down':
      return {
        title: 'Failed to load customers from Admin API',
        text: 'Shopify does not respond. Please try again in a minute.',
      };
    case 'database-down':
      return {
        title: 'Order numbers cannot be searched at the moment',
        text: 'The database does not respond. Search by name or email instead.',
      };
  }
}

const ACCOUNT_LABELS: Readonly<Record<AccountState, string>> = {
  ENABLED: 'Active',
  INVITED: 'Invited',
  DISABLED: 'No account',
  DECLINED: 'Declined',
};

export const accountLabel = (state: AccountState | null | undefined): string =>
  state ? ACCOUNT_LABELS[state] : CUSTOMERS_COPY.unknown;
