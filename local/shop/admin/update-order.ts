import {FieldNotEmulatedError} from '../graphql/schema';
import {findOrder} from '../orders/find-order';
import {touchOrder} from '../orders/touch-order';
import type {KeyValue, OrderRecord, ShopContext} from '../state';
import {queueOrderWebhook} from '../webhooks/order-webhooks';
import {toAdminOrder} from './admin-order-node';
import {normalizeTags} from './normalize-tags';

interface OrderInput {
  readonly id: string;
  readonly note?: string | null;
  readonly tags?: readonly string[] | null;
  readonly customAttributes?: readonly KeyValue[] | null;
}

const EMULATED = ['id', 'note', 'tags', 'customAttributes'];

/** Changes an order in place and queues its webhook. */
export function changeOrder(order: OrderRecord, changes: Partial<OrderRecord>, context: ShopContext): void {
  Object.assign(order, changes);
  touchOrder(context.state, order);
  queueOrderWebhook('orders/updated', order, context);
  context.state.changed({isDurable: true});
}

/** `orderUpdate`: changes the note, the tags and the attributes of an order. */
export function updateOrder(_root: unknown, {input}: {input: OrderInput}, context: ShopContext) {
  const unknown = Object.keys(input).find((key) => !EMULATED.includes(key));
  if (unknown !== undefined) throw new FieldNotEmulatedError('OrderInput', unknown);
  const order = findOrder(context.state, input.id);
  if (!order) return {order: null, userErrors: [{field: ['id'], message: 'Order does not exist'}]};
  const {note, tags, customAttributes} = input;
  const changes = {
    ...(note !== undefined && {note: note ?? ''}),
    ...(tags && {tags: normalizeTags(tags)}),
    ...(customAttributes && {attributes: customAttributes.map(({key, value}) => ({key, value}))}),
  };
  changeOrder(order, changes, context);
  return {order: toAdminOrder(order, context), userErrors: []};
}
