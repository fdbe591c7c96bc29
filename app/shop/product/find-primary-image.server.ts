import type {Storefront} from '~/platform/shopify/storefront.server';
import {nullIfTooManyGuesses} from '~/platform/limits/read-limits.server';
import {findHandleByName} from '~/shop/catalog/names/find-handle.server';
import {MAX_HANDLE_LENGTH} from '~/shop/catalog/names/require-by-name.server';
import {findProduct} from './find-product.server';

/**
 * Finds the main picture of a product.
 * @param slug its handle or another name; may be empty
 * @returns the picture's URL at Shopify; null if there is no such product or picture
 * @throws UpstreamError when Shopify does not respond and no response is cached
 */
export async function findPrimaryImage(storefront: Storefront, slug: string): Promise<string | null> {
  if (slug === '' || slug.length > MAX_HANDLE_LENGTH) return null;
  const product =
    (await findProduct(storefront, slug, 'guessed-handle').catch(nullIfTooManyGuesses)) ??
    (await findByOtherName(storefront, slug));
  const pictures = product?.media.map((entry) => (entry.kind === 'image' ? entry.image : entry.poster)) ?? [];
  return pictures.find((picture) => picture !== null)?.url ?? null;
}

async function findByOtherName(storefront: Storefront, name: string) {
  const handle = await findHandleByName(storefront, name);
  return handle === null ? null : findProduct(storefront, handle, 'catalog');
}
