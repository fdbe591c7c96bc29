import type {LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {toProductChoice} from '~/shop/product/product-choice';
import {requireProduct} from '~/shop/product/require-product.server';

/** The options of a product for the drawer of cards; the query names the chosen ones, as that of the product's page does. */
export async function loader({context, params, request}: LoaderFunctionArgs) {
  const product = await requireProduct(context, params.productSlug ?? '', new URL(request.url).search);
  return Response.json(toProductChoice(product), {headers: {'Cache-Control': 'public, max-age=60'}});
}
