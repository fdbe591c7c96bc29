import type {LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {orUnavailable} from '~/platform/http.server';
import {findSoldOut} from '~/shop/product/find-sold-out.server';

/** The variants that are sold out now, for buttons of pages from a cache. The same for all visitors. */
export async function loader({context}: LoaderFunctionArgs) {
  const soldOut = await findSoldOut(context.storefront).catch(orUnavailable(context));
  return Response.json(soldOut, {headers: {'Cache-Control': 'public, max-age=5'}});
}
