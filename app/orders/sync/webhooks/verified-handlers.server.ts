import {z} from 'zod';
import type {Admin} from '~/platform/shopify/admin.server';
import {UpstreamError} from '~/platform/shopify/upstream-problem';
import {findOrderOwners} from '../admin/find-order-owners.server';
import {
  findFulfillmentOrders,
  findOrderSnapshot,
  findSiblingFulfillmentOrders,
} from '../admin/find-order-snapshot.server';
import {WEBHOOK_SUBSCRIPTIONS_QUERY} from '../admin/webhook-subscriptions.admin.gql';
import type {OrderReplica, ReplicaRefund} from '../replica/order-replica';
import type {OrderEdit} from './edit-payload';
import {recorded, unprocessable, type WebhookContext, type WebhookOutcome} from './webhook-handler';

/*
 * Shopify does not sign the topic, so handlers that delete data, and handlers of incomplete payloads, read the current
 * state from the Admin API first. They throw while it is unavailable, and Shopify retries the delivery.
 */

/** Statuses of a closed or deleted store. 401 and 403 are not among them: an open store rejects an expired token so. */
const STORE_GONE = new Set([402, 404, 423]);

/** The error code of the client credentials grant once the app is uninstalled. */
const NOT_INSTALLED = 'app_not_installed';

function requireAdmin({admin}: WebhookContext): Admin {
  if (!admin) throw new UpstreamError('unreachable', 'admin');
  return admin;
}

/** Records a canceled order if the Admin API confirms the cancellation. */
export async function handleOrderCancellation(
  context: WebhookContext,
  {shopify_order_id: id}: OrderReplica,
): Promise<WebhookOutcome> {
  const snapshot = await findOrderSnapshot(requireAdmin(context), id);
  if (!snapshot?.order.cancelled_at) return unprocessable('the Admin API does not report this order as canceled');
  return recorded(await context.backend.call('record_order', {p_delivery: context.delivery, p_order: snapshot.order}));
}

export const recordRefund = async ({backend, delivery}: WebhookContext, refund: ReplicaRefund) =>
  recorded(await backend.call('record_refund', {p_delivery: delivery, p_refund: refund}));

/** Records a refund that was paid in another currency with its amount in the shop's, which its webhook does not carry. */
export async function handleForeignRefund(
  context: WebhookContext,
  {shopify_order_id: orderId, shopify_refund_id: id}: Omit<ReplicaRefund, 'amount_minor'>,
): Promise<WebhookOutcome> {
  const snapshot = await findOrderSnapshot(requireAdmin(context), orderId);
  const refund = snapshot?.refunds.find(({shopify_refund_id}) => shopify_refund_id === id);
  return refund ? recordRefund(context, refund) : unprocessable('the Admin API does not know this refund');
}

/** Removes an order that Shopify no longer has. */
export async function handleOrderDeletion(
  context: WebhookContext,
  {id}: {readonly id: string},
): Promise<WebhookOutcome> {
  const [existing] = await findOrderOwners(requireAdmin(context), [id]);
  if (existing) return unprocessable('the order still exists in Shopify');
  const at = context.delivery.triggered_at ?? new Date().toISOString();
  const order = {shopify_order_id: id, at};
  return recorded(await context.backend.call('mark_order_deleted', {p_delivery: context.delivery, p_order: order}));
}

interface RedactedCustomer {
  readonly shopify_customer_id: string;
  readonly email: string | null;
  readonly shopify_order_ids: string[];
}

/** Erases a customer's data, unless one of the listed orders belongs to another customer. */
export async function handleCustomerRedaction(
  context: WebhookContext,
  customer: RedactedCustomer,
): Promise<WebhookOutcome> {
  const orders = await findOrderOwners(requireAdmin(context), customer.shopify_order_ids);
  const hasForeignOrder = orders.some(({customer: owner}) => owner && owner.id !== customer.shopify_customer_id);
  if (hasForeignOrder) return unprocessable('one of the orders belongs to another customer');
  const {delivery, backend} = context;
  return recorded(await backend.call('redact_customer', {p_delivery: delivery, p_customer: {...customer}}));
}

/**
 * Erases all data of a store that uninstalled the app: the signed body must name this store, and the Admin API must
 * report it gone. A rejected token alone erases nothing, because a configuration mistake looks the same.
 */
export async function handleShopRedaction(
  context: WebhookContext,
  {shop_domain: domain}: {readonly shop_domain: string},
): Promise<WebhookOutcome> {
  if (domain.toLowerCase() !== context.delivery.shop.toLowerCase())
    return unprocessable('the signed body names another store');
  const access = await findAccess(requireAdmin(context));
  if (access === 'granted') return unprocessable('the Admin API still accepts our token');
  if (access === 'rejected')
    return unprocessable('the Admin API rejects our token, which does not prove that the app was uninstalled');
  return recorded(await context.backend.call('redact_shop', {p_delivery: context.delivery}));
}

/** @throws UpstreamError if the response does not tell whether the app still has access */
async function findAccess(admin: Admin): Promise<'granted' | 'rejected' | 'gone'> {
  try {
    await admin.query(WEBHOOK_SUBSCRIPTIONS_QUERY, {}, z.unknown());
    return 'granted';
  } catch (error) {
    if (!(error instanceof UpstreamError) || error.fault !== 'status') throw error;
    const {status = 0, detail} = error;
    if (STORE_GONE.has(status) || detail === NOT_INSTALLED) return 'gone';
    if (status === 401 || status === 403) return 'rejected';
    throw error;
  }
}

/** Records all fulfillment orders of the order that a changed one belongs to. */
export async function handleFulfillmentOrderEvent(context: WebhookContext, id: string): Promise<WebhookOutcome> {
  const found = await findSiblingFulfillmentOrders(requireAdmin(context), id);
  if (!found) return unprocessable('the Admin API does not know this fulfillment order');
  return recorded(
    await context.backend.call('record_fulfillment_orders', {p_delivery: context.delivery, p_read: found}),
  );
}

/**
 * Records that staff edited an order, after its content, so that the mail about the edit shows that. While the Admin API
 * throttles, the content is left to the other webhook of the edit.
 */
export async function handleOrderEdit(context: WebhookContext, edit: OrderEdit): Promise<WebhookOutcome> {
  const {backend, delivery} = context;
  try {
    const snapshot = await findOrderSnapshot(requireAdmin(context), edit.shopify_order_id);
    if (!snapshot) return unprocessable('the Admin API does not know this order');
    await backend.call('record_order', {p_delivery: null, p_order: snapshot.order});
  } catch (error) {
    if (!(error instanceof UpstreamError && error.fault === 'throttled')) throw error;
  }
  return recorded(await backend.call('record_order_edit', {p_delivery: delivery, p_edit: edit}));
}

/**
 * Records the fulfillment orders of an order after a fulfillment changed them, which no webhook announces. While the
 * Admin API throttles, this is left to the next reconciliation, which reads every changed order.
 */
export async function refreshFulfillmentOrders(context: WebhookContext, orderId: string): Promise<void> {
  try {
    const found = await findFulfillmentOrders(requireAdmin(context), orderId);
    // Without a delivery, which `record_fulfillment` has consumed already.
    if (found) await context.backend.call('record_fulfillment_orders', {p_delivery: null, p_read: found});
  } catch (error) {
    if (!(error instanceof UpstreamError && error.fault === 'throttled')) throw error;
  }
}
