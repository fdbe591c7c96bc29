import {afterAll, beforeAll, beforeEach, describe, expect, it} from 'vitest';
import {startLocalShop, type LocalShop} from '../../tests/support/local-shop';
import {refundOrder} from '../shop/orders/refund-order';
import {placeOrder} from '../../tests/support/place-order';
import {createCartClient, DISH} from './cart-client';
import {enterCheckout, shownTotals, visit} from './checkout-visitor';
import {cartWithDishes, GIFT_CARD} from './gift-card-client';

let shop: LocalShop;

beforeAll(async () => {
  shop = await startLocalShop({profile: 'market'});
});
beforeEach(() => shop.reset());
afterAll(() => shop.close());

const giftCard = (code: string) => shop.snapshot().giftCards?.find((card) => card.code === code);

describe('gift cards of a cart', () => {
  it('pay without lowering the total, in the order in which they were applied', async () => {
    const {add} = await cartWithDishes(shop.origin);
    expect(await add(GIFT_CARD.small)).toMatchObject({userErrors: [], warnings: []});
    const {cart} = await add(GIFT_CARD.full.toUpperCase());
    expect(cart.appliedGiftCards).toMatchObject([
      {lastCharacters: '0777', amountUsed: {amount: '5.0'}, balance: {amount: '5.0'}},
      {lastCharacters: '4242', amountUsed: {amount: '10.98'}, balance: {amount: '50.0'}},
    ]);
    expect(cart.cost.totalAmount.amount).toBe('15.98');
  });

  it('are left out silently if they are unknown, used up, expired, spaced or repeated', async () => {
    const {add} = await cartWithDishes(shop.origin);
    const codes = ['nosuchcard000000', GIFT_CARD.empty, GIFT_CARD.expired, 'tiffin full 504242', GIFT_CARD.small];
    const {cart, userErrors} = await add(...codes, GIFT_CARD.small);
    expect(userErrors).toEqual([]);
    expect(cart.appliedGiftCards).toMatchObject([{lastCharacters: '0777'}]);
  });

  it('are removed by id, and an update replaces them', async () => {
    const {add, remove, cart} = await cartWithDishes(shop.origin);
    const applied = await add(GIFT_CARD.small, GIFT_CARD.full);
    const rest = await remove(applied.cart.appliedGiftCards[0].id, 'gid://shopify/AppliedGiftCard/1');
    expect(rest.cart.appliedGiftCards).toMatchObject([{lastCharacters: '4242'}]);
    const replaced = await cart.updateGiftCardCodes([GIFT_CARD.small]);
    expect(replaced.cart.appliedGiftCards).toMatchObject([{lastCharacters: '0777'}]);
  });
});

describe('gift cards at the checkout', () => {
  const buy = async (quantity: number) => {
    const visitor = await enterCheckout(shop.origin, {merchandiseId: DISH.plenty, quantity});
    await visitor.send({giftCard: 'TIFFIN-FULL 5042 42', intent: 'apply-gift-card'});
    return visitor;
  };

  it('pay for an order without a card number', async () => {
    const {open, pay, thankYouUrl} = await buy(1);
    const page = await open();
    expect(page.text).toContain('Gift card (•••• 4242) −$12.98 To pay $0.00');
    expect(page.text).toContain('No card is needed.');
    expect(await pay({...shownTotals(page), card: ''})).toMatchObject({status: 303});
    expect((await visit(thankYouUrl)).text).toContain('Paid by gift card (•••• 4242) $12.98');
    expect(giftCard(GIFT_CARD.full)?.balanceMinor).toBe(3702);
    expect(shop.orders()[0]?.transactions).toMatchObject([{amountMinor: 1298, giftCard: {lastCharacters: '4242'}}]);
  });

  it('leave the rest to the card of the gateway', async () => {
    const {open, pay} = await buy(8);
    const page = await open();
    expect(await pay({...shownTotals(page), card: ''})).toMatchObject({status: 422});
    expect(await pay(shownTotals(page))).toMatchObject({status: 303});
    const [order] = shop.orders();
    expect(order?.transactions.map(({amountMinor}) => amountMinor)).toEqual([5000, (order?.totalMinor ?? 0) - 5000]);
  });

  it('are used once: the second of two carts is told of its new total', async () => {
    const [first, second] = [await buy(8), await buy(8)];
    const seen = shownTotals(await second.open());
    expect(await first.pay(shownTotals(await first.open()))).toMatchObject({status: 303});
    const refused = await second.pay(seen);
    expect(refused.status).toBe(422);
    expect(refused.text).toContain('Your total has changed.');
    expect(refused.text).not.toContain('Gift card (');
    expect(giftCard(GIFT_CARD.full)?.balanceMinor).toBe(0);
  });

  it('are refused with a message at the field, and removed', async () => {
    const visitor = await buy(1);
    const refused = await visitor.send({giftCard: GIFT_CARD.expired, intent: 'pay'});
    expect(refused.status).toBe(422);
    expect(refused.html).toContain('id="gift-card-error">This gift card does not exist');
    const number = String(giftCard(GIFT_CARD.full)?.number);
    expect((await visitor.send({removeGiftCard: number})).text).not.toContain('Gift card (');
  });

  it('get their amount back after the gateway is paid back', async () => {
    const order = placeOrder(shop, {lines: [{catalogId: '1', quantity: 8}], giftCardCodes: [GIFT_CARD.full]});
    expect(giftCard(GIFT_CARD.full)?.balanceMinor).toBe(0);
    const refund = (amountMinor: number) =>
      refundOrder(order, {lines: [], amountMinor, shippingMinor: 0, note: '', key: null}, shop.shop);
    const byCardMinor = order.totalMinor - 5000;
    refund(byCardMinor);
    expect(giftCard(GIFT_CARD.full)?.balanceMinor).toBe(0);
    refund(2000);
    expect(giftCard(GIFT_CARD.full)?.balanceMinor).toBe(2000);
    expect(order.transactions.at(-1)).toMatchObject({kind: 'refund', giftCard: {lastCharacters: '4242'}});
  });
});

