import {formatMoney, toMoney} from '~/core/money';
import {ACCOUNT_POLICY} from '~/core/policy';
import {variantName} from '~/core/variant-name';
import type {MailContent} from '~/platform/mail/mail-content';
import type {OrderReplica, ReplicaBundle, ReplicaItem} from '../replica/order-replica';
import {bundleName} from '../../model/bundle-name';
import {COST_COPY} from '../../model/cost-copy';
import {orderLabel} from '../../model/order-names';
import {toCostLines} from '../../model/cost-lines';

/** The page that shows the order: a secret link for a guest, or the page for its signed-in owner. */
export interface OrderLink {
  readonly kind: 'guest' | 'owner';
  readonly url: string;
}

const NOTES = {
  guest: `The link shows this order to whoever has it, and works for ${ACCOUNT_POLICY.guestLinkDays} days.`,
  owner: 'You find all of your orders in your account.',
} as const satisfies Record<OrderLink['kind'], string>;

const partOf = (bundle: ReplicaBundle): string => `Part of ${bundleName(bundle) ?? 'a bundle'}`;

/** Mail programs cut a mail off beyond about 100 kB, and services refuse larger ones: so many lines take three quarters of it. */
const MAX_LINES = 50;

/**
 * Returns the mail that confirms an order and links to its page.
 * @param getPicture returns the address of a picture that may be used in a mail, or null
 */
export function orderMail(
  order: OrderReplica,
  link: OrderLink,
  shopName: string,
  getPicture: (item: ReplicaItem) => string | null,
): MailContent {
  const {shipping_address: address} = order;
  const number = orderLabel(order.order_number, order.shopify_order_id);
  const bought = order.items.filter(({quantity}) => quantity > 0);
  const more = bought.length - MAX_LINES;
  const price = (minor: number) => formatMoney(toMoney(minor, order.currency));
  const amount = (label: string, minor: number) => ({label, value: price(minor)});
  const thanks = `Thank you for your order ${number} at ${shopName}.`;
  const paragraph = order.requires_shipping && address ? `${thanks} Follow it from our kitchen to your door.` : thanks;
  return {
    subject: `Your order ${number}`,
    preview: paragraph,
    title: address?.first_name ? `Thank you, ${address.first_name}!` : 'Thank you!',
    paragraph,
    action: {label: 'See your order', url: link.url},
    items: bought.slice(0, MAX_LINES).map((item) => ({
      title: variantName(item.title, item.variant_title),
      ...(item.bundle && {detail: partOf(item.bundle)}),
      quantity: item.quantity,
      price: price(item.total_minor ?? item.price_minor * item.quantity),
      pictureUrl: getPicture(item),
    })),
    ...(more > 0 && {moreItems: `… and ${more} more ${more === 1 ? 'line' : 'lines'}. Your order lists them all.`}),
    amounts: [
      ...toCostLines(order).map(({kind, minor}) => amount(COST_COPY[kind], minor)),
      ...(order.taxes_included && order.tax_minor > 0 ? [amount(COST_COPY.includedTax, order.tax_minor)] : []),
    ],
    total: amount(COST_COPY.total, order.total_minor),
    note: NOTES[link.kind],
  };
}
