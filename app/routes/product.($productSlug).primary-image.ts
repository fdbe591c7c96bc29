import {redirect, type LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {findPrimaryImage} from '~/shop/product/find-primary-image.server';
import {orUnavailable} from '~/platform/http.server';
import {isMediaAddress} from '~/platform/shop-addresses.server';

const PICTURE_MAX_AGE_S = 300;

/** Redirects a permanent URL for mails and feeds to the current main picture of a product. */
export async function loader({context, params}: LoaderFunctionArgs) {
  const slug = params.productSlug ?? '';
  const url = await findPrimaryImage(context.storefront, slug).catch(orUnavailable(context));
  if (url === null || !isMediaAddress(url, context.config)) return redirect('/404');
  const headers = {
    'Cache-Control': `public, max-age=${PICTURE_MAX_AGE_S}`,
    // Webmail embeds the picture in pages of other sites.
    'Cross-Origin-Resource-Policy': 'cross-origin',
  };
  return redirect(url, {headers});
}
