import {afterAll, beforeAll, beforeEach, describe, expect, it, vi} from 'vitest';
import {SEED_PASSWORD, SEED_PEOPLE} from '../seed/people';
import {startLocalShop, type LocalShop} from '../../tests/support/local-shop';
import {routeAccounts, signInClient} from './account-visitor';
import {DISH} from './cart-client';
import {enterCheckout} from './checkout-visitor';
import {createCustomerClient} from './customer-client';

const STOREFRONT = 'http://localhost:3999';
const {ada, ben} = SEED_PEOPLE;

let shop: LocalShop;
let account: Awaited<ReturnType<typeof signInClient>>;

beforeAll(async () => {
  shop = await startLocalShop({storefrontOrigin: STOREFRONT});
  routeAccounts(shop.origin);
});
beforeEach(async () => {
  await shop.reset();
  account = await accountOf(ada.email);
});
afterAll(async () => {
  vi.unstubAllGlobals();
  await shop.close();
});

const accountOf = (email: string) => signInClient(shop, STOREFRONT, email);

type Data = Readonly<Record<string, never>>;
const query = async (text: string): Promise<Data> => (await account.query(`#graphql\n query ${text}`)).data as Data;
const mutate = async (text: string, variables: Record<string, unknown>): Promise<Data> =>
  (await account.mutate(`#graphql\n mutation ${text}`, {variables})).data as Data;

const ADDRESS = 'id name formatted territoryCode zoneCode city zip phoneNumber';
const ERRORS = 'userErrors { code field message }';
const HOME = {
  firstName: 'Ada',
  lastName: 'Byron',
  address1: '1 Loop Road',
  city: 'Denver',
  zoneCode: 'CO',
  territoryCode: 'US',
  zip: '80202',
  phoneNumber: '+13035550100',
};

async function buy(email: string, quantity = 2) {
  const token = await createCustomerClient(shop.origin).tokenOf(email, SEED_PASSWORD);
  const {cart, pay} = await enterCheckout(shop.origin, {merchandiseId: DISH.plenty, quantity});
  await cart.updateBuyerIdentity({customerAccessToken: token});
  await pay({email});
}

describe('a customer', () => {
  it('returns the stored data', async () => {
    const text = `Me { customer {
      id firstName lastName displayName tags creationDate
      emailAddress { emailAddress marketingState } phoneNumber { phoneNumber }
      defaultAddress { ${ADDRESS} } addresses(first: 5, skipDefault: true) { nodes { id city } }
    } shop { name } }`;
    expect(await query(text)).toMatchObject({
      customer: {
        id: `gid://shopify/Customer/${ada.number}`,
        displayName: 'Ada Byron',
        emailAddress: {emailAddress: ada.email, marketingState: 'SUBSCRIBED'},
        phoneNumber: {phoneNumber: ada.phone},
        creationDate: ada.createdAt,
        defaultAddress: {
          id: expect.stringMatching(/^gid:\/\/shopify\/CustomerAddress\/\d+$/),
          name: 'Ada Byron',
          formatted: ['12 Pearl Street', 'Brooklyn NY 11201', 'United States'],
          territoryCode: 'US',
          zoneCode: 'NY',
        },
        addresses: {nodes: [{city: 'Austin'}]},
      },
      shop: {name: 'Fusion Tiffin'},
    });
  });

  it('changes their name, which the Storefront API returns too', async () => {
    const update = `Update($input: CustomerUpdateInput!) { customerUpdate(input: $input) { customer { displayName } ${ERRORS} } }`;
    expect(await mutate(update, {input: {firstName: 'Augusta', lastName: 'King'}})).toEqual({
      customerUpdate: {customer: {displayName: 'Augusta King'}, userErrors: []},
    });
    const customers = createCustomerClient(shop.origin);
    const token = await customers.tokenOf(ada.email, SEED_PASSWORD);
    expect(await customers.read(token)).toMatchObject({displayName: 'Augusta King'});
    expect(await mutate(update, {input: {firstName: 'n'.repeat(256)}})).toMatchObject({
      customerUpdate: {customer: null, userErrors: [{code: 'TOO_LONG', field: ['input', 'firstName']}]},
    });
  });
});

