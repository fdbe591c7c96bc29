import {redirect, type LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {toPolicyPath} from '~/features/content/page/screens';

/** The platform's address of a policy: each has one of our own. */
export function loader({params, request}: LoaderFunctionArgs) {
  const ownPath = toPolicyPath(params.handle ?? '');
  if (!ownPath) throw new Response(null, {status: 404});
  throw redirect(ownPath + new URL(request.url).search, 301);
}

/** Never rendered; a route without a component would answer an unknown policy with bare text instead of the page for that. */
export default function PolicyRoute() {
  return null;
}
