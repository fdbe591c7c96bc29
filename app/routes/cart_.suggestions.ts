import type {LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {findRecommendations} from '~/shop/composition/find-recommendations.server';
import {parseRecommendationsRequest} from '~/shop/catalog/recommendations/recommendations-request';

/** Recommendations for the cart in the drawer; the query says what is in it. */
export async function loader({request, context}: LoaderFunctionArgs) {
  return Response.json(
    await findRecommendations(context, parseRecommendationsRequest(new URL(request.url).searchParams)),
  );
}
