import type {AccountAddressFragment, AccountOrdersQuery} from '../../../../storefrontapi.generated';
import {formatMoney} from '~/core/money';
import type {AppConfig} from '~/platform/env.server';
import {isCheckoutAddress} from '~/platform/shop-addresses.server';
import {fullNameOf} from '../name-of';
import type {AccountAddress, AccountOrder} from './account-store';

type OrderNode = NonNullable<AccountOrdersQuery['customer']>['orders']['nodes'][number];

const PLACED_AT = new Intl.DateTimeFormat('en-US', {
  timeZone: 'America/New_York',
  dateStyle: 'long',
  timeStyle: 'short',
});

/** Behind the number an id may carry a token of the person's. */
const numberOf = (id: string): string => /^gid:\/\/shopify\/MailingAddress\/(\d+)/.exec(id)?.[1] ?? '';

/** @returns whether this is the address of that number */
export const isAddress = ({id}: {readonly id: string}, number: string): boolean => numberOf(id) === number;

/** @returns an address as our pages show it */
export function toAddress(node: AccountAddressFragment, defaultId: string | undefined): AccountAddress {
  return {
    number: numberOf(node.id),
    isDefault: defaultId !== undefined && numberOf(defaultId) === numberOf(node.id),
    lines: [...node.formatted, ...(node.phone ? [node.phone] : [])],
    name: fullNameOf(node),
    address1: node.address1 ?? '',
    address2: node.address2 ?? '',
    city: node.city ?? '',
    // A province of another country is none that the form offers.
    province: node.countryCodeV2 === 'US' ? (node.provinceCode ?? '') : '',
    zip: node.zip ?? '',
    phone: node.phone ?? '',
  };
}

/** @returns an order as our pages show it */
export const toOrder = (node: OrderNode, config: AppConfig): AccountOrder => ({
  id: node.id,
  name: node.name || `#${node.orderNumber}`,
  placedAt: PLACED_AT.format(new Date(node.processedAt)),
  total: formatMoney(node.totalPrice),
  status: node.fulfillmentStatus.replaceAll('_', ' ').toLowerCase(),
  statusUrl: node.statusUrl && isCheckoutAddress(node.statusUrl, config) ? node.statusUrl : null,
});