describe('a gift card that is bought', () => {
  const ATTRIBUTES = [
    {key: '__shopify_send_gift_card_to_recipient', value: 'on'},
    {key: 'Recipient email', value: 'grace@example.com'},
    {key: 'Recipient name', value: 'Grace'},
    {key: 'Message', value: 'Happy birthday!'},
  ];
  const variant = () => `gid://shopify/ProductVariant/${shop.variants('gift-card')[1]}`;
  const create = (attributes: {key: string; value: string}[]) =>
    createCartClient(shop.origin).cart.create({lines: [{merchandiseId: variant(), quantity: 1, attributes}]});

  it.each([
    ['no email', [ATTRIBUTES[0]]],
    ['a message of 201 characters', [...ATTRIBUTES.slice(0, 2), {key: 'Message', value: 'x'.repeat(201)}]],
    ['a date after 90 days', [...ATTRIBUTES, {key: 'Send on', value: '2026-09-30'}]],
    ['a date that does not exist', [...ATTRIBUTES, {key: 'Send on', value: '2026-06-31'}]],
  ])('is refused with %s', async (_what, attributes) => {
    const {cart, userErrors} = await create(attributes as {key: string; value: string}[]);
    expect(cart).toBeNull();
    expect(userErrors).toMatchObject([
      {code: 'GIFT_CARD_RECIPIENT_INVALID', field: ['input', 'lines', '0', 'attributes']},
    ]);
  });

  const buy = async (attributes: {key: string; value: string}[]) => {
    const {pay, cart} = await enterCheckout(shop.origin, {merchandiseId: variant(), quantity: 1, attributes} as never);
    expect(await pay()).toMatchObject({status: 303});
    return cart;
  };

  it('is mailed to its recipient, and its code pays', async () => {
    await buy(ATTRIBUTES);
    const [mail] = await shop.mails('grace@example.com');
    expect(mail?.subject).toBe('Your $50.00 gift card');
    expect(mail?.text).toContain('Happy birthday!');
    const code = /Code: (.*)/.exec(mail?.text ?? '')?.[1]?.replaceAll(' ', '') ?? '';
    const {add} = await cartWithDishes(shop.origin);
    expect((await add(code)).cart.appliedGiftCards).toMatchObject([{balance: {amount: '50.0'}}]);
  });

  it('waits for its day, and goes to its buyer without a recipient', async () => {
    await buy([...ATTRIBUTES, {key: 'Send on', value: '2026-06-20'}]);
    expect(await shop.mails('grace@example.com')).toEqual([]);
    await buy([]);
    expect((await shop.mails('ada@example.com')).map(({subject}) => subject)).toContain('Your $50.00 gift card');
  });
});
