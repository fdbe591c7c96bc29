import {
  isRouteErrorResponse,
  useActionData,
  useLoaderData,
  useRouteError,
  type ShouldRevalidateFunction,
} from '@remix-run/react';
import type {ActionFunctionArgs, LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {DeskOrderScreen} from '~/features/admin/desk/DeskOrderScreen';
import {DeskOrderFailed, DeskOrderMissing} from '~/features/admin/desk/DeskOrderProblem';
import {handleDeskOrder} from '~/features/admin/desk/handle-desk-order.server';
import {loadDeskOrder} from '~/features/admin/desk/load-desk-order.server';
import {DeskLive} from '~/features/admin/desk/DeskLive';
import {FulfillmentPanel} from '~/features/fulfillment/FulfillmentPanel';
import {listsFulfillmentOrder} from '~/features/fulfillment/fulfillment-panel-view';
import {handleFulfillment} from '~/features/fulfillment/handle-fulfillment.server';
import {loadPanel} from '~/features/fulfillment/load-fulfillment-panel.server';
import {RouteErrorScreen} from '~/features/shell/errors/RouteErrorScreen';

/** Another person may have changed the order when a form of this page is rejected. */
export const shouldRevalidate: ShouldRevalidateFunction = ({actionStatus, defaultShouldRevalidate}) =>
  defaultShouldRevalidate || actionStatus !== undefined;

export const loader = (args: LoaderFunctionArgs) => loadDeskOrder(args, args.params.order ?? '', loadPanel);

export const action = (args: ActionFunctionArgs) => handleDeskOrder(args, args.params.order ?? '', {handleFulfillment});

export default function AdminOrderRoute() {
  const loaded = useLoaderData<typeof loader>();
  const result = useActionData<typeof action>();
  if (!loaded) return <DeskOrderFailed />;
  const {panel, attempt, ...view} = loaded;
  return (
    <>
      <DeskOrderScreen
        view={view}
        attempt={attempt}
        result={result}
        isFailureInPanel={panel !== null && listsFulfillmentOrder(panel, result?.target)}
        renderPanel={(failure) =>
          panel && (
            <FulfillmentPanel
              panel={panel}
              orderName={view.order.name}
              attempt={attempt}
              result={result}
              failure={failure}
            />
          )
        }
      />
      <DeskLive />
    </>
  );
}

export function ErrorBoundary() {
  const error = useRouteError();
  const isMissing = isRouteErrorResponse(error) && error.status === 404;
  return isMissing ? <DeskOrderMissing /> : <RouteErrorScreen scope="page" />;
}
