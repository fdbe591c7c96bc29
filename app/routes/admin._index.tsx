import {useLoaderData} from '@remix-run/react';
import {data, redirect, type LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {requireAdmin} from '~/admin/frame/access/require-admin.server';
import {can} from '~/core/staff-permissions';
import {loadOverview} from '~/admin/overview/load-overview.server';
import {OverviewPage} from '~/admin/overview/OverviewPage';
import {SalesScreen} from '~/admin/overview/SalesScreen';
import {loadUnsentImport} from '~/admin/tracking/import/load-unsent-import.server';
import {UnsentImport} from '~/admin/tracking/import/UnsentImport';
import {findHealth} from '~/admin/health/check/find-health.server';

export async function loader(args: LoaderFunctionArgs) {
  const {role} = await requireAdmin(args.context, args.request, 'orders');
  // The sign-in and the name of the shop lead here.
  if (!can(role, 'money')) throw redirect('/admin/orders');
  const [loaded, unsent] = await Promise.all([loadOverview(args, findHealth), loadUnsentImport(args)]);
  return data({...loaded.data, unsent}, loaded.init ?? undefined);
}

export default function AdminOverviewRoute() {
  const {totals, screen, unsent} = useLoaderData<typeof loader>();
  return (
    <OverviewPage totals={totals}>
      <UnsentImport unsent={unsent} />
      <SalesScreen {...screen} />
    </OverviewPage>
  );
}
