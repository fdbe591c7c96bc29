import {toDayView} from '~/core/day-view';
import {PERSONAL_DATA_POLICY} from '~/core/policy';
import type {MailContent} from '~/platform/mail/mail-content';
import {accountLinkPath, type AccountLink} from './account-link-paths';

/** What a mail about an account says, as the database returns it. */
export interface AccountMail {
  readonly kind: 'email-old' | 'email-new' | 'deletion-confirm' | 'deletion' | 'account-kept' | 'deleted';
  readonly firstName: string | null;
  readonly newEmail: string | null;
  readonly createdAt: Date;
}

/** The page that each mail links to: one of a secret link, or a path. */
const LINKS: Readonly<Record<AccountMail['kind'], AccountLink | '/' | '/profile'>> = {
  'email-old': 'email',
  'email-new': 'email',
  'deletion-confirm': 'delete',
  deletion: 'keep',
  'account-kept': '/profile',
  deleted: '/',
};

/** Returns the path that a mail links to. @param token the secret of its link */
export function accountMailPath(kind: AccountMail['kind'], token: string): string {
  const link = LINKS[kind];
  return link === '/' || link === '/profile' ? link : accountLinkPath(link, token);
}

const DAY_MS = 24 * 3_600_000;
const LINK_LIFE = `The link works once, for ${PERSONAL_DATA_POLICY.linkHours} hours.`;
const NOT_YOU = 'If you did not ask for this, you need not do anything: nothing changes without this link.';

/** Returns the mail. @param url of the page that it links to */
export function accountMail(mail: AccountMail, shopName: string, url: string): MailContent {
  const {subject, title, paragraph, label, note} = textOf(mail, shopName);
  return {
    subject,
    preview: paragraph,
    title,
    paragraph,
    action: {label, url},
    items: [],
    amounts: [],
    total: null,
    note,
  };
}

interface MailText {
  readonly subject: string;
  readonly title: string;
  readonly paragraph: string;
  readonly label: string;
  readonly note: string;
}

function textOf(mail: AccountMail, shopName: string): MailText {
  const {kind, firstName, newEmail, createdAt} = mail;
  const hello = firstName ? `Hello ${firstName}, ` : '';
  switch (kind) {
    case 'email-old':
      return {
        subject: 'Confirm the change of your email address',
        title: 'Change your email address?',
        paragraph: `${hello}you asked to log in at ${shopName} with ${newEmail ?? 'another address'} from now on. This address has to confirm it, and the new one too.`,
        label: 'Confirm the change',
        note: `${LINK_LIFE} If you did not ask for this, do not press the button, and change your password: somebody may be in your account.`,
      };
    case 'email-new':
      return {
        subject: 'Confirm your new email address',
        title: 'Is this your address?',
        paragraph: `Somebody asked to log in at ${shopName} with this address from now on. If that was you, confirm it here. The former address has to confirm it too.`,
        label: 'Confirm this address',
        note: `${LINK_LIFE} ${NOT_YOU}`,
      };
    case 'deletion-confirm':
      return {
        subject: 'Confirm that your account is to be deleted',
        title: 'Delete your account?',
        paragraph: `${hello}you asked to delete your account at ${shopName}. Confirm it here. You can still change your mind for ${PERSONAL_DATA_POLICY.deletionDays} days after that.`,
        label: 'Delete my account',
        note: `${LINK_LIFE} ${NOT_YOU}`,
      };
    case 'deletion':
      return {
        subject: `Your account will be deleted on ${deletionDay(createdAt)}`,
        title: 'Your account will be deleted',
        paragraph: `${hello}your account at ${shopName} will be deleted on ${deletionDay(createdAt)}; if an order is on its way then, once it has arrived. You are logged out everywhere. To keep your account, press the button or log in before that day.`,
        label: 'Keep my account',
        note: 'After that day nobody can restore it, and this link works no more.',
      };
    case 'account-kept':
      return {
        subject: 'Your account stays',
        title: 'Your account stays',
        paragraph: `${hello}somebody logged in to your account at ${shopName}, so it will not be deleted. If that was you, all is as before.`,
        label: 'Go to your account',
        note: 'If it was not you, change your password, and delete your account again if you want to.',
      };
    case 'deleted':
      return deletedText(shopName);
  }
}

const deletedText = (shopName: string): MailText => ({
  subject: 'Your account is deleted',
  title: 'Your account is deleted',
  paragraph: `Your account at ${shopName} is deleted, with your reviews, notifications and sign-ups. Your past orders stay without your name and address, and Shopify keeps those for up to 180 days after your last order, in case a payment is disputed.`,
  label: 'Visit the shop',
  note: 'This is the last email about your account: we have forgotten your address now.',
});

const deletionDay = (requestedAt: Date): string =>
  toDayView(new Date(requestedAt.getTime() + PERSONAL_DATA_POLICY.deletionDays * DAY_MS).toISOString()).text;
