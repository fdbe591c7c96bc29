import {data} from '@shopify/remix-oxygen';
import type {LoaderFunctionArgs} from '@shopify/remix-oxygen';
import type {Health} from '~/core/health';
import type {AppContext} from '~/platform/context.server';
import {nullIfUnavailable} from '~/platform/supabase/null-if-unavailable.server';
import {requireAdmin} from '~/admin/frame/access/require-admin.server';
import {findSales} from './find-sales.server';
import {findStock} from './find-stock.server';
import {findTotals} from './find-totals.server';
import {parseSalesWindow, toSalesBuckets} from '~/admin/frame/charts/sales-window';
import type {SalesScreenView} from '~/admin/frame/charts/sales-view';
import type {OpenWork} from './needs/to-needs';
import {toLowStock, toSalesView} from './to-sales-view';

/** What the overview needs from other features; the route passes it. */
interface OverviewServices {
  /** Checks the services that the shop depends on. */
  findHealth(context: AppContext): Promise<Health>;
  /** Counts the orders that wait for staff. @throws BackendUnavailable */
  findDeskWork(reader: Reader, now: Date): Promise<NonNullable<OpenWork['orders']>>;
  /** Finds the open alerts. @throws BackendUnavailable */
  findAlerts(context: AppContext, userId: string, now: Date): Promise<{readonly open: readonly unknown[]}>;
}

type Reader = Pick<AppContext, 'backend'> & {readonly userId: string};

/** Loads the overview. */
export async function loadOverview(
  {context, request}: LoaderFunctionArgs,
  {findHealth, findDeskWork, findAlerts}: OverviewServices,
) {
  const {userId} = await requireAdmin(context, request);
  const now = new Date();
  const [totals, screen, orders, alerts] = await Promise.all([
    findTotals(context, findHealth(context)),
    findScreen(context, request, userId),
    nullIfUnavailable(context, () => findDeskWork({backend: context.backend, userId}, now)),
    nullIfUnavailable(context, () => findAlerts(context, userId, now)),
  ]);
  const work: OpenWork = {orders, alerts: alerts && alerts.open.length};
  return data({totals, screen, work}, {status: screen.sales ? 200 : 503});
}

async function findScreen(context: AppContext, request: Request, userId: string): Promise<SalesScreenView> {
  const now = new Date();
  const window = parseSalesWindow(new URL(request.url).searchParams);
  const buckets = toSalesBuckets(window, now);
  const [sales, stock] = await Promise.all([
    nullIfUnavailable(context, () => findSales({backend: context.backend, userId}, buckets, now)),
    findStock(context),
  ]);
  return {
    window,
    sales: sales && toSalesView(sales, buckets, window, stock),
    lowStock: toLowStock(stock, sales?.products ?? [], window),
  };
}
