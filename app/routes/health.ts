import type {LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {findHealth} from '~/features/insight/health/find-health.server';

/**
 * Whether the shop and what it stands on are up, for everyone who asks. Status 200 even when something is not: this
 * storefront itself answers, and serves copies while the shop behind it does not.
 */
export async function loader({context}: LoaderFunctionArgs) {
  return Response.json(await findHealth(context), {headers: {'Cache-Control': 'no-store'}});
}
