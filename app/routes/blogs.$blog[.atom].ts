import type {LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {orUnavailable} from '~/platform/http.server';
import {publicFileHeaders} from '~/platform/public-file-headers.server';
import {findShopFrame} from '~/shop/content/frame/find-shop-frame.server';
import {findFeed} from '~/shop/journal/find-feed.server';
import {createFeedSanitizer} from '~/shop/journal/sanitize-article.server';
import {toAtomFeed} from '~/shop/journal/to-atom-feed';

/** The Atom feed of a blog, at the URL of Shopify's online store. */
export async function loader({context, params}: LoaderFunctionArgs) {
  const [{name}, blog] = await Promise.all([
    findShopFrame(context),
    findFeed(context.storefront, params.blog?.toLowerCase() ?? '').catch(orUnavailable(context)),
  ]);
  if (!blog) return new Response(null, {status: 404});
  const shop = {name, origin: context.config.PUBLIC_ORIGIN};
  return new Response(toAtomFeed(blog, shop, createFeedSanitizer(context.config)), {
    headers: publicFileHeaders('application/atom+xml'),
  });
}
