import {isRouteErrorResponse, useActionData, useLoaderData, useRouteError, type MetaFunction} from '@remix-run/react';
import type {ActionFunctionArgs, LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {addAgain} from '~/features/cart/again/add-again.server';
import {cartNotice} from '~/features/cart/cart-notice-copy';
import {privatePage} from '~/features/identity/page-headers.server';
import {answerOrder} from '~/features/orders/detail/answer-order.server';
import {keepThroughOtherChanges} from '~/features/orders/detail/keep-through-other-changes';
import {loadOrder} from '~/features/orders/detail/load-order.server';
import {OrderFailed} from '~/features/orders/detail/OrderFailed';
import {OrderMissing} from '~/features/orders/detail/OrderMissing';
import {OrderScreen} from '~/features/orders/detail/OrderScreen';
import {LiveOrders} from '~/features/orders/live/LiveOrders';
import {RouteErrorScreen} from '~/features/shell/errors/RouteErrorScreen';
import {titleOf} from '~/features/shell/frame/page-title';

export const headers = privatePage;

export const meta: MetaFunction = (facts) => [{title: titleOf(facts)}, {name: 'robots', content: 'noindex'}];

export const shouldRevalidate = keepThroughOtherChanges;

export const loader = (args: LoaderFunctionArgs) => loadOrder(args, args.params.orderId ?? '');

export const action = (args: ActionFunctionArgs) =>
  answerOrder(args, args.params.orderId ?? '', {
    buyAgain: async (lines) => (await addAgain(args.context, lines)).map(cartNotice),
  });

export default function OrderRoute() {
  const loaded = useLoaderData<typeof loader>();
  const reply = useActionData<typeof action>();
  return (
    <>
      {loaded.kind === 'unavailable' ? (
        <OrderFailed portalUrl={loaded.portalUrl} />
      ) : (
        <OrderScreen loaded={loaded} reply={reply} />
      )}
      <LiveOrders />
    </>
  );
}

export function ErrorBoundary() {
  const error = useRouteError();
  return isRouteErrorResponse(error) && error.status === 404 ? <OrderMissing /> : <RouteErrorScreen />;
}
