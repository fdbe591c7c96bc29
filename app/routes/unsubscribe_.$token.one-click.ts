import {redirect, type ActionFunctionArgs, type LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {handleOneClick} from '~/shop/subscribers/links/follow-link.server';
import {isLinkToken, unsubscribePath} from '~/shop/subscribers/links/link-path';

/** Mail programs post here when a person unsubscribes in them. A resource route, because Remix checks the origin of posts to pages. */
export const action = (args: ActionFunctionArgs) => handleOneClick(args);

/** Mail programs without that feature open the address: the page with the button. */
export function loader({params}: LoaderFunctionArgs) {
  if (!isLinkToken(params.token)) throw new Response(null, {status: 404});
  return redirect(unsubscribePath(params.token));
}
