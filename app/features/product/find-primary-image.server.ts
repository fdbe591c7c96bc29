import type {Storefront} from '@shopify/hydrogen';
import {nullIfUnasked} from '~/platform/shopify/visitor-limits.server';
import {findHandleByName} from './find-handle.server';
import {findProduct} from './find-product.server';

type Client = Pick<Storefront, 'query' | 'CacheNone' | 'CacheShort'>;

/**
 * Finds the picture that stands for a product.
 * @param slug its handle, or any other name of it; empty where the address held none
 * @returns the picture's address as the shop gives it; null when there is no such product, or no picture of it
 * @throws UpstreamError when the shop gives no answer and none is kept
 */
export async function findPrimaryImage(storefront: Client, slug: string): Promise<string | null> {
  if (slug === '') return null;
  const product =
    (await findProduct(storefront, slug).catch(nullIfUnasked)) ?? (await findByOtherName(storefront, slug));
  const pictures = product?.media.map((entry) => (entry.kind === 'image' ? entry.image : entry.poster)) ?? [];
  return pictures.find((picture) => picture !== null)?.url ?? null;
}

async function findByOtherName(storefront: Client, name: string) {
  const handle = await findHandleByName(storefront, name);
  return handle === null ? null : findProduct(storefront, handle, 'listed');
}
