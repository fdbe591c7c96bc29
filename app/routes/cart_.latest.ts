import type {LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {findCartForPage} from '~/features/cart/find-cart.server';

/** The visitor's cart as it is now, for a page that another tab may have left behind. */
export async function loader({context}: LoaderFunctionArgs) {
  return Response.json(await findCartForPage(context), {headers: {'Cache-Control': 'private, no-store'}});
}
