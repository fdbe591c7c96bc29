import {afterAll, beforeAll, expect, it, vi} from 'vitest';
import {SEED_PEOPLE} from '../seed/people';
import {refundOrder} from '../shop/orders/refund-order';
import {startLocalShop, type LocalShop} from '../../tests/support/local-shop';
import {placeOrder} from '../../tests/support/place-order';
import {routeAccounts, signInClient} from './account-visitor';
import {createAdminClient} from './admin-client';
import {GIFT_CARD} from './gift-card-client';

const STOREFRONT = 'http://localhost:3999';

let shop: LocalShop;

beforeAll(async () => {
  shop = await startLocalShop({profile: 'market', storefrontOrigin: STOREFRONT});
  routeAccounts(shop.origin);
});
afterAll(async () => {
  vi.unstubAllGlobals();
  await shop.close();
});

it('names the gift card of a payment in the Customer Account API, the Admin API and webhooks', async () => {
  const order = placeOrder(shop, {lines: [{catalogId: '1', quantity: 2}], giftCardCodes: [GIFT_CARD.small]});
  const restMinor = order.totalMinor - 500;
  refundOrder(order, {lines: [], amountMinor: restMinor + 100, shippingMinor: 0, note: '', key: null}, shop.shop);

  const client = await signInClient(shop, STOREFRONT, SEED_PEOPLE.ada.email);
  const {data} = await client.query(`#graphql
    query { customer { orders(first: 1) { nodes {
      paymentInformation { totalPaidAmount { amount } totalOutstandingAmount { amount } }
      transactions { kind type transactionAmount { shopMoney { amount } } giftCardDetails { last4 balance { amount } } }
    } } } }`);
  expect(data).toMatchObject({
    customer: {
      orders: {
        nodes: [
          {
            paymentInformation: {totalOutstandingAmount: {amount: '0.0'}},
            transactions: [
              {kind: 'SALE', type: 'GIFT_CARD', giftCardDetails: {last4: '0777', balance: {amount: '0.0'}}},
              {kind: 'SALE', type: 'CARD', giftCardDetails: null},
              {kind: 'REFUND', type: 'CARD', giftCardDetails: null},
              {kind: 'REFUND', type: 'GIFT_CARD', giftCardDetails: {last4: '0777', balance: {amount: '1.0'}}},
            ],
          },
        ],
      },
    },
  });

  const admin = await createAdminClient(shop)(
    `query ($id: ID!) { order(id: $id) {
      paymentGatewayNames transactions { gateway receiptJson amountSet { shopMoney { amount } } }
      suggestedRefund(suggestFullRefund: true) { suggestedTransactions { gateway } }
    } }`,
    {id: `gid://shopify/Order/${order.number}`},
  );
  expect(admin.data?.order).toMatchObject({
    paymentGatewayNames: ['gift_card', 'bogus'],
    transactions: [{gateway: 'gift_card', amountSet: {shopMoney: {amount: '5.0'}}}, {gateway: 'bogus'}, {}, {}],
    suggestedRefund: {suggestedTransactions: [{gateway: 'gift_card'}]},
  });

  const [first] = shop.deliveries('order_transactions/create');
  expect(JSON.stringify(first)).toContain('0777');
  expect(JSON.stringify(shop.deliveries())).not.toContain(GIFT_CARD.small);
});
