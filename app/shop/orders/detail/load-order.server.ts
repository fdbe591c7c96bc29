import {data} from '@shopify/remix-oxygen';
import {nullIfUnavailable} from '~/platform/supabase/null-if-unavailable.server';
import {orderPath, parseOrderReference} from '~/orders/model/order-reference';
import type {OrderDetailView} from '~/orders/model/order-view';
import {toOrderDetail} from '~/orders/model/to-order-detail.server';
import {findPortalUrl, requireOrderReader, type OrderRequestArgs} from '~/orders/model/order-context.server';
import {findDishRecipes} from '~/orders/model/find-dish-recipes.server';
import {findOrder} from '~/orders/model/find-order.server';
import {findOffers, type Offers} from '../again/find-offers.server';
import {isOrderHidden} from './hidden-orders.server';

/** The data of the order page; `Panel` is the type of the fulfillment panel. */
export interface LoadedOrder<Panel = unknown> {
  readonly kind: 'order';
  readonly orderId: string;
  readonly order: OrderDetailView;
  readonly isOwn: boolean;
  readonly isHidden: boolean;
  /** How its items are offered today; null if unknown, or for anyone but its owner. */
  readonly offers: Offers | null;
  /** Null for anyone but staff. */
  readonly panel: Panel | null;
  /** The idempotency key of the forms on this page. */
  readonly idempotencyKey: string;
}

export interface OrderUnavailable {
  readonly kind: 'unavailable';
  readonly portalUrl: string | null;
}

/** Loads the fulfillment panel of an order, by Shopify's id. */
type LoadPanel<Panel> = (context: OrderRequestArgs['context'], shopifyOrderId: string) => Promise<Panel>;

/**
 * Loads an order by its id, Shopify's id or its number, as far as this person may see it.
 * @param loadPanel called for staff only
 * @throws Response as `requireOrder`
 */
export const loadOrder = <Panel>(args: OrderRequestArgs, orderId: string, loadPanel: LoadPanel<Panel>) =>
  loadOrUnavailable(args.context, () => findDetail(args, orderId, loadPanel));

/** Responds with what is found of an order, or with the way to Shopify's portal while the database is unavailable. */
export async function loadOrUnavailable<Loaded extends object>(
  context: OrderRequestArgs['context'],
  find: () => Promise<Loaded>,
) {
  const loaded = await nullIfUnavailable(context, find);
  if (loaded) return data<Loaded>(loaded);
  const portalUrl = await findPortalUrl(context);
  return data<OrderUnavailable>({kind: 'unavailable', portalUrl}, {status: 503});
}

/**
 * Finds an order, and who reads it.
 * @throws Response 404 for another person's order, as for one that does not exist; a redirect to the sign-in card for
 *   signed-out visitors
 */
export async function requireOrder(args: OrderRequestArgs, orderId: string) {
  const reader = await requireOrderReader(args, orderPath(orderId));
  const reference = parseOrderReference(orderId);
  const row = reference && (await findOrder(reader.database, reference));
  if (!row) throw new Response(null, {status: 404});
  return {...reader, row};
}

async function findDetail<Panel>(
  args: OrderRequestArgs,
  orderId: string,
  loadPanel: LoadPanel<Panel>,
): Promise<LoadedOrder<Panel>> {
  const {context} = args;
  const {database, live, role, row} = await requireOrder(args, orderId);
  const isOwn = row.user_id === live.user_id;
  const [hidden, recipes, offers, panel] = await Promise.all([
    isOrderHidden(database, row.id),
    findDishRecipes(context, row.items),
    isOwn ? findOffers(context, row) : null,
    role === 'owner' && row.shopify_order_id ? loadPanel(context, row.shopify_order_id) : null,
  ]);
  return {
    kind: 'order',
    orderId: row.id,
    order: toOrderDetail(row, context.config, recipes),
    isOwn,
    isHidden: hidden,
    offers,
    panel,
    idempotencyKey: crypto.randomUUID(),
  };
}
