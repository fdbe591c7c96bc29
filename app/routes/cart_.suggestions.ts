import type {LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {findSuggestions} from '~/features/catalog/recommendations/find-suggestions.server';
import {readInCart} from '~/features/catalog/recommendations/suggestions-request';

/** What goes well with a cart, for the drawer: which products it holds stands in the address. */
export async function loader({request, context}: LoaderFunctionArgs) {
  return Response.json(await findSuggestions(context, readInCart(new URL(request.url).searchParams)));
}
