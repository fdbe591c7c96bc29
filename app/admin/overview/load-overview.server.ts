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
import {toLowStock, toSalesView} from './to-sales-view';

/** Loads the overview. @param findHealth checks the services the shop depends on */
export async function loadOverview(
  {context, request}: LoaderFunctionArgs,
  findHealth: (context: AppContext) => Promise<Health>,
) {
  const {userId} = await requireAdmin(context, request);
  const [totals, screen] = await Promise.all([
    findTotals(context, findHealth(context)),
    findScreen(context, request, userId),
  ]);
  return data({totals, screen}, {status: screen.sales ? 200 : 503});
}

async function findScreen(context: AppContext, request: Request, userId: string): Promise<SalesScreenView> {
  const now = new Date();
  const window = parseSalesWindow(new URL(request.url).searchParams);
  const buckets = toSalesBuckets(window, now);
  const [sales, stock] = await Promise.all([
    nullIfUnavailable(context, () => findSales({backend: context.backend, userId}, buckets, now)),
    findStock(context),
  ]);
  return {window, sales: sales && toSalesView(sales, buckets, window, stock), lowStock: toLowStock(stock)};
}
