import type {ProductMediaFragment} from '../../../../storefrontapi.generated';
import type {MediaView, PictureView} from './product-view';

/** The parts of a product that make its gallery. */
export interface GallerySource {
  readonly title: string;
  readonly featuredImage?: PictureSource | null;
  readonly media: {readonly nodes: readonly ProductMediaFragment[]};
}

interface PictureSource {
  readonly url: string;
  readonly altText?: string | null;
  readonly width?: number | null;
  readonly height?: number | null;
}

/** @returns the picture; null when there is none. */
export function toPicture(image: PictureSource | null | undefined): PictureView | null {
  if (!image) return null;
  const {url, altText = null, width = null, height = null} = image;
  return {url, altText, width, height};
}

/**
 * Lists a product's pictures and clips in the merchant's order. Kinds that a page cannot show, and clips still being
 * processed, are shown by their preview picture or left out.
 * @returns at least the featured picture, where there is one
 */
export function toGallery({title, featuredImage, media}: GallerySource): readonly MediaView[] {
  const entries = media.nodes.flatMap((node) => toMedia(node, title) ?? []);
  const featured = toPicture(featuredImage);
  if (entries.length > 0 || !featured) return entries;
  return [{kind: 'image', alt: featured.altText || title, image: featured}];
}

function toMedia(media: ProductMediaFragment, title: string): MediaView | null {
  const poster = toPicture(media.previewImage);
  const alt = media.alt || title;
  const clip = media.__typename === 'Video' ? playableUrl(media.sources) : null;
  if (clip) return {kind: 'clip', alt, poster, url: clip};
  if (media.__typename === 'ExternalVideo' && isWebAddress(media.originUrl)) {
    return {kind: 'external', alt, poster, url: media.originUrl};
  }
  const image = (media.__typename === 'MediaImage' ? toPicture(media.image) : null) ?? poster;
  return image && {kind: 'image', alt, image};
}

const isWebAddress = (url: string) => URL.canParse(url) && new URL(url).protocol === 'https:';

/** @returns the address of the first source that every browser plays; null when there is none. */
export const playableUrl = (sources: readonly {readonly url: string; readonly mimeType: string}[]): string | null =>
  sources.find(({mimeType}) => mimeType === 'video/mp4')?.url ?? null;
