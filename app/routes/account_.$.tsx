import {redirect, type LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {toStorefrontAccountPath} from '~/shop/account/to-storefront-account-path';
import {notFoundPage} from '~/shop/composition/not-found-page.server';

export {NotFoundPage as ErrorBoundary} from '~/shop/composition/NotFoundPage';

/** Redirects the account URLs of Shopify's online store to our own pages, which require sign-in. */
export async function loader({context, params}: LoaderFunctionArgs) {
  const path = toStorefrontAccountPath(params['*'] ?? '');
  if (!path) throw await notFoundPage(context);
  throw redirect(path);
}

/** Never rendered. Remix responds with plain text instead of the error page if a route has no component. */
export default function OnlineStoreAccountRoute() {
  return null;
}
