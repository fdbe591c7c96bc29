import type {AppContext} from '~/platform/context.server';
import {findSettingFields} from '~/platform/shopify/storefront-settings.server';
import {nullOnUpstreamFailure} from '~/shop/catalog/degrade.server';
import {createLinkMapper} from '~/shop/content/create-link-mapper';
import type {MetafieldView} from './metafield-view';
import {DETAIL_ARTICLES_QUERY, PRODUCT_DETAILS_QUERY} from './metafields.gql';
import {parseShownMetafields, type ShownMetafield} from './shown-metafields';
import {referredIds, toValues, type ReferredArticle, type ValueSource} from './to-values.server';

type Context = Pick<AppContext, 'storefront' | 'report' | 'config'>;

/**
 * Finds the metafields of a product that the merchant shows on product pages. Without the setting nothing is asked; without a response
 * from Shopify the page has no details.
 */
export async function findProductDetails(context: Context, handle: string): Promise<readonly MetafieldView[]> {
  const settings = await findSettingFields(context);
  const shown = parseShownMetafields(settings.get('product_details'));
  if (shown.length === 0) return [];
  return (await nullOnUpstreamFailure(readDetails(context, handle, shown), context.report)) ?? [];
}

async function readDetails({storefront, config}: Context, handle: string, shown: readonly ShownMetafield[]) {
  const identifiers = shown.map(({namespace, key}) => ({namespace, key}));
  const {product} = await storefront.query(PRODUCT_DETAILS_QUERY, {variables: {handle, identifiers}});
  const found = (product?.metafields ?? []).filter((field) => field !== null);
  const tools = {toPath: createLinkMapper(config), articles: await findArticles(storefront, found)};
  return found.flatMap((field): MetafieldView[] => {
    const values = toValues(field, tools);
    const {label} = shown.find(({namespace, key}) => namespace === field.namespace && key === field.key) ?? {};
    return label !== undefined && values.length > 0 ? [{id: `${field.namespace}.${field.key}`, label, values}] : [];
  });
}

/** Finds the articles that metafields refer to; asks only if there are any. */
async function findArticles(
  storefront: Context['storefront'],
  fields: readonly ValueSource[],
): Promise<ReadonlyMap<string, ReferredArticle>> {
  const ids = fields.filter(({type}) => type.endsWith('article_reference')).flatMap(referredIds);
  if (ids.length === 0) return new Map();
  const {nodes} = await storefront.query(DETAIL_ARTICLES_QUERY, {variables: {ids}});
  return new Map(nodes.flatMap((node) => (node && 'id' in node ? [[node.id, node] as const] : [])));
}
