import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {startLocalShop} from '../../tests/support/local-shop';
import {DISH, createCartClient, linesOf} from './cart-client';

let shop: Awaited<ReturnType<typeof startLocalShop>>;

beforeAll(async () => {
  shop = await startLocalShop();
});
afterAll(() => shop.close());

const BROOKLYN = {
  deliveryAddress: {
    firstName: 'Ada',
    lastName: 'Byron',
    address1: '12 Pearl Street',
    city: 'Brooklyn',
    provinceCode: 'NY',
    countryCode: 'US' as const,
    zip: '11201',
  },
};

async function deliverableCart(quantity = 1) {
  const client = createCartClient(shop.origin);
  await client.cart.create({lines: [{merchandiseId: DISH.plenty, quantity}]});
  const answer = await client.cart.addDeliveryAddresses([{address: BROOKLYN, selected: true}, {address: BROOKLYN}]);
  return {...client, answer, ids: answer.cart.delivery.addresses.map(({id}) => id)};
}

describe('the delivery of a cart', () => {
  it('returns addresses as they were entered', async () => {
    const {answer} = await deliverableCart();
    expect(answer.cart.delivery.addresses).toMatchObject([
      {
        id: expect.stringMatching(/^gid:\/\/shopify\/CartSelectableAddress\/[\da-f-]{36}$/),
        selected: true,
        oneTimeUse: false,
        address: {
          name: 'Ada Byron',
          formatted: ['12 Pearl Street', 'Brooklyn NY 11201', 'United States'],
          formattedArea: 'Brooklyn NY, United States',
        },
      },
      {selected: false},
    ]);
  });

  it('offers standard and express once an address is selected, with standard selected', async () => {
    const {answer} = await deliverableCart();
    expect(answer.cart.deliveryGroups.nodes).toMatchObject([
      {
        groupType: 'ONE_TIME_PURCHASE',
        deliveryAddress: {city: 'Brooklyn', countryCodeV2: 'US'},
        deliveryOptions: [
          {
            title: 'Standard',
            description: '3–5 business days',
            deliveryMethodType: 'SHIPPING',
            estimatedCost: {amount: '4.99'},
          },
          {title: 'Express', description: '2–3 business days', estimatedCost: {amount: '9.99'}},
        ],
        selectedDeliveryOption: {handle: 'standard'},
        cartLines: {nodes: [{id: linesOf(answer)[0]?.id}]},
      },
    ]);
  });

  it('is free from $25 of goods after discounts, and not below', async () => {
    const standardCost = ({answer}: Awaited<ReturnType<typeof deliverableCart>>) =>
      answer.cart.deliveryGroups.nodes[0]?.deliveryOptions[0]?.estimatedCost.amount;
    const four = await deliverableCart(4);
    expect(standardCost(four)).toBe('0.0');
    expect(standardCost({...four, answer: await four.applyCodes('WELCOME20', 'SUMMER10')})).toBe('0.0');
    expect(standardCost({...four, answer: await four.applyCodes('DISCOUNT100')})).toBe('4.99');
  });

  it('keeps the selected option and rejects an unknown one', async () => {
    const {cart, answer} = await deliverableCart();
    const deliveryGroupId = answer.cart.deliveryGroups.nodes[0]?.id ?? '';
    const choose = (deliveryOptionHandle: string) =>
      cart.updateSelectedDeliveryOption([{deliveryGroupId, deliveryOptionHandle}]);
    expect((await choose('express')).cart.deliveryGroups.nodes[0]?.selectedDeliveryOption?.handle).toBe('express');
    expect(await choose('pigeon')).toMatchObject({
      cart: null,
      userErrors: [
        {
          code: 'INVALID_DELIVERY_OPTION',
          field: ['selectedDeliveryOptions'],
          message: 'The delivery option with handle pigeon is not valid.',
        },
      ],
    });
  });

  it('uses the address selected last, and none once that is removed', async () => {
    const {cart, ids} = await deliverableCart();
    const [first = '', second = ''] = ids;
    const moved = await cart.updateDeliveryAddresses([
      {id: second, selected: true, address: {deliveryAddress: {...BROOKLYN.deliveryAddress, city: 'Queens'}}},
    ]);
    expect(moved.cart.deliveryGroups.nodes[0]?.deliveryAddress.city).toBe('Queens');
    const removed = await cart.removeDeliveryAddresses([second]);
    expect(removed.cart.delivery.addresses.map(({id}) => id)).toEqual([first]);
    expect(removed.cart.deliveryGroups.nodes).toEqual([]);
  });

  it('rejects addresses without a country and addresses of other carts, without a change', async () => {
    const {cart} = await deliverableCart();
    const other = await deliverableCart();
    expect(await cart.addDeliveryAddresses([{address: {deliveryAddress: {city: 'Brooklyn'}}}])).toMatchObject({
      cart: {delivery: {addresses: [{}, {}]}},
      userErrors: [{code: 'INVALID', field: ['addresses', '0', 'address', 'deliveryAddress', 'countryCode']}],
    });
    expect(await cart.removeDeliveryAddresses(other.ids.slice(0, 1))).toMatchObject({
      cart: {delivery: {addresses: [{}, {}]}},
      userErrors: [{code: 'INVALID_DELIVERY_ADDRESS_ID', field: ['addressIds', '0']}],
    });
  });
});
