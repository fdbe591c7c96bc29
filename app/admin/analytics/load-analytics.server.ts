import {data} from '@shopify/remix-oxygen';
import type {LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {requireAdmin} from '~/admin/frame/access/require-admin.server';
import {parseSalesWindow, toSalesBuckets} from '~/admin/frame/charts/sales-window';
import {nullIfUnavailable} from '~/platform/supabase/null-if-unavailable.server';
import {DEFAULT_ANALYTICS_WINDOW} from './analytics-path';
import type {AnalyticsPageView} from './analytics-view';
import {findAnalytics} from './find-analytics.server';
import {toAnalyticsView} from './to-analytics-view';

/** Loads the analytics page. @throws Response for everyone but admins */
export async function loadAnalytics({context, request}: LoaderFunctionArgs) {
  const {userId} = await requireAdmin(context, request);
  const window = parseSalesWindow(new URL(request.url).searchParams, DEFAULT_ANALYTICS_WINDOW);
  const buckets = toSalesBuckets(window, new Date());
  const found = await nullIfUnavailable(context, () => findAnalytics({backend: context.backend, userId}, buckets));
  const view: AnalyticsPageView = {
    window,
    isOff: context.config.ANALYTICS === 'off',
    analytics: found && toAnalyticsView(found, buckets, window),
  };
  return data(view, {status: found ? 200 : 503});
}
