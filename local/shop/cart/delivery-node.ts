import {connection, type ConnectionArgs} from '../graphql/connection';
import {money, type MoneyV2} from '../graphql/money';
import type {ResolverMap} from '../graphql/schema';
import type {CartRecord} from '../state';
import type {CartLineNode} from './cart-line-node';
import type {CartTotals} from './cart-totals';
import type {DeliveryAddress, DeliveryAddressRecord} from '../state';
import {addressGid} from './delivery-addresses';
import {SHIPPING_METHODS, quoteShipping} from './shipping-rates';

/** A way of shipping a group of lines. Its handle is the method's own name; the platform's are opaque. */
interface DeliveryOptionNode {
  readonly handle: string;
  readonly code: string;
  readonly title: string;
  readonly description: string;
  readonly deliveryMethodType: 'SHIPPING';
  readonly estimatedCost: MoneyV2;
}

/** The lines that travel together: in this shop all of them. */
export interface DeliveryGroupNode {
  readonly id: string;
  readonly groupType: 'ONE_TIME_PURCHASE';
  readonly deliveryAddress: ReturnType<typeof toMailingAddress>;
  readonly deliveryOptions: readonly DeliveryOptionNode[];
  readonly selectedDeliveryOption: DeliveryOptionNode | null;
  readonly lineNodes: readonly CartLineNode[];
}

const orNull = (text: string): string | null => text || null;

const fullName = ({firstName, lastName}: DeliveryAddress): string | null => orNull(`${firstName} ${lastName}`.trim());

const countryName = (countryCode: string): string =>
  new Intl.DisplayNames('en', {type: 'region'}).of(countryCode) ?? countryCode;

const joined = (separator: string, ...parts: readonly string[]): string => parts.filter(Boolean).join(separator);

function formatted(
  address: DeliveryAddress,
  options: {withName?: boolean | null; withCompany?: boolean | null},
): string[] {
  const {company, address1, address2, city, provinceCode, zip, countryCode} = address;
  const name = options.withName ? (fullName(address) ?? '') : '';
  const place = joined(' ', city, provinceCode, zip);
  return [name, options.withCompany ? company : '', address1, address2, place, countryName(countryCode)].filter(
    Boolean,
  );
}

const formattedArea = ({city, provinceCode, countryCode}: DeliveryAddress): string =>
  joined(', ', joined(' ', city, provinceCode), countryName(countryCode));

const toAddressFields = (address: DeliveryAddress) => ({
  firstName: orNull(address.firstName),
  lastName: orNull(address.lastName),
  company: orNull(address.company),
  address1: orNull(address.address1),
  address2: orNull(address.address2),
  city: orNull(address.city),
  provinceCode: orNull(address.provinceCode),
  countryCode: address.countryCode,
  zip: orNull(address.zip),
  phone: orNull(address.phone),
  name: fullName(address),
  formattedArea: formattedArea(address),
  latitude: null,
  longitude: null,
});

function toMailingAddress(address: DeliveryAddress) {
  return {
    __typename: 'MailingAddress' as const,
    id: 'gid://shopify/MailingAddress/0?model_name=Address',
    ...toAddressFields(address),
    countryCodeV2: address.countryCode,
    country: countryName(address.countryCode),
    province: orNull(address.provinceCode),
    formatted: formatted(address, {withCompany: true}),
  };
}

/** @returns the id of a cart's one delivery group. */
export const deliveryGroupGid = ({token}: Pick<CartRecord, 'token'>): string =>
  `gid://shopify/CartDeliveryGroup/1?cart=${token}`;

/** @returns a delivery address as `Cart.delivery` serves it. */
export const toSelectableAddressNode = (record: DeliveryAddressRecord) => ({
  id: addressGid(record),
  selected: record.selected,
  oneTimeUse: record.oneTimeUse,
  address: {__typename: 'CartDeliveryAddress' as const, ...toAddressFields(record.address), source: record.address},
});

/**
 * @param cart - the cart as stored
 * @param totals - its totals: what free shipping is measured by
 * @param lineNodes - its lines as they are served
 * @returns one group once the cart has goods and a selected address in the United States, none before
 */
export function toDeliveryGroupNodes(
  cart: CartRecord,
  totals: CartTotals,
  lineNodes: readonly CartLineNode[],
): readonly DeliveryGroupNode[] {
  const selected = cart.deliveryAddresses?.find((each) => each.selected);
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
      deliveryAddress: toMailingAddress(selected.address),
      deliveryOptions,
      selectedDeliveryOption: deliveryOptions.find(({handle}) => handle === chosen) ?? null,
      lineNodes,
    },
  ];
}

/** Fields of delivery that take arguments; the others are properties of the nodes. */
export const deliveryResolvers: ResolverMap = {
  CartDelivery: {
    addresses: (parent: {addresses: readonly {selected: boolean}[]}, {selected}: {selected?: boolean | null}) =>
      selected ? parent.addresses.filter((address) => address.selected) : parent.addresses,
  },
  CartDeliveryAddress: {
    formatted: (
      parent: {source: DeliveryAddress},
      options: {withName?: boolean | null; withCompany?: boolean | null},
    ) => formatted(parent.source, options),
  },
  CartDeliveryGroup: {
    cartLines: (parent: DeliveryGroupNode, args: ConnectionArgs) => connection(parent.lineNodes, args, ({id}) => id),
  },
};
