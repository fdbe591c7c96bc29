import type {LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {notFoundPage} from '~/shop/composition/not-found-page.server';

export {NotFoundPage as ErrorBoundary} from '~/shop/composition/NotFoundPage';

/** Handles every URL that no other route matches. */
export async function loader({context}: LoaderFunctionArgs) {
  throw await notFoundPage(context);
}

/** Never rendered. Remix responds with plain text instead of the error page if a route has no component. */
export default function UnknownRoute() {
  return null;
}
