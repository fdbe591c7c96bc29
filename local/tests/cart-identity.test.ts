import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {SEED_DATE} from '../seed/seed-date';
import {startLocalShop} from '../../tests/support/local-shop';
import {DISH, createCartClient} from './cart-client';

const DAY_MS = 86_400_000;

let now = new Date(SEED_DATE);
let shop: Awaited<ReturnType<typeof startLocalShop>>;

beforeAll(async () => {
  shop = await startLocalShop({clock: () => now});
});
afterAll(() => shop.close());

const NO_SUCH_CART = {
  userErrors: [{code: 'INVALID', field: ['cartId'], message: 'The specified cart does not exist.'}],
  warnings: [],
};

async function filledCart() {
  const client = createCartClient(shop.origin);
  const {cart} = await client.cart.create({lines: [{merchandiseId: DISH.plenty, quantity: 1}]});
  return {...client, id: cart.id};
}

describe('the access to a cart', () => {
  it('requires its token and its key', async () => {
    const {id} = await filledCart();
    const other = createCartClient(shop.origin);
    const read = async (cartId: string) => (await other.storefront.query(READ, {variables: {cartId}})).cart;
    expect(await read(id)).toEqual({totalQuantity: 1});
    for (const foreign of [
      id.replace(/key=.*/, 'key=guessed'),
      id.replace(/\?.*/, ''),
      'gid://shopify/Cart/none?key=none',
    ]) {
      expect(await read(foreign)).toBeNull();
      const lines = [{merchandiseId: DISH.plenty, quantity: 1}];
      expect(await other.cart.addLines(lines, {cartId: foreign})).toMatchObject(NO_SUCH_CART);
    }
  });

  it('returns a new cart with the change and an error for an unknown cart', async () => {
    const {id} = await filledCart();
    const {cart} = createCartClient(shop.origin);
    const response = await cart.updateNote('For Ada', {cartId: id.replace(/key=.*/, 'key=guessed')});
    expect(response).toMatchObject({...NO_SUCH_CART, cart: {note: 'For Ada', totalQuantity: 0}});
    expect(response.cart.id).not.toContain(id.split('?')[0]);
  });

  it('expires ten days after the last change', async () => {
    const {cart, storefront, id} = await filledCart();
    const isThere = async () => (await storefront.query(READ, {variables: {cartId: id}})).cart !== null;
    now = new Date(now.getTime() + 9 * DAY_MS);
    await cart.updateNote('Still here');
    now = new Date(now.getTime() + 10 * DAY_MS - 1);
    expect(await isThere()).toBe(true);
    now = new Date(now.getTime() + 1);
    expect(await isThere()).toBe(false);
    expect(await cart.updateNote('Too late')).toMatchObject(NO_SUCH_CART);
  });
});

describe('the buyer identity of a cart', () => {
  it('is stored field by field and cleared by null', async () => {
    const {cart} = await filledCart();
    await cart.updateBuyerIdentity({email: 'ada@example.com', countryCode: 'US'});
    const response = await cart.updateBuyerIdentity({phone: '+17185550100', countryCode: null});
    expect(response.cart.buyerIdentity).toMatchObject({
      email: 'ada@example.com',
      phone: '+17185550100',
      countryCode: null,
    });
  });

  it('rejects an invalid customer token, without a change', async () => {
    const {cart} = await filledCart();
    await cart.updateBuyerIdentity({email: 'ada@example.com'});
    expect(await cart.updateBuyerIdentity({email: 'eve@example.com', customerAccessToken: 'guessed'})).toMatchObject({
      cart: {buyerIdentity: {email: 'ada@example.com'}},
      userErrors: [{code: 'INVALID', field: ['buyerIdentity', 'customerAccessToken'], message: 'Customer is invalid'}],
    });
  });
});

describe('the note and the attributes', () => {
  it('are stored, and a repeated key takes its last value', async () => {
    const {cart} = await filledCart();
    await cart.updateNote('For Ada');
    const attributes = [
      {key: 'gift', value: 'yes'},
      {key: 'channel', value: 'web'},
      {key: 'gift', value: 'no'},
    ];
    expect((await cart.updateAttributes(attributes)).cart).toMatchObject({
      note: 'For Ada',
      attributes: [
        {key: 'gift', value: 'no'},
        {key: 'channel', value: 'web'},
      ],
    });
  });

  it('may have 5000 characters at most', async () => {
    const {cart} = await filledCart();
    expect(await cart.updateNote('😋'.repeat(5000))).toMatchObject({userErrors: []});
    expect(await cart.updateNote('n'.repeat(5001))).toMatchObject({
      cart: null,
      userErrors: [
        {code: 'NOTE_TOO_LONG', field: ['note'], message: 'The note exceeds the maximum number of 5000 characters.'},
      ],
    });
  });
});

describe('the features that the shop does not have', () => {
  it('include gift cards, so unknown ones are ignored', async () => {
    const {cart} = await filledCart();
    expect(await cart.updateGiftCardCodes(['GIFT-1234'])).toMatchObject({cart: {appliedGiftCards: []}, userErrors: []});
  });

  it('fail with the name of what is not emulated', async () => {
    const {cart} = await filledCart();
    const failure = (coordinate: string) => [
      expect.objectContaining({
        message: expect.stringContaining(coordinate),
        extensions: expect.objectContaining({code: 'NOT_EMULATED'}),
      }),
    ];
    const metafield = {key: 'custom.note', type: 'single_line_text_field', value: 'x'};
    expect((await cart.setMetafields([metafield])).errors).toEqual(failure('Mutation.cartMetafieldsSet'));
    expect((await cart.deleteMetafield('custom.note')).errors).toEqual(failure('Mutation.cartMetafieldDelete'));
    const company = await cart.updateBuyerIdentity({companyLocationId: 'gid://shopify/CompanyLocation/1'});
    expect(company.errors).toEqual(failure('CartBuyerIdentityInput.companyLocationId'));
    const created = await createCartClient(shop.origin).cart.create({metafields: [metafield]});
    expect(created.errors).toEqual(failure('CartInput.metafields'));
  });
});

const READ = `#graphql
  query CartRead($cartId: ID!) { cart(id: $cartId) { totalQuantity } }
` as const;
