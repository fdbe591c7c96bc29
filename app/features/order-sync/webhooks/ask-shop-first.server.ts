import {z} from 'zod';
import type {Admin} from '~/platform/shopify/admin.server';
import {UpstreamError} from '~/platform/shopify/upstream-problem';
import {findOwners} from '../admin/find-owners.server';
import {readReplicaFulfillmentOrders, readOrder, readSiblings} from '../admin/read-order.server';
import {WEBHOOK_SUBSCRIPTIONS_QUERY} from '../admin/webhook-subscriptions.admin.gql';
import type {OrderReplica} from '../replica/order-replica';
import {kept, poison, type Intake, type Outcome} from './intake';

/*
 * A webhook's topic is no part of what the shop signs, so whatever takes something away, and whatever says too little,
 * is read again from the shop itself. While it cannot be asked these throw, and the sender tries again.
 */

/** Answers of a store that is closed or gone. Not 401 and 403: a wrong or expired token gets these from a store that is well. */
const STORE_GONE = new Set([402, 404, 423]);

/** The code by which the exchange of client credentials says that the app was uninstalled. */
const NOT_INSTALLED = 'app_not_installed';

function adminOf({admin}: Intake): Admin {
  if (!admin) throw new UpstreamError('unreachable', 'admin');
  return admin;
}

/** Records a cancelled order as the shop has it, if the shop says so too. */
export async function cancelOrder(intake: Intake, {shopify_order_id: id}: OrderReplica): Promise<Outcome> {
  const reading = await readOrder(adminOf(intake), id);
  if (!reading?.order.cancelled_at) return poison('the shop does not say that this order is cancelled');
  return kept(await intake.backend.call('record_order', {p_delivery: intake.delivery, p_order: reading.order}));
}

/** Takes an order away that the shop no longer has. */
export async function removeOrder(intake: Intake, {id}: {readonly id: string}): Promise<Outcome> {
  const [known] = await findOwners(adminOf(intake), [id]);
  if (known) return poison('the shop still has this order');
  const at = intake.delivery.triggered_at ?? new Date().toISOString();
  const order = {shopify_order_id: id, at};
  return kept(await intake.backend.call('remove_order', {p_delivery: intake.delivery, p_order: order}));
}

/** Whose traces are to go. */
interface Erased {
  readonly shopify_customer_id: string;
  readonly email: string | null;
  readonly shopify_order_ids: string[];
}

/** Erases a customer, unless the shop says that one of the orders is somebody else's. */
export async function eraseCustomer(intake: Intake, customer: Erased): Promise<Outcome> {
  const orders = await findOwners(adminOf(intake), customer.shopify_order_ids);
  const isForeign = orders.some(({customer: owner}) => owner && owner.id !== customer.shopify_customer_id);
  if (isForeign) return poison('the shop says that one of these orders is of another customer');
  const {delivery, backend} = intake;
  return kept(await backend.call('redact_customer', {p_delivery: delivery, p_customer: {...customer}}));
}

/**
 * Erases everything of a store that the app was uninstalled from. The signed body has to name our store, and the store
 * has to be gone for us; a refused token alone erases nothing, since a mistake in the configuration looks the same.
 */
export async function eraseShop(intake: Intake, {shop_domain: domain}: {readonly shop_domain: string}) {
  if (domain.toLowerCase() !== intake.delivery.shop.toLowerCase()) return poison('the signed body names another shop');
  const answer = await findAccess(adminOf(intake));
  if (answer === 'granted') return poison('the shop still answers us, so it has not left');
  if (answer === 'refused') return poison('the shop refuses our token, which is no proof that the app was uninstalled');
  return kept(await intake.backend.call('redact_shop', {p_delivery: intake.delivery}));
}

/** @throws UpstreamError when the answer says nothing about access */
async function findAccess(admin: Admin): Promise<'granted' | 'refused' | 'gone'> {
  try {
    await admin.ask(WEBHOOK_SUBSCRIPTIONS_QUERY, {}, z.unknown());
    return 'granted';
  } catch (error) {
    if (!(error instanceof UpstreamError) || error.fault !== 'status') throw error;
    const {status = 0, detail} = error;
    if (STORE_GONE.has(status) || detail === NOT_INSTALLED) return 'gone';
    if (status === 401 || status === 403) return 'refused';
    throw error;
  }
}

/** Records what is to be packed of the order that this fulfillment order is part of. */
export async function refreshFulfillmentOrders(intake: Intake, id: string): Promise<Outcome> {
  const read = await readSiblings(adminOf(intake), id);
  if (!read) return poison('the shop does not know this fulfillment order');
  return kept(await intake.backend.call('record_fulfillment_orders', {p_delivery: intake.delivery, p_read: read}));
}

/**
 * Records what is left to be packed of an order: sending a parcel changes that, and no webhook of its own says so. While
 * the Admin API's budget is used up this is left to the next reconciliation, which reads every order that changed.
 */
export async function refreshFulfillmentOrdersOf(intake: Intake, orderId: string): Promise<void> {
  try {
    const read = await readReplicaFulfillmentOrders(adminOf(intake), orderId);
    // The delivery has had its effect by now: this is a reading of ours.
    if (read) await intake.backend.call('record_fulfillment_orders', {p_delivery: null, p_read: read});
  } catch (error) {
    if (!(error instanceof UpstreamError && error.fault === 'throttled')) throw error;
  }
}
