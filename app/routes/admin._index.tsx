import {useLoaderData} from '@remix-run/react';
import {data, redirect, type LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {findDeskWork} from '~/admin/desk/find-desk-work.server';
import {requireAdmin} from '~/admin/frame/access/require-admin.server';
import {findAlerts} from '~/admin/health/alerts/find-alerts.server';
import {findHealth} from '~/admin/health/check/find-health.server';
import {can} from '~/core/staff-permissions';
import {loadOverview} from '~/admin/overview/load-overview.server';
import {NeedsNow} from '~/admin/overview/needs/NeedsNow';
import {OverviewPage} from '~/admin/overview/OverviewPage';
import {LowStockList} from '~/admin/overview/SalesLists';
import {SalesScreen} from '~/admin/overview/SalesScreen';
import {loadUnsentImport} from '~/admin/tracking/import/load-unsent-import.server';
import {UnsentImport} from '~/admin/tracking/import/UnsentImport';

export async function loader(args: LoaderFunctionArgs) {
  const {role} = await requireAdmin(args.context, args.request, 'orders');
  // Signing in and the name of the shop in the header lead everybody here; packers have no overview.
  if (!can(role, 'money')) throw redirect('/admin/orders');
  const services = {findHealth, findDeskWork, findAlerts};
  const [loaded, unsent] = await Promise.all([loadOverview(args, services), loadUnsentImport(args)]);
  return data({...loaded.data, unsent}, loaded.init ?? undefined);
}

export default function AdminOverviewRoute() {
  const {totals, screen, work, unsent} = useLoaderData<typeof loader>();
  const {window, sales, lowStock} = screen;
  return (
    <OverviewPage
      totals={totals}
      needs={
        <NeedsNow work={work}>
          <UnsentImport unsent={unsent} />
          <div className="grid grid-cols-1 gap-3 lg:grid-cols-2 lg:gap-4">
            <LowStockList products={lowStock} />
          </div>
        </NeedsNow>
      }
    >
      <SalesScreen window={window} sales={sales} />
    </OverviewPage>
  );
}
