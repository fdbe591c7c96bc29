import type {Storefront} from '@shopify/hydrogen';
import type {ProductNamesQuery} from '../../../../storefrontapi.generated';
import {readText} from '../model/metafields';
import {findByKey, type CatalogEntry} from '../model/product-lookup';
import {readTags} from '../model/tags';
import {PRODUCT_NAMES_QUERY} from './product.gql';

type Client = Pick<Storefront, 'query' | 'CacheShort'>;

/**
 * Finds what an address means that is no product's handle: a former name, a second name or a catalogue id. Kept for a
 * second alone, so that a product just published is found, and a crawler's guesses still cost the shop one read.
 * @param key the last part of the address, as typed
 * @returns the handle of the product meant; null when nothing is called so
 * @throws UpstreamError when the shop gives no answer and none is kept
 */
export async function findHandle(storefront: Client, key: string): Promise<string | null> {
  const {products} = await storefront.query(PRODUCT_NAMES_QUERY, {cache: storefront.CacheShort()});
  return findByKey(products.nodes.map(toEntry), key)?.handle ?? null;
}

function toEntry(product: ProductNamesQuery['products']['nodes'][number]): CatalogEntry {
  const {isBundle} = readTags(product.tags);
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

/** A global id ends in the number that the shop's own links use. */
const lastSegment = (globalId: string) => globalId.slice(globalId.lastIndexOf('/') + 1);
