import {LOCAL_CREDENTIALS} from '../../local/shop/local-credentials';
import type {OrderRecord} from '../../local/shop/state';
import type {LocalShop} from './local-shop';

const FULFIL = `mutation Fulfil($fulfillment: FulfillmentInput!) {
  fulfillmentCreate(fulfillment: $fulfillment) { userErrors { message } }
}`;
const CALL_BACK = `mutation CallBack($id: ID!) { fulfillmentCancel(id: $id) { userErrors { message } } }`;
const CANCEL_PART = `mutation CancelPart($id: ID!) { fulfillmentOrderCancel(id: $id) { userErrors { message } } }`;
const MOVE_ON = `mutation MoveOn($event: FulfillmentEventInput!) {
  fulfillmentEventCreate(fulfillmentEvent: $event) { userErrors { message } }
}`;
const REFUND = `mutation Refund($input: RefundInput!) { refundCreate(input: $input) { userErrors { message } } }`;
const CANCEL = `mutation Cancel($id: ID!) {
  orderCancel(orderId: $id, reason: CUSTOMER, restock: true, refundMethod: {originalPaymentMethodsRefund: true}) {
    userErrors { message }
  }
}`;
const REMOVE = `mutation Remove($id: ID!) { orderDelete(orderId: $id) { userErrors { message } } }`;

const gid = (type: string, number: number | undefined) => `gid://shopify/${type}/${number}`;

const newestPart = ({fulfillmentOrders}: OrderRecord) => gid('FulfillmentOrder', fulfillmentOrders.at(-1)?.number);
const newestParcel = ({fulfillments}: OrderRecord) => gid('Fulfillment', fulfillments.at(-1)?.number);

/** Staff changes to orders by the Admin API, with their webhooks; each throws if Shopify rejects it. */
export function staff({origin}: Pick<LocalShop, 'origin'>) {
  async function change(query: string, variables: object): Promise<void> {
    const response = await fetch(`${origin}/admin/api/2026-04/graphql.json`, {
      method: 'POST',
      headers: {'content-type': 'application/json', 'X-Shopify-Access-Token': LOCAL_CREDENTIALS.adminToken},
      body: JSON.stringify({query, variables}),
    });
    const {data, errors} = await response.json<{
      data?: Record<string, {userErrors: object[]}>;
      errors?: object[];
    }>();
    const faults = [...(errors ?? []), ...Object.values(data ?? {}).flatMap(({userErrors}) => userErrors)];
    if (faults.length > 0) throw new Error(`the shop refuses: ${JSON.stringify(faults)}`);
  }

  return {
    fulfill: (order: OrderRecord, trackingInfo: {readonly company: string; readonly number: string}) =>
      change(FULFIL, {
        fulfillment: {
          lineItemsByFulfillmentOrder: [{fulfillmentOrderId: newestPart(order)}],
          trackingInfo,
        },
      }),
    cancelPart: (order: OrderRecord) => change(CANCEL_PART, {id: newestPart(order)}),
    callBack: (order: OrderRecord) => change(CALL_BACK, {id: newestParcel(order)}),
    /** Fulfills some packs of the first line; the rest stays open. */
    sendSome: ({fulfillmentOrders: [part]}: OrderRecord, quantity: number) =>
      change(FULFIL, {
        fulfillment: {
          lineItemsByFulfillmentOrder: [
            {
              fulfillmentOrderId: gid('FulfillmentOrder', part?.number),
              fulfillmentOrderLineItems: [{id: gid('FulfillmentOrderLineItem', part?.lines[0]?.number), quantity}],
            },
          ],
        },
      }),
    moveOn: (order: OrderRecord, status: 'IN_TRANSIT' | 'DELIVERED') =>
      change(MOVE_ON, {event: {fulfillmentId: newestParcel(order), status}}),
    refund: (order: OrderRecord, amount: string) =>
      change(REFUND, {
        input: {
          orderId: gid('Order', order.number),
          transactions: [{amount, kind: 'REFUND', gateway: 'bogus', orderId: gid('Order', order.number)}],
        },
      }),
    cancel: ({number}: OrderRecord) => change(CANCEL, {id: gid('Order', number)}),
    remove: ({number}: OrderRecord) => change(REMOVE, {id: gid('Order', number)}),
  };
}
