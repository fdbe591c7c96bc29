import {setTimeout} from 'node:timers/promises';
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
const HOLD = `mutation Hold($id: ID!, $hold: FulfillmentOrderHoldInput!) {
  fulfillmentOrderHold(id: $id, fulfillmentHold: $hold) { userErrors { message } }
}`;
const REFUND = `mutation Refund($input: RefundInput!, $key: String!) {
  refundCreate(input: $input) @idempotent(key: $key) { userErrors { message } }
}`;
const CANCEL = `mutation Cancel($id: ID!, $notify: Boolean!) {
  orderCancel(
    orderId: $id, reason: CUSTOMER, restock: true, refundMethod: {originalPaymentMethodsRefund: true}, notifyCustomer: $notify
  ) {
    job { id } userErrors { message }
  }
}`;
const REMOVE = `mutation Remove($id: ID!) { orderDelete(orderId: $id) { userErrors { message } } }`;

type CarrierStatus = 'IN_TRANSIT' | 'DELAYED' | 'OUT_FOR_DELIVERY' | 'ATTEMPTED_DELIVERY' | 'FAILURE' | 'DELIVERED';

const gid = (type: string, number: number | undefined) => `gid://shopify/${type}/${number}`;

const newestPart = ({fulfillmentOrders}: OrderRecord) => gid('FulfillmentOrder', fulfillmentOrders.at(-1)?.number);
const newestParcel = ({fulfillments}: OrderRecord) => gid('Fulfillment', fulfillments.at(-1)?.number);

interface TrackingInfo {
  readonly company: string;
  readonly number: string;
}

const allOf = (order: OrderRecord) => ({lineItemsByFulfillmentOrder: [{fulfillmentOrderId: newestPart(order)}]});

const someOfFirstLine = (part: OrderRecord['fulfillmentOrders'][number] | undefined, quantity: number) => [
  {id: gid('FulfillmentOrderLineItem', part?.lines[0]?.number), quantity},
];

async function postAdmin<Body>(origin: string, query: string, variables: object): Promise<Body> {
  const response = await fetch(`${origin}/admin/api/2026-04/graphql.json`, {
    method: 'POST',
    headers: {'content-type': 'application/json', 'X-Shopify-Access-Token': LOCAL_CREDENTIALS.adminToken},
    body: JSON.stringify({query, variables}),
  });
  return await response.json<Body>();
}

interface StaffResponse {
  readonly data?: Readonly<
    Record<string, {readonly userErrors: readonly object[]; readonly job?: {readonly id: string} | null}>
  >;
  readonly errors?: readonly object[];
}

const JOB = 'query Job($id: ID!) { job(id: $id) { done } }';
const POLL_MS = 20;

export async function waitForJob({origin}: Pick<LocalShop, 'origin'>, id: string): Promise<void> {
  for (;;) {
    const {data} = await postAdmin<{data: {job: {done: boolean} | null}}>(origin, JOB, {id});
    if (!data.job) throw new Error(`there is no job ${id}`);
    if (data.job.done) return;
    await setTimeout(POLL_MS);
  }
}

const toRefund = ({number}: OrderRecord, amount: string, input: object) => {
  const orderId = gid('Order', number);
  const transactions = [{amount, kind: 'REFUND', gateway: 'bogus', orderId}];
  return {key: crypto.randomUUID(), input: {orderId, transactions, ...input}};
};

/** Staff changes to orders by the Admin API, with their webhooks; each throws if Shopify rejects it. */
export function staff({origin}: Pick<LocalShop, 'origin'>) {
  async function send(query: string, variables: object): Promise<NonNullable<StaffResponse['data']>> {
    const {data = {}, errors} = await postAdmin<StaffResponse>(origin, query, variables);
    const faults = [...(errors ?? []), ...Object.values(data).flatMap(({userErrors}) => userErrors)];
    if (faults.length > 0) throw new Error(`the shop refuses: ${JSON.stringify(faults)}`);
    return data;
  }
  const change = async (query: string, variables: object): Promise<void> => void (await send(query, variables));

  return {
    fulfill: (order: OrderRecord, trackingInfo: TrackingInfo, notifyCustomer = false) =>
      change(FULFIL, {fulfillment: {...allOf(order), trackingInfo, notifyCustomer}}),
    cancelPart: (order: OrderRecord) => change(CANCEL_PART, {id: newestPart(order)}),
    callBack: (order: OrderRecord) => change(CALL_BACK, {id: newestParcel(order)}),
    /** Fulfills some packs of the first line; the rest stays open. */
    sendSome: ({fulfillmentOrders: [part]}: OrderRecord, quantity: number) =>
      change(FULFIL, {
        fulfillment: {
          lineItemsByFulfillmentOrder: [
            {
              fulfillmentOrderId: gid('FulfillmentOrder', part?.number),
              fulfillmentOrderLineItems: someOfFirstLine(part, quantity),
            },
          ],
        },
      }),
    /** Holds some packs of the first line; the rest is left in an open fulfillment order. */
    holdSome: ({fulfillmentOrders: [part]}: OrderRecord, quantity: number) =>
      change(HOLD, {
        id: gid('FulfillmentOrder', part?.number),
        hold: {reason: 'OTHER', fulfillmentOrderLineItems: someOfFirstLine(part, quantity)},
      }),
    moveOn: (order: OrderRecord, status: CarrierStatus, estimatedDeliveryAt?: string) =>
      change(MOVE_ON, {event: {fulfillmentId: newestParcel(order), status, estimatedDeliveryAt}}),
    refund: (order: OrderRecord, amount: string, notify = false) => change(REFUND, toRefund(order, amount, {notify})),
    /** Refunds one item of the first line with an amount of its own, and why. */
    refundItem: (order: OrderRecord, amount: string, note: string) => {
      const lineItemId = gid('LineItem', order.lines[0]?.number);
      const refundLineItems = [{lineItemId, quantity: 1, restockType: 'NO_RESTOCK'}];
      return change(REFUND, toRefund(order, amount, {note, refundLineItems}));
    },
    /** Resolves once the job has canceled the order. */
    async cancel({number}: OrderRecord, notify = false) {
      const {orderCancel} = await send(CANCEL, {id: gid('Order', number), notify});
      await waitForJob({origin}, orderCancel?.job?.id ?? '');
    },
    remove: ({number}: OrderRecord) => change(REMOVE, {id: gid('Order', number)}),
  };
}

/** Sends the webhook of an edit in Shopify's admin, which the local shop does not have. */
export async function tellOfEdit(
  {origin}: Pick<LocalShop, 'origin'>,
  {orderNumber}: OrderRecord,
  notifyCustomer = false,
  delta = 0,
): Promise<void> {
  const body = JSON.stringify({topic: 'orders/edited', orderNumber, notifyCustomer, delta});
  const response = await fetch(`${origin}/__webhooks/tell`, {method: 'POST', body});
  if (!response.ok) throw new Error(`the shop refuses: ${await response.text()}`);
}
