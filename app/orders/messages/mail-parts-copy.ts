import type {MailContent, MailItem} from '~/platform/mail/mail-content';

/** Copy that the mails about orders share. */
export const MAIL_PARTS_COPY = {
  recipe: 'Recipe',
  free: 'Free',
  partOf: (bundle: string | null) => `Part of ${bundle ?? 'a bundle'}`,
  moreItems: (count: number) => `… and ${count} more ${count === 1 ? 'line' : 'lines'}. Your order lists them all.`,
} as const;

/** Mail programs cut a mail off beyond about 100 kB, and services refuse larger ones: so many lines take three quarters of it. */
const MAX_LINES = 50;

/** Returns the first items of a mail, and how many more there are. */
export function toItemList(items: readonly MailItem[]): Pick<MailContent, 'items' | 'moreItems'> {
  const more = items.length - MAX_LINES;
  return {items: items.slice(0, MAX_LINES), ...(more > 0 && {moreItems: MAIL_PARTS_COPY.moreItems(more)})};
}
