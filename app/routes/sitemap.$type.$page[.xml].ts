import type {LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {createSitemap} from '~/shop/seo/sitemap.server';
import {orUnavailable} from '~/platform/http.server';

/** One sitemap: products, collections or pages as Shopify lists them, or the storefront's own pages. */
export async function loader({context, params}: LoaderFunctionArgs) {
  const {type = '', page = ''} = params;
  const sitemap = await createSitemap(context, type, page).catch(orUnavailable(context));
  return sitemap ?? new Response(null, {status: 404});
}
