import type {Storefront} from '~/platform/shopify/storefront.server';
import type {ProductNamesQuery} from '../../../../storefrontapi.generated';
import {readText} from '../model/metafields';
import {getEntryByKey, type CatalogEntry} from '../model/product-lookup';
import {readTags} from '../model/tags';
import {PRODUCT_NAMES_QUERY} from './product-names.gql';

/** Pages of 250 products; bounds the response time in large catalogs. */
const MAX_PAGES = 8;

/**
 * Finds a product by another name than its handle: title, second name or catalog id. Names are cached for one second, so
 * that new products are found and a crawler causes at most one read per second.
 * @param key the last segment of the URL, as typed
 * @returns the product's handle; null if no product has this name
 * @throws UpstreamError when Shopify does not respond and no response is cached
 */
export async function findHandleByName(storefront: Storefront, key: string): Promise<string | null> {
  return getEntryByKey((await findNames(storefront)).map(toEntry), key)?.handle ?? null;
}

type ProductNames = ProductNamesQuery['products']['nodes'][number];

async function findNames(storefront: Storefront): Promise<readonly ProductNames[]> {
  const names: ProductNames[] = [];
  let after: string | null | undefined = null;
  for (let page = 0; page < MAX_PAGES; page += 1) {
    const {products}: ProductNamesQuery = await storefront.query(PRODUCT_NAMES_QUERY, {
      variables: {after},
      cache: 'short',
    });
    names.push(...products.nodes);
    if (!products.pageInfo.hasNextPage) break;
    after = products.pageInfo.endCursor;
  }
  return names;
}

function toEntry(product: ProductNames): CatalogEntry {
  const {isBundle} = readTags(product.tags ?? []);
  const number = lastSegment(product.id);
  return {
    handle: product.handle,
    title: product.title,
    secondName: readText(product.secondName),
    isBundle,
    id: readText(product.catalogId) ?? (isBundle ? `b${number}` : number),
    variantId: lastSegment(product.selectedOrFirstAvailableVariant?.id ?? ''),
  };
}

/** A GID ends in the numeric id that Shopify's links use. */
const lastSegment = (globalId: string) => globalId.slice(globalId.lastIndexOf('/') + 1);
