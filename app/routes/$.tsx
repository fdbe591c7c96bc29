import type {LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {unknownPage} from '~/shop/composition/unknown-page.server';

export {UnknownPage as ErrorBoundary} from '~/shop/composition/UnknownPage';

/** Handles every URL that no other route matches. */
export async function loader({context}: LoaderFunctionArgs) {
  throw await unknownPage(context);
}

/** Never rendered. Remix responds with plain text instead of the error page if a route has no component. */
export default function UnknownRoute() {
  return null;
}
