import type {LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {requireProduct} from '~/shop/product/require-product.server';
import {toProductMarkdown} from '~/shop/seo/to-product-markdown';

/** The Markdown version of a product page, which requests with `Accept: text/markdown` get at the page's own URL. */
export async function loader({context, params, request}: LoaderFunctionArgs) {
  const product = await requireProduct(context, params.productSlug ?? '', new URL(request.url).search);
  return new Response(toProductMarkdown(product, context.config.PUBLIC_ORIGIN), {
    headers: {'Content-Type': 'text/markdown; charset=utf-8', 'Cache-Control': 'public, max-age=300'},
  });
}
