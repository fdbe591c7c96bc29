import {afterAll, beforeAll, beforeEach, describe, expect, it} from 'vitest';
import {SEED_PASSWORD, SEED_PEOPLE} from '../seed/people';
import {startLocalShop, type LocalShop} from '../../tests/support/local-shop';
import {DISH} from './cart-client';
import {ADA, enterCheckout} from './checkout-visitor';
import {createCustomerClient} from './customer-client';

const {ada, ben, dana} = SEED_PEOPLE;

let shop: LocalShop;
let customers: ReturnType<typeof createCustomerClient>;

beforeAll(async () => {
  shop = await startLocalShop();
  customers = createCustomerClient(shop.origin);
});
beforeEach(() => shop.reset());
afterAll(() => shop.close());

/** A filled cart with a signed-in buyer. */
async function cartOf(email: string) {
  const token = await customers.tokenOf(email, SEED_PASSWORD);
  const visitor = await enterCheckout(shop.origin, {merchandiseId: DISH.plenty, quantity: 2});
  const answer = await visitor.cart.updateBuyerIdentity({customerAccessToken: token});
  return {...visitor, token, answer};
}

describe('the cart of a customer', () => {
  it('returns the customer and their address', async () => {
    const {answer} = await cartOf(ada.email);
    expect(answer.cart.buyerIdentity).toMatchObject({
      email: ada.email,
      phone: ada.phone,
      customer: {id: `gid://shopify/Customer/${ada.number}`},
    });
  });

  it('keeps an address that was entered for this cart', async () => {
    const {cart, token} = await cartOf(ada.email);
    const answer = await cart.updateBuyerIdentity({customerAccessToken: token, email: 'gift@example.com'});
    expect(answer.cart.buyerIdentity).toMatchObject({
      email: 'gift@example.com',
      customer: {id: `gid://shopify/Customer/${ada.number}`},
    });
  });

  it('clears the customer when the token is removed', async () => {
    const {cart} = await cartOf(ada.email);
    const answer = await cart.updateBuyerIdentity({customerAccessToken: null, email: null, phone: null});
    expect(answer.cart.buyerIdentity).toMatchObject({customer: null, email: null, phone: null});
  });

  it('is created for the customer, but not with an expired token', async () => {
    const token = await customers.tokenOf(ben.email, SEED_PASSWORD);
    const {cart} = await enterCheckout(shop.origin);
    const created = await cart.create({buyerIdentity: {customerAccessToken: token}});
    expect(created.cart.buyerIdentity).toMatchObject({email: ben.email});
    await customers.signOut(token);
    expect(await cart.create({buyerIdentity: {customerAccessToken: token}})).toMatchObject({
      cart: null,
      userErrors: [{field: ['input', 'buyerIdentity', 'customerAccessToken'], message: 'Customer is invalid'}],
    });
  });

  it('opens a checkout that is prefilled with their data', async () => {
    const {open} = await cartOf(ada.email);
    const {text, html} = await open();
    expect(text).toContain('Signed in as Ada Byron');
    for (const value of [ada.email, '12 Pearl Street', 'Brooklyn', '11201']) expect(html).toContain(`value="${value}"`);
  });

  it('of a guest has no customer', async () => {
    const {open} = await enterCheckout(shop.origin, {merchandiseId: DISH.plenty, quantity: 1});
    expect((await open()).text).not.toContain('Signed in');
  });
});

