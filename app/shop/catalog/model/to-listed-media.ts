import {toEmbed} from '~/core/to-embed';
import type {MediaView} from './product-view';

const CDN = 'https://cdn.shopify.com';
/** Shopify also serves a store's files under the storefront's origin. */
const OWN_FILES = '/cdn/shop/';
const CLIP = /\.(?:mp4|webm)$/i;
const PICTURE = /\.(?:png|jpe?g|webp|avif|gif)$/i;

/**
 * Converts a URL of the merchant's media metafield.
 * @param address a file of the store, or a video at Instagram or YouTube
 * @param title the alternative text, since the metafield has none
 * @returns null for any other URL, which the CSP would block
 */
export function toListedMedia(address: string, title: string): MediaView | null {
  const embed = toEmbed(address);
  if (embed) return {kind: 'external', alt: title, poster: null, url: embed.sourceUrl, service: embed.service};
  const url = toStoreFile(address);
  if (!url) return null;
  const [path = ''] = url.split('?');
  if (CLIP.test(path)) return {kind: 'clip', alt: title, poster: null, url};
  if (!PICTURE.test(path)) return null;
  return {kind: 'image', alt: title, image: {url, altText: null, width: null, height: null}};
}

function toStoreFile(address: string): string | null {
  if (!URL.canParse(address, CDN)) return null;
  const {origin, pathname, search, username, password} = new URL(address, CDN);
  if (origin !== CDN || username || password) return null;
  if (URL.canParse(address)) return CDN + pathname + search;
  return pathname.startsWith(OWN_FILES) ? pathname + search : null;
}
