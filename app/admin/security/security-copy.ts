import type {AuditOutcome} from './audit-request';

export const SECURITY_COPY = {
  title: 'Security Monitoring',
  failed: 'The security data cannot be loaded at the moment.',
  failedText: 'The database does not respond. Please try again in a minute.',
  states: 'Measured right now',
  events: 'The last 24 hours',
  errors: 'Error responses',
  errorsHint:
    'Requests of the last 24 hours that the shop answered with a status of 400 or more, without pages that do not exist. Networks are truncated.',
  errorTable: 'Table: Error responses',
  noErrors: 'None in the last 24 hours.',
  moreErrors: (count: string) => `${count} more kinds are not listed.`,
  severity: 'Severity',
  page: 'Page',
  status: 'Status',
  network: 'Network',
  requests: 'Requests',
  lastHour: 'Last',
  staff: 'Staff and their sessions',
  who: 'Who',
  unnamed: 'Unnamed admin',
  log: 'Audit log',
  logHint:
    'Every attempt of staff and what became of it. It names staff; everything else is ids. Times of the search are UTC days.',
  actor: 'Actor',
  anyone: 'Anyone',
  server: 'Server',
  notStaff: 'Not staff',
  action: 'Action',
  actionHint: 'Begins with, such as role.',
  target: 'Target',
  order: 'Order',
  orderHint: 'Its number, such as #1001',
  outcome: 'Outcome',
  from: 'From',
  to: 'Until',
  clear: 'Clear search',
  time: 'Time',
  details: 'Details',
  next: 'Older entries',
  first: 'Newest entries',
  pages: 'Pages of the audit log',
  none: 'No entries match',
  noneText: 'Search with fewer conditions, or clear the search.',
  empty: 'No entries yet',
  emptyText: 'What staff attempt appears here.',
  roleChanges: 'Role changes',
  secondFactor: 'Second factor events',
  refused: 'Refused attempts',
} as const;

export const SEVERITY_WORDS = {high: 'High', medium: 'Medium'} as const;

/** The titles of the measured states. */
export const SECURITY_STATES = {
  rowSecurity: 'Row level security',
  secondFactor: 'Second factor',
  webhooks: 'Webhook signatures',
  reconcile: 'Reconciliation',
} as const;

export const OUTCOME_WORDS: Readonly<Record<AuditOutcome, string>> = {
  done: 'Done',
  refused: 'Refused',
  failed: 'Failed',
  checking: 'Checking',
};

const KINDS: ReadonlyMap<string, string> = new Map([
  ['login', 'Sign-ins throttled'],
  ['registration', 'Sign-ups throttled'],
  ['recovery', 'Recoveries throttled'],
  ['reset', 'Password resets throttled'],
  ['activation', 'Activations throttled'],
  ['known-device', 'Sign-ins in known browsers throttled'],
  ['contact', 'Contact messages throttled'],
  ['second-factor', 'Second factor throttled'],
  ['recovery-code', 'Recovery codes throttled'],
  ['second-factor-mail', 'Second factor mails throttled'],
  ['second-factor-warning', 'Second factor warnings not repeated'],
  ['staff-invitation', 'Staff invitations throttled'],
  ['staff-denied', 'Denied staff requests not logged'],
]);

/** Names the attempts that a limit rejected. @param kind the first part of the limit's key */
export const rejectionTitle = (kind: string): string => KINDS.get(kind) ?? `Throttled: ${kind}`;
