import {useLoaderData} from '@remix-run/react';
import type {ActionFunctionArgs, LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {DeskOrderScreen} from '~/admin/desk/order/DeskOrderScreen';
import {DeskOrderFailed, DeskOrderMissing} from '~/admin/desk/order/DeskOrderProblem';
import {handleDeskOrder} from '~/admin/desk/order/handle-desk-order.server';
import {loadDeskOrder} from '~/admin/desk/order/load-desk-order.server';
import {DESK_ORDER_COPY} from '~/admin/desk/desk-copy';
import {DeskLive} from '~/admin/desk/DeskLive';
import {FulfillmentPanel} from '~/admin/fulfillment/FulfillmentPanel';
import {isPanelFailed, listsFulfillmentOrder} from '~/admin/fulfillment/fulfillment-panel-view';
import {handleFulfillment} from '~/orders/commands/handle-fulfillment.server';
import {loadPackerPanel, loadPanel} from '~/admin/fulfillment/load-fulfillment-panel.server';
import {requireAdmin} from '~/admin/frame/access/require-admin.server';
import {useCan} from '~/admin/frame/access/staff-role';
import {loadOrderDetails} from '~/admin/order-details/load-order-details.server';
import {handleOrderTag} from '~/admin/order-details/tags/handle-order-tag.server';
import {toDetailSlots} from '~/admin/order-details/to-detail-slots';
import {loadPackerOrder} from '~/admin/desk/order/load-packer-order.server';
import {PackerItems} from '~/admin/desk/order/PackerItems';
import {can} from '~/core/staff-permissions';
import {isCanceling} from '~/admin/refunds/cancel/is-canceling.server';
import type {ItemView} from '~/orders/model/order-view';
import {OrderItems} from '~/shop/orders/detail/OrderItems';
import {OrderLots} from '~/shop/orders/detail/OrderLots';
import {OrderSummary} from '~/shop/orders/detail/OrderSummary';
import {AdminErrorScreen} from '~/admin/frame/access/AdminErrorScreen';
import {RouteErrorScreen} from '~/shop/shell/errors/RouteErrorScreen';
import {keepForm} from '~/admin/frame/keep-form';
import {StaleAlert} from '~/admin/frame/StaleAlert';
import {isNull, useLastLoaded} from '~/admin/frame/use-last-loaded';
import {toOfflineResult} from '~/orders/commands/order-action-result';
import {useLastActionData} from '~/platform/supabase/realtime/use-last-action-data';

export {reloadOrNull as clientLoader} from '~/admin/frame/reload-or-null';
export {revalidateAfterForm as shouldRevalidate} from '~/admin/frame/revalidate-after-form';

export async function loader(args: LoaderFunctionArgs) {
  const {role} = await requireAdmin(args.context, args.request, 'orders');
  const order = args.params.order ?? '';
  if (!can(role, 'money')) return loadPackerOrder(args, order, {loadPanel: loadPackerPanel, isCanceling});
  return loadDeskOrder(args, order, {loadPanel, loadDetails: loadOrderDetails, isCanceling});
}

export const action = (args: ActionFunctionArgs) =>
  handleDeskOrder(args, args.params.order ?? '', {handleFulfillment, handleTag: handleOrderTag});

export const clientAction = keepForm(toOfflineResult);

export default function AdminOrderRoute() {
  const seesMoney = useCan('money');
  const {data: loaded, isStale} = useLastLoaded(useLoaderData<typeof loader>(), isNull);
  const result = useLastActionData<typeof action>();
  const {data: panel, isStale: isPanelStale} = useLastLoaded(loaded?.panel ?? null, isPanelFailed);
  if (!loaded) return <DeskOrderFailed />;
  const {panel: _, details, idempotencyKey, ...view} = loaded;
  return (
    <>
      <StaleAlert isStale={isStale} />
      <DeskOrderScreen
        view={view}
        items={
          seesMoney ? (
            <>
              <OrderItems items={view.order.items} renderAction={renderSku} />
              <OrderLots lots={view.order.lots} />
            </>
          ) : (
            <PackerItems items={view.order.items} />
          )
        }
        summary={seesMoney && <OrderSummary {...view.order} />}
        {...toDetailSlots({details, tags: view.tags, canChangeTags: seesMoney, idempotencyKey, result})}
        idempotencyKey={idempotencyKey}
        result={result}
        isFailureInPanel={panel !== null && listsFulfillmentOrder(panel, result?.target)}
        renderPanel={(failure) =>
          panel && (
            <FulfillmentPanel
              panel={panel}
              orderName={view.order.name}
              idempotencyKey={idempotencyKey}
              result={result}
              failure={failure}
              isStale={isPanelStale}
              isInReloadablePage
            />
          )
        }
      />
      <DeskLive isStale={isStale} />
    </>
  );
}

const renderSku = ({sku}: ItemView) => sku && <p className="text-sm text-ink-soft">{DESK_ORDER_COPY.sku(sku)}</p>;

export function ErrorBoundary() {
  return (
    <AdminErrorScreen missing={<DeskOrderMissing />}>
      <RouteErrorScreen scope="page" />
    </AdminErrorScreen>
  );
}
