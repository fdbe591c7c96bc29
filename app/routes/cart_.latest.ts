import type {LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {findCartForPage} from '~/shop/cart/load/find-cart.server';

/** The visitor's current cart, for a page whose cart another tab may have changed. */
export async function loader({context}: LoaderFunctionArgs) {
  return Response.json(await findCartForPage(context), {headers: {'Cache-Control': 'private, no-store'}});
}
