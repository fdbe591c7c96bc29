import {redirect, type ActionFunctionArgs, type LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {reviewStopPath} from '~/shop/review-requests/review-stop-path';
import {handleReviewOneClick} from '~/shop/review-requests/stop-review-requests.server';
import {isLinkToken} from '~/shop/subscribers/links/link-path';

/** Mail programs post here when a person unsubscribes in them. A resource route, because Remix checks the origin of posts to pages. */
export const action = (args: ActionFunctionArgs) => handleReviewOneClick(args);

/** Mail programs without that feature open the address: the page with the button. */
export function loader({params}: LoaderFunctionArgs) {
  if (!isLinkToken(params.token)) throw new Response(null, {status: 404});
  return redirect(reviewStopPath(params.token));
}
