import {
  isRouteErrorResponse,
  useLoaderData,
  useRouteError,
  type MetaFunction,
  type ShouldRevalidateFunction,
} from '@remix-run/react';
import type {ActionFunctionArgs, LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {reorderLines} from '~/shop/cart/change/reorder-lines.server';
import {cartNotice} from '~/shop/cart/cart-notice-copy';
import {findCart} from '~/shop/cart/load/find-cart.server';
import {FulfillmentPanel} from '~/admin/fulfillment/FulfillmentPanel';
import {denyFulfillment, handleFulfillment} from '~/orders/commands/handle-fulfillment.server';
import {toOfflineResult} from '~/orders/commands/order-action-result';
import {loadPanel} from '~/admin/fulfillment/load-fulfillment-panel.server';
import {
  isPanelFailed,
  listsFulfillmentOrder,
  type FulfillmentPanelView,
} from '~/admin/fulfillment/fulfillment-panel-view';
import {keepForm} from '~/admin/frame/keep-form';
import {revalidateAfterForm} from '~/admin/frame/revalidate-after-form';
import {useLastLoaded} from '~/admin/frame/use-last-loaded';
import {OrderItemActions} from '~/shop/composition/OrderItemActions';
import {privatePageHeaders} from '~/shop/identity/page-headers.server';
import {handleOrderAction} from '~/shop/orders/detail/handle-order-action.server';
import {loadOrder, type LoadedOrder} from '~/shop/orders/detail/load-order.server';
import {createOrderClientAction} from '~/shop/orders/detail/order-client-action';
import {OrderFailed} from '~/shop/orders/detail/OrderFailed';
import {OrderMissing} from '~/shop/orders/detail/OrderMissing';
import {OrderScreen} from '~/shop/orders/detail/OrderScreen';
import {LiveOrders} from '~/shop/orders/live/LiveOrders';
import {RouteErrorScreen} from '~/shop/shell/errors/RouteErrorScreen';
import {unlistedMeta} from '~/shop/shell/frame/page-title';
import {useLastActionData} from '~/platform/supabase/realtime/use-last-action-data';

export const headers = privatePageHeaders;

export const meta: MetaFunction = ({matches}) => unlistedMeta('Order Detail', matches);

/** Skips revalidation after a cart change, which does not affect orders. */
export const shouldRevalidate: ShouldRevalidateFunction = (change) =>
  change.formAction === '/cart' ? false : revalidateAfterForm(change);

export const loader = (args: LoaderFunctionArgs) => loadOrder(args, args.params.orderId ?? '', loadPanel);

export const action = (args: ActionFunctionArgs) =>
  handleOrderAction(args, args.params.orderId ?? '', {
    handleFulfillment,
    denyFulfillment,
    readCart: () => void findCart(args.context),
    buyAgain: async (lines, isCounted) => {
      const {problems, added} = await reorderLines(args.context, lines, isCounted);
      return {shortfalls: problems.map(cartNotice), added};
    },
  });

export const clientAction = createOrderClientAction(keepForm(toOfflineResult));

export default function OrderRoute() {
  const loaded = useLoaderData<typeof loader>();
  return (
    <>
      {loaded.kind === 'unavailable' ? <OrderFailed portalUrl={loaded.portalUrl} /> : <Order loaded={loaded} />}
      <LiveOrders />
    </>
  );
}

function Order({loaded}: {readonly loaded: LoadedOrder<FulfillmentPanelView>}) {
  const result = useLastActionData<typeof action>();
  const {idempotencyKey, order} = loaded;
  const {data: panel, isStale} = useLastLoaded(loaded.panel, isPanelFailed);
  const isDelivered = order.progress.steps.some(({kind, state}) => kind === 'delivered' && state !== 'next');
  return (
    <OrderScreen
      loaded={loaded}
      result={result}
      isFailureInPanel={listsFulfillmentOrder(panel, result?.target)}
      renderPanel={
        panel &&
        ((failure) => (
          <FulfillmentPanel
            panel={panel}
            orderName={order.name}
            idempotencyKey={idempotencyKey}
            result={result}
            failure={failure}
            isStale={isStale}
          />
        ))
      }
      renderItemAction={(item) => <OrderItemActions item={item} offers={loaded.offers} isDelivered={isDelivered} />}
    />
  );
}

export function ErrorBoundary() {
  const error = useRouteError();
  return isRouteErrorResponse(error) && error.status === 404 ? <OrderMissing /> : <RouteErrorScreen />;
}
