import {
  isRouteErrorResponse,
  useLoaderData,
  useRouteError,
  type MetaFunction,
  type ShouldRevalidateFunction,
} from '@remix-run/react';
import type {ActionFunctionArgs, LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {reorderLines} from '~/features/cart/change/reorder-lines.server';
import {cartNotice} from '~/features/cart/cart-notice-copy';
import {findCart} from '~/features/cart/load/find-cart.server';
import {FulfillmentPanel} from '~/features/fulfillment/FulfillmentPanel';
import {denyFulfillment, handleFulfillment} from '~/features/fulfillment/handle-fulfillment.server';
import {loadPanel} from '~/features/fulfillment/load-fulfillment-panel.server';
import {listsFulfillmentOrder, type FulfillmentPanelView} from '~/features/fulfillment/fulfillment-panel-view';
import {privatePageHeaders} from '~/features/identity/page-headers.server';
import {handleOrderAction} from '~/features/orders/detail/handle-order-action.server';
import {loadOrder, type LoadedOrder} from '~/features/orders/detail/load-order.server';
import type {ItemView} from '~/features/order-model/order-view';
import {orderClientAction} from '~/features/orders/detail/order-client-action';
import {OrderFailed} from '~/features/orders/detail/OrderFailed';
import {OrderMissing} from '~/features/orders/detail/OrderMissing';
import {OrderScreen} from '~/features/orders/detail/OrderScreen';
import {LiveOrders} from '~/features/orders/live/LiveOrders';
import {WriteReviewLink} from '~/features/reviews/WriteReviewLink';
import {RouteErrorScreen} from '~/features/shell/errors/RouteErrorScreen';
import {pageTitle} from '~/features/shell/frame/page-title';
import {useLastActionData} from '~/platform/supabase/realtime/use-last-action-data';

export const headers = privatePageHeaders;

export const meta: MetaFunction = ({matches}) => [
  {title: pageTitle('Order Detail', matches)},
  {name: 'robots', content: 'noindex'},
];

/**
 * Skips revalidation after a cart change, which does not affect orders, and forces it after a rejected form of this page:
 * another person may have changed the order.
 */
export const shouldRevalidate: ShouldRevalidateFunction = ({formAction, actionStatus, defaultShouldRevalidate}) =>
  formAction === '/cart' ? false : defaultShouldRevalidate || actionStatus !== undefined;

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

export const clientAction = orderClientAction;

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
  const {panel, attempt, order} = loaded;
  const isDelivered = order.progress.steps.some(({kind, state}) => kind === 'delivered' && state !== 'next');
  return (
    <OrderScreen
      loaded={loaded}
      result={result}
      isFailureInPanel={listsFulfillmentOrder(panel, result?.target)}
      renderPanel={
        panel &&
        ((failure) => (
          <FulfillmentPanel panel={panel} orderName={order.name} attempt={attempt} result={result} failure={failure} />
        ))
      }
      renderItemAction={isDelivered ? renderReviewLink : undefined}
    />
  );
}

function renderReviewLink({title, variantId}: ItemView) {
  const variant = variantId?.split('/').at(-1);
  return variant && <WriteReviewLink product={variant} title={title} className="mt-3" />;
}

export function ErrorBoundary() {
  const error = useRouteError();
  return isRouteErrorResponse(error) && error.status === 404 ? <OrderMissing /> : <RouteErrorScreen />;
}
