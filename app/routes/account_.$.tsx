import {redirect, type LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {toStorefrontAccountPath} from '~/shop/account/to-storefront-account-path';

/** Redirects the account URLs of Shopify's online store to our own pages, which require sign-in. */
export function loader({params}: LoaderFunctionArgs) {
  const path = toStorefrontAccountPath(params['*'] ?? '');
  if (!path) throw new Response(null, {status: 404});
  throw redirect(path);
}

/** Never rendered. Remix responds with plain text instead of the error page if a route has no component. */
export default function OnlineStoreAccountRoute() {
  return null;
}
