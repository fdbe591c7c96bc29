import {shopDay} from '~/core/dates';
import {ACCOUNT_POLICY} from '~/core/policy';
import type {MailContent, MailFact} from '~/platform/mail/mail-content';
import {toItemList} from '../../messages/mail-parts-copy';
import {toMailAmounts, toMailItem, type MailItemContext} from '../../messages/mail-parts.server';
import {getArrival} from '../../model/arrival';
import {formatDays} from '../../model/arrival-copy';
import {orderLabel} from '../../model/order-names';
import {toAddressLines} from '../../model/to-order-detail.server';
import type {OrderReplica} from '../replica/order-replica';

/** The page that shows the order: a secret link for a guest, or the page for its signed-in owner. */
export interface OrderLink {
  readonly kind: 'guest' | 'owner';
  readonly url: string;
}

const NOTES = {
  guest: `The link shows this order to whoever has it, and works for ${ACCOUNT_POLICY.guestLinkDays} days.`,
  owner: 'You find all of your orders in your account.',
} as const satisfies Record<OrderLink['kind'], string>;

/**
 * Returns the mail that confirms an order and links to its page.
 * @param now when it is sent, which decides when it arrives
 */
export function orderMail(
  order: OrderReplica,
  link: OrderLink,
  shopName: string,
  context: MailItemContext,
  now = new Date(),
): MailContent {
  const {shipping_address: address} = order;
  const number = orderLabel(order.order_number, order.shopify_order_id);
  const bought = order.items.filter(({quantity}) => quantity > 0);
  const thanks = `Thank you for your order ${number} at ${shopName}.`;
  const paragraph = order.requires_shipping && address ? `${thanks} Follow it from our kitchen to your door.` : thanks;
  return {
    subject: `Your order ${number}`,
    preview: paragraph,
    title: address?.first_name ? `Thank you, ${address.first_name}!` : 'Thank you!',
    paragraph,
    action: {label: 'See your order', url: link.url},
    facts: toFacts(order, now),
    ...toItemList(bought.map((item) => toMailItem(item, context))),
    ...toMailAmounts(order),
    note: NOTES[link.kind],
  };
}

/** When it arrives, where, and the gift note: what a buyer wants to check at once. */
function toFacts(order: OrderReplica, now: Date): readonly MailFact[] {
  const {shipping_address: address, note, requires_shipping: isSent} = order;
  const arrival = isSent && address ? getArrival({...order, fulfillments: [], events: []}, shopDay(now)) : null;
  return [
    ...(arrival?.days ? [{label: 'Arrives', lines: [formatDays(arrival.days)]}] : []),
    ...(isSent && address ? [{label: 'Goes to', lines: toAddressLines({...address, phone: null})}] : []),
    ...(note ? [{label: 'Your gift note', lines: note.split('\n')}] : []),
  ];
}
