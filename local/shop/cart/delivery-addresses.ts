import {randomUUID} from 'node:crypto';
import type {
  CartDeliveryAddressInput,
  CartSelectableAddressInput,
  CartSelectableAddressUpdateInput,
} from 'schema-2026-04/storefront-api-types';
import {FieldNotEmulatedError} from '../graphql/schema';
import {CART_ERROR, type CartUserError} from './cart-problems';
import type {DeliveryAddress} from '../delivery-address';
import type {DeliveryAddressRecord} from '../state';

export type AddressChange =
  | {readonly ok: true; readonly addresses: readonly DeliveryAddressRecord[]}
  | {readonly ok: false; readonly errors: readonly CartUserError[]};

const ID_PREFIX = 'gid://shopify/CartSelectableAddress/';

export const addressGid = ({id}: DeliveryAddressRecord): string => ID_PREFIX + id;

/** The fields that Shopify's strict validation requires, with its messages in its order. */
const STRICTLY_REQUIRED: ReadonlyArray<readonly [keyof DeliveryAddress, string]> = [
  ['lastName', 'A last name is required in order to continue.'],
  ['address1', 'An address is required in order to continue.'],
  ['provinceCode', 'The specified country requires a zone.'],
  ['zip', 'Country specified requires a postal code in order to continue.'],
  ['city', 'A city is required in order to continue.'],
];

function toAddress(input: CartDeliveryAddressInput): DeliveryAddress {
  const text = (value: string | null | undefined) => value ?? '';
  return {
    firstName: text(input.firstName),
    lastName: text(input.lastName),
    company: text(input.company),
    address1: text(input.address1),
    address2: text(input.address2),
    city: text(input.city),
    provinceCode: text(input.provinceCode),
    countryCode: text(input.countryCode),
    zip: text(input.zip),
    phone: text(input.phone),
  };
}

/** @throws FieldNotEmulatedError for a copy of a customer's address */
function refuseAddress(
  {address, validationStrategy}: Omit<CartSelectableAddressUpdateInput, 'id'>,
  index: number,
): CartUserError[] {
  if (!address) return [];
  if (address.copyFromCustomerAddressId)
    throw new FieldNotEmulatedError('CartAddressInput', 'copyFromCustomerAddressId');
  const given = address.deliveryAddress ?? {};
  const at = ['addresses', String(index), 'address', 'deliveryAddress'];
  if (!given.countryCode) return [CART_ERROR.noCountry(at)];
  if (validationStrategy !== 'STRICT') return [];
  return STRICTLY_REQUIRED.filter(([field]) => !given[field]).map(([field, message]) =>
    CART_ERROR.addressFieldRequired([...at, field], message),
  );
}

const refuseTwoSelected = (inputs: ReadonlyArray<{selected?: boolean | null}>): CartUserError[] =>
  inputs.filter(({selected}) => selected).length > 1 ? [CART_ERROR.twoAddressesSelected] : [];

/** At most one address is selected; a new selection replaces the current one. */
function withOneSelected(
  addresses: readonly DeliveryAddressRecord[],
  newlySelected: string | undefined,
): readonly DeliveryAddressRecord[] {
  if (newlySelected === undefined) return addresses;
  return addresses.map((each) => ({...each, selected: each.id === newlySelected}));
}

/** Appends addresses. A missing country, or with strict validation any missing field, rejects all of them. */
export function addAddresses(
  before: readonly DeliveryAddressRecord[],
  inputs: readonly CartSelectableAddressInput[],
): AddressChange {
  const refused = inputs.flatMap(refuseAddress);
  const errors = [...refused, ...refuseTwoSelected(inputs)];
  if (errors.length > 0) return {ok: false, errors};
  const added = inputs.map((input) => ({
    id: randomUUID(),
    selected: input.selected ?? false,
    oneTimeUse: input.oneTimeUse ?? false,
    address: toAddress(input.address.deliveryAddress ?? {}),
  }));
  return {ok: true, addresses: withOneSelected([...before, ...added], added.find(({selected}) => selected)?.id)};
}

/** Changes addresses by their global ids; one unknown id rejects the whole change. */
export function updateAddresses(
  before: readonly DeliveryAddressRecord[],
  inputs: readonly CartSelectableAddressUpdateInput[],
): AddressChange {
  const byGid = new Map(before.map((each) => [addressGid(each), each]));
  const unknown = inputs.flatMap(({id}, index) =>
    byGid.has(id) ? [] : [CART_ERROR.noSuchAddress(['addresses', String(index)], id)],
  );
  const errors = [...unknown, ...inputs.flatMap(refuseAddress), ...refuseTwoSelected(inputs)];
  if (errors.length > 0) return {ok: false, errors};
  for (const input of inputs) {
    const known = byGid.get(input.id);
    if (!known) continue;
    byGid.set(input.id, {
      ...known,
      selected: input.selected ?? known.selected,
      oneTimeUse: input.oneTimeUse ?? known.oneTimeUse,
      address: input.address?.deliveryAddress ? toAddress(input.address.deliveryAddress) : known.address,
    });
  }
  const selected = inputs.find((input) => input.selected)?.id;
  return {ok: true, addresses: withOneSelected([...byGid.values()], selected?.slice(ID_PREFIX.length))};
}

/** Removes addresses by their global ids; one unknown id rejects the whole change. */
export function removeAddresses(before: readonly DeliveryAddressRecord[], ids: readonly string[]): AddressChange {
  const known = new Set(before.map(addressGid));
  const errors = ids.flatMap((id, index) =>
    known.has(id) ? [] : [CART_ERROR.noSuchAddress(['addressIds', String(index)], id)],
  );
  if (errors.length > 0) return {ok: false, errors};
  return {ok: true, addresses: before.filter((each) => !ids.includes(addressGid(each)))};
}
