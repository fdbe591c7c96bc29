import {useLoaderData, type ShouldRevalidateFunction} from '@remix-run/react';
import type {ActionFunctionArgs, LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {INTENT} from '~/core/intent';
import {DeskLive} from '~/admin/desk/DeskLive';
import {findDeskOrder, findNextOrder} from '~/admin/desk/find-desk-orders.server';
import {DeskOrderFailed, DeskOrderMissing} from '~/admin/desk/order/DeskOrderProblem';
import {revalidateAfterForm} from '~/admin/frame/revalidate-after-form';
import {StaleAlert} from '~/admin/frame/StaleAlert';
import {isNull, useLastLoaded} from '~/admin/frame/use-last-loaded';
import {handlePacking} from '~/admin/packing/handle-packing.server';
import {CLAIM_INTENT} from '~/admin/packing/lease/packing-lease-view';
import {loadPacking} from '~/admin/packing/load-packing.server';
import {packingClientAction} from '~/admin/packing/packing-client-action';
import {PackingPage} from '~/admin/packing/PackingPage';
import {CHECK_INTENT} from '~/admin/packing/ship/shipping-intents';
import {isCanceling} from '~/admin/refunds/cancel/is-canceling.server';
import {AdminErrorScreen} from '~/admin/frame/access/AdminErrorScreen';
import {RouteErrorScreen} from '~/shop/shell/errors/RouteErrorScreen';
import {useLastActionData} from '~/platform/supabase/realtime/use-last-action-data';

const SILENT_INTENTS: ReadonlySet<string> = new Set([CLAIM_INTENT, CHECK_INTENT]);

export {reloadOrNull as clientLoader} from '~/admin/frame/reload-or-null';

/** The reply to a claim contains the lease, so the shop is not asked again each minute. */
export const shouldRevalidate: ShouldRevalidateFunction = (change) => {
  const intent = change.formData?.get(INTENT);
  const isSilent = typeof intent === 'string' && SILENT_INTENTS.has(intent);
  return !isSilent && revalidateAfterForm(change);
};

export const loader = (args: LoaderFunctionArgs) =>
  loadPacking(args, args.params.order ?? '', {findDeskOrder, isCanceling});

export const action = (args: ActionFunctionArgs) =>
  handlePacking(args, args.params.order ?? '', {findDeskOrder, findNextOrder, isCanceling});

export const clientAction = packingClientAction;

export default function AdminPackRoute() {
  const {data: view, isStale} = useLastLoaded(useLoaderData<typeof loader>(), isNull);
  const reply = useLastActionData<typeof action>();
  if (!view) return <DeskOrderFailed />;
  return (
    <>
      <StaleAlert isStale={isStale} />
      <PackingPage key={view.path} view={view} reply={reply} />
      <DeskLive isStale={isStale} />
    </>
  );
}

export function ErrorBoundary() {
  return (
    <AdminErrorScreen missing={<DeskOrderMissing />}>
      <RouteErrorScreen scope="page" />
    </AdminErrorScreen>
  );
}
