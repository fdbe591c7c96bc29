import {connection, type ConnectionArgs} from '../graphql/connection';
import {money, type MoneyV2} from '../graphql/money';
import type {ResolverMap} from '../graphql/schema';
import type {CartRecord} from '../state';
import type {CartLineNode} from './cart-line-node';
import type {CartTotals} from './cart-totals';
import type {DeliveryAddress} from '../delivery-address';
import type {DeliveryAddressRecord} from '../state';
import {
  formatAddress,
  toAddressFields,
  toMailingAddressNode,
  type AddressFormat,
  type MailingAddressNode,
} from './address-fields';
import {addressGid} from './delivery-addresses';
import {SHIPPING_METHODS, quoteShipping} from './shipping-rates';

/** A delivery option. Its handle is the name of the shipping method; Shopify's handles are opaque. */
interface DeliveryOptionNode {
  readonly handle: string;
  readonly code: string;
  readonly title: string;
  readonly description: string;
  readonly deliveryMethodType: 'SHIPPING';
  readonly estimatedCost: MoneyV2;
}

/** A delivery group; in this shop it contains all lines that are shipped. */
export interface DeliveryGroupNode {
  readonly id: string;
  readonly groupType: 'ONE_TIME_PURCHASE';
  readonly deliveryAddress: MailingAddressNode;
  readonly deliveryOptions: readonly DeliveryOptionNode[];
  readonly selectedDeliveryOption: DeliveryOptionNode | null;
  readonly lineNodes: readonly CartLineNode[];
}

export const deliveryGroupGid = ({token}: Pick<CartRecord, 'token'>): string =>
  `gid://shopify/CartDeliveryGroup/1?cart=${token}`;

/** Converts a delivery address to a node of `Cart.delivery`. */
export const toSelectableAddressNode = (record: DeliveryAddressRecord) => ({
  id: addressGid(record),
  selected: record.selected,
  oneTimeUse: record.oneTimeUse,
  address: {__typename: 'CartDeliveryAddress' as const, ...toAddressFields(record.address), source: record.address},
});

/**
 * @param cart - the stored cart
 * @param totals - the totals of the cart, which decide about free shipping
 * @param lineNodes - the nodes of its lines
 * @returns one group if the cart has goods to ship and a selected address in the United States, otherwise none
 */
export function toDeliveryGroupNodes(
  cart: CartRecord,
  totals: CartTotals,
  lineNodes: readonly CartLineNode[],
): readonly DeliveryGroupNode[] {
  const selected = cart.deliveryAddresses?.find((each) => each.selected);
  const shippedNodes = lineNodes.filter(({merchandise}) => merchandise.variant.requiresShipping !== false);
  if (shippedNodes.length === 0) return [];
  if (selected?.address.countryCode !== 'US' || totals.subtotalMinor === 0) return [];
  const deliveryOptions = SHIPPING_METHODS.map((method): DeliveryOptionNode => {
    const {title, estimate, chargeMinor} = quoteShipping(method, totals.totalMinor, totals.shippingPromo);
    const estimatedCost = money(chargeMinor);
    return {handle: method, code: title, title, description: estimate, deliveryMethodType: 'SHIPPING', estimatedCost};
  });
  const chosen = cart.shippingMethod ?? 'standard';
  return [
    {
      id: deliveryGroupGid(cart),
      groupType: 'ONE_TIME_PURCHASE',
      deliveryAddress: toMailingAddressNode(selected.address),
      deliveryOptions,
      selectedDeliveryOption: deliveryOptions.find(({handle}) => handle === chosen) ?? null,
      lineNodes: shippedNodes,
    },
  ];
}

const formatted = ({source}: {source: DeliveryAddress}, options: AddressFormat) => formatAddress(source, options);

/** The delivery fields that take arguments; the others are properties of the nodes. */
export const deliveryResolvers: ResolverMap = {
  CartDelivery: {
    addresses: (parent: {addresses: readonly {selected: boolean}[]}, {selected}: {selected?: boolean | null}) =>
      selected ? parent.addresses.filter((address) => address.selected) : parent.addresses,
  },
  CartDeliveryAddress: {formatted},
  MailingAddress: {formatted},
  CartDeliveryGroup: {
    cartLines: (parent: DeliveryGroupNode, args: ConnectionArgs) => connection(parent.lineNodes, args, ({id}) => id),
  },
};
