import {PLAN_PARAM} from '~/core/plan-param';
import {findPageParams, rememberPageParams} from '~/platform/page-cache/page-params';
import type {Storefront} from '~/platform/shopify/storefront.server';
import type {HandleCache} from '~/shop/catalog/names/require-by-name.server';
import type {SelectedOption} from '~/shop/catalog/model/option-view';
import {productPath} from '~/shop/catalog/model/product-path';
import type {ProductView} from '~/shop/catalog/model/product-view';
import {variantPath} from '~/shop/catalog/model/variant-path';
import {hasChoice} from '~/shop/catalog/model/to-options';
import {choosePlan} from '~/shop/catalog/model/to-plans';
import {toProduct, type ProductSource} from '~/shop/catalog/model/to-product';
import {PRODUCT_PAGE_QUERY} from './product.gql';
import {parseSelectedOptions, resolveSelection} from './selected-options';

/**
 * Finds one product, and the variant and the selling plan that a query chooses. The names of the options are known once
 * this isolate has read the product: until then it is read without a choice first, so that other parameters never reach
 * Shopify.
 * @param handle untrusted
 * @param search the query of the URL, untrusted
 * @returns null if there is no such product or it has no variant
 * @throws UpstreamError when Shopify does not respond and no response is cached; TooManyGuesses
 */
export async function findProduct(
  storefront: Storefront,
  handle: string,
  cache: HandleCache,
  search = '',
): Promise<ProductView | null> {
  const read = (asked: readonly SelectedOption[]) => readProduct(storefront, {handle, cache, asked});
  const knownNames = findPageParams(productPath(handle)) ?? [];
  const knownAsked = parseSelectedOptions(
    search,
    knownNames.filter((name) => name !== PLAN_PARAM),
  );
  const first = await read(knownAsked);
  if (!first) return null;
  const names = hasChoice(first) ? first.options.map(({name}) => name) : [];
  const hasPlans = (first.sellingPlanGroups?.nodes.length ?? 0) > 0;
  rememberPageParams(productPath(handle), hasPlans ? [...names, PLAN_PARAM] : names);
  const asked = parseSelectedOptions(search, names);
  const product = asked.length > 0 && knownAsked.length === 0 ? ((await read(asked)) ?? first) : first;
  const {readInstead, isSubstitute} = resolveSelection(product, asked);
  const found = readInstead ? ((await read(readInstead)) ?? product) : product;
  if (asked.length > 0 && !isSubstitute && isElsewhere(found)) return toChosenElsewhere(product, found, read);
  const shown = toProduct(found);
  if (!shown) return null;
  return withChosenPlan(isSubstitute ? {...shown, isSubstitute: !shown.isCombined} : shown, search);
}

/** Returns whether the chosen variant is of another product of a combined listing. */
const isElsewhere = ({handle, chosenVariant}: ProductSource): boolean =>
  chosenVariant ? chosenVariant.product.handle !== handle : false;

/**
 * Returns a product of a combined listing with the page of what was asked for. A link to a child that names only options of
 * its own never leads to another child: then the child says that it does not have that combination.
 */
async function toChosenElsewhere(
  first: ProductSource,
  found: ProductSource,
  read: (asked: readonly SelectedOption[]) => Promise<ProductSource | null>,
): Promise<ProductView | null> {
  const {chosenVariant} = found;
  const own = first.chosenVariant;
  const shown = toProduct(first);
  if (!shown || !chosenVariant || !own) return shown;
  if (shown.isCombined || isElsewhere(first))
    return {...shown, elsewhere: variantPath(chosenVariant.product.handle, chosenVariant.selectedOptions)};
  const child = toProduct((await read(own.selectedOptions)) ?? first);
  return child && {...child, isSubstitute: true};
}

/** Returns the product with the plan of the URL and its price; the price per unit of measure is that of a one-time purchase. */
function withChosenPlan(product: ProductView, search: string): ProductView {
  if (!product.plans) return product;
  const plans = choosePlan(product.plans, search);
  if (!plans.chosen) return {...product, plans};
  const {amount, price, compareAtPrice, savings} = plans.chosen;
  return {...product, plans, amount, price, compareAtPrice, savings, unitPrice: null};
}

interface ProductRead {
  readonly handle: string;
  readonly cache: HandleCache;
  readonly asked: readonly SelectedOption[];
}

/** Values of options can be invented without end, so that they are cached apart from the catalog. */
async function readProduct(storefront: Storefront, {handle, cache, asked}: ProductRead): Promise<ProductSource | null> {
  const {product} = await storefront.query(
    PRODUCT_PAGE_QUERY,
    asked.length === 0
      ? {variables: {handle}, cache}
      : {variables: {handle, selectedOptions: [...asked]}, cache: cache === 'none' ? 'none' : 'filters'},
  );
  return product ?? null;
}
