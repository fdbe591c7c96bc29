import {PERSONAL_DATA_POLICY} from '~/core/policy';

const {deletionDays, linkHours} = PERSONAL_DATA_POLICY;

interface LinkText {
  readonly title: string;
  readonly text: string;
}

const UNKNOWN: LinkText = {
  title: 'This link does not work',
  text: 'It was used or replaced by a newer one, or parts of it are missing. Nothing was changed.',
};
const EXPIRED: LinkText = {
  title: 'This link is too old',
  text: `A link works for ${linkHours} hours. Ask for a new one in your account.`,
};
const FAILED: LinkText = {title: 'That did not work', text: 'Nothing was changed. Please try again in a minute.'};

export type EmailLinkOutcome =
  | 'old-waits'
  | 'new-waits'
  | 'confirmed'
  | 'changed'
  | 'taken'
  | 'refused'
  | 'expired'
  | 'unknown'
  | 'failed';

export const EMAIL_LINK_COPY = {
  page: 'Confirm the change of your email address',
  text: 'With one click you confirm that your account has this new email address from now on.',
  button: 'Confirm the change',
  pending: 'Confirming...',
  account: 'Go to your account',
} as const;

export const EMAIL_LINK_RESULTS: Readonly<Record<EmailLinkOutcome, LinkText>> = {
  'old-waits': {
    title: 'Thank you, this address is confirmed',
    text: 'Now confirm the change at your former address, too: we mailed a link to it.',
  },
  'new-waits': {
    title: 'Thank you, this address is confirmed',
    text: 'Now confirm the change at your new address, too: we mailed a link to it.',
  },
  confirmed: {
    title: 'Both addresses are confirmed',
    text: 'We change your address within the next minutes. Until then, log in with the former one.',
  },
  changed: {title: 'Your email address is changed', text: 'Log in with the new address from now on.'},
  taken: {
    title: 'Your email address was not changed',
    text: 'The new address belongs to another account of our shop. Log in with it, or choose another address.',
  },
  refused: {
    title: 'Your email address was not changed',
    text: 'Our shop does not accept the new address. Choose another one in your account.',
  },
  expired: EXPIRED,
  unknown: UNKNOWN,
  failed: FAILED,
};

export type DeletionLinkOutcome = 'requested' | 'already' | 'missing' | 'staff' | 'expired' | 'unknown' | 'failed';

export const DELETION_LINK_COPY = {
  page: 'Delete your account?',
  text: `We log you out everywhere and delete your account in ${deletionDays} days. Until then, log in or use the link in our next mail to keep it.`,
  button: 'Delete my account',
  pending: 'Deleting...',
  home: 'Back to the shop',
} as const;

export const DELETION_LINK_RESULTS: Readonly<Record<DeletionLinkOutcome, LinkText>> = {
  requested: {
    title: 'Your account will be deleted',
    text: `You are logged out everywhere. We delete your account in ${deletionDays} days. Log in before that to keep it.`,
  },
  already: {title: 'Your account will be deleted', text: 'You asked for it before. Log in to keep it.'},
  missing: UNKNOWN,
  staff: {
    title: 'Your account was not deleted',
    text: 'The account of a staff member cannot be deleted. Have your role removed first.',
  },
  expired: EXPIRED,
  unknown: UNKNOWN,
  failed: FAILED,
};

export type KeepLinkOutcome = 'kept' | 'already' | 'unknown' | 'failed';

export const KEEP_LINK_COPY = {
  page: 'Keep your account?',
  text: 'Your account will not be deleted. All is as before, and you can log in again.',
  button: 'Keep my account',
  pending: 'Saving...',
  logIn: 'Log in',
} as const;

export const KEEP_LINK_RESULTS: Readonly<Record<KeepLinkOutcome, LinkText>> = {
  kept: {title: 'Your account stays', text: 'All is as before. Log in as usual.'},
  already: {title: 'Your account stays', text: 'It was kept before, and nothing will be deleted.'},
  unknown: {
    title: 'This link does not work',
    text: 'Your account was deleted already, or parts of the link are missing. If you can log in, your account is kept.',
  },
  failed: FAILED,
};
