import {SUBSCRIPTION_POLICY} from '~/core/policy';
import type {MailContent} from '~/platform/mail/mail-content';

const {linkDays} = SUBSCRIPTION_POLICY;

export interface StockAlertMail {
  readonly kind: 'confirmation' | 'stock';
  /** Of the variant. */
  readonly name: string;
}

interface AlertMailLinks {
  readonly confirmUrl: string;
  readonly productUrl: string;
  readonly unsubscribeUrl: string;
}

const NO_ITEMS = {items: [], amounts: [], total: null} as const;

/** Returns the mail that asks to confirm an address, or the one that says that a variant is back. */
export function stockAlertMail({kind, name}: StockAlertMail, shopName: string, links: AlertMailLinks): MailContent {
  const {confirmUrl, productUrl, unsubscribeUrl} = links;
  if (kind === 'confirmation') {
    const paragraph = `Confirm your address, and we email you once when ${name} is back at ${shopName}.`;
    return {
      subject: `Confirm your email address for ${shopName}`,
      preview: paragraph,
      title: 'One click to go',
      paragraph,
      action: {label: 'Confirm my address', url: confirmUrl},
      ...NO_ITEMS,
      note: `The link works for ${linkDays} days. If you did not ask for this, ignore this email: without your confirmation we send you nothing more.`,
      unsubscribeUrl,
    };
  }
  const paragraph = `You asked us to tell you: ${name} can be bought again.`;
  return {
    subject: `${name} is back in stock`,
    preview: paragraph,
    title: 'It is back',
    paragraph,
    action: {label: 'Have a look', url: productUrl},
    ...NO_ITEMS,
    note: 'This is the one email that you asked for. Others may be waiting too, so it may sell out again.',
    unsubscribeUrl,
  };
}
