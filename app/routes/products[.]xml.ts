import type {LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {findFeedProducts, withAllVariants} from '~/shop/seo/find-feed-products.server';
import {toProductFeed} from '~/shop/seo/to-product-feed';
import {findShopFrame} from '~/shop/content/frame/find-shop-frame.server';
import {orUnavailable} from '~/platform/http.server';
import {publicFileHeaders} from '~/platform/public-file-headers.server';

/** The product feed for Google Merchant Center and others that read its format. */
export async function loader({context}: LoaderFunctionArgs) {
  const [products, {name, description}] = await Promise.all([
    findFeedProducts(context.storefront)
      .then((found) => withAllVariants(context.storefront, found))
      .catch(orUnavailable(context)),
    findShopFrame(context),
  ]);
  return new Response(toProductFeed(products, {name, description, origin: context.config.PUBLIC_ORIGIN}), {
    headers: publicFileHeaders('application/xml'),
  });
}
