import {describe, expect, it} from 'vitest';
import {addAddresses, addressGid, removeAddresses, updateAddresses, type AddressChange} from './delivery-addresses';

const BROOKLYN = {
  deliveryAddress: {
    lastName: 'Byron',
    address1: '12 Pearl Street',
    city: 'Brooklyn',
    provinceCode: 'NY',
    zip: '11201',
    countryCode: 'US' as const,
  },
};

function addressesOf(change: AddressChange) {
  if (!change.ok) throw new Error('the change was refused');
  return change.addresses;
}

const twoAddresses = () => addressesOf(addAddresses([], [{address: BROOKLYN, selected: true}, {address: BROOKLYN}]));

describe('delivery addresses of a cart', () => {
  it('adds addresses with one of them selected, and a later selection replaces it', () => {
    const before = twoAddresses();
    expect(before.map(({selected}) => selected)).toEqual([true, false]);
    expect(
      addressesOf(addAddresses(before, [{address: BROOKLYN, selected: true}])).map(({selected}) => selected),
    ).toEqual([false, false, true]);
  });

  it('changes addresses by id', () => {
    const before = twoAddresses();
    const second = before.map(addressGid)[1] ?? '';
    const after = addressesOf(
      updateAddresses(before, [
        {id: second, selected: true, address: {deliveryAddress: {countryCode: 'US', city: 'Queens'}}},
      ]),
    );
    expect(after.map(({selected, address}) => [selected, address.city])).toEqual([
      [false, 'Brooklyn'],
      [true, 'Queens'],
    ]);
  });

  it('removes addresses by id', () => {
    const before = twoAddresses();
    expect(addressesOf(removeAddresses(before, before.slice(0, 1).map(addressGid)))).toEqual(before.slice(1));
  });

  it('requires a country, and with strict validation every field that a parcel needs', () => {
    const noCountry = addAddresses([], [{address: {deliveryAddress: {city: 'Brooklyn'}}}]);
    expect(noCountry).toMatchObject({
      errors: [
        {
          code: 'INVALID',
          field: ['addresses', '0', 'address', 'deliveryAddress', 'countryCode'],
          message: 'invalid value',
        },
      ],
    });
    const strict = addAddresses([], [{address: {deliveryAddress: {countryCode: 'US'}}, validationStrategy: 'STRICT'}]);
    expect(strict.ok ? [] : strict.errors.map(({field}) => field.at(-1))).toEqual([
      'lastName',
      'address1',
      'provinceCode',
      'zip',
      'city',
    ]);
  });

  it('rejects two selected addresses and an address of another cart', () => {
    expect(
      addAddresses(
        [],
        [
          {address: BROOKLYN, selected: true},
          {address: BROOKLYN, selected: true},
        ],
      ),
    ).toMatchObject({
      errors: [{code: 'ONLY_ONE_DELIVERY_ADDRESS_CAN_BE_SELECTED'}],
    });
    const foreign = 'gid://shopify/CartSelectableAddress/foreign';
    const message = `The delivery address with ${foreign} does not exist.`;
    expect(updateAddresses([], [{id: foreign}])).toMatchObject({
      errors: [{code: 'INVALID_DELIVERY_ADDRESS_ID', field: ['addresses', '0'], message}],
    });
    expect(removeAddresses([], [foreign])).toMatchObject({
      errors: [{code: 'INVALID_DELIVERY_ADDRESS_ID', field: ['addressIds', '0'], message}],
    });
  });
});
