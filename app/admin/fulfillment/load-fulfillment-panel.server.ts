import {toMomentView} from '~/core/moments';
import type {AppContext} from '~/platform/context.server';
import {hasSecondFactor} from '~/platform/session/admin-session.server';
import {createAdmin} from '~/platform/shopify/admin.server';
import {isUpstreamFailure} from '~/platform/shopify/upstream-problem';
import {holdReasonText} from '~/orders/model/hold-reasons';
import {fulfillmentOrderStatus} from '~/orders/model/order-status';
import {toTrackingView} from '~/orders/model/to-view-parts.server';
import {FULFILLMENT_COPY} from '~/orders/commands/fulfillment-copy';
import type {FulfillmentOrderView, FulfillmentAction, FulfillmentPanelView} from './fulfillment-panel-view';
import {
  findStaffFulfillmentOrders,
  type StaffFulfillmentOrder,
} from '~/orders/commands/find-staff-fulfillment-orders.server';

/** Loads the fulfillment panel from the Admin API: staff act on the current state, not on the replica. */
export async function loadPanel(
  context: Pick<AppContext, 'config' | 'report' | 'session' | 'backend'>,
  orderId: string,
): Promise<FulfillmentPanelView> {
  const {config, report} = context;
  if (!(await hasSecondFactor(context))) return {kind: 'locked'};
  const admin = createAdmin(config);
  if (!admin) return {kind: 'failed', title: FULFILLMENT_COPY.noToken, text: FULFILLMENT_COPY.noTokenText};
  try {
    return {kind: 'listed', orders: (await findStaffFulfillmentOrders(admin, orderId)).map(toView)};
  } catch (error) {
    if (!isUpstreamFailure(error)) throw error;
    report(error);
    return {kind: 'failed', title: FULFILLMENT_COPY.failed, text: FULFILLMENT_COPY.retry};
  }
}

/** Loads the panel as packers see it: canceling a part leads to a refund. */
export async function loadPackerPanel(
  context: Pick<AppContext, 'config' | 'report' | 'session' | 'backend'>,
  orderId: string,
): Promise<FulfillmentPanelView> {
  const panel = await loadPanel(context, orderId);
  if (panel.kind !== 'listed') return panel;
  const withoutCancel = panel.orders.map((order) => ({
    ...order,
    actions: order.actions.filter((action) => action !== 'cancel'),
  }));
  return {kind: 'listed', orders: withoutCancel};
}

const toNumber = (id: string): string => id.split('/').at(-1) ?? id;

const toView = (order: StaffFulfillmentOrder): FulfillmentOrderView => ({
  id: order.id,
  number: toNumber(order.id),
  status: fulfillmentOrderStatus(order.status),
  createdAt: toMomentView(order.createdAt),
  items: order.items,
  hasMoreItems: order.hasMoreItems,
  parcels: order.parcels.map(({id, quantity, tracking}) => ({id, quantity, tracking: tracking.map(toTrackingView)})),
  holds: order.holds.map(({id, reason, notes}) => ({id, reason: holdReasonText(reason), notes: notes || null})),
  actions: toActions(order),
});

/** What is not sent yet can be fulfilled; each parcel, and an order in progress without one, can get a tracking number. */
function toActions({status, parcels, items}: StaffFulfillmentOrder): readonly FulfillmentAction[] {
  if (status === 'open') return ['fulfill', 'cancel', 'hold'];
  const tracking: readonly FulfillmentAction[] = parcels.length > 0 || status === 'in_progress' ? ['track'] : [];
  const canSendMore = status === 'in_progress' && parcels.length > 0 && items.some(({remaining}) => remaining > 0);
  return canSendMore ? ['fulfill', ...tracking] : tracking;
}
