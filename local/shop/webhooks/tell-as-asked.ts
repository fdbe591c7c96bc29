import {z} from 'zod';
import type {CustomerRecord} from '../customers/customer-record';
import {findCustomerByEmail, ordersOf} from '../customers/customer-store';
import {gid} from '../graphql/gid';
import type {ShopContext} from '../state';
import {queueWebhook} from './queue-webhook';

const InputSchema = z.discriminatedUnion('topic', [
  z.strictObject({topic: z.enum(['customers/redact', 'customers/data_request']), email: z.string()}),
  z.strictObject({topic: z.literal('shop/redact')}),
  z.strictObject({topic: z.literal('fulfillment_orders/moved'), orderNumber: z.int()}),
]);

type Asked = z.infer<typeof InputSchema>;

const absent = (key: string, message: string) =>
  new z.ZodError([{code: 'custom', path: [key], message, input: undefined}]);

const shopOf = ({state, config}: ShopContext) => ({
  shop_id: state.seed.shop.number,
  shop_domain: new URL(config.origin).host,
});

function customerBody(topic: Asked['topic'], customer: CustomerRecord, context: ShopContext): object {
  const {number, email, phone} = customer;
  const orders = ordersOf(context.state, customer).map((order) => order.number);
  const about = {...shopOf(context), customer: {id: number, email, phone}};
  return topic === 'customers/redact'
    ? {...about, orders_to_redact: orders}
    : {...about, orders_requested: orders, data_request: {id: number}};
}

function movedBody(orderNumber: number, {state}: ShopContext): object | null {
  const order = state.data.orders.find((each) => each.orderNumber === orderNumber);
  const [part] = order?.fulfillmentOrders ?? [];
  if (!part) return null;
  const described = {id: gid('FulfillmentOrder', part.number), status: part.status};
  return {original_fulfillment_order: described, moved_fulfillment_order: described};
}

function bodyOf(asked: Asked, context: ShopContext): object | null {
  if (asked.topic === 'shop/redact') return shopOf(context);
  if (asked.topic === 'fulfillment_orders/moved') return movedBody(asked.orderNumber, context);
  const customer = findCustomerByEmail(context.state, asked.email);
  return customer && customerBody(asked.topic, customer, context);
}

/**
 * Tells what nothing in this shop brings about by itself: requests about somebody's data, and moves between warehouses.
 *
 * @param input - the topic, and whom or what it is about
 */
export function tellAsAsked(
  input: unknown,
  context: ShopContext,
): {readonly ok: true; readonly body: object} | {readonly ok: false; readonly error: z.ZodError} {
  const asked = InputSchema.safeParse(input);
  if (!asked.success) return {ok: false, error: asked.error};
  const body = bodyOf(asked.data, context);
  if (!body) return {ok: false, error: absent('email' in asked.data ? 'email' : 'orderNumber', 'must be known here')};
  queueWebhook(context.state, asked.data.topic, body);
  context.state.changed();
  return {ok: true, body};
}