const ADD = `Add($address: CustomerAddressInput!, $defaultAddress: Boolean) {
  customerAddressCreate(address: $address, defaultAddress: $defaultAddress) { customerAddress { ${ADDRESS} } ${ERRORS} }
}`;
const CHANGE = `Change($addressId: ID!, $address: CustomerAddressInput, $defaultAddress: Boolean) {
  customerAddressUpdate(addressId: $addressId, address: $address, defaultAddress: $defaultAddress) {
    customerAddress { ${ADDRESS} } ${ERRORS}
  }
}`;
const REMOVE = `Remove($addressId: ID!) { customerAddressDelete(addressId: $addressId) { deletedAddressId ${ERRORS} } }`;

describe('an address', () => {
  const added = async (changes: Record<string, unknown> = {}) => {
    const {customerAddressCreate} = (await mutate(ADD, {address: {...HOME, ...changes}})) as never as {
      customerAddressCreate: {customerAddress: {id: string} | null; userErrors: readonly object[]};
    };
    return customerAddressCreate;
  };
  const defaultCity = async () => query('Default { customer { defaultAddress { city } } }');

  it('is created, made the default, updated and deleted', async () => {
    const {customerAddress, userErrors} = await added();
    expect(userErrors).toEqual([]);
    const addressId = customerAddress?.id ?? '';
    expect(await defaultCity()).toEqual({customer: {defaultAddress: {city: 'Brooklyn'}}});
    expect(await mutate(CHANGE, {addressId, address: {zip: '80203'}, defaultAddress: true})).toMatchObject({
      customerAddressUpdate: {customerAddress: {id: addressId, zip: '80203', zoneCode: 'CO'}, userErrors: []},
    });
    expect(await defaultCity()).toEqual({customer: {defaultAddress: {city: 'Denver'}}});
    expect(await mutate(REMOVE, {addressId})).toMatchObject({
      customerAddressDelete: {
        deletedAddressId: null,
        userErrors: [{code: 'DELETING_CUSTOMER_DEFAULT_ADDRESS_NOT_ALLOWED'}],
      },
    });
    const other = (await added()).customerAddress?.id ?? '';
    expect(await mutate(REMOVE, {addressId: other})).toMatchObject({
      customerAddressDelete: {deletedAddressId: other, userErrors: []},
    });
  });

  it.each([
    ['without a country', {territoryCode: undefined}, 'TERRITORY_CODE_MISSING', 'territoryCode'],
    ['in an unknown country', {territoryCode: 'XX'}, 'INVALID_TERRITORY_CODE', 'territoryCode'],
    ['in an unknown state', {zoneCode: 'ZZ'}, 'INVALID_FOR_COUNTRY', 'zoneCode'],
    ['with an invalid phone number', {phoneNumber: 'call me'}, 'PHONE_NUMBER_NOT_VALID', 'phoneNumber'],
    ['with a name of 256 characters', {lastName: 'n'.repeat(256)}, 'TOO_LONG', 'lastName'],
  ])('is rejected %s', async (_what, changes, code, field) => {
    expect(await added(changes)).toMatchObject({
      customerAddress: null,
      userErrors: [{code, field: ['address', field]}],
    });
  });

  it('of another customer is not found', async () => {
    const addressId = (await added()).customerAddress?.id ?? '';
    account = await accountOf(ben.email);
    const missing = [{code: 'ADDRESS_ID_DOES_NOT_EXIST', field: ['addressId']}];
    expect(await mutate(CHANGE, {addressId, address: HOME})).toMatchObject({
      customerAddressUpdate: {customerAddress: null, userErrors: missing},
    });
    expect(await mutate(REMOVE, {addressId})).toMatchObject({customerAddressDelete: {userErrors: missing}});
  });
});

interface OrdersPage {
  readonly edges: readonly {readonly cursor: string; readonly node: {readonly number: number}}[];
  readonly pageInfo: {readonly hasNextPage: boolean; readonly endCursor: string | null};
}

