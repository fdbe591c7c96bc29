import {redirect, type LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {notFoundPage} from '~/shop/composition/not-found-page.server';
import {toPolicyPath} from '~/shop/content/page/screens';

export {NotFoundPage as ErrorBoundary} from '~/shop/composition/NotFoundPage';

/** Redirects Shopify's URL of a policy to its path in this storefront. */
export async function loader({context, params, request}: LoaderFunctionArgs) {
  const ownPath = toPolicyPath(params.handle?.toLowerCase() ?? '');
  if (!ownPath) throw await notFoundPage(context);
  throw redirect(ownPath + new URL(request.url).search, 301);
}

/** Never rendered. Remix responds with plain text instead of the error page if a route has no component. */
export default function PolicyRoute() {
  return null;
}
