import type {LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {findHealth} from '~/admin/health/check/find-health.server';

/**
 * Returns the health of the storefront and its services. The status is 200 even if Shopify or the database is down,
 * because the storefront itself responds and serves cached pages.
 */
export async function loader({context}: LoaderFunctionArgs) {
  return Response.json(await findHealth(context), {headers: {'Cache-Control': 'no-store'}});
}
