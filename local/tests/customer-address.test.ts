import {afterAll, beforeAll, beforeEach, describe, expect, it} from 'vitest';
import {SEED_PASSWORD, SEED_PEOPLE} from '../seed/people';
import {startLocalShop, type LocalShop} from '../../tests/support/local-shop';
import {createCustomerClient} from './customer-client';

const {ada, ben} = SEED_PEOPLE;

let shop: LocalShop;
let customers: ReturnType<typeof createCustomerClient>;
let customerAccessToken: string;

beforeAll(async () => {
  shop = await startLocalShop();
  customers = createCustomerClient(shop.origin);
});
beforeEach(async () => {
  await shop.reset();
  customerAccessToken = await customers.tokenOf(ben.email, SEED_PASSWORD);
});
afterAll(() => shop.close());

const HOME = {
  firstName: 'Ben',
  lastName: 'Okafor',
  address1: '9 Elm Street',
  city: 'Portland',
  province: 'Oregon',
  country: 'United States',
  zip: '97201',
};

const add = (address: Record<string, unknown> = HOME) =>
  customers.change('customerAddressCreate', {customerAccessToken, address});
const idOf = async (address?: Record<string, unknown>) => (await add(address)).customerAddress?.id ?? '';
const book = async () => {
  const person = await customers.read(customerAccessToken);
  return {ids: person?.addresses.nodes.map(({id}) => id), defaultId: person?.defaultAddress?.id};
};

describe('an address book', () => {
  it('accepts country and state by name or code and returns both', async () => {
    for (const address of [HOME, {...HOME, province: 'or', country: 'US'}]) {
      expect((await add(address)).customerAddress).toMatchObject({
        id: expect.stringMatching(/^gid:\/\/shopify\/MailingAddress\/\d+\?model_name=CustomerAddress$/),
        name: 'Ben Okafor',
        province: 'Oregon',
        provinceCode: 'OR',
        country: 'United States',
        countryCodeV2: 'US',
        company: null,
        formatted: ['9 Elm Street', 'Portland OR 97201', 'United States'],
        formattedArea: 'Portland OR, United States',
      });
    }
  });

  it('has the first address as its default until another is chosen', async () => {
    const [first, second] = [await idOf(), await idOf({...HOME, address1: '10 Elm Street'})];
    expect(await book()).toEqual({ids: [first, second], defaultId: first});
    const response = await customers.change('customerDefaultAddressUpdate', {customerAccessToken, addressId: second});
    expect(response).toMatchObject({customer: {defaultAddress: {id: second}}, customerUserErrors: []});
    expect(await customers.change('customerAddressDelete', {customerAccessToken, id: second})).toMatchObject({
      deletedCustomerAddressId: second,
    });
    expect(await book()).toEqual({ids: [first], defaultId: first});
  });

  it('is updated field by field', async () => {
    const id = await idOf();
    const address = {address2: 'Apt 4', province: 'WA', city: 'Seattle', zip: '98101'};
    expect(await customers.change('customerAddressUpdate', {customerAccessToken, id, address})).toMatchObject({
      customerAddress: {id, address1: '9 Elm Street', address2: 'Apt 4', province: 'Washington', zip: '98101'},
      customerUserErrors: [],
    });
    expect((await book()).ids).toEqual([id]);
  });

  it.each<[string, Record<string, unknown>, string, string]>([
    ['a ZIP code of four digits', {zip: '9720'}, 'INVALID', 'zip'],
    ['an unknown state', {province: 'Ontario'}, 'INVALID', 'province'],
    ['an unknown country', {country: 'Atlantis'}, 'INVALID', 'country'],
    ['an invalid phone number', {phone: 'call me'}, 'INVALID', 'phone'],
    ['a city of 256 characters', {city: 'c'.repeat(256)}, 'TOO_LONG', 'city'],
    ['markup', {address1: '<script>alert(1)</script>'}, 'CONTAINS_HTML_TAGS', 'address1'],
  ])('rejects %s', async (_what, changes, code, field) => {
    expect(await add({...HOME, ...changes})).toMatchObject({
      customerAddress: null,
      customerUserErrors: [{code, field: ['address', field]}],
    });
    expect(await book()).toEqual({ids: [], defaultId: undefined});
  });

  it('rejects other customers', async () => {
    const token = await customers.tokenOf(ada.email, SEED_PASSWORD);
    const [foreign = ''] = (await customers.read(token))?.addresses.nodes.map(({id}) => String(id)) ?? [];
    const missing = {customerUserErrors: [{code: 'NOT_FOUND'}]};
    const theirs = {customerAccessToken, id: foreign};
    expect(await customers.change('customerAddressUpdate', {...theirs, address: HOME})).toMatchObject(missing);
    expect(await customers.change('customerAddressDelete', theirs)).toMatchObject(missing);
    expect(
      await customers.change('customerDefaultAddressUpdate', {customerAccessToken, addressId: foreign}),
    ).toMatchObject(missing);
    expect((await customers.read(token))?.addresses.nodes).toHaveLength(2);
  });
});
