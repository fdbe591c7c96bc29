import type {MailContent} from '~/platform/mail/mail-content';

const NO_ITEMS = {items: [], amounts: [], total: null} as const;
const RECOVER_PATH = '/account/recover';

/** Returns the mail with the code that setting up an authenticator app asks for. @param origin of the storefront */
export const enrollmentMail = (code: string, origin: string): MailContent => ({
  ...NO_ITEMS,
  subject: 'Your code for the admin',
  preview: 'Somebody sets up an authenticator app for your admin account.',
  title: 'Your code for the admin',
  paragraph: 'Type this code into the page that sets up your authenticator app. It works for 15 minutes.',
  code: {label: 'Code', value: code},
  action: {label: 'Choose a new password', url: origin + RECOVER_PATH},
  note: 'If you are not setting up an authenticator app, somebody knows your password. Please choose a new one now.',
});

/** Returns the mail to an admin whose second factor somebody tries to guess. @param origin of the storefront */
export const warningMail = (origin: string): MailContent => ({
  ...NO_ITEMS,
  subject: 'Wrong codes for the admin',
  preview: 'Somebody signed in with your password and entered several wrong codes.',
  title: 'Was this you?',
  paragraph:
    'Somebody signed in as you and entered so many wrong codes for the admin that we stopped checking them. Nobody got in with them. If this was not you, somebody knows your password: please choose a new one.',
  action: {label: 'Choose a new password', url: origin + RECOVER_PATH},
  note: 'Your recovery codes still work.',
});
