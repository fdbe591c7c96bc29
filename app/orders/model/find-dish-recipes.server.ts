import {recipePath} from '~/core/recipe-path';
import {within} from '~/core/within';
import type {AppContext} from '~/platform/context.server';
import {DISH_RECIPES_QUERY} from './dish-recipes.gql';

/** No order page and no mail waits longer for its links to recipes. */
const PATIENCE_MS = 1_000;

/** As many as Shopify returns at once. */
const MAX_PRODUCTS = 250;

/** The path of the recipe of each product that has one, by Shopify's id of the product. */
export type DishRecipes = Readonly<Record<string, string>>;

/** Returns the recipes of the products of an order; none if Shopify does not tell soon. Never rejects. */
export async function findDishRecipes(
  {storefront, report}: Pick<AppContext, 'storefront' | 'report'>,
  items: readonly {readonly product_id?: string | null}[],
): Promise<DishRecipes> {
  const ids = [...new Set(items.flatMap(({product_id: id}) => id ?? []))].sort().slice(0, MAX_PRODUCTS);
  if (ids.length === 0) return {};
  const read = storefront.query(DISH_RECIPES_QUERY, {variables: {ids}}).catch((error: unknown) => {
    report(error);
    return null;
  });
  const products = (await within(PATIENCE_MS, read))?.nodes ?? [];
  return Object.fromEntries(
    products.flatMap((product) => {
      const isDish = product && 'handle' in product && (product.recipe ?? product.howToUse ?? product.includes);
      return isDish ? [[product.id, recipePath(product.handle)]] : [];
    }),
  );
}