describe('the orders of a customer', () => {
  it('are those paid at the checkout, with the fields of a storefront', async () => {
    const {pay, token, applyCodes} = await cartOf(ada.email);
    await applyCodes('SUMMER10');
    await pay({email: 'gift@example.com'});
    const person = await customers.read(token);
    expect(person).toMatchObject({numberOfOrders: '1', orders: {totalCount: '1'}});
    expect(person?.orders.nodes[0]).toMatchObject({
      id: expect.stringMatching(/^gid:\/\/shopify\/Order\/\d+\?key=[\da-f]+$/),
      name: '#1001',
      orderNumber: 1001,
      email: 'gift@example.com',
      financialStatus: 'PAID',
      fulfillmentStatus: 'UNFULFILLED',
      subtotalPrice: {amount: '14.38'},
      totalShippingPrice: {amount: '4.99'},
      totalPrice: {amount: '19.37'},
      totalTax: {amount: '0.0'},
      shippingAddress: {name: 'Ada Byron', city: 'Brooklyn'},
      discountApplications: {nodes: [{code: 'SUMMER10'}]},
      successfulFulfillments: [],
      lineItems: {
        nodes: [
          {
            title: 'Chicken Tikka Masala',
            quantity: 2,
            originalTotalPrice: {amount: '15.98'},
            discountedTotalPrice: {amount: '14.38'},
            variant: {id: DISH.plenty},
          },
        ],
      },
    });
    expect((await fetch(String(person?.orders.nodes[0]?.statusUrl))).status).toBe(200);
  });

  it('are only their own, the newest first', async () => {
    const first = await cartOf(ada.email);
    await first.pay();
    await (await cartOf(ben.email)).pay({email: ben.email});
    await (await cartOf(ada.email)).pay();
    const {orders} = (await customers.read(first.token)) ?? {};
    expect(orders?.nodes.map(({name}) => name)).toEqual(['#1003', '#1001']);
  });

  it('include those of a guest with their address, as at Shopify', async () => {
    const {pay} = await enterCheckout(shop.origin, {merchandiseId: DISH.plenty, quantity: 1});
    await pay({...ADA, email: ben.email.toUpperCase()});
    const person = await customers.read(await customers.tokenOf(ben.email, SEED_PASSWORD));
    expect(person?.numberOfOrders).toBe('1');
  });

  it('create a customer without an account for a new address, who must prove it to register', async () => {
    const {pay} = await enterCheckout(shop.origin, {merchandiseId: DISH.plenty, quantity: 1});
    await pay({email: 'guest@example.com'});
    const answer = await customers.change('customerCreate', {
      input: {email: 'guest@example.com', password: 'secret-one'},
    });
    expect(answer).toMatchObject({customerUserErrors: [{code: 'CUSTOMER_DISABLED'}]});
    const activationUrl = (await shop.mails('guest@example.com'))[0]?.links.find((link) => link.includes('/activate/'));
    const opened = await customers.change('customerActivateByUrl', {activationUrl, password: 'secret-one'});
    const person = await customers.read(opened.customerAccessToken?.accessToken ?? '');
    expect(person?.orders.nodes).toMatchObject([{email: 'guest@example.com'}]);
  });

  it('are not confirmed by a mail of the shop if the storefront confirms them', async () => {
    const {pay} = await enterCheckout(shop.origin, {merchandiseId: DISH.plenty, quantity: 2});
    await pay({email: dana.email});
    expect(await shop.mails(dana.email)).toEqual([]);
  });
});

describe('the orders of a store that confirms them itself', () => {
  it('are confirmed by mail, with pictures and a link to the order', async () => {
    const confirming = await startLocalShop({orderConfirmation: 'shop'});
    const {pay} = await enterCheckout(confirming.origin, {merchandiseId: DISH.plenty, quantity: 2});
    await pay({email: dana.email});
    const [mail] = await confirming.mails(dana.email);
    expect(mail).toMatchObject({subject: 'Order #1001 confirmed', to: [dana.email]});
    expect(mail?.text).toContain('2 x Chicken Tikka Masala: $15.98');
    expect(mail?.html).toMatch(/<img[^>]+src="http:\/\/localhost:3000\/cdn\/shop\/files\//);
    const page = mail?.links.find((link) => link.startsWith(confirming.origin)) ?? '';
    expect((await fetch(page)).status).toBe(200);
    await confirming.close();
  });
});
