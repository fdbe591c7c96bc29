import {data, type LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {requireAdmin} from '~/admin/frame/access/require-admin.server';
import {findStaffOrder} from '~/orders/commands/find-staff-order.server';
import {STAFF_ORDER_COPY} from '~/orders/commands/staff-order-copy';
import type {AppContext} from '~/platform/context.server';
import {shopifyAdminOrderUrl} from '~/platform/shop-addresses.server';
import {createAdmin} from '~/platform/shopify/admin.server';
import {isUpstreamFailure} from '~/platform/shopify/upstream-problem';
import {nullIfUnavailable} from '~/platform/supabase/null-if-unavailable.server';
import {ADDRESS_COPY} from './address-copy';
import type {AddressContent, AddressView} from './address-view';
import {findAddressState, type AddressState} from './find-address-state.server';

export const isInUnitedStates = ({countryCode}: AddressState): boolean => countryCode === null || countryCode === 'US';

/**
 * Loads the page that corrects the shipping address of an order; null while the database is unavailable.
 * @throws Response 404 for an order that does not exist; a redirect for everyone but admins
 */
export async function loadAddress({context, request, params}: LoaderFunctionArgs) {
  const {userId} = await requireAdmin(context, request);
  const view = await nullIfUnavailable(context, async (): Promise<AddressView> => {
    const {name, path, shopifyOrderId} = await findStaffOrder(context, userId, params.order ?? '');
    return {
      name,
      path,
      shopifyUrl: shopifyAdminOrderUrl(shopifyOrderId, context.config),
      idempotencyKey: crypto.randomUUID(),
      content: await findContent(context, shopifyOrderId),
    };
  });
  return data(view, {status: view ? 200 : 503});
}

async function findContent(context: AppContext, orderId: string): Promise<AddressContent> {
  const admin = createAdmin(context.config);
  if (!admin) return {kind: 'failed', text: STAFF_ORDER_COPY.noToken};
  try {
    const state = await findAddressState(admin, orderId);
    if (!state) return {kind: 'failed', text: ADDRESS_COPY.missing};
    const {availability, values} = state;
    return {kind: 'loaded', availability, values, isInUnitedStates: isInUnitedStates(state)};
  } catch (error) {
    if (!isUpstreamFailure(error)) throw error;
    context.report(error);
    return {kind: 'failed', text: STAFF_ORDER_COPY.shopDown};
  }
}
