import type {Storefront} from '@shopify/hydrogen';
import type {ProductNamesQuery} from '../../../storefrontapi.generated';
import {readText} from '~/features/catalog/model/metafields';
import {findByKey, type CatalogEntry} from '~/features/catalog/model/product-lookup';
import {readTags} from '~/features/catalog/model/tags';
import {PRODUCT_NAMES_QUERY} from './product.gql';

/** Of 250 products each: a catalogue may be larger, a visitor's wait may not. */
const MOST_PAGES = 8;

type Client = Pick<Storefront, 'query' | 'CacheShort'>;

/**
 * Finds what an address means that is no product's handle: a former name, a second name or a catalogue id. Kept for a
 * second alone, so that a product just published is found, and a crawler's guesses still cost
 * the shop one reading of its names a second.
 * @param key the last part of the address, as typed
 * @returns the handle of the product meant; null when nothing is called so
 * @throws UpstreamError when the shop gives no answer and none is kept
 */
export async function findHandleByName(storefront: Client, key: string): Promise<string | null> {
  return findByKey((await readNames(storefront)).map(toEntry), key)?.handle ?? null;
}

type Named = ProductNamesQuery['products']['nodes'][number];

async function readNames(storefront: Client): Promise<readonly Named[]> {
  const named: Named[] = [];
  let after: string | null | undefined = null;
  for (let page = 0; page < MOST_PAGES; page += 1) {
    const {products}: ProductNamesQuery = await storefront.query(PRODUCT_NAMES_QUERY, {
      variables: {after},
      cache: storefront.CacheShort(),
    });
    named.push(...products.nodes);
    if (!products.pageInfo.hasNextPage) break;
    after = products.pageInfo.endCursor;
  }
  return named;
}

function toEntry(product: Named): CatalogEntry {
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

/** A global id ends in the number that the shop's own links use. */
const lastSegment = (globalId: string) => globalId.slice(globalId.lastIndexOf('/') + 1);
