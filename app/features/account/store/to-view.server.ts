import type {CodeAddressFragment, CodeOrdersQuery} from '../../../../customer-accountapi.generated';
import type {AccountAddressFragment, AccountOrdersQuery} from '../../../../storefrontapi.generated';
import {formatMoney} from '~/core/money';
import type {AppConfig} from '~/platform/env.server';
import {isCheckoutAddress} from '~/platform/shop-addresses.server';
import {fullNameOf} from '../name-of';
import type {AccountAddress, AccountOrder} from './account-store';

type OrderNode = NonNullable<AccountOrdersQuery['customer']>['orders']['nodes'][number];
type CodeOrderNode = CodeOrdersQuery['customer']['orders']['nodes'][number];
/** What both APIs know of an address and of an order. */
type AnyAddressNode = Omit<AccountAddressFragment, 'countryCodeV2'> & {readonly countryCodeV2?: string | null};
type AnyOrderNode = Omit<OrderNode, 'fulfillmentStatus'> & {readonly fulfillmentStatus: string};

const PLACED_AT = new Intl.DateTimeFormat('en-US', {
  timeZone: 'America/New_York',
  dateStyle: 'long',
  timeStyle: 'short',
});

/** Behind the number an id may carry a token of the person's. */
const numberOf = (id: string): string => /^gid:\/\/shopify\/(?:Mailing|Customer)Address\/(\d+)/.exec(id)?.[1] ?? '';

/** @returns whether this is the address of that number */
export const isAddress = ({id}: {readonly id: string}, number: string): boolean => numberOf(id) === number;

/** @returns an address as our pages show it */
export function toAddress(node: AnyAddressNode, defaultId: string | undefined): AccountAddress {
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
export const toOrder = (node: AnyOrderNode, config: AppConfig): AccountOrder => ({
  id: node.id,
  name: node.name || `#${node.orderNumber}`,
  placedAt: PLACED_AT.format(new Date(node.processedAt)),
  total: formatMoney(node.totalPrice),
  status: node.fulfillmentStatus.replaceAll('_', ' ').toLowerCase(),
  statusUrl: node.statusUrl && isCheckoutAddress(node.statusUrl, config) ? node.statusUrl : null,
});

/** @returns an address of the Customer Account API in the names of the other one */
export const fromCodeAddress = ({
  zoneCode: provinceCode,
  territoryCode: countryCodeV2,
  phoneNumber: phone,
  ...rest
}: CodeAddressFragment): AnyAddressNode => ({...rest, provinceCode, countryCodeV2, phone});

/** @returns an order of the Customer Account API in the names of the other one */
export const fromCodeOrder = ({number, statusPageUrl, ...rest}: CodeOrderNode): AnyOrderNode => ({
  ...rest,
  orderNumber: number,
  statusUrl: statusPageUrl,
});
