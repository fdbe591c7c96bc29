import {getAllProducts} from '../catalog/catalog-changes';
import {queryList} from '../catalog/query-list';
import {getStock} from '../catalog/stock';
import {variantsOf, variantTitle, type Variant} from '../catalog/variants';
import {connection, type ConnectionArgs} from '../graphql/connection';
import {FieldNotEmulatedError, type ResolverMap} from '../graphql/schema';
import type {SearchDocument} from '../search/score-query';
import {productNumber, type ShopContext, type ShopState} from '../state';
import {toAdminVariant} from './admin-product-node';

interface VariantsArgs extends ConnectionArgs {
  readonly query?: string | null;
  readonly sortKey?: string | null;
  readonly savedSearchId?: string | null;
}

/** The emulated filters of the search of variants, and the words of a search without a filter. */
function variantDocument(state: ShopState, variant: Variant): SearchDocument {
  const title = variantTitle(variant);
  return {
    fields: {
      id: {kind: 'number', values: [variant.number]},
      inventory_quantity: {kind: 'number', values: [getStock(state, variant)]},
      product_id: {kind: 'number', values: [productNumber(variant.product)]},
      sku: {kind: 'keyword', values: [variant.sku]},
      title: {kind: 'text', text: title},
    },
    texts: [{text: `${variant.product.title} ${title} ${variant.sku}`, weight: 1}],
  };
}

/** Finds variants of all products. Products follow each other by their ids, so that both orders are those of one list. */
function findVariants({query, sortKey, savedSearchId}: VariantsArgs, state: ShopState): Variant[] {
  if (savedSearchId) throw new FieldNotEmulatedError('QueryRoot', 'productVariants with a saved search');
  if (sortKey && sortKey !== 'ID' && sortKey !== 'POSITION') {
    throw new FieldNotEmulatedError('ProductVariantSortKeys', sortKey);
  }
  return queryList(
    getAllProducts(state).flatMap((product) => variantsOf(product)),
    query,
    (variant) => variantDocument(state, variant),
    state,
  );
}

/** The Admin API resolvers that search variants. */
export const adminVariantResolvers: ResolverMap = {
  QueryRoot: {
    productVariants: (_root: unknown, args: VariantsArgs, context: ShopContext) =>
      connection(
        findVariants(args, context.state).map((variant) => toAdminVariant(variant, context)),
        args,
        ({id}) => id,
      ),
  },
};
