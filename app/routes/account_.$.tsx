import {redirect, type LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {toStorefrontAccountPath} from '~/features/account/platform-path';

/** Redirects the account URLs of Shopify's online store to our own pages, which require sign-in. */
export function loader({params}: LoaderFunctionArgs) {
  const path = toStorefrontAccountPath(params['*'] ?? '');
  if (!path) throw new Response(null, {status: 404});
  throw redirect(path);
}

/** Never rendered; a route without a component would answer with bare text instead of the page for what is not there. */
export default function PlatformAccountRoute() {
  return null;
}