describe('the orders', () => {
  const ORDER = `id name number confirmationNumber processedAt financialStatus fulfillmentStatus statusPageUrl
    totalPrice { amount currencyCode } subtotal { amount } totalTax { amount } totalShipping { amount }
    shippingAddress { name formatted(withName: true) formattedArea }
    fulfillments(first: 1) { nodes { status } }
    discountApplications(first: 10) { nodes { value { __typename ... on MoneyV2 { amount } } } }
    lineItems(first: 10) { nodes {
      id title quantity price { amount } totalDiscount { amount } variantTitle
      image { altText url width height } discountAllocations { allocatedAmount { amount } }
    } }`;

  it("are those of the customer, with the fields of Hydrogen's template", async () => {
    await buy(ada.email);
    await buy(ben.email);
    const response = await query(
      `Orders { customer { orders(first: 5, sortKey: PROCESSED_AT, reverse: true) { nodes { ${ORDER} } } } }`,
    );
    expect(response).toMatchObject({
      customer: {
        orders: {
          nodes: [
            {
              name: '#1001',
              number: 1001,
              confirmationNumber: expect.stringMatching(/^[\dA-F]{9}$/),
              financialStatus: 'PAID',
              fulfillmentStatus: 'UNFULFILLED',
              subtotal: {amount: '15.98'},
              totalPrice: {amount: '20.97', currencyCode: 'USD'},
              fulfillments: {nodes: []},
              lineItems: {nodes: [{title: 'Chicken Tikka Masala', quantity: 2, image: {url: expect.any(String)}}]},
            },
          ],
        },
      },
    });
  });

  it('are paged by cursors in any order', async () => {
    for (const quantity of [2, 5, 1]) await buy(ada.email, quantity);
    await buy(ben.email);
    const [first] = shop.orders();
    if (first) first.updatedAt = '2030-01-01T00:00:00Z';
    const page = async (args: string) => {
      const {customer} = (await query(
        `Page { customer { orders(${args}) { edges { cursor node { number } } pageInfo { hasNextPage endCursor } } } }`,
      )) as never as {customer: {orders: OrdersPage}};
      return customer.orders;
    };
    const numbers = async (args: string) => (await page(args)).edges.map(({node}) => node.number);
    const newest = await page('first: 2, sortKey: PROCESSED_AT, reverse: true');
    expect(newest.edges.map(({node}) => node.number)).toEqual([1003, 1002]);
    expect(newest.pageInfo).toEqual({hasNextPage: true, endCursor: newest.edges[1]?.cursor});
    const rest = `first: 2, sortKey: PROCESSED_AT, reverse: true, after: "${newest.pageInfo.endCursor}"`;
    expect(await page(rest)).toMatchObject({edges: [{node: {number: 1001}}], pageInfo: {hasNextPage: false}});
    expect(await numbers('first: 9')).toEqual([1001, 1002, 1003]);
    expect(await numbers('first: 9, sortKey: TOTAL_PRICE')).toEqual([1003, 1001, 1002]);
    expect(await numbers('first: 9, sortKey: UPDATED_AT')).toEqual([1002, 1003, 1001]);
    await expect(page('first: 2, after: "nowhere"')).rejects.toThrow();
  });

  it('are returned by id only to their owner', async () => {
    await buy(ben.email);
    const {number} = shop.orders()[0] ?? {};
    const one = `One { order(id: "gid://shopify/Order/${number}") { name } }`;
    expect(await query(one)).toEqual({order: null});
    account = await accountOf(ben.email);
    expect(await query(one)).toEqual({order: {name: '#1001'}});
  });
});

it('fails with the name of a field that is not emulated', async () => {
  const {errors} = await account.query(
    '#graphql\n query Credit { customer { storeCreditAccounts(first: 1) { nodes { id } } } }',
  );
  expect(errors?.[0]?.message).toContain('The local shop does not emulate Customer.storeCreditAccounts');
});

it('is subject to faults by operation name', async () => {
  await shop.fault({op: 'Me', mode: 'status', status: 503, times: 1});
  await expect(query('Me { customer { id } }')).rejects.toThrow();
  expect(await query('Me { customer { id } }')).toMatchObject({customer: {}});
});
