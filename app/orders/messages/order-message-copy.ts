import type {MailContent, MailItem} from '~/platform/mail/mail-content';
import {orderLabel} from '../model/order-names';
import {toItemList, toLotFacts, type MailedLot} from './mail-parts-copy';

/** The kinds of `private.order_messages`. */
export const MESSAGE_KINDS = ['packing_late', 'delayed', 'attempted_delivery', 'not_delivered', 'edited'] as const;

export type MessageKind = (typeof MESSAGE_KINDS)[number];

/** The mails that a customer may decline. */
export const OPTIONAL_KINDS: ReadonlySet<MessageKind> = new Set(['packing_late', 'delayed', 'attempted_delivery']);

/** What a mail about an event needs, formatted. */
export interface OrderMessageFacts {
  readonly kind: MessageKind;
  readonly orderNumber: string | null;
  readonly orderId: string;
  readonly firstName: string | null;
  /** Such as `Dec 4–8`; null if unknown. */
  readonly arrivesOn: string | null;
  readonly address: readonly string[];
  /** What an edit added and removed, such as `2 × Palak Paneer`. */
  readonly added: readonly string[];
  readonly removed: readonly string[];
  readonly items: readonly MailItem[];
  /** The lots of what is packed, each with the URL of its story. */
  readonly lots: readonly MailedLot[];
  readonly amounts: MailContent['amounts'];
  readonly total: MailContent['total'];
  /** The tracking page of the carrier; null if it has none. */
  readonly trackingUrl: string | null;
}

interface MessageLinks {
  readonly orderUrl: string;
  readonly helpUrl: string;
  readonly unsubscribeUrl: string;
}

type Words = Pick<MailContent, 'subject' | 'title' | 'paragraph' | 'note'>;

const arrives = (day: string | null, otherwise: string): string =>
  day === null ? otherwise : `We now expect it ${day}.`;

const WORDS: Readonly<Record<MessageKind, (facts: OrderMessageFacts, label: string) => Words>> = {
  packing_late: ({arrivesOn}, label) => ({
    subject: `Your order ${label} takes a little longer`,
    title: 'Your order takes a little longer',
    paragraph: `We wanted to have your order ${label} packed by now, and it is not yet. We are sorry. ${arrives(arrivesOn, 'It is among the next ones.')}`,
    note: 'You need not do anything. You get an email with the tracking number when it leaves our kitchen.',
  }),
  delayed: ({arrivesOn}, label) => ({
    subject: `A parcel of your order ${label} is delayed`,
    title: 'Your parcel is delayed',
    paragraph: `The carrier reports a delay on the way to you. ${arrives(arrivesOn, 'It is still on its way.')}`,
    note: 'Your food keeps: freeze-dried packs do not mind the longer way.',
  }),
  attempted_delivery: ({arrivesOn}, label) => ({
    subject: `The carrier could not hand over your order ${label}`,
    title: 'The carrier tried to deliver your parcel',
    paragraph: `No one was there to take it, or the carrier could not reach the door. It usually tries again${arrivesOn === null ? '' : `, and we now expect it ${arrivesOn}`}.`,
    note: 'The tracking page of the carrier says where the parcel is, and how to choose another day or place.',
  }),
  not_delivered: (_facts, label) => ({
    subject: `Your order ${label} could not be delivered`,
    title: 'Your parcel could not be delivered',
    paragraph: 'The carrier has given up on the delivery. Please write to us, so that we find a way together.',
    note: 'Please check the address below, and tell us if something is wrong or missing.',
  }),
  edited: ({added, removed}, label) => ({
    subject: `Your order ${label} was changed`,
    title: 'Your order was changed',
    paragraph:
      added.length + removed.length > 0
        ? `We changed your order ${label}. Below is what changed, and then all that it contains now.`
        : `We changed your order ${label}. This is what it contains now.`,
    note: 'Did you not expect this? Please write to us.',
  }),
};

/** Returns the mail that tells a customer of an event that Shopify sends no mail about. */
export function orderMessage(facts: OrderMessageFacts, links: MessageLinks): MailContent {
  const {kind, address, arrivesOn, added, removed, items, lots, firstName} = facts;
  const words = WORDS[kind](facts, orderLabel(facts.orderNumber, facts.orderId));
  const asksUs = kind === 'not_delivered';
  return {
    ...words,
    preview: words.paragraph,
    paragraph: firstName ? `${firstName}, ${lowerFirst(words.paragraph)}` : words.paragraph,
    action: asksUs
      ? {label: 'Write to us', url: links.helpUrl}
      : kind === 'attempted_delivery' && facts.trackingUrl
        ? {label: 'See where it is', url: facts.trackingUrl}
        : {label: 'See your order', url: links.orderUrl},
    facts: [
      ...(added.length > 0 ? [{label: 'Added', lines: added}] : []),
      ...(removed.length > 0 ? [{label: 'Removed', lines: removed}] : []),
      ...(arrivesOn !== null && !asksUs && kind !== 'attempted_delivery'
        ? [{label: 'Arrives', lines: [arrivesOn]}]
        : []),
      ...(address.length > 0 ? [{label: 'Goes to', lines: address}] : []),
      ...toLotFacts(lots),
    ],
    ...toItemList(items),
    amounts: facts.amounts,
    total: facts.total,
    ...(OPTIONAL_KINDS.has(kind) && {unsubscribeUrl: links.unsubscribeUrl}),
  };
}

/** Continues a sentence after a name: `We` becomes `we`. */
const lowerFirst = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);
