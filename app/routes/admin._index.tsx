import {useLoaderData} from '@remix-run/react';
import type {LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {loadOverview} from '~/admin/overview/load-overview.server';
import {OverviewPage} from '~/admin/overview/OverviewPage';
import {SalesScreen} from '~/admin/overview/SalesScreen';
import {findHealth} from '~/admin/health/check/find-health.server';

export const loader = (args: LoaderFunctionArgs) => loadOverview(args, findHealth);

export default function AdminOverviewRoute() {
  const {totals, screen} = useLoaderData<typeof loader>();
  return (
    <OverviewPage totals={totals}>
      <SalesScreen {...screen} />
    </OverviewPage>
  );
}
