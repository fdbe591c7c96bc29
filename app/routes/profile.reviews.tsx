import {useLoaderData, type MetaFunction} from '@remix-run/react';
import {data, type LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {openAccount} from '~/shop/account/open-account.server';
import {privatePageHeaders} from '~/shop/identity/page-headers.server';
import {findOwnReviews} from '~/shop/reviews/own/find-own-reviews.server';
import {OWN_REVIEWS_COPY} from '~/shop/reviews/own/own-reviews-copy';
import {OwnReviewsPage} from '~/shop/reviews/own/OwnReviewsPage';
import {unlistedMeta} from '~/shop/shell/frame/page-title';
import {nullIfUnavailable} from '~/platform/supabase/null-if-unavailable.server';

export {skipAfterCartPost as shouldRevalidate} from '~/shop/cart/browser/skip-after-cart-post';

export const headers = privatePageHeaders;

export const meta: MetaFunction = ({matches}) => unlistedMeta(OWN_REVIEWS_COPY.title, matches);

/** Loads the person's reviews; null for signed-out visitors, whose layout shows the sign-in card. */
export async function loader({context}: LoaderFunctionArgs) {
  const access = await openAccount(context);
  if (access.kind !== 'open') return null;
  const found = await nullIfUnavailable(context, () => findOwnReviews(context, access.account.live.user_id));
  return data({found}, {status: found ? 200 : 503});
}

export default function OwnReviewsRoute() {
  const loaded = useLoaderData<typeof loader>();
  return loaded && <OwnReviewsPage found={loaded.found} />;
}
