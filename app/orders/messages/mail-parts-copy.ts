import type {MailContent, MailFact, MailItem} from '~/platform/mail/mail-content';
import type {PackedLot} from '../lots/packed-lots';

/** Copy that the mails about orders share. */
export const MAIL_PARTS_COPY = {
  recipe: 'Recipe',
  free: 'Free',
  lots: 'From our kitchen',
  lot: (dish: string, lot: string) => `Your ${dish} is from lot ${lot}`,
  partOf: (bundle: string | null) => `Part of ${bundle ?? 'a bundle'}`,
  moreItems: (count: number) => `… and ${count} more ${count === 1 ? 'line' : 'lines'}. Your order lists them all.`,
} as const;

/** The lot of a dish in a mail, with the URL of its story. */
export interface MailedLot extends PackedLot {
  readonly url: string;
}

/** Returns the fact of which lot each dish is; none if no lot is known. */
export const toLotFacts = (lots: readonly MailedLot[]): readonly MailFact[] =>
  lots.length === 0
    ? []
    : [
        {
          label: MAIL_PARTS_COPY.lots,
          lines: lots.map(({dish, lot}) => MAIL_PARTS_COPY.lot(dish, lot)),
          urls: lots.map(({url}) => url),
        },
      ];

/** Mail programs cut a mail off beyond about 100 kB, and services refuse larger ones: so many lines take three quarters of it. */
const MAX_LINES = 50;

/** Returns the first items of a mail, and how many more there are. */
export function toItemList(items: readonly MailItem[]): Pick<MailContent, 'items' | 'moreItems'> {
  const more = items.length - MAX_LINES;
  return {items: items.slice(0, MAX_LINES), ...(more > 0 && {moreItems: MAIL_PARTS_COPY.moreItems(more)})};
}
