import type {LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {findRecommendations} from '~/shop/composition/find-recommendations.server';
import {parseCartHandles} from '~/shop/catalog/recommendations/recommendations-request';

/** Recommendations for the cart in the drawer; the query lists the products in it. */
export async function loader({request, context}: LoaderFunctionArgs) {
  return Response.json(await findRecommendations(context, parseCartHandles(new URL(request.url).searchParams)));
}
