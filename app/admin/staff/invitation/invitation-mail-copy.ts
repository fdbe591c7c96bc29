import type {StaffRole} from '~/core/staff-permissions';
import type {MailContent} from '~/platform/mail/mail-content';

interface InvitationMail {
  readonly role: StaffRole;
  /** The first name of who invites; null if it is not known. */
  readonly inviter: string | null;
  readonly shopName: string;
  /** The link of the invitation. */
  readonly url: string;
}

const WORK: Readonly<Record<StaffRole, string>> = {
  owner: 'run the shop as an owner',
  packer: 'pack orders',
};

/** Returns the mail that invites somebody to the staff. */
export const invitationMail = ({role, inviter, shopName, url}: InvitationMail): MailContent => ({
  subject: `Join the staff of ${shopName}`,
  preview: `${inviter ?? 'An owner'} invites you to ${WORK[role]}.`,
  title: 'You are invited',
  paragraph: `${inviter ?? 'An owner'} invites you to ${WORK[role]} at ${shopName}. Open the link, and sign in with the email address to which this mail was sent.`,
  action: {label: 'Accept the invitation', url},
  items: [],
  amounts: [],
  total: null,
  note: 'The link works once, for three days. If you do not know what this is about, you can ignore this mail: joining takes a sign-in with your address.',
});
