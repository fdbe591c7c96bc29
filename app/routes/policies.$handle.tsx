import {redirect, type LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {toPolicyPath} from '~/shop/content/page/screens';

/** Redirects Shopify's URL of a policy to its path in this storefront. */
export function loader({params, request}: LoaderFunctionArgs) {
  const ownPath = toPolicyPath(params.handle?.toLowerCase() ?? '');
  if (!ownPath) throw new Response(null, {status: 404});
  throw redirect(ownPath + new URL(request.url).search, 301);
}

/** Never rendered. Remix responds with plain text instead of the error page if a route has no component. */
export default function PolicyRoute() {
  return null;
}
