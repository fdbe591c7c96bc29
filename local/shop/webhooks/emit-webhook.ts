import {z} from 'zod';
import type {CustomerRecord} from '../customers/customer-record';
import {findCustomerByEmail, getOrders} from '../customers/customer-store';
import {gid} from '../graphql/gid';
import {notifyOfEdit} from '../orders/notify-customer';
import {touchOrder} from '../orders/touch-order';
import {nextNumber, type ShopContext} from '../state';
import {queueWebhook} from './queue-webhook';

const InputSchema = z.discriminatedUnion('topic', [
  z.strictObject({topic: z.enum(['customers/redact', 'customers/data_request']), email: z.string()}),
  z.strictObject({topic: z.literal('shop/redact')}),
  z.strictObject({topic: z.literal('fulfillment_orders/moved'), orderNumber: z.int()}),
  z.strictObject({
    topic: z.literal('orders/edited'),
    orderNumber: z.int(),
    notifyCustomer: z.boolean().default(false),
    /** By how many packs the first line of the order changed. */
    delta: z.int().default(0),
  }),
]);

type EmitInput = z.infer<typeof InputSchema>;

const unknownReference = (key: string, message: string) =>
  new z.ZodError([{code: 'custom', path: [key], message, input: undefined}]);

const shopFields = ({state, config}: ShopContext) => ({
  shop_id: state.seed.shop.number,
  shop_domain: new URL(config.origin).host,
});

function customerBody(topic: EmitInput['topic'], customer: CustomerRecord, context: ShopContext): object {
  const {number, email, phone} = customer;
  const orders = getOrders(context.state, customer).map((order) => order.number);
  const common = {...shopFields(context), customer: {id: number, email, phone}};
  return topic === 'customers/redact'
    ? {...common, orders_to_redact: orders}
    : {...common, orders_requested: orders, data_request: {id: number}};
}

function movedBody(orderNumber: number, {state}: ShopContext): object | null {
  const order = state.data.orders.find((each) => each.orderNumber === orderNumber);
  const [part] = order?.fulfillmentOrders ?? [];
  if (!part) return null;
  const fulfillmentOrder = {id: gid('FulfillmentOrder', part.number), status: part.status};
  return {original_fulfillment_order: fulfillmentOrder, moved_fulfillment_order: fulfillmentOrder};
}

/** The body of an edit, which names the order and not its content; the customer is mailed if staff wanted that. */
function editedBody(
  {orderNumber, notifyCustomer, delta}: Extract<EmitInput, {readonly topic: 'orders/edited'}>,
  context: ShopContext,
): object | null {
  const {state} = context;
  const order = state.data.orders.find((each) => each.orderNumber === orderNumber);
  if (!order) return null;
  if (notifyCustomer) notifyOfEdit(order, context);
  const at = touchOrder(state, order);
  return {
    order_edit: {
      id: nextNumber(state),
      app_id: null,
      created_at: at,
      committed_at: at,
      notify_customer: notifyCustomer,
      order_id: order.number,
      staff_note: '',
      user_id: 1,
      line_items: {
        additions: order.lines.slice(0, delta > 0 ? 1 : 0).map(({number}) => ({id: number, delta})),
        removals: order.lines.slice(0, delta < 0 ? 1 : 0).map(({number}) => ({id: number, delta: -delta})),
      },
      discounts: {line_item: {additions: [], removals: []}},
      shipping_lines: {additions: [], removals: []},
    },
  };
}

function createBody(input: EmitInput, context: ShopContext): object | null {
  if (input.topic === 'shop/redact') return shopFields(context);
  if (input.topic === 'fulfillment_orders/moved') return movedBody(input.orderNumber, context);
  if (input.topic === 'orders/edited') return editedBody(input, context);
  const customer = findCustomerByEmail(context.state, input.email);
  return customer && customerBody(input.topic, customer, context);
}

/**
 * Queues a webhook for an event that the local shop cannot cause itself: a privacy request, a move to another warehouse, or an
 * edit of an order.
 *
 * @param input - the topic, and the customer or order that it is about
 */
export function emitWebhook(
  input: unknown,
  context: ShopContext,
): {readonly ok: true; readonly body: object} | {readonly ok: false; readonly error: z.ZodError} {
  const parsed = InputSchema.safeParse(input);
  if (!parsed.success) return {ok: false, error: parsed.error};
  const body = createBody(parsed.data, context);
  if (!body) {
    return {ok: false, error: unknownReference('email' in parsed.data ? 'email' : 'orderNumber', 'must be known here')};
  }
  queueWebhook(context.state, parsed.data.topic, body);
  context.state.changed();
  return {ok: true, body};
}
