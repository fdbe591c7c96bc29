import type {LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {findShopFrame} from '~/shop/content/frame/find-shop-frame.server';
import {findJournal} from '~/shop/journal/find-journal.server';
import {findRecipes} from '~/shop/recipes/find-recipes.server';
import {findFeedProducts} from '~/shop/seo/find-feed-products.server';
import {toLlmsText} from '~/shop/seo/to-llms-text';
import {orUnavailable} from '~/platform/http.server';

export async function loader({context}: LoaderFunctionArgs) {
  const [products, recipes, {articles}, {name, description}] = await Promise.all([
    findFeedProducts(context.storefront).catch(orUnavailable(context)),
    findRecipes(context.storefront).catch(orUnavailable(context)),
    findJournal(context.storefront).catch(orUnavailable(context)),
    findShopFrame(context),
  ]);
  const text = toLlmsText({products, recipes, articles}, {name, description, origin: context.config.PUBLIC_ORIGIN});
  return new Response(text, {
    headers: {'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'public, max-age=3600'},
  });
}
