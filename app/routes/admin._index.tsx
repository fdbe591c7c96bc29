import {useLoaderData} from '@remix-run/react';
import {data, type LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {loadOverview} from '~/admin/overview/load-overview.server';
import {OverviewPage} from '~/admin/overview/OverviewPage';
import {SalesScreen} from '~/admin/overview/SalesScreen';
import {loadUnsentImport} from '~/admin/tracking/import/load-unsent-import.server';
import {UnsentImport} from '~/admin/tracking/import/UnsentImport';
import {findHealth} from '~/admin/health/check/find-health.server';

export async function loader(args: LoaderFunctionArgs) {
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
